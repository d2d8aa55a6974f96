import { expect, test } from '@jest/globals';
import { ffgrep } from '../../../src/tool/search/ffgrep.js';
import { play } from '../../helper/play.js';
import { workspace } from '../../helper/workspace.js';

test('matches come as path:line:content, relative to the workspace', async () => {
  const kit = await workspace({ 'src/a.rs': 'x\nfn run() {\n', 'b.rs': 'fn run2() {' });
  const { text } = await play(ffgrep, { pattern: 'fn run' }, kit);
  expect(text).toBe('b.rs:1:fn run2() {\nsrc/a.rs:2:fn run() {');
});

test('an unclosed parenthesis is taken literally, and the answer says so', async () => {
  const kit = await workspace({ a: 'fn run() {}\nfn ru\n' });
  const { text } = await play(ffgrep, { pattern: 'run(' }, kit);
  expect(text).toBe('Parentheses were taken literally: run\\(\na:1:fn run() {}');
});

test('braces that repeat nothing are taken literally', async () => {
  const kit = await workspace({ a: 'struct Foo {\nstruct Foo;\n' });
  const { text } = await play(ffgrep, { pattern: 'Foo {' }, kit);
  expect(text).toBe('Braces that repeat nothing were taken literally: Foo \\{\na:1:struct Foo {');
});

test('what is no expression at all is searched for literally', async () => {
  const kit = await workspace({ a: 'x [a\ny\n' });
  const { text } = await play(ffgrep, { pattern: ' [a' }, kit);
  expect(text).toMatch(/^Not a regular expression \(.+\): searched for as literal text\.\na:1:x \[a$/s);
});

test('binary and ignored files are left out', async () => {
  const kit = await workspace({ '.gitignore': '*.log\n', 'a.log': 'hit', b: 'hit\0', c: 'hit' });
  expect((await play(ffgrep, { pattern: 'hit' }, kit)).text).toBe('c:1:hit');
});

test('the limit is hard, and the answer says that there may be more', async () => {
  const kit = await workspace({ a: 'x\n'.repeat(10) });
  const result = await play(ffgrep, { pattern: 'x', limit: 3 }, kit);
  expect(result.text.split('\n')).toHaveLength(3);
  expect(result.more).toBe('stopped at limit=3: there may be more');
});

test('no match is said in words', async () => {
  const kit = await workspace({ a: 'x' });
  expect((await play(ffgrep, { pattern: 'zzz' }, kit)).text).toBe('No match for zzz in .');
});

test('a repetition too long for an automaton is still found, and one too long for anything is refused in words', async () => {
  const kit = await workspace({ a: `${'é'.repeat(2000)}!\n${'é'.repeat(1999)}!\n` });
  expect((await play(ffgrep, { pattern: '\\w{2000}!' }, kit)).text).toMatch(/^a:1:[^\n]+$/);
  const refused = play(ffgrep, { pattern: '(\\w{1000}){1000}' }, kit);
  await expect(refused).rejects.toThrow('This cannot be searched for: the pattern is too big');
});
