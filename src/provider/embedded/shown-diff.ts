import type { FileDiff } from '../../contract/diff.js';

/** Reads a unified diff in git's format; given by the hall, which knows the reader that every diff goes through. */
export type ParseDiff = (diff: string) => FileDiff[];

const HUNK = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** The files of a diff as it was shown; one that cannot be read is left out, and so counts as not seen. */
export function readShown(shown: string, parse: ParseDiff): FileDiff[] {
  const text = recounted(shown);
  const whole = attempt(text, parse);
  return whole ?? text.split(/(?=^diff --git )/m).flatMap((part) => attempt(part, parse) ?? []);
}

function attempt(text: string, parse: ParseDiff): FileDiff[] | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What a model is shown may stop in the middle of a hunk (a page's end), and a secret of several lines is one line of
 * stars in it. So the counts in each hunk's header are made to say what really follows.
 */
function recounted(diff: string): string {
  const out: string[] = [];
  let header = -1;
  const counts = { old: 0, now: 0 };
  const close = (): void => {
    if (header >= 0)
      out[header] = (out[header] ?? '').replace(HUNK, `@@ -$1,${counts.old} +$2,${counts.now} @@`);
    header = -1;
    counts.old = 0;
    counts.now = 0;
  };
  for (const line of diff.replace(/\n$/, '').split('\n')) {
    if (HUNK.test(line) || line.startsWith('diff --git ')) {
      close();
      if (line.startsWith('@@')) header = out.length;
    } else if (header >= 0) {
      if (!/^([ +\\-]|\r?$)/.test(line)) continue;
      const kind = line[0];
      if (kind !== '+' && kind !== '\\') counts.old += 1;
      if (kind !== '-' && kind !== '\\') counts.now += 1;
    }
    out.push(line);
  }
  close();
  return out.map((line) => `${line}\n`).join('');
}
