import { expect, test } from '@jest/globals';
import type { Language } from '../../../src/service/symbols/language.js';
import { DEFINITION_SIZE, Scout } from '../../../src/service/symbols/scout.js';

function read(language: Language, source: string) {
  const scout = new Scout();
  const bytes = Buffer.from(`${source}\n`);
  const { definitions, uses } = scout.read(bytes, bytes.length - 1, language);
  const names: string[] = [];
  for (let at = 0; at < definitions.length; at += DEFINITION_SIZE) {
    if (definitions[at]! >= 0) names.push(`${definitions[at + 1]} ${scout.names.text(definitions[at]!)}`);
  }
  const used = new Map<string, number>();
  for (let at = 0; at < uses.length; at += 2) used.set(scout.names.text(uses[at]!), uses[at + 1]!);
  return { names, used };
}

const defined = (language: Language, source: string) => read(language, source).names;

test('Rust: items, members of impl and trait, macros; nothing out of strings, comments or macro bodies', () => {
  const source = `
/* fn no() { /* nested */ fn no2() {} */
// fn no3() {}
pub(crate) struct Point<'a> { x: &'a str }
enum Kind { A, B }
impl<'a> Point<'a> {
    const ZERO: u8 = b'"';
    pub async unsafe fn new(x: fn(u8) -> u8, c: char) -> impl Fn() { let s = "fn no4() {"; let r = r#"fn no5() "{"#; '\\'' }
}
trait Shape { type Out; fn area(&self) -> f64; }
macro_rules! shapes { ($x:ident) => { fn no6() {} } }
mod inner { pub type Alias = u8; }
union Bits { a: u8 }
const TOP: u8 = 1;
fn r#match() {}`;
  expect(defined('rust', source)).toEqual([
    '4 Point', '5 Kind', '7 ZERO', '8 new', '10 Shape', '10 Out', '10 area', '11 shapes', '12 inner', '12 Alias', '13 Bits',  '15 match',
  ]); // biome-ignore format: a list of names
});

test('Python: functions, classes, lambdas with a name; nothing out of strings', () => {
  const source = `
"""def no(): pass"""
@decorator
class A(B, metaclass=M):
    '''class No: '''
    async def f(self, x="def no2()"): # def no3():
        def inner(): return lambda: 1
key = lambda x: x
call(key=lambda x: x)
r'\\'; rb"\\"
type Alias = int
def last(): ...`;
  expect(defined('python', source)).toEqual(['4 A', '6 f', '7 inner', '8 key', '11 Alias', '12 last']);
});

test('Go: functions, methods, types in groups, variables bound to functions', () => {
  const source = [
    'package x',
    'func Plain[T any](a func(int) string) {}',
    'func (s *Server[T]) Serve(w io.Writer) error { run := func() {}; return func(a int) error { return nil } }',
    'type (',
    '\tA struct { f int }',
    '\tB interface {',
    '\t\tMethod()',
    '\t}',
    '\tC = map[string]int',
    ')',
    'type D func(a, b int)',
    'var E = func() {}',
    'var f int = 1',
    'const s = `func no() {}',
    'func no2()` + "func no3()" + string(\'"\')',
    'func last() {}',
  ].join('\n');
  expect(defined('go', source)).toEqual([
    '2 Plain', '3 Serve', '3 run', '5 A', '6 B', '9 C', '11 D', '12 E', '16 last',
  ]); // biome-ignore format: a list of names
});

test('TypeScript: members of classes and interfaces count, methods of object literals do not', () => {
  const source = `
export abstract class Box<T extends { a: 1 }> extends Base<{ b: 2 }> implements I {
  #secret = () => 1;
  private readonly size: number = 3
  static async *walk<T>(this: Box<T>): AsyncGenerator<{ a: T }> { const inner = async (x: number): Promise<void> => {}; }
  get value(): string { return \`\${this.no({ no() {} })} }\`; }
  @decorate({ a: 1 }) handler(): void {}
  field
  declare other?: Map<string, () => void>;
  handle: (a: string) => void = (a) => {}
  #hidden() { return a / b / c; }
  constructor(private x = function named() {}) { super() }
}
interface I { call(a: string): void; new (x: string): I; prop: number; optional?<T>(): T, last(): void }
type A<T = {}> = { no(): void };
const type = 1; type = 2;
namespace N.M { export enum E { A, B } }
const object = { no() {}, no2: () => {}, async no3() {} };
export default function (a: number) {}
let a = 1, f = function () {};
const C = class { m() {} };
const re = /function no() {"/g;
declare module 'x' { function declared(): void }`;
  expect(defined('typescript', source)).toEqual([
    '2 Box', '3 secret', '5 walk', '5 inner', '6 value', '7 handler', '10 handle', '11 hidden', '12 constructor',
    '12 named', '14 I', '14 call', '14 optional', '14 last', '15 A', '17 M', '17 E', '20 f', '21 C', '21 m', '23 declared',
  ]); // biome-ignore format: a list of names
});

test('TSX: text between tags is no code, whatever it looks like', () => {
  const source = `
export const App = <T,>({ items }: Props<T>) => {
  const render = (x: T) => <li key={x} title="it's">Don't {x} function no() {"}"} <b/> \` / </li>;
  return <><Header a={() => { function inner() {} }}>class No {items.map((i) => <Row {...i}>isn't</Row>)}</Header></>;
};
function after<T>(a: number) { return a < 3 && b > 2; }
class View extends React.Component<Props> { render() { return (<div>{\`\${a}\`}</div>); } }`;
  expect(defined('tsx', source)).toEqual(['2 App', '3 render', '4 inner', '6 after', '7 View', '7 render']);
});

test('comments and type arguments in a tag, and types before an arrow, do not hide the rest of a file', () => {
  const source = `
type Call = <T>(items: T[], then: (x: T) => void) => T;
const View = () => (
  <List<{ name: string }, () => void>
    // we don't look here
    items={items} /* nor here: isn't */
    icon=<Icon name="x" />
  />
);
const generic = <T = unknown>(x: T) => x;
const bold = <b>(optional)</b>;
function last() {}`;
  expect(defined('tsx', source)).toEqual(['2 Call', '3 View', '10 generic', '12 last']);
});

test('what is done with a function is not the function', () => {
  const script = `
const it = function () {}(), bound = function () {}.bind(it), plain = function (a) {};
x = type
y = 1
namespace
N
{ }`;
  expect(defined('javascript', script)).toEqual(['2 plain']);
  const go =
    'func a() {\n\terr := func() error { return nil }()\n\tf := func(a int) interface{} { return a }\n}';
  expect(defined('go', go)).toEqual(['1 a', '3 f']);
  const python = 'self.f = lambda: 1\ncall(\n  key=lambda x: x,\n  other=1)\nlast = lambda: 2';
  expect(defined('python', python)).toEqual(['1 f', '5 last']);
});

test('Rust: constants in bodies of functions, parameters that are constants and what quote! holds do not count', () => {
  const source = `
impl<const N: usize> A {
    const B: usize = 1;
    fn c<const D: usize, const E: usize>() { const F: u8 = 1; quote! { fn g() { #h } } }
    pub const I: u8 = 2;
}
trait J { const K: u8; fn l() { const M: u8 = 1; } }
cfg_any! { fn n() {} }`;
  expect(defined('rust', source)).toEqual(['3 B', '4 c', '5 I', '7 J', '7 K', '7 l', '8 n']);
});

test('uses are counted without the definitions themselves', () => {
  const { used } = read('python', 'def f(x): return f(x) + g\nclass g: pass');
  expect([used.get('f'), used.get('g'), used.get('x')]).toEqual([1, 1, 2]);
});

/** Pieces that, again and again, once cost more than their length: heads without an end, brackets and strings never closed. */
const HOSTILE: Record<string, readonly string[]> = {
  rust: ['}impl ', 'trait a ', 'impl{', 'r#"', '{[(', ')]}', "'", 'impl a{const b:', 'quote!{'],
  python: ['"""', 'x=', '@', 'class ', 'a.', '(a=lambda '],
  go: ['var a ', 'var (a;', 'type (', 'func (a) ', 'a<', 'a:=func(', 'a:=func()interface{'],
  typescript: [
    '=/[',
    'const a:a<',
    'a:a<,',
    'class{@a(',
    'class a ',
    'function f',
    '`${',
    'interface a{b(',
    'const a=function',
  ],
  tsx: ['=<a>{', '<a>', 'class{a=<', '@', 'class{@a(', '=<a<', '=<a>(', '=<a //'],
};

test('a file of a megabyte made to be slow is read in a moment', () => {
  const scout = new Scout();
  const slow: string[] = [];
  for (const [language, pieces] of Object.entries(HOSTILE)) {
    for (const piece of pieces) {
      const bytes = Buffer.from(`${piece.repeat(1_000_000 / piece.length)}\n`);
      const began = performance.now();
      scout.read(bytes, bytes.length - 1, language as Language);
      if (performance.now() - began > 2_000) slow.push(`${piece} ${language}`);
    }
  }
  expect(slow).toEqual([]);
});

test('the members of a body are found once, however many heads stand before it', () => {
  expect(
    defined('typescript', `${'class a '.repeat(50)}{ b() {} }`).filter((name) => name === '1 b'),
  ).toEqual(['1 b']);
  expect(defined('typescript', 'class A extends (class B { b() {} }) { a() {} }')).toEqual([
    '1 A',
    '1 B',
    '1 b',
    '1 a',
  ]);
});

test('what is left of the file read before is not seen at the end of the next', () => {
  const scout = new Scout();
  const definitions = (source: string) =>
    scout.read(Buffer.from(`${source}\n`), source.length, 'typescript').definitions.length / DEFINITION_SIZE;
  expect(definitions('a = a = () => {}')).toBe(0);
  expect(definitions('class { x ( ) { } } class A { b() {} }')).toBe(3);
  expect(definitions('class { x')).toBe(0);
});

test('slashes behind one that opens no regular expression, and names behind a nested declaration, are still read', () => {
  const source =
    'let x = a\n/ [b\nconst re = /function no() {"/g, f = () => { const g = () => 1; }, h = () => 2;\nlet i = a.var, j = () => 3';
  expect(defined('typescript', source)).toEqual(['3 f', '3 g', '3 h', '4 j']);
});

test('any bytes are read to their end, in every language', () => {
  const scout = new Scout();
  let seed = 7;
  const alphabet =
    'fn class def func type { } ( ) < > = => ; : , . / * " \' ` $ \\ # @ ! a b\n\r\t0 é \u0000 </a> r#" """ ${ impl'.split(
      ' ',
    );
  for (let round = 0; round < 3_000; round++) {
    let text = '';
    for (let at = 0; at < 40; at++) {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      text += alphabet[(seed >> 8) % alphabet.length]! + ((seed >> 20) % 2 ? ' ' : '');
    }
    const bytes = Buffer.from(`${text}\n`);
    for (const language of ['rust', 'python', 'typescript', 'tsx', 'javascript', 'go'] as const) {
      const { definitions } = scout.read(bytes, bytes.length - 1, language);
      for (let at = 0; at < definitions.length; at += DEFINITION_SIZE) {
        expect(definitions[at + 3]).toBeLessThan(bytes.length);
      }
    }
  }
});
