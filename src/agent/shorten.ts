import type { Result } from '../contract/message.js';

/** What an old tool answer keeps of itself, in characters. */
const KEPT = 300;
/** Shorter ones stay as they are: a note would not be shorter. */
const SHORT_ENOUGH = 600;

/** An old tool answer as it is shown once room is needed: how it began, and how to see it whole again. */
export function shortened(result: Result, spill: string | undefined): Result {
  const { images, ...rest } = result;
  const pictures = images ? `[${images.length} images of this old answer left out]` : '';
  if (result.text.length <= SHORT_ENOUGH)
    return images ? { ...rest, text: [result.text, pictures].filter(Boolean).join('\n') } : result;
  const head = [...result.text.slice(0, KEPT)].slice(0, -1).join('');
  const where = spill === undefined ? 'call the tool again if you need it' : `the whole is in ${spill}`;
  const note = `[${result.text.length - head.length} characters of this old answer left out; ${where}]`;
  return { ...rest, text: [head, note, pictures].filter(Boolean).join('\n') };
}
