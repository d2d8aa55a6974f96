/** A pattern that cannot be used; the message says what is wrong, where, and how to write it instead. */
export class RegexError extends Error {
  override readonly name = 'RegexError';
  constructor(
    message: string,
    /** Index in the pattern, in UTF-16 units. */
    readonly at: number,
    /** Look-around or a back-reference: no automaton can tell, a backtracking engine could. */
    readonly backtracks = false,
  ) {
    super(message);
  }
}
