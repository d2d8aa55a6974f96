/** Tools of Galley by the names that hooks written for Claude Code know. */
const NAMES: Record<string, string> = {
  read: 'Read',
  write: 'Write',
  edit: 'Edit',
  hash_edit: 'Edit',
  bash: 'Bash',
  grep: 'Grep',
  ffgrep: 'Grep',
  glob: 'Glob',
  fffind: 'Glob',
  list_files: 'LS',
  web_fetch: 'WebFetch',
  web_search: 'WebSearch',
  todo: 'TodoWrite',
  skill: 'Skill',
  agent_spawn: 'Task',
  parallel_subagents: 'Task',
};

/** A call as Claude Code writes it: `file_path` for `path`, and a server's tool as `mcp__server__tool`. */
export function claudeCall(tool: string, args: unknown): { name: string; input: Record<string, unknown> } {
  const given = typeof args === 'object' && args !== null ? { ...(args as Record<string, unknown>) } : {};
  const name = NAMES[tool] ?? (tool.includes('__') ? `mcp__${tool}` : tool);
  const { path, paths, input } = given;
  if (!['Read', 'Write', 'Edit'].includes(name)) return { name, input: given };
  const patched = typeof input === 'string' ? /^\[([^\]#]+)#/m.exec(input)?.[1] : undefined;
  const [first] = Array.isArray(paths) ? paths : [];
  const file = path ?? first ?? patched;
  return { name, input: { ...given, ...(file !== undefined && { file_path: file }) } };
}
