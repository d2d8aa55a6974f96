import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeProgress } from '../../src/report/progress.js';
import { MAX_BODY } from '../helper/github/route.js';
import { finding } from './sample.js';
import { type Stage, seed, stage } from './stage.js';

const crlf = Array.from({ length: 12 }, (_, at) => `line ${at + 1}\r\n`).join('');
const seeded = seed({
  'src/a.ts': null,
  'src/renamed.ts': Array.from({ length: 60 }, (_, at) => (at === 1 ? 'TWO\n' : `line ${at + 1}\n`)).join(''),
  'crlf.txt': crlf,
  'odd\nname `x`.ts': 'a\nb\n',
});
let on: Stage;
beforeEach(async () => {
  on = await stage(seeded);
});
afterEach(async () => {
  expect(on.server.invalid).toEqual([]);
  await on.close();
});

const ours = () => on.server.state.comments.filter(({ body }) => body.includes('<!-- galley:comment'));

test('two runs that post the same sticky comment in one moment leave one, with the text of one of them', async () => {
  // The other run's comment appears between our look and our post.
  on.server.fault({
    on: 'issues/create-comment',
    meanwhile: (state) => {
      const now = state.now();
      const body = 'The other run.\n\n<!-- galley:comment pr-review -->';
      const about = { id: state.nextId(), issue: 7, user: state.self, created_at: now, updated_at: now };
      state.comments.push({ ...about, body });
    },
  });
  expect(await on.send(on.plan([], { answer: 'Ours.' }))).toMatchObject([{ action: 'created' }]);
  expect(ours()).toMatchObject([{ body: expect.stringContaining('Ours.') }]);

  on.server.state.comments.length = 0;
  const board = (id: string) =>
    makeProgress({
      github: on.github,
      repo: { owner: 'octo', repo: 'hello' },
      number: 7,
      recipe: { name: 'pr-review', title: 'Review' },
      run: { id, attempt: 1, url: '' },
      seal: (text) => text,
      every: 1,
    });
  const boards = [board('one'), board('two')];
  for (const each of boards)
    each.see({
      v: 1,
      seq: 0,
      at: '',
      agent: 'main',
      type: 'todo',
      items: [{ content: 'x', status: 'pending' }],
    });
  await new Promise((done) => setTimeout(done, 300));
  await Promise.all(boards.map((each) => each.finish()));
  expect(ours()).toHaveLength(1);
});

test('a body full of signs that are broken stays below GitHub’s limit, on its line, with its suggestion', async () => {
  const body = '@a #1 ![x](http://e/x) <b>\n'.repeat(700);
  const suggestion = '😀'.repeat(9_000);
  await on.send(on.plan([finding({ path: 'src/renamed.ts', title: 'T', body, suggestion })]));
  const [posted] = on.server.state.reviewComments;
  expect(posted).toMatchObject({ path: 'src/renamed.ts', line: 2 });
  expect([...posted!.body].length).toBeLessThan(MAX_BODY);
  expect(posted!.body).toContain(`\`\`\`suggestion\n${suggestion}\n\`\`\``);
  expect(posted!.body).not.toMatch(/(?<!\\)@a\b/);
});

test('renamed files take findings under both names and on both sides; odd names, CRLF lines and fences come through', async () => {
  await on.send(
    on.plan([
      finding({ path: 'src/a.ts', line: 2, side: 'LEFT', title: 'Old name' }),
      finding({ path: 'src/renamed.ts', line: 2, title: 'New name' }),
      finding({ path: 'crlf.txt', line: 3, title: 'CRLF', suggestion: 'LINE 3\r\n```\r\nx' }),
      finding({ path: 'odd\nname `x`.ts', line: 1, title: 'Odd' }),
    ]),
  );
  const posted = on.server.state.reviewComments.map(({ path, line, side }) => [path, line, side]);
  expect(posted).toHaveLength(4);
  expect(posted).toEqual(
    expect.arrayContaining([
      ['src/renamed.ts', 2, 'LEFT'],
      ['src/renamed.ts', 2, 'RIGHT'],
      ['crlf.txt', 3, 'RIGHT'],
      ['odd\nname `x`.ts', 1, 'RIGHT'],
    ]),
  );
  const crlfBody = on.server.state.reviewComments.find(({ path }) => path === 'crlf.txt')?.body;
  expect(crlfBody).toContain('````suggestion\nLINE 3\r\n```\r\nx\n````');
});

test('a pull request that was closed, made a draft, or lost its fork meanwhile still gets its review', async () => {
  const pull = on.server.state.issues.get(7)!;
  Object.assign(pull, { state: 'closed' });
  Object.assign(pull.pull!, { draft: true });
  pull.pull!.head.repo = null;
  const published = await on.send(on.plan([finding({ path: 'src/renamed.ts' })]));
  expect(published.map(({ action }) => action)).toEqual(['created', 'created']);
});

test('a title of 10,000 characters, with mentions and line ends, becomes one short line', () => {
  const { intents } = on.plan([], {
    outputs: { issue: { title: `@team fixes #1\n${'x'.repeat(10_000)}` }, summary: false },
    result: { outcome: 'done' },
  });
  const [issue] = intents;
  expect(issue?.kind === 'issue' && issue.title.length).toBe(200);
  expect(issue?.kind === 'issue' && issue.title).toMatch(/^@ team f-ixes # 1 x/);
});
