import { stripHidden } from '../hidden-text.js';
import type { Document, Element } from './dom.js';
import { isUnseen } from './unseen.js';

/** What is never read: programs, styles, frames, controls, and what draws. */
const SILENT =
  'script,style,noscript,template,iframe,object,embed,svg,canvas,dialog,button,input,select,textarea,link,meta,base,audio,video,map';
/** Marks beside headings that link to themselves. */
const PERMALINKS = 'a.headerlink,a.anchor,a.anchorjs-link,a.hash-link,a.header-anchor';

/** Removes everything of a parsed page that people would not read on it. */
export function quiet(document: Document): void {
  for (const node of document.querySelectorAll(SILENT)) node.remove();
  for (const node of document.querySelectorAll('[hidden]')) node.remove();
  for (const node of document.querySelectorAll('[style]'))
    if (isUnseen(node.getAttribute('style') ?? '')) node.remove();
  for (const node of document.querySelectorAll(PERMALINKS))
    if (/^\W*$/.test(node.textContent ?? '')) node.remove();
}

/** The page's own name for itself, on one line. */
export function titleOf(document: Document): string {
  const told = document.querySelector('meta[property="og:title"]')?.getAttribute('content');
  const title =
    document.querySelector('title')?.textContent || told || document.querySelector('h1')?.textContent;
  return stripHidden((title ?? '').replace(/\s+/g, ' ').trim()).slice(0, 300);
}

/** The page's one main heading; '' where there is none, or several. */
export function headingOf(document: Document): string {
  const [only, ...more] = document.querySelectorAll('h1');
  return more.length > 0 ? '' : (only?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** How deep the page's elements are nested. */
export function depthOf(document: Document): number {
  const depths = new Map<Element | null, number>();
  let deepest = 0;
  for (const element of document.querySelectorAll('*')) {
    const depth = (depths.get(element.parentElement) ?? 0) + 1;
    depths.set(element, depth);
    if (depth > deepest) deepest = depth;
  }
  return deepest;
}
