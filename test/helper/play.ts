import type { z } from 'zod';
import type { Output, Tool } from '../../src/contract/tool.js';
import type { Kit } from '../../src/tool/kit.js';

/** Calls one tool as dispatch does: its schema parses the arguments, then it runs. */
export async function play<Input extends z.ZodType>(
  tool: Tool<Input, Kit>,
  args: z.input<Input>,
  kit: Kit,
  signal: AbortSignal = new AbortController().signal,
): Promise<Output> {
  return tool.run(tool.input.parse(args), { kit, signal, id: 'call-1', progress: () => {} });
}
