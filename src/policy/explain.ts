import { type Access, strictest, subject, type Verdict } from '../contract/access.js';
import type { By } from '../contract/policy.js';
import { type CommandsIn, type Found, HOLE, type ShellWords } from '../contract/shell.js';
import type { Judges } from './judges.js';
import { suggestion } from './suggestion.js';

/** What every judge said of one touch, and what it was found to be. */
export interface Touch {
  access: Access;
  verdict: Verdict;
  /** Judges that had something to say, by name. */
  said: { judge: string; verdict: Verdict }[];
  /** For commands: what a reading of the text found. */
  words?: ShellWords;
  /** The allow rules that would let it pass; none = no rule can. Absent where it passes. */
  wouldPass?: string[];
}

export interface Explanation {
  tool: string;
  verdict: Verdict;
  touches: Touch[];
}

/** Asks every judge about a call, as the gate does, and keeps what each of them says. Touches nothing. */
export function explain(
  { named }: Judges,
  commandsIn: CommandsIn,
  tool: string,
  accesses: readonly Access[],
): Explanation {
  const by: By = { tool, moment: 'call' };
  const touches = accesses.map((access): Touch => {
    const all = Object.entries(named).map(([judge, ask]) => ({ judge, verdict: ask(access, by) }));
    const verdict = strictest(all.map((each) => each.verdict));
    return {
      access,
      verdict,
      said: all.filter(({ verdict: { action, rule } }) => action !== 'allow' || rule !== undefined),
      ...(access.kind === 'exec' && { words: commandsIn(access.command, access.cwd) }),
      ...(verdict.action !== 'allow' && {
        wouldPass: all.every((each) => canBeGranted(each.verdict)) ? suggestion(access, by, commandsIn) : [],
      }),
    };
  });
  return { tool, verdict: strictest(touches.map(({ verdict }) => verdict)), touches };
}

/** An allow rule answers what is asked for, a host that is not listed, and a guarded file it names: no other refusal. */
function canBeGranted(verdict: Verdict): boolean {
  if (verdict.action === 'deny') return verdict.rule === 'network.hosts' || verdict.rule === 'boundary.self';
  return verdict.action !== 'halt';
}

/** An explanation for people. */
export function explained({ tool, verdict, touches }: Explanation): string {
  const lines = [`${tool}: ${verdict.action}`];
  if (touches.length === 0) lines.push('  touches nothing');
  for (const touch of touches) lines.push(...touchLines(touch));
  return `${lines.join('\n')}\n`;
}

function touchLines({ access, verdict, said, words, wouldPass }: Touch): string[] {
  const lines = [`  ${access.kind} ${JSON.stringify(subject(access))}: ${verdict.action}`];
  if (words) lines.push(...wordLines(words));
  for (const { judge, verdict: each } of said) {
    lines.push(`    ${judge}: ${each.action}, rule ${each.rule}`);
    if (each.action !== 'allow') lines.push(`      ${each.say}`);
  }
  if (wouldPass?.length === 0) lines.push('    no allow rule lets it pass');
  else if (wouldPass) lines.push(`    would pass with: permissions: { allow: ${JSON.stringify(wouldPass)} }`);
  return lines;
}

function wordLines({ ok, why, commands, reads, writes }: ShellWords): string[] {
  return [
    ...(ok ? [] : [`    not readable: ${why}`]),
    ...commands.map((found) => `    command ${shown(found)}${note(found)}`),
    ...reads.map((path) => `    reads ${path.replaceAll(HOLE, '…')}`),
    ...writes.map((path) => `    writes ${path.replaceAll(HOLE, '…')}`),
  ];
}

const shown = (found: Found): string => JSON.stringify(found.text.replaceAll(HOLE, '…'));

function note({ known, free, why }: Found): string {
  if (!known) return ` (not known before it runs${why ? `: ${why}` : ''})`;
  return free ? ' (needs no allow rule)' : '';
}
