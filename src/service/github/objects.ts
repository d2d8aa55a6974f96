import type { Octokit } from '@octokit/rest';
import { orMissing, type Repo } from './shape.js';

/** `mode` as git writes it (100644, 100755, 120000, 160000); `sha` null takes the path out. */
export interface TreeEntry {
  path: string;
  mode: string;
  sha: string | null;
}

type Mode = '100644' | '100755' | '040000' | '160000' | '120000';

/** Branches, commits, trees and blobs through the Git data API: what GitHub writes there, it signs. */
export function objectApi({ rest }: Octokit) {
  return {
    /** The commit a branch points to. */
    async branch(repo: Repo, name: string): Promise<string | undefined> {
      return (await orMissing(rest.git.getRef({ ...repo, ref: `heads/${name}` })))?.data.object.sha;
    },
    async commit(repo: Repo, sha: string): Promise<{ tree: string; parents: string[]; message: string }> {
      const { data } = await rest.git.getCommit({ ...repo, commit_sha: sha });
      const parents = data.parents.map((parent) => parent.sha);
      return { tree: data.tree.sha, parents, message: data.message };
    },
    /** One level of a tree; `recursive` all of it, `truncated` when GitHub left something out. */
    async tree(
      repo: Repo,
      sha: string,
      recursive: boolean,
    ): Promise<{ entries: { path: string; mode: string; type: string; sha: string }[]; truncated: boolean }> {
      const call = rest.git.getTree({ ...repo, tree_sha: sha, ...(recursive && { recursive: 'true' }) });
      const { data } = await call;
      const entries = data.tree.map(({ path, mode, type, sha: id }) => ({ path, mode, type, sha: id }));
      return { entries, truncated: data.truncated };
    },
    async blob(repo: Repo, sha: string): Promise<Uint8Array> {
      const { data } = await rest.git.getBlob({ ...repo, file_sha: sha });
      return Buffer.from(data.content, data.encoding === 'base64' ? 'base64' : 'utf8');
    },
    async createBlob(repo: Repo, content: Uint8Array): Promise<string> {
      const base64 = Buffer.from(content).toString('base64');
      return (await rest.git.createBlob({ ...repo, content: base64, encoding: 'base64' })).data.sha;
    },
    async createTree(repo: Repo, base: string, entries: TreeEntry[]): Promise<string> {
      const tree = entries.map((entry) => ({
        path: entry.path,
        mode: entry.mode as Mode,
        type: entry.mode === '160000' ? ('commit' as const) : ('blob' as const),
        sha: entry.sha,
      }));
      return (await rest.git.createTree({ ...repo, base_tree: base, tree })).data.sha;
    },
    async createCommit(
      repo: Repo,
      commit: { message: string; tree: string; parents: string[] },
    ): Promise<string> {
      return (await rest.git.createCommit({ ...repo, ...commit })).data.sha;
    },
    async createBranch(repo: Repo, name: string, sha: string): Promise<void> {
      await rest.git.createRef({ ...repo, ref: `refs/heads/${name}`, sha });
    },
    async updateBranch(repo: Repo, name: string, sha: string, force: boolean): Promise<void> {
      await rest.git.updateRef({ ...repo, ref: `heads/${name}`, sha, force });
    },
  };
}
