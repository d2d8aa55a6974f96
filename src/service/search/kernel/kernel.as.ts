// The search kernel, in AssemblyScript: what a search does once a byte. scripts/make-kernel.mjs compiles it into
// bytes.ts. Memory is the host's; layout.ts says where things lie. Reads may go up to SLACK past a text's end.

const SCRATCH: i32 = 1216;
const MASKS: i32 = 1024;
const BUCKETS: i32 = 1152;
const CLASSES: i32 = 1280;

let length: i32 = 0;
let rare0: i32 = 0;
let rare1: i32 = 0;
let byte0: u8 = 0;
let byte1: u8 = 0;

/** The needle lies at 0; the two offsets name its rarest bytes. */
export function needle(size: i32, offset0: i32, offset1: i32): void {
  length = size;
  rare0 = offset0;
  rare1 = offset1;
  byte0 = load<u8>(offset0);
  byte1 = load<u8>(offset1);
}

// @ts-ignore: decorator
@inline function lower(c: u8): u8 {
  return c - 65 < 26 ? c | 32 : c;
}

// @ts-ignore: decorator
@inline function isHere(at: i32): bool {
  for (let i = 0; i < length; i++) if (load<u8>(at + i) != load<u8>(i)) return false;
  return true;
}

// @ts-ignore: decorator
@inline function isHereFolded(at: i32): bool {
  for (let i = 0; i < length; i++) if (lower(load<u8>(at + i)) != load<u8>(i)) return false;
  return true;
}

// A bit for each byte of four vectors.
// @ts-ignore: decorator
@inline function mask(m0: v128, m1: v128, m2: v128, m3: v128): u64 {
  const low: u32 = (<u32>i8x16.bitmask(m0)) | ((<u32>i8x16.bitmask(m1)) << 16);
  const high: u32 = (<u32>i8x16.bitmask(m2)) | ((<u32>i8x16.bitmask(m3)) << 16);
  return (<u64>low) | ((<u64>high) << 32);
}

/** Where the needle stands first in [start, end), or -1. */
export function find(start: i32, end: i32): i32 {
  const a = i8x16.splat(byte0), b = i8x16.splat(byte1);
  const last = end - length, o0 = rare0, o1 = rare1;
  for (let p = start; p <= last; p += 64) {
    const m0 = v128.and(i8x16.eq(v128.load(p + o0), a), i8x16.eq(v128.load(p + o1), b));
    const m1 = v128.and(i8x16.eq(v128.load(p + o0, 16), a), i8x16.eq(v128.load(p + o1, 16), b));
    const m2 = v128.and(i8x16.eq(v128.load(p + o0, 32), a), i8x16.eq(v128.load(p + o1, 32), b));
    const m3 = v128.and(i8x16.eq(v128.load(p + o0, 48), a), i8x16.eq(v128.load(p + o1, 48), b));
    if (!v128.any_true(v128.or(v128.or(m0, m1), v128.or(m2, m3)))) continue;
    for (let bits = mask(m0, m1, m2, m3); bits; bits &= bits - 1) {
      const at = p + <i32>ctz(bits);
      if (at > last) return -1;
      if (isHere(at)) return at;
    }
  }
  return -1;
}

/** The same for a lower-case needle, ASCII letters matching either case. */
export function findFolded(start: i32, end: i32): i32 {
  const a = i8x16.splat(byte0), b = i8x16.splat(byte1);
  const f0 = i8x16.splat(byte0 - 97 < 26 ? 32 : 0), f1 = i8x16.splat(byte1 - 97 < 26 ? 32 : 0);
  const last = end - length, o0 = rare0, o1 = rare1;
  for (let p = start; p <= last; p += 64) {
    const m0 = v128.and(i8x16.eq(v128.or(v128.load(p + o0), f0), a), i8x16.eq(v128.or(v128.load(p + o1), f1), b));
    const m1 = v128.and(i8x16.eq(v128.or(v128.load(p + o0, 16), f0), a), i8x16.eq(v128.or(v128.load(p + o1, 16), f1), b));
    const m2 = v128.and(i8x16.eq(v128.or(v128.load(p + o0, 32), f0), a), i8x16.eq(v128.or(v128.load(p + o1, 32), f1), b));
    const m3 = v128.and(i8x16.eq(v128.or(v128.load(p + o0, 48), f0), a), i8x16.eq(v128.or(v128.load(p + o1, 48), f1), b));
    if (!v128.any_true(v128.or(v128.or(m0, m1), v128.or(m2, m3)))) continue;
    for (let bits = mask(m0, m1, m2, m3); bits; bits &= bits - 1) {
      const at = p + <i32>ctz(bits);
      if (at > last) return -1;
      if (isHereFolded(at)) return at;
    }
  }
  return -1;
}

// Bits of the buckets that one place of the masks lets through, for each byte given by its nibbles.
// @ts-ignore: decorator
@inline function place(low: v128, high: v128, byLow: v128, byHigh: v128): v128 {
  return v128.and(i8x16.swizzle(byLow, low), i8x16.swizzle(byHigh, high));
}

// Bits of the buckets whose three places fit, at the last of the three bytes.
// @ts-ignore: decorator
@inline function three(before0: v128, r0: v128, before1: v128, r1: v128, r2: v128): v128 {
  const a = i8x16.shuffle(before0, r0, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
  const b = i8x16.shuffle(before1, r1, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
  return v128.and(v128.and(a, b), r2);
}

/** First of many literals in [start, end), or -1. `fold`: literals are lower case and match either. */
export function teddy(start: i32, end: i32, fold: i32): i32 {
  for (let p = start; ; p += 30) {
    p = flagged(p, end);
    if (p >= end + 2) return -1;
    for (let half = 0; half < 32; half += 16) {
      const r = v128.load(SCRATCH + half);
      for (let bits: u32 = i8x16.bitmask(i8x16.ne(r, i8x16.splat(0))); bits; bits &= bits - 1) {
        const j = half + <i32>ctz(bits);
        if (p + j >= end + 2) return -1;
        const at = literalAt(p + j - 2, load<u8>(SCRATCH + j), start, end, fold);
        if (at >= 0) return at;
      }
    }
  }
  return -1;
}

// Two more than the first of every 32 bytes from `from` in which a bucket may match; the buckets of each are at SCRATCH.
// @ts-ignore: decorator
@inline function flagged(from: i32, end: i32): i32 {
  const lo0 = v128.load(MASKS), hi0 = v128.load(MASKS + 16), lo1 = v128.load(MASKS + 32);
  const hi1 = v128.load(MASKS + 48), lo2 = v128.load(MASKS + 64), hi2 = v128.load(MASKS + 80);
  const nibble = i8x16.splat(15);
  let p0 = i8x16.splat(0), p1 = i8x16.splat(0);
  let p = from;
  for (; p < end + 2; p += 32) {
    const c = v128.load(p), d = v128.load(p, 16);
    const cl = v128.and(c, nibble), ch = v128.and(i16x8.shr_u(c, 4), nibble);
    const c0 = place(cl, ch, lo0, hi0), c1 = place(cl, ch, lo1, hi1);
    const a = three(p0, c0, p1, c1, place(cl, ch, lo2, hi2));
    const dl = v128.and(d, nibble), dh = v128.and(i16x8.shr_u(d, 4), nibble);
    p0 = place(dl, dh, lo0, hi0);
    p1 = place(dl, dh, lo1, hi1);
    const b = three(c0, p0, c1, p1, place(dl, dh, lo2, hi2));
    if (!v128.any_true(v128.or(a, b))) continue;
    store<v128>(SCRATCH, a);
    store<v128>(SCRATCH + 16, b);
    return p;
  }
  return p;
}

function literalAt(p: i32, hits: u32, start: i32, end: i32, fold: i32): i32 {
  for (; hits; hits &= hits - 1) {
    let q = load<i32>(BUCKETS + (<i32>ctz(hits) << 2));
    let left = load<i32>(q);
    q += 4;
    while (left > 0) {
      const head = load<i32>(q);
      q += 4;
      const size = head & 0xffff, at = p - (head >> 16);
      if (at >= start && at + size <= end) {
        let i = 0;
        if (fold) while (i < size && lower(load<u8>(at + i)) == load<u8>(q + i)) i++;
        else while (i < size && load<u8>(at + i) == load<u8>(q + i)) i++;
        if (i == size) return at;
      }
      q += (size + 3) & ~3;
      left--;
    }
  }
  return -1;
}

/** First position in [start, end) whose three bytes fit the masks, or -1. */
export function trio(start: i32, end: i32): i32 {
  const p = flagged(start, end);
  if (p >= end + 2) return -1;
  const none = i8x16.splat(0);
  const low: u32 = i8x16.bitmask(i8x16.ne(v128.load(SCRATCH), none));
  const at = p - 2 + <i32>ctz(low | ((<u32>i8x16.bitmask(i8x16.ne(v128.load(SCRATCH + 16), none))) << 16));
  return at < end ? at : -1;
}

/** First `byte` in [start, end), or -1. */
export function find1(start: i32, end: i32, byte: i32): i32 {
  const s = i8x16.splat(<u8>byte);
  for (let p = start; p < end; p += 32) {
    const m0 = i8x16.eq(v128.load(p), s), m1 = i8x16.eq(v128.load(p, 16), s);
    if (!v128.any_true(v128.or(m0, m1))) continue;
    const bits: u32 = (<u32>i8x16.bitmask(m0)) | ((<u32>i8x16.bitmask(m1)) << 16);
    const at = p + <i32>ctz(bits);
    return at < end ? at : -1;
  }
  return -1;
}

/** Whether [start, end) holds a zero byte: 1 or 0. */
export function hasZero(start: i32, end: i32): i32 {
  let p = start;
  for (; p + 64 <= end; p += 64) {
    const a = i8x16.min_u(v128.load(p), v128.load(p, 16)), b = i8x16.min_u(v128.load(p, 32), v128.load(p, 48));
    if (!i8x16.all_true(i8x16.min_u(a, b))) return 1;
  }
  for (; p < end; p++) if (load<u8>(p) == 0) return 1;
  return 0;
}

/** Start of the line that p stands in, not before `floor`. */
export function lineStart(floor: i32, p: i32): i32 {
  const s = i8x16.splat(10);
  while (p - 16 >= floor) {
    const bits: u32 = i8x16.bitmask(i8x16.eq(v128.load(p - 16), s));
    if (bits) return p - 16 + (32 - <i32>clz(bits));
    p -= 16;
  }
  while (p > floor && load<u8>(p - 1) != 10) p--;
  return p;
}

/** Line breaks in [start, end). */
export function countLines(start: i32, end: i32): i32 {
  const s = i8x16.splat(10);
  let n = 0, p = start;
  for (; p + 16 <= end; p += 16) n += popcnt<i32>(i8x16.bitmask(i8x16.eq(v128.load(p), s)));
  for (; p < end; p++) if (load<u8>(p) == 10) n++;
  return n;
}

/** Writes a line's number, a colon, the line [start, end) and a line break to `out`; answers with where that ends. */
export function keep(out: i32, start: i32, end: i32, number: i32): i32 {
  let p = out + 1;
  for (let n = number; n > 9; n /= 10) p++;
  store<u8>(p, 58);
  for (let n = number, digit = p; digit > out; n /= 10) store<u8>(--digit, 48 + (n % 10));
  p++;
  for (let i = 0; start + i < end; i += 16) v128.store(p + i, v128.load(start + i));
  p += end - start;
  store<u8>(p, 10);
  return p + 1;
}

export let state: i32 = 0;
export let previous: i32 = 0;
export let other: i32 = 0;

// @ts-ignore: decorator
@inline function step(s: i32, p: i32): i32 {
  return load<i32>(s + <i32>load<u16>(CLASSES + (<i32>load<u8>(p) << 1)));
}

/** Runs the automaton until a state up to `special` (`state`, reached from `previous`) or the end; answers where. */
export function run(start: i32, end: i32, from: i32, special: i32): i32 {
  let p = start, s = from, next = 0;
  while (p + 4 <= end) {
    next = step(s, p);
    if (next <= special) { state = next; previous = s; return p; }
    s = step(next, p + 1);
    if (s <= special) { state = s; previous = next; return p + 1; }
    next = step(s, p + 2);
    if (next <= special) { state = next; previous = s; return p + 2; }
    s = step(next, p + 3);
    if (s <= special) { state = s; previous = next; return p + 3; }
    p += 4;
  }
  while (p < end) {
    next = step(s, p);
    if (next <= special) { state = next; previous = s; return p; }
    s = next;
    p++;
  }
  state = s;
  return end;
}

/**
 * Runs four texts of `size` bytes, at start and three further places, as long as none reaches a special state; all
 * begin at the start of a line. Answers with how many bytes each has read.
 */
export function run4(p0: i32, p1: i32, p2: i32, p3: i32, size: i32, from: i32, special: i32): i32 {
  let a = from, b = from, c = from, d = from, i = 0;
  for (; i < size; i++) {
    const na = step(a, p0 + i), nb = step(b, p1 + i), nc = step(c, p2 + i), nd = step(d, p3 + i);
    if ((na <= special) | (nb <= special) | (nc <= special) | (nd <= special)) break;
    a = na; b = nb; c = nc; d = nd;
  }
  return i;
}
