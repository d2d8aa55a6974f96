import { many } from '../render.js';
import { escapeHtml } from './escape-html.js';

const MOST_LINES = 5_000;

/** The change the run made: one foldable part a file, lines coloured. */
export function patchHtml(patch: string): string {
  const parts = patch.split(/^(?=diff --git )/m).filter((part) => part.startsWith('diff --git '));
  let room = MOST_LINES;
  return parts
    .map((part) => {
      const rows = part.replace(/\n$/, '').split('\n');
      const shown = rows.slice(0, Math.max(0, room));
      room -= shown.length;
      const left = rows.length - shown.length;
      const names = /^diff --git (.*)$/m.exec(part)?.[1] ?? '';
      const title = /^a\/(.+) b\/\1$/.exec(names)?.[1] ?? names;
      const first = shown.findIndex((text) => text.startsWith('@@'));
      const body = shown
        .map((text, at) => row(text, first >= 0 && at >= first))
        .slice(1)
        .join('');
      return `<details${parts.length === 1 ? ' open' : ''}><summary><code>${escapeHtml(title)}</code></summary><pre class="diff">${body}</pre>${left > 0 ? `<p class="dim">${many(left, 'more line')} in changes.patch.</p>` : ''}</details>`;
    })
    .join('\n');
}

/** What stands before the first hunk is about the file: `---` and `+++` are no lines of it. */
function row(text: string, inHunk: boolean): string {
  const kind = !inHunk
    ? 'dim'
    : text.startsWith('@@')
      ? 'at'
      : text.startsWith('+')
        ? 'add'
        : text.startsWith('-')
          ? 'del'
          : '';
  return `<span class="${kind}">${escapeHtml(text)}</span>\n`;
}
