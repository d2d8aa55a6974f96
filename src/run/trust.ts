import type { Trigger, Trusted } from '../contract/trigger.js';
import type { GitHub } from '../service/github/client.js';
import { type Context, readContext } from '../trigger/context.js';
import { trust } from '../trigger/trust.js';
import type { Order } from './order.js';
import type { Since } from './since.js';

/** Who asked, and which commits the run may read from. */
export async function judgeTrust(order: Order): Promise<Trusted> {
  const { trigger, trust: lists, local } = order;
  const github = trigger.event === 'local' ? undefined : await order.github?.client();
  return trust(trigger, {
    github,
    allowedUsers: lists.users,
    allowedBots: lists.bots,
    allowedTeams: lists.teams,
    self: await ownLogins(trigger, github),
    rehearsal: local,
  });
}

/** A GitHub App posts under a name of its own; only a bot's event can be ours, so only then is GitHub asked. */
async function ownLogins(trigger: Trigger, github: GitHub | undefined): Promise<string[]> {
  const isBot = trigger.actor.bot || trigger.comment?.author.bot;
  const self = isBot ? await github?.self() : undefined;
  return ['github-actions', ...(self ? [self.login] : [])];
}

/** A run of so many minutes waits for no rate limit beyond them. */
export async function boundWaits(
  order: Order,
  minutes: number | undefined,
  startedAt: number,
): Promise<void> {
  if (minutes === undefined || order.trigger.event === 'local') return;
  (await order.github?.client())?.waitUntil(startedAt + minutes * 60_000);
}

/** What was said before the event, as far as somebody may be asked; a run without a token goes on without it. */
export async function gatherContext(order: Order, trusted: Trusted, since?: Since): Promise<Context> {
  const { github, trust: lists } = order;
  if (!github || trusted.event === 'local') return { texts: [], notes: [], hidden: 0 };
  const context = await readContext(await github.client(), trusted, lists.users);
  if (!since) return context;
  const { sha, standing, notes } = since;
  if (standing.length > 0) context.texts.push([EARLIER, standing.join('\n')]);
  context.notes.push(...notes);
  return sha === '' ? context : { ...context, lead: leadOf(sha, standing.length > 0) };
}

const EARLIER = 'findings of earlier runs that still stand';

function leadOf(sha: string, hasFindings: boolean): string {
  const again = hasFindings ? ` Hand in nothing again that stands among the ${EARLIER}.` : '';
  return `An earlier run reviewed this pull request up to commit ${sha}. The change you are asked about is what came after it: that is what the diff tool shows without a path.${again}`;
}
