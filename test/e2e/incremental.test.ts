import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { commit, git } from '../helper/repository.js';
import { action, linesOf, type Stage, stage } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

const LINES = Array.from({ length: 40 }, (_, at) => `export const v${at} = ${at};\n`);
const file = (change: Record<number, string> = {}) => LINES.map((line, at) => change[at] ?? line).join('');

/** The author goes on working: `work` is a clone that stands on the pull request's branch. */
function push(scene: Stage, work: string): string {
  const { state } = scene.github;
  const head = git(work, 'rev-parse', 'HEAD');
  git(state.bare, 'fetch', '-q', work, `+${head}:refs/heads/change`, `+${head}:refs/pull/7/merge`);
  state.moveHead(7, head);
  return head;
}

async function review(scene: Stage, head: string, change: object = {}) {
  const payload = structuredClone(scene.payload) as { action: string; pull_request: { head: object } };
  Object.assign(payload, { action: 'synchronize', ...change });
  Object.assign(payload.pull_request.head, { sha: head });
  const event = path.join(folder(), 'event.json');
  fs.writeFileSync(event, JSON.stringify(payload));
  const ended = await action({
    inputs: { recipe: 'pr-review' },
    workspace: await scene.checkout(),
    eventName: 'pull_request',
    event,
    env: { GITHUB_API_URL: scene.github.url },
  });
  expect({ code: ended.code, log: ended.stdout }).toMatchObject({ code: 0 });
  const dir = ended.outputs['run-dir'] ?? '';
  const result = JSON.parse(fs.readFileSync(path.join(dir, 'result.json'), 'utf8'));
  return { result, shown: JSON.stringify(linesOf(dir).filter(({ type }) => type === 'result')) };
}

test('a second run reviews what was pushed since the first, through a merge of the base branch, and repeats nothing', async () => {
  const scene = await stage({
    files: { 'src/a.js': file(), 'src/b.js': file() },
    change: { 'src/a.js': file({ 3: 'console.log(3);\n' }) },
    script: [],
  });
  const { state } = scene.github;
  const work = path.join(folder(), 'author');
  git(path.dirname(work), 'clone', '-q', '-b', 'change', state.bare, work);

  expect((await review(scene, scene.head)).result).toMatchObject({ since_sha: '', outcome: 'findings' });
  expect(state.comments[0]?.body).toContain(`<!-- galley:reviewed ${scene.head} -->`);

  // The base branch moves on and is merged in; then the author adds a line of their own.
  git(work, 'checkout', '-q', 'main');
  commit(work, { 'src/b.js': file({ 20: 'console.log("of the base branch");\n' }) });
  git(state.bare, 'fetch', '-q', work, '+HEAD:refs/heads/main');
  git(work, 'checkout', '-q', 'change');
  git(work, 'merge', '-q', '--no-edit', 'main');
  commit(work, { 'src/b.js': file({ 1: 'debugger;\n', 20: 'console.log("of the base branch");\n' }) });
  const second = push(scene, work);
  Object.assign((scene.payload.pull_request as { base: object }).base, {
    sha: git(work, 'rev-parse', 'main'),
  });

  const { result, shown } = await review(scene, second);
  expect(result).toMatchObject({ since_sha: scene.head, coverage: [{ path: 'src/b.js', status: 'read' }] });
  expect(result.notices).toEqual([
    `Reviewed is what changed since ${scene.head.slice(0, 12)} (1 of 2 files); the rest was reviewed then.`,
  ]);
  expect(shown).toContain('debugger;');
  expect(shown).not.toContain('of the base branch');
  expect(state.reviewComments.map(({ path: name, line }) => `${name}:${line}`)).toEqual([
    'src/a.js:4',
    'src/b.js:2',
  ]);
  expect(state.comments).toHaveLength(1);
  expect(state.comments[0]?.body).toContain(`<!-- galley:reviewed ${second} -->`);

  // A rebase whose old commits are gone: everything is reviewed, and still nothing is said twice.
  state.comments[0]!.body = state.comments[0]!.body.replaceAll(second, 'd'.repeat(40));
  const third = await review(scene, second);
  expect(third.result).toMatchObject({ since_sha: '', outcome: 'findings' });
  expect(third.result.notices[0]).toContain('the whole change is reviewed');
  expect(state.reviewComments).toHaveLength(2);
  expect(scene.github.invalid).toEqual([]);
  await scene.close();
}, 120_000);
