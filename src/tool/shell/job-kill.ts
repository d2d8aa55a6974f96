import { z } from 'zod';
import { defineTool } from '../kit.js';

/** Ends a job with everything it started. Source: seed B `job_kill`. */
export const jobKill = defineTool({
  name: 'job_kill',
  about: 'Stops a background job and its processes: SIGTERM, then SIGKILL after 3 seconds.',
  input: z.strictObject({ id: z.string().min(1).describe('as bash or job_list gave it') }),
  access: ({ id }) => [{ kind: 'job', id }],

  async run({ id }, { kit }) {
    const before = await kit.jobs.get(id);
    const job = await kit.jobs.kill(id);
    const text =
      before.status === 'running'
        ? `Job ${id} was stopped.`
        : `Job ${id} had already ended (${job.status}${job.exit === undefined ? '' : ` ${job.exit}`}).`;
    return { text, meta: { status: job.status } };
  },
});
