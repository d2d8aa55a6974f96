import { expect, test } from '@jest/globals';
import { nearest } from '../../src/service/nearest.js';

const FILE = 'import a from "a";\n\nexport function greet(name) {\n\treturn "Hello, " + name;\n}\n\nrun();\n';

test.each([
  ['    return "Hello, " + name;', 'differ in white space', '"\\treturn \\"Hello, \\" + name;"'],
  ['\treturn “Hello, ” + name;', 'differ in quotes or dashes', '4:\treturn'],
  ['    return “Hello, ” + name;', 'differ in white space and quotes or dashes', '4:\treturn'],
  ['export function Greet(name) {', 'differ in capital letters', '3:export function greet'],
  [
    '3:export function greet(name) {\n4:\treturn "Hello, " + name;',
    'it has the line numbers that read prints',
    '3:export',
  ],
  ['     7\trun();', 'it has the line numbers that read prints', '7:run();'],
  ['}\\n\\nrun();', 'it has escapes', '5:}\n6:\n7:run();'],
  ['export function greet(name) {\n\treturn "Hi, " + name;\n}', 'The nearest place', 'Line 4 of the file'],
  ['export function great(name, b) {', 'The nearest place', '3:export function greet(name) {'],
  ['class Unheard { of() {} }', 'no part of the file is like it', ''],
])('when old_string is %j the error says: %s', (wanted, what, shows) => {
  const said = nearest('a.js', FILE, wanted);
  expect(said).toContain('old_string is not in a.js');
  expect(said).toContain(what);
  expect(said).toContain(shows);
});

test('looking for the nearest place in a megabyte takes no time to speak of, and the answer stays small', () => {
  const started = performance.now();
  const said = nearest(
    'a.js',
    'const value = compute(1, 2);\n'.repeat(36_000),
    'const valve = compote(1, 2);',
  );
  expect(said.length).toBeLessThan(2000);
  expect(nearest('a.js', 'x'.repeat(1024 * 1024), 'y x'.repeat(1000)).length).toBeLessThan(2000);
  expect(performance.now() - started).toBeLessThan(3000);
});
