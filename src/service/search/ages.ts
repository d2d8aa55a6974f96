import type { Chunk } from './chunk.js';
import { stateOf } from './listing.js';
import { toFile } from './name.js';

/** When each file of a chunk changed last, in milliseconds; 0 where that cannot be seen. `base`: the folder it is named from. */
export function agesOf(base: string, chunk: Chunk): Float64Array<ArrayBuffer> {
  const ages: number[] = [];
  for (const [folder, names] of chunk)
    for (const name of names.split('/')) ages.push(stateOf(toFile(`${base}/${folder}${name}`))?.mtimeMs ?? 0);
  return Float64Array.from(ages);
}

/** Indices of the `most` highest ages, highest first; the earlier index among equals. */
export function newest(ages: Float64Array, most: number): number[] {
  let least = Number.NEGATIVE_INFINITY;
  let equals = 0;
  if (most < ages.length) {
    const sorted = ages.toSorted();
    const first = sorted.length - most;
    least = sorted[first]!;
    for (let at = first; at < sorted.length && sorted[at] === least; at++) equals++;
  }
  const found: number[] = [];
  for (let at = 0; at < ages.length; at++)
    if (ages[at]! > least || (ages[at] === least && equals-- > 0)) found.push(at);
  return found.sort((a, b) => ages[b]! - ages[a]! || a - b);
}
