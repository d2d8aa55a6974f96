import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ToolError } from '../../contract/error.js';
import { stripHidden } from '../hidden-text.js';
import type { BrowserCommand } from './command.js';
import { CALL_MS, type Printed, runScript, type Transport } from './program.js';
import { END_CONNECTED, END_MANAGED, LEAVE, type ScriptState, scriptFor } from './script.js';
import { shownSnapshot } from './snapshot.js';

export interface BrowserOptions {
  /** Whether a page may be open: asked of every URL before it is opened and after every command. Throws ToolError. */
  judge: (url: string) => Promise<void>;
  /** The whole environment of the program: an allow-list without secrets. */
  env: Record<string, string>;
  /** The workspace. */
  root: string;
  /** Where screenshots go. */
  folder: string;
  /** How long one call may take; 60 s unless said otherwise. */
  timeoutMs?: number;
}

export interface BrowserRequest {
  command: BrowserCommand;
  /** Left out: as the page that is open was opened, else a headless browser of our own. */
  mode?: Transport['mode'] | undefined;
  connectUrl?: string | undefined;
  ignoreHttpsErrors?: boolean | undefined;
}

/** What a command led to. `text` is the page's; `failed` says what went wrong, in the browser's words. */
export interface BrowserAnswer {
  url: string;
  title: string;
  text: string;
  tabs: string[];
  failed?: string;
  /** Where a screenshot lies. */
  file?: string;
  exit: number | null;
  truncated: boolean;
}

/** One page of one run: whoever shares it waits for the others. */
interface Session {
  readonly name: string;
  /** The page that is open; its URL is the last one that was judged. */
  open?: { url: string; transport: Transport };
  last: Promise<unknown>;
  shots: number;
  /** Browsers that were started or connected to, to be ended. */
  used: Map<Transport['mode'], Transport>;
}

/** A browser page that is driven through the program `dev-browser`, command by command. */
export class Browser {
  constructor(
    private readonly options: BrowserOptions,
    private readonly session: Session = newSession(),
  ) {}

  /** The page that is open, as it was last judged; '' for none. */
  get url(): string {
    return this.session.open?.url ?? '';
  }

  /** The same page for a subagent, under its own policy. */
  fork(judge: BrowserOptions['judge']): Browser {
    return new Browser({ ...this.options, judge }, this.session);
  }

  /** Does one command when those before it are done. Throws ToolError for what may not be, and when nothing can be told. */
  run(request: BrowserRequest, signal: AbortSignal): Promise<BrowserAnswer> {
    const mine = this.session.last.then(() => this.#run(request, signal));
    this.session.last = mine.catch(() => {});
    return mine;
  }

  async #run(request: BrowserRequest, signal: AbortSignal): Promise<BrowserAnswer> {
    signal.throwIfAborted();
    const transport = this.#transport(request);
    const { command } = request;
    if (transport.connectUrl !== undefined) await this.options.judge(asHttp(transport.connectUrl));
    if (command.verb === 'open') {
      await this.options.judge(command.url);
      this.session.open = { url: 'about:blank', transport };
    }
    const open = this.session.open;
    if (!open) throw new ToolError('No page is open. Start with open <url>.');
    this.session.used.set(transport.mode, transport);
    const done = await this.#script(command, open, signal);
    if (command.verb === 'close') delete this.session.open;
    return done;
  }

  /** The page of another browser is another page: only `open` goes there. */
  #transport({ command, mode, connectUrl, ignoreHttpsErrors }: BrowserRequest): Transport {
    const open = this.session.open?.transport;
    if (command.verb === 'open' || !open)
      return {
        mode: mode ?? ((command.verb === 'open' && open?.mode) || 'headless'),
        connectUrl,
        ignoreHttpsErrors,
      };
    if (mode !== undefined && mode !== open.mode)
      throw new ToolError(
        `The page is open in mode ${open.mode}. Open it in mode ${mode} first, or leave mode out.`,
      );
    return open;
  }

  async #script(
    command: BrowserCommand,
    open: NonNullable<Session['open']>,
    signal: AbortSignal,
  ): Promise<BrowserAnswer> {
    const shot = `${this.session.name}-${++this.session.shots}.png`;
    for (let tries = 3; ; tries--) {
      if (command.verb !== 'open' && command.verb !== 'close') await this.#mayStay(open.url, signal);
      const mark = `galley-${randomBytes(12).toString('hex')} `;
      const needsOrigin = command.verb !== 'open' && command.verb !== 'close';
      const script = scriptFor(command, {
        mark,
        shot,
        managed: open.transport.mode !== 'connect',
        ...(needsOrigin && { origin: originOf(open.url) }),
      });
      const printed = await this.#program(open.transport, script, signal);
      const { state, text } = understood(printed, mark);
      if (!state) throw new ToolError(unclear(printed, this.options.timeoutMs ?? CALL_MS));
      if (command.verb !== 'close') await this.#mayStay(state.url, signal);
      open.url = state.url;
      if (state.moved && tries > 0) continue;
      if (state.moved) throw new ToolError(`The page keeps going elsewhere by itself (now: ${state.url}).`);
      return this.#answer(command, { state, text, printed });
    }
  }

  async #answer(
    command: BrowserCommand,
    { state, text, printed }: { state: ScriptState; text: string; printed: Printed },
  ): Promise<BrowserAnswer> {
    const { url, title, tabs, failed } = state;
    const said = command.verb === 'snapshot' ? shownSnapshot(text, command.interactive) : text;
    const isShot = command.verb === 'screenshot' && failed === undefined;
    return {
      url: clean(url, 2_000),
      title: clean(title, 300),
      text: isShot ? '' : stripHidden(said),
      tabs: tabs.slice(0, 5).map((each) => clean(each, 500)),
      exit: printed.exit,
      truncated: printed.cut,
      ...(failed !== undefined && { failed: clean(failed, 2_000) }),
      ...(isShot && { file: await this.#keep(text.trim()) }),
    };
  }

  /** The page's own URL is judged like one that is asked for: a click may lead anywhere. */
  async #mayStay(url: string, signal: AbortSignal): Promise<void> {
    try {
      if (!/^(?:about:blank|chrome-error:.*)?$/.test(url))
        await this.options.judge(url.replace(/^blob:/, ''));
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      const open = this.session.open;
      if (open) {
        open.url = 'about:blank';
        await this.#program(open.transport, LEAVE, signal);
      }
      throw new ToolError(`The page had gone to ${clean(url, 500)}, and was left. ${error.message}`, {
        cause: error,
      });
    }
  }

  /** A screenshot where the run may read it; what dev-browser kept is removed. */
  async #keep(from: string): Promise<string> {
    const to = path.join(this.options.folder, path.basename(from));
    try {
      await fs.mkdir(this.options.folder, { recursive: true });
      await fs.copyFile(from, to);
      await fs.rm(from, { force: true });
      return to;
    } catch (cause) {
      throw new ToolError(`The screenshot cannot be kept: ${(cause as Error).message}`, { cause });
    }
  }

  #program(transport: Transport, script: string, signal: AbortSignal): Promise<Printed> {
    const { env, root, timeoutMs = CALL_MS } = this.options;
    return runScript({ session: this.session.name, env, root, timeoutMs }, transport, script, signal);
  }

  /** Ends what the run has opened, and nothing else. */
  async close(): Promise<void> {
    await this.session.last;
    for (const transport of this.session.used.values()) {
      const script = transport.mode === 'connect' ? END_CONNECTED : END_MANAGED;
      await this.#program(transport, script, AbortSignal.timeout(15_000)).catch(() => {});
    }
    if (this.session.used.size > 0) await this.#forget();
    this.session.used.clear();
    delete this.session.open;
  }

  /** The profile of the session (cookies, cache), where dev-browser keeps it. */
  async #forget(): Promise<void> {
    const { HOME, USERPROFILE } = this.options.env;
    const home = HOME ?? USERPROFILE;
    if (home === undefined || !path.isAbsolute(home)) return;
    const profile = path.join(home, '.dev-browser', 'browsers', this.session.name);
    await fs.rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => {});
  }
}

function newSession(): Session {
  return {
    name: `galley-${randomBytes(6).toString('hex')}`,
    last: Promise.resolve(),
    shots: 0,
    used: new Map(),
  };
}

/** The first line is the script's, when it got that far. */
function understood({ out }: Printed, mark: string): { state?: ScriptState; text: string } {
  const [, line = '', text = ''] = /^([^\n]*)\n?([\s\S]*)$/.exec(out) ?? [];
  if (!line.startsWith(mark)) return { text: out };
  try {
    return { state: JSON.parse(line.slice(mark.length)) as ScriptState, text: text.replace(/\n$/, '') };
  } catch {
    return { text };
  }
}

function unclear({ err, out, exit, timedOut, cut }: Printed, timeoutMs: number): string {
  if (timedOut)
    return `The browser took longer than ${timeoutMs / 1_000} s; the call was ended. Look with snapshot before you go on.`;
  if (cut) return 'dev-browser printed more than it may; it was ended.';
  const said = clean(err || out, 2_000);
  return `dev-browser ended with exit code ${exit}${said && `: ${said}`}`;
}

/** A line of what the browser says: no colours, no hidden characters, no stack. */
function clean(text: string, most: number): string {
  const lines = text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that starts a colour
    .replace(/\x1b\[[0-9;]*m/g, '')
    .split('\n')
    .filter((line) => !/^\s+at .+\(?.*:\d+:\d+\)?$/.test(line));
  return stripHidden(lines.join('\n').trim()).slice(0, most);
}

function originOf(url: string): string {
  return /^[a-z-]+:(?:\/\/[^/?#]*)?/i.exec(url)?.[0] ?? '';
}

/** How the policy names the place of a browser that is connected to. */
function asHttp(url: string): string {
  return url.replace(/^ws/i, 'http');
}
