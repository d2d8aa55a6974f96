const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of an HTML text without a tree: one pass, for pages nested too deep to be one. */
export function withoutTags(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    text += html.slice(at, open === -1 ? html.length : open);
    if (open === -1) break;
    at = afterTag(html, open);
    text += ' ';
  }
  return text
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[ \t\r\f\v]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** Where the text goes on after the tag at `open`; scripts, styles and comments are left out whole. */
function afterTag(html: string, open: number): number {
  if (html.startsWith('<!--', open)) return after(html, '-->', open);
  const silent = /^<(script|style)\b/i.exec(html.slice(open, open + 8))?.[1];
  if (silent === undefined) return after(html, '>', open);
  const close = new RegExp(`</${silent}`, 'gi');
  close.lastIndex = open;
  const end = close.exec(html);
  return end ? after(html, '>', end.index) : html.length;
}

function after(html: string, mark: string, from: number): number {
  const end = html.indexOf(mark, from);
  return end === -1 ? html.length : end + mark.length;
}
