import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compress, plainWords } from '../../src/agent/compress.js';
import { folder } from '../helper/workspace.js';

/** Without the first line, which names the rule. */
const body = (text: string | undefined): string | undefined => text?.slice(text.indexOf('\n') + 1);

function repo(): { root: string; git: (...args: string[]) => string } {
  const root = folder({ 'a.txt': 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\n', 'b.txt': 'b\n' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  return { root, git };
}

describe('which commands are shortened', () => {
  test.each([
    'git status',
    'git status 2>&1',
    'git status | head -50',
    'git status 2>&1 | tail -n 20 | cat',
    'CI=1 git status',
  ])('%s is one plain command', (command) => {
    expect(plainWords(command)?.slice(0, 2)).toEqual(['git', 'status']);
  });

  test.each([
    'git status && ls',
    'git status || true',
    'git status; ls',
    'git status &',
    'git status > out',
    'git status 2> err',
    'git status >& x',
    'git status < in',
    'git status $(ls)',
    'git status `ls`',
    'git status\nls',
    'git status\r',
    'git status | grep x',
    'git status | sort',
    'git status |& cat',
    '',
  ])('%j passes through', (command) => {
    expect(plainWords(command)).toBeUndefined();
    expect(compress(command, 'On branch main\n'.repeat(100), true)).toBeUndefined();
  });

  test('other commands and short outputs pass through', () => {
    expect(compress('ls -la', 'total 0\n'.repeat(500), true)).toBeUndefined();
    expect(
      compress('git status', 'On branch main\nnothing to commit, working tree clean\n', true),
    ).toBeUndefined();
    expect(compress('git status --short', ' M a\n'.repeat(500), true)).toBeUndefined();
  });
});

test('git status: branch, and one line for each group of files', () => {
  const { root, git } = repo();
  fs.writeFileSync(path.join(root, 'a.txt'), 'changed\n');
  fs.rmSync(path.join(root, 'b.txt'));
  fs.writeFileSync(path.join(root, 'new file.txt'), 'n');
  fs.writeFileSync(path.join(root, 'staged.txt'), 's');
  git('add', 'staged.txt');
  expect(body(compress('git status', git('status'), true))).toBe(
    [
      'On branch main',
      'Changes to be committed: A staged.txt',
      'Changes not staged for commit: M a.txt, D b.txt',
      'Untracked files: new file.txt',
    ].join('\n'),
  );
});

test('git diff: every changed line stays, unchanged lines and lock files do not', () => {
  const { root, git } = repo();
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{}\n');
  git('add', '.');
  git('commit', '-qm', 'lock');
  const lock = Array.from({ length: 60 }, (_, i) => `"p${i}": "1.0.0"`).join('\n');
  fs.writeFileSync(path.join(root, 'package-lock.json'), lock);
  fs.writeFileSync(path.join(root, 'a.txt'), 'one\ntwo\nthree\nfour\nFIVE error\nsix\nseven\neight\nnine\n');
  const text = body(compress('git diff', git('diff'), true)) ?? '';
  expect(text.split('\n')).toEqual([
    'diff --git a/a.txt b/a.txt',
    '@@ -2,7 +2,7 @@ one',
    '-five',
    '+FIVE error',
    'diff --git a/package-lock.json b/package-lock.json',
    '(lock file: +60 -1 lines)',
  ]);
});

const CARGO = `    Updating crates.io index
${Array.from({ length: 30 }, (_, i) => `   Compiling dep${i} v1.0.${i}`).join('\n')}
warning: unused variable: \`x\`
 --> src/lib.rs:2:9
  |
2 |     let x = 1;
  |         ^ help: if this is intentional, prefix it with an underscore: \`_x\`
  |
  = note: \`#[warn(unused_variables)]\` on by default

error[E0308]: mismatched types
 --> src/main.rs:4:18
  |
4 |     let y: i32 = "a";
  |            ---   ^^^ expected \`i32\`, found \`&str\`
  |            |
  |            expected due to this

For more information about this error, try \`rustc --explain E0308\`.
warning: \`demo\` (bin "demo") generated 1 warning
error: could not compile \`demo\` (bin "demo") due to 1 previous error; 1 warning emitted
`;

test('cargo check: errors whole, warnings as their first line and place, no progress', () => {
  const text = body(compress('cargo check 2>&1', CARGO, false)) ?? '';
  expect(text).toContain(
    'error[E0308]: mismatched types\n --> src/main.rs:4:18\n  |\n4 |     let y: i32 = "a";',
  );
  expect(text).toContain('warning: unused variable: `x`\n --> src/lib.rs:2:9\nerror[E0308]');
  expect(text).not.toMatch(/Compiling|help: if this/);
  expect(compress('cargo check', CARGO.replaceAll(/^error/gm, 'strange'), false)).toBeUndefined();
});

const CARGO_TEST = `   Compiling demo v0.1.0
     Running unittests src/lib.rs (target/debug/deps/demo-1)

running 42 tests
${Array.from({ length: 41 }, (_, i) => `test fails_on_error_${i} ... ok`).join('\n')}
test adds ... FAILED

failures:

---- adds stdout ----
thread 'adds' panicked at src/lib.rs:9:9:
assertion \`left == right\` failed
  left: 3
 right: 4


failures:
    adds

test result: FAILED. 41 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s

error: test failed, to rerun pass \`--lib\`
`;

test('cargo test: failures whole, passed tests left out', () => {
  const text = body(compress('cargo test', CARGO_TEST, false)) ?? '';
  expect(text).toContain("---- adds stdout ----\nthread 'adds' panicked at src/lib.rs:9:9:");
  expect(text).toContain('test adds ... FAILED');
  expect(text).toContain('test result: FAILED. 41 passed');
  expect(text).not.toContain('fails_on_error_3');
});

test('jest, with the output of a real run: failures and totals', () => {
  const tests = Array.from({ length: 30 }, (_, i) => `test('passes ${i} on error', () => {});`).join('\n');
  const root = folder({
    'package.json': '{"type":"commonjs"}',
    'good.test.js': tests,
    'bad.test.js': "test('adds', () => { expect(1 + 1).toBe(3); });\n",
  });
  const jest = path.resolve('node_modules/jest/bin/jest.js');
  const run = spawnSync(process.execPath, [jest, '--verbose', '--ci', '-w', '1', '--rootDir', root], {
    cwd: root,
    encoding: 'utf8',
  });
  const text = body(compress('npx jest --verbose 2>&1', run.stdout + run.stderr, false)) ?? '';
  expect(text).toContain('● adds');
  expect(text).toContain('Expected: 3');
  expect(text).toMatch(/Tests: +1 failed, 30 passed, 31 total/);
  expect(text).not.toContain('passes 7');
});

const PYTEST = `============================= test session starts ==============================
platform linux -- Python 3.12.1, pytest-8.0.0, pluggy-1.4.0
rootdir: /w
plugins: anyio-4.2.0, cov-4.1.0
collected 43 items

${Array.from({ length: 20 }, (_, i) => `tests/test_error_${i}.py ..                                          [ ${i}%]`).join('\n')}
tests/test_b.py ..F                                                      [100%]

=================================== FAILURES ===================================
_________________________________ test_divide __________________________________

    def test_divide():
>       assert divide(4, 2) == 3
E       assert 2.0 == 3

tests/test_b.py:9: AssertionError
=============================== warnings summary ===============================
tests/test_a.py::test_x
  /w/a.py:3: DeprecationWarning: old is deprecated
    old()

-- Docs: https://docs.pytest.org/en/stable/how-to/capture-warnings.html
=========================== short test summary info ============================
FAILED tests/test_b.py::test_divide - assert 2.0 == 3
=================== 1 failed, 42 passed, 1 warning in 0.12s ====================
`;

test('pytest: failures and the summary', () => {
  const text = body(compress('python3 -m pytest', PYTEST, false)) ?? '';
  expect(text).toContain('E       assert 2.0 == 3\n\ntests/test_b.py:9: AssertionError');
  expect(text).toContain('FAILED tests/test_b.py::test_divide');
  expect(text).toContain('1 failed, 42 passed');
  expect(text).not.toMatch(/test_error_3|DeprecationWarning|plugins/);
});

const GO = `=== RUN   TestErrorPaths
--- PASS: TestErrorPaths (0.00s)
${Array.from({ length: 20 }, (_, i) => `ok  \texample.com/demo/pkg${i}\t0.01${i}s`).join('\n')}
?   \texample.com/demo/none\t[no test files]
--- FAIL: TestAdd (0.00s)
    add_test.go:8: got 3, want 4
FAIL
FAIL\texample.com/demo/add\t0.002s
FAIL
`;

test('go test: failures whole, passed packages as a number', () => {
  expect(body(compress('go test ./...', GO, false))).toBe(
    '--- FAIL: TestAdd (0.00s)\n    add_test.go:8: got 3, want 4\nFAIL\nFAIL\texample.com/demo/add\t0.002s\nFAIL\n(20 packages passed, 1 without tests)',
  );
});

test('tsc: every error, those of one file under its name', () => {
  const lines = Array.from(
    { length: 30 },
    (_, i) => `src/a/very/long/path/of/a/file.ts(${i},1): error TS2304: Cannot find name 'x${i}'.`,
  );
  const text = body(compress('npx tsc --noEmit', `${lines.join('\n')}\n`, false))?.split('\n') ?? [];
  expect(text[0]).toBe('src/a/very/long/path/of/a/file.ts');
  expect(text[1]).toBe("  (0,1) error TS2304: Cannot find name 'x0'.");
  expect(text).toHaveLength(31);
});

test('eslint: every error, warnings as numbers by rule', () => {
  const warnings = Array.from(
    { length: 20 },
    (_, i) => `  ${i}:1  warning  Unexpected console statement  no-console`,
  ).join('\n');
  const output = `\n/w/a.js\n${warnings}\n  3:5  error  'x' is not defined  no-undef\n\n/w/b.js\n  1:1  warning  Unexpected error var  no-var\n\n✖ 22 problems (1 error, 21 warnings)\n`;
  expect(body(compress('npx eslint .', output, false))).toBe(
    "/w/a.js\n  3:5  error  'x' is not defined  no-undef\n✖ 22 problems (1 error, 21 warnings)\nwarnings by rule: no-console 20, no-var 1",
  );
});

test('a line that speaks of an error is never lost: then the whole output is sent', () => {
  const odd = CARGO_TEST.replace(
    'running 42 tests',
    'warning: x\n  note: linker error: cannot find -lssl\n\nrunning 42 tests',
  );
  const shortened = compress('cargo test', odd, false);
  expect(shortened === undefined || shortened.includes('cannot find -lssl')).toBe(true);
  const passing = `${'PASS src/a.test.js\n'.repeat(50)}Test Suites: 50 passed, 50 total\nTests:       50 passed, 50 total\n`;
  expect(compress('npm test', passing, true)).toBeDefined();
  expect(compress('npm test', passing, false)).toBeUndefined();
});
