import type { Transcript } from '../agent/transcript.js';
import { ALLOW, type Verdict } from '../contract/access.js';
import { addUsage, NO_USAGE, type Usage } from '../contract/message.js';
import type { Policy } from '../contract/policy.js';

/**
 * What an agent may use, subagents included: its own limit, and that of every agent above it. A turn that is under way
 * counts before it is paid for, at what a turn has cost so far, so that agents side by side do not share one last turn.
 */
export class Account {
  #turns = 0;
  #spent: Usage = NO_USAGE;
  /** What this agent's own turn under way is thought to cost. */
  #mine: Usage | undefined;

  constructor(
    private readonly transcript: Transcript,
    private readonly limit: Policy['turn'],
    private readonly parent?: Account,
  ) {}

  /** May another turn of this agent start? At a limit from above there is no wrap-up: that turn is the one of the agent above. */
  turn(now: number): Verdict {
    this.land();
    for (let each: Account | undefined = this; each; each = each.parent) {
      const { transcript } = each;
      const verdict = each.limit(
        transcript.turns + each.#turns,
        addUsage(transcript.spent, each.#spent),
        now,
      );
      if (verdict.action === 'allow') continue;
      return each === this || verdict.action === 'halt' ? verdict : { ...verdict, action: 'halt' };
    }
    const mine = this.#usual();
    for (let each: Account | undefined = this; each; each = each.parent) each.#reserve(1, mine);
    this.#mine = mine;
    return ALLOW;
  }

  /** The turn that was under way is over, or will never be. */
  land(): void {
    const mine = this.#mine;
    if (!mine) return;
    this.#mine = undefined;
    const back = scaled(mine, -1);
    for (let each: Account | undefined = this; each; each = each.parent) each.#reserve(-1, back);
  }

  #reserve(turns: number, usage: Usage): void {
    this.#turns += turns;
    this.#spent = addUsage(this.#spent, usage);
  }

  /** What a turn has cost here so far; before the first one, what it costs above. */
  #usual(): Usage {
    const { turns, spent } = this.transcript;
    if (turns > 0) return scaled(spent, 1 / turns);
    return this.parent ? this.parent.#usual() : NO_USAGE;
  }
}

function scaled({ input, output, cached, usd }: Usage, by: number): Usage {
  return { input: input * by, output: output * by, cached: cached * by, usd: usd * by };
}
