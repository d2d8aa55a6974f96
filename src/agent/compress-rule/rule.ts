/** How a command's output is shortened for the model. Lines it drops stay in the transcript. */
export interface CompressRule {
  name: string;
  /** Whether the rule knows this command; `words` are split at blanks, quotes taken off. */
  matches(words: readonly string[]): boolean;
  /** The lines worth sending; undefined = this output is not what the rule knows. */
  shorten(lines: readonly string[], ok: boolean): string[] | undefined;
  /** Lines that may be dropped although they hold a word like "error": a passed test called "fails on error". */
  quiet?: RegExp;
  /** The part of a line that must survive where the rule rewrites lines. */
  core?(line: string): string;
}
