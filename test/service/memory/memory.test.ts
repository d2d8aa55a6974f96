import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { run } from '../../../src/cli/run.js';
import { tool } from '../../../src/cli/tool.js';
import { Files } from '../../../src/service/files.js';
import { Git } from '../../../src/service/git.js';
import { personalStore, projectStore } from '../../../src/service/memory/store.js';
import { Memory } from '../../../src/service/memory.js';
import { through } from '../../helper/door.js';
import { modelServer } from '../../helper/model-server.js';
import { git, repository } from '../../helper/repository.js';
import { runDir } from '../../helper/stage.js';
import { folder } from '../../helper/workspace.js';

const KEY = 'sk-0123456789abcdefghij';

/** `galley tool` in one workspace, with a Galley folder of its own. */
function desk(files: Record<string, string> = {}, config = '') {
  const root = folder(files);
  const home = folder({ 'config.yml': config === '' ? '{}\n' : config });
  const read = (name: string): string => fs.readFileSync(path.join(root, name), 'utf8');
  return {
    root,
    home,
    read,
    call: async (name: string, args: unknown, env: Record<string, string> = {}) => {
      const { code, out } = await through(tool, [name, JSON.stringify(args)], {
        cwd: root,
        env: { GALLEY_HOME: home, HOME: path.dirname(home), ...env },
      });
      return { code, out };
    },
  };
}

const note = (name: string, more: Record<string, unknown> = {}) => ({
  name,
  description: `about ${name}`,
  content: `The text of ${name}.`,
  ...more,
});

test('a project memory is one Markdown file, listed under its kind in .galley/GALLEY.md', async () => {
  const { call, read } = desk();
  expect(await call('memory_save', note('build', { kind: 'command', content: 'Run `make -j2`.' }))).toEqual({
    code: 0,
    out: 'Saved .galley/memory/build.md.\n',
  });
  await call('memory_save', note('tabs', { kind: 'convention' }));
  await call('memory_save', note('deploy', { kind: 'command' }));
  expect(read('.galley/memory/build.md')).toBe(
    '---\nname: build\ndescription: "about build"\nkind: command\n---\n\nRun `make -j2`.\n',
  );
  expect(read('.galley/GALLEY.md')).toBe(
    '# Project knowledge\n\n## Commands\n\n- [build](memory/build.md): about build\n- [deploy](memory/deploy.md): about deploy\n\n## Conventions\n\n- [tabs](memory/tabs.md): about tabs\n',
  );
});

test('saving a name again replaces the memory and moves its line; what people wrote in GALLEY.md stays', async () => {
  const own = '# Ours\r\n\r\nHello.\r\n\r\n## commands ##\r\n\r\n- by hand\r\n\r\n## Other\r\ntext\r\n';
  const { call, read } = desk({ '.galley/GALLEY.md': own });
  await call('memory_save', note('build', { kind: 'command' }));
  expect(read('.galley/GALLEY.md')).toBe(
    own.replace('- by hand\r\n', '- by hand\r\n- [build](memory/build.md): about build\r\n'),
  );
  const again = await call('memory_save', note('build', { kind: 'gotcha', content: 'Other.' }));
  expect(again.out).toBe('Replaced .galley/memory/build.md.\n');
  expect(read('.galley/GALLEY.md')).toContain('\r\n## Gotchas\r\n\r\n- [build](memory/build.md)');
  expect(read('.galley/GALLEY.md').match(/\[build\]/g)).toHaveLength(1);
  expect(await call('memory_forget', { name: 'build' })).toEqual({ code: 0, out: 'Forgot build.\n' });
  expect(read('.galley/GALLEY.md')).not.toContain('[build]');
  expect(read('.galley/GALLEY.md')).toContain('- by hand\r\n');
});

test('a global memory stands in the person’s own folder, for them alone, and is found from every project', async () => {
  const { call, home, root } = desk();
  await call('memory_save', note('style', { scope: 'global', content: 'Short sentences.' }));
  const file = path.join(home, 'memory', 'style.md');
  expect(fs.statSync(file).mode & 0o077).toBe(0);
  expect(fs.existsSync(path.join(root, '.galley'))).toBe(false);
  const found = await call('memory_search', { query: 'sentences' });
  expect(found.out).toContain('## style (global)');
  expect(found.out).toContain('Short sentences.');
  expect((await call('read', { paths: [file] })).out).toContain('Short sentences.');
  expect((await call('write', { path: file, content: 'x' })).code).toBe(1);
});

test('memories are found by their words, parts and misspellings of them, best first', async () => {
  const { call } = desk({
    '.galley/memory/flaky-ports.md': 'Tests in net/ need a free port: run them with `--runInBand`.\n',
    '.galley/memory/release.md': '---\ndescription: how a release is made\n---\nTag, then run publish.\n',
    '.galley/memory/Not A Name.md': 'port port port',
    '.galley/memory/notes.txt': 'port',
  });
  const first = async (query: string) => /^## (\S+)/.exec((await call('memory_search', { query })).out)?.[1];
  expect(await first('port')).toBe('flaky-ports');
  expect(await first('publsh a relase')).toBe('release');
  expect((await call('memory_search', { query: 'zebra' })).out).toBe('No memory fits. There are 2.\n');
  expect((await call('memory_forget', { name: 'releases' })).out).toBe(
    'There is no project memory releases. Near it: release (project).\n',
  );
});

test('a secret never gets into a memory', async () => {
  const { call, read } = desk();
  const saved = await call('memory_save', note('token', { content: `The key is ${KEY}.` }), {
    MY_TOKEN: KEY,
  });
  expect(saved.out).toContain('A secret in it was replaced');
  expect(read('.galley/memory/token.md')).toContain('The key is ***.');
});

test('what is no name, too long or empty is refused and nothing is written', async () => {
  const { call, root } = desk();
  for (const wrong of [
    note('Not Kebab'),
    note('../../up'),
    note('a', { description: '' }),
    note('a', { content: ' \n ' }),
    note('a', { content: 'x'.repeat(40_000) }),
    note('a', { kind: 'secret' }),
  ])
    expect((await call('memory_save', wrong)).code).toBe(1);
  expect(fs.existsSync(path.join(root, '.galley'))).toBe(false);
});

test('rules hold for memories: a deny on the folder refuses them, a symlink does not lead them out', async () => {
  const { call } = desk({}, 'permissions: { deny: ["write(.galley/memory/**)"] }\n');
  expect((await call('memory_save', note('a'))).out).toContain('is refused by the rule');
  const other = desk();
  fs.mkdirSync(path.join(other.root, '.galley'));
  const away = folder();
  fs.symlinkSync(away, path.join(other.root, '.galley/memory'));
  expect((await other.call('memory_save', note('a'))).code).toBe(1);
  expect(fs.readdirSync(away)).toEqual([]);
});

test('memory.enabled: false takes the tools and the list away', async () => {
  const { call } = desk({ '.galley/memory/a.md': 'x' }, 'memory: { enabled: false }\n');
  expect((await call('memory_search', { query: 'x' })).out).toContain('There is no tool "memory_search"');
});

test('a run sees the list in its system prompt, bounded, and what it saves is part of the change', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [`.galley/memory/m${index}.md`, `${'word '.repeat(30)}\n`]),
  );
  const root = repository({
    'r.yml': 'title: T\nprompt: p\ntools: [mind]\n',
    ...many,
    '.galley/memory/a.md': '---\nkind: command\ndescription: first\n---\n',
  });
  const model = await modelServer([
    { calls: [{ name: 'memory_save', args: note('found', { kind: 'gotcha' }) }] },
    { text: 'Done.' },
  ]);
  const runs = folder();
  const argv = [
    './r.yml',
    '--workspace',
    root,
    '--run-dir',
    runs,
    '--model',
    'openai/m',
    '--base-url',
    model.url,
  ];
  expect((await through(run, argv, { cwd: root, env: { OPENAI_API_KEY: KEY } })).code).toBe(0);
  await model.close();
  const system = JSON.stringify(model.asked[0]?.body);
  expect(system).toContain('- a (project, command): first');
  expect(system).toMatch(/- and \d+ more, which memory_search finds/);
  expect(system.split('(project, note)').length).toBeLessThan(152);
  const patch = fs.readFileSync(path.join(runDir(runs), 'changes.patch'), 'utf8');
  expect(patch).toContain('+++ b/.galley/memory/found.md');
  expect(patch).toContain('+++ b/.galley/GALLEY.md');
  expect(git(root, 'status', '--porcelain', '-uall')).toContain('.galley/memory/found.md');
});

test('where an event names a base commit, memories are those of that commit, and saved ones go into the work tree', async () => {
  const root = repository({
    '.galley/memory/a.md': 'as merged\n',
    '.galley/memory/é.md': 'x',
    '.galley/memory/b.md': '',
  });
  const sha = git(root, 'rev-parse', 'HEAD');
  fs.writeFileSync(path.join(root, '.galley/memory/a.md'), 'as the pull request has it\n');
  fs.writeFileSync(path.join(root, '.galley/memory/planted.md'), 'planted\n');
  const files = new Files({ root, guard: () => {}, home: root });
  const make = (frozen: string | undefined) =>
    new Memory({
      stores: {
        project: projectStore(files, root, { git: new Git({ root, env: {} }), sha }),
        global: personalStore(path.join(root, 'none'), 'none', () => {}),
      },
      files,
      seal: (text) => text,
      frozen: frozen === undefined ? {} : { project: frozen },
    });
  const memory = make(undefined);
  expect(await memory.search('planted', 5)).toEqual([]);
  expect(memory.index()).toBe('- a (project, note): as merged\n- b (project, note): ');
  const wanted = {
    name: 'c',
    scope: 'project',
    kind: 'note',
    description: 'd',
    content: 'fresh words',
  } as const;
  await memory.save(wanted);
  expect((await memory.search('fresh', 5)).map(({ name }) => name)).toEqual(['c']);
  expect(fs.existsSync(path.join(root, '.galley/memory/c.md'))).toBe(true);
  await expect(async () => make('This run may only look.').save(wanted)).rejects.toThrow('may only look');
});
