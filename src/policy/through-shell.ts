import { type Access, ALLOW, strictest } from '../contract/access.js';
import type { CommandsIn } from '../contract/shell.js';
import type { Judge } from './gate.js';

/**
 * Lets judges of paths see what a shell command names: every path in its words and redirects is judged as if a tool had
 * asked for it. A command that cannot be read names nothing here; the rules decide about it.
 */
export function throughShell(commandsIn: CommandsIn, judges: readonly Judge[]): Judge {
  return (access, by) => {
    if (access.kind !== 'exec') return ALLOW;
    const words = commandsIn(access.command, access.cwd);
    const touched: Access[] = [
      ...words.writes.map((path): Access => ({ kind: 'write', path })),
      ...words.reads.map((path): Access => ({ kind: 'read', path })),
    ];
    return strictest(touched.flatMap((each) => judges.map((judge) => judge(each, by))));
  };
}
