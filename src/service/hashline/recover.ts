import { diffArrays } from 'diff';
import type { Edit } from './apply.js';

/** Edits moved to where they belong in the file as it is now, and what the model should know about that. */
export interface Recovered {
  edits: Edit[];
  note: string;
}

/** Lines around an edit that must be unchanged for a merge (as in a patch without fuzz), and for a plain shift. */
const MERGE_CONTEXT = 3;
const SHIFT_CONTEXT = 1;
const MAX_DIFF_MS = 500;
const MAX_TWINS = 1000;

/**
 * Moves edits of the text that was read (`old`) to the text there is now (`live`). Only what cannot go wrong is done:
 * the lines around every edit are unchanged and have no copy, or as many as before and everything on
 * one side of them is as it was.
 * First a three-way merge; then one common shift with less context; then, when `live` is this session's own last edit
 * (`isOwn`), the same lines at the same numbers. Otherwise undefined: the caller refuses.
 */
export function recover(edits: Edit[], old: string[], live: string[], isOwn: boolean): Recovered | undefined {
  const by = isOwn ? 'your own later edit' : 'a change by somebody else';
  if (edits.every(isPinned)) {
    const ends = edits.map((edit) => (edit.rank === RANK_TAIL ? shifted(edit, live.length + 1) : edit));
    return { edits: ends, note: `The tag was old: added to the file as it is after ${by}.` };
  }
  const texts = align(old.map(withoutBlanks), live.map(withoutBlanks));
  if (!texts) return undefined;
  const merged = placeAll(edits, texts, MERGE_CONTEXT);
  if (merged) return { edits: merged, note: `The tag was old: merged with ${by}.` };
  const moved = placeAll(edits, texts, SHIFT_CONTEXT);
  const shifts = new Set(
    moved?.flatMap((edit, index) => (isPinned(edit) ? [] : edit.from - edits[index]!.from)),
  );
  if (moved && shifts.size <= 1)
    return {
      edits: moved,
      note: `The tag was old: lines moved by ${[...shifts][0] ?? 0} after ${by}. Check them.`,
    };
  if (!isOwn || old.length !== live.length) return undefined;
  const replayed = placeAll(edits, texts, 0);
  const isSame = replayed?.every((edit, index) => edit.from === edits[index]!.from);
  return replayed && isSame
    ? { edits: replayed, note: 'The tag was old: applied next to your own later edit. Check the lines.' }
    : undefined;
}

/** What goes to the head or the tail goes there whatever the lines are. */
function isPinned({ rank }: Edit): boolean {
  return rank === RANK_HEAD || rank === RANK_TAIL;
}
const [RANK_HEAD, RANK_BEFORE, RANK_TAIL] = [-1, 1, 2];

/** Two texts side by side. `at[n]` is the number that line n of `old` has in `live`, 0 when it is gone. */
interface Aligned {
  old: string[];
  live: string[];
  at: Uint32Array;
  /** Lines that are the same at the beginning and at the end. */
  head: number;
  tail: number;
  places: { old: Map<string, number[]>; live: Map<string, number[]> };
}

function align(old: string[], live: string[]): Aligned | undefined {
  const most = Math.min(old.length, live.length);
  let [head, tail] = [0, 0];
  while (head < most && old[head] === live[head]) head++;
  while (tail < most - head && old.at(-1 - tail) === live.at(-1 - tail)) tail++;
  const parts = diffArrays(old.slice(head, old.length - tail), live.slice(head, live.length - tail), {
    timeout: MAX_DIFF_MS,
  });
  if (!parts) return undefined;
  // The line before the first and the one after the last count as lines that never change.
  const at = new Uint32Array(old.length + 2);
  for (let line = 1; line <= head; line++) at[line] = line;
  let [from, to] = [head + 1, head + 1];
  for (const { added, removed, count } of parts) {
    if (!added && !removed) for (let index = 0; index < count; index++) at[from + index] = to + index;
    if (!added) from += count;
    if (!removed) to += count;
  }
  for (let line = old.length - tail + 1; line <= old.length + 1; line++)
    at[line] = line + live.length - old.length;
  return { old, live, at, head, tail, places: { old: index(old), live: index(live) } };
}

function index(lines: string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    const known = places.get(line);
    if (known) known.push(at);
    else places.set(line, [at]);
  }
  return places;
}

function placeAll(edits: Edit[], texts: Aligned, context: number): Edit[] | undefined {
  const placed: Edit[] = [];
  for (const edit of edits) {
    const from = placeOf(edit, texts, context);
    if (from === undefined) return undefined;
    placed.push(shifted(edit, from));
  }
  return placed;
}

function shifted(edit: Edit, from: number): Edit {
  return { ...edit, from, to: from + edit.to - edit.from };
}

/** The line of the live text that an edit now starts at; undefined when that is not certain. */
function placeOf(edit: Edit, texts: Aligned, context: number): number | undefined {
  const { old, live, at } = texts;
  if (edit.rank === RANK_HEAD) return 1;
  if (edit.rank === RANK_TAIL) return live.length + 1;
  let [first, last] = [Math.max(0, edit.from - context), Math.min(old.length + 1, edit.to + context)];
  // Without context an insertion still has the line it was anchored to.
  if (first > last && edit.rank === RANK_BEFORE) last = edit.from;
  else if (first > last) first = edit.to;
  for (let line = first; line <= last; line++) {
    const isThere = line === 0 || at[line] !== 0;
    if (!isThere || (line > first && at[line] !== at[line - 1]! + 1)) return undefined;
  }
  const isBeside = last <= texts.head || first > old.length - texts.tail;
  const [inOld, inLive] = copies(texts, Math.max(1, first), Math.min(old.length, last));
  if (inOld !== inLive || inOld === 0 || (inOld > 1 && !isBeside)) return undefined;
  return at[first]! + edit.from - first;
}

/** How often lines `first`..`last` of the old text stand in it and in the live text; 0 when that cannot be told. */
function copies(
  { old, live, places }: Aligned,
  first: number,
  last: number,
): [inOld: number, inLive: number] {
  const window = old.slice(first - 1, last);
  const rarity = (line: string) => (places.old.get(line)?.length ?? 0) + (places.live.get(line)?.length ?? 0);
  const rarest = window.reduce(
    (best, line, index) => (rarity(line) < rarity(window[best]!) ? index : best),
    0,
  );
  const key = window[rarest];
  if (key === undefined || rarity(key) > MAX_TWINS) return [0, 0];
  const count = (text: string[], starts: number[] = []) =>
    starts.filter((start) => window.every((line, index) => text[start - rarest + index] === line)).length;
  return [count(old, places.old.get(key)), count(live, places.live.get(key))];
}

/** As the tag sees a line: without the blanks at its end. */
function withoutBlanks(line: string): string {
  let end = line.length;
  while (end > 0 && ' \t\r'.includes(line[end - 1]!)) end--;
  return line.slice(0, end);
}
