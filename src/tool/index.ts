import { RunError } from '../contract/error.js';
import type { Tool } from '../contract/tool.js';
import { definition } from './code/definition.js';
import { diagnostics } from './code/diagnostics.js';
import { diff } from './code/diff.js';
import { hover } from './code/hover.js';
import { references } from './code/references.js';
import { rename } from './code/rename.js';
import { symbols } from './code/symbols.js';
import { viewImage } from './code/view-image.js';
import { agentList } from './crew/agent-list.js';
import { agentSend } from './crew/agent-send.js';
import { agentSpawn } from './crew/agent-spawn.js';
import { agentWait } from './crew/agent-wait.js';
import { parallelSubagents } from './crew/parallel-subagents.js';
import { diagnosed } from './diagnosed.js';
import { edit } from './file/edit.js';
import { hashEdit } from './file/hash-edit.js';
import { read } from './file/read.js';
import { write } from './file/write.js';
import type { Kit } from './kit.js';
import { memoryForget } from './mind/memory-forget.js';
import { memorySave } from './mind/memory-save.js';
import { memorySearch } from './mind/memory-search.js';
import { skill } from './mind/skill.js';
import { todo } from './mind/todo.js';
import { reviewComment } from './output/review-comment.js';
import { submitOutput } from './output/submit-output.js';
import { fffind } from './search/fffind.js';
import { ffgrep } from './search/ffgrep.js';
import { glob } from './search/glob.js';
import { grep } from './search/grep.js';
import { listFiles } from './search/list-files.js';
import { projectIndex } from './search/project-index.js';
import { repoMap } from './search/repo-map.js';
import { galleyConfigure } from './self/galley-configure.js';
import { galleySettings } from './self/galley-settings.js';
import { bash } from './shell/bash.js';
import { jobKill } from './shell/job-kill.js';
import { jobList } from './shell/job-list.js';
import { jobOutput } from './shell/job-output.js';
import { browser } from './web/browser.js';
import { codeSearch } from './web/code-search.js';
import { webFetch } from './web/web-fetch.js';
import { webSearch } from './web/web-search.js';

// biome-ignore lint/suspicious/noExplicitAny: tools of different inputs stand in one list
type AnyTool = Tool<any, Kit>;

/** Every tool there is, by family. To add one: its file, and its name here. */
export const FAMILIES: Record<string, AnyTool[]> = {
  file: [read, diagnosed(write), diagnosed(edit), diagnosed(hashEdit)],
  search: [ffgrep, grep, fffind, glob, listFiles, repoMap, projectIndex],
  shell: [bash, jobList, jobOutput, jobKill],
  code: [diff, diagnostics, references, definition, symbols, hover, diagnosed(rename), viewImage],
  web: [webFetch, webSearch, codeSearch, browser],
  mind: [todo, skill, memorySave, memorySearch, memoryForget],
  crew: [agentSpawn, agentWait, agentSend, agentList, parallelSubagents],
  self: [galleySettings, galleyConfigure],
  output: [reviewComment, submitOutput],
};

/** Presets a recipe may name beside tools and families. */
export const PRESETS: Record<string, string[]> = {
  hashline: ['read', 'hash_edit', 'write', 'ffgrep', 'fffind', 'list_files', 'repo_map'],
  exact: ['read', 'write', 'edit', 'grep', 'glob'],
};

export function allTools(): AnyTool[] {
  return Object.values(FAMILIES).flat();
}

/** Names that speak of MCP servers and the control service: what they stand for is known when the servers are reached. */
export function isMcpName(name: string): boolean {
  return name === 'mcp' || name === 'control' || name.includes('__');
}

/** The tools that `names` (tools, families, presets, `all`) stand for, in the catalogue's order. */
export function pickTools(names: readonly string[]): AnyTool[] {
  const every = allTools();
  const wanted = new Set<string>();
  for (const name of names.filter((each) => !isMcpName(each))) {
    const found =
      name === 'all'
        ? every.map((tool) => tool.name)
        : (PRESETS[name] ??
          FAMILIES[name]?.map((tool) => tool.name) ??
          (every.some((tool) => tool.name === name) ? [name] : undefined));
    if (!found) {
      const known = [
        'all',
        ...Object.keys(PRESETS),
        ...Object.keys(FAMILIES),
        ...every.map((tool) => tool.name),
      ];
      throw new RunError(
        'recipe',
        `tools: there is no tool, family or preset "${name}". There are: ${known.join(', ')}.`,
      );
    }
    for (const each of found) wanted.add(each);
  }
  return every.filter((tool) => wanted.has(tool.name));
}
