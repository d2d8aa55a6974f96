import type { z } from 'zod';
import { conform } from './issues.js';
import { readYaml } from './yaml.js';

/** One YAML file that fits a schema: its value, the value as written (no defaults), and where a part of it stands. */
export interface Written<Value> {
  value: Value;
  written: unknown;
  /** `path:line` of a part; of what holds it, when it is not in the file. */
  place(at: readonly PropertyKey[]): string;
}

/**
 * Reads YAML text against a schema. Throws RunError 'recipe' with all problems, each with line and column. An empty
 * file is an empty map.
 */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  text: string,
): Written<z.output<Schema>> {
  const isEmpty = text.split('\n').every((line) => /^\s*(#|$)/.test(line));
  const sheet = readYaml(path, isEmpty ? '{}' : text);
  const value = conform(schema, sheet);
  sheet.check();
  const place = (at: readonly PropertyKey[]) => sheet.place(sheet.spot(at).key).replace(/:\d+$/, '');
  return { value: value as z.output<Schema>, written: sheet.value, place };
}
