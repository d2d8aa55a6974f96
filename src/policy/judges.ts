import type { Mode } from '../contract/recipe.js';
import type { CommandsIn } from '../contract/shell.js';
import { type BoundaryScene, boundary } from './boundary.js';
import type { Judge } from './gate.js';
import { lookOnly, mode } from './mode.js';
import { network } from './network.js';
import { type RuleSet, type Rules, rules } from './rules.js';
import { throughShell } from './through-shell.js';

export interface JudgeScene extends Omit<BoundaryScene, 'granted'> {
  mode: Mode;
  /** Set for runs that may only look; says why. */
  lookOnly?: string;
  rules: readonly RuleSet[];
  commandsIn: CommandsIn;
  /** Hosts each tool may reach without an allow rule. */
  hosts: (tool: string) => readonly string[];
  allowPrivate: boolean;
  /** MCP servers of the user's own config, by URL. */
  servers?: readonly string[];
  /** The run's own GitHub API. */
  api?: string;
}

/** Every judge of a run by name, in the order people read them, and the rules they share. */
export interface Judges {
  named: Readonly<Record<string, Judge>>;
  rules: Rules;
}

/** Makes the judges of a run. `Object.values(named)` is what `makePolicy` takes. */
export function judges(scene: JudgeScene): Judges {
  const loaded = rules(scene.rules, scene);
  const paths = boundary({ ...scene, granted: loaded.granted });
  const approval = mode(scene.mode, loaded.granted, scene.commandsIn);
  return {
    rules: loaded,
    named: {
      ...(scene.lookOnly !== undefined && { trust: lookOnly(scene.lookOnly) }),
      boundary: paths,
      rules: loaded.judge,
      shell: throughShell(scene.commandsIn, [paths, loaded.judge, approval]),
      network: network({ ...scene, granted: loaded.granted }),
      mode: approval,
    },
  };
}
