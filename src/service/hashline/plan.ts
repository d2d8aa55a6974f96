import { ToolError } from '../../contract/error.js';
import type { Files, LoadedText } from '../files.js';
import { applyEdits, type Edit, ordered } from './apply.js';
import { findBlocks } from './block.js';
import { isShowable } from './page.js';
import type { Op, Section } from './parse.js';
import { reveal } from './preview.js';
import { recover } from './recover.js';
import { anchors, blockLines, toEdits } from './resolve.js';
import type { Snapshot } from './snapshots.js';
import { isSameText } from './tag.js';
import { decoded, missingFrom, type Ranges, rangesText, Text } from './text.js';

/** One file's part of a patch, checked and ready to be written. */
export interface Plan {
  file: LoadedText;
  /** What is known of the text the file has now; undefined when somebody else changed it. */
  current: Snapshot | undefined;
  edits: Edit[];
  /** The file before and after; what is written is `bytes`, which say `text`. */
  old: Text;
  text: string;
  bytes: Buffer;
  notes: string[];
  moveTo: string | undefined;
  isRemoval: boolean;
}

/** Checks one section against the session and the disk. What it refuses is told with the lines as they are now. */
export async function makePlan(files: Files, section: Section): Promise<Plan> {
  const { path, tag, ops } = section;
  const moveTo = ops.find((op) => op.kind === 'move')?.to;
  const file = await openExisting(files, path);
  if (moveTo !== undefined) await files.mayMove(file.name, moveTo);
  const known = files.snapshots.find(file.name, tag)[0];
  if (!known) throw unknownTag(files, file, section);
  const isLive = isSameText(known.text, file.text);
  const live = new Text(file.text);
  const old = isLive ? live : new Text(known.text);
  const blocks = await findBlocks(file.name, old, blockLines(ops), files.grammars);
  const { edits, notes } = toEdits(ops, old.count, blocks);
  const sorted = ordered(edits, old.count);
  mustBeSeen(files, file, known, ops);
  const placed = isLive
    ? { edits: sorted, notes: [] }
    : followed(files, file, { section, sorted, old, live });
  const bytes = applyEdits(live, placed.edits);
  return {
    file,
    current: isLive ? known : ownNewest(files, file),
    edits: placed.edits,
    old: live,
    text: decoded(bytes),
    bytes,
    notes: [...notes, ...placed.notes],
    moveTo,
    isRemoval: ops[0]?.kind === 'remove',
  };
}

async function openExisting(files: Files, path: string): Promise<LoadedText> {
  await files.mayChange(path);
  if (!(await files.exists(path)))
    throw new ToolError(`${path} does not exist: hash_edit changes files, write makes new ones.`);
  return files.openToChange(path);
}

/** This session's newest text of the file, when the file still says that. */
function ownNewest(files: Files, file: LoadedText): Snapshot | undefined {
  const newest = files.snapshots.newest(file.name);
  return newest && isSameText(newest.text, file.text) ? newest : undefined;
}

interface Drift {
  section: Section;
  sorted: Edit[];
  old: Text;
  live: Text;
}

/** The file is no longer what the tag names: the edits follow their lines, or the patch is refused. */
function followed(
  files: Files,
  file: LoadedText,
  { section, sorted, old, live }: Drift,
): Pick<Plan, 'edits' | 'notes'> {
  const isFileOp = section.ops.some((op) => op.kind === 'move' || op.kind === 'remove');
  const isOwn = ownNewest(files, file)?.read === true;
  const found = isFileOp ? undefined : recover(sorted, old.lines(), live.lines(), isOwn);
  if (found) return { edits: found.edits, notes: [found.note] };
  const now = reveal(files, file, anchors(section.ops));
  throw new ToolError(
    `${section.path} changed after [${file.name}#${section.tag}] was read, and the patch cannot be placed safely. ` +
      `It is now\n${now.text}\nSend the patch again with this tag and the numbers of these lines.`,
  );
}

function unknownTag(files: Files, file: LoadedText, { path, tag, ops }: Section): ToolError {
  const now = reveal(files, file, anchors(ops));
  return new ToolError(
    `The tag ${tag} of ${path} is not from this session: only tags that read or hash_edit printed count. ` +
      `The file is now\n${now.text}\nIf these are the lines you mean, send the patch again with this tag.`,
  );
}

function mustBeSeen(files: Files, file: LoadedText, known: Snapshot, ops: Op[]): void {
  const unseen = anchors(ops).flatMap(([from, to]) => missingFrom(known.seen, from, to));
  if (unseen.length === 0) return;
  const now = reveal(files, file, unseen);
  throw new ToolError(
    `${file.name}: the patch names lines ${rangesText(unseen)}, which were not shown.\n${now.text}\n` +
      nextStep(file, unseen, now.isWhole),
  );
}

function nextStep(file: LoadedText, unseen: Ranges, isShown: boolean): string {
  if (isShown) return 'If these are the lines you mean, send the patch again with this tag.';
  const text = new Text(file.text);
  const [from, to] = unseen[0]!;
  for (let line = from; line <= Math.min(to, text.count); line++)
    if (!isShowable(text.line(line)))
      return `Line ${line} is too long to be shown whole, so no number can name it: change it with edit or write.`;
  return `Read them first, as in read ${file.name}:${from}-${to}.`;
}
