import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Access, Verdict } from '../contract/access.js';
import { RunError } from '../contract/error.js';
import type { Call } from '../contract/message.js';
import { type Limits, Mode } from '../contract/recipe.js';
import { RUN_FILES } from '../contract/result.js';
import type { Trigger } from '../contract/trigger.js';
import { makeConsole } from '../report/console.js';
import { describeIntents } from '../report/describe.js';
import { childEnv, runnerFiles, secretValues } from '../run/environment.js';
import type { Finished } from '../run/finish.js';
import { heartbeat } from '../run/heartbeat.js';
import { jobDeadline } from '../run/job-deadline.js';
import type { Order } from '../run/order.js';
import { placesOf, readEventFile, userConfig } from '../run/order-from.js';
import { program } from '../run/program.js';
import { shardParam } from '../run/targets.js';
import { run as runOrder } from '../run.js';
import { lazyGitHub } from '../service/github/client.js';
import { makeFetch } from '../service/http.js';
import { makeSend } from '../service/send.js';
import { telemetryTarget } from '../service/telemetry.js';
import { localTrigger } from '../trigger/argv.js';
import { readEvent } from '../trigger/event.js';
import { runnerFacts } from '../trigger/facts.js';
import type { Command, Door } from './command.js';

const HELP = `Usage: galley run <recipe> [options]

Runs a recipe: a name (.galley/recipes/NAME.yml, else one that ships with Galley) or a path. Nothing is posted; the run
directory holds the transcript, the patch, the result, what would be posted, and a report. \`galley publish\` posts it.

  --param KEY=VALUE     a value for one of the recipe's parameters (repeat)
  --shard I/N           only the I-th of N shares of the recipe's targets (galley plan); --targets-from as there
  --event FILE          a GitHub event to run on (a fixture: its actor is not looked up)
  --event-name NAME     the event's name; default pull_request when the file has a pull request, else told by its content
  --model P/NAME        openai/..., openai-chat/..., replay/FILE, embedded/checklist (no model, no key: the default
                        when no provider key is set)
  --base-url URL        where the model's provider is
  --workspace DIR       the repository; default here
  --base COMMIT         without an event: what the change under review is compared with
  --mode MODE           ask, edits or autopilot; the stricter of this and the recipe's counts
  --max-turns N, --max-tokens N, --max-usd N, --max-minutes N
  --dry-run             work in a copy of the work tree, and print exactly what would be posted
  --run-dir DIR         where run directories go; default .galley/runs in the workspace
  --record FILE         keep a copy of the transcript there: galley replay plays it
  --resume ID           go on with a run that was interrupted
  --output FORMAT       text (default), json (the result at the end) or stream-json (the transcript as it grows)

Exit codes: 0 done, findings or nothing to change (1 when the recipe says fail_on), 2 recipe, 3 untrusted, 4 policy,
5 model, 6 limit, 8 auth, 9 quota, 11 unsupported event, 12 empty answer, 130 cancelled.`;

const OPTIONS = {
  param: { type: 'string', multiple: true },
  shard: { type: 'string' },
  'targets-from': { type: 'string' },
  event: { type: 'string' },
  'event-name': { type: 'string' },
  model: { type: 'string' },
  'base-url': { type: 'string' },
  workspace: { type: 'string' },
  base: { type: 'string' },
  mode: { type: 'string' },
  'max-turns': { type: 'string' },
  'max-tokens': { type: 'string' },
  'max-usd': { type: 'string' },
  'max-minutes': { type: 'string' },
  'dry-run': { type: 'boolean' },
  'run-dir': { type: 'string' },
  record: { type: 'string' },
  resume: { type: 'string' },
  output: { type: 'string' },
} as const;

type Values = ReturnType<typeof parse>['values'];

function parse(argv: string[]) {
  return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
}

const FORMATS = ['text', 'json', 'stream-json'] as const;

export const run: Command = {
  name: 'run',
  about: 'run a recipe',
  help: HELP,
  async run(door) {
    const { values, positionals } = parse(door.argv);
    const [recipe, ...more] = positionals;
    if (!recipe || more.length > 0)
      throw new RunError(
        'recipe',
        'name exactly one recipe: galley run <recipe> (galley recipe list shows them)',
      );
    const format = FORMATS.find((each) => each === (values.output ?? 'text'));
    if (!format)
      throw new RunError('recipe', `--output ${values.output}: it is one of ${FORMATS.join(', ')}`);
    const screen = makeConsole({
      out: door.out,
      tty: door.tty,
      color: door.color,
      format,
      actions: door.env.GITHUB_ACTIONS === 'true',
    });
    const beat = heartbeat(screen);
    try {
      const order = orderOf(door, recipe, values, (seen) => {
        beat.seen();
        screen(seen);
      });
      Object.assign(order.params, await shareOf(door, recipe, values));
      const finished = await runOrder(order);
      screen.end();
      if (values.record !== undefined) keepRecording(finished.dir, path.resolve(door.cwd, values.record));
      tellResult(door, finished, format, values['dry-run'] === true);
      return finished.result.exit_code;
    } finally {
      beat.end();
      screen.end();
    }
  },
};

/** Any run can be replayed: its transcript is the recording. */
function keepRecording(dir: string, file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.copyFileSync(path.join(dir, RUN_FILES.transcript), file);
}

function orderOf(door: Door, recipe: string, values: Values, tell: Order['tell']): Order {
  const { env } = door;
  const places = {
    ...placesOf(env, path.resolve(door.cwd, values.workspace ?? '.'), program()),
    runnerFiles: runnerFiles(env),
  };
  const telemetry = telemetryTarget(env);
  const secrets = [...secretValues(env), ...Object.values(telemetry?.headers ?? {})];
  const user = userConfig(places.home);
  const deadline = jobDeadline(env);
  const github = env.GITHUB_TOKEN ?? env.GH_TOKEN;
  return {
    recipe: recipePath(door.cwd, recipe),
    params: pairs(values.param ?? []),
    trigger: triggerOf(door, values),
    places: {
      ...places,
      ...(values['run-dir'] !== undefined && { runs: path.resolve(door.cwd, values['run-dir']) }),
    },
    ...(values.model !== undefined && { model: values.model }),
    ...(values['base-url'] !== undefined && { baseUrl: values['base-url'] }),
    ...(values.base !== undefined && { base: values.base }),
    ...(values.mode !== undefined && { mode: modeOf(values.mode) }),
    ...(values.resume !== undefined && { resume: values.resume }),
    ...(user && { userConfig: user }),
    ...(github && {
      github: {
        token: github,
        serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
        client: lazyGitHub({
          token: github,
          apiUrl: env.GITHUB_API_URL,
          fetch: makeFetch(env),
          signal: door.signal,
        }),
      },
    }),
    ...(door.ask && { approve: approver(door) }),
    limits: limitsOf(values),
    key: (name) => env[name],
    secrets,
    childEnv: childEnv(env, [], secrets),
    trust: { users: [], bots: [], teams: [] },
    // Inside a workflow an event is no rehearsal: whoever caused it is looked up.
    local: !(env.GITHUB_ACTIONS === 'true' && values.event !== undefined),
    dryRun: values['dry-run'] === true,
    ...(deadline !== undefined && { deadline }),
    ...(telemetry && { telemetry }),
    send: makeSend(env),
    readCassette: (file) => fs.readFileSync(path.resolve(door.cwd, file), 'utf8'),
    tell,
    signal: door.signal,
  };
}

/** One job's share of a recipe's targets, as the parameter that takes it. */
async function shareOf(door: Door, recipe: string, values: Values): Promise<Record<string, string>> {
  if (values.shard === undefined) return {};
  const workspace = path.resolve(door.cwd, values.workspace ?? '.');
  const where = { workspace, cwd: door.cwd, program: program(), env: door.env };
  return shardParam(values.shard, { recipe, from: values['targets-from'], ...where });
}

/** A path stays right when the workspace is elsewhere. */
function recipePath(cwd: string, recipe: string): string {
  return /[\\/]|\.(ya?ml|json)$/i.test(recipe) ? path.resolve(cwd, recipe) : recipe;
}

function triggerOf(door: Door, values: Values): Trigger {
  if (values.event === undefined) {
    if (values['event-name'] !== undefined) throw new RunError('recipe', '--event-name needs --event FILE');
    return localTrigger({ ...(door.env.GITHUB_REPOSITORY && { repository: door.env.GITHUB_REPOSITORY }) });
  }
  const payload = readEventFile(path.resolve(door.cwd, values.event));
  return readEvent(values['event-name'] ?? guessEvent(payload), payload, runnerFacts(door.env));
}

/** The event's name, told by its parts, for files that were saved without it. */
function guessEvent(payload: unknown): string {
  const has = (key: string): boolean => typeof payload === 'object' && payload !== null && key in payload;
  if (has('review')) return 'pull_request_review';
  if (has('comment')) return has('issue') ? 'issue_comment' : 'pull_request_review_comment';
  if (has('pull_request')) return 'pull_request';
  if (has('workflow_run')) return 'workflow_run';
  if (has('issue')) return 'issues';
  if (has('client_payload')) return 'repository_dispatch';
  if (has('schedule')) return 'schedule';
  if (has('inputs')) return 'workflow_dispatch';
  if (has('commits')) return 'push';
  throw new RunError('unsupported-event', 'The event file does not tell its kind: say it with --event-name.');
}

export function pairs(list: readonly string[]): Record<string, string> {
  const out: Record<string, string> = {};
  for (const each of list) {
    const at = each.indexOf('=');
    if (at < 1) throw new RunError('recipe', `--param ${each}: write it as key=value`);
    out[each.slice(0, at)] = each.slice(at + 1);
  }
  return out;
}

function modeOf(text: string): Mode {
  const mode = Mode.safeParse(text);
  if (!mode.success) throw new RunError('recipe', `--mode ${text}: it is one of ${Mode.options.join(', ')}`);
  return mode.data;
}

export function limitsOf(
  values: { [name in 'max-turns' | 'max-tokens' | 'max-usd' | 'max-minutes']?: string | undefined },
): Limits {
  const limits: Limits = {};
  for (const name of ['turns', 'tokens', 'usd', 'minutes'] as const) {
    const text = values[`max-${name}`];
    if (text === undefined || text === '') continue;
    const value = Number(text);
    const isWhole = name === 'usd' || name === 'minutes' || Number.isInteger(value);
    if (!(value > 0) || !Number.isFinite(value) || !isWhole)
      throw new RunError('recipe', `max-${name} ${text}: it must be a number above 0`);
    limits[name] = value;
  }
  return limits;
}

/** On a terminal a person decides: once, or for every further call of the same kind in this run. */
function approver(door: Door): NonNullable<Order['approve']> {
  const always = new Set<string>();
  return async (call: Call, access: Access[], verdict: Verdict) => {
    const about = access.map((each) => JSON.stringify(each)).join('\n  ');
    const key = `${call.name} ${access.map(({ kind }) => kind).join()} ${programOf(access)}`;
    if (always.has(key)) return true;
    const answer = await door.ask?.(
      `\n${call.name} wants to touch\n  ${about}\n(${verdict.rule}) Allow? [y]es, [n]o, [a]lways in this run: `,
    );
    if (/^a/i.test(answer ?? '')) always.add(key);
    return /^[ya]/i.test(answer ?? '');
  };
}

/** "Always" is for a program, never for the whole shell. */
function programOf(access: Access[]): string {
  return access.map((each) => (each.kind === 'exec' ? each.command : '')).join(';');
}

function tellResult(
  door: Door,
  { result, intents, dir }: Finished,
  format: (typeof FORMATS)[number],
  dryRun: boolean,
): void {
  if (format === 'json') door.out(`${JSON.stringify({ ...result, run_dir: dir })}\n`);
  if (format !== 'text') return;
  door.out(`\n${fs.readFileSync(path.join(dir, RUN_FILES.markdown), 'utf8')}\n`);
  if (dryRun) door.out(`\nWould be posted (exactly these bytes):\n\n${describeIntents(intents)}`);
  door.out(`\n${result.outcome}: run directory ${dir}\n`);
}
