const WORD = /[A-Za-z0-9+/_=-]{20,}/g;
/** Commits, digests, UUIDs and integrity strings look random and are none. */
const KNOWN_KIND = /^(?:[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{128}|[0-9a-f-]{36}|sha(?:256|384|512)-.*)$/i;
/** How many runs of one kind of letter a random word has for each of its letters, at least: of two kinds, of three. */
const CHANGES = { two: 0.3, three: 0.45 };

/**
 * Words that look as random as a key and that no seal knows. A reason to look, not to mask: what people write about code
 * holds ids and digests too.
 */
export function randomWords(text: string): string[] {
  const found = (text.match(WORD) ?? []).flatMap((word) => (word.length > 200 ? [word] : word.split('/')));
  return [...new Set(found.filter(looksRandom))];
}

function looksRandom(word: string): boolean {
  if (word.length < 20 || KNOWN_KIND.test(word)) return false;
  const runs = word.match(/[a-z]+|[A-Z]+|[0-9]+/g) ?? [];
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/].filter((kind) => kind.test(word)).length;
  if (kinds < 2 || !/[0-9]/.test(word)) return false;
  return runs.length >= word.length * (kinds === 2 ? CHANGES.two : CHANGES.three);
}
