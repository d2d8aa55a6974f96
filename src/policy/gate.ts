import { type Access, strictest, type Verdict } from '../contract/access.js';
import type { By, Policy, Watch } from '../contract/policy.js';

/** One rule of the house: a plain function from what is touched to a verdict. ALLOW means "no objection". It never does anything. */
export type Judge = (access: Access, by: By) => Verdict;

/** Names the allow rule that covers a touch; with `naming`, only a rule whose pattern has that text in it. */
export type Granted = (access: Access, by: By, naming?: string) => string | undefined;

/** Puts the parts together. The strictest judge wins; a judge that throws ends the run: the gate fails shut. */
export function makePolicy(judges: readonly Judge[], rest: Omit<Policy, 'touch'>): Policy {
  return { ...rest, touch: (access, by) => strictest(judges.map((judge) => guarded(judge, access, by))) };
}

/** A subagent's policy: its own rules on top of its parent's, so it can only be narrower. */
export function narrow(parent: Policy, child: Policy): Policy {
  return {
    touch: (access, by) => strictest([parent.touch(access, by), child.touch(access, by)]),
    watch: () => both(parent.watch(), child.watch()),
    turn: (turns, spent, now) => strictest([parent.turn(turns, spent, now), child.turn(turns, spent, now)]),
    seal: (text) => parent.seal(child.seal(text)),
  };
}

/** Both see everything, so that neither loses its place in the stream; the parent's word comes first. */
function both(parent: Watch, child: Watch): Watch {
  return {
    delta: (delta) => [parent.delta(delta), child.delta(delta)].find(Boolean),
    call: (name, json) => [parent.call(name, json), child.call(name, json)].find(Boolean),
  };
}

function guarded(judge: Judge, access: Access, by: By): Verdict {
  try {
    return judge(access, by);
  } catch (error) {
    return {
      action: 'halt',
      rule: 'policy.broken',
      say: `A judge failed on ${access.kind}: ${String(error)}`,
    };
  }
}
