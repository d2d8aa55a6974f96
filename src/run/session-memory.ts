import fs from 'node:fs';
import path from 'node:path';
import type { Seen } from '../contract/event.js';
import type { Files } from '../service/files.js';
import type { RunRecord } from './record.js';

/**
 * What the model was shown of each file (tags, lines), kept beside the transcript, so that a resumed run knows its tags
 * and may edit what was read. The file holds hashes, no texts: whoever gets the run directory learns nothing from it.
 */
export class SessionMemory {
  readonly #file: string;
  readonly #isResumed: boolean;
  readonly #seal: (text: string) => string;
  #files: Files | undefined;
  #kept = '';

  constructor(record: RunRecord, seal: (text: string) => string) {
    this.#file = path.join(record.dir, 'session.json');
    this.#isResumed = record.earlier.length > 0;
    this.#seal = seal;
  }

  /** From now on these files are remembered. In a resumed run, those that are as they were are known again. */
  async attach(files: Files): Promise<void> {
    const facts = this.#isResumed ? read(this.#file) : undefined;
    if (facts !== undefined) await files.recall(facts).catch(() => undefined);
    this.#files = files;
  }

  /** After every tool call of the run's own agent: a run that is killed loses nothing. */
  note(seen: Seen): void {
    if (seen.type !== 'result' || seen.agent !== 'main' || !this.#files) return;
    const text = this.#seal(JSON.stringify(this.#files.snapshots.facts()));
    if (text === this.#kept) return;
    fs.writeFileSync(`${this.#file}.part`, text, { mode: 0o600 });
    fs.renameSync(`${this.#file}.part`, this.#file);
    this.#kept = text;
  }
}

/** What a broken or missing file says is not needed: then files are read again. */
function read(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
