import path from 'node:path';
import type { Git } from '../service/git.js';
import type { Repo } from '../service/github/shape.js';
import type { ResourceScene } from './resources.js';
import type { Scene } from './scene.js';

/** GitHub's public API: where no other server is named. */
const PUBLIC_API = 'https://api.github.com';

/** Where the API is, as the environment says it. */
export function apiUrlOf(key: (name: string) => string | undefined): string {
  return key('GITHUB_API_URL') || PUBLIC_API;
}

/** What `read` may read beside files in this run. */
export function resourceScene({ order, trusted, ground, record }: Scene): Omit<ResourceScene, 'guard'> {
  const { github } = order;
  const { repository, event, at } = trusted;
  const about = trusted.pull ?? trusted.issue;
  return {
    runs: path.dirname(record.dir),
    ...(github && {
      github: {
        client: github.client,
        apiUrl: apiUrlOf(order.key),
        repo: async () =>
          repository
            ? { owner: repository.owner, repo: repository.name }
            : originRepo(ground.git, github.serverUrl),
        ...(event !== 'local' && { hearing: { at, readers: order.trust.users } }),
        ...(about && { frozen: about }),
      },
    }),
  };
}

/** The repository that `origin` names, when it is on this GitHub server. */
export async function originRepo(git: Git | undefined, serverUrl: string): Promise<Repo | undefined> {
  const found = await git
    ?.run(['config', '--get', 'remote.origin.url'], { codes: [1] })
    .catch(() => undefined);
  const url = found?.stdout.toString('utf8').trim() ?? '';
  const [, host, owner, repo] =
    /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?([^/:]+)(?::\d+)?[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(
      url,
    ) ?? [];
  return owner && repo && host === new URL(serverUrl).hostname ? { owner, repo } : undefined;
}
