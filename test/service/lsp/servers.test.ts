import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Lsp } from '../../../src/service/lsp/lsp.js';
import { diagnosticLine, inOrder } from '../../../src/service/lsp/words.js';
import { isAlive } from '../../helper/alive.js';
import { hasServer, project } from '../../helper/language.js';
import { folder } from '../../helper/workspace.js';

const signal = new AbortController().signal;
const open: Lsp[] = [];
const start = (...args: Parameters<typeof project>) => {
  const made = project(...args);
  open.push(made.lsp);
  return made;
};
afterEach(() => Promise.all(open.splice(0).map((lsp) => lsp.close())));

const CASES = [
  {
    command: 'typescript-language-server',
    files: {
      'tsconfig.json': '{"compilerOptions":{"strict":true}}',
      'a.ts': 'export const a: number = 1;\n',
    },
    file: 'a.ts',
    broken: 'export const a: number = "one";\n',
    said: /^a\.ts:1:14 error \[typescript 2322\]: Type 'string' is not assignable to type 'number'\.$/,
  },
  {
    command: 'pyright-langserver',
    files: { 'a.py': 'a: int = 1\n' },
    file: 'a.py',
    broken: 'a: int = "one"\n',
    said: /^a\.py:1:10 error \[Pyright reportAssignmentType\]: Type "Literal\['one'\]" is not assignable to declared type "int"/,
  },
  {
    command: 'bash-language-server',
    needs: 'shellcheck',
    files: { 'a.sh': '#!/bin/bash\necho ok\n' },
    file: 'a.sh',
    broken: '#!/bin/bash\nif true; then\necho $x\n',
    said: /^a\.sh:\d+:\d+ error \[shellcheck SC\d+\]: /,
  },
  {
    command: 'clangd',
    files: { 'a.c': 'int a(void) { return 1; }\n' },
    file: 'a.c',
    broken: 'int a(void) { return b; }\n',
    said: /^a\.c:1:22 error \[clang undeclared_var_use\]: Use of undeclared identifier 'b'/,
  },
];

describe('real language servers', () => {
  for (const { command, needs, files, file, broken, said } of CASES) {
    const here = hasServer(command) && (needs === undefined || hasServer(needs));
    (here ? test : test.skip)(
      `${command} says what an edit broke, and that it is mended${here ? '' : ' (not installed here)'}`,
      async () => {
        const { root, lsp } = start(files);
        expect(await lsp.afterEdit([file], signal)).toEqual([{ name: file, found: [] }]);
        fs.writeFileSync(path.join(root, file), broken);
        const [after] = await lsp.afterEdit([file], signal);
        expect(diagnosticLine(file, inOrder(after!.found)[0]!)).toMatch(said);
        expect((await lsp.known()).map(({ name }) => name)).toEqual([file]);
        fs.writeFileSync(path.join(root, file), files[file as keyof typeof files] as string);
        expect(
          (await lsp.diagnostics(file, signal)).found.filter(({ severity = 1 }) => severity < 3),
        ).toEqual([]);
      },
      60_000,
    );
  }
});

/** A server of the tests: `mode` is what it does wrong. It writes its process id to a file. */
function badServer(mode: string): {
  command: string;
  args: string[];
  extensions: string[];
  pid: () => number;
} {
  const dir = folder({
    'server.mjs': `
import fs from 'node:fs';
import { spawn } from 'node:child_process';
fs.appendFileSync(${JSON.stringify('PIDS')}.replace('PIDS', import.meta.dirname + '/pids'), process.pid + '\\n');
const mode = ${JSON.stringify(mode)};
const send = (data) => { const text = JSON.stringify({ jsonrpc: '2.0', ...data }); process.stdout.write('Content-Length: ' + Buffer.byteLength(text) + '\\r\\n\\r\\n' + text); };
if (mode === 'garbage') process.stdout.write('this is not the protocol\\r\\n\\r\\n{{{{');
if (mode === 'children') spawn('sleep', ['60'], { stdio: 'ignore' });
let buffer = '';
process.stdin.on('data', (chunk) => {
  buffer += chunk;
  for (;;) {
    const [head, length] = /^Content-Length: (\\d+)\\r\\n\\r\\n/.exec(buffer) ?? [];
    if (!head || buffer.length < head.length + Number(length)) return;
    const message = JSON.parse(buffer.slice(head.length, head.length + Number(length)));
    buffer = buffer.slice(head.length + Number(length));
    if (mode === 'mute') continue;
    if (message.method === 'initialize') send({ id: message.id, result: { capabilities: {} } });
    if (message.method === 'textDocument/didOpen') {
      if (mode === 'dies') process.exit(3);
      if (mode === 'flood') { const line = 'x'.repeat(1 << 20); const more = () => { while (process.stdout.write('Content-Length: ' + line.length + '\\r\\n\\r\\n' + line)); }; process.stdout.on('drain', more); more(); }
      if (mode === 'huge') send({ method: 'textDocument/publishDiagnostics', params: { uri: message.params.textDocument.uri, diagnostics: Array.from({ length: 200 }, (_, line) => ({ range: { start: { line, character: 0 }, end: { line, character: 1 } }, severity: 1, message: 'bad \\u202e\\n' + 'm'.repeat(10_000) })) } });
      if (mode === 'indexing') { send({ method: '$/progress', params: { token: 1, value: { kind: 'begin', title: 'indexing' } } }); send({ method: 'textDocument/publishDiagnostics', params: { uri: message.params.textDocument.uri, diagnostics: [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }, severity: 1, message: 'not loaded yet' }] } }); }
      if (mode === 'asks') send({ id: 900, method: 'workspace/applyEdit', params: { edit: { changes: {} } } });
    }
    if (message.id === 900 && message.result) send({ method: 'textDocument/publishDiagnostics', params: { uri: 'file:///elsewhere', diagnostics: [] } });
  }
});
`,
  });
  return {
    command: process.execPath,
    args: [path.join(dir, 'server.mjs')],
    extensions: ['.zz'],
    pid: () => Number(fs.readFileSync(path.join(dir, 'pids'), 'utf8').trim().split('\n').at(-1)),
  };
}

describe('servers that misbehave', () => {
  test.each(['dies', 'flood', 'mute', 'garbage', 'asks', 'children'])(
    'a server that %s costs an edit nothing but the wait, and nothing of it is left',
    async (mode) => {
      const { pid, ...bad } = badServer(mode);
      const { lsp } = start({ 'a.zz': 'x\n' }, { bad }, 700);
      expect(await lsp.afterEdit(['a.zz'], signal)).toEqual([]);
      await lsp.close();
      expect(isAlive(pid())).toBe(false);
    },
  );

  test('a server that dies is started once more, and then left alone', async () => {
    const { pid, ...bad } = badServer('dies');
    const { lsp } = start({ 'a.zz': 'x\n' }, { bad }, 3_000);
    await lsp.afterEdit(['a.zz'], signal);
    const first = pid();
    await lsp.afterEdit(['a.zz'], signal);
    expect(pid()).not.toBe(first);
    await lsp.afterEdit(['a.zz'], signal);
    await expect(lsp.diagnostics('a.zz', signal)).rejects.toThrow(
      'bad ended 2 times and is not started again',
    );
  });

  test('what a server that still reads the project says is not shown behind an edit', async () => {
    const { pid, ...bad } = badServer('indexing');
    const { lsp } = start({ 'a.zz': 'x\n' }, { bad }, 3_000);
    expect(await lsp.afterEdit(['a.zz'], signal)).toEqual([]);
    expect(isAlive(pid())).toBe(true);
  });

  test('a diagnostic is one bounded line without hidden characters', async () => {
    const { pid, ...bad } = badServer('huge');
    const { lsp } = start({ 'a.zz': 'x\n' }, { bad }, 5_000);
    const [{ found } = { found: [] }] = await lsp.afterEdit(['a.zz'], signal);
    expect(found.length).toBe(200);
    const line = diagnosticLine('a.zz', found[0]!);
    expect(line).toMatch(/^a\.zz:1:1 error: bad m+…$/);
    expect(line.length).toBeLessThan(350);
    expect(isAlive(pid())).toBe(true);
  });

  test('a server that is missing is named with how to get it; an ending nobody knows is said', async () => {
    const { lsp } = start(
      { 'a.rs': 'fn a() {}\n', 'a.unknown': '' },
      { 'rust-analyzer': { command: 'no-such-server', args: [] } },
    );
    await expect(lsp.diagnostics('a.rs', signal)).rejects.toThrow('rustup component add rust-analyzer');
    await expect(lsp.diagnostics('a.unknown', signal)).rejects.toThrow(
      'No language server is known for .unknown',
    );
    await expect(lsp.diagnostics('missing.rs', signal)).rejects.toThrow('there is no such file');
    expect(await lsp.afterEdit(['a.rs', 'a.unknown', 'missing.rs'], signal)).toEqual([]);
  });
});

const typescript = hasServer('typescript-language-server') ? describe : describe.skip;
typescript('questions to a language server', () => {
  const FILES = {
    'tsconfig.json': '{"compilerOptions":{"strict":true},"include":["*.ts"]}',
    'shape.ts': 'export function area(side: number): number {\n  return side * side;\n}\n',
    'use.ts':
      "import { area } from './shape.js';\n// area in a comment, 'area' in a string\nconsole.log(area(2), area(3), 'area');\n",
    'secret.ts': "import { area } from './shape.js';\narea(4);\n",
  };

  test('references are those of the compiler itself; files the policy hides are counted, not shown', async () => {
    const { root, lsp } = start(FILES);
    for (const name of Object.keys(FILES)) if (name.endsWith('.ts')) await lsp.diagnostics(name, signal);
    const found = await lsp.ask<never[]>(
      'textDocument/references',
      { path: 'shape.ts', line: 1, column: 17 },
      { context: { includeDeclaration: true } },
      signal,
    );
    const { shown, hidden } = lsp.places(found ?? []);
    expect(shown).toEqual(await compilerReferences(root, 'shape.ts', FILES['shape.ts'].indexOf('area')));
    expect(hidden).toBe(2);
  }, 60_000);

  test('a place that is not in the file is said', async () => {
    const { lsp } = start(FILES);
    await expect(
      lsp.ask('textDocument/hover', { path: 'shape.ts', line: 99, column: 1 }, {}, signal),
    ).rejects.toThrow('shape.ts has 4 lines; line 99 is not there');
    await expect(
      lsp.ask('textDocument/hover', { path: 'shape.ts', line: 1, column: 999 }, {}, signal),
    ).rejects.toThrow('column 999 is not there');
  }, 60_000);
});

/** The language service of TypeScript 6, without a server between; hidden files left out. */
async function compilerReferences(root: string, file: string, offset: number): Promise<string[]> {
  const { default: ts } = await import('../../peer/node_modules/typescript/lib/typescript.js');
  const names = fs.readdirSync(root).filter((name) => name.endsWith('.ts'));
  const service = ts.createLanguageService({
    getScriptFileNames: () => names.map((name) => path.join(root, name)),
    getScriptVersion: () => '1',
    getScriptSnapshot: (name: string) =>
      fs.existsSync(name) ? ts.ScriptSnapshot.fromString(fs.readFileSync(name, 'utf8')) : undefined,
    getCurrentDirectory: () => root,
    getCompilationSettings: () => ({ strict: true }),
    getDefaultLibFileName: () => ts.getDefaultLibFilePath({}),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  });
  const found = service.findReferences(path.join(root, file), offset) ?? [];
  return found
    .flatMap(
      ({ references }: { references: { fileName: string; textSpan: { start: number } }[] }) => references,
    )
    .map(({ fileName, textSpan }) => {
      const before = fs.readFileSync(fileName, 'utf8').slice(0, textSpan.start).split('\n');
      return `${path.basename(fileName)}:${before.length}:${before.at(-1)!.length + 1}`;
    })
    .filter((place: string) => !place.startsWith('secret'))
    .sort();
}

describe('servers are found by PATH alone, never in the folder they work on', () => {
  /** Says that it ran, and with which PATH. */
  const program = (ran: string) => `#!/bin/sh\necho "$PATH" > '${ran}'\n`;
  const bin = (root: string, ...inside: string[]) => path.join(root, ...inside, 'node_modules', '.bin');
  /** A project that brings a server along, and what PATH names beside the system's folders. */
  async function ask(more: (root: string) => string) {
    const ran = path.join(folder(), 'ran');
    const { root, lsp } = start(
      { 'a.zz': 'x\n', 'node_modules/.bin/zz-server': program(ran) },
      { zz: { command: 'zz-server', args: [], extensions: ['.zz'] } },
      3_000,
      (at) => ({ PATH: `${more(at)}${path.delimiter}/usr/bin${path.delimiter}/bin` }),
    );
    fs.chmodSync(path.join(bin(root), 'zz-server'), 0o755);
    const said = await lsp.diagnostics('a.zz', signal).catch((error: Error) => error.message);
    return { said, path: fs.existsSync(ran) ? fs.readFileSync(ran, 'utf8') : undefined };
  }
  const linked = (root: string) => {
    const link = path.join(folder(), 'link');
    fs.symlinkSync(root, link);
    return link;
  };

  test.each<[string, (root: string) => string]>([
    ['a relative folder', () => 'node_modules/.bin'],
    ['the current folder, as an empty entry', () => ''],
    ['a folder of the workspace', (root) => bin(root)],
    ['a folder of the workspace, spelled around', (root) => bin(root, 'node_modules', '..')],
    ['a folder outside that leads into it', (root) => bin(linked(root))],
  ])('%s on PATH is passed over', async (_, more) => {
    expect(await ask(more)).toEqual({
      said: 'zz is not installed outside the workspace (put zz-server on PATH). Use a check of the project.',
      path: undefined,
    });
  });

  test('one outside is started, and finds no program of the workspace either', async () => {
    const outside = folder({ 'zz-server': '' });
    const ran = path.join(outside, 'ran');
    fs.writeFileSync(path.join(outside, 'zz-server'), program(ran), { mode: 0o755 });
    fs.chmodSync(path.join(outside, 'zz-server'), 0o755);
    const { said } = await ask((root) => [bin(root), outside, '.'].join(path.delimiter));
    expect(said).toBe('zz cannot be started. Use a check of the project.');
    expect(fs.readFileSync(ran, 'utf8')).toBe(`${[outside, '/usr/bin', '/bin'].join(path.delimiter)}\n`);
  });
});
