import type { FileDiff } from '../../contract/diff.js';
import type { Past } from './history.js';
import { type ParseDiff, readShown } from './shown-diff.js';

/** The change as far as it was seen, and what must still be asked for. */
export interface Gathered {
  files: FileDiff[];
  /** Arguments of further `diff` calls; empty when nothing is left to ask. */
  wants: { path?: string; offset?: number }[];
  /** Files of the change that could not be seen whole. */
  unseen: number;
  /** Why there is no change to see. */
  failed?: string;
}

const PAGES_A_TURN = 20;
const MOST_PAGES_OF_A_FILE = 10;
const MOST_PAGES_OF_THE_LIST = 20;

/**
 * `diff` answers with the list of files and then with their patches, in pages. When that is more than a page, the files
 * after it are asked for one by one, many in a turn, so that a large change does not use up the turns.
 */
export function gather(past: readonly Past[], parseDiff: ParseDiff): Gathered {
  const parse: ParseDiff = (text) => readShown(text, parseDiff);
  const calls = past.filter(({ name }) => name === 'diff');
  const whole = calls.filter(({ args }) => args.path === undefined);
  const refused = whole.find(({ ok }) => !ok);
  if (refused) return { files: [], wants: [], unseen: 0, failed: refused.text };
  if (whole.length === 0) return { files: [], wants: [{}], unseen: 0 };
  const { text, next } = joinPages(whole);
  const listEnd = text.indexOf('\ndiff --git ');
  if (listEnd < 0 && next !== undefined && whole.length < MOST_PAGES_OF_THE_LIST)
    return { files: [], wants: [{ offset: next }], unseen: 0 };
  const listed = listedFiles(listEnd < 0 ? text : text.slice(0, listEnd));
  const parsed = parse(text);
  // The last file of a page may go on behind it.
  const files = next === undefined ? parsed : parsed.slice(0, -1);
  return next === undefined
    ? { files, wants: [], unseen: missing(listed, files, text) }
    : oneByOne({ calls, listed, first: files, text, parse });
}

interface Partly {
  calls: readonly Past[];
  listed: string[];
  first: FileDiff[];
  text: string;
  parse: ParseDiff;
}

function oneByOne({ calls, listed, first, text, parse }: Partly): Gathered {
  const done = new Set(first.map(({ path }) => path));
  const pages = new Map<string, Past[]>();
  for (const call of calls)
    if (typeof call.args.path === 'string')
      pages.set(call.args.path, [...(pages.get(call.args.path) ?? []), call]);
  const files = [...first];
  const wants: Gathered['wants'] = [];
  let cut = 0;
  for (const path of listed.filter((each) => !done.has(each))) {
    const own = pages.get(path);
    if (!own) {
      wants.push({ path });
      continue;
    }
    const { text: patch, next } = joinPages(own.filter(({ ok }) => ok));
    files.push(...parse(patch));
    if (next !== undefined && own.length < MOST_PAGES_OF_A_FILE) wants.push({ path, offset: next });
    else if (next !== undefined) cut += 1;
  }
  return { files, wants: wants.slice(0, PAGES_A_TURN), unseen: cut + missing(listed, files, text) };
}

/** A page ends with a note in brackets that says where the next one starts. */
function joinPages(pages: readonly Past[]): { text: string; next: number | undefined } {
  let text = '';
  let next: number | undefined;
  for (const page of pages) {
    const note = /\n\n\[\d+ characters left: call diff with offset (\d+)\]\s*$/.exec(page.text);
    text += note ? page.text.slice(0, note.index) : page.text;
    next = note?.[1] === undefined ? undefined : Number(note[1]);
  }
  return { text, next };
}

/** Rows such as `renamed  a.ts -> b.ts (+1 -0)`. */
function listedFiles(list: string): string[] {
  return list.split('\n').flatMap((row) => {
    const [, status, name] =
      /^(added|deleted|modified|renamed|copied) +(.+) \((?:binary|\+\d+ -\d+)(?:, not shown: .*)?\)$/.exec(
        row,
      ) ?? [];
    if (name === undefined) return [];
    const isMoved = status === 'renamed' || status === 'copied';
    return [isMoved ? (name.split(' -> ').at(-1) ?? name) : name];
  });
}

/** Listed files whose patch was not shown, and files that are only counted. */
function missing(listed: readonly string[], files: readonly FileDiff[], text: string): number {
  const seen = new Set(files.map(({ path }) => path));
  const hidden = /^\((\d+) more files that cannot be shown\)$/m.exec(text)?.[1];
  return listed.filter((path) => !seen.has(path)).length + Number(hidden ?? 0);
}
