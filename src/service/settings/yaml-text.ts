import { isMap, isScalar, parseDocument, stringify } from 'yaml';
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
  const document = parseDocument(text, { schema: 'core' });
  if (document.errors.length > 0)
    throw new ToolError(`The file is no readable YAML: ${document.errors[0]?.message}. Nothing was changed.`);
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null))
    document.contents = document.createNode({}) as never;
  if (!isMap(document.contents)) throw new ToolError('The file is no map of keys. Nothing was changed.');
  if (value === undefined) {
    if (!document.deleteIn(parts))
      throw new ToolError(`${parts.join('.')} is not set there. Nothing was changed.`);
    prune(document, parts);
  } else {
    const spliced = inPlace(text, document, parts, value);
    if (spliced !== undefined) return spliced;
    document.setIn(parts, document.createNode(value));
  }
  return document.toString({ lineWidth: 0 });
}

/** One plain value in the place of another: every other byte stays. */
function inPlace(
  text: string,
  document: ReturnType<typeof parseDocument>,
  parts: readonly string[],
  value: unknown,
): string | undefined {
  const node = document.getIn(parts, true);
  if (!isScalar(node) || !node.range || node.anchor || typeof value === 'object') return undefined;
  const written = stringify(value, { lineWidth: 0 }).trimEnd();
  if (written.includes('\n')) return undefined;
  return text.slice(0, node.range[0]) + written + text.slice(node.range[1]);
}

/** Maps that have become empty go with their last key. */
function prune(document: ReturnType<typeof parseDocument>, parts: readonly string[]): void {
  for (let length = parts.length - 1; length > 0; length--) {
    const above = document.getIn(parts.slice(0, length));
    if (!isMap(above) || above.items.length > 0) return;
    document.deleteIn(parts.slice(0, length));
  }
}
