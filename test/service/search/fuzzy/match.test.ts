import { expect, test } from '@jest/globals';
import { match } from '../../../../src/service/search/fuzzy/match.js';
import { PathTable } from '../../../../src/service/search/fuzzy/table.js';

function found(paths: string[], query: string): string[] {
  const table = PathTable.of(paths);
  const matches = match(table, query);
  return matches.page(0, matches.total).map((index) => paths[index]!);
}

test('the whole name before its start, a name before a folder, the middle of a word last', () => {
  expect(found(['walker/a.ts', 'src/sidewalker.ts', 'src/walker_pool.ts', 'src/walker.ts', 'x/walker'], 'walker')).toEqual([
    'x/walker', 'src/walker.ts', 'src/walker_pool.ts', 'walker/a.ts', 'src/sidewalker.ts',
  ]); // biome-ignore format: a list of paths
});

test('the first letters of words find a name, in snake case, camel case and across folders', () => {
  const paths = [
    'src/unrelatedscript.ts',
    'src/user_request_controller.ts',
    'src/UserRequestController.java',
    'us/re/co.ts',
  ];
  const all = found(paths, 'urc');
  expect(new Set(all.slice(0, 3))).toEqual(new Set(paths.slice(1)));
});

test('every word must match, in any order', () => {
  const paths = ['src/api/user.test.ts', 'src/api/user.ts', 'test/user.ts'];
  expect(found(paths, 'test api')).toEqual(['src/api/user.test.ts']);
});

test('a dropped, a wrong, an extra and two swapped letters still find the file', () => {
  const paths = ['src/configuration.ts', 'src/connection.ts', 'lib/render.ts', 'README.md'];
  for (const typo of ['configuraton', 'confiquration', 'configurattion', 'configurtaion']) {
    expect([typo, found(paths, typo)[0]]).toEqual([typo, 'src/configuration.ts']);
  }
  expect(found(paths, 'zzzzzzzz')).toEqual([]);
  expect(found(paths, 'qz')).toEqual([]);
});

test('letters beyond ASCII match themselves, in either case, and nothing else', () => {
  const paths = ['doc/Übersicht.md', 'doc/日本.md', 'doc/éclair.md', 'doc/ťest.md'];
  expect(found(paths, 'übers')).toEqual(['doc/Übersicht.md']);
  expect(found(paths, '日')).toEqual(['doc/日本.md']);
  expect(found(paths, 'É')).toEqual(['doc/éclair.md']);
});

test('long queries and long paths are matched too', () => {
  const long = `${'folder/'.repeat(400)}end.ts`;
  expect(found([long, 'b.ts'], 'folderend')).toEqual([long]);
  expect(found([`src/${'x'.repeat(600)}.ts`], 'x'.repeat(512))).toHaveLength(1);
});

test('pages of any size follow one another without gaps or repeats, whatever is asked first', () => {
  const paths = Array.from(
    { length: 3_000 },
    (_, at) => `src/${at % 7}/part${at}/module_${(at * 37) % 1000}.ts`,
  );
  const table = PathTable.of(paths);
  for (const query of ['mod', 'module_77', 'modlue_77', 's', 'part mod']) {
    const whole = match(table, query).page(0, 10_000);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole).toHaveLength(match(table, query).total);
    for (const limit of [1, 7, 200]) {
      for (const offset of [0, 3, 495, 500, 501, 1_200]) {
        expect(match(table, query).page(offset, limit)).toEqual(whole.slice(offset, offset + limit));
      }
    }
  }
});

test('a name with a slip in it comes before names whose letters are only strewn over a path', () => {
  const paths = [
    'src/outline-item-group.tsx',
    'lib/errors/vitest.config.ts',
    'src/output.ts',
    'vite.config.ts',
  ];
  expect(found(paths, 'outupt')[0]).toBe('src/output.ts');
  expect(found(paths, 'viet.config')[0]).toBe('vite.config.ts');
});

test('of several words, paths that hold them as words come first', () => {
  const paths = ['test/reporter-specs.ts', 'tests/specs/auto_link/repo/main.ts'];
  expect(found(paths, 'specs repo')[0]).toBe('tests/specs/auto_link/repo/main.ts');
});

test('one slip in a whole name outranks names that only hold most of it, however long they are', () => {
  const paths = ['lib/outputs.ts', 'some/folder/of/output.ts'];
  expect(found(paths, 'outtput')[0]).toBe('some/folder/of/output.ts');
  const long = 'async-private-generator-method-with-default-';
  const tests = ['elision.js', 'rest-final.js', 'rest-not-final.js'].map((end) => `test/${long}${end}`);
  expect(found(tests, `${long}erst-not-final`)[0]).toBe(`test/${long}rest-not-final.js`);
  expect(found(['src/options.ts', 'src/options.json'], 'optoins.json')[0]).toBe('src/options.json');
});

test('capitals mean the name that has them, and their lack means nothing', () => {
  const paths = ['src/readme.go', 'some/docs/README.md'];
  expect(found(paths, 'README')[0]).toBe('some/docs/README.md');
  expect(found(paths, 'readme')[0]).toBe('src/readme.go');
  expect(found(['src/readme.go', 'lib/Readme.go'], 'readme')).toHaveLength(2);
});

test('what stands before a slash is the folder of the file', () => {
  const paths = ['drivers/crypto/st/stm32-cr.c', 'doc/crypto/st,stm32-cryp.yaml'];
  expect(found(paths, 'crypto/stst32cr')[0]).toBe('doc/crypto/st,stm32-cryp.yaml');
});

test('among thousands of paths, those that hold several words as they are written are not lost to strewn letters', () => {
  const strewn = Array.from({ length: 2_000 }, (_, at) => `c${at}/alpha/lyric/load/object/gamma.ts`);
  const meant = 'collection/alpine/library/packages/server/callLog.ts';
  expect(found([...strewn, meant], 'call log')[0]).toBe(meant);
});

test('a path may begin, end and be cut anywhere by what is asked', () => {
  for (const path of ['a', 'ab', 'abc', 'a/b', 'a/b/', 'abcd/efgh.ts', 'x/y/z/w/v.rs'])
    for (let from = 0; from < path.length; from++)
      for (let to = from + 1; to <= path.length; to++)
        expect([path, from, to, found([path], path.slice(from, to))]).toEqual([path, from, to, [path]]);
});

test('two slips in a name are forgiven when no name has one', () => {
  const paths = ['src/configuration.ts', 'lib/render.ts'];
  expect(found(paths, 'confguraton')[0]).toBe('src/configuration.ts');
  expect(found([...paths, 'src/confguration.ts'], 'confguraton')[0]).toBe('src/confguration.ts');
});
