import path from 'node:path';
import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import { imageMime } from '../../service/image.js';
import { defineTool } from '../kit.js';

const ENDING = /\.(?:png|jpe?g|gif|webp)$/i;

/** Asks the configured vision model about one image. Source: seed A, `view_image`. */
export const viewImage = defineTool({
  name: 'view_image',
  about:
    'Asks a vision model about one local image (png, jpg, jpeg, gif, webp). The prompt should name exactly what to look at.',
  input: z.strictObject({
    path: z
      .string()
      .refine((name) => path.isAbsolute(name), 'must be an absolute path')
      .refine((name) => ENDING.test(name), 'must end in png, jpg, jpeg, gif or webp')
      .describe('absolute path of the image'),
    prompt: z.string().trim().min(1).max(10_000).describe('what to look at, exactly'),
  }),
  access: ({ path }) => [{ kind: 'read', path }],
  preview: ({ path }) => ({ path }),

  async run({ path, prompt }, { kit, signal }) {
    const { bytes } = await kit.files.open(path);
    const mime = imageMime(bytes);
    if (!mime)
      throw new ToolError(`${path} is called an image, and its bytes are none (PNG, JPEG, GIF or WebP).`);
    const { model, mostBytes, ask } = kit.vision;
    if (bytes.length > mostBytes)
      throw new ToolError(
        `${path} has ${bytes.length} bytes; tools.view_image.max_image_bytes is ${mostBytes}.`,
      );
    const text = await ask({ type: 'image', mime, data: bytes.toString('base64') }, prompt, signal);
    return { text, meta: { path, model, mime, bytes: bytes.length } };
  },
});
