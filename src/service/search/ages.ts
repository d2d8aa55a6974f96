import fs from 'node:fs';
import type { Chunk } from './chunk.js';
import { toFile } from './name.js';

const QUIETLY = { throwIfNoEntry: false } as const;

/** When each file of a chunk changed last, in milliseconds; 0 where that cannot be seen. `base`: the folder it is named from. */
export function agesOf(base: string, chunk: Chunk): Float64Array<ArrayBuffer> {
  const ages: number[] = [];
  for (const [folder, names] of chunk)
    for (const name of names.split('/')) ages.push(ageOf(toFile(`${base}/${folder}${name}`)));
  return Float64Array.from(ages);
}

function ageOf(file: string | Buffer): number {
  try {
    return fs.lstatSync(file, QUIETLY)?.mtimeMs ?? 0;
  } catch {
    return 0;
  }
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
