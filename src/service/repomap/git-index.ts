import fs from 'node:fs';
import path from 'node:path';
import { gitPlace } from '../search/repository.js';

/** A file as git last saw it: while size and time are these, its content is the blob's. */
export interface CleanFile {
  size: number;
  mtime: number;
  blob: string;
}

const MOST_INDEX_BYTES = 268_435_456;
const REGULAR = 0o100000;

/**
 * What git's index says of the files below `root`, without a process and without reading one of them. Empty where there
 * is no index, or one of a kind that is not known. A file as young as the index may have changed since: it is left out.
 */
export function cleanFiles(root: string): Map<string, CleanFile> {
  const files = new Map<string, CleanFile>();
  try {
    const place = gitPlace(root);
    if (!place) return files;
    const file = path.join(place.folder, 'index');
    const { size, mtimeMs } = fs.statSync(file);
    if (size > MOST_INDEX_BYTES) return files;
    const own = path.relative(place.top, root).split(path.sep).join('/');
    const below = own === '' ? '' : `${own}/`;
    readIndex(fs.readFileSync(file), (name, entry) => {
      if (entry.mtime < mtimeMs && name.startsWith(below)) files.set(name.slice(below.length), entry);
    });
  } catch {
    files.clear();
  }
  return files;
}

/** Versions 2 to 4 with SHA-1 names; throws on others. */
function readIndex(bytes: Buffer, found: (name: string, entry: CleanFile) => void): void {
  const version = bytes.readUInt32BE(4);
  if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4) throw new Error('no index');
  let at = 12;
  let name: Buffer = Buffer.alloc(0);
  for (let left = bytes.readUInt32BE(8); left > 0; left--) {
    const start = at;
    const flags = bytes.readUInt16BE(at + 60);
    at += (flags & 0x4000) !== 0 && version > 2 ? 64 : 62;
    if (version === 4) {
      const { value, end } = offset(bytes, at);
      at = bytes.indexOf(0, end);
      name = Buffer.concat([name.subarray(0, name.length - value), bytes.subarray(end, at)]);
      at++;
    } else {
      const end = bytes.indexOf(0, at);
      name = bytes.subarray(at, end);
      at = start + ((end - start + 8) & ~7);
    }
    if ((bytes.readUInt32BE(start + 24) & 0o170000) !== REGULAR || (flags & 0x3000) !== 0) continue;
    found(name.toString('utf8'), {
      size: bytes.readUInt32BE(start + 36),
      mtime: bytes.readUInt32BE(start + 8) * 1000 + bytes.readUInt32BE(start + 12) / 1e6,
      blob: bytes.toString('latin1', start + 40, start + 60),
    });
  }
}

/** The number in which version 4 says how much of the name before is dropped. */
function offset(bytes: Buffer, from: number): { value: number; end: number } {
  let at = from;
  let value = bytes[at]! & 127;
  while ((bytes[at++]! & 128) !== 0) value = ((value + 1) << 7) | (bytes[at]! & 127);
  return { value, end: at };
}
