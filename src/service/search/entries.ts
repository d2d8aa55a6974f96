import fs from 'node:fs';
import { nameFromBytes } from './name.js';

const MOST_IGNORE_BYTES = 1_048_576;

/** What lies in a folder, in no order; undefined when it cannot be read. */
export function list(target: string | Buffer): fs.Dirent[] | undefined {
  try {
    const entries = fs.readdirSync(target, { withFileTypes: true });
    for (const { name } of entries) if (name.includes('\ufffd')) return listBytes(target);
    return entries;
  } catch {
    return undefined;
  }
}

function listBytes(target: string | Buffer): fs.Dirent[] {
  return fs.readdirSync(target, { withFileTypes: true, encoding: 'buffer' }).map((entry) => {
    const named = entry as unknown as fs.Dirent;
    named.name = nameFromBytes(entry.name as unknown as Buffer);
    return named;
  });
}

/** An ignore file's text, stray bytes kept as in names; empty when it cannot be read or is very large. */
export function readIgnore(file: string | Buffer, bytes: number): string {
  if (bytes > MOST_IGNORE_BYTES) return '';
  try {
    return nameFromBytes(fs.readFileSync(file));
  } catch {
    return '';
  }
}
