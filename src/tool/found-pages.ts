import { randomBytes } from 'node:crypto';
import { dataBlock } from '../contract/data-block.js';
import type { Found } from '../service/web/exa.js';

/** Most bytes of what a search shows. Source: seed A. */
const MOST_BYTES = 48 * 1024;
const MARK = '\n[truncated]';

/** Pages a search found, as a list; `each` and `all` bound the characters of their texts. */
export function listed(found: readonly Found[], each: number, all: number): { text: string; cut: boolean } {
  let left = all;
  let cut = false;
  const parts = found.map(({ title, url, published, text }, index) => {
    const room = Math.min(each, left);
    const body = text.trim();
    const shown = body.length > room ? `${body.slice(0, room)}${MARK}` : body;
    cut ||= body.length > room;
    left -= Math.min(body.length, room);
    return [
      `${index + 1}. ${title || '(no title)'}`,
      `   ${url}${published && ` (${published})`}`,
      ...(shown ? ['', shown] : []),
    ].join('\n');
  });
  return { text: parts.length > 0 ? parts.join('\n\n') : 'Nothing was found.', cut };
}

/** The whole answer of a search: bounded, and set off as what strangers wrote. */
export function foundText(text: string): { text: string; cut: boolean } {
  const bytes = Buffer.from(text);
  const cut = bytes.length > MOST_BYTES;
  const shown = cut
    ? `${bytes
        .subarray(0, MOST_BYTES)
        .toString('utf8')
        .replace(/\uFFFD+$/, '')}${MARK}`
    : text;
  return { text: dataBlock('search results', shown, randomBytes(8).toString('hex')), cut };
}
