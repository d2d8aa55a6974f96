import type { ResultFile } from '../contract/result.js';
import type { GitHub } from '../service/github/client.js';
import { frozen } from '../service/github/frozen.js';
import type { PullState } from '../service/github/pulls.js';
import { type Repo, statusOf } from '../service/github/shape.js';
import { sayFailure } from './failure.js';

export interface Checked {
  /** Nothing is sent, and this is why. */
  refused?: string;
  /** The check itself could not be made: nothing is sent, and that is a failure. */
  failed?: string;
  /** The head moved on: nothing is posted on lines. */
  moved?: string;
  /** A pull request's title or description changed: what is about its commits is posted all the same, and says so. */
  edited?: string;
}

interface Question {
  github: GitHub;
  repo: Repo;
  result: ResultFile;
}

/**
 * The world may have changed while the agent worked (facts 5.2, R16): the head commit is compared, the actor's
 * permission asked again, and the text that started the run must stand there as it was read.
 */
export async function recheck(input: { result: ResultFile; github: GitHub | undefined }): Promise<Checked> {
  const { result, github } = input;
  if (!github || !result.repo) return {};
  const question = { github, result, repo: { owner: result.repo.owner, repo: result.repo.name } };
  try {
    const refused = (await lostTrust(question)) ?? (await changedWords(question));
    if (refused) return { refused };
    return await changedPull(question);
  } catch (error) {
    return { failed: `what this run was based on could not be checked again: ${sayFailure(error)}` };
  }
}

async function lostTrust({ github, repo, result }: Question): Promise<string | undefined> {
  const { level, actor, bot } = result.trigger;
  if (level !== 'write' || bot || !actor || ['schedule', 'local'].includes(result.trigger.event))
    return undefined;
  const permission = await github.permission(repo, actor);
  return ['admin', 'maintain', 'write'].includes(permission)
    ? undefined
    : `${actor} may no longer write to this repository (${permission || 'no permission'})`;
}

/** What asked for the run in words (a comment, a review, an issue, a discussion) must still say so, and still be there. */
async function changedWords(question: Question): Promise<string | undefined> {
  const { comment, text } = question.result.trigger;
  const { number, pull, discussion } = question.result;
  if (comment) {
    const what = comment.kind === 'review' ? 'review' : 'comment';
    const now = await wordsOf(question, comment);
    if (now === undefined) return `the ${what} that asked for this run was deleted`;
    return frozen(now) === text ? undefined : `the ${what} that asked for this run was edited since`;
  }
  if (text === '' || pull || (number ?? discussion) === undefined) return undefined;
  return number === undefined
    ? changedSubject(question, 'discussion', await question.github.discussion(question.repo, discussion ?? 0))
    : changedSubject(question, 'issue', await question.github.issue(question.repo, number));
}

async function wordsOf(
  { github, repo, result }: Question,
  { kind, id }: NonNullable<ResultFile['trigger']['comment']>,
): Promise<string | undefined> {
  const number = result.number ?? 0;
  switch (kind) {
    case 'issue':
      return (await github.comment(repo, id))?.body;
    case 'review_comment':
      return (await github.reviewComment(repo, id))?.body;
    case 'review':
      return (await github.review(repo, number, id))?.body;
    case 'discussion': {
      const found = await github.discussion(repo, result.discussion ?? 0);
      return found?.comments.find((post) => post.id === id)?.body;
    }
  }
}

/** GitHub leads from an issue that was moved on to the new one, which is another repository's. */
function changedSubject(
  { repo, result }: Question,
  what: string,
  now: { title: string; body: string; url: string } | undefined,
): string | undefined {
  const home = `/${repo.owner}/${repo.repo}/`.toLowerCase();
  if (!now || !new URL(now.url).pathname.toLowerCase().startsWith(home))
    return `the ${what} that asked for this run is no longer here`;
  return frozen(now.title, now.body) === result.trigger.text
    ? undefined
    : `the ${what} that asked for this run was edited since`;
}

async function changedPull(question: Question): Promise<Checked> {
  const { result } = question;
  if (!result.pull || result.number === undefined || !result.head_sha) return {};
  const pull = await findPull(question, result.number);
  const moved = movedHead(result, pull);
  const { text, comment } = result.trigger;
  const isEdited = pull && text !== '' && !comment && frozen(pull.title, pull.body) !== text;
  return {
    ...(moved && { moved }),
    ...(isEdited && {
      edited: 'The title or description was edited while this run worked: it has read the earlier one.',
    }),
  };
}

async function findPull({ github, repo }: Question, number: number): Promise<PullState | undefined> {
  return github.pull(repo, number).catch((error: unknown) => {
    if (statusOf(error) === 404) return undefined;
    throw error;
  });
}

function movedHead({ head_sha }: ResultFile, pull: PullState | undefined): string | undefined {
  if (!pull) return 'The pull request is gone: nothing was posted on lines.';
  return pull.headSha === head_sha
    ? undefined
    : `The pull request moved on from ${head_sha.slice(0, 12)} to ${pull.headSha.slice(0, 12)} while this run worked: nothing was posted on lines.`;
}
