import type { Seen } from '../contract/event.js';
import type { Sealer } from '../policy/seal.js';
import { type SealStream, sealStream } from '../policy/seal-stream.js';

/**
 * What passes by while a run goes on, sealed like its lines: the model's words, a call's arguments, a command's output.
 * What may be the start of a secret is held back until more is known, and comes with the next piece or never.
 */
export function sealedTell(sealer: Sealer, tell: (seen: Seen) => void): (seen: Seen) => void {
  const streams = new Map<string, SealStream>();
  const feed = (key: string, text: string): string => {
    const stream = streams.get(key) ?? sealStream(sealer);
    streams.set(key, stream);
    return stream.feed(text);
  };
  return (seen) => {
    if (seen.type === 'delta')
      tell({ ...seen, delta: sealedDelta(seen.delta, (key, text) => feed(`${seen.agent} ${key}`, text)) });
    else if (seen.type === 'progress') tell({ ...seen, text: feed(`${seen.agent} ${seen.id}`, seen.text) });
    else {
      // A whole line says all that its stream has said: what was held back is in it.
      for (const key of streams.keys()) if (key.startsWith(`${seen.agent} `)) streams.delete(key);
      tell(seen);
    }
  };
}

type Delta = Extract<Seen, { type: 'delta' }>['delta'];

function sealedDelta(delta: Delta, feed: (key: string, text: string) => string): Delta {
  switch (delta.type) {
    case 'text':
    case 'thought':
      return { ...delta, text: feed(delta.type, delta.text) };
    case 'args':
      return { ...delta, json: feed(`args ${delta.id}`, delta.json) };
    default:
      return delta;
  }
}
