import { closed, oneLine } from './markdown.js';
import { neutralise, neutralLine, neutralMessage } from './neutral.js';

/**
 * Text that a model or a stranger wrote, as it may stand in what we post: secrets out, nothing that notifies, closes,
 * commands or loads, and nothing left open that could swallow the text after it.
 */
export function prose(text: string, seal: (text: string) => string): string {
  return closed(neutralise(seal(text)).trim());
}

/**
 * The same in one line of at most `limit` code points, sealed before it is cut (half a secret would not be recognised).
 * It can stand anywhere in a line: it opens no fence, and no backtick of it pairs with one that comes after.
 */
export function proseLine(text: string, seal: (text: string) => string, limit = 400): string {
  // Behind a word nothing is a fence or a command; the word goes again.
  const line = neutralise(`x ${oneLine(seal(text), limit)}`).slice(2);
  return pairBackticks(line).replace(/^(?:\/|~{3,}|[-+*>#](?=\s)|\d+[.)](?=\s))/, (start) => `\\${start}`);
}

/** Backtick runs without a partner become entities. */
function pairBackticks(line: string): string {
  const parts = line.split(/(`+)/);
  for (let at = 1; at < parts.length; at += 2) {
    const partner = parts.findIndex((part, index) => index > at && index % 2 === 1 && part === parts[at]);
    if (partner > 0) at = partner;
    else parts[at] = '&#96;'.repeat(parts[at]?.length ?? 0);
  }
  return parts.join('');
}

/** The same for a title or another single line that GitHub shows as plain text. */
export function plainTitle(text: string, seal: (text: string) => string, limit = 200): string {
  return oneLine(neutralLine(seal(text)), limit);
}

/** The same for a commit message. */
export function plainMessage(text: string, seal: (text: string) => string): string {
  return neutralMessage(seal(text));
}
