/** Elements whose content is quoted, code or folded away. */
const CLOSED = /^<(pre|code|script|style|textarea|blockquote|details|samp|kbd)\b/i;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/**
 * What follows `command` (such as `/review` or `@galley`) on its line; undefined where the text does not ask for it.
 * It must be the first word of a line, whole, in any case, and stand outside quotes, code and HTML: a link, a path, a
 * quoted reply or a hidden comment never starts a run. Where Markdown is unclear, the answer is undefined.
 */
export function commandWord(body: string, command: string): string | undefined {
  const wanted = command.toLowerCase();
  for (const line of plainLines(body)) {
    const text = line.trimStart();
    if (!text.toLowerCase().startsWith(wanted)) continue;
    const rest = text.slice(command.length);
    if (rest === '' || /^[,:]?\s/.test(rest) || /^[,:]$/.test(rest)) return rest.replace(/^[,:]/, '').trim();
  }
  return undefined;
}

/** The lines of `body` that are neither quoted, code nor HTML. */
function plainLines(body: string): string[] {
  const lines = maskSpans(maskComments(body.replace(/\r\n?/g, '\n'))).split('\n');
  const plain: string[] = [];
  let fence = '';
  let closing: RegExp | undefined;
  let swallow = false; // a quote or HTML block goes on until a blank line
  for (const line of lines) {
    const mark = FENCE.exec(line);
    if (fence) {
      if (mark && mark[1]!.startsWith(fence) && mark[2]!.trim() === '') fence = '';
      continue;
    }
    if (closing) {
      if (closing.test(line)) closing = undefined;
      continue;
    }
    if (line.trim() === '') {
      swallow = false;
      continue;
    }
    const closed = CLOSED.exec(line.trimStart());
    if (mark && !(mark[1]!.startsWith('`') && mark[2]!.includes('`'))) fence = mark[1]!;
    else if (closed) {
      const end = new RegExp(`</${closed[1]}\\s*>`, 'i');
      if (!end.test(line)) closing = end;
      swallow = true;
    } else if (/^ {0,3}(?:>|<[a-z/!?])/i.test(line)) swallow = true;
    else if (!swallow && !/^(?: {4}| {0,3}\t)/.test(line)) plain.push(line);
  }
  return plain;
}

/** Replaces HTML comments, unterminated ones to the end, by a character that is in no command. */
function maskComments(text: string): string {
  let out = '';
  for (let at = 0; ; ) {
    const start = text.indexOf('<!--', at);
    if (start < 0) return out + text.slice(at);
    const found = text.indexOf('-->', start + 4);
    const end = found < 0 ? text.length : found + 3;
    out += text.slice(at, start) + mask(text.slice(start, end));
    at = end;
  }
}

/** Replaces code spans the same way. A span ends at the next run of as many backticks in its paragraph. */
function maskSpans(text: string): string {
  return text
    .split(/(\n[ \t]*\n)/)
    .map(maskParagraph)
    .join('');
}

function maskParagraph(text: string): string {
  const runs = [...text.matchAll(/`+/g)].filter((run) => !isFenceAt(text, run.index, run[0].length));
  const next = new Map<number, number>(); // length of a run to the index, in `runs`, of the next one as long
  const twin: (number | undefined)[] = [];
  for (let i = runs.length - 1; i >= 0; i--) {
    twin[i] = next.get(runs[i]![0].length);
    next.set(runs[i]![0].length, i);
  }
  let out = '';
  let done = 0;
  for (let i = 0; i < runs.length; i++) {
    const close = twin[i];
    if (close === undefined) continue;
    const end = runs[close]!.index + runs[close]![0].length;
    out += text.slice(done, runs[i]!.index) + mask(text.slice(runs[i]!.index, end));
    done = end;
    i = close;
  }
  return out + text.slice(done);
}

function mask(text: string): string {
  return text.replace(/[^\n]+/g, (part) => '\0'.repeat(part.length));
}

/** A run of three or more that opens its line is a fence, no span. */
function isFenceAt(text: string, start: number, length: number): boolean {
  return length >= 3 && /(?:^|\n) {0,3}$/.test(text.slice(Math.max(0, start - 4), start));
}
