import { RunError } from '../contract/error.js';
import type { Actor, PullRef, Trigger, Trusted } from '../contract/trigger.js';
import { normalLogin } from './actor.js';
import { readPull } from './event.js';
import { readPullPayload } from './payload.js';

/** What trust asks of GitHub; service/github/client.ts answers. A failure of any kind means that nobody is trusted. */
export interface TrustSource {
  /** The permission on the repository, as the API names it, and whom it is about; undefined for a stranger (404). */
  collaborator(
    repo: { owner: string; repo: string },
    login: string,
  ): Promise<{ permission: string; login: string; id: number } | undefined>;
  isTeamMember(org: string, team: string, login: string): Promise<boolean>;
  /** `GET /repos/{owner}/{repo}/pulls/{number}`, as it comes. */
  pullPayload(repo: { owner: string; repo: string }, number: number): Promise<unknown>;
  /** The commit a branch points to. */
  branch(repo: { owner: string; repo: string }, name: string): Promise<string | undefined>;
}

export interface TrustOptions {
  github?: TrustSource | undefined;
  /** Exact logins. `*` lets every person in, read-only. */
  allowedUsers?: readonly string[];
  /** Exact names, with or without `[bot]`. There is no `*`. */
  allowedBots?: readonly string[];
  /** `org/team` */
  allowedTeams?: readonly string[];
  /** Logins that Galley itself posts with: their events start no run. */
  self?: readonly string[];
  /** A person tries an event file on their own machine: the actor is not looked up. The door must not publish. */
  rehearsal?: boolean;
}

type Level = 'write' | 'read';

/**
 * Judges who caused the event and which commits it may read from: the only maker of Trusted. The actor, and who wrote
 * the comment or caused the upstream run, must have write permission or be on a list; an unknown answer is a no. A
 * fork is read-only whoever asks. Throws RunError('untrusted') with what would change the answer.
 */
export async function trust(trigger: Trigger, options: TrustOptions): Promise<Trusted> {
  if (trigger.event === 'local') return seal(trigger, 'write', 'started by hand', { baseSha: '' });
  refuseOwn(trigger, options.self ?? ['github-actions']);
  const pull = trigger.pull ?? (await fetchPull(trigger, options));
  const fork = pull?.fork === true || trigger.workflowRun?.fork === true;
  const full: Trigger = pull ? { ...trigger, pull } : trigger;
  const baseSha = await readBase(full, options);
  if (options.rehearsal)
    return seal(full, fork ? 'read' : 'write', 'rehearsed from an event file', { baseSha });
  if (trigger.event === 'schedule')
    return seal(full, 'write', 'scheduled on the default branch', { baseSha });
  // GitHub starts pull_request on a fork without secrets and with a read-only token: strangers may have it looked at.
  if (trigger.event === 'pull_request' && fork)
    return seal(full, 'read', `pull request from ${pull?.head.repo ?? 'a deleted fork'}`, { baseSha });
  const judged = await judgeAll(full, options);
  return seal(full, fork ? 'read' : judged.level, fork ? `${judged.why}; a fork is read-only` : judged.why, {
    baseSha,
  });
}

function seal(trigger: Trigger, level: Level, why: string, { baseSha }: { baseSha: string }): Trusted {
  const headSha = trigger.pull?.head.sha ?? trigger.workflowRun?.headSha ?? trigger.sha;
  return { ...trigger, level, baseSha, headSha, why } as Trusted;
}

/** Events of our own making never start a run, or it would answer itself until somebody is banned. */
function refuseOwn(trigger: Trigger, self: readonly string[]): void {
  if (trigger.own) throw new RunError('untrusted', 'This comment was written by Galley: it starts no run.');
  const author = trigger.comment?.author ?? trigger.actor;
  for (const actor of [trigger.actor, author]) {
    if (self.some((name) => normalLogin(name).login === actor.login) && actor.bot)
      throw new RunError(
        'untrusted',
        `${actor.login}[bot] is Galley's own account: its events start no run.`,
      );
  }
}

/** Everybody whose word the run acts on, once each; the weakest level of them counts. */
async function judgeAll(trigger: Trigger, options: TrustOptions): Promise<{ level: Level; why: string }> {
  const people = [trigger.actor, trigger.comment?.author, trigger.upstreamActor].filter(
    (actor): actor is Actor => actor !== undefined,
  );
  const seen = new Set<string>();
  let level: Level = 'write';
  const why: string[] = [];
  for (const actor of people) {
    const key = show(actor);
    if (seen.has(key)) continue;
    seen.add(key);
    const judged = await judge(actor, trigger, options);
    if (judged.level === 'read') level = 'read';
    why.push(judged.why);
  }
  return { level, why: why.join('; ') };
}

async function judge(
  actor: Actor,
  trigger: Trigger,
  options: TrustOptions,
): Promise<{ level: Level; why: string }> {
  const name = show(actor);
  if (actor.bot) {
    if (options.allowedBots?.some((bot) => normalLogin(bot).login === actor.login))
      return { level: 'write', why: `${name} is in allowed_bots` };
    throw refusal(`${name} is a bot that is not in trust.allowed_bots (exact names only)`);
  }
  if (actor.login === 'ghost') throw refusal('the account that caused this was deleted');
  if (options.allowedUsers?.some((user) => user.trim().toLowerCase() === actor.login))
    return { level: 'write', why: `${name} is in allowed_users` };
  const reason = await lookUp(actor, trigger, options);
  if (typeof reason === 'object') return reason;
  if (options.allowedUsers?.includes('*')) return { level: 'read', why: `allowed_users lets everybody read` };
  throw refusal(reason);
}

/** Asks GitHub. Answers with the level, or with why there is none. */
async function lookUp(
  actor: Actor,
  { repository }: Trigger,
  { github, allowedTeams = [] }: TrustOptions,
): Promise<{ level: Level; why: string } | string> {
  const name = show(actor);
  if (!github || !repository) return `nobody can be asked what ${name} may do: no token or no repository`;
  try {
    const found = await github.collaborator(address(repository), actor.login);
    const same = found?.login.toLowerCase() === actor.login && (actor.id === 0 || found.id === actor.id);
    if (found && same && (found.permission === 'admin' || found.permission === 'write'))
      return { level: 'write', why: `${name} has ${found.permission} permission` };
    for (const team of allowedTeams) {
      const [org, slug] = team.split('/');
      if (org && slug && (await github.isTeamMember(org, slug, actor.login)))
        return { level: 'write', why: `${name} is in ${team}` };
    }
    if (found && !same) return `the account ${name} is not the one that caused the event`;
    return `${name} has ${found?.permission ?? 'no'} permission on ${repository.owner}/${repository.name}`;
  } catch (cause) {
    throw refusal(`GitHub did not say what ${name} may do`, cause);
  }
}

function refusal(reason: string, cause?: unknown): RunError {
  return new RunError(
    'untrusted',
    `Not started: ${reason}. Write permission is needed, or a place in trust.allowed_users, allowed_bots or allowed_teams.`,
    { cause },
  );
}

function show(actor: Actor): string {
  return actor.bot ? `${actor.login}[bot]` : actor.login;
}

/** A comment on a pull request, and a workflow_run, name a pull request without saying what is in it. */
async function fetchPull(trigger: Trigger, { github }: TrustOptions): Promise<PullRef | undefined> {
  const pulls = trigger.workflowRun?.pulls ?? [];
  const number = trigger.issue?.isPull ? trigger.issue.number : pulls.length === 1 ? pulls[0] : undefined;
  if (number === undefined || !trigger.repository) return undefined;
  if (!github)
    throw new RunError(
      'untrusted',
      `Not started: without a token nobody knows the head of pull request #${number}.`,
    );
  try {
    const pull = readPull(readPullPayload(await github.pullPayload(address(trigger.repository), number)));
    // A comment's event carries title and description as they stood then: what was written since is not read.
    const { issue } = trigger;
    return issue ? { ...pull, title: issue.title, body: issue.body } : pull;
  } catch (cause) {
    throw new RunError('untrusted', `Not started: GitHub did not say what pull request #${number} is.`, {
      cause,
    });
  }
}

/** The commit that recipes and config are read at: a commit of the repository itself, never of a pull request. */
async function readBase(trigger: Trigger, { github, rehearsal }: TrustOptions): Promise<string> {
  const { pull, repository, sha } = trigger;
  if (pull && !trigger.workflowRun) return pull.base.sha;
  if (sha || rehearsal) return sha;
  if (github && repository?.defaultBranch) {
    try {
      const found = await github.branch(address(repository), repository.defaultBranch);
      if (found) return found;
    } catch (cause) {
      throw new RunError('untrusted', 'Not started: GitHub did not say where the default branch is.', {
        cause,
      });
    }
  }
  throw new RunError('untrusted', 'Not started: the base commit is not known (GITHUB_SHA is not set).');
}

function address({ owner, name }: { owner: string; name: string }): { owner: string; repo: string } {
  return { owner, repo: name };
}
