import type { LineOf, Seen } from '../contract/event.js';

/** Which files each agent of a run reads and writes, told by its calls as they are made. */
export class Touched {
  readonly #calls = new Map<string, LineOf<'call'>>();
  readonly #fresh = new Map<string, Set<string>>();
  readonly #changed = new Map<string, Set<string>>();

  see(seen: Seen): void {
    if (seen.type === 'call' && seen.verdict.action === 'allow') this.#calls.set(key(seen), seen);
    if (seen.type !== 'result') return;
    const call = this.#calls.get(key(seen));
    if (!call) return;
    this.#calls.delete(key(seen));
    for (const access of call.access) {
      if (access.kind !== 'read' && access.kind !== 'write') continue;
      add(this.#fresh, seen.agent, access.path);
      if (access.kind === 'write' && seen.ok) add(this.#changed, seen.agent, access.path);
    }
  }

  /** Paths, as they were written, that an agent has touched since it was last asked. */
  takeFresh(agent: string): string[] {
    const paths = [...(this.#fresh.get(agent) ?? [])];
    this.#fresh.delete(agent);
    return paths;
  }

  /** Paths that an agent has changed with its tools. */
  changed(agent: string): string[] {
    return [...(this.#changed.get(agent) ?? [])];
  }
}

function key({ agent, id }: { agent: string; id: string }): string {
  return `${agent} ${id}`;
}

function add(map: Map<string, Set<string>>, agent: string, path: string): void {
  const paths = map.get(agent) ?? new Set();
  map.set(agent, paths.add(path));
}
