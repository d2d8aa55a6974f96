import fs from 'node:fs/promises';
import path from 'node:path';
import type { Intent } from '../contract/intent.js';
import { type Published, type ResultFile, RUN_FILES } from '../contract/result.js';
import type { GitHub } from '../service/github/client.js';
import { sayFailure } from './failure.js';
import { kindOf } from './index.js';
import { type Done, type PublishContext, repoOf } from './kind.js';
import { recheck } from './recheck.js';

export interface PublishInput {
  intents: readonly Intent[];
  result: ResultFile;
  github: GitHub | undefined;
  runDir: string;
  /** Variables of the process, for the git program that reads a patch. */
  env: Readonly<Record<string, string | undefined>>;
  seal(text: string): string;
  now(): Date;
  /** The file behind GITHUB_STEP_SUMMARY, where there is one. */
  summaryFile?: string;
  /** Whether this is a runner whose server keeps artifacts (not GHES). */
  artifacts?: boolean;
  signal?: AbortSignal;
  /** Told after each intent. */
  tell?(published: Published): void;
}

/**
 * Sends what a run has planned. Each intent stands alone: one that fails is recorded and the next goes on. The head
 * commit, the actor's permission and the text that asked for the run are looked at again first. Never throws for what
 * GitHub answers; `failed` in the list is what the exit code is made of.
 */
export async function publish(input: PublishInput): Promise<Published[]> {
  const checked = await recheck(input);
  const done: Published[] = [];
  const context: PublishContext = {
    result: input.result,
    github: input.github,
    runDir: input.runDir,
    env: input.env,
    seal: input.seal,
    done,
    artifacts: input.artifacts ?? false,
    signal: input.signal ?? new AbortController().signal,
    ...(input.summaryFile && { summaryFile: input.summaryFile }),
    ...(checked.moved && { moved: checked.moved }),
    ...(checked.edited && { edited: checked.edited }),
  };
  for (const intent of input.intents) {
    const became = await one(intent, context, checked);
    const published: Published = {
      id: intent.id,
      kind: intent.kind,
      ...became,
      at: input.now().toISOString(),
    };
    done.push(published);
    await fs.appendFile(path.join(input.runDir, RUN_FILES.published), `${JSON.stringify(published)}\n`);
    input.tell?.(published);
  }
  return done;
}

async function one(
  intent: Intent,
  context: PublishContext,
  checked: { refused?: string; failed?: string },
): Promise<Done> {
  const local = intent.kind === 'summary' || intent.kind === 'artifact';
  try {
    if (!local && checked.failed) return { action: 'failed', say: checked.failed };
    const refused = local ? undefined : (checked.refused ?? refuse(intent, context.result));
    if (refused) return { action: 'skipped', say: refused };
    if (context.signal.aborted) return { action: 'failed', say: 'publishing was cancelled' };
    const became = await kindOf(intent).publish(intent, context);
    return { ...became, say: context.seal(became.say) };
  } catch (error) {
    return { action: 'failed', say: context.seal(sayFailure(error)) };
  }
}

/** What an intent may not do, whoever wrote the file: leave the run's own repository and number, or write for a reader. */
function refuse(intent: Intent, result: ResultFile): string | undefined {
  if (!('target' in intent)) return undefined;
  const { owner, repo } = repoOf(intent.target);
  if (owner !== result.repo?.owner || repo !== result.repo?.name) {
    return `${owner}/${repo} is not the repository of this run`;
  }
  if (intent.target.number !== undefined && intent.target.number !== result.number) {
    return `#${intent.target.number} is not what this run is about`;
  }
  if (intent.kind === 'comment' && intent.discussion !== undefined && intent.discussion !== result.discussion)
    return `discussion ${intent.discussion} is not what this run is about`;
  const writes = intent.kind === 'pull_request' || intent.kind === 'issue';
  if (writes && result.trigger.level !== 'write')
    return `${result.trigger.actor} may not write here, so no ${intent.kind}`;
  return undefined;
}
