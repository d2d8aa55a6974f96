import { ToolError } from '../../contract/error.js';
import type { Answer, Ask } from '../http-read.js';

export const RECENCY = { day: 1, week: 7, month: 30, year: 365 } as const;
export type Recency = keyof typeof RECENCY;

const DAY_MS = 86_400_000;
const MOST_BYTES = 4 * 1024 * 1024;
/** Source: seed A, safety boundaries. */
const CONNECT_MS = 5_000;
const REQUEST_MS = 20_000;

/** One question to EXA's `/search`. `text` asks for that many characters of every page's text. */
export interface ExaQuery {
  query: string;
  results: number;
  text?: number;
  recency?: Recency;
  /** Bare host names; a leading `-` excludes. */
  domains?: readonly string[];
}

export interface Found {
  title: string;
  url: string;
  published: string;
  text: string;
}

export interface ExaOptions {
  baseUrl: string;
  /** EXA_API_KEY of the environment. No other key is ever sent here, and this one nowhere else. */
  key: string | undefined;
  reach: (ask: Ask) => Promise<Answer>;
  now?: () => number;
}

/** Searches the web through EXA's REST interface. Sources: seed A, `web_search` and `code_search`; exa.ai's documentation of `/search`. */
export class Exa {
  constructor(private readonly options: ExaOptions) {}

  /** Throws ToolError without a key, and for every answer that is no result list. */
  async search(query: ExaQuery, signal: AbortSignal): Promise<Found[]> {
    const { baseUrl, key, reach } = this.options;
    if (!key?.trim())
      throw new ToolError(
        'Searching the web needs EXA_API_KEY in the environment of this run; it is not set. Go on without it.',
      );
    const { status, bytes } = await reach({
      url: `${baseUrl.replace(/\/+$/, '')}/search`,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-api-key': key.trim() },
      body: JSON.stringify(this.bodyOf(query)),
      mostBytes: MOST_BYTES,
      connectMs: CONNECT_MS,
      timeoutMs: REQUEST_MS,
      signal,
    });
    const text = new TextDecoder().decode(bytes);
    if (status !== 200) throw new ToolError(refusal(status, text));
    return results(text);
  }

  private bodyOf({ query, results, text, recency, domains = [] }: ExaQuery): Record<string, unknown> {
    const only = domains.filter((name) => !name.startsWith('-'));
    const without = domains.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
    const now = this.options.now?.() ?? Date.now();
    return {
      query,
      numResults: results,
      type: 'auto',
      ...(only.length > 0 && { includeDomains: only }),
      ...(without.length > 0 && { excludeDomains: without }),
      ...(recency && { startPublishedDate: new Date(now - RECENCY[recency] * DAY_MS).toISOString() }),
      ...(text !== undefined && { contents: { text: { maxCharacters: text } } }),
    };
  }
}

function results(text: string): Found[] {
  const parsed = parse(text);
  const list = parsed && typeof parsed === 'object' ? (parsed as { results?: unknown }).results : undefined;
  if (!Array.isArray(list))
    throw new ToolError('EXA answered with something that is no list of results. Try again later.');
  return list.flatMap((each: unknown) => {
    const { title, url, publishedDate, text: body } = (each ?? {}) as Record<string, unknown>;
    if (typeof url !== 'string' || !/^https?:\/\//i.test(url)) return [];
    return [
      {
        title: line(title),
        url: line(url),
        published: line(publishedDate).slice(0, 10),
        text: typeof body === 'string' ? body : '',
      },
    ];
  });
}

function refusal(status: number, text: string): string {
  const parsed = parse(text) as { error?: unknown; message?: unknown } | undefined;
  const said = line(parsed?.error ?? parsed?.message).slice(0, 300);
  const why = said === '' ? '' : `: ${said}`;
  if (status === 401 || status === 403)
    return `EXA refused the key in EXA_API_KEY (${status})${why}. Go on without it.`;
  if (status === 402) return `EXA's account has no credit left (402)${why}. Go on without it.`;
  if (status === 429) return `EXA allows no more searches right now (429)${why}. Wait, or go on without it.`;
  if (status === 400) return `EXA did not take the search (400)${why}. Change the query or the filters.`;
  return `EXA answered ${status}${why}. Try again later.`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function line(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 2_000) : '';
}
