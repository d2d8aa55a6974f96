import { byLanguage, onLines, type Rule, sample } from '../rule.js';

/** Left-overs of work: what was meant to be taken out again. */
export const CODE_RULES: Rule[] = [
  {
    id: 'conflict-marker',
    severity: 'error',
    languages: ['any'],
    generated: true,
    title: 'Merge-conflict marker',
    say: 'The file still holds a merge-conflict marker: resolve the conflict and take the markers out.',
    look: ({ added }) => {
      const marks = added.filter(({ raw }) => /^(<{7} \S|>{7} \S|\|{7} \S|={7}$)/.test(raw));
      // Seven equals signs alone also underline headings.
      const isConflict = marks.some(({ raw }) => /^[<>]/.test(raw));
      return isConflict ? marks.map(({ line }) => ({ line })) : [];
    },
    match: [
      sample('a.txt', `${'<'.repeat(7)} HEAD`, 'mine', '='.repeat(7), 'theirs', `${'>'.repeat(7)} topic`),
    ],
    notMatch: [sample('a.rst', 'Heading', '='.repeat(7), 'text'), sample('a.sh', `cat <<EOF`)],
  },
  {
    id: 'debugger',
    severity: 'warning',
    languages: ['js', 'python', 'ruby', 'rust', 'php', 'go'],
    title: 'Debugger statement',
    say: 'This stops the program in a debugger or dumps a value: take it out before the merge.',
    look: byLanguage({
      js: /(^|[\s;{}])debugger\s*;?\s*$/,
      python: /\b(breakpoint\(\)|i?pdb\.set_trace\(|import i?pdb\b)/,
      ruby: /\b(binding\.(pry|irb|b)\b|byebug\b)/,
      rust: /\bdbg!\s*[({[]/,
      php: /(^|[^\w>:$])(var_dump|dd|print_r)\s*\(/,
      go: /\b(spew\.Dump|runtime\.Breakpoint)\(/,
    }),
    match: [
      sample('src/a.ts', '  debugger;'),
      sample('a.py', 'x = 1', 'import pdb; pdb.set_trace()'),
      sample('a.rb', 'binding.pry'),
      sample('a.rs', 'let y = dbg!(x);'),
      sample('a.php', 'var_dump($x);'),
    ],
    notMatch: [
      sample('src/a.ts', '// debugger', 'const debuggerUrl = 1;', "open('debugger');"),
      sample('a.py', 'message = "use breakpoint() here"'),
      sample('a.php', '$this->dd($x);'),
    ],
  },
  {
    id: 'debug-output',
    severity: 'info',
    languages: ['js', 'python', 'java', 'go', 'ruby'],
    skip: ['test', 'script'],
    title: 'Debug output',
    say: "This prints while the program runs. If it was for debugging, take it out; if it is meant, use the project's logger.",
    look: (subject, world) => {
      const patterns = {
        js: /\bconsole\.(log|debug|trace|dir|table)\s*\(/,
        python:
          /^\s*pprint\(|^\s*print\(\s*f?["'](debug|here|test|xxx|>>+|\*\*+|---+)|^\s*print\(\s*\)?\s*# ?debug/i,
        java: /\bSystem\.(out|err)\.print(ln)?\(|\.printStackTrace\(\)/,
        go: /\bfmt\.Print(ln|f)?\(\s*"(debug|here|xxx|>>+|===+)/i,
        ruby: /^\s*(p|pp)\s+\w|^\s*puts\s+["'](debug|here|xxx|>>+|===+)/i,
      };
      const part = subject.language === 'js' || subject.language === 'java' ? 'code' : 'raw';
      return byLanguage(patterns, { in: part })(subject, world);
    },
    match: [
      sample('src/a.ts', 'console.log(user);'),
      sample('app/a.py', '    print("DEBUG", x)'),
      sample('src/A.java', 'e.printStackTrace();'),
      sample('pkg/a.go', 'fmt.Println("here", x)'),
    ],
    notMatch: [
      sample('src/a.ts', 'console.error(error);', '// console.log(x)', "const hint = 'console.log(x)';"),
      sample('scripts/build.mjs', 'console.log("built");'),
      sample('test/a.test.ts', 'console.log(x);'),
      sample('app/a.py', 'print(table)', 'blueprint("x")'),
    ],
  },
  {
    id: 'focused-test',
    severity: 'error',
    languages: ['js', 'go', 'ruby'],
    title: 'Focused test',
    say: 'Only this test (or group) runs; every other test of the file is silently left out. Take the focus out.',
    look: (subject, world) =>
      subject.isTest
        ? byLanguage({
            js: /(^|[^\w.$])(describe|it|test|context|suite)(\.concurrent)?\.only\s*[(.`]|(^|[^\w.$])(fdescribe|fit|fcontext|ftest)\s*\(/,
            go: /(^|\s)(FIt|FDescribe|FContext|FWhen|FSpecify)\(/,
            ruby: /^\s*(fit|fdescribe|fcontext)\s|,\s*:focus\b|\bfocus:\s*true\b/,
          })(subject, world)
        : [],
    match: [
      sample('test/a.test.ts', "it.only('x', () => {});"),
      sample('src/a.spec.js', "fdescribe('x', () => {});"),
      sample('a_test.go', '\tFIt("x", func() {})'),
    ],
    notMatch: [
      sample('test/a.test.ts', "it('x', () => {});", "// it.only('y')", 'benefit(x);', 'model.fit(data);'),
      sample('src/a.ts', 'test.only(x);'),
    ],
  },
  {
    id: 'skipped-test',
    severity: 'warning',
    languages: ['js', 'python', 'go', 'java', 'rust', 'ruby', 'c'],
    title: 'Skipped test',
    say: 'This test does not run any more. Mend it, or write beside it why it is skipped and who will bring it back.',
    look: (subject, world) =>
      subject.isTest || subject.language === 'rust'
        ? byLanguage({
            js: /(^|[^\w.$])(describe|it|test|context|suite)\.(skip|todo)\s*\(|(^|[^\w.$])(xdescribe|xit|xtest|xcontext)\s*\(/,
            python: /@(pytest\.mark\.skip|unittest\.skip)\b(?!if)|\bpytest\.skip\(|\bself\.skipTest\(/,
            go: /\bt\.Skip(f|Now)?\(/,
            java: /^\s*@(Disabled|Ignore)\b/,
            rust: /^\s*#\[ignore\b/,
            ruby: /^\s*(xit|xdescribe|xcontext|pending|skip)\b[ (]/,
            c: /\[(Ignore|Fact\(Skip)|\bXCTSkip\b/,
          })(subject, world)
        : [],
    match: [
      sample('test/a.test.ts', "it.skip('x', () => {});"),
      sample('tests/test_a.py', '@pytest.mark.skip(reason="flaky")'),
      sample('a_test.go', '\tt.Skip("later")'),
      sample('src/lib.rs', '    #[ignore]'),
    ],
    notMatch: [
      sample('tests/test_a.py', '@pytest.mark.skipif(WINDOWS, reason="posix")'),
      sample('test/a.test.ts', 'iterator.skip(2);', "exit('x');"),
    ],
  },
  {
    id: 'todo-without-owner',
    severity: 'info',
    languages: [
      'js',
      'python',
      'ruby',
      'go',
      'rust',
      'java',
      'php',
      'c',
      'shell',
      'yaml',
      'workflow',
      'docker',
      'terraform',
      'sql',
      'css',
    ],
    title: 'TODO without an owner',
    say: 'Nobody is named, and no issue: write `TODO(name)` or the number of an issue, or do it now.',
    look: onLines(
      /(^|[\s(*#/])(TODO|FIXME|XXX|HACK)\b(?!['"])(?!\s*[([][^)\]]{2,}[)\]])(?![^\n]*(#\d+|https?:\/\/|\b[A-Z][A-Z0-9]+-\d+|@\w))/,
      {
        in: 'comment',
      },
    ),
    match: [sample('src/a.ts', '// TODO: handle errors'), sample('a.py', 'x = 1  # FIXME later')],
    notMatch: [
      sample(
        'src/a.ts',
        '// TODO(ann): handle errors',
        '// FIXME see #12',
        'const TODO = 1;',
        "say('TODO: x');",
      ),
      sample('a.py', '# TODO PROJ-12 remove', '# todo lists are kept here'),
    ],
  },
  {
    id: 'commented-out-code',
    severity: 'info',
    languages: ['js', 'python', 'ruby', 'go', 'rust', 'java', 'php', 'c'],
    title: 'Commented-out code',
    say: 'A block of code was put into comments. Version control keeps the old code: take the block out.',
    look: ({ added }) => {
      const hits: { line: number }[] = [];
      let run: typeof added = [];
      const flush = () => {
        const first = run[0];
        const looksLikeCode = run.filter(({ comment }) => CODE_LIKE.test(comment)).length;
        if (first && run.length >= 4 && looksLikeCode >= run.length * 0.75) hits.push({ line: first.line });
        run = [];
      };
      for (const line of added) {
        const follows = run.length === 0 || run.at(-1)?.line === line.line - 1;
        if (!follows) flush();
        if (/^\s*(\/\/|#)/.test(line.raw) && line.code.trim() === '') run.push(line);
        else flush();
      }
      flush();
      return hits;
    },
    match: [
      sample(
        'src/a.ts',
        '// const a = load();',
        '// if (a) {',
        '//   save(a);',
        '// }',
        '// done();',
        'run();',
      ),
      sample('a.py', '# x = load(1)', '# for y in x:', '#     save(y)', '# close(x)'),
    ],
    notMatch: [
      sample(
        'src/a.ts',
        '// The cache is warm here.',
        '// It holds what was read; see load().',
        '// A miss is rare.',
        '// So be it.',
      ),
      sample(
        'a.py',
        '#!/usr/bin/env python',
        '# Copyright (c) 2026',
        '# All rights reserved.',
        '# See LICENSE.',
      ),
    ],
  },
  {
    id: 'suppressed-check',
    severity: 'info',
    languages: ['js', 'python', 'go', 'ruby', 'java'],
    title: 'A check is switched off',
    say: 'A type check or lint rule is switched off without a reason. Name the rule and say why, or mend the code.',
    look: onLines(
      /@ts-(ignore|nocheck)\s*$|eslint-disable(-next-line|-line)?\s*(\*\/)?\s*$|#\s*type:\s*ignore\s*$|#\s*noqa\s*$|\/\/\s*nolint\s*$|rubocop:disable all\b|@SuppressWarnings\("all"\)/,
      { in: 'raw' },
    ),
    match: [
      sample('src/a.ts', '// @ts-ignore', '/* eslint-disable */'),
      sample('a.py', 'x = y  # type: ignore'),
    ],
    notMatch: [
      sample(
        'src/a.ts',
        '// eslint-disable-next-line no-console -- a CLI',
        '// @ts-expect-error wrong types upstream',
      ),
      sample('a.py', 'x = y  # type: ignore[attr-defined]', 'z = 1  # noqa: E501'),
    ],
  },
];

/** Ends like a statement, opens or closes a block, assigns, or calls. */
const CODE_LIKE =
  /[;{}]\s*$|^\s*(\/\/|#)\s*(\}|if\b.*[:({]|for\b.*[:({]|return\b|const\b|let\b|var\b|def\b|import\b|func\b)|^\s*(\/\/|#)\s*[\w.]+\s*(=|\+=)\s*\S|^\s*(\/\/|#)\s*[\w.]+\([^)]*\)\s*;?\s*$/;
