import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findAgents } from '../../src/service/agents.js';
import { fillSkill, findSkills, readSkillTarget } from '../../src/service/skills.js';
import { diskTree } from '../../src/service/tree.js';
import { folder } from '../helper/workspace.js';

const fill = (text: string, given: string, argumentNames: string[] = []) =>
  fillSkill(text, { argumentNames }, { given, dir: '/s', root: '/r' });

test.each([
  ['$ARGUMENTS', 'a b', 'a b'],
  ['$0-$1-$ARGUMENTS[1]', '"a b" c', 'a b-c-c'],
  ['$name!', 'x', 'x!'],
  ['cost $5 and $HOME', '', 'cost $5 and $HOME'],
  ['${SKILL_DIR}/x ${CLAUDE_PROJECT_DIR} ${HOME}', '', '/s/x /r ${HOME}'],
  ['plain', 'given', 'plain\n\nARGUMENTS: given\n'],
  ['---\nname: a\n---\nbody', '', 'body'],
])('the skill text %j with arguments %j becomes %j', (text, given, filled) => {
  expect(fill(text, given, ['name'])).toBe(filled);
});

test('skill:// follows no symlink out of the skill, and refuses binary and long files', async () => {
  const root = folder({
    'a/SKILL.md': '\uFEFF---\r\nname: a\r\ndescription: does: things\r\n---\r\nx\r\n',
    'a/bad.bin': Buffer.from([0x66, 0xff, 0x00]),
    'a/long.txt': 'x'.repeat(1024 * 1024 + 1),
    'b/SKILL.md': 'no front matter',
    'secret.txt': 'secret',
  });
  fs.symlinkSync(path.join(root, 'secret.txt'), path.join(root, 'a/link.md'));
  fs.symlinkSync(root, path.join(root, 'a/up'));
  const { skills, skipped } = await findSkills([{ tree: (await diskTree(root, 'here'))! }]);
  expect(skills.map(({ name, description }) => [name, description])).toEqual([['a', 'does: things']]);
  expect(skipped).toMatchObject([{ name: 'b', why: 'it has no description' }]);
  const refused = ['link.md', 'up/secret.txt', 'bad.bin', 'long.txt', '/etc/passwd', '..', 'a\\b', 'x\0'];
  for (const name of refused)
    await expect(readSkillTarget(skills, `skill://a/${name}`)).rejects.toThrow(/skill:\/\/a/);
  await expect(readSkillTarget(skills, 'skill://none')).rejects.toThrow('There are: a.');
});

test('agent types written for Claude Code keep their tools by our names; what is none is told', async () => {
  const root = folder({
    'r.md':
      '---\nname: r\ndescription: Use when: asked\ntools: Read, Bash(git *), mcp__x__y\nmodel: sonnet\nmaxTurns: 3\n---\nBe.',
    'n.md': 'nothing',
    'bomb.md': '---\na: &a [x,x]\nb: &b [*a,*a]\ndescription: d\n---\n',
  });
  const { types, skipped } = await findAgents([{ tree: (await diskTree(root, 'here'))! }]);
  expect(types.find(({ name }) => name === 'r')).toMatchObject({
    tools: ['read', 'bash', 'job_list', 'job_output', 'job_kill', 'x__y'],
    maxTurns: 3,
    instructions: 'Be.',
  });
  expect(types.find(({ name }) => name === 'r')).not.toHaveProperty('model');
  expect(skipped).toMatchObject([{ name: 'n.md', why: 'its front matter has no description' }]);
});

test('of a thousand skills the first two hundred are taken, and the others are neither read nor listed one by one', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => [
    `s${at}/SKILL.md`,
    `---\nname: s${at}\ndescription: d\n---\n`,
  ]);
  const tree = await diskTree(folder(Object.fromEntries(many)), 'here');
  const { skills, skipped } = await findSkills([{ tree: tree! }]);
  expect(skills).toHaveLength(200);
  expect(skipped).toEqual([
    { name: '800 more folders', from: 'here', bytes: 0, why: 'there are more than 200 skills' },
  ]);
});
