import fs from 'node:fs';
import path from 'node:path';
import { RunError } from '../../contract/error.js';
import { alone } from './lock.js';

/** Where API keys are kept that do not come from the environment: one map from variable names to values. */
export const KEYS_FILE = 'keys.json';

/** The stored keys, by the name of the variable they stand in for. Throws RunError('auth') for a file that others may read. */
export function readKeys(home: string): Record<string, string> {
  const file = path.join(home, KEYS_FILE);
  const stat = fs.lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return {};
  if (!stat.isFile() || (process.platform !== 'win32' && (stat.mode & 0o077) !== 0))
    throw new RunError(
      'auth',
      `${file} holds API keys and must be a file that nobody else can read: chmod 600.`,
    );
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
    return Object.fromEntries(entries.filter(([, key]) => typeof key === 'string' && key !== ''));
  } catch (cause) {
    throw new RunError('auth', `${file} is not JSON.`, { cause });
  }
}

/** Stores a key, or with `undefined` takes it away. Answers whether there was one. */
export function writeKey(home: string, variable: string, value: string | undefined): boolean {
  return alone(path.join(home, KEYS_FILE), () => {
    const { [variable]: was, ...rest } = readKeys(home);
    const keys = value === undefined ? rest : { ...rest, [variable]: value };
    const part = path.join(home, `.${KEYS_FILE}.${process.pid}.part`);
    fs.writeFileSync(part, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(part, path.join(home, KEYS_FILE));
    return was !== undefined;
  });
}
