import type { FileDiff } from '../../contract/diff.js';
import { type CodeText, codeTexts } from './code-text.js';
import { isGenerated, isScript, isTest, languageOf } from './language.js';

export interface AddedLine extends CodeText {
  /** 1-based, in the new file. */
  line: number;
  raw: string;
}

/** One changed file as rules see it. */
export interface Subject {
  file: FileDiff;
  language: string;
  isTest: boolean;
  isGenerated: boolean;
  isScript: boolean;
  added: AddedLine[];
}

/** What rules may know beyond the file: the whole change, and files that were read. */
export interface World {
  change: readonly FileDiff[];
  /** The new file's lines, where they are known (a new file, or one that was read). */
  whole(path: string): readonly string[] | undefined;
}

/** Where a rule matched. Without a line, the whole file is meant. `note` is added to the rule's words. */
export interface Hit {
  line?: number;
  note?: string;
}

/** A file for a rule's self-test: every line of `text` counts as added to a new file, unless `diff` says otherwise. */
export interface Sample {
  path: string;
  text: string;
  file?: Partial<FileDiff>;
  /** Further files of the repository, as `read` would show them. */
  others?: Record<string, string>;
}

export interface Rule {
  id: string;
  severity: 'error' | 'warning' | 'info';
  /** Languages it looks at; 'any' for every file. */
  languages: string[];
  title: string;
  /** Why it matters and what to do. */
  say: string;
  /** Where it does not look: tests, scripts. Generated files are left out unless `generated` is set. */
  skip?: ('test' | 'script')[];
  generated?: boolean;
  look(subject: Subject, world: World): Hit[];
  /** Files that must be read before `look` can judge. */
  needs?(subject: Subject): string[];
  match: Sample[];
  notMatch: Sample[];
}

/** Looks for a pattern in the code of each added line (`in: 'raw'` = the line as it is, 'comment' = comments only). */
export function onLines(
  pattern: RegExp,
  { in: part = 'code', not }: { in?: 'code' | 'raw' | 'comment'; not?: RegExp } = {},
): Rule['look'] {
  return ({ added }) =>
    added.filter((line) => pattern.test(line[part]) && !not?.test(line.raw)).map(({ line }) => ({ line }));
}

/** As `onLines`, with a pattern for each language. */
export function byLanguage(
  patterns: Record<string, RegExp>,
  options?: Parameters<typeof onLines>[1],
): Rule['look'] {
  return (subject, world) => {
    const pattern = patterns[subject.language];
    return pattern ? onLines(pattern, options)(subject, world) : [];
  };
}

/** A self-test's file with these lines. */
export const sample = (path: string, ...lines: string[]): Sample => ({ path, text: `${lines.join('\n')}\n` });

export function appliesTo(rule: Rule, subject: Subject): boolean {
  const { languages, skip = [], generated = false } = rule;
  if (subject.file.status === 'deleted') return false;
  if (!languages.includes('any') && !languages.includes(subject.language)) return false;
  if (subject.isGenerated && !generated) return false;
  return !(skip.includes('test') && subject.isTest) && !(skip.includes('script') && subject.isScript);
}

export function subjectOf(file: FileDiff): Subject {
  const language = languageOf(file.path);
  return {
    file,
    language,
    isTest: isTest(file.path),
    isGenerated: isGenerated(file.path),
    isScript: isScript(file.path),
    added: file.hunks.flatMap((hunk) => addedLines(hunk.lines, language)),
  };
}

/** Longer lines are generated: rules see their start. (Patterns on a line of a megabyte would take minutes.) */
const LINE = 2_000;

function addedLines(lines: FileDiff['hunks'][number]['lines'], language: string): AddedLine[] {
  const after = lines.filter((line) => line.kind !== 'delete');
  const texts = codeTexts(
    after.map((line) => cut(line.text)),
    language,
  );
  return after.flatMap((line, index) =>
    line.kind === 'add' && line.new !== undefined
      ? [{ line: line.new, raw: cut(line.text), ...(texts[index] as CodeText) }]
      : [],
  );
}

function cut(text: string): string {
  return text.slice(0, LINE).replace(/\r$/, '');
}
