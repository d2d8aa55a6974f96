/** A code fence around `text` that no backtick run inside can close; `text` gets a final line feed if it has none. */
export function fence(text: string, info = ''): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = '`'.repeat(Math.max(3, longest + 1));
  return `${ticks}${info}\n${text === '' || text.endsWith('\n') ? text : `${text}\n`}${ticks}`;
}

/** Code points, which is what GitHub counts. */
export function points(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** The first `count` code points; never half a surrogate pair. */
export function head(text: string, count: number): string {
  if (text.length <= count) return text;
  let end = 0;
  for (let left = count; left > 0 && end < text.length; left--) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

/** One line of plain words: no line breaks, no control characters, at most `limit` code points. */
export function oneLine(text: string, limit = 200): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
  const flat = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, ' ').trim();
  return points(flat) > limit ? `${head(flat, limit - 1)}…` : flat;
}

/** A path, name or hash as inline code that Markdown cannot end early. */
export function code(text: string): string {
  const flat = oneLine(text, 300);
  const longest = Math.max(0, ...[...flat.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = '`'.repeat(longest + 1);
  const pad = flat.startsWith('`') || flat.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${flat}${pad}${ticks}`;
}

/** A foldable part. `text` is closed first, so that it cannot swallow what follows. */
export function details(summary: string, text: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${closed(text)}\n\n</details>`;
}

/** `text` with every fence, comment and tag that it leaves open closed, so that text after it stands outside. */
export function closed(text: string): string {
  const closers = openParts(text);
  return closers === '' ? text : `${text}${text.endsWith('\n') ? '' : '\n'}${closers}`;
}

/** `text` cut to `limit` code points, closed, with `note` as its last paragraph; shorter text is only closed. */
export function cut(text: string, limit: number, note: string): string {
  const whole = closed(text);
  if (points(whole) <= limit) return whole;
  let room = limit - points(note) - 4;
  for (;;) {
    const shorter = closed(atLineEnd(head(text, Math.max(0, room))));
    const over = points(shorter) + points(note) + 2 - limit;
    if (over <= 0 || room <= 0) return `${shorter}\n\n${note}`;
    room -= over;
  }
}

/** Goes back to the last line end when that loses little, and never leaves half a tag. */
function atLineEnd(text: string): string {
  const line = text.lastIndexOf('\n');
  const kept = line > text.length - 400 && line > 0 ? text.slice(0, line) : text;
  return kept.replace(/<[^<>\n]*$/, '');
}

const FENCE = /^((?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])[ \t])*)(`{3,}|~{3,})(.*)$/;
const TAG = /<!--|-->|<(\/?)([a-z][a-z0-9]*)\b[^<>]*?(\/?)>/gi;
/** Tags whose end GitHub does not need, or that never have one. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr', 'col']);

/** What has to follow `text` to close it: CommonMark's rules for fences, tags counted outside code. */
function openParts(text: string): string {
  let fenced: { prefix: string; mark: string } | undefined;
  let comment = false;
  const tags: string[] = [];
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const [, prefix = '', mark = '', rest = ''] = FENCE.exec(raw) ?? [];
    if (fenced) {
      if (mark[0] === fenced.mark[0] && mark.length >= fenced.mark.length && rest.trim() === '') {
        fenced = undefined;
      }
    } else if (!comment && mark && !(mark[0] === '`' && rest.includes('`'))) {
      fenced = { prefix: prefix.replace(/[^\s>]/g, ' '), mark };
    } else {
      comment = countTags(raw.replace(/(`+)[^`]*?\1(?!`)/g, ''), tags, comment);
    }
  }
  const closers = [
    ...(fenced ? [`${fenced.prefix}${fenced.mark}`] : []),
    ...(comment ? ['-->'] : []),
    ...(tags.length ? ['', ...tags.reverse().map((tag) => `</${tag}>`)] : []),
  ];
  return closers.join('\n');
}

function countTags(line: string, tags: string[], inside: boolean): boolean {
  let comment = inside;
  for (const [whole, slash, name = '', self] of line.matchAll(TAG)) {
    if (comment) comment = whole !== '-->';
    else if (whole === '<!--') comment = true;
    else if (name && !self && !VOID.has(name.toLowerCase())) {
      const tag = name.toLowerCase();
      const at = tags.lastIndexOf(tag);
      if (!slash) tags.push(tag);
      else if (at >= 0) tags.length = at;
    }
  }
  return comment;
}
