import type { ByteSet } from '../../regex/bytes-window.js';
import { share } from './frequency.js';
import type { Kernel } from './kernel/kernel.js';
import { BUCKETS, CLASSES, LISTS, MASKS, NEEDLE } from './kernel/layout.js';

const COUNT = 8;
const WIDTH = 3;

/** Gives the kernel one needle, with its two rarest bytes. */
export function loadNeedle(kernel: Kernel, needle: Buffer): void {
  kernel.bytes.set(needle, NEEDLE);
  const rarest = [...needle.keys()].sort((a, b) => share(needle[a]!) - share(needle[b]!));
  kernel.needle(needle.length, rarest[0]!, rarest[1] ?? rarest[0]!);
}

/** Gives the kernel many needles (two bytes or more each): masks of each one's rarest three bytes, and lists to compare with. */
export function loadNeedles(kernel: Kernel, needles: Buffer[], fold: boolean): void {
  const buckets: Buffer[][] = Array.from({ length: COUNT }, () => []);
  needles.forEach((needle, i) => {
    buckets[i % COUNT]!.push(needle);
  });
  kernel.bytes.fill(0, MASKS, MASKS + 32 * WIDTH);
  let at = LISTS;
  buckets.forEach((list, bucket) => {
    kernel.bytes.writeInt32LE(at, BUCKETS + 4 * bucket);
    at = kernel.bytes.writeInt32LE(list.length, at);
    for (const needle of list) {
      const offset = rarestOffset(needle);
      for (let i = 0; i < WIDTH; i++) mark(kernel, i, bucket, needle[offset + i], fold);
      at = kernel.bytes.writeInt32LE(needle.length | (offset << 16), at);
      kernel.bytes.set(needle, at);
      at += (needle.length + 3) & ~3;
    }
  });
}

/** Lets a byte (any, when undefined) through at one place of a bucket. */
function mark(kernel: Kernel, place: number, bucket: number, byte: number | undefined, fold: boolean): void {
  const low = MASKS + 32 * place;
  const bit = 1 << bucket;
  if (byte === undefined) {
    for (let i = 0; i < 32; i++) kernel.bytes[low + i]! |= bit;
    return;
  }
  const cases = fold && byte >= 97 && byte <= 122 ? [byte, byte - 32] : [byte];
  for (const each of cases) {
    kernel.bytes[low + (each & 15)]! |= bit;
    kernel.bytes[low + 16 + (each >> 4)]! |= bit;
  }
}

function rarestOffset(needle: Buffer): number {
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at === 0 || at + WIDTH <= needle.length; at++) {
    const rate = needle.subarray(at, at + WIDTH).reduce((product, byte) => product * share(byte), 1);
    if (rate < lowest) [best, lowest] = [at, rate];
  }
  return best;
}

/** Bytes as a product: any of these low nibbles with any of these high ones. */
interface Block {
  lows: number;
  highs: number;
}

/** Gives the kernel a window of byte sets, as up to eight products of nibbles; it may let a little more through. */
export function loadWindow(kernel: Kernel, sets: ByteSet[]): void {
  const places = Array.from({ length: WIDTH }, (_, i) => blocks(sets[i]));
  while (places.reduce((product, list) => product * list.length, 1) > COUNT) {
    const widest = places.reduce((a, b) => (b.length > a.length ? b : a));
    places[places.indexOf(widest)] = [joined(widest)];
  }
  kernel.bytes.fill(0, MASKS, MASKS + 32 * WIDTH);
  let bucket = 0;
  for (const a of places[0]!) {
    for (const b of places[1]!) {
      for (const c of places[2]!) {
        [a, b, c].forEach((block, i) => {
          for (let nibble = 0; nibble < 16; nibble++) {
            if ((block.lows >> nibble) & 1) kernel.bytes[MASKS + 32 * i + nibble]! |= 1 << bucket;
            if ((block.highs >> nibble) & 1) kernel.bytes[MASKS + 32 * i + 16 + nibble]! |= 1 << bucket;
          }
        });
        bucket++;
      }
    }
  }
}

function blocks(set: ByteSet | undefined): Block[] {
  if (!set) return [{ lows: 0xffff, highs: 0xffff }];
  const byLows = new Map<number, number>();
  for (let high = 0; high < 16; high++) {
    let lows = 0;
    for (let low = 0; low < 16; low++) if (set[high * 16 + low]) lows |= 1 << low;
    if (lows !== 0) byLows.set(lows, (byLows.get(lows) ?? 0) | (1 << high));
  }
  return [...byLows].map(([lows, highs]) => ({ lows, highs }));
}

function joined(list: Block[]): Block {
  return list.reduce((a, b) => ({ lows: a.lows | b.lows, highs: a.highs | b.highs }));
}

/** Gives the kernel a byte's class as an offset in a row. */
export function loadClasses(kernel: Kernel, classOf: Uint16Array): void {
  for (let byte = 0; byte < 256; byte++) kernel.bytes.writeUInt16LE(classOf[byte]! * 4, CLASSES + 2 * byte);
}
