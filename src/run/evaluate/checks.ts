import fs from 'node:fs';
import path from 'node:path';
import { openSandbox } from '../../service/sandbox.js';
import { Shell } from '../../service/shell.js';
import type { Case } from './case.js';
import { copyInto, layOut } from './ground.js';

const SHOWN = 400;

export interface Yard {
  /** A folder of this evaluation's own. */
  temp: string;
  /** The whole environment of the checks. */
  env: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Why the case's checks do not hold with `patch` on a clean tree of its commit; empty when they do. The agent's own tree
 * is not looked at: what counts is what would be merged. Checks run behind the sandbox where there is one.
 */
export async function checkPatch(each: Case, patch: string, { temp, env, signal }: Yard): Promise<string[]> {
  const root = path.join(temp, 'checked');
  const git = await layOut(each, root, env);
  if (each.change) copyInto(each, each.change, root);
  if (patch !== '') {
    try {
      await git.run(['apply', '--whitespace=nowarn', '-'], { input: Buffer.from(patch) });
    } catch (error) {
      return [`the patch does not apply: ${error instanceof Error ? error.message : String(error)}`];
    }
  }
  if (each.hidden) copyInto(each, each.hidden, root);
  const wall = await openSandbox({
    mode: 'auto',
    root,
    temp: path.join(temp, 'scratch'),
    network: false,
    env,
  });
  const shell = new Shell({
    root,
    guard: () => {},
    env: { ...env, ...wall.env },
    ...(wall.wrap && { wrap: wall.wrap }),
    spillDir: path.join(temp, 'spill'),
    shellExpansion: true,
  });
  try {
    const wrong: string[] = [];
    for (const check of each.checks) {
      const { exit, timedOut, text } = await shell.run({
        command: check.shell,
        timeoutMs: check.timeout * 1_000,
        signal,
      });
      signal.throwIfAborted();
      const how = timedOut ? `did not end within ${check.timeout} s` : `ended with ${exit}`;
      if (exit !== 0) wrong.push(`${check.shell} ${how}: ${text.trim().slice(-SHOWN)}`);
    }
    return wrong;
  } finally {
    await shell.reap();
    await wall.close();
    fs.rmSync(root, { recursive: true, force: true });
  }
}
