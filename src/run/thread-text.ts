import { ToolError } from '../contract/error.js';
import type { GitHub } from '../service/github/client.js';
import type { Post, Repo } from '../service/github/shape.js';
import type { PullThread, Thread } from '../service/github/thread.js';
import type { Resource } from '../tool/kit.js';
import { cleanLine, cleanText } from '../trigger/clean.js';
import { type Hearing, heard, type Said } from '../trigger/context.js';

/** The GitHub that `issue://` and `pr://` lead to. */
export interface GitHubScene {
  client: () => Promise<GitHub>;
  /** What the policy is asked for. */
  apiUrl: string;
  /** The run's own repository; undefined where none is known. */
  repo: () => Promise<Repo | undefined>;
  /** Whose posts an event's run reads; absent where a person reads for themselves. */
  hearing?: Omit<Hearing, 'author'>;
  /** The issue or pull request of the event, as it was then: a later edit is not read. */
  frozen?: { number: number; title: string; body: string };
}

/** One issue or pull request that is asked for. `own` = it is in the run's own repository. */
export interface Asked {
  repo: Repo;
  number: number;
  label: string;
  own: boolean;
}

/** An issue with its discussion, as text by lines: what outsiders wrote, cleaned, and what was left out. */
export async function issueText(client: GitHub, asked: Asked, scene: GitHubScene): Promise<Resource> {
  const thread = await find(client, asked, 'issue');
  return new Page(asked, scene, thread).resource([], thread.comments, thread.left);
}

/** A pull request with its files, reviews and discussion; the change itself is `pr://N/diff`. */
export async function pullText(client: GitHub, asked: Asked, scene: GitHubScene): Promise<Resource> {
  const thread = await find(client, asked, 'pr');
  if (!thread.opening.isPull)
    throw new ToolError(`${asked.label} is an issue, not a pull request: read issue://${asked.number}.`);
  const pull = await client.pullThread(asked.repo, asked.number);
  const said = [
    ...thread.comments,
    ...pull.reviews.filter(({ body }) => body.trim()),
    ...pull.reviewComments,
  ];
  return new Page(asked, scene, thread).resource(aboutPull(pull), said, thread.left + pull.left);
}

async function find(client: GitHub, { repo, number, label }: Asked, kind: string): Promise<Thread> {
  const thread = await client.thread(repo, number);
  if (!thread)
    throw new ToolError(
      `There is no ${kind === 'pr' ? 'pull request' : 'issue'} ${label}, or this token may not see it.`,
    );
  return thread;
}

function aboutPull({ base, head, draft, merged, changed, files }: PullThread): string[] {
  const more = changed > files.length ? [`  ${changed - files.length} more files`] : [];
  return [
    `${cleanLine(head).text} into ${cleanLine(base).text}${draft ? ', draft' : ''}${merged ? ', merged' : ''}`,
    `${changed} files changed:`,
    ...files.map(
      ({ path, status, added, deleted }) => `  ${cleanLine(path).text} (${status}, +${added} -${deleted})`,
    ),
    ...more,
  ];
}

/** One discussion on its way to text. Everything in it is somebody's words, so that it all goes into one data block. */
class Page {
  #hidden = 0;

  constructor(
    readonly asked: Asked,
    readonly scene: GitHubScene,
    readonly thread: Thread,
  ) {}

  resource(about: string[], said: (Said | Post)[], left: number): Resource {
    const { opening } = this.thread;
    const { frozen, hearing } = this.scene;
    const isEvents = this.asked.own && frozen?.number === this.asked.number;
    const { title, body } = isEvents ? frozen : opening;
    const { posts, notes } = hearing
      ? heard<Said>(said, { ...hearing, author: opening.author.login })
      : { posts: said as Said[], notes: [] };
    const labels = opening.labels.length > 0 ? `, labels: ${opening.labels.join(', ')}` : '';
    const text = [
      `${this.asked.label}: ${this.#line(title)}`,
      `${opening.state}, by ${this.#who(opening)}${this.#line(labels)}`,
      ...about,
      '',
      this.#text(body) || '(no description)',
      ...[...posts]
        .sort((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt))
        .map((post) => this.#post(post)),
    ].join('\n');
    if (left > 0) notes.push(`${left} posts in the middle of the discussion were left out.`);
    if (this.#hidden > 0)
      notes.push(`${this.#hidden} hidden characters were taken out. Hidden text is often an attack.`);
    return { text, data: this.asked.label, ...(notes.length > 0 && { notes }) };
  }

  #post(post: Said): string {
    const where = post.path ? ` on ${this.#line(post.path)}${post.line ? `:${post.line}` : ''}` : '';
    return `\n--- ${this.#who(post)}${where}, ${post.updatedAt}\n${this.#text(post.body)}`;
  }

  #who({ author, association }: Said): string {
    return `${this.#line(author.login)}${association ? ` (${association.toLowerCase()})` : ''}`;
  }

  #line(text: string): string {
    const { text: clean, removed } = cleanLine(text);
    this.#hidden += removed;
    return clean.replaceAll('\n', ' ');
  }

  #text(text: string): string {
    const { text: clean, removed } = cleanText(text);
    this.#hidden += removed;
    return clean.trim();
  }
}
