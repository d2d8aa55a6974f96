import { ToolError } from '../../contract/error.js';
import type { Answer, Ask } from '../http-read.js';
import { isBinary } from './binary.js';
import type { Exa } from './exa.js';
import type { Body, Page } from './page.js';

/** Source: seed B, `web_fetch`. */
const MOST_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const ACCEPT =
  'text/markdown, text/html;q=0.9, application/xhtml+xml;q=0.9, application/json;q=0.8, text/plain;q=0.8, */*;q=0.5';

export interface WebOptions {
  reach: (ask: Ask) => Promise<Answer>;
  exa: Exa;
  /** Makes a page's text out of a response; undefined when it is none. */
  pageText: (body: Body, signal: AbortSignal) => Promise<Page | undefined>;
  agent: string;
}

/** A page as it was fetched. `url` is where it really came from. */
export interface Fetched extends Page {
  url: string;
  status: number;
  bytes: number;
}

/** The web, as tools see it: pages, and searches. */
export class Web {
  constructor(private readonly options: WebOptions) {}

  get exa(): Exa {
    return this.options.exa;
  }

  /** Fetches one page as text. Throws ToolError: refused, unreachable, too large, not text, or a status that is no success. */
  async page(url: string, signal: AbortSignal): Promise<Fetched> {
    const { reach, pageText, agent } = this.options;
    const headers = { accept: ACCEPT, 'user-agent': agent, 'accept-language': 'en;q=0.8, *;q=0.5' };
    const answer = await reach({ url, headers, mostBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS, signal });
    const page = isBinary(answer.bytes) ? undefined : await pageText(answer, signal);
    if (answer.status < 200 || answer.status > 299)
      throw new ToolError(failure(answer.url, answer.status, page));
    if (!page) {
      const kind = answer.type.split(';')[0]?.trim() || 'an unknown type';
      throw new ToolError(
        `${answer.url} is not text (${kind}, ${answer.bytes.length} bytes). web_fetch reads HTML, JSON and plain text.`,
      );
    }
    return { ...page, url: answer.url, status: answer.status, bytes: answer.bytes.length };
  }
}

function failure(url: string, status: number, page: Page | undefined): string {
  const said = page?.text.trim().slice(0, 300);
  const hint =
    status === 401 || status === 403 ? ' It may need a login.' : status === 404 ? ' Check the URL.' : '';
  return `${url} answered ${status}.${hint}${said ? `\nIt says:\n${said}` : ''}`;
}
