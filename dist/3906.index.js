export const id = 3906;
export const ids = [3906,5542];
export const modules = {

/***/ 82190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   merge: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1873);
/* harmony import */ var _policy_seal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96722);
/* harmony import */ var _report_html_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79022);
/* harmony import */ var _report_merge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29830);
/* harmony import */ var _report_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41383);
/* harmony import */ var _report_run_dir_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66737);
/* harmony import */ var _run_environment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85072);
/* harmony import */ var _show_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4285);












/** `galley merge`: the runs of a matrix as one run, that is published once. */
const merge = {
    name: 'merge',
    about: 'join the runs of a matrix into one report',
    help: `galley merge <run-dir...> [--out DIR] [--expect N] [--partial]

Joins run directories of the same recipe, event and commit into one: one report, one set of intents. A finding that two
runs hand in stands there once; changes become one patch (a file that two runs changed in different ways keeps the first
change, and the report says so); turns, tokens and cost are added up. A folder that holds run directories stands for all
of them. \`galley publish\` posts the result as it would post a run's.

  --out DIR     where the merged run goes; default .galley/runs/merged-<id>
  --expect N    how many runs there should be; when one is missing the outcome is "cancelled"
  --partial     leave out runs that did not end well or are missing, and say so, instead of taking their outcome

Exit code: the worst of the runs', or 2 when they do not belong together.
`,
    async run(door) {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({
            args: door.argv,
            allowPositionals: true,
            options: {
                out: { type: 'string' },
                expect: { type: 'string', default: '0' },
                partial: { type: 'boolean', default: false },
            },
        });
        if (positionals.length === 0)
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('recipe', 'galley merge: name the run directories');
        if (!/^\d{1,6}$/.test(values.expect))
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('recipe', `galley merge: --expect ${values.expect} is no number`);
        const dirs = (await Promise.all(positionals.map((word) => runDirs(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(door.cwd, word))))).flat();
        const runs = [];
        for (const dir of dirs)
            runs.push(await readRun(dir));
        const seal = (0,_policy_seal_js__WEBPACK_IMPORTED_MODULE_5__/* .makeSeal */ .A4)({ secrets: (0,_run_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .secretValues */ .VX)(door.env) });
        const merged = (0,_report_merge_js__WEBPACK_IMPORTED_MODULE_7__/* .mergeRuns */ .r)(runs, { seal, expected: Number(values.expect), partial: values.partial });
        const { result } = merged.input;
        const out = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(door.cwd, values.out ?? node_path__WEBPACK_IMPORTED_MODULE_1__.join('.galley', 'runs', result.run.id));
        await write(out, merged);
        tell(door, out, merged.input);
        return result.exit_code;
    },
};
/** The directory itself, or the run directories in it. */
async function runDirs(dir) {
    const isRun = async (each) => (await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat(node_path__WEBPACK_IMPORTED_MODULE_1__.join(each, _contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al.result)).catch(() => undefined))?.isFile() ?? false;
    if (await isRun(dir))
        return [dir];
    const inside = [];
    const entries = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir(dir, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((each) => each.isDirectory())) {
        const each = node_path__WEBPACK_IMPORTED_MODULE_1__.join(dir, entry.name);
        if (await isRun(each))
            inside.push(each);
    }
    if (inside.length > 0)
        return inside.sort();
    throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('recipe', `galley merge: ${dir} is no finished run and holds none`);
}
async function readRun(dir) {
    const transcript = node_path__WEBPACK_IMPORTED_MODULE_1__.join(dir, _contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al.transcript);
    const text = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile(transcript, 'utf8').catch((cause) => {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('recipe', `galley merge: ${transcript} cannot be read`, { cause });
    });
    return {
        dir,
        result: await (0,_report_run_dir_js__WEBPACK_IMPORTED_MODULE_9__/* .readResult */ .Uv)(dir),
        plan: await (0,_report_run_dir_js__WEBPACK_IMPORTED_MODULE_9__/* .readPlan */ .m3)(dir),
        lines: (0,_show_js__WEBPACK_IMPORTED_MODULE_11__.parseTranscript)(text, transcript),
        // An artifact of a run that changed nothing has no patch.
        patch: await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(dir, _contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al.patch)).catch(() => Buffer.alloc(0)),
    };
}
async function write(out, { input, patch }) {
    const there = await (0,_report_run_dir_js__WEBPACK_IMPORTED_MODULE_9__/* .readResult */ .Uv)(out).catch(() => undefined);
    const entries = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir(out).catch(() => []);
    if (entries.length > 0 && there?.run.id !== input.result.run.id)
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('recipe', `galley merge: ${out} is not empty and holds something else`);
    await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir(out, { recursive: true });
    const { result, lines } = input;
    const files = [
        ['transcript', lines.map((line) => `${JSON.stringify(line)}\n`).join('')],
        ['patch', patch],
        ['intents', (0,_report_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .intentLines */ .A0)((0,_report_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .planIntents */ .nb)(input))],
        ['plan', (0,_report_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .planText */ .Pt)(input)],
        ['markdown', (0,_report_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .reportMarkdown */ .uL)(input)],
        ['html', (0,_report_html_js__WEBPACK_IMPORTED_MODULE_6__/* .renderHtml */ .K)({ lines, result, patch: patch.toString('utf8') })],
        ['result', `${JSON.stringify(result, null, 2)}\n`],
    ];
    for (const [name, content] of files)
        await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(out, _contract_result_js__WEBPACK_IMPORTED_MODULE_4__/* .RUN_FILES */ .al[name]), content, { mode: 0o600 });
}
function tell(door, out, input) {
    door.out(`\n${(0,_report_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .reportMarkdown */ .uL)(input)}\n`);
    door.out(`${input.result.outcome}: run directory ${out}\n`);
}


/***/ }),

/***/ 4285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseTranscript: () => (/* binding */ parseTranscript),
  show: () => (/* binding */ show)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/agent/transcript.js
var transcript = __webpack_require__(91039);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/contract/outcome.js
var outcome = __webpack_require__(71966);
// EXTERNAL MODULE: ./lib/contract/result.js
var contract_result = __webpack_require__(1873);
// EXTERNAL MODULE: ./lib/report/console.js + 2 modules
var console = __webpack_require__(32898);
// EXTERNAL MODULE: ./lib/report/inert.js
var inert = __webpack_require__(4726);
;// CONCATENATED MODULE: ./lib/report/context.js

/** What stood in the prompts of a run beside the conversation, a line each: its state, kind, name, place, size, and why. */
function contextText(lines) {
    const rows = lines.flatMap((line) => line.type === 'context' ? line.items.map((item) => row(line.agent, item)) : []);
    if (rows.length === 0)
        return 'Nothing stood in the context beside the conversation.\n';
    return `${rows.join('\n')}\n`;
}
function row(agent, { state, kind, name, from, bytes, why }) {
    const who = agent === 'main' ? '' : `[${agent}] `;
    const size = bytes < 1_024 ? `${bytes} B` : `${(bytes / 1_024).toFixed(1)} KiB`;
    const text = `${who}${state.padEnd(7)} ${kind.padEnd(12)} ${name} (${from}, ${size})${why ? `: ${why}` : ''}`;
    return (0,inert/* plainLines */.y1)(text).join(' ');
}

// EXTERNAL MODULE: ./lib/report/html.js + 5 modules
var html = __webpack_require__(79022);
// EXTERNAL MODULE: ./lib/report/run-dir.js
var run_dir = __webpack_require__(66737);
;// CONCATENATED MODULE: ./lib/cli/show.js











/** `galley show`: what happened in a run, as text or as one HTML file. */
const show = {
    name: 'show',
    about: 'show what happened in a run',
    help: `galley show <run-dir or transcript.jsonl> [--html FILE | --context]

Prints a run as it was seen while it went on. With --html it writes one self-contained page instead: the turns and tool
calls on a time line, what they cost, the findings and the change. The transcript of a run that was killed can be shown
too; an unfinished last line is left out. With --context it says which instruction files, skills, agent types, memories,
MCP servers and plugins the run was given, their size, and why others were left out.

Exit code: 0, or 2 when there is nothing to show.
`,
    async run(door) {
        const { values, positionals } = (0,external_node_util_.parseArgs)({
            args: door.argv,
            allowPositionals: true,
            options: { html: { type: 'string' }, context: { type: 'boolean' } },
        });
        const [where, ...more] = positionals;
        if (!where || more.length > 0)
            throw new error/* RunError */.e4('recipe', 'galley show: name one run directory or transcript');
        const run = await readRun(external_node_path_.resolve(door.cwd, where));
        if (values.context)
            door.out(contextText(run.lines));
        else if (values.html === undefined)
            print(run.lines, door);
        else {
            await promises_.writeFile(external_node_path_.resolve(door.cwd, values.html), (0,html/* renderHtml */.K)(run));
            door.out(`${values.html}\n`);
        }
        return outcome/* EXIT_CODE */.F.done;
    },
};
function print(lines, door) {
    const see = (0,console/* makeConsole */.E)({
        out: door.out,
        tty: false,
        color: door.color,
        format: 'text',
        actions: door.env.GITHUB_ACTIONS === 'true',
    });
    for (const line of lines)
        see(line);
}
async function readRun(where) {
    const isFolder = (await promises_.stat(where).catch(() => undefined))?.isDirectory() ?? false;
    const transcript = isFolder ? external_node_path_.join(where, contract_result/* RUN_FILES */.al.transcript) : where;
    const runDir = external_node_path_.dirname(transcript);
    const text = await promises_.readFile(transcript, 'utf8').catch((cause) => {
        throw new error/* RunError */.e4('recipe', `galley show: ${transcript} cannot be read`, { cause });
    });
    const lines = parseTranscript(text, transcript);
    const result = await (0,run_dir/* readResult */.Uv)(runDir).catch(() => undefined);
    const patch = await promises_.readFile(external_node_path_.join(runDir, contract_result/* RUN_FILES */.al.patch), 'utf8').catch(() => '');
    return { lines, patch, ...(result && { result }) };
}
/** The lines of a transcript, or a RunError that says what the file is not. */
function parseTranscript(text, file) {
    try {
        const lines = (0,transcript/* readLines */.Se)(text);
        if (lines.length === 0 || lines.some((line) => typeof line?.type !== 'string'))
            throw new Error('no transcript lines');
        return lines;
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new error/* RunError */.e4('recipe', `${file} is not a transcript: ${why}`, { cause });
    }
}


/***/ }),

/***/ 61282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   Jl: () => (/* binding */ Check),
/* harmony export */   Kt: () => (/* binding */ Mode),
/* harmony export */   Mh: () => (/* binding */ RecipeSchema),
/* harmony export */   W: () => (/* binding */ Ttsr),
/* harmony export */   fw: () => (/* binding */ takesTargets),
/* harmony export */   tY: () => (/* binding */ Outputs),
/* harmony export */   xB: () => (/* binding */ Permissions),
/* harmony export */   xu: () => (/* binding */ Limits)
/* harmony export */ });
/* unused harmony exports Rule, TtsrRule, Parameter, On, Targets */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);

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
    discussion: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ actions: names.optional(), categories: names.optional() }).nullish(),
    discussion_comment: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ command: Command }).nullish(),
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
    comment: wanted(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ sticky: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true) })).describe('a comment on the pull request, issue or discussion; sticky = one comment that is kept up to date'),
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
    repositories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w.-]+\/[\w.-]+$/, 'OWNER/NAME'))
        .min(1)
        .optional()
        .describe('repositories, OWNER/NAME each'),
    search: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ pattern: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), files: names.optional() })
        .optional()
        .describe('each file with a line that matches (POSIX extended regular expression) is a target'),
})
    .refine((targets) => Object.values(targets).filter((each) => each !== undefined).length === 1, {
    message: 'name one of files, packages, repositories and search',
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

/***/ 81307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * Where `file` lies in `folder`: the path from there with `/`, `.` for the folder itself, undefined when it lies elsewhere.
 * By their spelling alone (`.` and `..` count, links do not), as the platform compares: whoever judges resolves links first.
 */
function within(folder, file, path = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const relative = path.relative(folder, file);
    if (relative === '')
        return '.';
    if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
        return undefined;
    return relative.split(path.sep).join('/');
}


/***/ }),

/***/ 29830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ findingsOf),
  r: () => (/* binding */ mergeRuns)
});

// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/report/findings.js + 1 modules
var report_findings = __webpack_require__(55754);
// EXTERNAL MODULE: ./lib/report/marker.js
var marker = __webpack_require__(53086);
// EXTERNAL MODULE: ./lib/service/github/diff.js
var diff = __webpack_require__(49064);
;// CONCATENATED MODULE: ./lib/report/merge-patch.js

/** Changes of several runs from the same commit as one patch. A file belongs to the first run that touched it. */
function mergePatches(runs) {
    const kept = [];
    const owner = new Map();
    const clashes = [];
    for (const { id, patch } of runs) {
        // Read as latin1 a text holds every byte.
        const parts = patch.toString('latin1').split(/^(?=diff --git )/m);
        const mine = [];
        for (const part of parts.filter((each) => each.startsWith('diff --git '))) {
            const names = (0,diff/* parseDiff */.FR)(Buffer.from(part, 'latin1')).flatMap((file) => [file.oldPath, file.path]);
            const taken = names.filter((name) => owner.has(name));
            if (taken.length === 0) {
                kept.push(part);
                for (const name of names)
                    mine.push([name, part]);
            }
            else if (!taken.every((name) => owner.get(name)?.has(part))) {
                clashes.push({ path: names.at(-1) ?? '', run: id });
            }
        }
        // Two parts of one run may share a name: a copy and its source, a file that changed its type.
        for (const [name, part] of mine)
            owner.set(name, (owner.get(name) ?? new Set()).add(part));
    }
    return { patch: Buffer.from(kept.join(''), 'latin1'), clashes };
}

// EXTERNAL MODULE: ./lib/contract/outcome.js
var contract_outcome = __webpack_require__(71966);
// EXTERNAL MODULE: ./lib/report/render.js
var render = __webpack_require__(31448);
;// CONCATENATED MODULE: ./lib/report/merge-result.js



/** The results of several runs as one: sums, the worst ending, and the time from the first start to the last end. */
function mergeResults(results, facts) {
    const [first] = results;
    if (!first)
        throw new Error('nothing to merge');
    const sum = (pick) => results.reduce((total, each) => total + pick(each), 0);
    const outcome = outcomeOf(results, facts);
    const outputs = results.map(({ output }) => output).filter((each) => each !== undefined);
    return {
        ...first,
        outcome,
        exit_code: Math.max(contract_outcome/* EXIT_CODE */.F[outcome], ...results.map((each) => each.exit_code)),
        say: sayOf(results, facts.missing),
        model: [...new Set(results.map((each) => each.model))].join(', '),
        run: { ...first.run, id: facts.id, attempt: Math.max(...results.map((each) => each.run.attempt)) },
        trigger: { ...first.trigger, at: earliest(results.map((each) => each.trigger.at)) },
        tree_sha: (results.find((each) => each.files.length > 0) ?? first).tree_sha,
        since_sha: results.every((each) => each.since_sha === first.since_sha) ? first.since_sha : '',
        ...timeOf(results),
        turns: sum((each) => each.turns),
        usage: {
            input: sum((each) => each.usage.input),
            output: sum((each) => each.usage.output),
            cached: sum((each) => each.usage.cached),
            usd: sum((each) => each.usage.usd),
        },
        attempts: Math.max(...results.map((each) => each.attempts)),
        findings: facts.findings,
        coverage: coverageOf(results),
        files: (0,diff/* parseDiff */.FR)(facts.patch).map(changed),
        ...(outputs.length > 0 && { output: outputs.reduce(mergeOutput) }),
        notices: [...new Set([...facts.notices, ...results.flatMap((each) => each.notices)])],
    };
}
/** One run that failed, or is not there, is the ending of all: nobody may take the whole for done. */
function outcomeOf(results, { missing, findings }) {
    const bad = results.filter((each) => !(0,render/* isFine */.zn)(each)).sort((a, b) => b.exit_code - a.exit_code);
    if (bad[0])
        return bad[0].outcome;
    if (missing > 0)
        return 'cancelled';
    if (findings.error + findings.warning + findings.info > 0)
        return 'findings';
    return results.every((each) => each.outcome === 'no-changes') ? 'no-changes' : 'done';
}
function sayOf(results, missing) {
    const bad = results.filter((each) => !(0,render/* isFine */.zn)(each));
    const list = bad.slice(0, 5).map((each) => `run ${each.run.id}: ${each.outcome}: ${each.say}`);
    const more = bad.length > list.length ? [`and ${bad.length - list.length} more`] : [];
    const lost = missing > 0 ? [`${(0,render/* many */._d)(missing, 'run')} missing`] : [];
    const head = `${(0,render/* many */._d)(results.length, 'run')} merged; ${results.length - bad.length} ended well.`;
    return [head, [...list, ...more, ...lost].join('; ')].filter(Boolean).join(' ');
}
/** The earliest; one that is unknown makes it unknown. */
function earliest(times) {
    const known = times.map((time) => Date.parse(time));
    const first = Math.min(...known);
    return Number.isNaN(first) ? '' : (times[known.indexOf(first)] ?? '');
}
function timeOf(results) {
    const spans = results.map((each) => ({ from: Date.parse(each.started), ms: each.ms }));
    const from = Math.min(...spans.map((span) => span.from));
    if (Number.isNaN(from))
        return { started: '', ms: Math.max(...spans.map((span) => span.ms)) };
    return {
        started: new Date(from).toISOString(),
        ms: Math.max(...spans.map((span) => span.from + span.ms)) - from,
    };
}
/** A file counts as read as far as the run that read most of it. */
function coverageOf(results) {
    const rank = { read: 2, partly: 1, 'not-read': 0 };
    const best = new Map();
    for (const file of results.flatMap((each) => each.coverage)) {
        const there = best.get(file.path);
        const better = !there || rank[file.status] - rank[there.status] || file.read - there.read;
        if (better === true || better > 0)
            best.set(file.path, file);
    }
    return [...best.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
function changed(file) {
    const count = (value) => (file.binary ? null : value);
    const from = file.oldPath === file.path ? {} : { from: file.oldPath };
    return { path: file.path, ...from, added: count(file.added), deleted: count(file.deleted) };
}
/** Lists are joined without repeats; of everything else the first run's value stays. */
function mergeOutput(one, other) {
    if (Array.isArray(one) && Array.isArray(other)) {
        const seen = new Map([...one, ...other].map((each) => [JSON.stringify(each), each]));
        return [...seen.values()];
    }
    if (!isMap(one) || !isMap(other))
        return one;
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return Object.fromEntries(keys.map((key) => [key, Object.hasOwn(one, key) ? mergeOutput(one[key], other[key]) : other[key]]));
}
function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./lib/report/plan.js
var plan = __webpack_require__(41383);
;// CONCATENATED MODULE: ./lib/report/merge.js







/**
 * Joins the shards of one task: what they found (said twice = once), what they changed, what they read. The answer is
 * what the plan of one single run would be made from. The order of `runs` does not matter; the same run counts once.
 */
function mergeRuns(runs, options) {
    const all = [...new Map(runs.map((run) => [run.result.run.id, run])).values()].sort(byId);
    const [first] = all;
    if (!first)
        throw new error/* RunError */.e4('recipe', 'there is no run to merge');
    for (const run of all)
        needAlike(first, run);
    const changing = all.filter((run) => run.patch.length > 0);
    for (const run of changing)
        needSameTree(changing[0] ?? run, run);
    const fine = all.filter((run) => (0,render/* isFine */.zn)(run.result));
    const used = options.partial && fine.length > 0 ? fine : all;
    const id = `merged-${(0,marker/* digest */.br)(...used.map((run) => run.result.run.id))}`;
    const missing = Math.max(0, options.expected - all.length);
    const { patch, clashes } = mergePatches(used.map((run) => ({ id: run.result.run.id, patch: run.patch })));
    const notices = [
        ...(missing > 0 ? [`${(0,render/* many */._d)(missing, 'run')} of ${options.expected} left no run directory.`] : []),
        ...all
            .filter((run) => !used.includes(run))
            .map(({ result }) => `Run ${result.run.id} is left out (${result.outcome}): ${result.say}`),
        ...clashes.map(({ path, run }) => `${path} was changed by two runs; the change of run ${run} is left out.`),
    ];
    const { outputs } = first.plan;
    const findings = findingsOf(used, first.plan.outputs);
    const result = mergeResults(used.map((run) => run.result), {
        id,
        patch,
        notices,
        missing: options.partial ? 0 : missing,
        findings: (0,report_findings/* tally */.N4)(findings.all.map((each) => each.finding)),
    });
    const lines = linesOf(used, result);
    const known = { answer: answersOf(used), findings };
    return { input: { result, lines, outputs, diff: [], seal: options.seal, known }, patch };
}
function byId(a, b) {
    return a.result.run.id < b.result.run.id ? -1 : 1;
}
/** Shards of one task answer the same event, with the same recipe, at the same commit. */
function needAlike(first, run) {
    const parts = (result) => ({
        recipe: result.recipe.name,
        repository: result.repo && `${result.repo.owner}/${result.repo.name}`,
        number: result.number ?? result.discussion,
        event: result.trigger.event,
        actor: result.trigger.actor,
        level: result.trigger.level,
        comment: result.trigger.comment?.id,
        'text that asked': result.trigger.text,
        'head commit': result.head_sha,
    });
    const [one, other] = [parts(first.result), parts(run.result)];
    for (const name of Object.keys(one)) {
        if (one[name] === other[name])
            continue;
        throw new error/* RunError */.e4('recipe', `${run.dir} is no part of the same task as ${first.dir}: its ${name} is ${other[name] ?? 'none'}, not ${one[name] ?? 'none'}`);
    }
    if ((0,report_findings/* stagedFindings */.fr)(run.lines).length !== run.plan.findings.length)
        throw new error/* RunError */.e4('recipe', `${run.dir}: its transcript and its plan do not hold the same findings`);
}
/** Patches fit together only where they start from the same commit. */
function needSameTree(first, run) {
    if (run.result.tree_sha === first.result.tree_sha)
        return;
    throw new error/* RunError */.e4('recipe', `${run.dir} changed another commit than ${first.dir}: merge runs of one commit`);
}
/** Every finding with the place that its own run gave it. The same one said by two runs is taken once. */
function findingsOf(runs, outputs) {
    const names = new Map();
    const all = [];
    let count = 0;
    for (const run of runs) {
        for (const [at, finding] of (0,report_findings/* stagedFindings */.fr)(run.lines).entries()) {
            count++;
            const spot = run.plan.findings[at];
            const whole = JSON.stringify([finding, spot]);
            if (!spot || names.get(spot.fingerprint) === whole)
                continue;
            const fingerprint = names.has(spot.fingerprint) ? (0,marker/* digest */.br)(spot.fingerprint, whole) : spot.fingerprint;
            if (names.has(fingerprint))
                continue;
            names.set(fingerprint, whole);
            all.push({ finding, place: spot.place, fingerprint });
        }
    }
    all.sort((a, b) => (0,report_findings/* order */.fq)(a.finding, b.finding));
    const pull = runs.some((run) => run.result.pull);
    return (0,report_findings/* share */.uM)(all, count, (0,plan/* capsOf */.BG)({ outputs, result: { pull } }));
}
/** What the runs said, each text once. */
function answersOf(runs) {
    const answers = runs.map((run) => (0,render/* answerOf */.ut)(run.lines, run.result.output).trim());
    return [...new Set(answers)].filter((answer) => answer !== '').join('\n\n');
}
/** One transcript: the agents of the nth run are called `n` and `n.agent`. Long outputs stay in the runs' own folders. */
function linesOf(runs, result) {
    const lines = [];
    const add = (line) => void lines.push({ ...line, seq: lines.length });
    const start = runs[0]?.lines.find((line) => line.type === 'start');
    if (start)
        add({ ...start, run: result.run.id });
    for (const [at, run] of runs.entries()) {
        const who = (agent) => (agent === 'main' ? `${at + 1}` : `${at + 1}.${agent}`);
        for (const line of run.lines) {
            if (line.type === 'intent' || (line.agent === 'main' && line.type === 'start'))
                continue;
            const renamed = { ...line, agent: who(line.agent), ...(line.parent && { parent: who(line.parent) }) };
            if (renamed.type === 'result')
                delete renamed.spill;
            add(renamed);
        }
    }
    const { outcome, say, turns, usage, ms } = result;
    const about = { v: 1, seq: 0, at: lines.at(-1)?.at ?? result.started, agent: 'main' };
    add({ ...about, type: 'end', outcome, say, turns, usage, ms });
    return lines;
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
/* harmony export */   Uf: () => (/* binding */ configSecrets),
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
/** Values of variables that the config names as secrets or as the keys of providers, whatever they are called. */
function configSecrets({ secrets, providers }, key) {
    const names = [...secrets.env, ...Object.values(providers).flatMap(({ api_key_env }) => api_key_env ?? [])];
    return names.flatMap((name) => key(name) ?? []);
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


/***/ }),

/***/ 79335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ gitEnv)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _on_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15380);


const PASSED = new Set(`PATH PATHEXT HOME USERPROFILE SYSTEMROOT WINDIR COMSPEC TEMP TMP TMPDIR SSH_AUTH_SOCK
   HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_EXEC_PATH`.split(/\s+/));
/** What no config file may decide: each could start a program, move the work tree or change what a diff looks like. */
const SETTINGS = [
    ['core.hooksPath', node_os__WEBPACK_IMPORTED_MODULE_0__.devNull],
    ['core.fsmonitor', 'false'],
    ['core.pager', 'cat'],
    ['core.attributesFile', node_os__WEBPACK_IMPORTED_MODULE_0__.devNull],
    ['core.autocrlf', 'false'],
    ['core.safecrlf', 'false'],
    ['core.quotePath', 'true'],
    ['core.askPass', ''],
    ['credential.helper', ''],
    ['commit.gpgSign', 'false'],
    ['log.showSignature', 'false'],
    ['protocol.ext.allow', 'never'],
    ['submodule.recurse', 'false'],
    ['fetch.recurseSubmodules', 'false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['advice.detachedHead', 'false'],
];
/** The whole environment of a git process. */
function gitEnv({ root, env, token, serverUrl = 'https://github.com', }) {
    const out = {};
    for (const [key, value] of Object.entries(env))
        if (value !== undefined && PASSED.has(key.toUpperCase()))
            out[key] = value;
    const settings = [...SETTINGS, ['safe.directory', root]];
    if (token) {
        const header = `http.${serverUrl.replace(/\/+$/, '')}/.extraheader`;
        const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
        // The empty value drops the header that actions/checkout may have left in a config file.
        settings.push([header, ''], [header, `AUTHORIZATION: basic ${basic}`]);
    }
    settings.forEach(([key, value], index) => {
        out[`GIT_CONFIG_KEY_${index}`] = key;
        out[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return {
        ...(0,_on_path_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutWorkspace */ .k)(root, out),
        GIT_CONFIG_COUNT: String(settings.length),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_0__.devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        SSH_ASKPASS: '',
        GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
        GIT_ALLOW_PROTOCOL: 'https:http:ssh:file',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_PAGER: 'cat',
        GIT_EDITOR: ':',
        LC_ALL: 'C',
    };
}


/***/ }),

/***/ 68921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ runGit),
/* harmony export */   X: () => (/* binding */ GitError)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);


/** Git failed, was killed, or is missing. `code` is its exit code; null when it was killed or did not start. */
class GitError extends Error {
    args;
    code;
    stderr;
    name = 'GitError';
    constructor(args, code, stderr, options) {
        super(`git ${args.find((arg) => !arg.startsWith('-')) ?? ''}: ${stderr.trim() || `exit ${code}`}`, options);
        this.args = args;
        this.code = code;
        this.stderr = stderr;
    }
}
const MINUTE = 60_000;
/** Starts git with `args` as they are: no shell, no stdin but `input`, in its own process group. */
function runGit(args, run) {
    const { root, env, input, timeout = 2 * MINUTE, max = 512 * 1024 * 1024 } = run;
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', args, {
            cwd: root,
            env,
            detached: node_os__WEBPACK_IMPORTED_MODULE_1__.platform() !== 'win32',
            windowsHide: true,
        });
        const out = [];
        let size = 0;
        let error = '';
        let cut = '';
        const end = (why) => {
            cut ||= why;
            killTree(child.pid, () => child.kill('SIGKILL'));
        };
        const timer = setTimeout(() => end(`no answer after ${timeout / 1000} s`), timeout);
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > max)
                end(`more than ${max} bytes of output`);
            else
                out.push(chunk);
        });
        child.stderr.setEncoding('utf8').on('data', (text) => {
            if (error.length < 64_000)
                error += text;
        });
        child.stdin.on('error', () => { }); // git may end before it has read everything
        child.stdin.end(input ?? '');
        child.on('error', (cause) => {
            clearTimeout(timer);
            reject(new GitError(args, null, `git did not start: ${cause.message}`, { cause }));
        });
        child.on('close', (code) => {
            clearTimeout(timer);
            if (cut)
                reject(new GitError(args, null, cut));
            else if (code === null)
                reject(new GitError(args, null, 'killed'));
            else
                resolve({ code, stdout: Buffer.concat(out), stderr: error });
        });
    });
}
/** Git's helpers (remote-https, ssh) must go with it. */
function killTree(pid, otherwise) {
    try {
        if (pid === undefined || node_os__WEBPACK_IMPORTED_MODULE_1__.platform() === 'win32')
            otherwise();
        else
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        otherwise();
    }
}


/***/ }),

/***/ 62346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ orMissing),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   iR: () => (/* binding */ toPost)
/* harmony export */ });
function toPost(data) {
    return {
        id: data.id,
        body: data.body ?? '',
        author: data.user ? { id: data.user.id, login: data.user.login } : { id: 0, login: 'ghost' },
        url: data.html_url,
        updatedAt: data.updated_at ?? data.submitted_at ?? '',
        ...(data.author_association && { association: data.author_association }),
    };
}
/** The HTTP status a call failed with; undefined for anything else. */
function statusOf(failure) {
    const status = failure?.status;
    return typeof status === 'number' ? status : undefined;
}
/** Undefined where the server says that there is none (404, 410 for what was deleted). */
async function orMissing(call, statuses = [404, 410]) {
    try {
        return await call;
    }
    catch (failure) {
        if (statuses.includes(statusOf(failure) ?? 0))
            return undefined;
        throw failure;
    }
}


/***/ }),

/***/ 15380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ onPath),
/* harmony export */   k: () => (/* binding */ withoutWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81307);



/** The program a name stands for, as a shell would find it. */
function onPath(command, env) {
    const endings = process.platform === 'win32' ? ['', '.exe', '.cmd'] : [''];
    const folders = node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(command)
        ? ['']
        : (env.PATH ?? env.Path ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute);
    for (const folder of folders)
        for (const ending of endings) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, command + ending);
            try {
                node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
                if (node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file).isFile())
                    return file;
            }
            catch {
                // Not here: look in the next folder.
            }
        }
    return undefined;
}
/**
 * An environment whose PATH leaves out what the workspace brings along, for programs that Galley starts on its own: a
 * checkout must not decide which git that is. An empty PATH would mean the current folder; without one the system's is used.
 */
function withoutWorkspace(root, env) {
    const out = {};
    for (const [name, value] of Object.entries(env)) {
        const kept = /^path$/i.test(name) ? foldersOutside(root, value) : value;
        if (kept !== '' || kept === value)
            out[name] = kept;
    }
    return out;
}
/** Absolute folders that are there, and neither lie in the workspace nor lead into it. */
function foldersOutside(root, folders) {
    const roots = [node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root), real(root) ?? root];
    const isIn = (folder) => roots.some((one) => (0,_contract_within_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .u)(one, folder) !== undefined);
    const isOutside = (folder) => {
        if (!node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(folder))
            return false;
        const target = real(folder);
        return target !== undefined && !isIn(folder) && !isIn(target);
    };
    return folders.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(isOutside).join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
}
function real(folder) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
