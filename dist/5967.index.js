export const id = 5967;
export const ids = [5967];
export const modules = {

/***/ 35967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  evalCases: () => (/* binding */ evalCases)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/run/environment.js
var environment = __webpack_require__(85072);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./lib/contract/outcome.js
var outcome = __webpack_require__(71966);
// EXTERNAL MODULE: ./lib/contract/recipe.js
var recipe = __webpack_require__(61282);
// EXTERNAL MODULE: ./lib/recipe/read.js
var read = __webpack_require__(28316);
;// CONCATENATED MODULE: ./lib/run/evaluate/case.js







const OUTCOMES = Object.keys(outcome/* EXIT_CODE */.F);
const inside = schemas/* string */.YjP()
    .min(1)
    .refine((name) => !external_node_path_.isAbsolute(name) && !name.split(/[\\/]/).includes('..'), 'a path inside the case');
/** case.yml: a repository at a commit, a recipe, and what must hold after the run. Paths are relative to the case's folder. */
const CaseSchema = schemas/* strictObject */.rej({
    title: schemas/* string */.YjP().min(1),
    repository: schemas/* union */.KCZ([inside, schemas/* strictObject */.rej({ url: schemas/* string */.YjP().min(1), commit: schemas/* string */.YjP().min(1) })]),
    /** Laid over the repository and not committed: the change a review looks at. */
    change: inside.optional(),
    /** A path beside the case, or the name of a recipe that ships. */
    recipe: schemas/* string */.YjP().min(1),
    params: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
    mode: schemas/* enum */.k5n(['ask', 'edits', 'autopilot']).optional(),
    /** Laid over the tree before the checks: the agent never sees them. */
    hidden: inside.optional(),
    checks: schemas/* array */.YOg(recipe/* Check */.Jl).default([]),
    expect: schemas/* strictObject */.rej({
        outcome: schemas/* array */.YOg(schemas/* enum */.k5n(OUTCOMES)).min(1).optional(),
        /** Each must be among the findings; `line` may be off by two. */
        findings: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), line: schemas/* number */.aig().int().optional() })).optional(),
        most_findings: schemas/* number */.aig().int().min(0).optional(),
        /** What the structured result must hold; further keys are free. */
        output: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    })
        .prefault({}),
    /** A patch that a person wrote, with which the checks pass: what shows that the case can be solved. */
    solution: inside.optional(),
    /** A recorded run. */
    cassette: inside.optional(),
});
/** Every case below `dir` (a folder with a case.yml), by name; or the one that `dir` is. */
function readCases(dir) {
    const folders = external_node_fs_.existsSync(external_node_path_.join(dir, 'case.yml'))
        ? [dir]
        : (external_node_fs_.existsSync(dir) ? external_node_fs_.readdirSync(dir).sort() : [])
            .map((name) => external_node_path_.join(dir, name))
            .filter((each) => external_node_fs_.existsSync(external_node_path_.join(each, 'case.yml')));
    if (folders.length === 0)
        throw new error/* RunError */.e4('recipe', `${dir} holds no case: a case is a folder with a case.yml`);
    return folders.map((folder) => {
        const file = external_node_path_.join(folder, 'case.yml');
        const { value } = (0,read/* readAs */.f)(CaseSchema, file, external_node_fs_.readFileSync(file, 'utf8'));
        return { ...value, id: external_node_path_.basename(folder), dir: folder };
    });
}

// EXTERNAL MODULE: ./lib/contract/result.js
var contract_result = __webpack_require__(1873);
// EXTERNAL MODULE: ./lib/service/sandbox.js + 3 modules
var sandbox = __webpack_require__(89943);
// EXTERNAL MODULE: ./lib/service/shell.js
var service_shell = __webpack_require__(68697);
// EXTERNAL MODULE: ./lib/service/git.js + 2 modules
var service_git = __webpack_require__(62120);
;// CONCATENATED MODULE: ./lib/run/evaluate/ground.js




const WHO = {
    GIT_AUTHOR_NAME: 'galley',
    GIT_AUTHOR_EMAIL: 'galley@localhost',
    GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
    GIT_COMMITTER_NAME: 'galley',
    GIT_COMMITTER_EMAIL: 'galley@localhost',
    GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
};
/** A work tree of the case's repository at its commit, with a history of one commit where it is a folder of files. */
async function layOut(each, root, env) {
    external_node_fs_.mkdirSync(root, { recursive: true });
    const git = new service_git/* Git */.T({ root, env });
    await git.run(['init', '--quiet', '--initial-branch=main']);
    if (typeof each.repository === 'string') {
        copyInto(each, each.repository, root);
        await git.run(['add', '--all', '--force']);
        await git.run(['commit', '--quiet', '--no-gpg-sign', '-m', each.title], { env: WHO });
    }
    else {
        const { url, commit } = each.repository;
        await git.run(['fetch', '--quiet', '--depth=1', url, commit]);
        await git.run(['checkout', '--quiet', '-B', 'main', 'FETCH_HEAD']);
    }
    return git;
}
/** Lays a folder of the case over a tree. */
function copyInto(each, name, root) {
    const from = external_node_path_.join(each.dir, name);
    if (!external_node_fs_.existsSync(from))
        throw new error/* RunError */.e4('recipe', `case ${each.id}: there is no ${name} in ${each.dir}`);
    external_node_fs_.cpSync(from, root, { recursive: true });
}

;// CONCATENATED MODULE: ./lib/run/evaluate/checks.js





const SHOWN = 400;
/**
 * Why the case's checks do not hold with `patch` on a clean tree of its commit; empty when they do. The agent's own tree
 * is not looked at: what counts is what would be merged. Checks run behind the sandbox where there is one.
 */
async function checkPatch(each, patch, { temp, env, signal }) {
    const root = external_node_path_.join(temp, 'checked');
    const git = await layOut(each, root, env);
    if (each.change)
        copyInto(each, each.change, root);
    if (patch !== '') {
        try {
            await git.run(['apply', '--whitespace=nowarn', '-'], { input: Buffer.from(patch) });
        }
        catch (error) {
            return [`the patch does not apply: ${error instanceof Error ? error.message : String(error)}`];
        }
    }
    if (each.hidden)
        copyInto(each, each.hidden, root);
    const wall = await (0,sandbox/* openSandbox */.E)({
        mode: 'auto',
        root,
        temp: external_node_path_.join(temp, 'scratch'),
        network: false,
        env,
    });
    const shell = new service_shell/* Shell */.$({
        root,
        guard: () => { },
        env: { ...env, ...wall.env },
        ...(wall.wrap && { wrap: wall.wrap }),
        spillDir: external_node_path_.join(temp, 'spill'),
        shellExpansion: true,
    });
    try {
        const wrong = [];
        for (const check of each.checks) {
            const { exit, timedOut, text } = await shell.run({
                command: check.shell,
                timeoutMs: check.timeout * 1_000,
                signal,
            });
            signal.throwIfAborted();
            const how = timedOut ? `did not end within ${check.timeout} s` : `ended with ${exit}`;
            if (exit !== 0)
                wrong.push(`${check.shell} ${how}: ${text.trim().slice(-SHOWN)}`);
        }
        return wrong;
    }
    finally {
        await shell.reap();
        await wall.close();
        external_node_fs_.rmSync(root, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./lib/run/evaluate/expect.js

/** How far a finding's line may be from where it is expected. */
const NEAR = 2;
/** What of the case's expectations a run's result does not meet. */
function unmet({ expect }, result, findings) {
    const wrong = [];
    const outcomes = expect.outcome ?? ['done', 'findings', 'no-changes'];
    if (!outcomes.includes(result.outcome))
        wrong.push(`it ended with ${result.outcome}: ${result.say.slice(0, 200)}`);
    for (const { path, line } of expect.findings ?? []) {
        const isThere = findings.some((each) => each.path === path && (line === undefined || Math.abs((each.line ?? 0) - line) <= NEAR));
        if (!isThere)
            wrong.push(`no finding at ${path}${line === undefined ? '' : `:${line}`}`);
    }
    if (expect.most_findings !== undefined && findings.length > expect.most_findings)
        wrong.push(`${findings.length} findings, at most ${expect.most_findings} were expected`);
    const output = (result.output ?? {});
    for (const [key, value] of Object.entries(expect.output ?? {}))
        if (!(0,external_node_util_.isDeepStrictEqual)(output[key], value))
            wrong.push(`output.${key} is ${JSON.stringify(output[key])} and not ${JSON.stringify(value)}`);
    return wrong;
}

// EXTERNAL MODULE: ./lib/run/line-file.js
var line_file = __webpack_require__(33318);
;// CONCATENATED MODULE: ./lib/run/evaluate.js







/** Runs every trial, some side by side, and scores each: by its checks on a clean tree, and by what the case expects. */
async function evaluate(trials, lab) {
    const scores = [];
    const queue = [...trials.entries()];
    const worker = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
            lab.signal.throwIfAborted();
            const [at, trial] = next;
            const score = await scored(trial, lab);
            scores[at] = score;
            lab.told(score);
        }
    };
    await Promise.all(Array.from({ length: Math.max(1, lab.jobs) }, worker));
    return scores;
}
/** A run that cannot even start is a failed trial, not the end of the evaluation. */
async function scored(trial, lab) {
    const started = Date.now();
    try {
        return await attempt(trial, lab);
    }
    catch (error) {
        lab.signal.throwIfAborted();
        const wrong = [error instanceof Error ? error.message : String(error)];
        const nothing = { outcome: 'not run', turns: 0, tokens: 0, usd: 0, patch: '' };
        return { id: trial.each.id, model: trial.model, wrong, ...nothing, ms: Date.now() - started };
    }
}
async function attempt({ each, model }, lab) {
    const temp = lab.folder();
    const root = external_node_path_.join(temp, 'work');
    try {
        await layOut(each, root, lab.env);
        if (each.change)
            copyInto(each, each.change, root);
        const dir = await lab.run(argvOf(each, { root, model, runs: external_node_path_.join(temp, 'runs') }), each.dir);
        const result = JSON.parse(external_node_fs_.readFileSync(external_node_path_.join(dir, contract_result/* RUN_FILES */.al.result), 'utf8'));
        const patch = external_node_fs_.readFileSync(external_node_path_.join(dir, contract_result/* RUN_FILES */.al.patch), 'utf8');
        const findings = [...(0,line_file/* linesIn */.hl)(external_node_path_.join(dir, contract_result/* RUN_FILES */.al.transcript))].flatMap((line) => line.type === 'staged' && line.staged.kind === 'finding' ? [line.staged.finding] : []);
        const { usage, turns, ms, outcome } = result;
        return {
            id: each.id,
            model,
            wrong: [...unmet(each, result, findings), ...(await checkPatch(each, patch, { ...lab, temp }))],
            outcome,
            turns,
            tokens: usage.input + usage.output,
            usd: usage.usd,
            ms,
            patch,
        };
    }
    finally {
        external_node_fs_.rmSync(temp, { recursive: true, force: true });
    }
}
function argvOf(each, { root, model, runs }) {
    const beside = external_node_path_.join(each.dir, each.recipe);
    return [
        external_node_fs_.existsSync(beside) ? beside : each.recipe,
        '--workspace',
        root,
        '--run-dir',
        runs,
        '--model',
        model,
        ...Object.entries(each.params).flatMap(([key, value]) => ['--param', `${key}=${value}`]),
        ...(each.mode ? ['--mode', each.mode] : []),
    ];
}
/**
 * Whether the case can tell good from bad: its checks fail on the tree as it is, and pass with the solution that a person
 * wrote. Empty when both hold, or when there is nothing to check.
 */
async function soundness(each, lab) {
    if (each.checks.length === 0)
        return [];
    const temp = lab.folder();
    try {
        const untouched = await checkPatch(each, '', { ...lab, temp });
        const wrong = untouched.length > 0 ? [] : ['its checks pass before anything was done'];
        if (each.solution === undefined)
            return [...wrong, 'it has no solution: nobody knows whether it can be solved'];
        const patch = external_node_fs_.readFileSync(external_node_path_.join(each.dir, each.solution), 'utf8');
        const left = await checkPatch(each, patch, { ...lab, temp });
        return [...wrong, ...left.map((text) => `with its solution: ${text}`)];
    }
    finally {
        external_node_fs_.rmSync(temp, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./lib/cli/eval-table.js
/** Scores as a table for people: a row a run, and a sum for each model. Recordings of all cases are one model. */
function scoreTable(scores) {
    const named = scores.map((score) => ({
        ...score,
        model: score.model.startsWith('replay/') ? 'replay' : score.model,
    }));
    const rows = named.map((score) => [
        score.id,
        score.model,
        score.wrong.length === 0 ? 'passed' : 'failed',
        score.outcome,
        ...numbers(score),
    ]);
    const models = [...new Set(named.map(({ model }) => model))];
    const sums = models.map((model) => {
        const own = named.filter((score) => score.model === model);
        const passed = own.filter(({ wrong }) => wrong.length === 0).length;
        const rate = `${passed}/${own.length} (${Math.round((passed / own.length) * 100)} %)`;
        return ['all', model, rate, '', ...numbers(sum(own))];
    });
    const why = named.flatMap(({ id, model, wrong }) => wrong.map((text) => `${id}, ${model}: ${text}`));
    const head = ['case', 'model', 'result', 'outcome', 'turns', 'tokens', 'usd', 'seconds'];
    return `${aligned([head, ...rows, ...sums])}${why.length > 0 ? `\n${why.join('\n')}\n` : ''}`;
}
function numbers({ turns, tokens, usd, ms }) {
    return [String(turns), String(tokens), usd.toFixed(4), (ms / 1_000).toFixed(1)];
}
function sum(scores) {
    const total = { turns: 0, tokens: 0, usd: 0, ms: 0 };
    for (const score of scores)
        for (const key of ['turns', 'tokens', 'usd', 'ms'])
            total[key] += score[key];
    return total;
}
function aligned(rows) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
    const line = (row) => row
        .map((cell, at) => (at >= 4 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd();
    return `${rows.map(line).join('\n')}\n`;
}

// EXTERNAL MODULE: ./lib/cli/run.js + 1 modules
var run = __webpack_require__(4800);
;// CONCATENATED MODULE: ./lib/cli/eval.js










const HELP = `Usage: galley eval <dir> [options]

Runs every case below a folder (a folder with a case.yml is a case: a repository at a commit, a recipe, what must hold
after the run) and shows side by side what passed, what it cost and how long it took. What counts is the run's patch on a
clean tree, under checks the agent never saw.

  --model P/NAME        the model to try (repeat to compare several)
  --replay              play each case's own recording instead of a model
  --repeat N            run each case so many times (default 1): models differ from run to run
  --jobs N              runs at the same time (default 2)
  --only ID             only this case (repeat)
  --check               no model: say whether each case fails as it is and passes with its solution
  --predictions FILE    write one JSON line a run: instance_id, model_name_or_path, model_patch (SWE-bench's format)
  --output FORMAT       text (default) or json

Exit code: 0 when every run passed, 1 when one did not, 2 when there is nothing to run.`;
const OPTIONS = {
    model: { type: 'string', multiple: true },
    replay: { type: 'boolean', default: false },
    repeat: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    only: { type: 'string', multiple: true },
    check: { type: 'boolean', default: false },
    predictions: { type: 'string' },
    output: { type: 'string', default: 'text' },
};
/** `galley eval`: how well a model does a recipe's work, on cases of one's own. */
const evalCases = {
    name: 'eval',
    about: 'run recipes on cases and say what passed, what it cost and how long it took',
    help: HELP,
    async run(door) {
        const { values, positionals } = (0,external_node_util_.parseArgs)({ args: door.argv, options: OPTIONS, allowPositionals: true });
        const [where, ...more] = positionals;
        if (!where || more.length > 0)
            throw new error/* RunError */.e4('recipe', 'galley eval: name one folder of cases');
        if (values.output !== 'text' && values.output !== 'json')
            throw new error/* RunError */.e4('recipe', `--output ${values.output}: it is text or json`);
        const cases = pick(readCases(external_node_path_.resolve(door.cwd, where)), values.only);
        const lab = labOf(door, count('jobs', values.jobs));
        if (values.check)
            return tellSound(door, cases, lab);
        const trials = trialsOf(cases, values);
        const scores = await evaluate(trials, lab);
        if (values.predictions !== undefined)
            external_node_fs_.writeFileSync(external_node_path_.resolve(door.cwd, values.predictions), predictions(scores));
        if (values.output === 'json')
            door.out(`${JSON.stringify(scores, null, 2)}\n`);
        else
            door.out(scoreTable(scores));
        return scores.every(({ wrong }) => wrong.length === 0) ? 0 : 1;
    },
};
function pick(cases, only) {
    if (!only)
        return cases;
    const missing = only.filter((id) => !cases.some((each) => each.id === id));
    if (missing.length > 0)
        throw new error/* RunError */.e4('recipe', `there is no case ${missing.join(', ')}; there are ${cases.map(({ id }) => id).join(', ')}`);
    return cases.filter(({ id }) => only.includes(id));
}
function trialsOf(cases, values) {
    const times = count('repeat', values.repeat);
    const models = values.model ?? [];
    if (!values.replay && models.length === 0)
        throw new error/* RunError */.e4('recipe', 'galley eval: name a model with --model, or play the recordings with --replay');
    const recorded = values.replay ? cases.map((each) => ({ each, model: `replay/${recordingOf(each)}` })) : [];
    const asked = models.flatMap((model) => cases.map((each) => ({ each, model })));
    return Array.from({ length: times }, () => [...recorded, ...asked]).flat();
}
function recordingOf({ id, dir, cassette }) {
    if (cassette === undefined)
        throw new error/* RunError */.e4('recipe', `case ${id} has no recording`);
    return external_node_path_.join(dir, cassette);
}
function count(name, text) {
    if (!/^[1-9]\d{0,3}$/.test(text))
        throw new error/* RunError */.e4('recipe', `--${name} ${text}: it must be a number above 0`);
    return Number(text);
}
function labOf(door, jobs) {
    const secrets = (0,environment/* secretValues */.VX)(door.env);
    return {
        env: (0,environment/* childEnv */.gf)(door.env, [], secrets),
        signal: door.signal,
        jobs,
        folder: () => external_node_fs_.realpathSync(external_node_fs_.mkdtempSync(external_node_path_.join(external_node_os_.tmpdir(), 'galley-eval-'))),
        told: ({ id, model, wrong }) => door.err(`${wrong.length === 0 ? 'passed' : 'failed'}  ${id}  ${shortModel(model)}\n`),
        run: async (argv, cwd) => {
            let text = '';
            const out = (more) => {
                text += more;
            };
            const { ask: _, ...rest } = door;
            await run.run.run({ ...rest, cwd, out, argv: [...argv, '--output', 'json'] });
            return JSON.parse(text).run_dir;
        },
    };
}
function shortModel(model) {
    return model.startsWith('replay/') ? 'replay' : model;
}
async function tellSound(door, cases, lab) {
    let isSound = true;
    for (const each of cases) {
        const wrong = await soundness(each, lab);
        isSound &&= wrong.length === 0;
        door.out(`${wrong.length === 0 ? 'sound' : 'wrong'}  ${each.id}${wrong.map((text) => `\n       ${text}`).join('')}\n`);
    }
    return isSound ? 0 : 1;
}
function predictions(scores) {
    return scores
        .map(({ id, model, patch }) => JSON.stringify({ instance_id: id, model_name_or_path: shortModel(model), model_patch: patch }))
        .map((row) => `${row}\n`)
        .join('');
}


/***/ })

};
