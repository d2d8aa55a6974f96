/** The inner loops of a search over one memory; positions and states are byte addresses in it (see layout.ts). */
export interface Kernel {
  readonly name: 'wasm-simd' | 'plain';
  /** Views of the whole memory; new ones after `grow`. */
  readonly bytes: Buffer;
  readonly words: Int32Array;
  /** Makes room for `size` bytes of text. */
  grow(size: number): void;
  /** Takes the needle, which lies at NEEDLE; the offsets name its two rarest bytes. */
  needle(size: number, rare0: number, rare1: number): void;
  find(start: number, end: number): number;
  findFolded(start: number, end: number): number;
  teddy(start: number, end: number, fold: number): number;
  trio(start: number, end: number): number;
  find1(start: number, end: number, byte: number): number;
  /** 1 when [start, end) holds a zero byte, else 0. */
  hasZero(start: number, end: number): number;
  lineStart(floor: number, at: number): number;
  countLines(start: number, end: number): number;
  /** Writes a line's number, a colon, the line [start, end) and a line break to `out`, perhaps 15 bytes more; where that ends. */
  keep(out: number, start: number, end: number, line: number): number;
  /** Where the automaton stopped; then `state` is the special state, reached from `previous`. */
  run(start: number, end: number, from: number, special: number): number;
  run4(p0: number, p1: number, p2: number, p3: number, size: number, from: number, special: number): number;
  readonly state: number;
  readonly previous: number;
  /** Whether `findFolded`, `teddy` and `trio` are fast; otherwise the automaton alone is used. */
  readonly vectors: boolean;
}
