import type { CompressRule } from './rule.js';

function isNpm(words: readonly string[], script: string): boolean {
  const [program = '', ...rest] = words;
  if (!/^(npm|pnpm|yarn|bun)$/.test(program)) return false;
  const first = rest.filter((word) => word !== 'run' && word !== '--silent' && word !== '-s')[0];
  return first === script || (script === 'test' && first === 't');
}

/** `npx tsc`, `node_modules/.bin/tsc`, `tsc`. */
function isTool(words: readonly string[], name: string): boolean {
  const rest = words.filter(
    (word) => !/^(npx|bunx|pnpm|yarn|exec|--no|--no-install|-y|--yes|--)$/.test(word),
  );
  return rest[0] === name || (rest[0]?.endsWith(`node_modules/.bin/${name}`) ?? false);
}

const PASSED = /^\s*(✓|√|○|✔) |^PASS |^\s*✎ todo/;

/** Jest, however it is started: failures and totals; passed tests and suites are left out. */
export const jest: CompressRule = {
  name: 'jest',
  matches: (words) =>
    (isNpm(words, 'test') || isTool(words, 'jest')) &&
    !words.some((word) => /^--(json|coverage|watch.*)$/.test(word)),
  shorten(lines, ok) {
    if (!lines.some((line) => /^Tests: +/.test(line)) || !lines.some((line) => /^Test Suites: +/.test(line)))
      return undefined;
    if (!ok && !lines.some((line) => /^FAIL |^\s*● /.test(line))) return undefined;
    const kept: string[] = [];
    for (const line of lines) {
      if (PASSED.test(line) || /^> .*|^Ran all test suites/.test(line)) continue;
      if (line.trim() === '' && (kept.at(-1) ?? '').trim() === '') continue;
      kept.push(line);
    }
    return kept;
  },
  quiet: /^\s*(✓|√|○|✔) |^PASS |^> |^Ran all/,
};

/** `tsc`: every error, those of one file under its name. */
export const tsc: CompressRule = {
  name: 'tsc',
  matches: (words) =>
    isTool(words, 'tsc') &&
    !words.some((word) =>
      /^(-w|--watch|--listFiles|--showConfig|--version|-v|--explainFiles|--traceResolution)$/.test(word),
    ),
  shorten(lines) {
    const kept: string[] = [];
    let file = '';
    for (const line of lines) {
      const [, name, place, rest] = /^(\S.*?)(\(\d+,\d+\)): (error TS\d+: .*)$/.exec(line) ?? [];
      if (name === undefined) {
        if (line.trim() !== '') kept.push(line);
        continue;
      }
      if (name !== file) kept.push(name);
      file = name;
      kept.push(`  ${place} ${rest}`);
    }
    return lines.some((line) => /: error TS\d+: /.test(line)) ? kept : undefined;
  },
  core: (line) => line.replace(/^\S.*?\(\d+,\d+\): (?=error TS)/, ''),
};

/** ESLint's stylish output: every error; warnings as numbers by rule. */
export const eslint: CompressRule = {
  name: 'eslint',
  matches: (words) =>
    (isTool(words, 'eslint') || isNpm(words, 'lint')) &&
    !words.some((word) => /^(-f|--format|--fix-dry-run|--print-config|--debug)/.test(word)),
  shorten(lines) {
    if (!lines.some((line) => /^\s*✖ \d+ problems? \(/.test(line))) return undefined;
    const warnings = new Map<string, number>();
    const kept: string[] = [];
    let file: string | undefined;
    for (const line of lines) {
      const [, kind, rule] = /^\s+\d+:\d+\s+(error|warning)\s+.*?(?:\s{2,}(\S+))?\s*$/.exec(line) ?? [];
      if (kind === 'warning') {
        warnings.set(rule ?? '(no rule)', (warnings.get(rule ?? '(no rule)') ?? 0) + 1);
        continue;
      }
      if (kind === undefined && /^\S/.test(line) && !/^[✖>]/.test(line)) {
        file = line;
        continue;
      }
      if (line.trim() === '' || line.startsWith('>')) continue;
      if (kind === 'error' && file !== undefined) kept.push(file);
      if (kind === 'error') file = undefined;
      kept.push(line);
    }
    const counts = [...warnings].map(([rule, count]) => `${rule} ${count}`);
    return counts.length > 0 ? [...kept, `warnings by rule: ${counts.join(', ')}`] : kept;
  },
  quiet: /^\s+\d+:\d+\s+warning\s|^\/|^[A-Z]:\\|^>/,
};
