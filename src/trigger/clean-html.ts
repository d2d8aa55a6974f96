/** A tag as it stands in Markdown. */
interface Tag {
  name: string;
  closing: boolean;
  empty: boolean;
  attributes: { name: string; value: string; text: string }[];
  end: number;
}

/** Comments, declarations and instructions; one that does not end hides all that follows. */
export function stripComments(prose: string): string {
  const open = /<(?:!--|!\[CDATA\[|![A-Za-z]|\?)/g;
  let out = '';
  let from = 0;
  for (let match = open.exec(prose); match; match = open.exec(prose)) {
    out += prose.slice(from, match.index);
    const end = endOf(prose, match.index, match[0]);
    if (end < 0) return out;
    from = end;
    open.lastIndex = end;
  }
  return out + prose.slice(from);
}

function endOf(prose: string, at: number, open: string): number {
  const short = open === '<!--' ? /^<!---?>/.exec(prose.slice(at, at + 6)) : null;
  if (short) return at + short[0].length;
  const close = open === '<!--' ? '-->' : open === '<![CDATA[' ? ']]>' : '>';
  const end = prose.indexOf(close, at + open.length);
  return end < 0 ? -1 : end + close.length;
}

const UNSEEN_TAG = /^(?:script|style|template|noscript|iframe|object|embed|head|title|noembed|noframes)$/i;
const UNSEEN_STYLE =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*[.0]*(?![.\d])|(?:font-size|max-height|max-width|line-height)\s*:\s*[.0]+(?![.\d])|color\s*:\s*(?:transparent|white|#fff(?:fff)?\b)|(?:left|top|text-indent)\s*:\s*-\d{3}|clip(?:-path)?\s*:/i;

/** Elements that no page shows, with all that is in them; one that does not end hides all that follows. */
export function stripElements(prose: string): string {
  let out = '';
  let from = 0;
  for (const { at, tag } of tags(prose)) {
    if (at < from || tag.closing || !isUnseen(tag)) continue;
    out += prose.slice(from, at);
    from = tag.empty ? tag.end : endOfElement(prose, tag);
  }
  return out + prose.slice(from);
}

function isUnseen({ name, attributes }: Tag): boolean {
  if (UNSEEN_TAG.test(name)) return true;
  return attributes.some(
    (each) =>
      each.name === 'hidden' ||
      (each.name === 'aria-hidden' && each.value === 'true') ||
      (each.name === 'style' && UNSEEN_STYLE.test(each.value)),
  );
}

/** Just after the tag that closes an element, elements of the same name inside it counted. */
function endOfElement(prose: string, open: Tag): number {
  let depth = 1;
  for (const { tag } of tags(prose, open.end)) {
    if (tag.name !== open.name || tag.empty) continue;
    depth += tag.closing ? -1 : 1;
    if (depth === 0) return tag.end;
  }
  return prose.length;
}

const SEEN_ATTRIBUTE = new Set(
  'href src width height align open start type checked colspan rowspan'.split(' '),
);

/** Tags keep what changes how they look or where they lead; descriptions, titles and data go. */
export function stripAttributes(prose: string): string {
  let out = '';
  let from = 0;
  for (const { at, tag } of tags(prose)) {
    const kept = tag.attributes.filter(({ name }) => SEEN_ATTRIBUTE.has(name));
    if (kept.length === tag.attributes.length) continue;
    const name = prose.slice(at, at + tag.name.length + (tag.closing ? 2 : 1));
    out += `${prose.slice(from, at)}${name}${kept.map(({ text }) => ` ${text}`).join('')}${tag.empty ? '/' : ''}>`;
    from = tag.end;
  }
  return out + prose.slice(from);
}

/** Every tag from a place on, one after the other, as CommonMark reads them: quotes may hold a `>`. */
function* tags(prose: string, from = 0): Generator<{ at: number; tag: Tag }> {
  const open = /<(\/?)([A-Za-z][A-Za-z0-9-]*)/g;
  open.lastIndex = from;
  for (let match = open.exec(prose); match; match = open.exec(prose)) {
    const tag = readTag(prose, open.lastIndex, match[2]!.toLowerCase(), match[1] === '/');
    if (!tag) continue;
    open.lastIndex = tag.end;
    yield { at: match.index, tag };
  }
}

function readTag(prose: string, from: number, name: string, closing: boolean): Tag | undefined {
  const part = /\s+([A-Za-z_:][\w.:-]*)(\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?|\s*(\/?)>/y;
  const attributes: Tag['attributes'] = [];
  part.lastIndex = from;
  for (let match = part.exec(prose); match; match = part.exec(prose)) {
    if (match[1] === undefined)
      return { name, closing, empty: match[4] === '/', attributes, end: part.lastIndex };
    const value = (match[3] ?? '').replace(/^(["'])([\s\S]*)\1$/, '$2');
    attributes.push({ name: match[1].toLowerCase(), value, text: match[0].trim() });
  }
  return undefined;
}
