import { type Access, ALLOW, strictest, type Verdict } from '../contract/access.js';
import { type CommandsIn, HOLE } from '../contract/shell.js';
import type { Judge } from './gate.js';

/** Places that no command needs, when they stand below a folder that nobody knows before the command runs. */
const DOUBTFUL =
  /(?:^|\/)(?:\.ssh|\.aws|\.gnupg|\.kube|\.docker|\.azure|\.netrc|\.npmrc|\.pypirc|\.git-credentials|\.git|\.config)(?:\/|$)|\/environ$|^\/proc\//;

/**
 * Lets judges of paths see what a shell command names: every path in its words and redirects is judged as if a tool had
 * asked for it. A command that cannot be read names nothing here; the rules decide about it.
 */
export function throughShell(commandsIn: CommandsIn, judges: readonly Judge[]): Judge {
  return (access, by) => {
    if (access.kind !== 'exec') return ALLOW;
    const words = commandsIn(access.command, access.cwd);
    const doubtful = words.commands.flatMap(({ text }) => text.split(' ')).find(isDoubtful);
    if (doubtful !== undefined) return doubt(doubtful.replaceAll(HOLE, '…'));
    const touched: Access[] = [
      ...words.writes.map((path): Access => ({ kind: 'write', path })),
      ...words.reads.map((path): Access => ({ kind: 'read', path })),
    ];
    return strictest(touched.flatMap((each) => judges.map((judge) => judge(each, by))));
  };
}

function isDoubtful(word: string): boolean {
  return word.includes(HOLE) && word.split(HOLE).some((part) => DOUBTFUL.test(part));
}

function doubt(word: string): Verdict {
  return {
    action: 'deny',
    rule: 'boundary.doubt',
    say: `${word} may lead to credentials or to git's own data. Spell the path out, inside the workspace.`,
  };
}
