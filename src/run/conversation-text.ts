import type { Message } from '../contract/message.js';

/** What of one call's arguments, and of one answer, goes into the text, in characters. */
const MOST_ARGS = 1_200;
const MOST_RESULT = 1_600;
/** Where the window of the model that reads it is not known. */
const MOST_TEXT = 240_000;
/** Characters of a token, on the safe side, and the share of a window the text may fill. */
const PER_TOKEN = 2.5;
const SHARE = 0.7;

/** A conversation as text for the model that sums it up: what does not fit its window is left out of the middle. */
export function conversationText(messages: readonly Message[], window: number): string {
  const parts = messages.flatMap(({ role, blocks }) =>
    blocks.flatMap((block): string[] => {
      switch (block.type) {
        case 'text':
          return [`${role === 'user' ? 'TOLD' : 'SAID'}: ${block.text}`];
        case 'call':
          return [`CALL ${block.name} ${middle(JSON.stringify(block.args) ?? '', MOST_ARGS)}`];
        case 'result':
          return [`${block.ok ? 'ANSWER' : 'FAILED'}: ${middle(block.text, MOST_RESULT)}`];
        default:
          return [];
      }
    }),
  );
  const room = window > 0 ? Math.min(MOST_TEXT, Math.floor(window * SHARE * PER_TOKEN)) : MOST_TEXT;
  return middle(parts.join('\n'), room);
}

function middle(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  return `${text.slice(0, half)}\n[… ${text.length - 2 * half} characters …]\n${text.slice(-half)}`;
}
