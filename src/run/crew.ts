import type { Transcript } from '../agent/transcript.js';
import { RunError, ToolError } from '../contract/error.js';
import type { Line } from '../contract/event.js';
import type { Text } from '../contract/message.js';
import type { Brief, Crew, Report } from '../tool/crew.js';
import type { Aboard, Fleet, Plan } from './aboard.js';
import { delegate } from './delegate.js';
import { Slots } from './slots.js';

/** Subagents of one agent that work at the same time; the others wait their turn. Source: seed A. */
export const AT_ONCE = 4;

/** One subagent, working or done. */
interface Member {
  plan: Plan;
  status: Report['status'];
  text: string;
  inbox: string[];
  stop: AbortController;
  done: Promise<void>;
  /** Whether its parent has had its report. */
  told: boolean;
  /** It hit a wall that ends the whole run. */
  fatal?: RunError;
  /** Of an earlier part of the run: its type and model are looked up again before it goes on. */
  model?: string;
  /** What it has used, while it works; after that `used` says it. */
  live?: Transcript;
  used: Pick<Report, 'turns' | 'tokens' | 'usd'>;
}

export interface CompanyScene {
  fleet: Fleet;
  agent: Aboard;
  /** Deepest level of subagents, and of those started in batches; the main agent is level 0. */
  depths: { spawn: number; batch: number };
  /** Lines of the run so far that this agent's subagents have written, when it is taken up again. */
  earlier: readonly Line[];
  /** All lines of a subagent and of its own, for taking its conversation up again. */
  linesOf(id: string): Line[];
}

/** The subagents of one agent: starts them, waits for them, and ends those that still work. */
export class Company implements Crew {
  readonly #scene: CompanyScene;
  readonly #members = new Map<string, Member>();
  readonly #slots = new Slots(AT_ONCE);

  constructor(scene: CompanyScene) {
    this.#scene = scene;
    for (const member of membersFrom(scene)) this.#members.set(member.plan.id, member);
  }

  /** Those that were working when an earlier part of the run was interrupted. */
  get interrupted(): string[] {
    return [...this.#members.values()].flatMap(({ plan, text }) =>
      text.startsWith(INTERRUPTED) ? [plan.id] : [],
    );
  }

  start(brief: Brief, call: string): string {
    const { fleet, agent } = this.#scene;
    const type = brief.agent === undefined ? undefined : fleet.agentType(brief.agent);
    const model = brief.model ?? type?.model;
    const { task, label, cwd } = brief;
    return this.launch({
      label,
      role: type?.name ?? 'agent',
      call,
      task,
      readOnly: brief.readOnly || type?.readOnly === true,
      worktree: brief.worktree || type?.worktree === true,
      ...(cwd !== undefined && { cwd: folderOf(cwd, agent) }),
      ...(type && { type }),
      provider: model === undefined ? agent.provider : fleet.model(model, agent.provider),
    });
  }

  /** Starts what is planned, as soon as there is room, and answers with its id. */
  launch(plan: Omit<Plan, 'id'>): string {
    const { fleet, agent, depths } = this.#scene;
    if (agent.depth >= depths.spawn)
      throw new ToolError(
        `Subagents may be nested ${depths.spawn} deep (agents.max_depth): do the work yourself.`,
      );
    if (plan.worktree && !fleet.scene.ground.git)
      throw new ToolError('worktree needs a git repository, and this folder is none: leave it out.');
    const id = this.#nextId();
    const member: Member = {
      plan: { ...plan, id },
      ...{ status: 'working', text: '', inbox: [], told: false, used: { turns: 0, tokens: 0, usd: 0 } },
      stop: new AbortController(),
      done: Promise.resolve(),
    };
    this.#members.set(id, member);
    this.#send(member, [{ type: 'text', text: plan.task }], []);
    return id;
  }

  async wait(
    ids: readonly string[],
    { timeoutMs, signal }: { timeoutMs?: number; signal: AbortSignal },
  ): Promise<Report[]> {
    const members = ids.length > 0 ? [...new Set(ids)].map((id) => this.#member(id)) : this.#open();
    await settled(
      members.map(({ done }) => done),
      signal,
      timeoutMs,
    );
    this.check();
    for (const member of members) if (member.status !== 'working') member.told = true;
    return members.map((member) => this.#report(member));
  }

  send(id: string, message: string, call: string): void {
    const member = this.#member(id);
    if (member.status === 'working') {
      member.inbox.push(message);
      return;
    }
    member.plan = { ...member.plan, ...this.#again(member), call };
    this.#send(member, [{ type: 'text', text: message }], this.#scene.linesOf(id));
  }

  list(): Report[] {
    return [...this.#members.values()].map((member) => this.#report(member));
  }

  mayFanOut(): boolean {
    return this.#scene.agent.depth < this.#scene.depths.batch;
  }

  keep(text: string): string | undefined {
    return this.#scene.agent.built.spill(text);
  }

  /** Throws what a subagent has run into that nobody may pass over. */
  check(): void {
    for (const { fatal } of this.#members.values()) if (fatal) throw fatal;
  }

  /** Ends all that still work; answers with a sentence for people about each. */
  async close(): Promise<string[]> {
    const working = [...this.#members.values()].filter(({ status }) => status === 'working');
    for (const { stop } of working)
      stop.abort(new RunError('cancelled', 'The agent that started it has ended.'));
    await Promise.all(working.map(({ done }) => done));
    return working.map(
      ({ plan }) => `The subagent ${plan.id} (${plan.label}) was still working and was ended.`,
    );
  }

  #send(member: Member, request: Text[], earlier: readonly Line[]): void {
    const { fleet, agent } = this.#scene;
    Object.assign(member, { status: 'working', told: false, text: '', stop: new AbortController() });
    const { plan, inbox, stop } = member;
    const signal = AbortSignal.any([agent.signal, stop.signal]);
    const begun = (live: Transcript): void => void Object.assign(member, { live });
    const errand = { fleet, parent: agent, plan, signal, earlier, request, inbox, begun };
    member.done = this.#slots
      .hold(() => delegate(errand), signal)
      .then(
        (text) => void Object.assign(member, { status: 'completed', text }),
        (error: unknown) => this.#failed(member, error, signal),
      )
      .finally(() => {
        member.used = usedOf(member);
        delete member.live;
      });
  }

  /** The type and model of one that an earlier part of the run has started. */
  #again({ model, plan }: Member): Partial<Plan> {
    const { fleet, agent } = this.#scene;
    if (model === undefined) return {};
    if (plan.role.startsWith('recipe:'))
      throw new ToolError(`${plan.id} is a sub-recipe of before the interruption: start it again.`);
    return {
      ...(plan.role !== 'agent' && { type: fleet.agentType(plan.role) }),
      provider: fleet.model(model, agent.provider),
    };
  }

  #failed(member: Member, error: unknown, signal: AbortSignal): void {
    const text = error instanceof Error ? error.message : String(error);
    Object.assign(member, { status: signal.aborted ? 'cancelled' : 'failed', text });
    if (error instanceof RunError && error.outcome === 'policy') member.fatal = error;
  }

  #report(member: Member): Report {
    const { plan, status, text } = member;
    const { id, label, role } = plan;
    return { id, label, role, status, text, ...usedOf(member), changed: this.#scene.fleet.changed(id) };
  }

  #member(id: string): Member {
    const member = this.#members.get(id);
    if (member) return member;
    const known = [...this.#members.keys()].join(', ');
    throw new ToolError(
      `There is no subagent ${JSON.stringify(id)}. ${known === '' ? 'You have started none.' : `There are: ${known}.`}`,
    );
  }

  /** Those that work, and those whose report nobody has had yet. */
  #open(): Member[] {
    return [...this.#members.values()].filter(({ status, told }) => status === 'working' || !told);
  }

  #nextId(): string {
    const { agent } = this.#scene.agent.transcript;
    const number = this.#members.size + 1;
    return agent === 'main' ? `a${number}` : `${agent}.${number}`;
  }
}

/** The folder a subagent is to work in, as the policy and the services name it. */
function folderOf(cwd: string, { built }: Aboard): string {
  const { files } = built.kit;
  return files.name(files.resolve(cwd));
}

/** Subagents of an earlier part of the run. One that has no last line was interrupted: it has failed, and can be sent on. */
function membersFrom({ agent, earlier }: CompanyScene): Member[] {
  const own = agent.transcript.agent;
  const starts = earlier.filter((line) => line.type === 'start' && line.parent === own && line.child);
  return starts.flatMap((line): Member[] => {
    if (line.type !== 'start' || !line.child) return [];
    const { agent: id, label = '', child, model } = line;
    const lines = earlier.filter((each) => each.agent === id);
    const last = lines.at(-1);
    const isDone = last?.type === 'end' && last.outcome === 'done';
    const usage = lines.flatMap((each) => (each.type === 'assistant' ? [each.usage] : []));
    const { call, role, read_only: readOnly, worktree } = child;
    return [
      {
        plan: { id, label, role, call, task: '', readOnly, worktree, provider: agent.provider },
        status: isDone ? 'completed' : 'failed',
        text: lastWords(lines, last?.type === 'end' ? last.say : INTERRUPTED, isDone),
        ...{ inbox: [], told: isDone, stop: new AbortController(), done: Promise.resolve(), model },
        used: {
          turns: usage.length,
          tokens: usage.reduce((sum, { input, output }) => sum + input + output, 0),
          usd: usage.reduce((sum, { usd }) => sum + usd, 0),
        },
      },
    ];
  });
}

function usedOf({ live, used }: Member): Member['used'] {
  if (!live) return used;
  const { input, output, usd } = live.spent;
  return { turns: live.turns, tokens: input + output, usd };
}

const INTERRUPTED =
  'The run was interrupted while this subagent worked. What it had done is done; agent_send goes on with it.';

function lastWords(lines: readonly Line[], say: string, isDone: boolean): string {
  const texts = lines.flatMap((line) =>
    line.type === 'assistant'
      ? line.blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []))
      : [],
  );
  const said = texts.findLast((text) => text.trim() !== '') ?? '';
  if (isDone) return said;
  return said === '' ? say : `${say}\n\nIts last words were:\n${said}`;
}

/** Resolves when all have ended or the time is over; throws when the wait itself is cancelled. */
async function settled(all: Promise<void>[], signal: AbortSignal, timeoutMs?: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let leave = (): void => {};
  const over = new Promise<void>((resolve, reject) => {
    leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    if (timeoutMs !== undefined) timer = setTimeout(resolve, Math.min(timeoutMs, 2 ** 31 - 1));
  });
  try {
    await Promise.race([Promise.all(all), over]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}
