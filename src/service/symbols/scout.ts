import { atOnce } from '../search/turn.js';
import { type Finder, goFinder, pythonFinder, rustFinder } from './define.js';
import { scriptFinder } from './define-script.js';
import { goDialect, pythonDialect, rustDialect } from './dialect.js';
import type { Language } from './language.js';
import { type Dialect, lex } from './lexer.js';
import { doubled, Names } from './names.js';
import { ScriptDialect } from './script.js';
import { FIRST_NAME, Tokens } from './tokens.js';

/** What a file defines and which names it uses. */
export interface Symbols {
  /** Four numbers a definition: its name's number (-1: a head without a name), line, byte offset of the line, of the name. */
  readonly definitions: Int32Array;
  /** Two numbers a name: its number, and how often it is used other than to define. */
  readonly uses: Int32Array;
}

/** So much is read between two steps. */
const STEP_BYTES = 16_384;

/** How many numbers a definition takes. */
export const DEFINITION_SIZE = 4;

/**
 * Reads definitions and uses out of source text with a lexer over its bytes: about a tenth of a parser's time. It is
 * exact about strings, comments and brackets and knows the shapes of definitions, and nothing of the rest of a grammar.
 */
export class Scout {
  readonly names: Names;
  readonly #tokens = new Tokens();
  readonly #plainScript: ScriptDialect;
  readonly #jsxScript: ScriptDialect;
  readonly #finders: Record<Language, Finder>;
  /** Lines of the file read last. */
  lines = 0;
  #seen = new Int32Array(1 << 15);
  #counts = new Int32Array(1 << 15);

  constructor(names = new Names()) {
    this.names = names;
    this.#plainScript = new ScriptDialect(names, false);
    this.#jsxScript = new ScriptDialect(names, true);
    const script = scriptFinder(names);
    this.#finders = {
      rust: rustFinder(this.names),
      python: pythonFinder(this.names),
      go: goFinder(this.names),
      typescript: script,
      tsx: script,
      javascript: script,
    };
  }

  /** `bytes` must hold a newline at `size`, where the text ends. */
  read(bytes: Uint8Array, size: number, language: Language): Symbols {
    return atOnce(this.reading(bytes, size, language));
  }

  /** The same in steps, of which another reading must not come between. */
  *reading(bytes: Uint8Array, size: number, language: Language): Generator<void, Symbols> {
    const tokens = this.#tokens;
    tokens.count = 0;
    const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    const scan = { bytes, end: size, at: from, line: 1, tokens };
    const dialect = this.#dialect(language);
    while (scan.at < size) {
      lex(scan, dialect, this.names, Math.min(size, scan.at + STEP_BYTES));
      yield;
    }
    this.lines = scan.line;
    tokens.match();
    const definitions: number[] = [];
    const defining: number[] = [];
    const note = (token: number, name: number): void => {
      const start = tokens.start[token]!;
      definitions.push(name, tokens.line[token]!, lineStart(bytes, start), start);
    };
    const found = (token: number): void => {
      const name = tokens.type[token]! - FIRST_NAME;
      defining.push(name);
      note(token, name);
    };
    this.#finders[language](tokens, found, (token) => note(token, -1));
    if (size > STEP_BYTES) yield;
    return { definitions: inOrder(definitions), uses: this.#uses(defining) };
  }

  #dialect(language: Language): Dialect {
    if (language === 'rust') return rustDialect;
    if (language === 'python') return pythonDialect;
    if (language === 'go') return goDialect;
    return (language === 'typescript' ? this.#plainScript : this.#jsxScript).reset();
  }

  #uses(defining: number[]): Int32Array {
    const { type, count } = this.#tokens;
    while (this.#counts.length < this.names.count) this.#counts = doubled(this.#counts);
    const counts = this.#counts;
    if (this.#seen.length < 3 * count) this.#seen = new Int32Array(6 * count);
    const seen = this.#seen;
    let distinct = 0;
    for (let at = 0; at < count; at++) {
      const name = type[at]! - FIRST_NAME;
      if (name >= 0 && counts[name]!++ === 0) seen[distinct++] = name;
    }
    for (const name of defining) counts[name]!--;
    // Pairs go to the end of the same array, which is long enough that none reaches a name still to be read.
    let from = seen.length;
    for (let at = distinct - 1; at >= 0; at--) {
      const name = seen[at]!;
      if (counts[name]! > 0) {
        seen[--from] = counts[name]!;
        seen[--from] = name;
      }
      counts[name] = 0;
    }
    return seen.slice(from);
  }
}

/** By offset, each once: a class's members are found when the class is, before what lies in them. */
function inOrder(definitions: number[]): Int32Array {
  const offset = (index: number): number => definitions[index * DEFINITION_SIZE + 3]!;
  const indexes = [...Array(definitions.length / DEFINITION_SIZE).keys()];
  if (indexes.every((index) => index === 0 || offset(index - 1) < offset(index)))
    return Int32Array.from(definitions);
  indexes.sort((a, b) => offset(a) - offset(b));
  const unique = indexes.filter((index, at) => at === 0 || offset(index) !== offset(indexes[at - 1]!));
  const size = DEFINITION_SIZE;
  return Int32Array.from(unique.flatMap((index) => definitions.slice(index * size, (index + 1) * size)));
}

const MOST_INDENT = 400;

/** Where the line begins, or as far before `from` as is looked for. */
function lineStart(bytes: Uint8Array, from: number): number {
  const least = Math.max(0, from - MOST_INDENT);
  let at = from;
  while (at > least && bytes[at - 1] !== 10) at--;
  return at;
}
