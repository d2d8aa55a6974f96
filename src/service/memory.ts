import { ToolError } from '../contract/error.js';
import type { Files } from './files.js';
import {
  type Entry,
  KINDS,
  type Kind,
  MAX_CONTENT,
  oneLine,
  readEntry,
  SCOPES,
  type Scope,
  writeEntry,
} from './memory/entry.js';
import { dropped, KNOWLEDGE, noted } from './memory/knowledge.js';
import { putFile, type Store } from './memory/store.js';
import { WordIndex } from './memory/word-index.js';

export interface MemoryOptions {
  stores: Record<Scope, Store>;
  /** For `.galley/GALLEY.md`. */
  files: Files;
  seal: (text: string) => string;
  /** Why nothing may be written in a scope. */
  frozen: Partial<Record<Scope, string>>;
}

export interface NewEntry {
  scope: Scope;
  name: string;
  description: string;
  kind: Kind;
  content: string;
}

/** What the system prompt shows: so many memories with their descriptions, and so many characters in all. */
const INDEX_ENTRIES = 150;
const INDEX_CHARACTERS = 12_000;

/** What earlier runs have kept: one Markdown file each, found by name, description and words (BM25). */
export class Memory {
  readonly #entries = new Map<string, Entry>();
  #loaded: Promise<void> | undefined;
  #index: Promise<WordIndex> | undefined;
  /** Saving and forgetting, one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: MemoryOptions) {}

  load(): Promise<void> {
    this.#loaded ??= this.#read();
    return this.#loaded;
  }

  /** Saves a memory, in place of one of the same name. `sealed` = a secret was taken out of it. */
  save(wanted: NewEntry): Promise<{ path: string; replaced: boolean; sealed: boolean }> {
    return this.#inTurn(wanted.scope, async (store) => {
      const content = this.options.seal(wanted.content.trim());
      const description = this.options.seal(oneLine(wanted.description));
      if (content === '' || description === '')
        throw new ToolError('A memory needs a description and a content. Nothing was saved.');
      if (content.length > MAX_CONTENT)
        throw new ToolError(
          `A memory holds at most ${MAX_CONTENT} characters. Nothing was saved: keep what matters, or split it.`,
        );
      const path = `${store.folder}/${wanted.name}.md`;
      const entry: Entry = { ...wanted, description, content, path };
      const replaced = this.#entries.has(idOf(entry));
      await store.write(`${entry.name}.md`, writeEntry(entry));
      if (entry.scope === 'project')
        await putFile(this.options.files, KNOWLEDGE, (text) => noted(text, entry));
      await this.#put(entry);
      return { path, replaced, sealed: content !== wanted.content.trim() };
    });
  }

  forget(name: string, scope: Scope): Promise<void> {
    return this.#inTurn(scope, async (store) => {
      const id = idOf({ scope, name });
      if (!this.#entries.has(id)) {
        const near = (await this.search(name, 3)).map((each) => `${each.name} (${each.scope})`);
        throw new ToolError(
          `There is no ${scope} memory ${name}.${near.length > 0 ? ` Near it: ${near.join(', ')}.` : ''}`,
        );
      }
      await store.remove(`${name}.md`);
      if (scope === 'project' && (await this.options.files.exists(KNOWLEDGE)))
        await putFile(this.options.files, KNOWLEDGE, (text) => dropped(text, name));
      this.#entries.delete(id);
      (await this.#index)?.drop(id);
    });
  }

  /** The best `limit` memories for some words, best first. */
  async search(query: string, limit: number): Promise<Entry[]> {
    await this.load();
    this.#index ??= WordIndex.of([...this.#entries].map(([id, entry]) => ({ id, ...entry })));
    const found = (await this.#index).search(query);
    return found.slice(0, limit).flatMap((id) => this.#entries.get(id) ?? []);
  }

  get size(): number {
    return this.#entries.size;
  }

  /** One line a memory, project first and by kind; bounded, whatever there is. To be asked once it is loaded. */
  index(): string {
    const { shown, left } = this.listed();
    const lines = shown.map(lineOf);
    if (left > 0) lines.push(`- and ${left} more, which memory_search finds`);
    return lines.join('\n');
  }

  /** Those that the index has a line for, and how many it has none for. */
  listed(): { shown: Entry[]; left: number } {
    const all = [...this.#entries.values()].sort(byPlace);
    const shown: Entry[] = [];
    let room = INDEX_CHARACTERS;
    for (const entry of all.slice(0, INDEX_ENTRIES)) {
      room -= lineOf(entry).length + 1;
      if (room < 0) break;
      shown.push(entry);
    }
    return { shown, left: all.length - shown.length };
  }

  #inTurn<T>(scope: Scope, work: (store: Store) => Promise<T>): Promise<T> {
    const why = this.options.frozen[scope];
    if (why !== undefined) throw new ToolError(why);
    const next = this.#turn.then(async () => {
      await this.load();
      return work(this.options.stores[scope]);
    });
    this.#turn = next.catch(() => {});
    return next;
  }

  async #read(): Promise<void> {
    for (const scope of SCOPES) {
      const { folder, load } = this.options.stores[scope];
      for (const { file, text } of await load()) {
        const entry = readEntry(scope, file, `${folder}/${file}`, text);
        if (entry) this.#entries.set(idOf(entry), entry);
      }
    }
  }

  async #put(entry: Entry): Promise<void> {
    const id = idOf(entry);
    (await this.#index)?.put({ id, ...entry });
    this.#entries.set(id, entry);
  }
}

const idOf = ({ scope, name }: Pick<Entry, 'scope' | 'name'>): string => `${scope}/${name}`;

function lineOf({ scope, kind, name, description }: Entry): string {
  return `- ${name} (${scope === 'project' ? `project, ${kind}` : scope}): ${description}`;
}

const ORDER = Object.keys(KINDS);

function byPlace(a: Entry, b: Entry): number {
  if (a.scope !== b.scope) return a.scope === 'project' ? -1 : 1;
  const kinds = a.scope === 'project' ? ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) : 0;
  return kinds || (a.name < b.name ? -1 : 1);
}
