import { randomBytes } from 'node:crypto';
import { dataBlock } from '../contract/data-block.js';
import { RunError, ToolError } from '../contract/error.js';
import type { Recipe } from '../contract/recipe.js';
import type { ShellResult } from '../service/shell.js';
import type { Kit } from '../tool/kit.js';
import type { Built } from './bench.js';

const SHOWN = 12_000;

export interface FailedCheck {
  command: string;
  /** What the model is told. */
  say: string;
}

/** Runs the recipe's checks in order; answers with the first that fails, after the recipe's `on_failure` command. */
export async function runChecks(
  retry: NonNullable<Recipe['retry']>,
  { kit }: Built,
  signal: AbortSignal,
): Promise<FailedCheck | undefined> {
  for (const check of retry.checks) {
    const result = await runOne(kit, check.shell, check.timeout * 1_000, signal);
    signal.throwIfAborted();
    if (result.exit === 0) continue;
    if (retry.on_failure) await runOne(kit, retry.on_failure, 600_000, signal);
    const how = result.timedOut
      ? `did not end within ${check.timeout} s`
      : `failed with ${result.signal ?? `exit code ${result.exit}`}`;
    const output = dataBlock(
      `output of ${check.shell}`,
      result.text.slice(-SHOWN),
      randomBytes(12).toString('hex'),
    );
    return {
      command: check.shell,
      say: `The check \`${check.shell}\` ${how}. Find the cause and mend it.\n\n${output}`,
    };
  }
  return undefined;
}

/** A check that the policy refuses ends the run: without it nobody knows whether the work is good. */
async function runOne(
  { shell }: Kit,
  command: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<ShellResult> {
  try {
    return await shell.run({ command, timeoutMs, signal });
  } catch (cause) {
    if (cause instanceof ToolError)
      throw new RunError('policy', `The check \`${command}\` may not run: ${cause.message}`, { cause });
    throw cause;
  }
}
