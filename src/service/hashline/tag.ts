const PRIME1 = 0x9e3779b1;
const PRIME2 = 0x85ebca77;
const PRIME3 = 0xc2b2ae3d;
const PRIME4 = 0x27d4eb2f;
const PRIME5 = 0x165667b1;

const { imul } = Math;
const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Four upper-case hex digits that name a text: the low 16 bits of xxHash32 (seed 0) over its UTF-8 bytes without byte
 * order mark and without blanks (space, tab, CR) at the ends of lines. Line ends and trailing blanks do not change it.
 */
export function tag(text: string | Buffer): string {
  return (xxHash32(normalised(text)) & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}

/** Whether two texts are one to the tag: equal but for the blanks at the ends of lines. No collision counts. */
export function isSameText(a: string, b: string): boolean {
  return a === b || normalised(a).equals(normalised(b));
}

/** In one pass over the bytes: a regular expression would be quadratic on long runs of blanks. What is given stays as it is. */
function normalised(text: string | Buffer): Buffer {
  const whole = typeof text === 'string' ? Buffer.from(text) : text;
  const source = whole.subarray(0, BOM.length).equals(BOM) ? whole.subarray(BOM.length) : whole;
  let bytes = source;
  let [end, from] = [0, 0];
  for (let at = source.indexOf(LF); from < source.length; at = source.indexOf(LF, from)) {
    const to = at < 0 ? source.length : at;
    const kept = withoutBlanks(source, from, to);
    if (kept < to && bytes === source) bytes = Buffer.from(source);
    if (end !== from) source.copy(bytes, end, from, kept);
    end += kept - from;
    if (at >= 0) {
      if (bytes !== source) bytes[end] = LF;
      end++;
    }
    from = to + 1;
  }
  return bytes.subarray(0, end);
}

function withoutBlanks(bytes: Buffer, from: number, to: number): number {
  let last = to;
  while (last > from && (bytes[last - 1] === SPACE || bytes[last - 1] === TAB || bytes[last - 1] === CR))
    last--;
  return last;
}

function xxHash32(bytes: Uint8Array): number {
  const length = bytes.length;
  const words = new DataView(bytes.buffer, bytes.byteOffset, length);
  let at = 0;
  let hash = PRIME5;
  if (length >= 16) {
    let [a, b, c, d] = [(PRIME1 + PRIME2) | 0, PRIME2 | 0, 0, -PRIME1 | 0];
    for (; at <= length - 16; at += 16) {
      a = round(a, words.getInt32(at, true));
      b = round(b, words.getInt32(at + 4, true));
      c = round(c, words.getInt32(at + 8, true));
      d = round(d, words.getInt32(at + 12, true));
    }
    hash = rotate(a, 1) + rotate(b, 7) + rotate(c, 12) + rotate(d, 18);
  }
  hash = (hash + length) | 0;
  for (; at <= length - 4; at += 4)
    hash = imul(rotate((hash + imul(words.getInt32(at, true), PRIME3)) | 0, 17), PRIME4);
  for (; at < length; at++) hash = imul(rotate((hash + imul(bytes[at]!, PRIME5)) | 0, 11), PRIME1);
  hash = imul(hash ^ (hash >>> 15), PRIME2);
  hash = imul(hash ^ (hash >>> 13), PRIME3);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function round(lane: number, input: number): number {
  return imul(rotate((lane + imul(input, PRIME2)) | 0, 13), PRIME1);
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}
