import { z } from 'zod';
import { claudeCall } from './claude-call.js';

/** A command of a plugin around tool calls: it reads and answers in Claude Code's form. */
export interface PluginHook {
  phase: 'before_tool' | 'after_tool';
  label: string;
  command: string;
  timeoutSeconds: number;
  env: Record<string, string>;
  speaksOf(tool: string): boolean;
}

/** A plugin's hooks, and the names of those for which Galley has no moment. */
export interface PluginHooks {
  hooks: PluginHook[];
  unused: string[];
}

const PHASES: Record<string, PluginHook['phase']> = { PreToolUse: 'before_tool', PostToolUse: 'after_tool' };
const MOST_SECONDS = 60;

const Command = z.looseObject({
  type: z.literal('command'),
  command: z.string().min(1).max(10_000),
  timeout: z.number().positive().optional(),
});
const Group = z.looseObject({ matcher: z.string().max(500).default(''), hooks: z.array(z.unknown()) });
const HookFile = z.looseObject({ hooks: z.record(z.string(), z.array(z.unknown())) });

/** Reads `hooks/hooks.json` (or the `hooks` of a manifest). What is broken or of another kind is named as unused. */
export function readHooks(value: unknown, plugin: string, root: string): PluginHooks {
  const file = HookFile.safeParse(value);
  const found: PluginHooks = { hooks: [], unused: [] };
  for (const [event, groups] of Object.entries(file.success ? file.data.hooks : {})) {
    const phase = PHASES[event];
    const hooks = phase ? groups.flatMap((group) => hooksOf(group, { phase, plugin, root })) : [];
    found.hooks.push(...hooks);
    if (hooks.length === 0) found.unused.push(event.slice(0, 40));
  }
  return found;
}

function hooksOf(
  value: unknown,
  place: { phase: PluginHook['phase']; plugin: string; root: string },
): PluginHook[] {
  const group = Group.safeParse(value);
  if (!group.success) return [];
  const speaksOf = matcher(group.data.matcher);
  return group.data.hooks.flatMap((each): PluginHook[] => {
    const parsed = Command.safeParse(each);
    if (!parsed.success || !speaksOf) return [];
    const { command, timeout = MOST_SECONDS } = parsed.data;
    return [
      {
        phase: place.phase,
        label: `plugin ${place.plugin}`,
        command,
        timeoutSeconds: Math.min(timeout, MOST_SECONDS),
        env: { CLAUDE_PLUGIN_ROOT: place.root },
        speaksOf,
      },
    ];
  });
}

/** Claude Code's names of tools, as a list or a regular expression; empty and `*` are all. Undefined for what is none. */
function matcher(text: string): ((tool: string) => boolean) | undefined {
  if (text === '' || text === '*') return () => true;
  try {
    const pattern = new RegExp(`^(?:${text})$`);
    return (tool) => pattern.test(tool) || pattern.test(claudeCall(tool, {}).name);
  } catch {
    return undefined;
  }
}

/** What a hook of Claude Code's reads. */
export function hookInput(
  { phase }: PluginHook,
  {
    cwd,
    tool,
    call,
    args,
    output,
  }: { cwd: string; tool: string; call: string; args: unknown; output?: unknown },
): string {
  const { name, input } = claudeCall(tool, args);
  const isBefore = phase === 'before_tool';
  return `${JSON.stringify({
    session_id: 'galley',
    transcript_path: '',
    cwd,
    permission_mode: 'default',
    hook_event_name: isBefore ? 'PreToolUse' : 'PostToolUse',
    tool_name: name,
    tool_input: input,
    tool_use_id: call,
    ...(!isBefore && { tool_response: output }),
  })}\n`;
}

const Answer = z.looseObject({
  decision: z.string().optional(),
  reason: z.string().optional(),
  continue: z.boolean().optional(),
  stopReason: z.string().optional(),
  hookSpecificOutput: z
    .looseObject({
      permissionDecision: z.string().optional(),
      permissionDecisionReason: z.string().optional(),
      additionalContext: z.string().optional(),
    })
    .optional(),
});

/** What a hook that ended well says on stdout. It may refuse and may tell the model something; it can allow nothing. */
export function hookAnswer(stdout: string): { refusal?: string; context?: string } {
  let json: unknown;
  try {
    json = JSON.parse(stdout);
  } catch {
    return {};
  }
  const parsed = Answer.safeParse(json);
  if (!parsed.success) return {};
  const { decision, reason, continue: goesOn, stopReason, hookSpecificOutput: own } = parsed.data;
  // Where a person would be asked, nobody is there.
  if (own?.permissionDecision === 'deny' || own?.permissionDecision === 'ask')
    return { refusal: own.permissionDecisionReason ?? '' };
  if (decision === 'block' || decision === 'deny') return { refusal: reason ?? '' };
  if (goesOn === false) return { refusal: stopReason ?? '' };
  return own?.additionalContext ? { context: own.additionalContext } : {};
}
