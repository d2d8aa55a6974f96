import type { Trusted } from '../contract/trigger.js';
import { normalLogin } from './actor.js';
import { cleanLine, cleanText } from './clean.js';
import { isOwn } from './event.js';

/** A post of a discussion, as service/github/client.ts reads it. */
export interface Said {
  body: string;
  author: { login: string };
  updatedAt: string;
  /** GitHub's word for what the author is to the repository. */
  association?: string;
  path?: string;
  line?: number | null;
}

type Repo = { owner: string; repo: string };

/** What is asked of GitHub; service/github/client.ts answers. */
export interface ContextSource {
  comments(repo: Repo, number: number): Promise<Said[]>;
  discussion(repo: Repo, number: number): Promise<{ comments: Said[] } | undefined>;
  reviewComments(repo: Repo, number: number): Promise<Said[]>;
  jobs(repo: Repo, run: number): Promise<{ id: number; name: string; conclusion: string }[]>;
  jobLog(repo: Repo, job: number): Promise<string | undefined>;
}

/** Further untrusted text for the prompt, each piece with what it is, and what was left out and why. */
export interface Context {
  texts: [label: string, text: string][];
  notes: string[];
  hidden: number;
  /** The runner's own words about the task, which stand before the texts. */
  lead?: string;
}

const MAX_POSTS = 30;
const MAX_POST = 8_000;
const MAX_JOBS = 3;
const MAX_LOG = 20_000;
const KNOWN = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);

/**
 * What was said before the event, and the logs of a failed workflow run. Text is frozen at the event: a post that was
 * written or edited at or after it is not read, and without a time none is. Read are people the repository knows, the
 * author of the issue or pull request, and `readers` (logins); Galley's own posts are not. Nothing here can fail a run.
 */
export async function readContext(
  source: ContextSource,
  trusted: Trusted,
  readers: readonly string[] = [],
): Promise<Context> {
  const context: Context = { texts: [], notes: [], hidden: 0 };
  const { repository, workflowRun } = trusted;
  if (!repository) return context;
  const repo = { owner: repository.owner, repo: repository.name };
  const number = trusted.pull?.number ?? trusted.issue?.number;
  if (number !== undefined && !workflowRun)
    await attempt(context, 'the discussion', async () => {
      const posts = await source.comments(repo, number);
      if (trusted.pull) posts.push(...(await source.reviewComments(repo, number)));
      addPosts(context, posts, trusted, readers);
    });
  const { discussion } = trusted;
  if (discussion)
    await attempt(context, 'the discussion', async () => {
      const found = await source.discussion(repo, discussion.number);
      addPosts(context, found?.comments ?? [], trusted, readers);
    });
  if (workflowRun && workflowRun.conclusion !== 'success')
    await attempt(context, 'the logs', () => addLogs(context, source, { repo, run: workflowRun.id }));
  return context;
}

async function attempt(context: Context, what: string, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch {
    context.notes.push(`GitHub did not give ${what}.`);
  }
}

/** Whose posts are read, and until when: ISO time of the event. */
export interface Hearing {
  at: string;
  author: string | undefined;
  readers: readonly string[];
}

/** The posts that may be read, and what is to be told about the others. Galley's own are left out without a word. */
export function heard<P extends Said>(
  posts: readonly P[],
  { at, author, readers }: Hearing,
): { posts: P[]; notes: string[] } {
  const notes: string[] = [];
  const others = posts.filter((post) => !isOwn(post.body));
  const frozen = others.filter((post) => Date.parse(post.updatedAt) < Date.parse(at));
  if (frozen.length < others.length)
    notes.push(`${others.length - frozen.length} posts were left out: written or edited after the event.`);
  const known = new Set([author, ...readers].map((name) => name && normalLogin(name).login));
  const kept = frozen.filter(
    (post) => KNOWN.has(post.association ?? '') || known.has(normalLogin(post.author.login).login),
  );
  if (kept.length < frozen.length)
    notes.push(`${frozen.length - kept.length} posts were left out: by people the repository does not know.`);
  return { posts: kept, notes };
}

function addPosts(context: Context, all: Said[], trusted: Trusted, readers: readonly string[]): void {
  const author = (trusted.pull ?? trusted.issue ?? trusted.discussion)?.author.login;
  const { posts, notes } = heard(all, { at: trusted.at, author, readers });
  context.notes.push(...notes);
  posts.sort((a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt));
  const shown = posts.slice(-MAX_POSTS);
  if (shown.length < posts.length)
    context.notes.push(`${posts.length - shown.length} older posts were left out.`);
  for (const post of shown) {
    const { text, removed } = cleanText(post.body);
    context.hidden += removed;
    const where = post.path ? ` on ${cleanLine(post.path).text}${post.line ? `:${post.line}` : ''}` : '';
    if (text.trim())
      context.texts.push([
        `earlier comment by ${normalLogin(post.author.login).login}${where}`,
        cut(text, MAX_POST),
      ]);
  }
}

async function addLogs(
  context: Context,
  source: ContextSource,
  { repo, run }: { repo: Repo; run: number },
): Promise<void> {
  const failed = (await source.jobs(repo, run)).filter((job) => job.conclusion === 'failure');
  if (failed.length > MAX_JOBS)
    context.notes.push(`${failed.length - MAX_JOBS} more jobs failed; their logs were left out.`);
  for (const job of failed.slice(0, MAX_JOBS)) {
    const log = await source.jobLog(repo, job.id);
    if (log === undefined) context.notes.push(`The log of ${cleanLine(job.name).text} is gone.`);
    else context.texts.push([`log of the failed job ${cleanLine(job.name).text}`, shortLog(log)]);
  }
}

/** The part of a log that matters: what leads to the first error, and the end. */
export function shortLog(log: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours
  const plain = log.replace(/\x1b\[[0-9;]*[A-Za-z]/g, '').replace(/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z /gm, '');
  const { text } = cleanLine(plain);
  if (text.length <= MAX_LOG) return text;
  const marked = text.search(/^##\[error\]/m);
  const error = marked >= 0 ? marked : text.search(/\b(?:error|fail(?:ed|ure)|fatal|panic|exception)\b/i);
  const tail = text.slice(-MAX_LOG / 2);
  const from = Math.max(0, error - MAX_LOG / 4);
  if (error < 0 || from + MAX_LOG / 2 >= text.length - MAX_LOG / 2) return `[cut]\n${text.slice(-MAX_LOG)}`;
  return `${from > 0 ? '[cut]\n' : ''}${text.slice(from, from + MAX_LOG / 2)}\n[cut]\n${tail}`;
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}\n[cut]`;
}
