import { ByteAlphabet } from '../../regex/alphabet.js';
import type { BitSimulation } from '../../regex/bit-simulate.js';
import { Dfa } from '../../regex/dfa.js';
import { Simulation } from '../../regex/simulate.js';
import { FileText } from './file-text.js';
import type { Kernel } from './kernel/kernel.js';
import { ROW_BYTES, ROWS, TEXT } from './kernel/layout.js';
import { LineKeeper, type Lines } from './lines.js';
import { makePlan, type Pattern, type Plan, type Strategy } from './plan.js';
import { loadClasses, loadNeedle, loadNeedles, loadWindow } from './tables.js';

const FOUR_STREAMS_FROM = 4096;
const JUDGE_AFTER = 262_144;
/** An automaton that reads fewer bytes for each state it makes is given up. */
const BYTES_A_STATE = 10;

/** Searches files for one pattern at a time, on one thread and in one kernel's memory. */
export class Engine {
  readonly #kernel: Kernel;
  readonly #file: FileText;
  readonly #lines: LineKeeper;
  #key = '';
  #plan!: Plan;
  #strategy: Strategy = 'automaton';
  #dfa: Dfa | undefined;
  #simulation: Simulation | BitSimulation | undefined;
  /** The automaton does not fit its rows: lines are simulated. */
  #thrashes = false;
  #lastClears = 0;
  #lastPlace = 0;
  /** Bytes that prefilters searched, and bytes of lines the automaton then had to look at. */
  #searched = 0;
  #doubted = 0;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.#file = new FileText(kernel);
    this.#lines = new LineKeeper(kernel);
  }

  /** Takes a pattern; throws a RegexError when it is no expression, or too big a one. */
  prepare(pattern: Pattern): void {
    const key = JSON.stringify({ ...pattern, node: undefined });
    if (key === this.#key) return;
    this.#key = '';
    this.#plan = makePlan(pattern);
    this.#dfa = undefined;
    this.#simulation = undefined;
    this.#thrashes = false;
    this.#searched = this.#doubted = 0;
    this.#strategy = this.#plan.strategy;
    if (!this.#kernel.vectors && (this.#strategy !== 'needle' || this.#plan.fold))
      this.#strategy = 'automaton';
    if (this.#plan.isHeavy && !this.#plan.exact) this.#fit();
    if (this.#strategy === 'needle') loadNeedle(this.#kernel, this.#plan.needles[0]!);
    else if (this.#strategy === 'needles') loadNeedles(this.#kernel, this.#plan.needles, this.#plan.fold);
    else if (this.#strategy === 'window') loadWindow(this.#kernel, this.#plan.window!.sets);
    this.#key = key;
  }

  /** Makes the automaton, where a search will want it anyway, in steps. */
  *build(): Generator<void> {
    if (this.#plan.isHeavy || this.#plan.exact || !/^(window|automaton)$/.test(this.#strategy)) return;
    this.#plan.program();
    yield;
    this.#automatonFor();
  }

  /** Whether the pattern in force may keep this thread for long. */
  get isHeavy(): boolean {
    return this.#plan.isHeavy;
  }

  /** A program that is too long for an automaton may be short enough for a set of bits. */
  #fit(): void {
    try {
      this.#automatonFor();
    } catch (error) {
      this.#simulation = this.#plan.bits();
      if (!this.#simulation) throw error;
      this.#thrashes = true;
    }
  }

  /** How the pattern in force is searched for. */
  get strategy(): string {
    const verified = this.#strategy === 'automaton' || (this.#plan.exact && this.#strategy !== 'window');
    return `${this.#kernel.name}, ${this.#strategy}${verified ? '' : ' + automaton'}`;
  }

  /** Files that are there and could not be opened, since the beginning. */
  get refused(): number {
    return this.#file.refused;
  }

  /** Searches one file; adds to `lines` (when given) and answers with how many lines match, `most` at most. */
  search(path: string | Buffer, most: number, lines: Lines | undefined): number {
    try {
      const task: Task = { found: 0, most, lines, lineBase: 1, counted: TEXT, end: TEXT };
      for (let size = this.#file.open(path); size > 0; size = this.#file.next()) {
        task.end = TEXT + size;
        task.counted = TEXT;
        this.#searchText(task);
        if (task.found >= most || this.#file.isOver) break;
        task.lineBase += this.#kernel.countLines(task.counted, task.end);
      }
      return task.found;
    } finally {
      if (lines) this.#lines.flush(lines);
      this.#file.close();
    }
  }

  #searchText(task: Task): void {
    const kernel = this.#kernel;
    const { strays, exact } = this.#plan;
    const stray = strays.some((each) => kernel.bytes.subarray(TEXT, task.end).includes(each));
    if (this.#strategy === 'automaton' || stray) {
      if (this.#file.isText()) this.#automaton(TEXT, task.end, task);
    } else if (exact) this.#needles(task);
    else this.#candidates(task);
  }

  #needles(task: Task): void {
    const kernel = this.#kernel;
    for (let at = TEXT; at < task.end; ) {
      const hit = this.#next(at, task.end);
      if (hit < 0 || !this.#file.isText()) return;
      const start = kernel.lineStart(at, hit);
      const end = kernel.find1(hit, task.end, 10);
      if (!this.#emit(task, start, end, hit)) return;
      at = end + 1;
    }
  }

  #candidates(task: Task): void {
    const kernel = this.#kernel;
    const back = this.#plan.fromBreak ? 1 : 0;
    this.#searched += task.end - TEXT;
    for (let at = TEXT; at < task.end; ) {
      let hit = this.#next(at - back, task.end);
      if (hit < 0) return;
      if (kernel.bytes[hit] === 10) hit++;
      if (hit >= task.end || !this.#file.isText()) return;
      const start = kernel.lineStart(at, hit);
      const end = kernel.find1(hit, task.end, 10);
      this.#doubted += end - start;
      const match = this.#matchEnd(start, end);
      if (match >= 0 && !this.#emit(task, start, end, match)) return;
      at = end + 1;
      if (this.#isFutile()) {
        this.#strategy = 'automaton';
        this.#automaton(at, task.end, task);
        return;
      }
    }
  }

  /** The prefilter lets so much through that it only costs. */
  #isFutile(): boolean {
    return this.#searched > JUDGE_AFTER && this.#doubted * 3 > this.#searched;
  }

  #next(at: number, end: number): number {
    const kernel = this.#kernel;
    if (this.#strategy === 'window') return kernel.trio(at, end);
    if (this.#strategy === 'needles') return kernel.teddy(at, end, this.#plan.fold ? 1 : 0);
    return this.#plan.fold ? kernel.findFolded(at, end) : kernel.find(at, end);
  }

  /** The automaton over whole lines of [start, end). */
  #automaton(start: number, end: number, task: Task): void {
    if (end - start < FOUR_STREAMS_FROM || this.#thrashes) {
      this.#stream(start, end, task);
      return;
    }
    const kernel = this.#kernel;
    const dfa = this.#automatonFor();
    const cuts = [start];
    for (let i = 1; i < 4; i++)
      cuts.push(kernel.find1(start + Math.floor(((end - start) * i) / 4), end, 10) + 1);
    if (cuts.some((cut, i) => cut <= 0 || cut >= end || (i > 0 && cut <= cuts[i - 1]!))) {
      this.#stream(start, end, task);
      return;
    }
    const [a, b, c, d] = cuts as [number, number, number, number];
    const size = Math.min(b - a, c - b, d - c, end - d);
    const clean = kernel.run4(a, b, c, d, size, dfa.start, dfa.lastSpecial);
    for (let i = 0; i < 4; i++) {
      const from = kernel.lineStart(cuts[i]!, cuts[i]! + clean);
      if (!this.#stream(from, cuts[i + 1] ?? end, task)) return;
    }
  }

  /** The automaton over whole lines, in order; false when enough was found. */
  #stream(start: number, end: number, task: Task): boolean {
    const kernel = this.#kernel;
    for (let at = start; at < end; ) {
      const match = this.#firstMatch(at, end);
      if (match < 0) return true;
      const from = kernel.lineStart(at, match);
      const to = kernel.find1(match, end, 10);
      if (!this.#emit(task, from, to, match)) return false;
      at = to + 1;
    }
    return true;
  }

  /** Where a match is complete in the line [start, end), or -1. */
  #matchEnd(start: number, end: number): number {
    return this.#firstMatch(start, end + 1);
  }

  /** Where the first match in whole lines [start, end) is complete, or -1. */
  #firstMatch(start: number, end: number): number {
    if (this.#thrashes) return this.#simulated(start, end);
    const kernel = this.#kernel;
    const dfa = this.#automatonFor();
    const { match, unsure, unknown, lastSpecial } = dfa;
    let state = dfa.start;
    for (let at = start; at < end; at++) {
      at = kernel.run(at, end, state, lastSpecial);
      if (at >= end) return -1;
      state = kernel.state;
      if (state === unknown) state = this.#step(dfa, kernel.previous, at);
      if (state === match) return at;
      if (this.#thrashes) return this.#simulated(kernel.lineStart(start, at), end);
      if (state !== unsure) continue;
      const from = kernel.lineStart(start, at);
      const to = kernel.find1(at, end, 10);
      if (this.#simulate(from, to)) return at;
      at = to;
      state = dfa.start;
    }
    return -1;
  }

  #step(dfa: Dfa, state: number, at: number): number {
    const next = dfa.step(state, this.#kernel.bytes[at]!);
    if (dfa.clears === this.#lastClears) return next;
    const place = this.#file.total + at;
    this.#thrashes = this.#lastClears > 1 && place - this.#lastPlace < dfa.cleared * BYTES_A_STATE;
    this.#lastClears = dfa.clears;
    this.#lastPlace = place;
    return next;
  }

  #simulated(start: number, end: number): number {
    for (let at = start; at < end; ) {
      const to = this.#kernel.find1(at, end, 10);
      if (this.#simulate(at, to)) return at;
      at = to + 1;
    }
    return -1;
  }

  #simulate(start: number, end: number): boolean {
    this.#simulation ??= this.#plan.bits() ?? new Simulation(this.#plan.program());
    return this.#simulation.matches(this.#kernel.bytes, start, end);
  }

  #automatonFor(): Dfa {
    const kernel = this.#kernel;
    if (this.#dfa) {
      this.#dfa.memory = kernel.words;
      return this.#dfa;
    }
    const [program, symbols] = [this.#plan.program(), new ByteAlphabet()];
    const rows = { from: ROWS, bytes: ROW_BYTES, lines: true };
    this.#dfa = new Dfa({ program, symbols, memory: kernel.words, ...rows });
    loadClasses(kernel, this.#dfa.classOf);
    this.#lastClears = this.#dfa.clears;
    this.#lastPlace = 0;
    return this.#dfa;
  }

  /** Counts a matching line; false when there are enough. */
  #emit(task: Task, start: number, end: number, match: number): boolean {
    const kernel = this.#kernel;
    const { confirm } = this.#plan;
    if (confirm && !confirm(kernel.bytes.toString('utf8', start, end))) return true;
    task.found++;
    if (task.lines) {
      task.lineBase += kernel.countLines(task.counted, start);
      task.counted = start;
      this.#lines.add(task.lines, task.lineBase, start, end, match);
    }
    return task.found < task.most;
  }
}

interface Task {
  found: number;
  most: number;
  lines: Lines | undefined;
  /** Number of the line at `counted`. */
  lineBase: number;
  counted: number;
  end: number;
}
