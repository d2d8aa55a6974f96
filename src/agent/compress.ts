import { RULES } from './compress-rule/index.js';
import type { CompressRule } from './compress-rule/rule.js';

const ALARM =
  /\b(error|errors|err!|fail|failed|failing|failure|failures|panic|panicked|exception|traceback|fatal|abort|aborted|assertion|conflict|denied|cannot|not found|segfault|core dumped|timed? ?out)\b/i;
const WORTHWHILE = 0.8;

/**
 * What the model is sent instead of a recognised command's output; undefined = the output itself. Compound commands,
 * file redirects and substitutions pass through; so does an output from which a line that speaks of an error would be
 * lost, and one that would hardly get shorter.
 */
export function compress(command: string, output: string, ok: boolean): string | undefined {
  const words = plainWords(command);
  const rule = words && RULES.find((one) => one.matches(words));
  if (!rule) return undefined;
  const lines = stripAnsi(output).replace(/\r\n/g, '\n').split('\n');
  const kept = rule.shorten(lines, ok);
  if (!kept || kept.length === 0) return undefined;
  const text = `[${rule.name}: ${lines.length} lines shortened]\n${kept.join('\n')}`;
  if (text.length > output.length * WORTHWHILE) return undefined;
  return isAlarmKept(lines, text, rule) ? text : undefined;
}

function isAlarmKept(lines: readonly string[], text: string, { quiet, core }: CompressRule): boolean {
  return lines.every((line) => {
    if (!ALARM.test(line) || quiet?.test(line)) return true;
    const needle = (core?.(line) ?? line).trim();
    return needle === '' || text.includes(needle);
  });
}

/**
 * The words of one plain command, or undefined. Allowed beside it: exactly `2>&1` or `1>&2`, leading CI-like variables,
 * and pipes into `cat`, `head` and `tail`, which drop lines but change none.
 */
export function plainWords(command: string): string[] | undefined {
  if (/[\n\r`]|\$\(|&&|\|\||;/.test(command)) return undefined;
  const bare = command.replace(/(^|\s)(2>&1|1>&2)(?=\s|$)/g, '$1');
  if (/[<>&]/.test(bare)) return undefined;
  const [first = '', ...pipes] = bare.split('|');
  if (pipes.some((pipe) => !/^\s*(cat|(head|tail)(\s+-n?\s*\d+|\s+-c\s*\d+|\s+--lines=\d+)?)\s*$/.test(pipe)))
    return undefined;
  const words = first.match(/(?:[^\s'"]|'[^']*'|"[^"$\\]*")+/g)?.map((word) => word.replace(/['"]/g, ''));
  while (words?.[0] && /^(CI|FORCE_COLOR|NO_COLOR|NODE_ENV|RUST_BACKTRACE)=\w*$/.test(words[0]))
    words.shift();
  return words && words.length > 0 ? words : undefined;
}

function stripAnsi(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are made of them
  return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '');
}
