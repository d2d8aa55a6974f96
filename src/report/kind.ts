import type { FileDiff } from '../contract/diff.js';
import type { Line } from '../contract/event.js';
import type { Finding, Intent, IntentKind } from '../contract/intent.js';
import type { Outputs } from '../contract/recipe.js';
import type { Published, ResultFile } from '../contract/result.js';
import type { GitHub } from '../service/github/client.js';
import type { Repo } from '../service/github/shape.js';
import type { Place } from './place.js';

/** Everything the plan is made from. The same input gives the same bytes: no clock, no chance, no disk, no network. */
export interface PlanInput {
  result: ResultFile;
  lines: readonly Line[];
  /** The recipe's outputs with their templates filled in. */
  outputs: Outputs;
  /** The change that is reviewed (not the one that the run made): merge base to head. */
  diff: readonly FileDiff[];
  /** Takes secrets out; asked about every text that leaves. */
  seal(text: string): string;
  /** Merged runs: what each of them said and found is known, and `diff` is not asked. */
  known?: Pick<Draft, 'answer' | 'findings'>;
}

/** A finding with its place and the name it is recognised by in a later run. */
export interface Placed {
  finding: Finding;
  place: Place;
  fingerprint: string;
}

/** Where all findings go. Every finding that came in is in exactly one list, or counted as `merged` (said twice). */
export interface Findings {
  all: Placed[];
  inline: Placed[];
  listed: Placed[];
  /** Below the recipe's `min_severity`: counted, not posted. */
  below: Placed[];
  merged: number;
}

/** What the kinds share while the plan is made; `planned` and `left` grow in the order of the list of kinds. */
export interface Draft {
  answer: string;
  findings: Findings;
  planned: Intent[];
  /** One phrase for each planned intent but the comment and the summary, which tell it. */
  said: string[];
  /** One phrase for each thing that was asked for and is not published: `pull request (nothing was changed)`. */
  left: string[];
}

export type IntentOf<K extends IntentKind> = Extract<Intent, { kind: K }>;

/** What the world looks like when a run is published. */
export interface PublishContext {
  result: ResultFile;
  /** Undefined where there is no token: then only local kinds (summary, artifact) can be published. */
  github: GitHub | undefined;
  runDir: string;
  /** Variables of the process, for the git program. */
  env: Readonly<Record<string, string | undefined>>;
  seal(text: string): string;
  /** Set when the pull request's head is no longer the commit that was reviewed: nothing is posted on lines. */
  moved?: string;
  /** Set when a pull request's title or description is no longer what the run has read. */
  edited?: string;
  /** What became of the intents before this one. */
  done: Published[];
  /** The file behind GITHUB_STEP_SUMMARY. */
  summaryFile?: string;
  /** True on a runner whose server keeps artifacts; otherwise the path is named instead. */
  artifacts: boolean;
  signal: AbortSignal;
}

export interface Done {
  action: Published['action'];
  say: string;
  url?: string;
}

/**
 * One thing that can be published. `plan` answers an intent, a phrase that says why there is none although the recipe
 * asks for it, or undefined when it does not ask. `publish` is idempotent: it looks for what an earlier try has left.
 */
export interface Kind<K extends IntentKind> {
  kind: K;
  /** A few words for people, such as `a review with 3 inline comments`. */
  words(intent: IntentOf<K>): string;
  plan(input: PlanInput, draft: Draft): IntentOf<K> | string | undefined;
  publish(intent: IntentOf<K>, context: PublishContext): Promise<Done>;
}

/** The repository an intent goes to. */
export function repoOf(target: { owner: string; repo: string }): Repo {
  return { owner: target.owner, repo: target.repo };
}

/** The client, or an error that says what is missing. */
export function need(context: PublishContext): GitHub {
  if (!context.github) throw new Error('there is no token: set GITHUB_TOKEN to publish this');
  return context.github;
}
