import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { toFile } from './search/name.js';

/** What the file was when it was read: `bytes` and the facts that its successor keeps. */
export interface Was {
  bytes: Buffer;
  stat: Stats;
}

/** The file is no longer what it was when it was read. */
export class Changed extends Error {
  override readonly name = 'Changed';
}

/**
 * Puts `bytes` at `target` (a real path) so that a reader, a crash or a full disk never meets half a file: a temporary
 * file in the same folder, flushed, then renamed. Mode and owner are kept. A file that has more names (hard links), or
 * an owner that cannot be kept, is written in place, and put back when that fails. Refuses (`Changed`) when the file
 * is not, at the last moment, what `was` says; without `was` it must not exist.
 */
export async function replaceFile(target: string, bytes: Buffer, was: Was | undefined): Promise<void> {
  const folder = path.dirname(target);
  const part = toFile(path.join(folder, `.galley-${randomBytes(6).toString('hex')}.part`));
  const file = await fs.open(part, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o666);
  try {
    let inPlace = was !== undefined && was.stat.nlink > 1;
    try {
      await file.writeFile(bytes);
      if (was && process.platform !== 'win32') {
        inPlace ||= !(await keepsOwner(file, was.stat));
        await file.chmod(was.stat.mode & 0o7777);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    if (was && inPlace) await overwrite(target, bytes, was);
    else if (was) await swap(part, target, was);
    // A link, unlike a rename, refuses a name that another process has taken meanwhile.
    else await fs.link(part, toFile(target)).catch((cause) => placeNew(cause, part, target));
  } finally {
    await fs.rm(part, { force: true });
  }
  await flushFolder(folder);
}

async function keepsOwner(file: fs.FileHandle, was: Stats): Promise<boolean> {
  const now = await file.stat();
  if (now.uid === was.uid && now.gid === was.gid) return true;
  return file.chown(was.uid, was.gid).then(
    () => true,
    () => false,
  );
}

const CHANGED = 'changed while it was being edited';
const PIECE = 256 * 1024;

/** Compares piece by piece: memory for the whole file would cost more than reading it. */
async function mustBe(target: string, bytes: Buffer): Promise<void> {
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  const file = await fs.open(toFile(target), flags).catch(() => undefined);
  if (!file) throw new Changed(CHANGED);
  try {
    const piece = Buffer.allocUnsafe(Math.min(PIECE, bytes.length + 1));
    let at = 0;
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, piece.length, at);
      if (bytesRead === 0 && at === bytes.length) return;
      const isSame = piece.subarray(0, bytesRead).equals(bytes.subarray(at, at + bytesRead));
      if (bytesRead === 0 || !isSame) throw new Changed(CHANGED);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}

/**
 * Renames `part` over `target`, and looks at the old file once more: what somebody wrote to it between the last look and
 * the rename is not lost, for then the old file comes back.
 */
async function swap(part: string | Buffer, target: string, was: Was): Promise<void> {
  const file = toFile(target);
  const old = toFile(path.join(path.dirname(target), `.galley-${randomBytes(6).toString('hex')}.old`));
  const before = await fs.stat(file).catch(() => undefined);
  await mustBe(target, was.bytes);
  // Where a second name cannot be made, the last look has to do.
  const isKept = await fs.link(file, old).then(
    () => true,
    () => false,
  );
  try {
    await fs.rename(part, file);
    const after = isKept ? await fs.stat(old) : before;
    if (after?.size === before?.size && after?.mtimeMs === before?.mtimeMs) return;
    await fs.rename(old, file);
    throw new Changed(CHANGED);
  } finally {
    if (isKept) await fs.rm(old, { force: true });
  }
}

async function overwrite(target: string, bytes: Buffer, was: Was): Promise<void> {
  await mustBe(target, was.bytes);
  const file = await fs.open(toFile(target), constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
  try {
    await writeAll(file, bytes).catch(async (cause) => {
      await writeAll(file, was.bytes);
      throw cause;
    });
  } finally {
    await file.close();
  }
}

async function writeAll(file: fs.FileHandle, bytes: Buffer): Promise<void> {
  let at = 0;
  while (at < bytes.length) at += (await file.write(bytes, at, bytes.length - at, at)).bytesWritten;
  await file.truncate(bytes.length);
  await file.sync();
}

/** For file systems without hard links. */
async function placeNew(cause: NodeJS.ErrnoException, part: string | Buffer, target: string): Promise<void> {
  if (cause.code === 'EEXIST') throw new Changed('was created by somebody else meanwhile', { cause });
  await fs.copyFile(part, toFile(target), constants.COPYFILE_EXCL);
}

/** Makes the rename last through a power cut; not every system can. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await fs.open(toFile(folder), constants.O_RDONLY).catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
