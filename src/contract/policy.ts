import type { Access, Verdict } from './access.js';
import type { Usage } from './message.js';
import type { Delta } from './provider.js';

/** Why a stream is cut: names of the rules that matched (one injection for all of them) and the text for the model. */
export interface Reminder {
  rules: string[];
  say: string;
  /** Where it matched: the visible text, or a call's arguments. */
  source: 'text' | 'args';
}

/**
 * On whose behalf something is touched. `use` = a service at the moment of use, `audit` = the check after the run,
 * `walk` = a walk asks whether an entry that it has just listed may be seen (its path is real already).
 */
export interface By {
  tool: string;
  moment: 'call' | 'use' | 'audit' | 'walk';
}

/** Four questions, one judge. Nothing else in the program decides what is allowed. */
export interface Policy {
  /** May this be touched? Asked of what a tool declares, again when a service does it, and of every changed path at the end. */
  touch(access: Access, by: By): Verdict;
  /** Must this stream stop? One watch a turn; it is shown every delta, and each call's complete arguments before the tool runs. */
  watch(): Watch;
  /** May another turn start? `deny` = one wrap-up turn without tools may follow, `halt` = none. */
  turn(turns: number, spent: Usage, now: number): Verdict;
  /** How may this text be written down or sent? Secrets become `***`. Never throws. */
  seal(text: string): string;
}

export interface Watch {
  delta(delta: Delta): Reminder | undefined;
  /** The completed arguments of one call, as JSON text. */
  call(name: string, json: string): Reminder | undefined;
}

/** What a service asks before it touches the world: throws ToolError on deny or ask, RunError('policy') on halt. */
export type Guard = (access: Access) => void;
