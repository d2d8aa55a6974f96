import type { Output } from '../contract/tool.js';

/** Most characters of one tool answer that a model is shown. Source: seed B. */
export const CLIP_CHARACTERS = 40_000;

export interface Clipped {
  text: string;
  spill?: string;
}

/**
 * The one place where tool output is shortened. The whole text is spilled to a file that the model can read.
 * Default: cut from the middle, keeping the start and a longer end. Never cuts a character in two.
 */
export function clip(output: Output, spill: (text: string) => string | undefined): Clipped {
  const hint = output.more ? `\n\n[${output.more}]` : '';
  const { text, keep = 'middle' } = output;
  if (keep === 'whole' || text.length <= CLIP_CHARACTERS) return { text: text + hint };
  const path = spill(text);
  const [head, tail] = SHARE[keep];
  const start = sliceStart(text, Math.floor(CLIP_CHARACTERS * head));
  const end = sliceEnd(text, Math.floor(CLIP_CHARACTERS * tail));
  const left = text.length - start.length - end.length;
  const where = path ? `; the whole output is in ${path}` : '';
  const note = `[${left} characters left out${where}]`;
  const shown = [start, note, end].filter((part) => part !== '').join('\n');
  return { text: shown + hint, ...(path !== undefined && { spill: path }) };
}

const SHARE = { head: [1, 0], middle: [0.4, 0.6], tail: [0, 1] } as const;

function sliceStart(text: string, length: number): string {
  return text.slice(0, isHigh(text, length - 1) ? length - 1 : length);
}

function sliceEnd(text: string, length: number): string {
  if (length === 0) return '';
  const from = text.length - length;
  return text.slice(isHigh(text, from - 1) ? from + 1 : from);
}

function isHigh(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0xd800 && code <= 0xdbff;
}
