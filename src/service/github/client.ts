import { commentApi, reviewApi } from './comments.js';
import { checkApi, issueApi } from './issues.js';
import { objectApi } from './objects.js';
import { type GitHubOptions, makeOctokit } from './octokit.js';
import { peopleApi } from './people.js';
import { changeApi, pullApi, workflowApi } from './pulls.js';

export type GitHub = Awaited<ReturnType<typeof makeGitHub>>;
export type { GitHubOptions };

/**
 * GitHub as Galley uses it: few methods, all pages read, writes paced, limits waited for up to the deadline. What fails
 * throws an error with the HTTP `status`; what is not there is undefined where the type says so.
 */
export async function makeGitHub(options: GitHubOptions) {
  const octokit = await makeOctokit(options);
  return {
    ...peopleApi(octokit),
    ...commentApi(octokit),
    ...reviewApi(octokit),
    ...issueApi(octokit),
    ...checkApi(octokit),
    ...objectApi(octokit),
    ...pullApi(octokit),
    ...changeApi(octokit),
    ...workflowApi(octokit),
  };
}
