import type TurndownService from 'turndown';
import type { Element } from './dom.js';

type Turndown = typeof TurndownService;

/** An element as Markdown: headings, lists, fenced code with its language, tables, links made absolute. */
export function toMarkdown(part: Element, base: string, Service: Turndown): string {
  const service = new Service({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  });
  service.addRule('code', {
    filter: (node) => node.nodeName === 'PRE',
    replacement: (_, node) => fence(node as unknown as Element),
  });
  service.addRule('link', {
    filter: (node) => node.nodeName === 'A',
    replacement: (text, node) => link(text, (node as unknown as Element).getAttribute('href'), base),
  });
  service.addRule('image', {
    filter: (node) => node.nodeName === 'IMG',
    replacement: (_, node) => image(node as unknown as Element, base),
  });
  service.addRule('cell', {
    filter: (node) => /^T[HD]$/.test(node.nodeName) && isData(node as unknown as Element),
    replacement: (text) => ` ${oneLine(text).replaceAll('|', '\\|')} |`,
  });
  service.addRule('row', {
    filter: (node) => node.nodeName === 'TR' && isData(node as unknown as Element),
    replacement: (text, node) => row(text, node as unknown as Element),
  });
  service.addRule('table', {
    filter: (node) => node.nodeName === 'TABLE' && isData(node as unknown as Element),
    replacement: (text) => `\n\n${text.replace(/\n{2,}/g, '\n').trim()}\n\n`,
  });
  service.addRule('item', {
    filter: 'li',
    replacement: (text, node) => item(text, node as unknown as Element),
  });
  service.addRule('struck', { filter: ['del', 's'], replacement: (text) => `~~${text}~~` });
  const text = service.turndown(part as never);
  return text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The language stands in a class of the block, of its code element, or of the element around it. */
function fence(pre: Element): string {
  const around = [pre, pre.querySelector('code'), pre.parentElement, pre.parentElement?.parentElement];
  const classes = around.map((each) => each?.getAttribute('class') ?? '').join(' ');
  const language =
    /(?:^|\s)(?:language|lang|highlight-source|highlight|brush:?)[-\s]([\w+#-]+)/.exec(classes)?.[1] ?? '';
  for (const line of pre.querySelectorAll('br')) line.replaceWith('\n');
  const text = (pre.textContent ?? '').replace(/^\n|\s+$/g, '');
  if (text === '') return '';
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return `\n\n${mark}${/^(default|text|none)$/.test(language) ? '' : language}\n${text}\n${mark}\n\n`;
}

function link(text: string, href: string | null, base: string): string {
  const target = absolute(href, base);
  const shown = oneLine(text);
  if (shown === '' || target === undefined) return shown;
  return shown.replaceAll('\\', '') === target ? `<${target}>` : `[${shown}](${target})`;
}

function image(node: Element, base: string): string {
  const target = sourceOf(node, base);
  const alt = oneLine(node.getAttribute('alt') ?? '').replace(/[[\]]/g, '');
  return target === undefined || alt === '' ? alt : `![${alt}](${target})`;
}

/** Where an image is: one that is loaded late says so beside its placeholder. */
function sourceOf(node: Element, base: string): string | undefined {
  const late = node.getAttribute('data-src') ?? node.getAttribute('srcset')?.trim().split(/[\s,]/)[0] ?? null;
  return absolute(node.getAttribute('src'), base) ?? absolute(late, base);
}

/** Where a link leads, when that is the web and not only another place of the same page. */
function absolute(href: string | null, base: string): string | undefined {
  if (href === null || href.startsWith('#') || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  return /^(https?|mailto):$/.test(url.protocol)
    ? url.href.replaceAll('(', '%28').replaceAll(')', '%29')
    : undefined;
}

/** A table of data, not one that only lays the page out: no table within, and at least two cells in some row. */
function isData(node: Element): boolean {
  const table = node.closest('table');
  if (!table || table.querySelector('table') || table.getAttribute('role') === 'presentation') return false;
  if (table.querySelector('pre,ul,ol,h1,h2,h3,blockquote')) return false;
  return [...table.querySelectorAll('tr')].some((each) => cells(each).length > 1);
}

function row(text: string, node: Element): string {
  const line = `|${text.replaceAll('\n', ' ')}`;
  const first = node.closest('table')?.querySelector('tr') === node;
  return first ? `\n${line}\n|${' --- |'.repeat(cells(node).length)}` : `\n${line}`;
}

function cells(node: Element): Element[] {
  return [...node.children].filter(({ nodeName }) => nodeName === 'TD' || nodeName === 'TH');
}

function item(text: string, node: Element): string {
  const list = node.parentElement;
  const siblings = [...(list?.children ?? [])].filter(({ nodeName }) => nodeName === 'LI');
  const first = Number(list?.getAttribute('start') ?? 1);
  const mark = list?.nodeName === 'OL' ? `${first + siblings.indexOf(node)}. ` : '- ';
  const body = text.trim().replace(/\n/g, `\n${' '.repeat(mark.length)}`);
  return `${mark}${body}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
