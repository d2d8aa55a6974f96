/** A repository on the server. */
export interface Repo {
  owner: string;
  repo: string;
}

/** Something on the server that has text and an author. `updatedAt` is ISO. */
export interface Post {
  id: number;
  body: string;
  /** `ghost` with id 0 for a deleted account. */
  author: { id: number; login: string };
  url: string;
  updatedAt: string;
  /** GitHub's word for what the author is to the repository: OWNER, MEMBER, COLLABORATOR, NONE and others. */
  association?: string;
}

interface Posted {
  id: number;
  body?: string | null | undefined;
  user?: { id: number; login: string } | null;
  html_url: string;
  updated_at?: string;
  submitted_at?: string;
  author_association?: string;
}

export function toPost(data: Posted): Post {
  return {
    id: data.id,
    body: data.body ?? '',
    author: data.user ? { id: data.user.id, login: data.user.login } : { id: 0, login: 'ghost' },
    url: data.html_url,
    updatedAt: data.updated_at ?? data.submitted_at ?? '',
    ...(data.author_association && { association: data.author_association }),
  };
}

/** The HTTP status a call failed with; undefined for anything else. */
export function statusOf(failure: unknown): number | undefined {
  const status = (failure as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : undefined;
}

/** Undefined where the server says that there is none (404, 410 for what was deleted). */
export async function orMissing<T>(
  call: Promise<T>,
  statuses: readonly number[] = [404, 410],
): Promise<T | undefined> {
  try {
    return await call;
  } catch (failure) {
    if (statuses.includes(statusOf(failure) ?? 0)) return undefined;
    throw failure;
  }
}
