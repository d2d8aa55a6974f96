import type { Actor } from '../contract/trigger.js';

const GHOST: Actor = { login: 'ghost', id: 0, bot: false };

/**
 * One person or bot, the same whether REST (`name[bot]`, type Bot), a webhook or GraphQL (`name`, __typename Bot) names
 * them. GitHub shows a deleted user as null: they become `ghost` with id 0, whom nothing trusts.
 */
export function readActor(
  user:
    | {
        login?: string | null | undefined;
        id?: number | null | undefined;
        type?: string | null | undefined;
        __typename?: string;
      }
    | null
    | undefined,
): Actor {
  if (!user?.login) return GHOST;
  const name = normalLogin(user.login);
  const bot = name.bot || user.type === 'Bot' || user.__typename === 'Bot';
  return { login: name.login, id: user.id ?? 0, bot };
}

/** A login as lists of names compare it: lower case, without the `[bot]` ending that only REST shows. */
export function normalLogin(login: string): { login: string; bot: boolean } {
  const lower = login.trim().toLowerCase();
  return lower.endsWith('[bot]') ? { login: lower.slice(0, -5), bot: true } : { login: lower, bot: false };
}
