// 500 findings on a pull request of 300 files: requests and time against a GitHub server on loopback, first time, the
// same run again, and a later run with ten new findings; beside it the obvious way (one request a comment) in the same run.
//   npx tsc -p bench && cp -r test/fixture lib/bench/test/ && node lib/bench/bench/publish.js
// Pacing (GitHub asks for a pause between writes) is off: only requests and our own time are measured.
import { performance } from 'node:perf_hooks';
import { Finding } from '../src/contract/intent.js';
import { RecipeSchema } from '../src/contract/recipe.js';
import { planIntents } from '../src/report/plan.js';
import { publish } from '../src/report/publish.js';
import { makeGitHub } from '../src/service/github/client.js';
import { parseDiff } from '../src/service/github/diff.js';
import { GitHubServer } from '../test/helper/github-server.js';
import { commit, git, gitBytes, repository } from '../test/helper/repository.js';
import { folder } from '../test/helper/workspace.js';
import { linesOf, resultOf } from '../test/report/sample.js';

const FILES = 300;
const text = (change: string) =>
  Array.from({ length: 20 }, (_, at) => `line ${at}${at === 9 ? change : ''}\n`).join('');
const files = (change: string) =>
  Object.fromEntries(Array.from({ length: FILES }, (_, at) => [`src/f${at}.ts`, text(change)]));

const root = repository(files(''));
const base = git(root, 'rev-parse', 'HEAD');
const head = commit(root, files(' changed'));
const bare = folder();
git(bare, 'init', '-q', '--bare', '-b', 'main');
git(bare, 'fetch', '-q', root, `${base}:refs/heads/main`, `${head}:refs/heads/change`);
const diff = parseDiff(gitBytes(root, ['diff', base, head]));
const { outputs } = RecipeSchema.parse({
  title: 'Review',
  prompt: 'x',
  outputs: { comment: {}, review: { max: 500 }, summary: false },
});
const findings = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    Finding.parse({
      path: `src/f${at % FILES}.ts`,
      line: 8 + (at % 5),
      title: `Finding ${at}`,
      body: 'Because it is so.',
    }),
  );

async function scene() {
  const server = await GitHubServer.start({ bare });
  server.state.addPerson('alice', 'write');
  server.state.addPull({ number: 7, head: { sha: head, ref: 'change' }, base: { sha: base, ref: 'main' } });
  const github = await makeGitHub({ token: 'x', apiUrl: server.url, throttle: false });
  return { server, github };
}

const result = resultOf({
  repo: { owner: 'octo', name: 'hello', default_branch: 'main' },
  head_sha: head,
  base_sha: base,
});
const { server, github } = await scene();

async function measure(name: string, count: number): Promise<void> {
  const start = performance.now();
  const intents = planIntents({
    result,
    lines: linesOf(findings(count)),
    outputs,
    diff,
    seal: (each) => each,
  });
  const planned = performance.now();
  const before = server.requests.length;
  const done = await publish({
    intents,
    result,
    github,
    runDir: folder(),
    env: process.env,
    seal: (each) => each,
    now: () => new Date(),
  });
  const requests = server.requests.slice(before);
  const writes = requests.filter((each) => each.method !== 'GET' && each.operation !== 'graphql');
  const said = done.map((each) => `${each.kind} ${each.action}`).join(', ');
  console.log(
    `${name}: plan ${(planned - start).toFixed(0)} ms, publish ${(performance.now() - planned).toFixed(0)} ms, ${requests.length} requests, ${writes.length} of them writes (${said})`,
  );
}

await measure('500 findings, first time', 500);
await measure('the same run again', 500);
await measure('a later run with 10 new findings', 510);
console.log(
  `comments on lines: ${server.state.reviewComments.length}; requests that GitHub's description refuses: ${server.invalid.length}`,
);
await server.close();

const naive = await scene();
const start = performance.now();
for (const { path, line = 1, body } of findings(50))
  await naive.github.createReviewComment({ owner: 'octo', repo: 'hello' }, 7, {
    path,
    line,
    body,
    side: 'RIGHT',
    commit: head,
  });
console.log(
  `the obvious way, one request a comment: ${(performance.now() - start).toFixed(0)} ms for 50 comments, ${naive.server.requests.length} requests, all of them writes`,
);
await naive.server.close();
