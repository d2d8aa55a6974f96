import fs from 'node:fs';
import path from 'node:path';
import type { Bench } from '../agent/dispatch.js';
import type { Transcript } from '../agent/transcript.js';
import type { Policy } from '../contract/policy.js';
import { budget } from '../policy/budget.js';
import { makePolicy } from '../policy/gate.js';
import type { Judges } from '../policy/judges.js';
import { compileReminders } from '../policy/remind.js';
import { pickTools } from '../tool/index.js';
import type { Kit } from '../tool/kit.js';
import { submitOutputAs } from '../tool/output/submit-output.js';
import { browserOn } from '../tool/web/browser.js';
import type { BenchScene } from './bench-scene.js';
import { makeJudges, NEVER_EXEC } from './judge.js';
import { makeKit } from './kit.js';

export interface Built {
  scene: BenchScene;
  tools: Bench<Kit>['tools'];
  kit: Kit;
  policy: Policy;
  judges: Judges;
  /** The reminders, compiled, for each agent's own watch. */
  remind: ReturnType<typeof compileReminders>;
  spill: (text: string) => string | undefined;
  /** Ends what commands left behind. Answers with what is to be told about it. */
  close(): Promise<string[]>;
}

/** Builds policy, services and tools of a run, or of a single tool call: the same gate for both. */
export function makeBench(scene: BenchScene): Built {
  const judged = makeJudges(scene);
  const remind = compileReminders(scene.effective.ttsr);
  const policy: Policy = makePolicy(
    [...Object.values(judged.named), ...(scene.neverExec ? [NEVER_EXEC] : [])],
    {
      watch: remind({
        tell: scene.notice,
        ...(scene.injected && { injected: scene.injected }),
      }),
      turn: budget(scene.effective.limits, scene.startedAt),
      seal: scene.seal,
    },
  );
  const kit = makeKit(scene, policy);
  const hidden = judged.rules.hidden;
  const offered = pickTools(scene.tools).filter(({ name }) => !hidden.has(name) && !scene.withhold.has(name));
  const tools = new Map(offered.map((tool) => [tool.name, tool]));
  if (scene.outputSchema && tools.has('submit_output'))
    tools.set('submit_output', submitOutputAs(scene.outputSchema));
  if (tools.has('browser'))
    tools.set(
      'browser',
      browserOn(() => kit.browser?.url ?? ''),
    );
  return {
    scene,
    tools,
    kit,
    policy,
    judges: judged,
    remind,
    spill: spiller(scene),
    close: () => close(scene, kit),
  };
}

/** Long output is kept, sealed, beside the transcript, where `read` may look at it. */
function spiller({ runDir, seal }: BenchScene): Built['spill'] {
  let count = 0;
  return (text) => {
    const folder = path.join(runDir, 'spill');
    fs.mkdirSync(folder, { recursive: true });
    count += 1;
    const file = path.join(folder, `output-${String(count).padStart(4, '0')}.txt`);
    fs.writeFileSync(file, seal(text), { mode: 0o600 });
    return file;
  };
}

async function close({ config, sandbox }: BenchScene, kit: Kit): Promise<string[]> {
  const told: string[] = [];
  await kit.lsp?.close();
  await kit.browser?.close();
  const ended = await kit.shell.reap();
  await sandbox?.close();
  await kit.search.close();
  await kit.repoMap.close();
  if (ended.length > 0) told.push(`${ended.length} processes that commands had left behind were ended.`);
  if (config.tools.bash.keep_jobs) {
    const kept = (await kit.jobs.list()).filter(({ status }) => status === 'running').length;
    if (kept > 0 && sandbox?.wrap && Array.isArray(config.tools.bash.network))
      told.push(`${kept} background jobs go on without a network: the filter they had ended with the run.`);
    return told;
  }
  const jobs = await kit.jobs.endAll();
  if (jobs.length > 0) told.push(`${jobs.length} background jobs were ended with the run.`);
  return told;
}

/** The bench the agent works at. */
export function agentBench(built: Built, transcript: Transcript, further: Partial<Bench<Kit>>): Bench<Kit> {
  const { tools, kit, policy, spill } = built;
  return { tools, kit, policy, transcript, spill, ...further };
}
