import { expect, test } from '@jest/globals';
import { clientsOf, revoke } from '../../src/action/github.js';
import type { Inputs } from '../../src/action/inputs.js';
import { GitHubServer } from '../helper/github-server.js';
import { action, stage, TOKEN } from '../helper/stage.js';

const REVOKE = 'apps/revoke-installation-access-token';

test('revoke-token asks for it as the last thing of the step, and a server that never answers neither holds it up nor changes its result', async () => {
  const scene = await stage({
    files: { 'a.js': 'a();\n' },
    change: { 'a.js': 'b();\ndebugger;\n' },
    script: [],
  });
  const { github } = scene;
  github.fault({ on: REVOKE, instead: 'silence' });
  const ended = await action({
    inputs: { recipe: 'pr-review', publish: 'false', 'revoke-token': 'true' },
    workspace: await scene.checkout(),
    eventName: 'pull_request',
    event: scene.event,
    env: { GITHUB_API_URL: github.url },
  });
  expect({ code: ended.code, outcome: ended.outputs.outcome }).toEqual({ code: 0, outcome: 'findings' });
  expect(github.requests.at(-1)).toMatchObject({ operation: REVOKE, authorization: `token ${TOKEN}` });
  expect(github.invalid).toEqual([]);
  await scene.close();
}, 120_000);

test('a token that cannot be revoked is no failure; one that was is worthless', async () => {
  const server = await GitHubServer.start();
  const inputs = { token: TOKEN } as Inputs;
  const clients = clientsOf(inputs, { GITHUB_API_URL: server.url }, new AbortController().signal)!;
  for (const fault of [{ status: 500 }, { status: 403 }, { instead: 'cut' as const }]) {
    server.fault({ on: REVOKE, ...fault });
    await revoke(clients);
  }
  expect(server.calls(REVOKE)).toHaveLength(3);
  expect(server.state.revoked).toBe(false);
  await revoke(clients);
  expect(server.state.revoked).toBe(true);
  await expect((await clients.urgent()).comments({ owner: 'octo', repo: 'hello' }, 1)).rejects.toMatchObject({
    status: 401,
  });
  await server.close();
});
