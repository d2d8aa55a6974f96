export const id = 8408;
export const ids = [8408];
export const modules = {

/***/ 18408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish_publish)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/contract/outcome.js
var outcome = __webpack_require__(71966);
// EXTERNAL MODULE: ./lib/contract/result.js
var contract_result = __webpack_require__(1873);
// EXTERNAL MODULE: ./lib/policy/seal.js + 3 modules
var policy_seal = __webpack_require__(96722);
// EXTERNAL MODULE: ./lib/report/artifact.js
var artifact = __webpack_require__(41490);
// EXTERNAL MODULE: ./lib/report/describe.js
var describe = __webpack_require__(13117);
// EXTERNAL MODULE: ./lib/report/inert.js
var inert = __webpack_require__(4726);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./lib/contract/event.js
var contract_event = __webpack_require__(4894);
// EXTERNAL MODULE: ./lib/contract/intent.js
var intent = __webpack_require__(20302);
;// CONCATENATED MODULE: ./lib/contract/line.js




const count = schemas/* number */.aig().int().min(0);
const line_text = schemas/* string */.YjP();
const maybe = schemas/* exactOptional */.yqP;
const Access = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* enum */.k5n(['read', 'write']), path: line_text }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('exec'), command: line_text, cwd: maybe(line_text) }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('net'), url: line_text }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('agent'), role: line_text }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('mcp'), server: line_text, tool: line_text, readOnly: schemas/* boolean */.zMY() }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('config'), key: line_text }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('job'), id: line_text }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('stage'), intent: line_text }),
]);
const Verdict = schemas/* discriminatedUnion */.gMt('action', [
    schemas/* strictObject */.rej({ action: schemas/* literal */.euz('allow'), rule: maybe(line_text) }),
    schemas/* strictObject */.rej({ action: schemas/* enum */.k5n(['ask', 'deny', 'halt']), rule: line_text, say: line_text }),
]);
const Usage = schemas/* strictObject */.rej({ input: count, output: count, cached: count, usd: schemas/* number */.aig().min(0) });
const Text = schemas/* strictObject */.rej({ type: schemas/* literal */.euz('text'), text: line_text });
const Image = schemas/* strictObject */.rej({ type: schemas/* literal */.euz('image'), mime: line_text, data: line_text });
const Thought = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('thought'),
    text: line_text,
    signature: maybe(line_text),
    data: maybe(schemas/* unknown */.L5J()),
});
const Call = schemas/* strictObject */.rej({ type: schemas/* literal */.euz('call'), id: line_text, name: line_text, args: schemas/* unknown */.L5J() });
const Staged = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('finding'), finding: intent/* Finding */.wI }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('output'), data: schemas/* unknown */.L5J() }),
]);
/** A line of one type: what all lines have, and `shape`. */
function line(type, shape) {
    return schemas/* strictObject */.rej({
        v: schemas/* literal */.euz(contract_event/* LINE_VERSION */.s),
        seq: count,
        at: iso/* datetime */.w$(),
        agent: line_text,
        parent: maybe(line_text),
        type: schemas/* literal */.euz(type),
        ...shape,
    });
}
const Start = line('start', {
    run: line_text,
    galley: line_text,
    recipe: line_text,
    title: line_text,
    model: line_text,
    mode: line_text,
    tools: schemas/* array */.YOg(line_text),
    base: line_text,
    head: line_text,
    event: line_text,
    number: maybe(count),
    actor: line_text,
    level: line_text,
    label: maybe(line_text),
    child: maybe(schemas/* strictObject */.rej({ call: line_text, role: line_text, read_only: schemas/* boolean */.zMY(), worktree: schemas/* boolean */.zMY() })),
});
const Said = line('user', {
    source: schemas/* enum */.k5n(['prompt', 'runner', 'parent']),
    blocks: schemas/* array */.YOg(schemas/* discriminatedUnion */.gMt('type', [Text, Image])),
});
const Answer = line('assistant', {
    blocks: schemas/* array */.YOg(schemas/* discriminatedUnion */.gMt('type', [Text, Thought, Call])),
    stop: line_text,
    usage: Usage,
    ms: schemas/* number */.aig(),
    structured: maybe(schemas/* literal */.euz(true)),
});
const Called = line('call', {
    id: line_text,
    name: line_text,
    args: schemas/* unknown */.L5J(),
    access: schemas/* array */.YOg(Access),
    verdict: Verdict,
    preview: maybe(schemas/* record */.g1P(line_text, schemas/* union */.KCZ([line_text, schemas/* number */.aig()]))),
});
const Result = line('result', {
    id: line_text,
    name: line_text,
    ok: schemas/* boolean */.zMY(),
    text: line_text,
    ms: schemas/* number */.aig(),
    images: maybe(schemas/* array */.YOg(Image)),
    spill: maybe(line_text),
    meta: maybe(schemas/* record */.g1P(line_text, schemas/* union */.KCZ([line_text, schemas/* number */.aig(), schemas/* boolean */.zMY(), schemas/* array */.YOg(line_text)]))),
    shown: maybe(line_text),
});
const Injection = line('ttsr_injection', {
    rules: schemas/* array */.YOg(line_text),
    reminder: line_text,
    source: schemas/* enum */.k5n(['text', 'args']),
    cut: line_text,
});
const Hook = line('hook', {
    phase: line_text,
    label: line_text,
    ok: schemas/* boolean */.zMY(),
    exit: schemas/* number */.aig().nullable(),
    ms: schemas/* number */.aig(),
    text: line_text,
});
const Todo = line('todo', {
    items: schemas/* array */.YOg(schemas/* strictObject */.rej({ content: line_text, status: schemas/* enum */.k5n(['pending', 'in_progress', 'completed']) })),
});
const Context = line('context', {
    items: schemas/* array */.YOg(schemas/* strictObject */.rej({
        kind: schemas/* enum */.k5n(['instructions', 'skill', 'agent', 'memory', 'mcp', 'plugin']),
        name: line_text,
        from: line_text,
        bytes: count,
        state: schemas/* enum */.k5n(['whole', 'listed', 'skipped']),
        why: maybe(line_text),
    })),
});
const Audit = line('audit', { path: line_text, verdict: Verdict, action: schemas/* enum */.k5n(['kept', 'reverted']) });
const End = line('end', {
    outcome: schemas/* enum */.k5n(Object.keys(outcome/* EXIT_CODE */.F)),
    say: line_text,
    turns: count,
    usage: Usage,
    ms: schemas/* number */.aig(),
    patch: maybe(line_text),
});
/** One line of transcript.jsonl, as contract/event.ts `Line` types it; schema/transcript.schema.json is made of this. */
const LineSchema = schemas/* discriminatedUnion */.gMt('type', [
    Start,
    Said,
    Answer,
    Called,
    Result,
    Injection,
    line('retry', { attempt: count, wait_ms: schemas/* number */.aig(), reason: line_text }),
    Hook,
    line('compact', {
        before: count,
        summary: line_text,
        usage: Usage,
        how: maybe(schemas/* enum */.k5n(['summary', 'results', 'fresh'])),
        from: maybe(count),
        to: maybe(count),
    }),
    Todo,
    line('staged', { staged: Staged }),
    line('intent', { intent: intent/* Intent */.JD }),
    Audit,
    Context,
    line('notice', { level: schemas/* enum */.k5n(['info', 'warning']), text: line_text }),
    line('resume', { from: count }),
    End,
]);

// EXTERNAL MODULE: ./lib/contract/recipe.js
var recipe = __webpack_require__(61282);
// EXTERNAL MODULE: ./lib/report/merge.js + 2 modules
var merge = __webpack_require__(29830);
// EXTERNAL MODULE: ./lib/report/plan.js
var plan = __webpack_require__(41383);
// EXTERNAL MODULE: ./lib/report/render.js
var render = __webpack_require__(31448);
;// CONCATENATED MODULE: ./lib/report/origin.js






/**
 * What may be published of a run directory that another workflow has left. A run of the repository itself must only be
 * about the commit that it says. A fork's pull request brings its own workflow along, so that whatever came with it may
 * be forged: nothing but a comment and a review of that very pull request, made anew here from what was found, with no
 * more rights than the author has. Throws RunError('untrusted').
 */
async function fromWorkflow(delivered, origin, { github, seal }) {
    const { result } = delivered;
    if (result.trigger.event !== origin.event)
        throw refusal(`it says that it answers ${result.trigger.event}, and was made on ${origin.event}`);
    if (['pull_request', 'push'].includes(origin.event) && result.head_sha !== origin.headSha)
        throw refusal(`it is about the commit ${result.head_sha || 'none'}, not ${origin.headSha}`);
    if (!origin.fork)
        return { result };
    if (origin.event !== 'pull_request')
        throw refusal(`a fork has no business with ${origin.event}`);
    await needItsPull(result, origin, github);
    const tamed = tame(result, origin);
    if (!delivered.lines.every((line) => LineSchema.safeParse(line).success))
        throw refusal('its transcript is none of Galley');
    const { comment, review, summary } = delivered.plan.outputs;
    const outputs = recipe/* Outputs */.tY.parse({ comment, review, summary });
    const known = {
        answer: (0,render/* answerOf */.ut)(delivered.lines, result.output),
        findings: (0,merge/* findingsOf */.W)([{ ...delivered, result: tamed }], outputs),
    };
    const intents = (0,plan/* planIntents */.nb)({ result: tamed, lines: delivered.lines, outputs, diff: [], seal, known });
    return { result: tamed, intents };
}
function refusal(why) {
    return new error/* RunError */.e4('untrusted', `The run directory is not taken from the workflow run that delivered it: ${why}.`);
}
/** The number in a file may be anybody's: the pull request must come from the branch that the workflow ran on. */
async function needItsPull({ repo, number, pull }, { headRepo, headBranch }, github) {
    if (!github)
        throw refusal('without a token nobody can tell which pull request it belongs to');
    if (!repo || number === undefined || !pull)
        throw refusal('it names no pull request');
    const head = await github.pullHead({ owner: repo.owner, repo: repo.name }, number);
    if (!head ||
        headRepo === '' ||
        head.repo.toLowerCase() !== headRepo.toLowerCase() ||
        head.ref !== headBranch)
        throw refusal(`pull request #${number} does not come from ${headRepo || 'a deleted fork'}:${headBranch}`);
}
/** Fields that stand in posts as they are, and those that decide what may be done. */
function tame(result, origin) {
    if (!/^[A-Za-z0-9._-]{1,100}$/.test(result.recipe.name))
        throw refusal('its recipe has no proper name');
    const { comment: _, ...trigger } = result.trigger;
    return {
        ...result,
        galley: /^\d+\.\d+\.\d+$/.test(result.galley) ? result.galley : '',
        run: { ...result.run, url: origin.url },
        trigger: { ...trigger, level: 'read', fork: true },
        since_sha: '',
    };
}

// EXTERNAL MODULE: ./lib/report/publish.js + 1 modules
var publish = __webpack_require__(17466);
// EXTERNAL MODULE: ./lib/report/run-dir.js
var run_dir = __webpack_require__(66737);
// EXTERNAL MODULE: ./lib/run/environment.js
var environment = __webpack_require__(85072);
// EXTERNAL MODULE: ./lib/run/order-from.js
var order_from = __webpack_require__(84970);
// EXTERNAL MODULE: ./lib/service/github/client.js + 11 modules
var client = __webpack_require__(87523);
// EXTERNAL MODULE: ./lib/service/http.js
var http = __webpack_require__(10723);
// EXTERNAL MODULE: ./lib/trigger/event.js
var trigger_event = __webpack_require__(57400);
// EXTERNAL MODULE: ./lib/trigger/facts.js
var facts = __webpack_require__(647);
// EXTERNAL MODULE: ./lib/cli/run.js + 1 modules
var run = __webpack_require__(4800);
// EXTERNAL MODULE: ./lib/cli/show.js + 1 modules
var show = __webpack_require__(4285);
;// CONCATENATED MODULE: ./lib/cli/publish.js





















/** `galley publish`: sends what a run has staged. Needs the write token; runs no model and reads no workspace. */
const publish_publish = {
    name: 'publish',
    about: 'post what a run has staged',
    help: `galley publish <run-dir> [--dry-run] [--output text|json]

Sends the intents of a run (intents.jsonl) to GitHub, each one independently and at most once: publishing the same run
again changes nothing. Before that it looks again at the head commit, at the permission of the one who asked, and at the
text that asked. What became of each is written to published.jsonl.

In a workflow that answers \`workflow_run\` the run must be the one that the event names; what a fork's pull request has
left is never taken as it is: its comment and its review are made anew from what was found, and nothing else is posted.

  --dry-run          print exactly what would be sent, and send nothing
  --output json      print one JSON line for each intent
  --max-minutes N    wait for GitHub's rate limits this long at most; default 60

Environment: GITHUB_TOKEN (may write what the recipe publishes), GITHUB_API_URL (GitHub Enterprise Server),
GITHUB_REPOSITORY (when set, the run must be about this repository), GITHUB_EVENT_NAME and GITHUB_EVENT_PATH.

Exit code: 0, or 7 when something could not be published, 3 when the run may not be published from here, or 2 when there
is no such run.
`,
    async run(door) {
        const { values, positionals } = (0,external_node_util_.parseArgs)({
            args: door.argv,
            allowPositionals: true,
            options: {
                'dry-run': { type: 'boolean' },
                output: { type: 'string', default: 'text' },
                'max-minutes': { type: 'string' },
            },
        });
        const [where, ...more] = positionals;
        if (!where || more.length > 0)
            throw new error/* RunError */.e4('recipe', 'galley publish: name one run directory');
        if (values.output !== 'text' && values.output !== 'json')
            throw new error/* RunError */.e4('recipe', `galley publish: --output ${values.output} is not text or json`);
        const runDir = external_node_path_.resolve(door.cwd, where);
        const { minutes = 60 } = (0,run.limitsOf)({ 'max-minutes': values['max-minutes'] });
        const github = await publish_client(door, minutes);
        const seal = (0,policy_seal/* makeSeal */.A4)({ secrets: (0,environment/* secretValues */.VX)(door.env) });
        const { result, intents } = await readRun(runDir, door, { github, seal });
        if (values['dry-run']) {
            door.out(values.output === 'json'
                ? intents.map((intent) => `${JSON.stringify(intent)}\n`).join('')
                : (0,describe/* describeIntents */.X)(intents));
            return outcome/* EXIT_CODE */.F.done;
        }
        const { env } = door;
        const done = await (0,publish/* publish */.m)({
            intents,
            result,
            github,
            runDir,
            env,
            seal,
            now: () => new Date(),
            artifacts: (0,artifact/* hasArtifactService */.ob)(env),
            signal: door.signal,
            tell: (published) => tell(published, door, values.output === 'json'),
            ...(env.GITHUB_STEP_SUMMARY && { summaryFile: env.GITHUB_STEP_SUMMARY }),
        });
        if (done.length === 0 && values.output === 'text')
            door.out('This run publishes nothing.\n');
        return done.some((each) => each.action === 'failed') ? outcome/* EXIT_CODE */.F['publish-failed'] : outcome/* EXIT_CODE */.F.done;
    },
};
async function publish_client({ env, signal }, minutes) {
    if (!env.GITHUB_TOKEN)
        return undefined;
    return (0,client/* makeGitHub */.G)({
        token: env.GITHUB_TOKEN,
        apiUrl: env.GITHUB_API_URL,
        fetch: (0,http/* makeFetch */.hU)(env),
        deadline: Date.now() + minutes * 60_000,
        signal,
    });
}
/** The run's result and intents, as far as they may be taken from where the run directory came from. */
async function readRun(runDir, door, means) {
    const result = await (0,run_dir/* readResult */.Uv)(runDir);
    checkRepository(result, door);
    const origin = originOf(door);
    if (!origin)
        return { result, intents: await (0,run_dir/* readIntents */.Qn)(runDir) };
    const transcript = external_node_path_.join(runDir, contract_result/* RUN_FILES */.al.transcript);
    const lines = (0,show.parseTranscript)(await promises_.readFile(transcript, 'utf8'), transcript);
    const taken = await fromWorkflow({ result, plan: await (0,run_dir/* readPlan */.m3)(runDir), lines }, origin, means);
    return { result: taken.result, intents: taken.intents ?? (await (0,run_dir/* readIntents */.Qn)(runDir)) };
}
/** The workflow run whose end started this one. */
function originOf({ env }) {
    if (env.GITHUB_EVENT_NAME !== 'workflow_run' || !env.GITHUB_EVENT_PATH)
        return undefined;
    const trigger = (0,trigger_event/* readEvent */.j_)('workflow_run', (0,order_from/* readEventFile */.zh)(env.GITHUB_EVENT_PATH), (0,facts/* runnerFacts */.K)(env));
    if (!trigger.workflowRun)
        return undefined;
    const server = env.GITHUB_SERVER_URL || 'https://github.com';
    const url = `${server}/${env.GITHUB_REPOSITORY}/actions/runs/${trigger.workflowRun.id}`;
    return { ...trigger.workflowRun, url };
}
/** A run directory may come from anywhere; a workflow publishes into its own repository only. */
function checkRepository({ repo }, { env }) {
    const here = env.GITHUB_REPOSITORY?.toLowerCase();
    const there = repo ? `${repo.owner}/${repo.name}`.toLowerCase() : here;
    if (here && here !== there)
        throw new error/* RunError */.e4('untrusted', `galley publish: the run is about ${there}, this workflow may publish to ${here} only`);
}
function tell(published, door, json) {
    const text = json
        ? JSON.stringify(published)
        : `${published.kind}: ${published.action}: ${published.say}${published.url ? ` ${published.url}` : ''}`;
    const [line = ''] = (0,inert/* plainLines */.y1)(text.replace(/[\r\n]+/g, ' '));
    door.out(`${door.env.GITHUB_ACTIONS === 'true' && !json ? (0,inert/* inert */.tJ)(line) : line}\n`);
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
// EXTERNAL MODULE: ./lib/report/index.js + 7 modules
var report = __webpack_require__(98487);
// EXTERNAL MODULE: ./lib/report/kind.js
var kind = __webpack_require__(46070);
// EXTERNAL MODULE: ./lib/service/github/frozen.js
var frozen = __webpack_require__(8401);
// EXTERNAL MODULE: ./lib/service/github/shape.js
var shape = __webpack_require__(62346);
;// CONCATENATED MODULE: ./lib/report/recheck.js



/**
 * The world may have changed while the agent worked (facts 5.2, R16): the head commit is compared, the actor's
 * permission asked again, and the text that started the run must stand there as it was read.
 */
async function recheck(input) {
    const { result, github } = input;
    if (!github || !result.repo)
        return {};
    const question = { github, result, repo: { owner: result.repo.owner, repo: result.repo.name } };
    try {
        const refused = (await lostTrust(question)) ?? (await changedWords(question));
        if (refused)
            return { refused };
        return await changedPull(question);
    }
    catch (error) {
        return { failed: `what this run was based on could not be checked again: ${(0,failure/* sayFailure */.Kt)(error)}` };
    }
}
async function lostTrust({ github, repo, result }) {
    const { level, actor, bot } = result.trigger;
    if (level !== 'write' || bot || !actor || ['schedule', 'local'].includes(result.trigger.event))
        return undefined;
    const permission = await github.permission(repo, actor);
    return ['admin', 'maintain', 'write'].includes(permission)
        ? undefined
        : `${actor} may no longer write to this repository (${permission || 'no permission'})`;
}
/** What asked for the run in words (a comment, a review, an issue, a discussion) must still say so, and still be there. */
async function changedWords(question) {
    const { comment, text } = question.result.trigger;
    const { number, pull, discussion } = question.result;
    if (comment) {
        const what = comment.kind === 'review' ? 'review' : 'comment';
        const now = await wordsOf(question, comment);
        if (now === undefined)
            return `the ${what} that asked for this run was deleted`;
        return (0,frozen/* frozen */.J)(now) === text ? undefined : `the ${what} that asked for this run was edited since`;
    }
    if (text === '' || pull || (number ?? discussion) === undefined)
        return undefined;
    return number === undefined
        ? changedSubject(question, 'discussion', await question.github.discussion(question.repo, discussion ?? 0))
        : changedSubject(question, 'issue', await question.github.issue(question.repo, number));
}
async function wordsOf({ github, repo, result }, { kind, id }) {
    const number = result.number ?? 0;
    switch (kind) {
        case 'issue':
            return (await github.comment(repo, id))?.body;
        case 'review_comment':
            return (await github.reviewComment(repo, id))?.body;
        case 'review':
            return (await github.review(repo, number, id))?.body;
        case 'discussion': {
            const found = await github.discussion(repo, result.discussion ?? 0);
            return found?.comments.find((post) => post.id === id)?.body;
        }
    }
}
/** GitHub leads from an issue that was moved on to the new one, which is another repository's. */
function changedSubject({ repo, result }, what, now) {
    const home = `/${repo.owner}/${repo.repo}/`.toLowerCase();
    if (!now || !new URL(now.url).pathname.toLowerCase().startsWith(home))
        return `the ${what} that asked for this run is no longer here`;
    return (0,frozen/* frozen */.J)(now.title, now.body) === result.trigger.text
        ? undefined
        : `the ${what} that asked for this run was edited since`;
}
async function changedPull(question) {
    const { result } = question;
    if (!result.pull || result.number === undefined || !result.head_sha)
        return {};
    const pull = await findPull(question, result.number);
    const moved = movedHead(result, pull);
    const { text, comment } = result.trigger;
    const isEdited = pull && text !== '' && !comment && (0,frozen/* frozen */.J)(pull.title, pull.body) !== text;
    return {
        ...(moved && { moved }),
        ...(isEdited && {
            edited: 'The title or description was edited while this run worked: it has read the earlier one.',
        }),
    };
}
async function findPull({ github, repo }, number) {
    return github.pull(repo, number).catch((error) => {
        if ((0,shape/* statusOf */.c2)(error) === 404)
            return undefined;
        throw error;
    });
}
function movedHead({ head_sha }, pull) {
    if (!pull)
        return 'The pull request is gone: nothing was posted on lines.';
    return pull.headSha === head_sha
        ? undefined
        : `The pull request moved on from ${head_sha.slice(0, 12)} to ${pull.headSha.slice(0, 12)} while this run worked: nothing was posted on lines.`;
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
        ...(checked.edited && { edited: checked.edited }),
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
    if (intent.kind === 'comment' && intent.discussion !== undefined && intent.discussion !== result.discussion)
        return `discussion ${intent.discussion} is not what this run is about`;
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

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
