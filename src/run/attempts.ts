import { compress } from '../agent/compress.js';
import { runAgent } from '../agent/loop.js';
import { systemPrompt } from '../agent/prompt.js';
import type { Transcript } from '../agent/transcript.js';
import { RunError } from '../contract/error.js';
import type { Call } from '../contract/message.js';
import type { Output } from '../contract/tool.js';
import { agentBench, type Built } from './bench.js';
import { wallScene } from './build.js';
import { runChecks } from './checks.js';
import { firstRequest } from './request.js';
import type { Scene } from './scene.js';
import { openHooks } from './wall.js';

/** The agent, and the recipe's checks after it: a failed check goes back to the model with what it printed. */
export async function toTheEnd(
  scene: Scene,
  built: Built,
  transcript: Transcript,
  attempts: { count: number },
): Promise<string> {
  const { task, trusted, provider, record, order } = scene;
  const hooks = openHooks(wallScene(scene), scene.seal, transcript);
  const bench = agentBench(built, transcript, {
    ...(order.approve && { approve: order.approve }),
    ...(hooks && { hooks }),
    ...(task.loaded.config.tools.output_compression.enabled && { compress: compressed }),
  });
  const system = systemPrompt({
    title: task.recipe.title,
    instructions: task.recipe.instructions,
    mode: task.effective.mode,
    level: trusted.level,
    tools: [...built.tools.keys()],
    files: scene.instructions,
  });
  const base = { provider, bench, system, signal: order.signal, cacheKey: record.id };
  const resumed = record.earlier.length > 0;
  let request = resumed
    ? [
        {
          type: 'text' as const,
          text: 'The run was interrupted and goes on now. Look at what is done, and finish the task.',
        },
      ]
    : firstRequest(task.recipe, trusted, scene.context);
  let source: 'prompt' | 'runner' = resumed ? 'runner' : 'prompt';
  for (;;) {
    const answer = await runAgent({ ...base, request, source });
    const { retry } = task.recipe;
    if (!retry) return answer;
    const failed = await runChecks(retry, built, order.signal);
    if (failed === undefined) return answer;
    if (attempts.count > retry.max)
      throw new RunError(
        'limit',
        `The checks still fail after ${attempts.count} tries: ${failed.command}\n\n${answer}`,
      );
    attempts.count += 1;
    request = [{ type: 'text', text: failed.say }];
    source = 'runner';
  }
}

/** A shorter form of recognised command output, for the model only. */
function compressed(call: Call, output: Output): string | undefined {
  const { command } = (call.args ?? {}) as { command?: unknown };
  if (call.name !== 'bash' || typeof command !== 'string') return undefined;
  return compress(command, output.text, output.failed !== true);
}
