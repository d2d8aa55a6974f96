import { commentApi, reviewApi } from './comments.js';
import { discussionApi } from './discussions.js';
import { checkApi, issueApi } from './issues.js';
import { objectApi } from './objects.js';
import { type GitHubOptions, makeOctokit } from './octokit.js';
import { peopleApi } from './people.js';
import { changeApi, pullApi, workflowApi } from './pulls.js';
import { reviewThreadApi } from './review-threads.js';
import { threadApi } from './thread.js';

export type GitHub = Awaited<ReturnType<typeof makeGitHub>>;
export type { GitHubOptions };

/**
 * GitHub as Galley uses it: few methods, all pages read, writes paced, limits waited for up to the deadline. What fails
 * throws an error with the HTTP `status`; what is not there is undefined where the type says so.
 */
export async function makeGitHub(options: GitHubOptions) {
  const { octokit, patience } = await makeOctokit(options);
  return {
    /** From now on no limit is waited for beyond this time (epoch milliseconds). */
    waitUntil(deadline: number): void {
      patience.deadline = deadline;
    },
    ...peopleApi(octokit),
    ...commentApi(octokit),
    ...reviewApi(octokit),
    ...issueApi(octokit),
    ...checkApi(octokit),
    ...objectApi(octokit),
    ...pullApi(octokit),
    ...changeApi(octokit),
    ...workflowApi(octokit),
    ...threadApi(octokit),
    ...discussionApi(octokit),
    ...reviewThreadApi(octokit),
  };
}

/** The one client of a run, made when it is first asked for: whoever shares it shares its pacing, too. */
export function lazyGitHub(options: GitHubOptions): () => Promise<GitHub> {
  let made: Promise<GitHub> | undefined;
  return () => {
    made ??= makeGitHub(options);
    return made;
  };
}
