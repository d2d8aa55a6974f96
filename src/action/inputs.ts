import * as core from '@actions/core';
import { parse as parseYaml } from 'yaml';
import { limitsOf } from '../cli/run.js';
import { RunError } from '../contract/error.js';
import type { Order } from '../run/order.js';

/** What the workflow asks for; action.yml says what each means. */
export interface Inputs {
  recipe: string;
  params: Record<string, string>;
  model: string;
  apiKey: string;
  baseUrl: string;
  token: string;
  config: string;
  publish: boolean;
  dryRun: boolean;
  folder: string;
  limits: Order['limits'];
  users: string[];
  bots: string[];
  teams: string[];
  shard: string;
  targetsFrom: string;
  revokeToken: boolean;
}

/** Reads and checks the inputs; a value that cannot be meant is a RunError that names the input. */
export function readInputs(): Inputs {
  const text = (name: string): string => core.getInput(name);
  if (text('recipe') === '')
    throw new RunError('recipe', 'The input recipe is empty: name a recipe, such as pr-review.');
  const limit = (name: 'max-turns' | 'max-usd' | 'max-minutes') => ({ [name]: text(name) });
  return {
    recipe: text('recipe'),
    params: paramsOf(core.getInput('params')),
    model: text('model'),
    apiKey: text('api-key'),
    baseUrl: text('base-url'),
    token: text('github-token'),
    config: core.getInput('config', { trimWhitespace: false }),
    publish: flag('publish', true),
    dryRun: flag('dry-run', false),
    folder: text('working-directory'),
    limits: limitsOf({ ...limit('max-turns'), ...limit('max-usd'), ...limit('max-minutes') }),
    users: list('allowed-users'),
    bots: list('allowed-bots'),
    teams: list('allowed-teams'),
    shard: text('shard'),
    targetsFrom: text('targets-from'),
    revokeToken: flag('revoke-token', false),
  };
}

/** An empty input is its default: workflows pass expressions that may be empty. */
function flag(name: string, otherwise: boolean): boolean {
  const text = core.getInput(name).toLowerCase();
  if (text === '') return otherwise;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new RunError('recipe', `The input ${name} is "${text}": write true or false.`);
}

function list(name: string): string[] {
  return core
    .getInput(name)
    .split(/[\n,]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** `key: value` lines; values stay the text they are written as. */
function paramsOf(text: string): Record<string, string> {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = parseYaml(text, { schema: 'failsafe' });
  } catch (cause) {
    throw new RunError(
      'recipe',
      `The input params is not YAML: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RunError('recipe', 'The input params must be lines of "key: value".');
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, typeof each === 'string' ? each : JSON.stringify(each)]),
  );
}
