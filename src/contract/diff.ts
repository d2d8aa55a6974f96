/** One line of a hunk. `old` and `new` are 1-based; an added line has no `old`, a deleted one no `new`. */
export interface DiffLine {
  kind: 'same' | 'add' | 'delete';
  /** Without the line feed; a carriage return before it stays. Bytes that are no UTF-8 become U+FFFD. */
  text: string;
  old?: number;
  new?: number;
  /** The file ends after this line without a line feed. */
  noNewline?: true;
}

/** One hunk. A range that is written without a count (`@@ -1 +1 @@`) has one line. */
export interface Hunk {
  oldStart: number;
  oldLines: number;
  newStart: number;
  newLines: number;
  /** What git prints after the second `@@`: mostly the enclosing function. */
  section: string;
  lines: DiffLine[];
}

/**
 * What happened to one file. `path` is the new name (the old one when it was deleted), `oldPath` differs from it only
 * for `renamed` and `copied`. A name that is no UTF-8 is shown as git quotes it, with the quotation marks; its bytes
 * are then in `bytes`.
 */
export interface FileDiff {
  path: string;
  oldPath: string;
  bytes?: Uint8Array;
  status: 'added' | 'deleted' | 'modified' | 'renamed' | 'copied';
  /** Git's octal modes (`100644`, `100755`, `120000` symlink, `160000` submodule); absent where the diff does not say. */
  oldMode?: string;
  newMode?: string;
  /** What stands at `path`: told by the mode, a plain file where that is not known. */
  type: 'file' | 'symlink' | 'submodule';
  binary: boolean;
  /** Empty for binary files, pure renames and pure mode changes, and where `missing` says why. */
  hunks: Hunk[];
  added: number;
  deleted: number;
  /** Why there are no hunks although the content changed: the source left the patch out. */
  missing?: 'too-large' | 'not-given';
}

/** What a run's change is, and where it was learned from. */
export interface Change {
  /** Commit the change starts from (the merge base) and where it ends; `head` is empty for the work tree. */
  base: string;
  head: string;
  files: FileDiff[];
  /** Files of the change that `files` does not hold, as far as they are known. */
  left: number;
  source: 'git' | 'api-diff' | 'api-files';
}
