/** Types of tables.mjs, for the test that shares it. */
export function tables(lists: {
  families: Record<string, readonly { name: string; about: string }[]>;
  commands: Record<string, { about: string }>;
  exitCodes: Record<string, number>;
  vendors: Record<string, { about: string; keyEnv: string }>;
}): Record<string, string>;
export function fillPage(text: string, made: Record<string, string>): string;
export const PAGES: string[];
