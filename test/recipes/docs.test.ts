import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { ConfigSchema } from '../../src/contract/config.js';
import { On, RecipeSchema } from '../../src/contract/recipe.js';
import { parseRecipe } from '../../src/recipe/load.js';
import { EVENT_FACTS } from '../../src/recipe/template.js';

const recipes = fs.readFileSync('docs/recipes.md', 'utf8');
const config = fs.readFileSync('docs/config.md', 'utf8');

test('docs/recipes.md names every key, event, fact and shipped recipe', () => {
  const names = [
    ...Object.keys(RecipeSchema.shape),
    ...Object.keys(On.shape),
    ...EVENT_FACTS.map((fact) => `event.${fact}`),
  ];
  expect(names.filter((name) => !recipes.includes(`\`${name}\``))).toEqual([]);
  const shipped = fs.readdirSync('recipes').map((name) => `](../recipes/${name})`);
  expect(shipped.filter((link) => !recipes.includes(link))).toEqual([]);
});

test('docs/config.md names every key', () => {
  const names = Object.keys(ConfigSchema.shape);
  expect(names.filter((name) => !new RegExp(`\`${name}[\`.]`).test(config))).toEqual([]);
});

test('the recipe in docs/recipes.md is valid', () => {
  const [, text = ''] = /```yaml\n([\s\S]*?)```/.exec(recipes) ?? [];
  expect(parseRecipe('docs.yml', text).title).toBe('Mend a failing test');
});
