import path from 'node:path';
import { toFile } from '../search/name.js';
import { inTurns } from '../search/turn.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import type { Candidate } from './choose.js';
import { load, MOST_FILE_BYTES } from './load.js';
import type { Outline, OutlineTask } from './outline.js';
import { indent, signature } from './signature.js';
import type { MapFile } from './source.js';

export interface Rendered {
  text: string;
  files: number;
  symbols: number;
}

/** Characters a token, as source with paths and line numbers has them. */
const TOKEN_CHARACTERS = 3.3;
/** No line of a map is shorter. */
const LEAST_LINE_CHARACTERS = 8;
/** So much of the files shown is parsed, best files first; of the rest the lexer knows enough. */
const MOST_PARSED = { file: 65_536, all: 196_608 };

interface Line {
  line: number;
  text: string;
  /** The definition that this one lies in, -1 for none. */
  parent: number;
}

interface Sheet {
  /** One character a byte; given up when the file was parsed. */
  text: string | undefined;
  lines: (Line | undefined)[];
  /** By indentation. */
  parents: Int32Array;
  /** A parser has been asked about these. */
  asked: Set<number>;
}

type Shown = Map<number, Set<number>>;

/** Most definitions that a map of this size can show. */
export function mostShown(maxTokens: number): number {
  return Math.ceil((maxTokens * TOKEN_CHARACTERS) / LEAST_LINE_CHARACTERS);
}

/** Draws definitions, best first, by file, with the definitions they lie in. What it saw of a file is kept with it. */
export class Renderer {
  readonly #root: string;
  readonly #outline: (task: OutlineTask) => Promise<Outline | undefined>;
  readonly #sheets = new WeakMap<MapFile, Sheet>();
  #buffer: Buffer | undefined;

  constructor(root: string, outline: (task: OutlineTask) => Promise<Outline | undefined>) {
    this.#root = root;
    this.#outline = outline;
  }

  /** As many of `candidates` as fit `maxTokens`. */
  async render(
    files: readonly MapFile[],
    candidates: readonly Candidate[],
    maxTokens: number,
  ): Promise<Rendered> {
    const most = maxTokens * TOKEN_CHARACTERS;
    const rough = await inTurns(this.#fit(files, candidates, most));
    const isNew = await this.#refine(files, rough);
    const shown = isNew ? await inTurns(this.#fit(files, candidates, most)) : rough;
    this.#buffer = undefined;
    return this.#drawn(files, shown);
  }

  /** Looks for the number of candidates that fit: first in growing steps, so that few files are read in vain. */
  *#fit(files: readonly MapFile[], candidates: readonly Candidate[], most: number): Generator<void, Shown> {
    let fits = 0;
    let shown: Shown = new Map();
    let tooMany = candidates.length + 1;
    for (let step = 32; fits + 1 < tooMany; ) {
      const middle = step > 0 ? Math.min(fits + step, tooMany - 1) : (fits + tooMany) >> 1;
      const tried = yield* this.#shown(files, candidates.slice(0, middle));
      if (this.#size(files, tried) <= most) {
        fits = middle;
        shown = tried;
        step *= 2;
      } else {
        tooMany = middle;
        step = 0;
      }
    }
    return shown;
  }

  *#shown(files: readonly MapFile[], candidates: readonly Candidate[]): Generator<void, Shown> {
    const shown: Shown = new Map();
    for (const { file, index } of candidates) {
      const sheet = this.#sheet(files[file]!);
      const set = shown.get(file) ?? new Set<number>();
      for (let at = index; at >= 0 && !set.has(at); at = this.#line(files[file]!, sheet, at).parent)
        set.add(at);
      // To look at a file for the first time is to read it.
      if (!shown.has(file)) yield;
      shown.set(file, set);
    }
    return shown;
  }

  #size(files: readonly MapFile[], shown: Shown): number {
    let size = 0;
    for (const [file, set] of shown) {
      const sheet = this.#sheet(files[file]!);
      size += files[file]!.path.length + 2;
      for (const at of set) {
        const { text, line } = this.#line(files[file]!, sheet, at);
        size += text.length + 2 * this.#depth(files[file]!, sheet, at) + String(line).length + 3;
      }
    }
    return size;
  }

  #drawn(files: readonly MapFile[], shown: Shown): Rendered {
    const parts: string[] = [];
    let symbols = 0;
    for (const [file, set] of shown) {
      const own = files[file]!;
      const sheet = this.#sheet(own);
      const drawn = [...set]
        .sort((a, b) => a - b)
        .map((at) => {
          const { line, text } = this.#line(own, sheet, at);
          return `${line}: ${'  '.repeat(this.#depth(own, sheet, at))}${text}`;
        });
      symbols += set.size;
      parts.push(`${own.path}\n${[...new Set(drawn)].join('\n')}`);
    }
    return { text: parts.join('\n\n'), files: shown.size, symbols };
  }

  #depth(file: MapFile, sheet: Sheet, at: number): number {
    let depth = 0;
    for (let up = this.#line(file, sheet, at).parent; up >= 0; up = this.#line(file, sheet, up).parent)
      depth++;
    return depth;
  }

  #sheet(file: MapFile): Sheet {
    const known = this.#sheets.get(file);
    if (known) return known;
    this.#buffer ??= Buffer.alloc(MOST_FILE_BYTES + 1);
    const size = load(toFile(path.join(this.#root, file.path)), this.#buffer);
    const text = this.#buffer.toString('latin1', 0, Math.max(size, 0));
    const count = file.symbols.definitions.length / DEFINITION_SIZE;
    const sheet = {
      text,
      lines: new Array<Line | undefined>(count),
      parents: byIndent(text, file.symbols.definitions),
      asked: new Set<number>(),
    };
    this.#sheets.set(file, sheet);
    return sheet;
  }

  #line({ symbols, language }: MapFile, sheet: Sheet, index: number): Line {
    const known = sheet.lines[index];
    if (known) return known;
    const [, line, from, name] = symbols.definitions.subarray(index * DEFINITION_SIZE);
    const text = signature(sheet.text ?? '', language, from!, name!);
    const made = { line: line!, text, parent: sheet.parents[index]! };
    sheet.lines[index] = made;
    return made;
  }

  /** Asks a parser about what is shown. Answers whether that changed anything. */
  async #refine(files: readonly MapFile[], shown: Shown): Promise<boolean> {
    const asked: Promise<boolean>[] = [];
    let bytes = 0;
    for (const [index, set] of shown) {
      const file = files[index]!;
      const sheet = this.#sheet(file);
      if (file.size > MOST_PARSED.file || bytes + file.size > MOST_PARSED.all) continue;
      bytes += file.size;
      const wanted = [...set].filter((at) => !sheet.asked.has(at));
      if (wanted.length > 0) asked.push(this.#ask(file, sheet, wanted));
    }
    return (await Promise.all(asked)).includes(true);
  }

  async #ask(file: MapFile, sheet: Sheet, wanted: number[]): Promise<boolean> {
    const { definitions } = file.symbols;
    for (const at of wanted) sheet.asked.add(at);
    const outline = await this.#outline({
      file: path.join(this.#root, file.path),
      language: file.language,
      definitions,
      wanted,
    });
    for (const [at, { head, parent }] of outline ?? []) {
      sheet.asked.add(at);
      sheet.lines[at] = { line: definitions[at * DEFINITION_SIZE + 1]!, text: head, parent };
    }
    return (outline?.size ?? 0) > 0;
  }
}

/** Which definition each one lies in, judged by how far the lines are indented. */
function byIndent(text: string, definitions: Int32Array): Int32Array {
  const parents = new Int32Array(definitions.length / DEFINITION_SIZE).fill(-1);
  const open: { index: number; width: number }[] = [];
  for (let index = 0; index < parents.length; index++) {
    const width = indent(text, definitions[index * DEFINITION_SIZE + 2]!);
    while (open.length > 0 && open.at(-1)!.width >= width) open.pop();
    parents[index] = open.at(-1)?.index ?? -1;
    open.push({ index, width });
  }
  return parents;
}
