import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Search } from '../../../src/service/search/search.js';
import { folder } from '../../helper/workspace.js';
import { compiledWorker } from './compiled.js';

const nobody = { guard: () => {}, hides: () => false };

/** A tree of 600 files, every third with two matches. */
function manyFiles(): string {
  const files: Record<string, string> = {};
  for (let i = 0; i < 600; i++) {
    const name = `d${i % 20}/f${String(i).padStart(3, '0')}.txt`;
    files[name] = i % 3 === 0 ? `a\nhit ${i}\nb\nhit again\n` : 'nothing\n'.repeat(50);
  }
  return folder(files);
}

test('worker threads find the same lines in the same order as one thread does', async () => {
  const root = manyFiles();
  const alone = new Search({ root, ...nobody });
  const threaded = new Search({ root, ...nobody, workerFile: compiledWorker() });
  threaded.prewarm();
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const query of [
    { pattern: 'hit', path: '.', limit: 10_000 },
    { pattern: '^hit \\d+$', path: '.', limit: 10_000 },
    { pattern: 'hit', path: '.', limit: 37 },
    { pattern: 'hit', path: '.', limit: 300 },
    { pattern: 'hit 5', path: '.', limit: 20, context: 1 },
    { pattern: 'hit', path: 'd3', limit: 10_000 },
    { pattern: 'hit', path: '.', limit: 50, filesOnly: true },
  ]) {
    const expected = await alone.grep(query);
    expect({ ...(await threaded.grep(query)), engine: '' }).toEqual({ ...expected, engine: '' });
  }
  await threaded.close();
});

test('a worker that dies in the middle of a search loses nothing', async () => {
  const root = manyFiles();
  const worker = compiledWorker();
  const mortal = path.join(path.dirname(worker), 'mortal.js');
  const grave = path.join(path.dirname(worker), 'died');
  fs.writeFileSync(
    mortal,
    `import fs from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (message) => {
      if (!('round' in message)) return;
      fs.writeFileSync(${JSON.stringify(grave)}, '');
      process.exit();
    });
    await import('./search.js');`,
  );
  const alone = new Search({ root, ...nobody });
  const threaded = new Search({ root, ...nobody, workerFile: mortal });
  threaded.prewarm();
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const limit of [10_000, 250, 10_000, 250]) {
    const query = { pattern: 'hit', path: '.', limit };
    const expected = await alone.grep(query);
    expect({ ...(await threaded.grep(query)), engine: '' }).toEqual({ ...expected, engine: '' });
  }
  expect(fs.existsSync(grave)).toBe(true);
  await threaded.close();
});

test('several searches at once do not mix', async () => {
  const root = manyFiles();
  const search = new Search({ root, ...nobody, workerFile: compiledWorker() });
  const both = await Promise.all([
    search.grep({ pattern: 'hit again', path: '.', limit: 1000 }),
    search.grep({ pattern: 'hit \\d', path: '.', limit: 1000 }),
    search.grep({ pattern: 'absent', path: '.', limit: 1000 }),
  ]);
  expect(both.map((result) => result.hits.length)).toEqual([200, 200, 0]);
  expect([...both[0]!.hits].every((hit) => hit.text === 'hit again')).toBe(true);
  await search.close();
});

test('look-around and back-references are searched for by V8 in a worker; one that takes for ever is stopped', async () => {
  const root = folder({ 'a.txt': `foo bar\nfoo baz\nabab\n${'a'.repeat(60)}!\n`, 'b.txt': 'foo bay\n' });
  const search = new Search({ root, ...nobody, workerFile: compiledWorker() });
  const lines = async (pattern: string): Promise<string[]> =>
    Array.from(
      (await search.grep({ pattern, path: '.', limit: 10 })).hits,
      ({ path, line }) => `${path}:${line}`,
    );
  expect(await lines('foo(?! baz)')).toEqual(['a.txt:1', 'b.txt:1']);
  expect(await lines('(..)\\1!?$')).toEqual(['a.txt:3', 'a.txt:4']);
  // The brace repeats nothing and is taken literally.
  expect(await lines('foo{?(?= bar)')).toEqual(['a.txt:1']);
  expect(await search.grep({ pattern: '(?=(a+)+$)b?', path: '.', limit: 10 })).not.toHaveProperty('stopped');
  expect((await search.grep({ pattern: '^(?!(a+)+$)', path: '.', limit: 10 })).stopped).toBe('stuck');
  expect(await lines('(?<=foo )bay')).toEqual(['b.txt:1']);
  await search.close();
});

test('without a worker a pattern with look-around is not run: it could not be stopped', async () => {
  const search = new Search({ root: folder({ a: 'x(?=y)' }), ...nobody });
  const asked = search.grep({ pattern: 'x(?=y)', path: '.', limit: 10 });
  await expect(asked).rejects.toThrow('need a worker thread');
});

test('a worker that cannot start leaves the work to the calling thread', async () => {
  const root = manyFiles();
  const search = new Search({ root, ...nobody, workerFile: path.join(root, 'no-such-worker.js') });
  search.prewarm();
  expect((await search.grep({ pattern: 'hit', path: '.', limit: 1000 })).hits).toHaveLength(400);
  await search.close();
});

test('an aborted search answers with what it has', async () => {
  const search = new Search({ root: manyFiles(), ...nobody });
  const result = await search.grep({ pattern: 'hit', path: '.', limit: 1000 }, AbortSignal.abort());
  expect(result.stopped).toBe('cancelled');
});

test('the guard is asked about the folder, and what it denies is not searched', async () => {
  const asked: unknown[] = [];
  const root = folder({ 'a/x': 'hit', 'b/x': 'hit' });
  const search = new Search({
    root,
    hides: (each) => each.startsWith('b/'),
    guard: (access) => {
      asked.push(access);
      if (access.kind === 'read' && access.path === 'b') throw new Error('denied');
    },
  });
  const { hits } = await search.grep({ pattern: 'hit', path: '.', limit: 10 });
  expect([...hits]).toEqual([{ path: 'a/x', line: 1, text: 'hit' }]);
  await expect(search.grep({ pattern: 'hit', path: 'b', limit: 10 })).rejects.toThrow('denied');
  expect(asked).toEqual([
    { kind: 'read', path: '.' },
    { kind: 'read', path: 'b' },
  ]);
});

test('a file named outright is searched although rules ignore it; its path is shown from the workspace', async () => {
  const root = folder({ '.gitignore': 'log\n', 'log/a.txt': 'hit' });
  const search = new Search({ root, ...nobody });
  expect((await search.grep({ pattern: 'hit', path: 'log/a.txt', limit: 10 })).files).toEqual(['log/a.txt']);
  expect((await search.grep({ pattern: 'hit', path: 'log', limit: 10 })).files).toEqual(['log/a.txt']);
  expect((await search.grep({ pattern: 'hit', path: path.join(root, 'log'), limit: 10 })).files).toEqual([
    'log/a.txt',
  ]);
});

test('a folder outside the workspace, when the guard lets it pass, is shown by its whole path', async () => {
  const outside = folder({ 'x/a': 'hit' });
  const search = new Search({ root: folder(), ...nobody });
  expect((await search.grep({ pattern: 'hit', path: outside, limit: 10 })).files).toEqual([`${outside}/x/a`]);
});

test('context lines of matches that touch are shown once, and count towards the limit', async () => {
  const search = new Search({ root: folder({ a: 'one\ntwo\nthree\nfour\nfive\nsix\n' }), ...nobody });
  const around = (limit: number) => search.grep({ pattern: 'two|four', path: '.', limit, context: 1 });
  expect(Array.from((await around(10)).hits, (hit) => `${hit.line} ${hit.text}`)).toEqual([
    '1 one',
    '2 two',
    '3 three',
    '4 four',
    '5 five',
  ]);
  const cut = await around(3);
  expect(cut.stopped).toBe('limit');
  expect(Array.from(cut.hits, ({ line }) => line)).toEqual([1, 2, 3]);
});

test('exactly as many matches as the limit is not "stopped"', async () => {
  const search = new Search({ root: folder({ a: 'x\nx\n' }), ...nobody });
  expect((await search.grep({ pattern: 'x', path: '.', limit: 2 })).stopped).toBeUndefined();
  expect((await search.grep({ pattern: 'x', path: '.', limit: 1 })).stopped).toBe('limit');
});

test('the event loop keeps turning while a large tree is searched', async () => {
  const root = folder(
    Object.fromEntries(
      Array.from({ length: 1_200 }, (_, i) => [`f${i}`, `${'word '.repeat(20)}\n`.repeat(500)]),
    ),
  );
  const search = new Search({ root, ...nobody });
  let turns = 0;
  let done = false;
  const turn = (): void => {
    turns++;
    if (!done) setImmediate(turn);
  };
  setImmediate(turn);
  await search.grep({ pattern: '(w|o)*r[^d]{90}q', path: '.', limit: 10 });
  done = true;
  expect(turns).toBeGreaterThan(1);
});

test('folders and files that may not be read are counted in the answers', async () => {
  const root = folder({
    'shut/x': 'hit',
    'names/x': 'hit',
    a: 'hit',
    secret: 'hit',
    'c.py': 'def hit(): pass',
  });
  fs.chmodSync(root, 0o755);
  fs.chmodSync(path.join(root, 'shut'), 0);
  fs.chmodSync(path.join(root, 'names'), 0o644);
  fs.chmodSync(path.join(root, 'secret'), 0);
  fs.chmodSync(path.join(root, 'c.py'), 0);
  const workerFile = compiledWorker();
  await asNobody(async () => {
    for (const search of [new Search({ root, ...nobody }), new Search({ root, ...nobody, workerFile })]) {
      const { hits, notes } = await search.grep({ pattern: 'hit', path: '.', limit: 10 });
      expect([...hits]).toEqual([{ path: 'a', line: 1, text: 'hit' }]);
      expect(notes).toEqual([
        '1 folder could not be read and was left out.',
        '3 files could not be read and were left out.',
      ]);
      const note = ['1 folder could not be read and was left out.'];
      expect((await search.glob('**/a', '.')).notes).toEqual(note);
      const query = { query: 'a', path: '.', kind: 'files', offset: 0, limit: 5 } as const;
      expect((await search.find(query)).notes).toEqual(note);
      await search.close();
    }
  });
});

/** Does it as a user who may not do everything. */
async function asNobody(deed: () => Promise<void>): Promise<void> {
  const { geteuid, seteuid } = process;
  const own = geteuid?.();
  if (own !== 0 || !seteuid) return deed();
  seteuid(65_534);
  try {
    await deed();
  } finally {
    seteuid(own);
  }
}
