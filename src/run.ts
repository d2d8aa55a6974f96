import { Transcript } from './agent/transcript.js';
import { RunError } from './contract/error.js';
import type { Seen } from './contract/event.js';
import { makeSealer } from './policy/seal.js';
import { toTheEnd } from './run/attempts.js';
import { auditTree } from './run/audit.js';
import type { Built } from './run/bench.js';
import { build, openWallFor } from './run/build.js';
import { findChange } from './run/change.js';
import { furtherItems } from './run/context-items.js';
import { withDeadline } from './run/deadline.js';
import { configSecrets } from './run/environment.js';
import { type Ending, type Finished, finish } from './run/finish.js';
import { RunFleet } from './run/fleet.js';
import { openGit, prepareGround } from './run/ground.js';
import { withStoredKeys } from './run/keys.js';
import { insideJob, priceNotes } from './run/limits.js';
import { gatherLore } from './run/lore.js';
import { joinMcp, mcpSecrets } from './run/mcp.js';
import type { Order } from './run/order.js';
import { pickProvider, secretPatterns } from './run/provider.js';
import { nameRun, openRecord } from './run/record.js';
import type { Scene } from './run/scene.js';
import { sealedTell } from './run/sealed-tell.js';
import { SessionMemory } from './run/session-memory.js';
import { withCommand } from './run/slash-command.js';
import { switchable } from './run/switch-model.js';
import { loadTask, trustedReader } from './run/task.js';
import { observed } from './run/telemetry.js';
import { boundWaits, gatherContext, judgeTrust } from './run/trust.js';
import { VERSION } from './version.js';

/**
 * The hall: the one place where everybody meets. Judges who asked, reads recipe and config where they can be trusted,
 * builds the parts, runs the agent, looks at what it did, and writes the run directory. Sends nothing.
 * Throws RunError when the run may not start; from then on every ending is a result.
 */
export async function run(given: Order): Promise<Finished> {
  return observed(withStoredKeys(given), begin);
}

async function begin(order: Order): Promise<Finished> {
  const startedAt = Date.now();
  const trusted = await judgeTrust(order);
  const home = openGit(order, order.places.workspace);
  const git = (await home.isRepository()) ? home : undefined;
  const read = await trustedReader(order, trusted, git);
  const named = nameRun(order);
  const task = insideJob(await loadTask(order, trusted, read, named.id), order, startedAt);
  await boundWaits(order, task.effective.limits.minutes, startedAt);
  const provider = switchable(pickProvider(order, task));
  const sealer = makeSealer({
    secrets: [
      ...order.secrets,
      ...configSecrets(task.loaded.config, order.key),
      ...mcpSecrets(task.loaded.config, order.key),
    ],
    patterns: secretPatterns(task),
  });
  const ground = await prepareGround(order, trusted, git);
  try {
    const reviewed = git && (await findChange(order, trusted, git, task.recipe));
    const context = await gatherContext(order, trusted, reviewed?.since);
    const record = openRecord(named);
    const lore = await gatherLore({
      order,
      trusted,
      git,
      ground,
      task,
      earlier: record.earlier,
      plugins: task.plugins,
    });
    const notices = [...task.loaded.warnings, ...priceNotes(order, task, provider.name), ...context.notes];
    const clock = withDeadline(order.signal, task.effective.limits.minutes, startedAt);
    try {
      return await work({
        order: { ...order, signal: clock.signal, tell: sealedTell(sealer, order.tell) },
        trusted,
        task: await withCommand(task, lore.skills, { root: ground.root, run: record.id }),
        ground,
        reviewed,
        provider,
        lore,
        context,
        record,
        seal: sealer.seal,
        startedAt,
        notices,
      });
    } finally {
      clock.end();
      record.close();
    }
  } finally {
    await ground.release();
  }
}

async function work(scene: Scene): Promise<Finished> {
  const { order, record, seal, ground, notices, task, trusted } = scene;
  const memory = new SessionMemory(record, seal);
  const crew: { fleet?: RunFleet } = {};
  const transcript = openTranscript(scene, (seen) => {
    memory.note(seen);
    crew.fleet?.see(seen);
  });
  order.begun?.({ id: record.id, recipe: task.recipe, trusted });
  let begun = false;
  const notice = (text: string): void => {
    notices.push(text);
    if (begun) transcript.add({ type: 'notice', level: 'warning', text });
  };
  const sandbox = await openWallFor(scene);
  const built = build(scene, transcript, { notice, sandbox });
  await memory.attach(built.kit.files);
  await built.kit.memory?.load();
  const joined = joinMcp(built, built.scene.tools, order.signal);
  const servers = await joined.catch(() => []);
  scene.lore.items.push(...furtherItems(built, servers, task.plugins.items));
  const fleet = new RunFleet(scene, built, transcript);
  crew.fleet = fleet;
  if (record.earlier.length === 0) transcript.add(startLine(scene, built));
  else transcript.add({ type: 'resume', from: record.earlier.length });
  for (const text of notices) transcript.add({ type: 'notice', level: 'warning', text });
  begun = true;
  if (sandbox) transcript.add({ type: 'notice', level: 'info', text: sandbox.about });
  if (scene.lore.items.length > 0) transcript.add({ type: 'context', items: scene.lore.items });
  const attempts = { count: 1 };
  const ending = await endingOf(() => joined.then(() => toTheEnd(scene, fleet, attempts)), order.signal);
  for (const text of [...(await fleet.close()), ...(await built.close())]) notice(text);
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
    reviewed: scene.reviewed,
    seal,
    startedAt: scene.startedAt,
    attempts: attempts.count,
    notices,
  });
}

function openTranscript({ record, seal, order }: Scene, see: (seen: Seen) => void): Transcript {
  return new Transcript(
    {
      agent: 'main',
      seal,
      write: record.write,
      tell: (seen) => {
        record.note(seen);
        see(seen);
        order.tell(seen);
      },
    },
    record.earlier,
  );
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
