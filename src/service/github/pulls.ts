import type { Octokit } from '@octokit/rest';
import { orMissing, type Post, type Repo, toPost } from './shape.js';

export interface PullState {
  number: number;
  state: string;
  headSha: string;
  url: string;
  title: string;
  body: string;
}

/** One file of the files API. `patch` is missing for binary files, pure renames and what is too large. */
export interface PullFile {
  filename: string;
  previous_filename?: string;
  status: string;
  additions: number;
  deletions: number;
  changes: number;
  patch?: string;
}

const PAGE = 100;

/** Pull requests: what they are, and making them. */
export function pullApi({ rest, paginate }: Octokit) {
  return {
    async pull(repo: Repo, number: number): Promise<PullState> {
      const { data } = await rest.pulls.get({ ...repo, pull_number: number });
      const { state, title, body, html_url: url } = data;
      return { number, state, headSha: data.head.sha, url, title, body: body ?? '' };
    },
    /** Which branch a pull request comes from; undefined when there is no such pull request. `repo` is empty for a deleted fork. */
    async pullHead(repo: Repo, number: number): Promise<{ repo: string; ref: string } | undefined> {
      const found = await orMissing(rest.pulls.get({ ...repo, pull_number: number }));
      return found && { repo: found.data.head.repo?.full_name ?? '', ref: found.data.head.ref };
    },
    /** The pull request as the API answers it: trigger/payload.ts reads it. */
    async pullPayload(repo: Repo, number: number): Promise<unknown> {
      return (await rest.pulls.get({ ...repo, pull_number: number })).data;
    },
    /** Open pull requests from a branch of the same repository. */
    async pullsFrom(repo: Repo, branch: string): Promise<(Post & { number: number })[]> {
      const head = `${repo.owner}:${branch}`;
      const all = await paginate(rest.pulls.list, { ...repo, head, state: 'open', per_page: PAGE });
      return all.map((pull) => ({ ...toPost(pull), number: pull.number }));
    },
    async createPull(
      repo: Repo,
      pull: { title: string; body: string; head: string; base: string; draft: boolean },
    ): Promise<Post & { number: number }> {
      const { data } = await rest.pulls.create({ ...repo, ...pull });
      return { ...toPost(data), number: data.number };
    },
    async updatePull(
      repo: Repo,
      number: number,
      pull: { title: string; body: string },
    ): Promise<Post & { number: number }> {
      const { data } = await rest.pulls.update({ ...repo, pull_number: number, ...pull });
      return { ...toPost(data), number: data.number };
    },
    async requestReviewers(repo: Repo, number: number, reviewers: string[]): Promise<void> {
      await rest.pulls.requestReviewers({ ...repo, pull_number: number, reviewers });
    },
  };
}

/** The change of a pull request, as GitHub tells it. */
export function changeApi({ rest, paginate }: Octokit) {
  return {
    /** The whole diff; undefined above GitHub's limits (406 over 300 files, 20,000 lines or 1 MB; 422 on old servers). */
    async pullDiff(repo: Repo, number: number): Promise<string | undefined> {
      const call = rest.pulls.get({ ...repo, pull_number: number, mediaType: { format: 'diff' } });
      const found = await orMissing(call, [406, 422]);
      return found && String(found.data);
    },
    /** The files, at most 3,000: more are not listed anywhere. */
    async pullFiles(repo: Repo, number: number): Promise<PullFile[]> {
      return paginate(rest.pulls.listFiles, { ...repo, pull_number: number, per_page: PAGE });
    },
    /** How many files the pull request changes, as GitHub counts, and at which head. */
    async pullCounts(repo: Repo, number: number): Promise<{ files: number; headSha: string }> {
      const { data } = await rest.pulls.get({ ...repo, pull_number: number });
      return { files: data.changed_files, headSha: data.head.sha };
    },
    /** Where `head` left `base`; undefined when one of them is not there. */
    async mergeBase(repo: Repo, base: string, head: string): Promise<string | undefined> {
      const call = rest.repos.compareCommitsWithBasehead({
        ...repo,
        basehead: `${base}...${head}`,
        per_page: 1,
      });
      return (await orMissing(call))?.data.merge_base_commit.sha;
    },
  };
}

/** Workflow runs: what failed, and its log. */
export function workflowApi({ rest, paginate }: Octokit) {
  return {
    async jobs(repo: Repo, run: number): Promise<{ id: number; name: string; conclusion: string }[]> {
      const all = await paginate(rest.actions.listJobsForWorkflowRun, {
        ...repo,
        run_id: run,
        per_page: PAGE,
      });
      return all.map((job) => ({ id: job.id, name: job.name, conclusion: job.conclusion ?? '' }));
    },
    /** The log of a job; undefined when it is gone. */
    async jobLog(repo: Repo, job: number): Promise<string | undefined> {
      const found = await orMissing(rest.actions.downloadJobLogsForWorkflowRun({ ...repo, job_id: job }));
      return found && String(found.data);
    },
  };
}
