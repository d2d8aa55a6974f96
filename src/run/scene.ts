import type { Provider } from '../contract/provider.js';
import type { Trusted } from '../contract/trigger.js';
import type { Context } from '../trigger/context.js';
import type { Reviewed } from './change.js';
import type { Ground } from './ground.js';
import type { Lore } from './lore.js';
import type { Order } from './order.js';
import type { RunRecord } from './record.js';
import type { Task } from './task.js';

/** Everything one run is made of, once it is known that it may run at all. */
export interface Scene {
  order: Order;
  trusted: Trusted;
  task: Task;
  ground: Ground;
  reviewed: Reviewed | undefined;
  provider: Provider;
  lore: Lore;
  context: Context;
  record: RunRecord;
  seal: (text: string) => string;
  startedAt: number;
  notices: string[];
}
