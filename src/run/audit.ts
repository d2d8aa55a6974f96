import fs from 'node:fs';
import type { Kept } from '../contract/event.js';
import type { Policy } from '../contract/policy.js';
import type { Changed } from '../service/git.js';
import { type Ground, OWN_FILES } from './ground.js';

type AuditLine = Extract<Kept, { type: 'audit' }>;

/**
 * After the agent: every path that changed is judged once more, however it was changed. What the policy denies is put
 * back as it was, and reported. A shell can do what no rule foresees; this is where it shows.
 */
export async function auditTree(ground: Ground, policy: Policy): Promise<AuditLine[]> {
  const { git, start } = ground;
  if (!git || !start) return [];
  const lines: AuditLine[] = [];
  const denied: Changed[] = [];
  for (const changed of await git.changedPaths(start, { skip: OWN_FILES })) {
    const verdict = policy.touch({ kind: 'write', path: changed.path }, { tool: 'audit', moment: 'audit' });
    const isFine = verdict.action === 'allow';
    if (!isFine) denied.push(changed);
    lines.push({ type: 'audit', path: changed.path, verdict, action: isFine ? 'kept' : 'reverted' });
  }
  if (denied.length > 0) await putBack(ground, denied);
  return lines;
}

async function putBack({ git, root, start }: Ground, denied: readonly Changed[]): Promise<void> {
  const isNew = ({ state }: Changed): boolean => state === 'added' || state === 'nested';
  for (const changed of denied.filter(isNew))
    fs.rmSync(Buffer.concat([Buffer.from(`${root}/`), nameOf(changed)]), { recursive: true, force: true });
  const old = denied.filter((changed) => !isNew(changed));
  if (old.length === 0) return;
  const specs = old.map((changed) =>
    Buffer.concat([Buffer.from(':(top,literal)'), nameOf(changed), Buffer.from([0])]),
  );
  const args = [
    'restore',
    `--source=${start}`,
    '--worktree',
    '--no-recurse-submodules',
    '--pathspec-from-file=-',
    '--pathspec-file-nul',
  ];
  await git?.run(args, { input: Buffer.concat(specs) });
}

function nameOf({ path, bytes }: Changed): Buffer {
  return bytes ? Buffer.from(bytes) : Buffer.from(path);
}
