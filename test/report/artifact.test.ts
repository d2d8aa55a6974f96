import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { artifact, artifactName, hasArtifactService } from '../../src/report/artifact.js';
import type { PublishContext } from '../../src/report/kind.js';
import { planIntents } from '../../src/report/plan.js';
import { type ResultsServer, resultsServer } from '../helper/results-server.js';
import { folder } from '../helper/workspace.js';
import { planInput, resultOf } from './sample.js';

let server: ResultsServer;
const before = { ...process.env };

beforeEach(async () => {
  server = await resultsServer();
  // The library reads the runner's variables from the process itself.
  Object.assign(process.env, server.env, {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKSPACE: folder(),
  });
});
afterEach(async () => {
  await server.close();
  for (const key of Object.keys(process.env)) if (!(key in before)) delete process.env[key];
  Object.assign(process.env, before);
});

function context(runDir: string, artifacts = true): PublishContext {
  return {
    result: resultOf(),
    github: undefined,
    runDir,
    env: process.env,
    seal: (text) => text,
    done: [],
    artifacts,
    signal: new AbortController().signal,
  };
}

const intent = (files: string[]) => ({ kind: 'artifact' as const, id: 'a', name: 'galley-x', files });

/** Names of the files in a zip, from its central directory. */
function zipNames(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  }
  return names.sort();
}

test('an artifact holds the named files of the run directory and nothing else', async () => {
  const dir = folder({
    'transcript.jsonl': '{}\n',
    'spill/1.txt': 'long',
    '.git/config': 'token',
    '.env': 'KEY=1',
    'other.txt': '',
  });
  const done = await artifact.publish(
    intent(['transcript.jsonl', 'spill/1.txt', 'report.html']),
    context(dir),
  );
  expect(done).toMatchObject({ action: 'created', say: 'artifact galley-x (1000): 2 files' });
  expect(zipNames(server.artifacts.get('galley-x')!.data!)).toEqual(['spill/1.txt', 'transcript.jsonl']);
});

test('a link in the run directory that leads elsewhere is left out', async () => {
  const secret = folder({ 'key.txt': 'secret' });
  const dir = folder({ 'result.json': '{}' });
  fs.symlinkSync(path.join(secret, 'key.txt'), path.join(dir, 'transcript.jsonl'));
  fs.symlinkSync(secret, path.join(dir, 'spill'));
  await artifact.publish(intent(['transcript.jsonl', 'result.json', 'spill/key.txt', '../x']), context(dir));
  expect(zipNames(server.artifacts.get('galley-x')!.data!)).toEqual(['result.json']);
});

test('without an artifact service the path is named instead', async () => {
  const dir = folder({ 'result.json': '{}' });
  expect(await artifact.publish(intent(['result.json']), context(dir, false))).toEqual({
    action: 'skipped',
    say: `no artifact service here: 1 file in ${dir}`,
  });
});

test('GitHub Enterprise Server has no artifact service for actions of this kind', () => {
  const env = { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'u' };
  expect(hasArtifactService({ ...env, GITHUB_SERVER_URL: 'https://github.com' })).toBe(true);
  expect(hasArtifactService({ ...env, GITHUB_SERVER_URL: 'https://acme.ghe.com' })).toBe(true);
  expect(hasArtifactService({ ...env, GITHUB_SERVER_URL: 'https://git.acme.example' })).toBe(false);
  expect(hasArtifactService({})).toBe(false);
});

test('a name of an artifact holds only what GitHub takes', () => {
  expect(artifactName('feat/x: "y"')).toBe('feat-x-y');
  expect(artifactName('a\r\nb')).toBe('a-b');
  expect(artifactName('../..')).toBe('galley');
  expect(artifactName('é'.repeat(300))).toBe('galley');
  expect(artifactName('a'.repeat(300))).toBe('a'.repeat(120));
});

test('the planned name holds recipe, run and attempt, so that a re-run does not collide', () => {
  const [planned] = planIntents(
    planInput([], { outputs: { artifact: null, summary: false }, result: { run: { id: 'r1', attempt: 2 } } }),
  );
  expect(planned).toMatchObject({ kind: 'artifact', name: 'galley-pr-review-r1-2' });
});
