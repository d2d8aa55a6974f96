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
      const title = /^diff --git (.*)$/m.exec(part)?.[1] ?? '';
      const body = shown.slice(1).map(row).join('');
      return `<details${parts.length === 1 ? ' open' : ''}><summary><code>${escapeHtml(title)}</code></summary><pre class="diff">${body}</pre>${left > 0 ? `<p class="dim">${many(left, 'more line')} in changes.patch.</p>` : ''}</details>`;
    })
    .join('\n');
}

function row(text: string): string {
  const kind = text.startsWith('@@')
    ? 'at'
    : text.startsWith('+')
      ? 'add'
      : text.startsWith('-')
        ? 'del'
        : '';
  return `<span class="${kind}">${escapeHtml(text)}</span>\n`;
}
