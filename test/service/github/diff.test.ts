import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FileDiff, Hunk } from '../../../src/contract/diff.js';
import { Git } from '../../../src/service/git.js';
import { parseDiff, parseHunks, parseParts } from '../../../src/service/github/diff.js';
import { fileChange, writeChanges } from '../../helper/random-change.js';
import { commit, git, gitBytes, repository } from '../../helper/repository.js';

test('a range without a count has one line', () => {
  const [hunk] = parseHunks('@@ -1 +1 @@\n-a\n+b');
  expect(hunk).toMatchObject({ oldStart: 1, oldLines: 1, newStart: 1, newLines: 1 });
  expect(hunk?.lines).toEqual([
    { kind: 'delete', text: 'a', old: 1 },
    { kind: 'add', text: 'b', new: 1 },
  ]);
});

test('a missing line feed at the end is noted on its line, on both sides', () => {
  const [hunk] = parseHunks(
    '@@ -1,2 +1,2 @@ main()\n same\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n',
  );
  expect(hunk?.section).toBe('main()');
  expect(hunk?.lines.map((line) => line.noNewline)).toEqual([undefined, true, true]);
});

test('a carriage return is part of the line', () => {
  expect(parseHunks('@@ -1 +1 @@\r\n-a\r\n+b\r\n')[0]?.lines.map((line) => line.text)).toEqual([
    'a\r',
    'b\r',
  ]);
});

test('content that looks like a header stays content', () => {
  const text =
    'diff --git a/q.sql b/q.sql\n--- a/q.sql\n+++ b/q.sql\n@@ -1,2 +1,2 @@\n--- a/old\n-diff --git a/x b/x\n+++ b/new\n+@@ -9 +9 @@\n';
  const [file] = parseDiff(text);
  expect(file?.hunks[0]?.lines.map((line) => line.text)).toEqual([
    '-- a/old',
    'diff --git a/x b/x',
    '++ b/new',
    '@@ -9 +9 @@',
  ]);
  expect(file).toMatchObject({ path: 'q.sql', added: 2, deleted: 2 });
});

test.each([
  ['diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n a\n', 'diff line 6: the hunk is cut'],
  ['diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n*b\n', 'diff line 6: not a line of a hunk'],
  ['diff --git a/x b/x\n@@ what @@\n', 'diff line 2: not a hunk header'],
  ['diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -0,0 +1,2 @@\n+a\n x\n', 'counts are wrong'],
  ['diff --git nonsense\nindex 1..2\n', 'diff line 1: no file name'],
])('a damaged diff is refused with its line: %j', (text, message) => {
  expect(() => parseDiff(text)).toThrow(message);
});

test('text that holds no diff is no file, and neither is nothing', () => {
  expect(parseDiff('')).toEqual([]);
  expect(parseDiff('<html>\nNot Found\n')).toEqual([]);
});

test("a merge's combined diff names its file and reads no hunks", () => {
  const [file] = parseDiff(
    'diff --cc a b.txt\nindex 1,2..3\n--- a/a b.txt\n+++ b/a b.txt\n@@@ -1,1 -1,1 +1,1 @@@\n- a\n -b\n++c\n',
  );
  expect(file).toMatchObject({ path: 'a b.txt', hunks: [], missing: 'not-given' });
});

test('names with blanks, tabs, quotes, octal escapes and bytes that are no UTF-8 are read whole', () => {
  const root = repository({
    'a b.txt': '1\n',
    'tab\there.txt': '1\n',
    'café 😀.txt': '1\n',
    'q"uote.txt': '1\n',
    ' b/a b/ a': '1\n',
  });
  const base = git(root, 'rev-parse', 'HEAD');
  gitBytes(root, ['mv', 'a b.txt', 'a b/ c.txt'.replace('a b/', 'x ')]);
  const head = commit(root, {
    'tab\there.txt': '2\n',
    'café 😀.txt': '2\n',
    'q"uote.txt': '2\n',
    ' b/a b/ a': Buffer.from([0]),
  });
  const files = parseDiff(gitBytes(root, ['diff', '-M', base, head]));
  expect(files.map((file) => [file.oldPath, file.path, file.status])).toEqual([
    [' b/a b/ a', ' b/a b/ a', 'modified'],
    ['café 😀.txt', 'café 😀.txt', 'modified'],
    ['q"uote.txt', 'q"uote.txt', 'modified'],
    ['tab\there.txt', 'tab\there.txt', 'modified'],
    ['a b.txt', 'x  c.txt', 'renamed'],
  ]);
});

/** What git itself says about each file, without a patch: the independent oracle. */
function rawEntries(root: string, base: string, head: string) {
  const parts = gitBytes(root, ['diff-tree', '-r', '-M', '--raw', '-z', '--full-index', base, head])
    .toString('latin1')
    .split('\0');
  const out: { modes: string[]; ids: string[]; letter: string; from: Buffer; to: Buffer }[] = [];
  for (let i = 0; i + 1 < parts.length; ) {
    const [oldMode, newMode, oldId, newId, letter] = parts[i]!.slice(1).split(' ') as [
      string,
      string,
      string,
      string,
      string,
    ];
    const from = Buffer.from(parts[i + 1]!, 'latin1');
    const moved = letter.startsWith('R');
    out.push({
      modes: [oldMode, newMode],
      ids: [oldId, newId],
      letter: letter[0]!,
      from,
      to: moved ? Buffer.from(parts[i + 2]!, 'latin1') : from,
    });
    i += moved ? 3 : 2;
  }
  return out;
}

/** Rebuilds the new content from the old one and the hunks, checking every line number on the way. */
function rebuild(old: string, hunks: readonly Hunk[]): string {
  const lines = old.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const ended = old === '' || old.endsWith('\n');
  const out: string[] = [];
  let at = 0;
  let newline = ended;
  for (const hunk of hunks) {
    const start = hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart - 1;
    out.push(...lines.slice(at, start));
    at = start;
    for (const line of hunk.lines) {
      if (line.kind !== 'add') {
        if (line.old !== at + 1 || line.text !== lines[at]) return `old line ${at + 1} is wrong`;
        at += 1;
      }
      if (line.kind !== 'delete') {
        out.push(line.text);
        if (line.new !== out.length) return `new line ${out.length} is wrong`;
        newline = !line.noNewline;
      }
    }
    if (at < lines.length) newline = ended;
  }
  out.push(...lines.slice(at));
  return out.length === 0 ? '' : out.join('\n') + (newline ? '\n' : '');
}

const LETTER: Record<string, FileDiff['status']> = {
  A: 'added',
  D: 'deleted',
  M: 'modified',
  T: 'modified',
  R: 'renamed',
};

test('2,000 random changes in real repositories: every file, mode, name and line is what git says', async () => {
  let seen = 0;
  const statuses = new Set<string>();
  const root = repository();
  for (let round = 0; round < 4; round++) {
    const changes = fc.sample(fileChange, { numRuns: 530, seed: round });
    const { base, head } = writeChanges(root, changes);
    const diff = await new Git({ root, env: process.env }).diffCommits(base, head);
    const parts = parseParts(diff);
    expect(parts.map((part) => part.text).join('')).toBe(diff.toString('utf8'));
    const files = parts.map((part) => part.file);
    const raw = rawEntries(root, base, head);
    expect(files.length).toBe(raw.length);
    const contents = readBlobs(
      root,
      raw.flatMap((entry) => entry.ids),
    );
    for (const [index, entry] of raw.entries()) {
      const file = files[index]!;
      seen += 1;
      statuses.add(`${entry.letter}${file.type}${file.binary}`);
      expect(file.status).toBe(LETTER[entry.letter]);
      expect(Buffer.from(file.bytes ?? Buffer.from(file.path))).toEqual(
        entry.letter === 'D' ? entry.from : entry.to,
      );
      if (entry.modes[0] !== '000000') expect(file.oldMode ?? entry.modes[0]).toBe(entry.modes[0]);
      if (entry.modes[1] !== '000000') expect(file.newMode ?? entry.modes[1]).toBe(entry.modes[1]);
      expect(file.binary).toBe(
        entry.ids.some((id) => contents.get(id)?.includes(0) === true) && entry.ids[0] !== entry.ids[1],
      );
      if (file.binary || file.type === 'submodule') continue;
      const before = (contents.get(entry.ids[0]!) ?? Buffer.alloc(0)).toString();
      const after = (contents.get(entry.ids[1]!) ?? Buffer.alloc(0)).toString();
      if (entry.letter === 'T') expect(file.hunks.length).toBeGreaterThan(0);
      else expect(rebuild(before, file.hunks)).toBe(after);
    }
  }
  expect(seen).toBeGreaterThanOrEqual(2000);
  for (const kind of [
    'Mfilefalse',
    'Mfiletrue',
    'Afilefalse',
    'Dfilefalse',
    'Rfilefalse',
    'Msymlinkfalse',
    'Tsymlinkfalse',
    'Msubmodulefalse',
  ])
    expect([...statuses]).toContain(kind);
});

function readBlobs(root: string, ids: string[]): Map<string, Buffer> {
  const wanted = [...new Set(ids)].filter((id) => !/^0+$/.test(id));
  const out = gitBytes(root, ['cat-file', '--batch'], wanted.map((id) => `${id}\n`).join(''));
  const blobs = new Map<string, Buffer>();
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf(10, at);
    const [id = '', type, size] = out.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (type === 'missing') continue;
    blobs.set(id, out.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return blobs;
}
