import { parseDocument } from 'yaml';

/** Longest front matter that is read, in characters. */
const MOST = 16_384;

/** A Markdown file's front matter as a map, and what follows it. Texts without one have an empty map. */
export interface Document {
  head: Record<string, unknown>;
  body: string;
}

/**
 * Splits a Markdown file at its front matter. Files written for other agents often hold lines that are no YAML
 * (`description: Use it when: ...`): those are read line by line as `key: text`. Never throws.
 */
export function frontMatter(text: string): Document {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const found = /^---[ \t]*\n([\s\S]*?)\n?^---[ \t]*(?:\n|$)/m.exec(plain);
  if (!found || found.index > 0 || (found[1] ?? '').length > MOST) return { head: {}, body: plain };
  return { head: headOf(found[1] ?? ''), body: plain.slice(found[0].length) };
}

function headOf(yaml: string): Record<string, unknown> {
  try {
    const document = parseDocument(yaml, { schema: 'core', logLevel: 'silent', prettyErrors: false });
    const value: unknown = document.errors.length === 0 ? document.toJS({ maxAliasCount: 0 }) : undefined;
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // An alias bomb, or a map that cannot be one: line by line, then.
  }
  const head: Record<string, unknown> = {};
  for (const line of yaml.split('\n')) {
    const [, key, value] = /^([A-Za-z][\w-]*):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) head[key] = value.replace(/^(["'])(.*)\1$/, '$2');
  }
  return head;
}

/** A value of front matter as text; undefined for anything that is none. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A list, or a text of names between commas, with or without brackets; undefined when it is not there. */
export function namesOf(value: unknown): string[] | undefined {
  const parts = Array.isArray(value)
    ? value
    : textOf(value)
        ?.replace(/^\[(.*)\]$/s, '$1')
        .split(',');
  return parts?.flatMap((part) => textOf(part) ?? []);
}
