import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../contract/error.js';
import type { Changed, Git } from '../service/git.js';
import { startOf } from '../service/process.js';

/** Names the process that a copy of the work tree belongs to; a copy whose process is gone is swept away by the next run. */
export async function markOwner(folder: string): Promise<void> {
  const start = (await startOf(process.pid)) ?? '';
  fs.writeFileSync(path.join(folder, OWNER), JSON.stringify({ pid: process.pid, start }));
}

const OWNER = 'owner.json';
const COPY = /[\\/]galley-work-[A-Za-z0-9]+[\\/]work$/;

/** Takes away copies of this repository's work tree that a killed run has left behind. Never throws. */
export async function sweepCopies(git: Git): Promise<void> {
  const { stdout } = await git
    .run(['worktree', 'list', '--porcelain', '-z'], { codes: [128, 129] })
    .catch(() => ({ stdout: Buffer.alloc(0) }));
  const copies = stdout
    .toString('utf8')
    .split('\0')
    .flatMap((row) => (row.startsWith('worktree ') ? [row.slice('worktree '.length)] : []))
    .filter((folder) => COPY.test(folder));
  for (const copy of copies) {
    if (await isOwned(path.dirname(copy))) continue;
    await git.run(['worktree', 'remove', '--force', copy], { codes: [128] }).catch(() => undefined);
    fs.rmSync(path.dirname(copy), { recursive: true, force: true });
  }
  if (copies.length > 0) await git.run(['worktree', 'prune'], { codes: [128] }).catch(() => undefined);
}

/** A copy without a readable mark is somebody's: a folder that is gone altogether is not. */
async function isOwned(folder: string): Promise<boolean> {
  if (!fs.existsSync(folder)) return false;
  try {
    const { pid, start } = JSON.parse(fs.readFileSync(path.join(folder, OWNER), 'utf8')) as {
      pid: number;
      start: string;
    };
    return (await startOf(pid)) === start;
  } catch {
    return true;
  }
}

export interface Homecoming {
  /** The copy, and the tree it started from. */
  copy: Git;
  start: string;
  /** The work tree that the changes come back to. */
  home: Git;
  /** Refuses (ToolError) what may not be written there. */
  mayWrite: (path: string) => void;
  /** Runs the work while nothing else writes these files. */
  locked: <T>(paths: string[], work: () => Promise<T>) => Promise<T>;
  /** Keeps a patch that was not applied, and says where. */
  keep: (patch: string) => string | undefined;
}

/**
 * Brings a copy's changes home as one patch: every path is judged as a write there, and the patch is applied whole or not
 * at all. Answers with what became of it; empty when nothing was changed.
 */
export async function bringHome(way: Homecoming): Promise<{ say: string; changed: string[] }> {
  const changes = await way.copy.changedPaths(way.start);
  if (changes.length === 0) return { say: '', changed: [] };
  const changed = changes.map(({ path: name }) => name);
  const patch = await way.copy.diff(way.start);
  const refused = refusal(changes, way);
  const why = refused ?? (await way.locked(changed, () => apply(way.home, patch)));
  if (why === undefined)
    return { say: `Its changes were applied to the work tree: ${changed.join(', ')}.`, changed };
  return {
    say: `Its changes were NOT applied: ${why} ${keptText(way.keep(patch.toString('utf8')))}`,
    changed: [],
  };
}

/** The patch of a copy that did not end well: kept for whoever wants it, applied by nobody. */
export async function keepOnly(way: Pick<Homecoming, 'copy' | 'start' | 'keep'>): Promise<string> {
  const patch = await way.copy.diff(way.start);
  return patch.length === 0
    ? ''
    : `Its changes were not applied. ${keptText(way.keep(patch.toString('utf8')))}`;
}

function keptText(where: string | undefined): string {
  return where === undefined ? '' : `The patch is in ${where}.`;
}

function refusal(changes: readonly Changed[], { mayWrite }: Homecoming): string | undefined {
  for (const { path: name, state } of changes) {
    if (state === 'nested') return `${name} is a repository of its own.`;
    try {
      mayWrite(name);
    } catch (error) {
      if (error instanceof ToolError) return error.message;
      throw error;
    }
  }
  return undefined;
}

/** Why git would not apply it; undefined when it is done. */
async function apply(home: Git, patch: Buffer): Promise<string | undefined> {
  const { code, stderr } = await home.run(['apply', '--whitespace=nowarn', '-'], {
    input: patch,
    codes: [1, 128],
  });
  if (code === 0) return undefined;
  const said = String(stderr).trim().split('\n').slice(0, 5).join('; ');
  return `they do not fit what the work tree has become (${said}).`;
}
