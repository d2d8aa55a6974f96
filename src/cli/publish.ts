import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RunError } from '../contract/error.js';
import { EXIT_CODE } from '../contract/outcome.js';
import { type Published, type ResultFile, RUN_FILES } from '../contract/result.js';
import { makeSeal } from '../policy/seal.js';
import { hasArtifactService } from '../report/artifact.js';
import { describeIntents } from '../report/describe.js';
import { inert, plainLines } from '../report/inert.js';
import { fromWorkflow, type Origin } from '../report/origin.js';
import { publish as send } from '../report/publish.js';
import { readIntents, readPlan, readResult } from '../report/run-dir.js';
import { secretValues } from '../run/environment.js';
import { readEventFile } from '../run/order-from.js';
import { type GitHub, makeGitHub } from '../service/github/client.js';
import { makeFetch } from '../service/http.js';
import { readEvent } from '../trigger/event.js';
import { runnerFacts } from '../trigger/facts.js';
import type { Command, Door } from './command.js';
import { limitsOf } from './run.js';
import { parseTranscript } from './show.js';

/** `galley publish`: sends what a run has staged. Needs the write token; runs no model and reads no workspace. */
export const publish: Command = {
  name: 'publish',
  about: 'post what a run has staged',
  help: `galley publish <run-dir> [--dry-run] [--output text|json]

Sends the intents of a run (intents.jsonl) to GitHub, each one independently and at most once: publishing the same run
again changes nothing. Before that it looks again at the head commit, at the permission of the one who asked, and at the
text that asked. What became of each is written to published.jsonl.

In a workflow that answers \`workflow_run\` the run must be the one that the event names; what a fork's pull request has
left is never taken as it is: its comment and its review are made anew from what was found, and nothing else is posted.

  --dry-run          print exactly what would be sent, and send nothing
  --output json      print one JSON line for each intent
  --max-minutes N    wait for GitHub's rate limits this long at most; default 60

Environment: GITHUB_TOKEN (may write what the recipe publishes), GITHUB_API_URL (GitHub Enterprise Server),
GITHUB_REPOSITORY (when set, the run must be about this repository), GITHUB_EVENT_NAME and GITHUB_EVENT_PATH.

Exit code: 0, or 7 when something could not be published, 3 when the run may not be published from here, or 2 when there
is no such run.
`,
  async run(door) {
    const { values, positionals } = parseArgs({
      args: door.argv,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        output: { type: 'string', default: 'text' },
        'max-minutes': { type: 'string' },
      },
    });
    const [where, ...more] = positionals;
    if (!where || more.length > 0) throw new RunError('recipe', 'galley publish: name one run directory');
    if (values.output !== 'text' && values.output !== 'json')
      throw new RunError('recipe', `galley publish: --output ${values.output} is not text or json`);
    const runDir = path.resolve(door.cwd, where);
    const { minutes = 60 } = limitsOf({ 'max-minutes': values['max-minutes'] });
    const github = await client(door, minutes);
    const seal = makeSeal({ secrets: secretValues(door.env) });
    const { result, intents } = await readRun(runDir, door, { github, seal });
    if (values['dry-run']) {
      door.out(
        values.output === 'json'
          ? intents.map((intent) => `${JSON.stringify(intent)}\n`).join('')
          : describeIntents(intents),
      );
      return EXIT_CODE.done;
    }
    const { env } = door;
    const done = await send({
      intents,
      result,
      github,
      runDir,
      env,
      seal,
      now: () => new Date(),
      artifacts: hasArtifactService(env),
      signal: door.signal,
      tell: (published) => tell(published, door, values.output === 'json'),
      ...(env.GITHUB_STEP_SUMMARY && { summaryFile: env.GITHUB_STEP_SUMMARY }),
    });
    if (done.length === 0 && values.output === 'text') door.out('This run publishes nothing.\n');
    return done.some((each) => each.action === 'failed') ? EXIT_CODE['publish-failed'] : EXIT_CODE.done;
  },
};

async function client({ env, signal }: Door, minutes: number): Promise<GitHub | undefined> {
  if (!env.GITHUB_TOKEN) return undefined;
  return makeGitHub({
    token: env.GITHUB_TOKEN,
    apiUrl: env.GITHUB_API_URL,
    fetch: makeFetch(env),
    deadline: Date.now() + minutes * 60_000,
    signal,
  });
}

interface Means {
  github: GitHub | undefined;
  seal: (text: string) => string;
}

/** The run's result and intents, as far as they may be taken from where the run directory came from. */
async function readRun(runDir: string, door: Door, means: Means) {
  const result = await readResult(runDir);
  checkRepository(result, door);
  const origin = originOf(door);
  if (!origin) return { result, intents: await readIntents(runDir) };
  const transcript = path.join(runDir, RUN_FILES.transcript);
  const lines = parseTranscript(await fs.readFile(transcript, 'utf8'), transcript);
  const taken = await fromWorkflow({ result, plan: await readPlan(runDir), lines }, origin, means);
  return { result: taken.result, intents: taken.intents ?? (await readIntents(runDir)) };
}

/** The workflow run whose end started this one. */
function originOf({ env }: Door): Origin | undefined {
  if (env.GITHUB_EVENT_NAME !== 'workflow_run' || !env.GITHUB_EVENT_PATH) return undefined;
  const trigger = readEvent('workflow_run', readEventFile(env.GITHUB_EVENT_PATH), runnerFacts(env));
  if (!trigger.workflowRun) return undefined;
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  const url = `${server}/${env.GITHUB_REPOSITORY}/actions/runs/${trigger.workflowRun.id}`;
  return { ...trigger.workflowRun, url };
}

/** A run directory may come from anywhere; a workflow publishes into its own repository only. */
function checkRepository({ repo }: ResultFile, { env }: Door): void {
  const here = env.GITHUB_REPOSITORY?.toLowerCase();
  const there = repo ? `${repo.owner}/${repo.name}`.toLowerCase() : here;
  if (here && here !== there)
    throw new RunError(
      'untrusted',
      `galley publish: the run is about ${there}, this workflow may publish to ${here} only`,
    );
}

function tell(published: Published, door: Door, json: boolean): void {
  const text = json
    ? JSON.stringify(published)
    : `${published.kind}: ${published.action}: ${published.say}${published.url ? ` ${published.url}` : ''}`;
  const [line = ''] = plainLines(text.replace(/[\r\n]+/g, ' '));
  door.out(`${door.env.GITHUB_ACTIONS === 'true' && !json ? inert(line) : line}\n`);
}
