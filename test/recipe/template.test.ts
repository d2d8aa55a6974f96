import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RunError } from '../../src/contract/error.js';
import { parseRecipe } from '../../src/recipe/load.js';
import { type Part, parseTemplate } from '../../src/recipe/parts.js';
import { fill, type Scope } from '../../src/recipe/template.js';

const SCOPE: Scope = { params: {}, run: { id: 'r1' }, event: { number: 7, head_sha: 'a'.repeat(40) } };

function filled(prompt: string, params: Record<string, unknown> = {}): string {
  const parameters = Object.keys(params).map((key) => ({ key }));
  const text = JSON.stringify({ title: 'T', prompt, parameters });
  return fill(parseRecipe('x.yml', text), { ...SCOPE, params }).prompt;
}

test.each([
  ['{{ params.a }} and {{a}}', { a: 'x' }, 'x and x'],
  ['{{ a.b.c }} {{ a.list.1 }}', { a: { b: { c: 3 }, list: ['p', 'q'] } }, '3 q'],
  ['{{ a }}', { a: ['x', 1] }, '["x",1]'],
  ['{{ a | json }}', { a: 'say "hi"\n' }, '"say \\"hi\\"\\n"'],
  ['- {{ a | indent(2) }}', { a: 'x\ny' }, '- x\n  y'],
  ['{{ a | default("none") }}', { a: null }, 'none'],
  ["{{ a | default('x') | json }}", { a: '' }, '"x"'],
  ['{{ a }}', { a: null }, ''],
  ['{{ a }}{{ a }}', { a: '{{ run.id }}' }, '{{ run.id }}{{ run.id }}'],
  ['#{{ event.number }} in {{ run.id }} of {{ recipe.name }}', {}, '#7 in r1 of x'],
  ["{{ '{{ not filled }}' }} and {{ '{%' }} x", {}, '{{ not filled }} and {% x'],
  ['{ {a} } { } }}', {}, '{ {a} } { } }}'],
])('%s is filled in', (prompt, params, text) => {
  expect(filled(prompt, params)).toBe(text);
});

test.each([
  ['{% if a == "x" %}one{% else %}two{% endif %}', { a: 'x' }, 'one'],
  ['{% if a == "x" %}one{% else %}two{% endif %}', { a: '' }, 'two'],
  ["[{% if a != 'x' %}{{ a }}{% endif %}]", { a: 'x' }, '[]'],
  ['{% if a == 1 %}1{% elif a == 2 %}2{% elif a == 3 %}3{% else %}n{% endif %}', { a: 2 }, '2'],
  ['{% if a and not b or c %}y{% endif %}', { a: 1, b: 0, c: 0 }, 'y'],
  ['{% if a and (not b or c) %}y{% else %}n{% endif %}', { a: 0, b: 0, c: 1 }, 'n'],
  ['{% if not not a %}y{% endif %}', { a: true }, 'y'],
  ['{% if a == "true" %}y{% endif %}{% if a == True %}Y{% endif %}', { a: true }, 'yY'],
  ['{% if a %}y{% else %}n{% endif %}', { a: [] }, 'n'],
  ['{% if a %}y{% else %}n{% endif %}', { a: null }, 'n'],
  ['{% if a.b %}y{% else %}n{% endif %}', { a: {} }, 'n'],
  ['{% if event.base_ref %}y{% else %}n{% endif %}', {}, 'n'],
  ['{% if event.number == 7 %}y{% endif %}', {}, 'y'],
  ['x \n{%- if a -%}\n  y\n{%- endif %}\nz', { a: 1 }, 'xy\nz'],
  ['{% if a %}1{% if b %}2{% endif %}3{% endif %}', { a: 1, b: 0 }, '13'],
  ['{% if a == "50%}" %}y{% endif %}', { a: '50%}' }, 'y'],
  ['{% if a %}{{ a }}{% endif %}', { a: '{% if b %}' }, '{% if b %}'],
])('%s chooses', (prompt, params, text) => {
  expect(filled(prompt, params)).toBe(text);
});

test('a branch that is not chosen needs no facts', () => {
  expect(filled('{% if event.base_ref %}{{ event.base_ref }}{% else %}none{% endif %}')).toBe('none');
});

test('a value adds text and never structure, whatever it holds', () => {
  const recipe = parseRecipe(
    'x.yml',
    'title: T\nprompt: "{{ a }}"\nparameters: [{ key: a }]\noutputs: { pull_request: { title: "{{ a }}" } }\n',
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('x\ndeny: []', 'a: b', '"', '{{ a }}')),
      (a) => {
        const done = fill(recipe, { ...SCOPE, params: { a } });
        expect(done).toEqual({
          ...recipe,
          prompt: a,
          outputs: {
            ...recipe.outputs,
            pull_request: { ...recipe.outputs.pull_request, title: a, branch: 'galley/x-r1' },
          },
        });
      },
    ),
  );
});

test('prototype members are no values', () => {
  const prompt = '{{ a.constructor }}';
  expect(() => filled(prompt, { a: {} })).toThrow(
    'x.yml: prompt: {{ a.constructor }}: the value has no such part',
  );
  expect(() => filled('{{ constructor }}')).toThrow('no parameter "constructor" is declared');
  expect(() => filled('{{ __proto__ }}')).toThrow('no parameter "__proto__" is declared');
});

test('a fact that this event does not have is an error, unless a default says what to write', () => {
  const recipe = parseRecipe('x.yml', 'title: T\nprompt: "{{ event.base_ref }}"\n');
  expect(() => fill(recipe, SCOPE)).toThrow(RunError);
  expect(filled("{{ event.base_ref | default('main') }}")).toBe('main');
});

test.each([
  ['{{ typo }}', 'no parameter "typo" is declared'],
  ['{{ params }}', 'say which parameter'],
  ['{{ run.idd }}', 'Did you mean "id"?'],
  ['{{ a b }}', 'is not understood'],
  ['{{ a | upper }}', 'there is no filter "upper"'],
  ['{{ a | indent }}', 'indent needs a number'],
  ['{{ a | default(x) }}', 'default needs a quoted text'],
  ['{{ 1 + 1 }}', 'a name or a quoted text is expected'],
  ['{{ }}', 'a name or a quoted text is expected'],
  ['{{ a', 'the closing }} is missing'],
  ['{% for x in b %}', 'only if, elif, else and endif are known here'],
  ['{% if b %}', 'its {% endif %} is missing'],
  ['{% if %}x{% endif %}', 'it ends where a name or a value is expected'],
  ['{% if b = "x" %}x{% endif %}', '"= "x"" is not understood'],
  ['{% if b == %}x{% endif %}', 'it ends where a name or a value is expected'],
  ['{% if (b %}x{% endif %}', 'a ) is missing'],
  ['{% if b b %}x{% endif %}', '"b" is not expected here'],
  ['{% if typo %}x{% endif %}', 'no parameter "typo" is declared'],
  ['{% if issue.title %}x{% endif %}', 'untrusted text'],
  ['{% if b %}{{ typo }}{% endif %}', 'no parameter "typo" is declared'],
  ['{% else %}', 'there is no {% if … %} before it'],
  ['{% endif %}', 'there is no {% if … %} before it'],
  ['{% if b %}{% else %}{% elif b %}{% endif %}', 'stands after the {% else %}'],
  ['{% if b %}{% endif b %}', 'nothing is expected after endif'],
  ['{% if b ', 'only if, elif, else and endif are known here'],
  [`${'{% if b %}'.repeat(60)}`, 'more than 50 inside one another'],
  [`{% if ${'('.repeat(60)}b %}{% endif %}`, 'more than 50 deep'],
])('%s is refused', (prompt, answer) => {
  expect(() => filled(`{{ b }}${prompt}`, { b: '' })).toThrow(answer);
});

test('a value that enters a shell command may not bring syntax along', () => {
  const recipe = parseRecipe(
    'x.yml',
    'title: T\nprompt: p\nparameters: [{ key: t }]\nretry: { checks: [{ shell: "npm test -- {{ t }}" }] }\n',
  );
  const shell = (t: string) => fill(recipe, { ...SCOPE, params: { t } }).retry?.checks[0]?.shell;
  expect(shell('test/a-b.test.ts')).toBe('npm test -- test/a-b.test.ts');
  for (const bad of ['x; rm -rf /', '$(id)', '`id`', 'a b', '-rf', 'x\ny', "'", '"', '*', 'a>b', '~', '\\']) {
    expect(() => shell(bad)).toThrow('a value that enters a shell command may hold only');
  }
});

test("a select may put whole commands into a check, for its options are the recipe's own words", () => {
  const recipe = parseRecipe(
    'x.yml',
    'title: T\nprompt: p\nparameters: [{ key: t, input_type: select, options: [npm test && npm run lint, pytest] }]\nretry: { checks: [{ shell: "{{ t }}" }] }\n',
  );
  const params = { t: 'npm test && npm run lint' };
  expect(fill(recipe, { ...SCOPE, params }).retry?.checks[0]?.shell).toBe('npm test && npm run lint');
});

test('any text can be taken apart, and its parts are the text again', () => {
  const pieces = fc.constantFrom(
    '{{',
    '}}',
    '{%',
    '{% if a %}',
    '{% else %}',
    '{% endif %}',
    '%}',
    'a',
    ' ',
    "'",
    '"',
    '|',
    'json',
    'default(',
    ')',
    '.',
    '\n',
    '}',
    '{',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (list) => {
      const text = list.join('');
      const { parts, flaws } = parseTemplate(text);
      const whole = (each: readonly Part[]): string =>
        each
          .map((part) => {
            if (typeof part === 'string') return part;
            if (!('branches' in part)) return part.source;
            return `${part.branches.map(({ source, parts }) => source + whole(parts)).join('')}{% endif %}`;
          })
          .join('');
      const again = whole(parts);
      if (flaws.length === 0) expect(again).toBe(text);
    }),
    { numRuns: 800 },
  );
});
