import { type Task as AgentTask, describeTools, runAgent } from '../agent/loop.js';
import { systemPrompt } from '../agent/prompt.js';
import type { Transcript } from '../agent/transcript.js';
import { RunError } from '../contract/error.js';
import type { Line } from '../contract/event.js';
import type { Text } from '../contract/message.js';
import { MODES, type Mode } from '../contract/recipe.js';
import type { Kit } from '../tool/kit.js';
import { VERSION } from '../version.js';
import type { Aboard, Fleet, Plan } from './aboard.js';
import { agentBench } from './bench.js';
import { wallScene } from './build.js';
import { runChecks } from './checks.js';
import { board, type Child } from './child.js';
import { roomFor } from './compact.js';
import { commitWorkTree, copyAt, type Ground, openGit } from './ground.js';
import { handIn } from './hand-in.js';
import { guardOf } from './judge.js';
import { mannersOf } from './manners.js';
import { openHooks } from './wall.js';
import { bringHome, keepOnly } from './worktree.js';

export interface Errand {
  fleet: Fleet;
  parent: Aboard;
  plan: Plan;
  signal: AbortSignal;
  earlier: readonly Line[];
  request: Text[];
  /** Messages of the parent's that have come while it works. */
  inbox: string[];
  /** Told once it has a transcript. */
  begun(transcript: Transcript): void;
}

/** Runs one subagent from its brief to its report. Whatever happens, its last line says how it ended and nothing of it is left. */
export async function delegate(errand: Errand): Promise<string> {
  const { plan, fleet } = errand;
  const started = Date.now();
  const ground = plan.worktree ? await fleet.alone(() => copyOf(errand)) : undefined;
  try {
    const child = await board({
      ...errand,
      scene: fleet.scene,
      root: ground?.root ?? errand.parent.built.scene.root,
    });
    return await toTheEnd(errand, { child, ground, started });
  } finally {
    await ground?.release();
  }
}

interface Trip {
  child: Child;
  ground: Ground | undefined;
  started: number;
}

async function toTheEnd(errand: Errand, trip: Trip): Promise<string> {
  const { fleet, plan, earlier } = errand;
  const { child, started } = trip;
  const { transcript } = child;
  errand.begun(transcript);
  const before = { turns: transcript.turns, spent: transcript.spent };
  const end = (outcome: RunError['outcome'], say: string): void =>
    void transcript.add({
      type: 'end',
      outcome,
      say: say.length > 500 ? `${say.slice(0, 500)}…` : say,
      turns: transcript.turns - before.turns,
      usage: transcript.spent,
      ms: Date.now() - started,
    });
  const company = fleet.muster(child, { subs: plan.recipe?.subs ?? [], earlier });
  if (earlier.length === 0) transcript.add(startLine(errand, child));
  const close = async (): Promise<void> => {
    child.account.land();
    for (const text of [...(await company.close()), ...(await child.built.close())])
      transcript.add({ type: 'notice', level: 'warning', text });
  };
  try {
    let answer: string;
    try {
      answer = await converse(errand, child);
    } finally {
      await close();
    }
    const text = `${answer}${await home(errand, trip, true)}`;
    end('done', answer);
    return text;
  } catch (error) {
    const left = await home(errand, trip, false).catch(() => '');
    const cause = errand.signal.aborted && !(error instanceof RunError) ? errand.signal.reason : error;
    const outcome = cause instanceof RunError ? cause.outcome : errand.signal.aborted ? 'cancelled' : 'bug';
    const say = cause instanceof Error ? cause.message : String(cause);
    end(outcome, say);
    throw new RunError(outcome, `${say}${left}`, { cause });
  }
}

/** Talks until there is nothing more to say: no message in the inbox, every check of a sub-recipe passed. */
async function converse(errand: Errand, child: Child): Promise<string> {
  const { fleet, plan, inbox, signal } = errand;
  const { transcript, built, provider } = child;
  const { order } = fleet.scene;
  const hooks = openHooks(
    { ...wallScene(fleet.scene), root: built.scene.root },
    fleet.scene.seal,
    transcript,
  );
  const bench = agentBench(built, transcript, {
    ...mannersOf(fleet.scene.task),
    ...(order.approve && { approve: order.approve }),
    ...(hooks && { hooks }),
  });
  const system = systemOf(errand, child);
  const overhead = system + JSON.stringify(describeTools(bench));
  const base = {
    provider,
    bench,
    system,
    signal,
    cacheKey: `${fleet.scene.record.id}/${plan.id}`,
    beforeTurn: fleet.beforeTurn(child, inbox),
    makeRoom: roomFor(fleet.scene, { provider, transcript, overhead, signal }),
  };
  const retry = plan.recipe?.recipe.retry;
  let request = errand.request;
  for (let tries = 1; ; ) {
    const answer = await runAgent({ ...base, request, source: 'parent' });
    const further = inbox.splice(0);
    if (further.length > 0) {
      request = further.map((text) => ({ type: 'text', text }));
      continue;
    }
    const failed = retry && (await runChecks(retry, built, signal));
    if (!failed) return (await formOf(plan, child, { ...base, source: 'parent' })) ?? answer;
    if (tries > retry.max)
      throw new RunError('limit', `The checks still fail: ${failed.command}\n\n${answer}`);
    tries += 1;
    request = [{ type: 'text', text: failed.say }];
  }
}

/** A sub-recipe's structured result is its report; undefined where none is asked for. */
async function formOf(
  { recipe }: Plan,
  { result, built }: Child,
  work: AgentTask<Kit>,
): Promise<string | undefined> {
  const schema = recipe?.recipe.response?.json_schema;
  if (schema === undefined) return undefined;
  if (result.output === undefined) await handIn(work, built, schema);
  if (result.output === undefined)
    throw new RunError('empty-response', 'It ended without the structured result that its recipe asks for.');
  return JSON.stringify(result.output, null, 2);
}

function startLine({ fleet, plan }: Errand, { built, provider }: Child) {
  const { task, record, trusted, ground } = fleet.scene;
  return {
    type: 'start' as const,
    run: record.id,
    galley: VERSION,
    recipe: plan.recipe?.recipe.name ?? task.recipe.name,
    title: plan.recipe?.recipe.title ?? task.recipe.title,
    model: provider.name,
    mode: built.scene.effective.mode,
    tools: [...built.tools.keys()],
    base: trusted.baseSha || ground.commit,
    head: trusted.headSha,
    event: trusted.event,
    actor: trusted.actor.login,
    level: plan.readOnly ? 'read' : trusted.level,
    label: plan.label,
    child: { call: plan.call, role: plan.role, read_only: plan.readOnly, worktree: plan.worktree },
  };
}

function systemOf({ fleet, plan, parent }: Errand, child: Child): string {
  const { scene } = fleet;
  const { type, recipe, cwd } = plan;
  const isLooking = plan.readOnly || scene.trusted.level === 'read';
  const rules = [
    'Another agent has started you and waits for you. It sees nothing of what you do but your last answer: that is your report.',
    'Put into the report everything the other agent needs: what you found, with paths and lines; what you changed; what is left undone and why.',
    ...(cwd !== undefined
      ? [`Your work is about the folder ${cwd}; paths stay relative to the workspace.`]
      : []),
    ...(plan.worktree
      ? [
          'You work in a copy of the work tree. What you leave changed is brought back as one patch when you end.',
        ]
      : ['Other agents may work on the same files: read again before you edit, and keep to your part.']),
  ];
  return systemPrompt({
    title: recipe?.recipe.title ?? `a part of "${scene.task.recipe.title}", as the first message says`,
    instructions: type?.instructions ?? recipe?.recipe.instructions ?? '',
    mode: stricter(parent.built.scene.effective.mode, child.built.scene.effective.mode),
    level: isLooking ? 'read' : 'write',
    tools: [...child.built.tools.keys()],
    files: scene.lore.instructions,
    sections: [
      `# You are a subagent\n\n${rules.map((rule) => `- ${rule}`).join('\n')}`,
      ...fleet.sections(child, recipe?.subs ?? []),
    ],
  });
}

function stricter(a: Mode, b: Mode): Mode {
  return MODES.indexOf(a) <= MODES.indexOf(b) ? a : b;
}

/** A copy of the parent's work tree as it is now. */
async function copyOf({ fleet, parent }: Errand): Promise<Ground> {
  const { order } = fleet.scene;
  const git = openGit(order, parent.built.scene.root);
  return copyAt(order, git, await commitWorkTree(git, await git.headSha()));
}

/** Brings a copy's changes home, or keeps them as a patch; what is to be said about it stands below the report. */
async function home({ fleet, parent }: Errand, { ground }: Trip, isDone: boolean): Promise<string> {
  if (!ground?.git) return '';
  const { kit, policy, spill, scene } = parent.built;
  const way = { copy: ground.git, start: ground.start, keep: spill };
  if (!isDone) return below(await keepOnly(way));
  const guard = guardOf(() => policy, 'worktree');
  return fleet.alone(async () => {
    const { say } = await bringHome({
      ...way,
      home: openGit(fleet.scene.order, scene.root),
      mayWrite: (path) => guard({ kind: 'write', path }),
      locked: (paths, work) => kit.files.locked(paths, work),
    });
    return below(say);
  });
}

function below(say: string): string {
  return say === '' ? '' : `\n\n[${say}]`;
}
