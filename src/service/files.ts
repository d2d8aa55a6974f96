import { isUtf8 } from 'node:buffer';
import { constants, type Stats } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import { within } from '../contract/within.js';
import { Snapshots } from './hashline/snapshots.js';
import { decoded } from './hashline/text.js';
import { imageMime, MAX_IMAGE_BYTES } from './image.js';
import { Locks } from './locks.js';
import { expandHome, realName, whereabouts } from './paths.js';
import { Changed, replaceFile } from './replace-file.js';
import { shown, toFile } from './search/name.js';
import type { Grammars } from './symbols/grammars.js';

/** Largest text that is read or written. Source: seed A. */
export const MAX_TEXT_BYTES = 1024 * 1024;

export interface FilesOptions {
  /** The workspace: absolute, symlinks resolved. */
  root: string;
  /** The policy's answer, asked at the moment of use. */
  guard: Guard;
  /** What `~/` stands for. */
  home?: string;
  /** Tree-sitter for block operations; without it they know Markdown and YAML only. */
  grammars?: Grammars;
}

/** A regular file as it was at one moment. `name` is how answers call it, and the key of what is known of it. */
export interface Loaded {
  name: string;
  target: string;
  bytes: Buffer;
  stat: Stats;
}

/** A file whose bytes are UTF-8 text; `text` still has its byte order mark and its own line ends. */
export type LoadedText = Loaded & { text: string };

/** The working tree. Every touch asks the guard again, at the moment of use. */
export class Files {
  readonly root: string;
  /** What the model was shown of each file. */
  readonly snapshots = new Snapshots();
  readonly grammars: Grammars | undefined;
  readonly #options: FilesOptions;
  readonly #locks: Locks;

  constructor(options: FilesOptions, locks = new Locks()) {
    this.root = options.root;
    this.grammars = options.grammars;
    this.#options = options;
    this.#locks = locks;
  }

  /** The same files for a subagent: its own guard, its own memory of what was read, the same locks. */
  fork(guard: Guard): Files {
    return new Files({ ...this.#options, guard }, this.#locks);
  }

  /** What the model was shown, as JSON data. */
  save(): unknown {
    return this.snapshots.save();
  }

  /** Takes back what `save` gave. */
  load(saved: unknown): void {
    this.snapshots.load(saved);
  }

  /** Takes back what `snapshots.facts` gave, for the files that are still as they were. */
  recall(facts: unknown): Promise<void> {
    const open = (file: string) =>
      this.openText(file).then(
        ({ text }) => text,
        () => undefined,
      );
    return this.snapshots.recall(facts, open);
  }

  /** Where a path really leads. */
  resolve(file: string): string {
    return whereabouts(this.root, file, this.#options.home);
  }

  /** A real path as answers show it: relative to the workspace with `/`, or absolute when it is outside. */
  name(target: string): string {
    return shown(within(this.root, target) ?? target);
  }

  /** Runs `work` while no other edit of these files runs. */
  locked<T>(files: string[], work: () => Promise<T>): Promise<T> {
    return this.#locks.hold([...new Set(files.map((file) => this.resolve(file)))], work);
  }

  /** Whether something (a file, a folder, a dangling link) has this name. */
  async exists(file: string): Promise<boolean> {
    this.#options.guard({ kind: 'read', path: file });
    return fs.lstat(toFile(this.#written(file))).then(
      () => true,
      () => false,
    );
  }

  /** A regular file of up to 1 MiB, or an image of up to 5 MiB. */
  async open(file: string): Promise<Loaded> {
    this.#options.guard({ kind: 'read', path: file });
    const target = this.resolve(file);
    try {
      mustBeRegular(file, await fs.lstat(toFile(target)));
      return { name: this.name(target), target, ...(await readBounded(file, target)) };
    } catch (cause) {
      throw explained(cause, `Cannot read ${file}`);
    }
  }

  /** A regular file that holds UTF-8 text. */
  async openText(file: string): Promise<LoadedText> {
    const loaded = await this.open(file);
    return { ...loaded, text: asText(file, loaded.bytes) };
  }

  /** As `openText`, for a file that is about to change: no symlink, not marked read-only. */
  async openToChange(file: string): Promise<LoadedText> {
    await this.mayChange(file);
    const loaded = await this.openText(file);
    if ((loaded.stat.mode & 0o222) === 0)
      throw new ToolError(`${file} is marked read-only (chmod u+w makes it writable). Nothing was written.`);
    return loaded;
  }

  /** Read before write: refuses a file that this session has not read, or that changed since. Source: seed B. */
  mustBeRead(file: string, loaded: LoadedText): void {
    const known = this.snapshots.newest(loaded.name);
    if (!known?.read)
      throw new ToolError(`${file} was not read in this session: read it first. Nothing was written.`);
    if (known.text !== loaded.text)
      throw new ToolError(`${file} changed on disk after it was read: read it again. Nothing was written.`);
  }

  /** Refuses what must not be written: by the policy, or because the name is a symlink. */
  async mayChange(file: string): Promise<void> {
    this.#options.guard({ kind: 'write', path: file });
    const stat = await fs.lstat(toFile(this.#written(file))).catch(() => undefined);
    if (stat?.isSymbolicLink()) {
      const leads = this.name(this.resolve(file));
      throw new ToolError(`${file} is a symlink. Edit the file it leads to, ${leads}. Nothing was written.`);
    }
  }

  /** Writes a text whole; `was` is the file as it was read, undefined for a new one. Parent folders are made. */
  async put(file: string, content: string | Buffer, was: Loaded | undefined): Promise<void> {
    await this.mayChange(file);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    if (bytes.length > MAX_TEXT_BYTES)
      throw new ToolError(`${file} would be ${bytes.length} bytes, more than 1 MiB. Nothing was written.`);
    const target = was?.target ?? this.resolve(file);
    try {
      if (!was) await this.#makeFolder(target);
      await replaceFile(target, bytes, was);
    } catch (cause) {
      if (cause instanceof Changed)
        throw new ToolError(`${file} ${cause.message}. Nothing was written: read it again.`, { cause });
      throw explained(cause, `Cannot write ${file}: nothing was changed`);
    }
  }

  /** Refuses a new name that is forbidden or taken; answers with the real path it means. */
  async mayMove(from: string, to: string): Promise<string> {
    await this.mayChange(from);
    await this.mayChange(to);
    const [source, target] = [this.resolve(from), this.resolve(to)];
    const [was, there] = await Promise.all(
      [source, target].map((each) => fs.lstat(toFile(each)).catch(() => undefined)),
    );
    // On a file system that ignores case, another spelling of the name is the same file.
    const isRespelled = source !== target && source.toLowerCase() === target.toLowerCase();
    if (there && !(isRespelled && there.ino === was?.ino))
      throw new ToolError(`MV: ${to} exists, and a move never replaces a file.`);
    return target;
  }

  /** Gives a file another name, in folders that are made. Answers with the new name. */
  async move(from: string, to: string): Promise<string> {
    try {
      const target = await this.mayMove(from, to);
      await this.#makeFolder(target);
      await fs.rename(toFile(this.resolve(from)), toFile(target));
      return this.name(target);
    } catch (cause) {
      throw explained(cause, `Cannot move ${from} to ${to}`);
    }
  }

  async remove(file: Loaded): Promise<void> {
    await this.mayChange(file.name);
    await fs.unlink(toFile(file.target)).catch((cause) => {
      throw explained(cause, `Cannot remove ${file.name}`);
    });
  }

  /** The path as written, its folder resolved, its last name not: to see whether that is a symlink. */
  #written(file: string): string {
    const written = path.resolve(this.root, expandHome(file, this.#options.home));
    const folder = this.resolve(path.dirname(written));
    return path.join(folder, realName(folder, path.basename(written)));
  }

  async #makeFolder(target: string): Promise<void> {
    await fs.mkdir(toFile(path.dirname(target)), { recursive: true });
    if (this.resolve(target) !== target)
      throw new ToolError(`${this.name(target)} leads elsewhere now. Nothing was written.`);
  }
}

function mustBeRegular(file: string, stat: Stats): void {
  if (stat.isFile()) return;
  if (stat.isDirectory()) throw new ToolError(`${file} is a folder. List it, or name a file in it.`);
  throw new ToolError(`${file} is not a regular file (it is a pipe, socket or device).`);
}

/** Reads no more than the cap, whatever the size claims: /proc says 0, a log may grow. */
async function readBounded(file: string, target: string): Promise<{ bytes: Buffer; stat: Stats }> {
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const handle = await fs.open(toFile(target), flags);
  try {
    const stat = await handle.stat();
    mustBeRegular(file, stat);
    const chunks: Buffer[] = [];
    let total = 0;
    let cap = MAX_TEXT_BYTES;
    for (;;) {
      const chunk = Buffer.allocUnsafe(Math.max(65_536, Math.min(stat.size, cap) - total + 1));
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
      if (bytesRead === 0) break;
      chunks.push(chunk.subarray(0, bytesRead));
      total += bytesRead;
      if (chunks.length === 1 && imageMime(chunk)) cap = MAX_IMAGE_BYTES;
      if (total > cap) throw tooLarge(file, Math.max(stat.size, total), cap);
    }
    return { bytes: chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks), stat };
  } finally {
    await handle.close();
  }
}

function tooLarge(file: string, size: number, cap: number): ToolError {
  const mib = (bytes: number) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MiB`;
  const hint = cap === MAX_TEXT_BYTES ? ' Search in it, or print a part of it with a shell command.' : '';
  return new ToolError(`${file} has ${mib(size)}, more than the ${mib(cap)} that are read.${hint}`);
}

/** A file's bytes as text; binary and other encodings are refused by content, never by name. */
export function asText(file: string, bytes: Buffer): string {
  const nul = bytes.indexOf(0);
  const utf16 = bytes.length >= 2 && ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2));
  if (utf16)
    throw new ToolError(`${file} is UTF-16 text; only UTF-8 is read. Convert it with a shell command.`);
  if (nul >= 0)
    throw new ToolError(`${file} is a binary file (NUL at byte ${nul}); only UTF-8 text is read.`);
  if (!isUtf8(bytes)) throw new ToolError(`${file} is not UTF-8 text; only UTF-8 is read.`);
  return decoded(bytes);
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ELOOP: 'it became a symlink',
  ENAMETOOLONG: 'the name is too long',
};

/** A system error in words; a ToolError stays what it is. */
function explained(cause: unknown, what: string): unknown {
  const code = (cause as NodeJS.ErrnoException).code;
  if (cause instanceof ToolError || typeof code !== 'string') return cause;
  return new ToolError(`${what}: ${REASONS[code] ?? code}.`, { cause });
}
