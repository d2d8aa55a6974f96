import { git, gitBytes } from '../repository.js';
import { folder } from '../workspace.js';

export interface User {
  login: string;
  id: number;
  type: 'User' | 'Bot';
}

export interface StoredComment {
  id: number;
  issue: number;
  body: string;
  user: User | null;
  created_at: string;
  updated_at: string;
  author_association?: string;
}

export interface StoredReviewComment extends Omit<StoredComment, 'issue'> {
  pull: number;
  review: number;
  path: string;
  line: number | null;
  start_line: number | null;
  side: string;
  commit_id: string;
  subject_type: 'line' | 'file';
  in_reply_to_id?: number;
}

export interface StoredReview {
  id: number;
  pull: number;
  body: string;
  user: User;
  state: string;
  commit_id: string;
  submitted_at: string;
}

export interface StoredIssue {
  number: number;
  title: string;
  body: string | null;
  user: User | null;
  labels: string[];
  state: 'open' | 'closed';
  locked: boolean;
  created_at: string;
  updated_at: string;
  pull?: StoredPull;
}

export interface StoredPull {
  base: { ref: string; sha: string };
  head: { ref: string; sha: string; repo: string | null };
  draft: boolean;
  reviewers: string[];
}

export interface StoredDiscussionComment {
  id: number;
  discussion: number;
  /** Id of the comment at the top that it answers. */
  reply_to?: number;
  body: string;
  user: User | null;
  association?: string;
  created_at: string;
  edited_at?: string;
  deleted_at?: string;
}

export interface StoredDiscussion {
  number: number;
  title: string;
  body: string;
  locked: boolean;
  comments: StoredDiscussionComment[];
}

export interface StoredCheck {
  id: number;
  body: Record<string, unknown>;
}

export interface Job {
  id: number;
  run: number;
  name: string;
  conclusion: string;
  log: string;
}

/** One repository on the fake server. What git knows, a real bare repository knows; the rest is kept here. */
export class State {
  readonly issues = new Map<number, StoredIssue>();
  readonly comments: StoredComment[] = [];
  readonly reviews: StoredReview[] = [];
  readonly reviewComments: StoredReviewComment[] = [];
  readonly discussions: StoredDiscussion[] = [];
  readonly checks: StoredCheck[] = [];
  /** Threads of review comments that were resolved, by their first comment; and whether this token may do so. */
  readonly resolved = new Set<number>();
  mayResolve = true;
  /** The token was revoked: nothing is answered to it any more. */
  revoked = false;
  readonly reactions: { on: string; content: string; id: number }[] = [];
  readonly jobs: Job[] = [];
  readonly users = new Map<string, User>();
  /** Login in lower case to permission. */
  readonly permissions = new Map<string, string>();
  /** `org/team/login`, lower case. */
  readonly memberships = new Set<string>();
  defaultBranch = 'main';
  archived = false;
  #nextId = 1000;
  #clock = Date.parse('2026-03-01T00:00:00Z');
  #bare: string | undefined;

  constructor(
    readonly owner: string,
    readonly name: string,
    /** Whom the token writes as. */
    public self: User,
    bare?: string,
  ) {
    this.#bare = bare;
    this.users.set(self.login.toLowerCase(), self);
  }

  get slug(): string {
    return `${this.owner}/${this.name}`;
  }

  /** The bare repository; an empty one when the test gave none. */
  get bare(): string {
    if (!this.#bare) {
      this.#bare = folder();
      git(this.#bare, 'init', '-q', '--bare', '-b', this.defaultBranch);
    }
    return this.#bare;
  }

  nextId(): number {
    this.#nextId += 1;
    return this.#nextId;
  }

  /** Time goes on by a second with every change. */
  now(): string {
    this.#clock += 1000;
    return new Date(this.#clock).toISOString().replace('.000Z', 'Z');
  }

  user(login: string): User {
    const known = this.users.get(login.toLowerCase());
    if (known) return known;
    const user: User = { login, id: this.nextId(), type: login.endsWith('[bot]') ? 'Bot' : 'User' };
    this.users.set(login.toLowerCase(), user);
    return user;
  }

  /** A person the repository knows. */
  addPerson(login: string, permission: string): User {
    this.permissions.set(login.toLowerCase(), permission);
    return this.user(login);
  }

  addIssue(issue: Partial<StoredIssue> = {}): StoredIssue {
    const number = issue.number ?? Math.max(0, ...this.issues.keys()) + 1;
    const now = this.now();
    const stored: StoredIssue = {
      title: `Issue ${number}`,
      body: '',
      user: this.user('ada'),
      labels: [],
      state: 'open',
      locked: false,
      created_at: now,
      updated_at: now,
      ...issue,
      number,
    };
    this.issues.set(number, stored);
    return stored;
  }

  addDiscussion(discussion: Partial<StoredDiscussion> = {}): StoredDiscussion {
    const { number = Math.max(0, ...this.issues.keys()) + 1 } = discussion;
    const stored = {
      title: `Discussion ${number}`,
      body: '',
      locked: false,
      comments: [],
      ...discussion,
      number,
    };
    this.discussions.push(stored);
    return stored;
  }

  /** Somebody comments in a discussion. */
  say(
    discussion: StoredDiscussion,
    comment: Partial<StoredDiscussionComment> & Pick<StoredDiscussionComment, 'body' | 'user'>,
  ): StoredDiscussionComment {
    const about = { id: this.nextId(), discussion: discussion.number, created_at: this.now() };
    const stored = { ...about, ...comment };
    discussion.comments.push(stored);
    return stored;
  }

  /** A pull request whose commits the bare repository holds; `refs/pull/N/head` is written as GitHub does. */
  addPull(
    pull: {
      base?: Partial<StoredPull['base']>;
      head: Partial<StoredPull['head']> & { sha: string };
      draft?: boolean;
    } & Partial<Omit<StoredIssue, 'pull'>>,
  ): StoredIssue {
    const { base, head, draft, ...issue } = pull;
    const ref = base?.ref ?? this.defaultBranch;
    const sha = base?.sha ?? this.resolve(`refs/heads/${ref}`) ?? '0'.repeat(40);
    const stored = this.addIssue({
      title: 'A change',
      ...issue,
      pull: {
        base: { ref, sha },
        head: { ref: 'change', repo: this.slug, ...head },
        draft: draft ?? false,
        reviewers: [],
      },
    });
    this.moveHead(stored.number, head.sha);
    return stored;
  }

  /** The author pushes: the pull request's head is another commit now. */
  moveHead(number: number, sha: string): void {
    this.issues.get(number)!.pull!.head.sha = sha;
    if (this.resolve(sha)) git(this.bare, 'update-ref', `refs/pull/${number}/head`, sha);
  }

  resolve(name: string): string | undefined {
    try {
      return git(this.bare, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`) || undefined;
    } catch {
      return undefined;
    }
  }

  /** The diff of a pull request from its merge base; undefined where its commits are not here. */
  diff(number: number, ...flags: string[]): Buffer | undefined {
    const pull = this.issues.get(number)?.pull;
    if (!pull || !this.resolve(pull.base.sha) || !this.resolve(pull.head.sha)) return undefined;
    return gitBytes(this.bare, ['diff', '-M', ...flags, `${pull.base.sha}...${pull.head.sha}`]);
  }
}
