import type { Line } from '../contract/event.js';
import type { Call, Message, Result, Usage } from '../contract/message.js';
import { shortened } from './shorten.js';

type UserBlock = Extract<Message, { role: 'user' }>['blocks'][number];

/**
 * The conversation as the model should see it, folded from transcript lines one at a time. What a reminder cut off is in
 * the record and not here; after a compaction the lines before it leave, or their results are shown short. Runner text
 * always follows all results of a turn.
 */
export class Conversation {
  messages: Message[] = [];
  /** The line that each message begins with. */
  seqs: number[] = [];
  /** What the last answer cost, while nothing before it was changed since: the server's own count of the conversation. */
  measured: Usage | undefined;
  #lines: Told[] = [];
  /** What stands in place of the lines that left. */
  #opening: { text: string; seq: number } | undefined;
  /** Calls of the last answer that have no result yet, in order. */
  #open = new Map<string, Call>();
  /** Runner text that came while results were still owed. */
  #held: { block: UserBlock; seq: number }[] = [];
  /** Results of lines before this one are shown short. */
  #shortBefore = 0;

  add(line: Line): void {
    if (line.type === 'compact') this.#compact(line);
    else if (isTold(line)) {
      this.#lines.push(line);
      this.#fold(line);
    }
  }

  /** Calls that were asked for and never answered (a run that was killed). */
  get open(): Call[] {
    return [...this.#open.values()];
  }

  #fold(line: Told): void {
    switch (line.type) {
      case 'user':
        for (const block of line.blocks) this.#say(block, line.seq);
        break;
      case 'assistant':
        this.messages.push({ role: 'assistant', blocks: line.blocks });
        this.seqs.push(line.seq);
        this.measured = line.usage;
        for (const block of line.blocks) if (block.type === 'call') this.#open.set(block.id, block);
        break;
      case 'result':
        this.#answer(line);
        break;
      case 'ttsr_injection':
        this.#say({ type: 'text', text: reminderText(line.rules, line.reminder) }, line.seq);
        break;
    }
  }

  #answer(line: Extract<Line, { type: 'result' }>): void {
    if (!this.#open.delete(line.id)) return;
    const block: Result = { type: 'result', id: line.id, ok: line.ok, text: line.shown ?? line.text };
    if (line.images) block.images = line.images;
    this.#push(line.seq < this.#shortBefore ? shortened(block, line.spill) : block, line.seq);
    if (this.#open.size > 0) return;
    for (const { block: held, seq } of this.#held.splice(0)) this.#push(held, seq);
  }

  #say(block: UserBlock, seq: number): void {
    if (this.#open.size > 0) this.#held.push({ block, seq });
    else this.#push(block, seq);
  }

  /** Vendors want strict alternation, so neighbouring user blocks share one message. */
  #push(block: UserBlock, seq: number): void {
    const last = this.messages.at(-1);
    if (last?.role === 'user') last.blocks.push(block);
    else {
      this.messages.push({ role: 'user', blocks: [block] });
      this.seqs.push(seq);
    }
  }

  /** Folded anew from the lines that stay: a compaction is the one moment at which what was sent before may change. */
  #compact(line: Extract<Line, { type: 'compact' }>): void {
    if (line.how === 'results') this.#shortBefore = Math.max(this.#shortBefore, line.before);
    else {
      this.#opening = { text: line.summary, seq: line.seq };
      this.#lines = this.#lines.filter(({ seq }) => seq >= line.before);
    }
    const kept = this.#lines;
    this.messages = [];
    this.seqs = [];
    this.#lines = [];
    this.#open.clear();
    this.#held = [];
    if (this.#opening) this.#push({ type: 'text', text: this.#opening.text }, this.#opening.seq);
    for (const each of kept) this.add(each);
    this.measured = undefined;
  }
}

type Told = Extract<Line, { type: 'user' | 'assistant' | 'result' | 'ttsr_injection' }>;

/** What of the record the model is told; the other lines are for people. */
function isTold(line: Line): line is Told {
  return ['user', 'assistant', 'result', 'ttsr_injection'].includes(line.type);
}

/** Runner text the model can tell from tool output: tool output that imitates the tag is neutralised before it is stored. */
export function reminderText(rules: string[], say: string): string {
  return `<runner-reminder rules="${rules.join(', ')}">\n${say}\n</runner-reminder>`;
}
