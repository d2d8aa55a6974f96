import { RunError } from '../contract/error.js';
import type { Recipe } from '../contract/recipe.js';
import { holds, namesIn } from './condition.js';
import { dotted } from './issues.js';
import { type Choice, type Part, parseTemplate } from './parts.js';
import type { Filter, Placeholder } from './placeholder.js';
import { didYouMean } from './suggest.js';

/** Facts of an event that nobody can write sentences into. */
export const EVENT_FACTS = [
  'name',
  'action',
  'number',
  'sha',
  'base_sha',
  'head_sha',
  'base_ref',
  'ref',
  'default_branch',
  'repository',
] as const;
export type EventFact = (typeof EVENT_FACTS)[number];

/** What placeholders may name. An event's free text is not here: it reaches the model as delimited data only. */
export interface Scope {
  params: Record<string, unknown>;
  run: { id: string; attempt?: number };
  event?: Partial<Record<EventFact, string | number>>;
}

type Path = readonly PropertyKey[];

const FILLED = new Set(['title', 'instructions', 'prompt', 'outputs', 'retry', 'sub_recipes']);
const AS_IT_IS = new Set(['description', 'parameters', 'response', 'ttsr']);

/** How a field treats placeholders: filled, kept as plain text, or refused because it must say what it says. */
export function treatment(at: Path): 'filled' | 'plain' | 'fixed' {
  if (at[0] === 'sub_recipes' && at[2] !== 'values') return at[2] === 'description' ? 'plain' : 'fixed';
  if (FILLED.has(String(at[0]))) return 'filled';
  return AS_IT_IS.has(String(at[0])) ? 'plain' : 'fixed';
}

/** The recipe with every placeholder of its filled fields replaced; a value can add text to a field, never a key. */
export function fill(recipe: Recipe, scope: Scope): Recipe {
  return mapLeaves(recipe, [], (text, at) =>
    treatment(at) === 'filled' ? fillText(text, { recipe, scope, at }) : text,
  ) as Recipe;
}

/** Every string of `value`, replaced by what `change` makes of it; lists and maps keep their shape. */
export function mapLeaves(value: unknown, at: Path, change: (text: string, at: Path) => string): unknown {
  if (typeof value === 'string') return change(value, at);
  if (Array.isArray(value)) return value.map((item, index) => mapLeaves(item, [...at, index], change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapLeaves(inner, [...at, key], change)]),
  );
}

interface Place {
  recipe: Recipe;
  scope: Scope;
  at: Path;
}

function fillText(text: string, place: Place): string {
  if (!text.includes('{{') && !text.includes('{%')) return text;
  const { parts, flaws } = parseTemplate(text);
  if (flaws[0]) throw wrong(place, flaws[0].source, flaws[0].say);
  return fillParts(parts, place);
}

function fillParts(parts: readonly Part[], place: Place): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'branches' in part ? fillParts(chosen(part, place), place) : fillOne(part, place);
    })
    .join('');
}

/** The parts of the branch that holds. A fact that this event does not have holds nothing. */
function chosen({ branches }: Choice, place: Place): Part[] {
  for (const { test, source, parts } of branches) {
    for (const name of test ? namesIn(test) : []) checkName(name, source, place);
    if (!test || holds(test, (name) => look(name, place))) return parts;
  }
  return [];
}

function checkName(name: string[], source: string, place: Place): void {
  const say = unknownName(
    name,
    place.recipe.parameters.map(({ key }) => key),
  );
  if (say !== undefined) throw wrong(place, source, say);
}

function fillOne(part: Placeholder, place: Place): string {
  let value: unknown = part.literal;
  if (part.literal === undefined) {
    checkName(part.name, part.source, place);
    value = look(part.name, place);
  }
  for (const filter of part.filters) value = pass(value, filter);
  if (value === undefined && part.name[0] === 'event')
    throw wrong(
      place,
      part.source,
      `this event has none: add | default("…"), or answer only events that have it`,
    );
  if (value === undefined && part.name.length > 1 && !(part.name[0] === 'params' && part.name.length === 2))
    throw wrong(place, part.source, 'the value has no such part: check its keys, or add | default("…")');
  const text = written(value);
  if (isShell(place.at) && !isOwnWords(part, place.recipe) && !/^(?!-)[\w@%+=:,./-]*$/.test(text))
    throw wrong(
      place,
      part.source,
      `a value that enters a shell command may hold only letters, digits and _ @ % + = : , . / - and may not start with -, but it is ${JSON.stringify(text.slice(0, 60))}`,
    );
  return text;
}

/** A literal, or an option of a select: text that stands in the recipe itself. */
function isOwnWords({ literal, name }: Placeholder, { parameters }: Recipe): boolean {
  const key = name[0] === 'params' ? name[1] : name[0];
  return literal !== undefined || parameters.some((each) => each.key === key && each.input_type === 'select');
}

function isShell(at: Path): boolean {
  return at[0] === 'retry';
}

function look(name: readonly string[], { recipe, scope }: Place): unknown {
  const roots: Record<string, unknown> = {
    params: scope.params,
    run: { attempt: 1, ...scope.run },
    recipe: { name: recipe.name, title: recipe.title },
    [RECIPE_DIR]: /^(.*)[\\/]/s.exec(recipe.path)?.[1] ?? '.',
    event: scope.event ?? {},
  };
  const path = Object.hasOwn(roots, name[0] ?? '') ? name : ['params', ...name];
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    roots,
  );
}

function pass(value: unknown, filter: Filter): unknown {
  switch (filter.name) {
    case 'json':
      return JSON.stringify(value ?? null);
    case 'indent':
      return written(value).replaceAll('\n', `\n${' '.repeat(filter.by)}`);
    case 'default':
      return value === undefined || value === null || value === '' ? filter.value : value;
  }
}

function written(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const PARTS: Record<string, readonly string[]> = {
  run: ['id', 'attempt'],
  recipe: ['name', 'title'],
  event: EVENT_FACTS,
};
/** The folder of the recipe, by the name that recipes written for Goose have for it. */
const RECIPE_DIR = 'recipe_dir';
const TEXT_OF_EVENTS = /^(github|pull|pull_request|issue|comment|review|inputs|commit|sender)$/;

/** Why a placeholder's name means nothing here, with the nearest name that does; undefined when it is known. */
export function unknownName(name: readonly string[], params: readonly string[]): string | undefined {
  const [root = '', second] = name;
  if (root === 'params') {
    if (second === undefined) return 'say which parameter: {{ params.name }}';
    return params.includes(second) ? undefined : undeclared(second, params);
  }
  const parts = Object.hasOwn(PARTS, root) ? PARTS[root] : undefined;
  if (parts) {
    if (second !== undefined && name.length === 2 && parts.includes(second)) return undefined;
    if (root === 'event' && second !== undefined) return eventText(name.join('.'), parts);
    return `${root} has ${parts.map((part) => `${root}.${part}`).join(', ')}.${didYouMean(second ?? '', parts)}`;
  }
  if (params.includes(root) || name.join('.') === RECIPE_DIR) return undefined;
  if (TEXT_OF_EVENTS.test(root)) return eventText(name.join('.'), EVENT_FACTS);
  return undeclared(root, [...params, ...Object.keys(PARTS)]);
}

function undeclared(name: string, known: readonly string[]): string {
  return `no parameter "${name}" is declared: add it to parameters, or mend the name.${didYouMean(name, known)}`;
}

function eventText(name: string, facts: readonly string[]): string {
  return `${name} is not filled in: titles, bodies, comments and names of an event are untrusted text, and the model gets them as delimited data after the prompt. Known facts: ${facts.map((fact) => `event.${fact}`).join(', ')}.${didYouMean(name, facts)}`;
}

function wrong({ recipe, at }: Place, source: string, say: string): RunError {
  return new RunError('recipe', `${recipe.path}: ${dotted(at)}: ${source}: ${say}`);
}
