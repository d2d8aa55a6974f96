import { statusOf } from '../service/github/shape.js';

/** What went wrong, in one line for people, with what to do where that is known. */
export function sayFailure(error: unknown): string {
  const status = statusOf(error);
  const text = error instanceof Error ? error.message : String(error);
  const hint =
    status === 401
      ? ' (the token is not valid)'
      : status === 403
        ? ' (the token may not do this, or the thread is locked or the repository archived: look at the job’s `permissions:`)'
        : '';
  return `${status ? `${status}: ` : ''}${text.split('\n', 1)[0]}${hint}`;
}

/**
 * Creates something once: a server that answers 5xx (or not at all) may have stored it all the same, so `find` looks
 * before the second try, which is the last.
 */
export async function createOnce<T>(
  create: () => Promise<T>,
  find: () => Promise<T | undefined>,
): Promise<T> {
  try {
    return await create();
  } catch (error) {
    if ((statusOf(error) ?? 500) < 500) throw error;
    return (await find()) ?? (await create());
  }
}

/** Whether the server keeps what was sent: it stores line feeds as it likes and trims the ends. */
export function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replace(/\r\n/g, '\n').trim();
  return plain(a) === plain(b);
}
