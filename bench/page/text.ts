import { parseHTML } from 'linkedom';

interface Node {
  nodeType: number;
  nodeName: string;
  nodeValue: string | null;
  childNodes: Iterable<Node>;
}

const SILENT = /^(?:script|style|noscript|template|svg|select|iframe|button|head)$/i;
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|tt|u|var|wbr)$/i;

export function parse(html: string) {
  return parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`).document;
}

/** The words of an element; those of two blocks never run together. */
export function textOf(node: unknown): string {
  const { nodeType, nodeName, nodeValue, childNodes } = node as Node;
  if (nodeType === 3) return nodeValue ?? '';
  if (nodeType !== 1 || SILENT.test(nodeName)) return '';
  const text = [...childNodes].map(textOf).join('');
  return INLINE.test(nodeName) ? text : ` ${text} `;
}

export const bodyText = (html: string): string => textOf(parse(html).body);

/** Markdown as words, as an element's text has them: no targets of links, no marks, no numbers of items, no descriptions of images. */
export function markdownText(markdown: string): string {
  return markdown
    .replace(/^(\s*)(?:\d+\. |`{3,}.*$)/gm, '$1')
    .replace(/!\[[^\]]*\]\([^)\s]*\)/g, ' ')
    .replace(/\]\([^)\s]*\)/g, '')
    .replace(/\\([^\w\s])/g, '$1');
}
