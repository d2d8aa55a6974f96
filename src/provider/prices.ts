import type { Usage } from '../contract/message.js';

/** USD per million tokens. `write`: what tokens cost that are written to a cache, where that differs from input. */
export interface Price {
  input: number;
  cached?: number | undefined;
  write?: number | undefined;
  output: number;
}

/** Turns counted tokens into Usage with dollars. `written` counts cache writes; they are part of `input`. */
export type Cost = (tokens: { input: number; output: number; cached: number; written?: number }) => Usage;

/** Without a price the dollars are 0; whoever shows them asks `isPriced`. */
export function costOf(price: Price | undefined): Cost {
  return ({ input, output, cached, written = 0 }) => {
    if (!price) return { input, output, cached, usd: 0 };
    const plain = Math.max(0, input - cached - written);
    const usd =
      plain * price.input +
      cached * (price.cached ?? price.input) +
      written * (price.write ?? price.input) +
      output * price.output;
    return { input, output, cached, usd: usd / 1e6 };
  };
}
