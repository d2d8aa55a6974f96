import { z } from 'zod';
import { defineTool } from '../kit.js';

/** A ranked map of the code's structure. Source: seed A, `repo_map`. */
export const repoMap = defineTool({
  name: 'repo_map',
  about:
    'Shows the most important definitions (line: signature, by file) of Rust, Python, TypeScript, TSX, JavaScript and Go code, best first; respects .gitignore and skips vendored code. A query leads it to what you are after. The ranking is approximate: use ffgrep for certainty.',
  input: z.strictObject({
    path: z.string().default('.').describe('folder to map'),
    query: z
      .string()
      .trim()
      .max(4096)
      .optional()
      .describe('words or identifiers of the task, such as "retry uploadPart"'),
    maxTokens: z.number().int().min(512).max(20_000).default(4096).describe('size of the map'),
  }),
  access: ({ path }) => [{ kind: 'read', path }],

  async run({ path, query, maxTokens }, { kit, signal }) {
    const map = await kit.repoMap.map({ path, query, maxTokens }, signal);
    const { beyond, large, unreadable, folders } = map.omitted;
    const left = [
      beyond > 0 && `${beyond} files past the limits`,
      large > 0 && `${large} files over 1 MiB`,
      unreadable > 0 && `${unreadable} binary or unreadable files`,
      folders > 0 && `${folders} unreadable folders`,
    ].filter((reason) => reason !== false);
    const more = [
      map.allSymbols > map.symbols &&
        `${map.symbols} of ${map.allSymbols} definitions shown: narrow path, add query or raise maxTokens`,
      left.length > 0 && `left out: ${left.join(', ')}`,
    ].filter((note) => note !== false);
    const none =
      map.allFiles === 0
        ? `No Rust, Python, TypeScript, JavaScript or Go source in ${path}.`
        : `Nothing is defined in the ${map.allFiles} source files in ${path}.`;
    return {
      text: map.symbols === 0 ? none : map.text,
      keep: 'head',
      ...(more.length > 0 && { more: more.join('; ') }),
      meta: {
        path,
        ...(query && { query }),
        files: map.files,
        symbols: map.symbols,
        truncated: map.allSymbols > map.symbols || beyond > 0,
      },
    };
  },
});
