import { minutesToEnd } from '../policy/budget.js';
import { priceOf } from '../provider/index.js';
import type { Order } from './order.js';
import type { Task } from './task.js';

/** What publishing and the runner's own clean-up need after the agent. */
const LAST_MINUTES = 1;

/** The task with its minutes held inside the job's: a run that wraps up by itself reports, a job that is killed does not. */
export function insideJob(task: Task, { deadline }: Order, startedAt: number): Task {
  if (deadline === undefined) return task;
  const left = (deadline - startedAt) / 60_000 - LAST_MINUTES;
  const { minutes = Number.POSITIVE_INFINITY } = task.effective.limits;
  if (minutesToEnd(minutes) <= left) return task;
  const most = Math.max(0.1, left <= 50 ? left / 1.25 : left - 10);
  const held = Math.min(minutes, Math.floor(most * 10) / 10);
  return { ...task, effective: { ...task.effective, limits: { ...task.effective.limits, minutes: held } } };
}

/** A limit in dollars holds nothing where no price is known: said at the start, not found out from the bill. */
export function priceNotes(order: Order, { effective, recipe, loaded }: Task, model: string): string[] {
  if (effective.limits.usd === undefined) return [];
  const prefix = model.split('/')[0] ?? '';
  const baseUrls = order.baseUrl === undefined ? {} : { [prefix]: order.baseUrl };
  const asked = [model, ...recipe.settings.fallback_models].filter(
    (name) => !/^(embedded|replay)\//.test(name),
  );
  const unknown = asked.filter(
    (name) => priceOf({ model: name, config: loaded.config, baseUrls }) === undefined,
  );
  return unknown.map(
    (name) =>
      `limits.usd cannot hold for ${name}: its price is not known. Set models."${name}".prices in the config, or limit turns, tokens or minutes.`,
  );
}
