import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Access } from '../contract/access.js';
import type { Config } from '../contract/config.js';
import type { LineOf } from '../contract/event.js';
import type { Call } from '../contract/message.js';
import { exec } from './exec.js';
import { contextFrom, failure, tailOf } from './hook-answer.js';
import { hookAnswer, hookInput, type PluginHook } from './plugins/hook-file.js';
import { endProcesses, ours } from './process.js';
import { shellLine } from './shell-line.js';

export type HookPhase = 'before_tool' | 'after_tool' | 'after_assistant' | 'after_reasoning';
type HookCommand = Config['hooks']['before_tool'][number];
type HookEvent = Omit<LineOf<'hook'>, 'v' | 'seq' | 'at' | 'agent' | 'parent'>;

/** Version of what a hook reads on its stdin. */
export const HOOK_SCHEMA = { schema: 'galley.hook', version: 1 } as const;
/** A larger payload goes to a file, and stdin names it. */
const INLINE_BYTES = 262_144;

export interface HookScene {
  config: Config['hooks'];
  /** Of plugins that the user has enabled; they run whether or not the user's own hooks do. */
  plugins?: readonly PluginHook[];
  /** Where hooks run: the agent's workspace. */
  root: string;
  /** The whole environment of a hook, without secrets. */
  env: Record<string, string>;
  /** For payloads that are too large for stdin. */
  dir: string;
  /** How text may be handed out and written down. */
  seal: (text: string) => string;
  record: (event: HookEvent) => void;
}

/** `block` = why the call or answer must not go on; `context` = text for the model. */
export interface HookAnswer {
  block?: string;
  context?: string;
}

/** Runs the user's own commands around tool calls and answers. They cannot change a call or a result. */
export class Hooks {
  constructor(private readonly scene: HookScene) {}

  before(call: Call, access: Access[]): Promise<HookAnswer> {
    return this.#phase('before_tool', this.#toolPayload(call, access), call.name);
  }

  after(call: Call, access: Access[], output: { ok: boolean; text: string }): Promise<HookAnswer> {
    const payload = {
      ...this.#toolPayload(call, access),
      ok: output.ok,
      output: this.scene.seal(output.text),
    };
    return this.#phase('after_tool', payload, call.name);
  }

  assistant(text: string): Promise<HookAnswer> {
    return this.#phase('after_assistant', { text: this.scene.seal(text) });
  }

  reasoning(text: string): Promise<HookAnswer> {
    return this.#phase('after_reasoning', { text: this.scene.seal(text) });
  }

  #toolPayload(call: Call, access: Access[]): Record<string, unknown> {
    const seal = (value: unknown): unknown => JSON.parse(this.scene.seal(JSON.stringify(value ?? null)));
    const paths = access.flatMap((one) => (one.kind === 'read' || one.kind === 'write' ? [one.path] : []));
    return {
      tool: call.name,
      call_id: call.id,
      arguments: sealed(call.args, seal),
      paths,
      access: sealed(access, seal),
    };
  }

  async #phase(phase: HookPhase, payload: Record<string, unknown>, tool?: string): Promise<HookAnswer> {
    const { config, plugins = [] } = this.scene;
    const own = config.enabled ? config[phase].filter((one) => speaksOf(one, tool)) : [];
    const theirs = plugins.filter((one) => one.phase === phase && one.speaksOf(tool ?? ''));
    const said: string[] = [];
    for (const command of [...own, ...theirs]) {
      const answer = await this.#run(phase, command, payload);
      if (answer.block !== undefined) return { block: answer.block };
      if (answer.context) said.push(answer.context);
    }
    return said.length === 0 ? {} : { context: said.join('\n') };
  }

  async #run(
    phase: HookPhase,
    command: HookCommand | PluginHook,
    payload: Record<string, unknown>,
  ): Promise<HookAnswer> {
    const { config, root, env } = this.scene;
    const mark = `GALLEY_HOOK=${randomBytes(6).toString('hex')}`;
    const plugin = 'phase' in command ? command : undefined;
    const timeout = plugin?.timeoutSeconds ?? config.timeout_seconds;
    const input = plugin
      ? { text: hookInput(plugin, { cwd: root, ...callOf(payload) }), file: undefined }
      : this.#input({ ...HOOK_SCHEMA, phase, label: command.label, cwd: root, ...payload });
    const [out, err] = [new Bounded(config.stdout_max_bytes), new Bounded(config.stderr_max_bytes)];
    const started = Date.now();
    const end = await exec({
      ...shellLine(command.command, process.platform, undefined, false),
      cwd: root,
      env: {
        ...env,
        ...(plugin && { ...plugin.env, CLAUDE_PROJECT_DIR: root }),
        GALLEY: '1',
        GALLEY_HOOK_PHASE: phase,
        GALLEY_HOOK: mark.slice(mark.indexOf('=') + 1),
      },
      stdin: input.text,
      timeoutMs: timeout * 1_000,
      killGraceMs: 500,
      onOutput: (chunk, from) => (from === 'stdout' ? out : err).add(chunk),
    }).catch((error: Error) => ({ error: error.message }));
    const group = 'group' in end ? end.group : 0;
    // What a hook leaves behind ends with it, also after success.
    if (group) await endProcesses(() => ours(new Set([group]), mark), 500);
    if (input.file) fs.rmSync(input.file, { force: true });
    const failed = failure(end, timeout);
    const text = this.scene.seal(
      tailOf(failed ? `${failed}: ${err.text() || out.text()}` : err.text(), 1_024),
    );
    const exit = 'exit' in end ? end.exit : null;
    this.scene.record({
      type: 'hook',
      phase,
      label: command.label,
      ok: !failed,
      exit,
      ms: Date.now() - started,
      text,
    });
    if (failed && (exit === 2 || config.failure_policy === 'block'))
      return {
        block: `The hook "${command.label}" ${exit === 2 ? 'refused' : 'failed, and failing blocks'}: ${text}`,
      };
    if (failed) return {};
    if (plugin) return this.#heard(plugin, out.text());
    if (phase === 'before_tool' || !config.provider_context_injection) return {};
    const context = contextFrom(out.text(), config.provider_context_max_bytes);
    return context === undefined ? {} : { context: `[hook ${command.label}]\n${this.scene.seal(context)}` };
  }

  /** What a plugin's hook answers: it may say no, and after a call tell the model something. */
  #heard({ label, phase }: PluginHook, stdout: string): HookAnswer {
    const { refusal, context } = hookAnswer(stdout);
    const said = this.scene.seal(
      tailOf(refusal ?? context ?? '', this.scene.config.provider_context_max_bytes),
    );
    if (refusal !== undefined) return { block: `The hook "${label}" refused: ${said}` };
    return context === undefined || phase === 'before_tool' ? {} : { context: `[hook ${label}]\n${said}` };
  }

  #input(payload: Record<string, unknown>): { text: string; file?: string } {
    const text = `${JSON.stringify(payload)}\n`;
    if (Buffer.byteLength(text) <= INLINE_BYTES) return { text };
    fs.mkdirSync(this.scene.dir, { recursive: true, mode: 0o700 });
    const file = path.join(this.scene.dir, `hook-${randomBytes(6).toString('hex')}.json`);
    fs.writeFileSync(file, text, { mode: 0o600 });
    const { schema, version, phase, label, cwd, tool, call_id } = payload;
    const short = { schema, version, phase, label, cwd, tool, call_id, payload_file: file };
    return { text: `${JSON.stringify(short)}\n`, file };
  }
}

function callOf({ tool, call_id, arguments: args, ok, output }: Record<string, unknown>) {
  return { tool: String(tool), call: String(call_id), args, output: { success: ok, output } };
}

/** Seals what is JSON; sealing must not break it, so text that no longer parses is left out. */
function sealed(value: unknown, seal: (value: unknown) => unknown): unknown {
  try {
    return seal(value);
  } catch {
    return null;
  }
}

function speaksOf({ include_tools, exclude_tools }: HookCommand, tool: string | undefined): boolean {
  if (tool === undefined) return true;
  const names = (list: string[]): boolean => list.includes(tool) || list.includes('*');
  return (include_tools === undefined || names(include_tools)) && !names(exclude_tools ?? []);
}

/** The first bytes of a stream, and no more. */
class Bounded {
  #chunks: Buffer[] = [];
  #left: number;

  constructor(max: number) {
    this.#left = max;
  }

  add(chunk: Buffer): void {
    const part = chunk.subarray(0, this.#left);
    if (part.length > 0) this.#chunks.push(part);
    this.#left -= part.length;
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }
}
