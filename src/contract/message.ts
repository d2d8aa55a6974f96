export interface Text {
  type: 'text';
  text: string;
}

/** A model's reasoning. `signature` and `data` are the vendor's own words (opaque) and go back to the same vendor unchanged. */
export interface Thought {
  type: 'thought';
  text: string;
  signature?: string;
  data?: unknown;
}

/** `data` is base64; `mime` is told by the bytes, never by a name. */
export interface Image {
  type: 'image';
  mime: string;
  data: string;
}

/** A tool call as the model wrote it. `args` is parsed JSON; text that is no JSON stays a string and the schema refuses it. */
export interface Call {
  type: 'call';
  id: string;
  name: string;
  args: unknown;
}

export interface Result {
  type: 'result';
  id: string;
  ok: boolean;
  text: string;
  images?: Image[];
}

/** What the model is shown and what it says, in no vendor's words. Roles alternate; each call is answered in the next message. */
export type Message =
  | { role: 'user'; blocks: (Text | Image | Result)[] }
  | { role: 'assistant'; blocks: (Text | Thought | Call)[] };

/** Tokens (`input` counts cached ones too, `cached` is their share) and US dollars (0 where no price is known). */
export interface Usage {
  input: number;
  output: number;
  cached: number;
  usd: number;
}

export const NO_USAGE: Usage = { input: 0, output: 0, cached: 0, usd: 0 };

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    input: a.input + b.input,
    output: a.output + b.output,
    cached: a.cached + b.cached,
    usd: a.usd + b.usd,
  };
}
