import type { z } from 'zod';
import type { Access } from './access.js';
import type { Image } from './message.js';

/**
 * What a tool hands back: the whole text; `clip` shortens it for the model and spills the rest to a file.
 * `keep` says which part matters when it is too long (default 'middle' = cut from the middle; 'whole' = the tool pages by
 * itself and is never cut: `read`); `more` says how to get
 * the rest; `meta` is small and safe to show (counts, paths, sizes), never contents; `failed` marks an answer whose
 * text is whole but which reports a failure (a non-zero exit).
 */
export interface Output {
  text: string;
  keep?: 'head' | 'middle' | 'tail' | 'whole';
  more?: string;
  images?: Image[];
  meta?: Record<string, string | number | boolean | string[]>;
  failed?: boolean;
}

export interface ToolContext<Kit> {
  readonly kit: Kit;
  readonly signal: AbortSignal;
  /** The call's id in the transcript. */
  readonly id: string;
  /** Passing note for people watching; never stored, never shown to the model. */
  progress(text: string): void;
}

export interface Tool<Input extends z.ZodType = z.ZodType, Kit = unknown> {
  name: string;
  /** Other names a call may use; not offered to the model. */
  aliases?: readonly string[];
  /** Words for the model. */
  about: string;
  input: Input;
  /** JSON Schema the model is shown instead of the one made from `input` (a recipe's own result schema). */
  schema?: Record<string, unknown>;
  /** Everything this call will touch. Required: what is not named here is refused at the moment of use. */
  access(args: z.infer<Input>): Access[];
  /** Safe facts to show while it runs (sizes, paths); never contents. */
  preview?(args: z.infer<Input>): Record<string, string | number>;
  run(args: z.infer<Input>, context: ToolContext<Kit>): Promise<Output>;
}
