import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Line } from '../../src/contract/event.js';
import { randomWords } from '../../src/policy/entropy.js';
import { leavingNotices } from '../../src/run/leaving.js';

test('nearly every random key of 24 characters and more is noticed, in any of the usual alphabets', () => {
  const keys = Array.from({ length: 300 }, (_, at) => {
    const bytes = randomBytes(64);
    const length = 24 + (at % 17);
    return [
      bytes.toString('base64url').replace(/[-_]/g, ''),
      [...bytes].map((b) => (b % 36).toString(36)).join(''),
    ][at % 2]!.slice(0, length);
  });
  const noticed = keys.filter((key) => randomWords(`The key is ${key}.`)[0] === key).length;
  expect(noticed / keys.length).toBeGreaterThan(0.9);
});

test('names, paths, commits, digests, UUIDs and versions are not taken for keys', () => {
  const text = [
    'makeOpenAIResponsesProvider2AndSomeMore src/service/shell-words/commands.ts:120 INTERNATIONALIZATION_SERVICE_2024',
    'commit 9fceb02d0ae598e95dc970b74767f19372d61af8, sha256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '123e4567-e89b-12d3-a456-426614174000 2026-11-30T13:25:13.123456Z 20261130132513000000 v1.2.3-beta.4+build.5678',
    'sha512-Wv8mJbWfwpPqwGLkKqk3Vs6Cm0kgW2iK9vJ0zIXTFyqk6KXv8H4m0C7n0Rk1qw8iLmZ0S0YpE1pQ== ================ aaaaaaaaaaaaaaaaaaaaaaaaaaaa1',
  ].join('\n');
  expect(randomWords(text)).toEqual([]);
});

test('the sources of this program hold next to none', () => {
  const root = path.join(import.meta.dirname, '../../src');
  const names = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'));
  const found = names.flatMap((name) => randomWords(fs.readFileSync(path.join(root, name), 'utf8')));
  expect(found.length).toBeLessThan(names.length / 20);
});

test('a run says what is to be posted and looks like a key, without showing it, and how much was hidden in it', () => {
  const key = 'q7Xb2mZ9tLw4Rk8sVn3pJd6c';
  const line = {
    type: 'staged',
    staged: { kind: 'output', data: { note: `key ${key}, hid\u200bden\u{e0041}` } },
  };
  const notices = leavingNotices([line as Line]);
  expect(notices).toHaveLength(2);
  expect(notices[0]).toContain('q7Xb… (24 characters)');
  expect(notices.join()).not.toContain(key);
  expect(notices[1]).toContain('3 hidden characters');
  expect(leavingNotices([{ ...line, staged: { kind: 'output', data: { note: 'fine' } } } as Line])).toEqual(
    [],
  );
});
