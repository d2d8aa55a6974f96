import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { ConfigSchema } from '../../src/contract/config.js';
import { toSchemas } from '../../src/contract/json-schema.js';
import { LineSchema } from '../../src/contract/line.js';
import { RecipeSchema } from '../../src/contract/recipe.js';

const files = toSchemas({ recipe: RecipeSchema, config: ConfigSchema, transcript: LineSchema });

function validator(name: string) {
  const ajv = new Ajv({ allErrors: true, strictTypes: false });
  addFormats.default(ajv);
  return ajv.compile(JSON.parse(fs.readFileSync(`schema/${name}.schema.json`, 'utf8')));
}

test('schema/ holds what src/contract says: npm run schema writes it', () => {
  for (const [name, text] of Object.entries(files))
    expect(fs.readFileSync(`schema/${name}`, 'utf8')).toBe(text);
});

test('every shipped recipe fits the schema that editors use, and a typo does not', () => {
  const validate = validator('recipe');
  for (const name of fs.readdirSync('recipes')) {
    const recipe: object = parse(fs.readFileSync(`recipes/${name}`, 'utf8'));
    expect({ name, ok: validate(recipe), errors: validate.errors }).toEqual({ name, ok: true, errors: null });
    expect(validate({ ...recipe, promt: 'x' })).toBe(false);
  }
});

test('every key of a recipe and of the config explains itself in the editor', () => {
  const silent = (name: string, free: string[]) => {
    const { properties } = JSON.parse(files[`${name}.schema.json`] ?? '') as {
      properties: Record<string, { description?: string }>;
    };
    return Object.keys(properties).filter((key) => !properties[key]?.description && !free.includes(key));
  };
  expect(silent('recipe', [])).toEqual([]);
  expect(
    silent('config', ['agents', 'memory', 'context', 'control', 'plugins', 'network', 'secrets', 'trust']),
  ).toEqual([]);
});

test('a transcript line fits the transcript schema', () => {
  const validate = validator('transcript');
  const line = {
    v: 1,
    seq: 3,
    at: '2026-01-31T09:00:00.000Z',
    agent: 'main',
    type: 'notice',
    level: 'info',
    text: 'x',
  };
  expect(validate(line)).toBe(true);
  expect(validate({ ...line, level: 'loud' })).toBe(false);
});
