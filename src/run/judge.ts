import path from 'node:path';
import type { Effective } from '../config/effective.js';
import { type Access, ALLOW } from '../contract/access.js';
import type { Config } from '../contract/config.js';
import { RunError, ToolError } from '../contract/error.js';
import type { Guard, Policy } from '../contract/policy.js';
import { defaultRules } from '../policy/default-rules.js';
import type { Judge } from '../policy/gate.js';
import { type Judges, judges } from '../policy/judges.js';
import type { RuleSet } from '../policy/rules.js';
import { commandsIn } from '../service/shell-words/commands.js';
import type { BenchScene } from './bench-scene.js';
import { controlServer } from './control.js';
import { resolver } from './resolver.js';

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
    resolve: resolver(root, places.person),
    home: places.person,
    absolutePaths: (tool) => mayLeave(tools, tool),
    allowOutside: [
      ...(config.memory.enabled ? [path.join(places.home, 'memory')] : []),
      path.join(runDir, 'spill'),
      ...(scene.resources ? [scene.resources.runs] : []),
    ],
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
