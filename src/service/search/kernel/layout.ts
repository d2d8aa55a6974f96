/** Where things lie in a kernel's memory (bytes). `kernel.as.ts` names the same numbers. */
export const NEEDLE = 0;
export const NEEDLE_BYTES = 1024;
/** Teddy: low- and high-nibble masks of three positions, 16 bytes each. */
export const MASKS = 1024;
/** Teddy: eight addresses of literal lists. */
export const BUCKETS = 1152;
/** A byte's offset in a row of the automaton, 16 bits each. */
export const CLASSES = 1280;
/** Teddy: a list is its length, then literals: length | offset << 16, bytes, padded to four. */
export const LISTS = 2048;
/** Rows of the automaton. */
export const ROWS = 16_384;
export const ROW_BYTES = 2_097_152;
/** Lines that matched, on their way to a string. */
export const SHOWN = ROWS + ROW_BYTES;
export const SHOWN_BYTES = 65_520;
/** The text searched; the byte before it is a line break. */
export const TEXT = SHOWN + 65_536;
/** The kernel reads at most this far past the text's end. */
export const SLACK = 256;
