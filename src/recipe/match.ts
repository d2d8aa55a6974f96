import picomatch from 'picomatch';
import type { On, Recipe } from '../contract/recipe.js';
import type { Trigger } from '../contract/trigger.js';

/** Whether a recipe answers an event, and when not, why. */
export type Answer = { run: true } | { run: false; why: string };

/** Whether `body` calls `command` as a word of its own (not in code, quotes or URLs). */
export type CommandWord = (body: string, command: string) => boolean;

const RUN: Answer = { run: true };
const no = (why: string): Answer => ({ run: false, why });

/** Pull-request actions that are answered when the recipe names none: those after which the diff is new to a reviewer. */
const PULL_ACTIONS = ['opened', 'synchronize', 'reopened', 'ready_for_review'];

/** Whether `on` answers the trigger. A run without an event (`local`) is always answered: a person asked for it. */
export function matches(on: On, trigger: Trigger, commandWord: CommandWord): Answer {
  if (trigger.event === 'local') return RUN;
  const judge = Object.hasOwn(JUDGES, trigger.event) ? JUDGES[trigger.event as keyof On] : undefined;
  const named = on[trigger.event as keyof On];
  if (!judge || named === undefined) {
    const answered = Object.keys(on).filter((key) => on[key as keyof On] !== undefined);
    return no(`it does not answer ${trigger.event} (it answers ${answered.join(', ') || 'no event'})`);
  }
  return judge(on, trigger, commandWord);
}

/** The recipes that answer a trigger, and for each other one the reason why it does not. */
export function pickRecipes(
  recipes: readonly Recipe[],
  trigger: Trigger,
  commandWord: CommandWord,
): { picked: Recipe[]; skipped: { recipe: Recipe; why: string }[] } {
  const picked: Recipe[] = [];
  const skipped: { recipe: Recipe; why: string }[] = [];
  for (const recipe of recipes) {
    const answer = matches(recipe.on, trigger, commandWord);
    if (answer.run) picked.push(recipe);
    else skipped.push({ recipe, why: answer.why });
  }
  return { picked, skipped };
}

type Judge = (on: On, trigger: Trigger, commandWord: CommandWord) => Answer;

const JUDGES: Record<keyof On, Judge> = {
  pull_request: (on, trigger) => pull(on.pull_request ?? {}, trigger),
  pull_request_target: (on, trigger) => pull(on.pull_request_target ?? {}, trigger),
  issue_comment: (on, trigger, commandWord) => {
    const { command, on: where = 'both' } = on.issue_comment ?? {};
    const here = trigger.pull ? 'pull_request' : 'issue';
    if (where !== 'both' && where !== here)
      return no(
        `it answers comments on ${where}s, and this is on ${here === 'issue' ? 'an issue' : 'a pull_request'}`,
      );
    return comment(command, trigger, commandWord);
  },
  pull_request_review_comment: (on, trigger, commandWord) =>
    comment(on.pull_request_review_comment?.command, trigger, commandWord),
  pull_request_review: (on, trigger, commandWord) => {
    const { command, states } = on.pull_request_review ?? {};
    if (trigger.action !== 'submitted') return no(`it answers submitted reviews, not ${trigger.action}`);
    const state = trigger.comment?.state ?? '';
    if (states && !has(states, state))
      return no(`it answers reviews that are ${states.join(' or ')}, not ${state || 'of unknown state'}`);
    return command === undefined ? RUN : spoken(command, trigger, commandWord);
  },
  issues: (on, trigger) => {
    const { actions = ['opened'], labels } = on.issues ?? {};
    if (!has(actions, trigger.action)) return no(`it answers ${actions.join(', ')}, not ${trigger.action}`);
    return labelled(labels, trigger.issue?.labels ?? []);
  },
  discussion: (on, trigger) => {
    const { actions = ['created'], categories } = on.discussion ?? {};
    if (!has(actions, trigger.action)) return no(`it answers ${actions.join(', ')}, not ${trigger.action}`);
    const { category = '' } = trigger.discussion ?? {};
    return !categories || has(categories, category)
      ? RUN
      : no(`it answers discussions in ${categories.join(', ')}, not in ${category || 'no category'}`);
  },
  discussion_comment: (on, trigger, commandWord) =>
    comment(on.discussion_comment?.command, trigger, commandWord),
  push: (on, trigger) => branch(on.push?.branches, trigger.ref),
  schedule: () => RUN,
  workflow_dispatch: () => RUN,
  repository_dispatch: (on, trigger) => {
    const types = on.repository_dispatch?.types;
    return !types || types.includes(trigger.action)
      ? RUN
      : no(`it answers ${types.join(', ')}, not ${trigger.action}`);
  },
  workflow_run: (on, trigger) => {
    const { workflows, conclusions } = on.workflow_run ?? {};
    const { name = '', conclusion = '' } = trigger.workflowRun ?? {};
    if (trigger.action !== 'completed')
      return no(`it answers completed workflow runs, not ${trigger.action}`);
    if (workflows && !workflows.includes(name))
      return no(`it answers the workflows ${workflows.join(', ')}, not ${name}`);
    if (conclusions && !has(conclusions, conclusion))
      return no(`it answers runs that end in ${conclusions.join(' or ')}, not ${conclusion}`);
    return RUN;
  },
};

function pull(wanted: NonNullable<On['pull_request']>, trigger: Trigger): Answer {
  const { actions = PULL_ACTIONS, branches, labels, drafts = false } = wanted;
  const { pull: request } = trigger;
  if (!request) return no('the event names no pull request');
  if (!has(actions, trigger.action)) return no(`it answers ${actions.join(', ')}, not ${trigger.action}`);
  if (request.draft && !drafts) return no('the pull request is a draft (drafts: true answers those too)');
  const based = branch(branches, request.base.ref);
  return based.run ? labelled(labels, request.labels) : based;
}

function comment(command: string | undefined, trigger: Trigger, commandWord: CommandWord): Answer {
  if (trigger.action !== 'created') return no(`it answers new comments, not ${trigger.action} ones`);
  return command === undefined ? no('the recipe names no command') : spoken(command, trigger, commandWord);
}

function spoken(command: string, trigger: Trigger, commandWord: CommandWord): Answer {
  return commandWord(trigger.comment?.body ?? '', command) ? RUN : no(`the text does not call ${command}`);
}

function labelled(wanted: string[] | undefined, labels: string[]): Answer {
  if (!wanted || wanted.some((label) => has(labels, label))) return RUN;
  return no(`none of the labels ${wanted.join(', ')} is set`);
}

/** Branch patterns as in GitHub workflows: `*` stays inside a slash, `**` crosses it, a later `!pattern` takes out again. */
function branch(patterns: string[] | undefined, ref: string): Answer {
  if (!patterns) return RUN;
  let isIn = patterns.every((pattern) => pattern.startsWith('!'));
  for (const pattern of patterns) {
    const isOut = pattern.startsWith('!');
    if (picomatch.isMatch(ref, isOut ? pattern.slice(1) : pattern, { dot: true, nonegate: true }))
      isIn = !isOut;
  }
  return isIn ? RUN : no(`the branch ${ref} is not among ${patterns.join(', ')}`);
}

function has(words: readonly string[], word: string): boolean {
  return words.some((each) => each.toLowerCase() === word.toLowerCase());
}
