import path from 'node:path';
import type { Hooks as AgentHooks } from '../agent/dispatch.js';
import type { Transcript } from '../agent/transcript.js';
import type { Config } from '../contract/config.js';
import { checkAddress } from '../policy/network.js';
import { Hooks } from '../service/hooks.js';
import type { PluginHook } from '../service/plugins/hook-file.js';
import { openSandbox, type Sandbox } from '../service/sandbox.js';
import type { Places } from './order.js';

export interface WallScene {
  root: string;
  runDir: string;
  places: Pick<Places, 'home' | 'runnerFiles'>;
  config: Config;
  childEnv: Record<string, string>;
  /** Hooks of the plugins that the user's config enables. */
  pluginHooks?: readonly PluginHook[];
}

/** Opens the sandbox that the run's commands live in: Galley's own folder and the runner's files are out of sight in it. */
export function openWall({ root, runDir, places, config, childEnv }: WallScene): Promise<Sandbox> {
  const { sandbox, network } = config.tools.bash;
  return openSandbox({
    mode: sandbox,
    root,
    temp: path.join(runDir, 'scratch'),
    network,
    env: childEnv,
    hide: [places.home, ...places.runnerFiles.map((file) => path.dirname(file))],
    isPublic: (ip) => checkAddress(ip) === undefined,
  });
}

/** The user's own hooks and those of plugins, where the user's config switches them on. */
export function openHooks(
  scene: WallScene,
  seal: (text: string) => string,
  transcript: Transcript,
): AgentHooks | undefined {
  const { config, root, childEnv, runDir, pluginHooks = [] } = scene;
  if (!config.hooks.enabled && pluginHooks.length === 0) return undefined;
  return new Hooks({
    config: config.hooks,
    plugins: pluginHooks,
    root,
    env: childEnv,
    dir: path.join(runDir, 'scratch'),
    seal,
    record: (event) => void transcript.add(event),
  });
}
