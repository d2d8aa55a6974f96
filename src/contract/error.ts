import type { OutcomeName } from './outcome.js';

/** The model can act on this: its message becomes the tool's answer and the run goes on. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Nobody inside the run can act on this: it ends the run, and `outcome` picks the exit code. */
export class RunError extends Error {
  override readonly name = 'RunError';
  constructor(
    readonly outcome: OutcomeName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The request is longer than the model's window: the loop may compact the conversation once and ask again. */
export class OverflowError extends RunError {
  constructor(message: string, options?: ErrorOptions) {
    super('model-error', message, options);
  }
}
