import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { MAX_TEXT_BYTES } from '../../service/files.js';
import { writeWhole } from '../../service/write-whole.js';
import { defineTool } from '../kit.js';

/** Creates a file or replaces all of it. Sources: seed A and seed B, `write`. */
export const write = defineTool({
  name: 'write',
  about:
    'Creates a file, or replaces its whole contents, up to 1 MiB; parent folders are made. ' +
    'An existing file must have been read before, and not have changed since. For a change in a file, edit it instead.',
  input: z.strictObject({
    path: z.string().min(1).describe('file to write'),
    content: z.string().describe('the whole new contents'),
  }),
  access: ({ path }) => [{ kind: 'write', path }],
  preview: ({ path, content }) => ({ path, bytes: Buffer.byteLength(content) }),

  async run({ path, content }, { kit }) {
    const bytes = Buffer.byteLength(content);
    if (bytes > MAX_TEXT_BYTES)
      throw new ToolError(`The content is ${bytes} bytes, more than 1 MiB. Nothing was written.`);
    const { text, name, diff } = await writeWhole(kit.files, path, content, kit.readFormat);
    return { text, meta: { paths: [name], bytes, diff } };
  },
});
