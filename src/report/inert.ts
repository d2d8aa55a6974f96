// biome-ignore lint/complexity/useRegexLiterals: written as a string so that the source holds no control characters
const ESCAPES = new RegExp(
  '\\u001b(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\u0007\\u001b]*(?:\\u0007|\\u001b\\\\)?|[@-Z\\\\-_])',
  'g',
);
// biome-ignore lint/complexity/useRegexLiterals: as above
const CONTROLS = new RegExp(
  '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]',
  'g',
);

/**
 * The lines of foreign text with everything out that a terminal or a log viewer would act on: escape sequences, control
 * characters, carriage returns (the runner takes one for a line end), directional overrides.
 */
export function plainLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/).map((line) => line.replace(ESCAPES, '').replace(CONTROLS, ''));
}

/**
 * One line for the log of an Actions runner. The runner looks for `::command::` at the start of a line, blanks before it
 * skipped, and for `##[command]` anywhere in it: a prefix that is no blank stops the first, a space the second.
 */
export function inert(line: string): string {
  return `| ${line.replace(/##\[/g, '## [')}`;
}

/** One line of JSON for such a log: the same value, but never `##[`. A line that starts with `{` is no `::command::`. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/##\[/g, '#\\u0023[')
    .replace(/[\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);
}
