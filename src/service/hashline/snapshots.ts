import { createHash } from 'node:crypto';
import { z } from 'zod';
import { tag } from './tag.js';
import { type Ranges, unite } from './text.js';

/**
 * One text a file had when the model was shown some of it: `seen` are the lines whose number and text were displayed;
 * `read` is false when that was an excerpt in a refusal, or a merge with somebody else's change.
 */
export interface Snapshot {
  tag: string;
  text: string;
  seen: Ranges;
  read: boolean;
}

const MAX_PATHS = 256;
const MAX_VERSIONS = 4;
const MAX_CHARACTERS = 64 * 1024 * 1024;

const seen = z.array(z.tuple([z.number().int().min(1), z.number().int()]));
/** Files with their texts, and the same with hashes in the place of the texts. */
const Saved = list({ text: z.string(), seen, read: z.boolean() });
const Facts = list({ sha256: z.string(), seen, read: z.boolean() });

function list<Version extends z.ZodRawShape>(version: Version) {
  return z.array(z.strictObject({ path: z.string(), versions: z.array(z.strictObject(version)) }));
}

/**
 * What the model knows of each file: whole texts, so that a tag of 16 bits is never trusted alone. Bounded to 256
 * paths, 4 texts a path and 64 Mi characters; what was used longest ago is forgotten first.
 */
export class Snapshots {
  readonly #files = new Map<string, Snapshot[]>();
  readonly #hashes = new WeakMap<Snapshot, string>();
  #characters = 0;

  /** Makes `text` (its bytes, where somebody has them) the newest known text of `path`; one known before keeps its seen lines. */
  record(path: string, text: string, read = true, bytes?: Buffer): Snapshot {
    const versions = this.#files.get(path) ?? [];
    const known = versions.find((version) => version.text === text);
    const newest = known ?? { tag: tag(bytes ?? text), text, seen: [], read };
    newest.read ||= read;
    if (!known) this.#characters += text.length;
    this.#files.delete(path);
    this.#files.set(path, [...versions.filter((version) => version !== known), newest]);
    this.#forget(path);
    return newest;
  }

  /** Marks lines as displayed. */
  see(snapshot: Snapshot, lines: Ranges): void {
    snapshot.seen = unite(snapshot.seen, lines);
  }

  /** Files that were read or written, the newest last. */
  get paths(): IterableIterator<string> {
    return this.#files.keys();
  }

  newest(path: string): Snapshot | undefined {
    return this.#files.get(path)?.at(-1);
  }

  /** Every known text of `path` with this tag, newest first: two may collide. */
  find(path: string, tagged: string): Snapshot[] {
    return (this.#files.get(path) ?? []).filter((version) => version.tag === tagged).reverse();
  }

  /** The file has a new name: what is known of it goes along. */
  move(from: string, to: string): void {
    const versions = this.#files.get(from);
    this.drop(to);
    if (!versions) return;
    this.#files.delete(from);
    this.#files.set(to, versions);
  }

  drop(path: string): void {
    for (const { text } of this.#files.get(path) ?? []) this.#characters -= text.length;
    this.#files.delete(path);
  }

  /** Everything as JSON data, for a session that goes on later. */
  save(): unknown {
    return [...this.#files].map(([path, versions]) => ({
      path,
      versions: versions.map(({ text, seen, read }) => ({ text, seen, read })),
    }));
  }

  /** Takes over what `save` gave; anything else is refused. */
  load(saved: unknown): void {
    for (const { path, versions } of Saved.parse(saved))
      for (const { text, seen, read } of versions) this.record(path, text, read).seen = seen;
  }

  /** What was shown of which text, as JSON data in which a hash stands for the text: it tells nobody what a file says. */
  facts(): unknown {
    return [...this.#files].map(([path, versions]) => ({
      path,
      versions: versions.map((version) => ({
        sha256: this.#hash(version),
        seen: version.seen,
        read: version.read,
      })),
    }));
  }

  /** Takes over what `facts` gave, for the files that still have one of those texts; `open` reads a file, or cannot. */
  async recall(facts: unknown, open: (path: string) => Promise<string | undefined>): Promise<void> {
    for (const { path, versions } of Facts.parse(facts)) {
      const text = await open(path);
      const known = text === undefined ? undefined : versions.find(({ sha256 }) => sha256 === sha256Of(text));
      if (text !== undefined && known) this.record(path, text, known.read).seen = known.seen;
    }
  }

  #hash(version: Snapshot): string {
    const hash = this.#hashes.get(version) ?? sha256Of(version.text);
    this.#hashes.set(version, hash);
    return hash;
  }

  #forget(newest: string): void {
    const versions = this.#files.get(newest)!;
    while (versions.length > MAX_VERSIONS) this.#characters -= versions.shift()!.text.length;
    for (const path of this.#files.keys()) {
      if (this.#files.size <= MAX_PATHS && this.#characters <= MAX_CHARACTERS) return;
      if (path !== newest) this.drop(path);
    }
  }
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
