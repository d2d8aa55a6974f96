import fc from 'fast-check';
import { gitBytes } from './repository.js';

/** One file before and after; null = it is not there. Content and names are bytes. */
export interface FileChange {
  name: Buffer;
  newName: Buffer;
  before: Buffer | null;
  after: Buffer | null;
  mode: string;
  newMode: string;
}

/** Lines that look like a diff's own, odd bytes, other line ends. */
const LINES = [
  '',
  'a',
  'b',
  'return 1;',
  '  }',
  '-- a',
  '++ b',
  '--- a/x',
  '+++ b/x',
  '@@ -1 +1 @@',
  'diff --git a/x b/x',
  '\\ No newline at end of file',
  'crlf\r',
  '\r',
  'tab\t',
  'café 😀',
  ' ',
  '-',
  '+',
  'index 1..2 100644',
  'Binary files a/x and b/x differ',
  'rename from y',
].map((line) => Buffer.from(line));
const line = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...LINES) },
  { weight: 1, arbitrary: fc.constant(Buffer.from([0xff, 0xfe])) },
  { weight: 4, arbitrary: fc.nat(30).map((n) => Buffer.from(`line ${n}`)) },
);
const text = fc.array(line, { maxLength: 40 });
const edits = fc.array(fc.record({ at: fc.nat(40), cut: fc.nat(3), put: fc.array(line, { maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 4,
});
const name = fc
  .array(
    fc.constantFrom(
      'a',
      'b',
      ' ',
      '"',
      '\\',
      '\t',
      '\n',
      'é',
      '😀',
      '\xff',
      '-',
      '#',
      '@',
      "'",
      '$',
      ';',
      'a/b',
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((parts) => Buffer.concat(parts.map((part) => Buffer.from(part, part === '\xff' ? 'latin1' : 'utf8'))));

function join(lines: readonly Buffer[], newline: boolean): Buffer {
  const all = lines.flatMap((each, i) =>
    i === lines.length - 1 && !newline ? [each] : [each, Buffer.from('\n')],
  );
  return Buffer.concat(all);
}

/** A random change of one file: edited, added, deleted, moved, binary, another mode, a symlink, a submodule. */
export const fileChange: fc.Arbitrary<FileChange> = fc
  .record({
    kind: fc.constantFrom(
      'edit',
      'edit',
      'edit',
      'edit',
      'add',
      'delete',
      'move',
      'binary',
      'mode',
      'link',
      'turn',
      'module',
    ),
    name,
    newName: name,
    text,
    edits,
    ends: fc.tuple(fc.boolean(), fc.boolean()),
  })
  .map(({ kind, name: from, newName, text: lines, edits: cuts, ends }) => {
    const edited = [...lines];
    for (const { at, cut, put } of cuts) edited.splice(at % (edited.length + 1), cut, ...put);
    const before = join(lines, ends[0]);
    const after = join(edited, ends[1]);
    const plain = { name: from, newName: from, before, after, mode: '100644', newMode: '100644' };
    if (kind === 'add') return { ...plain, before: null };
    if (kind === 'delete') return { ...plain, after: null };
    if (kind === 'move') return { ...plain, newName, before: big(before), after: big(after) };
    if (kind === 'binary') return { ...plain, before: binary(before), after: binary(after) };
    if (kind === 'mode') return { ...plain, newMode: '100755', after: ends[0] ? before : after };
    if (kind === 'link') return { ...plain, ...link(before, after) };
    if (kind === 'turn') return { ...plain, after: Buffer.from('target'), newMode: '120000' };
    if (kind === 'module') return { ...plain, ...submodule(lines.length, edited.length) };
    return plain;
  });

const big = (content: Buffer) => Buffer.concat([Buffer.from('same\n'.repeat(40)), content]);
const binary = (content: Buffer) => Buffer.concat([Buffer.from([0, 1, 2]), content]);
const link = (before: Buffer, after: Buffer) => ({
  before: Buffer.from(`to-${before.length}`),
  after: Buffer.from(`to-${after.length}`),
  mode: '120000',
  newMode: '120000',
});
const submodule = (a: number, b: number) => ({
  before: Buffer.from(String(a % 10).repeat(40)),
  after: Buffer.from(String(b % 10).repeat(40)),
  mode: '160000',
  newMode: '160000',
});

/** Writes two commits, before and after, into a repository; names get a folder of their own so that none collide. */
export function writeChanges(root: string, changes: readonly FileChange[]): { base: string; head: string } {
  const out: Buffer[] = [];
  const put = (value: string | Buffer) => out.push(Buffer.isBuffer(value) ? value : Buffer.from(value));
  for (const side of ['before', 'after'] as const) {
    put(
      `commit refs/heads/${side}\nmark :${side === 'before' ? 1 : 2}\ncommitter Ada <a@b.c> 1700000000 +0000\ndata 1\nx\n`,
    );
    if (side === 'after') put('from :1\ndeleteall\n');
    changes.forEach((change, index) => {
      const content = change[side];
      if (content === null) return;
      const mode = side === 'before' ? change.mode : change.newMode;
      const path = quote(
        Buffer.concat([Buffer.from(`${index}/`), side === 'before' ? change.name : change.newName]),
      );
      if (mode === '160000') put(`M 160000 ${content.toString()} ${path}\n`);
      else {
        put(`M ${mode} inline ${path}\ndata ${content.length}\n`);
        put(content);
        put('\n');
      }
    });
  }
  gitBytes(root, ['fast-import', '--quiet', '--force'], Buffer.concat(out));
  const sha = (ref: string) => gitBytes(root, ['rev-parse', ref]).toString().trim();
  return { base: sha('refs/heads/before'), head: sha('refs/heads/after') };
}

/** Every byte as octal: the reader under test shares no code with this. */
function quote(bytes: Buffer): string {
  return `"${[...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}"`;
}
