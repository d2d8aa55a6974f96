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
  return text.replace(/<!--[\s\S]*?(?:-->|$(?![\s\S]))/g, (all) => all.replace(/[^\n]/g, '\0'));
}

/** Replaces code spans by a character that is in no command. A span ends at the next run of as many backticks. */
function maskSpans(text: string): string {
  const runs = [...text.matchAll(/`+/g)];
  const byLength = new Map<number, number[]>();
  for (const run of runs) {
    const list = byLength.get(run[0].length);
    if (list) list.push(run.index);
    else byLength.set(run[0].length, [run.index]);
  }
  let out = '';
  let done = 0;
  for (const run of runs) {
    const start = run.index;
    const length = run[0].length;
    if (start < done || isFenceAt(text, start, length)) continue;
    const list = byLength.get(length)!;
    while (list[0] !== undefined && list[0] <= start) list.shift();
    const end = list[0];
    const blank = text.indexOf('\n\n', start); // a span does not leave its paragraph
    if (end === undefined || (blank !== -1 && blank < end)) continue;
    out += text.slice(done, start) + text.slice(start, end + length).replace(/[^\n]/g, '\0');
    done = end + length;
  }
  return out + text.slice(done);
}

function isFenceAt(text: string, start: number, length: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return length >= 3 && before.length <= 3 && before.trim() === '';
}
