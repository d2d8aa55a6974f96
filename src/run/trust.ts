import type { Trusted } from '../contract/trigger.js';
import { makeGitHub } from '../service/github/client.js';
import { trust } from '../trigger/trust.js';
import type { Order } from './order.js';

/** Who asked, and which commits the run may read from. */
export async function judgeTrust(order: Order): Promise<Trusted> {
  const { trigger, github, trust: lists, local } = order;
  return trust(trigger, {
    ...(github && { github: await makeGitHub({ ...github, fetch: order.fetch }) }),
    allowedUsers: lists.users,
    allowedBots: lists.bots,
    allowedTeams: lists.teams,
    rehearsal: local,
  });
}
