import { type Call, NO_USAGE, type Text, type Thought, type Usage } from '../contract/message.js';
import type { Delta } from '../contract/provider.js';

type Open = Text | Thought | (Call & { json: string });

export interface Answer {
  blocks: (Text | Thought | Call)[];
  /** Each call's arguments as the model wrote them, by call id. */
  json: Map<string, string>;
  stop: Extract<Delta, { type: 'stop' }>['reason'] | 'cut';
  usage: Usage;
}

/** The answer being written: folds deltas into blocks. Costs the same per delta however long the answer is. */
export class Draft {
  #blocks: Open[] = [];
  #calls = new Map<string, Call & { json: string }>();
  #stop: Answer['stop'] = 'cut';
  #usage: Usage = NO_USAGE;

  add(delta: Delta): void {
    const last = this.#blocks.at(-1);
    switch (delta.type) {
      case 'text':
        if (last?.type === 'text') last.text += delta.text;
        else this.#blocks.push({ type: 'text', text: delta.text });
        break;
      case 'thought': {
        const { type: _, ...thought } = delta;
        if (last?.type === 'thought' && last.signature === undefined && last.data === undefined)
          Object.assign(last, thought, { text: last.text + delta.text });
        else this.#blocks.push({ ...delta });
        break;
      }
      case 'call': {
        const call = { type: 'call' as const, id: delta.id, name: delta.name, args: {}, json: '' };
        this.#calls.set(delta.id, call);
        this.#blocks.push(call);
        break;
      }
      case 'args': {
        const call = this.#calls.get(delta.id);
        if (call) call.json += delta.json;
        break;
      }
      case 'retry':
        this.#blocks = [];
        this.#calls.clear();
        break;
      case 'stop':
        this.#stop = delta.reason;
        this.#usage = delta.usage;
        break;
    }
  }

  /** What was written so far, for the record of a cut. */
  get text(): string {
    return this.#blocks
      .map((block) => (block.type === 'call' ? `${block.name} ${block.json}` : block.text))
      .join('\n');
  }

  finish(): Answer {
    const blocks = this.#blocks
      .filter(
        (block) =>
          block.type === 'call' ||
          block.text !== '' ||
          (block.type === 'thought' && block.data !== undefined),
      )
      .map((block) => {
        if (block.type !== 'call') return block;
        const { json, ...call } = block;
        return { ...call, args: parse(json) };
      });
    const json = new Map([...this.#calls].map(([id, call]) => [id, call.json]));
    return { blocks, json, stop: this.#stop, usage: this.#usage };
  }
}

/** Broken JSON is passed on as text: the tool's schema refuses it, and the model hears why. */
function parse(json: string): unknown {
  if (json.trim() === '') return {};
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
