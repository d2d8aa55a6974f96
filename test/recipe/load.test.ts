import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RunError } from '../../src/contract/error.js';
import { nameOf, parseRecipe } from '../../src/recipe/load.js';

const GOOD = 'title: T\nprompt: hi\n';

function problems(text: string): string[] {
  try {
    parseRecipe('r/x.yml', text);
  } catch (error) {
    if (error instanceof RunError && error.outcome === 'recipe') return error.message.split('\n');
    throw error;
  }
  return [];
}

test('a recipe is named after its file and gets every default', () => {
  const recipe = parseRecipe('recipes/a-b.yml', GOOD);
  expect(recipe).toMatchObject({
    name: 'a-b',
    path: 'recipes/a-b.yml',
    mode: 'ask',
    tools: ['hashline', 'todo'],
  });
  expect(recipe.outputs).toEqual({ summary: true });
  expect(nameOf('C:\\x\\fix.test.YAML')).toBe('fix.test');
});

// Each line: what is written, and the beginning of the answer. Sources: yaml 2.9 traps, goose#2612, goose#4843.
test.each([
  ['an empty file', '', 'r/x.yml:1:1: the file is empty'],
  ['only comments', '# a\n# b\n', 'r/x.yml:1:1: the file is empty'],
  ['text instead of a map', 'hello', 'r/x.yml:1:1: must be a map of keys and values, not "hello"'],
  ['a second document', `${GOOD}---\na: 1\n`, 'r/x.yml:3:1: a second document starts here'],
  ['a directive', `%YAML 1.1\n---\n${GOOD}`, 'r/x.yml:1:1: directives'],
  ['a duplicate key', `${GOOD}title: U\n`, 'r/x.yml:3:1: this key stands here twice'],
  ['an unknown key', `${GOOD}limts: {}\n`, 'r/x.yml:3:1: there is no key "limts". Did you mean "limits"?'],
  [
    'an unknown inner key',
    `${GOOD}limits: { trns: 3 }\n`,
    'r/x.yml:3:11: there is no key "limits.trns". Did you mean "turns"?',
  ],
  ['a wrong type', `${GOOD}tools: read\n`, 'r/x.yml:3:8: tools: must be a list, not "read": write ["read"]'],
  ['a number for text', 'title: 3\nprompt: x\n', 'r/x.yml:1:8: title: must be text, not 3: put it in quotes'],
  [
    'yes for true',
    `${GOOD}outputs: { comment: { sticky: yes } }\n`,
    'r/x.yml:3:31: outputs.comment.sticky: must be true or false, not "yes" (YAML 1.2',
  ],
  [
    'a misspelt choice',
    `${GOOD}mode: edit\n`,
    'r/x.yml:3:7: mode: must be "ask" or "edits" or "autopilot", not "edit". Did you mean "edits"?',
  ],
  ['a missing title', 'prompt: x\n', 'r/x.yml:1:1: title: is missing: give it text'],
  [
    'neither prompt nor instructions',
    'title: T\n',
    'r/x.yml:1:1: prompt: a recipe needs a prompt or instructions',
  ],
  [
    'a custom tag',
    `${GOOD}permissions: { deny: !secrets }\n`,
    'r/x.yml:3:22: the tag !secrets is not used here',
  ],
  ['a foreign tag', 'title: !!python/object:os.system x\nprompt: y\n', 'r/x.yml:1:9: the tag'],
  [
    'an alias that was meant as a glob',
    `${GOOD}permissions:\n  deny: [ *.env ]\n`,
    'r/x.yml:4:11: *.env is a YAML alias here: put it in quotes',
  ],
  [
    'an anchor that eats text',
    'title: T\nprompt: &amp the rest\n',
    'r/x.yml:2:9: &amp is a YAML anchor here',
  ],
  [
    'an unquoted placeholder',
    'title: T\nprompt: {{ run.id }}\n',
    'r/x.yml:2:9: a value that starts with {{ must stand in quotes',
  ],
  [
    'an unquoted placeholder and more',
    'title: T\nprompt: {{ run.id }} x\n',
    'r/x.yml:2:22: a value that starts with {{ must stand in quotes',
  ],
  [
    'a placeholder in a list',
    `${GOOD}tools: [{{ x }}]\n`,
    'r/x.yml:3:9: a value that starts with {{ must stand in quotes',
  ],
  [
    'text cut at a hash',
    'title: T\nprompt: fix #12 please\n',
    'r/x.yml:2:12: YAML takes what follows # as a comment',
  ],
  [
    'a reserved first character',
    'title: T\nprompt: @claude fix\n',
    'r/x.yml:2:9: a plain value cannot start with @: put the value in quotes',
  ],
  ['a colon inside plain text', 'title: T\nprompt: do: it: now\n', 'r/x.yml:2:9: YAML reads ": " as a key'],
  ['a tab', `${GOOD}on:\n\tpush:\n`, 'r/x.yml:4:1: a tab cannot indent YAML'],
  [
    'a short SHA that is a number',
    `${GOOD}limits: { turns: 12e4567 }\n`,
    'r/x.yml:3:18: YAML reads 12e4567 as the number Infinity',
  ],
  ['leading zeros', `${GOOD}limits: { turns: 010 }\n`, 'r/x.yml:3:18: YAML reads 010 as the number 10'],
  [
    'an id that loses digits',
    `${GOOD}limits: { tokens: 12345678901234567890 }\n`,
    'r/x.yml:3:19: YAML reads 12345678901234567890 as the number',
  ],
  [
    'a version that loses its zero',
    `${GOOD}version: 1.10\n`,
    'r/x.yml:3:10: YAML reads 1.10 as the number 1.1',
  ],
  ['a key that is a list', `? [a]\n: b\n${GOOD}`, 'r/x.yml:1:3: a key must be text'],
  ['a key that is a number', `1: b\n${GOOD}`, 'r/x.yml:1:1: a key must be text'],
  ['__proto__', `__proto__: { mode: autopilot }\n${GOOD}`, 'r/x.yml:1:1: a key must be text'],
  ['an open quote', 'title: "T\n', 'r/x.yml:2:1: Missing closing "quote'],
  [
    'a bad command word',
    `${GOOD}on: { issue_comment: { command: review } }\n`,
    'r/x.yml:3:33: on.issue_comment.command: "review" does not fit: it must be a word that starts with / or @',
  ],
  [
    'an empty rule',
    `${GOOD}permissions: { deny: [""] }\n`,
    'r/x.yml:3:23: permissions.deny[0]: must not be empty',
  ],
  [
    'a rule of a wrong shape',
    `${GOOD}permissions: { deny: [{ rul: x }] }\n`,
    'r/x.yml:3:23: permissions.deny[0]: rule: is missing',
  ],
  [
    'a BOM and CRLF line ends, told at the right line',
    '\uFEFFtitle: T\r\nprompt: x\r\nmod: ask\r\n',
    'r/x.yml:3:1: there is no key "mod". Did you mean "mode"?',
  ],
  [
    'bytes that were no UTF-8',
    'title: \uFFFD\uFFFD\nprompt: x\n',
    'r/x.yml:1:8: the text holds the invisible character U+FFFD',
  ],
  ['a NUL', 'title: "a\\0"\nprompt: x\n', 'r/x.yml:1:8: the text holds the invisible character U+0000'],
])('%s is told with its line and column', (_what, text, answer) => {
  expect(problems(text)[0]).toContain(answer);
});

test('all problems of a file are told at once, in the order of its lines, and 20 at most', () => {
  const text = 'titel: T\nprompt: "{{ typo }}"\nmode: edit\nparameters:\n  - { key: unused }\n';
  expect(problems(text).map((line) => line.split(': ')[0])).toEqual([
    'r/x.yml:1:1',
    'r/x.yml:1:1',
    'r/x.yml:2:10',
    'r/x.yml:3:7',
    'r/x.yml:5:12',
  ]);
  const many = problems(GOOD + Array.from({ length: 50 }, (_, index) => `key${index}: 1\n`).join(''));
  expect(many).toHaveLength(21);
  expect(many.at(-1)).toBe('r/x.yml: and 30 more problems');
});

test.each([
  ['a zero-width space', 'a\u200Bb', 'U+200B'],
  ['tag letters', 'a\u{E0049}\u{E0067}', 'U+E0049'],
  ['a direction override', 'a\u202Eb', 'U+202E'],
  ['a filler', 'a\u3164b', 'U+3164'],
  ['a variation selector that hides bytes', 'a\u{E0101}b', 'U+E0101'],
  ['a joiner between Latin letters', 'a\u200Db', 'U+200D'],
  ['an escape of YAML for one', '"a\\u2063b"', 'U+2063'],
])('%s in a prompt is refused', (_what, prompt, name) => {
  const [first] = problems(`title: T\nprompt: ${prompt}\n`);
  expect(first).toContain(`the text holds the invisible character ${name}`);
  expect(first).toMatch(/^r\/x\.yml:2:(9|10):/);
});

test('emoji, accents, Persian and Hindi joiners are no invisible text', () => {
  const prompt = 'é 👩‍👩‍👧 🏳️‍🌈 ❤️ 1️⃣ می‌خواهم क्‍ष 日本語';
  expect(parseRecipe('x.yml', `title: T\nprompt: "${prompt}"\n`).prompt).toBe(prompt);
});

test('deep, large and self-repeating files end in an answer, quickly', () => {
  const began = Date.now();
  expect(problems('['.repeat(20_000)).join()).toContain('nested too deeply');
  expect(problems(`${GOOD}x: ${'['.repeat(60)}${']'.repeat(60)}\n`).join()).toContain('more than 40 deep');
  expect(
    problems(`a: &a [1]\n${Array.from({ length: 9 }, () => 'b: [*a, *a, *a]').join('\n')}\n`).join(),
  ).toContain('alias');
  expect(problems(`title: T\nprompt: ${'x'.repeat(300_000)}\n`)[0]).toContain('larger than 256 KiB');
  expect(problems(`title: T\nprompt: |\n${'  {{ x }} {{ y\n'.repeat(15_000)}`)).toHaveLength(2);
  expect(problems(`title: T\nprompt: |\n${'  {{ y\n'.repeat(35_000)}`)).toHaveLength(1);
  const names = Array.from({ length: 15_000 }, (_, index) => `  {{ n${index} }}\n`).join('');
  expect(problems(`title: T\nprompt: |\n${names}`)).toHaveLength(21);
  expect(Date.now() - began).toBeLessThan(5_000);
});

test('whatever the text, the answer is a recipe or a RunError with line and column', () => {
  const pieces = [
    'title: T\n',
    'prompt: x\n',
    'prompt: "{{ a | json }}"\n',
    '{{',
    '}}',
    '{%',
    ': ',
    '- ',
    '\n',
    '  ',
    '\t',
    '[',
    ']',
    '{',
    '}',
    '*a',
    '&a',
    '!t ',
    '!!str ',
    '|\n',
    '>\n',
    '"',
    "'",
    '#',
    '# 1',
    '---\n',
    '%Y\n',
    '? ',
    'on:\n',
    'parameters:\n',
    '  - key: a\n',
    'permissions:\n',
    '  allow:\n',
    '    - ',
    '1e9',
    '.inf',
    '0x1',
    '\u200b',
    '\u0000',
    '\ud800',
    '<<: ',
    '__proto__: ',
    'é',
  ];
  const text = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((list) => list.join('')),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  fc.assert(
    fc.property(text, (each) => {
      for (const line of problems(each)) expect(line).toMatch(/^r\/x\.yml(:\d+:\d+: .|: and \d+ more)/);
    }),
    { numRuns: 400 },
  );
});

test('each permission rule remembers its line', () => {
  const recipe = parseRecipe(
    'r.yml',
    `${GOOD}permissions:\n  allow:\n    - bash(npm test*)\n  deny:\n    - { rule: "write(x)" }\n`,
  );
  expect(recipe.origins).toEqual({ 'bash(npm test*)': 'r.yml:5', 'write(x)': 'r.yml:7' });
});

test.each([
  ['two of one name', '[{ key: a }, { key: a }]', 'parameter "a": is declared twice'],
  ['the prototype', '[{ key: a }, { key: __proto__ }]', "is a name of Galley's own"],
  ["a name of Galley's own", '[{ key: a }, { key: run }]', 'parameter "run": is a name of Galley'],
  ['a select without options', '[{ key: a, input_type: select }]', 'a select needs options'],
  ['options of something else', '[{ key: a, options: [x] }]', 'only a select has options'],
  ['a file with a default', '[{ key: a, input_type: file, default: /etc/passwd }]', 'a file has no default'],
  [
    'a default of a wrong type',
    '[{ key: a, input_type: number, default: three }]',
    'the default must be a number',
  ],
  [
    'a default outside the options',
    '[{ key: a, input_type: select, options: [x, y], default: z }]',
    'the default must be one of x, y',
  ],
  ['an unused one', '[{ key: a }, { key: b }]', 'parameter "b" is used nowhere'],
])('parameters: %s is refused', (_what, parameters, answer) => {
  const found = problems(`title: T\nprompt: "{{ params.a }}"\nparameters: ${parameters}\n`);
  expect(found.join('\n')).toContain(answer);
  expect(found[0]).toMatch(/^r\/x\.yml:3:\d+: /);
});

test('placeholders stand only where text is filled in: a rule, a model or an event filter is fixed', () => {
  const text = `${GOOD}model: "{{ run.id }}"\npermissions: { allow: ["bash({{ run.id }})"] }\n`;
  expect(problems(text)).toEqual([
    'r/x.yml:3:9: model is fixed text: no {{ }} is filled in here',
    'r/x.yml:4:30: permissions.allow[0] is fixed text: no {{ }} is filled in here',
  ]);
});

test('a placeholder that names the text of an event is refused, and the answer says why', () => {
  const [first] = problems('title: T\nprompt: |\n  Fix this:\n  {{ event.title }}\n');
  expect(first).toContain(
    'r/x.yml:4:3: {{ event.title }}: event.title is not filled in: titles, bodies, comments',
  );
  expect(problems('title: T\nprompt: "{{ github.event.issue.body }}"\n')[0]).toContain('untrusted text');
});
