import { RunError } from '../contract/error.js';
import type { TtsrRule } from '../contract/recipe.js';

export type Source = 'text' | 'args';

/** All rules of one source as one matcher. `feed` answers with the indexes of the rules that match with this text. */
export interface Patterns {
  start(): { feed(text: string): number[] };
}

/** How far back a rule sees. */
const WINDOW = 2_000;

/** Compiles the rules that look at `source`; indexes are those of the whole list. */
export function compile(rules: readonly TtsrRule[], source: Source, origin: string): Patterns {
  const compiled = rules.flatMap((rule, index) =>
    rule.scope.includes(source) ? [{ index, regex: parse(rule, index, origin) }] : [],
  );
  return {
    start: () => {
      let tail = '';
      return {
        feed: (text) => {
          tail = tail.slice(-WINDOW) + text;
          return compiled.flatMap(({ index, regex }) => (regex.test(tail) ? [index] : []));
        },
      };
    },
  };
}

function parse({ pattern, name }: TtsrRule, index: number, origin: string): RegExp {
  const bad = (why: string): never => {
    throw new RunError('recipe', `${origin}: the pattern of ${name ?? `rule ${index + 1}`} ${why}`);
  };
  if (/\(\?<?[=!]/.test(pattern)) return bad('looks around. Write what must stand there instead.');
  if (/\\[1-9]|\\k</.test(pattern)) return bad('refers back to a group. Write the text twice instead.');
  try {
    return new RegExp(pattern.replace(/^\(\?i\)/, ''), pattern.startsWith('(?i)') ? 'imu' : 'mu');
  } catch (error) {
    return bad(`is no regular expression: ${(error as Error).message}`);
  }
}
