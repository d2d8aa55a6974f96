import { z } from 'zod';
import type { Output } from '../../contract/tool.js';
import type { ShellResult } from '../../service/shell.js';
import { defineTool } from '../kit.js';

/** Runs a command in a fresh shell, or starts it as a job. Sources: seed A `bash`/`shell`, seed B `bash`. */
export const bash = defineTool({
  name: 'bash',
  aliases: ['shell'],
  about:
    'Runs a command in a fresh bash in the workspace and returns stdout and stderr together. cd does not persist: use cwd. stdin is empty. For servers and other long work set background: true and use job_output.',
  input: z.strictObject({
    command: z.string().min(1).max(100_000),
    description: z.string().max(500).default('').describe('a few words on what it does'),
    timeout: z.number().int().min(1).max(1_800).default(120).describe('seconds before it is ended'),
    background: z.boolean().default(false).describe('start it as a job and do not wait'),
    cwd: z.string().optional().describe('folder to run in, default the workspace'),
  }),
  access: ({ command, cwd }) => [{ kind: 'exec', command, ...(cwd !== undefined && { cwd }) }],
  preview: ({ command, timeout, background }) => ({
    command: command.length > 200 ? `${command.slice(0, 200)}…` : command,
    timeout,
    ...(background && { background: 'yes' }),
  }),

  async run({ command, description, timeout, background, cwd }, { kit, signal, progress }) {
    if (background) {
      const job = await kit.jobs.start({ command, description }, kit.shell.line(command, cwd), kit.shell.env);
      const text = `Started job ${job.id} (pid ${job.pid}), output in ${job.log}. job_output shows it, job_kill ends it.`;
      return { text, meta: { job: job.id, pid: job.pid } };
    }
    const result = await kit.shell.run({
      command,
      ...(cwd !== undefined && { cwd }),
      timeoutMs: timeout * 1_000,
      signal,
      onOutput: progress,
    });
    return report(result, timeout);
  },
});

function report(result: ShellResult, timeout: number): Output {
  const { text, exit, signal, timedOut, cancelled, flooded, running, spill, bytes } = result;
  const notes = [
    timedOut && `timed out after ${timeout} s and was ended with everything it had started`,
    cancelled && 'cancelled',
    flooded && 'ended with everything it had started: it had more processes at once than a command may',
    !timedOut && !cancelled && !flooded && signal && `ended by ${signal}`,
    exit !== null && exit !== 0 && `exit code ${exit}`,
    running.length > 0 &&
      `still running: pid ${running.join(', ')}; it is ended with the run (background: true makes it a job)`,
  ].filter((note) => typeof note === 'string');
  const shown = text === '' ? '(no output)' : text;
  return {
    text: notes.length === 0 ? shown : `${shown.replace(/\n$/, '')}\n[${notes.join('; ')}]`,
    ...(spill && { more: `The whole output, ${bytes} bytes, is in ${spill}.` }),
    meta: {
      exit: exit ?? -1,
      bytes,
      ...(signal && { signal }),
      ...(timedOut && { timedOut }),
      ...(cancelled && { cancelled }),
      ...(flooded && { flooded }),
      ...(running.length > 0 && { running: running.map(String) }),
    },
    failed: exit !== 0,
  };
}
