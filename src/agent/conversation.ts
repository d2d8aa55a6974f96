import type { Line } from '../contract/event.js';
import type { Call, Message, Result } from '../contract/message.js';

type UserBlock = Extract<Message, { role: 'user' }>['blocks'][number];

/**
 * The conversation as the model should see it, folded from transcript lines one at a time. What a reminder cut off is in
 * the record and not here; after a compaction the lines before it leave. Runner text always follows all results of a turn.
 */
export class Conversation {
  messages: Message[] = [];
  #lines: Line[] = [];
  /** Calls of the last answer that have no result yet, in order. */
  #open = new Map<string, Call>();
  /** Runner text that came while results were still owed. */
  #held: UserBlock[] = [];

  add(line: Line): void {
    if (line.type === 'compact') this.#compact(line);
    else {
      this.#lines.push(line);
      this.#fold(line);
    }
  }

  /** Calls that were asked for and never answered (a run that was killed). */
  get open(): Call[] {
    return [...this.#open.values()];
  }

  #fold(line: Line): void {
    switch (line.type) {
      case 'user':
        for (const block of line.blocks) this.#say(block);
        break;
      case 'assistant':
        this.messages.push({ role: 'assistant', blocks: line.blocks });
        for (const block of line.blocks) if (block.type === 'call') this.#open.set(block.id, block);
        break;
      case 'result':
        this.#answer(line);
        break;
      case 'ttsr_injection':
        this.#say({ type: 'text', text: reminderText(line.rules, line.reminder) });
        break;
    }
  }

  #answer(line: Extract<Line, { type: 'result' }>): void {
    if (!this.#open.delete(line.id)) return;
    const block: Result = { type: 'result', id: line.id, ok: line.ok, text: line.shown ?? line.text };
    if (line.images) block.images = line.images;
    this.#push(block);
    if (this.#open.size > 0) return;
    for (const held of this.#held.splice(0)) this.#push(held);
  }

  #say(block: UserBlock): void {
    if (this.#open.size > 0) this.#held.push(block);
    else this.#push(block);
  }

  /** Vendors want strict alternation, so neighbouring user blocks share one message. */
  #push(block: UserBlock): void {
    const last = this.messages.at(-1);
    if (last?.role === 'user') last.blocks.push(block);
    else this.messages.push({ role: 'user', blocks: [block] });
  }

  #compact(line: Extract<Line, { type: 'compact' }>): void {
    const kept = this.#lines.filter((each) => each.seq >= line.before);
    this.messages = [];
    this.#open.clear();
    this.#lines = [];
    this.#push({ type: 'text', text: line.summary });
    for (const each of kept) this.add(each);
  }
}

/** Runner text the model can tell from tool output: tool output that imitates the tag is neutralised before it is stored. */
export function reminderText(rules: string[], say: string): string {
  return `<runner-reminder rules="${rules.join(', ')}">\n${say}\n</runner-reminder>`;
}
