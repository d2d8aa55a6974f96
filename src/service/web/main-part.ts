import type { Document, Element, Reader } from './dom.js';

const FRAME =
  'nav,header,footer,aside,form,[role=navigation],[role=banner],[role=contentinfo],[role=search],[role=complementary]';
/** Readability goes through a page several times: above this it is left out. */
const MOST_ELEMENTS = 60_000;
/** An article with less of the page's prose is one of several parts: a question without its answers, one post of many. */
const LEAST_PROSE = 0.35;
const BLOCK = /^(?:p|pre|blockquote|d[dt]|t[dh]|li|div|section|article|main|body|figcaption|h[1-6])$/i;
/** Shorter texts are words of the site as often as the page's own. */
const LEAST_CHARS = 80;

/**
 * The element that holds what the page is about. Readability finds the article of most pages; pages that are no article
 * (questions with their answers, reference pages, lists) are taken whole, without the site's frame.
 */
export function mainPart(document: Document, ReaderClass: Reader): Element {
  const whole = withoutFrame(document);
  const own = marked(whole);
  const page = own ?? whole;
  if ([...document.querySelectorAll('*')].length > MOST_ELEMENTS) return page;
  const article = read(document, ReaderClass);
  if (!article) return page;
  // More than what the page marks: the frame came along.
  if (own && lengthOf(article) > 1.05 * lengthOf(own)) return own;
  return proseOf(article) >= LEAST_PROSE * proseOf(page) ? article : page;
}

/** What the page itself marks as its main part, when there is just one with most of the text. */
function marked(body: Element): Element | undefined {
  for (const mark of ['main', '[role=main]', 'article']) {
    const found = [...body.querySelectorAll(mark)];
    const [only] = found;
    if (only && found.length === 1 && lengthOf(only) > 0.3 * lengthOf(body)) return only;
  }
  return undefined;
}

function withoutFrame(document: Document): Element {
  const body = (document.body ?? document.documentElement).cloneNode(true);
  for (const node of body.querySelectorAll(FRAME)) if (!holdsMain(node)) node.remove();
  return body;
}

/** A header inside an article is its heading; a form round the whole page is how some sites are built. */
function holdsMain(node: Element): boolean {
  const name = node.nodeName.toLowerCase();
  if (node.querySelector('main,[role=main],article')) return true;
  if (name === 'header') return node.closest('main,article') !== null;
  return name === 'form' && lengthOf(node) > 2_000;
}

function read(document: Document, ReaderClass: Reader): Element | undefined {
  const reader = new ReaderClass(document.cloneNode(true) as never, {
    keepClasses: true,
    serializer: (node) => node,
  });
  return (reader.parse()?.content ?? undefined) as Element | undefined;
}

function lengthOf(node: Element): number {
  return (node.textContent ?? '').replace(/\s+/g, ' ').length;
}

/** How much of an element is running text and code: what lists of links, captions and controls are not. */
function proseOf(part: Element): number {
  const blocks: number[] = [];
  /** Adds up an element's text outside of the blocks in it, and closes those. */
  const walk = (node: Element, block: Block, linked: boolean): void => {
    for (const child of node.childNodes) {
      if (child.nodeType === 3) {
        const length = (child.textContent ?? '').trim().length;
        block.length += length;
        if (linked) block.linked += length;
      } else if (BLOCK.test(child.nodeName)) within(child);
      else if (child.nodeType === 1) walk(child, block, linked || child.nodeName === 'A');
    }
  };
  const within = (node: Element): void => {
    const block = { length: 0, linked: 0 };
    walk(node, block, false);
    const isProse = block.length >= LEAST_CHARS && block.linked < 0.4 * block.length;
    if (node.nodeName === 'PRE' || isProse) blocks.push(block.length);
  };
  within(part);
  return blocks.reduce((sum, length) => sum + length, 0);
}

interface Block {
  length: number;
  linked: number;
}
