import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { defineTool } from '../kit.js';

/** Most characters of one page; longer diffs say how to get the next one. */
const PAGE = 36_000;

/** The change under review as a unified diff: whole, or of one path, in pages that end between lines. */
export const diff = defineTool({
  name: 'diff',
  about:
    'Shows the change under review as a unified diff (without `path`: the list of files, then everything). Read it before you judge; use read for the files around it.',
  input: z.strictObject({
    path: z.string().min(1).optional().describe('only this file'),
    offset: z.number().int().min(0).default(0).describe('character to go on from, as the last page said'),
  }),
  access: ({ path }) => [{ kind: 'read', path: path ?? '.' }],

  async run({ path, offset }, { kit }) {
    if (!kit.change)
      throw new ToolError(
        'There is no change under review in this run. Use read and ffgrep on the work tree.',
      );
    const text = await kit.change.text(path);
    if (text === undefined)
      throw new ToolError(`${path} is not part of the change. Call diff without a path to see what is.`);
    if (offset > 0 && offset >= text.length)
      throw new ToolError(`The diff has ${text.length} characters; there is nothing after ${offset}.`);
    const end = pageEnd(text, offset);
    const left = text.length - end;
    return {
      text: text.slice(offset, end),
      keep: 'whole',
      meta: { characters: end - offset, ...(path !== undefined && { path }) },
      ...(left > 0 && { more: `${left} characters left: call diff with offset ${end}` }),
    };
  },
});

function pageEnd(text: string, offset: number): number {
  if (text.length - offset <= PAGE) return text.length;
  const line = text.lastIndexOf('\n', offset + PAGE);
  return line > offset ? line + 1 : offset + PAGE;
}
