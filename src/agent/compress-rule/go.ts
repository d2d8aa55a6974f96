import type { CompressRule } from './rule.js';

const PASSED =
  /^\s*(=== (RUN|PAUSE|CONT|NAME)\b|--- (PASS|SKIP):|ok\s+\S+|\?\s+\S+\s+\[no test files\]|PASS$|coverage: )|^\S+\s+coverage: .*$/;

/** `go test`: failures and build errors whole; passed packages as a number. */
export const goTest: CompressRule = {
  name: 'go test',
  matches: ([program, command, ...rest]) =>
    program === 'go' && command === 'test' && !rest.some((word) => /^--?(json|bench.*)$/.test(word)),
  shorten(lines, ok) {
    const passed = lines.filter((line) => /^ok\s+\S+/.test(line)).length;
    const empty = lines.filter((line) => /\[no test files\]$/.test(line)).length;
    const isFailed = lines.some((line) => /^FAIL\b|^--- FAIL:|^panic: |\[(build|setup) failed\]/.test(line));
    if (passed + empty === 0 && !isFailed) return undefined;
    if (!ok && !isFailed) return undefined;
    const kept = lines.filter((line) => !PASSED.test(line) && line.trim() !== '');
    return [...kept, `(${passed} packages passed, ${empty} without tests)`];
  },
  quiet: PASSED,
};
