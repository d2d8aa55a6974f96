export const id = 70;
export const ids = [70];
export const modules = {

/***/ 40070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./lib/report/board.js
var board = __webpack_require__(96374);
// EXTERNAL MODULE: ./lib/report/comment.js
var report_comment = __webpack_require__(37023);
// EXTERNAL MODULE: ./lib/service/github/shape.js
var shape = __webpack_require__(62346);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(63021);
// EXTERNAL MODULE: ./lib/report/marker.js
var marker = __webpack_require__(53086);
// EXTERNAL MODULE: ./lib/report/prose.js + 1 modules
var prose = __webpack_require__(69807);
// EXTERNAL MODULE: ./lib/report/render.js
var render = __webpack_require__(31448);
;// CONCATENATED MODULE: ./lib/report/progress.js






const EVERY = 5_000;
function makeProgress(options) {
    const board = new Board(options);
    const state = {
        todo: [],
        turns: 0,
        findings: 0,
        crew: { working: 0, done: 0, failed: 0 },
        word: 'working',
    };
    return {
        see(seen) {
            if (note(state, seen))
                board.draw(state);
        },
        finish: () => board.close(),
        stop: async (word, why) => {
            await board.last({ ...state, word, why });
        },
    };
}
/** Whether there is something new to show. */
function note(state, seen) {
    if (seen.type === 'todo' && seen.agent === 'main')
        state.todo = seen.items;
    else if (seen.type === 'assistant' && seen.agent === 'main')
        state.turns++;
    else if (seen.type === 'staged' && seen.staged.kind === 'finding')
        state.findings++;
    else if (seen.type === 'start' && seen.child)
        state.crew.working++;
    else if (seen.type === 'end' && seen.parent !== undefined) {
        state.crew.working--;
        state.crew[seen.outcome === 'done' ? 'done' : 'failed']++;
    }
    else
        return seen.type === 'start' && seen.agent === 'main';
    return true;
}
/** Writes the comment: one request at a time, the latest state wins, never two within the pause. */
class Board {
    #options;
    #timer;
    #busy;
    #next;
    #last = Number.NEGATIVE_INFINITY;
    #closed = false;
    #lost = false;
    #post;
    #before = '';
    #found;
    constructor(options) {
        this.#options = { marker: (0,marker/* marker */.xL)('comment', options.recipe.name), ...options };
    }
    draw(state) {
        if (this.#closed || this.#lost)
            return;
        this.#next = { ...state };
        if (this.#timer || this.#busy)
            return;
        const wait = Math.max(0, this.#last + (this.#options.every ?? EVERY) - performance.now());
        this.#timer = setTimeout(() => this.#flush(), wait);
        this.#timer.unref();
    }
    #flush() {
        this.#timer = undefined;
        const state = this.#next;
        this.#next = undefined;
        if (!state || this.#closed)
            return;
        this.#busy = this.write(state).finally(() => {
            this.#busy = undefined;
            if (this.#next)
                this.draw(this.#next);
        });
    }
    async close() {
        this.#closed = true;
        clearTimeout(this.#timer);
        await this.#busy;
    }
    /** The last words, at once; `close` waits for them, too. */
    async last(state) {
        await this.close();
        this.#busy = Promise.resolve(this.#options.urgent?.())
            .catch(() => undefined)
            .then((urgent) => this.write(state, urgent));
        await this.#busy;
    }
    async write(state, github = this.#options.github) {
        if (this.#lost)
            return;
        const { repo, number } = this.#options;
        this.#last = performance.now();
        try {
            this.#found ??= this.#find(github);
            await this.#found;
            const body = this.#body(state);
            const edited = this.#post && (await github.updateComment(repo, this.#post.id, body).catch(gone));
            const { marker } = this.#options;
            this.#post = edited ?? (await (0,board/* postSticky */.sj)(github, { repo, number, marker }, body));
        }
        catch (error) {
            this.#lost = true;
            this.#options.lost?.(error instanceof Error ? error.message : String(error));
        }
        this.#last = performance.now();
    }
    async #find(github) {
        const { repo, number, marker: mark, asked } = this.#options;
        this.#post = await (0,board/* findSticky */.$L)(github, { repo, number, marker: mark });
        this.#before = this.#post?.body ?? '';
        if (!asked)
            return;
        const kind = asked.kind === 'issue' ? 'comment' : asked.kind;
        await github.react(repo, { kind, id: asked.id }, 'eyes').catch(() => undefined);
    }
    /** The report of the run before stays below until the new one replaces it; so does what it reviewed. */
    #body(state) {
        const { recipe, run, seal, marker: mark } = this.#options;
        const sha = (0,marker/* reviewedSha */.cK)(this.#before);
        const earlier = reportBefore(this.#before);
        const facts = [
            `Galley \`${recipe.name}\``,
            (0,render/* many */._d)(state.turns, 'turn'),
            crewWords(state.crew),
            state.findings > 0 && `${(0,render/* many */._d)(state.findings, 'finding')} so far`,
            /^https:\/\/[^\s()<>]+$/.test(run.url) ? `[run ${(0,markdown/* code */.aY)(run.id)}](${run.url})` : `run ${(0,markdown/* code */.aY)(run.id)}`,
            run.attempt > 1 && `attempt ${run.attempt}`,
        ];
        return [
            `### ${(0,prose/* proseLine */.aV)(recipe.title, seal, 120)}: ${state.word}`,
            state.todo
                .slice(0, 50)
                .map((item) => `- ${BOX[item.status]} ${(0,prose/* proseLine */.aV)(item.content, seal, 300)}`)
                .join('\n'),
            state.why && `Published by this run: nothing. ${(0,prose/* proseLine */.aV)(state.why, seal, 400)}`,
            `<sub>${facts.filter(Boolean).join(' · ')}</sub>`,
            earlier && (0,markdown/* details */.zH)(BEFORE, earlier),
            [sha && (0,marker/* stateLine */.qo)(sha), mark].filter(Boolean).join('\n'),
        ]
            .filter(Boolean)
            .join('\n\n');
    }
}
function crewWords({ working, done, failed }) {
    if (working + done + failed === 0)
        return '';
    const parts = [
        working > 0 && `${working} at work`,
        done > 0 && `${done} done`,
        failed > 0 && `${failed} failed`,
    ];
    return `subagents: ${parts.filter(Boolean).join(', ')}`;
}
const BOX = { pending: '[ ]', in_progress: '[ ] ▶', completed: '[x]' };
const BEFORE = 'The report of the run before';
/** What the comment held before this run, without hidden lines; a cancelled run's own frame is taken off. */
function reportBefore(body) {
    const end = body.lastIndexOf('\n\n<!-- galley:');
    const shown = end < 0 ? '' : body.slice(0, end);
    const open = `<details>\n<summary>${BEFORE}</summary>\n\n`;
    const at = shown.indexOf(open);
    const inner = at < 0 ? shown : shown.slice(at + open.length).replace(/\n\n<\/details>$/, '');
    const isFrame = at < 0 && /^### .*: (working|cancelled|failed)\n/.test(shown);
    return isFrame || inner.length > 50_000 ? '' : inner;
}
function gone(error) {
    if ((0,shape/* statusOf */.c2)(error) !== 404)
        throw error;
    return undefined;
}

// EXTERNAL MODULE: ./lib/service/github/client.js + 11 modules
var client = __webpack_require__(87523);
// EXTERNAL MODULE: ./lib/service/http.js
var http = __webpack_require__(10723);
;// CONCATENATED MODULE: ./lib/action/github.js





/** The runner waits 7.5 s after its first signal: this much of it is for telling GitHub. */
const LAST_WORDS_MS = 5_000;
/** Revoking a token must not hold up a step that is done. */
const REVOKE_MS = 2_000;
function clientsOf(inputs, env, signal) {
    if (inputs.token === '')
        return undefined;
    const options = { token: inputs.token, apiUrl: env.GITHUB_API_URL, fetch: (0,http/* makeFetch */.hU)(env) };
    return {
        shared: (0,client/* lazyGitHub */.e)({ ...options, signal }),
        urgent: () => (0,client/* makeGitHub */.G)({ ...options, throttle: false, deadline: Date.now() + LAST_WORDS_MS }),
    };
}
/** The sticky comment shows the run while it goes on, where the recipe has one and the run may write. */
function progressOf({ about, clients, github, seal, lost }) {
    const { id, recipe, trusted } = about;
    const { repository, comment, discussion, event, run: at } = trusted;
    const number = (trusted.pull ?? trusted.issue ?? discussion)?.number;
    if (!repository || number === undefined || !recipe.outputs.comment?.sticky || trusted.level !== 'write')
        return undefined;
    const kind = event === 'pull_request_review_comment' ? 'review_comment' : 'issue';
    const known = new Map();
    const place = (client) => discussion ? (0,board/* discussionBoard */.JN)(client, comment?.id, known) : client;
    const asked = discussion ? comment?.id : undefined;
    return makeProgress({
        github: place(github),
        urgent: async () => place(await clients.urgent()),
        marker: (0,report_comment/* commentMarker */.Q)(recipe.name, { sticky: true, run: id, asked }),
        repo: { owner: repository.owner, repo: repository.name },
        number,
        recipe: { name: recipe.name, title: recipe.title },
        run: { id, attempt: at.attempt, url: at.url },
        ...(comment && event !== 'pull_request_review' && { asked: { kind, id: comment.id } }),
        seal,
        lost,
    });
}
/** Says how a run ended that leaves no report, or not in time. */
async function lastWords(progress, end) {
    await progress?.stop(end.outcome === 'cancelled' ? 'cancelled' : 'failed', end.message);
}
/** Best effort, and never long: a token that could not be revoked dies by itself, and changes no result. */
async function revoke(clients) {
    const github = await clients.urgent();
    await github.revokeToken(AbortSignal.timeout(REVOKE_MS)).catch(() => undefined);
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/cli/run.js + 1 modules
var run = __webpack_require__(4800);
// EXTERNAL MODULE: ./lib/contract/error.js
var contract_error = __webpack_require__(9396);
;// CONCATENATED MODULE: ./lib/action/inputs.js




/** Reads and checks the inputs; a value that cannot be meant is a RunError that names the input. */
function readInputs() {
    const text = (name) => core/* getInput */.V4(name);
    if (text('recipe') === '')
        throw new contract_error/* RunError */.e4('recipe', 'The input recipe is empty: name a recipe, such as pr-review.');
    const limit = (name) => ({ [name]: text(name) });
    return {
        recipe: text('recipe'),
        params: paramsOf(core/* getInput */.V4('params')),
        model: text('model'),
        apiKey: text('api-key'),
        baseUrl: text('base-url'),
        token: text('github-token'),
        config: core/* getInput */.V4('config', { trimWhitespace: false }),
        publish: flag('publish', true),
        dryRun: flag('dry-run', false),
        folder: text('working-directory'),
        limits: (0,run.limitsOf)({ ...limit('max-turns'), ...limit('max-usd'), ...limit('max-minutes') }),
        users: list('allowed-users'),
        bots: list('allowed-bots'),
        teams: list('allowed-teams'),
        shard: text('shard'),
        targetsFrom: text('targets-from'),
        revokeToken: flag('revoke-token', false),
    };
}
/** An empty input is its default: workflows pass expressions that may be empty. */
function flag(name, otherwise) {
    const text = core/* getInput */.V4(name).toLowerCase();
    if (text === '')
        return otherwise;
    if (text === 'true' || text === 'false')
        return text === 'true';
    throw new contract_error/* RunError */.e4('recipe', `The input ${name} is "${text}": write true or false.`);
}
function list(name) {
    return core/* getInput */.V4(name)
        .split(/[\n,]/)
        .map((each) => each.trim())
        .filter((each) => each !== '');
}
/** `key: value` lines; values stay the text they are written as. */
function paramsOf(text) {
    if (text.trim() === '')
        return {};
    let value;
    try {
        value = (0,dist/* parse */.qg)(text, { schema: 'failsafe' });
    }
    catch (cause) {
        throw new contract_error/* RunError */.e4('recipe', `The input params is not YAML: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new contract_error/* RunError */.e4('recipe', 'The input params must be lines of "key: value".');
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeof each === 'string' ? each : JSON.stringify(each)]));
}

// EXTERNAL MODULE: ./lib/contract/outcome.js
var contract_outcome = __webpack_require__(71966);
// EXTERNAL MODULE: ./lib/contract/result.js
var contract_result = __webpack_require__(1873);
// EXTERNAL MODULE: ./lib/policy/seal.js + 3 modules
var policy_seal = __webpack_require__(96722);
// EXTERNAL MODULE: ./lib/report/artifact.js
var artifact = __webpack_require__(41490);
// EXTERNAL MODULE: ./lib/report/console.js + 2 modules
var console = __webpack_require__(32898);
// EXTERNAL MODULE: ./lib/report/describe.js
var describe = __webpack_require__(13117);
// EXTERNAL MODULE: ./lib/report/publish.js + 1 modules
var publish = __webpack_require__(17466);
// EXTERNAL MODULE: ./lib/run/environment.js
var environment = __webpack_require__(85072);
// EXTERNAL MODULE: ./lib/run/heartbeat.js
var heartbeat = __webpack_require__(25133);
// EXTERNAL MODULE: ./lib/run/job-deadline.js
var job_deadline = __webpack_require__(27943);
// EXTERNAL MODULE: ./lib/run/order-from.js
var order_from = __webpack_require__(84970);
// EXTERNAL MODULE: ./lib/run/program.js
var program = __webpack_require__(505);
// EXTERNAL MODULE: ./lib/run/targets.js
var targets = __webpack_require__(69907);
// EXTERNAL MODULE: ./lib/run.js + 61 modules
var lib_run = __webpack_require__(34246);
// EXTERNAL MODULE: ./lib/service/broker.js
var broker = __webpack_require__(78734);
// EXTERNAL MODULE: ./lib/service/send.js
var send = __webpack_require__(83757);
// EXTERNAL MODULE: ./lib/service/telemetry.js
var service_telemetry = __webpack_require__(2032);
// EXTERNAL MODULE: ./lib/trigger/event.js
var trigger_event = __webpack_require__(57400);
// EXTERNAL MODULE: ./lib/trigger/facts.js
var facts = __webpack_require__(647);
;// CONCATENATED MODULE: ./lib/action.js

























/** Rate limits are waited for this long after the run: the workflows that `galley init` writes leave ten minutes. */
const PUBLISH_MS = 8 * 60_000;
const RUNTIME_TOKEN = 'ACTIONS_RUNTIME_TOKEN';
/** The Action's door: reads inputs and the event, masks secrets first, runs, publishes, sets outputs. Answers with the exit code. */
async function runAction() {
    const env = { ...process.env };
    (0,broker/* hideEnvironment */.e)(process.env);
    const given = [core/* getInput */.V4('api-key'), core/* getInput */.V4('github-token')];
    const sent = Object.values((0,service_telemetry/* telemetryTarget */.T)(env)?.headers ?? {});
    const secrets = [...new Set([...given, ...(0,environment/* secretValues */.VX)(env), ...sent])].filter((value) => value !== '');
    for (const secret of secrets)
        core/* setSecret */.Pq(secret);
    const seal = (0,policy_seal/* makeSeal */.A4)({ secrets });
    const stop = new AbortController();
    const end = onCancel(stop);
    try {
        const inputs = readInputs();
        hideSecrets(secrets);
        const clients = clientsOf(inputs, env, stop.signal);
        const scene = { inputs, env, secrets, seal, signal: stop.signal, ...(clients && { clients }) };
        try {
            const finished = await work(scene);
            return conclude(finished, await action_send(finished, scene), seal);
        }
        finally {
            if (clients && inputs.revokeToken)
                await revoke(clients);
        }
    }
    catch (error) {
        return fail(error, seal, stop.signal);
    }
    finally {
        end();
    }
}
/** A variable that holds a secret is of no use to anything that is started from here. */
function hideSecrets(secrets) {
    for (const [name, value] of Object.entries(process.env))
        if (name.startsWith('INPUT_') ||
            (value !== undefined && secrets.some((secret) => value.includes(secret))))
            delete process.env[name];
}
async function work(scene) {
    const screen = (0,console/* makeConsole */.E)({
        out: (text) => void process.stdout.write(text),
        tty: false,
        color: false,
        format: 'text',
        actions: true,
    });
    const beat = (0,heartbeat/* heartbeat */.j)(screen);
    let progress;
    const order = orderOf(scene, (seen) => {
        beat.seen();
        screen(seen);
        progress?.see(seen);
    });
    const { clients, signal, seal, inputs, env } = scene;
    if (inputs.shard !== '') {
        const { workspace, program: dist } = order.places;
        const from = inputs.targetsFrom === '' ? undefined : inputs.targetsFrom;
        const where = { workspace, cwd: workspace, program: dist, env };
        Object.assign(order.params, await (0,targets/* shardParam */.g)(inputs.shard, { recipe: inputs.recipe, from, ...where }));
    }
    const github = posts(scene) ? await clients?.shared() : undefined;
    const lost = (why) => safely(`The progress comment cannot be written: ${why}\n`);
    order.begun = (about) => {
        progress = clients && github && progressOf({ about, clients, github, seal, lost });
    };
    const cancel = () => void lastWords(progress, signal.reason);
    signal.addEventListener('abort', cancel, { once: true });
    try {
        return await (0,lib_run/* run */.e)(order);
    }
    catch (error) {
        if (error instanceof contract_error/* RunError */.e4)
            await lastWords(progress, error);
        throw error;
    }
    finally {
        signal.removeEventListener('abort', cancel);
        await progress?.finish();
        beat.end();
        screen.end();
    }
}
/** Whether this step writes to GitHub at all. */
function posts({ inputs }) {
    return inputs.publish && !inputs.dryRun;
}
function orderOf({ inputs, env, secrets, signal, clients }, tell) {
    const workspace = external_node_path_.resolve(env.GITHUB_WORKSPACE ?? '.', inputs.folder || '.');
    const places = (0,order_from/* placesOf */.ek)(env, workspace, (0,program/* program */.D)());
    const event = env.GITHUB_EVENT_NAME ?? '';
    const deadline = (0,job_deadline/* jobDeadline */.g)(env);
    const telemetry = (0,service_telemetry/* telemetryTarget */.T)(env);
    const payload = env.GITHUB_EVENT_PATH ? (0,order_from/* readEventFile */.zh)(env.GITHUB_EVENT_PATH) : {};
    return {
        recipe: inputs.recipe,
        params: inputs.params,
        trigger: (0,trigger_event/* readEvent */.j_)(event, payload, (0,facts/* runnerFacts */.K)(env)),
        places: { ...places, runnerFiles: (0,environment/* runnerFiles */.O9)(env), runs: external_node_path_.join(places.temp, 'galley') },
        limits: inputs.limits,
        ...(inputs.model !== '' && { model: inputs.model }),
        ...(inputs.baseUrl !== '' && { baseUrl: inputs.baseUrl }),
        ...(inputs.apiKey !== '' && { apiKey: inputs.apiKey }),
        ...(inputs.config.trim() !== '' && { userConfig: { path: 'the input config', text: inputs.config } }),
        ...(clients && {
            github: {
                token: inputs.token,
                serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
                client: clients.shared,
            },
        }),
        key: (name) => env[name],
        secrets,
        childEnv: (0,environment/* childEnv */.gf)(env, [], secrets),
        trust: { users: inputs.users, bots: inputs.bots, teams: inputs.teams },
        local: false,
        dryRun: inputs.dryRun,
        ...(deadline !== undefined && { deadline }),
        ...(telemetry && { telemetry }),
        send: (0,send/* makeSend */.P)(env),
        readCassette: (file) => external_node_fs_.readFileSync(external_node_path_.resolve(workspace, file), 'utf8'),
        tell,
        signal,
    };
}
/** Sends what was staged, or prints exactly what would be sent. A cancelled run still tells people so. */
async function action_send(finished, scene) {
    const { inputs, env, seal, signal, clients } = scene;
    if (!posts(scene)) {
        if (inputs.dryRun)
            safely((0,describe/* describeIntents */.X)(finished.intents));
        return [];
    }
    const github = await (signal.aborted ? clients?.urgent() : clients?.shared());
    github?.waitUntil(Date.now() + (signal.aborted ? LAST_WORDS_MS : PUBLISH_MS));
    const artifacts = (0,artifact/* hasArtifactService */.ob)(env);
    // The artifact client reads it from there. Nothing of the agent's runs any more.
    if (artifacts)
        process.env[RUNTIME_TOKEN] = env[RUNTIME_TOKEN];
    const sending = (0,publish/* publish */.m)({
        intents: finished.intents,
        result: finished.result,
        github,
        runDir: finished.dir,
        env,
        seal,
        now: () => new Date(),
        artifacts,
        signal: signal.aborted ? AbortSignal.timeout(LAST_WORDS_MS) : signal,
        tell: ({ kind, action, say, url }) => safely(`${kind}: ${action}: ${say}${url ? ` ${url}` : ''}\n`),
        ...(env.GITHUB_STEP_SUMMARY && { summaryFile: env.GITHUB_STEP_SUMMARY }),
    });
    return sending.finally(() => delete process.env[RUNTIME_TOKEN]);
}
/** Prints text that anyone may have written: between two markers the runner takes no line for a command. */
function safely(text) {
    const token = crypto.randomUUID();
    process.stdout.write(`::stop-commands::${token}\n${text.endsWith('\n') ? text : `${text}\n`}::${token}::\n`);
}
function conclude({ result, dir }, published, seal) {
    const failed = published.filter(({ action }) => action === 'failed');
    const outcome = failed.length > 0 && contract_outcome/* EXIT_CODE */.F[result.outcome] === 0 ? 'publish-failed' : result.outcome;
    const url = (kinds) => published.find(({ kind, url }) => kinds.includes(kind) && url)?.url ?? '';
    const set = (name, value) => core/* setOutput */.uH(name, seal(String(value)));
    set('outcome', outcome);
    set('run-dir', dir);
    set('transcript', external_node_path_.join(dir, contract_result/* RUN_FILES */.al.transcript));
    set('patch', result.files.length > 0 ? external_node_path_.join(dir, contract_result/* RUN_FILES */.al.patch) : '');
    set('comment-url', url(['comment', 'review']));
    set('pull-request-url', url(['pull_request']));
    set('findings', result.findings.error + result.findings.warning + result.findings.info);
    set('structured-output', result.output === undefined ? '' : JSON.stringify(result.output));
    set('turns', result.turns);
    set('input-tokens', result.usage.input);
    set('output-tokens', result.usage.output);
    set('cached-tokens', result.usage.cached);
    set('cost-usd', result.usage.usd);
    const code = outcome === 'publish-failed' ? contract_outcome/* EXIT_CODE */.F['publish-failed'] : result.exit_code;
    if (code !== 0)
        core/* error */.z3(seal(failed.length > 0
            ? failed.map(({ kind, say }) => `${kind}: ${say}`).join('\n')
            : `${outcome}: ${result.say}`));
    return code;
}
/** A run that never started still says why, in the outcome as well. */
function fail(error, seal, signal) {
    const cause = signal.aborted && !(error instanceof contract_error/* RunError */.e4) ? signal.reason : error;
    const outcome = cause instanceof contract_error/* RunError */.e4 ? cause.outcome : 'bug';
    const say = cause instanceof contract_error/* RunError */.e4
        ? cause.message
        : `This is a bug in Galley: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`;
    core/* setOutput */.uH('outcome', outcome);
    core/* error */.z3(seal(say));
    return contract_outcome/* EXIT_CODE */.F[outcome];
}
function onCancel(stop) {
    const handler = (name) => stop.abort(new contract_error/* RunError */.e4('cancelled', `The run was cancelled (${name}).`));
    process.on('SIGINT', handler);
    process.on('SIGTERM', handler);
    return () => {
        process.off('SIGINT', handler);
        process.off('SIGTERM', handler);
    };
}


/***/ }),

/***/ 9396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ OverflowError),
/* harmony export */   e4: () => (/* binding */ RunError),
/* harmony export */   v4: () => (/* binding */ ToolError)
/* harmony export */ });
/** The model can act on this: its message becomes the tool's answer and the run goes on. */
class ToolError extends Error {
    name = 'ToolError';
}
/** Nobody inside the run can act on this: it ends the run, and `outcome` picks the exit code. */
class RunError extends Error {
    outcome;
    name = 'RunError';
    constructor(outcome, message, options) {
        super(message, options);
        this.outcome = outcome;
    }
}
/** The request is longer than the model's window: the loop may compact the conversation once and ask again. */
class OverflowError extends RunError {
    constructor(message, options) {
        super('model-error', message, options);
    }
}


/***/ }),

/***/ 71966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ EXIT_CODE)
/* harmony export */ });
/** How a run ended, and the exit code of the process for it. One table for the CLI, the Action's output and result.json. */
const EXIT_CODE = {
    done: 0,
    'no-changes': 0,
    findings: 0,
    recipe: 2,
    untrusted: 3,
    policy: 4,
    'model-error': 5,
    limit: 6,
    'publish-failed': 7,
    auth: 8,
    quota: 9,
    'mcp-failed': 10,
    'unsupported-event': 11,
    'empty-response': 12,
    cancelled: 130,
    bug: 70,
};


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

/***/ 78734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ hideEnvironment)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * Takes the environment out of sight: variables stay in `env` (the process's own, which libraries read), but
 * `/proc/<pid>/environ` holds nothing any more. Deleting a variable does not do that: the kernel shows the memory the
 * process was started with, so that memory is overwritten here, and the variables are set anew on the heap.
 * Linux only; the rest of the door must not have started a thread or a child yet.
 */
function hideEnvironment(env) {
    if (process.platform !== 'linux')
        return {
            hidden: false,
            say: `on ${process.platform} other programs of the same user may read the environment`,
        };
    const kept = Object.entries(env);
    try {
        overwrite();
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return { hidden: !isReadable(kept), say: `the environment could not be overwritten: ${why}` };
    }
    finally {
        for (const [name, value] of kept)
            if (value !== undefined)
                env[name] = value;
    }
    return isReadable(kept)
        ? { hidden: false, say: 'the environment could not be overwritten' }
        : { hidden: true, say: 'no process can read the environment of this one' };
}
/** proc(5), `stat`: fields 50 and 51 are where the first environment begins and ends. */
function overwrite() {
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync('/proc/self/stat', 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [start, end] = [Number(fields[47]), Number(fields[48])];
    if (!(start > 0 && end > start && Number.isSafeInteger(end)))
        throw new Error('its place is not told');
    const memory = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync('/proc/self/mem', 'r+');
    try {
        const zeros = Buffer.alloc(end - start);
        for (let done = 0; done < zeros.length;)
            done += node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync(memory, zeros, done, zeros.length - done, start + done);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(memory);
    }
}
/** Looks as another process would. */
function isReadable(kept) {
    try {
        const shown = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync('/proc/self/environ');
        return kept.some(([name, value]) => value && shown.includes(`${name}=${value}`));
    }
    catch {
        return false;
    }
}


/***/ })

};
