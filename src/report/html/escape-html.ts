// biome-ignore lint/complexity/useRegexLiterals: written as a string so that the source holds no control characters
const CONTROLS = new RegExp(
  '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]',
  'g',
);

/** Text as it may stand in HTML, in an attribute too. Control characters and directional overrides become visible. */
export function escapeHtml(text: string): string {
  return text
    .replace(CONTROLS, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** At most `limit` characters, with a note about the rest. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = limit - (/[\ud800-\udbff]/.test(text[limit - 1] ?? '') ? 1 : 0);
  return `${text.slice(0, end)}\n… ${text.length - end} more characters: see the transcript`;
}

/** Running text: escaped, with `code` and **bold** as HTML says them; everything else of Markdown stays as written. */
export function proseHtml(text: string): string {
  return escapeHtml(text)
    .split(/(`[^`\n]+`)/)
    .map((part, at) =>
      at % 2 === 1
        ? `<code>${part.slice(1, -1)}</code>`
        : part.replace(/\*\*(?=\S)([^*\n]{1,500})\*\*/g, '<b>$1</b>'),
    )
    .join('');
}
