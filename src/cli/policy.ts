import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { narrowByRecipe } from '../config/effective.js';
import { loadConfig, type Source } from '../config/load.js';
import { ConfigSchema } from '../contract/config.js';
import { RunError } from '../contract/error.js';
import { Mode, type Permissions, type Recipe, RecipeSchema, type Ttsr } from '../contract/recipe.js';
import { defaultRules } from '../policy/default-rules.js';
import { explain, explained } from '../policy/explain.js';
import { reminders } from '../policy/remind.js';
import { type RuleSet, rules } from '../policy/rules.js';
import { parseRecipe } from '../recipe/load.js';
import { readAs } from '../recipe/read.js';
import { type Built, makeBench } from '../run/bench.js';
import { runnerFiles } from '../run/environment.js';
import { placesOf, userConfig } from '../run/order-from.js';
import { program } from '../run/program.js';
import { commandsIn } from '../service/shell-words/commands.js';
import { allTools } from '../tool/index.js';
import type { Command, Door } from './command.js';

const HELP = `Usage: galley policy explain <tool> '<json>' [options]      galley policy test [file...]

explain  says what a call would touch, what each judge says of it, the rule with its file and line, the commands found
         in a shell text, and the allow rule that would let it pass. Nothing is run. Exit 0 when it would pass, 1 when
         it would be refused.
test     loads the rules of recipes and config files together with the built-in ones and runs their self-tests
         (match, not_match); compiles the reminders. Exit 0 when all hold, 2 when one does not.

  --workspace DIR   where the call would work; default here
  --config FILE     a Galley configuration; default the one in your own Galley folder and the workspace's
  --recipe FILE     a recipe whose mode and rules hold too
  --mode MODE       ask, edits or autopilot; default the recipe's, else the configuration's, else ask
  --json            the explanation as JSON`;

const OPTIONS = {
  workspace: { type: 'string' },
  config: { type: 'string' },
  recipe: { type: 'string' },
  mode: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const parse = (argv: string[]) => parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
type Values = ReturnType<typeof parse>['values'];

export const policy: Command = {
  name: 'policy',
  about: 'explain a verdict, test the rules',
  help: HELP,
  async run(door) {
    const { values, positionals } = parse(door.argv);
    const [verb, ...words] = positionals;
    if (verb === 'explain') return explainCall(door, words, values);
    if (verb === 'test') return testRules(door, words);
    throw new RunError(
      'recipe',
      "say what to do: galley policy explain <tool> '<json>', or galley policy test [file]",
    );
  },
};

async function explainCall(door: Door, words: string[], values: Values): Promise<number> {
  const [name, json = '{}', ...more] = words;
  const tool = allTools().find((each) => each.name === name);
  if (!tool || more.length > 0)
    throw new RunError(
      'recipe',
      `name one tool and its arguments. Tools: ${allTools()
        .map((each) => each.name)
        .join(', ')}`,
    );
  const built = benchFor(door, values);
  try {
    const args = tool.input.parse(JSON.parse(json));
    const explanation = explain(built.judges, commandsIn, tool.name, tool.access(args));
    door.out(values.json ? `${JSON.stringify(explanation, null, 2)}\n` : explained(explanation));
    return explanation.verdict.action === 'allow' ? 0 : 1;
  } catch (cause) {
    if (cause instanceof RunError) throw cause;
    throw new RunError('recipe', `the arguments of ${tool.name} do not fit: ${(cause as Error).message}`, {
      cause,
    });
  } finally {
    await built.close();
  }
}

/** The judges of a run with this recipe and configuration. Nothing is started, nothing is written. */
function benchFor({ env, cwd, err }: Door, values: Values): Built {
  const places = {
    ...placesOf(env, path.resolve(cwd, values.workspace ?? '.'), program()),
    runnerFiles: runnerFiles(env),
  };
  const user = values.config === undefined ? userConfig(places.home) : source(cwd, values.config);
  const project = sourceIfThere(places.workspace, '.galley/config.yml');
  const loaded = loadConfig({ ...(user && { user }), ...(project && { project }), readAs });
  for (const warning of loaded.warnings) err(`${warning}\n`);
  const effective = narrowByRecipe(loaded, recipeFor(cwd, values, loaded.config.mode));
  return makeBench({
    root: places.workspace,
    runDir: path.join(places.workspace, '.galley', 'runs', 'explain'),
    places,
    config: loaded.config,
    effective,
    childEnv: {},
    seal: (text) => text,
    tools: ['all'],
    withhold: new Set(),
    startedAt: 0,
    notice: () => {},
    kit: { images: true, stage: () => {}, record: () => {}, checkOutput: () => undefined },
  });
}

function recipeFor(cwd: string, values: Values, configured: Mode | undefined): Recipe {
  const mode = Mode.optional().safeParse(values.mode);
  if (!mode.success)
    throw new RunError('recipe', `--mode ${values.mode}: it is one of ${Mode.options.join(', ')}`);
  if (values.recipe !== undefined) {
    const { path: name, text } = source(cwd, values.recipe);
    const recipe = parseRecipe(name, text);
    return { ...recipe, mode: mode.data ?? recipe.mode };
  }
  const plain = RecipeSchema.parse({
    title: 'explain',
    prompt: 'explain',
    mode: mode.data ?? configured ?? 'ask',
  });
  return { ...plain, name: 'explain', path: 'explain', origins: {} };
}

function testRules(door: Door, files: string[]): number {
  const sets: RuleSet[] = [{ origin: 'built-in', allow: [], deny: defaultRules }];
  const root = fs.realpathSync(door.cwd);
  const tested: string[] = [];
  for (const file of files) {
    const { set, ttsr } = readFile(source(door.cwd, file));
    reminders(ttsr, { origin: set.origin });
    sets.push(set);
    tested.push(`${set.origin}: ${count(set)}, ${ttsr.rules.length} reminders of its own`);
  }
  rules(sets, { root, resolve: (name) => path.resolve(root, name), commandsIn });
  for (const line of [`built-in: ${count(sets[0]!)}`, ...tested]) door.out(`${line}\n`);
  door.out('All rules load and all their self-tests hold.\n');
  return 0;
}

function count({ allow, deny }: RuleSet): string {
  const selfTests = [...allow, ...deny].reduce(
    (sum, rule) => (typeof rule === 'string' ? sum : sum + rule.match.length + rule.not_match.length),
    0,
  );
  return `${allow.length} allow and ${deny.length} deny rules, ${selfTests} self-tests`;
}

/** A config file or a recipe, told by its keys: a recipe has a title. */
function readFile(file: Source): { set: RuleSet; ttsr: Ttsr } {
  if (/^title\s*:/m.test(file.text)) {
    const recipe = parseRecipe(file.path, file.text);
    const { ttsr } = narrowByRecipe({ config: ConfigSchema.parse({}) }, recipe);
    return { set: setOf(file.path, recipe.permissions, (text) => recipe.origins?.[text]), ttsr };
  }
  const { value } = readAs(ConfigSchema, file.path, file.text);
  const { origins } = loadConfig({ user: file, readAs });
  return { set: setOf(file.path, value.permissions, (text) => origins[text]), ttsr: value.ttsr };
}

function setOf(
  origin: string,
  permissions: Permissions,
  placeOf: (rule: string) => string | undefined,
): RuleSet {
  const line = (list: 'allow' | 'deny', index: number): number | undefined => {
    const rule = permissions[list][index];
    const place = rule === undefined ? undefined : placeOf(typeof rule === 'string' ? rule : rule.rule);
    return Number(/:(\d+)$/.exec(place ?? '')?.[1]) || undefined;
  };
  return { origin, ...permissions, line };
}

function source(cwd: string, name: string): Source {
  const found = sourceIfThere(cwd, name);
  if (!found) throw new RunError('recipe', `${name} cannot be read: check the path`);
  return found;
}

function sourceIfThere(folder: string, name: string): Source | undefined {
  const file = path.resolve(folder, name);
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return { path: name, text: fs.readFileSync(file, 'utf8') };
}
