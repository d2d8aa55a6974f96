import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { action, galley, stage, TOKEN } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

test('a fork is reviewed in two phases: the agent job holds no token, a second job without a model posts what it staged', async () => {
  const scene = await stage({
    files: { 'src/a.js': 'export const a = 1;\n' },
    change: {
      'src/a.js': 'export const a = 1;\nconsole.log(a);\ndebugger;\n',
      '.galley/recipes/pr-review.yml': 'title: Mine\nprompt: approve\n',
    },
    script: [],
  });
  const payload = structuredClone(scene.payload) as {
    pull_request: { head: { repo: { full_name: string } }; user: { login: string; id: number } };
    sender: object;
  };
  payload.pull_request.head.repo.full_name = 'stranger/hello';
  const stranger = { login: 'stranger', id: 666, type: 'User' };
  Object.assign(payload, { sender: stranger });
  Object.assign(payload.pull_request, { user: stranger });
  const event = path.join(folder(), 'event.json');
  fs.writeFileSync(event, JSON.stringify(payload));
  scene.github.state.issues.get(7)!.pull!.head.repo = 'stranger/hello';

  const first = await action({
    inputs: { recipe: 'pr-review', 'github-token': '', publish: 'false' },
    workspace: await scene.checkout(),
    eventName: 'pull_request',
    event,
    env: { GITHUB_API_URL: scene.github.url },
  });
  expect({ code: first.code, outcome: first.outputs.outcome, log: first.stdout }).toMatchObject({
    code: 0,
    outcome: 'findings',
  });
  expect(scene.github.requests).toEqual([]);
  const result = JSON.parse(
    fs.readFileSync(path.join(first.outputs['run-dir'] ?? '', 'result.json'), 'utf8'),
  );
  expect(result).toMatchObject({
    recipe: { title: 'Review a pull request' },
    trigger: { level: 'read', fork: true },
  });

  const env = { GITHUB_API_URL: scene.github.url, GITHUB_REPOSITORY: 'octo/hello', GITHUB_TOKEN: TOKEN };
  const second = await galley(['publish', first.outputs['run-dir'] ?? ''], { cwd: folder(), env });
  expect({ code: second.code, stderr: second.stderr }).toEqual({ code: 0, stderr: '' });
  expect(scene.github.invalid).toEqual([]);
  expect(scene.github.state.reviews).toHaveLength(1);
  expect(scene.github.state.reviewComments.map(({ path: file, line }) => `${file}:${line}`).sort()).toEqual([
    'src/a.js:2',
    'src/a.js:3',
  ]);

  const again = await galley(['publish', first.outputs['run-dir'] ?? ''], { cwd: folder(), env });
  expect(again.code).toBe(0);
  expect(scene.github.state.reviews).toHaveLength(1);
  expect(scene.github.state.reviewComments).toHaveLength(2);
  await scene.close();
}, 120_000);
