import { ToolError } from '../../contract/error.js';
import { backtracking } from '../../regex/backtrack.js';
import { RegexError } from '../../regex/error.js';
import type { KnownSets } from '../../regex/known-sets.js';
import { parse } from '../../regex/parse.js';
import type { ParseOptions } from '../../regex/syntax.js';
import { chunks } from './cut.js';
import type { Engine } from './engine.js';
import { pathFilter } from './filter.js';
import { leftOutNotes, MOST_MILLIS } from './left-out.js';
import { nearest } from './name.js';
import type { Place } from './place.js';
import type { Pattern } from './plan.js';
import type { Pool } from './pool.js';
import type { GrepQuery, GrepResult } from './query.js';
import { shape } from './shape.js';
import { sweep } from './sweep.js';
import { rest } from './turn.js';
import { type Reading, understand } from './understand.js';
import type { LeftOut } from './walk.js';

const LONGEST_PATTERN = 65_536;
/** What a longer one was read as takes longer to send to workers than to read again. */
const SHORT_PATTERN = 1000;

/** What a grep runs with. */
export interface GrepMeans {
  place: Place;
  engine: Engine;
  known: KnownSets;
  pool: Pool | undefined;
  signal: AbortSignal | undefined;
  /** performance.now() since which this thread may have been busy. */
  since: number;
}

/** Runs one query: understands the pattern, sweeps the files, and makes what was found ready to show. */
export async function grep(query: GrepQuery, means: GrepMeans): Promise<GrepResult> {
  const { place, engine, pool, signal } = means;
  const ignoreCase = query.ignoreCase ?? false;
  if (query.pattern.length > LONGEST_PATTERN) {
    throw new ToolError(`A pattern may have at most ${LONGEST_PATTERN} characters: search for a part of it.`);
  }
  let busy = await rest(means.since);
  const understood = understand(query.pattern, (text) => reading(text, { ignoreCase, known: means.known }));
  const { backtracks, literal, node } = understood;
  const filter = query.glob === undefined ? undefined : pathFilter(query.glob, true);
  const pattern: Pattern = {
    text: understood.pattern,
    literal,
    ignoreCase,
    backtracks,
    ...(node && query.pattern.length <= SHORT_PATTERN && { node }),
  };
  busy = await rest(busy);
  for (const _step of backtracks ? [] : prepared(engine, pattern)) busy = await rest(busy);
  await rest(busy);
  const left: LeftOut = { special: 0, unreadable: 0 };
  const filesOnly = query.filesOnly ?? false;
  const job = {
    root: nearest(place.root),
    pattern,
    most: query.limit + 1,
    filesOnly,
    stop: new Int32Array(new SharedArrayBuffer(8)),
  };
  const swept = await sweep(
    {
      next: chunks(place, filter && ((path) => filter.matches(path)), filter?.dots ?? false, left),
      likely: place.start === '' && filter === undefined ? place.walker.size : 0,
      job,
      most: query.limit + 1,
      deadline: Date.now() + MOST_MILLIS,
      signal,
    },
    engine,
    pool,
  );
  const notes = [understood.note, ...leftOutNotes(left, swept.refused)].filter((note) => note !== undefined);
  return {
    ...(await shape(swept, query, place)),
    notes,
    engine: `in-process, ${backtracks ? 'V8 in a worker' : engine.strategy}`,
  };
}

/** Makes the engine ready for a pattern, in steps. */
function* prepared(engine: Engine, pattern: Pattern): Generator<void> {
  try {
    engine.prepare(pattern);
    yield;
    yield* engine.build();
  } catch (error) {
    if (!(error instanceof RegexError)) throw error;
    throw new ToolError(`This cannot be searched for: ${error.message}.`);
  }
}

/** Whether a pattern is an expression, or one that V8 can read and the automaton cannot: with look-around or back-references. */
function reading(text: string, options: ParseOptions): Reading {
  try {
    return { node: parse(text, { ...options, lines: true }) };
  } catch (error) {
    if (!(error instanceof RegexError)) throw error;
    return error.backtracks && canBacktrack(text, options) ? { backtracks: true } : { wrong: error.message };
  }
}

function canBacktrack(text: string, options: ParseOptions): boolean {
  try {
    backtracking(text, options);
    return true;
  } catch {
    return false;
  }
}
