import type { Call } from '../contract/message.js';
import type { Prompt } from '../contract/provider.js';

/**
 * The tools a request offers. A last turn without tools still names those the conversation used (vendors refuse calls
 * of tools they were not told about), and `none` then forbids further calls.
 */
export function offered(prompt: Prompt): { tools: Prompt['tools']; none: boolean } {
  if (prompt.tools.length > 0) return { tools: prompt.tools, none: false };
  const names = new Set(callsIn(prompt).map((call) => call.name));
  const tools = [...names].map((name) => ({
    name,
    about: 'Not offered any more.',
    schema: { type: 'object' },
  }));
  return { tools, none: tools.length > 0 };
}

/** A tool's schema as vendors take it: an object at the root, without the dialect's URL. */
export function wireSchema({ $schema: _, ...schema }: Record<string, unknown>): Record<string, unknown> {
  return { ...schema, type: 'object', properties: schema.properties ?? {} };
}

/** Whether every object of a schema names all its keys (and, with `all`, requires them): what vendors can enforce. */
export function isClosed(schema: unknown, all: boolean): boolean {
  if (Array.isArray(schema)) return schema.every((each) => isClosed(each, all));
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, additionalProperties, required } = schema as Record<string, unknown>;
  if (type === 'object' || properties !== undefined) {
    const names = Object.keys(properties ?? {});
    const wanted = new Set(Array.isArray(required) ? required : []);
    if (additionalProperties !== false || (all && !names.every((name) => wanted.has(name)))) return false;
  }
  return Object.values(schema).every((each) => isClosed(each, all));
}

/** A call's arguments as an object: servers parse them again, and choke on what the model once wrote wrongly. */
export function wireArgs(args: unknown): Record<string, unknown> {
  return typeof args === 'object' && args !== null && !Array.isArray(args)
    ? (args as Record<string, unknown>)
    : { unreadable_arguments: args };
}

/** OpenAI's models after gpt-5 know no "minimal". */
export function wireEffort<T extends string>(effort: T | 'minimal', model: string): T | 'minimal' | 'low' {
  return effort === 'minimal' && /^gpt-(5\.|[6-9])/.test(model) ? 'low' : effort;
}

/** Hands out call ids that occur only once in a run: some servers send none, others the same ones in each answer. */
export function uniqueIds(prompt: Prompt): (wanted: string | undefined) => string {
  const taken = new Set(callsIn(prompt).map((call) => call.id));
  return (wanted) => {
    let id = wanted ?? '';
    for (let n = taken.size + 1; id === '' || taken.has(id); n += 1) id = `call_${n}`;
    taken.add(id);
    return id;
  };
}

/** What is opaque in a thought goes back only to the model that wrote it. */
export function ownData(data: unknown, name: string): unknown {
  return isOwned(data) && data.from === name ? data.value : undefined;
}

export function markData(value: unknown, name: string): { from: string; value: unknown } {
  return { from: name, value };
}

function isOwned(data: unknown): data is { from: string; value: unknown } {
  return typeof data === 'object' && data !== null && 'from' in data && 'value' in data;
}

function callsIn(prompt: Prompt): Call[] {
  const calls: Call[] = [];
  for (const message of prompt.messages)
    if (message.role === 'assistant')
      for (const block of message.blocks) if (block.type === 'call') calls.push(block);
  return calls;
}
