import { stripHidden, stripHiddenEntities } from '../service/hidden-text.js';
import { splitFences, splitSpans } from '../service/markdown-code.js';
import { stripAttributes, stripComments, stripElements } from './clean-html.js';
import { stripDefinitions, stripTitles } from './clean-links.js';

export interface Cleaned {
  text: string;
  /** How many characters were taken out; told to the model. */
  removed: number;
}

/** Rounds after which text that goes on uncovering hidden parts loses all its markup. */
const MAX_ROUNDS = 10;
/** No character: it cannot be in the text, because `stripHidden` has taken it out. */
const ASIDE = '\uFFFE';

/**
 * Takes out of Markdown what a person who reads it on the page does not see and a model would: hidden characters,
 * comments, invisible elements, attributes, link titles, image descriptions, link definitions that nothing uses. In code
 * only hidden characters go, because there people see all the rest. Cleaning twice is cleaning once.
 */
export function cleanText(text: string): Cleaned {
  let before = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const after = cleanOnce(before);
    if (after === before) return { text: after, removed: text.length - after.length };
    before = after;
  }
  const bare = stripHidden(before).replace(/<(?=[A-Za-z/!?])|[[\]]|&(?=#|\w)/g, '');
  return { text: bare, removed: text.length - bare.length };
}

/** The same for a line of plain text (a title, a name, a branch): nothing in it is markup, but hidden characters go. */
export function cleanLine(text: string): Cleaned {
  const cleaned = stripHidden(text);
  return { text: cleaned, removed: text.length - cleaned.length };
}

/** Taking one thing out may uncover another, so this is done until nothing changes. */
function cleanOnce(text: string): string {
  const pieces = splitFences(stripHidden(text), { html: true });
  return stripDefinitions(
    pieces.map((piece) => (piece.code ? piece : { code: false, text: cleanProse(piece.text) })),
  );
}

/** Code spans step aside while the rest is cleaned; one that stood in something hidden is gone with it. */
function cleanProse(prose: string): string {
  const spans: string[] = [];
  const open = splitSpans(prose, { html: true })
    .map(({ code, text }) => (code ? `${ASIDE}${spans.push(text) - 1}${ASIDE}` : stripHiddenEntities(text)))
    .join('');
  const seen = stripTitles(stripAttributes(stripElements(stripComments(open))));
  return seen.replace(new RegExp(`${ASIDE}(\\d+)${ASIDE}`, 'g'), (_, index) => spans[Number(index)] ?? '');
}
