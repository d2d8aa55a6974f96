// usage: node <compiled>/bench/memory.js [memories=10000]: first load, first search, warm search, the list in the prompt
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Files } from '../src/service/files.js';
import { personalStore, projectStore } from '../src/service/memory/store.js';
import { Memory } from '../src/service/memory.js';

const count = Number(process.argv[2] ?? 10_000);
/** 20,000 words of three syllables; how often one stands somewhere falls with its rank, as in any language (Zipf). */
const SYLLABLES =
  'ba co di fu gra ho in jo ka lo me ni or pa qui ra so tu ve wi xa yo za ble cher dron'.split(' ');
const VOCABULARY = Array.from({ length: 20_000 }, (_, at) =>
  [at, at / 26, at / 676].map((part) => SYLLABLES[Math.floor(part) % 26]).join(''),
);
let seed = 7;
const random = (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const pick = (): string => VOCABULARY[Math.floor(VOCABULARY.length ** random()) - 1] ?? 'bababa';
const words = (many: number): string => Array.from({ length: many }, pick).join(' ');

const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-memory-')));
const folder = path.join(root, '.galley/memory');
fs.mkdirSync(folder, { recursive: true });
for (let at = 0; at < count; at++) {
  const text = `---\ndescription: ${words(8)}\nkind: note\n---\n\n${words(80)} marker${at}\n`;
  fs.writeFileSync(path.join(folder, `${pick()}-${pick()}-${at}.md`), text);
}
const guard = (): void => {};
const files = new Files({ root, guard, home: root });
const memory = new Memory({
  stores: {
    project: projectStore(files, root, undefined),
    global: personalStore(path.join(root, 'none'), 'none', guard),
  },
  files,
  seal: (text) => text,
  frozen: {},
});

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
const loading = await timed(() => memory.load());
const first = await timed(() => memory.search('words that nobody wrote', 5));
const queries = [
  ...Array.from({ length: 40 }, () => words(3)),
  ...Array.from({ length: 40 }, () => words(8)),
  ...Array.from({ length: 10 }, (_, at) => `marker${at * 97}`),
  ...Array.from({ length: 10 }, () => `${pick().slice(0, -1)}x ${pick().slice(0, 4)}`),
];
const times: number[] = [];
for (const query of queries) times.push(await timed(() => memory.search(query, 5)));
times.sort((a, b) => a - b);
const hit = (await memory.search('marker4242', 5))[0]?.content.includes('marker4242') ?? count <= 4242;
const ms = (value = 0): string => `${value.toFixed(1)} ms`;
console.log(`${count} memories: load ${ms(loading)}, first search with its index ${ms(first)}`);
console.log(
  `warm search over ${queries.length} queries: median ${ms(times[times.length >> 1])}, p95 ${ms(times[Math.floor(times.length * 0.95)])}, worst ${ms(times.at(-1))}`,
);
console.log(`list in the prompt: ${memory.index().length} characters; the rare word was found: ${hit}`);
fs.rmSync(root, { recursive: true, force: true });
