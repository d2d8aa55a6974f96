/** Folders whose files the map leaves out unless it is asked for one of them: other people's code and generated code. */
const SKIPPED =
  /(?:^|\/)(?:node_modules|vendor|vendored|third[_-]party|bower_components|jspm_packages|site-packages|__generated__|generated|\.venv|venv)\//i;
const GENERATED =
  /(?:\.pb\.go|_pb2(?:_grpc)?\.pyi?|\.(?:min|bundle|generated|gen)\.[a-z]+|[._-]generated\.[a-z]+|\.d\.[cm]?ts)$/i;
const MARKED = /(?:^|\n)[^\n]{0,8}(?:@generated|Code generated .{0,200}DO NOT EDIT)/;
const TEST =
  /(?:^|\/)(?:tests?|__tests__|specs?|testdata|test[_-]?data|fixtures?|__fixtures__|mocks?|__mocks__|examples?|benches|bench(?:mark)?s?)\/|(?:[._-](?:test|spec|bench)|_tests?)\.[a-z]+$|(?:^|\/)(?:test_[^/]*|conftest)\.py$/i;
const LONG_LINES = 300;

/** Whether a folder (path ending in `/`) holds code that is not this repository's own. */
export function isSkipped(folder: string): boolean {
  return SKIPPED.test(folder);
}

/** Whether a file's first bytes, or the length of its lines, say that a program wrote it. */
export function isGenerated(head: string, size: number, lines: number): boolean {
  return MARKED.test(head) || size > LONG_LINES * Math.max(lines, 1);
}

/** How much a file counts: 1, or less for tests, examples and generated code. */
export function weightOf(path: string, generated: boolean): number {
  if (generated || GENERATED.test(path)) return 0.05;
  return TEST.test(path) ? 0.2 : 1;
}
