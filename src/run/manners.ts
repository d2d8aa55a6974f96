import { compress } from '../agent/compress.js';
import type { Bench } from '../agent/dispatch.js';
import type { Call } from '../contract/message.js';
import type { Output } from '../contract/tool.js';
import type { Kit } from '../tool/kit.js';
import type { Task } from './task.js';

/** What the config asks of every agent's bench. */
export function mannersOf({ loaded }: Task): Partial<Bench<Kit>> {
  return { ...(loaded.config.tools.output_compression.enabled && { compress: compressed }) };
}

/** A shorter form of recognised command output, for the model only. */
function compressed(call: Call, output: Output): string | undefined {
  const { command } = (call.args ?? {}) as { command?: unknown };
  if (call.name !== 'bash' || typeof command !== 'string') return undefined;
  return compress(command, output.text, output.failed !== true);
}
