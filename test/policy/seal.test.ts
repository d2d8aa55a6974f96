import { expect, test } from '@jest/globals';
import { makeSeal, makeSealer } from '../../src/policy/seal.js';
import { GRAM } from '../../src/policy/seal-scan.js';
import { sealStream } from '../../src/policy/seal-stream.js';

const KEY = 'sq9-Zx81_kQpL0vT7mWn3RbY5cHd2fGj';
const seal = makeSeal({ secrets: [KEY, 'hunter2!', 'a"b\\c\nd-Pq93ZmL2', 'pässwörter-3Kd92mQ'] });

const spaced = (text: string, by: string): string => [...text].join(by);
const b64 = (text: string): string => Buffer.from(text).toString('base64');

const FORMS: [name: string, text: string][] = [
  ['as it is', KEY],
  ['in capitals', KEY.toUpperCase()],
  ['without its first seven characters', KEY.slice(7)],
  ['without its last seven characters', KEY.slice(0, -7)],
  ['the middle of it', KEY.slice(8, 26)],
  ['reversed', [...KEY].reverse().join('')],
  ['with spaces', spaced(KEY, ' ')],
  ['one character a line', spaced(KEY, '\n')],
  ['one character a line in JSON', spaced(KEY, '\\n')],
  ['as a list', JSON.stringify([...KEY])],
  ['with dashes', spaced(KEY, ' - ')],
  ['with zero-width spaces', spaced(KEY, '\u200b')],
  ['in two halves with a word of punctuation between', `${KEY.slice(0, 16)}" + "${KEY.slice(16)}`],
  ['in hex', Buffer.from(KEY).toString('hex')],
  ['in HEX', Buffer.from(KEY).toString('hex').toUpperCase()],
  ['in hex with colons', Buffer.from(KEY).toString('hex').replace(/../g, '$&:')],
  ['in escaped hex', Buffer.from(KEY).toString('hex').replace(/../g, '\\x$&')],
  ['percent-encoded whole', Buffer.from(KEY).toString('hex').replace(/../g, '%$&')],
  ['percent-encoded', encodeURIComponent(KEY)],
  ['in base64', b64(KEY)],
  ['in base64 after one byte', b64(`x${KEY}`)],
  ['in base64 after two bytes', b64(`xy${KEY}`)],
  ['in base64url', Buffer.from(KEY).toString('base64url')],
  ['in base64 broken into lines', b64(`k=${KEY}`).replace(/.{10}/g, '$&\n')],
  ['reversed in base64', b64([...KEY].reverse().join(''))],
];

test.each(FORMS)('a secret %s is sealed', (_name, text) => {
  const sealed = seal(`before ${text} after`);
  expect(sealed).toContain('***');
  expect(sealed).toMatch(/^before /);
  expect(sealed).toMatch(/ after$/);
  const left = sealed.replace(/^before | after$|\*\*\*/g, '').replace(/[^A-Za-z0-9]/g, '');
  expect(left.length).toBeLessThan(8);
});

test('a secret inside a longer text that is base64 is sealed, and what is left tells nothing of it', () => {
  for (const before of ['the key is ', 'my key is ', 'a key is ']) {
    const sealed = seal(b64(`${before}${KEY} and that is all`));
    const left = sealed.split('***').map((part) => Buffer.from(part, 'base64').toString());
    expect(left).toHaveLength(2);
    expect(left.join('')).not.toContain(KEY.slice(0, 4));
  }
});

test.each(['a"b\\c\nd-Pq93ZmL2', 'pässwörter-3Kd92mQ', 'hunter2!'])(
  '%j is sealed raw, in JSON and in a URL',
  (secret) => {
    for (const text of [
      secret,
      JSON.stringify(secret),
      JSON.stringify(JSON.stringify(secret)),
      encodeURIComponent(secret),
      b64(secret),
      Buffer.from(secret).toString('hex'),
    ])
      expect(seal(`x ${text} y`).replace(/[^A-Za-z0-9]/g, '').length).toBeLessThan(8);
  },
);

test.each([
  'The quick brown fox jumps over the lazy dog 0123456789.',
  'commit 4f2c1a9be0d3c5f6a7b8c9d0e1f2a3b4c5d6e7f8',
  'sha512-X3lkYQ8mYk0y5m0Zg0bJYhH3u3cQ==',
  'import { readFileSync } from "node:fs"; const token = process.env.GITHUB_TOKEN;',
  'https://example.com:8080/a?b=c@d',
  'user@example.com::sk- ghp_ AKIA',
  '',
  '🧑‍🚀 مرحبا',
])('ordinary text stays as it is: %j', (text) => {
  expect(seal(text)).toBe(text);
});

test('a piece of an address that is secret does not seal every mention of its host', () => {
  const url = makeSeal({ secrets: ['postgres://admin:Xk29vLmQ@database.internal.example:5432/production'] });
  expect(url('see database.internal.example')).toBe('see database.internal.example');
  expect(url('postgres://admin:Xk29vLmQ@database.internal.example:5432/production')).toBe('***');
});

test.each([
  `ghp_${'a1B2'.repeat(9)}`,
  `github_pat_${'a1B2c3_'.repeat(9)}`,
  `ghs_${'a1B2'.repeat(9)}`,
  `glpat-${'x9Yz'.repeat(5)}`,
  `sk-proj-${'a1B2-'.repeat(8)}`,
  `sk-ant-api03-${'a1B2_'.repeat(8)}`,
  `AKIA${'IOSFODNN7EXAMPL2'}`,
  `AIza${'Sy1-'.repeat(9)}`,
  `xoxb-123456789012-${'aB1'.repeat(8)}`,
  `sk_live_${'a1B2'.repeat(6)}`,
  `npm_${'a1B2'.repeat(9)}`,
  `hf_${'a1B2'.repeat(9)}`,
  `SG.${'a1B2'.repeat(6)}.${'c3D4'.repeat(11)}`,
  `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${'a1B2'.repeat(8)}`,
  `dckr_pat_${'a1B2'.repeat(7)}`,
  `Authorization: Bearer ${'a1B2'.repeat(7)}`,
])('the token %s is sealed, in prose, in JSON and glued to an escape', (token) => {
  for (const text of [`see ${token}, ok`, JSON.stringify({ a: token }), `x\\n${token}\\n`, `T=${token}`]) {
    const sealed = seal(text);
    expect(sealed).toContain('***');
    expect(sealed).not.toContain(token.slice(-12));
  }
});

test('private keys are sealed whole, cut off, and inside JSON', () => {
  const body = Array.from({ length: 10 }, (_, at) => `MIIE${String(at).repeat(60)}`).join('\n');
  const pem = `-----BEGIN RSA PRIVATE KEY-----\n${body}\n-----END RSA PRIVATE KEY-----`;
  for (const text of [pem, JSON.stringify(pem), pem.slice(0, 300)]) {
    expect(seal(`a ${text} z`)).not.toContain('MIIE');
    expect(seal(`a ${text} z`)).toMatch(/^a /);
  }
  expect(seal('-----BEGIN CERTIFICATE-----\nMIIE\n')).toContain('MIIE');
});

test('the password of a URL is sealed, its host is not', () => {
  expect(seal('git clone https://me:s3cr3t@host.example/x')).toBe('git clone https://me:***@host.example/x');
});

test('patterns from the config are sealed', () => {
  expect(makeSeal({ secrets: [], patterns: [/CORP-\d{4}/] })('id CORP-1234 CORP-99')).toBe('id *** CORP-99');
});

test('values are sealed before they are written as JSON, so every line still parses', () => {
  const strange = 'quote" back\\slash 8Zk20Lm\n';
  const line = JSON.stringify({ text: makeSeal({ secrets: [strange] })(`out: ${strange}`) });
  expect(JSON.parse(line)).toEqual({ text: 'out: ***\n' });
});

test('sealing twice is sealing once, and nothing makes it throw', () => {
  for (const [, text] of FORMS) expect(seal(seal(text))).toBe(seal(text));
  for (const odd of [undefined, null, 7, {}, Symbol.iterator.toString(), '\ud800', '\0'.repeat(1000)])
    expect(() => seal(odd as string)).not.toThrow();
  expect(makeSeal({ secrets: ['', 'a', '\ud800zzzz9999', '****'] })('a *** b')).toBe('a *** b');
});

/** Feeds a text in pieces of `size` characters and answers with all that came out. */
function streamed(text: string, size: number): { out: string; before: string } {
  const stream = sealStream(makeSealer({ secrets: [KEY, 'hunter2!'] }));
  let before = '';
  for (let at = 0; at < text.length; at += size) before += stream.feed(text.slice(at, at + size));
  return { before, out: before + stream.end() };
}

test.each(FORMS)('on the console too, piece by piece, a secret %s is sealed', (_name, text) => {
  for (const size of [1, 3, 7, 50]) {
    const { out } = streamed(`before ${text} after\n`, size);
    expect(out.replace(/^before | after\n$|\*\*\*/g, '').replace(/[^A-Za-z0-9]/g, '').length).toBeLessThan(
      GRAM,
    );
  }
});

test('the console waits only while what it has may still become a secret', () => {
  expect(streamed('The tests pass now.\n', 4).before).toBe('The tests pass now.\n');
  const token = `ghp_${'a1B2'.repeat(9)}`;
  for (const size of [1, 5, 19]) {
    expect(streamed(`use ${token}, ok\n`, size).out).toBe('use ***, ok\n');
    expect(streamed('say hunter2! now\n', size).out).toBe('say *** now\n');
    expect(streamed('Authorization: Bearer aaaaBBBB1111cccc2222\nnext\n', size).out).toMatch(
      /^Authorization: (Bearer )?\*\*\*\nnext\n$/,
    );
  }
});

test('a private key that streams by is one mask, and what follows is shown', () => {
  const pem = `-----BEGIN PRIVATE KEY-----\n${'MIIE0123456789abcdef+/\n'.repeat(300)}-----END PRIVATE KEY-----`;
  for (const size of [1, 13, 4000]) {
    const { out } = streamed(`key: ${pem}\ndone\n`, size);
    expect(out).not.toContain('MIIE');
    expect(out).toMatch(/^key: \*\*\*[\s\S]*done\n$/);
  }
});
