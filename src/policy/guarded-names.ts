/**
 * A file name as the loosest file system reads it: case, invisible characters, trailing dots and spaces, and streams
 * (`name:stream`) do not make it another file.
 */
function loose(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/:.*$/s, '')
    .replace(/[. ]+$/, '')
    .toLowerCase();
}

/** True for `.git` in every spelling that some file system takes for it (also the short name `GIT~1`). */
export function isGit(name: string): boolean {
  if (name.length < 4 || !/g/i.test(name.normalize('NFKC'))) return false;
  return /^(\.git|git~\d+)$/.test(loose(name));
}

/** Paths whose content is obeyed by something else later: CI, Galley itself, git, package managers, editors, other agents. */
const FILES = new Set([
  '.gitmodules',
  '.gitattributes',
  '.gitconfig',
  '.npmrc',
  '.yarnrc',
  '.yarnrc.yml',
  '.pnpmfile.cjs',
  '.envrc',
  '.mcp.json',
  '.pre-commit-config.yaml',
  'lefthook.yml',
  'lefthook.yaml',
  '.bazelrc',
  '.ripgreprc',
  'agents.md',
  'claude.md',
  'gemini.md',
  'copilot-instructions.md',
]);
const FOLDERS = new Set([
  '.galley',
  '.husky',
  '.vscode',
  '.idea',
  '.devcontainer',
  '.cargo',
  '.yarn',
  '.mvn',
  '.circleci',
  '.claude',
  '.gemini',
  '.cursor',
  '.codex',
]);
const GITHUB_FOLDERS = new Set(['workflows', 'actions', 'instructions']);
/** Parts of `.galley/` that are data: what agents remember, the index, and runs. */
const GALLEY_DATA = new Set(['memory', 'galley.md', 'index.md', 'runs', 'sessions', 'jobs']);

/** The guarded name that a path in the workspace falls under; undefined when the path may be written like any other. */
export function selfModifying(inside: string): string | undefined {
  const names = inside.split('/');
  const loosened = names.map(loose);
  for (const [at, name] of loosened.entries()) {
    const next = loosened[at + 1];
    if (name === '.galley' && next !== undefined && GALLEY_DATA.has(next)) return undefined;
    if (FOLDERS.has(name)) return names[at];
    if (name === '.github' && next !== undefined && GITHUB_FOLDERS.has(next))
      return `.github/${names[at + 1]}`;
    if (at === loosened.length - 1 && FILES.has(name)) return names[at];
  }
  return undefined;
}
