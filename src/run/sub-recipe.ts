import { z } from 'zod';
import { RunError, ToolError } from '../contract/error.js';
import type { Parameter, Recipe } from '../contract/recipe.js';
import type { Tool } from '../contract/tool.js';
import { eventFacts } from '../recipe/facts.js';
import { type SubRecipe, startSubRecipe } from '../recipe/sub-recipe.js';
import { reportText } from '../tool/crew.js';
import type { Kit } from '../tool/kit.js';
import type { Aboard, Fleet } from './aboard.js';
import type { Company } from './crew.js';
import { Slots } from './slots.js';

const AnyValues = z.record(z.string(), z.unknown());

export interface SubRecipeScene {
  fleet: Fleet;
  agent: Aboard;
  company: Company;
}

/** One tool for each sub-recipe, with its parameters as a schema. Those that are not `parallel` run one after the other. */
export function subRecipeTools(
  subs: readonly SubRecipe[],
  scene: SubRecipeScene,
): Tool<typeof AnyValues, Kit>[] {
  const queue = new Slots(1);
  return subs.map((sub) => ({
    name: toolName(sub.name),
    about:
      `Runs the recipe "${sub.recipe.title}" in a subagent and returns its report. ${sub.description}`.trim(),
    input: AnyValues,
    schema: schemaOf(sub),
    access: () => [{ kind: 'agent', role: roleOf(sub) }],
    async run(given, { signal, id: call, kit }) {
      const recipe = await bound(sub, given, scene, kit);
      const work = () => runOne(sub, recipe, scene, { call, signal });
      return sub.parallel ? work() : queue.hold(work, signal);
    },
  }));
}

export function toolName(name: string): string {
  return `recipe_${name.replaceAll('-', '_')}`;
}

function roleOf({ name }: SubRecipe): string {
  return `recipe:${name}`;
}

/** The model gave the values, so what is wrong with them is told to the model. */
async function bound(
  sub: SubRecipe,
  given: Record<string, unknown>,
  { fleet }: SubRecipeScene,
  { files }: Kit,
): Promise<Recipe> {
  const { record, trusted } = fleet.scene;
  try {
    return await startSubRecipe(sub, given, {
      scope: { run: { id: record.id, attempt: trusted.run.attempt }, event: eventFacts(trusted) },
      reader: { readFile: async (name) => (await files.openText(name)).text },
    });
  } catch (cause) {
    if (cause instanceof RunError && cause.outcome === 'recipe')
      throw new ToolError(`${cause.message} Nothing was started.`, { cause });
    throw cause;
  }
}

async function runOne(
  sub: SubRecipe,
  recipe: Recipe,
  { fleet, agent, company }: SubRecipeScene,
  { call, signal }: { call: string; signal: AbortSignal },
) {
  const id = company.launch({
    label: recipe.title,
    role: roleOf(sub),
    call,
    task: recipe.prompt.trim() || `Do the task: ${recipe.title}.`,
    ...{ readOnly: false, worktree: false, recipe: { recipe, subs: sub.subs } },
    provider: fleet.model(recipe.model ?? agent.provider.name, agent.provider, recipe.settings),
  });
  const [report] = await company.wait([id], { signal });
  if (!report) throw new ToolError(`${id} is gone.`);
  return {
    text: reportText(report, company),
    keep: 'whole' as const,
    meta: { id, status: report.status, turns: report.turns, tokens: report.tokens },
    ...(report.status !== 'completed' && { failed: true }),
  };
}

const TYPES: Record<Parameter['input_type'], Record<string, unknown>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'string', description: 'a date such as 2026-01-31' },
  file: { type: 'string', description: 'the path of a file, whose text is the value' },
  select: { type: 'string' },
  array: { type: 'array' },
  object: { type: 'object' },
};

/** JSON Schema of the parameters that the parent has not fixed. */
function schemaOf({ recipe, fixed }: SubRecipe): Record<string, unknown> {
  const open = recipe.parameters.filter(({ key }) => !Object.hasOwn(fixed, key));
  const properties = open.map(({ key, input_type, description, options }) => {
    const base = TYPES[input_type];
    const words = [description, base.description].filter(Boolean).join('; ');
    const list = input_type === 'select' && options ? { enum: options.map(String) } : {};
    return [key, { ...base, ...list, ...(words !== '' && { description: words }) }] as const;
  });
  const required = open.flatMap(({ key, requirement, default: value }) =>
    requirement === 'required' && (value === undefined || value === null) ? [key] : [],
  );
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}
