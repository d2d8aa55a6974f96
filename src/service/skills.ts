import path from 'node:path';
import { ToolError } from '../contract/error.js';
import { within } from '../contract/within.js';
import { asText, MAX_TEXT_BYTES } from './files.js';
import { frontMatter, namesOf, textOf } from './front-matter.js';
import type { Tree } from './tree.js';

/** Largest description that is listed, in characters. Source: Agent Skills format. */
const MOST_DESCRIPTION = 1_024;
const MOST_FILES = 500;
const MOST_SKILLS = 200;
/** Folders that are read together. */
const AT_ONCE = 50;

/** One skill: a folder with a SKILL.md, in a tree that may be trusted. */
export interface Skill {
  /** `name`, or `plugin:name`. */
  name: string;
  description: string;
  /** Its folder in the tree. */
  folder: string;
  tree: Tree;
  /** Names of `$name` arguments, in order. */
  argumentNames: string[];
  bytes: number;
}

/** The skills of one agent, as its tools see them. */
export interface SkillShelf {
  /** The instructions filled in, the folder as commands and `read` reach it, and the files in it. */
  load(name: string, given: string): Promise<{ text: string; dir: string; files: string[] }>;
}

/** A folder of skills; earlier sources win. `prefix` is a plugin's name. */
export interface SkillSource {
  tree: Tree;
  prefix?: string;
}

export interface FoundSkills {
  skills: Skill[];
  /** What was not taken, and why. */
  skipped: { name: string; from: string; bytes: number; why: string }[];
}

/** Every skill of all sources, in their order; of two with one name the first is taken. */
export async function findSkills(sources: readonly SkillSource[]): Promise<FoundSkills> {
  const found: FoundSkills = { skills: [], skipped: [] };
  for (const { tree, prefix } of sources) {
    const folders = (await tree.list('')).filter(({ type }) => type === 'folder');
    for (let at = 0; at < folders.length; at += AT_ONCE) {
      if (found.skills.length >= MOST_SKILLS) {
        const why = `there are more than ${MOST_SKILLS} skills`;
        found.skipped.push({ name: `${folders.length - at} more folders`, from: tree.about, bytes: 0, why });
        break;
      }
      const some = folders.slice(at, at + AT_ONCE);
      const read = await Promise.all(some.map(({ name }) => readSkill(tree, name, prefix)));
      for (const each of read) if (each) take(found, each, tree.about);
    }
  }
  return found;
}

type Unfit = { name: string; bytes: number; why: string };

function take(found: FoundSkills, each: Skill | Unfit, from: string): void {
  const skip = (why: string) => found.skipped.push({ name: each.name, from, bytes: each.bytes, why });
  if ('why' in each) skip(each.why);
  else if (found.skills.some(({ name }) => name === each.name)) skip('another skill of this name came first');
  else if (found.skills.length >= MOST_SKILLS) skip(`there are more than ${MOST_SKILLS} skills`);
  else found.skills.push(each);
}

/** A folder without a SKILL.md is no skill and no mistake. */
async function readSkill(
  tree: Tree,
  folder: string,
  prefix: string | undefined,
): Promise<Skill | Unfit | undefined> {
  const bytes = await tree.read(`${folder}/SKILL.md`, MAX_TEXT_BYTES);
  if (bytes === undefined) return undefined;
  const unfit = (why: string): Unfit => ({ name: folder, bytes: bytes.length, why });
  if (bytes === 'too-large') return { name: folder, bytes: 0, why: 'SKILL.md is larger than 1 MiB' };
  let text: string;
  try {
    text = asText('SKILL.md', bytes);
  } catch (error) {
    return unfit(error instanceof Error ? error.message : String(error));
  }
  const { head } = frontMatter(text);
  const name = textOf(head.name) ?? folder;
  const description = (textOf(head.description) ?? '').replace(/\s+/g, ' ');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 64)
    return unfit('its name must be up to 64 small letters, digits and single hyphens');
  if (name !== folder) return unfit(`its name is ${name} and its folder ${folder}: they must be the same`);
  if (description === '') return unfit('it has no description');
  if (head['disable-model-invocation'] === true) return unfit('it says disable-model-invocation');
  return {
    name: prefix === undefined ? name : `${prefix}:${name}`,
    description: description.slice(0, MOST_DESCRIPTION),
    folder,
    tree,
    argumentNames: namesOf(head.arguments) ?? [],
    bytes: bytes.length,
  };
}

/**
 * The text of `skill://<name>` (SKILL.md) or `skill://<name>/<reference>`: a regular UTF-8 file of at most 1 MiB below
 * the skill's folder, symlinks refused. Source: seed A.
 */
export async function readSkillTarget(skills: readonly Skill[], target: string): Promise<string> {
  const [, name = '', reference] = /^skill:\/\/([^/]*)(?:\/([\s\S]*))?$/i.exec(target) ?? [];
  const skill = skillNamed(skills, name);
  const file = reference === undefined || reference === '' ? 'SKILL.md' : reference;
  const parts = file.split(/[\\/]/);
  if (/^([\\/]|[A-Za-z]:)/.test(file) || file.includes('\0') || file.includes('\\') || parts.includes('..'))
    throw new ToolError(`${target}: a reference is a relative path inside the skill, without "..".`);
  const clean = parts.filter((part) => part !== '' && part !== '.').join('/');
  const bytes = await skill.tree.read(`${skill.folder}/${clean}`, MAX_TEXT_BYTES);
  if (bytes === 'too-large') throw new ToolError(`${target} is larger than 1 MiB, more than is read.`);
  if (bytes === undefined) {
    const files = (await filesOf(skill)).slice(0, 50).join(', ');
    throw new ToolError(
      `${target} is no regular file of this skill (symlinks are not followed). It has: ${files}.`,
    );
  }
  return asText(target, bytes);
}

export function skillNamed(skills: readonly Skill[], name: string): Skill {
  const skill = skills.find((each) => each.name === name);
  if (skill) return skill;
  const names = skills.map((each) => each.name).join(', ');
  throw new ToolError(
    `There is no skill ${JSON.stringify(name)}. ${names === '' ? 'There are none here.' : `There are: ${names}.`}`,
  );
}

/** Its regular files, relative to its folder, SKILL.md first; at most 500. */
export async function filesOf({ tree, folder }: Skill): Promise<string[]> {
  const files: string[] = [];
  const walk = async (below: string): Promise<void> => {
    for (const { name, type } of await tree.list(`${folder}${below}`)) {
      if (files.length >= MOST_FILES) return;
      if (type === 'file') files.push(`${below}/${name}`.slice(1));
      else if (type === 'folder') await walk(`${below}/${name}`);
    }
  };
  await walk('');
  return files.sort((a, b) => Number(b === 'SKILL.md') - Number(a === 'SKILL.md'));
}

/**
 * A skill's instructions with its arguments and paths filled in: `$ARGUMENTS`, `$ARGUMENTS[N]` and `$N` (from 0),
 * `$name` for the names its front matter lists, `${SKILL_DIR}`, `${CLAUDE_SKILL_DIR}` and `${CLAUDE_PROJECT_DIR}`. Where the
 * text has no place for arguments they are put at its end.
 */
export function fillSkill(
  text: string,
  { argumentNames }: Pick<Skill, 'argumentNames'>,
  { given, dir, root }: { given: string; dir: string; root: string },
): string {
  const words = splitWords(given);
  const names = new Map(argumentNames.map((name, index) => [name, words[index] ?? '']));
  const folders: Record<string, string> = {
    SKILL_DIR: dir,
    CLAUDE_SKILL_DIR: dir,
    CLAUDE_PROJECT_DIR: root,
  };
  let used = false;
  const filled = frontMatter(text).body.replace(
    /\$ARGUMENTS(?:\[(\d+)\])?|\$\{([A-Z_]+)\}|\$(\d+)|\$([a-zA-Z][\w-]*)/g,
    (all, index?: string, variable?: string, place?: string, name?: string) => {
      if (variable !== undefined) return folders[variable] ?? all;
      if (name !== undefined && !names.has(name)) return folders[name] ?? all;
      if (place !== undefined && words[Number(place)] === undefined) return all;
      used = true;
      if (name !== undefined) return names.get(name) ?? '';
      const at = index ?? place;
      return at === undefined ? given : (words[Number(at)] ?? '');
    },
  );
  return used || given.trim() === '' ? filled : `${filled.replace(/\n+$/, '')}\n\nARGUMENTS: ${given}\n`;
}

/** Words between blanks; quotation marks keep blanks together. */
function splitWords(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}

/** The folder of a skill on disk, when it stands below `root`. */
export function folderBelow({ tree, folder }: Skill, root: string): string | undefined {
  if (tree.folder === undefined) return undefined;
  const full = path.join(tree.folder, folder);
  return within(root, full) === undefined ? undefined : full;
}
