import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { RepoMap, type RepoMapOptions } from '../../src/service/repomap.js';
import { Walker } from '../../src/service/search/walk.js';
import { folder } from '../helper/workspace.js';

const DIST = process.env.GALLEY_TEST_DIST ?? path.join(import.meta.dirname, '../../dist');
const WORKER = path.join(DIST, 'workers/map/index.js');
const ASSETS = path.join(DIST, 'assets');

function open(root: string, options: Partial<RepoMapOptions> = {}): RepoMap {
  const walker = new Walker(root);
  return new RepoMap({ root, guard: () => {}, walker: () => walker, ...options });
}

const whole = { path: '.', maxTokens: 4096 };

/** Many files that use each other. */
function tree(count: number): Record<string, string> {
  const files: Record<string, string> = {};
  for (let at = 0; at < count; at++)
    files[`d${at % 7}/f${at}.ts`] =
      `export class Thing${at} {\n  handle_request_${at}(a: string): void { helper_${(at * 13) % count}(a); }\n}\nexport function helper_${at}(x: string) { return new Thing${(at * 5) % count}(); }\n`;
  return files;
}

(fs.existsSync(WORKER) ? test : test.skip)(
  'worker threads and the calling thread make the same map, also after edits',
  async () => {
    const root = folder(tree(600));
    const [alone, many] = [open(root), open(root, { workerFile: WORKER, workersFrom: 100 })];
    try {
      expect((await many.map(whole)).text).toBe((await alone.map(whole)).text);
      fs.writeFileSync(path.join(root, 'd1/f1.ts'), 'export function renamedThing() {}\n');
      fs.writeFileSync(path.join(root, 'd1/extra.ts'), 'export function addedThing() {}\n');
      fs.rmSync(path.join(root, 'd2/f2.ts'));
      const query = { ...whole, query: 'renamedThing addedThing' };
      const { text, allFiles } = await many.map(query);
      expect(text).toBe((await alone.map(query)).text);
      expect(text).toMatch(/renamedThing[\s\S]*addedThing|addedThing[\s\S]*renamedThing/);
      expect(allFiles).toBe(600);
    } finally {
      await many.close();
    }
  },
);

test('a worker that cannot start costs time, not the map', async () => {
  const root = folder(tree(220));
  fs.writeFileSync(path.join(root, 'broken.js'), 'throw new Error("no")');
  const broken = open(root, { workerFile: path.join(root, 'broken.js'), workersFrom: 100 });
  expect((await broken.map(whole)).text).toBe((await open(root).map(whole)).text);
  await broken.close();
});

/** A repository whose files are older than its index, as after a checkout. */
test('what one thread has read is looked at again by workers, and whatever changes is seen before, while and after', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 3_200 }, (_, at) => [`d${at % 40}/f${at}.ts`, `export function name${at}() {}\n`]),
  );
  const root = folder(files);
  const map = open(root, { workerFile: WORKER, workersFrom: 1e9 });
  const names = async (): Promise<string[]> => {
    const { files, names } = await map.sources(false);
    return files.map(({ symbols }) => names.text(symbols.definitions[0]!));
  };
  expect(await names()).toHaveLength(3_200);
  for (let round = 0; round < 6; round++) {
    fs.writeFileSync(path.join(root, 'd3/f3.ts'), `export function edited${round}() {}\n`);
    fs.writeFileSync(path.join(root, `d5/new${round}.ts`), `export function fresh${round}() {}\n`);
    fs.rmSync(path.join(root, `d${round}/f${round + 40}.ts`));
    const found = new Set(await names());
    expect(found.size).toBe(3_200);
    for (const name of [`edited${round}`, `fresh${round}`]) expect(found).toContain(name);
    expect(found).not.toContain(`name${round + 40}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await map.close();
});

function repository(files: Record<string, string>): string {
  const root = folder(files);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  const old = new Date(Date.now() - 3_600_000);
  for (const name of Object.keys(files)) fs.utimesSync(path.join(root, name), old, old);
  git('init', '-q');
  git('add', '-A');
  return root;
}

test('what git says is unchanged is not read again in the next process; what changed is', async () => {
  const root = repository(tree(220));
  const cacheFile = path.join(folder(), 'map');
  const first = open(root, { cacheFile });
  const { text, allSymbols } = await first.map(whole);
  await first.close();
  // Another content under the same size and time: only who reads it again could see it.
  const file = path.join(root, 'd0/f0.ts');
  const { mtime } = fs.statSync(file);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll('Thing0', 'Secret'));
  fs.utimesSync(file, mtime, mtime);
  expect((await open(root, { cacheFile }).map(whole)).allSymbols).toBe(allSymbols);
  expect((await open(root, { cacheFile }).map({ ...whole, query: 'Thing0' })).text).toMatch(/^d0\/f0\.ts/);
  expect((await open(root).map({ ...whole, query: 'Thing0' })).text).not.toMatch(/^d0\/f0\.ts/);
  fs.writeFileSync(file, 'export class Changed {}\n');
  expect((await open(root, { cacheFile }).map({ ...whole, query: 'Changed' })).text).toMatch(
    /^d0\/f0\.ts\n1: /,
  );
  expect(text).toBe((await open(repository(tree(220))).map(whole)).text);
});

test('a cache that is cut short, foreign or hostile is passed over', async () => {
  const root = repository(tree(220));
  const cacheFile = path.join(folder(), 'map');
  const first = open(root, { cacheFile });
  const { text } = await first.map(whole);
  await first.close();
  const good = fs.readFileSync(cacheFile);
  const hostile = Buffer.from(good);
  hostile.writeInt32LE(0x7fffffff, 20);
  const wrong = Buffer.from(good);
  wrong.fill(0x7f, 32, 4_000);
  for (const bytes of [
    good.subarray(0, good.length - 7),
    Buffer.from('hello'),
    Buffer.alloc(0),
    hostile,
    wrong,
  ]) {
    fs.writeFileSync(cacheFile, bytes);
    expect((await open(root, { cacheFile }).map(whole)).text).toBe(text);
  }
});

test('a map that is being made when the run ends is given up', async () => {
  const map = open(folder(tree(220)));
  map.prewarm();
  const asked = map.map(whole);
  await map.close();
  await expect(asked).rejects.toThrow('reading has ended');
});

test('what the run has touched leads the map to what it uses', async () => {
  const files: Record<string, string> = {};
  for (let at = 0; at < 200; at++) {
    files[`hub/h${at}.go`] = `package hub\nfunc PopularHelper${at}() {}\n`;
    files[`use/u${at}.go`] = `package use\nfunc Caller${at}() { PopularHelper${at}() }\n`;
  }
  const root = folder(files);
  const first = async (touched: string[]) =>
    (await open(root, { touched: () => touched }).map({ ...whole, maxTokens: 512 })).text.split('\n')[0];
  expect(await first(['use/u137.go'])).toBe('hub/h137.go');
  expect(await first(['use/u55.go'])).toBe('hub/h55.go');
});

(fs.existsSync(ASSETS) ? test : test.skip)(
  'a parser draws what is shown: heads over several lines, nesting without indentation',
  async () => {
    const root = folder({
      'a.ts':
        'export class Outer {\nrun(\n  first: string,\n  second: number,\n): void {}\nnext = async (x: number): Promise<void> => {};\n}\n',
      'b.rs': 'impl<T> Holder<T>\nwhere\n    T: Copy,\n{\nfn held(&self) -> T { self.0 }\n}\n',
      'c.py': '@decorated\nasync def work(\n    a: int,\n) -> str:\n    def inner(): pass\n',
      'd.go': 'package d\ntype Pair struct {\n\tA int\n}\nfunc (p *Pair) Sum(b int) int { return p.A + b }\n',
    });
    const map = open(root, { assets: ASSETS });
    expect((await map.map(whole)).text.split('\n\n').sort()).toEqual([
      'a.ts\n1: export class Outer\n2:   run( first: string, second: number, ): void\n6:   next = async (x: number): Promise<void>',
      'b.rs\n1: impl<T> Holder<T> where T: Copy,\n5:   fn held(&self) -> T',
      'c.py\n2: async def work( a: int, ) -> str\n5:   def inner()',
      'd.go\n2: type Pair struct\n5: func (p *Pair) Sum(b int) int',
    ]);
  },
);

test('hostile trees: a line of a megabyte, deep nesting, a definition a line, bytes that are no text', async () => {
  const root = folder({
    'line.js': `const a = [${'function f(){},'.repeat(65_000)}];`,
    'deep.ts': `${'class A { a() { '.repeat(20_000)}${'}}'.repeat(20_000)}`,
    'many.py': Array.from({ length: 80_000 }, (_, at) => `def f${at}():0`)
      .join('\n')
      .slice(0, 1_000_000),
    'latin.py': Buffer.concat([Buffer.from('def caf'), Buffer.from([0xe9, 0xff]), Buffer.from('(): pass\n')]),
    'nul.go': Buffer.from('package a\0func B() {}\n'),
    'crlf.rs': 'pub fn first() {}\r\npub struct Second;\r\n',
  });
  const began = performance.now();
  const map = open(root, fs.existsSync(ASSETS) ? { assets: ASSETS } : {});
  const { text, allSymbols, omitted } = await map.map({ ...whole, query: 'first Second caf' });
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(omitted.unreadable).toBe(1);
  expect(allSymbols).toBeGreaterThan(100_000);
  expect(text).toContain('1: pub fn first()\n2: pub struct Second');
  expect(text).toContain('latin.py');
  expect(text.length).toBeLessThan(whole.maxTokens * 4);
});

test('UTF-16, names that are no UTF-8, links that lead nowhere, a broken git index, a cache that cannot be written', async () => {
  const source = 'export class Sixteen {\n  method() {}\n}\n';
  const files = {
    'little.ts': Buffer.from(`\ufeff${source}`, 'utf16le'),
    'big.ts': Buffer.from(`\ufeff${source.replace('Sixteen', 'Swapped')}`, 'utf16le').swap16(),
    cache: 'a file, where a folder is to be',
  };
  const root = folder(files);
  const odd = Buffer.concat([Buffer.from(`${root}/caf`), Buffer.from([0xe9]), Buffer.from('.py')]);
  if (process.platform === 'linux') fs.writeFileSync(odd, 'def oddly(): pass\n');
  fs.symlinkSync('nowhere.ts', path.join(root, 'broken.ts'));
  fs.symlinkSync('.', path.join(root, 'loop'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const index of ['', 'DIRC\0\0\0\u0002\0\0\u00ff\u00ff', 'DIRC\0\0\0\u0009'.repeat(90)]) {
    fs.writeFileSync(path.join(root, '.git/index'), index, 'latin1');
    const map = open(root, { cacheFile: path.join(root, 'cache/map') });
    const { text, omitted } = await map.map(whole);
    for (const shown of ['little.ts\n1: export class Sixteen\n2:   method()', '1: export class Swapped'])
      expect(text).toContain(shown);
    if (process.platform === 'linux') expect(text).toContain('1: def oddly()');
    expect(omitted).toEqual({ beyond: 0, large: 0, unreadable: 0, folders: 0 });
    await map.close();
  }
});

test('a file that vanishes between the walk and the read is counted, and a later map has no trace of it', async () => {
  const root = folder({ 'a.ts': 'export function stays() {}\n', 'gone.ts': 'export function goes() {}\n' });
  const walker = new Walker(root);
  const cursor = walker.cursor.bind(walker);
  walker.cursor = (...args) => {
    const next = cursor(...args);
    return () => {
      const listing = next();
      fs.rmSync(path.join(root, 'gone.ts'), { force: true });
      return listing;
    };
  };
  const map = open(root, { walker: () => walker });
  const first = await map.map(whole);
  expect([first.text, first.omitted.unreadable]).toEqual(['a.ts\n1: export function stays()', 1]);
  expect((await map.map(whole)).omitted.unreadable).toBe(0);
});
