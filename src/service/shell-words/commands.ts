import type { CommandsIn, ShellWords } from '../../contract/shell.js';
import { shown, unknownFound } from './found.js';
import { Walk } from './walk.js';

const MAX_LENGTH = 100_000;
/** Nested deep enough, the parser's time grows with their square. */
const MAX_EXPANSIONS = 5_000;

/**
 * Every command a bash text can run, found by parsing it, never by patterns: separators, groups, loops, substitutions,
 * here-documents for shells, wrappers, `sh -c` and `eval`, options that run their value. See docs/shell.md.
 */
export const commandsIn: CommandsIn = (source, cwd = '.') => {
  if (source.length > MAX_LENGTH) return refused(`it is longer than ${MAX_LENGTH} characters`);
  if (source.includes('\0')) return refused('it holds a NUL character');
  if ((source.match(/\$\(|[<>]\(|\$\{|`/g)?.length ?? 0) > MAX_EXPANSIONS)
    return refused('it holds too many expansions');
  const walk = new Walk(cwd);
  try {
    walk.source(source);
  } catch (error) {
    return refused(`it cannot be read: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
  const culprit = walk.arithmetic.culprit();
  if (culprit !== undefined)
    walk.commands.push(
      unknownFound(
        `arithmetic evaluates ${shown(culprit)}, whose value may hold commands; use [ … ] or plain numbers`,
      ),
    );
  const { commands, error } = walk;
  const paths = { reads: [...walk.reads], writes: [...walk.writes] };
  return error === undefined
    ? { ok: true, commands, ...paths }
    : { ok: false, why: error, commands, ...paths };
};

function refused(why: string): ShellWords {
  return { ok: false, why, commands: [], reads: [], writes: [] };
}
