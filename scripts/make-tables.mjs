// usage: npm run compile && node scripts/make-tables.mjs [--check]
import fs from 'node:fs';
import { fillPage, PAGES, tables } from './tables.mjs';

const lib = new URL('../lib/', import.meta.url);
const [{ FAMILIES }, { COMMANDS }, { EXIT_CODE }, { VENDORS }] = await Promise.all(
  ['tool/index.js', 'cli.js', 'contract/outcome.js', 'provider/index.js'].map(
    (file) => import(new URL(file, lib)),
  ),
);
const made = tables({ families: FAMILIES, commands: COMMANDS, exitCodes: EXIT_CODE, vendors: VENDORS });
const stale = [];
for (const page of PAGES) {
  const text = fs.readFileSync(page, 'utf8');
  const fresh = fillPage(text, made);
  if (fresh !== text) stale.push(page);
  if (!process.argv.includes('--check')) fs.writeFileSync(page, fresh);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`${stale.join(', ')}: tables are out of date; run npm run tables`);
  process.exitCode = 1;
}
