import type { ResultFile } from '../contract/result.js';
import type { GitHub } from '../service/github/client.js';
import type { Repo } from '../service/github/shape.js';
import { statusOf } from '../service/github/shape.js';
import { sayFailure } from './failure.js';

export interface Checked {
  /** Nothing is sent, and this is why. */
  refused?: string;
  /** The check itself could not be made: nothing is sent, and that is a failure. */
  failed?: string;
  /** The head moved on: nothing is posted on lines. */
  moved?: string;
}

/**
 * The world may have changed while the agent worked (facts 5.2, R16): the head commit is compared, the actor's
 * permission asked again, and the comment that started the run must not have been edited since.
 */
export async function recheck(input: { result: ResultFile; github: GitHub | undefined }): Promise<Checked> {
  const { result, github } = input;
  if (!github || !result.repo) return {};
  const repo = { owner: result.repo.owner, repo: result.repo.name };
  try {
    const refused = (await lostTrust(github, repo, result)) ?? (await editedComment(github, repo, result));
    if (refused) return { refused };
    const moved = await movedHead(github, repo, result);
    return moved ? { moved } : {};
  } catch (error) {
    return { failed: `what this run was based on could not be checked again: ${sayFailure(error)}` };
  }
}

async function lostTrust(github: GitHub, repo: Repo, result: ResultFile): Promise<string | undefined> {
  const { level, actor, bot } = result.trigger;
  if (level !== 'write' || bot || !actor || ['schedule', 'local'].includes(result.trigger.event))
    return undefined;
  const permission = await github.permission(repo, actor);
  return ['admin', 'maintain', 'write'].includes(permission)
    ? undefined
    : `${actor} may no longer write to this repository (${permission || 'no permission'})`;
}

async function editedComment(github: GitHub, repo: Repo, result: ResultFile): Promise<string | undefined> {
  const { comment, at } = result.trigger;
  if (!comment || comment.kind === 'review') return undefined;
  const post = await (comment.kind === 'issue'
    ? github.comment(repo, comment.id)
    : github.reviewComment(repo, comment.id));
  if (!post) return 'the comment that asked for this run was deleted';
  const before = Date.parse(at);
  return Number.isNaN(before) || Date.parse(post.updatedAt) > before
    ? 'the comment that asked for this run was edited since'
    : undefined;
}

async function movedHead(github: GitHub, repo: Repo, result: ResultFile): Promise<string | undefined> {
  if (!result.pull || result.number === undefined || !result.head_sha) return undefined;
  const pull = await github.pull(repo, result.number).catch((error: unknown) => {
    if (statusOf(error) === 404) return undefined;
    throw error;
  });
  if (!pull) return 'The pull request is gone: nothing was posted on lines.';
  return pull.headSha === result.head_sha
    ? undefined
    : `The pull request moved on from ${result.head_sha.slice(0, 12)} to ${pull.headSha.slice(0, 12)} while this run worked: nothing was posted on lines.`;
}
