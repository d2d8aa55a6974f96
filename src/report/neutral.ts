import { stripHidden } from '../service/hidden-text.js';
import { openFence, splitFences, splitSpans } from '../service/markdown-code.js';

/** Stands between a sign and what it would act on: seen by nobody, plain in the source, gone when the text is cleaned. */
const BREAK = '&#8203;';

/**
 * Markdown that a model or a stranger wrote, made safe to post: it notifies nobody, closes and commands nothing, loads no
 * image, holds no HTML and hides nothing. Fenced code and code spans stay as they are, byte for byte; a fence left open
 * is closed. Doing it twice is doing it once.
 */
export function neutralise(text: string): string {
  const safe = splitFences(stripOutside(text))
    .map(({ code, text: piece }) => (code ? piece : neutralProse(piece)))
    .join('');
  const open = openFence(safe);
  return open === undefined ? safe : `${safe}${/[\r\n]$/.test(safe) ? '' : '\n'}${open}`;
}

/** Hidden characters go first, everywhere but in fences, so that they cannot come between the parts of a sign. */
function stripOutside(text: string): string {
  return splitFences(text)
    .map(({ code, text: piece }) => (code ? piece : stripHidden(piece)))
    .join('');
}

function neutralProse(prose: string): string {
  const lines = prose.replace(/^([\s>*+-]*(?:\d{1,9}[.)]\s+)?)\/(?=[A-Za-z])/gm, '$1\\/');
  return splitSpans(lines)
    .map(({ code, text }) => (code ? text : breakSigns(text)))
    .join('');
}

/** What is left alone: a plain URL that a page will make a link of, and entities. */
const PLAIN_URL = String.raw`(?<![^\s*(~])https?://[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::\d+)?(?:[/?#][A-Za-z0-9./?=&%:;,+#@-]*)?`;
const KEYWORD = String.raw`\b(?:clos(?:e[sd]?)|fix(?:e[sd])?|resolv(?:e[sd]?))(?=[^\p{L}\p{N}]{0,40}(?:(?<!&)#|&num;|&#0*35;|&#x0*23;|GH-|https?:|[\w.-]{1,100}/[\w.-]{1,100}#))`;
const SIGN = new RegExp(
  [
    `(?<url>${PLAIN_URL})`,
    `(?<at>(?<![A-Za-z0-9_])@|&commat;|&#0*64;|&#[xX]0*40;)(?=[A-Za-z0-9])`,
    String.raw`(?<ref>#|&num;|&#0*35;|&#[xX]0*23;|\bGH-)(?=\d+(?![A-Za-z0-9_]))`,
    String.raw`(?<entity>&#?\w{1,32};)`,
    `(?<keyword>${KEYWORD})`,
    String.raw`(?<image>!)(?=\[)`,
    `(?<tag><)(?=[A-Za-z/!?])`,
    String.raw`(?<=\])(?<colon>:)`,
  ].join('|'),
  'giu',
);

function breakSigns(text: string): string {
  return text.replace(SIGN, (whole, ...rest) => {
    const found = rest.at(-1) as Record<string, string | undefined>;
    if (found.keyword) return `${whole[0]}${BREAK}${whole.slice(1)}`;
    if (found.tag) return '&lt;';
    if (found.colon) return '&#58;';
    return found.at || found.ref || found.image ? whole + BREAK : whole;
  });
}

/** A title, label or branch description in one line: nothing hidden, nothing that notifies or closes. */
export function neutralLine(text: string): string {
  return neutralMessage(stripHidden(text).replace(/\s+/g, ' ').trim());
}

/** A commit message or other plain text, where entities would be seen: signs are parted from their objects by a space. */
export function neutralMessage(text: string): string {
  return stripHidden(text)
    .replace(/(?<![A-Za-z0-9_])@(?=[A-Za-z0-9][\w-]*(?!\/)(?![\w/-]))/g, '@ ')
    .replace(new RegExp(KEYWORD, 'giu'), (word) => `${word[0]}-${word.slice(1)}`)
    .replace(/#(?=\d+\b)|\bGH-(?=\d)/gi, '$& ')
    .replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, '($1)')
    .replace(/\*\*\*NO_CI\*\*\*/gi, 'NO_CI')
    .replace(/^(skip)-(checks\s*:)/gim, '$1 $2');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal codes may stand before a command
const COMMAND = /^((?:\s|\x1b\[[0-9;?]*[A-Za-z]|[\x00-\x08\x0e-\x1f\x7f\u0085])*):(?=:)/gm;

/** Text for a runner's log: no line of it is a workflow command, in the new form or the old one. */
export function neutralLog(text: string): string {
  return text
    .split(/(\r\n|\n|\r)/)
    .map((line) => line.replace(COMMAND, '$1: ').replace(/##(?=\[)/g, '# #'))
    .join('');
}
