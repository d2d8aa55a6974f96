import { closed, oneLine } from './markdown.js';
import { neutralise, neutralLine, neutralMessage } from './neutral.js';

/**
 * Text that a model or a stranger wrote, as it may stand in what we post: secrets out, nothing that notifies, closes,
 * commands or loads, and nothing left open that could swallow the text after it.
 */
export function prose(text: string, seal: (text: string) => string): string {
  return closed(neutralise(seal(text)).trim());
}

/** The same in one line of at most `limit` code points, sealed before it is cut: half a secret would not be recognised. */
export function proseLine(text: string, seal: (text: string) => string, limit = 400): string {
  return closed(neutralise(oneLine(seal(text), limit)).trim());
}

/** The same for a title or another single line that GitHub shows as plain text. */
export function plainTitle(text: string, seal: (text: string) => string, limit = 200): string {
  return oneLine(neutralLine(seal(text)), limit);
}

/** The same for a commit message. */
export function plainMessage(text: string, seal: (text: string) => string): string {
  return neutralMessage(seal(text));
}
