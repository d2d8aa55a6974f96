import { type Access, ALLOW, subject, type Verdict } from '../contract/access.js';
import type { By } from '../contract/policy.js';
import type { Rule } from '../contract/recipe.js';
import { type CommandsIn, type Found, HOLE, type ShellWords } from '../contract/shell.js';
import { within } from '../contract/within.js';
import type { Granted, Judge } from './gate.js';
import { type LoadedRule, loadRule } from './rule.js';
import { hostOf } from './suggestion.js';

/** Rules from one place: a recipe, a config file, the built-in list. `line` says where a rule stands, if that is known. */
export interface RuleSet {
  origin: string;
  allow: readonly Rule[];
  deny: readonly Rule[];
  line?: (list: 'allow' | 'deny', index: number) => number | undefined;
}

export interface RuleScene {
  root: string;
  resolve: (path: string, by?: By) => string;
  commandsIn: CommandsIn;
}

export interface Rules {
  /** The deny rules, for every tool and in every mode. */
  judge: Judge;
  /** The allow rules: what they cover passes the mode, the hosts and the guarded names. */
  granted: Granted;
  /** Tools that a bare deny rule takes away: the model is not shown them. */
  hidden: ReadonlySet<string>;
  all: readonly LoadedRule[];
}

/** Loads allow and deny rules of all origins. A deny of any origin beats an allow of any origin. */
export function rules(sets: readonly RuleSet[], scene: RuleScene): Rules {
  const all = sets.flatMap((set) => [...loadList(set, 'deny', scene), ...loadList(set, 'allow', scene)]);
  const deny = all.filter(({ list }) => list === 'deny');
  const allow = all.filter(({ list }) => list === 'allow');
  const hasExec = all.some(({ kind }) => kind === 'exec');
  const reader: RuleScene = { ...scene, commandsIn: remembered(scene.commandsIn) };
  return {
    all,
    hidden: new Set(deny.flatMap(({ name, pattern }) => (pattern === undefined ? [name] : []))),
    judge: (access, by) =>
      access.kind === 'exec' ? execVerdict(access, deny, hasExec, reader) : verdict(access, by, deny, reader),
    granted: (access, by, naming) => {
      const mine = allow.filter(
        (rule) => speaksOf(rule, access, by) && (!naming || rule.pattern?.includes(naming)),
      );
      if (mine.length === 0) return undefined;
      return access.kind === 'exec' ? execGrant(access, mine, reader) : grant(access, by, mine, reader);
    },
  };
}

type Exec = Extract<Access, { kind: 'exec' }>;

function loadList(set: RuleSet, list: 'allow' | 'deny', scene: RuleScene): LoadedRule[] {
  return set[list].map((rule, index) => {
    const line = set.line?.(list, index);
    const where =
      line === undefined ? `${set.origin} permissions.${list}[${index}]` : `${set.origin}:${line}`;
    return loadRule(rule, list, where, scene.commandsIn);
  });
}

/** The gate, the mode and the service each ask about the same command: it is parsed once. */
function remembered(commandsIn: CommandsIn): CommandsIn {
  let last: { source: string; cwd: string | undefined; words: ShellWords } | undefined;
  return (source, cwd) => {
    if (last?.source !== source || last.cwd !== cwd) last = { source, cwd, words: commandsIn(source, cwd) };
    return last.words;
  };
}

/** An allow rule written with a tool's name is for that tool; one written with a kind is for every tool. */
function speaksOf(rule: LoadedRule, access: Access, by: By): boolean {
  if (rule.kind !== access.kind) return false;
  return rule.name === rule.kind || rule.kind === 'mcp' || alias(rule.name) === alias(by.tool, access);
}

/** `shell` is bash, and reading a URL a fetch, by another name. */
function alias(tool: string, access?: Access): string {
  if (tool === 'shell') return 'bash';
  return tool === 'read' && access?.kind === 'net' ? 'web_fetch' : tool;
}

function verdict(access: Access, by: By, deny: LoadedRule[], reader: RuleScene): Verdict {
  const about = deny.filter(
    ({ kind, name, pattern }) => kind === access.kind && !hidesOnly(name, kind, pattern),
  );
  if (about.length === 0) return ALLOW;
  const texts = subjects(access, by, reader);
  const rule = about.find((each) => texts.some((text) => each.test(text)));
  return rule ? refusal(rule, subject(access)) : ALLOW;
}

/** `deny: [grep]` takes one tool of several that read away; it does not mean that nothing may be read. */
const hidesOnly = (name: string, kind: LoadedRule['kind'], pattern: string | undefined): boolean =>
  pattern === undefined && kind === 'read' && name !== 'read';

function execVerdict(access: Exec, deny: LoadedRule[], hasExec: boolean, reader: RuleScene): Verdict {
  if (!hasExec) return ALLOW;
  const about = deny.filter(({ kind }) => kind === 'exec');
  const everything = about.find(({ pattern }) => pattern === undefined);
  if (everything) return refusal(everything, access.command);
  const words = reader.commandsIn(access.command, access.cwd);
  if (!words.ok) return unclear(words.why ?? 'it cannot be parsed');
  for (const found of words.commands.filter(({ known }) => known)) {
    const rule = about.find((each) => each.testCommand(found));
    if (rule) return refusal(rule, shown(found));
  }
  const unknown = words.commands.find(({ known }) => !known);
  return unknown ? unclear(unknown.why ?? `what ${shown(unknown)} runs is not known before it runs`) : ALLOW;
}

function refusal(rule: LoadedRule, text: string): Verdict {
  const said = rule.say ?? 'Find another way to do the task, or say that it cannot be done here.';
  return {
    action: 'deny',
    rule: `${rule.text} (${rule.where})`,
    say: `"${text}" is refused by the rule ${rule.text}. ${said}`,
  };
}

function unclear(why: string): Verdict {
  return {
    action: 'deny',
    rule: 'exec.unclear',
    say: `Nobody can tell what this command would run: ${why}. Write plain commands with their words spelled out.`,
  };
}

const shown = (found: Found): string => found.text.replaceAll(HOLE, '…');

function grant(access: Access, by: By, allow: LoadedRule[], reader: RuleScene): string | undefined {
  const texts = subjects(access, by, reader).slice(-1);
  const rule = allow.find((each) => texts.every((text) => each.test(text)));
  return rule && named(rule);
}

/** Every command must be allowed, and at least one by a rule: an empty command or a bare redirect is not. */
function execGrant(access: Exec, allow: LoadedRule[], reader: RuleScene): string | undefined {
  const words = reader.commandsIn(access.command, access.cwd);
  if (!words.ok) return undefined;
  const used = new Set<string>();
  for (const found of words.commands) {
    if (!found.known) return undefined;
    const rule = allow.find((each) => each.testCommand(found));
    if (rule) used.add(named(rule));
    else if (!found.free) return undefined;
  }
  return used.size > 0 ? [...used].join(', ') : undefined;
}

const named = (rule: LoadedRule): string => `${rule.text} (${rule.where})`;

/**
 * What rules are tried on. A path: as it was spelled and where it leads (a deny triggers on either, an allow must match
 * where it leads, which is last).
 * A URL: its host, with the port if it has one of its own.
 */
function subjects(access: Access, by: By, { root, resolve }: RuleScene): string[] {
  if (access.kind === 'net') return [hostOf(access.url)];
  if (access.kind !== 'read' && access.kind !== 'write') return [subject(access)];
  const spelled = access.path.replaceAll('\\', '/').replace(/^(\.\/)+/, '');
  try {
    const real = resolve(access.path, by);
    return [spelled, within(root, real) ?? real];
  } catch {
    return [spelled, spelled];
  }
}
