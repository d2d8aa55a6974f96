import type { Config } from '../contract/config.js';
import { RunError } from '../contract/error.js';
import type { Provider } from '../contract/provider.js';
import type { Recipe } from '../contract/recipe.js';
import type { Send } from '../contract/send.js';
import { anthropic } from './anthropic.js';
import { checklist } from './embedded/checklist.js';
import type { ParseDiff } from './embedded/shown-diff.js';
import type { Endpoint } from './endpoint.js';
import { unusable, withFallback } from './fallback.js';
import { openaiChat } from './openai-chat.js';
import { openaiResponses } from './openai-responses.js';
import { costOf, factsOf, type Price } from './prices.js';
import { replay } from './replay.js';
import { RETRY, type RetryRule } from './retry.js';
import { PATIENCE, type Patience } from './watch.js';

export interface ProviderOptions {
  /** `prefix/name`, as in a recipe or on the command line. */
  model: string;
  config: Pick<Config, 'providers' | 'models'>;
  /** The value of an environment variable that holds a key. */
  keys: (name: string) => string | undefined;
  /** Other hosts for built-in prefixes (`openai`, `openai-chat`, `anthropic`). Absent = the vendor's own; empty = an error. */
  baseUrls?: Readonly<Record<string, string | undefined>>;
  settings?: Partial<Recipe['settings']>;
  /** Absent = the standard's `fetch`. */
  send?: Send;
  /** Reads a transcript for `replay/<path>`. */
  readCassette?: (path: string) => string;
  /** Reads diffs, for `embedded/checklist`. */
  parseDiff?: ParseDiff;
  retry?: Partial<RetryRule>;
  patience?: Partial<Patience>;
}

interface Vendor {
  make: (endpoint: Endpoint) => Provider;
  baseUrl: string;
  keyEnv: string;
  about: string;
}

/** Every wire protocol, by the prefix that names it in a model. To add one: its file, and its line here. */
export const VENDORS: Record<string, Vendor> = {
  openai: {
    make: openaiResponses,
    baseUrl: 'https://api.openai.com/v1',
    keyEnv: 'OPENAI_API_KEY',
    about: 'OpenAI, Responses API',
  },
  'openai-chat': {
    make: openaiChat,
    baseUrl: 'https://api.openai.com/v1',
    keyEnv: 'OPENAI_API_KEY',
    about: 'OpenAI Chat Completions, and compatible servers',
  },
  anthropic: {
    make: anthropic,
    baseUrl: 'https://api.anthropic.com',
    keyEnv: 'ANTHROPIC_API_KEY',
    about: 'Anthropic, Messages API',
  },
};

/**
 * What is used where no recipe, flag or config names a model: the first whose key is set and has the vendor's form (one
 * key may be handed in for whatever vendor), else no model at all.
 */
export const DEFAULT_MODELS = [
  { keyEnv: 'ANTHROPIC_API_KEY', form: /^sk-ant-/, model: 'anthropic/claude-sonnet-5-5' },
  { keyEnv: 'OPENAI_API_KEY', form: /^(?!sk-ant-)\S/, model: 'openai/gpt-6-sol' },
];

export const NO_MODEL = 'embedded/checklist';

export function defaultModel(keys: ProviderOptions['keys']): string {
  const found = DEFAULT_MODELS.find(({ keyEnv, form }) => form.test(keys(keyEnv)?.trim() ?? ''));
  return found?.model ?? NO_MODEL;
}

/** What a model costs: as the config says, else as the vendor's own host lists it; undefined = not known, counted as 0. */
export function priceOf(options: Pick<ProviderOptions, 'model' | 'config' | 'baseUrls'>): Price | undefined {
  const { model, config, baseUrls = {} } = options;
  const given = config.models[model]?.prices;
  if (given) return given;
  const [prefix = '', ...name] = model.split('/');
  const isVendors = prefix in VENDORS && !config.providers[prefix] && baseUrls[prefix] === undefined;
  return isVendors ? factsOf(name.join('/'))?.price : undefined;
}

/** The provider for a model and its fallbacks. Throws RunError: 'recipe' for a name that leads nowhere, 'auth' for a missing key. */
export function makeProvider(options: ProviderOptions): Provider {
  const fallbacks = options.settings?.fallback_models ?? [];
  const first = makeOne(options);
  if (fallbacks.length === 0) return first;
  const rest = fallbacks.map((model) => {
    try {
      return makeOne({ ...options, model });
    } catch (error) {
      if (error instanceof RunError && error.outcome === 'auth') return unusable(model, error);
      throw error;
    }
  });
  return withFallback([first, ...rest]);
}

function makeOne(options: ProviderOptions): Provider {
  const slash = options.model.indexOf('/');
  const prefix = options.model.slice(0, Math.max(0, slash));
  const model = options.model.slice(slash + 1).trim();
  if (slash < 1 || model === '')
    throw new RunError('recipe', `model "${options.model}" must be prefix/name; ${knownPrefixes(options)}`);
  if (prefix === 'replay') return makeReplay(options, model);
  if (prefix === 'embedded') {
    if (model !== 'checklist')
      throw new RunError('recipe', `model "${options.model}": the only embedded one is ${NO_MODEL}`);
    if (!options.parseDiff)
      throw new RunError('recipe', `model "${options.model}": diffs cannot be read here`);
    return checklist(options.parseDiff);
  }
  return makeWired(options, prefix, model);
}

function makeReplay({ readCassette, model: name }: ProviderOptions, path: string): Provider {
  if (!readCassette) throw new RunError('recipe', `model "${name}": recordings cannot be read here`);
  return replay(name, () => readCassette(path));
}

function makeWired(options: ProviderOptions, prefix: string, model: string): Provider {
  const { config, keys, settings = {} } = options;
  const custom = config.providers[prefix];
  const vendor = VENDORS[custom?.kind ?? prefix];
  if (!vendor) throw new RunError('recipe', `model "${options.model}": ${knownPrefixes(options)}`);
  const baseUrl = custom ? custom.base_url : vendorUrl(options, prefix, vendor);
  checkReach(prefix, baseUrl, custom?.headers ?? {});
  const firstParty = new URL(baseUrl).origin === new URL(vendor.baseUrl).origin;
  const keyEnv = custom ? custom.api_key_env : vendor.keyEnv;
  const key = keyEnv === undefined ? undefined : keys(keyEnv)?.trim();
  if (!isSet(key) && (firstParty || custom?.api_key_env !== undefined))
    throw new RunError('auth', `model "${options.model}" needs a key: ${keyEnv} is not set`);
  if (isSet(key) && !/^[\x21-\x7e]+$/.test(key))
    throw new RunError('auth', `${keyEnv} holds a space, a line break or another character that no key has`);
  const facts = config.models[options.model];
  const known = firstParty ? factsOf(model) : undefined;
  const maxOutput = settings.max_output_tokens ?? facts?.max_output;
  return vendor.make({
    name: options.model,
    model,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: custom?.headers ?? {},
    query: custom?.query ?? {},
    send: options.send ?? globalThis.fetch,
    images: facts?.vision ?? true,
    contextWindow: facts?.context_window ?? known?.window ?? 0,
    firstParty,
    cost: costOf(facts?.prices ?? known?.price),
    retry: { ...RETRY, ...options.retry },
    patience: { ...PATIENCE, ...options.patience },
    ...(isSet(key) && { key }),
    ...(maxOutput !== undefined && { maxOutput }),
    ...(settings.temperature !== undefined && { temperature: settings.temperature }),
    ...(settings.reasoning_effort !== undefined && { effort: settings.reasoning_effort }),
  });
}

/** An empty URL is what an unset Action input looks like: it must not silently mean the vendor's own host. */
function vendorUrl({ baseUrls = {} }: ProviderOptions, prefix: string, vendor: Vendor): string {
  const given = baseUrls[prefix];
  if (given === undefined) return vendor.baseUrl;
  if (!/^https?:\/\/[^/]/.test(given.trim()) || !URL.canParse(given.trim()))
    throw new RunError(
      'recipe',
      `the base URL of ${prefix} is "${given}": it must be an http(s) URL, or not be set at all`,
    );
  return given.trim();
}

/** What a client would drop, or say in other words with every request; nothing of it is repeated, it may be a secret. */
function checkReach(prefix: string, baseUrl: string, headers: Record<string, string>): void {
  const { username, password, hash } = new URL(baseUrl);
  if (username !== '' || password !== '')
    throw new RunError(
      'recipe',
      `the base URL of ${prefix} holds a user name or a password, which are not sent: use api_key_env or headers`,
    );
  if (hash !== '') throw new RunError('recipe', `the base URL of ${prefix} has a part after #: take it out`);
  for (const [name, value] of Object.entries(headers)) {
    const isSent = /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e]*$/.test(value);
    if (!isSent || /^(host|content-length|transfer-encoding|connection|upgrade|expect)$/i.test(name))
      throw new RunError(
        'recipe',
        `providers.${prefix}.headers: ${JSON.stringify(name)} cannot be sent: its name or value holds a character that no header has, or it is the connection's own`,
      );
  }
}

function knownPrefixes({ config }: ProviderOptions): string {
  const all = [...Object.keys(VENDORS), 'embedded', 'replay', ...Object.keys(config.providers)];
  return `known prefixes are ${all.join(', ')}, and those under "providers" in the config`;
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== '';
}
