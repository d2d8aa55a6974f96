import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readLines } from '../../src/agent/transcript.js';
import { differences } from '../../src/run/differences.js';
import { git } from '../helper/repository.js';
import { type ResultsServer, resultsServer } from '../helper/results-server.js';
import { type ActionEnded, action, type Stage, stage } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

// Every recipe that ships, offline: the Action with its own event, real tools, a recorded model, and the two servers.
// GALLEY_TEST_RECORD=1 writes what happened as the new recording.
const CASSETTES = path.join(import.meta.dirname, '../fixture/cassette');

const berth = (look: string) =>
  `/** The first free berth that is long enough. */\nexport function assign(berths, boat) {\n  return berths.find((berth) => ${look});\n}\n`;

const FILES = {
  'package.json': JSON.stringify({
    name: 'harbour',
    type: 'module',
    scripts: { test: 'node test.js' },
    dependencies: { tide: 'file:vendor/tide-1.0' },
  }),
  '.gitignore': 'node_modules/\n',
  'vendor/tide-1.0/package.json': JSON.stringify({ name: 'tide', version: '1.0.0' }),
  'vendor/tide-1.1/package.json': JSON.stringify({ name: 'tide', version: '1.1.0' }),
  'test.js': "import './src/berth.js';\n",
  'src/berth.js': berth('berth.length >= boat.length'),
  'src/old.js': 'export const name = 1;\nexport const oldName = name;\n',
  'docs/guide.md': '# Guide\n\n`name` is 2.\n',
  'CHANGELOG.md': '# Changes\n\n## 1.0.0\n\n- First release.\n',
};
const CHANGE = {
  'src/berth.js': berth('berth.length < boat.length'),
  'src/query.js':
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample's own template
    'export function page(database, request) {\n  const { name } = request.query;\n  return database.all(`select * from boats where name = "${name}"`);\n}\n',
};

type Json = Record<string, unknown>;
let scene: Stage;
let results: ResultsServer;
const ends = new Map<string, Promise<ActionEnded>>();
beforeAll(async () => {
  scene = await stage({ files: FILES, change: CHANGE, script: [] });
  results = await resultsServer();
  const { state } = scene.github;
  const ada = state.user('ada');
  const text = { title: 'A berth is given away twice', body: 'Two boats were sent to berth 3.' };
  state.addIssue({ number: 12, user: ada, ...text, created_at: NOW, updated_at: NOW });
  state.comments.push({ id: 55, issue: 12, body: '/fix', user: ada, created_at: NOW, updated_at: NOW });
  const discussion = state.addDiscussion({ number: 20, title: 'Which berth?', body: 'How is one chosen?' });
  state.say(discussion, { id: 77, body: '/ask how is a berth chosen?', user: ada, created_at: NOW });
  state.jobs.push({
    id: 9,
    run: 1,
    name: 'test',
    conclusion: 'failure',
    log: 'Error: a taken berth was given away\n',
  });
  start(4);
});
afterAll(async () => {
  expect(scene.github.invalid).toEqual([]);
  await Promise.all([scene.close(), results.close()]);
});

/** Most of a run is waiting, for GitHub wants a pause between writes: several go on side by side. */
function start(atOnce: number): void {
  const lanes = Array.from({ length: atOnce }, () => Promise.resolve() as Promise<unknown>);
  for (const [at, each] of Object.entries(CASES).entries()) {
    const ended = lanes[at % atOnce]!.then(() => play(each));
    ends.set(each[0], ended);
    lanes[at % atOnce] = ended;
  }
}

const NOW = '2026-03-01T09:00:00Z';
const EXAMPLES = createRequire(import.meta.url)('@octokit/webhooks-examples') as {
  name: string;
  examples: Json[];
}[];

/** A real payload of GitHub's, moved into this repository; `fields` replace what they name. */
function payload(name: string, action: string, fields: Json): Json {
  const found = EXAMPLES.find((each) => each.name === name)?.examples.find((each) => each.action === action);
  const { id, login, type } = scene.github.state.user('ada');
  const sender = { id, login, type };
  const { repository } = scene.payload;
  return { ...found, action, repository, sender, ...fields };
}

const issue = (fields: Json = {}) => {
  const { title, body } = scene.github.state.issues.get(12)!;
  const { id, login, type } = scene.github.state.user('ada');
  return {
    number: 12,
    title,
    body,
    user: { id, login, type },
    labels: [],
    created_at: NOW,
    updated_at: NOW,
    ...fields,
  };
};

interface Case {
  event: string;
  payload: () => Json;
  params?: string;
  code?: number;
  check: (ended: ActionEnded, result: Json) => void;
}

const pull = { event: 'pull_request', payload: () => scene.payload };
const clock = {
  event: 'schedule',
  payload: () => ({ schedule: '17 5 * * 1', repository: scene.payload.repository }),
};
const byHand = {
  event: 'workflow_dispatch',
  payload: () => payload('workflow_dispatch', '', { inputs: {}, ref: 'refs/heads/main' }),
};

/** The comments that a recipe keeps on an issue or pull request. */
const told = (number: number, recipe: string) =>
  scene.github.state.comments
    .filter(({ issue: on, body }) => on === number && body.endsWith(`<!-- galley:comment ${recipe} -->`))
    .map(({ body }) => body);
const inline = (recipe: string) =>
  scene.github.state.reviewComments.filter(({ body }) => body.includes(`galley:finding ${recipe} `));

/** The pull request a recipe opened: a draft from a branch of its own, and the files its one commit changes. */
function opened(prefix: string) {
  const found = [...scene.github.state.issues.values()].find((each) =>
    each.pull?.head.ref.startsWith(prefix),
  );
  expect(found?.pull).toMatchObject({ draft: true, base: { ref: 'main' } });
  const { state } = scene.github;
  const sha = found?.pull?.head.sha ?? '';
  expect(git(state.bare, 'rev-parse', `${sha}^`)).toBe(scene.base);
  const files = git(state.bare, 'diff', '--name-only', scene.base, sha).split('\n');
  return { title: found?.title, files, read: (file: string) => git(state.bare, 'show', `${sha}:${file}`) };
}

const CASES: Record<string, Case> = {
  'pr-review': {
    ...pull,
    check(ended) {
      expect(inline('pr-review')).toMatchObject([{ path: 'src/berth.js', line: 3, side: 'RIGHT' }]);
      expect(inline('pr-review')[0]?.body).toContain('```suggestion\n  return berths.find(');
      expect(told(7, 'pr-review')).toHaveLength(1);
      expect(ended.outputs).toMatchObject({ outcome: 'findings', findings: '1' });
      const own = [...results.artifacts.values()].filter(({ name }) => name.startsWith('galley-pr-review-'));
      expect(own.map(({ size }) => (size ?? 0) > 1_000)).toEqual([true]);
    },
  },
  'pr-summary': {
    ...pull,
    check: () =>
      expect(told(7, 'pr-summary')).toEqual([expect.stringContaining('Read first: `src/berth.js`')]),
  },
  'security-review': {
    ...pull,
    code: 1,
    check() {
      expect(inline('security-review')).toMatchObject([{ path: 'src/query.js', line: 3 }]);
      expect(inline('security-review')[0]?.body).not.toContain('```suggestion');
    },
  },
  'issue-fix': {
    event: 'issue_comment',
    payload: () =>
      payload('issue_comment', 'created', {
        issue: issue(),
        comment: { id: 55, body: '/fix', user: issue().user, created_at: NOW, updated_at: NOW },
      }),
    params: 'tests: npm test',
    check(_, result) {
      expect(result).toMatchObject({ outcome: 'done', attempts: 2 });
      const made = opened('galley/issue-12-');
      expect(made.files).toEqual(['src/berth.js', 'test.js']);
      expect(made.read('src/berth.js')).toContain('!berth.taken');
      expect(told(12, 'issue-fix')).toEqual([
        expect.stringContaining('a draft pull request from `galley/issue-12-'),
      ]);
      expect(scene.github.state.reactions).toContainEqual(
        expect.objectContaining({ on: 'comment 55', content: 'eyes' }),
      );
    },
  },
  'issue-triage': {
    event: 'issues',
    payload: () => payload('issues', 'opened', { issue: issue() }),
    check: () => expect(scene.github.state.issues.get(12)?.labels).toEqual(['bug', 'needs-info']),
  },
  'discussion-answer': {
    event: 'discussion_comment',
    payload: () =>
      payload('discussion_comment', 'created', {
        discussion: { ...issue(), number: 20, title: 'Which berth?', body: 'How is one chosen?' },
        comment: { id: 77, body: '/ask how is a berth chosen?', user: issue().user, created_at: NOW },
      }),
    check(_, result) {
      expect(result).toMatchObject({ outcome: 'done', discussion: 20 });
      const { discussions, reactions } = scene.github.state;
      const answers = discussions[0]?.comments.filter(({ reply_to }) => reply_to === 77);
      expect(answers).toMatchObject([
        { body: expect.stringContaining('the first berth that is long enough') },
      ]);
      expect(reactions).toContainEqual(expect.objectContaining({ on: 'DC_77', content: 'eyes' }));
    },
  },
  maintenance: {
    ...clock,
    check() {
      expect(opened('galley/maintenance-').files).toEqual(['src/old.js']);
    },
  },
  'dependency-update': {
    ...byHand,
    params: 'level: minor',
    check() {
      const made = opened('galley/dependencies-');
      expect(made).toMatchObject({
        title: 'Dependency updates (minor)',
        files: ['package-lock.json', 'package.json'],
      });
      expect(made.read('package.json')).toContain('file:vendor/tide-1.1');
    },
  },
  'ci-failure-triage': {
    event: 'workflow_run',
    payload() {
      const example = EXAMPLES.find(({ name }) => name === 'workflow_run')?.examples[0]?.workflow_run as Json;
      const run = {
        ...example,
        id: 1,
        event: 'pull_request',
        conclusion: 'failure',
        head_sha: scene.head,
        head_repository: { full_name: 'octo/hello' },
        pull_requests: [{ number: 7 }],
        actor: issue().user,
      };
      return payload('workflow_run', 'completed', { workflow_run: run });
    },
    check(_, result) {
      expect(told(7, 'ci-failure-triage')).toEqual([expect.stringContaining('The smallest mend')]);
      expect(result.outcome).toBe('done');
    },
  },
  'docs-drift': { ...clock, check: () => expect(opened('galley/docs-').files).toEqual(['docs/guide.md']) },
  'release-notes': {
    ...byHand,
    params: 'version: 1.1.0',
    check() {
      const made = opened('galley/release-notes-');
      expect(made).toMatchObject({ title: 'Release notes: 1.1.0', files: ['CHANGELOG.md'] });
      expect(made.read('CHANGELOG.md')).toContain('## 1.1.0');
    },
  },
};

test('every recipe that ships has a recording', () => {
  const names = fs
    .readdirSync(path.join(import.meta.dirname, '../../recipes'))
    .map((name) => name.replace('.yml', ''));
  expect(Object.keys(CASES).sort()).toEqual(names.sort());
});

async function play([name, each]: [string, Case]): Promise<ActionEnded> {
  const event = path.join(folder(), 'event.json');
  fs.writeFileSync(event, JSON.stringify(each.payload()));
  return action({
    inputs: {
      recipe: name,
      model: `replay/${path.join(CASSETTES, `${name}.jsonl`)}`,
      params: each.params ?? '',
    },
    workspace: await (each.event === 'pull_request' ? scene.checkout() : scene.clone()),
    eventName: each.event,
    event,
    env: { GITHUB_API_URL: scene.github.url, GITHUB_SHA: scene.base, ...results.env },
  });
}

test.each(Object.entries(CASES))(
  '%s, from its event to what it publishes',
  async (name, { check, code = 0 }) => {
    const ended = await ends.get(name)!;
    expect({ code: ended.code, log: ended.stdout }).toMatchObject({ code });
    const dir = ended.outputs['run-dir'] ?? '';
    if (process.env.GALLEY_TEST_RECORD) record(name, path.join(dir, 'transcript.jsonl'));
    else
      expect(differences(linesIn(CASSETTES, `${name}.jsonl`), linesIn(dir, 'transcript.jsonl'))).toEqual([]);
    check(ended, JSON.parse(fs.readFileSync(path.join(dir, 'result.json'), 'utf8')) as Json);
  },
  180_000,
);

const linesIn = (...names: string[]) =>
  readLines(
    fs
      .readFileSync(path.join(...names), 'utf8')
      .replaceAll(/\/[\w./-]*galley-test-[\w./-]*\/(?:clone|hello|work)\b/g, '/workspace'),
  );

/** Paths of this machine are no part of a recording. */
function record(name: string, transcript: string): void {
  const text = fs.readFileSync(transcript, 'utf8').replaceAll(`${CASSETTES}/`, '');
  const plain = text.replace(/\/[\w./-]*galley-test-[\w./-]*\/(?:clone|hello|work)\b/g, '/workspace');
  fs.writeFileSync(path.join(CASSETTES, `${name}.jsonl`), plain);
}
