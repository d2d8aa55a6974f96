import type { Element } from './dom.js';

const BLOCK = /^(?:p|pre|blockquote|d[dt]|t[dh]|li|div|section|article|main|body|figcaption|h[1-6])$/i;
/** Shorter texts are words of the site as often as the page's own. */
const LEAST_CHARS = 80;
const MOST_LINKED = 0.4;
/** So much of a text tells it from others. */
const KEY_CHARS = 40;

/** A piece of running text or code: what lists of links, captions and controls are not. */
export interface Prose {
  element: Element;
  length: number;
  /** How the text starts, without blanks: the same in a copy of the page. */
  key: string;
}

interface Tally {
  length: number;
  linked: number;
  start: string;
}

/** The running text of an element, block by block; a block's text is what stands in it outside of the blocks within. */
export function proseIn(part: Element): Prose[] {
  const found: Prose[] = [];
  const walk = (node: Element, tally: Tally, linked: boolean): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === 3) add(child.textContent ?? '', tally, linked);
      else if (BLOCK.test(child.nodeName)) within(child);
      else if (child.nodeType === 1) walk(child, tally, linked || child.nodeName === 'A');
    }
  };
  const within = (element: Element): void => {
    const tally = { length: 0, linked: 0, start: '' };
    walk(element, tally, false);
    const isProse = tally.length >= LEAST_CHARS && tally.linked < MOST_LINKED * tally.length;
    if (element.nodeName === 'PRE' || isProse)
      found.push({ element, length: tally.length, key: tally.start.slice(0, KEY_CHARS) });
  };
  within(part);
  return found;
}

function add(text: string, tally: Tally, linked: boolean): void {
  const { length } = text.trim();
  tally.length += length;
  if (linked) tally.linked += length;
  if (tally.start.length < KEY_CHARS) tally.start += text.replace(/\s+/g, '').slice(0, KEY_CHARS);
}
