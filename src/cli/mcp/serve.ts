import type { CallToolResult, Tool as McpTool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { dispatch } from '../../agent/dispatch.js';
import { Transcript } from '../../agent/transcript.js';
import { RunError } from '../../contract/error.js';
import type { LineOf, Seen } from '../../contract/event.js';
import { NO_USAGE } from '../../contract/message.js';
import { agentBench, type Built } from '../../run/bench.js';
import { VERSION } from '../../version.js';

const INSTRUCTIONS =
  'Tools of Galley for one workspace. Paths are relative to it. read answers with a tag and line numbers that hash_edit needs. Every call is judged by a policy; a refusal says what would be possible instead.';

/** Tools that change nothing, whatever their arguments are. */
export const READS: ReadonlySet<string> = new Set(
  `read ffgrep grep fffind glob list_files repo_map diff diagnostics references definition symbols hover view_image
  job_list job_output web_fetch web_search code_search memory_search galley_settings`.split(/\s+/),
);
/** Tools whose answer comes from outside the machine. */
const OUTSIDE = /^(web_|code_search|browser|view_image)/;

type Seal = (text: string) => string;

/** Serves a bench's tools on stdin and stdout until the client goes, or `signal` says so. The SDK is loaded here. */
export async function serve(built: Built, seal: Seal, signal: AbortSignal): Promise<void> {
  const [{ Server }, { StdioServerTransport }, types] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/server/stdio.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const server = new Server(
    { name: 'galley', version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const tools = [...built.tools.values()].map(describe);
  server.setRequestHandler(types.ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(types.CallToolRequestSchema, ({ params }, extra) => {
    const token = params._meta?.progressToken;
    let step = 0;
    const progress = (message: string): void => {
      if (token === undefined) return;
      step += 1;
      const note = { progressToken: token, progress: step, message };
      extra.sendNotification({ method: 'notifications/progress', params: note }).catch(() => {});
    };
    const signals = AbortSignal.any([signal, extra.signal]);
    return answer({ built, seal, signal: signals, progress }, params.name, params.arguments ?? {});
  });
  const over = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once('end', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await server.connect(new StdioServerTransport());
  await over;
  await server.close();
}

function describe({ name, about, input, schema }: BenchTool): McpTool {
  const made = schema ?? z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return {
    name,
    description: about,
    inputSchema: made as McpTool['inputSchema'],
    annotations: { readOnlyHint: READS.has(name), openWorldHint: OUTSIDE.test(name) },
  };
}

type BenchTool = Built['tools'] extends Map<string, infer Each> ? Each : never;

interface CallScene {
  built: Built;
  seal: Seal;
  signal: AbortSignal;
  progress: (text: string) => void;
}

/** One call through the gate. Each has a transcript of its own, so that a server which runs for days keeps none of them. */
async function answer(scene: CallScene, name: string, args: unknown): Promise<CallToolResult> {
  const { built, seal, signal, progress } = scene;
  let result: LineOf<'result'> | undefined;
  const tell = (seen: Seen): void => {
    if (seen.type === 'result') result = seen;
    if (seen.type === 'progress') progress(seen.text);
  };
  const transcript = new Transcript({ agent: 'mcp', seal, write: () => {}, tell });
  const call = { type: 'call' as const, id: 'call-1', name, args };
  transcript.add({ type: 'assistant', blocks: [call], stop: 'tool', usage: NO_USAGE, ms: 0 });
  try {
    await dispatch([call], agentBench(built, transcript, {}), signal);
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    return { content: [{ type: 'text', text: seal(error.message) }], isError: true };
  }
  const images = (result?.images ?? []).map(({ mime, data }) => ({
    type: 'image' as const,
    mimeType: mime,
    data,
  }));
  return {
    content: [{ type: 'text', text: result?.text ?? '' }, ...images],
    ...(result?.ok !== true && { isError: true }),
  };
}
