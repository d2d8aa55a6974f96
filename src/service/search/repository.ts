import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What git would read beside the tree's own ignore files when it walks from `root`. */
export interface Surroundings {
  /** core.ignorecase */
  fold: boolean;
  /** Ignore texts from weakest to strongest: global excludes, `.git/info/exclude`, ignore files of the folders above. */
  texts: { text: string; above: string; kind: Kind }[];
}

/** `global` = core.excludesFile, `git` = this repository's, `own` = `.ignore` files. */
type Kind = 'global' | 'git' | 'own';

/** Finds the repository that `root` lies in (if any) and reads the rules that reach into it from outside. */
export function surroundings(root: string): Surroundings {
  const top = repositoryTop(root);
  const above = top === undefined ? '' : slashed(path.relative(top, root));
  const gitFolder = top === undefined ? undefined : commonGitFolder(top);
  const config = gitSettings(gitFolder);
  const texts: Surroundings['texts'] = [];
  const add = (file: string, from: string, kind: Kind): void => {
    const text = readText(file);
    if (text) texts.push({ text, above: from, kind });
  };
  add(config.excludesFile ?? path.join(os.homedir(), '.config/git/ignore'), above, 'global');
  if (gitFolder !== undefined) add(path.join(gitFolder, 'info/exclude'), above, 'git');
  for (const [folder, from] of foldersAbove(root, top)) {
    add(path.join(folder, '.gitignore'), from, 'git');
    add(path.join(folder, '.ignore'), from, 'own');
  }
  return { fold: config.ignoreCase, texts };
}

/** The top of the repository that `root` lies in and the folder that holds its index; undefined outside of one. */
export function gitPlace(root: string): { top: string; folder: string } | undefined {
  const top = repositoryTop(root);
  if (top === undefined) return undefined;
  const folder = ownGitFolder(top);
  return folder === undefined ? undefined : { top, folder };
}

/** Where `.git/info/exclude` of a repository nested in the tree at `folder` is, or would be. */
export function ownExcludes(folder: string): string {
  return path.join(commonGitFolder(folder) ?? path.join(folder, '.git'), 'info/exclude');
}

function repositoryTop(root: string): string | undefined {
  for (let folder = root; ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, '.git'))) return folder;
    if (path.dirname(folder) === folder) return undefined;
  }
}

/** The `.git` folder that holds `info/` and `config`; a worktree's or submodule's `.git` is a file that names it. */
function commonGitFolder(top: string): string | undefined {
  const own = ownGitFolder(top);
  if (own === undefined) return undefined;
  const common = readText(path.join(own, 'commondir')).trim();
  return common === '' ? own : path.resolve(own, common);
}

/** The folder that holds this work tree's `HEAD` and `index`. */
function ownGitFolder(top: string): string | undefined {
  const dotGit = path.join(top, '.git');
  if (fs.lstatSync(dotGit, { throwIfNoEntry: false })?.isDirectory()) return dotGit;
  const named = /^gitdir: (.+)$/m.exec(readText(dotGit))?.[1];
  return named === undefined ? undefined : path.resolve(top, named.trim());
}

/** Folders from the repository's top down to the one above `root`, each with the path from it down to `root`. */
function foldersAbove(root: string, top: string | undefined): [string, string][] {
  const folders: [string, string][] = [];
  if (top === undefined || top === root) return folders;
  for (let folder = path.dirname(root); ; folder = path.dirname(folder)) {
    folders.unshift([folder, slashed(path.relative(folder, root))]);
    if (folder === top) return folders;
  }
}

function gitSettings(gitFolder: string | undefined): { ignoreCase: boolean; excludesFile?: string } {
  const home = os.homedir();
  const files = [path.join(home, '.config/git/config'), path.join(home, '.gitconfig')];
  if (gitFolder !== undefined) files.push(path.join(gitFolder, 'config'));
  let ignoreCase = false;
  let excludesFile: string | undefined;
  for (const file of files) {
    const core = coreSection(readText(file));
    const fold = core.get('ignorecase');
    if (fold !== undefined) ignoreCase = /^(true|yes|on|1|)$/i.test(fold);
    const excludes = core.get('excludesfile');
    if (excludes) excludesFile = path.resolve(path.dirname(file), excludes.replace(/^~(?=\/)/, home));
  }
  return { ignoreCase, ...(excludesFile !== undefined && { excludesFile }) };
}

/** Keys of `[core]` in a git config file, lower case; a key without a value is ''. */
function coreSection(text: string): Map<string, string> {
  const keys = new Map<string, string>();
  let inCore = false;
  for (const line of text.split(/\r?\n/)) {
    const section = /^\s*\[\s*([^\]\s"]+)/.exec(line);
    if (section) inCore = section[1]!.toLowerCase() === 'core';
    const pair = /^\s*([A-Za-z][\w-]*)\s*(?:=\s*(.*?)\s*)?$/.exec(line);
    if (inCore && pair) keys.set(pair[1]!.toLowerCase(), (pair[2] ?? '').replace(/^"(.*)"$/, '$1'));
  }
  return keys;
}

function readText(file: string): string {
  try {
    return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? fs.readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}

function slashed(relative: string): string {
  return relative === '' ? '' : `${relative.split(path.sep).join('/')}/`;
}
