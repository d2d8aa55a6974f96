import type { Transcript } from '../agent/transcript.js';
import type { Sandbox } from '../service/sandbox.js';
import { pickTools } from '../tool/index.js';
import type { Self } from '../tool/self.js';
import { type Built, makeBench } from './bench.js';
import { changeView } from './change.js';
import type { Order } from './order.js';
import { outputCheck } from './output-check.js';
import { otherModel } from './provider.js';
import { resourceScene } from './resource-scene.js';
import type { Scene } from './scene.js';
import { makeSelf } from './self.js';
import type { Switch } from './switch-model.js';
import type { Task } from './task.js';
import { openWall, type WallScene } from './wall.js';
import { withheld } from './withhold.js';

/** What the wall and the hooks of a run need to know of it. */
export function wallScene({ ground, record, order, task }: Scene): WallScene {
  return {
    root: ground.root,
    runDir: record.dir,
    places: order.places,
    config: task.loaded.config,
    childEnv: commandEnv(order, task),
    pluginHooks: task.plugins.hooks,
  };
}

/** What commands may see: the door's allow-list, and the variables the config names, unless they hold a secret. */
function commandEnv(order: Order, { loaded }: Task): Record<string, string> {
  const named = loaded.config.tools.bash.env.flatMap((name) => {
    const value = order.key(name);
    return value === undefined || order.secrets.includes(value) ? [] : [[name, value] as const];
  });
  return { ...order.childEnv, ...Object.fromEntries(named) };
}

/** Only where commands may run at all: trying the wall costs a process. */
export async function openWallFor(scene: Scene): Promise<Sandbox | undefined> {
  const { task, trusted } = scene;
  const runs =
    task.recipe.retry !== undefined ||
    task.loaded.config.lsp.enabled ||
    pickTools(task.effective.tools).some(({ name }) => name === 'bash');
  if (!runs || trusted.level === 'read') return undefined;
  return openWall(wallScene(scene));
}

export interface Parts {
  notice: (text: string) => void;
  sandbox: Sandbox | undefined;
}

/** The policy, services and tools of one run. */
export function build(scene: Scene, transcript: Transcript, { notice, sandbox }: Parts): Built {
  const { order, task, trusted, ground, reviewed, record, seal, provider } = scene;
  const { recipe, effective } = task;
  const { root, runDir, config, childEnv } = wallScene(scene);
  const neverExec = trusted.event === 'pull_request_target';
  const mayRun = trusted.level !== 'read' && !neverExec;
  const built: Built = makeBench({
    root,
    runDir,
    places: order.places,
    config,
    effective,
    ...(trusted.level === 'read' && { lookOnly: trusted.why }),
    neverExec,
    childEnv,
    resources: resourceScene(scene),
    memory: {
      byEvent: trusted.event !== 'local',
      ...(ground.git && trusted.baseSha && { base: { git: ground.git, sha: trusted.baseSha } }),
    },
    outside: { key: order.key, model: otherModel(order, task) },
    ...(sandbox && { sandbox }),
    seal,
    tools: [...effective.tools, ...impliedTools(scene)],
    withhold: new Set([...effective.disabled, ...withheld(config, order.key, mayRun)]),
    ...(recipe.response && { outputSchema: recipe.response.json_schema }),
    startedAt: scene.startedAt,
    injected: record.earlier.flatMap((line) => (line.type === 'ttsr_injection' ? [line.rules] : [])),
    notice,
    kit: {
      images: provider.images,
      self: selfOf(scene, () => built),
      stage: (staged) => void transcript.add({ type: 'staged', staged }),
      record: (event) => void transcript.add(event),
      checkOutput: outputCheck(recipe.response?.json_schema, seal),
      ...(reviewed && {
        change: changeView(reviewed, (access) => built.policy.touch(access, { tool: 'diff', moment: 'use' })),
      }),
    },
  });
  if (built.tools.has('ffgrep') || built.tools.has('grep') || built.tools.has('fffind'))
    built.kit.search.prewarm();
  if (built.tools.has('repo_map') || built.tools.has('project_index')) built.kit.repoMap.prewarm();
  return built;
}

/** Galley's own tools: what they show of this run, and where they may change something. */
function selfOf(scene: Scene, built: () => Built): Self {
  const { order, task, trusted, record, ground, seal, provider, lore } = scene;
  const { effective, loaded, recipe } = task;
  const others = [
    effective.smallModel,
    ...recipe.settings.fallback_models,
    ...Object.keys(loaded.config.models),
  ];
  const make = otherModel(order, task);
  return makeSelf({
    config: loaded.config,
    origin: loaded.origin,
    places: order.places,
    root: ground.root,
    childEnv: order.childEnv,
    key: order.key,
    seal,
    policy: () => built().policy,
    files: () => built().kit.files,
    status: () => ({
      run: record.id,
      recipe: recipe.name,
      event: trusted.event,
      trust: `${trusted.level} (${trusted.why})`,
      mode: effective.mode,
      model: provider.name,
      limits: JSON.stringify(effective.limits),
      tools: [...built().tools.keys()].join(', '),
    }),
    models: () => [...new Set([provider.name, ...others.filter((name) => name !== undefined)])],
    ...('use' in provider && { use: (name: string) => (provider as Switch).use(make(name)) }),
    context: () => lore.items,
    ...(trusted.event !== 'local' && {
      frozen: 'An event started this run, so it does not change a person’s own settings.',
    }),
  });
}

/** Tools that the recipe's outputs, the event and the config make useful, whatever its list says. */
function impliedTools({ task, reviewed }: Scene): string[] {
  const { outputs, response } = task.recipe;
  const tools: string[] = [];
  if (reviewed) tools.push('diff');
  if (task.loaded.config.lsp.enabled) tools.push('diagnostics', 'references');
  if (outputs.review || outputs.check) tools.push('review_comment');
  if (response || outputs.label) tools.push('submit_output');
  return tools;
}
