import { createHash } from 'node:crypto';
import { z } from 'zod';
import { neutral, neutralLine, neutralValue } from './neutral.js';

/** A server's tool as the model is offered it. `tool` is the server's own name for it, `pin` the hash of its definition. */
export interface Definition {
  server: string;
  tool: string;
  name: string;
  about: string;
  schema: Record<string, unknown>;
  /** The server marks it as one that changes nothing. */
  readOnly: boolean;
  pin: string;
}

const MAX_ABOUT = 2_000;
const MAX_SCHEMA = 32_768;
/** OpenAI takes names of 64 letters, digits, `_` and `-`. */
const MAX_NAME = 64;

const Raw = z.looseObject({
  name: z.string().min(1).max(256),
  description: z.string().optional(),
  inputSchema: z.record(z.string(), z.unknown()),
  annotations: z.looseObject({ readOnlyHint: z.boolean().optional() }).optional(),
});

/** Reads one entry of `tools/list`; a text says why it cannot be offered. */
export function readDefinition(server: string, raw: unknown, prefix: boolean): Definition | string {
  const parsed = Raw.safeParse(raw);
  if (!parsed.success) return 'one of its tools has no name or no input schema';
  const { name: tool, description = '', inputSchema, annotations } = parsed.data;
  const shown = neutralLine(tool, 80);
  if (inputSchema.type !== 'object') return `${shown}: its input schema is not of type object`;
  if (JSON.stringify(inputSchema).length > MAX_SCHEMA)
    return `${shown}: its input schema is longer than ${MAX_SCHEMA} characters`;
  const { $schema: _, ...schema } = neutralValue(inputSchema, MAX_ABOUT) as Record<string, unknown>;
  return {
    server,
    tool,
    name: offeredName(prefix ? `${server}__${tool}` : tool),
    about: `[MCP server ${server}] ${neutral(description, MAX_ABOUT) || shown}`,
    schema: { properties: {}, ...schema },
    readOnly: annotations?.readOnlyHint === true,
    pin: hash({ tool, description, inputSchema, annotations }),
  };
}

/** A name that every model's API takes; what had to be changed ends with a hash, so that two names stay two. */
function offeredName(name: string): string {
  const clean = name.replace(/[^A-Za-z0-9_-]/g, '_');
  if (clean === name && clean.length <= MAX_NAME) return name;
  return `${clean.slice(0, MAX_NAME - 9)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

function hash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('hex');
}

/** With keys in order: a server may write the same definition in another order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, ordered(each)]));
}
