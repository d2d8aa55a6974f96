/** A repository on the server. */
export interface Repo {
  owner: string;
  repo: string;
}

/** Something on the server that has text and an author. `updatedAt` is ISO. */
export interface Post {
  id: number;
  body: string;
  author: { id: number; login: string };
  url: string;
  updatedAt: string;
}

/** `line` is null when GitHub calls the comment outdated. */
export interface ReviewPost extends Post {
  path: string;
  /** It stands on the file, not on a line of it. */
  onFile: boolean;
  line: number | null;
  inReplyTo?: number;
}

/** One inline comment as it is sent; without `line` it stands on the file. */
export interface Anchored {
  path: string;
  body: string;
  line?: number;
  start_line?: number;
  side?: 'LEFT' | 'RIGHT';
}

export interface CheckFields {
  name: string;
  head_sha: string;
  external_id: string;
  conclusion: 'success' | 'neutral' | 'failure' | 'cancelled';
  title: string;
  summary: string;
  /** At most 50 a request; a later update adds further ones. */
  annotations: {
    path: string;
    start_line: number;
    end_line: number;
    annotation_level: 'notice' | 'warning' | 'failure';
    message: string;
    title?: string | undefined;
  }[];
}

/** `mode` as git writes it (100644, 100755, 120000, 160000); `sha` null takes the path out. */
export interface TreeEntry {
  path: string;
  mode: string;
  sha: string | null;
}

export interface PullState {
  number: number;
  state: string;
  headSha: string;
  url: string;
}

/**
 * What the publisher needs of GitHub, all pages read, rate limits waited for inside. Failures throw an error with the
 * HTTP `status`; a lookup that finds nothing (404) answers undefined where the type says so.
 */
export interface PublishGitHub {
  /** The account that the token writes as; undefined where the token cannot know. */
  self(): Promise<{ id: number; login: string } | undefined>;
  permission(repo: Repo, login: string): Promise<string>;
  pull(repo: Repo, number: number): Promise<PullState>;

  comments(repo: Repo, number: number): Promise<Post[]>;
  comment(repo: Repo, id: number): Promise<Post | undefined>;
  createComment(repo: Repo, number: number, body: string): Promise<Post>;
  updateComment(repo: Repo, id: number, body: string): Promise<Post>;
  react(
    repo: Repo,
    to: { kind: 'issue' | 'comment' | 'review_comment'; id: number },
    content: 'eyes',
  ): Promise<number>;

  reviews(repo: Repo, number: number): Promise<(Post & { state: string; commit: string })[]>;
  reviewComments(repo: Repo, number: number): Promise<ReviewPost[]>;
  reviewComment(repo: Repo, id: number): Promise<ReviewPost | undefined>;
  /** Always submitted with the event COMMENT. */
  createReview(
    repo: Repo,
    number: number,
    review: { commit: string; body: string; comments: Anchored[] },
  ): Promise<Post>;
  updateReview(repo: Repo, number: number, review: { id: number; body: string }): Promise<Post>;
  createReviewComment(
    repo: Repo,
    number: number,
    comment: Anchored & { commit: string },
  ): Promise<ReviewPost>;
  updateReviewComment(repo: Repo, id: number, body: string): Promise<ReviewPost>;

  addLabels(repo: Repo, number: number, labels: string[]): Promise<void>;
  removeLabel(repo: Repo, number: number, label: string): Promise<void>;
  labels(repo: Repo, number: number): Promise<string[]>;

  /** Open issues (no pull requests) that `creator` opened. */
  issuesBy(repo: Repo, creator: string): Promise<(Post & { number: number; title: string })[]>;
  createIssue(
    repo: Repo,
    issue: { title: string; body: string; labels: string[] },
  ): Promise<Post & { number: number }>;
  updateIssue(
    repo: Repo,
    number: number,
    issue: { title: string; body: string },
  ): Promise<Post & { number: number }>;

  /** Check runs of that name on a commit. */
  checks(repo: Repo, ref: string, name: string): Promise<{ id: number; externalId: string; url: string }[]>;
  createCheck(repo: Repo, check: CheckFields): Promise<{ id: number; url: string }>;
  updateCheck(repo: Repo, id: number, check: CheckFields): Promise<{ id: number; url: string }>;

  /** Commit a branch points to. */
  branch(repo: Repo, name: string): Promise<string | undefined>;
  commit(repo: Repo, sha: string): Promise<{ tree: string; parents: string[]; message: string }>;
  /** One level of a tree; `recursive` all of it, `truncated` when GitHub left something out. */
  tree(
    repo: Repo,
    sha: string,
    recursive: boolean,
  ): Promise<{ entries: { path: string; mode: string; type: string; sha: string }[]; truncated: boolean }>;
  blob(repo: Repo, sha: string): Promise<Uint8Array>;
  createBlob(repo: Repo, content: Uint8Array): Promise<string>;
  createTree(repo: Repo, base: string, entries: TreeEntry[]): Promise<string>;
  createCommit(repo: Repo, commit: { message: string; tree: string; parents: string[] }): Promise<string>;
  createBranch(repo: Repo, name: string, sha: string): Promise<void>;
  updateBranch(repo: Repo, name: string, sha: string, force: boolean): Promise<void>;
  /** Open pull requests from a branch of the same repository. */
  pullsFrom(repo: Repo, branch: string): Promise<(Post & { number: number })[]>;
  createPull(
    repo: Repo,
    pull: { title: string; body: string; head: string; base: string; draft: boolean },
  ): Promise<Post & { number: number }>;
  updatePull(
    repo: Repo,
    number: number,
    pull: { title: string; body: string },
  ): Promise<Post & { number: number }>;
  requestReviewers(repo: Repo, number: number, reviewers: string[]): Promise<void>;
}
