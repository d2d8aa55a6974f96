import type { Element } from './dom.js';
import type { Prose } from './prose.js';

/** What holds other blocks; paragraphs and cells are alike on every page. */
const HOLDER = /^(?:article|section|div|li|tr|table|main|dl)$/i;
/** Names of what only lays a page out. */
const LAYOUT = /^(?:row|cols?|columns?|container|grid|wrapper)(?![a-z])/i;
/** A short article of which less is outside of the page's frame is a part of that: a notice about cookies, a footer. */
const LEAST_THERE = 0.5;
const NOTICE_CHARS = 500;
/** Two blocks that are alike are how a page is laid out as often as a question and its answer. */
const LEAST_GONE = 2;
/** Less than this much of an article is an aside to it. */
const LEAST_LOST = 0.5;
/** Nothing that a block is a part of is further up. */
const MOST_UP = 64;

/** How much text of one holder the article has, and has not. */
interface Share {
  kept: number;
  lost: number;
}

/**
 * What an article is only a part of, as the page's prose tells; undefined where it is all that the page is about. A short
 * one outside of the page's prose is a notice in its frame, unless that frame is all there is. One of several blocks that are alike (same element, same first
 * class) is a post of a thread or a section of a reference page: then what holds all of them, the page's one heading and
 * the first prose.
 */
export function wholeOf(
  page: Element,
  prose: readonly Prose[],
  article: readonly Prose[],
): Element | undefined {
  const keys = new Set(article.map(({ key }) => key));
  const kept = sum(prose.filter(({ key }) => keys.has(key)).map(({ length }) => length));
  const whole = sum(article.map(({ length }) => length));
  const isNotice = whole < NOTICE_CHARS && kept < LEAST_THERE * whole;
  if (isNotice && (page.textContent ?? '').trim() !== '') return page;
  const kinds = [...kindsOf(prose, keys).values()].filter((kind) => isOneOfSeveral([...kind.values()], kept));
  if (kinds.length === 0) return undefined;
  const headings = [...page.querySelectorAll('h1')];
  const start = [
    ...(headings.length === 1 ? headings : []),
    ...prose.slice(0, 1).map(({ element }) => element),
  ];
  return holderOf([...start, ...kinds.flatMap((kind) => [...kind.keys()])], page);
}

/** The smallest element of a page that holds all of these. */
function holderOf(elements: readonly Element[], page: Element): Element {
  let holders: Element[] | undefined;
  for (const element of elements) {
    const round = new Set<Element>();
    for (let at: Element | null = element; at; at = at.parentElement) round.add(at);
    holders = holders ? holders.filter((holder) => round.has(holder)) : [...round];
  }
  return holders?.[0] ?? page;
}

function kindsOf(page: readonly Prose[], keys: ReadonlySet<string>): Map<string, Map<Element, Share>> {
  const kinds = new Map<string, Map<Element, Share>>();
  for (const { element, length, key } of page)
    for (const [kind, holder] of holdersOf(element)) {
      const shares = kinds.get(kind) ?? new Map<Element, Share>();
      const share = shares.get(holder) ?? { kept: 0, lost: 0 };
      share[keys.has(key) ? 'kept' : 'lost'] += length;
      kinds.set(kind, shares.set(holder, share));
    }
  return kinds;
}

/** Most of the article stands in blocks of this kind, and others of the kind, with as much to say, do not. */
function isOneOfSeveral(shares: readonly Share[], kept: number): boolean {
  const there = shares.filter((share) => share.kept > share.lost).map((share) => share.kept);
  const gone = shares.filter((share) => share.kept === 0).map((share) => share.lost);
  return gone.length >= LEAST_GONE && sum(there) > kept / 2 && sum(gone) > LEAST_LOST * kept;
}

/** The nearest element of every kind round a block. */
function holdersOf(block: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  for (let at = block.parentElement, up = 0; at && up < MOST_UP; at = at.parentElement, up++) {
    const kind = kindOf(at);
    if (kind !== undefined && !found.has(kind)) found.set(kind, at);
  }
  return found;
}

function kindOf(element: Element): string | undefined {
  if (!HOLDER.test(element.nodeName)) return undefined;
  const [first = ''] = (element.getAttribute('class') ?? '').trim().split(/\s+/);
  if (first === '' && !/^(?:article|section)$/i.test(element.nodeName)) return undefined;
  if (LAYOUT.test(first)) return undefined;
  return `${element.nodeName} ${first.replace(/\d+/g, '#')}`;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
