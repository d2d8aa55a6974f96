import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'yaml';
import { GitServer } from './git-server.js';
import { GitHubServer } from './github-server.js';
import { type ModelServer, modelServer, type Take } from './model-server.js';
import { commit, git, repository } from './repository.js';
import { folder } from './workspace.js';

const ROOT = path.join(import.meta.dirname, '../..');
/** The committed bundle; another build may be named while working on one. */
export const DIST = process.env.GALLEY_TEST_DIST ?? path.join(ROOT, 'dist');

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  process: ChildProcess;
  done: Promise<Ended>;
  /** Resolves when stdout has matched. */
  said(pattern: RegExp): Promise<void>;
}

/** Starts a program with an environment of its own: nothing of the test's is inherited but PATH. */
export function start(
  file: string,
  args: string[],
  options: { cwd: string; env?: Record<string, string>; node?: string },
): Running {
  const child = spawn(options.node ?? process.execPath, [file, ...args], {
    cwd: options.cwd,
    env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { stdout: '', stderr: '' };
  const waiting: { pattern: RegExp; resolve: () => void }[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    text.stdout += chunk;
    for (const each of waiting) if (each.pattern.test(text.stdout)) each.resolve();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text.stderr += chunk;
  });
  const done = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, ...text }));
  });
  return {
    process: child,
    done,
    said: (pattern) =>
      new Promise((resolve) => (pattern.test(text.stdout) ? resolve() : waiting.push({ pattern, resolve }))),
  };
}

export function galley(
  args: string[],
  options: { cwd: string; env?: Record<string, string>; node?: string },
): Promise<Ended> {
  return start(path.join(DIST, 'cli.js'), args, options).done;
}

/** A repository on a server, a pull request in it, a model, and clones as a runner makes them. */
export interface Stage {
  base: string;
  head: string;
  origin: string;
  github: GitHubServer;
  gitServer: GitServer;
  model: ModelServer;
  /** The event file of the pull request, from a real webhook payload. */
  event: string;
  payload: Record<string, unknown>;
  /** A clone as actions/checkout leaves it: depth 1, detached at the merge commit. */
  checkout(): Promise<string>;
  /** A whole clone with `main` checked out. */
  clone(): Promise<string>;
  /** The environment that leads every client to the servers. */
  env: Record<string, string>;
  close(): Promise<void>;
}

export interface Play {
  files: Record<string, string | Buffer>;
  change: Record<string, string | Buffer | null>;
  /** Symlinks in the base commit: name to target. */
  links?: Record<string, string>;
  script: Take[] | Parameters<typeof modelServer>[0];
}

export const KEY = 'sk-canary-0123456789abcdefghijKLMNOPQRSTuvwx';
export const TOKEN = 'ghs_canary0123456789abcdefghijklmnopqrst';

export async function stage({ files, change, links = {}, script }: Play): Promise<Stage> {
  const work = repository(files);
  for (const [name, target] of Object.entries(links)) fs.symlinkSync(target, path.join(work, name));
  commit(work, {}, 'links');
  const base = git(work, 'rev-parse', 'HEAD');
  git(work, 'checkout', '-q', '-b', 'change');
  const head = commit(work, change, 'the change');
  git(work, 'checkout', '-q', 'main');
  git(work, 'merge', '-q', '--no-ff', '-m', 'merge', 'change');
  const merge = git(work, 'rev-parse', 'HEAD');
  git(work, 'reset', '-q', '--hard', base);
  const serverRoot = folder();
  const bare = path.join(serverRoot, 'octo', 'hello');
  git(work, 'clone', '-q', '--bare', work, bare);
  git(bare, 'fetch', '-q', work, `+${merge}:refs/pull/7/merge`);
  git(bare, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  const gitServer = await GitServer.start(serverRoot);
  const github = await GitHubServer.start({ bare });
  const { id } = github.state.addPerson('ada', 'write');
  github.state.addPull({
    number: 7,
    title: 'A change',
    body: 'It changes things.',
    head: { ref: 'change', sha: head },
    base: { ref: 'main', sha: base },
  });
  const model = await modelServer(script);
  const payload = pullEvent(base, head, id);
  const event = path.join(folder(), 'event.json');
  fs.writeFileSync(event, JSON.stringify(payload));
  const origin = `${gitServer.url}/octo/hello`;
  const fetchInto = async (name: string, ref: string): Promise<string> => {
    const into = path.join(folder(), name);
    fs.mkdirSync(into);
    git(into, 'init', '-q', '-b', 'main');
    git(into, 'remote', 'add', 'origin', origin);
    if (ref === 'main') await fetched(into, 'origin', '+refs/heads/main:refs/remotes/origin/main');
    else await fetched(into, '--no-tags', '--depth=1', 'origin', `+${ref}:refs/remotes/pull/7/merge`);
    git(
      into,
      'checkout',
      '-q',
      ...(ref === 'main' ? ['-B', 'main', 'origin/main'] : ['--detach', 'refs/remotes/pull/7/merge']),
    );
    return fs.realpathSync(into);
  };
  return {
    base,
    head,
    origin,
    github,
    gitServer,
    model,
    event,
    payload,
    checkout: () => fetchInto('hello', 'refs/pull/7/merge'),
    clone: () => fetchInto('clone', 'main'),
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/hello', OPENAI_API_KEY: KEY },
    close: async () => {
      await Promise.all([gitServer.close(), github.close(), model.close()]);
    },
  };
}

/** `git fetch`, without blocking: the server it asks runs in this process. */
export async function fetched(root: string, ...args: string[]): Promise<void> {
  const child = spawn('git', ['fetch', '-q', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { PATH: process.env.PATH ?? '', HOME: root, GIT_TERMINAL_PROMPT: '0' },
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`git fetch ${args.join(' ')} ended with ${code}`);
}

type Json = Record<string, unknown>;

/** A real `pull_request` payload, with this stage's repository, people and commits put in. */
function pullEvent(base: string, head: string, id: number): Json {
  const examples = createRequire(import.meta.url)('@octokit/webhooks-examples') as {
    name: string;
    examples: Json[];
  }[];
  const found = examples
    .find(({ name }) => name === 'pull_request')
    ?.examples.find(({ action }) => action === 'opened');
  const text = JSON.stringify(found)
    .replaceAll('Codertocat/Hello-World', 'octo/hello')
    .replaceAll('"Hello-World"', '"hello"')
    .replaceAll('"Codertocat"', '"ada"');
  const payload = JSON.parse(text) as {
    number: number;
    pull_request: Json & { base: Json; head: Json };
    repository: Json;
  };
  payload.number = 7;
  const ada = { login: 'ada', id, type: 'User' };
  Object.assign(payload, { sender: ada });
  Object.assign(payload.pull_request, {
    number: 7,
    title: 'A change',
    body: 'It changes things.',
    draft: false,
  });
  Object.assign(payload.pull_request.base, { ref: 'main', sha: base });
  Object.assign(payload.pull_request.head, { ref: 'change', sha: head });
  Object.assign(payload.repository, {
    default_branch: 'main',
    owner: { login: 'octo', id: 1, type: 'Organization' },
  });
  return payload as unknown as Json;
}

export interface ActionEnded extends Ended {
  outputs: Record<string, string>;
  summary: string;
}

export interface ActionRun {
  inputs: Record<string, string>;
  workspace: string;
  eventName: string;
  event: string;
  env: Record<string, string>;
  node?: string;
}

/** Starts dist/ as the runner does: action.yml's `main`, inputs with their defaults, command files, an event file; away from node_modules. */
export function startAction({ inputs, workspace, eventName, event, env, node }: ActionRun): {
  running: Running;
  done: Promise<ActionEnded>;
} {
  const temp = folder({ output: '', state: '', env: '', path: '', summary: '' });
  const yml = parse(fs.readFileSync(path.join(ROOT, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default?: string }>;
    runs: { main: string };
  };
  fs.cpSync(DIST, path.join(temp, 'action', 'dist'), { recursive: true });
  const given = Object.fromEntries(
    Object.entries(yml.inputs).map(([name, { default: otherwise = '' }]) => [
      `INPUT_${name.replace(/ /g, '_').toUpperCase()}`,
      inputs[name] ?? otherwise.replace(/\$\{\{ *github\.token *\}\}/, TOKEN),
    ]),
  );
  const file = (name: string): string => path.join(temp, name);
  const running = start(path.join(temp, 'action', yml.runs.main), [], {
    cwd: workspace,
    ...(node && { node }),
    env: {
      HOME: temp,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'octo/hello',
      GITHUB_RUN_ID: '42',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_ACTOR: 'ada',
      GITHUB_EVENT_NAME: eventName,
      GITHUB_EVENT_PATH: event,
      RUNNER_TEMP: file('runner'),
      GITHUB_OUTPUT: file('output'),
      GITHUB_STATE: file('state'),
      GITHUB_ENV: file('env'),
      GITHUB_PATH: file('path'),
      GITHUB_STEP_SUMMARY: file('summary'),
      ...given,
      ...env,
    },
  });
  fs.mkdirSync(file('runner'));
  const done = running.done.then((ended) => ({
    ...ended,
    outputs: outputsOf(file('output')),
    summary: fs.readFileSync(file('summary'), 'utf8'),
  }));
  return { running, done };
}

export const action = (run: ActionRun): Promise<ActionEnded> => startAction(run).done;

function outputsOf(file: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const [, name = '', , value = ''] of fs
    .readFileSync(file, 'utf8')
    .matchAll(/^(.+?)<<(ghadelimiter_\S+)\n([\s\S]*?)\n\2$/gm))
    outputs[name] = value;
  return outputs;
}

/** The one run directory below `runs`. */
export function runDir(runs: string): string {
  const [only, ...more] = fs.readdirSync(runs).filter((name) => !name.startsWith('.'));
  if (!only || more.length > 0) throw new Error(`${runs} holds ${only ? more.length + 1 : 0} runs`);
  return path.join(runs, only);
}

export function linesOf(dir: string): Json[] {
  const rows = fs.readFileSync(path.join(dir, 'transcript.jsonl'), 'utf8').split('\n');
  return rows.filter((row) => row !== '').map((row) => JSON.parse(row) as Json);
}
