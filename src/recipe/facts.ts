import type { Trigger } from '../contract/trigger.js';
import type { EventFact } from './template.js';

/**
 * What a recipe may name of its event: numbers, SHAs, GitHub's own words, and refs that look like refs. A ref that could
 * carry a sentence or shell syntax is left out, and so is every title, body, comment and name.
 */
export function eventFacts(
  trigger: Trigger & { baseSha?: string; headSha?: string },
): Partial<Record<EventFact, string | number>> {
  const { repository, pull, issue, discussion } = trigger;
  const found: Partial<Record<EventFact, string | number | undefined>> = {
    name: trigger.event,
    action: trigger.action,
    number: (pull ?? issue ?? discussion)?.number,
    sha: sha(trigger.sha),
    base_sha: sha(trigger.baseSha) ?? sha(pull?.base.sha),
    head_sha: sha(trigger.headSha) ?? sha(pull?.head.sha),
    base_ref: ref(pull?.base.ref),
    ref: ref(trigger.ref),
    default_branch: ref(repository?.defaultBranch),
    repository: repository && `${repository.owner}/${repository.name}`,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== ''));
}

function sha(text: string | undefined): string | undefined {
  return text !== undefined && /^[0-9a-f]{40,64}$/.test(text) ? text : undefined;
}

function ref(text: string | undefined): string | undefined {
  return text !== undefined && /^[A-Za-z0-9][\w./-]{0,99}$/.test(text) ? text : undefined;
}
