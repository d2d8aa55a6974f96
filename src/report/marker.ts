import { createHash } from 'node:crypto';
import type { Post } from '../service/github/shape.js';

/** The first 16 hex digits of SHA-256 over the parts. */
export function digest(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:${part}`);
  return hash.digest('hex').slice(0, 16);
}

/** A recipe's name as it may stand in a marker: ASCII without spaces; other names get a digest. */
export function markerName(recipe: string): string {
  const plain = recipe.replace(/[^A-Za-z0-9._-]/g, '_').replace(/--+/g, '-');
  return plain === recipe ? plain : `${plain}.${digest(recipe)}`;
}

/** The hidden last line by which Galley finds its own posts again. */
export function marker(what: 'comment' | 'review' | 'issue' | 'finding', recipe: string, id = ''): string {
  return `<!-- galley:${what} ${markerName(recipe)}${id && ` ${id}`} -->`;
}

/** The hidden line that remembers which commit was reviewed. */
export function stateLine(sha: string): string {
  return `<!-- galley:reviewed ${sha} -->`;
}

/** A post is ours when its last line is the marker and we wrote it: a marker alone can be forged by anybody. */
export function isOurs(post: Post, mark: string, self: { id: number } | undefined): boolean {
  return self !== undefined && post.author.id === self.id && lastLine(post.body) === mark;
}

/** The fingerprint at the end of an inline comment of ours. */
export function fingerprintOf(body: string, recipe: string): string | undefined {
  const found = /^<!-- galley:finding (\S+) ([0-9a-f]{16}) -->$/.exec(lastLine(body));
  return found?.[1] === markerName(recipe) ? found[2] : undefined;
}

/** The commit that a post of ours says was reviewed. */
export function reviewedSha(body: string): string | undefined {
  return /^<!-- galley:reviewed ([0-9a-f]{40}|[0-9a-f]{64}) -->$/m.exec(tail(body))?.[1];
}

function lastLine(body: string): string {
  return body.trimEnd().split('\n').at(-1)?.trim() ?? '';
}

/** The hidden lines at the end; text above them could hold an imitation. */
function tail(body: string): string {
  const lines = body.trimEnd().split(/\r?\n/);
  let from = lines.length;
  while (from > 0 && /^<!-- galley:\S+ [^<>]*-->$/.test(lines[from - 1] ?? '')) from--;
  return lines.slice(from).join('\n');
}
