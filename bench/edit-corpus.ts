// Replays real commits: every single-file change of a repository becomes a hash_edit patch that goes through
// `galley tool` (read, then hash_edit), and the file must then be the commit's, byte for byte. Two kinds of change are no
// edits of lines: taking the last line's end away, and giving a line of a CR LF file an LF. They go through `write`, and
// are counted apart. Outside are files that are not UTF-8 text or larger than 1 MiB.
//   npx tsc -p bench && node lib/bench/bench/edit-corpus.js <git folder> [commits, default 2000] [newest ones to pass over]
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Door } from '../src/cli/command.js';
import { tool } from '../src/cli/tool.js';

const [repo = '.', limit = '2000', skip = '0'] = process.argv.slice(2);
const git = (...args: string[]) => execFileSync('git', ['-C', repo, ...args], { maxBuffer: 2 ** 31 });

interface Change {
  commit: string;
  from: string;
  to: string;
  name: string;
  hunks: string;
}

/** The newest commits that change the contents of one file and nothing else. */
function changes(): Change[] {
  const log = git(
    'log',
    '--no-merges',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--raw',
    '--no-abbrev',
    '-U0',
    '-p',
    '-z',
    '--format=%x01galley:%H@',
  );
  const found: Change[] = [];
  for (const entry of log.toString('latin1').split('\x01galley:').slice(1)) {
    const [, commit, rest] = /^([0-9a-f]{40})@([\s\S]*)$/.exec(entry) ?? [];
    const raw = rest?.match(/:\d{6} \d{6} [0-9a-f]{40} [0-9a-f]{40} \w\0/g) ?? [];
    const [, from, to, name] =
      /:100\d{3} 100\d{3} ([0-9a-f]{40}) ([0-9a-f]{40}) M\0([^\0]+)\0/.exec(rest ?? '') ?? [];
    if (!commit || raw.length !== 1 || !from || !to || !name || from === to) continue;
    found.push({ commit, from, to, name, hunks: rest!.slice(rest!.indexOf('\n@@ ') + 1) });
    if (found.length === Number(skip) + Number(limit)) break;
  }
  return found.slice(Number(skip));
}

function blobs(ids: string[]): Map<string, Buffer> {
  const { stdout } = spawnSync('git', ['-C', repo, 'cat-file', '--batch'], {
    input: `${ids.join('\n')}\n`,
    maxBuffer: 2 ** 31,
  });
  const map = new Map<string, Buffer>();
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf(10, at);
    const [id = '', , size = '0'] = stdout.toString('latin1', at, end).split(' ');
    map.set(id, stdout.subarray(end + 1, end + 1 + Number(size)));
    at = end + 2 + Number(size);
  }
  return map;
}

/** git's hunks without context as operations; undefined when the change is one that lines cannot say. */
function patchOf(head: string, hunks: string, old: Buffer, now: Buffer): string | undefined {
  const rows = [head];
  for (const hunk of Buffer.from(hunks, 'latin1')
    .toString('utf8')
    .split(/^(?=@@ )/m)) {
    const [, first = '0', count = '1'] = /^@@ -(\d+)(?:,(\d+))? /.exec(hunk) ?? [];
    const body = hunk
      .split('\n')
      .slice(1)
      .filter((row) => row.startsWith('+'));
    const [from, size] = [Number(first), Number(count)];
    // A final line end that is new is an empty last line.
    const isEnded = /^-.*\n\\ No newline/m.test(hunk) && !/^\+.*\n\\ No newline/m.test(hunk);
    if (isEnded && now.length > 0 && from + size - 1 === lineCount(old)) body.push('+');
    if (size === 0) rows.push(from === 0 ? 'INS.HEAD:' : `INS.POST ${from}:`, ...body);
    else if (body.length === 0) rows.push(`DEL ${from}.=${from + size - 1}`);
    else rows.push(`SWAP ${from}.=${from + size - 1}:`, ...body);
  }
  const losesEnd = now.length > 0 && now.at(-1) !== 10 && (old.length === 0 || old.at(-1) === 10);
  return losesEnd || changesLineEnds(old, now) ? undefined : rows.join('\n');
}

function lineCount(bytes: Buffer): number {
  return bytes.toString('latin1').split('\n').length - (bytes.at(-1) === 10 ? 1 : 0);
}

/** New lines get the file's first line end: a CR LF file cannot be given a line that ends in LF. */
function changesLineEnds(old: Buffer, now: Buffer): boolean {
  const isCrlf = /^[^\n]*\r\n/.test(old.toString('latin1'));
  return isCrlf && /[^\r]\n/.test(now.toString('latin1').replace(/^\n/, 'x\n'));
}

const workspace = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-corpus-')));
const session = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-corpus-session-'));

// The reminders watch models, and there is none here: compiling their rules anew for each call would be most of the time.
const config = path.join(session, 'config.yml');
fs.writeFileSync(config, 'ttsr: { enabled: false }\n');

/** One call of `galley tool` in this process. */
async function call(name: string, args: object): Promise<{ code: number; text: string }> {
  const parts: string[] = [];
  const door: Door = {
    argv: [name, JSON.stringify(args), '--workspace', workspace, '--session', session, '--config', config],
    env: { PATH: process.env.PATH, HOME: session },
    cwd: workspace,
    out: (part) => void parts.push(part),
    err: (part) => void parts.push(part),
    tty: false,
    color: false,
    signal: new AbortController().signal,
  };
  const code = await tool.run(door);
  return { code, text: parts.join('') };
}

/** Reads every page, so that all lines were shown; answers with the header. */
async function readAll(name: string): Promise<string> {
  let head = '';
  for (let offset: string | undefined = '1'; offset; ) {
    const { code, text } = await call('read', { paths: [name], offset: Number(offset) });
    if (code !== 0) throw new Error(text);
    head ||= text.split('\n')[0]!;
    offset = /\n\n\[\d+ of \d+ lines are left: offset=(\d+)]\n$/.exec(text)?.[1];
  }
  return head;
}

/** How a change went through: `edited` and `written` files are the commit's, byte for byte; other texts are failures. */
async function replay(
  change: Change,
  content: Map<string, Buffer>,
): Promise<'edited' | 'written' | 'outside' | string> {
  const [old, now] = [content.get(change.from)!, content.get(change.to)!];
  const isText = (bytes: Buffer) =>
    bytes.length <= 1024 * 1024 && !bytes.includes(0) && Buffer.from(bytes.toString()).equals(bytes);
  if (!isText(old) || !isText(now) || !change.hunks.startsWith('@@')) return 'outside';
  // Not the file's own name: some names are under the policy's protection.
  const name = `file${path.extname(change.name)}`;
  fs.rmSync(path.join(session, 'session.json'), { force: true });
  fs.writeFileSync(path.join(workspace, name), old);
  try {
    const input = patchOf(await readAll(name), change.hunks, old, now);
    const { code, text } =
      input === undefined
        ? await call('write', { path: name, content: now.toString() })
        : await call('hash_edit', { input });
    if (code !== 0) return text;
    if (!fs.readFileSync(path.join(workspace, name)).equals(now)) return 'NOT EQUAL';
    return input === undefined ? 'written' : 'edited';
  } finally {
    fs.rmSync(path.join(workspace, name));
  }
}

const all = changes();
const content = blobs([...new Set(all.flatMap(({ from, to }) => [from, to]))]);
const counts = { edited: 0, written: 0, outside: 0, failed: 0 };
const started = performance.now();
for (const change of all) {
  const result = await replay(change, content);
  if (result in counts) counts[result as keyof typeof counts]++;
  else {
    counts.failed++;
    console.log(`${change.commit} ${change.name}: ${result.slice(0, 600)}`);
  }
}
fs.rmSync(workspace, { recursive: true });
fs.rmSync(session, { recursive: true });
console.log(
  JSON.stringify({
    repo,
    commits: all.length,
    ...counts,
    seconds: Math.round((performance.now() - started) / 1000),
  }),
);
process.exitCode = counts.failed > 0 ? 1 : 0;
