import type { ResultFile } from '../contract/result.js';
import type { CheckFields } from '../service/github/issues.js';
import { closingLine } from './closing.js';
import { createOnce } from './failure.js';
import { type IntentOf, type Kind, need, type Placed, repoOf } from './kind.js';
import { head, oneLine } from './markdown.js';
import { digest, markerName } from './marker.js';
import { plainTitle } from './prose.js';
import { COMMENT_ROOM, many, renderReport } from './render.js';

/** GitHub takes this many annotations a request; further ones are added by updates. */
const PER_REQUEST = 50;
const MOST = 500;
const LEVEL = { error: 'failure', warning: 'warning', info: 'notice' } as const;

/** A check run on the head commit, with the findings as annotations. */
export const check: Kind<'check'> = {
  kind: 'check',
  words: ({ conclusion, annotations }) =>
    `a check run (${conclusion}) with ${many(annotations.length, 'annotation')}`,

  plan(input, draft) {
    const { outputs, result, seal } = input;
    if (outputs.check === undefined) return undefined;
    if (!result.repo || !result.head_sha) return 'check run (the commit is not known)';
    const name = seal(outputs.check?.name ?? 'galley');
    const annotations = draft.findings.all
      .filter((each) => each.place.at !== 'body')
      .slice(0, MOST)
      .map((each) => annotate(each, seal));
    const summary = renderReport(result, draft, {
      room: COMMENT_ROOM,
      seal,
      style: 'full',
      closing: closingLine(draft),
    });
    return {
      kind: 'check',
      id: `check-${digest(result.head_sha, summary, JSON.stringify(annotations))}`,
      target: { owner: result.repo.owner, repo: result.repo.name },
      name,
      head_sha: result.head_sha,
      conclusion: conclusionOf(result),
      title: plainTitle(`${result.recipe.title}: ${many(draft.findings.all.length, 'finding')}`, seal, 120),
      summary,
      annotations,
    };
  },

  async publish(intent, context) {
    const github = need(context);
    const repo = repoOf(intent.target);
    const externalId = `galley:${markerName(context.result.recipe.name)}:${intent.id}`;
    const find = async () =>
      (await github.checks(repo, intent.head_sha, intent.name)).find((run) => run.externalId === externalId);
    const there = await find();
    if (there) return { action: 'unchanged', say: 'the check run is there already', url: there.url };
    const fields = (from: number): CheckFields => ({
      ...request(intent),
      external_id: externalId,
      annotations: intent.annotations.slice(from, from + PER_REQUEST),
    });
    const made = await createOnce<{ id: number; url: string }>(
      () => github.createCheck(repo, fields(0)),
      find,
    );
    for (let from = PER_REQUEST; from < intent.annotations.length; from += PER_REQUEST) {
      await github.updateCheck(repo, made.id, fields(from));
    }
    return { action: 'created', say: `check run: ${intent.conclusion}`, url: made.url };
  },
};

function request({ name, head_sha, conclusion, title, summary }: IntentOf<'check'>) {
  return { name, head_sha, conclusion, title, summary };
}

/** Red only when the recipe says so (`fail_on`); a quota or a limit is not the author's fault. */
function conclusionOf(result: ResultFile): 'success' | 'neutral' | 'failure' {
  if (result.outcome === 'findings') return result.exit_code === 0 ? 'neutral' : 'failure';
  if (result.outcome === 'done' || result.outcome === 'no-changes') return 'success';
  return ['quota', 'limit', 'cancelled', 'model-error'].includes(result.outcome) ? 'neutral' : 'failure';
}

/** Annotations are plain text: nothing in them is rendered, so sealing is all they need. */
function annotate(
  { finding }: Placed,
  seal: (text: string) => string,
): IntentOf<'check'>['annotations'][number] {
  const right = finding.side === 'RIGHT';
  const end = right ? (finding.line ?? 1) : 1;
  const start = right ? Math.min(finding.start_line ?? end, end) : 1;
  return {
    path: finding.path,
    start_line: start,
    end_line: end,
    annotation_level: LEVEL[finding.severity],
    message: head(seal(finding.body), 8_000),
    ...(finding.title && { title: oneLine(seal(finding.title), 200) }),
  };
}
