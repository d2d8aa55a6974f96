import { MASK, masked, type Sealer } from './seal.js';

/** Text already printed that is still looked at, because a secret may have begun in it. */
const CONTEXT = 600;
/** The longest word that is waited for. */
const MAX_WORD = 4_096;
const KEY_BEGIN = /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/;
const KEY_END = /-----END (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/;
/** A begin line that is not complete yet. */
const KEY_OPEN = /-----BEGIN [A-Z0-9 ]*-{0,4}$|-{1,5}(?:B(?:E(?:G(?:I(?:N ?)?)?)?)?)?$/;

/** Text that is sealed while it is printed. What may be the start of a secret is held back until more is known. */
export interface SealStream {
  /** Takes the next piece and answers with what may be printed now. */
  feed(text: string): string;
  /** The rest, when nothing more comes. */
  end(): string;
}

/** Seals a stream as `sealer.seal` would seal the whole text, but for a few letters that may be out before it is known. */
export function sealStream(sealer: Sealer): SealStream {
  let printed = '';
  let held = '';
  /** Inside a private key: nothing is shown until its end. */
  let inKey = false;
  const release = (isEnd: boolean): string => {
    const whole = printed + held;
    const cut = Math.max(printed.length, isEnd ? whole.length : safeCut(whole, sealer));
    const ranges = sealer
      .find(whole.slice(0, cut))
      .map(([start, end]): [number, number] => [Math.max(start, printed.length), Math.min(end, cut)])
      .filter(([start, end]) => start < end);
    const out = masked(whole.slice(0, cut), ranges).slice(printed.length);
    printed = whole.slice(0, cut).slice(-CONTEXT);
    held = whole.slice(cut);
    return out;
  };
  const feed = (text: string): string => {
    held += text;
    if (inKey) {
      const end = KEY_END.exec(held);
      if (!end) {
        held = held.slice(-100);
        return '';
      }
      held = held.slice(end.index + end[0].length);
      printed = '';
      inKey = false;
    }
    const key = KEY_BEGIN.exec(held);
    if (!key || KEY_END.test(held)) return release(false);
    held = held.slice(0, key.index);
    const before = release(true);
    held = '';
    inKey = true;
    return before + MASK;
  };
  return { feed, end: () => (inKey ? '' : release(true)) };
}

/** Up to where nothing that is a secret, or may still become one, is cut in two. */
function safeCut(text: string, sealer: Sealer): number {
  const word = text.length - (/\S*$/.exec(text.slice(-MAX_WORD))?.[0].length ?? 0);
  const key = KEY_OPEN.exec(text.slice(-200));
  const begin = key ? Math.max(0, text.length - 200) + key.index : text.length;
  const cut = Math.min(word, begin, sealer.scanner.openAt(text), openExact(text, sealer.exact));
  const across = sealer.find(text).filter(([start, end]) => start < cut && cut < end);
  return Math.min(cut, ...across.map(([start]) => start));
}

function openExact(text: string, exact: readonly string[]): number {
  let open = text.length;
  for (const each of exact)
    for (let length = Math.min(each.length - 1, text.length); length > 0; length--)
      if (text.endsWith(each.slice(0, length))) {
        open = Math.min(open, text.length - length);
        break;
      }
  return open;
}
