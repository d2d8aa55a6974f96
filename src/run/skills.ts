import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../contract/error.js';
import { asText, MAX_TEXT_BYTES } from '../service/files.js';
import { whereabouts } from '../service/paths.js';
import {
  filesOf,
  fillSkill,
  folderBelow,
  type Skill,
  type SkillShelf,
  skillNamed,
} from '../service/skills.js';

/** Most characters of the list in the system prompt. */
const MOST_LIST = 16_000;
const MOST_COPIED = 32 * 1024 * 1024;

/**
 * The skills of an agent that works in `root`. A skill that stands there as it may be trusted is used in its place; any
 * other (of a commit, of the person) is copied below `.galley/runs/`, where commands and `read` reach it.
 */
export function skillShelf(skills: readonly Skill[], root: string, run: string): SkillShelf {
  return {
    async load(name, given) {
      const skill = skillNamed(skills, name);
      const files = await filesOf(skill);
      const bytes = await skill.tree.read(`${skill.folder}/SKILL.md`, MAX_TEXT_BYTES);
      if (!Buffer.isBuffer(bytes)) throw new ToolError(`The skill ${name} has lost its SKILL.md.`);
      const dir = folderBelow(skill, root) ?? (await copied(skill, files, root, folderFor(run, name)));
      const text = fillSkill(asText('SKILL.md', bytes), skill, { given, dir, root });
      return { text, dir, files };
    },
  };
}

function folderFor(run: string, name: string): string {
  return path.join('.galley', 'runs', run, 'skills', name.replace(':', '__'));
}

async function copied(skill: Skill, files: readonly string[], root: string, folder: string): Promise<string> {
  const to = path.join(root, folder);
  if (fs.existsSync(to)) return to;
  if (whereabouts(root, folder) !== to)
    throw new ToolError(`The skill ${skill.name} cannot be used: a symlink stands in the way of ${folder}.`);
  let total = 0;
  for (const file of files) {
    const bytes = await skill.tree.read(`${skill.folder}/${file}`, MOST_COPIED);
    if (!Buffer.isBuffer(bytes)) continue;
    total += bytes.length;
    if (total > MOST_COPIED) throw new ToolError(`The skill ${skill.name} is larger than 32 MiB.`);
    const full = path.join(to, file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    // Scripts are started by their interpreter or as they are: a commit's mode is not kept, so all may run.
    fs.writeFileSync(full, bytes, { mode: 0o755 });
  }
  keepOutOfGit(path.dirname(path.dirname(path.dirname(to))));
  return to;
}

function keepOutOfGit(runs: string): void {
  const ignore = path.join(runs, '.gitignore');
  if (!fs.existsSync(ignore)) fs.writeFileSync(ignore, '*\n');
}

/** Copies of skills that a run has made in a folder that is not its own. */
export function removeCopies(root: string, run: string, runDir: string): void {
  const folder = path.join(root, '.galley', 'runs', run);
  if (path.resolve(folder) !== path.resolve(runDir)) fs.rmSync(folder, { recursive: true, force: true });
}

/** What the system prompt says about them; empty without any. */
export function skillsSection(skills: readonly Skill[]): string[] {
  if (skills.length === 0) return [];
  const lines: string[] = [];
  let room = MOST_LIST;
  for (const { name, description } of skills) {
    const line = `- ${name}: ${description}`;
    if (line.length > room) break;
    room -= line.length;
    lines.push(line);
  }
  const left = skills.length - lines.length;
  if (left > 0)
    lines.push(
      `- and ${left} more: ${skills
        .slice(-left)
        .map(({ name }) => name)
        .join(', ')}`.slice(0, 2_000),
    );
  return [
    `# Skills\n\nA skill is a set of instructions for one kind of task. When one fits what you are doing, load it with the skill tool before you start.\n\n${lines.join('\n')}`,
  ];
}
