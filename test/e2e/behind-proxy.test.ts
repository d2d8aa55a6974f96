import { expect, test } from '@jest/globals';
import { farHosts } from '../helper/far-hosts.js';
import { git } from '../helper/repository.js';
import { resultsServer } from '../helper/results-server.js';
import { action, KEY, stage } from '../helper/stage.js';

const RECIPE = `title: Look
on: { pull_request: {} }
tools: [diff]
prompt: Look at the change.
outputs: { artifact: {}, summary: false }
`;

test('behind a proxy, on a server with a certificate authority of its own: GitHub, git, the model and the artifacts are all reached through it', async () => {
  const scene = await stage({
    files: { '.galley/recipes/look.yml': RECIPE, 'a.txt': '1\n' },
    change: { 'a.txt': '2\n' },
    script: [{ text: 'I looked.' }],
  });
  const results = await resultsServer('https://results.galley.ghe.com');
  const far = await farHosts({
    'api.galley.ghe.com': scene.github.url,
    'galley.ghe.com': scene.gitServer.url,
    'model.galley.ghe.com': scene.model.url,
    'results.galley.ghe.com': results.url,
  });
  if (!far) {
    console.warn('skipped: openssl is missing');
    return;
  }
  // A checkout of depth 1 lacks the base commit: git has to fetch it.
  const workspace = await scene.checkout();
  git(workspace, 'remote', 'set-url', 'origin', 'https://galley.ghe.com/octo/hello');
  const ended = await action({
    inputs: {
      recipe: 'look',
      model: 'openai/m',
      'base-url': 'https://model.galley.ghe.com/v1',
      'api-key': KEY,
    },
    workspace,
    eventName: 'pull_request',
    event: scene.event,
    env: {
      GITHUB_SERVER_URL: 'https://galley.ghe.com',
      GITHUB_API_URL: 'https://api.galley.ghe.com',
      HTTPS_PROXY: far.proxy,
      NODE_EXTRA_CA_CERTS: far.ca,
      GIT_SSL_CAINFO: far.ca,
      ...results.env,
    },
  });
  expect({ code: ended.code, outcome: ended.outputs.outcome, log: ended.stdout }).toMatchObject({
    code: 0,
    outcome: 'done',
  });
  const hosts = ['api.galley.ghe.com', 'galley.ghe.com', 'model.galley.ghe.com', 'results.galley.ghe.com'];
  expect([...new Set(far.asked)].sort()).toEqual(hosts.map((host) => `${host}:443`));
  expect([...results.artifacts.values()]).toMatchObject([{ data: expect.any(Buffer) }]);
  expect(scene.gitServer.requests.some(({ path }) => path.endsWith('git-upload-pack'))).toBe(true);
  expect(scene.github.invalid).toEqual([]);

  await Promise.all([far.close(), results.close(), scene.close()]);
}, 120_000);
