import type { Intent } from '../contract/intent.js';
import { kindOf } from './index.js';
import { fence } from './markdown.js';

/** What `--dry-run` prints: every intent with the exact bytes that would be sent, for people to read. */
export function describeIntents(intents: readonly Intent[]): string {
  if (intents.length === 0) return 'Nothing would be published.\n';
  return intents.map((intent) => `${describe(intent)}\n`).join('\n');
}

function describe(intent: Intent): string {
  const to =
    'target' in intent
      ? ` -> ${intent.target.owner}/${intent.target.repo}${intent.target.number ? `#${intent.target.number}` : ''}`
      : '';
  const title = `=== ${kindOf(intent).words(intent)}${to} [${intent.id}]`;
  return [title, ...facts(intent), ...bodies(intent)].join('\n');
}

function facts(intent: Intent): string[] {
  switch (intent.kind) {
    case 'pull_request':
      return [
        `title: ${intent.title}`,
        `branch: ${intent.branch} -> ${intent.base} (commit on ${intent.base_sha})`,
        `labels: ${intent.labels.join(', ') || 'none'}; reviewers: ${intent.reviewers.join(', ') || 'none'}; patch: ${intent.patch}`,
        `commit message: ${intent.message}`,
      ];
    case 'review':
      return [`commit: ${intent.commit}`];
    case 'issue':
      return [`title: ${intent.title}`, `labels: ${intent.labels.join(', ') || 'none'}`];
    case 'check':
      return [`commit: ${intent.head_sha}`, `title: ${intent.title}`];
    case 'artifact':
      return intent.files.map((file) => `file: ${file}`);
    case 'label':
      return [`add: ${intent.add.join(', ') || 'none'}`, `remove: ${intent.remove.join(', ') || 'none'}`];
    default:
      return [];
  }
}

function bodies(intent: Intent): string[] {
  switch (intent.kind) {
    case 'comment':
    case 'issue':
    case 'summary':
    case 'pull_request':
      return [fence(intent.body)];
    case 'check':
      return [
        fence(intent.summary),
        ...intent.annotations.map(
          (each) =>
            `${each.annotation_level} ${each.path}:${each.start_line}-${each.end_line} ${each.title ?? ''}\n${fence(each.message)}`,
        ),
      ];
    case 'review':
      return [
        fence(intent.body),
        ...intent.comments.map((each) => {
          const lines =
            each.line === undefined
              ? '(file)'
              : `${each.start_line ? `${each.start_line}-` : ''}${each.line} ${each.side}`;
          return `${each.path} ${lines}\n${fence(each.body)}`;
        }),
      ];
    default:
      return [];
  }
}
