import { z } from 'zod';
import { defineTool } from '../kit.js';

/** Jobs of this workspace, newest first. Source: seed B `job_list`. */
export const jobList = defineTool({
  name: 'job_list',
  about: 'Lists background jobs, newest first: id, status, process id, folder, command.',
  input: z.strictObject({}),
  access: () => [],

  async run(_args, { kit }) {
    const jobs = await kit.jobs.list();
    if (jobs.length === 0) return { text: 'No jobs. bash with background: true starts one.' };
    const lines = jobs.map((job) => {
      const status = job.status === 'exited' ? `exited ${job.exit}` : job.status;
      const label = job.description || job.command.replace(/\s+/g, ' ').slice(0, 100);
      return `${job.id}  ${status}  pid ${job.pid}  ${job.cwd}  ${label}`;
    });
    return { text: lines.join('\n'), keep: 'head', meta: { jobs: jobs.length } };
  },
});
