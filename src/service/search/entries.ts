import fs from 'node:fs';
import { nameFromBytes } from './name.js';

/** One entry of a folder, as the file system has it. */
export interface Entry {
  name: string;
  type: 'file' | 'folder' | 'link' | 'special';
}

const MOST_IGNORE_BYTES = 1_048_576;

/** What lies in a folder, in no order; undefined when it cannot be read. */
export function list(target: string | Buffer): Entry[] | undefined {
  try {
    const entries = fs.readdirSync(target, { withFileTypes: true });
    if (!entries.some((entry) => entry.name.includes('\ufffd'))) {
      return entries.map((entry) => ({ name: entry.name, type: typeOf(entry) }));
    }
    return fs
      .readdirSync(target, { withFileTypes: true, encoding: 'buffer' })
      .map((entry) => ({ name: nameFromBytes(entry.name as unknown as Buffer), type: typeOf(entry) }));
  } catch {
    return undefined;
  }
}

function typeOf(entry: {
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}): Entry['type'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'special';
}

/** An ignore file's text; empty when it cannot be read or is very large. */
export function readIgnore(file: string | Buffer, bytes: number): string {
  if (bytes > MOST_IGNORE_BYTES) return '';
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
