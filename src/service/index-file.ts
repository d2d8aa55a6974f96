import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import { beginning, Docs } from './index-file/docs.js';
import { docLine, SECTIONS, type Section, symbolLine, treeLines } from './index-file/entry.js';
import { overview } from './index-file/overview.js';
import { type Survey, survey } from './index-file/survey.js';
import type { MapFile } from './repomap/source.js';
import type { Sources } from './repomap.js';
import type { Walker } from './search/walk.js';

/** Where the index stands in a work tree. */
export const INDEX_PATH = '.galley/index.md';

const HEAD =
  '# Project index\n\nGalley keeps this from the files; whatever is changed here is overwritten, except for the notes.\n';
const TITLES: Record<Section, string> = {
  overview: 'Overview', tree: 'Tree', docs: 'Docs', symbols: 'Symbols', notes: 'Notes',
}; // biome-ignore format: a list of titles
/** So much of a section stands in the file; an answer of the tool has all of it. */
const MOST_SECTION_CHARACTERS = 400_000;
const MOST_INDEX_BYTES = 1_048_576;
const MOST_NOTES = 200;
const MOST_NOTE_CHARACTERS = 500;

export interface IndexOptions {
  /** Absolute, symlinks resolved. */
  root: string;
  guard: Guard;
  walker: () => Walker;
  /** What source files define, up to date; `anew` reads all of them again. */
  sources: (anew: boolean, signal?: AbortSignal) => Promise<Sources>;
}

/** What is wanted of the index. */
export interface IndexQuery {
  sections: readonly Section[];
  path?: string | undefined;
  query?: string | undefined;
}

interface Seen {
  changes: number;
  found: Survey;
  tree: string[];
}

/** The project index: what is where, made from the files alone. Only changed files are read again. */
export class IndexFile {
  readonly #options: IndexOptions;
  readonly #docs: Docs;
  #survey: Seen | undefined;
  #lines = new WeakMap<MapFile, string>();
  #written = '';
  /** One refresh at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: IndexOptions) {
    this.#options = options;
    this.#docs = new Docs(options.root);
  }

  /** Brings the index up to date and answers with lines by section, those that fit the query. */
  read(query: IndexQuery, signal?: AbortSignal): Promise<Map<Section, string[]>> {
    return this.#inTurn(async () => {
      const all = await this.#refresh(false, signal);
      return this.#pick(all, query);
    });
  }

  /** Makes the index anew. */
  rebuild(query: IndexQuery, signal?: AbortSignal): Promise<Map<Section, string[]>> {
    return this.#inTurn(async () => this.#pick(await this.#refresh(true, signal), query));
  }

  /** Adds a line to the notes, once. */
  note(text: string, signal?: AbortSignal): Promise<void> {
    return this.#inTurn(async () => {
      this.#options.guard({ kind: 'write', path: INDEX_PATH });
      const line = `- ${text.replace(/\s+/g, ' ').trim().slice(0, MOST_NOTE_CHARACTERS)}`;
      const notes = this.#notes();
      if (notes.length >= MOST_NOTES)
        throw new ToolError(`The index has ${MOST_NOTES} notes: delete some of ${INDEX_PATH} first.`);
      if (!notes.includes(line)) notes.push(line);
      const all = await this.#refresh(false, signal);
      all.set('notes', notes);
      if (!this.#write(all)) throw new ToolError(`${INDEX_PATH} cannot be written. The note was not kept.`);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#options.guard({ kind: 'read', path: '.' });
    const answer = this.#last.then(work);
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #refresh(anew: boolean, signal?: AbortSignal): Promise<Map<Section, string[]>> {
    const { root, walker, sources } = this.#options;
    if (anew) {
      this.#docs.forget();
      this.#survey = undefined;
      this.#lines = new WeakMap();
    }
    const { files, names } = await sources(anew, signal);
    const { found, tree } = await this.#look(walker(), signal);
    const lineOf = (file: MapFile): string => {
      const known = this.#lines.get(file) ?? symbolLine(file, names);
      this.#lines.set(file, known);
      return known;
    };
    const all = new Map<Section, string[]>([
      ['overview', overview(root, found)],
      ['tree', tree],
      ['docs', this.#docs.read(found.docs).map(docLine)],
      ['symbols', files.filter(({ symbols }) => symbols.definitions.length > 0).map(lineOf)],
      ['notes', this.#notes()],
    ]);
    this.#write(all);
    return all;
  }

  /** Names alone change only when a folder does. */
  async #look(walker: Walker, signal?: AbortSignal): Promise<Seen> {
    if (this.#survey?.changes === walker.changes) return this.#survey;
    const found = await survey(walker, signal);
    this.#survey = { changes: walker.changes, found, tree: treeLines(found.folders) };
    return this.#survey;
  }

  #pick(
    all: ReadonlyMap<Section, string[]>,
    { sections, path: below, query }: IndexQuery,
  ): Map<Section, string[]> {
    const prefix = below === undefined ? '' : path.posix.normalize(below).replace(/^(?:\.\/|\.$|\/)/, '');
    const wanted = query?.toLowerCase();
    const picked = new Map<Section, string[]>();
    for (const section of sections) {
      const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
      const lines =
        section === 'tree' && prefix !== '' && this.#survey
          ? treeLines(this.#survey.found.folders, folder)
          : all.get(section)!;
      const isBelow = (line: string): boolean =>
        prefix === '' || section === 'notes' || line.startsWith(`- ${prefix}`);
      const fits = lines.filter(
        (line) => isBelow(line) && (wanted === undefined || line.toLowerCase().includes(wanted)),
      );
      picked.set(
        section,
        wanted === undefined || section !== 'symbols' ? fits : fits.map((line) => only(line, wanted)),
      );
    }
    return picked;
  }

  /** The notes as the file has them: a person may have written there too. */
  #notes(): string[] {
    const text = this.#file();
    const from = text.indexOf(`\n## ${TITLES.notes}\n`);
    if (from < 0) return [];
    return text
      .slice(from + 1)
      .split(/\r?\n/)
      .slice(1)
      .filter((line) => /^- \S/.test(line));
  }

  #file(): string {
    return beginning(`${this.#options.root}/${INDEX_PATH}`, MOST_INDEX_BYTES) ?? '';
  }

  /** Writes what changed, where the run may write; false where it may not. */
  #write(all: ReadonlyMap<Section, string[]>): boolean {
    const text =
      HEAD +
      SECTIONS.map((section) => `\n## ${TITLES[section]}\n\n${bounded(all.get(section)!, section)}`).join('');
    const file = path.join(this.#options.root, INDEX_PATH);
    try {
      if (text === this.#written && fs.statSync(file).size === Buffer.byteLength(text)) return true;
      this.#options.guard({ kind: 'write', path: INDEX_PATH });
      if (fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const fresh = `${file}.${process.pid}.new`;
      fs.writeFileSync(fresh, text);
      fs.renameSync(fresh, file);
      this.#written = text;
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'RunError') throw error;
      return false;
    }
  }
}

/** Of a source file, only the definitions that the query is in, unless it is in the path. */
function only(line: string, wanted: string): string {
  const [file = '', names = ''] = line.split(': ');
  if (file.toLowerCase().includes(wanted)) return line;
  return `${file}: ${names
    .split(' ')
    .filter((name) => name.toLowerCase().includes(wanted))
    .join(' ')}`;
}

function bounded(lines: readonly string[], section: Section): string {
  const shown: string[] = [];
  let size = 0;
  for (const line of lines) {
    size += line.length + 1;
    if (size <= MOST_SECTION_CHARACTERS) shown.push(line);
  }
  const left = lines.length - shown.length;
  const more = left > 0 ? [`- ${left} more: project_index with section=${section} and path or query`] : [];
  return [...shown, ...more, ''].join('\n');
}
