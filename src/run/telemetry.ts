import { openTelemetry } from '../service/telemetry.js';
import type { Order } from './order.js';

/** Does `work` with everything that is told of it sent on as traces and metrics, where an endpoint is set. */
export async function observed<T>(order: Order, work: (order: Order) => Promise<T>): Promise<T> {
  const telemetry = await openTelemetry(order.telemetry);
  if (!telemetry) return work(order);
  try {
    return await work({
      ...order,
      tell: (seen) => {
        order.tell(seen);
        telemetry.see(seen);
      },
    });
  } finally {
    await telemetry.end();
  }
}
