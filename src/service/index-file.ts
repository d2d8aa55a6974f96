import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import { beginning, Docs } from './index-file/docs.js';
import { docLine, SECTIONS, type Section, symbolLine, treeLines } from './index-file/entry.js';
import { overview } from './index-file/overview.js';
import { type Survey, Surveyor } from './index-file/survey.js';
import type { MapFile } from './repomap/source.js';
import type { Sources } from './repomap.js';
import type { Folder } from './search/walk.js';
import type { Names } from './symbols/names.js';

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
  /** What source files define and which folders there are, up to date; `anew` reads all of them again. */
  sources: (anew: boolean, signal?: AbortSignal) => Promise<Sources>;
}

/** What is wanted of the index. */
export interface IndexQuery {
  sections: readonly Section[];
  path?: string | undefined;
  query?: string | undefined;
}

interface Seen {
  folders: readonly Folder[];
  found: Survey;
  tree: string[];
}

/** The index file as it was read or written, and what stood in it. */
interface OnDisk {
  state: string;
  notes: readonly string[];
  /** The lines that it was written from; absent when somebody else wrote it. */
  from?: Sections;
}

type Sections = ReadonlyMap<Section, readonly string[]>;

/** The project index: what is where, made from the files alone. Only changed files are read again. */
export class IndexFile {
  readonly #options: IndexOptions;
  readonly #docs: Docs;
  readonly #surveyor = new Surveyor();
  #seen: Seen | undefined;
  #lines = new WeakMap<MapFile, string>();
  /** The lines of last time: those that are the same stay the same arrays. */
  #sections: Sections = new Map();
  #onDisk: OnDisk | undefined;
  /** One refresh at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: IndexOptions) {
    this.#options = options;
    this.#docs = new Docs(options.root);
  }

  /** Brings the index up to date and answers with lines by section, those that fit the query. */
  read(query: IndexQuery, signal?: AbortSignal): Promise<Sections> {
    return this.#inTurn(async () => {
      const all = await this.#refresh(false, signal);
      return this.#pick(all, query);
    });
  }

  /** Makes the index anew. */
  rebuild(query: IndexQuery, signal?: AbortSignal): Promise<Sections> {
    return this.#inTurn(async () => this.#pick(await this.#refresh(true, signal), query));
  }

  /** Adds a line to the notes, once. */
  note(text: string, signal?: AbortSignal): Promise<void> {
    return this.#inTurn(async () => {
      this.#options.guard({ kind: 'write', path: INDEX_PATH });
      const line = `- ${text.replace(/\s+/g, ' ').trim().slice(0, MOST_NOTE_CHARACTERS)}`;
      const notes = [...this.#notes()];
      if (notes.length >= MOST_NOTES)
        throw new ToolError(`The index has ${MOST_NOTES} notes: delete some of ${INDEX_PATH} first.`);
      if (!notes.includes(line)) notes.push(line);
      const all = await this.#refresh(false, signal);
      if (!this.#write(new Map([...all, ['notes', notes]])))
        throw new ToolError(`${INDEX_PATH} cannot be written. The note was not kept.`);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#options.guard({ kind: 'read', path: '.' });
    const answer = this.#last.then(work);
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #refresh(anew: boolean, signal?: AbortSignal): Promise<Sections> {
    const { root, sources } = this.#options;
    if (anew) {
      this.#docs.forget();
      this.#lines = new WeakMap();
    }
    const { files, folders, names } = await sources(anew, signal);
    const { found, tree } = this.#look(folders);
    const fresh: [Section, readonly string[]][] = [
      ['overview', overview(root, found)],
      ['tree', tree],
      ['docs', this.#docs.read(found.docs).map(docLine)],
      ['symbols', this.#symbols(files, names)],
      ['notes', this.#notes()],
    ];
    this.#sections = new Map(
      fresh.map(([section, lines]) => [section, sameAs(this.#sections.get(section), lines)]),
    );
    this.#write(this.#sections);
    return this.#sections;
  }

  /** Names change only when a folder does. */
  #look(folders: readonly Folder[]): Seen {
    if (this.#seen && sameAs(this.#seen.folders, folders) === this.#seen.folders) return this.#seen;
    const found = this.#surveyor.survey(folders);
    this.#seen = { folders, found, tree: treeLines(found.folders) };
    return this.#seen;
  }

  #symbols(files: readonly MapFile[], names: Names): string[] {
    const found: string[] = [];
    for (const file of files) {
      if (file.symbols.definitions.length === 0) continue;
      const known = this.#lines.get(file);
      const line = known ?? symbolLine(file, names);
      if (known === undefined) this.#lines.set(file, line);
      found.push(line);
    }
    return found;
  }

  #pick(all: Sections, { sections, path: below, query }: IndexQuery): Sections {
    const prefix = below === undefined ? '' : path.posix.normalize(below).replace(/^(?:\.\/|\.$|\/)/, '');
    const wanted = query?.toLowerCase();
    const picked = new Map<Section, readonly string[]>();
    for (const section of sections) {
      const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
      const lines =
        section === 'tree' && prefix !== '' && this.#seen
          ? treeLines(this.#seen.found.folders, folder)
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
  #notes(): readonly string[] {
    const file = this.#path;
    const state = stateOf(file);
    if (this.#onDisk?.state !== state)
      this.#onDisk = { state, notes: notesIn(beginning(file, MOST_INDEX_BYTES) ?? '') };
    return this.#onDisk.notes;
  }

  get #path(): string {
    return path.join(this.#options.root, INDEX_PATH);
  }

  /** Writes what changed, where the run may write; false where it may not. */
  #write(all: Sections): boolean {
    const file = this.#path;
    try {
      const { from, state } = this.#onDisk ?? {};
      if (from && SECTIONS.every((each) => from.get(each) === all.get(each)) && state === stateOf(file))
        return true;
      const text = HEAD + SECTIONS.map((section) => sectionText(section, all.get(section)!)).join('');
      this.#options.guard({ kind: 'write', path: INDEX_PATH });
      if (fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return false;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const fresh = `${file}.${process.pid}.new`;
      fs.writeFileSync(fresh, text);
      fs.renameSync(fresh, file);
      this.#onDisk = { state: stateOf(file), notes: all.get('notes')!, from: all };
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

/** Which writing of a file this is; empty when there is none. */
function stateOf(file: string): string {
  const stat = fs.lstatSync(file, { throwIfNoEntry: false });
  return stat ? [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join(' ') : '';
}

function notesIn(text: string): string[] {
  const from = text.indexOf(`\n## ${TITLES.notes}\n`);
  if (from < 0) return [];
  return text
    .slice(from + 1)
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => /^- \S/.test(line));
}

/** The list of before when it holds the same. */
function sameAs<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  const isSame = before?.length === now.length && now.every((each, at) => each === before[at]);
  return isSame ? before : now;
}

function sectionText(section: Section, lines: readonly string[]): string {
  return `\n## ${TITLES[section]}\n\n${bounded(lines, section)}`;
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
