import type { CompressRule } from './rule.js';

const LOCK_FILE =
  /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|Cargo\.lock|poetry\.lock|uv\.lock|go\.sum|Gemfile\.lock|composer\.lock)$/;
const LETTER: Record<string, string> = {
  modified: 'M',
  'new file': 'A',
  deleted: 'D',
  renamed: 'R',
  copied: 'C',
  typechange: 'T',
};

/** The long form of `git status`: branch, then one line a group. Short forms are short already. */
export const gitStatus: CompressRule = {
  name: 'git status',
  matches: ([program, command, ...rest]) =>
    program === 'git' &&
    command === 'status' &&
    !rest.some((word) => /^(-s|-z|--short|--porcelain.*|-v|-vv|--verbose)$/.test(word)),
  shorten(lines) {
    if (
      !lines.some((line) =>
        /^(On branch|HEAD detached|Not currently on any branch|nothing to commit)/.test(line),
      )
    )
      return undefined;
    const kept: string[] = [];
    let group: { title: string; files: string[] } | undefined;
    const close = () => {
      if (group && group.files.length > 0) kept.push(`${group.title}: ${group.files.join(', ')}`);
      group = undefined;
    };
    for (const line of lines) {
      const [, title] =
        /^(Changes to be committed|Changes not staged for commit|Untracked files|Unmerged paths|Ignored files):/.exec(
          line,
        ) ?? [];
      if (title) {
        close();
        group = { title, files: [] };
      } else if (/^\t/.test(line) && group) group.files.push(file(line.trim()));
      else if (!/^\s*(\(use "git|\(commit or discard|$)/.test(line) && !/^\s+\(/.test(line)) {
        close();
        kept.push(line);
      }
    }
    close();
    return kept;
  },
};

function file(line: string): string {
  const [, what, name] = /^(modified|new file|deleted|renamed|copied|typechange): +(.*)$/.exec(line) ?? [];
  return what && name ? `${LETTER[what]} ${name}` : line;
}

/** `git diff`: every changed line; unchanged ones, blob names and the bodies of lock files are left out. */
export const gitDiff: CompressRule = {
  name: 'git diff',
  matches: ([program, command, ...rest]) =>
    program === 'git' &&
    command === 'diff' &&
    !rest.some((word) =>
      /^--(stat|numstat|shortstat|name-only|name-status|summary|raw|check|word-diff.*|quiet|compact-summary|dirstat.*)$|^-z$/.test(
        word,
      ),
    ),
  shorten(lines) {
    if (!lines.some((line) => line.startsWith('diff --git '))) return undefined;
    const kept: string[] = [];
    let left: { old: number; new: number } = { old: 0, new: 0 };
    let isLock = false;
    let count = { added: 0, removed: 0 };
    const close = () => {
      if (isLock && count.added + count.removed > 0)
        kept.push(`(lock file: +${count.added} -${count.removed} lines)`);
      count = { added: 0, removed: 0 };
    };
    for (const line of lines) {
      const inHunk = left.old > 0 || left.new > 0;
      if (line.startsWith('\\')) {
        if (!isLock) kept.push(line);
        continue;
      }
      if (inHunk && /^[ +-]|^$/.test(line)) {
        if (!line.startsWith('+')) left.old--;
        if (!line.startsWith('-')) left.new--;
        if (line.startsWith('+')) count.added++;
        if (line.startsWith('-')) count.removed++;
        if (!isLock && /^[+-]/.test(line)) kept.push(line);
        continue;
      }
      const [, oldCount = '1', newCount = '1'] = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? [
        '',
        '0',
        '0',
      ];
      if (line.startsWith('@@ ')) left = { old: Number(oldCount), new: Number(newCount) };
      if (line.startsWith('diff --git ')) {
        close();
        isLock = LOCK_FILE.test(line);
      }
      if (!/^(index |--- |\+\+\+ |$)/.test(line) && !(isLock && line.startsWith('@@ '))) kept.push(line);
    }
    close();
    return kept;
  },
  quiet: /^ |^(index|---|\+\+\+) |^[+-]/,
};
