import fs from 'node:fs';
import type { FileDiff } from '../../src/contract/diff.js';
import type { Finding, Intent } from '../../src/contract/intent.js';
import type { Published, ResultFile } from '../../src/contract/result.js';
import { planIntents } from '../../src/report/plan.js';
import { type PublishInput, publish } from '../../src/report/publish.js';
import type { GitHub } from '../../src/service/github/client.js';
import { makeGitHub } from '../../src/service/github/client.js';
import { parseDiff } from '../../src/service/github/diff.js';
import { GitHubServer } from '../helper/github-server.js';
import { commit, git, gitBytes, repository } from '../helper/repository.js';
import { folder } from '../helper/workspace.js';
import { linesOf, planInput, resultOf } from './sample.js';

export const FILES = {
  'src/a.ts': Array.from({ length: 60 }, (_, at) => `line ${at + 1}\n`).join(''),
  'logo.png': Buffer.from([0, 1, 2]),
};
export const CHANGED = {
  'src/a.ts': FILES['src/a.ts'].replace('line 2\n', 'LINE TWO\nline 2.5\n').replace('line 50\n', ''),
  'logo.png': Buffer.from([0, 9]),
  'new.ts': 'console.log(1)\n',
};

/** A GitHub server with pull request 7 of octo/hello over real commits, and a client for it. */
export interface Stage {
  server: GitHubServer;
  github: GitHub;
  base: string;
  head: string;
  /** The work tree that stands on the head commit. */
  root: string;
  plan(
    findings: Finding[],
    fields?: { outputs?: object; result?: Record<string, unknown>; answer?: string },
  ): { intents: Intent[]; result: ResultFile };
  send(
    planned: { intents: Intent[]; result: ResultFile },
    fields?: Partial<PublishInput>,
  ): Promise<Published[]>;
  close(): Promise<void>;
}

/** The commits behind a stage: made once, copied for each. */
export interface Seed {
  base: string;
  head: string;
  root: string;
  bare: string;
  diff: FileDiff[];
}

export function seed(files: Parameters<typeof commit>[1] = CHANGED): Seed {
  const root = repository(FILES);
  const base = git(root, 'rev-parse', 'HEAD');
  git(root, 'checkout', '-q', '-b', 'change');
  const head = commit(root, files);
  const bare = folder();
  git(bare, 'init', '-q', '--bare', '-b', 'main', '--template=');
  git(bare, 'fetch', '-q', root, `${base}:refs/heads/main`, `${head}:refs/heads/change`);
  return { base, head, root, bare, diff: parseDiff(gitBytes(root, ['diff', '-M', base, head])) };
}

export async function stage(seeded: Seed): Promise<Stage> {
  const { base, head, root, diff } = seeded;
  const bare = folder();
  fs.cpSync(seeded.bare, bare, { recursive: true });
  const server = await GitHubServer.start({ bare });
  server.state.addPerson('alice', 'write');
  server.state.addPull({ number: 7, head: { sha: head, ref: 'change' }, base: { sha: base, ref: 'main' } });
  const github = await makeGitHub({ token: 'ghs_x', apiUrl: server.url, throttle: false, retry: false });
  return {
    server,
    github,
    base,
    head,
    root,
    plan(findings, fields = {}) {
      const result = resultOf({
        repo: { owner: 'octo', name: 'hello', default_branch: 'main' },
        head_sha: head,
        base_sha: base,
        tree_sha: head,
        ...fields.result,
      });
      const { outputs } = planInput([], {
        outputs: fields.outputs ?? { comment: {}, review: {}, summary: false },
      });
      const intents = planIntents({
        result,
        outputs,
        diff,
        lines: linesOf(findings, fields.answer),
        seal: (text) => text,
      });
      return { intents, result };
    },
    send: (planned, fields = {}) =>
      publish({
        ...planned,
        github,
        runDir: folder(),
        env: process.env,
        seal: (text) => text,
        now: () => new Date('2026-03-01T00:00:00Z'),
        ...fields,
      }),
    close: () => server.close(),
  };
}
