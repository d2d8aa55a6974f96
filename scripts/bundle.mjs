// usage: node scripts/bundle.mjs <outDir>   (run `npm run compile` first: ncc bundles lib/*.js, not TypeScript)
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const out = path.resolve(process.argv[2] ?? 'dist');
const require = createRequire(import.meta.url);
const nccCli = require.resolve('@vercel/ncc/dist/ncc/cli.js');
const ncc = (entry, dir) =>
  execFileSync(
    process.execPath,
    [nccCli, 'build', entry, '-o', dir, '--target', 'es2022', '--license', 'licenses.txt', '-q', '-C'],
    { stdio: 'inherit' },
  );

fs.rmSync(out, { recursive: true, force: true });
ncc('lib/index.js', out);
for (const worker of fs.existsSync('lib/workers') ? fs.readdirSync('lib/workers') : []) {
  if (worker.endsWith('.js') && worker !== 'search.js')
    ncc(`lib/workers/${worker}`, path.join(out, 'workers', path.basename(worker, '.js')));
}
// A first search waits for this one. As CommonJS it starts sooner: without Node's loader of modules.
const searchWorker = path.join(out, 'workers', 'search');
fs.writeFileSync('lib/workers/package.json', '{}\n');
ncc('lib/workers/search.js', searchWorker);
fs.rmSync('lib/workers/package.json');
fs.writeFileSync(path.join(searchWorker, 'package.json'), '{"type":"commonjs"}\n');

// launchers: never bundled, so the action and the CLI share one bundle
fs.writeFileSync(
  path.join(out, 'action.js'),
  "import { runAction } from './index.js';\n\nawait runAction();\n",
);
fs.writeFileSync(
  path.join(out, 'cli.js'),
  "#!/usr/bin/env node\nimport { runCli } from './index.js';\n\nprocess.exitCode = await runCli(process.argv.slice(2));\n",
);
fs.chmodSync(path.join(out, 'cli.js'), 0o755);

// assets that are loaded by path at run time
const assets = path.join(out, 'assets');
fs.mkdirSync(assets, { recursive: true });
const tree = path.dirname(require.resolve('web-tree-sitter'));
fs.copyFileSync(path.join(tree, 'web-tree-sitter.js'), path.join(assets, 'web-tree-sitter.mjs'));
fs.copyFileSync(path.join(tree, 'web-tree-sitter.wasm'), path.join(assets, 'web-tree-sitter.wasm'));
const grammars = path.dirname(require.resolve('@vscode/tree-sitter-wasm/wasm/tree-sitter-bash.wasm'));
const wanted =
  /^tree-sitter-(bash|c-sharp|cpp|css|go|ini|java|javascript|php|python|ruby|rust|tsx|typescript)\.wasm$/;
for (const file of fs.readdirSync(grammars).filter((name) => wanted.test(name))) {
  fs.copyFileSync(path.join(grammars, file), path.join(assets, file));
}
fs.cpSync('docs/sample', path.join(assets, 'sample'), { recursive: true });
fs.cpSync('recipes', path.join(assets, 'recipes'), { recursive: true });
for (const file of fs.readdirSync(assets, { recursive: true })) {
  const full = path.join(assets, file);
  if (fs.statSync(full).isFile()) fs.chmodSync(full, 0o644);
}
