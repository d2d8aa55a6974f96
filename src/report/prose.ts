import { closed } from './markdown.js';
import { neutralise } from './neutral.js';

/**
 * Text that a model or a stranger wrote, as it may stand in what we post: secrets out, nothing that notifies, closes,
 * commands or loads, and nothing left open that could swallow the text after it.
 */
export function prose(text: string, seal: (text: string) => string): string {
  return closed(neutralise(seal(text)).trim());
}
