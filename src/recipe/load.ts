import { type Parameter, type Recipe, RecipeSchema } from '../contract/recipe.js';
import { fromGoose, isGoose } from './goose.js';
import { conform, dotted } from './issues.js';
import { bindDefault } from './params.js';
import { parseTemplate, usesIn } from './parts.js';
import type { Sheet } from './sheet.js';
import { mapLeaves, treatment, unknownName } from './template.js';
import { readYaml } from './yaml.js';

/**
 * A recipe from its text. Throws RunError 'recipe' with everything that is wrong in it (20 problems at most), each as
 * `path:line:column: what, and what to do`. A recipe written for Goose is read as goose.ts says. `path` is what people are shown; its last part without ending is the name.
 */
export function parseRecipe(path: string, text: string): Recipe {
  const sheet = readYaml(path, text);
  if (isGoose(sheet.value)) fromGoose(sheet);
  const written = conform(RecipeSchema, sheet);
  checkTemplates(sheet);
  if (written) checkParameters(written.parameters, sheet);
  sheet.check();
  if (!written) throw new Error('a recipe that does not fit has at least one problem');
  return { ...written, name: nameOf(path), path, origins: origins(sheet) };
}

/** The recipe's name: its file's name without folder and ending. */
export function nameOf(path: string): string {
  return (path.split(/[\\/]/).at(-1) ?? '').replace(/(?<=.)\.(ya?ml|json)$/i, '');
}

const RESERVED = ['params', 'run', 'recipe', 'event', 'recipe_dir', '__proto__'];

function checkParameters(parameters: Parameter[], sheet: Sheet): void {
  const seen = new Set<string>();
  for (const [index, parameter] of parameters.entries()) {
    const tell = (field: string, say: string) =>
      sheet.problem(sheet.spot(['parameters', index, field]).start, `parameter "${parameter.key}": ${say}`);
    const { key, input_type, options } = parameter;
    if (seen.has(key)) tell('key', 'is declared twice: keep one');
    if (RESERVED.includes(key))
      tell('key', `is a name of Galley's own: choose another (not ${RESERVED.slice(0, -1).join(', ')})`);
    seen.add(key);
    if (input_type === 'select' && !options?.length)
      tell('input_type', 'a select needs options: options: [one, two]');
    if (input_type !== 'select' && options)
      tell('options', 'only a select has options: make it input_type: select');
    if (parameter.default === undefined || parameter.default === null) continue;
    if (input_type === 'file') {
      tell(
        'default',
        'a file has no default, so that no recipe reads a file nobody named: take the default out',
      );
      continue;
    }
    const say = bindDefault(parameter);
    if (say !== undefined) tell('default', say);
  }
}

function checkTemplates(sheet: Sheet): void {
  const keys = declared(sheet.value);
  const used = new Set<string>();
  mapLeaves(sheet.value, [], (text, at) => {
    const how = treatment(at);
    if (how === 'plain' || sheet.isHopeless || !/\{[{%]/.test(text)) return text;
    const { parts, flaws } = parseTemplate(text);
    if (how === 'fixed') {
      const first = flaws[0] ?? parts.find((part) => typeof part !== 'string');
      if (first)
        sheet.problem(
          find(sheet, at, first.source),
          `${dotted(at)} is fixed text: no {{ }} is filled in here`,
        );
      return text;
    }
    for (const { source, say } of flaws.slice(0, 100))
      sheet.problem(find(sheet, at, source), `${source}: ${say}`);
    for (const { name, source } of usesIn(parts)) {
      if (sheet.isHopeless) break;
      used.add((name[0] === 'params' ? name[1] : name[0]) ?? '');
      const say = unknownName(name, keys);
      if (say !== undefined) sheet.problem(find(sheet, at, source), `${source}: ${say}`);
    }
    return text;
  });
  for (const [index, key] of keys.entries()) {
    if (used.has(key)) continue;
    const offset = sheet.spot(['parameters', index, 'key']).start;
    sheet.problem(
      offset,
      `parameter "${key}" is used nowhere: write {{ params.${key} }} where it belongs, or take it out`,
    );
  }
}

/** The keys of all parameters, read from a value that need not fit the schema. */
function declared(value: unknown): string[] {
  const list = (value as { parameters?: unknown } | null | undefined)?.parameters;
  if (!Array.isArray(list)) return [];
  return list.map((each) => String((each as { key?: unknown } | null)?.key));
}

function find(sheet: Sheet, at: readonly PropertyKey[], source: string): number {
  const { start, end } = sheet.spot(at);
  const index = sheet.text.indexOf(source, start);
  return index >= 0 && index < end ? index : start;
}

/** Where each permission rule stands, by its text: `path:line`. */
function origins(sheet: Sheet): Record<string, string> {
  const found: Record<string, string> = {};
  const permissions = (sheet.value as { permissions?: Record<string, unknown[]> | null }).permissions ?? {};
  for (const list of ['allow', 'deny']) {
    for (const [index, rule] of (permissions[list] ?? []).entries()) {
      const text = typeof rule === 'string' ? rule : (rule as { rule: string }).rule;
      const line = sheet.place(sheet.spot(['permissions', list, index]).start).replace(/:\d+$/, '');
      found[text] ??= line;
    }
  }
  return found;
}
