import type { Language } from '../symbols/language.js';
import type { Symbols } from '../symbols/scout.js';

/** A source file as the map knows it; another object when it was read anew. */
export interface MapFile {
  readonly path: string;
  readonly language: Language;
  readonly symbols: Symbols;
  readonly weight: number;
  readonly size: number;
  readonly generated: boolean;
  /** Name of the content, where git's index knows it. */
  readonly blob?: string;
}

/** No map is made of more. */
export const LIMITS = { files: 100_000, bytes: 268_435_456, definitions: 1_000_000, uses: 10_000_000 };

/** Over what, and with what, source files are read. */
export interface CollectorOptions {
  root: string;
  assets?: string;
  workerFile?: string;
  /** With more files to read, worker threads are started; by default that depends on the cores. */
  workersFrom?: number;
  /** Where what was read is kept for the next process. */
  cacheFile?: string;
}

/** Where a source file's symbols stand, or what is wrong with it; undefined until it was read. */
export interface Slot {
  readonly folder: string;
  readonly name: string;
  readonly language: Language;
  file?: MapFile | 'large' | 'unreadable' | undefined;
  /** A reader has it and looks at it again. */
  isHeld?: true;
}
