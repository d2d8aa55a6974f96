import type { CharSet } from './charset.js';
import { readClass } from './class.js';
import { RegexError } from './error.js';
import { type Flags, Reader } from './reader.js';
import { ASCII_WORD } from './unicode.js';

const LONGEST = 65_536;
const GROUP = /^(?:\?(?:P?<([A-Za-z_]\w*)>|(<?[=!])|:))?/;
const FLAGS = /^\?([imsu]*)(?:-([imsu]+))?([:)])/;

/**
 * The same pattern for V8, which knows look-around and back-references but may take exponential time: run it where it
 * can be killed, on one line at a time. Throws a RegexError for what is no expression.
 */
export function backtracking(pattern: string, options: { ignoreCase?: boolean } = {}): RegExp {
  const translator = new Translator(pattern, options.ignoreCase ?? false);
  const source = translator.translate();
  try {
    return new RegExp(source, translator.folds ? 'iu' : 'u');
  } catch (error) {
    throw new RegexError((error as Error).message.replace(/^.*: /s, ''), 0);
  }
}

class Translator {
  /** A back-reference is compared ignoring case. */
  folds = false;
  readonly #reader: Reader;
  /** Flags in force, those of the groups around underneath. */
  readonly #flags: Flags[];

  constructor(pattern: string, ignoreCase: boolean) {
    this.#reader = new Reader(pattern);
    if (pattern.length > LONGEST) this.#reader.fail(`a pattern may have at most ${LONGEST} characters`, 0);
    this.#flags = [{ ...this.#reader.flags, i: ignoreCase }];
  }

  translate(): string {
    const parts: string[] = [];
    while (!this.#reader.done) parts.push(this.#next());
    return parts.join('');
  }

  get #now(): Flags {
    return this.#flags.at(-1)!;
  }

  #next(): string {
    const reader = this.#reader;
    reader.flags = this.#now;
    const char = reader.pattern[reader.at]!;
    if (char === '{') return this.#bounds();
    const point = reader.point();
    if (char === '(') return this.#open();
    if (char === ')') {
      if (this.#flags.length > 1) this.#flags.pop();
      return char;
    }
    if (char === '[') return print(readClass(reader));
    if (char === '.') return '[^\\n]';
    if (char === '\\') return this.#escape();
    return '|*+?^$'.includes(char) ? char : this.#literal(point);
  }

  #bounds(): string {
    const found = /^\{\s*(\d+)\s*(,?)\s*(\d*)\s*\}/.exec(this.#reader.rest(60));
    if (!found) return this.#reader.fail('{ must begin a repetition like {2,5}: write \\{ for a brace');
    this.#reader.at += found[0].length;
    return `{${found[1]}${found[2]}${found[3]}}`;
  }

  #open(): string {
    const reader = this.#reader;
    const flags = FLAGS.exec(reader.rest(20));
    if (flags && flags[0] !== '?:') return this.#setFlags(flags);
    const [text, name, around] = GROUP.exec(reader.rest(200))!;
    reader.at += text.length;
    this.#flags.push({ ...this.#now });
    if (name !== undefined) return `(?<${name}>`;
    return around === undefined ? `(${text}` : `(?${around}`;
  }

  #setFlags([text, on, off, end]: RegExpExecArray): string {
    this.#reader.at += text.length;
    const set = (flag: 'i' | 'u'): boolean => (this.#now[flag] || on!.includes(flag)) && !off?.includes(flag);
    const flags = { ...this.#now, i: set('i'), u: set('u') };
    if (end === ')') this.#flags[this.#flags.length - 1] = flags;
    else this.#flags.push(flags);
    return end === ')' ? '' : '(?:';
  }

  #escape(): string {
    const reader = this.#reader;
    const back = /^(?:[1-9]|k<[A-Za-z_]\w*>)/.exec(reader.rest(200));
    if (back) {
      reader.at += back[0].length;
      this.folds ||= this.#now.i;
      // In a group of its own: a digit that follows is not part of it.
      return `(?:\\${back[0]})`;
    }
    const set = reader.classEscape();
    if (set) return print(set);
    const look = /^[AzbB]/.exec(reader.rest(1))?.[0];
    if (look === undefined) return this.#literal(reader.pointEscape(false));
    reader.at++;
    if (look === 'A' || look === 'z') return look === 'A' ? '^' : '$';
    const word = print(this.#now.u ? reader.known.word : ASCII_WORD);
    const [same, other] = look === 'b' ? ['!', '='] : ['=', '!'];
    return `(?:(?<=${word})(?${same}${word})|(?<!${word})(?${other}${word}))`;
  }

  #literal(point: number): string {
    return print(this.#reader.folded([[point, point]]));
  }
}

function print(set: CharSet): string {
  const hex = (point: number): string => `\\u{${point.toString(16)}}`;
  const ranges = set.map(([low, high]) => (low === high ? hex(low) : `${hex(low)}-${hex(high)}`));
  return ranges.length === 1 && set[0]![0] === set[0]![1] ? ranges[0]! : `[${ranges.join('')}]`;
}
