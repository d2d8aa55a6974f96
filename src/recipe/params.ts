import { RunError } from '../contract/error.js';
import type { Parameter, Recipe } from '../contract/recipe.js';
import { didYouMean } from './suggest.js';

/** What binding needs of the outside: a file parameter's content, through a guard of the caller's. */
export interface Reader {
  readFile(path: string): string | Promise<string>;
}

/**
 * The values of a recipe's parameters, typed: number, boolean, date and select texts are checked, array and object are
 * JSON, a file becomes its content. An empty text is no value; a parameter without value and default is null. Unknown, missing and ill-typed ones
 * are told together in one RunError 'recipe'.
 */
export async function bindParams(
  recipe: Recipe,
  given: Readonly<Record<string, string>>,
  { readFile }: Reader,
): Promise<Record<string, unknown>> {
  const problems: string[] = [];
  const keys = recipe.parameters.map(({ key }) => key);
  for (const name of Object.keys(given)) {
    if (!keys.includes(name)) problems.push(unknown(name, keys));
  }
  const bound: Record<string, unknown> = {};
  for (const parameter of recipe.parameters) {
    try {
      bound[parameter.key] = await bindOne(parameter, given, readFile);
    } catch (cause) {
      if (!(cause instanceof Unfit)) throw cause;
      problems.push(`parameter "${parameter.key}" ${cause.message}${about(parameter)}`);
    }
  }
  if (problems.length > 0)
    throw new RunError('recipe', problems.map((problem) => `${recipe.path}: ${problem}`).join('\n'));
  return bound;
}

/** What is wrong with a parameter's default; undefined when it fits its type. */
export function bindDefault(parameter: Parameter): string | undefined {
  try {
    fromDefault(parameter);
    return undefined;
  } catch (cause) {
    if (!(cause instanceof Unfit)) throw cause;
    return `the default ${cause.message}`;
  }
}

class Unfit extends Error {}

function unknown(name: string, keys: string[]): string {
  const hint =
    didYouMean(name, keys) || (keys.length > 0 ? ` It has ${keys.join(', ')}.` : ' It has no parameters.');
  return `the recipe has no parameter "${name}".${hint}`;
}

function about({ description }: Parameter): string {
  return description === '' ? '' : ` (${description})`;
}

async function bindOne(
  parameter: Parameter,
  given: Readonly<Record<string, string>>,
  readFile: Reader['readFile'],
): Promise<unknown> {
  const text = Object.hasOwn(given, parameter.key) ? given[parameter.key] : undefined;
  // Empty is the same as not given: a workflow_dispatch form sends an empty text for every field nobody filled in.
  if (text === undefined || text === '') {
    if (parameter.default !== undefined && parameter.default !== null) return fromDefault(parameter);
    if (parameter.requirement === 'required')
      throw new Unfit(`is required: give it with --param ${parameter.key}=…`);
    return null;
  }
  if (parameter.input_type !== 'file') return fromText(parameter, text);
  try {
    return await readFile(text);
  } catch (cause) {
    throw new Unfit(
      `names a file that cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
}

function fromDefault(parameter: Parameter): unknown {
  const { default: value, input_type } = parameter;
  if (typeof value === 'string') return fromText(parameter, value);
  if (input_type === 'array' && Array.isArray(value)) return value;
  if (input_type === 'object' && isMap(value)) return value;
  if (typeof value === 'object') throw new Unfit(`must be ${TYPE[input_type]}`);
  return fromText(parameter, String(value));
}

function fromText({ input_type, options }: Parameter, text: string): unknown {
  const unfit = new Unfit(`must be ${TYPE[input_type]}, not ${JSON.stringify(text.slice(0, 80))}`);
  switch (input_type) {
    case 'number': {
      const number = Number(text);
      if (!/^[-+]?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(text) || !Number.isFinite(number)) throw unfit;
      return number;
    }
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw unfit;
      return text === 'true';
    case 'date':
      if (!isDate(text)) throw unfit;
      return text;
    case 'select': {
      const known = (options ?? []).map(String);
      if (known.includes(text)) return options?.[known.indexOf(text)];
      throw new Unfit(
        `must be one of ${known.join(', ')}, not ${JSON.stringify(text.slice(0, 80))}.${didYouMean(text, known)}`,
      );
    }
    case 'array':
    case 'object': {
      const value = json(text);
      if (input_type === 'array' ? !Array.isArray(value) : !isMap(value)) throw unfit;
      return value;
    }
    default:
      return text;
  }
}

const TYPE: Record<Parameter['input_type'], string> = {
  string: 'text',
  number: 'a number such as 3 or 0.5',
  boolean: 'true or false',
  date: 'a date such as 2026-01-31 or 2026-01-31T09:00:00Z',
  file: 'the path of a file',
  select: 'one of the options',
  array: 'a JSON list such as ["a","b"]',
  object: 'a JSON object such as {"a":1}',
};

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDate(text: string): boolean {
  const found = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[-+]\d{2}:\d{2})?)?$/.exec(text);
  if (!found || Number.isNaN(Date.parse(text))) return false;
  const day = new Date(`${found[1]}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(found[1] ?? '-'); // refuses 30 February
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
