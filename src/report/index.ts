import type { Intent } from '../contract/intent.js';
import { artifact } from './artifact.js';
import { check } from './check.js';
import { comment } from './comment.js';
import { issue } from './issue.js';
import type { Kind } from './kind.js';
import { label } from './label.js';
import { pullRequest } from './pull-request.js';
import { review } from './review.js';
import { summary } from './summary.js';

/**
 * Everything that can be published, in the order in which it is planned and sent: the comment and the summary come
 * last, because they tell what became of the others. To add one: its file, its Intent, and its name here.
 */
export const KINDS = [pullRequest, review, label, issue, check, artifact, comment, summary] as const;

/** The kind of an intent. */
export function kindOf(intent: Intent): Kind<Intent['kind']> {
  const found = KINDS.find((kind) => kind.kind === intent.kind);
  if (!found) throw new Error(`nothing publishes ${intent.kind}`);
  // Each kind takes its own intent; the list is searched by that very name.
  return found as unknown as Kind<Intent['kind']>;
}
