import type { LineOf, Seen } from '../contract/event.js';
import { type Post, type Repo, statusOf } from '../service/github/shape.js';
import { findSticky, type Board as Place, postSticky } from './board.js';
import { code, details } from './markdown.js';
import { marker, reviewedSha, stateLine } from './marker.js';
import { proseLine } from './prose.js';
import { many } from './render.js';

export interface ProgressOptions {
  github: Place;
  /** A client that paces nothing, for the last words of a run that is cancelled. */
  urgent?: () => Promise<Place>;
  repo: Repo;
  number: number;
  recipe: { name: string; title: string };
  /** The last line of the comment, by which the report finds it; that of a sticky comment by default. */
  marker?: string;
  run: { id: string; attempt: number; url: string };
  /** The comment that asked for the run: it gets a pair of eyes. */
  asked?: { kind: 'issue' | 'review_comment'; id: number };
  seal(text: string): string;
  /** Milliseconds between two edits. */
  every?: number;
  /** Told once when the comment cannot be written; the run goes on without it. */
  lost?(why: string): void;
}

/**
 * The sticky comment while the run goes on: the checklist of `todo`, turns and findings so far, edited at most every
 * 5 seconds. It never fails a run. `finish` waits for the edit under way, so that the report comes after it;
 * `stop` says at once how the run ended, where there may be no report: `why` is one line.
 */
export interface Progress {
  see(seen: Seen): void;
  finish(): Promise<void>;
  stop(word: 'cancelled' | 'failed', why: string): Promise<void>;
}

const EVERY = 5_000;

export function makeProgress(options: ProgressOptions): Progress {
  const board = new Board(options);
  const state: State = {
    todo: [],
    turns: 0,
    findings: 0,
    crew: { working: 0, done: 0, failed: 0 },
    word: 'working',
  };
  return {
    see(seen) {
      if (note(state, seen)) board.draw(state);
    },
    finish: () => board.close(),
    stop: async (word, why) => {
      await board.last({ ...state, word, why });
    },
  };
}

interface State {
  todo: LineOf<'todo'>['items'];
  turns: number;
  findings: number;
  crew: { working: number; done: number; failed: number };
  word: 'working' | 'cancelled' | 'failed';
  why?: string;
}

/** Whether there is something new to show. */
function note(state: State, seen: Seen): boolean {
  if (seen.type === 'todo' && seen.agent === 'main') state.todo = seen.items;
  else if (seen.type === 'assistant' && seen.agent === 'main') state.turns++;
  else if (seen.type === 'staged' && seen.staged.kind === 'finding') state.findings++;
  else if (seen.type === 'start' && seen.child) state.crew.working++;
  else if (seen.type === 'end' && seen.parent !== undefined) {
    state.crew.working--;
    state.crew[seen.outcome === 'done' ? 'done' : 'failed']++;
  } else return seen.type === 'start' && seen.agent === 'main';
  return true;
}

/** Writes the comment: one request at a time, the latest state wins, never two within the pause. */
class Board {
  #options: ProgressOptions & { marker: string };
  #timer: NodeJS.Timeout | undefined;
  #busy: Promise<void> | undefined;
  #next: State | undefined;
  #last = Number.NEGATIVE_INFINITY;
  #closed = false;
  #lost = false;
  #post: Post | undefined;
  #before = '';
  #found: Promise<void> | undefined;

  constructor(options: ProgressOptions) {
    this.#options = { marker: marker('comment', options.recipe.name), ...options };
  }

  draw(state: State): void {
    if (this.#closed || this.#lost) return;
    this.#next = { ...state };
    if (this.#timer || this.#busy) return;
    const wait = Math.max(0, this.#last + (this.#options.every ?? EVERY) - performance.now());
    this.#timer = setTimeout(() => this.#flush(), wait);
    this.#timer.unref();
  }

  #flush(): void {
    this.#timer = undefined;
    const state = this.#next;
    this.#next = undefined;
    if (!state || this.#closed) return;
    this.#busy = this.write(state).finally(() => {
      this.#busy = undefined;
      if (this.#next) this.draw(this.#next);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#busy;
  }

  /** The last words, at once; `close` waits for them, too. */
  async last(state: State): Promise<void> {
    await this.close();
    this.#busy = Promise.resolve(this.#options.urgent?.())
      .catch(() => undefined)
      .then((urgent) => this.write(state, urgent));
    await this.#busy;
  }

  async write(state: State, github: Place = this.#options.github): Promise<void> {
    if (this.#lost) return;
    const { repo, number } = this.#options;
    this.#last = performance.now();
    try {
      this.#found ??= this.#find(github);
      await this.#found;
      const body = this.#body(state);
      const edited = this.#post && (await github.updateComment(repo, this.#post.id, body).catch(gone));
      const { marker } = this.#options;
      this.#post = edited ?? (await postSticky(github, { repo, number, marker }, body));
    } catch (error) {
      this.#lost = true;
      this.#options.lost?.(error instanceof Error ? error.message : String(error));
    }
    this.#last = performance.now();
  }

  async #find(github: Place): Promise<void> {
    const { repo, number, marker: mark, asked } = this.#options;
    this.#post = await findSticky(github, { repo, number, marker: mark });
    this.#before = this.#post?.body ?? '';
    if (!asked) return;
    const kind = asked.kind === 'issue' ? ('comment' as const) : asked.kind;
    await github.react(repo, { kind, id: asked.id }, 'eyes').catch(() => undefined);
  }

  /** The report of the run before stays below until the new one replaces it; so does what it reviewed. */
  #body(state: State): string {
    const { recipe, run, seal, marker: mark } = this.#options;
    const sha = reviewedSha(this.#before);
    const earlier = reportBefore(this.#before);
    const facts = [
      `Galley \`${recipe.name}\``,
      many(state.turns, 'turn'),
      crewWords(state.crew),
      state.findings > 0 && `${many(state.findings, 'finding')} so far`,
      /^https:\/\/[^\s()<>]+$/.test(run.url) ? `[run ${code(run.id)}](${run.url})` : `run ${code(run.id)}`,
      run.attempt > 1 && `attempt ${run.attempt}`,
    ];
    return [
      `### ${proseLine(recipe.title, seal, 120)}: ${state.word}`,
      state.todo
        .slice(0, 50)
        .map((item) => `- ${BOX[item.status]} ${proseLine(item.content, seal, 300)}`)
        .join('\n'),
      state.why && `Published by this run: nothing. ${proseLine(state.why, seal, 400)}`,
      `<sub>${facts.filter(Boolean).join(' · ')}</sub>`,
      earlier && details(BEFORE, earlier),
      [sha && stateLine(sha), mark].filter(Boolean).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n');
  }
}

function crewWords({ working, done, failed }: State['crew']): string {
  if (working + done + failed === 0) return '';
  const parts = [
    working > 0 && `${working} at work`,
    done > 0 && `${done} done`,
    failed > 0 && `${failed} failed`,
  ];
  return `subagents: ${parts.filter(Boolean).join(', ')}`;
}

const BOX = { pending: '[ ]', in_progress: '[ ] ▶', completed: '[x]' };
const BEFORE = 'The report of the run before';

/** What the comment held before this run, without hidden lines; a cancelled run's own frame is taken off. */
function reportBefore(body: string): string {
  const end = body.lastIndexOf('\n\n<!-- galley:');
  const shown = end < 0 ? '' : body.slice(0, end);
  const open = `<details>\n<summary>${BEFORE}</summary>\n\n`;
  const at = shown.indexOf(open);
  const inner = at < 0 ? shown : shown.slice(at + open.length).replace(/\n\n<\/details>$/, '');
  const isFrame = at < 0 && /^### .*: (working|cancelled|failed)\n/.test(shown);
  return isFrame || inner.length > 50_000 ? '' : inner;
}

function gone(error: unknown): undefined {
  if (statusOf(error) !== 404) throw error;
  return undefined;
}
