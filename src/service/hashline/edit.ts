import { ToolError } from '../../contract/error.js';
import type { Files } from '../files.js';
import { newPlaces } from './apply.js';
import { bounded, unifiedDiff } from './diff.js';
import { type Op, parsePatch, type Section } from './parse.js';
import { makePlan, type Plan } from './plan.js';
import { carrySeen, preview } from './preview.js';

/** What a patch did: `text` for the model (fresh tags, the changed lines), `diff` for people. */
export interface Edited {
  text: string;
  paths: string[];
  diff: string;
}

/** Applies a patch; every section is checked before anything is written. Source: seed A, `hash_edit`. */
export async function hashEdit(files: Files, patch: string): Promise<Edited> {
  const sections = merged(parsePatch(patch), files);
  const touched = sections.flatMap(({ path, ops }) => [path, destinationOf(ops) ?? path]);
  return files.locked(touched, async () => {
    const plans = await planAll(files, sections);
    const answers: string[] = [];
    for (const [index, plan] of plans.entries())
      answers.push(await commit(files, plan).catch((cause) => Promise.reject(halfDone(plans, index, cause))));
    const diff = bounded(plans.map(({ file, edits, old }) => unifiedDiff(file.name, old, edits)));
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
      throw new ToolError(`The patch gives ${section.path} two tags: use the newest. Nothing was written.`);
  }
  const taken = new Set(byTarget.keys());
  for (const { path, ops } of byTarget.values()) {
    const to = destinationOf(ops);
    if (ops.filter(isFileOp).length > 1 || (ops.length > 1 && ops.some((op) => op.kind === 'remove')))
      throw new ToolError(`${path}: REM stands alone, and MV once. Nothing was written.`);
    if (to !== undefined && taken.has(files.resolve(to)))
      throw new ToolError(`MV ${to}: the same patch uses that path. Nothing was written.`);
    if (to !== undefined) taken.add(files.resolve(to));
  }
  return [...byTarget.values()];
}

function isFileOp(op: Op): boolean {
  return op.kind === 'move' || op.kind === 'remove';
}

function destinationOf(ops: Op[]): string | undefined {
  return ops.find((op) => op.kind === 'move')?.to;
}

async function planAll(files: Files, sections: Section[]): Promise<Plan[]> {
  const plans: Plan[] = [];
  const problems: string[] = [];
  for (const section of sections) {
    const plan = await makePlan(files, section).catch((cause) => {
      if (!(cause instanceof ToolError)) throw cause;
      problems.push(cause.message);
    });
    if (plan) plans.push(plan);
  }
  if (problems.length === 0 && plans.every(isNoOp))
    problems.push('The patch changes nothing: the lines already read like that.');
  if (problems.length === 0) return plans;
  throw new ToolError(
    `${problems.join('\n\n').replaceAll(' Nothing was written.', '')}\nNothing was written.`,
  );
}

function isNoOp({ file, text, moveTo, isRemoval }: Plan): boolean {
  return text === file.text && moveTo === undefined && !isRemoval;
}

async function commit(files: Files, plan: Plan): Promise<string> {
  const { file, current, edits, text, bytes, notes, moveTo } = plan;
  if (plan.isRemoval) {
    await files.remove(file);
    files.snapshots.drop(file.name);
    return `Removed ${file.name}.`;
  }
  if (text !== file.text) await files.put(file.name, bytes, file);
  const fresh = files.snapshots.record(file.name, text, current?.read ?? false, bytes);
  if (current && current !== fresh) carrySeen(files, current, edits, fresh);
  const name = moveTo === undefined ? file.name : await moved(files, plan, moveTo);
  if (name !== file.name) notes.push(`Moved ${file.name} to ${name}.`);
  return [
    preview(files, { snapshot: fresh, name, changes: newPlaces(edits), format: 'hashline' }),
    ...notes,
  ].join('\n');
}

async function moved(files: Files, { file, text }: Plan, to: string): Promise<string> {
  const name = await files.move(file.name, to).catch((cause) => {
    if (!(cause instanceof ToolError)) throw cause;
    const edits = text === file.text ? 'Nothing was written.' : `The edits of ${file.name} were written.`;
    throw new ToolError(`${cause.message} ${edits}`, { cause });
  });
  files.snapshots.move(file.name, name);
  return name;
}

/** Says exactly what is on disk when writing failed in the middle. */
function halfDone(plans: Plan[], failed: number, cause: unknown): unknown {
  if (!(cause instanceof ToolError) || plans.length === 1) return cause;
  const names = (part: Plan[]) => part.map(({ file }) => file.name).join(', ') || 'none';
  const [done, left] = [names(plans.slice(0, failed)), names(plans.slice(failed + 1))];
  const message = cause.message.replace(' Nothing was written.', '');
  return new ToolError(
    `${message}\nWritten before that: ${done}. Failed: ${plans[failed]!.file.name}. Not tried: ${left}.`,
    { cause },
  );
}
