import { ToolError } from '../../contract/error.js';

/** One command of the grammar, understood. A ref is written as the page's snapshot has it: `e12`, inside a frame `f1e12`. */
export type BrowserCommand =
  | { verb: 'open'; url: string }
  | { verb: 'snapshot'; interactive: boolean }
  | { verb: 'click'; ref: string }
  | { verb: 'fill' | 'type' | 'select'; ref: string; text: string }
  | { verb: 'press'; key: string }
  | { verb: 'scroll'; x: number; y: number }
  | { verb: 'get'; what: 'title' | 'url' | 'text'; ref?: string }
  | { verb: 'wait'; ms: number }
  | { verb: 'wait'; ref: string }
  | { verb: 'screenshot'; full: boolean }
  | { verb: 'close' };

const STEP = 500;
const MOST_PIXELS = 100_000;
const MOST_WAIT_MS = 50_000;
const DIRECTIONS: Record<string, [number, number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

interface Form {
  usage: string;
  /** What the words behind the verb mean; undefined when they are wrong. */
  read(words: string[]): BrowserCommand | undefined;
}

/** Every command there is. Source: seed A, `browser`. */
const FORMS: Record<BrowserCommand['verb'], Form> = {
  open: {
    usage: 'open <url>',
    read: (words) => only(words, (url) => isWebUrl(url) && { verb: 'open', url }),
  },
  snapshot: {
    usage: 'snapshot [-i]',
    read: (words) => flag(words, '-i', (interactive) => ({ verb: 'snapshot', interactive })),
  },
  click: {
    usage: 'click <@ref>',
    read: (words) => only(words, (word) => onRef(word, (ref) => ({ verb: 'click', ref }))),
  },
  fill: { usage: 'fill <@ref> <text>', read: (words) => refAndText('fill', words) },
  type: { usage: 'type <@ref> <text>', read: (words) => refAndText('type', words) },
  select: { usage: 'select <@ref> <value>', read: (words) => refAndText('select', words) },
  press: {
    usage: 'press <key>',
    read: (words) => only(words, (key) => key !== '' && { verb: 'press', key }),
  },
  scroll: { usage: 'scroll <up|down|left|right> [px]', read: scroll },
  get: { usage: 'get title|url|text [@ref]', read: get },
  wait: { usage: 'wait <@ref|ms>', read: (words) => only(words, wait) },
  screenshot: {
    usage: 'screenshot [--full]',
    read: (words) => flag(words, '--full', (full) => ({ verb: 'screenshot', full })),
  },
  close: { usage: 'close', read: (words) => (words.length === 0 ? { verb: 'close' } : undefined) },
};

/** The grammar, one command after the other, for words to the model. */
export const USAGE = Object.values(FORMS)
  .map(({ usage }) => usage)
  .join(', ');

/** Reads one command. Throws ToolError with the right form for everything that is none. */
export function parseCommand(text: string): BrowserCommand {
  const [first = '', ...rest] = split(text);
  const verb = first.toLowerCase();
  const form = Object.hasOwn(FORMS, verb) ? FORMS[verb as BrowserCommand['verb']] : undefined;
  if (!form) throw new ToolError(`There is no browser command "${first}". There are: ${USAGE}.`);
  const command = form.read(rest);
  if (!command) throw new ToolError(`Write it as: ${form.usage}${hint(verb)}`);
  return command;
}

function hint(verb: string): string {
  if (verb === 'open') return ' (a whole http or https URL)';
  if (verb === 'scroll') return ` (at most ${MOST_PIXELS} pixels)`;
  return verb === 'wait' ? ` (at most ${MOST_WAIT_MS} ms)` : '';
}

/** Words between blanks; quotes of either kind hold a word together, and a backslash takes the next character as it is. */
function split(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (char === '\\' && quote !== "'" && at + 1 < text.length) word = (word ?? '') + text[++at];
    else if (quote !== '' && char === quote) quote = '';
    else if (quote === '' && (char === '"' || char === "'")) {
      quote = char;
      word ??= '';
    } else if (quote === '' && /\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + char;
  }
  if (quote !== '')
    throw new ToolError(
      `A quote (${quote}) is opened and not closed. Write a quote that is meant as text as \\${quote}.`,
    );
  if (word !== undefined) words.push(word);
  return words;
}

type Read = BrowserCommand | false | undefined;

function only(words: string[], read: (word: string) => Read): BrowserCommand | undefined {
  const [word] = words;
  return (word !== undefined && words.length === 1 && read(word)) || undefined;
}

function flag(
  words: string[],
  name: string,
  make: (set: boolean) => BrowserCommand,
): BrowserCommand | undefined {
  return words.length > 1 || (words.length === 1 && words[0] !== name) ? undefined : make(words.length === 1);
}

function onRef(word: string | undefined, make: (ref: string) => BrowserCommand): BrowserCommand | undefined {
  const ref = /^@?((?:f\d{1,6})?e\d{1,9})$/i.exec(word ?? '')?.[1];
  return ref === undefined ? undefined : make(ref.toLowerCase());
}

/** The text may be several words: one blank stands between them. */
function refAndText(verb: 'fill' | 'type' | 'select', [word, ...text]: string[]): BrowserCommand | undefined {
  return text.length === 0 ? undefined : onRef(word, (ref) => ({ verb, ref, text: text.join(' ') }));
}

function scroll([direction = '', pixels = String(STEP), ...more]: string[]): BrowserCommand | undefined {
  const [x, y] =
    (Object.hasOwn(DIRECTIONS, direction.toLowerCase()) && DIRECTIONS[direction.toLowerCase()]) || [];
  const px = /^\d{1,6}$/.test(pixels) ? Number(pixels) : 0;
  if (x === undefined || y === undefined || more.length > 0 || px < 1 || px > MOST_PIXELS) return undefined;
  return { verb: 'scroll', x: x * px, y: y * px };
}

function get([what = '', ref, ...more]: string[]): BrowserCommand | undefined {
  const name = what.toLowerCase();
  if (more.length > 0) return undefined;
  if (name === 'text' && ref !== undefined)
    return onRef(ref, (given) => ({ verb: 'get', what: 'text', ref: given }));
  if (ref !== undefined) return undefined;
  return name === 'title' || name === 'url' || name === 'text' ? { verb: 'get', what: name } : undefined;
}

function wait(word: string): Read {
  if (!/^\d+$/.test(word)) return onRef(word, (ref) => ({ verb: 'wait', ref }));
  return Number(word) <= MOST_WAIT_MS && { verb: 'wait', ms: Number(word) };
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
