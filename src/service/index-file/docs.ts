import fs from 'node:fs';
import { toFile } from '../search/name.js';

/** A document and its headings. */
export interface Doc {
  path: string;
  title: string;
  /** Without the title. */
  headings: { line: number; text: string }[];
}

const DOC = /(?:\.(?:md|mdx|markdown|rst|adoc)|(?:^|\/)README(?:\.txt)?)$/i;
const MOST_BYTES = 65_536;
const MOST_HEADINGS = 24;
const MOST_CHARACTERS = 100;

/** Whether a file of this name is a document. */
export function isDoc(path: string): boolean {
  return DOC.test(path);
}

interface Kept {
  size: number;
  mtime: number;
  changed: number;
  doc: Doc;
}

/** Titles and headings of documents; a document is read again only when its size or times changed. */
export class Docs {
  readonly #root: string;
  #kept = new Map<string, Kept>();

  constructor(root: string) {
    this.#root = root;
  }

  forget(): void {
    this.#kept.clear();
  }

  read(paths: readonly string[]): Doc[] {
    const kept = new Map<string, Kept>();
    const docs: Doc[] = [];
    for (const path of paths) {
      const found = this.#one(path);
      if (!found) continue;
      kept.set(path, found);
      docs.push(found.doc);
    }
    this.#kept = kept;
    return docs;
  }

  #one(path: string): Kept | undefined {
    const file = toFile(`${this.#root}/${path}`);
    const stat = fs.lstatSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) return undefined;
    const known = this.#kept.get(path);
    if (known && known.size === stat.size && known.mtime === stat.mtimeMs && known.changed === stat.ctimeMs)
      return known;
    const text = beginning(file);
    if (text === undefined) return undefined;
    // A document changed this very moment may change again without its times showing it.
    const size = Date.now() - stat.mtimeMs > 50 ? stat.size : -1;
    return { size, mtime: stat.mtimeMs, changed: stat.ctimeMs, doc: outlineOf(path, text) };
  }
}

/** The first bytes of a text file; undefined for what cannot be read or is binary. */
export function beginning(file: string | Buffer, most = MOST_BYTES): string | undefined {
  const flags = fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0);
  let handle: number | undefined;
  try {
    handle = fs.openSync(file, flags);
    const stat = fs.fstatSync(handle);
    if (!stat.isFile()) return undefined;
    const bytes = Buffer.alloc(Math.min(stat.size, most));
    const text = bytes.subarray(0, fs.readSync(handle, bytes, 0, bytes.length, 0));
    return text.includes(0) ? undefined : text.toString('utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) fs.closeSync(handle);
  }
}

/** Headings of Markdown and AsciiDoc (`# `, `= `), and of reStructuredText and Markdown by underlining; none in fenced code. */
export function outlineOf(path: string, text: string): Doc {
  const headings: { line: number; text: string }[] = [];
  const lines = text.split(/\r?\n/);
  let fence = '';
  const front = frontMatter(lines);
  if (front.title) headings.push({ line: 1, text: front.title });
  for (let at = front.end; at < lines.length && headings.length <= MOST_HEADINGS; at++) {
    const line = lines[at]!;
    const mark = /^ {0,3}(```+|~~~+)/.exec(line)?.[1];
    if (fence) {
      if (mark?.startsWith(fence)) fence = '';
      continue;
    }
    if (mark) {
      fence = mark;
      continue;
    }
    const heading = /^ {0,3}(?:#{1,3}|={1,3}) +(.+?)(?: +#+)? *$/.exec(line)?.[1] ?? underlined(lines, at);
    if (heading) headings.push({ line: at + 1, text: plain(heading) });
  }
  const [title, ...others] = headings;
  return { path, title: title?.text ?? '', headings: others };
}

/** The title that a document's YAML head gives it, and the line behind that head. */
function frontMatter(lines: readonly string[]): { title: string; end: number } {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (end < 0) return { title: '', end: 0 };
  const title = lines.slice(1, end).find((line) => line.startsWith('title:'));
  return { title: plain((title ?? '').slice(6).replace(/^\s*["']?|["']?\s*$/g, '')), end: end + 1 };
}

/** A heading without tags and where its links lead. */
function plain(heading: string): string {
  return heading
    .slice(0, 10 * MOST_CHARACTERS)
    .replace(/<[^<>]*>/g, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .trim()
    .slice(0, MOST_CHARACTERS);
}

function underlined(lines: readonly string[], at: number): string | undefined {
  const line = lines[at]!.trim();
  const below = lines[at + 1] ?? '';
  if (!/^(?:={3,}|-{3,}|~{3,})\s*$/.test(below) || !/^[\p{L}\p{N}`"*]/u.test(line)) return undefined;
  return Math.abs(below.trim().length - line.length) <= 3 ? line : undefined;
}
