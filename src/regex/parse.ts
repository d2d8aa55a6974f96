import { type CharSet, EVERYTHING, has, subtract } from './charset.js';
import { readClass } from './class.js';
import { KnownSets } from './known-sets.js';
import { type Flags, Reader } from './reader.js';
import { type Around, EMPTY, type Look, type Node, type ParseOptions } from './syntax.js';

const NEWLINE: CharSet = [[10, 10]];
const DEEPEST = 250;
const LONGEST = 65_536;
const LAST_ASCII = 127;
const GROUP_NAME = /^P?<([\p{Alphabetic}_][\p{Alphabetic}\p{N}_.[\]]*)>/u;
const FLAGS = /^([imsUuxR]*)(?:-([imsUuxR]+))?([:)])/;

/**
 * Reads a pattern in the syntax of Rust's regex crate. Throws a RegexError for what that syntax does not know;
 * look-around and back-references say how to do without. With `arounds` they are read: it is filled with the empty
 * sequences that stand for look-around, and a back-reference is read as its group, or nothing.
 */
export function parse(pattern: string, options: ParseOptions = {}, arounds?: Map<Node, Around>): Node {
  const parser = new Parser(pattern, options, arounds);
  if (pattern.length > LONGEST) parser.reader.fail(`a pattern may have at most ${LONGEST} characters`, 0);
  return parser.parse();
}

/** A literal text as a tree. */
export function literal(text: string, options: ParseOptions = {}): Node {
  const { ignoreCase, known = new KnownSets() } = options;
  const parts = [...text].map((char): Node => {
    const set: CharSet = [[char.codePointAt(0)!, char.codePointAt(0)!]];
    return { type: 'set', set: ignoreCase ? known.fold(set) : set };
  });
  return { type: 'cat', parts };
}

class Parser {
  readonly reader: Reader;
  readonly #lines: boolean;
  readonly #arounds: Map<Node, Around> | undefined;
  readonly #names = new Set<string>();
  /** Groups that are closed, by number and by name. */
  readonly #groups = new Map<string, Node>();
  #opened = 0;
  #depth = 0;

  constructor(pattern: string, options: ParseOptions, arounds: Map<Node, Around> | undefined) {
    this.#lines = options.lines ?? false;
    this.#arounds = arounds;
    this.reader = new Reader(pattern, this.#lines && !arounds, options.known);
    this.#flags = { ...this.#flags, i: options.ignoreCase ?? false, m: this.#lines };
  }

  get #flags(): Flags {
    return this.reader.flags;
  }

  set #flags(flags: Flags) {
    this.reader.flags = flags;
  }

  parse(): Node {
    const node = this.#alternatives();
    if (!this.reader.done) this.reader.fail('a ) without its (: write \\) for a parenthesis');
    return node;
  }

  #alternatives(): Node {
    const before = this.#flags;
    if (++this.#depth > DEEPEST) this.reader.fail(`groups are nested more than ${DEEPEST} deep`);
    const options = [this.#sequence()];
    while (this.reader.take('|')) options.push(this.#sequence());
    this.#depth--;
    this.#flags = before;
    return options.length === 1 ? options[0]! : { type: 'alt', options };
  }

  #sequence(): Node {
    const parts: Node[] = [];
    for (;;) {
      this.reader.skipBlanks();
      const next = this.reader.peek();
      if (next === undefined || next === '|' || next === ')') break;
      const node = this.#atom();
      if (node) parts.push(this.#repeated(node));
    }
    return parts.length === 1 ? parts[0]! : { type: 'cat', parts };
  }

  #repeated(atom: Node): Node {
    let node = atom;
    for (;;) {
      this.reader.skipBlanks();
      const bounds = this.#bounds();
      if (!bounds) return node;
      this.reader.take('?');
      node = { type: 'repeat', node, ...bounds };
    }
  }

  #bounds(): { min: number; max: number } | undefined {
    const { reader } = this;
    if (reader.take('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
    if (reader.take('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
    if (reader.take('?')) return { min: 0, max: 1 };
    if (reader.peek() !== '{') return undefined;
    const found = /^\{\s*(\d+)\s*(?:(,)\s*(\d*)\s*)?\}/.exec(reader.rest(60));
    if (!found) return reader.fail('{ must begin a repetition like {2,5}: write \\{ for a brace');
    const min = Number(found[1]);
    const max = found[2] === undefined ? min : found[3] === '' ? Number.POSITIVE_INFINITY : Number(found[3]);
    if (min > max) reader.fail('a repetition must go upwards, like {2,5}');
    reader.at += found[0].length;
    return { min, max };
  }

  /** One thing that can be repeated; undefined for a `(?i)` that only sets flags. */
  #atom(): Node | undefined {
    const { reader } = this;
    const start = reader.at;
    const point = reader.point();
    const char = String.fromCodePoint(point);
    if (char === '(') return this.#group(start);
    if (char === '[') return this.#set(readClass(reader));
    if (char === '.')
      return this.#set(this.#flags.s ? reader.everything : subtract(reader.everything, NEWLINE));
    if (char === '^') return this.#look(this.#flags.m ? 'lineStart' : 'textStart');
    if (char === '$') return this.#look(this.#flags.m ? 'lineEnd' : 'textEnd');
    if (char === '\\') return this.#escape();
    if ('*+?{'.includes(char))
      return reader.fail(`${char} has nothing to repeat: write \\${char} for the character`, start);
    return this.#literal(point, start);
  }

  #escape(): Node {
    const { reader } = this;
    const start = reader.at - 1;
    const set = reader.classEscape();
    if (set) return this.#set(set);
    const look = this.#lookEscape() ?? (this.#arounds && this.#backReference());
    if (look) return look;
    const byte = reader.byteEscape();
    return byte === undefined ? this.#literal(reader.pointEscape(false), start) : this.#set([[byte, byte]]);
  }

  #lookEscape(): Node | undefined {
    const { reader } = this;
    const found = /^(?:b\{(start|end|start-half|end-half)\}|[AzbB<>])/.exec(reader.rest(14));
    if (!found) return undefined;
    reader.at += found[0].length;
    const names = {
      A: 'textStart',
      z: 'textEnd',
      b: 'boundary',
      B: 'inside',
      '<': 'wordStart',
      '>': 'wordEnd',
      start: 'wordStart',
      end: 'wordEnd',
      'start-half': 'halfStart',
      'end-half': 'halfEnd',
    } as const;
    return this.#look(names[(found[1] ?? found[0]) as keyof typeof names]);
  }

  #look(at: Look['at']): Node {
    const ascii = !this.#flags.u;
    if (at === 'lineStart' || at === 'lineEnd') return { type: 'look', look: { at } };
    if (at !== 'textStart' && at !== 'textEnd') return { type: 'look', look: { at, ascii } };
    if (!this.#lines) return { type: 'look', look: { at } };
    return { type: 'look', look: { at: at === 'textStart' ? 'lineStart' : 'lineEnd' } };
  }

  #literal(point: number, start: number): Node {
    if (this.#lines && point === 10) {
      this.reader.fail('a search goes line by line and never sees \\n: search for one of the lines', start);
    }
    return { type: 'set', set: this.reader.folded([[point, point]]) };
  }

  #set(set: CharSet): Node {
    if (!this.#lines) return { type: 'set', set };
    if (set.length === 1 && set[0]![0] === 10 && set[0]![1] === 10)
      return this.#literal(10, this.reader.at - 1);
    const bytes = this.reader.readsBytes && set.some(([, high]) => high > LAST_ASCII);
    return { type: 'set', set: has(set, 10) ? subtract(set, NEWLINE) : set, ...(bytes && { bytes }) };
  }

  #group(start: number): Node | undefined {
    const { reader } = this;
    if (!reader.take('?')) return this.#captured(start);
    const around = /^<?[=!]/.exec(reader.rest(2))?.[0];
    if (around) return this.#around(around, start);
    const name = GROUP_NAME.exec(reader.rest(200));
    if (name) {
      if (this.#names.has(name[1]!)) reader.fail(`there are two groups named ${name[1]}`, start);
      this.#names.add(name[1]!);
      reader.at += name[0].length;
      return this.#captured(start, name[1]);
    }
    return this.#flagGroup(start);
  }

  #captured(start: number, name?: string): Node {
    const number = ++this.#opened;
    const node = this.#closed(start);
    this.#groups.set(`${number}`, node);
    if (name !== undefined) this.#groups.set(name, node);
    return node;
  }

  #around(mark: string, start: number): Node {
    if (!this.#arounds) {
      const say = `look-around (?${mark}...) is not supported: search without it and narrow with a second search`;
      return this.reader.fail(say, start, true);
    }
    this.reader.at += mark.length;
    const place: Node = { type: 'cat', parts: [] };
    const node = this.#closed(start);
    this.#arounds.set(place, { node, ahead: !mark.startsWith('<'), holds: mark.endsWith('=') });
    return place;
  }

  #backReference(): Node | undefined {
    const found = /^(?:([1-9])|k<([A-Za-z_]\w*)>)/.exec(this.reader.rest(200));
    if (!found) return undefined;
    this.reader.at += found[0].length;
    const node = this.#groups.get(found[1] ?? found[2] ?? '');
    if (node) return { type: 'repeat', node, min: 0, max: 1 };
    return { type: 'repeat', node: this.#set(EVERYTHING), min: 0, max: Number.POSITIVE_INFINITY };
  }

  #flagGroup(start: number): Node | undefined {
    const { reader } = this;
    const found = FLAGS.exec(reader.rest(20));
    if (!found || found[0] === ')') return reader.fail('unknown group: (?: (?i) (?<name> are known', start);
    const [text, on = '', off = '', end] = found;
    if (on.includes('R')) reader.fail('the R flag is not supported: write \\r?$ for a line end', start);
    const twice = [...(on + off)].find((flag, at, all) => all.indexOf(flag) < at);
    if (twice) reader.fail(`the flag ${twice} stands there twice`, start);
    reader.at += text.length;
    const before = this.#flags;
    const entries = [...on, ...off].map((flag, at) => [flag, at < on.length]);
    this.#flags = { ...before, ...Object.fromEntries(entries) };
    if (end === ')') return undefined;
    const node = this.#closed(start);
    this.#flags = before;
    return node;
  }

  #closed(start: number): Node {
    const node = this.#alternatives();
    if (!this.reader.take(')')) this.reader.fail('a ( without its ): write \\( for a parenthesis', start);
    return node.type === 'cat' && node.parts.length === 0 ? EMPTY : node;
  }
}
