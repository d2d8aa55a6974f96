import { expect, test } from '@jest/globals';
import { parseRecipe } from '../../src/recipe/load.js';
import { resolveSubRecipes, startSubRecipe } from '../../src/recipe/sub-recipe.js';

const CHILD = `title: C
prompt: "{{ level }} {{ files | json }} {{ n }}"
description: child
parameters:
  - { key: level, input_type: select, options: [low, high] }
  - { key: files, input_type: array, default: [] }
  - { key: n, input_type: number, default: 1 }
`;
const CONTEXT = { scope: { run: { id: 'r' } }, reader: { readFile: () => '' } };

function resolve(subs: object[], files: Record<string, string>, maxDepth?: number) {
  const recipe = parseRecipe(
    '.galley/recipes/top.yml',
    JSON.stringify({ title: 'T', prompt: 'p', sub_recipes: subs }),
  );
  const read = async (path: string) => files[path];
  return resolveSubRecipes(recipe, { read, ...(maxDepth !== undefined && { maxDepth }) });
}

test('a sub-recipe is found beside its parent, and starts with fixed and given values', async () => {
  const subs = await resolve([{ name: 'c', path: '../sub/c.yml', values: { level: 'high', files: ['a'] } }], {
    '.galley/sub/c.yml': CHILD,
  });
  expect(subs).toMatchObject([{ name: 'c', description: 'child', parallel: false, subs: [] }]);
  const started = await startSubRecipe(subs[0]!, { n: 7 }, CONTEXT);
  expect(started.prompt).toBe('high ["a"] 7');
  await expect(startSubRecipe(subs[0]!, { level: 'low' }, CONTEXT)).rejects.toThrow(
    'parameter "level" is fixed by the recipe',
  );
  await expect(startSubRecipe(subs[0]!, { m: 7 }, CONTEXT)).rejects.toThrow(
    'no parameter "m". Did you mean "n"?',
  );
  await expect(startSubRecipe(subs[0]!, { n: 'x' }, CONTEXT)).rejects.toThrow('must be a number');
});

const sub = (path: string, name = 'c') => ({ name, path });
const parent = (...paths: string[]) =>
  JSON.stringify({
    title: 'T',
    prompt: 'p',
    sub_recipes: paths.map((path, index) => sub(path, `s${index}`)),
  });

test.each([
  [
    'a missing file',
    [sub('gone.yml')],
    {},
    'sub_recipes[0] (c): there is no recipe .galley/recipes/gone.yml',
  ],
  ['a way out', [sub('../../../etc/x.yml')], {}, 'leads out of the repository'],
  ['an absolute path', [sub('/etc/x.yml')], {}, 'leads out of the repository'],
  ['itself', [sub('top.yml')], {}, 'in a circle: .galley/recipes/top.yml -> .galley/recipes/top.yml'],
  [
    'a circle of two',
    [sub('a.yml')],
    { '.galley/recipes/a.yml': parent('./b.yml'), '.galley/recipes/b.yml': parent('../recipes/a.yml') },
    'in a circle: .galley/recipes/top.yml -> .galley/recipes/a.yml -> .galley/recipes/b.yml -> .galley/recipes/a.yml',
  ],
  [
    'two of one name',
    [sub('a.yml'), sub('a.yml')],
    { '.galley/recipes/a.yml': parent() },
    'another one has this name',
  ],
  [
    'a broken recipe',
    [sub('a.yml')],
    { '.galley/recipes/a.yml': 'titel: x\n' },
    '.galley/recipes/a.yml:1:1: there is no key "titel"',
  ],
  [
    'a value nobody asked for',
    [{ ...sub('c.yml'), values: { lvel: 1 } }],
    { '.galley/recipes/c.yml': CHILD },
    'values: c has no parameter "lvel". Did you mean "level"?',
  ],
  [
    'a value of a wrong type',
    [{ ...sub('c.yml'), values: { n: 'many' } }],
    { '.galley/recipes/c.yml': CHILD },
    'values.n: must be a number',
  ],
  [
    'a value outside the options',
    [{ ...sub('c.yml'), values: { level: 'mid' } }],
    { '.galley/recipes/c.yml': CHILD },
    'values.level: must be one of low, high',
  ],
])('%s is refused', async (_what, subs, files, answer) => {
  await expect(resolve(subs, files as Record<string, string>)).rejects.toMatchObject({
    outcome: 'recipe',
    message: expect.stringContaining(answer),
  });
});

test('nesting and number are bounded', async () => {
  const chain = Object.fromEntries(
    [0, 1, 2, 3, 4].map((n) => [`.galley/recipes/${n}.yml`, parent(`${n + 1}.yml`)]),
  );
  await expect(resolve([sub('0.yml')], chain)).rejects.toThrow('nested more than 3 deep');
  await expect(resolve([sub('0.yml')], chain, 1)).rejects.toThrow('nested more than 1 deep');
  const names = Array.from({ length: 30 }, (_, n) => `${n}x.yml`);
  const wide: Record<string, string> = {
    '.galley/recipes/a.yml': parent(...names),
    '.galley/recipes/b.yml': parent(...names),
  };
  for (const name of names) wide[`.galley/recipes/${name}`] = parent();
  await expect(resolve([sub('a.yml', 'a'), sub('b.yml', 'b')], wide)).rejects.toThrow(
    'more than 50 sub-recipes',
  );
});
