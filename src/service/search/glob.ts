import { makeMatcher } from '../../regex/match.js';

/** How one glob dialect differs from another. */
export interface Dialect {
  /** For people (`*.{ts,tsx}`); git has none. */
  braces: boolean;
  /** ASCII letters match in either case, as git has it: a capital that is escaped, or alone in brackets, matches nothing. */
  fold?: boolean;
}

const POSIX: Record<string, [number, number][]> = {
  alpha: [
    [65, 90],
    [97, 122],
  ],
  digit: [[48, 57]],
  alnum: [
    [48, 57],
    [65, 90],
    [97, 122],
  ],
  upper: [[65, 90]],
  lower: [[97, 122]],
  space: [
    [9, 13],
    [32, 32],
  ],
  blank: [
    [9, 9],
    [32, 32],
  ],
  punct: [
    [33, 47],
    [58, 64],
    [91, 96],
    [123, 126],
  ],
  xdigit: [
    [48, 57],
    [65, 70],
    [97, 102],
  ],
  cntrl: [
    [0, 31],
    [127, 127],
  ],
  print: [[32, 126]],
  graph: [[33, 126]],
};

/**
 * A glob as regular-expression source (no anchors) over slash-separated paths, with git's wildmatch rules: `*` and `?`
 * stay inside a name, `**` between slashes spans folders. Undefined for a glob that can match nothing.
 */
export function globSource(glob: string, dialect: Dialect): string | undefined {
  const reader = { glob, at: 0, depth: 0, dialect };
  let source = '';
  while (reader.at < glob.length) {
    const part = next(reader);
    if (part === undefined) return undefined;
    source += part;
  }
  return reader.depth === 0 ? source : undefined;
}

/** Tests whole texts against a glob's source: by V8 when that is surely quick, else by an automaton. */
export function globTest(source: string, quick = isQuick(source)): (text: string) => boolean {
  if (!quick) return makeMatcher(`^(?s:${source})$`);
  const regex = new RegExp(`^(?:${source})$`, 's');
  return (text) => regex.test(text);
}

/** Whether V8 tests a glob's source quickly: so many loops backtrack no more than the cube of a path's length. */
export function isQuick(source: string): boolean {
  return (source.match(/\*/g)?.length ?? 0) <= QUICK_LOOPS;
}

const QUICK_LOOPS = 3;

interface Reader {
  glob: string;
  at: number;
  depth: number;
  dialect: Dialect;
}

function next(reader: Reader): string | undefined {
  const { glob } = reader;
  const char = glob[reader.at]!;
  if (char === '*') return stars(reader);
  if (char === '[') return bracket(reader);
  reader.at++;
  if (char === '?') return '[^/]';
  if (char === '\\') return reader.at < glob.length ? escaped(glob[reader.at++]!, reader.dialect) : undefined;
  if (reader.dialect.braces) {
    if (char === '{') {
      reader.depth++;
      return '(?:';
    }
    if (char === ',' && reader.depth > 0) return '|';
    if (char === '}' && reader.depth > 0) {
      reader.depth--;
      return ')';
    }
  }
  return reader.dialect.fold && isLetter(char) ? `[${char.toLowerCase()}${char.toUpperCase()}]` : quote(char);
}

/** Git makes the text's letters small, and not those behind a backslash. */
function escaped(char: string, { fold }: Dialect): string {
  if (!fold || !isLetter(char)) return quote(char);
  return isCapital(char.charCodeAt(0)) ? NOTHING : `[${char}${char.toUpperCase()}]`;
}

function stars(reader: Reader): string {
  const { glob, at } = reader;
  let end = at;
  while (glob[end] === '*') end++;
  const opens = at === 0 || (reader.depth > 0 ? '/{,' : '/').includes(glob[at - 1]!);
  const closes = end === glob.length || glob[end] === '/';
  if (end - at < 2 || !opens || !closes) {
    reader.at = end;
    return '[^/]*';
  }
  if (end === glob.length) {
    reader.at = end;
    return at === 0 ? '.*' : '.+';
  }
  reader.at = end + 1;
  return '(?:.*/)?';
}

function bracket(reader: Reader): string | undefined {
  const { glob } = reader;
  const { fold } = reader.dialect;
  let at = reader.at + 1;
  const negated = glob[at] === '!' || glob[at] === '^';
  if (negated) at++;
  const ranges: [number, number][] = [];
  for (let first = true; first || glob[at] !== ']'; first = false) {
    if (at >= glob.length) return undefined;
    const posix = /^\[:([a-z]*):\]/.exec(glob.slice(at, at + 12));
    if (posix) {
      const named = POSIX[posix[1]!];
      if (!named) return undefined;
      ranges.push(...named);
      if (fold) ranges.push(...named.map(smallOf));
      at += posix[0].length;
      continue;
    }
    if (glob[at] === '\\') at++;
    if (at >= glob.length) return undefined;
    const low = glob.charCodeAt(at++);
    let high = low;
    const isRange = glob[at] === '-' && at + 1 < glob.length && glob[at + 1] !== ']';
    if (isRange) {
      at++;
      if (glob[at] === '\\') at++;
      if (at >= glob.length) return undefined;
      high = glob.charCodeAt(at++);
    }
    // Git has compared the beginning by itself before it sees that a range goes downwards.
    ranges.push([low, Math.max(low, high)]);
    if (fold && isRange) ranges.push(smallOf([low, high]));
  }
  reader.at = at + 1;
  return classSource(fold ? foldedRanges(ranges) : ranges, negated);
}

/** What is in a class when git has made the text's letters small. */
function foldedRanges(ranges: readonly [number, number][]): [number, number][] {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  return bytes.flatMap((byte): [number, number][] => {
    const small = isCapital(byte) ? byte + CASE : byte;
    return ranges.some(([low, high]) => low <= small && small <= high) ? [[byte, byte]] : [];
  });
}

/** The small letters of the capitals in a range, which count when case does not. */
function smallOf([low, high]: [number, number]): [number, number] {
  return [Math.max(low, 65) + CASE, Math.min(high, 90) + CASE];
}

/** A class without `/`, which no bracket may match. */
function classSource(ranges: [number, number][], negated: boolean): string {
  const kept = ranges.filter(([low, high]) => low <= high);
  if (negated) return `[^/${kept.map(rangeSource).join('')}]`;
  const parts = kept.flatMap(([low, high]): [number, number][] =>
    low <= 47 && high >= 47
      ? [
          [low, 46],
          [48, high],
        ]
      : [[low, high]],
  );
  const source = parts
    .filter(([low, high]) => low <= high)
    .map(rangeSource)
    .join('');
  return source === '' ? NOTHING : `[${source}]`;
}

function rangeSource([low, high]: [number, number]): string {
  return low === high ? code(low) : `${code(low)}-${code(high)}`;
}

function code(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}

const NOTHING = '[^\\s\\S]';
/** From a capital letter to the small one. */
const CASE = 32;

function isLetter(char: string): boolean {
  return /^[A-Za-z]$/.test(char);
}

function isCapital(unit: number): boolean {
  return unit >= 65 && unit <= 90;
}

function quote(char: string): string {
  return /[\\^$.*+?()[\]{}|/-]/.test(char) ? `\\${char}` : char;
}
