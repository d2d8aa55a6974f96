import { runAgent } from './agent/loop.js';
import { type Instruction, systemPrompt } from './agent/prompt.js';
import { Transcript } from './agent/transcript.js';
import { RunError } from './contract/error.js';
import type { Provider } from './contract/provider.js';
import type { Trusted } from './contract/trigger.js';
import { makeSeal } from './policy/seal.js';
import { defaultModel, makeProvider } from './provider/index.js';
import { auditTree } from './run/audit.js';
import { agentBench, type Built, makeBench } from './run/bench.js';
import { changeView, findEnds, type Reviewed, readChange } from './run/change.js';
import { runChecks } from './run/checks.js';
import { type Ending, type Finished, finish } from './run/finish.js';
import { type Ground, openGit, prepareGround } from './run/ground.js';
import { readInstructions } from './run/instructions.js';
import type { Order } from './run/order.js';
import { outputCheck } from './run/output-check.js';
import { nameRun, openRecord, type RunRecord } from './run/record.js';
import { firstRequest } from './run/request.js';
import { loadTask, type Task, trustedReader } from './run/task.js';
import { gatherContext, judgeTrust } from './run/trust.js';
import type { Context } from './trigger/context.js';
import { VERSION } from './version.js';

/** Everything one run is made of, once it is known that it may run at all. */
interface Scene {
  order: Order;
  trusted: Trusted;
  task: Task;
  ground: Ground;
  reviewed: Reviewed | undefined;
  provider: Provider;
  instructions: Instruction[];
  context: Context;
  record: RunRecord;
  seal: (text: string) => string;
  startedAt: number;
  notices: string[];
}

/**
 * The hall: the one place where everybody meets. Judges who asked, reads recipe and config where they can be trusted,
 * builds the parts, runs the agent, looks at what it did, and writes the run directory. Sends nothing.
 * Throws RunError when the run may not start; from then on every ending is a result.
 */
export async function run(order: Order): Promise<Finished> {
  const startedAt = Date.now();
  const trusted = await judgeTrust(order);
  const home = openGit(order, order.places.workspace);
  const git = (await home.isRepository()) ? home : undefined;
  const read = await trustedReader(order, trusted, git);
  const named = nameRun(order);
  const task = await loadTask(order, trusted, read, named.id);
  const provider = pickProvider(order, task);
  const seal = makeSeal({ secrets: order.secrets, patterns: secretPatterns(task) });
  const ground = await prepareGround(order, trusted, git);
  try {
    const ends = git && (await findEnds(order, trusted, git));
    const reviewed = git && ends && (await readChange(ends, git));
    const instructions = task.loaded.config.context.instructions ? await readInstructions(read) : [];
    const context = await gatherContext(order, trusted);
    const record = openRecord(named);
    const notices = [...task.loaded.warnings, ...context.notes];
    try {
      return await work({
        order,
        trusted,
        task,
        ground,
        reviewed,
        provider,
        instructions,
        context,
        record,
        seal,
        startedAt,
        notices,
      });
    } finally {
      record.close();
    }
  } finally {
    await ground.release();
  }
}

async function work(scene: Scene): Promise<Finished> {
  const { order, record, seal, ground, notices, task, trusted } = scene;
  const transcript = openTranscript(scene);
  order.begun?.({ id: record.id, recipe: task.recipe, trusted });
  const notice = (text: string): void => {
    notices.push(text);
    transcript.add({ type: 'notice', level: 'warning', text });
  };
  const built = build(scene, transcript, notice);
  if (record.earlier.length === 0) transcript.add(startLine(scene, built));
  else transcript.add({ type: 'resume', from: record.earlier.length });
  for (const text of scene.task.loaded.warnings) transcript.add({ type: 'notice', level: 'warning', text });
  const attempts = { count: 1 };
  const ending = await endingOf(() => toTheEnd(scene, built, transcript, attempts), order.signal);
  for (const text of await built.close()) notice(text);
  for (const line of await auditTree(ground, built.policy)) {
    transcript.add(line);
    if (line.action === 'reverted')
      notices.push(`${line.path} was changed and put back: ${'say' in line.verdict ? line.verdict.say : ''}`);
  }
  return finish({
    task,
    trusted,
    ground,
    record,
    transcript,
    ending,
    model: scene.provider.name,
    diff: scene.reviewed?.change.files ?? [],
    seal,
    startedAt: scene.startedAt,
    attempts: attempts.count,
    notices,
  });
}

function openTranscript({ record, seal, order }: Scene): Transcript {
  return new Transcript(
    {
      agent: 'main',
      seal,
      write: record.write,
      tell: (seen) => {
        record.note(seen);
        order.tell(seen);
      },
    },
    record.earlier,
  );
}

function build(scene: Scene, transcript: Transcript, notice: (text: string) => void): Built {
  const { order, task, trusted, ground, reviewed, record, seal, provider } = scene;
  const { recipe, effective, loaded } = task;
  const built: Built = makeBench({
    root: ground.root,
    runDir: record.dir,
    places: order.places,
    config: loaded.config,
    effective,
    ...(trusted.level === 'read' && { lookOnly: trusted.why }),
    neverExec: trusted.event === 'pull_request_target',
    childEnv: order.childEnv,
    seal,
    tools: [...effective.tools, ...impliedTools(scene)],
    withhold: new Set(effective.disabled),
    ...(recipe.response && { outputSchema: recipe.response.json_schema }),
    startedAt: scene.startedAt,
    injected: record.earlier.flatMap((line) => (line.type === 'ttsr_injection' ? [line.rules] : [])),
    notice,
    kit: {
      images: provider.images,
      stage: (staged) => void transcript.add({ type: 'staged', staged }),
      record: (event) => void transcript.add(event),
      checkOutput: outputCheck(recipe.response?.json_schema),
      ...(reviewed && {
        change: changeView(reviewed, (access) => built.policy.touch(access, { tool: 'diff', moment: 'use' })),
      }),
    },
  });
  return built;
}

/** Tools that the recipe's outputs and the event make useful, whatever its list says. */
function impliedTools({ task, reviewed }: Scene): string[] {
  const { outputs, response } = task.recipe;
  const tools: string[] = [];
  if (reviewed) tools.push('diff');
  if (outputs.review || outputs.check) tools.push('review_comment');
  if (response || outputs.label) tools.push('submit_output');
  return tools;
}

/** The agent, and the recipe's checks after it: a failed check goes back to the model with what it printed. */
async function toTheEnd(
  scene: Scene,
  built: Built,
  transcript: Transcript,
  attempts: { count: number },
): Promise<string> {
  const { task, trusted, provider, record, order } = scene;
  const bench = agentBench(built, transcript, { ...(order.approve && { approve: order.approve }) });
  const system = systemPrompt({
    title: task.recipe.title,
    instructions: task.recipe.instructions,
    mode: task.effective.mode,
    level: trusted.level,
    tools: [...built.tools.keys()],
    files: scene.instructions,
  });
  const base = { provider, bench, system, signal: order.signal, cacheKey: record.id };
  const resumed = record.earlier.length > 0;
  let request = resumed
    ? [
        {
          type: 'text' as const,
          text: 'The run was interrupted and goes on now. Look at what is done, and finish the task.',
        },
      ]
    : firstRequest(task.recipe, trusted, scene.context);
  let source: 'prompt' | 'runner' = resumed ? 'runner' : 'prompt';
  for (;;) {
    const answer = await runAgent({ ...base, request, source });
    const { retry } = task.recipe;
    if (!retry) return answer;
    const failed = await runChecks(retry, built, order.signal);
    if (failed === undefined) return answer;
    if (attempts.count > retry.max)
      throw new RunError(
        'limit',
        `The checks still fail after ${attempts.count} tries: ${failed.command}\n\n${answer}`,
      );
    attempts.count += 1;
    request = [{ type: 'text', text: failed.say }];
    source = 'runner';
  }
}

/** Every way an agent can end, as an outcome. What is no RunError is a bug, and still reported. */
async function endingOf(work: () => Promise<string>, signal: AbortSignal): Promise<Ending> {
  try {
    return { outcome: 'done', say: await work() };
  } catch (error) {
    const cause = signal.aborted && !(error instanceof RunError) ? signal.reason : error;
    if (cause instanceof RunError) return { outcome: cause.outcome, say: cause.message };
    if (signal.aborted) return { outcome: 'cancelled', say: 'The run was cancelled.' };
    return {
      outcome: 'bug',
      say: `This is a bug in Galley: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`,
    };
  }
}

function pickProvider(order: Order, { effective, loaded, recipe }: Task): Provider {
  const keys = (name: string): string | undefined => order.apiKey ?? order.key(name);
  const model = effective.model ?? defaultModel(keys);
  const prefix = model.split('/')[0] ?? '';
  return makeProvider({
    model,
    config: loaded.config,
    keys,
    settings: recipe.settings,
    fetch: order.fetch,
    ...(order.baseUrl !== undefined && { baseUrls: { [prefix]: order.baseUrl } }),
    readCassette: order.readCassette,
  });
}

function secretPatterns({ loaded }: Task): RegExp[] {
  return loaded.config.secrets.patterns.map((pattern) => {
    try {
      return new RegExp(pattern, 'g');
    } catch (cause) {
      throw new RunError(
        'recipe',
        `secrets.patterns: ${pattern} is no regular expression: ${String(cause)}`,
        { cause },
      );
    }
  });
}

function startLine({ record, task, provider, trusted, ground }: Scene, built: Built) {
  const number = trusted.pull?.number ?? trusted.issue?.number;
  return {
    type: 'start' as const,
    run: record.id,
    galley: VERSION,
    recipe: task.recipe.name,
    title: task.recipe.title,
    model: provider.name,
    mode: task.effective.mode,
    tools: [...built.tools.keys()],
    base: trusted.baseSha || ground.commit,
    head: trusted.headSha,
    event: trusted.event,
    ...(number !== undefined && { number }),
    actor: trusted.actor.login,
    level: trusted.level,
  };
}
