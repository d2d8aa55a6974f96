import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { ruleTable } from '../../../src/provider/embedded/rules.js';

test('the table in docs/checklist.md is the table of the rules', () => {
  const page = fs.readFileSync('docs/checklist.md', 'utf8');
  const [, table] = /<!-- rules:start -->\n([\s\S]*?)\n?<!-- rules:end -->/.exec(page) ?? [];
  expect(table?.trim()).toBe(ruleTable());
});
