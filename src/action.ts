import fs from 'node:fs';
import path from 'node:path';
import * as core from '@actions/core';
import { type Clients, clientsOf, LAST_WORDS_MS, lastWords, progressOf, revoke } from './action/github.js';
import { type Inputs, readInputs } from './action/inputs.js';
import { RunError } from './contract/error.js';
import { EXIT_CODE, type OutcomeName } from './contract/outcome.js';
import { type Published, RUN_FILES } from './contract/result.js';
import { makeSeal } from './policy/seal.js';
import { hasArtifactService } from './report/artifact.js';
import { makeConsole } from './report/console.js';
import { describeIntents } from './report/describe.js';
import type { Progress } from './report/progress.js';
import { publish } from './report/publish.js';
import { childEnv, runnerFiles, secretValues } from './run/environment.js';
import type { Finished } from './run/finish.js';
import { heartbeat } from './run/heartbeat.js';
import { jobDeadline } from './run/job-deadline.js';
import type { Order } from './run/order.js';
import { placesOf, readEventFile } from './run/order-from.js';
import { program } from './run/program.js';
import { shardParam } from './run/targets.js';
import { run } from './run.js';
import { hideEnvironment } from './service/broker.js';
import { makeSend } from './service/send.js';
import { telemetryTarget } from './service/telemetry.js';
import { readEvent } from './trigger/event.js';
import { runnerFacts } from './trigger/facts.js';

/** Rate limits are waited for this long after the run: the workflows that `galley init` writes leave ten minutes. */
const PUBLISH_MS = 8 * 60_000;
const RUNTIME_TOKEN = 'ACTIONS_RUNTIME_TOKEN';

/** Everything the process was started with, taken out of process.env at once: nothing that is started later inherits it. */
type Env = Readonly<Record<string, string | undefined>>;

/** The Action's door: reads inputs and the event, masks secrets first, runs, publishes, sets outputs. Answers with the exit code. */
export async function runAction(): Promise<number> {
  const env: Env = { ...process.env };
  hideEnvironment(process.env);
  const given = [core.getInput('api-key'), core.getInput('github-token')];
  const sent = Object.values(telemetryTarget(env)?.headers ?? {});
  const secrets = [...new Set([...given, ...secretValues(env), ...sent])].filter((value) => value !== '');
  for (const secret of secrets) core.setSecret(secret);
  const seal = makeSeal({ secrets });
  const stop = new AbortController();
  const end = onCancel(stop);
  try {
    const inputs = readInputs();
    hideSecrets(secrets);
    const clients = clientsOf(inputs, env, stop.signal);
    const scene = { inputs, env, secrets, seal, signal: stop.signal, ...(clients && { clients }) };
    try {
      const finished = await work(scene);
      return conclude(finished, await send(finished, scene), seal);
    } finally {
      if (clients && inputs.revokeToken) await revoke(clients);
    }
  } catch (error) {
    return fail(error, seal, stop.signal);
  } finally {
    end();
  }
}

/** A variable that holds a secret is of no use to anything that is started from here. */
function hideSecrets(secrets: readonly string[]): void {
  for (const [name, value] of Object.entries(process.env))
    if (
      name.startsWith('INPUT_') ||
      (value !== undefined && secrets.some((secret) => value.includes(secret)))
    )
      delete process.env[name];
}

interface Scene {
  inputs: Inputs;
  env: Env;
  secrets: string[];
  seal: (text: string) => string;
  signal: AbortSignal;
  /** Missing without a token. */
  clients?: Clients;
}

async function work(scene: Scene): Promise<Finished> {
  const screen = makeConsole({
    out: (text) => void process.stdout.write(text),
    tty: false,
    color: false,
    format: 'text',
    actions: true,
  });
  const beat = heartbeat(screen);
  let progress: Progress | undefined;
  const order = orderOf(scene, (seen) => {
    beat.seen();
    screen(seen);
    progress?.see(seen);
  });
  const { clients, signal, seal, inputs, env } = scene;
  if (inputs.shard !== '') {
    const { workspace, program: dist } = order.places;
    const from = inputs.targetsFrom === '' ? undefined : inputs.targetsFrom;
    const where = { workspace, cwd: workspace, program: dist, env };
    Object.assign(order.params, await shardParam(inputs.shard, { recipe: inputs.recipe, from, ...where }));
  }
  const github = posts(scene) ? await clients?.shared() : undefined;
  const lost = (why: string) => safely(`The progress comment cannot be written: ${why}\n`);
  order.begun = (about) => {
    progress = clients && github && progressOf({ about, clients, github, seal, lost });
  };
  const cancel = () => void lastWords(progress, signal.reason);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await run(order);
  } catch (error) {
    if (error instanceof RunError) await lastWords(progress, error);
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    await progress?.finish();
    beat.end();
    screen.end();
  }
}

/** Whether this step writes to GitHub at all. */
function posts({ inputs }: Scene): boolean {
  return inputs.publish && !inputs.dryRun;
}

function orderOf({ inputs, env, secrets, signal, clients }: Scene, tell: Order['tell']): Order {
  const workspace = path.resolve(env.GITHUB_WORKSPACE ?? '.', inputs.folder || '.');
  const places = placesOf(env, workspace, program());
  const event = env.GITHUB_EVENT_NAME ?? '';
  const deadline = jobDeadline(env);
  const telemetry = telemetryTarget(env);
  const payload = env.GITHUB_EVENT_PATH ? readEventFile(env.GITHUB_EVENT_PATH) : {};
  return {
    recipe: inputs.recipe,
    params: inputs.params,
    trigger: readEvent(event, payload, runnerFacts(env)),
    places: { ...places, runnerFiles: runnerFiles(env), runs: path.join(places.temp, 'galley') },
    limits: inputs.limits,
    ...(inputs.model !== '' && { model: inputs.model }),
    ...(inputs.baseUrl !== '' && { baseUrl: inputs.baseUrl }),
    ...(inputs.apiKey !== '' && { apiKey: inputs.apiKey }),
    ...(inputs.config.trim() !== '' && { userConfig: { path: 'the input config', text: inputs.config } }),
    ...(clients && {
      github: {
        token: inputs.token,
        serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
        client: clients.shared,
      },
    }),
    key: (name) => env[name],
    secrets,
    childEnv: childEnv(env, [], secrets),
    trust: { users: inputs.users, bots: inputs.bots, teams: inputs.teams },
    local: false,
    dryRun: inputs.dryRun,
    ...(deadline !== undefined && { deadline }),
    ...(telemetry && { telemetry }),
    send: makeSend(env),
    readCassette: (file) => fs.readFileSync(path.resolve(workspace, file), 'utf8'),
    tell,
    signal,
  };
}

/** Sends what was staged, or prints exactly what would be sent. A cancelled run still tells people so. */
async function send(finished: Finished, scene: Scene): Promise<Published[]> {
  const { inputs, env, seal, signal, clients } = scene;
  if (!posts(scene)) {
    if (inputs.dryRun) safely(describeIntents(finished.intents));
    return [];
  }
  const github = await (signal.aborted ? clients?.urgent() : clients?.shared());
  github?.waitUntil(Date.now() + (signal.aborted ? LAST_WORDS_MS : PUBLISH_MS));
  const artifacts = hasArtifactService(env);
  // The artifact client reads it from there. Nothing of the agent's runs any more.
  if (artifacts) process.env[RUNTIME_TOKEN] = env[RUNTIME_TOKEN];
  const sending = publish({
    intents: finished.intents,
    result: finished.result,
    github,
    runDir: finished.dir,
    env,
    seal,
    now: () => new Date(),
    artifacts,
    signal: signal.aborted ? AbortSignal.timeout(LAST_WORDS_MS) : signal,
    tell: ({ kind, action, say, url }) => safely(`${kind}: ${action}: ${say}${url ? ` ${url}` : ''}\n`),
    ...(env.GITHUB_STEP_SUMMARY && { summaryFile: env.GITHUB_STEP_SUMMARY }),
  });
  return sending.finally(() => delete process.env[RUNTIME_TOKEN]);
}

/** Prints text that anyone may have written: between two markers the runner takes no line for a command. */
function safely(text: string): void {
  const token = crypto.randomUUID();
  process.stdout.write(
    `::stop-commands::${token}\n${text.endsWith('\n') ? text : `${text}\n`}::${token}::\n`,
  );
}

function conclude({ result, dir }: Finished, published: Published[], seal: (text: string) => string): number {
  const failed = published.filter(({ action }) => action === 'failed');
  const outcome: OutcomeName =
    failed.length > 0 && EXIT_CODE[result.outcome] === 0 ? 'publish-failed' : result.outcome;
  const url = (kinds: string[]): string =>
    published.find(({ kind, url }) => kinds.includes(kind) && url)?.url ?? '';
  const set = (name: string, value: unknown): void => core.setOutput(name, seal(String(value)));
  set('outcome', outcome);
  set('run-dir', dir);
  set('transcript', path.join(dir, RUN_FILES.transcript));
  set('patch', result.files.length > 0 ? path.join(dir, RUN_FILES.patch) : '');
  set('comment-url', url(['comment', 'review']));
  set('pull-request-url', url(['pull_request']));
  set('findings', result.findings.error + result.findings.warning + result.findings.info);
  set('structured-output', result.output === undefined ? '' : JSON.stringify(result.output));
  set('turns', result.turns);
  set('input-tokens', result.usage.input);
  set('output-tokens', result.usage.output);
  set('cached-tokens', result.usage.cached);
  set('cost-usd', result.usage.usd);
  const code = outcome === 'publish-failed' ? EXIT_CODE['publish-failed'] : result.exit_code;
  if (code !== 0)
    core.error(
      seal(
        failed.length > 0
          ? failed.map(({ kind, say }) => `${kind}: ${say}`).join('\n')
          : `${outcome}: ${result.say}`,
      ),
    );
  return code;
}

/** A run that never started still says why, in the outcome as well. */
function fail(error: unknown, seal: (text: string) => string, signal: AbortSignal): number {
  const cause = signal.aborted && !(error instanceof RunError) ? signal.reason : error;
  const outcome: OutcomeName = cause instanceof RunError ? cause.outcome : 'bug';
  const say =
    cause instanceof RunError
      ? cause.message
      : `This is a bug in Galley: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`;
  core.setOutput('outcome', outcome);
  core.error(seal(say));
  return EXIT_CODE[outcome];
}

function onCancel(stop: AbortController): () => void {
  const handler = (name: NodeJS.Signals): void =>
    stop.abort(new RunError('cancelled', `The run was cancelled (${name}).`));
  process.on('SIGINT', handler);
  process.on('SIGTERM', handler);
  return () => {
    process.off('SIGINT', handler);
    process.off('SIGTERM', handler);
  };
}
