import type { MapFile } from '../repomap/source.js';
import type { Names } from '../symbols/names.js';
import { DEFINITION_SIZE } from '../symbols/scout.js';
import type { Doc } from './docs.js';
import type { FolderCount } from './survey.js';

/** The parts of the index, in the order they stand in. */
export const SECTIONS = ['overview', 'tree', 'docs', 'symbols', 'notes'] as const;
export type Section = (typeof SECTIONS)[number];

const MOST_TREE_LINES = 300;
const MOST_KINDS = 3;
const MOST_SYMBOLS = 60;

/** Folders below `prefix`, as deep as fits a few hundred lines. */
export function treeLines(folders: readonly FolderCount[], prefix = ''): string[] {
  const below = folders
    .filter(({ path }) => path.startsWith(prefix) && path !== '')
    .map((folder) => ({ folder, depth: folder.path.slice(prefix.length).split('/').length - 1 }));
  let deepest = 1;
  for (let wanted = 2; wanted <= 12; wanted++) {
    if (below.filter(({ depth }) => depth <= wanted).length > MOST_TREE_LINES) break;
    deepest = wanted;
  }
  const shown = below
    .filter(({ depth }) => depth <= deepest)
    .slice(0, MOST_TREE_LINES)
    .map(({ folder }) => folder);
  return shown.map(
    ({ path, files, kinds }) =>
      `- ${path} ${files} ${files === 1 ? 'file' : 'files'}${
        files > 0
          ? ` (${kinds
              .slice(0, MOST_KINDS)
              .map(([kind, count]) => `${kind} ${count}`)
              .join(', ')})`
          : ''
      }`,
  );
}

/** A document with its headings, each with its line. */
export function docLine({ path, title, headings }: Doc): string {
  const others = headings.map(({ line, text }) => `${text} (${line})`).join('; ');
  return `- ${path}${title ? `: ${title}` : ''}${others ? ` | ${others}` : ''}`;
}

/** A source file with what it defines, each with its line. */
export function symbolLine({ path, symbols }: MapFile, names: Names): string {
  const found: string[] = [];
  const { definitions } = symbols;
  let more = 0;
  for (let at = 0; at < definitions.length; at += DEFINITION_SIZE) {
    if (definitions[at]! < 0) continue;
    if (found.length < MOST_SYMBOLS) found.push(`${names.text(definitions[at]!)}:${definitions[at + 1]}`);
    else more++;
  }
  return `- ${path}: ${found.join(' ')}${more > 0 ? ` and ${more} more` : ''}`;
}
