import type { Image, Message } from '../contract/message.js';
import { type ImageSize, imageSize } from './image-size.js';

interface Family {
  name: RegExp;
  /** Bytes of mixed English and code that make one token. The runner corrects it by what the server reports. */
  bytes: number;
  image: (size: ImageSize) => number;
}

/** Tokens around each message and block: roles, ids, names. */
const FRAME = 8;
/** For an image whose size cannot be read. */
const UNKNOWN_SIZE: ImageSize = { width: 1_200, height: 1_000 };

/**
 * Sources of the image rules: Anthropic's vision page (width × height / 750, long edge scaled to 1,568 pixels; 2,576 from
 * Claude 4.7 on); OpenAI's images page (512-pixel tiles after scaling into 2,048 and the short side to 768).
 */
const FAMILIES: Family[] = [
  { name: /claude-(?:[a-z]+-)?(?:4-[789]|[5-9])|claude-[a-z]+-[5-9]/, bytes: 3, image: byArea(2_576) },
  { name: /claude/, bytes: 3.5, image: byArea(1_568) },
  { name: /gpt-|^o\d|codex/, bytes: 3.8, image: byTile },
  {
    name: /gemini|gemma/,
    bytes: 4,
    image: ({ width, height }) => 258 * tiles(width, 768) * tiles(height, 768),
  },
  { name: /llama|qwen|mistral|devstral|deepseek|glm|kimi/, bytes: 3.7, image: byArea(1_568) },
];
const OTHER: Omit<Family, 'name'> = { bytes: 3.5, image: byArea(1_568) };

/** About how many tokens a message takes, as models of this name count; an image that is not sent counts as its note. */
export function weigher(model: string, takesImages: boolean): (message: Message) => number {
  const { bytes, image } = FAMILIES.find(({ name }) => name.test(model.toLowerCase())) ?? OTHER;
  const text = (value: string): number => Buffer.byteLength(value) / bytes;
  const picture = ({ data }: Image): number =>
    takesImages ? image(imageSize(data) ?? UNKNOWN_SIZE) : FRAME * 2;
  return ({ blocks }) => {
    let sum = FRAME;
    for (const block of blocks) {
      sum += FRAME;
      if (block.type === 'image') sum += picture(block);
      else if (block.type === 'call') sum += text(block.name) + text(JSON.stringify(block.args) ?? '');
      else sum += text(block.text);
      if (block.type === 'thought' && block.data !== undefined) sum += text(JSON.stringify(block.data));
      if (block.type === 'result') for (const each of block.images ?? []) sum += picture(each);
    }
    return Math.ceil(sum);
  };
}

function byArea(longEdge: number): Family['image'] {
  return ({ width, height }) => {
    const scale = Math.min(1, longEdge / Math.max(width, height));
    return Math.ceil((width * scale * height * scale) / 750);
  };
}

function byTile({ width, height }: ImageSize): number {
  const fit = Math.min(1, 2_048 / Math.max(width, height));
  const short = Math.min(1, 768 / (Math.min(width, height) * fit));
  return 85 + 170 * tiles(width * fit * short, 512) * tiles(height * fit * short, 512);
}

function tiles(length: number, side: number): number {
  return Math.max(1, Math.ceil(length / side));
}
