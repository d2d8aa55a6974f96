import type { Line } from '../../src/contract/event.js';
import { Finding } from '../../src/contract/intent.js';
import { RecipeSchema } from '../../src/contract/recipe.js';
import { ResultFile } from '../../src/contract/result.js';
import type { PlanInput } from '../../src/report/kind.js';
import { parseDiff } from '../../src/service/github/diff.js';

export const HEAD = 'b'.repeat(40);
export const BASE = 'a'.repeat(40);

/** A finding as a tool would stage it. */
export function finding(fields: Partial<Finding> = {}): Finding {
  return Finding.parse({ path: 'src/a.ts', line: 2, title: 'A title', body: 'Because.', ...fields });
}

/** The lines of a run that staged `findings` and ended with `answer`. */
export function linesOf(findings: Finding[], answer = 'I looked at everything.'): Line[] {
  const about = { v: 1 as const, at: '2026-01-02T03:04:05.000Z', agent: 'main' };
  const usage = { input: 10, output: 5, cached: 0, usd: 0 };
  return [
    ...findings.map(
      (each, seq): Line => ({ ...about, seq, type: 'staged', staged: { kind: 'finding', finding: each } }),
    ),
    {
      ...about,
      seq: findings.length,
      type: 'assistant',
      blocks: [{ type: 'text', text: answer }],
      stop: 'end',
      usage,
      ms: 5,
    },
  ];
}

/** A result file of a review of pull request 7 of octo/repo. */
export function resultOf(fields: Record<string, unknown> = {}): ResultFile {
  return ResultFile.parse({
    version: 1,
    galley: '0.1.0',
    outcome: 'findings',
    exit_code: 0,
    say: 'The review is done.',
    recipe: { name: 'pr-review', title: 'Review' },
    model: 'embedded/checklist',
    run: { id: '20260102-030405-abcdef' },
    repo: { owner: 'octo', name: 'repo', default_branch: 'main' },
    number: 7,
    pull: true,
    trigger: { event: 'pull_request', actor: 'alice', level: 'write', at: '2026-01-02T03:00:00Z' },
    base_sha: BASE,
    head_sha: HEAD,
    tree_sha: HEAD,
    base_ref: 'main',
    ms: 12_345,
    turns: 3,
    usage: { input: 1234, output: 56, cached: 0, usd: 0 },
    findings: { error: 0, warning: 1, info: 0 },
    ...fields,
  });
}

export const DIFF = parseDiff(
  [
    'diff --git a/src/a.ts b/src/a.ts',
    'index 1111111..2222222 100644',
    '--- a/src/a.ts',
    '+++ b/src/a.ts',
    '@@ -1,4 +1,5 @@',
    ' one',
    '-two',
    '+TWO',
    '+two and a half',
    ' three',
    ' four',
    '@@ -40,3 +41,2 @@ function far() {',
    ' forty',
    '-forty-one',
    ' forty-two',
    'diff --git a/logo.png b/logo.png',
    'index 1111111..2222222 100644',
    'Binary files a/logo.png and b/logo.png differ',
    'diff --git a/gone.ts b/gone.ts',
    'deleted file mode 100644',
    'index 1111111..0000000',
    '--- a/gone.ts',
    '+++ /dev/null',
    '@@ -1,2 +0,0 @@',
    '-bye',
    '-now',
    '',
  ].join('\n'),
);

/** Input for the plan; `outputs` as a recipe would write them. */
export function planInput(
  findings: Finding[],
  fields: {
    outputs?: object;
    result?: Record<string, unknown>;
    answer?: string;
    seal?: PlanInput['seal'];
  } = {},
): PlanInput {
  const outputs = fields.outputs ?? { comment: {}, review: {} };
  return {
    result: resultOf(fields.result),
    lines: linesOf(findings, fields.answer),
    outputs: RecipeSchema.parse({ title: 'Review', prompt: 'x', outputs }).outputs,
    diff: DIFF,
    seal: fields.seal ?? ((text) => text),
  };
}
