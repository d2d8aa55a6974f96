import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** A folder as `dist/assets` is, for tests that need tree-sitter: links to the installed packages. */
export function assets(): string {
  const require = createRequire(import.meta.url);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-assets-'));
  const engine = path.dirname(require.resolve('web-tree-sitter'));
  const grammars = path.dirname(require.resolve('@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm'));
  fs.copyFileSync(path.join(engine, 'web-tree-sitter.js'), path.join(folder, 'web-tree-sitter.mjs'));
  fs.copyFileSync(path.join(engine, 'web-tree-sitter.wasm'), path.join(folder, 'web-tree-sitter.wasm'));
  for (const file of fs.readdirSync(grammars).filter((name) => /^tree-sitter-.*\.wasm$/.test(name)))
    fs.symlinkSync(path.join(grammars, file), path.join(folder, file));
  return folder;
}
