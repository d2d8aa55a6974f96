import type { By, Policy } from '../../src/contract/policy.js';
import type { CommandsIn, Found } from '../../src/contract/shell.js';
import { makePolicy } from '../../src/policy/gate.js';
import { type JudgeScene, judges } from '../../src/policy/judges.js';
import { whereabouts } from '../../src/service/paths.js';
import { folder } from '../helper/workspace.js';

export const CALL: By = { tool: 'read', moment: 'call' };
export const by = (tool: string, moment: By['moment'] = 'call'): By => ({ tool, moment });

/** Just enough of a shell reader to test rules with: commands between separators, `>` writes, `$x` is not known. */
export const plainCommands: CommandsIn = (source) => {
  const writes = [...source.matchAll(/>+\s*(\S+)/g)].map((match) => match[1]!);
  const reads = [...source.matchAll(/<\s*(\S+)/g)].map((match) => match[1]!);
  const commands = source
    .replace(/[<>]+\s*\S+/g, '')
    .split(/&&|\|\|?|;|\n/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .map((part): Found => {
      const argv = part.split(' ');
      const known = !argv[0]!.startsWith('$');
      return {
        text: known ? part.replace(/\$\w+/g, '\0') : '\0',
        spellings: [part.replace(/\$\w+/g, '\0').replace(/^\/usr\/bin\//, '')],
        argv,
        known,
        free: argv[0] === 'echo',
      };
    });
  return {
    ok: !source.includes('('),
    ...(source.includes('(') && { why: 'it does not parse' }),
    commands,
    reads,
    writes,
  };
};

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
    commandsIn: plainCommands,
    hosts: () => [],
    allowPrivate: false,
    ...change,
  });
  const watch = () => ({ delta: () => undefined, call: () => undefined });
  return { root, ...made, policy: makePolicy(Object.values(made.named), { ...NOTHING, watch }) };
}
