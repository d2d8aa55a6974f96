import { HOLE } from '../contract/shell.js';

/** `*` stands for any text, also none; everything else for itself. Linear in the text for each star. A `HOLE` in the text is covered by `*` only. */
export function matches(pattern: string, text: string): boolean {
  let p = 0;
  let t = 0;
  let star = -1;
  let mark = 0;
  while (t < text.length) {
    if (pattern[p] === '*') {
      star = p++;
      mark = t;
    } else if (pattern[p] === text[t] && text[t] !== HOLE) {
      p++;
      t++;
    } else if (star >= 0) {
      p = star + 1;
      t = ++mark;
    } else return false;
  }
  while (pattern[p] === '*') p++;
  return p === pattern.length;
}

/** True when some filling of the `HOLE`s in `text` makes the pattern match. */
export function couldMatch(pattern: string, text: string): boolean {
  if (!text.includes(HOLE)) return matches(pattern, text);
  // row[p] = the text so far can be what pattern[0..p) stands for
  let row = closure(pattern, [true]);
  for (const char of text) {
    const next: boolean[] = [];
    let reached = false;
    for (let p = 0; p <= pattern.length; p++) {
      reached ||= row[p] === true;
      const starred = row[p] === true && pattern[p] === '*';
      const stepped = row[p - 1] === true && pattern[p - 1] === char;
      if (char === HOLE ? reached : starred || stepped) next[p] = true;
    }
    row = closure(pattern, next);
  }
  return row[pattern.length] === true;
}

function closure(pattern: string, row: boolean[]): boolean[] {
  for (let p = 0; p < pattern.length; p++) if (row[p] && pattern[p] === '*') row[p + 1] = true;
  return row;
}

/** A path pattern as .gitignore writes it: no slash = at any depth, a slash = from the root, a folder covers what is in it. */
export function pathPattern(glob: string, ignoreCase: boolean): RegExp {
  const folder = glob.endsWith('/') ? glob.slice(0, -1) : glob;
  const rooted = folder.includes('/');
  const body = folder.replace(/^\/(?!\/)/, '');
  let source = rooted ? '^' : '^(?:.*/)?';
  for (let at = 0; at < body.length; ) {
    const [text, length] = translate(body, at);
    source += text;
    at += length;
  }
  return new RegExp(`${source}(?:/.*)?$`, ignoreCase ? 'isu' : 'su');
}

/** The next piece of a glob as regular expression source, and how many characters of the glob it took. */
function translate(glob: string, at: number): [source: string, length: number] {
  if (glob.startsWith('/**/', at)) return ['/(?:.*/)?', 4];
  if (at === 0 && glob.startsWith('**/')) return ['(?:.*/)?', 3];
  if (glob.startsWith('/**', at) && at + 3 === glob.length) return ['/.+', 3];
  if (glob.startsWith('**', at)) return ['.*', 2];
  const char = glob[at] as string;
  if (char === '*') return ['[^/]*', 1];
  if (char === '?') return ['[^/]', 1];
  if (char === '\\' && at + 1 < glob.length) return [escaped(glob[at + 1] as string), 2];
  const set = char === '[' ? /^\[([!^]?)(\]?[^\]/]*)\]/.exec(glob.slice(at)) : null;
  if (set?.[2]) {
    const negated = set[1] ? '^/' : '';
    return [`[${negated}${set[2].replace(/[\\[\]^]/g, '\\$&')}]`, set[0].length];
  }
  return [escaped(char), 1];
}

function escaped(char: string): string {
  return /[.*+?^${}()|[\]\\/]/.test(char) ? `\\${char}` : char;
}
