import type { By, Policy } from '../../src/contract/policy.js';
import { makePolicy } from '../../src/policy/gate.js';
import { type JudgeScene, judges } from '../../src/policy/judges.js';
import { whereabouts } from '../../src/service/paths.js';
import { commandsIn } from '../../src/service/shell-words/commands.js';
import { folder } from '../helper/workspace.js';

export const CALL: By = { tool: 'read', moment: 'call' };
export const by = (tool: string, moment: By['moment'] = 'call'): By => ({ tool, moment });

const NOTHING = { turn: () => ({ action: 'allow' }) as const, seal: (text: string) => text };

/** The judges of a run in a fresh folder, as the hall makes them, with what a test wants to be different. */
export function scene(
  files: Record<string, string | Buffer> = {},
  change: Partial<JudgeScene> = {},
): { root: string; policy: Policy } & ReturnType<typeof judges> {
  const root = folder(files);
  const made = judges({
    root,
    resolve: (path) => whereabouts(root, path, change.home),
    absolutePaths: () => false,
    mode: 'autopilot',
    rules: [],
    commandsIn,
    hosts: () => [],
    allowPrivate: false,
    ...change,
  });
  const watch = () => ({ delta: () => undefined, call: () => undefined });
  return { root, ...made, policy: makePolicy(Object.values(made.named), { ...NOTHING, watch }) };
}
