import { OverflowError, RunError } from '../contract/error.js';
import type { Delta, Prompt, Provider } from '../contract/provider.js';

/**
 * One provider out of several: when one fails for good, the next is asked, and stays in use (its prompt cache is warm).
 * A conversation that is too long is no reason to change: it must be compacted.
 */
export function withFallback(providers: readonly [Provider, ...Provider[]]): Provider {
  let at = 0;
  const current = () => providers[at] ?? providers[0];
  return {
    get name() {
      return current().name;
    },
    get images() {
      return current().images;
    },
    get contextWindow() {
      return current().contextWindow;
    },
    weigh: (message) => current().weigh?.(message) ?? Buffer.byteLength(JSON.stringify(message)) / 4,
    async *stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<Delta> {
      for (;;) {
        try {
          yield* current().stream(prompt, signal);
          return;
        } catch (error) {
          const next = providers[at + 1];
          if (!(error instanceof RunError) || error instanceof OverflowError || !next) throw error;
          const reason = `${current().name} failed (${error.message}); going on with ${next.name}`;
          at += 1;
          yield { type: 'retry', attempt: at, waitMs: 0, reason };
        }
      }
    },
  };
}

/** Stands for a fallback that cannot be made (no key for it): it is passed over when its turn comes. */
export function unusable(name: string, why: RunError): Provider {
  return {
    name,
    images: true,
    contextWindow: 0,
    // biome-ignore lint/correctness/useYield: it never gets that far
    async *stream() {
      throw why;
    },
  };
}
