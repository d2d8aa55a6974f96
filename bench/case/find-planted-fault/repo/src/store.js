import fs from 'node:fs/promises';

/** Reads the list; a file that is not there is an empty list. */
export async function load(file) {
  const text = await fs.readFile(file, 'utf8').catch(() => '[]');
  return JSON.parse(text);
}

/** Adds an entry and writes the list. */
export async function add(file, entry) {
  const entries = await load(file);
  await fs.writeFile(file, JSON.stringify([...entries, entry]));
}
