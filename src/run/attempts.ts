import { reminderText } from '../agent/conversation.js';
import { describeTools, runAgent, type Task } from '../agent/loop.js';
import { systemPrompt } from '../agent/prompt.js';
import type { Transcript } from '../agent/transcript.js';
import { RunError } from '../contract/error.js';
import type { Line } from '../contract/event.js';
import { NO_USAGE, type Text } from '../contract/message.js';
import type { Kit } from '../tool/kit.js';
import { agentBench, type Built } from './bench.js';
import { wallScene } from './build.js';
import { runChecks } from './checks.js';
import { requestOf, roomFor } from './compact.js';
import type { RunFleet } from './fleet.js';
import { handIn } from './hand-in.js';
import { mannersOf } from './manners.js';
import { firstRequest } from './request.js';
import type { Scene } from './scene.js';
import { openHooks } from './wall.js';

/** The agent, and the recipe's checks after it: a failed check goes back to the model with what it printed. */
export async function toTheEnd(scene: Scene, fleet: RunFleet, attempts: { count: number }): Promise<string> {
  const { task, trusted, provider, record, order } = scene;
  const { built, transcript } = fleet.main;
  const hooks = openHooks(wallScene(scene), scene.seal, transcript);
  const bench = agentBench(built, transcript, {
    ...(order.approve && { approve: order.approve }),
    ...(hooks && { hooks }),
    ...mannersOf(task),
  });
  const system = systemPrompt({
    title: task.recipe.title,
    instructions: task.recipe.instructions,
    mode: task.effective.mode,
    level: trusted.level,
    tools: [...built.tools.keys()],
    files: scene.lore.instructions,
    sections: fleet.sections(fleet.main, task.subs),
  });
  const base = {
    provider,
    bench,
    system,
    signal: order.signal,
    cacheKey: record.id,
    beforeTurn: fleet.beforeTurn(fleet.main),
    makeRoom: roomFor(scene, {
      provider,
      transcript,
      overhead: system + JSON.stringify(describeTools(bench)),
      signal: order.signal,
    }),
  };
  const resumed = record.earlier.length > 0;
  let request: Text[] | undefined = resumed
    ? [
        {
          type: 'text',
          text: `The run was interrupted and goes on now. Look at what is done, and finish the task.${fleet.interruption}`,
        },
      ]
    : firstRequest(task.recipe, trusted, scene.context);
  let source: 'prompt' | 'runner' = resumed ? 'runner' : 'prompt';
  for (;;) {
    const answer = await talk({ ...base, ...(request && { request }), source }, built, scene);
    const { retry } = task.recipe;
    const failed = retry && (await runChecks(retry, built, order.signal));
    if (!failed) return answer;
    if (attempts.count > retry.max)
      throw new RunError(
        'limit',
        `The checks still fail after ${attempts.count} tries: ${failed.command}\n\n${answer}`,
      );
    attempts.count += 1;
    if (retry.conversation === 'fresh') beginAnew(record.lines, transcript, failed.say);
    request = retry.conversation === 'fresh' ? undefined : [{ type: 'text', text: failed.say }];
    source = 'runner';
  }
}

/** The agent's words, and its structured result where the recipe wants one: an agent that has nothing else to do gives only that. */
async function talk(work: Task<Kit>, built: Built, scene: Scene): Promise<string> {
  const { task, record } = scene;
  const schema = task.recipe.response?.json_schema;
  if (schema === undefined) return runAgent(work);
  const hasResult = (): boolean =>
    record.lines.some((line) => line.type === 'staged' && line.staged.kind === 'output');
  const { transcript } = work.bench;
  const isFormOnly = asksForFormOnly(scene);
  if (isFormOnly && work.request)
    transcript.add({ type: 'user', source: work.source ?? 'prompt', blocks: work.request });
  const answer = isFormOnly ? '' : await runAgent(work);
  if (isFormOnly || !hasResult()) await handIn(work, built, schema);
  return answer || (hasResult() ? 'The structured result was handed in.' : '');
}

/** No tools, and no change to look at: there is nothing to do but to answer. */
function asksForFormOnly({ task, trusted }: Scene): boolean {
  const { tools, outputs } = task.recipe;
  const isAboutChange =
    trusted.pull !== undefined || trusted.event === 'push' || outputs.review || outputs.check;
  return tools.length === 0 && !isAboutChange;
}

/** The conversation starts over with the request and what the check said; the work tree stays as it is. */
function beginAnew(lines: readonly Line[], transcript: Transcript, say: string): void {
  const own = lines.filter(({ agent }) => agent === transcript.agent);
  const summary = `${requestOf(own)}\n\n${reminderText(['retry'], `An earlier attempt at this left the work tree as it is now. ${say}`)}`;
  transcript.add({ type: 'compact', how: 'fresh', before: transcript.seq, summary, usage: NO_USAGE });
}
