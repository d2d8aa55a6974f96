import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { fillPage, PAGES, tables } from '../scripts/tables.mjs';
import { COMMANDS } from '../src/cli.js';
import { EXIT_CODE } from '../src/contract/outcome.js';
import { VENDORS } from '../src/provider/index.js';
import { allTools, FAMILIES, PRESETS } from '../src/tool/index.js';
import { VERSION } from '../src/version.js';

const ROOT = path.join(import.meta.dirname, '..');
const read = (name: string): string => fs.readFileSync(path.join(ROOT, name), 'utf8');

test('the tables in README and docs say what the lists in the code say', () => {
  const made = tables({ families: FAMILIES, commands: COMMANDS, exitCodes: EXIT_CODE, vendors: VENDORS });
  for (const page of PAGES)
    expect({ page, text: read(page) }).toEqual({ page, text: fillPage(read(page), made) });
});

test('every page that README and docs link to is there', () => {
  const pages = [
    'README.md',
    ...fs
      .readdirSync(path.join(ROOT, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, to = '']) => path.join(path.dirname(page), to))
      .filter((to) => !fs.existsSync(path.join(ROOT, to)))
      .map((to) => `${page} -> ${to}`),
  );
  expect(broken).toEqual([]);
});

test('every tool file stands in the list, and every preset names tools that exist', () => {
  const names = new Set(allTools().map(({ name }) => name));
  const files = fs
    .readdirSync(path.join(ROOT, 'src/tool'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[a-z]+[\\/][a-z-]+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts').replaceAll('-', '_'));
  for (const file of files) expect({ file, listed: names.has(file) }).toEqual({ file, listed: true });
  for (const tool of Object.values(PRESETS).flat())
    expect({ tool, exists: names.has(tool) }).toEqual({ tool, exists: true });
});

test('one version everywhere', () => {
  expect(JSON.parse(read('package.json')).version).toBe(VERSION);
});
