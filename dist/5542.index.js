export const id = 5542;
export const ids = [5542];
export const modules = {

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


/***/ })

};
