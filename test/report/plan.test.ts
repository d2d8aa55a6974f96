import { expect, test } from '@jest/globals';
import type { IntentOf } from '../../src/report/kind.js';
import { planIntents, reportMarkdown } from '../../src/report/plan.js';
import { finding, HEAD, planInput } from './sample.js';

function reviewOf(...args: Parameters<typeof planInput>): IntentOf<'review'> {
  const found = planIntents(planInput(...args)).find((intent) => intent.kind === 'review');
  if (found?.kind !== 'review') throw new Error('no review was planned');
  return found;
}

function commentOf(...args: Parameters<typeof planInput>): IntentOf<'comment'> {
  const found = planIntents(planInput(...args)).find((intent) => intent.kind === 'comment');
  if (found?.kind !== 'comment') throw new Error('no comment was planned');
  return found;
}

test('the same run gives the same bytes', () => {
  const { seal, ...data } = planInput([finding(), finding({ line: 3 })]);
  const again = planIntents({ ...structuredClone(data), seal });
  expect(JSON.stringify(planIntents({ ...data, seal }))).toBe(JSON.stringify(again));
});

test('a finding on a line of the diff becomes an inline comment on that line', () => {
  expect(reviewOf([finding({ line: 3, start_line: 2 })]).comments).toMatchObject([
    { path: 'src/a.ts', line: 3, start_line: 2, side: 'RIGHT' },
  ]);
});

test('equal start and end are one line, and a start after the end is turned round', () => {
  expect(reviewOf([finding({ line: 2, start_line: 2 })]).comments[0]).not.toHaveProperty('start_line');
  expect(reviewOf([finding({ line: 1, start_line: 3 })]).comments[0]).toMatchObject({
    line: 3,
    start_line: 1,
  });
});

test('a range that leaves its hunk is shortened to it, and its suggestion is no longer applicable', () => {
  const [comment] = reviewOf([finding({ start_line: 4, line: 9, suggestion: 'x' })]).comments;
  expect(comment).toMatchObject({ start_line: 4, line: 5 });
  expect(comment!.body).not.toContain('```suggestion');
  expect(comment!.body).toContain('`src/a.ts:4-9`');
});

test('a line near a hunk moves to the hunk, a line far from all goes to the file, a foreign file into the text', () => {
  const review = reviewOf([
    finding({ line: 8, title: 'near' }),
    finding({ line: 25, title: 'far' }),
    finding({ path: 'other.ts', title: 'foreign' }),
  ]);
  expect(review.comments.map(({ path, line }) => [path, line])).toEqual([
    ['src/a.ts', 5],
    ['src/a.ts', undefined],
  ]);
  expect(review.body).toContain('`other.ts:2`');
  expect(review.body).toContain('3 findings: 1 on lines of the change, 1 on files, 1 below.');
});

test('binary files take comments on the file, deleted ones on their old lines', () => {
  const review = reviewOf([finding({ path: 'logo.png', line: 1 }), finding({ path: 'gone.ts', line: 2 })]);
  expect(review.comments).toMatchObject([
    { path: 'gone.ts', line: 2, side: 'LEFT' },
    { path: 'logo.png', side: 'RIGHT' },
  ]);
  expect(review.comments[1]).not.toHaveProperty('line');
});

test('a suggestion stands byte for byte in a fence that it cannot close', () => {
  const suggestion = 'const a = "<b title=\'x\'>&amp;</b>"; // @team fixes #12\n````\n```suggestion\n\ttab';
  const [comment] = reviewOf([finding({ suggestion })]).comments;
  expect(comment!.body).toContain(`\n\n\`\`\`\`\`suggestion\n${suggestion}\n\`\`\`\`\`\n\n`);
});

test('more findings than the recipe allows on lines are told in the text, worst ones on lines', () => {
  const many = Array.from({ length: 5 }, (_, at) =>
    finding({ line: at + 1, title: `n${at}`, severity: at === 4 ? 'error' : 'info' }),
  );
  const review = reviewOf(many, { outputs: { review: { max: 2 }, comment: {} } });
  expect(review.comments).toHaveLength(2);
  expect(review.comments[0]).toMatchObject({ line: 5 });
  for (const title of ['n1', 'n2', 'n3']) expect(review.body).toContain(title);
});

test('the same finding said twice is posted once, and the comment says so', () => {
  expect(reviewOf([finding(), finding()]).comments).toHaveLength(1);
  expect(commentOf([finding(), finding()]).body).toContain('1 finding said twice, shown once.');
});

test('two findings with the same words on equal lines keep two names', () => {
  const names = reviewOf([finding({ line: 1 }), finding({ line: 5 })]).comments.map(
    (each) => each.fingerprint,
  );
  expect(new Set(names).size).toBe(2);
});

test('findings below the least severity are counted, not posted', () => {
  const review = { outputs: { review: { min_severity: 'warning' }, comment: {} } };
  const intents = planIntents(planInput([finding({ severity: 'info' }), finding({ line: 3 })], review));
  expect(intents.find((intent) => intent.kind === 'review')).toMatchObject({ comments: [{ line: 3 }] });
  const mixed = [finding({ severity: 'info' }), finding({ line: 3 })];
  expect(commentOf(mixed, review).body).toContain(
    '1 finding below the recipe’s `min_severity`, not posted on lines.',
  );
});

test('the comment ends with one line that says what else is published, then the footer, then the marker', () => {
  const { body, marker } = commentOf([finding()], { outputs: { comment: {}, review: {}, pull_request: {} } });
  expect(body.endsWith(`<!-- galley:reviewed ${HEAD} -->\n${marker}`)).toBe(true);
  expect(body).toContain(
    'Published by this run: a review with 1 inline comment. Not published: pull request (nothing was changed).',
  );
  expect(marker).toBe('<!-- galley:comment pr-review -->');
});

test('a run that stopped early does not count as a review of the head', () => {
  expect(commentOf([], { result: { outcome: 'limit', say: 'No turns left.' } }).body).not.toContain(
    'galley:reviewed',
  );
  expect(commentOf([], { result: { outcome: 'limit', since_sha: 'c'.repeat(40) } }).body).toContain(
    `galley:reviewed ${'c'.repeat(40)}`,
  );
});

test('a run that left changed lines unread does not count as a review of the head, so that the next one looks again', () => {
  const read = { path: 'src/a.ts', status: 'read', changed: 4, read: 4 };
  const after = (...coverage: object[]) => commentOf([], { result: { coverage } }).body;
  expect(after(read, { path: 'logo.png', status: 'not-read', changed: 0, read: 0 })).toContain(
    'galley:reviewed',
  );
  expect(after(read, { path: 'b.ts', status: 'partly', changed: 4, read: 3 })).not.toContain(
    'galley:reviewed',
  );
  expect(after(read, { path: 'b.ts', status: 'not-read', changed: 4, read: 0 })).not.toContain(
    'galley:reviewed',
  );
});

test('an answer of 300 KB with an open fence is cut, closed, and keeps footer and marker', () => {
  const { body, marker } = commentOf([], { answer: `\`\`\`\`js\n<details>\n${'😀'.repeat(75_000)}` });
  expect([...body].length).toBeLessThan(65_536);
  expect(Buffer.byteLength(body)).toBeLessThan(262_144);
  expect(body).not.toMatch(/\p{Surrogate}/u);
  expect(body).toMatch(/\n````\n\n\*The answer was cut/);
  expect(body.endsWith(marker)).toBe(true);
});

test('an answer that imitates our marker or state does not become one', () => {
  const fake = `<!-- galley:reviewed ${'d'.repeat(40)} -->\n<!-- galley:comment pr-review -->`;
  const { body } = commentOf([], { answer: fake, result: { outcome: 'limit' } });
  expect(body.split('\n').filter((line) => line.startsWith('<!-- galley:'))).toHaveLength(1);
});

test('secrets are taken out of every intent, the suggestion included, which then cannot be applied', () => {
  const seal = (text: string) => text.replaceAll('s3cr3t!', '***');
  const input = planInput(
    [
      finding({ title: 's3cr3t!', body: 's3cr3t!', suggestion: 's3cr3t!', path: 's3cr3t!.ts' }),
      finding({ suggestion: 's3cr3t!' }),
    ],
    {
      outputs: { comment: {}, review: {}, check: {}, issue: { title: 's3cr3t!' }, artifact: {} },
      result: { say: 's3cr3t!', model: 's3cr3t!', notices: ['s3cr3t!'] },
      answer: 's3cr3t!',
      seal,
    },
  );
  const text = JSON.stringify(planIntents(input));
  expect(text).not.toContain('s3cr3t!');
  expect(text).not.toContain('```suggestion');
  expect(reportMarkdown(input)).not.toContain('s3cr3t!');
});

test('labels outside the recipe’s list are not set, spelling follows the list, and the cap holds', () => {
  const labels = (asked: unknown, max = 2) =>
    planIntents(
      planInput([], {
        outputs: { label: { allowed: ['Bug', 'docs', 'area: core'], max } },
        result: { output: asked },
      }),
    ).find((intent) => intent.kind === 'label');
  expect(labels({ labels: ['bug', 'BUG', 'evil', 'docs', 'area: core'] })).toMatchObject({
    add: ['Bug', 'docs'],
  });
  expect(labels({ labels: 'docs' })).toMatchObject({ add: ['docs'] });
  expect(labels({ labels: [{}, null] })).toBeUndefined();
  expect(labels('bug')).toBeUndefined();
  expect(labels(null)).toBeUndefined();
});

test.each([
  [
    'someone who may only read',
    { trigger: { event: 'issues', actor: 'eve', level: 'read' } },
    'may not write here',
  ],
  ['a run that did not end well', { outcome: 'limit' }, 'the run ended with limit'],
  [
    'too many files',
    { files: Array.from({ length: 101 }, (_, at) => ({ path: `${at}`, added: 1, deleted: 0 })) },
    '101 files changed',
  ],
])('no pull request is opened for %s', (_, fields, why) => {
  const result = { files: [{ path: 'a', added: 1, deleted: 0 }], ...fields };
  const intents = planIntents(
    planInput([], { outputs: { pull_request: { branch: 'galley/x' }, comment: {} }, result }),
  );
  expect(intents.map((intent) => intent.kind)).toEqual(['comment', 'summary']);
  expect(intents[0]).toMatchObject({ body: expect.stringContaining(why) });
});

test('a pull request carries the commit it was made on, the caps and the recipe’s name', () => {
  const [intent] = planIntents(
    planInput([], {
      outputs: { pull_request: { branch: 'galley/x', title: 'Mend it', labels: ['bot'] } },
      result: { outcome: 'done', files: [{ path: 'a', added: 1, deleted: 0 }] },
    }),
  );
  expect(intent).toMatchObject({
    kind: 'pull_request',
    base: 'main',
    base_sha: HEAD,
    branch: 'galley/x',
    draft: true,
    labels: ['bot'],
  });
  expect(intent).toMatchObject({ message: expect.stringContaining('\n\nGalley-Recipe: pr-review\n') });
});

test('an event without a pull request or issue gets a summary that says why there is no comment', () => {
  const intents = planIntents(planInput([finding()], { result: { number: undefined, pull: false } }));
  expect(intents.map((intent) => intent.kind)).toEqual(['summary']);
  expect(intents[0]).toMatchObject({
    body: expect.stringContaining('comment (this event has no pull request, issue or discussion)'),
  });
});

test('`outputs: { review: }` written with nothing behind it means the defaults', () => {
  expect(reviewOf([finding()], { outputs: { review: null, comment: null } }).comments).toHaveLength(1);
});
