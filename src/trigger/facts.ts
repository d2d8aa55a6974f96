/** What the runner says about itself, beside the event's payload. Everything is optional: a local run knows none of it. */
export interface RunnerFacts {
  /** `owner/name` */
  repository?: string | undefined;
  actor?: string | undefined;
  actorId?: string | undefined;
  /** Full ref, such as refs/heads/main. */
  ref?: string | undefined;
  sha?: string | undefined;
  runId?: string | undefined;
  runAttempt?: string | undefined;
  serverUrl?: string | undefined;
}

/** Reads the runner's facts out of its variables (GITHUB_*). */
export function runnerFacts(env: Readonly<Record<string, string | undefined>>): RunnerFacts {
  return {
    repository: env.GITHUB_REPOSITORY,
    actor: env.GITHUB_ACTOR,
    actorId: env.GITHUB_ACTOR_ID,
    ref: env.GITHUB_REF,
    sha: env.GITHUB_SHA,
    runId: env.GITHUB_RUN_ID,
    runAttempt: env.GITHUB_RUN_ATTEMPT,
    serverUrl: env.GITHUB_SERVER_URL,
  };
}
