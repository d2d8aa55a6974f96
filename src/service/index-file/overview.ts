import { toFile } from '../search/name.js';
import { beginning } from './docs.js';
import type { Survey } from './survey.js';

const MOST_PARAGRAPH = 600;
const MOST_MANIFESTS = 24;
const MOST_NAMES = 24;

/** What the project is: its README's first paragraph, its size, its kinds of files, and how it is built. */
export function overview(root: string, { files, folders, docs, manifests }: Survey): string[] {
  const read = (file: string): string | undefined => beginning(toFile(`${root}/${file}`));
  const readme = docs.find((doc) => /^readme(?:\.\w+)?$/i.test(doc));
  const paragraph = readme === undefined ? '' : firstParagraph(read(readme) ?? '');
  const kinds = folders[0]?.kinds.map(([ending, count]) => `${ending} ${count}`) ?? [];
  return [
    ...(paragraph ? [`- ${readme}: ${paragraph}`] : []),
    `- ${files} files in ${folders.length} folders${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}`,
    ...manifests.slice(0, MOST_MANIFESTS).map((file) => `- ${file}${about(file, read(file) ?? '')}`),
    ...(manifests.length > MOST_MANIFESTS
      ? [`- ${manifests.length - MOST_MANIFESTS} more of such files`]
      : []),
  ];
}

/** The first lines of prose: no headings, badges, markup or lists. */
function firstParagraph(text: string): string {
  const paragraphs = text.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n[ \t]*\r?\n/);
  const prose = paragraphs
    .map((each) => each.trim())
    .find(
      (each) =>
        /^[\p{L}\p{N}*_`"'[]/u.test(each) &&
        !/^\[?!\[|\n(?:===|---)/.test(each) &&
        /\p{L}{3}/u.test(each.replace(/\[!\[.*/s, '')),
    );
  const line = (prose ?? '').replace(/\s+/g, ' ');
  return line.length > MOST_PARAGRAPH ? `${line.slice(0, MOST_PARAGRAPH - 1)}…` : line;
}

function about(file: string, text: string): string {
  const facts = /\.json$/.test(file) ? ofJson(text) : ofLines(file, text);
  return facts.length > 0 ? `: ${facts.join('; ').replace(/\s+/g, ' ')}` : '';
}

function ofJson(text: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [];
  }
  if (typeof data !== 'object' || data === null) return [];
  const { name, description, scripts, tasks } = data as Record<string, unknown>;
  const facts = [name, description].filter((fact) => typeof fact === 'string' && fact !== '') as string[];
  for (const [word, value] of [
    ['scripts', scripts],
    ['tasks', tasks],
  ] as const)
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
      facts.push(`${word} ${Object.keys(value).slice(0, MOST_NAMES).join(', ')}`);
  return facts.map((fact) => fact.slice(0, MOST_PARAGRAPH));
}

function ofLines(file: string, text: string): string[] {
  if (/(?:^|\/)(?:Makefile|justfile)$/.test(file)) {
    const targets = [...text.matchAll(/^([A-Za-z][\w.-]*)(?: [^:=\n]*)?:(?!=)/gm)].map(
      ([, target]) => target!,
    );
    return targets.length > 0 ? [`targets ${[...new Set(targets)].slice(0, MOST_NAMES).join(', ')}`] : [];
  }
  const name = /^module (\S+)/m.exec(text)?.[1] ?? /^name\s*=\s*["']?([^"'\n]+)/m.exec(text)?.[1];
  const description = /^description\s*=\s*["']([^"'\n]+)/m.exec(text)?.[1];
  return [name, description].filter((fact) => fact !== undefined).map((fact) => fact.trim());
}
