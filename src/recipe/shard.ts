import picomatch from 'picomatch';
import { RunError } from '../contract/error.js';
import type { Targets } from '../contract/recipe.js';

/** One thing a run can be about: a file, a folder, or whatever a list names. `size` is what balance is measured in. */
export interface Target {
  name: string;
  size: number;
}

/** GitHub starts at most this many jobs from one matrix. */
export const MOST_SHARDS = 256;

/** A job's outputs may hold 1 MiB; above this the matrix names shards only, not their targets. */
const MOST_INLINE = 400_000;

/** One job of the matrix. `targets` is left out where all of them together would not fit into a job's output. */
export interface Entry {
  shard: string;
  count: number;
  size: number;
  targets?: string[];
}

/** The targets among the files of a commit: files that match, or folders that match with the sum of what they hold. */
export function targetsAmong(files: readonly Target[], targets: Targets): Target[] {
  if (targets.files) {
    const matches = matcher(targets.files);
    return files.filter(({ name }) => matches(name));
  }
  const matches = matcher(targets.packages ?? []);
  const known = new Map<string, boolean>();
  const sizes = new Map<string, number>();
  for (const { name, size } of files) {
    for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) {
      const folder = name.slice(0, at);
      if (!known.has(folder)) known.set(folder, matches(folder));
      if (known.get(folder)) sizes.set(folder, (sizes.get(folder) ?? 0) + size);
    }
  }
  return [...sizes].map(([name, size]) => ({ name, size }));
}

/** `*` stays inside a slash, `**` crosses it, a later `!pattern` takes out again. */
function matcher(patterns: readonly string[]): (name: string) => boolean {
  const tests = patterns.map((pattern) => {
    const isOut = pattern.startsWith('!');
    return { isOut, test: picomatch(isOut ? pattern.slice(1) : pattern, { dot: true, nonegate: true }) };
  });
  const onlyOut = tests.every(({ isOut }) => isOut);
  return (name) => tests.reduce((isIn, { isOut, test }) => (test(name) ? !isOut : isIn), onlyOut);
}

/**
 * Splits targets into at most `shards` parts of about the same size: the largest first, each to the part that has least.
 * The same targets give the same parts in every job, in whatever order they come; a name that comes twice is taken once.
 */
export function planShards(targets: readonly Target[], shards: number): Target[][] {
  const unique = [...new Map(targets.map((target) => [target.name, target])).values()];
  const sorted = unique.sort((a, b) => b.size - a.size || byName(a, b));
  const parts = Array.from({ length: Math.min(shards, sorted.length) }, (): Target[] => []);
  const heap = parts.map((part) => ({ part, load: 0 }));
  for (const target of parts.length > 0 ? sorted : []) {
    const least = heap[0]!;
    least.part.push(target);
    // An empty file is work too.
    least.load += Math.max(1, target.size);
    sink(heap);
  }
  return parts.map((part) => part.sort(byName));
}

/** Puts the first entry of a heap, which has grown, where it belongs: the one with the least load comes first. */
function sink(heap: { load: number }[]): void {
  for (let at = 0, child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && heap[child + 1]!.load < heap[child]!.load) child++;
    const [parent, least] = [heap[at]!, heap[child]!];
    if (parent.load <= least.load) return;
    [heap[at], heap[child], at] = [least, parent, child];
  }
}

function byName(a: Target, b: Target): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** What `strategy.matrix` takes: `{"include": [...]}`, one entry for each part. */
export function matrixOf(parts: readonly Target[][]): { include: Entry[] } {
  const entries = parts.map((part, at): Required<Entry> => {
    const size = part.reduce((sum, target) => sum + target.size, 0);
    return {
      shard: `${at + 1}/${parts.length}`,
      count: part.length,
      size,
      targets: part.map(({ name }) => name),
    };
  });
  const isSmall = Buffer.byteLength(JSON.stringify(entries)) <= MOST_INLINE;
  return { include: isSmall ? entries : entries.map(({ targets, ...entry }) => entry) };
}

/** The targets of shard `text` (`3/8`): what the run that does this part gets as its parameter `targets`. */
export function shardOf(targets: readonly Target[], text: string): string[] {
  const [, nth = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (nth < 1 || nth > of || of > MOST_SHARDS)
    throw new RunError('recipe', `the shard ${JSON.stringify(text.slice(0, 40))} is not like 3/8`);
  return (planShards(targets, of)[nth - 1] ?? []).map(({ name }) => name);
}

/**
 * A list of targets as text: one a line, after a tab its size where that is known. Without sizes all count the same.
 */
export function readTargets(text: string): Target[] {
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  return rows.map((row, at) => {
    const [name = '', size, ...more] = row.split('\t');
    if (more.length > 0 || name.trim() === '' || (size !== undefined && !/^\d{1,15}$/.test(size)))
      throw new RunError(
        'recipe',
        `line ${at + 1} of the targets is not NAME or NAME<tab>SIZE: ${row.slice(0, 80)}`,
      );
    return { name, size: size === undefined ? 1 : Number(size) };
  });
}
