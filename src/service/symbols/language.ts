import path from 'node:path';

/** A language that the map reads, as its file names end. */
export type Language = 'rust' | 'python' | 'typescript' | 'tsx' | 'javascript' | 'go';

const ENDINGS = new Map<string, Language>([
  ['rs', 'rust'],
  ['py', 'python'],
  ['pyi', 'python'],
  ['ts', 'typescript'],
  ['mts', 'typescript'],
  ['cts', 'typescript'],
  ['tsx', 'tsx'],
  ['js', 'javascript'],
  ['mjs', 'javascript'],
  ['cjs', 'javascript'],
  ['jsx', 'javascript'],
  ['go', 'go'],
]);

/** The language of a file of this name, if the map reads it. */
export function languageOf(file: string): Language | undefined {
  return ENDINGS.get(path.extname(file).slice(1).toLowerCase());
}

/** Languages in which a name can mean the same thing are one family. */
export const FAMILY: Readonly<Record<Language, number>> = {
  rust: 0,
  python: 1,
  typescript: 2,
  tsx: 2,
  javascript: 2,
  go: 3,
};

/** How many families there are. */
export const FAMILIES = 4;
