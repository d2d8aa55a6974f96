import { frontMatter, textOf } from '../front-matter.js';
import { stripHidden } from '../hidden-text.js';

export const SCOPES = ['global', 'project'] as const;
export type Scope = (typeof SCOPES)[number];

/** Kinds of project memories, and the heading each is listed under in `.galley/GALLEY.md`. Source: seed B. */
export const KINDS = {
  command: 'Commands',
  convention: 'Conventions',
  gotcha: 'Gotchas',
  decision: 'Decisions',
  note: 'Notes',
} as const;
export type Kind = keyof typeof KINDS;

/** One memory: a Markdown file whose name is the memory's. */
export interface Entry {
  scope: Scope;
  name: string;
  description: string;
  kind: Kind;
  content: string;
  /** As people and tools write it. */
  path: string;
}

export const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_NAME = 64;
export const MAX_DESCRIPTION = 200;
export const MAX_CONTENT = 32_768;

/** Reads a memory's file; people may have written it, so that nothing but a name has to be right. */
export function readEntry(scope: Scope, file: string, path: string, text: string): Entry | undefined {
  const name = file.replace(/\.md$/, '');
  if (!file.endsWith('.md') || !NAME.test(name) || name.length > MAX_NAME) return undefined;
  const { head, body } = frontMatter(text);
  const content = body.trim();
  const kind = textOf(head.kind) ?? '';
  return {
    scope,
    name,
    description: oneLine(textOf(head.description) ?? content.split('\n')[0] ?? ''),
    kind: Object.hasOwn(KINDS, kind) ? (kind as Kind) : 'note',
    content,
    path,
  };
}

/** The file of a memory. */
export function writeEntry({ scope, name, description, kind, content }: Entry): string {
  const head = [`name: ${name}`, `description: ${JSON.stringify(description)}`];
  if (scope === 'project') head.push(`kind: ${kind}`);
  return `---\n${head.join('\n')}\n---\n\n${content.trim()}\n`;
}

export function oneLine(text: string): string {
  return stripHidden(text.replace(/\s+/g, ' ')).trim().slice(0, MAX_DESCRIPTION);
}
