import fs from 'node:fs';
import path from 'node:path';
import type { Instruction } from '../agent/prompt.js';
import type { ContextItem, Line } from '../contract/event.js';
import type { Trusted } from '../contract/trigger.js';
import { within } from '../contract/within.js';
import { type AgentType, findAgents } from '../service/agents.js';
import type { Git } from '../service/git.js';
import { findSkills, type Skill, type SkillSource } from '../service/skills.js';
import { commitTree, diskTree, type Tree } from '../service/tree.js';
import type { Ground } from './ground.js';
import { FolderInstructions, isGuide, readInstructions, SCOPED_FOLDER } from './instructions.js';
import type { Order } from './order.js';
import { type Task, trustedReader } from './task.js';

/** What a project and a person have written for agents: instruction files, skills, kinds of subagents. */
export interface Lore {
  instructions: Instruction[];
  folders: FolderInstructions;
  skills: Skill[];
  types: AgentType[];
  /** What was taken and what was not, for people. */
  items: ContextItem[];
}

/** Folders of skills and of agent types, in the order they are looked at; the first of a name is taken. */
const PLACES = {
  skills: ['.galley/skills', '.agents/skills', '.claude/skills'],
  agents: ['.galley/agents', '.claude/agents'],
};

export interface LoreScene {
  order: Order;
  trusted: Trusted;
  git: Git | undefined;
  ground: Ground;
  task: Task;
  /** Lines of an earlier part of the run: what it has told its agents is not told again. */
  earlier: readonly Line[];
  /** Skills and agent types of plugins. */
  plugins?: { skills: SkillSource[]; agents: { tree: Tree; prefix?: string }[] };
}

/** Reads all of it where it can be trusted: at the base commit of an event, in the work tree of a local run. */
export async function gatherLore(scene: LoreScene): Promise<Lore> {
  const { order, trusted, git, task, earlier, plugins } = scene;
  const { workspace, home, person } = order.places;
  const top = git ? await git.top() : workspace;
  const place = path.relative(top, workspace).split(path.sep).join('/');
  const folders = [...new Set([place, ''])];
  const open = opener(trusted, git, top);
  const trees = async (names: string[], own: string[]): Promise<{ tree: Tree; prefix?: string }[]> => {
    const project = names.flatMap((name) => folders.map((folder) => (folder ? `${folder}/${name}` : name)));
    const found = [
      ...(await Promise.all(project.map((name) => open(name)))),
      ...(await Promise.all(own.map((folder) => diskTree(folder, shortOf(folder, person))))),
    ];
    return found.flatMap((tree) => (tree ? [{ tree }] : []));
  };
  const skills = await findSkills([
    ...(await trees(PLACES.skills, [path.join(home, 'skills'), path.join(person, '.agents', 'skills')])),
    ...(plugins?.skills ?? []),
  ]);
  const agents = await findAgents([
    ...(await trees(PLACES.agents, [path.join(home, 'agents')])),
    ...(plugins?.agents ?? []),
  ]);
  const isWanted = task.loaded.config.context.instructions;
  const read = await trustedReader({ ...order, places: { ...order.places, workspace: top } }, trusted, git);
  const instructions = isWanted
    ? await readInstructions({
        read,
        place,
        scopedTree: await open(SCOPED_FOLDER),
        own: ownFile(home, person),
        from: trusted.baseSha === '' ? 'the work tree' : `commit ${trusted.baseSha.slice(0, 12)}`,
      })
    : { files: [], scoped: [], items: [] };
  const guides = isWanted ? () => guideTree(scene, top) : async () => undefined;
  return {
    instructions: instructions.files,
    folders: new FolderInstructions(instructions, guides, toldIn(earlier)),
    skills: skills.skills,
    types: agents.types,
    items: [
      ...instructions.items,
      ...skills.skills.map(({ name, tree, bytes }) => listed('skill', { name, from: tree.about, bytes })),
      ...skills.skipped.map((each) => skipped('skill', each)),
      ...agents.types.map((each) => listed('agent', each)),
      ...agents.skipped.map((each) => skipped('agent', each)),
    ],
  };
}

/** Opens a folder of the project: in the base commit, or on disk where it does not lead out of the repository. */
function opener(
  { baseSha }: Trusted,
  git: Git | undefined,
  top: string,
): (name: string) => Promise<Tree | undefined> {
  return async (name) => {
    if (baseSha !== '') return git && commitTree(git, baseSha, name);
    const tree = await diskTree(path.join(top, name), name);
    return tree?.folder === undefined || within(top, tree.folder) === undefined ? undefined : tree;
  };
}

/** The repository as it was when the run began, or at the base commit: what a run writes does not instruct it. */
async function guideTree({ trusted, git, ground }: LoreScene, top: string): Promise<Tree | undefined> {
  const sha = trusted.baseSha || ground.start;
  return git && sha ? commitTree(git, sha, '', isGuide) : diskTree(top, 'the work tree');
}

function toldIn(lines: readonly Line[]): { agent: string; path: string }[] {
  return lines.flatMap((line) =>
    line.type === 'context' ? line.items.map(({ name }) => ({ agent: line.agent, path: name })) : [],
  );
}

/** The person's own words for agents. */
function ownFile(home: string, person: string): { path: string; text: string } | undefined {
  const file = path.join(home, 'AGENTS.md');
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return { path: shortOf(file, person), text: fs.readFileSync(file, 'utf8') };
}

function shortOf(file: string, person: string): string {
  const inside = within(person, file);
  return inside === undefined ? file : `~/${inside}`;
}

type Named = { name: string; from: string; bytes: number };

function listed(kind: 'skill' | 'agent', { name, from, bytes }: Named): ContextItem {
  return { kind, name, from, bytes, state: 'listed' };
}

function skipped(kind: 'skill' | 'agent', { name, from, bytes, why }: Named & { why: string }): ContextItem {
  return { kind, name, from, bytes, state: 'skipped', why };
}
