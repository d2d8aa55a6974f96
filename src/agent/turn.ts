import type { Event } from '../contract/event.js';
import type { Call } from '../contract/message.js';
import type { Policy, Reminder, Watch } from '../contract/policy.js';
import type { Prompt, Provider } from '../contract/provider.js';
import { type Answer, Draft } from './draft.js';

export type Turn = ({ cut: false; ms: number } & Answer) | { cut: true; reminder: Reminder; draft: string };

export interface TurnScene {
  provider: Provider;
  policy: Policy;
  prompt: Prompt;
  signal: AbortSignal;
  tell: (event: Event) => void;
}

/**
 * One answer from the model. A reminder ends it early: leaving the loop closes the stream, so there is nothing to abort.
 * Every call's complete arguments are looked at once more before anything runs.
 */
export async function takeTurn({ provider, policy, prompt, signal, tell }: TurnScene): Promise<Turn> {
  const started = performance.now();
  const draft = new Draft();
  let watch = policy.watch();
  for await (const delta of provider.stream(prompt, signal)) {
    draft.add(delta);
    if (delta.type === 'retry') {
      watch = policy.watch();
      tell({ type: 'retry', attempt: delta.attempt, wait_ms: delta.waitMs, reason: delta.reason });
      continue;
    }
    const reminder = watch.delta(delta);
    if (reminder) return { cut: true, reminder, draft: draft.text };
    tell({ type: 'delta', delta });
  }
  signal.throwIfAborted();
  const answer = draft.finish();
  const reminder = lookAtCalls(answer, watch);
  if (reminder) return { cut: true, reminder, draft: draft.text };
  return { cut: false, ms: Math.round(performance.now() - started), ...answer };
}

function lookAtCalls({ blocks, json }: Answer, watch: Watch): Reminder | undefined {
  const calls = blocks.filter((block): block is Call => block.type === 'call');
  for (const call of calls) {
    const reminder = watch.call(call.name, json.get(call.id) ?? '');
    if (reminder) return reminder;
  }
  return undefined;
}
