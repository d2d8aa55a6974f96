import { type Access, subject } from '../contract/access.js';
import type { By } from '../contract/policy.js';
import { type CommandsIn, HOLE, type ShellWords } from '../contract/shell.js';

/**
 * The allow rules that would let a touch pass, as a person would write them: one for each command of a shell text. None
 * where no rule can: a command that is not known before it runs.
 */
export function suggestion(access: Access, by: By, commandsIn: CommandsIn): string[] {
  switch (access.kind) {
    case 'exec':
      return commandRules(commandsIn(access.command, access.cwd), access.command);
    case 'net':
      return [`${by.tool}(${hostOf(access.url)})`];
    case 'mcp':
      return [`mcp(${subject(access)})`];
    default:
      return [`${access.kind}(${subject(access)})`];
  }
}

function commandRules({ ok, commands }: ShellWords, source: string): string[] {
  if (!ok || commands.some(({ known }) => !known)) return [];
  const needing = commands.filter(({ free }) => !free);
  const texts = (needing.length > 0 ? needing : commands).map(({ text }) => text.replaceAll(HOLE, '*'));
  return [...new Set(texts.length > 0 ? texts : [source])].map((text) => `bash(${text})`);
}

/** The host of a URL with its port, if it has one of its own; the text itself when it is no URL. */
export function hostOf(url: string): string {
  try {
    return new URL(url).host.replace(/\.(?=:|$)/, '');
  } catch {
    return url;
  }
}
