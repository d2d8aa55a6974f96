export const id = 714;
export const ids = [714];
export const modules = {

/***/ 20714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  merge: () => (/* binding */ merge)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/contract/result.js
var contract_result = __webpack_require__(1873);
// EXTERNAL MODULE: ./lib/policy/seal.js + 3 modules
var policy_seal = __webpack_require__(96722);
// EXTERNAL MODULE: ./lib/report/html.js + 5 modules
var html = __webpack_require__(79022);
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
/** The earliest is the strictest: a comment edited since then stops publishing. One that is unknown makes it unknown. */
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
        number: result.number,
        event: result.trigger.event,
        actor: result.trigger.actor,
        level: result.trigger.level,
        comment: result.trigger.comment?.id,
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

// EXTERNAL MODULE: ./lib/report/run-dir.js
var run_dir = __webpack_require__(66737);
// EXTERNAL MODULE: ./lib/run/environment.js
var environment = __webpack_require__(85072);
// EXTERNAL MODULE: ./lib/cli/show.js
var show = __webpack_require__(80901);
;// CONCATENATED MODULE: ./lib/cli/merge.js












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
        const { values, positionals } = (0,external_node_util_.parseArgs)({
            args: door.argv,
            allowPositionals: true,
            options: {
                out: { type: 'string' },
                expect: { type: 'string', default: '0' },
                partial: { type: 'boolean', default: false },
            },
        });
        if (positionals.length === 0)
            throw new error/* RunError */.e4('recipe', 'galley merge: name the run directories');
        if (!/^\d{1,6}$/.test(values.expect))
            throw new error/* RunError */.e4('recipe', `galley merge: --expect ${values.expect} is no number`);
        const dirs = (await Promise.all(positionals.map((word) => runDirs(external_node_path_.resolve(door.cwd, word))))).flat();
        const runs = [];
        for (const dir of dirs)
            runs.push(await readRun(dir));
        const seal = (0,policy_seal/* makeSeal */.A4)({ secrets: (0,environment/* secretValues */.VX)(door.env) });
        const merged = mergeRuns(runs, { seal, expected: Number(values.expect), partial: values.partial });
        const { result } = merged.input;
        const out = external_node_path_.resolve(door.cwd, values.out ?? external_node_path_.join('.galley', 'runs', result.run.id));
        await write(out, merged);
        tell(door, out, merged.input);
        return result.exit_code;
    },
};
/** The directory itself, or the run directories in it. */
async function runDirs(dir) {
    const isRun = async (each) => (await promises_.stat(external_node_path_.join(each, contract_result/* RUN_FILES */.al.result)).catch(() => undefined))?.isFile() ?? false;
    if (await isRun(dir))
        return [dir];
    const inside = [];
    const entries = await promises_.readdir(dir, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((each) => each.isDirectory())) {
        const each = external_node_path_.join(dir, entry.name);
        if (await isRun(each))
            inside.push(each);
    }
    if (inside.length > 0)
        return inside.sort();
    throw new error/* RunError */.e4('recipe', `galley merge: ${dir} is no finished run and holds none`);
}
async function readRun(dir) {
    const transcript = external_node_path_.join(dir, contract_result/* RUN_FILES */.al.transcript);
    const text = await promises_.readFile(transcript, 'utf8').catch((cause) => {
        throw new error/* RunError */.e4('recipe', `galley merge: ${transcript} cannot be read`, { cause });
    });
    return {
        dir,
        result: await (0,run_dir/* readResult */.Uv)(dir),
        plan: await (0,run_dir/* readPlan */.m3)(dir),
        lines: (0,show.parseTranscript)(text, transcript),
        // An artifact of a run that changed nothing has no patch.
        patch: await promises_.readFile(external_node_path_.join(dir, contract_result/* RUN_FILES */.al.patch)).catch(() => Buffer.alloc(0)),
    };
}
async function write(out, { input, patch }) {
    const there = await (0,run_dir/* readResult */.Uv)(out).catch(() => undefined);
    const entries = await promises_.readdir(out).catch(() => []);
    if (entries.length > 0 && there?.run.id !== input.result.run.id)
        throw new error/* RunError */.e4('recipe', `galley merge: ${out} is not empty and holds something else`);
    await promises_.mkdir(out, { recursive: true });
    const { result, lines } = input;
    const files = [
        ['transcript', lines.map((line) => `${JSON.stringify(line)}\n`).join('')],
        ['patch', patch],
        ['intents', (0,plan/* intentLines */.A0)((0,plan/* planIntents */.nb)(input))],
        ['plan', (0,plan/* planText */.Pt)(input)],
        ['markdown', (0,plan/* reportMarkdown */.uL)(input)],
        ['html', (0,html/* renderHtml */.K)({ lines, result, patch: patch.toString('utf8') })],
        ['result', `${JSON.stringify(result, null, 2)}\n`],
    ];
    for (const [name, content] of files)
        await promises_.writeFile(external_node_path_.join(out, contract_result/* RUN_FILES */.al[name]), content, { mode: 0o600 });
}
function tell(door, out, input) {
    door.out(`\n${(0,plan/* reportMarkdown */.uL)(input)}\n`);
    door.out(`${input.result.outcome}: run directory ${out}\n`);
}


/***/ }),

/***/ 41383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ intentLines),
/* harmony export */   BG: () => (/* binding */ capsOf),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   nb: () => (/* binding */ planIntents),
/* harmony export */   uL: () => (/* binding */ reportMarkdown)
/* harmony export */ });
/* harmony import */ var _closing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71425);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55754);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50768);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31448);




/** What a run wants published, in the order it is sent. Pure: the same input gives the same bytes. */
function planIntents(input) {
    return draw(input).planned;
}
/** report.md: the whole report for people, also where nothing is published. */
function reportMarkdown(input) {
    const draft = draw(input);
    const closing = (0,_closing_js__WEBPACK_IMPORTED_MODULE_0__/* .closingLine */ .o)(draft);
    return `${(0,_render_js__WEBPACK_IMPORTED_MODULE_3__/* .renderReport */ .B1)(input.result, draft, { room: _render_js__WEBPACK_IMPORTED_MODULE_3__/* .SUMMARY_ROOM */ .jU, seal: input.seal, style: 'full', closing })}\n`;
}
/** The lines of intents.jsonl. */
function intentLines(intents) {
    return intents.map((intent) => `${JSON.stringify(intent)}\n`).join('');
}
/** plan.json: where each finding went, and the outputs that were asked for. */
function planText(input) {
    const staged = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .stagedFindings */ .fr)(input.lines);
    const sorted = input.known?.findings ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .sortFindings */ .Tc)(staged, input.diff, undefined);
    const placed = new Map(sorted.all.map(({ finding, ...rest }) => [finding, rest]));
    const plan = {
        outputs: input.outputs,
        findings: staged.map((finding) => placed.get(finding) ?? null),
    };
    return `${JSON.stringify(plan)}\n`;
}
/** What a review may hold; undefined when there is none. */
function capsOf(input) {
    const { outputs, result } = input;
    if (outputs.review === undefined || !result.pull)
        return undefined;
    return { max: outputs.review?.max ?? 50, min_severity: outputs.review?.min_severity ?? 'info' };
}
function draw(input) {
    const { result, lines, diff } = input;
    const draft = {
        answer: input.known?.answer ?? (0,_render_js__WEBPACK_IMPORTED_MODULE_3__/* .answerOf */ .ut)(lines, result.output),
        findings: input.known?.findings ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .sortFindings */ .Tc)((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .stagedFindings */ .fr)(lines), diff, capsOf(input)),
        planned: [],
        said: [],
        left: [],
    };
    for (const kind of _index_js__WEBPACK_IMPORTED_MODULE_2__/* .KINDS */ .G) {
        const made = kind.plan(input, draft);
        if (typeof made === 'string')
            draft.left.push(made);
        else if (made) {
            draft.planned.push(made);
            if (made.kind !== 'comment' && made.kind !== 'summary')
                draft.said.push((0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(made).words(made));
        }
    }
    return draft;
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
