import type { RunError } from '../contract/error.js';
import { type Board, discussionBoard } from '../report/board.js';
import { commentMarker } from '../report/comment.js';
import { makeProgress, type Progress } from '../report/progress.js';
import type { Order } from '../run/order.js';
import { type GitHub, lazyGitHub, makeGitHub } from '../service/github/client.js';
import type { DiscussionPost } from '../service/github/discussions.js';
import { makeFetch } from '../service/http.js';
import type { Inputs } from './inputs.js';

/** The runner waits 7.5 s after its first signal: this much of it is for telling GitHub. */
export const LAST_WORDS_MS = 5_000;
/** Revoking a token must not hold up a step that is done. */
const REVOKE_MS = 2_000;

type Env = Readonly<Record<string, string | undefined>>;

/** The Action's clients of GitHub. `shared` is the run's one client; `urgent` paces and awaits nothing: for a cancelled run. */
export interface Clients {
  shared(): Promise<GitHub>;
  urgent(): Promise<GitHub>;
}

export function clientsOf(inputs: Inputs, env: Env, signal: AbortSignal): Clients | undefined {
  if (inputs.token === '') return undefined;
  const options = { token: inputs.token, apiUrl: env.GITHUB_API_URL, fetch: makeFetch(env) };
  return {
    shared: lazyGitHub({ ...options, signal }),
    urgent: () => makeGitHub({ ...options, throttle: false, deadline: Date.now() + LAST_WORDS_MS }),
  };
}

export interface Watched {
  about: Parameters<NonNullable<Order['begun']>>[0];
  clients: Clients;
  github: GitHub;
  seal(text: string): string;
  lost(why: string): void;
}

/** The sticky comment shows the run while it goes on, where the recipe has one and the run may write. */
export function progressOf({ about, clients, github, seal, lost }: Watched): Progress | undefined {
  const { id, recipe, trusted } = about;
  const { repository, comment, discussion, event, run: at } = trusted;
  const number = (trusted.pull ?? trusted.issue ?? discussion)?.number;
  if (!repository || number === undefined || !recipe.outputs.comment?.sticky || trusted.level !== 'write')
    return undefined;
  const kind = event === 'pull_request_review_comment' ? ('review_comment' as const) : ('issue' as const);
  const known = new Map<number, DiscussionPost>();
  const place = (client: GitHub): Board =>
    discussion ? discussionBoard(client, comment?.id, known) : client;
  const asked = discussion ? comment?.id : undefined;
  return makeProgress({
    github: place(github),
    urgent: async () => place(await clients.urgent()),
    marker: commentMarker(recipe.name, { sticky: true, run: id, asked }),
    repo: { owner: repository.owner, repo: repository.name },
    number,
    recipe: { name: recipe.name, title: recipe.title },
    run: { id, attempt: at.attempt, url: at.url },
    ...(comment && event !== 'pull_request_review' && { asked: { kind, id: comment.id } }),
    seal,
    lost,
  });
}

/** Says how a run ended that leaves no report, or not in time. */
export async function lastWords(progress: Progress | undefined, end: RunError): Promise<void> {
  await progress?.stop(end.outcome === 'cancelled' ? 'cancelled' : 'failed', end.message);
}

/** Best effort, and never long: a token that could not be revoked dies by itself, and changes no result. */
export async function revoke(clients: Clients): Promise<void> {
  const github = await clients.urgent();
  await github.revokeToken(AbortSignal.timeout(REVOKE_MS)).catch(() => undefined);
}
