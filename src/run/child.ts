import { narrowByRecipe } from '../config/effective.js';
import type { Line } from '../contract/event.js';
import type { Policy } from '../contract/policy.js';
import { budget } from '../policy/budget.js';
import { type Judge, makePolicy, narrow } from '../policy/gate.js';
import type { Judges } from '../policy/judges.js';
import { lookOnly } from '../policy/mode.js';
import { compileReminders } from '../policy/remind.js';
import { pickTools } from '../tool/index.js';
import type { Kit } from '../tool/kit.js';
import { submitOutputAs } from '../tool/output/submit-output.js';
import { bash } from '../tool/shell/bash.js';
import type { Aboard, Plan } from './aboard.js';
import { Account } from './account.js';
import type { Built } from './bench.js';
import type { BenchScene } from './bench-scene.js';
import { pageJudge } from './browser.js';
import { wallScene } from './build.js';
import { guardOf, makeJudges, NEVER_EXEC } from './judge.js';
import { makeKit } from './kit.js';
import { makeMemory } from './memory.js';
import { outputCheck } from './output-check.js';
import type { Scene } from './scene.js';
import { openWall } from './wall.js';

/** Tools that change something whatever they are asked: a subagent that may only look is not shown them. */
const CHANGING = new Set([
  'write',
  'edit',
  'hash_edit',
  'bash',
  'job_kill',
  'galley_configure',
  'memory_save',
  'memory_forget',
]);

export interface Berth {
  scene: Scene;
  parent: Aboard;
  plan: Plan;
  /** Where it works: its own work tree, or its parent's. */
  root: string;
  signal: AbortSignal;
  /** Its lines so far, when it goes on after it had ended. */
  earlier: readonly Line[];
}

/** A subagent, and the structured result that its sub-recipe asks for. */
export type Child = Aboard & { result: { output?: unknown } };

/** A subagent's bench: a fresh conversation, and its parent's tools and services under a policy that can only be narrower. */
export async function board(berth: Berth): Promise<Child> {
  const { parent, plan, root, signal, earlier } = berth;
  const transcript = parent.transcript.child(plan.id, earlier);
  const isElsewhere = root !== parent.built.scene.root;
  const scene = await sceneOf(berth, isElsewhere);
  const judged = plan.recipe ? makeJudges(scene) : undefined;
  const own = layersOf(plan, judged);
  const account = new Account(transcript, limitOf(plan), parent.account);
  const tell = (text: string): void => void transcript.add({ type: 'notice', level: 'warning', text });
  const watch = remindersOf(berth, scene)({ tell });
  const turn: Policy['turn'] = (_turns, _spent, now) => account.turn(now);
  const rest = { watch, turn, seal: parent.built.policy.seal };
  const above = isElsewhere ? atAnotherPlace(scene, parent, rest) : parent.built.policy;
  const policy: Policy = { ...rest, touch: narrow(above, makePolicy(own, rest)).touch };
  const result: Child['result'] = {};
  const kit = kitOf(berth, { scene, policy, isElsewhere });
  await kit.memory?.load();
  return {
    depth: parent.depth + 1,
    built: {
      ...parent.built,
      scene,
      policy,
      tools: toolsOf(plan, parent, scene, judged),
      kit: {
        ...kit,
        images: plan.provider.images,
        record: (event) => void transcript.add(event),
        checkOutput: outputCheck(plan.recipe?.recipe.response?.json_schema),
        // The run's structured result is the main agent's; a sub-recipe's goes to whoever started it.
        stage: (staged) => {
          if (staged.kind === 'output') result.output = staged.data;
          else transcript.add({ type: 'staged', staged });
        },
      },
      close: () => closeKit(kit, berth, scene),
    },
    layers: [...parent.layers, ...own],
    transcript,
    account,
    provider: plan.provider,
    signal,
    result,
  };
}

/** The parent's settings at the child's place, and what its sub-recipe says. */
async function sceneOf({ scene, parent, plan, root }: Berth, isElsewhere: boolean): Promise<BenchScene> {
  const { sandbox, ...rest } = parent.built.scene;
  const recipe = plan.recipe?.recipe;
  const wall = isElsewhere && sandbox?.wrap ? await openWall({ ...wallScene(scene), root }) : sandbox;
  return {
    ...rest,
    root,
    ...(wall && { sandbox: wall }),
    ...(recipe && { effective: narrowByRecipe(scene.task.loaded, recipe), tools: recipe.tools }),
  };
}

function layersOf({ readOnly, id }: Plan, judged: Judges | undefined): Judge[] {
  return [
    ...(readOnly ? [lookOnly(`subagent ${id} was started read-only`)] : []),
    ...(judged ? Object.values(judged.named) : []),
  ];
}

function limitOf({ type, recipe }: Plan): Policy['turn'] {
  const turns = type?.maxTurns;
  return budget({ ...(turns !== undefined && { turns }), ...recipe?.recipe.limits }, Date.now());
}

function remindersOf({ parent, plan }: Berth, scene: BenchScene): Built['remind'] {
  return plan.recipe?.recipe.ttsr ? compileReminders(scene.effective.ttsr) : parent.built.remind;
}

/** The parent's own judges and all that narrows it, looking at a work tree of its own. */
function atAnotherPlace(scene: BenchScene, parent: Aboard, rest: Omit<Policy, 'touch'>): Policy {
  const { effective } = parent.built.scene;
  const { named } = makeJudges({ ...scene, effective });
  const never = scene.neverExec ? [NEVER_EXEC] : [];
  return makePolicy([...Object.values(named), ...never, ...parent.layers], rest);
}

/** The parent's services with the child's guard; services of its own where it works elsewhere or may see less. */
function kitOf(
  { parent, plan }: Berth,
  { scene, policy, isElsewhere }: { scene: BenchScene; policy: Policy; isElsewhere: boolean },
): Kit {
  const { kit } = parent.built;
  const guard = guardOf(() => policy);
  const seesLess = (plan.recipe?.recipe.permissions.deny.length ?? 0) > 0;
  const own = isElsewhere || seesLess ? makeKit(scene, policy) : undefined;
  const files = kit.files.fork(guard);
  const memory = seesLess ? makeMemory(scene, policy, files) : kit.memory;
  return {
    ...kit,
    ...own,
    // One set of locks for one work tree.
    ...(!isElsewhere && { files, ...(memory && { memory }) }),
    shell: (own ?? kit).shell.fork(guard),
    // One page for all, each at it under its own policy.
    ...(kit.browser && { browser: kit.browser.fork(pageJudge(scene, policy)) }),
    jobs: kit.jobs,
  };
}

async function closeKit(kit: Kit, { parent, plan }: Berth, { sandbox }: BenchScene): Promise<string[]> {
  const ended = await kit.shell.reap();
  if (kit.search !== parent.built.kit.search) await kit.search.close();
  if (kit.repoMap !== parent.built.kit.repoMap) await kit.repoMap.close();
  if (sandbox !== parent.built.scene.sandbox) await sandbox?.close();
  return ended.length > 0 ? [`${ended.length} processes that ${plan.id} had left behind were ended.`] : [];
}

/** What the parent has, less what the child's type, leash and depth take away. A sub-recipe names its own. */
function toolsOf(
  { type, recipe, readOnly, cwd }: Plan,
  { built }: Aboard,
  scene: BenchScene,
  judged: Judges | undefined,
): Built['tools'] {
  const schema = recipe?.recipe.response?.json_schema;
  const hidden = [built.judges.rules.hidden, judged?.rules.hidden, scene.withhold];
  const offered = recipe
    ? pickTools([...recipe.recipe.tools, ...(schema ? ['submit_output'] : [])])
    : [...built.tools.values()].filter(({ name }) => name !== 'submit_output');
  const tools: Built['tools'] = new Map();
  for (const tool of offered) {
    const { name } = tool;
    if (hidden.some((names) => names?.has(name)) || (readOnly && CHANGING.has(name))) continue;
    if ((type?.tools && !type.tools.includes(name)) || type?.without.includes(name)) continue;
    tools.set(name, name === 'browser' ? (built.tools.get(name) ?? tool) : tool);
  }
  if (schema && tools.has('submit_output')) tools.set('submit_output', submitOutputAs(schema));
  if (cwd !== undefined && tools.has('bash')) tools.set('bash', bashIn(cwd));
  return tools;
}

/** bash that runs in a folder unless it is told another: the gate sees which. */
function bashIn(folder: string): typeof bash {
  return {
    ...bash,
    access: (args) => bash.access({ ...args, cwd: args.cwd ?? folder }),
    run: (args, context) => bash.run({ ...args, cwd: args.cwd ?? folder }, context),
  };
}
