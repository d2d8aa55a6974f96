import { isAlias, isMap, isNode, isScalar, type Pair, parseDocument, stringify } from 'yaml';
import { ToolError } from '../../contract/error.js';

/** The parts of a dotted key; a part with a dot or a slash in it may stand in quotation marks: `models."openai/x.1".vision`. */
export function keyParts(key: string): string[] {
  const parts = [...key.matchAll(/(?:^|\.)(?:"([^"]+)"|([^."]+))/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  const again = parts.map((part) => (/[."]/.test(part) ? `"${part}"` : part)).join('.');
  if (parts.length === 0 || again.replaceAll('"', '') !== key.replaceAll('"', ''))
    throw new ToolError(
      `${JSON.stringify(key)} is no key: write parts with dots between, such as tools.bash.network.`,
    );
  return parts;
}

/** YAML text with one value set, or with `undefined` taken away; comments, order and layout of the rest stay. */
export function editYaml(text: string, parts: readonly string[], value: unknown): string {
  const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const edited = edit(text.slice(bom.length).replaceAll('\r\n', '\n'), parts, value);
  return bom + (text.includes('\r\n') ? edited.replaceAll('\n', '\r\n') : edited);
}

function edit(text: string, parts: readonly string[], value: unknown): string {
  const document = parseDocument(text, { schema: 'core' });
  if (document.errors.length > 0)
    throw new ToolError(`The file is no readable YAML: ${document.errors[0]?.message}. Nothing was changed.`);
  makeWay(document, parts);
  const draft =
    value === undefined ? without(text, document, parts) : withValue(text, document, parts, value);
  if (value === undefined) {
    if (!document.deleteIn(parts))
      throw new ToolError(`${parts.join('.')} is not set there. Nothing was changed.`);
    prune(document, parts);
  } else document.setIn(parts, document.createNode(value));
  // The text that was edited as text stands if it says just what the edited tree says.
  return draft !== undefined && says(draft, document) ? draft : document.toString({ lineWidth: 0 });
}

function says(text: string, document: Tree): boolean {
  const again = parseDocument(text, { schema: 'core' });
  return again.errors.length === 0 && JSON.stringify(again.toJS()) === JSON.stringify(document.toJS());
}

type Tree = ReturnType<typeof parseDocument>;

/** Every part above the last is a map, or becomes one where there is nothing. */
function makeWay(document: Tree, parts: readonly string[]): void {
  for (let length = 0; length < parts.length; length++) {
    const above = parts.slice(0, length);
    const node = length === 0 ? document.contents : document.getIn(above, true);
    const where = length === 0 ? 'The file' : above.join('.');
    if (node === undefined || isMap(node)) continue;
    if (isAlias(node))
      throw new ToolError(
        `${where} is an alias (*${node.source}): change what it stands for. Nothing was changed.`,
      );
    if (node !== null && !(isScalar(node) && node.value === null))
      throw new ToolError(`${where} is no map of keys. Nothing was changed.`);
    if (length === 0) document.contents = document.createNode({}) as never;
    else document.setIn(above, document.createNode({}));
  }
}

function withValue(
  text: string,
  document: Tree,
  parts: readonly string[],
  value: unknown,
): string | undefined {
  const node = document.getIn(parts, true);
  return node === undefined ? inserted(text, document, parts, value) : replaced(text, node, value);
}

/** One plain value in the place of another: every other byte stays. */
function replaced(text: string, node: unknown, value: unknown): string | undefined {
  if (!isScalar(node) || !node.range || node.anchor || typeof value === 'object') return undefined;
  if (node.type?.startsWith('BLOCK')) return undefined;
  const written = stringify(value, { lineWidth: 0 }).trimEnd();
  if (written.includes('\n')) return undefined;
  return text.slice(0, node.range[0]) + written + text.slice(node.range[1]);
}

/** A new key behind the last one of the map it belongs to. */
function inserted(
  text: string,
  document: Tree,
  parts: readonly string[],
  value: unknown,
): string | undefined {
  let depth = parts.length - 1;
  while (depth > 0 && !isMap(document.getIn(parts.slice(0, depth), true))) depth--;
  const map = depth === 0 ? document.contents : document.getIn(parts.slice(0, depth), true);
  if (!isMap(map) || map.flow) return undefined;
  const [first, last] = [spanOf(text, map.items[0]), spanOf(text, map.items.at(-1))];
  if (!first || !last) return undefined;
  const nested = parts.slice(depth).reduceRight((inner, part) => ({ [part]: inner }), value);
  const lines = stringify(nested, { lineWidth: 0 }).trimEnd().split('\n');
  const own = lines.map((line) => `${' '.repeat(first.column)}${line}\n`).join('');
  const gap = text[last.to - 1] === '\n' ? '' : '\n';
  return text.slice(0, last.to) + gap + own + text.slice(last.to);
}

/** Without the lines of a key, and of the maps that it leaves empty. */
function without(text: string, document: Tree, parts: readonly string[]): string | undefined {
  for (let depth = parts.length - 1; depth >= 0; depth--) {
    const map = depth === 0 ? document.contents : document.getIn(parts.slice(0, depth), true);
    if (!isMap(map) || map.flow) return undefined;
    if (map.items.length === 1 && depth > 0) continue;
    const span = spanOf(
      text,
      map.items.find(({ key }) => isScalar(key) && String(key.value) === parts[depth]),
    );
    return span && text.slice(0, span.from) + text.slice(span.to);
  }
  return undefined;
}

/** The lines of a key and its value, the end of the last one included. */
function spanOf(
  text: string,
  pair: Pair | undefined,
): { from: number; to: number; column: number } | undefined {
  const [start] = (isNode(pair?.key) && pair.key.range) || [];
  const [, end] = (isNode(pair?.value) && pair.value.range) || [];
  if (start === undefined || end === undefined) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text[end - 1] === '\n' ? end - 1 : text.indexOf('\n', end);
  return { from, to: line < 0 ? text.length : line + 1, column: start - from };
}

/** Maps that have become empty go with their last key. */
function prune(document: Tree, parts: readonly string[]): void {
  for (let length = parts.length - 1; length > 0; length--) {
    const above = document.getIn(parts.slice(0, length));
    if (!isMap(above) || above.items.length > 0) return;
    document.deleteIn(parts.slice(0, length));
  }
}
