import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { joined, parts } from '../../../src/service/search/chunk.js';
import { Engine } from '../../../src/service/search/engine.js';
import { makeKernel } from '../../../src/service/search/kernel/make-kernel.js';
import { type Lines, linesIn } from '../../../src/service/search/lines.js';
import { folder } from '../../helper/workspace.js';
import { corpus, PATTERNS, ripgrep } from './corpus.js';
import { randomFrom } from './random-tree.js';

let root: string;
let files: string[];
beforeAll(() => {
  root = corpus();
  files = fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.git'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
});

function matches(engine: Engine, text: string, ignoreCase = false): string[] {
  engine.prepare({ text, literal: false, ignoreCase });
  return files
    .flatMap((file) => {
      const lines: Lines = [];
      engine.search(path.join(root, file), Number.POSITIVE_INFINITY, lines);
      return [...linesIn(lines)].map(({ line }) => `${file}:${line}`);
    })
    .sort();
}

test('the lines found are the lines ripgrep finds, whatever the pattern asks of the engine', () => {
  const engine = new Engine(makeKernel());
  for (const pattern of PATTERNS) {
    expect({ pattern, lines: digest(matches(engine, pattern)) }).toEqual({
      pattern,
      lines: digest(ripgrep(root, pattern)),
    });
  }
});

test('ignoring case finds what rg -i finds', () => {
  const engine = new Engine(makeKernel());
  for (const pattern of [
    'kiss',
    'STRASSE',
    'ſtra',
    'É',
    'λόγοσ',
    '[a-c]_',
    'foo|BAR',
    '\\bKEY',
    'err\\w+_',
  ]) {
    const lines = digest(matches(engine, pattern, true));
    expect({ pattern, lines }).toEqual({ pattern, lines: digest(ripgrep(root, pattern, '-i')) });
  }
});

test('patterns cut at random out of the text itself, with wildcards, find what ripgrep finds', () => {
  const engine = new Engine(makeKernel());
  const random = randomFrom(5);
  const text = fs.readFileSync(path.join(root, 'plain.txt'), 'utf8').split('\n').filter(Boolean);
  for (let i = 0; i < 60; i++) {
    const line = [...random.pick(text)];
    const from = random.below(line.length);
    const part = line.slice(from, from + 1 + random.below(8)).map((char) => {
      if (random.below(6) === 0) return random.pick(['.', '\\w', '\\S', '\\W?', '.*', '[a-z]', '\\d', '\\b']);
      return /[\w\s]/.test(char) || char > '\x7f' ? char : `\\${char}`;
    });
    const pattern =
      random.pick(['', '(?i)', '^.*', '\\b']) + part.join('') + random.pick(['', '', '$', '\\b', '+']);
    expect({ pattern, lines: digest(matches(engine, pattern)) }).toEqual({
      pattern,
      lines: digest(ripgrep(root, pattern)),
    });
  }
});

test('a file of many windows is searched whole, its line numbers right to the end', () => {
  const line = `${'~'.repeat(2999)}\n`;
  const at = folder({ big: `${`foo 12\n${line}`.repeat(3000)}needle at the end` });
  for (const kernel of [makeKernel(), makeKernel(true)]) {
    const engine = new Engine(kernel);
    for (const text of ['needle', 'foo', '\\d+$', '^n.*d$', 'x|12', '~{30}needle']) {
      engine.prepare({ text, literal: false, ignoreCase: false });
      const lines: Lines = [];
      engine.search(path.join(at, 'big'), Number.POSITIVE_INFINITY, lines);
      const found = [...linesIn(lines)].map(({ line }) => `big:${line}`);
      expect({ text, lines: digest(found.sort()) }).toEqual({ text, lines: digest(ripgrep(at, text)) });
    }
  }
});

test('without WebAssembly the answers are the same', () => {
  const engine = new Engine(makeKernel());
  const plain = new Engine(makeKernel(true));
  for (const pattern of PATTERNS.filter((_, i) => i % 3 === 0)) {
    expect({ pattern, lines: digest(matches(plain, pattern)) }).toEqual({
      pattern,
      lines: digest(matches(engine, pattern)),
    });
  }
});

test('a long line is cut around its match, on whole characters', () => {
  const at = folder({ long: `${'é'.repeat(1000)}needle${'日'.repeat(1000)}\n` });
  const engine = new Engine(makeKernel());
  engine.prepare({ text: 'needle', literal: false, ignoreCase: false });
  const lines: Lines = [];
  engine.search(path.join(at, 'long'), 10, lines);
  expect(lines[0]).toMatch(/^1:…é+needle日+…\n$/);
  expect(Buffer.byteLength(lines[0]!)).toBeLessThan(520);
});

test('a line comes with its number and as it is, without its line end', () => {
  const texts = Array.from({ length: 12_000 }, (_, i) => ['', 'é: x', 'a:b'][i % 3]! + 'y'.repeat(i % 90));
  const at = folder({ lf: texts.join('\n'), crlf: `${texts.join('\r\n')}\r\n` });
  for (const kernel of [makeKernel(), makeKernel(true)]) {
    const engine = new Engine(kernel);
    engine.prepare({ text: '$', literal: false, ignoreCase: false });
    for (const name of ['lf', 'crlf']) {
      const lines: Lines = [];
      expect(engine.search(path.join(at, name), Number.POSITIVE_INFINITY, lines)).toBe(12_000);
      expect([...linesIn(lines)]).toEqual(texts.map((text, i) => ({ line: i + 1, text })));
    }
  }
});

test('a pattern whose automaton does not fit is still answered, in linear time', () => {
  const random = randomFrom(3);
  const at = folder({
    ab: Array.from({ length: 2000 }, () =>
      Array.from({ length: 100 }, () => random.pick(['a', 'b'])).join(''),
    ).join('\n'),
  });
  const engine = new Engine(makeKernel());
  for (const text of [
    '^(a|b)*a(a|b){20}b$',
    '(a|b)*a(a|b){14}$',
    '(a+)+c',
    '(?:a?){50}a{50}',
    '(x+x+)+y',
    '\\w{500}\\d',
  ]) {
    engine.prepare({ text, literal: false, ignoreCase: false });
    const started = performance.now();
    const lines: Lines = [];
    engine.search(path.join(at, 'ab'), Number.POSITIVE_INFINITY, lines);
    const found = [...linesIn(lines)].map(({ line }) => `ab:${line}`).sort();
    expect({ text, lines: digest(found) }).toEqual({ text, lines: digest(ripgrep(at, text)) });
    expect(performance.now() - started).toBeLessThan(20_000);
  }
});

test('a file that vanishes, may not be read, is a folder or a link is nothing to search', () => {
  const at = folder({ a: 'hit', 'd/x': 'hit' });
  fs.symlinkSync('a', path.join(at, 'link'));
  const engine = new Engine(makeKernel());
  engine.prepare({ text: 'hit', literal: true, ignoreCase: false });
  expect(['a', 'gone', 'd', 'link'].map((name) => engine.search(path.join(at, name), 10, undefined))).toEqual(
    [1, 0, 0, 0],
  );
});

test('a sparse file of ten gigabytes is told to be binary from its beginning', () => {
  const at = folder({ huge: '' });
  fs.truncateSync(path.join(at, 'huge'), 10 * 2 ** 30);
  const engine = new Engine(makeKernel());
  engine.prepare({ text: 'x', literal: true, ignoreCase: false });
  expect(engine.search(path.join(at, 'huge'), 10, undefined)).toBe(0);
});

/** Few lines as they are; many as their count and ends, so that a failure can be read. */
function digest(lines: string[] | undefined): unknown {
  if (!lines || lines.length < 40) return lines;
  let sum = 0;
  for (const line of lines) for (const char of line) sum = (sum * 31 + char.charCodeAt(0)) | 0;
  return { count: lines.length, first: lines[0], last: lines.at(-1), sum };
}

test('what a chunk holds goes to the main thread in small parts, and is whole again there', () => {
  const piece = (line: number) => `${line}:${'x'.repeat(200_000)}\n`;
  const hits = [
    { path: 'a', found: 1, lines: [piece(1)] },
    { path: 'b', found: 9, lines: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(piece) },
    { path: 'c', found: 1, lines: [] },
  ];
  const sent = [...parts(hits)];
  expect(sent.length).toBe(4);
  expect(sent.reduce(joined)).toEqual(hits);
  expect([...parts([])]).toEqual([[]]);
});
