import type { Document, Element, Reader } from './dom.js';
import { wholeOf } from './part.js';
import { type Prose, proseIn } from './prose.js';

const FRAME =
  'nav,header,footer,aside,form,[role=navigation],[role=banner],[role=contentinfo],[role=search],[role=complementary]';
/** Readability goes through a page several times: above this it is left out. */
const MOST_ELEMENTS = 60_000;
/** An article with less of the page's text is a notice on it. */
const LEAST_SHARE = 0.1;

/**
 * The element that holds what the page is about: the article that Readability finds. The page without the site's frame,
 * where that article is missing, next to nothing of it, or only a part of it (threads, reference pages).
 */
export function mainPart(document: Document, ReaderClass: Reader): Element {
  const whole = withoutFrame(document);
  const own = marked(whole);
  if ([...document.querySelectorAll('*')].length > MOST_ELEMENTS) return own ?? whole;
  const article = read(document, ReaderClass);
  if (!article) return own ?? whole;
  const prose = proseIn(article);
  const ownProse = own ? proseIn(own) : [];
  const isMarked = own !== undefined && holdsMost(ownProse, prose);
  const page = isMarked ? own : whole;
  const length = lengthOf(article);
  // More than what the page marks: the frame came along.
  if (isMarked && length > 1.05 * lengthOf(own)) return own;
  if (length < LEAST_SHARE * lengthOf(page)) return page;
  return wholeOf(page, isMarked ? ownProse : proseIn(whole), prose) ?? article;
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

/** Whether a part of the page has most of an article's prose: what a page marks may as well be a teaser beside it. */
function holdsMost(part: readonly Prose[], article: readonly Prose[]): boolean {
  const keys = new Set(part.map(({ key }) => key));
  let [there, all] = [0, 0];
  for (const { key, length } of article) {
    all += length;
    if (keys.has(key)) there += length;
  }
  return there >= all / 2;
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
