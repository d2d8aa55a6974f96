import type { AccessKind } from '../contract/access.js';
import { RunError } from '../contract/error.js';
import type { Rule } from '../contract/recipe.js';
import type { CommandsIn, Found } from '../contract/shell.js';
import { couldMatch, matches, pathPattern } from './glob.js';
import { hostPattern } from './host.js';
import { hostOf } from './suggestion.js';

const KINDS = ['read', 'write', 'exec', 'net', 'mcp', 'agent', 'config', 'job', 'stage'] as const;

/** What each tool touches. A rule that names a tool speaks of this. `null`: nothing a pattern could speak of. */
const TOUCHES: Record<string, AccessKind | null> = {
  edit: 'write',
  hash_edit: 'write',
  bash: 'exec',
  shell: 'exec',
  job_kill: 'job',
  ffgrep: 'read',
  grep: 'read',
  fffind: 'read',
  glob: 'read',
  list_files: 'read',
  repo_map: 'read',
  project_index: 'read',
  diagnostics: 'read',
  references: 'read',
  definition: 'read',
  symbols: 'read',
  hover: 'read',
  rename: 'write',
  view_image: 'read',
  web_fetch: 'net',
  web_search: 'net',
  code_search: 'net',
  browser: 'net',
  agent_spawn: 'agent',
  parallel_subagents: 'agent',
  galley_configure: 'config',
  review_comment: 'stage',
  submit_output: 'stage',
  agent_wait: null,
  agent_send: null,
  agent_list: null,
  job_list: null,
  job_output: null,
  todo: null,
  skill: null,
  memory_save: null,
  memory_search: null,
  memory_forget: null,
  galley_settings: null,
  diff: null,
};

/** One rule, understood. `name` is the kind or tool it was written with; `pattern` undefined = everything. */
export interface LoadedRule {
  list: 'allow' | 'deny';
  /** As it was written, and where: `deny bash(git push*)`, `recipe.yml:12`. */
  text: string;
  where: string;
  name: string;
  kind: AccessKind | null;
  pattern: string | undefined;
  say: string | undefined;
  /** What the pattern means for a path (relative to the workspace, or absolute), a host, or any other text. */
  test(text: string): boolean;
  /** For commands: an allow rule is tried on the one reading, a deny rule on every spelling. */
  testCommand(found: Pick<Found, 'text' | 'spellings'>): boolean;
}

/** Reads one rule. A rule that is not understood, or whose self-test fails, is an error with its place: it never widens. */
export function loadRule(
  rule: Rule,
  list: 'allow' | 'deny',
  where: string,
  commandsIn: CommandsIn,
): LoadedRule {
  const full: Full = typeof rule === 'string' ? { rule } : rule;
  const text = full.rule;
  const bad = (why: string): never => {
    throw new RunError('recipe', `${where}: the ${list} rule "${text}" ${why}`);
  };
  const [, name = '', , pattern] = /^\s*([A-Za-z][\w*-]*)(\((.*)\))?\s*$/s.exec(text) ?? bad(SHAPE);
  const [kind, inner] = kindOf(name, pattern) ?? bad(unknownName(name));
  if (inner?.trim() === '') bad('has an empty pattern. Leave the parentheses away to mean everything.');
  if (kind === null && inner !== undefined) bad(`has a pattern, but ${name} touches nothing it could match.`);
  const loaded: LoadedRule = {
    list,
    text: `${list} ${text.trim()}`,
    where,
    name,
    kind,
    pattern: inner,
    say: full.say,
    test: () => false,
    testCommand: () => false,
  };
  try {
    Object.assign(loaded, matcher(loaded));
  } catch (error) {
    bad(error instanceof Error ? error.message : String(error));
  }
  selfTest(loaded, full, { commandsIn, bad });
  return loaded;
}

type Full = { rule: string; say?: string | undefined; match?: string[]; not_match?: string[] };

const SHAPE = 'is not of the form name or name(pattern), such as bash(npm test*) or write(src/**).';

function unknownName(name: string): string {
  return `names "${name}", which is neither a tool nor a kind (${KINDS.join(', ')}). Tools of MCP servers: mcp(${name}) or server__tool.`;
}

function kindOf(
  name: string,
  pattern: string | undefined,
): [AccessKind | null, string | undefined] | undefined {
  if ((KINDS as readonly string[]).includes(name)) return [name as AccessKind, pattern];
  if (Object.hasOwn(TOUCHES, name)) return [TOUCHES[name] ?? null, pattern];
  if (/\w__[\w*]/.test(name) && pattern === undefined) return ['mcp', name];
  return undefined;
}

function matcher({ kind, list, pattern }: LoadedRule): Partial<LoadedRule> {
  if (pattern === undefined) return { test: () => true, testCommand: () => true };
  if (kind === 'read' || kind === 'write') {
    // Deny rules also cover other spellings on file systems that ignore case.
    const regex = pathPattern(pattern.normalize(), list === 'deny');
    return { test: (path) => regex.test(path.normalize()) };
  }
  if (kind === 'net') return { test: hostPattern(pattern) };
  if (kind === 'exec') return commandMatcher(pattern, list);
  return { test: (text) => matches(pattern, text) };
}

function commandMatcher(pattern: string, list: 'allow' | 'deny'): Partial<LoadedRule> {
  const operator = /\s(\|\|?|&&?|;)\s|[\n;]$/.exec(pattern);
  if (operator)
    throw new Error(
      `joins commands with "${operator[0].trim()}". A rule speaks of one command: write one rule for each.`,
    );
  const whole = pattern
    .trim()
    .replace(/:\*$/, ' *')
    .replace(/[ \t]+/g, ' ');
  // "npm test *" also means "npm test" alone.
  const patterns = whole.endsWith(' *') ? [whole, whole.slice(0, -2)] : [whole];
  const test = (text: string): boolean => patterns.some((each) => couldMatch(each, text));
  const testAllow = (text: string): boolean => patterns.some((each) => matches(each, text));
  return {
    test: list === 'deny' ? test : testAllow,
    testCommand: ({ text, spellings }) =>
      list === 'deny' ? [text, ...spellings].some(test) : testAllow(text),
  };
}

/** `match` and `not_match` are tried when the rule is loaded, so that a rule that does not do what it says never runs. */
function selfTest(
  rule: LoadedRule,
  { match = [], not_match = [] }: Full,
  { commandsIn, bad }: { commandsIn: CommandsIn; bad: (why: string) => never },
): void {
  for (const text of match) if (!hits(rule, text, commandsIn)) bad(`should match "${text}" and does not.`);
  for (const text of not_match) if (hits(rule, text, commandsIn)) bad(`should not match "${text}" and does.`);
}

function hits(rule: LoadedRule, text: string, commandsIn: CommandsIn): boolean {
  if (rule.kind === 'exec') return commandsIn(text).commands.some((found) => rule.testCommand(found));
  if (rule.kind === 'net') return rule.test(text.includes('://') ? hostOf(text) : text);
  return rule.test(text);
}
