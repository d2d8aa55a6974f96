import type { Policy, Reminder, Watch } from '../contract/policy.js';
import type { Delta } from '../contract/provider.js';
import type { Ttsr, TtsrRule } from '../contract/recipe.js';
import { BUILTIN_RULES } from './builtin-rules.js';
import { compile, type Patterns, type Source } from './patterns.js';
import { Unescape } from './unescape.js';

/** Interruptions in a row after which reminders wait for an answer that ends by itself. */
const MAX_IN_A_ROW = 3;

export interface ReminderScene {
  /** Where the rules stand, for errors at load. */
  origin?: string;
  /** Names in the `ttsr_injection` lines of a run that is resumed: `once` still holds. */
  injected?: readonly (readonly string[])[];
  /** Told, once a row, when the cap is reached and a match is let pass. */
  tell?: (text: string) => void;
}

type Named = TtsrRule & { name: string };

/**
 * Watches what the model writes: the visible text and each call's arguments, each source on its own, while they stream
 * and once more when a call is complete. All rules run as one automaton; a rule that is malformed is an error here.
 */
export function reminders(config: Ttsr, scene: ReminderScene = {}): Policy['watch'] {
  return compileReminders(config, scene.origin)(scene);
}

/** The rules compiled once, for several agents: each has a memory of its own of what was said. */
export function compileReminders(
  config: Ttsr,
  origin = 'ttsr.rules',
): (scene: ReminderScene) => Policy['watch'] {
  const rules = config.enabled ? active(config) : [];
  const patterns = {
    text: compile(rules, 'text', origin),
    args: compile(rules, 'args', origin),
  };
  return (scene) => {
    const chain = new Chain(rules, scene);
    return () => new StreamWatch(patterns, chain.begin());
  };
}

/** The rules in force: the built-in ones first, a rule of one's own replaces the built-in one of its name. */
function active(config: Ttsr): Named[] {
  const own = config.rules.map((rule, index) => ({ ...rule, name: rule.name ?? `rule-${index + 1}` }));
  const names = new Set(own.map(({ name }) => name));
  const builtin = config.builtin ? BUILTIN_RULES.filter(({ name }) => !names.has(name)) : [];
  return [...builtin, ...own].filter(({ name }) => !config.disabled.includes(name));
}

/** What is remembered from turn to turn: which rule has spoken when, and how many interruptions came in a row. */
class Chain {
  readonly #rules: Named[];
  readonly #scene: ReminderScene;
  readonly #spoken = new Map<string, number>();
  #turn = 0;
  #row = 0;
  #ended = false;

  constructor(rules: Named[], scene: ReminderScene) {
    this.#rules = rules;
    this.#scene = scene;
    for (const name of (scene.injected ?? []).flat()) this.#spoken.set(name, 0);
  }

  begin(): this {
    if (this.#ended) this.#row = 0;
    this.#ended = false;
    return this;
  }

  /** The answer came to its end; unless its calls still match, the row of interruptions is over. */
  end(): void {
    this.#ended = true;
    this.#turn++;
  }

  /** One reminder for all rules that are due, or none. */
  speak(indexes: readonly number[], source: Reminder['source']): Reminder | undefined {
    const due = [...new Set(indexes)].map((index) => this.#rules[index]!).filter((rule) => this.#isDue(rule));
    if (due.length === 0) return undefined;
    if (this.#row >= MAX_IN_A_ROW) {
      if (this.#row++ === MAX_IN_A_ROW)
        this.#scene.tell?.(
          `Reminders have cut ${MAX_IN_A_ROW} answers in a row; "${due.map(({ name }) => name).join(', ')}" was let pass so that the run goes on. The policy still judges every call.`,
        );
      return undefined;
    }
    this.#row++;
    if (!this.#ended) this.#turn++;
    this.#ended = false;
    for (const { name } of due) this.#spoken.set(name, this.#turn);
    return {
      rules: due.map(({ name }) => name),
      say: due.map(({ reminder }) => reminder).join('\n\n'),
      source,
    };
  }

  #isDue({ name, repeat }: Named): boolean {
    const last = this.#spoken.get(name);
    return last === undefined || (repeat !== 'once' && this.#turn + 1 - last > repeat);
  }
}

/** One turn's eyes. */
class StreamWatch implements Watch {
  readonly #patterns: Record<Source, Patterns>;
  readonly #chain: Chain;
  #text: ReturnType<Patterns['start']>;
  readonly #args = new Map<string, { unescape: Unescape; stream: ReturnType<Patterns['start']> }>();

  constructor(patterns: Record<Source, Patterns>, chain: Chain) {
    this.#patterns = patterns;
    this.#chain = chain;
    this.#text = patterns.text.start();
  }

  delta(delta: Delta): Reminder | undefined {
    switch (delta.type) {
      case 'text':
        return this.#chain.speak(this.#text.feed(delta.text), 'text');
      case 'args':
        return this.#chain.speak(this.#feedArgs(delta.id, delta.json), 'args');
      case 'retry':
        this.#text = this.#patterns.text.start();
        this.#args.clear();
        return undefined;
      case 'stop':
        this.#chain.end();
        return this.#chain.speak(this.#text.end(), 'text');
      default:
        return undefined;
    }
  }

  call(_name: string, json: string): Reminder | undefined {
    const stream = this.#patterns.args.start();
    const found = stream.feed(new Unescape().feed(json));
    return this.#chain.speak([...found, ...stream.end()], 'args');
  }

  #feedArgs(id: string, json: string): number[] {
    let call = this.#args.get(id);
    if (!call) {
      call = { unescape: new Unescape(), stream: this.#patterns.args.start() };
      this.#args.set(id, call);
    }
    return call.stream.feed(call.unescape.feed(json));
  }
}
