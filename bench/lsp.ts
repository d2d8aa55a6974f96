// How long an edit waits for the diagnostics it answers with, beside the server's own publication to a plain client.
//   npx tsc -p bench && node lib/bench/bench/lsp.js [rounds=15]
// Both have a warm server of their own over the same small project and take turns; medians are compared. Servers are
// taken from PATH and node_modules/.bin; one that is missing is left out and said.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as rpc from 'vscode-jsonrpc/node';
import { Files } from '../src/service/files.js';
import { Lsp } from '../src/service/lsp/lsp.js';
import { SERVERS, serversOf } from '../src/service/lsp/servers.js';
import { onPath } from '../src/service/on-path.js';

const BAR_MS = 50;
const rounds = Number(process.argv[2] ?? 15);
const here = process.cwd();
const env = {
  PATH: [path.join(here, 'node_modules/.bin'), process.env.PATH ?? ''].join(path.delimiter),
  HOME: os.homedir(),
};

interface Case {
  server: keyof typeof SERVERS & string;
  file: string;
  language: string;
  right: string;
  wrong: string;
  further?: Record<string, string>;
}

const filler = (line: (at: number) => string): string =>
  Array.from({ length: 300 }, (_, at) => line(at)).join('\n');
const CASES: Case[] = [
  {
    server: 'typescript-language-server',
    file: 'a.ts',
    language: 'typescript',
    right: `${filler((at) => `export const v${at}: number = ${at};`)}\nexport const last: number = 1;\n`,
    wrong: `${filler((at) => `export const v${at}: number = ${at};`)}\nexport const last: number = 'one';\n`,
    further: { 'tsconfig.json': '{"compilerOptions":{"strict":true}}' },
  },
  {
    server: 'pyright',
    file: 'a.py',
    language: 'python',
    right: `${filler((at) => `v${at}: int = ${at}`)}\nlast: int = 1\n`,
    wrong: `${filler((at) => `v${at}: int = ${at}`)}\nlast: int = "one"\n`,
  },
  {
    server: 'clangd',
    file: 'a.c',
    language: 'c',
    right: `${filler((at) => `int f${at}(void) { return ${at}; }`)}\nint last(void) { return 1; }\n`,
    wrong: `${filler((at) => `int f${at}(void) { return ${at}; }`)}\nint last(void) { return b; }\n`,
  },
];

function project({ file, right, further = {} }: Case): string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-lsp-')));
  for (const [name, text] of Object.entries({ ...further, [file]: right }))
    fs.writeFileSync(path.join(root, name), text);
  const typescript = path.join(here, 'test/peer/node_modules/typescript');
  fs.mkdirSync(path.join(root, 'node_modules'));
  if (fs.existsSync(typescript)) fs.symlinkSync(typescript, path.join(root, 'node_modules/typescript'));
  return root;
}

interface Client {
  /** Milliseconds from the edit to the diagnostics that say whether the text is wrong. */
  edit(text: string, isWrong: boolean): Promise<number>;
  close(): Promise<void>;
}

function ours(one: Case): Client {
  const root = project(one);
  const files = new Files({ root, guard: () => {} });
  const settings = { env, hides: () => false, injects: true, waitMs: 30_000, idleMinutes: 10 };
  const lsp = new Lsp({ files, servers: serversOf({}), ...settings });
  return {
    async edit(text, isWrong) {
      fs.writeFileSync(path.join(root, one.file), text);
      const started = performance.now();
      const [after] = await lsp.afterEdit([one.file], new AbortController().signal);
      const ms = performance.now() - started;
      if (!after || after.found.some(({ severity = 1 }) => severity === 1) !== isWrong)
        throw new Error(`${one.server} said ${JSON.stringify(after?.found.slice(0, 2))}`);
      return ms;
    },
    async close() {
      await lsp.close();
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
}

/** A client that only listens. */
async function plain(one: Case): Promise<Client> {
  const root = project(one);
  const { command, args } = SERVERS[one.server]!;
  const child = spawn(onPath(command, env)!, [...args], {
    cwd: root,
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const wire = rpc.createMessageConnection(
    new rpc.StreamMessageReader(child.stdout),
    new rpc.StreamMessageWriter(child.stdin),
  );
  const uri = pathToFileURL(path.join(root, one.file)).href;
  let heard: (isWrong: boolean) => void = () => {};
  wire.onNotification(
    'textDocument/publishDiagnostics',
    (told: { uri: string; diagnostics: { severity?: number }[] }) => {
      if (told.uri === uri) heard(told.diagnostics.some(({ severity = 1 }) => severity === 1));
    },
  );
  wire.onRequest((method, params) => {
    const { items } = (params ?? {}) as { items?: unknown[] };
    return method === 'workspace/configuration' ? (items ?? []).map(() => null) : null;
  });
  wire.onError(() => {});
  wire.listen();
  await wire.sendRequest('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    workspaceFolders: [{ uri: pathToFileURL(root).href, name: 'bench' }],
    capabilities: {
      textDocument: { publishDiagnostics: { versionSupport: true }, synchronization: { didSave: true } },
      workspace: { configuration: true, workspaceFolders: true },
    },
  });
  await wire.sendNotification('initialized', {});
  let version = 0;
  return {
    async edit(text, isWrong) {
      fs.writeFileSync(path.join(root, one.file), text);
      const started = performance.now();
      const said = new Promise<void>((resolve) => {
        heard = (found) => void (found === isWrong && resolve());
      });
      version += 1;
      const textDocument = { uri, version };
      if (version === 1)
        await wire.sendNotification('textDocument/didOpen', {
          textDocument: { ...textDocument, languageId: one.language, text },
        });
      else
        await wire.sendNotification('textDocument/didChange', { textDocument, contentChanges: [{ text }] });
      await wire.sendNotification('textDocument/didSave', { textDocument: { uri } });
      await said;
      return performance.now() - started;
    },
    async close() {
      wire.dispose();
      child.kill('SIGKILL');
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

for (const one of CASES) {
  if (!onPath(SERVERS[one.server]!.command, env)) {
    console.log(`${one.server}: not here`);
    continue;
  }
  const [galley, client] = [ours(one), await plain(one)];
  const times = { galley: [] as number[], client: [] as number[], mended: [] as number[] };
  for (let round = -3; round < rounds; round++) {
    // A comment that differs makes every text a new one.
    const mark = `\n${one.language === 'python' ? '#' : '//'} ${round}\n`;
    const [mine, its] = [
      await galley.edit(one.wrong + mark, true),
      await client.edit(one.wrong + mark, true),
    ];
    const mended = await galley.edit(one.right + mark, false);
    await client.edit(one.right + mark, false);
    if (round < 0) continue;
    times.galley.push(mine);
    times.client.push(its);
    times.mended.push(mended);
  }
  const more = median(times.galley) - median(times.client);
  console.log(
    `${one.server.padEnd(28)} edit to DIAGNOSTICS ${median(times.galley).toFixed(0)} ms, the server's own publication ${median(times.client).toFixed(0)} ms: ${more.toFixed(0)} ms more (bar ${BAR_MS}); an edit that mends ${median(times.mended).toFixed(0)} ms`,
  );
  await Promise.all([galley.close(), client.close()]);
}
process.exit();
