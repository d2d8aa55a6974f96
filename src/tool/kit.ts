import type { z } from 'zod';
import type { Kept } from '../contract/event.js';
import type { Staged } from '../contract/intent.js';
import type { Image } from '../contract/message.js';
import type { Output, Tool, ToolContext } from '../contract/tool.js';
import type { Browser } from '../service/browser/browser.js';
import type { Files } from '../service/files.js';
import type { IndexFile } from '../service/index-file.js';
import type { Jobs } from '../service/jobs.js';
import type { Lsp } from '../service/lsp/lsp.js';
import type { Memory } from '../service/memory.js';
import type { RepoMap } from '../service/repomap.js';
import type { Search } from '../service/search/search.js';
import type { Shell } from '../service/shell.js';
import type { SkillShelf } from '../service/skills.js';
import type { Web } from '../service/web/web.js';
import type { Crew } from './crew.js';
import type { Self } from './self.js';

/** Everything a tool may use. Made by the hall once a run; each service asks the policy itself at the moment of use. */
export interface Kit {
  /** The workspace: absolute, symlinks resolved. */
  readonly root: string;
  readonly files: Files;
  readonly search: Search;
  readonly repoMap: RepoMap;
  /** The project index; absent outside of a repository, and where the config says so. */
  readonly index?: IndexFile;
  readonly shell: Shell;
  readonly jobs: Jobs;
  readonly web: Web;
  readonly vision: Vision;
  /** A browser page; absent in runs that may only look. */
  readonly browser?: Browser;
  /** Language servers, where the run has them. */
  readonly lsp?: Lsp;
  /** What earlier runs have kept; absent where the config has switched it off. */
  readonly memory?: Memory;
  /** Galley's own settings and state. */
  readonly self?: Self;
  /** Subagents; absent outside of a run. */
  readonly crew?: Crew;
  /** Skills that may be loaded; absent where there are none. */
  readonly skills?: SkillShelf;
  /** `read`'s format when the model does not choose one. */
  readonly readFormat: 'hashline' | 'numbered';
  /** What `read` reads beside files, by scheme (`https`, `skill`, `issue` ...): the text behind the whole target. */
  readonly resources?: Readonly<
    Record<string, (target: string, signal: AbortSignal) => Promise<string | Resource>>
  >;
  /** Whether the active model takes images. */
  readonly images: boolean;
  /** The change under review; absent when the run has none. */
  readonly change?: ChangeView;
  /** Stages a finding or the structured result; nothing is sent. */
  stage(staged: Staged): void;
  /** Writes a line of the transcript on a tool's behalf. */
  record(event: Extract<Kept, { type: 'todo' | 'notice' }>): void;
  /** Says what is wrong with a structured result; undefined when it fits the recipe's schema. */
  checkOutput(data: unknown): string | undefined;
}

/** The model that looks at images for `view_image`. `model` is '' where none is set up. */
export interface Vision {
  model: string;
  mostBytes: number;
  ask(image: Image, prompt: string, signal: AbortSignal): Promise<string>;
}

/** A text that `read` pages through. `data` says what it is when an outsider wrote it; `notes` are ours and stand beside it. */
export interface Resource {
  text: string;
  data?: string;
  notes?: string[];
}

/** The change under review, as tools may see it. */
export interface ChangeView {
  /** A list of the files and the unified diff; with a path, that file's part, undefined when it is not in the change. */
  text(path?: string): Promise<string | undefined>;
}

/** Gives a tool's functions their argument types; the tool itself stays a plain object. */
export function defineTool<Input extends z.ZodType>(tool: {
  name: string;
  aliases?: readonly string[];
  about: string;
  input: Input;
  access(args: z.infer<Input>): ReturnType<Tool['access']>;
  preview?(args: z.infer<Input>): Record<string, string | number>;
  run(args: z.infer<Input>, context: ToolContext<Kit>): Promise<Output>;
}): Tool<Input, Kit> {
  return tool;
}
