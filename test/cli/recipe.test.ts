import { expect, test } from '@jest/globals';
import type { Door } from '../../src/cli/command.js';
import { recipe } from '../../src/cli/recipe.js';
import { folder } from '../helper/workspace.js';

async function run(files: Record<string, string>, ...argv: string[]) {
  const said: Record<'out' | 'err', string[]> = { out: [], err: [] };
  const door: Door = {
    argv,
    env: {},
    cwd: folder(files),
    out: (text) => void said.out.push(text),
    err: (text) => void said.err.push(text),
    tty: false,
    color: false,
    signal: new AbortController().signal,
  };
  const code = await recipe.run(door);
  return { code, out: said.out.join(''), err: said.err.join('') };
}

const OWN =
  'title: Ours\nprompt: "{{ n }}"\nparameters: [{ key: n, input_type: number, default: 3, description: how many }]\n';

test("the list shows the project's own recipes before the shipped ones, and hides those of the same name", async () => {
  const { code, out } = await run(
    { '.galley/recipes/pr-review.yml': OWN, '.galley/recipes/a.yaml': OWN },
    'list',
  );
  const rows = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(rows[0]).toMatch(/^a +\.galley\/recipes\/a\.yaml +Ours$/);
  expect(rows[1]).toMatch(/^pr-review +\.galley\/recipes\/pr-review\.yml +Ours$/);
  expect(rows.filter((row) => row.startsWith('pr-review'))).toHaveLength(1);
  expect(out).toMatch(/issue-fix +galley\/recipes\/issue-fix\.yml +issue_comment \/fix, issues +Mend/);
});

test('a broken recipe is told and does not hide the others', async () => {
  const { code, out, err } = await run({ '.galley/recipes/bad.yml': 'titel: x\n' }, 'list');
  expect(code).toBe(2);
  expect(err).toContain('.galley/recipes/bad.yml:1:1: there is no key "titel". Did you mean "title"?');
  expect(out).toContain('maintenance');
});

test('show tells what a recipe needs and may do', async () => {
  const { out } = await run({ '.galley/recipes/own.yml': OWN }, 'show', 'own');
  expect(out).toContain('own: Ours');
  expect(out).toContain('parameters  n (number, default 3): how many');
  const shipped = (await run({}, 'show', 'issue-fix')).out;
  expect(shipped).toContain('deny        write(.github/**)');
  expect(shipped).toContain('outputs     comment, pull_request, summary, artifact');
});

test('a name that is no recipe is answered with the nearest one', async () => {
  await expect(run({}, 'show', 'pr-reviw')).rejects.toThrow(
    'there is no recipe pr-reviw. Did you mean "pr-review"?',
  );
  expect((await run({})).code).toBe(2);
});
