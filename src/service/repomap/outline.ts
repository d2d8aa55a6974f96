import { toFile } from '../search/name.js';
import { Grammars, type Node } from '../symbols/grammars.js';
import type { Language } from '../symbols/language.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import { load, MOST_FILE_BYTES } from './load.js';
import { oneLine } from './signature.js';

/** A file of which some definitions are shown. */
export interface OutlineTask {
  file: string;
  language: Language;
  definitions: Int32Array;
  /** Which of them. */
  wanted: readonly number[];
}

/** What a parser knows of definitions, and of those they lie in: by index the head, and which one it lies in (-1: none). */
export type Outline = Map<number, { head: string; parent: number }>;

/** Nodes that only stand around a declaration. */
const AROUND =
  /^(?:export_statement|ambient_declaration|lexical_declaration|variable_declaration|type_declaration|var_declaration|expression_statement|nested_identifier)$/;

/** Parses files for the heads and the nesting of their definitions; without assets it knows nothing. */
export class Outliner {
  readonly #grammars: Grammars | undefined;
  #buffer: Buffer | undefined;

  constructor(assets: string | undefined) {
    this.#grammars = assets === undefined ? undefined : new Grammars(assets);
  }

  /** Loads the grammars of languages, so that nobody waits for them; a parser is fast from its second text on. */
  async prepare(languages: readonly Language[]): Promise<void> {
    for (const language of languages) await this.#grammars?.parse(language, '', () => {}).catch(() => {});
  }

  /** Undefined when the file cannot be read or parsed. */
  async outline({ file, language, definitions, wanted }: OutlineTask): Promise<Outline | undefined> {
    if (!this.#grammars) return undefined;
    this.#buffer ??= Buffer.alloc(MOST_FILE_BYTES + 1);
    const size = load(toFile(file), this.#buffer);
    if (size < 0) return undefined;
    const bytes = Buffer.from(this.#buffer.subarray(0, size));
    try {
      return await this.#grammars.parse(language, bytes.toString('utf8'), (root) =>
        new Look(root, bytes, definitions).at(wanted),
      );
    } catch {
      return undefined;
    }
  }
}

class Look {
  readonly #root: Node;
  readonly #bytes: Buffer;
  readonly #definitions: Int32Array;
  /** Definitions by where their names stand. */
  readonly #byPlace = new Map<string, number>();
  readonly #found: Outline = new Map();

  constructor(root: Node, bytes: Buffer, definitions: Int32Array) {
    this.#root = root;
    this.#bytes = bytes;
    this.#definitions = definitions;
    for (let index = 0; index * DEFINITION_SIZE < definitions.length; index++) {
      const { row, column } = this.#place(index);
      this.#byPlace.set(`${row}:${column}`, index);
    }
  }

  at(wanted: readonly number[]): Outline {
    const left = [...wanted];
    for (let index = left.pop(); index !== undefined; index = left.pop()) {
      if (this.#found.has(index)) continue;
      const found = this.#one(index);
      if (!found) continue;
      this.#found.set(index, found);
      if (found.parent >= 0) left.push(found.parent);
    }
    return this.#found;
  }

  /** Where a name stands; columns count as JavaScript's characters. */
  #place(index: number): { row: number; column: number } {
    const [, line, from, name] = this.#definitions.subarray(index * DEFINITION_SIZE);
    return { row: line! - 1, column: this.#bytes.toString('utf8', from, name).length };
  }

  #one(index: number): { head: string; parent: number } | undefined {
    const place = this.#place(index);
    let node = this.#root.descendantForPosition(place);
    if (!node || node.startPosition.row !== place.row || node.startPosition.column !== place.column)
      return undefined;
    if (node.type !== 'impl') node = node.parent;
    while (node && (node.type === 'nested_identifier' || node.type === 'impl')) node = node.parent;
    if (!node || node.id === this.#root.id) return undefined;
    return { head: this.#head(node, place.row), parent: this.#parent(node.parent) };
  }

  /** From where the declaration begins, or the line of its name does, to its body. */
  #head(declaration: Node, row: number): string {
    let outer = declaration;
    while (outer.parent && AROUND.test(outer.parent.type) && outer.parent.startPosition.row === row)
      outer = outer.parent;
    const whole = outer.text;
    const start = outer.startIndex;
    const end = (bodyOf(declaration)?.startIndex ?? outer.endIndex) - start;
    const skipped = outer.startPosition.row < row ? nthLine(whole, row - outer.startPosition.row) : 0;
    return oneLine(whole.slice(skipped, end).replace(/\s*(?:[{:=;]|=>)\s*$/, ''));
  }

  #parent(from: Node | null): number {
    for (let node = from; node; node = node.parent) {
      const name = node.type === 'impl_item' ? node.child(0) : nameOf(node);
      if (!name) continue;
      const { row, column } = name.startPosition;
      const index = this.#byPlace.get(`${row}:${column}`);
      if (index !== undefined) return index;
    }
    return -1;
  }
}

function nameOf(node: Node): Node | null {
  return (
    node.childForFieldName('name') ?? (node.type === 'assignment' ? node.childForFieldName('left') : null)
  );
}

/** What follows a head: a body in braces or below, of the declaration or of the function that is its value. */
function bodyOf(declaration: Node): Node | null {
  const value =
    declaration.childForFieldName('value') ??
    declaration.childForFieldName('right') ??
    declaration.childForFieldName('type');
  const body = declaration.childForFieldName('body') ?? value?.childForFieldName('body') ?? null;
  if (body) return body.type === 'ordered_field_declaration_list' ? null : body;
  return value?.namedChildren.find((child) => child?.type === 'field_declaration_list') ?? null;
}

function nthLine(text: string, count: number): number {
  let at = 0;
  for (let line = 0; line < count; line++) at = text.indexOf('\n', at) + 1;
  return at;
}
