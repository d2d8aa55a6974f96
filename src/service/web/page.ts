import { stripHidden } from '../hidden-text.js';
import { decode } from './charset.js';
import { depthOf, headingOf, quiet, titleOf } from './document.js';
import type { Reader } from './dom.js';
import { mainPart } from './main-part.js';
import { toMarkdown } from './markdown.js';
import { withoutTags } from './plain.js';

/** What people write stays far below. */
const MOST_DEPTH = 512;

/** A response as it came: its bytes, the URL it came from, and the type its server gave it. */
export interface Body {
  bytes: Uint8Array;
  url: string;
  type: string;
}

/** A response as text to read. `how` says what was done: `html` became Markdown, `text` is as it was. */
export interface Page {
  title: string;
  text: string;
  how: 'html' | 'text';
}

/** A response as text, or undefined when it is not text. HTML becomes Markdown; JSON and other text stay as they are. */
export async function pageText({ bytes, url, type }: Body): Promise<Page | undefined> {
  const text = decode(bytes, type);
  if (text.slice(0, 8_192).includes('\0') || isMedia(type)) return undefined;
  if (!isHtml(text, type)) return { title: '', text: stripHidden(text), how: 'text' };
  return { ...(await readHtml(text, url)), how: 'html' };
}

function isMedia(type: string): boolean {
  return /^(?:image\/(?!svg)|audio\/|video\/|font\/|application\/(?:pdf|zip|gzip|x-(?:tar|7z|gzip)|wasm|java-archive))/i.test(
    type.trim(),
  );
}

/** The header's word, unless it says nothing: then what the text starts with. */
function isHtml(text: string, type: string): boolean {
  if (/html/i.test(type)) return true;
  const vague =
    type.trim() === '' ||
    /^(?:text\/plain|application\/octet-stream|text\/xml|application\/xml)/i.test(type.trim());
  return (
    vague &&
    /^\s*(?:<!--[\s\S]{0,1000}?-->\s*|<\?xml[^>]{0,200}>\s*)*<(?:!doctype\s+html|html[\s>])/i.test(
      text.slice(0, 4_096),
    )
  );
}

async function readHtml(html: string, url: string): Promise<{ title: string; text: string }> {
  const [{ parseHTML }, { Readability }, { default: Turndown }] = await Promise.all([
    import('linkedom'),
    import('@mozilla/readability'),
    import('turndown'),
  ]);
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`);
  // What reads a tree goes down it step by step: a page nested deeper than pages are still gives its words.
  if (depthOf(document) > MOST_DEPTH) return { title: '', text: stripHidden(withoutTags(html)) };
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  const title = titleOf(document);
  quiet(document);
  const heading = headingOf(document);
  const part = mainPart(document, Readability as unknown as Reader);
  const text = toMarkdown(part, URL.canParse(base, url) ? new URL(base, url).href : url, Turndown);
  // Readability takes out a heading that repeats the title.
  const head = heading === '' || text.includes(heading) ? '' : `# ${heading}\n\n`;
  return { title, text: stripHidden(head + text) };
}
