import { randomBytes } from 'node:crypto';

/** A run's id: sortable by time, safe in file, branch and artifact names. */
export function runId(now = new Date()): string {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  return `${stamp}-${randomBytes(3).toString('hex')}`;
}
