import { formsOf, squeeze } from './seal-forms.js';
import { GRAM, type Range, Scanner } from './seal-scan.js';
import { PEM, TOKEN, TOKEN_REACH, URL_PASSWORD } from './tokens.js';

export interface SealScene {
  /** Values that are known to be secret. Shorter than `SHORTEST` they would shred the text and are left out. */
  secrets: readonly string[];
  /** Further shapes, from the config. */
  patterns?: readonly RegExp[];
}

export const MASK = '***';
/** A secret shorter than this is not looked for. */
export const SHORTEST = 4;

/** Takes secrets out of a text. One for every sink: nothing that is written, printed or sent goes around it. Never throws. */
export type Seal = (text: string) => string;

/** The parts of a seal that its streaming form needs too. */
export interface Sealer {
  seal: Seal;
  /** Where something is sealed, in no order. */
  find(text: string): Range[];
  scanner: Scanner;
  /** Exact texts that are sealed as they stand, longest first. */
  exact: readonly string[];
}

export function makeSeal(scene: SealScene): Seal {
  return makeSealer(scene).seal;
}

export function makeSealer({ secrets, patterns = [] }: SealScene): Sealer {
  const values = [...new Set(secrets.flatMap(withTrimmed))].filter((value) => value.length >= SHORTEST);
  const forms = values.flatMap(formsOf);
  const scanner = new Scanner(forms);
  const exact = exactTexts(values);
  const exactly = exact.length > 0 ? new RegExp(exact.map(quoted).join('|'), 'g') : undefined;
  const custom = patterns.map((pattern) => new RegExp(pattern.source, withFlag(pattern.flags, 'g')));
  const find = (text: string): Range[] => {
    const { found, words } = scanner.scan(text);
    for (const pattern of exactly ? [exactly, ...custom] : custom) collect(text, pattern, found);
    collectTokens(text, words, found);
    if (text.includes('-----BEGIN')) collect(text, PEM, found);
    if (text.includes('://')) collectPasswords(text, found);
    return found;
  };
  const seal: Seal = (input) => {
    const text = typeof input === 'string' ? input : String(input);
    return masked(text, find(text));
  };
  return { seal, find, scanner, exact };
}

/** A value read from a file or a form often has an end of line that its copies have not. */
function withTrimmed(secret: string): string[] {
  return [secret, secret.trim()];
}

/** What the scanner is too coarse for: values with few letters and digits, as they stand and as JSON and URLs write them. */
function exactTexts(values: readonly string[]): string[] {
  const short = values.filter(
    (value) =>
      squeeze(value).length < value.length * 0.75 || formsOf(value).some((form) => form.length < GRAM),
  );
  const texts = short.flatMap((value) => {
    const bytes = Buffer.from(value, 'utf8');
    const json = JSON.stringify(value).slice(1, -1);
    const url = encodeURIComponent(bytes.toString('utf8'));
    const encoded = ['hex', 'base64', 'base64url'] as const;
    return [value, json, url, [...value].reverse().join(''), ...encoded.map((each) => bytes.toString(each))];
  });
  return [...new Set(texts)].filter((text) => text.length >= SHORTEST).sort((a, b) => b.length - a.length);
}

function collect(text: string, pattern: RegExp, into: Range[]): void {
  for (const match of text.matchAll(pattern))
    if (match[0].length > 0) into.push([match.index, match.index + match[0].length]);
}

/** Token patterns are tried around long words only; neighbouring words share one try. */
function collectTokens(text: string, words: readonly Range[], into: Range[]): void {
  for (let at = 0; at < words.length; at++) {
    const from = Math.max(0, words[at]![0] - TOKEN_REACH);
    let to = words[at]![1] + TOKEN_REACH;
    while (at + 1 < words.length && words[at + 1]![0] - TOKEN_REACH <= to) to = words[++at]![1] + TOKEN_REACH;
    for (const match of text.slice(from, to).matchAll(TOKEN))
      into.push([from + match.index, from + match.index + match[0].length]);
  }
}

function collectPasswords(text: string, into: Range[]): void {
  for (const match of text.matchAll(URL_PASSWORD)) {
    const end = match.index + match[0].length - 1;
    into.push([end - match[1]!.length, end]);
  }
}

/** The text with a mask for each range; overlapping ranges become one mask. */
export function masked(text: string, found: Range[]): string {
  if (found.length === 0) return text;
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  let out = '';
  let done = 0;
  for (const [start, end] of found) {
    if (start >= done) out += text.slice(done, start) + MASK;
    done = Math.max(done, end);
  }
  return out + text.slice(done);
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const withFlag = (flags: string, flag: string): string => (flags.includes(flag) ? flags : flags + flag);
