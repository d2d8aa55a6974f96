import { diffArrays } from 'diff';
import { ToolError } from '../contract/error.js';
import type { Files } from './files.js';
import { type Edit, newPlaces } from './hashline/apply.js';
import { bounded, unifiedDiff } from './hashline/diff.js';
import { carrySeen, preview } from './hashline/preview.js';
import { Text } from './hashline/text.js';
import { nearest } from './nearest.js';

/** An exact replacement; line ends in both strings count as LF. */
export interface Replacement {
  old: string;
  new: string;
  all: boolean;
}

/** The text after a replacement, and the same as edits of whole lines (for excerpts and diffs). */
export interface Replaced {
  text: string;
  edits: Edit[];
  count: number;
}

const MAX_LISTED = 20;
const MAX_DIFF_MS = 200;
const NOTHING = 'Nothing was written.';

/** What an edit did: `text` for the model (the edited lines), `diff` for people. */
export interface Edited {
  text: string;
  name: string;
  count: number;
  diff: string;
}

/** Replaces a string in a file that was read and has not changed since. Source: seed B, `edit`. */
export async function editExact(
  files: Files,
  path: string,
  replacement: Replacement,
  format: 'hashline' | 'numbered',
): Promise<Edited> {
  return files.locked([path], async () => {
    const file = await files.openToChange(path);
    files.mustBeRead(path, file);
    const { text, edits, count } = replaceExact(file.name, file.text, replacement);
    await files.put(file.name, text, file);
    const known = files.snapshots.newest(file.name)!;
    const fresh = files.snapshots.record(file.name, text);
    carrySeen(files, known, edits, fresh);
    const rows = preview(files, { snapshot: fresh, name: file.name, changes: newPlaces(edits), format });
    const note = count > 1 ? [`Replaced ${count} times.`] : [];
    const diff = bounded([unifiedDiff(file.name, new Text(file.text), edits)]);
    return { text: [rows, ...note].join('\n'), name: file.name, count, diff };
  });
}

/**
 * Replaces a string that stands once, or every time when asked. Matching ignores the kind of line end; the file keeps
 * its own, and what old and new string share keeps its bytes. The error of a string that is not there shows the
 * nearest place; the error of one that stands more often names the lines.
 */
export function replaceExact(name: string, text: string, replacement: Replacement): Replaced {
  const [wanted, put] = [withLf(replacement.old), withLf(replacement.new)];
  if (wanted === '')
    throw new ToolError(`old_string is empty: name the text to replace, or use write. ${NOTHING}`);
  if (wanted === put) throw new ToolError(`old_string and new_string are the same. ${NOTHING}`);
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  const view = withLf(text.slice(bom));
  const places = findAll(view, wanted);
  if (places.length === 0) throw new ToolError(`${nearest(name, view, wanted)} ${NOTHING}`);
  if (places.length > 1 && !replacement.all) throw notUnique(name, view, places);
  const changes = changesOf(wanted, put);
  const cuts = places.flatMap((place) =>
    changes.map(({ from, to, body }) => ({ from: place + from, to: place + to, body })),
  );
  const result = spliced(text.slice(bom), view, cuts);
  return {
    text: text.slice(0, bom) + result,
    edits: lineEdits(view, withLf(result), cuts),
    count: places.length,
  };
}

/** A part of the LF text that is taken out, and what is put in its place. */
interface Cut {
  from: number;
  to: number;
  body: string;
}

/** What really differs, line by line: lines that both strings have keep their bytes, also where line ends are mixed. */
function changesOf(wanted: string, put: string): Cut[] {
  const lines = (text: string) => text.split(/(?<=\n)/);
  const parts = diffArrays(lines(wanted), lines(put), { timeout: MAX_DIFF_MS });
  if (!parts) return [{ from: 0, to: wanted.length, body: put }];
  const cuts: Cut[] = [];
  let at = 0;
  for (const { added, removed, value } of parts) {
    const text = value.join('');
    const last = cuts.at(-1);
    const cut = last?.to === at ? last : { from: at, to: at, body: '' };
    if ((added || removed) && cut !== last) cuts.push(cut);
    if (added) cut.body += text;
    else at += text.length;
    if (removed) cut.to = at;
  }
  return cuts;
}

function notUnique(name: string, view: string, places: number[]): ToolError {
  const lineOf = lineFinder(view);
  const numbers = places.slice(0, MAX_LISTED).map(lineOf);
  const more = places.length > MAX_LISTED ? ` and ${places.length - MAX_LISTED} more` : '';
  return new ToolError(
    `old_string stands ${places.length} times in ${name}: lines ${numbers.join(', ')}${more}. ` +
      `Add lines around it until it is unique, or set replace_all. ${NOTHING}`,
  );
}

/** The file's own text with the cuts replaced; new line ends are like that of the line in which the cut starts. */
function spliced(raw: string, view: string, cuts: Cut[]): string {
  const crlfs: number[] = [];
  for (let at = raw.indexOf('\r\n'); at >= 0; at = raw.indexOf('\r\n', at + 2)) crlfs.push(at - crlfs.length);
  const isFirstCrlf = crlfs.length > 0 && crlfs[0] === view.indexOf('\n');
  const parts: string[] = [];
  let [done, passed] = [0, 0];
  const rawAt = (offset: number) => {
    while (passed < crlfs.length && crlfs[passed]! < offset) passed++;
    return offset + passed;
  };
  for (const { from, to, body } of cuts) {
    const start = rawAt(from);
    const lineEnd = view.indexOf('\n', from);
    const isCrlf = lineEnd < 0 ? isFirstCrlf : crlfs[passed] === lineEnd;
    parts.push(raw.slice(done, start), isCrlf ? body.replaceAll('\n', '\r\n') : body);
    done = rawAt(to);
  }
  return parts.join('') + raw.slice(done);
}

/** The cuts as edits of whole lines; cuts that share a line are one edit, and lines that did not change are left out. */
function lineEdits(view: string, result: string, cuts: Cut[]): Edit[] {
  const lineOf = lineFinder(view);
  const [old, now] = [new Text(view).lines(), new Text(result).lines()];
  const edits: Edit[] = [];
  let [shift, index] = [0, 0];
  while (index < cuts.length) {
    const from = lineOf(cuts[index]!.from);
    let [to, grown] = [from, 0];
    do {
      const cut = cuts[index++]!;
      to = lineOf(cut.to);
      grown += countLf(cut.body) - countLf(view.slice(cut.from, cut.to));
    } while (index < cuts.length && lineOf(cuts[index]!.from) <= to);
    const rows = now.slice(from - 1 + shift, to + shift + grown);
    edits.push(trimmed(old, { from, to: Math.min(to, old.length), body: rows, source: 'edit', rank: 0 }));
    shift += grown;
  }
  return edits;
}

function trimmed(old: string[], edit: Edit): Edit {
  let { from, to } = edit;
  let [first, last] = [0, edit.body.length];
  while (from <= to && first < last && old[from - 1] === edit.body[first])
    [from, first] = [from + 1, first + 1];
  while (from <= to && first < last && old[to - 1] === edit.body[last - 1]) [to, last] = [to - 1, last - 1];
  return { ...edit, from, to, body: edit.body.slice(first, last) };
}

/** Answers with the number of the line that an offset is in; a line feed belongs to the line it ends. */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function countLf(text: string): number {
  return text.split('\n').length - 1;
}

function withLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function findAll(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
}
