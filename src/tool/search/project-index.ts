import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { SECTIONS } from '../../service/index-file/entry.js';
import { INDEX_PATH } from '../../service/index-file.js';
import { defineTool } from '../kit.js';

const MOST_LINES = 400;

/** What is where in the project. Source: seed B, `project_index`. */
export const projectIndex = defineTool({
  name: 'project_index',
  about:
    'Reads the project index: overview, tree, docs with headings, symbols with lines, notes of earlier sessions. It is kept current from the files. Start here before you search broadly. Without arguments: the overview and the tree.',
  input: z.strictObject({
    section: z
      .enum([...SECTIONS, 'all'])
      .optional()
      .describe('which part; with path or query the default is all'),
    path: z.string().min(1).optional().describe('only entries under this path prefix'),
    query: z
      .string()
      .trim()
      .min(1)
      .max(256)
      .optional()
      .describe('only paths, symbols and headings containing this text'),
    note: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .optional()
      .describe('one line for the next session: where something lives, how parts connect'),
    rebuild: z.boolean().default(false).describe('make the index anew'),
  }),
  access: () => [{ kind: 'read', path: '.' }],

  async run({ section, path, query, note, rebuild }, { kit, signal }) {
    const { index } = kit;
    if (!index)
      throw new ToolError(
        'There is no project index here: the workspace is no git repository, or context.index is false in the config. Use repo_map, fffind and ffgrep.',
      );
    if (note !== undefined) await index.note(note, signal);
    const asked = section !== undefined || path !== undefined || query !== undefined;
    if (note !== undefined && !asked && !rebuild)
      return { text: `Noted in ${INDEX_PATH}.`, meta: { path: INDEX_PATH } };
    const sections =
      section === 'all' || (section === undefined && asked)
        ? SECTIONS
        : section
          ? [section]
          : (['overview', 'tree'] as const);
    const wanted = { sections, path, query };
    const found = await (rebuild ? index.rebuild(wanted, signal) : index.read(wanted, signal));
    let lines = 0;
    const parts: string[] = [];
    const more: string[] = [];
    for (const [name, all] of found) {
      if (all.length === 0 && sections.length > 1) continue;
      const shown = all.slice(0, Math.max(0, MOST_LINES - lines));
      lines += shown.length;
      if (shown.length > 0 || all.length === 0) parts.push(`## ${name}\n${shown.join('\n') || '(nothing)'}`);
      if (shown.length < all.length) more.push(`${all.length - shown.length} more lines of ${name}`);
    }
    return {
      text: parts.join('\n\n') || 'Nothing in the index fits.',
      keep: 'head',
      ...(more.length > 0 && { more: `${more.join(', ')}: narrow path or query` }),
      meta: { path: INDEX_PATH, lines },
    };
  },
});
