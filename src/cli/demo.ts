import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RunError } from '../contract/error.js';
import { program } from '../run/program.js';
import type { Command } from './command.js';
import { run } from './run.js';

const HELP = `Usage: galley demo [--output FORMAT] [--model P/NAME]

Reviews a sample pull request of a sample repository, end to end: event, recipe, agent, tools, policy, transcript and
report. It makes the repository in a temporary folder, needs git, no network and no key (the reviewer is then a fixed
list of checks, not a model), and posts nothing. Further options go to \`galley run\`.`;

/** A sample repository and its pull request, made the same everywhere, reviewed as `galley run` would. */
export const demo: Command = {
  name: 'demo',
  about: 'review a sample change',
  help: HELP,
  async run(door) {
    const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-demo-')));
    const { workspace, event } = makeSample(folder, door.env);
    const runs = path.join(folder, 'runs');
    const argv = [
      'pr-review',
      '--event',
      event,
      '--workspace',
      workspace,
      '--run-dir',
      runs,
      '--dry-run',
      ...door.argv,
    ];
    if (!door.argv.includes('--output')) door.err(`galley run ${argv.join(' ')}\n\n`);
    return run.run({ ...door, argv });
  },
};

/** Two commits from two folders of files, with fixed names and dates: their hashes are the same on every machine. */
export function makeSample(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): { workspace: string; event: string } {
  const sample = [
    path.join(program(), 'assets', 'sample'),
    path.join(program(), '..', 'docs', 'sample'),
  ].find((each) => fs.existsSync(each));
  if (!sample) throw new RunError('bug', 'the sample is missing from this installation');
  const workspace = path.join(folder, 'harbour');
  fs.mkdirSync(workspace);
  const git = gitIn(workspace, env);
  git(['init', '--quiet', '--initial-branch=main']);
  fs.cpSync(path.join(sample, 'base'), workspace, { recursive: true });
  const base = commit(git, 'Find berths', '2026-05-01T08:00:00Z');
  git(['checkout', '--quiet', '-b', 'book-berths']);
  fs.cpSync(path.join(sample, 'head'), workspace, { recursive: true });
  const head = commit(git, 'Book berths and filter them', '2026-05-04T08:00:00Z');
  const event = path.join(folder, 'event.json');
  const payload = JSON.parse(fs.readFileSync(path.join(sample, 'event.json'), 'utf8'));
  payload.pull_request.base.sha = base;
  payload.pull_request.head.sha = head;
  fs.writeFileSync(event, `${JSON.stringify(payload, null, 2)}\n`);
  return { workspace, event };
}

type Git = (args: string[], date?: string) => string;

function commit(git: Git, message: string, date: string): string {
  git(['add', '--all']);
  git(['commit', '--quiet', '--no-verify', '-m', message], date);
  return git(['rev-parse', 'HEAD']);
}

function gitIn(cwd: string, env: Readonly<Record<string, string | undefined>>): Git {
  const settings = [
    '-c',
    'core.autocrlf=false',
    '-c',
    'commit.gpgSign=false',
    '-c',
    `core.hooksPath=${os.devNull}`,
  ];
  const who = (role: string) => ({
    [`GIT_${role}_NAME`]: 'Mara',
    [`GIT_${role}_EMAIL`]: 'mara@harbour.example',
  });
  const still = { GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_SYSTEM: os.devNull };
  return (args, date) => {
    const when = date === undefined ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const whole = {
      PATH: env.PATH,
      SYSTEMROOT: env.SYSTEMROOT,
      ...who('AUTHOR'),
      ...who('COMMITTER'),
      ...still,
      ...when,
    };
    try {
      return execFileSync('git', [...settings, ...args], { cwd, encoding: 'utf8', env: whole }).trim();
    } catch (cause) {
      throw new RunError(
        'recipe',
        `The demo needs git: ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );
    }
  };
}
