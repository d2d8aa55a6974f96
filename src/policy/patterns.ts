import { RunError } from '../contract/error.js';
import type { TtsrRule } from '../contract/recipe.js';
import { compileMany, type Stream } from '../regex/stream.js';

export type Source = 'text' | 'args';

/** All rules of one source as one matcher. `feed` and `end` answer with the indexes of the rules that match now. */
export interface Patterns {
  start(): Stream;
}

/**
 * Compiles the rules that look at `source`; indexes are those of the whole list. All of them run as one automaton; only
 * when it has matched is the text gone through again, to tell which rules it was. A pattern that is malformed is an
 * error with its place.
 */
export function compile(rules: readonly TtsrRule[], source: Source, origin: string): Patterns {
  const mine = rules.flatMap((rule, index) => (rule.scope.includes(source) ? [index] : []));
  const patterns = mine.map((index) => rules[index]!.pattern);
  const each = compileAll(
    mine.map((index) => rules[index]!),
    origin,
  );
  const any = compileMany(patterns.length > 0 ? [patterns.map((pattern) => `(?:${pattern})`).join('|')] : []);
  return { start: () => new Together(any.start(), () => each.start(), mine) };
}

/** One stream: the union of all rules, and each rule on its own from the first match on. */
class Together implements Stream {
  readonly #any: Stream;
  readonly #startEach: () => Stream;
  readonly #names: readonly number[];
  /** What was fed before the first match. */
  #text: string[] = [];
  #each: Stream | undefined;

  constructor(any: Stream, startEach: () => Stream, names: readonly number[]) {
    this.#any = any;
    this.#startEach = startEach;
    this.#names = names;
  }

  feed(text: string): number[] {
    if (this.#each) return this.#named(this.#each.feed(text));
    this.#text.push(text);
    return this.#any.feed(text).length > 0 ? this.#named(this.#replay()) : [];
  }

  end(): number[] {
    if (this.#each) return this.#named(this.#each.end());
    if (this.#any.end().length === 0) return [];
    const found = this.#replay();
    return this.#named([...found, ...(this.#each as Stream | undefined)!.end()]);
  }

  #replay(): number[] {
    this.#each = this.#startEach();
    const found = this.#each.feed(this.#text.join(''));
    this.#text = [];
    return found;
  }

  #named(found: readonly number[]): number[] {
    return found.map((index) => this.#names[index]!);
  }
}

function compileAll(rules: readonly TtsrRule[], origin: string): Patterns {
  try {
    const many = compileMany(rules.map(({ pattern }) => pattern));
    const [empty] = many.start().feed('');
    if (empty === undefined) return many;
    throw bad(rules[empty]!, 'it matches an empty text, so it would stop every answer', origin);
  } catch (error) {
    if (error instanceof RunError) throw error;
    throw culprit(rules, origin) ?? error;
  }
}

/** The rule that does not compile. */
function culprit(rules: readonly TtsrRule[], origin: string): RunError | undefined {
  for (const rule of rules) {
    try {
      compileMany([rule.pattern]);
    } catch (error) {
      return bad(rule, error instanceof Error ? error.message : String(error), origin);
    }
  }
  return undefined;
}

function bad({ name, pattern }: TtsrRule, why: string, origin: string): RunError {
  return new RunError('recipe', `${origin}: the pattern of ${name ?? `"${pattern}"`}: ${why}.`);
}
