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
  /** The number is a pull request's: its head is not in the payload, trust.ts fetches it into `pull`. */
  isPull: boolean;
}

export interface DiscussionRef {
  number: number;
  title: string;
  body: string;
  author: Actor;
  category: string;
  labels: string[];
}

/** A comment or a submitted review. */
export interface CommentRef {
  kind: 'issue' | 'review' | 'review_comment' | 'discussion';
  id: number;
  body: string;
  author: Actor;
  /** For reviews: approved, changes_requested, commented, dismissed. */
  state?: string;
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
  discussion?: DiscussionRef;
  comment?: CommentRef;
  /**
   * service/github/frozen.ts of the text that asked, as it was written: the comment, else title and body of what the event
   * is about. Publishing compares it with what stands there then. Absent where the event carries no text.
   */
  text?: string;
  /** labeled and unlabeled: the one label the event is about. */
  label?: string;
  /** The comment carries Galley's own marker: it never starts a run. */
  own?: true;
  /** Branch or tag the event is about (push, schedule, dispatch), without `refs/heads/`. */
  ref: string;
  /** Commit the event is about, when the payload says so. */
  sha: string;
  /** push: the commit before. */
  before?: string;
  /** Dispatch inputs or client payload: strings only. */
  inputs: Record<string, string>;
  /** workflow_run */
  workflowRun?: {
    id: number;
    attempt: number;
    name: string;
    /** The event that started the upstream run. */
    event: string;
    conclusion: string;
    headSha: string;
    headBranch: string;
    /** `owner/name`; empty when the head repository is gone. */
    headRepo: string;
    /** True also when the head repository is gone. */
    fork: boolean;
    /** Pull requests GitHub ties to the run: none for forks. */
    pulls: number[];
  };
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
