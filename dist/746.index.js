export const id = 746;
export const ids = [746];
export const modules = {

/***/ 80169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publish: () => (/* binding */ publish)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);
/* harmony import */ var _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71966);
/* harmony import */ var _policy_seal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96722);
/* harmony import */ var _report_artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41490);
/* harmony import */ var _report_describe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13117);
/* harmony import */ var _report_inert_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4726);
/* harmony import */ var _report_publish_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17466);
/* harmony import */ var _report_run_dir_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66737);
/* harmony import */ var _run_environment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85072);
/* harmony import */ var _service_github_client_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48572);
/* harmony import */ var _service_http_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10723);













/** `galley publish`: sends what a run has staged. Needs the write token; runs no model and reads no workspace. */
const publish = {
    name: 'publish',
    about: 'post what a run has staged',
    help: `galley publish <run-dir> [--dry-run] [--output text|json]

Sends the intents of a run (intents.jsonl) to GitHub, each one independently and at most once: publishing the same run
again changes nothing. Before that it looks again at the head commit, at the permission of the one who asked, and at the
comment that asked. What became of each is written to published.jsonl.

  --dry-run          print exactly what would be sent, and send nothing
  --output json      print one JSON line for each intent

Environment: GITHUB_TOKEN (may write what the recipe publishes), GITHUB_API_URL (GitHub Enterprise Server),
GITHUB_REPOSITORY (when set, the run must be about this repository).

Exit code: 0, or 7 when something could not be published, or 2 when there is no such run.
`,
    async run(door) {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({
            args: door.argv,
            allowPositionals: true,
            options: { 'dry-run': { type: 'boolean' }, output: { type: 'string', default: 'text' } },
        });
        const [where, ...more] = positionals;
        if (!where || more.length > 0)
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', 'galley publish: name one run directory');
        if (values.output !== 'text' && values.output !== 'json')
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `galley publish: --output ${values.output} is not text or json`);
        const runDir = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(door.cwd, where);
        const [result, intents] = [await (0,_report_run_dir_js__WEBPACK_IMPORTED_MODULE_8__/* .readResult */ .Uv)(runDir), await (0,_report_run_dir_js__WEBPACK_IMPORTED_MODULE_8__/* .readIntents */ .Qn)(runDir)];
        checkRepository(result, door);
        if (values['dry-run']) {
            door.out(values.output === 'json'
                ? intents.map((intent) => `${JSON.stringify(intent)}\n`).join('')
                : (0,_report_describe_js__WEBPACK_IMPORTED_MODULE_6__/* .describeIntents */ .X)(intents));
            return _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODE */ .F.done;
        }
        const { env } = door;
        const done = await (0,_report_publish_js__WEBPACK_IMPORTED_MODULE_7__/* .publish */ .m)({
            intents,
            result,
            github: await client(door),
            runDir,
            env,
            seal: (0,_policy_seal_js__WEBPACK_IMPORTED_MODULE_4__/* .makeSeal */ .A4)({ secrets: (0,_run_environment_js__WEBPACK_IMPORTED_MODULE_9__/* .secretValues */ .VX)(env) }),
            now: () => new Date(),
            artifacts: (0,_report_artifact_js__WEBPACK_IMPORTED_MODULE_5__/* .hasArtifactService */ .ob)(env),
            signal: door.signal,
            tell: (published) => tell(published, door, values.output === 'json'),
            ...(env.GITHUB_STEP_SUMMARY && { summaryFile: env.GITHUB_STEP_SUMMARY }),
        });
        if (done.length === 0 && values.output === 'text')
            door.out('This run publishes nothing.\n');
        return done.some((each) => each.action === 'failed') ? _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODE */ .F['publish-failed'] : _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODE */ .F.done;
    },
};
async function client({ env }) {
    if (!env.GITHUB_TOKEN)
        return undefined;
    return (0,_service_github_client_js__WEBPACK_IMPORTED_MODULE_10__/* .makeGitHub */ .G)({ token: env.GITHUB_TOKEN, apiUrl: env.GITHUB_API_URL, fetch: (0,_service_http_js__WEBPACK_IMPORTED_MODULE_11__/* .makeFetch */ .h)(env) });
}
/** A run directory may come from anywhere; a workflow publishes into its own repository only. */
function checkRepository({ repo }, { env }) {
    const here = env.GITHUB_REPOSITORY?.toLowerCase();
    const there = repo ? `${repo.owner}/${repo.name}`.toLowerCase() : here;
    if (here && here !== there)
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('untrusted', `galley publish: the run is about ${there}, this workflow may publish to ${here} only`);
}
function tell(published, door, json) {
    const text = json
        ? JSON.stringify(published)
        : `${published.kind}: ${published.action}: ${published.say}${published.url ? ` ${published.url}` : ''}`;
    const [line = ''] = (0,_report_inert_js__WEBPACK_IMPORTED_MODULE_12__/* .plainLines */ .y1)(text.replace(/[\r\n]+/g, ' '));
    door.out(`${door.env.GITHUB_ACTIONS === 'true' && !json ? (0,_report_inert_js__WEBPACK_IMPORTED_MODULE_12__/* .inert */ .tJ)(line) : line}\n`);
}


/***/ }),

/***/ 20302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ Intent),
/* harmony export */   wI: () => (/* binding */ Finding)
/* harmony export */ });
/* unused harmony export Inline */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40104);

/** A finding the agent stages with `review_comment`. Lines are 1-based; `side` RIGHT = new file, LEFT = old file. */
const Finding = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    side: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['LEFT', 'RIGHT']).default('RIGHT'),
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning', 'info']).default('warning'),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200).default(''),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(20_000),
    suggestion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(20_000).optional(),
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(100).optional(),
});
/** Where something is published: a pull request or issue number, or nothing (the run's own repository). */
const Target = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().optional() });
const Comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('comment'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    sticky: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    marker: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** One inline comment, with its anchor already checked against the diff. `line` absent = file-level. */
const Inline = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().optional(),
    side: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['LEFT', 'RIGHT']),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const Review = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('review'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    marker: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    comments: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Inline),
});
const PullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('pull_request'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    base_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    draft: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    reviewers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** File name inside the run directory. */
    patch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const Label = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('label'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    add: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    remove: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const Issue = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('issue'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    marker: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const Check = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('check'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['success', 'neutral', 'failure']),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        start_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        end_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        annotation_level: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['notice', 'warning', 'failure']),
        message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    })),
});
const Summary = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('summary'), id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** `files` are names inside the run directory. */
const Artifact = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('artifact'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** Something a run wants published: one line of intents.jsonl. `id` is stable for the same run and content. */
const Intent = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    Comment,
    Review,
    PullRequest,
    Label,
    Issue,
    Check,
    Summary,
    Artifact,
]);


/***/ }),

/***/ 61282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   Kt: () => (/* binding */ Mode),
/* harmony export */   Mh: () => (/* binding */ RecipeSchema),
/* harmony export */   W: () => (/* binding */ Ttsr),
/* harmony export */   fw: () => (/* binding */ takesTargets),
/* harmony export */   tY: () => (/* binding */ Outputs),
/* harmony export */   xB: () => (/* binding */ Permissions),
/* harmony export */   xu: () => (/* binding */ Limits)
/* harmony export */ });
/* unused harmony exports Rule, TtsrRule, Parameter, On, Targets, Check */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40104);

/** A rule `name(pattern)`, or with words for the model and self-tests that are checked when it is loaded. */
const Rule = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
        say: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        match: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
        not_match: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    }),
]);
const Permissions = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    allow: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Rule).default([]),
    deny: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Rule).default([]),
});
/** A streaming reminder. `repeat`: once per turn chain, or again after so many turns. */
const TtsrRule = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    pattern: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    reminder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(2_000),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['text', 'args']))
        .min(1)
        .default(['text', 'args']),
    repeat: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('once'), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1)]).default('once'),
});
const Ttsr = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    enabled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TtsrRule).default([]),
    builtin: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    disabled: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
});
/** A recipe's share of it: what is not written is left to the config, so nothing here has a default. */
const TtsrPart = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    enabled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TtsrRule).optional(),
    builtin: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    disabled: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
/** `tokens` counts input and output, `usd` needs a known price, `minutes` is wall clock of the whole run. */
const Limits = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    minutes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
});
const MODES = ['ask', 'edits', 'autopilot'];
const Mode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MODES);
const Scalar = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()]);
/** Defaults are written as YAML scalars or as the value itself (array, object). */
const Parameter = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'letters, digits and _ only'),
    input_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['string', 'number', 'boolean', 'date', 'file', 'select', 'array', 'object'])
        .default('string'),
    requirement: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['required', 'optional']).default('required'),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    default: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    options: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Scalar).optional(),
});
const none = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({}).nullish();
const Command = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[/@][A-Za-z][\w-]*$/, 'a word that starts with / or @, such as /review');
const names = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).min(1);
/** Which events a recipe answers. An event that is not named is not answered; `local` is always possible. */
const On = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        actions: names.optional(),
        branches: names.optional(),
        labels: names.optional(),
        drafts: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    })
        .nullish(),
    pull_request_target: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        actions: names.optional(),
        branches: names.optional(),
        labels: names.optional(),
        drafts: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    })
        .nullish(),
    issue_comment: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ command: Command, on: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['issue', 'pull_request', 'both']).optional() })
        .nullish(),
    pull_request_review_comment: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ command: Command }).nullish(),
    pull_request_review: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ command: Command.optional(), states: names.optional() }).nullish(),
    issues: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ actions: names.optional(), labels: names.optional() }).nullish(),
    push: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ branches: names.optional() }).nullish(),
    schedule: none,
    workflow_dispatch: none,
    repository_dispatch: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ types: names.optional() }).nullish(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ workflows: names.optional(), conclusions: names.optional() }).nullish(),
});
/** A kind of output that is named with nothing after it (`comment:`) is wanted with its defaults. */
function wanted(schema) {
    return schema.nullish().transform((value) => (value === null ? schema.parse({}) : value));
}
const Outputs = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    comment: wanted(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ sticky: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true) })).describe('a comment on the pull request or issue; sticky = one comment that is kept up to date'),
    review: wanted(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(500).default(50),
        min_severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning', 'info']).default('info'),
        suggestions: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    })).describe('a review with one comment per finding, on its line'),
    pull_request: wanted(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('galley/{{ recipe.name }}-{{ run.id }}'),
        title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        draft: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
        labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
        reviewers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
        max_files: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).default(100),
    })).describe('what the agent changed, as a pull request of its own'),
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        allowed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1),
        max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).default(3),
        /** The key of the structured result that holds the labels. */
        from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('labels'),
    })
        .optional()
        .describe('labels out of a fixed list'),
    issue: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]) })
        .optional()
        .describe('a new issue with the closing words of the run'),
    check: wanted(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('galley') })).describe('a check run with findings as annotations'),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true).describe('the step summary of the workflow run'),
    artifact: wanted(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })).describe('the run directory as an artifact of the workflow run'),
});
/** What a recipe can be split over, told by glob patterns; a later `!pattern` takes out again. */
const Targets = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    files: names.optional().describe('patterns of files, such as src/**/*.ts; each file is a target'),
    packages: names.optional().describe('patterns of folders, such as packages/*; each folder is a target'),
})
    .refine(({ files, packages }) => (files === undefined) !== (packages === undefined), {
    message: 'name either files or packages',
});
const Check = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    shell: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    timeout: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(3_600).default(300),
});
/** A recipe as it is written. Strict: an unknown key is an error. */
const RecipeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: Scalar.transform(String)
        .default('1')
        .describe('version of the recipe format or of the recipe; for people'),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('what the run is called wherever it is shown'),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('').describe('what the recipe does, for people who choose one'),
    on: On.prefault({}).describe('events it answers; without one it is started by hand'),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe("provider/model, such as openai/gpt-5; default: the config's"),
    instructions: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .default('')
        .describe('who the agent is here and how it works; part of the system prompt'),
    prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('').describe('the task: the first message'),
    parameters: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Parameter)
        .default([])
        .describe('values given at the start; {{ params.key }} puts one into a text'),
    tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1))
        .default(['hashline', 'todo'])
        .describe('tools, families and presets (hashline, exact, all) the agent is offered'),
    mode: Mode.default('ask').describe('what needs no rule: ask = reading, edits = changing files too, autopilot = everything not denied'),
    permissions: Permissions.prefault({}).describe('rules name(pattern); a deny beats an allow'),
    ttsr: TtsrPart.optional().describe('streaming reminders: patterns that stop an answer while it is written'),
    settings: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        temperature: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(2).optional(),
        max_output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
        reasoning_effort: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['minimal', 'low', 'medium', 'high']).optional(),
        small_model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        vision_model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        fallback_models: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    })
        .prefault({})
        .describe('how the model is asked'),
    limits: Limits.prefault({}).describe('turns, tokens, US dollars and minutes of the whole run'),
    response: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ json_schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()) })
        .optional()
        .describe('JSON Schema of an object the agent must hand in with submit_output'),
    retry: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(10).default(1),
        checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Check).min(1),
        on_failure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        conversation: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['same', 'fresh']).default('same'),
    })
        .optional()
        .describe('shell checks after the agent is done; what a failed one printed goes back to it'),
    sub_recipes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[a-z][a-z0-9-]*$/),
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
        values: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).default({}),
        description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
        parallel: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    }))
        .default([])
        .describe('recipes the agent may start by name'),
    targets: Targets.optional().describe('what galley plan splits the work over; each run gets its share as the array parameter targets'),
    outputs: Outputs.prefault({}).describe('what is published after the run'),
    fail_on: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['never', 'findings', 'warning', 'error'])
        .default('never')
        .describe('from which finding on the exit code is 1'),
})
    .refine((recipe) => recipe.prompt.trim() !== '' || recipe.instructions.trim() !== '', {
    message: 'a recipe needs a prompt or instructions',
    path: ['prompt'],
})
    .refine(({ targets, parameters }) => targets === undefined || takesTargets(parameters), {
    message: 'targets need a parameter that takes them: { key: targets, input_type: array }',
    path: ['targets'],
});
/** Whether a recipe can be given a share of its targets. */
function takesTargets(parameters) {
    return parameters.some(({ key, input_type }) => key === 'targets' && input_type === 'array');
}


/***/ }),

/***/ 17466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/contract/result.js
var result = __webpack_require__(1873);
// EXTERNAL MODULE: ./lib/report/failure.js
var failure = __webpack_require__(57340);
// EXTERNAL MODULE: ./lib/report/index.js + 9 modules
var report = __webpack_require__(50768);
// EXTERNAL MODULE: ./lib/report/kind.js
var kind = __webpack_require__(46070);
;// CONCATENATED MODULE: ./lib/report/recheck.js

/**
 * The world may have changed while the agent worked (facts 5.2, R16): the head commit is compared, the actor's
 * permission asked again, and the comment that started the run must not have been edited since.
 */
async function recheck(input) {
    const { result, github } = input;
    if (!github || !result.repo)
        return {};
    const repo = { owner: result.repo.owner, repo: result.repo.name };
    try {
        const refused = (await lostTrust(github, repo, result)) ?? (await editedComment(github, repo, result));
        if (refused)
            return { refused };
        const moved = await movedHead(github, repo, result);
        return moved ? { moved } : {};
    }
    catch (error) {
        return { failed: `what this run was based on could not be checked again: ${(0,failure/* sayFailure */.Kt)(error)}` };
    }
}
async function lostTrust(github, repo, result) {
    const { level, actor, bot } = result.trigger;
    if (level !== 'write' || bot || !actor || ['schedule', 'local'].includes(result.trigger.event))
        return undefined;
    const permission = await github.permission(repo, actor);
    return ['admin', 'maintain', 'write'].includes(permission)
        ? undefined
        : `${actor} may no longer write to this repository (${permission || 'no permission'})`;
}
async function editedComment(github, repo, result) {
    const { comment, at } = result.trigger;
    if (!comment || comment.kind === 'review')
        return undefined;
    const post = await (comment.kind === 'issue'
        ? github.comment(repo, comment.id)
        : github.reviewComment(repo, comment.id));
    if (!post)
        return 'the comment that asked for this run was deleted';
    const before = Date.parse(at);
    return Number.isNaN(before) || Date.parse(post.updatedAt) > before
        ? 'the comment that asked for this run was edited since'
        : undefined;
}
async function movedHead(github, repo, result) {
    if (!result.pull || result.number === undefined || !result.head_sha)
        return undefined;
    const pull = await github.pull(repo, result.number).catch((error) => {
        if ((0,failure/* statusOf */.c2)(error) === 404)
            return undefined;
        throw error;
    });
    if (!pull)
        return 'The pull request is gone: nothing was posted on lines.';
    return pull.headSha === result.head_sha
        ? undefined
        : `The pull request moved on from ${result.head_sha.slice(0, 12)} to ${pull.headSha.slice(0, 12)} while this run worked: nothing was posted on lines.`;
}

;// CONCATENATED MODULE: ./lib/report/publish.js







/**
 * Sends what a run has planned. Each intent stands alone: one that fails is recorded and the next goes on. The head
 * commit, the actor's permission and the text that asked for the run are looked at again first. Never throws for what
 * GitHub answers; `failed` in the list is what the exit code is made of.
 */
async function publish(input) {
    const checked = await recheck(input);
    const done = [];
    const context = {
        result: input.result,
        github: input.github,
        runDir: input.runDir,
        env: input.env,
        seal: input.seal,
        done,
        artifacts: input.artifacts ?? false,
        signal: input.signal ?? new AbortController().signal,
        ...(input.summaryFile && { summaryFile: input.summaryFile }),
        ...(checked.moved && { moved: checked.moved }),
    };
    for (const intent of input.intents) {
        const became = await one(intent, context, checked);
        const published = {
            id: intent.id,
            kind: intent.kind,
            ...became,
            at: input.now().toISOString(),
        };
        done.push(published);
        await promises_.appendFile(external_node_path_.join(input.runDir, result/* RUN_FILES */.al.published), `${JSON.stringify(published)}\n`);
        input.tell?.(published);
    }
    return done;
}
async function one(intent, context, checked) {
    const local = intent.kind === 'summary' || intent.kind === 'artifact';
    try {
        if (!local && checked.failed)
            return { action: 'failed', say: checked.failed };
        const refused = local ? undefined : (checked.refused ?? refuse(intent, context.result));
        if (refused)
            return { action: 'skipped', say: refused };
        if (context.signal.aborted)
            return { action: 'failed', say: 'publishing was cancelled' };
        const became = await (0,report/* kindOf */.I)(intent).publish(intent, context);
        return { ...became, say: context.seal(became.say) };
    }
    catch (error) {
        return { action: 'failed', say: context.seal((0,failure/* sayFailure */.Kt)(error)) };
    }
}
/** What an intent may not do, whoever wrote the file: leave the run's own repository and number, or write for a reader. */
function refuse(intent, result) {
    if (!('target' in intent))
        return undefined;
    const { owner, repo } = (0,kind/* repoOf */.A)(intent.target);
    if (owner !== result.repo?.owner || repo !== result.repo?.name) {
        return `${owner}/${repo} is not the repository of this run`;
    }
    if (intent.target.number !== undefined && intent.target.number !== result.number) {
        return `#${intent.target.number} is not what this run is about`;
    }
    const writes = intent.kind === 'pull_request' || intent.kind === 'issue';
    if (writes && result.trigger.level !== 'write')
        return `${result.trigger.actor} may not write here, so no ${intent.kind}`;
    return undefined;
}


/***/ }),

/***/ 66737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ readIntents),
/* harmony export */   Uv: () => (/* binding */ readResult),
/* harmony export */   m3: () => (/* binding */ readPlan)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);
/* harmony import */ var _contract_intent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20302);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1873);





/** result.json of a run; throws RunError('recipe') when it is missing or is none. */
async function readResult(runDir) {
    const text = await readPart(runDir, _contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al.result);
    const read = _contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .ResultFile */ .iD.safeParse(json(text, `${_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al.result} is not JSON`));
    if (read.success)
        return read.data;
    throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `${_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al.result} is not a result of Galley: ${firstIssue(read.error)}`);
}
/** plan.json of a run. */
async function readPlan(runDir) {
    const text = await readPart(runDir, _contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al.plan);
    const read = _contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .PlanFile */ .kd.safeParse(json(text, `${_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al.plan} is not JSON`));
    if (read.success)
        return read.data;
    throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `${_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al.plan} is not a plan of Galley: ${firstIssue(read.error)}`);
}
/** intents.jsonl of a run, every line checked; a run that was killed before it planned has none. */
async function readIntents(runDir) {
    const text = await readPart(runDir, _contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al.intents);
    const rows = text.split('\n').filter((row) => row !== '');
    return rows.map((row, at) => {
        const where = `${_contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al.intents}:${at + 1}`;
        const read = _contract_intent_js__WEBPACK_IMPORTED_MODULE_3__/* .Intent */ .JD.safeParse(json(row, `${where} is not JSON`));
        if (read.success)
            return read.data;
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `${where} is no intent: ${firstIssue(read.error)}`);
    });
}
async function readPart(runDir, name) {
    try {
        return await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(runDir, name), 'utf8');
    }
    catch (cause) {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `${node_path__WEBPACK_IMPORTED_MODULE_1__.join(runDir, name)} cannot be read: name a finished run's directory`, { cause });
    }
}
function json(text, otherwise) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', otherwise, { cause });
    }
}
function firstIssue(error) {
    const issue = error.issues[0];
    return `${issue?.path.map(String).join('.') || 'the line'}: ${issue?.message ?? 'not understood'}`;
}


/***/ }),

/***/ 85072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O9: () => (/* binding */ runnerFiles),
/* harmony export */   VX: () => (/* binding */ secretValues),
/* harmony export */   gf: () => (/* binding */ childEnv)
/* harmony export */ });
/* unused harmony export SHORTEST_SECRET */
/** Variables that commands may see: what tools need to find themselves and the job, and nothing that opens a door. */
const CHILD_NAMES = new Set(`PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TMPDIR TEMP TMP CI
  GITHUB_ACTIONS GITHUB_WORKSPACE GITHUB_REPOSITORY GITHUB_SHA GITHUB_REF GITHUB_REF_NAME GITHUB_HEAD_REF GITHUB_BASE_REF
  GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_RUN_ATTEMPT GITHUB_JOB GITHUB_WORKFLOW GITHUB_EVENT_NAME GITHUB_SERVER_URL
  RUNNER_OS RUNNER_ARCH RUNNER_NAME RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY
  JAVA_HOME GOROOT GOPATH GOBIN CARGO_HOME RUSTUP_HOME NVM_DIR NVM_BIN PYENV_ROOT VIRTUAL_ENV CONDA_PREFIX
  ANDROID_HOME DOTNET_ROOT GEM_HOME GEM_PATH BUN_INSTALL DENO_DIR PNPM_HOME LD_LIBRARY_PATH DYLD_LIBRARY_PATH
  SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT PROGRAMFILES PROGRAMDATA LOCALAPPDATA APPDATA USERPROFILE
  NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE OS`.split(/\s+/));
/** A name that promises a secret. */
const SECRET_NAME = /token|secret|passw|api[-_]?key|private[-_]?key|access[-_]?key|credential|_auth$|_pat$|cookie|dsn$/i;
/** Shorter values would turn every text into stars. */
const SHORTEST_SECRET = 6;
/** The whole environment of child processes: an allow-list, plus `further` names, and never a value that is a secret. */
function childEnv(env, further, secrets) {
    const hidden = new Set(secrets);
    const out = {};
    for (const [name, value] of Object.entries(env)) {
        const listed = CHILD_NAMES.has(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name) || further.includes(name);
        if (value !== undefined && listed && !hidden.has(value))
            out[name] = value;
    }
    return { ...out, PAGER: 'cat', GIT_PAGER: 'cat', GIT_TERMINAL_PROMPT: '0', TERM: 'dumb', GALLEY: '1' };
}
/** Values of variables whose names promise a secret, and of `named` ones: what the seal must hide. */
function secretValues(env, named = []) {
    const values = Object.entries(env)
        .filter(([name, value]) => value && (SECRET_NAME.test(name) || named.includes(name)))
        .flatMap(([, value = '']) => [value.trim(), ...value.split(/\r?\n/).map((line) => line.trim())]);
    return [...new Set(values)].filter((value) => value.length >= SHORTEST_SECRET && !/^(true|false|https?:\/\/[^@]*)$/i.test(value));
}
/** Files of the Actions runner that carry commands or the event: no tool reads or writes them. */
function runnerFiles(env) {
    const names = [
        'GITHUB_ENV',
        'GITHUB_OUTPUT',
        'GITHUB_PATH',
        'GITHUB_STATE',
        'GITHUB_STEP_SUMMARY',
        'GITHUB_EVENT_PATH',
    ];
    return names.flatMap((name) => env[name] ?? []);
}


/***/ })

};
