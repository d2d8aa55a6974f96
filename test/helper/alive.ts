import { execFileSync } from 'node:child_process';

/** Whether a process is there and no zombie (in a container nobody may collect those). */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) throw new Error(`no pid: ${pid}`);
  try {
    return !/^[ZX]/.test(execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).trim());
  } catch {
    return false;
  }
}
