/** Code points `low` to `high`, both included. */
export type Range = readonly [low: number, high: number];

/** A set of code points: ranges that are sorted, disjoint and not adjacent. */
export type CharSet = readonly Range[];

export const LAST_CODE_POINT = 0x10ffff;
export const EVERYTHING: CharSet = [[0, LAST_CODE_POINT]];
/** Everything, where a set is one of bytes. */
export const BYTES: CharSet = [[0, 255]];

/** Any ranges as a set. */
export function toSet(ranges: Iterable<Range>): CharSet {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
  const set: [number, number][] = [];
  for (const [low, high] of sorted) {
    const last = set.at(-1);
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else set.push([low, high]);
  }
  return set;
}

export function union(...sets: CharSet[]): CharSet {
  return toSet(sets.flat());
}

export function negate(set: CharSet): CharSet {
  const result: Range[] = [];
  let from = 0;
  for (const [low, high] of set) {
    if (low > from) result.push([from, low - 1]);
    from = high + 1;
  }
  if (from <= LAST_CODE_POINT) result.push([from, LAST_CODE_POINT]);
  return result;
}

export function intersect(a: CharSet, b: CharSet): CharSet {
  const result: Range[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const low = Math.max(a[i]![0], b[j]![0]);
    const high = Math.min(a[i]![1], b[j]![1]);
    if (low <= high) result.push([low, high]);
    if (a[i]![1] < b[j]![1]) i++;
    else j++;
  }
  return result;
}

export function subtract(a: CharSet, b: CharSet): CharSet {
  return intersect(a, negate(b));
}

export function has(set: CharSet, point: number): boolean {
  let from = 0;
  let to = set.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (set[middle]![1] < point) from = middle + 1;
    else to = middle;
  }
  return from < set.length && set[from]![0] <= point;
}

/** How many code points there are in the set. */
export function count(set: CharSet): number {
  let total = 0;
  for (const [low, high] of set) total += high - low + 1;
  return total;
}
