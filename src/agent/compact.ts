import { RunError } from '../contract/error.js';
import { type Message, NO_USAGE, type Usage } from '../contract/message.js';
import type { Provider } from '../contract/provider.js';
import { Meter } from './meter.js';
import { shortened } from './shorten.js';
import type { Transcript } from './transcript.js';

/** Room that is kept free for the answer: this share of the window, and never more than so many tokens. */
const FREE_SHARE = 0.2;
const MOST_FREE = 40_000;
/** How full a window may be after a compaction, and which share of it the last turns may take that stay whole. */
const AIM_SHARE = 0.6;
const KEPT_SHARE = 0.25;

export interface CompactScene {
  provider: Provider;
  transcript: Transcript;
  /** The system prompt and the tools, as text: they take room as well. */
  overhead: string;
  /** Sums up what leaves the conversation. Throws RunError where no model can do it. */
  summarise(messages: readonly Message[]): Promise<{ text: string; usage: Usage }>;
  /** What stands around the summary: the task, what was done, what is planned. */
  frame(summary: string): string;
}

/** Makes room in the conversation when it is needed (`turn`) or whatever it takes (`overflow`); says whether it did. */
export type MakeRoom = (why: 'turn' | 'overflow') => Promise<boolean>;

/**
 * Keeps a conversation inside the model's window. First old tool answers are shown short; when that is not enough, all
 * but the last turns are summed up. Both change the prefix that prompt caches know, so each time room is made for many
 * turns. The transcript keeps everything; only the view of it changes.
 */
export function compactor(scene: CompactScene): MakeRoom {
  const { provider, transcript } = scene;
  const meter = new Meter(provider, transcript, scene.overhead);
  let learned = 0;
  return async (why) => {
    const full = meter.total();
    // A server that refuses less than it promised, or promised nothing: its limit is a little below this.
    if (why === 'overflow' && !(provider.contextWindow > 0 && full >= provider.contextWindow))
      learned = Math.floor(full * 0.95);
    const window = learned || provider.contextWindow;
    const limit = window - Math.min(MOST_FREE, window * FREE_SHARE);
    if (window === 0 || (why === 'turn' && full < limit)) return false;
    const before = firstKept(transcript, meter, window * KEPT_SHARE);
    if (before === undefined) return false;
    shorten(transcript, meter, before);
    if (meter.total() > window * AIM_SHARE) await sumUp(scene, meter, before);
    // The last turns alone may be too much: one answer of a tool is enough.
    if (meter.total() > limit) shorten(transcript, meter, transcript.seq);
    return meter.total() < full;
  };
}

/** The line of the first answer that stays whole: as many last turns as `room` holds, and at least the last one. */
function firstKept({ messages, seqs }: Transcript, meter: Meter, room: number): number | undefined {
  let first: number | undefined;
  let used = 0;
  for (let at = messages.length - 1; at >= 0; at--) {
    const message = messages[at] as Message;
    used += meter.weigh(message);
    if (used > room && first !== undefined) break;
    if (message.role === 'assistant') first = seqs[at];
  }
  return first;
}

/** Shows the results before the line `before` short, where that is worth breaking the prompt cache. */
function shorten(transcript: Transcript, meter: Meter, before: number): void {
  const saved = transcript.messages.reduce((sum, message, at) => {
    if (message.role === 'assistant' || (transcript.seqs[at] ?? before) >= before) return sum;
    const blocks = message.blocks.map((block) =>
      block.type === 'result' ? shortened(block, undefined) : block,
    );
    return sum + meter.weigh(message) - meter.weigh({ ...message, blocks });
  }, 0);
  const from = meter.total();
  if (saved < from / 50) return;
  const [now, then] = [Math.round(from), Math.round(from - saved)];
  transcript.add({
    type: 'compact',
    how: 'results',
    before,
    summary: '',
    usage: NO_USAGE,
    from: now,
    to: then,
  });
}

/** Puts a summary in place of everything before the line `before`. Where no model can write one, the facts must do. */
async function sumUp(scene: CompactScene, meter: Meter, before: number): Promise<void> {
  const { transcript } = scene;
  const cut = transcript.seqs.findIndex(
    (seq, at) => seq >= before && transcript.messages[at]?.role === 'assistant',
  );
  const leaving = transcript.messages.slice(0, cut);
  if (leaving.length < 2) return;
  const from = Math.round(meter.total());
  const { text, usage } = await attempt(scene, leaving);
  const summary = scene.frame(text);
  const opening: Message = { role: 'user', blocks: [{ type: 'text', text: summary }] };
  const to = Math.round(meter.of([opening, ...transcript.messages.slice(cut)]));
  transcript.add({ type: 'compact', how: 'summary', before, summary, usage, from, to });
}

async function attempt(
  { summarise, transcript }: CompactScene,
  leaving: readonly Message[],
): Promise<{ text: string; usage: Usage }> {
  try {
    return await summarise(leaving);
  } catch (error) {
    if (!(error instanceof RunError) || error.outcome === 'cancelled' || error.outcome === 'limit')
      throw error;
    const text = `The conversation was cut without a summary: ${error.message}`;
    transcript.add({ type: 'notice', level: 'warning', text });
    return { text: '', usage: NO_USAGE };
  }
}
