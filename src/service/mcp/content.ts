import { z } from 'zod';
import type { Image } from '../../contract/message.js';
import { imageMime, MAX_IMAGE_BYTES } from '../image.js';
import { neutral, neutralLine } from './neutral.js';
import { MAX_MESSAGE } from './pipe.js';

/** What a tool of a server answered. */
export interface McpAnswer {
  text: string;
  images: Image[];
  failed: boolean;
}

const MAX_IMAGES = 8;

const Block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  data: z.string().optional(),
  mimeType: z.string().optional(),
  uri: z.string().optional(),
  name: z.string().optional(),
  resource: z
    .looseObject({
      uri: z.string().optional(),
      text: z.string().optional(),
      blob: z.string().optional(),
      mimeType: z.string().optional(),
    })
    .optional(),
});
type Block = z.output<typeof Block>;

const Result = z.looseObject({
  content: z.array(z.unknown()).default([]),
  structuredContent: z.unknown().optional(),
  isError: z.boolean().default(false),
});

/** The result of `tools/call` as text and images; undefined when it is no such result. */
export function readAnswer(result: unknown, takesImages: boolean): McpAnswer | undefined {
  const parsed = Result.safeParse(result);
  if (!parsed.success) return undefined;
  const { content, structuredContent, isError } = parsed.data;
  const images: Image[] = [];
  const show = (base64: string, mime = ''): string => {
    const room = takesImages && images.length < MAX_IMAGES;
    const image = room ? imageOf(base64) : undefined;
    if (image) images.push(image);
    return `[${neutralLine(mime, 60) || 'data'}, ${base64.length} base64 characters${image ? ', shown as an image' : ', not shown'}]`;
  };
  const parts = content.map((each) => {
    const block = Block.safeParse(each);
    return block.success ? blockText(block.data, show) : '[a part that cannot be read]';
  });
  if (parts.length === 0 && structuredContent !== undefined)
    parts.push(JSON.stringify(structuredContent, null, 2));
  return { text: neutral(parts.join('\n'), MAX_MESSAGE) || '(no output)', images, failed: isError };
}

function blockText(block: Block, show: (base64: string, mime?: string) => string): string {
  const { type, text, data, mimeType, uri, name, resource } = block;
  if (text !== undefined) return text;
  if (data !== undefined) return show(data, mimeType);
  if (resource) {
    const head = `[resource ${neutralLine(resource.uri ?? '', 300)}]`;
    if (resource.text !== undefined) return `${head}\n${resource.text}`;
    if (resource.blob !== undefined) return `${head} ${show(resource.blob, resource.mimeType)}`;
    return head;
  }
  if (uri !== undefined) return `[link ${neutralLine(`${name ?? ''} ${uri}`, 400)}]`;
  return `[${neutralLine(type, 40)}]`;
}

/** Told by its bytes, whatever the server calls it. */
function imageOf(base64: string): Image | undefined {
  if (base64.length > (MAX_IMAGE_BYTES * 4) / 3 + 4) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  const mime = imageMime(bytes);
  return mime === undefined ? undefined : { type: 'image', mime, data: bytes.toString('base64') };
}
