import type { Place } from './place.js';
import { visit } from './visit.js';
import { merged } from './walk.js';

/** What fffind looks for. */
export interface FindQuery {
  query: string;
  path: string;
  kind: 'files' | 'directories' | 'mixed';
  offset: number;
  limit: number;
}

/** Every path below `place` of the kinds asked for, as shown; folders end in `/`. */
export async function pathsOf(
  place: Place,
  kind: FindQuery['kind'],
  dots: boolean,
  signal?: AbortSignal,
): Promise<string[]> {
  const paths: string[] = [];
  await visit(place.walker, { start: place.start, dots, signal }, (folder) => {
    if (kind !== 'directories') {
      for (const name of dots ? merged(folder.files, folder.dotFiles) : folder.files) {
        paths.push(place.show(folder.path + name));
      }
    }
    if (kind === 'files') return;
    for (const name of dots ? merged(folder.folders, folder.dotFolders) : folder.folders) {
      paths.push(`${place.show(folder.path + name)}/`);
    }
  });
  return paths;
}

/** Paths that contain every word of `query` as a subsequence, best first: ties are broken by length, then by name. */
export function rank(paths: readonly string[], query: string): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const scored: { path: string; score: number }[] = [];
  for (const path of paths) {
    let total = 0;
    for (const word of words) {
      const score = wordScore(path, word);
      total = score < 0 ? -1 : total + score;
      if (total < 0) break;
    }
    if (total >= 0) scored.push({ path, score: total });
  }
  scored.sort((a, b) => b.score - a.score || a.path.length - b.path.length || (a.path < b.path ? -1 : 1));
  return scored.map((entry) => entry.path);
}

/** -1 when `word` is no subsequence of `path`; the name counts before the folders, runs and word starts before the rest. */
function wordScore(path: string, word: string): number {
  const lower = path.toLowerCase();
  const nameAt = lower.lastIndexOf('/', lower.length - 2) + 1;
  const name = lower.slice(nameAt).replace(/\/$/, '');
  if (name === word) return 1000;
  if (name.startsWith(word)) return 900;
  if (name.includes(word)) return 800;
  if (lower.includes(word)) return 700;
  return Math.max(subsequence(name, word, 400), subsequence(lower, word, 200));
}

function subsequence(text: string, word: string, most: number): number {
  let score = most;
  let at = -1;
  for (const char of word) {
    const found = text.indexOf(char, at + 1);
    if (found < 0) return -1;
    const starts = found === 0 || !/[a-z0-9]/.test(text[found - 1]!);
    if (found !== at + 1 && !starts) score -= Math.min(20, found - at);
    at = found;
  }
  return Math.max(score, 0);
}
