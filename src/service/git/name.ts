/** A file name as git stores it: bytes. `path` is what people and models see; `bytes` only where the two differ. */
export interface Name {
  path: string;
  bytes?: Uint8Array;
}

const LETTER: Record<number, string> = {
  7: 'a',
  8: 'b',
  9: 't',
  10: 'n',
  11: 'v',
  12: 'f',
  13: 'r',
  34: '"',
  92: '\\',
};
const BYTE = Object.fromEntries(Object.entries(LETTER).map(([byte, letter]) => [letter, Number(byte)]));

/** UTF-8 names become text. Others become git's quoted form (`"bad\377.txt"`), which is printable and says every byte. */
export function readName(bytes: Buffer): Name {
  const text = bytes.toString('utf8');
  if (Buffer.from(text, 'utf8').equals(bytes)) return { path: text };
  return { path: quoteName(bytes), bytes };
}

/** Git's C-style quoting of a name, always with quotation marks. */
export function quoteName(bytes: Uint8Array): string {
  let out = '"';
  for (const byte of bytes) {
    const letter = LETTER[byte];
    if (letter !== undefined) out += `\\${letter}`;
    else if (byte < 0x20 || byte >= 0x7f) out += `\\${byte.toString(8).padStart(3, '0')}`;
    else out += String.fromCharCode(byte);
  }
  return `${out}"`;
}

/** Reads a quoted name that starts at `at` (its quotation mark). `end` is where it stops; undefined when it never does. */
export function unquoteName(line: Uint8Array, at = 0): { bytes: Buffer; end: number } | undefined {
  const out: number[] = [];
  for (let i = at + 1; i < line.length; i++) {
    const byte = line[i]!;
    if (byte === 34) return { bytes: Buffer.from(out), end: i + 1 };
    if (byte !== 92) {
      out.push(byte);
      continue;
    }
    const octal = /^[0-3][0-7]{2}/.exec(Buffer.from(line.subarray(i + 1, i + 4)).toString('latin1'));
    if (octal) {
      out.push(Number.parseInt(octal[0], 8));
      i += 3;
    } else {
      const known = BYTE[String.fromCharCode(line[i + 1] ?? 0)];
      if (known === undefined) return undefined;
      out.push(known);
      i += 1;
    }
  }
  return undefined;
}

/** The parts of git's `-z` output. */
export function splitNul(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0, start);
    const stop = end === -1 ? bytes.length : end;
    parts.push(bytes.subarray(start, stop));
    start = stop + 1;
  }
  return parts;
}

/** Names as git's `-z --stdin` options read them. */
export function joinNul(names: readonly Uint8Array[]): Buffer {
  return Buffer.concat(names.flatMap((name) => [name, Buffer.from([0])]));
}
