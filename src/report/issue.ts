import { closingLine } from './closing.js';
import { createOnce, sameText } from './failure.js';
import { type Kind, need, repoOf } from './kind.js';
import { digest, isOurs, marker } from './marker.js';
import { plainTitle } from './prose.js';
import { COMMENT_ROOM, isFine, renderReport } from './render.js';

/** An issue that holds the report. While an earlier one of the same recipe and title is open, that one is updated. */
export const issue: Kind<'issue'> = {
  kind: 'issue',
  words: ({ title }) => `an issue "${title}"`,

  plan(input, draft) {
    const { outputs, result, seal } = input;
    if (!outputs.issue) return undefined;
    if (!result.repo) return 'issue (this run has no repository)';
    if (!isFine(result)) return `issue (the run ended with ${result.outcome})`;
    if (draft.answer.trim() === '' && draft.findings.all.length === 0)
      return 'issue (there is nothing to tell)';
    const title = plainTitle(outputs.issue.title, seal);
    const mark = marker('issue', result.recipe.name, digest(title));
    const report = renderReport(result, draft, {
      room: COMMENT_ROOM,
      seal,
      style: 'full',
      closing: closingLine(draft),
    });
    const body = `${report}\n\n${mark}`;
    return {
      kind: 'issue',
      id: `issue-${digest(title, body)}`,
      target: { owner: result.repo.owner, repo: result.repo.name },
      marker: mark,
      title,
      body,
      labels: outputs.issue.labels,
    };
  },

  async publish(intent, context) {
    const github = need(context);
    const repo = repoOf(intent.target);
    const self = await github.self();
    const find = async () =>
      self && (await github.issuesBy(repo, self.login)).find((post) => isOurs(post, intent.marker, self));
    const there = await find();
    if (!there) {
      const { title, body, labels } = intent;
      const made = await createOnce(() => github.createIssue(repo, { title, body, labels }), find);
      return { action: 'created', say: `issue #${made.number}`, url: made.url };
    }
    if (sameText(there.body, intent.body)) {
      return { action: 'unchanged', say: `issue #${there.number} says it already`, url: there.url };
    }
    const echo = await github.updateIssue(repo, there.number, { title: intent.title, body: intent.body });
    if (!sameText(echo.body, intent.body)) throw new Error('GitHub answered 200 but kept the old text');
    return { action: 'updated', say: `issue #${there.number} was updated`, url: echo.url };
  },
};
