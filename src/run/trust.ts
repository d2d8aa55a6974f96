import type { Trusted } from '../contract/trigger.js';
import { makeGitHub } from '../service/github/client.js';
import { type Context, readContext } from '../trigger/context.js';
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

/** What was said before the event, as far as somebody may be asked; a run without a token goes on without it. */
export async function gatherContext(order: Order, trusted: Trusted): Promise<Context> {
  const { github, trust: lists } = order;
  if (!github || trusted.event === 'local') return { texts: [], notes: [], hidden: 0 };
  const client = await makeGitHub({ ...github, fetch: order.fetch });
  return readContext(client, trusted, lists.users);
}
