import type { Access, Verdict } from './access.js';
import type { Intent, Staged } from './intent.js';
import type { Call, Image, Text, Thought, Usage } from './message.js';
import type { OutcomeName } from './outcome.js';
import type { Delta } from './provider.js';

/** Version of the transcript's line format. */
export const LINE_VERSION = 1;

/** Everything that happens in a run. What is not Passing becomes one line of transcript.jsonl. */
export type Event =
  | {
      type: 'start';
      run: string;
      galley: string;
      recipe: string;
      title: string;
      model: string;
      mode: string;
      tools: string[];
      base: string;
      head: string;
      event: string;
      number?: number;
      actor: string;
      level: string;
      label?: string;
      /** A subagent's first line: the call that started it, its type (`recipe:name` for a sub-recipe), its leash. */
      child?: { call: string; role: string; read_only: boolean; worktree: boolean };
    }
  /** `source` 'runner' marks text the runner wrote itself (wrap-up, nudge, retry reasons). */
  | { type: 'user'; source: 'prompt' | 'runner' | 'parent'; blocks: (Text | Image)[] }
  /** `structured`: the text is the recipe's structured result, asked for in the vendor's schema mode. */
  | {
      type: 'assistant';
      blocks: (Text | Thought | Call)[];
      stop: string;
      usage: Usage;
      ms: number;
      structured?: true;
    }
  | {
      type: 'call';
      id: string;
      name: string;
      args: unknown;
      access: Access[];
      verdict: Verdict;
      preview?: Record<string, string | number>;
    }
  | {
      type: 'result';
      id: string;
      name: string;
      ok: boolean;
      text: string;
      ms: number;
      images?: Image[];
      spill?: string;
      meta?: Record<string, string | number | boolean | string[]>;
      /** What the model sees instead of `text`, when output compression is on. */
      shown?: string;
    }
  | { type: 'ttsr_injection'; rules: string[]; reminder: string; source: 'text' | 'args'; cut: string }
  | { type: 'retry'; attempt: number; wait_ms: number; reason: string }
  | { type: 'hook'; phase: string; label: string; ok: boolean; exit: number | null; ms: number; text: string }
  /**
   * Lines with seq < `before` leave the conversation and are replaced by `summary` (`how` 'results': they stay, and only
   * their tool answers are shown short). `from`, `to`: tokens of the conversation before and after, about.
   */
  | {
      type: 'compact';
      before: number;
      summary: string;
      usage: Usage;
      how?: 'summary' | 'results' | 'fresh';
      from?: number;
      to?: number;
    }
  | { type: 'todo'; items: { content: string; status: 'pending' | 'in_progress' | 'completed' }[] }
  | { type: 'staged'; staged: Staged }
  | { type: 'intent'; intent: Intent }
  | { type: 'audit'; path: string; verdict: Verdict; action: 'kept' | 'reverted' }
  | { type: 'notice'; level: 'info' | 'warning'; text: string }
  /** What stands in the model's context beside the conversation, and what was left out and why. */
  | { type: 'context'; items: ContextItem[] }
  | { type: 'resume'; from: number }
  /** `patch`: SHA-256 of changes.patch, where the run wrote one. */
  | {
      type: 'end';
      outcome: OutcomeName;
      say: string;
      turns: number;
      usage: Usage;
      ms: number;
      patch?: string;
    }
  | Passing;

/** `state`: whole = in the prompt, listed = by name and description only, skipped = not at all, for the reason in `why`. */
export interface ContextItem {
  kind: 'instructions' | 'skill' | 'agent' | 'memory' | 'mcp' | 'plugin';
  name: string;
  /** Where it was read. */
  from: string;
  bytes: number;
  state: 'whole' | 'listed' | 'skipped';
  why?: string;
}

export type Passing = { type: 'delta'; delta: Delta } | { type: 'progress'; id: string; text: string };

export type Kept = Exclude<Event, Passing>;

/** One line of transcript.jsonl. `seq` counts from 0 in a file; `agent` is 'main' or a subagent's id. */
export type Line = { v: typeof LINE_VERSION; seq: number; at: string; agent: string; parent?: string } & Kept;

export type LineOf<T extends Kept['type']> = Extract<Line, { type: T }>;

/** What reporters are shown while a run goes on. */
export type Seen = Line | (Passing & { agent: string });
