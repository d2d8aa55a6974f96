import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What GitHub gives a job that says nothing. */
const DEFAULT_MINUTES = 360;
const MOST_BYTES = 1024 * 1024;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * When GitHub will kill the job this process runs in (epoch milliseconds): its `timeout-minutes`, read from the workflow's
 * file in the checkout, after the runner began it. Undefined outside of a workflow, and where nobody can tell.
 */
export function jobDeadline(env: Env, now = Date.now()): number | undefined {
  if (env.GITHUB_ACTIONS !== 'true') return undefined;
  const began = workerStart() ?? now - process.uptime() * 1_000;
  return began + (minutesOf(env) ?? DEFAULT_MINUTES) * 60_000;
}

/** `owner/name/.github/workflows/x.yml@refs/heads/main` names the file, GITHUB_JOB the job in it. */
function minutesOf({
  GITHUB_WORKFLOW_REF: ref = '',
  GITHUB_WORKSPACE: root,
  GITHUB_JOB: job,
}: Env): number | undefined {
  const name = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^@]+)@/.exec(ref)?.[1];
  if (!name || !root || !job) return undefined;
  try {
    const file = path.join(root, name);
    if (fs.statSync(file).size > MOST_BYTES) return undefined;
    const workflow = parse(fs.readFileSync(file, 'utf8')) as {
      jobs?: Record<string, { 'timeout-minutes'?: unknown }>;
    };
    const minutes = workflow.jobs?.[job]?.['timeout-minutes'];
    return typeof minutes === 'number' && minutes > 0 ? minutes : undefined;
  } catch {
    return undefined;
  }
}

const MOST_ANCESTORS = 20;

/** The runner starts a worker process for each job: that process's age is the job's. Linux only. */
function workerStart(): number | undefined {
  try {
    const uptime = Number(fs.readFileSync('/proc/uptime', 'latin1').split(' ')[0]);
    let pid = process.ppid;
    for (let n = 0; n < MOST_ANCESTORS && pid > 1; n += 1) {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // proc(5): field 4 is the parent, field 22 the start in clock ticks of 1/100 s after boot.
      if (name.startsWith('Runner.Worker')) return Date.now() - (uptime - Number(fields[19]) / 100) * 1_000;
      pid = Number(fields[1]);
    }
  } catch {
    return undefined;
  }
  return undefined;
}
