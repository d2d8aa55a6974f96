import { z } from 'zod';
import { hashEdit as applyPatch } from '../../service/hashline/edit.js';
import { pathsOf } from '../../service/hashline/parse.js';
import { defineTool } from '../kit.js';

const MAX_INPUT_BYTES = 4 * 1024 * 1024;

/** Edits files by the lines that read has shown. Source: seed A, `hash_edit`. */
export const hashEdit = defineTool({
  name: 'hash_edit',
  about: [
    'Edits existing files by line numbers. Each section starts with the header [path#TAG] that read or the last hash_edit printed; then operations, whose numbers are those of that text and never shift:',
    'SWAP N.=M: replaces lines N to M; DEL N.=M deletes them; INS.PRE N: and INS.POST N: insert before and after a line; INS.HEAD: and INS.TAIL: at the ends;',
    'SWAP.BLK N: DEL.BLK N INS.BLK.POST N: do the same with the whole block (function, class, heading ...) that opens on line N; MV new/path renames; REM deletes the file.',
    'Operations that end in ":" are followed by the new lines, each with "+" before it ("+" alone is a blank line). Only lines that were shown can be named. Example:',
    '[src/a.ts#1A2B]\nSWAP 4.=5:\n+const answer = 42;\nDEL 9',
    'New files are made with write. When a tag is refused, nothing was written: use the tag and lines in the answer.',
  ].join('\n'),
  input: z.strictObject({
    input: z
      .string()
      .min(1)
      .refine((text) => Buffer.byteLength(text) <= MAX_INPUT_BYTES, 'a patch is at most 4 MiB: split it')
      .describe('the patch'),
  }),
  access: ({ input }) =>
    pathsOf(input).flatMap((path) => [
      { kind: 'read' as const, path },
      { kind: 'write' as const, path },
    ]),
  preview: ({ input }) => ({ paths: pathsOf(input).join(', '), bytes: Buffer.byteLength(input) }),

  async run({ input }, { kit }) {
    const { text, paths, diff } = await applyPatch(kit.files, input);
    return { text, meta: { paths, bytes: Buffer.byteLength(input), diff } };
  },
});
