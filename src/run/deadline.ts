import { RunError } from '../contract/error.js';
import { minutesToEnd } from '../policy/budget.js';

/**
 * A signal that also aborts when the run's wall clock is far over its limit. Between turns the budget ends a run softly;
 * this is for a model that stays silent and a command that never ends.
 */
export function withDeadline(
  signal: AbortSignal,
  minutes: number | undefined,
  startedAt: number,
): { signal: AbortSignal; end(): void } {
  if (minutes === undefined) return { signal, end: () => {} };
  const late = new AbortController();
  const left = startedAt + minutesToEnd(minutes) * 60_000 - Date.now();
  const timer = setTimeout(
    () =>
      late.abort(
        new RunError(
          'limit',
          `limits.minutes: The limit of this run is reached (${minutes} minutes), and what it was doing was cut.`,
        ),
      ),
    Math.min(Math.max(0, left), 2 ** 31 - 1),
  );
  timer.unref();
  return { signal: AbortSignal.any([signal, late.signal]), end: () => clearTimeout(timer) };
}
