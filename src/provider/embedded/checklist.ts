import type { FileDiff } from '../../contract/diff.js';
import type { Finding } from '../../contract/intent.js';
import { NO_USAGE } from '../../contract/message.js';
import type { Delta, Prompt, Provider } from '../../contract/provider.js';
import { closingText } from './closing.js';
import { gather } from './gather.js';
import { filesRead, type Past, pastCalls } from './history.js';
import { review, wanted } from './review.js';
import type { ParseDiff } from './shown-diff.js';

/** What one turn says and asks for. */
interface Step {
  text: string;
  calls: { name: string; args: Record<string, unknown> }[];
}

const MOST_FILES_READ = 24;
const FINDINGS_A_TURN = 25;
/** Beyond this a reader is not helped by more; the closing text says how many were left out. */
const MOST_FINDINGS = 100;

/**
 * Reviews the change under review with a table of rules: no model, no key, no network. It goes through the same loop as
 * a model: it asks for the diff and for files with tool calls, hands in findings with `review_comment`, and closes with
 * a text that says what it is. Each turn follows from the conversation alone.
 */
export function checklist(parseDiff: ParseDiff): Provider {
  return {
    name: 'embedded/checklist',
    images: false,
    contextWindow: 0,
    async *stream(prompt: Prompt, signal: AbortSignal): AsyncGenerator<Delta> {
      signal.throwIfAborted();
      const { text, calls } = nextStep(prompt, parseDiff);
      const turn = prompt.messages.length;
      yield { type: 'text', text };
      for (const [index, { name, args }] of calls.entries()) {
        const id = `checklist_${turn}_${index}`;
        yield { type: 'call', id, name };
        yield { type: 'args', id, json: JSON.stringify(args) };
      }
      yield { type: 'stop', reason: calls.length > 0 ? 'tool' : 'end', usage: NO_USAGE };
    },
  };
}

const INTRO = "No model is used: this is Galley's built-in checklist";

function nextStep(prompt: Prompt, parseDiff: ParseDiff): Step {
  const has = (name: string) => prompt.tools.some((tool) => tool.name === name);
  if (!has('diff'))
    return {
      text: `${INTRO}. It reviews a change, and for that it needs the tool \`diff\` (and \`review_comment\` to hand in what it finds). Add them to the recipe's tools, or name a model.`,
      calls: [],
    };
  const past = pastCalls(prompt);
  const { files: change, wants, unseen, failed } = gather(past, parseDiff);
  if (failed !== undefined)
    return { text: `${INTRO}, and it could not see the change. ${failed}`, calls: [] };
  if (wants.length > 0) {
    const isFirst = past.length === 0;
    const calls = wants.map((args) => ({ name: 'diff', args }));
    return isFirst
      ? { text: `${INTRO}. First the change.`, calls: [...todo(has, 0), ...calls] }
      : { text: 'More of the change.', calls };
  }
  const isRead = past.some(({ name }) => name === 'read');
  const reads = has('read') && !isRead ? wanted(change).slice(0, MOST_FILES_READ) : [];
  if (reads.length > 0) {
    const calls = reads.map((path) => ({ name: 'read', args: { paths: [path] } }));
    return { text: 'Some rules need the whole file.', calls };
  }
  return report({ change, past, has, unseen });
}

interface Scene {
  change: FileDiff[];
  past: readonly Past[];
  has: (name: string) => boolean;
  /** Files of the change that could not be seen. */
  unseen: number;
}

function report({ change, past, has, unseen }: Scene): Step {
  const all = review(change, filesRead(past));
  const findings = all.slice(0, MOST_FINDINGS);
  const handed = past.filter(({ name }) => name === 'review_comment');
  const left = has('review_comment') ? findings.slice(handed.length, handed.length + FINDINGS_A_TURN) : [];
  if (left.length > 0) {
    const comments = left.map((finding: Finding) => ({ name: 'review_comment', args: { ...finding } }));
    return {
      text: `${left.length} findings to hand in.`,
      calls: [...(handed.length === 0 ? todo(has, 2) : []), ...comments],
    };
  }
  const refused = handed.filter(({ ok }) => !ok).length;
  const listed = has('review_comment') ? [] : findings;
  return { text: closingText({ change, all, shown: findings.length, listed, refused, unseen }), calls: [] };
}

const STEPS = ['Read the change', 'Go through the rules', 'Hand in what was found'];

function todo(has: (name: string) => boolean, active: number): Step['calls'] {
  if (!has('todo')) return [];
  const items = STEPS.map((content, index) => ({
    content,
    status: index < active ? 'completed' : index === active ? 'in_progress' : 'pending',
  }));
  return [{ name: 'todo', args: { items } }];
}
