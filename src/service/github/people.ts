import type { Octokit } from '@octokit/rest';
import { graphqlOf } from './graphql.js';
import { orMissing, type Repo } from './shape.js';

/** Who somebody is and what they may do. */
export function peopleApi(octokit: Octokit) {
  const collaborator = async (repo: Repo, login: string) => {
    const call = octokit.rest.repos.getCollaboratorPermissionLevel({ ...repo, username: login });
    const data = (await orMissing(call))?.data;
    const user = data?.user;
    return data && user ? { permission: data.permission, login: user.login, id: user.id } : undefined;
  };
  let self: Promise<{ id: number; login: string } | undefined> | undefined;
  const askSelf = async () => {
    type Answer = { viewer: { login: string; databaseId: number | null } };
    const { viewer } = await graphqlOf(octokit)<Answer>('viewer');
    return viewer.databaseId ? { id: viewer.databaseId, login: viewer.login } : undefined;
  };
  return {
    /** Undefined for somebody the repository does not know. */
    collaborator,

    /** `admin`, `write`, `read` or `none`. */
    async permission(repo: Repo, login: string): Promise<string> {
      return (await collaborator(repo, login))?.permission ?? 'none';
    },

    /** Needs a token that may read the organisation's teams. */
    async isTeamMember(org: string, team: string, login: string): Promise<boolean> {
      const call = octokit.rest.teams.getMembershipForUserInOrg({ org, team_slug: team, username: login });
      return (await orMissing(call))?.data.state === 'active';
    },

    /** Makes an installation's token worthless from now on. One try. */
    async revokeToken(signal: AbortSignal): Promise<void> {
      await octokit.rest.apps.revokeInstallationAccessToken({ request: { signal, retries: 0 } });
    },

    /** The account this token writes as, asked once. An installation token may not ask REST for it; GraphQL tells every token. */
    async self(): Promise<{ id: number; login: string } | undefined> {
      self ??= askSelf();
      try {
        return await self;
      } catch {
        self = undefined;
        return undefined;
      }
    },
  };
}
