import { execFileSync, spawnSync } from 'node:child_process';
import { rgPath } from '@vscode/ripgrep';
import { folder } from '../../helper/workspace.js';
import { randomFrom } from './random-tree.js';

/** Patterns that exercise every strategy, flag and odd corner; all are Rust's syntax. */
export const PATTERNS = [
  'needle', 'foo', 'import', '-', 'a', 'zz', 'naïve', '日本', 'λ', 'é', 'foo|bar|qux', 'ab|cd', 'a|b', 'fooBar|fooBaz|barFoo',
  '(?i)FOO', '(?i)kiss', '(?i)naïve', '(?i)É', '(?i)sS', '(?i)k', '(?i)error|warning|needle', 'Foo(?i)bar',
  '\\w+_operations', 'struct \\w+', '\\d{4}-\\d{2}-\\d{2}', '\\d+', '\\w{5}\\s+\\w{5}', '[A-Z]+_[A-Z]+_[0-9]+', '(a+)+$', '^\\s*$',
  '^$', '^', '$', '^a', 'a$', '\\r$', 'x\\r', ';\\s*$', '^\\s*goto', '\\bu32\\b', '\\bcaf', 'é\\b', '\\Bo', '\\<foo', 'bar\\>',
  '[^a-z]', '[^\\x00-\\x7f]', '\\p{Greek}', '\\p{Lu}\\p{Ll}+', '.', '..', 'f.o', '.*', '(?s).', '[[:punct:]]{3}', '\\S+@\\S+',
  'x{3}', '(ab){2,}', '(?:foo|bar)+\\d', 'a.*b.*c', '\\.', '\\\\', '"[^"]*"', '\\[', '\\{', '(foo', '\\t', '\\x41', '\\u{e9}',
  'ſ', '(?i)ſ', 'K', '(?i)Key', '[kK]ey', '\\w', '\\W', '\\s', '\\bλ', 'word\\b.', '(|a)', 'b*', '(?-u)\\bcaf\\b', '(?x) f o o',
  '0x[0-9a-f]{2,4}\\b', '\\A#', '\\}\\z', '€|£', '[€£]', '(?i:[à-ü])', 'a\\b.\\bb', '\\b\\b', '\\B', '\\B$', '^\\B', '\\b{start-half}$', '^(a|b)*c$', '(a|b)*a(a|b){6}b',
  '(?-u)^.$', '(?-u)^..$', '(?-u:\\xe9)', '(?-u:[^a])foo', '(?-u)\\W\\W', '(?-u:\\xc3)\\W', '(?i-u)k', '(?-u)é', '(?i-u)É', '(?-u:[\\x80-\\xff]{2})$',
  '(?i)\\P{Lu}', '(?i)[[:^upper:]]', '[--b]', '[&&a]|o', '(?x)[ a - c ]{2}', '(?x: f o )o', '[\\w--\\d&&[^o]]{4}', '[\\w~~\\s]{5}', '\\p{whitespace}f', '(?<é>f)oo', '(?i)ΛΌΓΟΣ',
  '(?:ab ){300}', '((?:ab ){10}){30}n', '(?:\\w{2} ){60}n', '\\b(?:\\w\\w ){40}',
].filter((pattern) => pattern !== '(foo'); // biome-ignore format: a word list

/** Files with everything that makes searching hard, in a repository of their own. */
export function corpus(): string {
  const random = randomFrom(11);
  const words = [
    'foo',
    'bar',
    'fooBar',
    'u32',
    'needle',
    'import',
    'café',
    'naïve',
    'λόγος',
    'a',
    'b',
    'ab',
    'goto',
    'error',
    'Kiss',
    'Kelvin',
    'ſtraße',
    'key',
    'KEY',
    '2024-05-06',
    '12',
    'A_B_3',
    'ERR_SYS_1',
    'word',
    'x_operations',
    '"q s"',
    '\\',
    '{',
    '}',
    '€5',
    'me@x.org',
    '0xbeef',
    '\t',
    ' ',
    '日本語',
    'abab',
    'aaa',
    '***',
    '#',
  ];
  const line = () =>
    Array.from({ length: random.below(9) }, () => random.pick(words)).join(
      random.pick([' ', '', '-', '_', '; ']),
    );
  const lines = (count: number, end = '\n') => Array.from({ length: count }, line).join(end);
  const wide = Buffer.from(`\ufeff${lines(60)}`, 'utf16le');
  const files: Record<string, string | Buffer> = {
    'plain.txt': `${lines(400)}\n`,
    'no-end.txt': lines(50),
    'crlf.txt': `${lines(100, '\r\n')}\r\n`,
    'bom.txt': `\ufeff#first\n${lines(20)}`,
    'utf16le.txt': wide,
    'utf16be.txt': Buffer.from(wide).swap16(),
    'latin1.txt': Buffer.from('caf\xe9 foo\n\xe9\nfoo\xff\xfebar\nna\xefve\n', 'latin1'),
    'empty.txt': '',
    'newlines.txt': '\n\n\n',
    'one.txt': 'a',
    'binary.bin': Buffer.from('foo\0bar\n'),
    'long-line.txt': `${'ab '.repeat(40_000)}needle${' x'.repeat(4000)}\nfoo\n`,
    'middle.txt': lines(4_000),
    'deep/er/file.ts': lines(30),
  };
  const root = folder(files);
  execFileSync('git', ['init', '-q', root]);
  return root;
}

/** `path:line` of every line ripgrep finds, sorted; undefined when it refuses the pattern. */
export function ripgrep(root: string, pattern: string, ...args: string[]): string[] | undefined {
  const run = spawnSync(rgPath, ['-n', '--no-heading', '--max-columns=80', ...args, '--', pattern, '.'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  if (run.status === 2) return undefined;
  const found = run.stdout.toString('latin1').split('\n').filter(Boolean);
  return found.map((each) => /^\.\/(.*?:\d+):/.exec(each)?.[1] ?? each).sort();
}
