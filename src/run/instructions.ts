import { reminderText } from '../agent/conversation.js';
import type { Instruction } from '../agent/prompt.js';
import type { ContextItem } from '../contract/event.js';
import { frontMatter, namesOf, textOf } from '../service/front-matter.js';
import { pathFilter } from '../service/search/filter.js';
import type { Tree } from '../service/tree.js';

/** Instruction files that count for the folder they stand in, in the order they are read. */
const NAMES = ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md'];
/** Read once, at the top. */
const TOP_NAMES = ['.github/copilot-instructions.md'];
export const SCOPED_FOLDER = '.github/instructions';
/** Longer files are cut: instructions are no place for a manual. */
const MAX_CHARACTERS = 40_000;
/** Most characters of all instruction files of one prompt. */
const MAX_TOTAL = 160_000;
/** Deepest chain of `@path` imports. Source: CLAUDE.md's own rule. */
const MAX_IMPORTS = 5;

/** An instruction file for the paths that its `applyTo` names. */
export interface Scoped extends Instruction {
  applies(path: string): boolean;
}

export interface Instructions {
  /** What stands in the system prompt. */
  files: Instruction[];
  /** What is told when an agent touches a path it is about. */
  scoped: Scoped[];
  items: ContextItem[];
}

export interface InstructionScene {
  /** A file of the repository as it may be trusted, by its path from the top. */
  read(name: string): Promise<string | undefined>;
  /** `.github/instructions`, when there is one. */
  scopedTree: Tree | undefined;
  /** The workspace, as a path from the top of the repository; empty when it is the top. */
  place: string;
  /** The person's own file. */
  own: { path: string; text: string } | undefined;
  /** Where it is read: a commit, or the work tree. */
  from: string;
}

/** The words for agents from the top of the repository down to the workspace, and those that wait for a path. */
export async function readInstructions(scene: InstructionScene): Promise<Instructions> {
  const found: Instructions = { files: [], scoped: [], items: [] };
  if (scene.own) take(found, scene.own, 'the person');
  const steps = scene.place.split('/').filter(Boolean);
  for (let depth = 0; depth <= steps.length; depth++) {
    const folder = steps.slice(0, depth).join('/');
    const names = depth === 0 ? [...NAMES, ...TOP_NAMES] : NAMES;
    for (const name of names) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const text = await scene.read(path);
      if (text !== undefined) take(found, { path, text: await withImports(path, text, scene) }, scene.from);
    }
  }
  if (scene.scopedTree) await takeScoped(found, scene.scopedTree);
  return found;
}

function take({ files, items }: Instructions, { path, text }: Instruction, from: string): void {
  const item = { kind: 'instructions' as const, name: path, from, bytes: Buffer.byteLength(text) };
  const why = whyNot(text, files);
  if (why !== undefined) {
    items.push({ ...item, state: 'skipped', why });
    return;
  }
  const isLong = text.length > MAX_CHARACTERS;
  files.push({ path, text: cut(text) });
  items.push({ ...item, state: 'whole', ...(isLong && { why: `cut after ${MAX_CHARACTERS} characters` }) });
}

function whyNot(text: string, files: readonly Instruction[]): string | undefined {
  if (text.trim() === '') return 'it is empty';
  const same = files.find((other) => other.text === cut(text));
  if (same) return `it says the same as ${same.path}`;
  const total = files.reduce((sum, each) => sum + each.text.length, 0);
  if (total + Math.min(text.length, MAX_CHARACTERS) > MAX_TOTAL)
    return `the instruction files together are over ${MAX_TOTAL} characters`;
  return undefined;
}

function cut(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}\n[cut]` : text;
}

/** Lines that are nothing but `@path` become that file's text: many a CLAUDE.md says only `@AGENTS.md`. */
async function withImports(
  from: string,
  text: string,
  scene: Pick<InstructionScene, 'read'>,
  trail: readonly string[] = [from],
): Promise<string> {
  if (trail.length > MAX_IMPORTS || !/^@\S+$/m.test(text)) return text;
  const lines = await Promise.all(
    text.split('\n').map(async (line) => {
      const [, name] = /^@(?!~|\/)(\S+?)\s*$/.exec(line) ?? [];
      const path = name === undefined ? undefined : joined(from, name);
      if (path === undefined || trail.includes(path)) return line;
      const read = await scene.read(path);
      return read === undefined ? line : withImports(path, read, scene, [...trail, path]);
    }),
  );
  return lines.join('\n');
}

/** A path beside a file; undefined when it leads out of the repository. */
function joined(from: string, to: string): string | undefined {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

async function takeScoped(found: Instructions, tree: Tree): Promise<void> {
  for (const { name, type } of await tree.list('')) {
    if (type !== 'file' || !name.endsWith('.md')) continue;
    const bytes = await tree.read(name, 1024 * 1024);
    const path = `${SCOPED_FOLDER}/${name}`;
    const item = { kind: 'instructions' as const, name: path, from: tree.about, bytes: bytes?.length ?? 0 };
    const skip = (why: string) => found.items.push({ ...item, state: 'skipped', why });
    if (bytes === undefined || bytes === 'too-large') {
      skip('it is larger than 1 MiB');
      continue;
    }
    const { head, body } = frontMatter(bytes.toString('utf8'));
    const globs = namesOf(head.applyTo) ?? [];
    if (globs.length === 0) skip('its front matter has no applyTo');
    else if (body.trim() === '') skip('it is empty');
    else if (globs.some((glob) => ['**', '**/*', '*'].includes(glob)))
      take(found, { path, text: body.trim() }, tree.about);
    else {
      const tests = globs.flatMap(filterOf);
      if (tests.length === 0) skip(`applyTo is no glob: ${globs.join(', ')}`);
      else {
        found.scoped.push({
          path,
          text: cut(body.trim()),
          applies: (file) => tests.some((fits) => fits(file)),
        });
        found.items.push({ ...item, state: 'listed', why: `told when ${globs.join(', ')} is touched` });
      }
    }
  }
}

function filterOf(glob: string): ((path: string) => boolean)[] {
  try {
    return [pathFilter(textOf(glob) ?? '', true).matches];
  } catch {
    return [];
  }
}

/**
 * Tells each agent the instructions of the folders it comes to: AGENTS.md and its kin of every folder between the
 * workspace and a path that its tools touch, and the scoped files that name the path. Each file once for each agent.
 */
export class FolderInstructions {
  readonly #scoped: readonly Scoped[];
  readonly #known: readonly string[];
  readonly #open: () => Promise<Tree | undefined>;
  #tree: Promise<Tree | undefined> | undefined;
  readonly #told = new Map<string, Set<string>>();
  readonly #files = new Map<string, Promise<Instruction | undefined>>();

  /** `open` gives the repository's files as they may be trusted; `told` is what an earlier part of the run has told. */
  constructor(
    { files, scoped }: Pick<Instructions, 'files' | 'scoped'>,
    open: () => Promise<Tree | undefined>,
    told: readonly { agent: string; path: string }[] = [],
  ) {
    this.#scoped = scoped;
    this.#known = files.map(({ path }) => path);
    this.#open = open;
    for (const { agent, path } of told) this.#toldTo(agent).add(path);
  }

  /** What an agent has not been told yet about the paths (from the top of the repository) that it has touched. */
  async due(agent: string, paths: readonly string[]): Promise<Instruction[]> {
    const told = this.#toldTo(agent);
    const due: Instruction[] = [];
    const tell = (one: Instruction | undefined): void => {
      if (!one || told.has(one.path)) return;
      told.add(one.path);
      due.push(one);
    };
    for (const path of paths) {
      for (const folder of foldersOf(path))
        for (const name of NAMES) tell(await this.#file(`${folder}/${name}`));
      for (const each of this.#scoped) if (each.applies(path)) tell(each);
    }
    return due;
  }

  #toldTo(agent: string): Set<string> {
    const told = this.#told.get(agent) ?? new Set(this.#known);
    this.#told.set(agent, told);
    return told;
  }

  #file(path: string): Promise<Instruction | undefined> {
    let file = this.#files.get(path);
    if (!file) {
      this.#tree ??= this.#open();
      file = this.#tree.then(async (tree) => {
        const bytes = await tree?.read(path, 1024 * 1024);
        if (bytes === undefined || bytes === 'too-large') return undefined;
        const text = bytes.toString('utf8').trim();
        return text === '' ? undefined : { path, text: cut(text) };
      });
      this.#files.set(path, file);
    }
    return file;
  }
}

/** Whether a path is an instruction file of some folder. */
export function isGuide(path: string): boolean {
  return NAMES.includes(path.slice(path.lastIndexOf('/') + 1));
}

/** Every folder above a path and the path itself, topmost first; a path outside has none. */
function foldersOf(path: string): string[] {
  if (/^(\/|\.{1,2}(\/|$)|[A-Za-z]:)/.test(path)) return [];
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** How an agent is told: as the runner's words, which tool output cannot imitate. */
export function folderText({ path, text }: Instruction): string {
  return reminderText([`instructions of ${path}`], text.replace(/<(\/?)(runner-reminder)/gi, '<\u2060$1$2'));
}
