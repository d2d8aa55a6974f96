import { git } from '../repository.js';
import { showIssue } from './posts.js';
import { type Context, created, forbidden, invalid, list, NOT_FOUND, ok, type Route } from './route.js';
import type { State, StoredIssue } from './state.js';

const repo = (state: State, slug = state.slug) => {
  const [login, name] = slug.split('/');
  return {
    name,
    full_name: slug,
    owner: { login },
    default_branch: state.defaultBranch,
    fork: slug !== state.slug,
  };
};

function showPull(state: State, issue: StoredIssue) {
  const pull = issue.pull!;
  const { pull_request: _, ...shown } = showIssue(state, issue);
  return {
    ...shown,
    draft: pull.draft,
    base: { ...pull.base, repo: repo(state) },
    head: { ...pull.head, repo: pull.head.repo && repo(state, pull.head.repo) },
    requested_reviewers: pull.reviewers.map((login) => ({ login })),
    changed_files: numstat(state, issue.number)?.length ?? 0,
  };
}

function numstat(
  state: State,
  number: number,
): { added: string; deleted: string; path: string; from?: string }[] | undefined {
  const parts = state.diff(number, '--numstat', '-z')?.toString('utf8').split('\0');
  if (!parts) return undefined;
  const out: { added: string; deleted: string; path: string; from?: string }[] = [];
  for (let i = 0; i + 1 < parts.length; i++) {
    const [added = '', deleted = '', path = ''] = parts[i]!.split('\t');
    if (path) out.push({ added, deleted, path });
    else {
      out.push({ added, deleted, path: parts[i + 2]!, from: parts[i + 1]! });
      i += 2;
    }
  }
  return out;
}

/** The files API: `patch` is missing for binary files and pure renames. */
function showFiles(state: State, number: number): unknown[] | undefined {
  const files = numstat(state, number);
  const names = state.diff(number, '--name-status', '-z')?.toString('utf8').split('\0') ?? [];
  const letters = new Map<string, string>();
  for (let i = 0; i + 1 < names.length; i += 2) {
    const moved = /^[RC]/.test(names[i]!);
    letters.set(names[i + (moved ? 2 : 1)]!, names[i]![0]!);
    if (moved) i += 1;
  }
  const status: Record<string, string> = {
    A: 'added',
    D: 'removed',
    M: 'modified',
    R: 'renamed',
    C: 'copied',
    T: 'changed',
  };
  // Content lines never start like a header: they have a character in front.
  const patches =
    state
      .diff(number)
      ?.toString('utf8')
      .split(/^(?=diff --git )/m) ?? [];
  return files?.map(({ added, deleted, path, from }, index) => {
    const text = patches[index] ?? '';
    const start = text.indexOf('\n@@ ');
    return {
      filename: path,
      ...(from && { previous_filename: from }),
      status: status[letters.get(path) ?? 'M'],
      additions: Number(added) || 0,
      deletions: Number(deleted) || 0,
      changes: (Number(added) || 0) + (Number(deleted) || 0),
      ...(start >= 0 && { patch: text.slice(start + 1).replace(/\n$/, '') }),
    };
  });
}

function getPull({ state, params, accept }: Context) {
  const issue = state.issues.get(Number(params.pull_number));
  if (!issue?.pull) return NOT_FOUND;
  if (!/diff/.test(accept)) return ok(showPull(state, issue));
  const diff = state.diff(issue.number);
  if (!diff) return NOT_FOUND;
  const files = numstat(state, issue.number)?.length ?? 0;
  const lines = diff.toString('latin1').split('\n').length;
  if (files > 300 || lines > 20_000 || diff.length > 1 << 20) {
    const errors = [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }];
    return {
      status: 406,
      body: { message: 'Sorry, the diff exceeded the maximum number of files (300).', errors },
    };
  }
  return {
    status: 200,
    body: diff,
    headers: { 'content-type': 'application/vnd.github.v3.diff; charset=utf-8' },
  };
}

export const REPOSITORY: Record<string, Route> = {
  'repos/get': ({ state }) => ok(repo(state)),
  'repos/get-collaborator-permission-level': ({ state, params }) => {
    const permission = state.permissions.get(params.username!.toLowerCase());
    if (!permission) return NOT_FOUND;
    const role = permission === 'maintain' ? 'write' : permission === 'triage' ? 'read' : permission;
    return ok({ permission: role, role_name: permission, user: state.user(params.username!) });
  },
  'teams/get-membership-for-user-in-org': ({ state, params }) =>
    state.memberships.has(`${params.org}/${params.team_slug}/${params.username}`.toLowerCase())
      ? ok({ state: 'active', role: 'member' })
      : NOT_FOUND,
  'pulls/get': getPull,
  'pulls/list': ({ state, query }) => {
    const head = query.get('head')?.split(':')[1];
    const pulls = [...state.issues.values()].filter((each) => each.pull && each.state === 'open');
    return list(
      pulls.filter((each) => !head || each.pull!.head.ref === head).map((each) => showPull(state, each)),
    );
  },
  'pulls/list-files': ({ state, params }) => {
    const files = showFiles(state, Number(params.pull_number));
    return files ? list(files.slice(0, 3000)) : NOT_FOUND;
  },
  'pulls/create': ({ state, body }) => {
    const sha = state.resolve(`refs/heads/${body.head}`);
    if (!sha) return invalid('head is invalid');
    const open = [...state.issues.values()].some(
      (each) => each.pull?.head.ref === body.head && each.state === 'open',
    );
    if (open) return invalid(`A pull request already exists for ${state.owner}:${body.head}.`);
    const issue = state.addPull({
      title: String(body.title),
      body: String(body.body ?? ''),
      user: state.self,
      base: { ref: String(body.base) },
      head: { ref: String(body.head), sha },
      draft: body.draft === true,
    });
    return created(showPull(state, issue));
  },
  'pulls/update': ({ state, params, body }) => {
    const issue = state.issues.get(Number(params.pull_number));
    if (!issue?.pull) return NOT_FOUND;
    if (body.title !== undefined) issue.title = String(body.title);
    if (body.body !== undefined) issue.body = String(body.body);
    return ok(showPull(state, issue));
  },
  'pulls/request-reviewers': ({ state, params, body }) => {
    const issue = state.issues.get(Number(params.pull_number));
    if (!issue?.pull) return NOT_FOUND;
    issue.pull.reviewers.push(...(body.reviewers as string[]));
    return created(showPull(state, issue));
  },
  'repos/compare-commits': ({ state, params }) => {
    const [base, head] = [params.base, params.head].map((name) => state.resolve(name ?? ''));
    if (!base || !head) return NOT_FOUND;
    const sha = git(state.bare, 'merge-base', base, head);
    return ok({
      merge_base_commit: { sha },
      status: sha === base ? 'ahead' : 'diverged',
      commits: [],
      files: [],
    });
  },
  'checks/create': ({ state, body }) => {
    if (((body.output as { annotations?: unknown[] })?.annotations ?? []).length > 50)
      return invalid('annotations');
    const check = { id: state.nextId(), body };
    state.checks.push(check);
    return created({
      id: check.id,
      external_id: body.external_id,
      html_url: `https://github.com/${state.slug}/runs/${check.id}`,
    });
  },
  'checks/update': ({ state, params, body }) => {
    const check = state.checks.find((each) => each.id === Number(params.check_run_id));
    if (!check) return NOT_FOUND;
    check.body = { ...check.body, ...body };
    return ok({
      id: check.id,
      external_id: check.body.external_id,
      html_url: `https://github.com/${state.slug}/runs/${check.id}`,
    });
  },
  'checks/list-for-ref': ({ state, params, query }) => {
    const found = state.checks.filter(
      (each) =>
        each.body.head_sha === params.ref &&
        (!query.get('check_name') || each.body.name === query.get('check_name')),
    );
    const shown = found.map((each) => ({
      id: each.id,
      external_id: each.body.external_id ?? null,
      html_url: null,
    }));
    return list(shown, 'check_runs');
  },
  'reactions/create-for-issue': (context) => react(context, `issue ${context.params.issue_number}`),
  'reactions/create-for-issue-comment': (context) => react(context, `comment ${context.params.comment_id}`),
  'reactions/create-for-pull-request-review-comment': (context) =>
    react(context, `review_comment ${context.params.comment_id}`),
  'actions/list-jobs-for-workflow-run': ({ state, params }) => {
    const jobs = state.jobs.filter((job) => job.run === Number(params.run_id));
    return list(
      jobs.map(({ log: _, ...job }) => job),
      'jobs',
    );
  },
  'actions/download-job-logs-for-workflow-run': ({ state, params, origin }) => {
    const job = state.jobs.find((each) => each.id === Number(params.job_id));
    return job ? { status: 302, headers: { location: `${origin}/_logs/${job.id}` } } : NOT_FOUND;
  },
  'apps/revoke-installation-access-token': ({ state }) => {
    state.revoked = true;
    return { status: 204 };
  },
  'users/get-authenticated': () => forbidden('Resource not accessible by integration'),
};

function react({ state, body }: Context, on: string) {
  const content = String(body.content);
  const known = state.reactions.find((each) => each.on === on && each.content === content);
  const reaction = known ?? { on, content, id: state.nextId() };
  if (!known) state.reactions.push(reaction);
  return { status: known ? 200 : 201, body: { id: reaction.id, content } };
}
