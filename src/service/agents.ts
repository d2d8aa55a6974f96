import { frontMatter, namesOf, textOf } from './front-matter.js';
import type { Tree } from './tree.js';

const MOST_BYTES = 256 * 1024;

/** A kind of subagent that a project or a person has described in a Markdown file. */
export interface AgentType {
  name: string;
  /** What the parent sees when it chooses. */
  description: string;
  /** Names its tools are limited to; undefined = as its parent's. */
  tools?: string[];
  /** Tools it does not get. */
  without: string[];
  /** `provider/model`; undefined = as its parent's. */
  model?: string;
  /** Answers of the model it may have. */
  maxTurns?: number;
  readOnly: boolean;
  worktree: boolean;
  instructions: string;
  from: string;
  bytes: number;
}

export interface FoundAgents {
  types: AgentType[];
  skipped: { name: string; from: string; bytes: number; why: string }[];
}

/** Every agent type of all folders, in their order; of two with one name the first is taken. `prefix` is a plugin's name. */
export async function findAgents(sources: readonly { tree: Tree; prefix?: string }[]): Promise<FoundAgents> {
  const found: FoundAgents = { types: [], skipped: [] };
  for (const { tree, prefix } of sources) {
    for (const { name: file, type } of await tree.list('')) {
      if (type !== 'file' || !file.endsWith('.md')) continue;
      const bytes = await tree.read(file, MOST_BYTES);
      const skip = (why: string) =>
        found.skipped.push({ name: file, from: tree.about, bytes: bytes?.length ?? 0, why });
      if (bytes === undefined || bytes === 'too-large') {
        skip('it is larger than 256 KiB');
        continue;
      }
      const agent = readAgent(file, bytes, tree.about, prefix);
      if (typeof agent === 'string') skip(agent);
      else if (found.types.some(({ name }) => name === agent.name))
        skip('another agent type of this name came first');
      else found.types.push(agent);
    }
  }
  return found;
}

/** The type a file describes, or why it describes none. */
function readAgent(
  file: string,
  bytes: Buffer,
  from: string,
  prefix: string | undefined,
): AgentType | string {
  const { head, body } = frontMatter(bytes.toString('utf8'));
  const name = textOf(head.name) ?? file.slice(0, -'.md'.length);
  const description = textOf(head.description)?.replace(/\s+/g, ' ');
  if (description === undefined) return 'its front matter has no description';
  if (!/^[A-Za-z0-9][\w-]{0,63}$/.test(name)) return 'its name must be letters, digits, - and _';
  const tools = namesOf(head.tools);
  const model = textOf(head.model);
  const maxTurns = Number(textOf(head.maxTurns) ?? textOf(head.max_turns));
  return {
    name: prefix === undefined ? name : `${prefix}:${name}`,
    description: description.slice(0, 1_024),
    ...(tools && !tools.includes('*') && { tools: tools.flatMap(galleysName) }),
    without: (namesOf(head.disallowedTools) ?? []).flatMap(galleysName),
    ...(model?.includes('/') && { model }),
    ...(Number.isInteger(maxTurns) && maxTurns > 0 && { maxTurns }),
    readOnly: head.read_only === true || textOf(head.permissionMode) === 'plan',
    worktree: head.worktree === true || textOf(head.isolation) === 'worktree',
    instructions: body.trim(),
    from,
    bytes: bytes.length,
  };
}

/** Claude Code's tools by the names of ours that do the same. */
const ALIASES: Record<string, string[]> = {
  read: ['read'],
  write: ['write'],
  edit: ['edit', 'hash_edit'],
  multiedit: ['edit', 'hash_edit'],
  notebookedit: [],
  bash: ['bash', 'job_list', 'job_output', 'job_kill'],
  grep: ['grep', 'ffgrep'],
  glob: ['glob', 'fffind'],
  ls: ['list_files'],
  webfetch: ['web_fetch'],
  websearch: ['web_search'],
  todowrite: ['todo'],
  task: ['agent_spawn', 'agent_wait', 'agent_send', 'agent_list', 'parallel_subagents'],
  agent: ['agent_spawn', 'agent_wait', 'agent_send', 'agent_list', 'parallel_subagents'],
  skill: ['skill'],
};

function galleysName(name: string): string[] {
  const bare = name.replace(/\(.*\)$/, '');
  const alias = /^[A-Z]/.test(bare) ? ALIASES[bare.toLowerCase()] : undefined;
  return alias ?? [bare.replace(/^mcp__/, '')];
}
