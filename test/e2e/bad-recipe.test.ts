import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repository } from '../helper/repository.js';
import { galley } from '../helper/stage.js';

const GOOD = 'title: T\nprompt: p\n';

/** What is wrong, the text, and where and how it is said. */
const BAD: [what: string, text: string, said: RegExp][] = [
  ['an unknown key', `${GOOD}promt: x\n`, /bad\.yml:3:1.*promt/s],
  ['a key twice', `${GOOD}title: U\n`, /bad\.yml:3:1/],
  ['a wrong type', `${GOOD}limits: { turns: many }\n`, /bad\.yml:3:\d+.*turns/s],
  ['an unknown tag', `${GOOD}permissions: { deny: [!secrets ""] }\n`, /bad\.yml:3:\d+.*secrets/s],
  ['a placeholder that means nothing', 'title: T\nprompt: "do {{ typo }}"\n', /bad\.yml:2:\d+.*typo/s],
  ['a placeholder without quotes', 'title: T\nprompt: {{ x }}\n', /bad\.yml:2:\d+/],
  ['a parameter that is used nowhere', `${GOOD}parameters: [{ key: lost }]\n`, /bad\.yml:3:\d+.*lost/s],
  ['an empty file', '', /bad\.yml:1:1/],
  ['two documents', `${GOOD}---\n${GOOD}`, /bad\.yml:\d+:\d+.*document/s],
];

test.each(BAD)(
  '%s is told with line and column, exit 2, and nothing is run',
  async (_what, text, said) => {
    const root = repository({ 'a.txt': 'a\n', 'bad.yml': text });
    const checked = await galley(['validate', 'bad.yml'], { cwd: root });
    expect(checked).toMatchObject({ code: 2 });
    expect(checked.stdout + checked.stderr).toMatch(said);
    const ran = await galley(['run', './bad.yml', '--workspace', root], { cwd: root });
    expect(ran).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(said) });
    const runs = path.join(root, '.galley/runs');
    const transcripts = fs.existsSync(runs)
      ? fs.readdirSync(runs, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jsonl'))
      : [];
    expect(transcripts).toEqual([]);
  },
  60_000,
);

test('a recipe that does not exist is named, with what there is instead', async () => {
  const root = repository({ 'a.txt': 'a\n' });
  const ended = await galley(['run', 'nope'], { cwd: root });
  expect(ended).toMatchObject({ code: 2, stderr: expect.stringMatching(/no recipe "nope".*pr-review/s) });
}, 60_000);
