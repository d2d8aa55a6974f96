// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples are text of workflows and programs

import { type AddedLine, type Hit, onLines, type Rule, type Subject, sample } from '../rule.js';

const needsWhole = ({ file }: Subject) => [file.path];
const WORKFLOW = '.github/workflows/ci.yml';

/** Fields of an event that whoever opens an issue, a pull request or a comment may write. */
const UNTRUSTED =
  /\$\{\{[^}]*\b(github\.event\.(issue|pull_request|discussion|comment|review|review_comment|head_commit|commits|pages|workflow_run)\b[\w.[\]*]*\.(title|body|message|name|email|label|default_branch|page_name|ref|head_branch|display_title)\b|github\.head_ref|github\.event\.(inputs|client_payload)\.)/;

/** GitHub workflows: what hands the repository's rights to strangers. */
export const WORKFLOW_RULES: Rule[] = [
  {
    id: 'workflow-write-all',
    severity: 'error',
    languages: ['workflow'],
    title: 'The workflow may write everything',
    say: '`write-all` gives every step (and every action it uses) the right to change code, releases and settings. List the few permissions it needs.',
    look: onLines(/^\s*permissions:\s*["']?write-all\b/),
    match: [sample(WORKFLOW, 'permissions: write-all')],
    notMatch: [
      sample(WORKFLOW, 'permissions: read-all', '# permissions: write-all'),
      sample('a.yml', 'permissions: write-all'),
    ],
  },
  {
    id: 'workflow-no-permissions',
    severity: 'info',
    languages: ['workflow'],
    title: 'The workflow does not say what it may do',
    say: "Without `permissions` the token has the repository's default rights, which may be to write everything. Add `permissions: { contents: read }` at the top.",
    needs: needsWhole,
    look: ({ file }, world) => {
      const whole = world.whole(file.path);
      if (file.status !== 'added' || !whole || !whole.some((line) => /^jobs:/.test(line))) return [];
      return whole.some((line) => /^\s*permissions:/.test(line)) ? [] : [{ line: 1 }];
    },
    match: [sample(WORKFLOW, 'on: push', 'jobs:', '  a:', '    runs-on: ubuntu-24.04')],
    notMatch: [sample(WORKFLOW, 'on: push', 'permissions: {}', 'jobs:'), sample('action.yml', 'name: x')],
  },
  {
    id: 'unpinned-action',
    severity: 'warning',
    languages: ['workflow'],
    title: 'An action is not pinned to a commit',
    say: "A tag or branch can be moved to other code, which then runs with this workflow's rights and secrets. Pin the full commit SHA, with the version in a comment.",
    look: onLines(
      /^\s*(-\s+)?uses:\s*["']?(?!\.\/|docker:\/\/|actions\/|github\/)[\w.-]+\/[\w./-]+@(?![0-9a-f]{40}\b|[0-9a-f]{64}\b)\S+/,
    ),
    match: [sample(WORKFLOW, '      - uses: someone/tool@v2'), sample(WORKFLOW, '        uses: a/b/c@main')],
    notMatch: [
      sample(
        WORKFLOW,
        `      - uses: someone/tool@${'a1b2c3d4e5'.repeat(4)} # v2`,
        '      - uses: ./local',
        '      - uses: actions/checkout@v5',
        '      # uses: someone/tool@v2',
      ),
    ],
  },
  {
    id: 'unpinned-first-party-action',
    severity: 'info',
    languages: ['workflow'],
    title: 'An action follows a branch',
    say: 'A branch changes under you. Pin a version, or better the full commit SHA.',
    look: onLines(/^\s*(-\s+)?uses:\s*["']?(actions|github)\/[\w./-]+@(main|master)\b/),
    match: [sample(WORKFLOW, '      - uses: actions/checkout@main')],
    notMatch: [sample(WORKFLOW, '      - uses: actions/checkout@v5')],
  },
  {
    id: 'expression-injection',
    severity: 'error',
    languages: ['workflow'],
    title: 'Text from outside is put into a script',
    say: 'The expression is replaced before the shell runs, so a title or branch name such as `$(curl …)` is run as a command. Put it into `env:` and use "$NAME" in the script.',
    needs: needsWhole,
    look: ({ file, added }, world) => {
      const whole = world.whole(file.path) ?? [];
      return added
        .filter((line) => UNTRUSTED.test(line.code) && isScript(line, whole))
        .map(({ line }) => ({ line }));
    },
    match: [
      sample(WORKFLOW, '      - run: echo "${{ github.event.issue.title }}"'),
      sample(WORKFLOW, '      - run: |', '          set -e', '          git checkout ${{ github.head_ref }}'),
      sample(
        WORKFLOW,
        '        with:',
        '          script: |',
        "            core.info('${{ github.event.comment.body }}')",
      ),
    ],
    notMatch: [
      sample(
        WORKFLOW,
        '        env:',
        '          TITLE: ${{ github.event.issue.title }}',
        '        run: echo "$TITLE"',
      ),
      sample(WORKFLOW, '      - run: echo ${{ github.event.pull_request.number }} ${{ github.sha }}'),
      sample(
        WORKFLOW,
        '    if: contains(github.event.comment.body, "/x")',
        '    name: ${{ github.head_ref }}',
      ),
    ],
  },
  {
    id: 'pull-request-target-checkout',
    severity: 'error',
    languages: ['workflow'],
    title: "Foreign code runs with this repository's secrets",
    say: "`pull_request_target` has a write token and secrets, and this checks out the pull request's own code: building or testing it hands them over. Use `pull_request`, or never run what was checked out.",
    needs: needsWhole,
    look: ({ file, added }, world) => headCheckouts(added, world.whole(file.path) ?? []),
    match: [
      sample(
        WORKFLOW,
        'on: pull_request_target',
        'jobs:',
        '  a:',
        '    steps:',
        '      - uses: actions/checkout@v5',
        '        with:',
        '          ref: ${{ github.event.pull_request.head.sha }}',
      ),
    ],
    notMatch: [
      sample(
        WORKFLOW,
        'on: pull_request',
        'jobs:',
        '  a:',
        '    steps:',
        '      - uses: actions/checkout@v5',
        '        with:',
        '          ref: ${{ github.event.pull_request.head.sha }}',
      ),
      sample(
        WORKFLOW,
        'on: pull_request_target',
        'jobs:',
        '  a:',
        '    steps:',
        '      - uses: actions/checkout@v5',
      ),
    ],
  },
  {
    id: 'secret-in-log',
    severity: 'error',
    languages: ['workflow'],
    title: 'A secret is printed',
    say: 'The runner masks the exact value only: any change of form (JSON, base64, one line of many) is printed as it is. Take it out.',
    look: onLines(
      /\b(echo|printf|cat <<<)\b[^|>]*\$\{\{\s*secrets\.\w+\s*\}\}[^|>]*$|toJSON\(\s*secrets\s*\)/i,
    ),
    match: [
      sample(WORKFLOW, '      - run: echo "${{ secrets.TOKEN }}"'),
      sample(WORKFLOW, '        env: { ALL: "${{ toJSON(secrets) }}" }'),
    ],
    notMatch: [
      sample(
        WORKFLOW,
        '      - run: echo "${{ secrets.TOKEN }}" | docker login -u x --password-stdin',
        '        env: { T: "${{ secrets.T }}" }',
      ),
    ],
  },
  {
    id: 'workflow-secrets-inherit',
    severity: 'info',
    languages: ['workflow'],
    title: 'All secrets are passed on',
    say: '`secrets: inherit` hands every secret to the called workflow. Name the ones it needs.',
    look: onLines(/^\s*secrets:\s*inherit\b/),
    match: [sample(WORKFLOW, '    secrets: inherit')],
    notMatch: [sample(WORKFLOW, '    secrets:', '      token: ${{ secrets.T }}')],
  },
  {
    id: 'workflow-command-deprecated',
    severity: 'warning',
    languages: ['workflow', 'shell', 'js', 'python'],
    skip: ['test'],
    title: 'A workflow command that is switched off',
    say: 'Any text that is printed could set outputs or variables this way, so the runner ignores (or deprecates) it. Write to "$GITHUB_OUTPUT" or "$GITHUB_ENV".',
    look: onLines(
      /(echo|print|log|write)\b.*::(set-output|set-env|add-path|save-state)\b|ACTIONS_ALLOW_UNSECURE_COMMANDS["']?\s*[:=]\s*["']?true/,
      { in: 'raw', not: /^\s*(#|\/\/|\/?\*)/ },
    ),
    match: [sample(WORKFLOW, '      - run: echo "::set-output name=a::b"')],
    notMatch: [
      sample(
        WORKFLOW,
        '      - run: echo "a=b" >> "$GITHUB_OUTPUT"',
        '      # echo "::set-output name=a::b"',
      ),
    ],
  },
];

function headCheckouts(added: readonly AddedLine[], whole: readonly string[]): Hit[] {
  const isTarget = whole.some(
    (line) => /^\s*(on:.*|-\s*)?["']?pull_request_target["']?\b/.test(line) && !/^\s*#/.test(line),
  );
  if (!isTarget) return [];
  return added
    .filter(({ code }) =>
      /\bref:\s*.*(github\.event\.pull_request\.head\.(sha|ref)|github\.head_ref|refs\/pull\/)|\bgh pr checkout\b/.test(
        code,
      ),
    )
    .map(({ line }) => ({ line }));
}

/** Whether a line is part of a `run:` or `script:` value: on the key's own line, or deeper than it. */
function isScript({ line, raw }: AddedLine, whole: readonly string[]): boolean {
  const key = /^\s*(-\s+)?(run|script):/;
  if (key.test(raw)) return true;
  let depth = indent(raw);
  for (let at = line - 2; at >= 0; at -= 1) {
    const text = whole[at] ?? '';
    if (text.trim() === '' || indent(text) >= depth) continue;
    if (/:\s*[|>][-+\d]*\s*(#.*)?$/.test(text) || key.test(text)) return key.test(text);
    depth = indent(text);
  }
  return false;
}

function indent(text: string): number {
  return /^\s*(-\s+)?/.exec(text)?.[0].length ?? 0;
}
