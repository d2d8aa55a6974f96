import fs from 'node:fs';
import path from 'node:path';
import type { Bench } from '../agent/dispatch.js';
import type { Transcript } from '../agent/transcript.js';
import type { Effective } from '../config/effective.js';
import { type Access, ALLOW } from '../contract/access.js';
import type { Config } from '../contract/config.js';
import { RunError, ToolError } from '../contract/error.js';
import type { Guard, Policy } from '../contract/policy.js';
import type { Provider } from '../contract/provider.js';
import { budget } from '../policy/budget.js';
import { defaultRules } from '../policy/default-rules.js';
import { type Judge, makePolicy } from '../policy/gate.js';
import { type Judges, judges } from '../policy/judges.js';
import { checkAddress } from '../policy/network.js';
import { compileReminders } from '../policy/remind.js';
import type { RuleSet } from '../policy/rules.js';
import { Files } from '../service/files.js';
import { type Answer, type Ask, httpReader } from '../service/http-read.js';
import { Jobs } from '../service/jobs.js';
import { whereabouts } from '../service/paths.js';
import { RepoMap } from '../service/repomap.js';
import type { Sandbox } from '../service/sandbox.js';
import { Search } from '../service/search/search.js';
import { Shell } from '../service/shell.js';
import { commandsIn } from '../service/shell-words/commands.js';
import { Grammars } from '../service/symbols/grammars.js';
import { pickTools } from '../tool/index.js';
import type { Kit } from '../tool/kit.js';
import { submitOutputAs } from '../tool/output/submit-output.js';
import { controlServer } from './control.js';
import type { Order, Places } from './order.js';
import { makeResources, type ResourceScene } from './resources.js';
import { vision } from './vision.js';
import { makeWeb } from './web.js';

/** What a bench is built from: one run's settings, and where it works. */
export interface BenchScene {
  root: string;
  runDir: string;
  places: Pick<Places, 'person' | 'home' | 'program' | 'runnerFiles'>;
  config: Config;
  effective: Effective;
  /** Set for runs that may only look; says why. */
  lookOnly?: string;
  /** The tree may be a stranger's: nothing of it is run, whatever a rule says. */
  neverExec?: boolean;
  childEnv: Record<string, string>;
  /** What tools that go outside need; without it they cannot. */
  outside?: Outside;
  /** The wall around commands, when one is open; closed with the bench. */
  sandbox?: Sandbox;
  seal: (text: string) => string;
  /** Tool names, families and presets to offer. */
  tools: string[];
  /** Tools that are not offered whatever `tools` says. */
  withhold: ReadonlySet<string>;
  outputSchema?: Record<string, unknown>;
  /** What `read` reads beside files. */
  resources?: Omit<ResourceScene, 'guard'>;
  /** Parts of the kit that the run has and a single tool call has not. */
  kit: Pick<Kit, 'images' | 'stage' | 'record' | 'checkOutput'> & Partial<Kit>;
  startedAt: number;
  injected?: readonly (readonly string[])[];
  notice: (text: string) => void;
}

export interface Outside {
  /** A variable of the environment: EXA_API_KEY, and the names of proxies. */
  key: Order['key'];
  /** Another model than the run's own, by its `prefix/name`. */
  model: (name: string) => Provider;
}

export interface Built {
  scene: BenchScene;
  tools: Bench<Kit>['tools'];
  kit: Kit;
  policy: Policy;
  judges: Judges;
  /** The reminders, compiled, for each agent's own watch. */
  remind: ReturnType<typeof compileReminders>;
  spill: (text: string) => string | undefined;
  /** Ends what commands left behind. Answers with what is to be told about it. */
  close(): Promise<string[]>;
}

/** Builds policy, services and tools of a run, or of a single tool call: the same gate for both. */
export function makeBench(scene: BenchScene): Built {
  const judged = makeJudges(scene);
  const remind = compileReminders(scene.effective.ttsr);
  const policy: Policy = makePolicy(
    [...Object.values(judged.named), ...(scene.neverExec ? [NEVER_EXEC] : [])],
    {
      watch: remind({
        tell: scene.notice,
        ...(scene.injected && { injected: scene.injected }),
      }),
      turn: budget(scene.effective.limits, scene.startedAt),
      seal: scene.seal,
    },
  );
  const kit = makeKit(scene, policy);
  const hidden = judged.rules.hidden;
  const offered = pickTools(scene.tools).filter(({ name }) => !hidden.has(name) && !scene.withhold.has(name));
  const tools = new Map(offered.map((tool) => [tool.name, tool]));
  if (scene.outputSchema && tools.has('submit_output'))
    tools.set('submit_output', submitOutputAs(scene.outputSchema));
  return {
    scene,
    tools,
    kit,
    policy,
    judges: judged,
    remind,
    spill: spiller(scene),
    close: () => close(scene, kit),
  };
}

/** For pull_request_target: it has the repository's secrets, and the head it looks at may be a stranger's. */
export const NEVER_EXEC: Judge = ({ kind }) =>
  kind === 'exec'
    ? {
        action: 'deny',
        rule: 'trust.target',
        say: "This event never runs commands on a pull request's code. Read and search instead.",
      }
    : ALLOW;

/** Every judge of a scene. */
export function makeJudges(scene: BenchScene): Judges {
  const { config, effective, root, places, runDir } = scene;
  const tools = config.tools as unknown as Record<string, { absolute_paths?: boolean }>;
  return judges({
    root,
    resolve: (name) => whereabouts(root, name, places.person),
    home: places.person,
    absolutePaths: (tool) => mayLeave(tools, tool),
    allowOutside: [path.join(runDir, 'spill'), ...(scene.resources ? [scene.resources.runs] : [])],
    runnerFiles: places.runnerFiles,
    mode: effective.mode,
    ...(scene.lookOnly !== undefined && { lookOnly: scene.lookOnly }),
    rules: [...ruleSets(effective), { origin: 'built-in', allow: [], deny: defaultRules }],
    commandsIn,
    hosts: hostsOf(config),
    allowPrivate: config.network.allow_private,
    servers: [...Object.values(config.mcp), controlServer(config, places.home)].flatMap(
      (one) => one?.url ?? [],
    ),
    ...(scene.resources?.github && { api: scene.resources.github.apiUrl }),
  });
}

/** A service at the moment of use acts for whichever tool asked: then one tool that may leave the workspace is enough. */
function mayLeave(tools: Record<string, { absolute_paths?: boolean }>, tool: string): boolean {
  if (tool !== '') return tools[tool]?.absolute_paths ?? false;
  return Object.values(tools).some((each) => each.absolute_paths === true);
}

/** Where the search tools are declared to go; a configured base URL stands in for it. */
const EXA_HOST = 'api.exa.ai';

/** Hosts that a tool may reach by the config alone. Reading a URL is a fetch by another name. */
function hostsOf({ tools }: Config): (tool: string) => readonly string[] {
  const exa = [new URL(tools.web_search.base_url).host, EXA_HOST];
  const listed: Record<string, readonly string[]> = {
    web_fetch: tools.web_fetch.hosts,
    read: tools.web_fetch.hosts,
    browser: tools.browser.hosts,
    web_search: exa,
    code_search: exa,
  };
  return (tool) => listed[tool] ?? [];
}

/** One set a file, so that a refusal can name the file and line of its rule. */
function ruleSets({ permissions, origins }: Effective): RuleSet[] {
  const sets = new Map<
    string,
    {
      allow: RuleSet['allow'][number][];
      deny: RuleSet['deny'][number][];
      lines: { allow: number[]; deny: number[] };
    }
  >();
  for (const list of ['allow', 'deny'] as const) {
    for (const rule of permissions[list]) {
      const place = origins[typeof rule === 'string' ? rule : rule.rule] ?? 'config';
      const [, file = place, line = '0'] = /^(.*):(\d+)$/.exec(place) ?? [];
      const set = sets.get(file) ?? { allow: [], deny: [], lines: { allow: [], deny: [] } };
      set[list].push(rule);
      set.lines[list].push(Number(line));
      sets.set(file, set);
    }
  }
  return [...sets].map(([origin, { allow, deny, lines }]) => ({
    origin,
    allow,
    deny,
    line: (list, index) => lines[list][index] || undefined,
  }));
}

/** What services ask at the moment of use: the same judges, without the approval mode and the spelling. */
export function guardOf(policy: () => Policy, tool = ''): Guard {
  return (access: Access) => {
    const verdict = policy().touch(access, { tool, moment: 'use' });
    if (verdict.action === 'halt') throw new RunError('policy', `${verdict.rule}: ${verdict.say}`);
    if (verdict.action !== 'allow') throw new ToolError(verdict.say);
  };
}

const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'no_proxy'].flatMap((name) => [
  name,
  name.toUpperCase(),
]);

/** Reaches the world as one tool: every hop is judged as that tool's, every address before it is connected to. */
function reachAs(
  { outside, config }: BenchScene,
  policy: Policy,
): (tool: string) => (ask: Ask) => Promise<Answer> {
  const env = Object.fromEntries(PROXY_VARIABLES.map((name) => [name, outside?.key(name)]));
  const refuse = (ip: string): string | undefined => checkAddress(ip, config.network.allow_private);
  return (tool) => httpReader({ guard: guardOf(() => policy, tool), refuse, env });
}

/** Every service of a scene, each with the policy as its guard. */
export function makeKit(scene: BenchScene, policy: Policy): Kit {
  const { root, config, places, runDir } = scene;
  const guard = guardOf(() => policy);
  const hides = (name: string): boolean =>
    policy.touch({ kind: 'read', path: name }, { tool: '', moment: 'use' }).action !== ALLOW.action;
  const grammars = new Grammars(path.join(places.program, 'assets'));
  const worker = path.join(places.program, 'workers', 'search', 'index.js');
  const search = new Search({ root, guard, hides, ...(fs.existsSync(worker) && { workerFile: worker }) });
  return {
    root,
    files: new Files({ root, guard, home: places.person, grammars }),
    search,
    repoMap: new RepoMap({ root, guard, walker: () => search.walker }),
    shell: new Shell({
      root,
      guard,
      env: { ...scene.childEnv, ...scene.sandbox?.env },
      ...(scene.sandbox?.wrap && { wrap: scene.sandbox.wrap }),
      spillDir: path.join(runDir, 'spill'),
      shellExpansion: config.tools.bash.shell_expansion,
    }),
    jobs: new Jobs({ dir: path.join(places.home, 'jobs'), root, guard }),
    web: makeWeb({
      config,
      program: places.program,
      key: scene.outside?.key ?? (() => undefined),
      reachAs: reachAs(scene, policy),
    }),
    vision: vision(config, scene.outside?.model),
    readFormat:
      config.tools.read.format ?? (scene.effective.tools.includes('exact') ? 'numbered' : 'hashline'),
    ...(scene.resources && {
      resources: makeResources({ ...scene.resources, guard: guardOf(() => policy, 'read') }),
    }),
    ...scene.kit,
  };
}

/** Long output is kept, sealed, beside the transcript, where `read` may look at it. */
function spiller({ runDir, seal }: BenchScene): Built['spill'] {
  let count = 0;
  return (text) => {
    const folder = path.join(runDir, 'spill');
    fs.mkdirSync(folder, { recursive: true });
    count += 1;
    const file = path.join(folder, `output-${String(count).padStart(4, '0')}.txt`);
    fs.writeFileSync(file, seal(text), { mode: 0o600 });
    return file;
  };
}

async function close({ config, sandbox }: BenchScene, kit: Kit): Promise<string[]> {
  const told: string[] = [];
  const ended = await kit.shell.reap();
  await sandbox?.close();
  await kit.search.close();
  if (ended.length > 0) told.push(`${ended.length} processes that commands had left behind were ended.`);
  if (config.tools.bash.keep_jobs) {
    const kept = (await kit.jobs.list()).filter(({ status }) => status === 'running').length;
    if (kept > 0 && sandbox?.wrap && Array.isArray(config.tools.bash.network))
      told.push(`${kept} background jobs go on without a network: the filter they had ended with the run.`);
    return told;
  }
  const jobs = await kit.jobs.endAll();
  if (jobs.length > 0) told.push(`${jobs.length} background jobs were ended with the run.`);
  return told;
}

/** The bench the agent works at. */
export function agentBench(built: Built, transcript: Transcript, further: Partial<Bench<Kit>>): Bench<Kit> {
  const { tools, kit, policy, spill } = built;
  return { tools, kit, policy, transcript, spill, ...further };
}
