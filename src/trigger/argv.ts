import os from 'node:os';
import type { Trigger } from '../contract/trigger.js';
import { normalLogin } from './actor.js';
import { cleanLine } from './clean.js';

/** What a person says on the command line; all of it may be missing. */
export interface LocalRun {
  /** `owner/name` on GitHub, when it is known. */
  repository?: string;
  defaultBranch?: string;
  ref?: string;
  sha?: string;
  inputs?: Record<string, string>;
  /** Login of the person; by default the name the machine knows them by. */
  login?: string;
  at?: Date;
}

/** A run that a person starts by hand: no event, and the person at the keyboard is the actor. */
export function localTrigger(run: LocalRun = {}): Trigger {
  const [owner, name] = (run.repository ?? '').split('/');
  return {
    event: 'local',
    action: '',
    repository: owner && name ? { owner, name, defaultBranch: run.defaultBranch ?? '' } : undefined,
    actor: { login: normalLogin(run.login || userName()).login, id: 0, bot: false },
    ref: cleanLine(run.ref ?? '').text,
    sha: run.sha ?? '',
    inputs: { ...run.inputs },
    at: (run.at ?? new Date()).toISOString(),
    hidden: 0,
    run: { id: '', attempt: 1, url: '' },
  };
}

/** Containers may have a user without a name. */
function userName(): string {
  try {
    return os.userInfo().username || 'local';
  } catch {
    return 'local';
  }
}
