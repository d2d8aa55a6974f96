import { z } from 'zod';
import { defineTool } from '../kit.js';

/** The end of a job's log, and whether it still runs. Source: seed B `job_output`. */
export const jobOutput = defineTool({
  name: 'job_output',
  about: 'Shows the latest output of a background job, and whether it still runs.',
  input: z.strictObject({
    id: z.string().min(1).describe('as bash or job_list gave it'),
    tail: z.number().int().min(1).max(2_000).default(100).describe('lines from the end'),
  }),
  access: () => [],

  async run({ id, tail }, { kit }) {
    const job = await kit.jobs.get(id);
    const { text, bytes } = kit.jobs.tail(id, tail);
    const state = {
      running: `[job ${id} is running]`,
      exited: `[job ${id} exited with code ${job.exit}]`,
      killed: `[job ${id} was killed]`,
      lost: `[job ${id} is gone; its exit code was not seen]`,
    }[job.status];
    return {
      text: `${text === '' ? '(no output yet)' : text}\n${state}`,
      keep: 'tail',
      meta: { status: job.status, bytes },
    };
  },
});
