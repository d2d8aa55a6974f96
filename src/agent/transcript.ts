import {
  type Event,
  type Kept,
  LINE_VERSION,
  type Line,
  type Passing,
  type Seen,
} from '../contract/event.js';
import { addUsage, type Call, type Message, NO_USAGE, type Usage } from '../contract/message.js';
import { Conversation } from './conversation.js';

export interface TranscriptOptions {
  agent: string;
  parent?: string;
  seal: (text: string) => string;
  /** Takes one line without its newline and returns when the operating system has it. */
  write: (line: string) => void;
  tell: (seen: Seen) => void;
  now?: () => Date;
}

/**
 * Append-only record of a run. The conversation is computed from it, so the two cannot disagree. Subagents write into the
 * same file through `child`: one count of lines, and what they use counts for the agent that started them as well.
 */
export class Transcript {
  readonly #options: TranscriptOptions;
  readonly #conversation = new Conversation();
  readonly #parent: Transcript | undefined;
  readonly #lines: { seq: number };
  #turns = 0;
  #spent: Usage = NO_USAGE;

  constructor(options: TranscriptOptions, earlier: readonly Line[] = [], parent?: Transcript) {
    this.#options = options;
    this.#parent = parent;
    this.#lines = parent ? parent.#lines : { seq: (earlier.at(-1)?.seq ?? -1) + 1 };
    for (const line of earlier) {
      if (line.agent === options.agent) this.#conversation.add(line);
      if (this.#covers(line)) this.#tally(line);
    }
  }

  /** A subagent's transcript: its own conversation, taken up where `earlier` (lines of this file) left it. */
  child(agent: string, earlier: readonly Line[] = []): Transcript {
    return new Transcript({ ...this.#options, agent, parent: this.#options.agent }, earlier, this);
  }

  /** The one way in: sealed first, then written, then told to the reporters. Answers with the sealed event. */
  add<E extends Event>(raw: E): E {
    const event = sealValues(raw, this.#options.seal) as E;
    const { agent, parent, tell, write, now = () => new Date() } = this.#options;
    if (isPassing(event)) {
      tell({ ...event, agent });
      return event;
    }
    const line = {
      v: LINE_VERSION,
      seq: this.#lines.seq++,
      at: now().toISOString(),
      agent,
      ...(parent !== undefined && { parent }),
      ...(event as Kept),
    } as Line;
    write(toJson(line));
    this.#conversation.add(line);
    for (let each: Transcript | undefined = this; each; each = each.#parent) each.#tally(line);
    tell(line);
    return event;
  }

  /** Subagents' ids begin with their parent's: `a1.2` was started by `a1`, and `a1` by `main`. */
  #covers({ agent }: Line): boolean {
    const own = this.#options.agent;
    return agent === own || this.#parent === undefined || agent.startsWith(`${own}.`);
  }

  #tally(line: Line): void {
    if (line.type === 'assistant' || line.type === 'ttsr_injection') this.#turns += 1;
    if (line.type === 'assistant' || line.type === 'compact') this.#spent = addUsage(this.#spent, line.usage);
  }

  get agent(): string {
    return this.#options.agent;
  }

  /** Answers of the model so far, to this agent and the subagents it started; a cut answer counts. */
  get turns(): number {
    return this.#turns;
  }

  /** What this agent and the subagents it started have used. */
  get spent(): Usage {
    return this.#spent;
  }

  get seq(): number {
    return this.#lines.seq;
  }

  get messages(): readonly Message[] {
    return this.#conversation.messages;
  }

  /** The line that each message begins with. */
  get seqs(): readonly number[] {
    return this.#conversation.seqs;
  }

  /** Tokens of the last request and its answer as the server counted them; undefined after a compaction. */
  get measured(): Usage | undefined {
    return this.#conversation.measured;
  }

  get openCalls(): Call[] {
    return this.#conversation.open;
  }
}

/** Lines of a transcript file; an unfinished last line (the process was killed) is left out. Other broken lines throw. */
export function readLines(text: string): Line[] {
  const rows = text.split('\n');
  const last = rows.pop();
  const lines = rows.filter((row) => row !== '').map((row, index) => parseLine(row, index + 1));
  if (last) {
    try {
      lines.push(JSON.parse(last) as Line);
    } catch {
      return lines;
    }
  }
  return lines;
}

function parseLine(row: string, number: number): Line {
  try {
    return JSON.parse(row) as Line;
  } catch (cause) {
    throw new Error(`line ${number} is not JSON`, { cause });
  }
}

/** U+2028 and U+2029 are escaped: some readers take them for line ends. */
function toJson(line: Line): string {
  return JSON.stringify(line).replace(/[\u2028\u2029]/g, (mark) =>
    mark === '\u2028' ? '\\u2028' : '\\u2029',
  );
}

/** Seals every string, keys too. A vendor's opaque reasoning and the bytes of images stay as they are. */
export function sealValues(value: unknown, seal: (text: string) => string): unknown {
  if (typeof value === 'string') return seal(value);
  if (Array.isArray(value)) return value.map((each) => sealValues(each, seal));
  if (value === null || typeof value !== 'object') return value;
  const kind = (value as { type?: unknown }).type;
  const out: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    if (each === undefined) continue;
    const opaque =
      (kind === 'image' && key === 'data') || (kind === 'thought' && (key === 'signature' || key === 'data'));
    Object.defineProperty(out, seal(key), {
      value: opaque ? each : sealValues(each, seal),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return out;
}

function isPassing(event: Event): event is Passing {
  return event.type === 'delta' || event.type === 'progress';
}
