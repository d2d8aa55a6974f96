import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Access } from '../../contract/access.js';
import { dataBlock } from '../../contract/data-block.js';
import { ToolError } from '../../contract/error.js';
import type { Image } from '../../contract/message.js';
import type { Output } from '../../contract/tool.js';
import { asText } from '../../service/files.js';
import { header, type Page, page } from '../../service/hashline/page.js';
import { narrow, parseTarget, type Target, whole } from '../../service/hashline/selector.js';
import { Text } from '../../service/hashline/text.js';
import { imageMime } from '../../service/image.js';
import { defineTool, type Kit } from '../kit.js';

/** Most bytes of one answer over all files, headers and errors counted. Source: seed A. */
const MAX_OUTPUT_BYTES = 1024 * 1024;
const SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;

const Arguments = z.strictObject({
  paths: z
    .array(z.string().refine((path) => path.trim() !== '', 'a path must not be blank'))
    .min(1)
    .max(8)
    .describe('1 to 8 files, or skill://, session://, issue://, pr://, http(s):// targets'),
  offset: z.number().int().min(1).optional().describe('first line, counted from 1'),
  limit: z.number().int().min(1).max(2000).default(2000).describe('most lines of each file'),
});

/** Reads 1 to 8 files, images or resources. Sources: seed A and seed B, `read`. */
export const read = defineTool({
  name: 'read',
  about:
    'Reads known files. Text comes as [path#TAG] and LINE:TEXT rows, which hash_edit takes as anchors, or numbered. ' +
    'A path may end in a selector: ":40" one line, ":40-60", ":40+" to the end, ":40+10" ten lines, ":raw" plain text, ' +
    '":raw:40-60". PNG, JPEG, GIF and WebP files come back as images. It does not search or list.',
  // One `path` instead of `paths` is accepted (sessions of old, seed B's form) but not offered.
  input: z.preprocess((value, context) => {
    if (typeof value !== 'object' || value === null || !('path' in value)) return value;
    const { path, ...rest } = value;
    if (!('paths' in rest)) return { ...rest, paths: [path] };
    context.addIssue('give either paths or path, not both');
    return z.NEVER;
  }, Arguments),
  access: ({ paths }) => paths.flatMap(touched),
  preview: ({ paths }) => ({ paths: paths.join(', ') }),

  async run({ paths, offset, limit }, { kit, signal }) {
    const parts: Part[] = [];
    for (const path of paths) {
      const part = readOne({ path, offset, limit }, kit, signal);
      parts.push(paths.length === 1 ? await part : await part.catch(asError));
    }
    const images = parts.flatMap((part) => part.image ?? []);
    return {
      ...(parts.length === 1 ? single(parts[0]!) : sections(paths, parts)),
      keep: 'whole',
      ...(images.length > 0 && { images }),
      meta: { paths, lines: parts.reduce((sum, part) => sum + part.lines, 0) },
    };
  },
});

interface Request {
  path: string;
  offset: number | undefined;
  limit: number;
}

/** What one path gave. `more` says how to go on, with `offset` or, among several files, with a selector. */
interface Part {
  text: string;
  lines: number;
  more?: { offset: string; selector: string };
  image?: Image;
  failed?: boolean;
}

function touched(path: string): Access[] {
  const scheme = SCHEME.exec(path)?.[1]?.toLowerCase();
  if (scheme === undefined) return [{ kind: 'read', path: parseTarget(path).path }];
  return scheme === 'http' || scheme === 'https' ? [{ kind: 'net', url: parseTarget(path).path }] : [];
}

async function readOne(request: Request, kit: Kit, signal: AbortSignal): Promise<Part> {
  const scheme = SCHEME.exec(request.path)?.[1]?.toLowerCase();
  return scheme === undefined ? readFile(request, kit) : readResource(request, scheme, kit, signal);
}

async function readResource(request: Request, scheme: string, kit: Kit, signal: AbortSignal): Promise<Part> {
  const { path, selector } = parseTarget(request.path);
  const source = kit.resources?.[scheme];
  if (!source) {
    const known = Object.keys(kit.resources ?? {}).map((name) => `${name}://`);
    throw new ToolError(`read knows no ${scheme}:// here. It reads ${['local files', ...known].join(', ')}.`);
  }
  const given = await source(path, signal);
  const { text, data, notes = [] } = typeof given === 'string' ? { text: given } : given;
  const shown = page(new Text(text), narrow(selector, request.offset, request.limit), 'raw');
  const body = data === undefined ? shown.text : dataBlock(data, shown.text, randomBytes(12).toString('hex'));
  return { text: [body, ...notes].join('\n'), ...rest(path, shown) };
}

async function readFile(request: Request, kit: Kit): Promise<Part> {
  const { path, selector } = await targetOf(request.path, kit);
  const loaded = await kit.files.open(path);
  const mime = imageMime(loaded.bytes);
  if (mime && !selector.raw) return imagePart(path, mime, loaded.bytes, kit);
  const text = asText(path, loaded.bytes);
  const format = selector.raw ? 'raw' : kit.readFormat;
  const shown = page(new Text(text), narrow(selector, request.offset, request.limit), format);
  const snapshot = kit.files.snapshots.record(loaded.name, text);
  if (format !== 'raw') kit.files.snapshots.see(snapshot, shown.seen);
  const head = format === 'hashline' ? [header(loaded.name, snapshot.tag)] : [];
  const rows = shown.total === 0 ? [] : [shown.text];
  return { text: [...head, ...rows].join('\n'), ...rest(path, shown) };
}

/** A file whose very name ends like a selector wins. */
async function targetOf(text: string, kit: Kit): Promise<Target> {
  const literal = whole(text);
  if (/:[^:/]*$/.test(text) && (await kit.files.exists(text))) return literal;
  return parseTarget(text);
}

function imagePart(path: string, mime: string, bytes: Buffer, kit: Kit): Part {
  if (!kit.images)
    throw new ToolError(
      `${path} is an image and the model in use takes none. Use view_image to ask about it.`,
    );
  const text = `${path}: ${mime}, ${bytes.length} bytes`;
  return { text, lines: 0, image: { type: 'image', mime, data: bytes.toString('base64') } };
}

function rest(path: string, shown: Page): Pick<Part, 'lines' | 'more'> {
  const lines = shown.total === 0 ? 0 : shown.to - shown.from + 1;
  const empty = 'the file is empty';
  if (shown.total === 0) return { lines, more: { offset: empty, selector: empty } };
  if (shown.next === undefined) return { lines };
  const left = `${shown.total - shown.to} of ${shown.total} lines are left`;
  return {
    lines,
    more: { offset: `${left}: offset=${shown.next}`, selector: `${left}: ${path}:${shown.next}+` },
  };
}

function asError(error: unknown): Part {
  if (!(error instanceof ToolError)) throw error;
  return { text: `ERROR: ${error.message}`, lines: 0, failed: true };
}

function single(part: Part): Pick<Output, 'text' | 'more'> {
  return { text: part.text, ...(part.more && { more: part.more.offset }) };
}

function sections(paths: string[], parts: Part[]): Pick<Output, 'text' | 'failed'> {
  let text = '';
  for (const [index, part] of parts.entries()) {
    const head = `${index === 0 ? '' : '\n\n'}--- FILE: ${paths[index]} ---\n`;
    const section = part.more ? `${part.text}\n[${part.more.selector}]` : part.text;
    const isTooMuch =
      Buffer.byteLength(text + head + section) > MAX_OUTPUT_BYTES - 4096 * (parts.length - index);
    text += head + (isTooMuch ? 'ERROR: left out, the answer is full: read it alone.' : section);
  }
  return { text, ...(parts.every((part) => part.failed) && { failed: true }) };
}
