import type { Provider } from '../contract/provider.js';

/** A provider whose model can be changed while a run goes on: from the next request on, the other one is asked. */
export interface Switch extends Provider {
  use(next: Provider): void;
}

export function switchable(first: Provider): Switch {
  let current = first;
  return {
    get name() {
      return current.name;
    },
    get images() {
      return current.images;
    },
    get contextWindow() {
      return current.contextWindow;
    },
    weigh: (message) => current.weigh?.(message) ?? Buffer.byteLength(JSON.stringify(message)) / 4,
    stream: (prompt, signal) => current.stream(prompt, signal),
    use: (next) => {
      current = next;
    },
  };
}
