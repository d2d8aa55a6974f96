import type { Octokit } from '@octokit/rest';
import { orMissing, type Post, type Repo, toPost } from './shape.js';

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
    title?: string;
  }[];
}

const PAGE = 100;

/** Issues and the labels of issues and pull requests. */
export function issueApi({ rest, paginate }: Octokit) {
  return {
    async addLabels(repo: Repo, number: number, labels: string[]): Promise<void> {
      await rest.issues.addLabels({ ...repo, issue_number: number, labels });
    },
    /** A label that is not there is no failure. */
    async removeLabel(repo: Repo, number: number, label: string): Promise<void> {
      await orMissing(rest.issues.removeLabel({ ...repo, issue_number: number, name: label }));
    },
    async labels(repo: Repo, number: number): Promise<string[]> {
      const all = await paginate(rest.issues.listLabelsOnIssue, {
        ...repo,
        issue_number: number,
        per_page: PAGE,
      });
      return all.map((label) => label.name);
    },
    /** Open issues (no pull requests) that `creator` opened. */
    async issuesBy(repo: Repo, creator: string): Promise<(Post & { number: number; title: string })[]> {
      const all = await paginate(rest.issues.listForRepo, {
        ...repo,
        creator,
        state: 'open',
        per_page: PAGE,
      });
      return all
        .filter((issue) => !issue.pull_request)
        .map((issue) => ({ ...toPost(issue), number: issue.number, title: issue.title }));
    },
    /** What stands there now; undefined when it is gone (deleted, or made a discussion). */
    async issue(repo: Repo, number: number): Promise<(Post & { title: string }) | undefined> {
      const found = await orMissing(rest.issues.get({ ...repo, issue_number: number }));
      return found && { ...toPost(found.data), title: found.data.title };
    },
    async createIssue(
      repo: Repo,
      issue: { title: string; body: string; labels: string[] },
    ): Promise<Post & { number: number }> {
      const { data } = await rest.issues.create({ ...repo, ...issue });
      return { ...toPost(data), number: data.number };
    },
    /** GitHub answers 200 to a body it finds too long and keeps the old one: compare what comes back. */
    async updateIssue(
      repo: Repo,
      number: number,
      issue: { title: string; body: string },
    ): Promise<Post & { number: number }> {
      const { data } = await rest.issues.update({ ...repo, issue_number: number, ...issue });
      return { ...toPost(data), number: data.number };
    },
  };
}

/** Check runs on a commit. */
export function checkApi({ rest, paginate }: Octokit) {
  const fields = ({ title, summary, annotations, ...rest }: CheckFields) => ({
    ...rest,
    status: 'completed' as const,
    output: { title, summary, annotations },
  });
  return {
    async checks(
      repo: Repo,
      ref: string,
      name: string,
    ): Promise<{ id: number; externalId: string; url: string }[]> {
      const all = await paginate(rest.checks.listForRef, { ...repo, ref, check_name: name, per_page: PAGE });
      return all.map((run) => ({ id: run.id, externalId: run.external_id ?? '', url: run.html_url ?? '' }));
    },
    async createCheck(repo: Repo, check: CheckFields): Promise<{ id: number; url: string }> {
      const { data } = await rest.checks.create({ ...repo, ...fields(check) });
      return { id: data.id, url: data.html_url ?? '' };
    },
    async updateCheck(repo: Repo, id: number, check: CheckFields): Promise<{ id: number; url: string }> {
      const { head_sha: _, ...rest_ } = fields(check);
      const { data } = await rest.checks.update({ ...repo, check_run_id: id, ...rest_ });
      return { id: data.id, url: data.html_url ?? '' };
    },
  };
}
