import { ToolError } from '../../contract/error.js';
import type { Files, LoadedText } from '../files.js';
import { applyEdits, type Edit, newPlaces, ordered } from './apply.js';
import { blockFinder } from './block.js';
import { unifiedDiff } from './diff.js';
import { type Op, parsePatch, type Section } from './parse.js';
import { carrySeen, preview, reveal } from './preview.js';
import { anchors, toEdits } from './resolve.js';
import type { Snapshot } from './snapshots.js';
import { isSameText } from './tag.js';
import { joinLines, missingFrom, rangesText, shown, splitLines } from './text.js';

/** What a patch did: `text` for the model (fresh tags, the changed lines), `diff` for people. */
export interface Edited {
  text: string;
  paths: string[];
  diff: string;
}

/** One file's part of a patch, checked and ready to be written. */
interface Plan {
  file: LoadedText;
  /** What the model knew; `isLive` when the file still says that. */
  known: Snapshot;
  isLive: boolean;
  edits: Edit[];
  text: string;
  notes: string[];
  moveTo: string | undefined;
  isRemoval: boolean;
}

/** Applies a patch; every section is checked before anything is written. Source: seed A, `hash_edit`. */
export async function hashEdit(files: Files, patch: string): Promise<Edited> {
  const sections = merged(parsePatch(patch), files);
  const touched = sections.flatMap(({ path, ops }) => [path, destinationOf(ops) ?? path]);
  return files.locked(touched, async () => {
    const plans = await prepareAll(files, sections);
    const answers: string[] = [];
    for (const [index, plan] of plans.entries())
      answers.push(await commit(files, plan).catch((cause) => Promise.reject(halfDone(plans, index, cause))));
    const diff = plans.map(({ file, edits }) => unifiedDiff(file.name, file.text, edits)).join('');
    return { text: answers.join('\n\n'), paths: plans.map(({ file }) => file.name), diff };
  });
}

/** Sections of the same file with the same tag are one: all their numbers are those of the tagged text. */
function merged(sections: Section[], files: Files): Section[] {
  const byTarget = new Map<string, Section>();
  for (const section of sections) {
    const target = files.resolve(section.path);
    const first = byTarget.get(target);
    if (!first) byTarget.set(target, { ...section, ops: [...section.ops] });
    else if (first.tag === section.tag) first.ops.push(...section.ops);
    else
      throw new ToolError(
        `The patch names ${section.path} with two tags: use the newest. Nothing was written.`,
      );
  }
  for (const { path, ops } of byTarget.values()) {
    const to = destinationOf(ops);
    if (ops.length > 1 && ops.some((op) => op.kind === 'remove'))
      throw new ToolError(`REM must be the only operation on ${path}. Nothing was written.`);
    if (to !== undefined && byTarget.has(files.resolve(to)))
      throw new ToolError(`MV ${to}: the same patch edits that file. Nothing was written.`);
  }
  return [...byTarget.values()];
}

function destinationOf(ops: Op[]): string | undefined {
  return ops.find((op) => op.kind === 'move')?.to;
}

async function prepareAll(files: Files, sections: Section[]): Promise<Plan[]> {
  const plans: Plan[] = [];
  const problems: string[] = [];
  for (const section of sections) {
    const plan = await prepare(files, section).catch((cause) => {
      if (!(cause instanceof ToolError)) throw cause;
      problems.push(cause.message);
    });
    if (plan) plans.push(plan);
  }
  if (problems.length === 0 && plans.every(isNoOp))
    problems.push('The patch changes nothing: the lines read like that already.');
  if (problems.length > 0) {
    const text = problems.join('\n\n').replaceAll(/ ?Nothing was written\./g, '');
    throw new ToolError(`${text}\nNothing was written.`);
  }
  return plans;
}

async function prepare(files: Files, section: Section): Promise<Plan> {
  const { path, tag, ops } = section;
  const moveTo = destinationOf(ops);
  if (moveTo !== undefined) await files.mayChange(moveTo);
  const file = await files.openToChange(path);
  const known = files.snapshots.find(file.name, tag)[0];
  if (!known) {
    const now = reveal(files, file, anchors(ops));
    throw new ToolError(
      `The tag ${tag} of ${path} is not from this session. The file is now\n${now.text}\nUse that tag.`,
    );
  }
  const isLive = isSameText(known.text, file.text);
  const old = splitLines(isLive ? file.text : known.text);
  const { edits, notes } = await toEdits(ops, old.lines.length, async () => ({
    why: 'no block is known here',
  }));
  const placed = ordered(edits, old.lines.length);
  mustBeSeen(files, file, known, ops);
  if (!isLive) throw drifted(files, file, section);
  const text = joinLines(applyEdits(splitLines(file.text), placed));
  const isRemoval = ops[0]?.kind === 'remove';
  return { file, known, isLive, edits: placed, text, notes, moveTo, isRemoval };
}

function isNoOp({ file, text, moveTo, isRemoval }: Plan): boolean {
  return text === file.text && moveTo === undefined && !isRemoval;
}

function mustBeSeen(files: Files, file: LoadedText, known: Snapshot, ops: Op[]): void {
  const unseen = anchors(ops).flatMap(([from, to]) => missingFrom(known.seen, from, to));
  if (unseen.length === 0) return;
  const now = reveal(files, file, unseen);
  const next = now.isWhole
    ? 'If these are the lines you mean, send the patch again with this tag.'
    : `Read them first: ${file.name}:${unseen[0]![0]}-${unseen[0]![1]}.`;
  throw new ToolError(
    `${file.name}: lines ${rangesText(unseen)} were not shown to you.\n${now.text}\n${next}`,
  );
}

function drifted(files: Files, file: LoadedText, { path, tag, ops }: Section): ToolError {
  const now = reveal(files, file, anchors(ops));
  return new ToolError(
    `${path} changed after [${path}#${tag}] was read, where the patch edits it. It is now\n${now.text}\nSend the patch again with this tag and these line numbers.`,
  );
}

async function commit(files: Files, plan: Plan): Promise<string> {
  const { file, known, edits, text, notes, moveTo } = plan;
  if (plan.isRemoval) {
    await files.remove(file);
    files.snapshots.drop(file.name);
    return `Removed ${file.name}.`;
  }
  let name = file.name;
  if (text !== file.text) await files.put(name, text, file);
  const fresh = files.snapshots.record(name, text, plan.isLive && known.read);
  if (plan.isLive && fresh !== known) carrySeen(files, known, edits, fresh);
  if (moveTo !== undefined) {
    name = await files.move(name, moveTo);
    files.snapshots.move(file.name, name);
    notes.push(`moved ${file.name} to ${name}`);
  }
  return [
    preview(files, { snapshot: fresh, name, changes: newPlaces(edits), format: 'hashline' }),
    ...notes,
  ].join('\n');
}

/** Says exactly what is on disk when writing failed in the middle. */
function halfDone(plans: Plan[], failed: number, cause: unknown): unknown {
  if (!(cause instanceof ToolError) || plans.length === 1) return cause;
  const names = (part: Plan[]) => part.map(({ file }) => file.name).join(', ') || 'none';
  return new ToolError(
    `${cause.message} Written before that: ${names(plans.slice(0, failed))}. Not written: ${names(plans.slice(failed))}.`,
    { cause },
  );
}
