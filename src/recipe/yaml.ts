import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  type Scalar,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { findInvisible } from './invisible.js';
import { Sheet } from './sheet.js';

const MOST_CHARACTERS = 262_144;
const DEEPEST = 40;

/**
 * Reads one YAML 1.2 document of plain data: strings, numbers that keep their digits, booleans, nothing, lists and maps
 * with text keys. Whatever YAML would read as something else than it looks like is a problem of the sheet; when the text
 * cannot be read at all, the problems are thrown at once (RunError 'recipe').
 */
export function readYaml(path: string, text: string): Sheet {
  const sheet = new Sheet(path, text.replace(/^\uFEFF/, ''));
  if (text.length > MOST_CHARACTERS) {
    sheet.problem(0, `the file is larger than ${MOST_CHARACTERS / 1024} KiB: make it smaller`);
    sheet.check();
  }
  const contents = compose(sheet);
  if (contents === null) {
    sheet.problem(0, 'the file is empty: it needs a map of keys and values');
  } else {
    sheet.mark([], { key: contents.range[0], start: contents.range[0], end: contents.range[1] });
    sheet.value = plain(sheet, contents, []);
  }
  return sheet;
}

function compose(sheet: Sheet): ParsedNode | null {
  let doc: ReturnType<typeof parseDocument>;
  try {
    doc = parseDocument(sheet.text, {
      lineCounter: sheet.lines,
      prettyErrors: false,
      schema: 'core',
      uniqueKeys: false, // the walk looks, in linear time
      logLevel: 'error',
    });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    sheet.problem(0, 'lists or maps are nested too deeply to be read: make the file flatter');
    sheet.check();
    return null;
  }
  if (doc.directives?.yaml.explicit || /^(?:[ \t]*(?:#.*)?\r?\n)*%/.test(sheet.text))
    sheet.problem(0, 'directives (lines that start with %) are not used here: take them out');
  for (const error of [...doc.errors, ...doc.warnings]) {
    if (error.code === 'TAG_RESOLVE_FAILED') continue; // every tag is told by the walk
    sheet.problem(error.pos[0], advice(error, sheet));
  }
  sheet.check();
  return doc.contents as ParsedNode | null;
}

function advice(error: YAMLError, sheet: Sheet): string {
  const line = sheet.text.slice(sheet.text.lastIndexOf('\n', error.pos[0] - 1) + 1).split('\n', 1)[0] ?? '';
  if (/(^|[:\-[,]\s+)\{\{/.test(line))
    return 'a value that starts with {{ must stand in quotes: "{{ name }}"';
  switch (error.code) {
    case 'MULTIPLE_DOCS':
      return 'a second document starts here: a file holds one, so take out the ---';
    case 'TAB_AS_INDENT':
      return 'a tab cannot indent YAML: use spaces';
    case 'RESOURCE_EXHAUSTION':
      return 'lists or maps are nested too deeply to be read: make the file flatter';
    case 'BAD_SCALAR_START':
      return `a plain value cannot start with ${sheet.text[error.pos[0]] ?? 'this'}: put the value in quotes`;
    case 'BLOCK_AS_IMPLICIT_KEY':
      return 'YAML reads ": " as a key and its value: put the text in quotes, or start a block with |';
    default:
      return `${error.message.replace(/\.$/, '')}: mend the YAML here, or put the text in quotes`;
  }
}

function plain(sheet: Sheet, node: ParsedNode | null, at: PropertyKey[]): unknown {
  if (node === null) return null;
  const [start] = node.range;
  if (at.length > DEEPEST) {
    sheet.problem(start, `lists and maps are nested more than ${DEEPEST} deep: make the file flatter`);
    return null;
  }
  if (isAlias(node)) {
    const name = node.source;
    sheet.problem(
      start,
      `*${name} is a YAML alias here: put it in quotes ("*${name}"), or write the value out`,
    );
    return null;
  }
  if (node.tag !== undefined) {
    const tag = sheet.text.lastIndexOf('!', start);
    sheet.problem(
      tag < 0 ? start : tag,
      `the tag ${node.tag} is not used here: take it out, or put the text in quotes`,
    );
    return null;
  }
  if (node.anchor !== undefined)
    sheet.problem(
      Math.max(sheet.text.lastIndexOf('&', start), 0),
      `&${node.anchor} is a YAML anchor here: take it out, or put the text in quotes`,
    );
  if (isMap(node)) return plainMap(sheet, node as YAMLMap.Parsed, at);
  if (isSeq(node)) {
    return node.items.map((item, index) => {
      const each = item as ParsedNode;
      sheet.mark([...at, index], { key: each.range[0], start: each.range[0], end: each.range[1] });
      return plain(sheet, each, [...at, index]);
    });
  }
  return isScalar(node) ? plainScalar(sheet, node as Scalar.Parsed, at) : null;
}

function plainMap(sheet: Sheet, map: YAMLMap.Parsed, at: PropertyKey[]): unknown {
  const value: Record<string, unknown> = {};
  if (map.flow && map.items.length === 1 && isMap(map.items[0]?.key)) {
    sheet.problem(map.range[0], 'a value that starts with {{ must stand in quotes: "{{ name }}"');
    return null;
  }
  for (const { key, value: item } of map.items) {
    const offset = key.range[0];
    const name = isScalar(key) ? key.value : undefined;
    if (typeof name !== 'string' || name === '__proto__' || (key as Scalar).tag !== undefined) {
      sheet.problem(offset, 'a key must be text: put it in quotes, or take it out');
      continue;
    }
    hidden(sheet, name, offset);
    if (Object.hasOwn(value, name)) {
      sheet.problem(offset, 'this key stands here twice: keep one of the two');
      continue;
    }
    const inner = [...at, name];
    const [start, end] = item ? [item.range[0], item.range[1]] : [key.range[1], key.range[1]];
    sheet.mark(inner, { key: offset, start, end });
    value[name] = plain(sheet, item, inner);
  }
  return value;
}

function plainScalar(sheet: Sheet, node: Scalar.Parsed, at: PropertyKey[]): unknown {
  const { value } = node;
  const [start, end, rest] = node.range;
  if (node.type === 'PLAIN' && /^[ \t]+#\d/.test(sheet.text.slice(end, rest)))
    sheet.problem(end, 'YAML takes what follows # as a comment: put the whole text in quotes');
  if (typeof value === 'string') hidden(sheet, value, start);
  if (typeof value === 'number' && !keepsDigits(node.source, value, at))
    sheet.problem(start, `YAML reads ${node.source} as the number ${value}: quote it, or write plain digits`);
  return value;
}

// Anything else (hex, exponents, leading zeros, .inf, ids of 16 digits and more) is more often a name than a number.
function keepsDigits(source: string, value: number, at: PropertyKey[]): boolean {
  if (!/^[-+]?(0|[1-9]\d*)(\.\d+)?$/.test(source) || source.replace(/\D/g, '').length > 15) return false;
  const free = at.some((part) => ['default', 'options', 'values', 'version'].includes(String(part)));
  return !free || String(value) === source;
}

function hidden(sheet: Sheet, text: string, start: number): void {
  const found = findInvisible(text);
  if (!found) return;
  const char = String.fromCodePoint(text.codePointAt(found.index) ?? 0);
  const index = sheet.text.indexOf(char, start);
  sheet.problem(
    index < 0 ? start : index,
    `the text holds the invisible character ${found.name}, which a reader cannot see but a model can: take it out`,
  );
}
