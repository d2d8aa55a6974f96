// Searches in trees that are made to be bad for them: each is to end in bounded time and memory, and to say what was left out.
//   npx tsc -p bench && node lib/bench/bench/hostile-trees.js [files of the largest tree] [tree ...]
// Every tree has a process of its own, which is a user without rights where this one is root (else "no permission" is
// a tree like others). Prints the time of each tool, the longest block of the event loop, and the process's peak memory.
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { RepoMap } from '../src/service/repomap.js';
import { Search } from '../src/service/search/search.js';

const SELF = fileURLToPath(import.meta.url);
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const MOST_MILLIS = 100_000;
const [first = '1000000', ...rest] = process.argv.slice(2);

/** Makes a tree in a folder, which is the working directory while it is made. */
const TREES: Record<string, () => void> = {
  'many files': () => {
    for (let folder = 0; folder * 1000 < Number(first); folder++) {
      fs.mkdirSync(`d${folder}`);
      for (let file = 0; file < 1000; file++)
        fs.closeSync(fs.openSync(`d${folder}/f${file}.${file % 10 === 0 ? 'ts' : 'txt'}`, 'w'));
      fs.writeFileSync(`d${folder}/f7.txt`, `hit ${folder}\n`);
    }
  },
  '10,000 deep': () => {
    for (let level = 0; level < 10_000; level++) {
      if ([10, 1000, 9_999].includes(level)) fs.writeFileSync('hit.ts', 'const hit = 1;\n');
      fs.mkdirSync('d');
      process.chdir('d');
    }
  },
  'loops of links': () => {
    fs.mkdirSync('a/b/c', { recursive: true });
    fs.writeFileSync('a/b/hit.ts', 'const hit = 1;\n');
    for (const [to, at] of [['..', 'a/b/up'], ['../..', 'a/b/c/top'], ['self', 'self'], ['two', 'one'], ['one', 'two'], ['/', 'root'], ['/dev/zero', 'zero.ts']] as const)
      fs.symlinkSync(to, at);
  }, // biome-ignore format: a list of links
  '10 GB sparse': () => {
    fs.writeFileSync('hit.ts', 'const hit = 1;\n');
    for (const [name, text] of [['hole.bin', ''], ['begins.txt', 'hit\n'.repeat(40_000)], ['code.ts', 'const hit = 2;\n']] as const) {
      fs.writeFileSync(name, text);
      fs.truncateSync(name, 10 * 2 ** 30);
    }
  }, // biome-ignore format: a list of files
  'a file that grows': () => fs.writeFileSync('grows.log', 'hit\n'),
  'files that vanish': () => {
    for (let folder = 0; folder < 200; folder++) fs.mkdirSync(`d${folder}`);
    fs.writeFileSync('hit.ts', 'const hit = 1;\n');
  },
  'no permission': () => {
    for (const name of ['shut', 'names', 'blind', 'open']) {
      fs.mkdirSync(name);
      fs.writeFileSync(`${name}/hit.ts`, 'const hit = 1;\n');
    }
    fs.chmodSync('open/hit.ts', 0);
    fs.writeFileSync('hit.ts', 'const hit = 1;\n');
    fs.chmodSync('shut', 0);
    fs.chmodSync('names', 0o644);
    fs.chmodSync('blind', 0o311);
  },
  'no files': () => {
    fs.writeFileSync('hit.ts', 'const hit = 1;\n');
    for (const args of [['mkfifo', 'pipe.ts'], ['mknod', 'zero.ts', 'c', '1', '5'], ['mknod', 'disk.ts', 'b', '7', '0'], ['python3', '-c', 'import socket; socket.socket(socket.AF_UNIX).bind("socket.ts")']] as const)
      spawnSync(args[0], args.slice(1));
  }, // biome-ignore format: a list of commands
  'odd names': () => {
    const names = ['new\nline.ts', 'tab\t.ts', ' .ts', '-rf.ts', '*.ts', '\u{1f9ff}.ts', `${'n'.repeat(250)}.ts`, '\x1b[31m.ts', 'back\\slash.ts'];
    for (const name of names) fs.writeFileSync(name, 'const hit = 1;\n');
    fs.writeFileSync(Buffer.from([0xff, 0xfe, 0x2e, 0x74, 0x73]), 'const hit = 1;\n');
    fs.mkdirSync(Buffer.from('dir\xff', 'latin1'));
    fs.writeFileSync(Buffer.from('dir\xff/hit.ts', 'latin1'), 'const hit = 1;\n');
  }, // biome-ignore format: a list of names
};

/** What goes on in a tree while it is searched. */
const MEANWHILE: Record<string, () => void> = {
  'a file that grows': () => {
    const text = 'hit and more\n'.repeat(10_000);
    setInterval(() => fs.statSync('grows.log').size < 2 ** 30 && fs.appendFileSync('grows.log', text), 1);
  },
  'files that vanish': () => {
    let turn = 0;
    setInterval(() => {
      for (let file = 0; file < 100; file++) {
        fs.writeFileSync(`d${turn % 200}/f${file}.ts`, `const hit = ${turn};\n`);
        fs.rmSync(`d${(turn + 100) % 200}/f${file}.ts`, { force: true });
      }
      turn++;
    }, 0);
  },
};

/** In the tree's process: asks every tool, and prints what it says. */
async function ask(root: string): Promise<void> {
  const worker = (name: string): string => new URL(`../src/workers/${name}.js`, import.meta.url).href;
  const search = new Search({ root, guard: () => {}, hides: () => false, workerFile: worker('search') });
  const { walker } = search;
  const map = new RepoMap({ root, guard: () => {}, walker: () => walker, workerFile: worker('map') });
  const tools: Record<string, () => Promise<unknown[]>> = {
    'grep, first': async () => {
      const { hits, notes, stopped } = await search.grep({ pattern: 'hit', path: '.', limit: 100_000 });
      return [`${hits.length} lines`, stopped, ...notes];
    },
    'grep, limit 20': async () => {
      const { hits, notes, stopped } = await search.grep({ pattern: 'hit', path: '.', limit: 20 });
      return [`${hits.length} lines`, stopped, ...notes];
    },
    'grep, nothing': async () => {
      const { hits, notes, stopped } = await search.grep({ pattern: 'no[t]there', path: '.', limit: 20 });
      return [`${hits.length} lines`, stopped, ...notes];
    },
    glob: async () => {
      const { total, notes } = await search.glob('**', '.', undefined, 500);
      return [`${total} files`, ...notes];
    },
    fffind: async () => {
      const query = { query: 'hit', path: '.', kind: 'mixed', offset: 0, limit: 200 } as const;
      const { total, notes } = await search.find(query);
      return [`${total} paths`, ...notes];
    },
    list_files: async () => [`${(await search.list('.'))?.length} entries`],
    repo_map: async () => {
      const { allFiles, omitted } = await map.map({ path: '.', maxTokens: 4096 });
      const left = Object.entries(omitted).filter(([, count]) => count > 0);
      return [`${allFiles} files`, ...left.map(([reason, count]) => `left out: ${count} ${reason}`)];
    },
  };
  for (const [name, tool] of Object.entries(tools)) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const began = performance.now();
    const said = await tool().catch((error: unknown) => [String(error)]);
    const millis = performance.now() - began;
    delay.disable();
    const block = `${(delay.max / 1e6).toFixed(0)} ms`;
    console.log(
      `  ${name.padEnd(15)} ${millis.toFixed(0).padStart(6)} ms, blocked ${block.padStart(7)}: ${said.filter(Boolean).join('; ')}`,
    );
  }
  console.log(`  peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
  await Promise.all([search.close(), map.close()]);
}

async function ended(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), MOST_MILLIS);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  if (code !== 0) console.log(`  ended with ${code}: too late, or killed`);
}

async function tryTree(name: string): Promise<void> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-hostile-')));
  fs.chmodSync(root, 0o755);
  const home = process.cwd();
  process.chdir(root);
  TREES[name]!();
  process.chdir(home);
  console.log(name);
  const meanwhile =
    name in MEANWHILE ? fork(SELF, ['--meanwhile', name], { cwd: root, stdio: 'ignore' }) : undefined;
  if (meanwhile) await sleep(1000);
  await ended(fork(SELF, ['--ask', root], { cwd: root, ...NOBODY }));
  meanwhile?.kill('SIGKILL');
  spawnSync('rm', ['-rf', root]);
}

if (first === '--ask') await ask(rest[0]!);
else if (first === '--meanwhile') MEANWHILE[rest[0]!]!();
else for (const name of rest.length > 0 ? rest : Object.keys(TREES)) await tryTree(name);
