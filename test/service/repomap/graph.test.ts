import { expect, test } from '@jest/globals';
import { GraphMaker } from '../../../src/service/repomap/graph.js';
import { rank } from '../../../src/service/repomap/rank.js';
import type { MapFile } from '../../../src/service/repomap/source.js';
import { atOnce } from '../../../src/service/search/turn.js';
import { FAMILY } from '../../../src/service/symbols/language.js';
import { Names } from '../../../src/service/symbols/names.js';
import { Scout } from '../../../src/service/symbols/scout.js';

const NAMES = ['shared', 'renderPage', 'only', 'late'];

/** What a graph leads to: each file's rank, and what flows to each name that is defined. */
function ranks(maker: GraphMaker, files: readonly MapFile[]): number[] {
  const start = new Float64Array(files.length).fill(1 / files.length);
  const { file, definition } = atOnce(rank(atOnce(maker.make(files)), start));
  const defined = NAMES.map((name) => definition(maker.names.ofText(name), FAMILY.python));
  return [...file, ...defined.map((value) => value || 0)].map((value) => Math.round(value * 1e9));
}

test('a graph in which changed files were linked anew is the graph of all files as they are', () => {
  const names = new Names();
  const scout = new Scout(names);
  const file = (path: string, source: string): MapFile => {
    const bytes = Buffer.from(`${source}\n`);
    const symbols = scout.read(bytes, bytes.length - 1, 'python');
    return { path, language: 'python', symbols, weight: 1, size: bytes.length, generated: false };
  };
  const versions = [
    ['def shared(): pass', 'def renderPage(): shared(); late()', 'def only(): only(); renderPage(); late()'],
    [
      'def shared(): late()',
      'def renderPage(): shared(); late()',
      'def only(): only(); renderPage(); late()',
    ],
    ['def late(): pass', 'def renderPage(): shared(); late()', 'def only(): only(); renderPage(); late()'],
    ['def late(): pass', 'def only(): shared(); late()', 'def only(): only(); renderPage(); late()'],
    [
      'def late(): pass',
      'def only(): shared(); late()',
      'def only(): only(); renderPage(); late()',
      'only()',
    ],
    ['def late(): shared()'],
    ['def late(): shared()', 'x = 1', 'def shared(): only(); renderPage(); late()'],
    ['def late(): shared()', 'def renderPage(): shared(); late()', 'def only(): late()'],
  ];
  const patched = new GraphMaker(names);
  const kept = new Map<string, MapFile>();
  for (let round = 0; round < 40; round++) {
    const sources = versions[round % versions.length]!;
    const files = sources.map((source, at) => {
      const known = kept.get(`${at} ${source}`) ?? file(`${at}.py`, source);
      kept.set(`${at} ${source}`, known);
      return known;
    });
    expect(ranks(patched, files)).toEqual(ranks(new GraphMaker(names), files));
  }
});
