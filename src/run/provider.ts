import { RunError } from '../contract/error.js';
import type { Provider } from '../contract/provider.js';
import type { Recipe } from '../contract/recipe.js';
import { defaultModel, makeProvider } from '../provider/index.js';
import { parseDiff } from '../service/github/diff.js';
import type { Order } from './order.js';
import type { Task } from './task.js';

/** The model that a flag, the recipe or the config names; else the first whose key is set; else none at all. */
export function pickProvider(order: Order, { effective, loaded, recipe }: Task): Provider {
  const keys = (name: string): string | undefined => order.apiKey ?? order.key(name);
  const model = effective.model ?? defaultModel(keys);
  const prefix = model.split('/')[0] ?? '';
  return makeProvider({
    model,
    config: loaded.config,
    keys,
    settings: recipe.settings,
    send: order.send,
    ...(order.baseUrl !== undefined && { baseUrls: { [prefix]: order.baseUrl } }),
    readCassette: order.readCassette,
    parseDiff,
  });
}

/** Makes other models than the run's own. The key and the host that were given for the run's model go to no other vendor. */
export function otherModel(
  order: Order,
  { effective, loaded }: Task,
): (model: string, settings?: Recipe['settings']) => Provider {
  const own = effective.model?.split('/')[0];
  return (model, settings) => {
    const isOwn = model.split('/')[0] === own;
    return makeProvider({
      model,
      config: loaded.config,
      keys: (name) => (isOwn ? order.apiKey : undefined) ?? order.key(name),
      ...(settings && { settings }),
      send: order.send,
      ...(isOwn &&
        order.baseUrl !== undefined &&
        own !== undefined && { baseUrls: { [own]: order.baseUrl } }),
      readCassette: order.readCassette,
      parseDiff,
    });
  };
}

/** The config's own patterns of secrets. */
export function secretPatterns({ loaded }: Task): RegExp[] {
  return loaded.config.secrets.patterns.map((pattern) => {
    try {
      return new RegExp(pattern, 'g');
    } catch (cause) {
      throw new RunError(
        'recipe',
        `secrets.patterns: ${pattern} is no regular expression: ${String(cause)}`,
        { cause },
      );
    }
  });
}
