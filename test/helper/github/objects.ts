import fs from 'node:fs';
import path from 'node:path';
import { git, gitBytes } from '../repository.js';
import { folder } from '../workspace.js';
import { type Context, created, invalid, NOT_FOUND, ok, type Route } from './route.js';

const SHA = /^[0-9a-f]{40}$/;

function typeOf({ state }: Context, sha: string | undefined): string | undefined {
  if (!sha || !SHA.test(sha)) return undefined;
  try {
    return git(state.bare, 'cat-file', '-t', sha);
  } catch {
    return undefined;
  }
}

function createTree(context: Context) {
  const { state, body } = context;
  const index = path.join(folder(), 'index');
  const run = (args: string[], input?: string) =>
    gitBytes(state.bare, ['--git-dir=.', ...args], input, { GIT_INDEX_FILE: index });
  if (body.base_tree) run(['read-tree', String(body.base_tree)]);
  const lines: string[] = [];
  for (const entry of body.tree as { path: string; mode: string; sha: string | null; content?: string }[]) {
    if (entry.sha !== null && entry.mode !== '160000' && !typeOf(context, entry.sha))
      return invalid('tree.sha is not here');
    lines.push(`${entry.sha === null ? '0' : entry.mode} ${entry.sha ?? '0'.repeat(40)}\t${entry.path}\0`);
  }
  run(['update-index', '--replace', '-z', '--index-info'], lines.join(''));
  const sha = run(['write-tree']).toString().trim();
  fs.rmSync(path.dirname(index), { recursive: true });
  return created({ sha, tree: [], truncated: false });
}

function setRef({ state, params, body }: Context) {
  const name = `refs/${params.ref}`;
  const old = state.resolve(name);
  const sha = state.resolve(String(body.sha));
  if (!old) return invalid('Reference does not exist');
  if (!sha) return invalid('Object does not exist');
  if (!body.force && git(state.bare, 'merge-base', old, sha) !== old)
    return invalid('Update is not a fast forward');
  git(state.bare, 'update-ref', name, sha);
  return ok({ ref: name, object: { sha, type: 'commit' } });
}

/** The Git data API over the bare repository: objects and refs are real. */
export const OBJECTS: Record<string, Route> = {
  'git/get-ref': ({ state, params }) => {
    const sha = state.resolve(`refs/${params.ref}`);
    return sha ? ok({ ref: `refs/${params.ref}`, object: { sha, type: 'commit' } }) : NOT_FOUND;
  },
  'git/create-ref': ({ state, body }) => {
    const ref = String(body.ref);
    if (!ref.startsWith('refs/')) return invalid('Reference name is invalid');
    if (state.resolve(ref)) return invalid('Reference already exists');
    if (!state.resolve(String(body.sha))) return invalid('Object does not exist');
    git(state.bare, 'update-ref', ref, String(body.sha));
    return created({ ref, object: { sha: body.sha, type: 'commit' } });
  },
  'git/update-ref': setRef,
  'git/delete-ref': ({ state, params }) => {
    if (!state.resolve(`refs/${params.ref}`)) return invalid('Reference does not exist');
    git(state.bare, 'update-ref', '-d', `refs/${params.ref}`);
    return { status: 204 };
  },
  'git/create-blob': ({ state, body }) => {
    const content = Buffer.from(String(body.content), body.encoding === 'base64' ? 'base64' : 'utf8');
    const sha = gitBytes(state.bare, ['hash-object', '-w', '--stdin'], content).toString().trim();
    return created({ sha, url: '' });
  },
  'git/get-blob': (context) => {
    const { state, params } = context;
    if (typeOf(context, params.file_sha) !== 'blob') return NOT_FOUND;
    const content = gitBytes(state.bare, ['cat-file', 'blob', params.file_sha!]);
    return ok({
      sha: params.file_sha,
      size: content.length,
      encoding: 'base64',
      content: content.toString('base64'),
    });
  },
  'git/create-tree': createTree,
  'git/get-tree': (context) => {
    const { state, params, query } = context;
    if (!['tree', 'commit'].includes(typeOf(context, params.tree_sha) ?? '')) return NOT_FOUND;
    const flags = query.has('recursive') ? ['-r', '-t'] : [];
    const lines = gitBytes(state.bare, ['ls-tree', '-z', ...flags, params.tree_sha!])
      .toString()
      .split('\0')
      .filter(Boolean);
    const tree = lines.map((line) => {
      const [meta = '', name = ''] = line.split('\t');
      const [mode, type, sha] = meta.split(' ');
      return { path: name, mode, type, sha };
    });
    return ok({ sha: params.tree_sha, tree, truncated: false });
  },
  'git/create-commit': ({ state, body }) => {
    const parents = ((body.parents ?? []) as string[]).flatMap((sha) => ['-p', sha]);
    const sha = gitBytes(state.bare, ['commit-tree', String(body.tree), ...parents], String(body.message))
      .toString()
      .trim();
    return created({
      sha,
      tree: { sha: body.tree },
      message: body.message,
      parents: [],
      verification: { verified: true },
    });
  },
  'git/get-commit': (context) => {
    const { state, params } = context;
    if (typeOf(context, params.commit_sha) !== 'commit') return NOT_FOUND;
    const [tree = '', parents = '', ...message] = git(
      state.bare,
      'log',
      '-1',
      '--format=%T%n%P%n%B',
      params.commit_sha!,
    ).split('\n');
    const shas = parents.split(' ').filter(Boolean);
    return ok({
      sha: params.commit_sha,
      tree: { sha: tree },
      parents: shas.map((sha) => ({ sha })),
      message: message.join('\n'),
    });
  },
};
