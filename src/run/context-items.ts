import type { ContextItem } from '../contract/event.js';
import type { Built } from './bench.js';
import { memorySection } from './memory.js';

/** What stands in a run's context beside what the project has written for agents: memories, MCP servers, plugins. */
export function furtherItems(
  built: Built,
  servers: readonly ContextItem[],
  plugins: readonly ContextItem[],
): ContextItem[] {
  return [...memoryItems(built), ...servers, ...plugins];
}

function memoryItems(built: Built): ContextItem[] {
  const { memory } = built.kit;
  if (!memory || memory.size === 0 || memorySection(built).length === 0) return [];
  const { shown, left } = memory.listed();
  const items = shown.map(({ name, scope, path, content }): ContextItem => {
    return {
      kind: 'memory',
      name: `${name} (${scope})`,
      from: path,
      bytes: Buffer.byteLength(content),
      state: 'listed',
    };
  });
  const why = 'the list in the prompt is full; memory_search finds them';
  if (left > 0)
    items.push({ kind: 'memory', name: `${left} more`, from: 'memory', bytes: 0, state: 'skipped', why });
  return items;
}
