import { z } from 'zod';
import type { Tool } from '../contract/tool.js';
import type { Definition } from '../service/mcp/definition.js';
import type { McpServer } from '../service/mcp/server.js';
import type { Kit } from './kit.js';

const Args = z.record(z.string(), z.unknown());

/** A tool of an MCP server, as one of ours: judged as a touch of the kind `mcp`, read-only only if its server says so. */
export function mcpTool(server: McpServer, definition: Definition): Tool<typeof Args, Kit> {
  const { name, about, schema, tool, readOnly } = definition;
  return {
    name,
    about,
    schema,
    input: Args,
    access: () => [{ kind: 'mcp', server: definition.server, tool, readOnly }],
    async run(args, { kit, signal, progress }) {
      const { text, images, failed } = await server.call(definition, args, {
        signal,
        progress,
        images: kit.images,
      });
      return {
        text,
        keep: 'middle',
        meta: { server: definition.server, tool },
        ...(images.length > 0 && { images }),
        ...(failed && { failed }),
      };
    },
  };
}
