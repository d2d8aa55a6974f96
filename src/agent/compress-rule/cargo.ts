import type { CompressRule } from './rule.js';

const PROGRESS =
  /^\s*(Compiling|Checking|Downloading|Downloaded|Updating|Locking|Adding|Fresh|Blocking|Building|Running|Doc-tests|Packaging) /;

function isCargo(words: readonly string[], commands: RegExp): boolean {
  const rest = words
    .slice(1)
    .filter((word) => !word.startsWith('+') && word !== '-q' && word !== '--locked' && word !== '--offline');
  return (
    words[0] === 'cargo' &&
    commands.test(rest[0] ?? '') &&
    !words.some((word) => /^--message-format/.test(word))
  );
}

/** Diagnostics: errors whole, warnings as their first line and place; progress is left out. */
export const cargoCheck: CompressRule = {
  name: 'cargo check',
  matches: (words) => isCargo(words, /^(check|build|clippy|c|b)$/),
  shorten(lines, ok) {
    if (!lines.some((line) => /^\s*(Compiling|Checking|Finished) |^(error|warning)(\[|:)/.test(line)))
      return undefined;
    if (!ok && !lines.some((line) => line.startsWith('error'))) return undefined;
    return diagnostics(lines);
  },
};

function diagnostics(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let block: 'error' | 'warning' | undefined;
  let isPlaced = false;
  for (const line of lines) {
    if (/^(error|warning)(\[\w+\])?:/.test(line)) {
      block = line.startsWith('error') ? 'error' : 'warning';
      isPlaced = false;
      kept.push(line);
    } else if (line.trim() === '') block = undefined;
    else if (block === 'error') kept.push(line);
    else if (block === 'warning') {
      if (!isPlaced && /^\s*--> /.test(line)) {
        kept.push(line);
        isPlaced = true;
      }
    } else if (!PROGRESS.test(line)) kept.push(line);
  }
  return kept;
}

/** Failures whole, results of every binary; passed tests as a number. */
export const cargoTest: CompressRule = {
  name: 'cargo test',
  matches: (words) => isCargo(words, /^(test|t)$/) && !words.includes('--nocapture'),
  shorten(lines, ok) {
    const isRun = lines.some((line) => /^test result: /.test(line));
    if (!isRun) return ok ? undefined : cargoCheck.shorten(lines, ok);
    const from = lines.findIndex((line) => /^running \d+ tests?$/.test(line));
    const kept = diagnostics(lines.slice(0, Math.max(0, from)));
    let isPart = false;
    for (const line of lines.slice(Math.max(0, from))) {
      if (/^failures:$/.test(line)) isPart = true;
      if (
        /^test .* \.\.\. (ok|ignored.*)$/.test(line) ||
        PROGRESS.test(line) ||
        /^running \d+ tests?$/.test(line)
      )
        continue;
      if (line.trim() === '' && !isPart) continue;
      kept.push(line);
      if (/^test result: /.test(line)) isPart = false;
    }
    return kept;
  },
  quiet:
    /^test .* \.\.\. (ok|ignored.*)$|^\s*(Compiling|Checking|Running|Downloading|Downloaded) |^\s*(\||=|\d+ \||-->)/,
};
