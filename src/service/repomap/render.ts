import { DEFINITION_SIZE } from '../symbols/scout.js';
import type { MapFile } from './collect.js';
import { indent, signature } from './signature.js';

/** One definition that may be shown. */
export interface Candidate {
  file: number;
  /** Which of the file's definitions. */
  index: number;
  score: number;
}

export interface Rendered {
  text: string;
  files: number;
  symbols: number;
}

/** Characters a token, as source with paths and line numbers has them. */
const TOKEN_CHARACTERS = 3.3;

interface Line {
  line: number;
  width: number;
  text: string;
  /** The definition that this one lies in, -1 for none. */
  parent: number;
}

/** Draws as many of `candidates` (best first) as fit `maxTokens`, by file, with the definitions they lie in. */
export class Renderer {
  readonly #files: readonly MapFile[];
  readonly #read: (path: string) => string | undefined;
  readonly #lines = new Map<number, Line[]>();

  constructor(files: readonly MapFile[], read: (path: string) => string | undefined) {
    this.#files = files;
    this.#read = read;
  }

  render(candidates: readonly Candidate[], maxTokens: number): Rendered {
    const most = maxTokens * TOKEN_CHARACTERS;
    let fits = 0;
    let tooMany = Math.min(candidates.length, maxTokens) + 1;
    let best: Rendered = { text: '', files: 0, symbols: 0 };
    while (fits + 1 < tooMany) {
      const middle = (fits + tooMany) >> 1;
      const drawn = this.#draw(candidates.slice(0, middle));
      if (drawn.text.length <= most) {
        fits = middle;
        best = drawn;
      } else tooMany = middle;
    }
    return best;
  }

  #draw(candidates: readonly Candidate[]): Rendered {
    const shown = new Map<number, Set<number>>();
    for (const { file, index } of candidates) {
      const lines = this.#linesOf(file);
      const set = shown.get(file) ?? new Set<number>();
      for (let at = index; at >= 0 && at < lines.length; at = lines[at]!.parent) set.add(at);
      if (set.size > 0) shown.set(file, set);
    }
    const parts: string[] = [];
    let symbols = 0;
    for (const [file, set] of shown) {
      const lines = this.#linesOf(file);
      const drawn = [...set].sort((a, b) => a - b).map((at) => drawLine(lines, at));
      symbols += set.size;
      parts.push(`${this.#files[file]!.path}\n${[...new Set(drawn)].join('\n')}`);
    }
    return { text: parts.join('\n\n'), files: shown.size, symbols };
  }

  #linesOf(file: number): Line[] {
    const known = this.#lines.get(file);
    if (known) return known;
    const { path, language, symbols } = this.#files[file]!;
    const text = this.#read(path);
    const lines: Line[] = [];
    const open: number[] = [];
    const { definitions } = symbols;
    for (let at = 0; text !== undefined && at < definitions.length; at += DEFINITION_SIZE) {
      const from = definitions[at + 2]!;
      const width = indent(text, from);
      while (open.length > 0 && lines[open.at(-1)!]!.width >= width) open.pop();
      const head = signature(text, language, from, definitions[at + 3]!);
      lines.push({ line: definitions[at + 1]!, width, text: head, parent: open.at(-1) ?? -1 });
      open.push(lines.length - 1);
    }
    this.#lines.set(file, lines);
    return lines;
  }
}

function drawLine(lines: readonly Line[], at: number): string {
  let depth = 0;
  for (let up = lines[at]!.parent; up >= 0; up = lines[up]!.parent) depth++;
  return `${lines[at]!.line}: ${'  '.repeat(depth)}${lines[at]!.text}`;
}
