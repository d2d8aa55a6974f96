import { z } from 'zod';
import { editExact } from '../../service/exact-edit.js';
import { defineTool } from '../kit.js';

/** Replaces an exact string. Source: seed B, `edit`. */
export const edit = defineTool({
  name: 'edit',
  about:
    'Replaces an exact string in a file that was read before. old_string must match exactly, white space included, and ' +
    'stand once in the file unless replace_all is set. Answers with the edited lines and their numbers.',
  input: z.strictObject({
    path: z.string().min(1).describe('file to edit'),
    old_string: z.string().describe('text to replace'),
    new_string: z.string().describe('text to put in its place'),
    replace_all: z.boolean().default(false).describe('replace every occurrence'),
  }),
  access: ({ path }) => [
    { kind: 'read', path },
    { kind: 'write', path },
  ],
  preview: ({ path, old_string, new_string }) => ({
    path,
    bytes: Buffer.byteLength(old_string) + Buffer.byteLength(new_string),
  }),

  async run({ path, old_string, new_string, replace_all }, { kit }) {
    const replacement = { old: old_string, new: new_string, all: replace_all };
    const { text, name, count, diff } = await editExact(kit.files, path, replacement, kit.readFormat);
    return { text, meta: { paths: [name], replaced: count, diff } };
  },
});
