import { parseDocument } from 'yaml';
import { ToolError } from '../contract/error.js';
import { VENDORS } from '../provider/index.js';
import type { Plugins } from '../service/plugins.js';
import { writeKey } from '../service/settings/keys.js';
import { editYaml } from '../service/settings/yaml-text.js';
import type { Settings } from '../service/settings.js';
import type { Action, Change } from '../tool/self.js';
import { VERSION } from '../version.js';
import type { SelfScene } from './self-scene.js';

interface Changing {
  scene: SelfScene;
  plugins: Plugins;
  settings: () => Settings;
}

/** Every action of `galley_configure`. */
export function changer(changing: Changing): (change: Change) => Promise<string> {
  const { settings, plugins, scene } = changing;
  const own = (change: Change, name: 'key' | 'provider' | 'source' | 'plugin' | 'api_key'): string =>
    change[name] ?? missing(change.action, name);
  const enabling = (id: string, on: boolean): Promise<string> => enable(changing, id, on);
  const deeds: Record<Action, (change: Change) => Promise<string>> = {
    async set(change) {
      if (change.value === undefined) throw new ToolError('set needs a value; unset takes a key away.');
      const key = own(change, 'key');
      return `Set ${key} in ${await settings().set(change.file, key, change.value)}.`;
    },
    unset: async (change) => {
      const key = own(change, 'key');
      return `Took ${key} out of ${await settings().unset(change.file, key)}.`;
    },
    set_api_key: async (change) => storeKey(scene, own(change, 'provider'), own(change, 'api_key')),
    remove_api_key: async (change) => storeKey(scene, own(change, 'provider'), undefined),
    async install_update() {
      throw new ToolError(
        `This is Galley ${VERSION}. A run does not replace the program that judges it: a workflow names its version in "uses:", a checkout is updated with git pull.`,
      );
    },
    async marketplace_add(change) {
      mustBeOwn(scene);
      const { name, source } = await plugins.add(own(change, 'source'), scene.root);
      await settings().change('user', (text) => editYaml(text, ['plugins', 'marketplaces', name], source));
      return `Added the marketplace ${name} (${source}).`;
    },
    async marketplace_remove(change) {
      const name = own(change, 'plugin');
      await settings().change('user', (text) => editYaml(text, ['plugins', 'marketplaces', name], undefined));
      plugins.remove(name);
      return `Removed the marketplace ${name}. Plugins that came from it stay installed.`;
    },
    async marketplace_update(change) {
      mustBeOwn(scene);
      const name = own(change, 'plugin');
      await plugins.update(name);
      return `Updated the marketplace ${name}.`;
    },
    async plugin_install(change) {
      mustBeOwn(scene);
      const { id } = await plugins.install(own(change, 'plugin'));
      return `Installed ${id}. ${await enabling(id, true)}`;
    },
    plugin_enable: (change) => enabling(own(change, 'plugin'), true),
    plugin_disable: (change) => enabling(own(change, 'plugin'), false),
    async plugin_uninstall(change) {
      mustBeOwn(scene);
      const id = plugins.uninstall(own(change, 'plugin'));
      await setEnabled(changing, id, false);
      return `Uninstalled ${id}.`;
    },
    async plugin_update(change) {
      mustBeOwn(scene);
      const id = plugins.find(own(change, 'plugin'))?.id ?? own(change, 'plugin');
      await plugins.update(id.split('@')[1] ?? '');
      const { version } = await plugins.install(id);
      return `Updated ${id}${version && ` to ${version}`}.`;
    },
  };
  return (change) => deeds[change.action](change);
}

function missing(action: Action, name: string): never {
  throw new ToolError(`${action} needs ${name}.`);
}

/** Everything of the person's own is touched only where a person started the run. */
function mustBeOwn({ frozen, policy }: SelfScene): void {
  if (frozen !== undefined) throw new ToolError(frozen);
  const verdict = policy().touch({ kind: 'config', key: 'write:user' }, { tool: '', moment: 'use' });
  if (verdict.action !== 'allow') throw new ToolError(verdict.say);
}

function storeKey(scene: SelfScene, provider: string, given: string | undefined): string {
  mustBeOwn(scene);
  const variable = scene.config.providers[provider]?.api_key_env ?? VENDORS[provider]?.keyEnv;
  if (variable === undefined)
    throw new ToolError(
      `There is no provider ${provider} with a key. There are: ${[...Object.keys(VENDORS), ...Object.keys(scene.config.providers)].join(', ')}.`,
    );
  if (given === undefined)
    return writeKey(scene.places.home, variable, undefined)
      ? `Removed the key of ${provider} (${variable}).`
      : `There was no stored key of ${provider} (${variable}).`;
  const named = /^\$\{?([A-Za-z_]\w*)\}?$/.exec(given)?.[1];
  const value = named === undefined ? given : scene.key(named)?.trim();
  if (!value) throw new ToolError(`${given} is not set, so there is no key to store.`);
  if (scene.seal(value) === value)
    throw new ToolError(
      'This text does not look like a key, so it could not be kept out of the transcript. Put it into a variable and say $NAME.',
    );
  writeKey(scene.places.home, variable, value);
  return `Stored the key of ${provider}; it stands in for ${variable} where that is not set.`;
}

async function enable({ plugins, scene, settings }: Changing, id: string, on: boolean): Promise<string> {
  const found = plugins.find(id);
  if (!found) throw new ToolError(`The plugin ${id} is not installed. Install it with plugin_install.`);
  await setEnabled({ plugins, scene, settings }, found.id, on);
  return `The plugin ${found.id} is ${on ? 'enabled' : 'disabled'} from the next run on.`;
}

/** As the file has it now: another process may have enabled one since this run began. */
async function setEnabled({ settings }: Changing, id: string, on: boolean): Promise<void> {
  await settings().change('user', (text) => {
    const was = parseDocument(text).toJS() as { plugins?: { enabled?: unknown } } | null;
    const there = was?.plugins?.enabled;
    const others = (Array.isArray(there) ? there : []).filter((each) => each !== id);
    return editYaml(text, ['plugins', 'enabled'], on ? [...others, id] : others);
  });
}
