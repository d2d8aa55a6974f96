/** One line seen twice: its code with strings and comments blanked out, and its comments alone. */
export interface CodeText {
  code: string;
  comment: string;
}

interface Syntax {
  line: string[];
  block: [string, string] | undefined;
  /** Longest first. */
  quotes: string[];
}

const SLASHES = { line: ['//'], block: ['/*', '*/'] as [string, string] };
const HASH = { line: ['#'], block: undefined };

const SYNTAX: Record<string, Syntax> = {
  js: { ...SLASHES, quotes: ["'", '"', '`'] },
  go: { ...SLASHES, quotes: ['"', '`'] },
  rust: { ...SLASHES, quotes: ['"'] },
  java: { ...SLASHES, quotes: ['"""', '"', "'"] },
  c: { ...SLASHES, quotes: ['"', "'"] },
  php: { line: ['//', '#'], block: ['/*', '*/'], quotes: ['"', "'"] },
  css: { line: [], block: ['/*', '*/'], quotes: ['"', "'"] },
  python: { ...HASH, quotes: ['"""', "'''", '"', "'"] },
  ruby: { ...HASH, quotes: ['"', "'"] },
  sql: { line: ['--'], block: ['/*', '*/'], quotes: ["'"] },
  terraform: { line: ['#', '//'], block: ['/*', '*/'], quotes: [] },
  html: { line: [], block: ['<!--', '-->'], quotes: [] },
};

/** Shells, YAML and Dockerfiles run what stands in their strings, so only comments are blanked. */
const PLAIN: Syntax = { ...HASH, quotes: [] };
const MULTILINE = new Set(['`', '"""', "'''"]);

/** Splits consecutive lines of one file into code and comments. What came before them is not known: taken as code. */
export function codeTexts(lines: readonly string[], language: string): CodeText[] {
  if (language === 'doc' || language === 'json' || language === 'other')
    return lines.map((line) => ({ code: line, comment: '' }));
  const scanner = new Scanner(SYNTAX[language] ?? PLAIN);
  return lines.map((line) => scanner.line(line));
}

class Scanner {
  readonly #syntax: Syntax;
  /** What ends the string or block comment that is open. */
  #until = '';
  #inComment = false;

  constructor(syntax: Syntax) {
    this.#syntax = syntax;
  }

  line(text: string): CodeText {
    let code = '';
    let comment = '';
    let at = 0;
    while (at < text.length) {
      const [length, what] = this.#step(text, at);
      const piece = text.slice(at, at + length);
      code += what === 'code' ? piece : ' '.repeat(length);
      if (what === 'comment') comment += piece;
      at += length;
    }
    if (!this.#inComment && !MULTILINE.has(this.#until)) this.#until = '';
    return { code, comment };
  }

  #step(text: string, at: number): [number, 'code' | 'comment' | 'string'] {
    if (this.#until !== '') return this.#inside(text, at);
    const { line, block, quotes } = this.#syntax;
    if (block && text.startsWith(block[0], at)) {
      this.#until = block[1];
      this.#inComment = true;
      return [block[0].length, 'comment'];
    }
    if (line.some((mark) => startsComment(text, at, mark))) return [text.length - at, 'comment'];
    const quote = quotes.find((mark) => text.startsWith(mark, at));
    if (quote === undefined) return [1, 'code'];
    this.#until = quote;
    return [quote.length, 'code'];
  }

  #inside(text: string, at: number): [number, 'code' | 'comment' | 'string'] {
    const kind = this.#inComment ? 'comment' : 'string';
    if (!this.#inComment && text[at] === '\\') return [Math.min(2, text.length - at), 'string'];
    if (!text.startsWith(this.#until, at)) return [1, kind];
    const length = this.#until.length;
    this.#until = '';
    this.#inComment = false;
    return [length, kind === 'comment' ? 'comment' : 'code'];
  }
}

/** `#` starts a comment only after a space (`$#`, `a#b` do not), and `//` not after a colon (a URL). */
function startsComment(text: string, at: number, mark: string): boolean {
  if (!text.startsWith(mark, at)) return false;
  const before = text[at - 1] ?? ' ';
  return mark === '#' ? /\s/.test(before) : mark !== '//' || before !== ':';
}
