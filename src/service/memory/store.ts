import fs from 'node:fs/promises';
import path from 'node:path';
import type { Guard } from '../../contract/policy.js';
import type { Files } from '../files.js';
import type { CommitReader } from '../tree.js';
import { MAX_CONTENT } from './entry.js';

/** The files of one scope. Paths are what people and tools write. */
export interface Store {
  readonly folder: string;
  /** Names and texts of its Markdown files; longer ones and symlinks are left out. */
  load(): Promise<{ file: string; text: string }[]>;
  write(file: string, text: string): Promise<void>;
  remove(file: string): Promise<void>;
}

/** More than a person or a project ever keeps: what is beyond is not read. */
const MOST_FILES = 20_000;
const MOST_BYTES = 4 * MAX_CONTENT;
const AT_ONCE = 64;

export const PROJECT_FOLDER = '.galley/memory';

/** A project's memories: read from the work tree, or at a commit; always written to the work tree, as any file. */
export function projectStore(
  files: Files,
  root: string,
  base: { git: CommitReader; sha: string } | undefined,
): Store {
  const inTree = (file: string): string => `${PROJECT_FOLDER}/${file}`;
  return {
    folder: PROJECT_FOLDER,
    load: () =>
      base ? loadCommit(base.git, base.sha, PROJECT_FOLDER) : loadFolder(path.join(root, PROJECT_FOLDER)),
    write: (file, text) => putFile(files, inTree(file), () => text),
    remove: (file) => removeFile(files, inTree(file)),
  };
}

/** Changes a text file of the workspace in one step; `edit` is given '' where there is none. */
export function putFile(files: Files, name: string, edit: (text: string) => string): Promise<void> {
  return files.locked([name], async () => {
    await files.mayChange(name);
    const was = (await files.exists(name)) ? await files.openToChange(name) : undefined;
    const text = edit(was?.text ?? '');
    if (text !== was?.text) await files.put(name, text, was);
  });
}

function removeFile(files: Files, name: string): Promise<void> {
  return files.locked([name], async () => {
    await files.mayChange(name);
    if (await files.exists(name)) await files.remove(await files.open(name));
  });
}

/** A person's own memories, outside of every workspace. Only this writes there. */
export function personalStore(folder: string, shown: string, guard: Guard): Store {
  const mayChange = (file: string): void => guard({ kind: 'config', key: `memory:${file}` });
  return {
    folder: shown,
    load: () => loadFolder(folder),
    async write(file, text) {
      mayChange(file);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const part = path.join(folder, `.${file}.${process.pid}.part`);
      await fs.writeFile(part, text, { mode: 0o600 });
      await fs.rename(part, path.join(folder, file));
    },
    async remove(file) {
      mayChange(file);
      await fs.rm(path.join(folder, file), { force: true });
    },
  };
}

async function loadFolder(folder: string): Promise<{ file: string; text: string }[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((each) => each.isFile() && each.name.endsWith('.md')).map(({ name }) => name);
  names.sort();
  const read: { file: string; text: string }[] = [];
  for (let at = 0; at < Math.min(names.length, MOST_FILES); at += AT_ONCE) {
    const texts = await Promise.all(names.slice(at, at + AT_ONCE).map((name) => loadFile(folder, name)));
    read.push(...texts.flatMap((each) => each ?? []));
  }
  return read;
}

async function loadFile(folder: string, file: string): Promise<{ file: string; text: string } | undefined> {
  const full = path.join(folder, file);
  try {
    if ((await fs.stat(full)).size > MOST_BYTES) return undefined;
    return { file, text: await fs.readFile(full, 'utf8') };
  } catch {
    return undefined;
  }
}

/** Two git processes, however many files there are. */
async function loadCommit(
  git: CommitReader,
  sha: string,
  folder: string,
): Promise<{ file: string; text: string }[]> {
  const listed = await git.run(['ls-tree', '-l', '-z', '--full-tree', sha, `${folder}/`], { codes: [128] });
  const blobs = listed.stdout
    .toString('utf8')
    .split('\0')
    .flatMap((row) => {
      const [, id = '', size = '', name = ''] = /^100\d+ blob (\S+) +(\d+)\t([\s\S]*)$/.exec(row) ?? [];
      const file = name.slice(folder.length + 1);
      return file.endsWith('.md') && Number(size) <= MOST_BYTES ? [{ id, file }] : [];
    })
    .slice(0, MOST_FILES);
  if (blobs.length === 0) return [];
  const input = blobs.map(({ id }) => `${id}\n`).join('');
  const { stdout } = await git.run(['cat-file', '--batch'], { input });
  const read: { file: string; text: string }[] = [];
  let at = 0;
  for (const { file } of blobs) {
    const line = stdout.indexOf(10, at);
    const size = Number(stdout.toString('latin1', at, line).split(' ')[2]);
    read.push({ file, text: stdout.toString('utf8', line + 1, line + 1 + size) });
    at = line + 1 + size + 1;
  }
  return read;
}
