// Rebuilds into a temporary folder and compares byte for byte with dist/
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const fresh = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-dist-'));
execFileSync(process.execPath, ['scripts/bundle.mjs', fresh], { stdio: 'inherit' });
const list = (dir) =>
  fs
    .readdirSync(dir, { recursive: true })
    .filter((file) => fs.statSync(path.join(dir, file)).isFile())
    .sort();
const committed = list('dist');
const built = list(fresh);
const same = (file) =>
  fs.readFileSync(path.join('dist', file)).equals(fs.readFileSync(path.join(fresh, file)));
const bad = [...new Set([...committed, ...built])].filter(
  (file) => !committed.includes(file) || !built.includes(file) || !same(file),
);
fs.rmSync(fresh, { recursive: true, force: true });
if (bad.length > 0) {
  console.error(`dist/ is out of date: ${bad.join(', ')}\nrun: npm run build`);
  process.exit(1);
}
console.log(`dist/ is up to date (${committed.length} files)`);
