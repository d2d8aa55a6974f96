import fs from 'node:fs';
import path from 'node:path';
import { Files } from '../../src/service/files.js';
import { Lsp } from '../../src/service/lsp/lsp.js';
import { type Configured, serversOf } from '../../src/service/lsp/servers.js';
import { onPath } from '../../src/service/on-path.js';
import { folder } from './workspace.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where the language servers of the tests are: the repository's own, then the machine's. */
export const SERVER_ENV: Record<string, string> = {
  PATH: [path.join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(path.delimiter),
  HOME: process.env.HOME ?? '/nonexistent',
};

/** Whether a language server is here; tests of one that is not are skipped. */
export function hasServer(command: string): boolean {
  return onPath(command, SERVER_ENV) !== undefined;
}

/** Language servers over a fresh project. TypeScript's finds the TypeScript 6 of the test peers in it. */
export function project(
  files: Record<string, string>,
  servers: Configured = {},
  waitMs = 20_000,
  env: (root: string) => Record<string, string> = () => SERVER_ENV,
) {
  const root = folder(files);
  const typescript = path.join(ROOT, 'test/peer/node_modules/typescript');
  if (files['tsconfig.json'] && fs.existsSync(typescript)) {
    fs.mkdirSync(path.join(root, 'node_modules'), { recursive: true });
    fs.symlinkSync(typescript, path.join(root, 'node_modules/typescript'));
  }
  const own = new Files({ root, guard: () => {} });
  const lsp = new Lsp({
    files: own,
    servers: serversOf(servers),
    env: env(root),
    hides: (name) => name.startsWith('secret'),
    injects: true,
    waitMs,
    idleMinutes: 10,
  });
  return { root, files: own, lsp };
}
