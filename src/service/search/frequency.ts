/** -3 * log2 of each ASCII byte's share of source code (C, TypeScript, Markdown; 60 MB), as character codes from 40 on. */
const BITS =
  'wwwwwwwww97wwwwwwwwwwwwwwwwwwwww0F?EJKCD;;<G:?=>?BBEEGEIEI>;E>?HJ:A=A=BBD?LDAA@@@G???CFEEGIEHEU7D7<894:<;6E>9;679C6659>?>>E@E@Rw';

/** The share of `byte` in source code, roughly. */
export function share(byte: number): number {
  return byte < 128 ? 2 ** (-(BITS.charCodeAt(byte) - 40) / 3) : 0.00004;
}

/** Longer texts are as rare as their beginning, which is rare enough. */
const RATED = 64;

/** How likely a random position of source code holds `text`, roughly; letters of either case when `fold`. */
export function textShare(text: string, fold: boolean): number {
  let product = 1;
  for (const byte of Buffer.from(text.slice(0, RATED), 'utf8')) {
    const other = fold && byte >= 97 && byte <= 122 ? share(byte - 32) : 0;
    product *= share(byte) + other;
  }
  return product;
}
