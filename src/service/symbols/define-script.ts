import { type Finder, type Found, words } from './define.js';
import type { Names } from './names.js';
import { GOES_ON } from './script.js';
import { ARROW, FIRST_NAME, TEXT, type Tokens } from './tokens.js';

/** No type or head is longer: each is looked through from every place where one may begin. */
const MOST_TYPE_TOKENS = 200;

type Word = ReturnType<typeof scriptWords>;

function scriptWords(names: Names) {
  return words(
    names, 'function', 'class', 'interface', 'enum', 'type', 'namespace', 'module', 'const', 'let', 'var', 'async',
    'extends', 'implements', 'public', 'private', 'protected', 'static', 'readonly', 'abstract', 'override', 'declare',
    'accessor', 'get', 'set', 'new', 'using',
  ); // biome-ignore format: a word list
}

/** JavaScript and TypeScript; see design: declarations, members of classes and interfaces, variables bound to a function or class. */
export function scriptFinder(names: Names): Finder {
  const word = scriptWords(names);
  const modifiers: ReadonlySet<number> = new Set([
    word.public, word.private, word.protected, word.static, word.readonly, word.abstract, word.override, word.declare,
    word.accessor, word.get, word.set, word.async,
  ]); // biome-ignore format: a word list
  return (tokens, found) => {
    const file = { tokens, word, modifiers, found, bodies: new Set<number>() };
    for (let at = 0; at < tokens.count; at++) {
      if (tokens.type[at]! >= FIRST_NAME && tokens.type[at - 1] !== 46) keyword(file, at);
    }
  };
}

interface File {
  tokens: Tokens;
  word: Word;
  modifiers: ReadonlySet<number>;
  found: Found;
  /** The bodies whose members are found; heads without a body of their own all see the next one. */
  bodies: Set<number>;
}

function keyword(file: File, at: number): void {
  const { tokens, word, found } = file;
  const { type } = tokens;
  const now = type[at];
  const next = at + 1;
  if (now === word.function) {
    const name = type[next] === 42 ? next + 1 : next;
    if (tokens.isName(name)) found(name);
  } else if (now === word.class || now === word.interface) {
    classLike(file, at);
  } else if (!tokens.isName(next)) {
    return;
  } else if (now === word.enum) {
    if (type[next + 1] === 123) found(next);
  } else if (now === word.const || now === word.let || now === word.var) {
    declarators(file, next);
  } else if (tokens.isFirst(next)) {
    // The words below are keywords only before a name on their line.
    return;
  } else if (now === word.type) {
    const behind = type[next + 1];
    if (behind === 61 || (behind === 60 && type[afterAngles(tokens, next + 1)] === 61)) found(next);
  } else if (now === word.namespace || now === word.module) {
    let name = next;
    while (type[name + 1] === 46 && tokens.isName(name + 2)) name += 2;
    if (type[name + 1] === 123) found(name);
  }
}

/** The names of one `const`, `let` or `var`, divided by commas, that are bound to functions; the next one ends it. */
function declarators(file: File, from: number): void {
  const { tokens, word, found } = file;
  const { type, pair } = tokens;
  for (let at = from; at < tokens.count; at++) {
    const now = type[at]!;
    if (now === word.const || now === word.let || now === word.var) if (type[at - 1] !== 46) return;
    if (tokens.isName(at) && (at === from || type[at - 1] === 44) && bindsFunction(file, at)) found(at);
    if (now === 59 || now === 41 || now === 93 || now === 125) return;
    if (at > from && now >= FIRST_NAME && tokens.isFirst(at) && !GOES_ON.has(type[at - 1]!)) return;
    if (pair[at]! > at) at = pair[at]!;
  }
}

/** The name of a class or interface, if it has one, and its members. */
function classLike(file: File, at: number): void {
  const { tokens, word, found, bodies } = file;
  const { type } = tokens;
  const isClass = type[at] === word.class;
  let from = at + 1;
  if (tokens.isName(from) && type[from] !== word.extends && type[from] !== word.implements) from++;
  else if (!isClass) return;
  const body = bodyOf(tokens, from);
  if (body < 0) return;
  if (from > at + 1) found(at + 1);
  if (bodies.has(body)) return;
  bodies.add(body);
  members(file, body, isClass);
}

/** The brace that opens a class's body: the first that stands in no type argument. */
function bodyOf(tokens: Tokens, from: number): number {
  const { type, pair } = tokens;
  const last = Math.min(tokens.count, from + MOST_TYPE_TOKENS);
  let depth = 0;
  for (let at = from; at < last; at++) {
    const now = type[at];
    if (now === 60) depth++;
    else if (now === 62 && depth > 0) depth--;
    else if (now === 123 && depth === 0) return at;
    else if (now === 59 || now === 125 || now === 41 || now === 61) {
      if (depth === 0) return -1;
    } else if (pair[at]! > at) at = pair[at]!;
  }
  return -1;
}

function members(file: File, body: number, isClass: boolean): void {
  const { tokens, found } = file;
  const { pair, type } = tokens;
  const end = Math.min(pair[body]!, tokens.count);
  for (let at = body + 1; at < end; at++) {
    if (startsMember(tokens, at, body, isClass)) {
      const name = memberName(file, at, isClass);
      if (name >= 0) found(name);
      if (type[at] === 64) at = afterDecorators(tokens, at) - 1;
    }
    if (pair[at]! > at) at = pair[at]!;
  }
}

function startsMember(tokens: Tokens, at: number, body: number, isClass: boolean): boolean {
  const before = tokens.type[at - 1]!;
  const now = tokens.type[at]!;
  if (at === body + 1 || before === 59 || (before === 44 && !isClass)) return true;
  if (now < FIRST_NAME && now !== 35 && now !== 64 && now !== 42 && now !== TEXT) return false;
  if (before === 125) return true;
  return tokens.isFirst(at) && !GOES_ON.has(before);
}

function afterDecorators(tokens: Tokens, from: number): number {
  const { type, pair } = tokens;
  let at = from;
  while (type[at] === 64) {
    at++;
    if (type[at] === 40) at = pair[at]! + 1;
    else {
      while (tokens.isName(at) && type[at + 1] === 46) at += 2;
      at++;
    }
    if (type[at] === 60) at = afterAngles(tokens, at);
    if (type[at] === 40) at = pair[at]! + 1;
  }
  return at;
}

/** The token that names the method, or the field bound to a function, whose member begins at `from`; -1 for others. */
function memberName(file: File, from: number, isClass: boolean): number {
  const { tokens, modifiers, word } = file;
  const { type } = tokens;
  let at = afterDecorators(tokens, from);
  while (modifiers.has(type[at]!) && isNameLike(tokens, at + 1)) at++;
  if (type[at] === 42) at++;
  if (type[at] === 35) at++;
  if (!tokens.isName(at)) return -1;
  let behind = at + 1;
  if (type[behind] === 63 || type[behind] === 33) behind++;
  if (type[behind] === 60) behind = afterAngles(tokens, behind);
  if (type[behind] === 40) return !isClass && type[at] === word.new ? -1 : at;
  return isClass && bindsFunction(file, at) ? at : -1;
}

/** Whether a modifier before this token is one, and not a member called `get` or `static`. */
function isNameLike(tokens: Tokens, at: number): boolean {
  const type = tokens.type[at]!;
  return tokens.isName(at) || type === 35 || type === 42 || type === 91 || type === TEXT || type === 123;
}

/** Whether the variable or field that this token names has a function, an arrow function or a class as its value. */
function bindsFunction({ tokens, word }: File, name: number): boolean {
  const { type, pair } = tokens;
  let at = name + 1;
  if (type[at] === 33 || type[at] === 63) at++;
  if (type[at] === 58) at = typeEnd(tokens, at + 1);
  if (type[at] !== 61) return false;
  at++;
  if (type[at] === word.async && !(type[at + 1] === 61)) {
    if (type[at + 1] === ARROW) return true;
    at++;
  }
  if (type[at] === word.function) return !isCalled(tokens, at + 1);
  if (type[at] === word.class) return true;
  if (type[at] === 60) at = afterAngles(tokens, at);
  if (type[at] === 40) {
    const behind = type[pair[at]! + 1];
    return behind === ARROW || behind === 58;
  }
  return tokens.isName(at) && type[at + 1] === ARROW;
}

/** Whether something is done with the function whose head begins here: `function () {}()`, `function () {}.bind(it)`. */
function isCalled({ type, pair, count }: Tokens, from: number): boolean {
  const last = Math.min(count, from + MOST_TYPE_TOKENS);
  let at = from;
  while (at < last && type[at] !== 123) at = pair[at]! > at ? pair[at]! + 1 : at + 1;
  const behind = type[at] === 123 ? type[pair[at]! + 1] : 0;
  return behind === 40 || behind === 46 || behind === 91;
}

/** Where a type annotation ends: at its assignment, or at whatever else ends it. */
function typeEnd(tokens: Tokens, from: number): number {
  const { type, pair } = tokens;
  const last = Math.min(tokens.count, from + MOST_TYPE_TOKENS);
  let closes = true;
  for (let at = from; at < last; at++) {
    const now = type[at]!;
    if (now === 61 || now === 59 || now === 41 || now === 125 || now === 93) return at;
    if (now === 60 && closes) {
      const behind = afterAngles(tokens, at);
      closes = behind > at;
      if (closes) at = behind - 1;
    } else if (now === 44) return at;
    else if (now >= FIRST_NAME && at > from && tokens.isFirst(at) && !GOES_ON.has(type[at - 1]!)) return at;
    else if (pair[at]! > at) at = pair[at]!;
  }
  return last;
}

/** Behind the `>` that closes the `<` at `from`; `from` itself when it is no bracket. */
function afterAngles(tokens: Tokens, from: number): number {
  const { type, pair } = tokens;
  const last = Math.min(tokens.count, from + MOST_TYPE_TOKENS);
  let depth = 0;
  for (let at = from; at < last; at++) {
    const now = type[at];
    if (now === 60) depth++;
    else if (now === 62) {
      if (--depth === 0) return at + 1;
    } else if (now === 59 || now === 125 || now === 41) return from;
    else if (pair[at]! > at) at = pair[at]!;
  }
  return from;
}
