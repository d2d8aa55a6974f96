import type { Usage } from '../contract/message.js';

/** USD per million tokens. `write`: tokens that are put into a prompt cache, where they cost other than input. */
export interface Price {
  input: number;
  cached?: number | undefined;
  write?: number | undefined;
  output: number;
  /** Every price times `input` or `output` for a request of more than `above` input tokens. */
  long?: { above: number; input: number; output: number };
}

export interface ModelFacts {
  price: Price;
  /** Tokens. */
  window?: number;
  maxOutput?: number;
}

/** When the table below was last compared with what vendors and their resellers publish. */
export const PRICES_DATE = '2026-11-30';

const gpt6 = { window: 1_050_000, maxOutput: 128_000 };
const long = { above: 272_000, input: 2, output: 1.5 };
const claude5 = { window: 1_000_000, maxOutput: 128_000 };

/**
 * List prices of the vendors' own hosts, standard tier. Sources: platform.claude.com/docs (pricing and model pages);
 * developers.openai.com/api/docs/pricing as quoted by LiteLLM's and others' release notes. A model that is not here
 * costs 0 in reports; `models."prefix/name".prices` in the config adds or corrects one.
 */
export const MODELS: Record<string, ModelFacts> = {
  'claude-fable-5-1': { price: { input: 10, cached: 0.25, write: 12.5, output: 50 }, ...claude5 },
  'claude-fable-5': { price: { input: 10, cached: 1, write: 12.5, output: 50 } },
  'claude-opus-5-5': { price: { input: 4, cached: 0.2, write: 5, output: 20 }, ...claude5 },
  'claude-opus-5': { price: { input: 5, cached: 0.5, write: 6.25, output: 25 }, ...claude5 },
  'claude-opus-4-8': { price: { input: 5, cached: 0.5, write: 6.25, output: 25 } },
  'claude-opus-4-7': { price: { input: 5, cached: 0.5, write: 6.25, output: 25 } },
  'claude-opus-4-6': { price: { input: 5, cached: 0.5, write: 6.25, output: 25 } },
  'claude-opus-4-5': { price: { input: 5, cached: 0.5, write: 6.25, output: 25 } },
  'claude-sonnet-5-5': { price: { input: 2, cached: 0.1, write: 2.5, output: 10 }, ...claude5 },
  'claude-sonnet-5': { price: { input: 2, cached: 0.2, write: 2.5, output: 10 }, ...claude5 },
  'claude-haiku-5-5': {
    price: {
      input: 0.1,
      cached: 0.01,
      write: 0.125,
      output: 0.5,
      long: { above: 100_000, input: 5, output: 5 },
    },
    ...claude5,
  },
  'claude-haiku-4-5': {
    price: { input: 1, cached: 0.1, write: 1.25, output: 5 },
    window: 200_000,
    maxOutput: 64_000,
  },
  'gpt-6.1-sol': { price: { input: 2, cached: 0.1, write: 2.5, output: 10, long }, ...gpt6 },
  'gpt-6-sol': { price: { input: 2, cached: 0.2, write: 2.5, output: 10, long }, ...gpt6 },
  'gpt-6-luna': { price: { input: 0.1, cached: 0.01, write: 0.125, output: 0.5, long }, ...gpt6 },
  'gpt-5.5': { price: { input: 5, cached: 0.5, output: 30 } },
  'gpt-5.4': { price: { input: 2.5, cached: 0.25, output: 15 } },
  'gpt-5.4-mini': { price: { input: 0.75, cached: 0.075, output: 4.5 } },
  'gpt-5.4-nano': { price: { input: 0.2, cached: 0.02, output: 1.25 } },
  'gpt-5.2': { price: { input: 1.75, cached: 0.175, output: 14 } },
  'gpt-5': { price: { input: 1.25, cached: 0.125, output: 10 }, window: 400_000, maxOutput: 128_000 },
  'gpt-5-mini': { price: { input: 0.25, cached: 0.025, output: 2 } },
  'gpt-4.1': { price: { input: 2, cached: 0.5, output: 8 } },
  'gpt-4o': { price: { input: 2.5, cached: 1.25, output: 10 }, window: 128_000 },
  'gpt-4o-mini': { price: { input: 0.15, cached: 0.075, output: 0.6 }, window: 128_000 },
};

/** What is known of a model by its name; a dated name (`gpt-5-2025-08-07`) means its model. */
export function factsOf(model: string): ModelFacts | undefined {
  return MODELS[model] ?? MODELS[model.replace(/-(\d{4}-\d{2}-\d{2}|\d{8})$/, '')];
}

/** Turns counted tokens into Usage with dollars. `written` counts cache writes; they are part of `input`. */
export type Cost = (tokens: { input: number; output: number; cached: number; written?: number }) => Usage;

/** Without a price the dollars are 0. */
export function costOf(price: Price | undefined): Cost {
  return (tokens) => {
    const [input, output] = [count(tokens.input), count(tokens.output)];
    const [cached, written] = [count(tokens.cached), count(tokens.written)];
    if (!price) return { input, output, cached, usd: 0 };
    const isLong = price.long !== undefined && input > price.long.above;
    const times = isLong && price.long ? price.long : { input: 1, output: 1 };
    const plain = Math.max(0, input - cached - written);
    const read =
      plain * price.input + cached * (price.cached ?? price.input) + written * (price.write ?? price.input);
    return { input, output, cached, usd: (read * times.input + output * price.output * times.output) / 1e6 };
  };
}

/** Servers send counts as they like; a limit must never be compared with what is no number. */
function count(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}
