import fs from 'node:fs/promises';

/** Reads the list; a file that is not there is an empty list. */
export async function load(file) {
  const text = await fs.readFile(file, 'utf8').catch(() => '[]');
  return JSON.parse(text);
}

/** Adds an entry, without a second copy of it, and writes the list. Answers with the new list. */
export async function add(file, entry) {
  const kept = (await load(file)).filter((each) => each.id !== entry.id);
  fs.writeFile(file, JSON.stringify([...kept, entry]));
  return load(file);
}

/** How many entries there are. */
export async function size(file) {
  return (await load(file)).length;
}
