import type { CompressRule } from './rule.js';

const DOTS =
  /^(\S+\.py(::\S+)? )?[.sxX]+ *(\[ *\d+%\])?$|^\S+::\S.* (PASSED|SKIPPED|XFAIL|XPASS)( .*)?$|^\S+\.py [.sxXFE]+ +\[ *\d+%\]$/;

/** pytest: failures, errors and the last summary; progress and the header are left out, warnings become a number. */
export const pytest: CompressRule = {
  name: 'pytest',
  matches: (words) => {
    const rest = words[0] === 'uv' || words[0] === 'poetry' ? words.slice(2) : words;
    const isModule = /^python[\d.]*$/.test(rest[0] ?? '') && rest[1] === '-m' && rest[2] === 'pytest';
    return (
      (isModule || rest[0] === 'pytest' || rest[0] === 'py.test') &&
      !rest.some((word) => /^(-s|--capture=no|--collect-only|--co)$/.test(word))
    );
  },
  shorten(lines, ok) {
    const isEnd = (line: string) =>
      /^=* ?(\d+ (passed|failed|errors?|skipped|deselected|xfailed|xpassed|warnings?)(, )?)+.* in [\d.]+s.*$|^=+ no tests ran/.test(
        line,
      );
    if (!lines.some(isEnd)) return undefined;
    if (!ok && !lines.some((line) => /^(FAILED|ERROR) |^=+ (FAILURES|ERRORS) =+$|no tests ran/.test(line)))
      return undefined;
    const kept: string[] = [];
    let part = '';
    for (const line of lines) {
      const [, title] = /^=+ (.*?) =+$/.exec(line) ?? [];
      if (title !== undefined) part = title;
      const isHeader = part === 'test session starts' || part === '';
      if (
        isHeader &&
        !isEnd(line) &&
        (title !== undefined ||
          DOTS.test(line) ||
          /^(platform|rootdir|configfile|plugins|cachedir|collecting|collected|testpaths|asyncio)\b/.test(
            line,
          ) ||
          line.trim() === '')
      )
        continue;
      if (part === 'warnings summary' || /^-- Docs: /.test(line)) continue;
      if (line.trim() === '' && (kept.at(-1) ?? '').trim() === '') continue;
      kept.push(line);
    }
    return kept;
  },
  quiet:
    /^\S+::\S.* (PASSED|SKIPPED|XFAIL|XPASS)( .*)?$|^\S+\.py [.sxX]+ +\[|^ {2}|^\S+\.py:\d+$|^\S+\.py [.sxXFE]+ +\[ *\d+%\]$|^tests?\/\S+: \d+ warnings?$|^(rootdir|plugins|configfile|testpaths):/,
};
