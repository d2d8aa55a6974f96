import type { Task as AgentTask } from '../agent/loop.js';
import type { Transcript } from '../agent/transcript.js';
import type { Line } from '../contract/event.js';
import type { Provider } from '../contract/provider.js';
import type { Recipe } from '../contract/recipe.js';
import type { Judge } from '../policy/gate.js';
import type { SubRecipe } from '../recipe/sub-recipe.js';
import type { AgentType } from '../service/agents.js';
import type { Kit } from '../tool/kit.js';
import type { Account } from './account.js';
import type { Built } from './bench.js';
import type { Scene } from './scene.js';

/** One agent of a run, the main one or a subagent: what it works with, and what it may use. */
export interface Aboard {
  /** 0 = the main agent. */
  depth: number;
  built: Built;
  /** What narrows it beside the judges of the run, its parents' narrowing included. */
  layers: readonly Judge[];
  transcript: Transcript;
  account: Account;
  provider: Provider;
  signal: AbortSignal;
}

/** What one subagent is to be: the brief with its names looked up. */
export interface Plan {
  id: string;
  label: string;
  /** The agent type's name, `recipe:name` for a sub-recipe, else `agent`. */
  role: string;
  /** The tool call that asked for it. */
  call: string;
  task: string;
  readOnly: boolean;
  worktree: boolean;
  cwd?: string;
  type?: AgentType;
  /** A sub-recipe, bound and filled, and those it may start itself. */
  recipe?: { recipe: Recipe; subs: SubRecipe[] };
  provider: Provider;
}

/** What all agents of a run share, as far as one that sets out needs it. */
export interface Fleet {
  readonly scene: Scene;
  /** Runs work on the repository while no other agent's runs. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Gives an agent its own subagents, skills and sub-recipes; `close` ends those that still work. */
  muster(
    agent: Aboard,
    further: { subs: readonly SubRecipe[]; earlier: readonly Line[] },
  ): {
    close(): Promise<string[]>;
  };
  /** What is to be told before a request: instructions of folders it has come to, messages of its parent. */
  beforeTurn(agent: Aboard, inbox: string[]): NonNullable<AgentTask<Kit>['beforeTurn']>;
  /** Parts of the system prompt about skills, agent types and sub-recipes. */
  sections(agent: Aboard, subs: readonly SubRecipe[]): string[];
  changed(agent: string): string[];
  /** A model by its name; throws ToolError where the run may not use it. */
  model(name: string, own: Provider, settings?: Recipe['settings']): Provider;
  agentType(name: string): AgentType;
}
