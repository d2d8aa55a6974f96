import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseRecipe } from '../../src/recipe/load.js';
import { bindParams } from '../../src/recipe/params.js';
import { fill } from '../../src/recipe/template.js';

const NAMES = fs.readdirSync('recipes').filter((name) => name.endsWith('.yml'));
const READER = { readFile: () => '' };

test.each(NAMES)('%s is valid, and names its schema for editors', (name) => {
  const text = fs.readFileSync(`recipes/${name}`, 'utf8');
  expect(text.split('\n')[0]).toBe('# yaml-language-server: $schema=../schema/recipe.schema.json');
  const recipe = parseRecipe(`recipes/${name}`, text);
  expect(recipe.description).not.toBe('');
  expect(recipe.limits.turns).toBeGreaterThan(0);
  expect(recipe.limits.usd).toBeGreaterThan(0);
  expect(recipe.limits.minutes).toBeGreaterThan(0);
});

test.each(NAMES)('%s can be started without parameters and without an event', async (name) => {
  const recipe = parseRecipe(`recipes/${name}`, fs.readFileSync(`recipes/${name}`, 'utf8'));
  const params = await bindParams(recipe, {}, READER);
  const filled = fill(recipe, { params, run: { id: 'r1' } });
  expect(JSON.stringify(filled.outputs)).not.toContain('{{');
  expect(filled.prompt).not.toContain('{{');
});

test.each(NAMES)(
  '%s grants no more than it needs: no autopilot, no open shell, no write to workflows',
  (name) => {
    const { mode, permissions, outputs, tools } = parseRecipe(
      `recipes/${name}`,
      fs.readFileSync(`recipes/${name}`, 'utf8'),
    );
    expect(mode).not.toBe('autopilot');
    expect(permissions.allow).not.toContain('bash(*)');
    if (mode === 'edits') expect(permissions.deny).toContain('write(.github/**)');
    if (!outputs.pull_request) expect(tools).not.toContain('hashline');
  },
);
