import { ALLOW, type Verdict } from '../contract/access.js';
import type { Policy } from '../contract/policy.js';
import type { Limits } from '../contract/recipe.js';

/** How far over a limit a run may be and still have its one wrap-up turn. */
const SLACK = 1.25;

/** The most that a last turn may go over the minutes. */
const MOST_MINUTES_OVER = 10;

/** When a run with this limit is cut in the middle of what it does, in minutes. */
export function minutesToEnd(minutes: number): number {
  return minutes + Math.min(minutes * (SLACK - 1), MOST_MINUTES_OVER);
}

/** Counts turns, tokens, money and wall clock. At a limit: one wrap-up turn may follow; far over it: none. */
export function budget(limits: Limits, startedAt: number): Policy['turn'] {
  return (turns, spent, now) => {
    const minutes = (now - startedAt) / 60_000;
    const used: [name: keyof Limits, used: number, words: string][] = [
      ['turns', turns, `${turns} turns`],
      ['tokens', spent.input + spent.output, `${spent.input + spent.output} tokens`],
      ['usd', spent.usd, `$${spent.usd.toFixed(4)}`],
      ['minutes', minutes, `${minutes.toFixed(1)} minutes`],
    ];
    const over = used.filter(([name, value]) => limits[name] !== undefined && !(value < limits[name]));
    const worst = over.find(([name, value]) => isFarOver(name, value, limits)) ?? over[0];
    if (!worst) return ALLOW;
    const [name, value, words] = worst;
    return verdict(name, isFarOver(name, value, limits) ? 'halt' : 'deny', `${words} of ${limits[name]}`);
  };
}

function isFarOver(name: keyof Limits, value: number, limits: Limits): boolean {
  const limit = limits[name] ?? Number.POSITIVE_INFINITY;
  if (name === 'minutes') return !(value <= minutesToEnd(limit));
  return name === 'turns' ? value > limit : !(value <= limit * SLACK);
}

function verdict(name: string, action: 'deny' | 'halt', words: string): Verdict {
  return { action, rule: `limits.${name}`, say: `The limit of this run is reached (${words}).` };
}
