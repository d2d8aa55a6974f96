import { z } from 'zod';
import type { Sheet } from './sheet.js';
import { didYouMean } from './suggest.js';

type Issue = z.core.$ZodIssue;
type Json = Record<string, unknown>;

/** Parses the sheet's value with `schema`; each thing that does not fit becomes a problem at its own line and column. */
export function conform<Schema extends z.ZodType>(
  schema: Schema,
  sheet: Sheet,
): z.output<Schema> | undefined {
  if (sheet.value === undefined) return undefined;
  const parsed = schema.safeParse(sheet.value);
  if (parsed.success) return parsed.data;
  let json: Json | undefined; // costly, and needed for unknown keys only
  const shape = () => {
    json ??= z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json;
    return json;
  };
  for (const issue of parsed.error.issues) tell(issue, shape, sheet);
  return undefined;
}

function tell(issue: Issue, shape: () => Json, sheet: Sheet): void {
  const at = issue.path;
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(shape(), at, sheet.value);
    for (const key of issue.keys) {
      const hint = didYouMean(key, known) || ` Known keys: ${known.join(', ')}.`;
      sheet.problem(sheet.spot([...at, key]).key, `there is no key "${dotted([...at, key])}".${hint}`);
    }
    return;
  }
  const value = valueAt(sheet.value, at);
  const spot = sheet.spot(at);
  const offset = issue.code === 'invalid_key' || value === undefined ? spot.key : spot.start;
  if (sheet.isSpoilt(offset)) return; // what YAML made of it follows from the first problem
  const name = at.length > 0 ? `${dotted(at)}: ` : '';
  sheet.problem(offset, `${name}${words(issue, value)}`);
}

/** What is wrong and what is wanted instead, without zod's own jargon. */
function words(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return `is missing: give it ${NOUN[issue.expected] ?? issue.expected}`;
      return `must be ${NOUN[issue.expected] ?? issue.expected}, not ${kind(value)}${aside(issue.expected, value)}`;
    case 'invalid_value':
      return `must be ${issue.values.map((each) => JSON.stringify(each)).join(' or ')}, not ${kind(value)}.${didYouMean(String(value), issue.values.map(String))}`;
    case 'invalid_union':
      return union(issue, value);
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty';
      if (issue.origin === 'array') return `needs at least ${issue.minimum} entry`;
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}, not ${kind(value)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters long' : ''}, not ${issue.origin === 'string' ? String(value).length : kind(value)}`;
    case 'invalid_format':
      return `${kind(value)} does not fit: it must be ${format(issue)}`;
    case 'invalid_key':
      return `this name does not fit: it must be ${issue.issues[0]?.code === 'invalid_format' ? format(issue.issues[0]) : 'a valid name'}`;
    default:
      return issue.message;
  }
}

function format(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if (!issue.message.startsWith('Invalid')) return issue.message;
  if (issue.format === 'url') return 'a URL that starts with http:// or https://';
  return 'pattern' in issue && issue.pattern ? `text like ${issue.pattern}` : `a valid ${issue.format}`;
}

/** The branch that got furthest speaks; where none did, all say what they wanted. */
function union(issue: Extract<Issue, { code: 'invalid_union' }>, value: unknown): string {
  const wanted = issue.errors.flatMap((branch) => {
    const first = branch[0];
    if (first?.code === 'invalid_type' && first.path.length === 0)
      return [NOUN[first.expected] ?? first.expected];
    if (first?.code === 'invalid_value') return first.values.map((each) => JSON.stringify(each));
    return [];
  });
  const deeper = issue.errors.find((branch) => branch[0] && branch[0].path.length > 0)?.[0];
  if (deeper) return `${dotted(deeper.path)}: ${words(deeper, valueAt(value, deeper.path))}`;
  return `must be ${[...new Set(wanted)].join(' or ') || 'something else'}, not ${kind(value)}`;
}

const NOUN: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of keys and values',
  record: 'a map of keys and values',
};

function kind(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
}

function aside(expected: string, value: unknown): string {
  if (expected === 'boolean' && typeof value === 'string' && /^(yes|no|on|off)$/i.test(value))
    return ' (YAML 1.2 reads yes, no, on and off as text)';
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return ': put it in quotes';
  if (expected === 'array' && typeof value === 'string') return `: write [${JSON.stringify(value)}]`;
  return '';
}

function valueAt(value: unknown, at: readonly PropertyKey[]): unknown {
  return at.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

/** `outputs.label.allowed[0]`, as people write it. */
export function dotted(at: readonly PropertyKey[]): string {
  return at.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    '',
  );
}

/** The keys a map may have at `at`, told by the schema's own JSON Schema. */
function keysAt(root: Json, at: readonly PropertyKey[], value: unknown): string[] {
  let here = branches(root);
  for (const key of at) {
    here = here.flatMap((json) => {
      const next =
        typeof key === 'number'
          ? json.items
          : ((json.properties as Json | undefined)?.[String(key)] ?? json.additionalProperties);
      return typeof next === 'object' && next !== null ? branches(next as Json) : [];
    });
  }
  const taken = new Set(Object.keys((valueAt(value, at) as object | null) ?? {}));
  const keys = here.flatMap((json) => Object.keys((json.properties as Json | undefined) ?? {}));
  return [...new Set(keys)].filter((key) => !taken.has(key));
}

function branches(json: Json): Json[] {
  const inner = [json.anyOf, json.oneOf, json.allOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return [json, ...inner.flatMap((each) => branches(each as Json))];
}
