/** A person or bot as GitHub names them. `login` is normalised: lower case, `[bot]` cut off into `bot`. A deleted user is `ghost`. */
export interface Actor {
  login: string;
  id: number;
  bot: boolean;
}

export interface PullRef {
  number: number;
  title: string;
  body: string;
  author: Actor;
  draft: boolean;
  labels: string[];
  base: { ref: string; sha: string };
  /** `repo` is `owner/name`, null when the fork is gone. */
  head: { ref: string; sha: string; repo: string | null };
  /** True also when the head repository is gone. */
  fork: boolean;
}

export interface IssueRef {
  number: number;
  title: string;
  body: string;
  author: Actor;
  labels: string[];
}

export interface CommentRef {
  id: number;
  body: string;
  author: Actor;
  /** For review comments: where it stands. */
  path?: string;
  line?: number;
}

/** One event, whatever it came from, in one shape. All text has passed trigger/clean.ts and is untrusted data. */
export interface Trigger {
  /** GitHub's event name, or `local` for a run without an event. */
  event: string;
  action: string;
  repository: { owner: string; name: string; defaultBranch: string } | undefined;
  /** Who caused the event. */
  actor: Actor;
  /** workflow_run: who caused the upstream run. */
  upstreamActor?: Actor;
  pull?: PullRef;
  issue?: IssueRef;
  comment?: CommentRef;
  /** Branch or tag the event is about (push, schedule, dispatch), without `refs/heads/`. */
  ref: string;
  /** Commit the event is about, when the payload says so. */
  sha: string;
  /** push: the commit before. */
  before?: string;
  /** Dispatch inputs or client payload: strings only. */
  inputs: Record<string, string>;
  /** workflow_run */
  workflowRun?: { id: number; name: string; conclusion: string; headSha: string; headBranch: string };
  /** When the event happened (ISO); comments edited after it are not read. Empty when unknown: fail closed. */
  at: string;
  /** Hidden characters and markup taken out of the event's text. */
  hidden: number;
  /** Runner facts, for links and artifact names. */
  run: { id: string; attempt: number; url: string };
}

declare const trusted: unique symbol;

/**
 * A trigger that trust.ts has judged. `level` 'write' = the actor may write to the repository (or the run is local);
 * 'read' = the run may look, and stage, but has no write tools (forks). `baseSha` is the commit that recipes, config
 * and instruction files are read at; empty = the work tree (local runs only). `headSha` is what publishing is pinned to.
 */
export type Trusted = Trigger & {
  readonly [trusted]: true;
  readonly level: 'write' | 'read';
  readonly baseSha: string;
  readonly headSha: string;
  readonly why: string;
};
