import type { Hits } from './hits.js';

/** What ffgrep and grep ask for. */
export interface GrepQuery {
  pattern: string;
  /** Folder or file, as the model wrote it. */
  path: string;
  /** Most matching lines (or files, with `filesOnly`). */
  limit: number;
  ignoreCase?: boolean;
  filesOnly?: boolean;
  /** Only files whose path matches. */
  glob?: string;
  /** Lines shown before and after each match; they count towards `limit`. */
  context?: number;
}

export interface GrepResult {
  hits: Hits;
  /** Paths with a match, in order. */
  files: string[];
  /** Why there may be more than is shown. */
  stopped?: 'limit' | 'time' | 'cancelled' | 'stuck';
  /** For the model: how the pattern was understood, what was left out. */
  notes: string[];
  /** Which engine and strategy answered. */
  engine: string;
}
