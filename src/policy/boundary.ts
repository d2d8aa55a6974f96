import path from 'node:path';
import { type Access, ALLOW, type Verdict } from '../contract/access.js';
import type { By } from '../contract/policy.js';
import { HOLE } from '../contract/shell.js';
import { within } from '../contract/within.js';
import type { Granted, Judge } from './gate.js';
import { isGit, selfModifying } from './guarded-names.js';

export interface BoundaryScene {
  /** The workspace: absolute, symlinks resolved. */
  root: string;
  /** Where a path really leads: absolute, every symlink followed; throws when nobody can tell. */
  resolve: (path: string, by?: By) => string;
  /** Whether a tool may leave the workspace by an absolute path. */
  absolutePaths: (tool: string) => boolean;
  /** Further folders that may be read (spilled output, skills). */
  allowOutside?: readonly string[];
  /** Further folders that may be read and written (a run's scratch folder). */
  scratch?: readonly string[];
  /** Files of the runner (GITHUB_ENV and its kin, the event): neither read nor written. A folder covers what is in it. */
  runnerFiles?: readonly string[];
  /** The person's home folder: its dotfiles are out of reach. */
  home?: string;
  /** Which allow rule covers this touch and names what is guarded, if any. */
  granted?: Granted;
}

/** A command's own streams, as redirects name them. */
const STREAMS = new Set(['/dev/stdout', '/dev/stderr']);
/** Folders of a runner that hold command files and the event, wherever its temporary folder is. */
const RUNNER_FOLDERS = new Set(['_runner_file_commands', '_github_workflow']);

/** Paths are judged where they lead; how they are spelled matters only when a tool asks. */
export function boundary(scene: BoundaryScene): Judge {
  return (access, by) => {
    if (access.kind === 'exec') return access.cwd === undefined ? ALLOW : folder(access.cwd, by, scene);
    if (access.kind !== 'read' && access.kind !== 'write') return ALLOW;
    return judge(access, by, scene);
  };
}

function folder(cwd: string, by: By, scene: BoundaryScene): Verdict {
  return judge({ kind: 'read', path: cwd }, by, scene);
}

type PathAccess = Extract<Access, { kind: 'read' | 'write' }>;

function judge(access: PathAccess, by: By, scene: BoundaryScene): Verdict {
  const shown = access.path.replaceAll(HOLE, '*');
  const no = (rule: string, why: string): Verdict => ({
    action: 'deny',
    rule: `boundary.${rule}`,
    say: `${shown} ${why}`,
  });
  if (access.kind === 'write' && STREAMS.has(access.path)) return ALLOW;
  let real: string;
  try {
    real = scene.resolve(access.path, by);
  } catch {
    return no('unresolved', 'leads nowhere that can be told. Name a path inside the workspace.');
  }
  if (real === '/dev/null') return ALLOW;
  const inside = within(scene.root, real);
  const forbidden = offLimits(real, inside, scene, by);
  if (forbidden) return no(...forbidden);
  if (inside !== undefined) return access.kind === 'read' ? ALLOW : ownFiles(access, inside, by, scene);
  if (scene.scratch?.some((folder) => within(folder, real) !== undefined)) return ALLOW;
  if (access.kind === 'read' && scene.allowOutside?.some((folder) => within(folder, real) !== undefined))
    return ALLOW;
  return outside(access, by, { real, scene, no });
}

/** What nobody may touch, inside the workspace or out of it. */
function offLimits(
  real: string,
  inside: string | undefined,
  scene: BoundaryScene,
  by: By,
): [rule: string, why: string] | undefined {
  const names = (inside ?? real).split(/[\\/]/);
  if (names.some(isGit))
    return ['git', "is part of git's own data, which is out of reach. Use git commands to look at history."];
  if (inside === undefined && /^[\\/](proc|sys|dev)([\\/]|$)/.test(real))
    return ['system', 'is a file of the system, which is out of reach.'];
  if (/^\\\\[.?]\\/.test(real)) return ['system', 'is a device, which is out of reach.'];
  const isRunners =
    names.some((name) => RUNNER_FOLDERS.has(name)) ||
    scene.runnerFiles?.some((file) => within(led(file, scene, by), real) !== undefined);
  return isRunners ? ['runner', "is the runner's own file, which is out of reach."] : undefined;
}

/** Files that decide what a later run, or the person's own tools, will do. */
function ownFiles(access: PathAccess, inside: string, by: By, scene: BoundaryScene): Verdict {
  const guarded = selfModifying(inside);
  if (guarded === undefined) return ALLOW;
  const rule = scene.granted?.(access, by, guarded);
  if (rule !== undefined) return { action: 'allow', rule };
  return {
    action: 'deny',
    rule: 'boundary.self',
    say: `${inside} decides what later runs or tools do, so it is changed only where an allow rule names it: write(${inside}).`,
  };
}

function outside(
  access: PathAccess,
  by: By,
  { real, scene, no }: { real: string; scene: BoundaryScene; no: (rule: string, why: string) => Verdict },
): Verdict {
  const absolute = path.isAbsolute(access.path) || /^~([\\/]|$)/.test(access.path);
  if (by.moment === 'call' && !absolute)
    return no('outside', `leads out of the workspace. Name a path inside it.`);
  if (by.moment === 'audit' || !scene.absolutePaths(by.tool))
    return no(
      'outside',
      `is outside the workspace. Name a path inside it (tools.${by.tool}.absolute_paths is off).`,
    );
  const inHome = scene.home === undefined ? undefined : within(led(scene.home, scene, by), real);
  if (inHome?.startsWith('.'))
    return no('home', 'is a settings file of the person who runs this, which is out of reach.');
  return ALLOW;
}

/** Where one of our own paths leads; as written when nobody can tell. */
function led(file: string, scene: BoundaryScene, by: By): string {
  try {
    return scene.resolve(file, by);
  } catch {
    return file;
  }
}
