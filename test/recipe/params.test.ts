import { expect, test } from '@jest/globals';
import { parseRecipe } from '../../src/recipe/load.js';
import { bindParams } from '../../src/recipe/params.js';

const FILES: Record<string, string> = { 'notes.md': '# Notes\n' };
const READER = {
  readFile(path: string): string {
    const text = FILES[path];
    if (text === undefined) throw new Error(`${path} does not exist`);
    return text;
  },
};

async function bind(
  parameters: object[],
  given: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const prompt = parameters
    .map((parameter) => `{{ params.${(parameter as { key: string }).key} }}`)
    .join(' ');
  const recipe = parseRecipe('r.yml', JSON.stringify({ title: 'T', prompt: prompt || 'p', parameters }));
  return bindParams(recipe, given, READER);
}

test.each([
  ['string', 'a b', 'a b'],
  ['number', '-3.5', -3.5],
  ['number', '1e3', 1000],
  ['boolean', 'false', false],
  ['date', '2026-02-28', '2026-02-28'],
  ['date', '2026-02-28T09:00:00+01:00', '2026-02-28T09:00:00+01:00'],
  ['file', 'notes.md', '# Notes\n'],
  ['array', '["a",1]', ['a', 1]],
  ['object', '{"a":{"b":1}}', { a: { b: 1 } }],
])('a %s takes %j', async (input_type, text, value) => {
  expect(await bind([{ key: 'x', input_type }], { x: text })).toEqual({ x: value });
});

test.each([
  ['number', 'three', 'must be a number'],
  ['number', '0x10', 'must be a number'],
  ['number', '1e999', 'must be a number'],
  ['number', ' 1', 'must be a number'],
  ['boolean', 'yes', 'must be true or false, not "yes"'],
  ['boolean', 'False', 'must be true or false'],
  ['date', '2026-02-30', 'must be a date'],
  ['date', 'tomorrow', 'must be a date'],
  ['array', '{"a":1}', 'must be a JSON list'],
  ['array', 'a,b', 'must be a JSON list'],
  ['object', '[1]', 'must be a JSON object'],
  ['object', 'null', 'must be a JSON object'],
  ['file', '../secret', 'names a file that cannot be read: ../secret does not exist'],
])('a %s refuses %j', async (input_type, text, answer) => {
  await expect(bind([{ key: 'x', input_type }], { x: text })).rejects.toThrow(
    `r.yml: parameter "x" ${answer}`,
  );
});

test('a select takes its options only, and knows what a typo meant', async () => {
  const select = { key: 'x', input_type: 'select', options: ['small', 'large', 3] };
  expect(await bind([select], { x: '3' })).toEqual({ x: 3 });
  await expect(bind([select], { x: 'smal' })).rejects.toThrow(
    'must be one of small, large, 3, not "smal". Did you mean "small"?',
  );
});

test('a default stands in for what is not given, in its own type', async () => {
  const parameters = [
    { key: 'n', input_type: 'number', default: '10' },
    { key: 'm', input_type: 'number', default: 4 },
    { key: 'b', input_type: 'boolean', default: true },
    { key: 'l', input_type: 'array', default: ['a'] },
    { key: 's', default: 'x' },
  ];
  expect(await bind(parameters)).toEqual({ n: 10, m: 4, b: true, l: ['a'], s: 'x' });
});

test('an empty value is no value, for a workflow_dispatch form sends one for every field left empty', async () => {
  const parameters = [
    { key: 'n', input_type: 'number', default: 1 },
    { key: 's', default: 'x' },
  ];
  expect(await bind(parameters, { n: '', s: '' })).toEqual({ n: 1, s: 'x' });
  await expect(bind([{ key: 'must' }], { must: '' })).rejects.toThrow('parameter "must" is required');
});

test('an optional parameter without default is null', async () => {
  expect(await bind([{ key: 'x', input_type: 'file', requirement: 'optional' }])).toEqual({ x: null });
});

test('missing, unknown and ill-typed parameters are told together', async () => {
  const given = { tst: 'a', n: 'x', constructor: 'y' };
  const parameters = [
    { key: 'test', description: 'name of the failing test' },
    { key: 'n', input_type: 'number' },
  ];
  await expect(bind(parameters, given)).rejects.toMatchObject({
    outcome: 'recipe',
    message: [
      'r.yml: the recipe has no parameter "tst". Did you mean "test"?',
      'r.yml: the recipe has no parameter "constructor". It has test, n.',
      'r.yml: parameter "test" is required: give it with --param test=… (name of the failing test)',
      'r.yml: parameter "n" must be a number such as 3 or 0.5, not "x"',
    ].join('\n'),
  });
  await expect(bind([], { a: '1' })).rejects.toThrow('no parameter "a". It has no parameters.');
});
