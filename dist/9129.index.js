export const id = 9129;
export const ids = [9129];
export const modules = {

/***/ 79129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replay: () => (/* binding */ replay)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/agent/transcript.js
var transcript = __webpack_require__(91039);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/contract/result.js
var result = __webpack_require__(1873);
;// CONCATENATED MODULE: ./lib/run/differences.js
/** What a replay must repeat: everything the tools and the policy did. Times, ids of runs and costs may differ. */
const COMPARED = ['call', 'result', 'staged', 'todo', 'audit', 'ttsr_injection', 'end'];
/** One sentence for each difference between two transcripts, in order. */
function differences(recorded, fresh) {
    const [before, now] = [recorded, fresh].map((lines) => lines.filter(isCompared));
    const names = placesOf(recorded, fresh);
    const found = [];
    for (let at = 0; at < Math.max(before.length, now.length); at++) {
        const [old, new_] = [before[at], now[at]];
        if (!old || !new_) {
            found.push(old ? `missing: ${title(old)}` : `added: ${title(new_)}`);
            continue;
        }
        const [a, b] = [facts(old, names), facts(new_, names)];
        // Older recordings do not say what the patch was.
        for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
            if (a[key] !== b[key] && !(key === 'patch' && a[key] === undefined))
                found.push(`${title(old)}: ${key} was ${cut(a[key])} and is ${cut(b[key])}`);
    }
    return found;
}
function isCompared(line) {
    return line.agent === 'main' && COMPARED.includes(line.type);
}
function title(line) {
    if (line.type === 'call' || line.type === 'result')
        return `line ${line.seq}, ${line.type} of ${line.name}`;
    return `line ${line.seq}, ${line.type}`;
}
/** What differs between two runs of the same thing anyway: run ids and temporary folders. */
function placesOf(...runs) {
    return runs.flatMap((lines) => lines.flatMap((line) => (line.type === 'start' ? [line.run] : [])));
}
function facts(line, names) {
    switch (line.type) {
        case 'call':
            return {
                type: line.type,
                tool: line.name,
                arguments: JSON.stringify(line.args),
                verdict: line.verdict.action,
            };
        case 'result':
            return { type: line.type, tool: line.name, ok: String(line.ok), answer: settled(line.text, names) };
        case 'staged':
            return { type: line.type, staged: JSON.stringify(line.staged) };
        case 'todo':
            return { type: line.type, items: JSON.stringify(line.items) };
        case 'audit':
            return { type: line.type, path: line.path, action: line.action };
        case 'ttsr_injection':
            return { type: line.type, rules: line.rules.join() };
        case 'end':
            return {
                type: line.type,
                outcome: line.outcome,
                ...(line.patch !== undefined && { patch: line.patch }),
            };
    }
}
function settled(text, names) {
    let out = text;
    for (const name of names)
        out = out.replaceAll(name, '<run>');
    return out
        .replace(/\/[^\s:]*galley-work-[A-Za-z0-9]+\/work/g, '<work>')
        .replace(/\b\d+(\.\d+)? ?(ms|s)\b/g, '<time>');
}
function cut(text) {
    const shown = JSON.stringify(text ?? null);
    return shown.length > 300 ? `${shown.slice(0, 300)}…` : shown;
}

// EXTERNAL MODULE: ./lib/service/github/diff.js
var diff = __webpack_require__(49064);
;// CONCATENATED MODULE: ./lib/run/patch-differences.js

/** One sentence for each file that two patches change in different ways. */
function patchDifferences(before, now) {
    const [old, fresh] = [before, now].map((patch) => new Map((0,diff/* parseParts */.il)(patch).map(({ file, text }) => [file.path, text])));
    return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((path) => {
        const [a, b] = [old.get(path), fresh.get(path)];
        if (a === b)
            return [];
        if (a === undefined)
            return [`patch: ${path} is changed, and was not`];
        if (b === undefined)
            return [`patch: ${path} is not changed any more`];
        const [rows, others] = [a.split('\n'), b.split('\n')];
        const at = rows.findIndex((row, index) => row !== others[index]);
        return [`patch: ${path} is changed differently: ${quote(rows[at])} is now ${quote(others[at])}`];
    });
}
function quote(row) {
    return row === undefined ? 'its end' : JSON.stringify(row.slice(0, 200));
}

// EXTERNAL MODULE: ./lib/cli/run.js + 1 modules
var run = __webpack_require__(4800);
;// CONCATENATED MODULE: ./lib/cli/replay.js










const HELP = `Usage: galley replay <transcript.jsonl | run-dir> [options]

Runs a recorded model against the real tools, in a copy of the work tree, and names every difference: calls, verdicts,
tool answers, how it ended. Exit 0 when there is none, 1 otherwise. Nothing is posted.

  --recipe NAME     default: the recipe the transcript names
  --workspace DIR   the repository, at the state the recording started from; default here
  --event FILE, --event-name NAME, --param KEY=VALUE, --mode MODE as for galley run`;
const OPTIONS = {
    recipe: { type: 'string' },
    workspace: { type: 'string' },
    event: { type: 'string' },
    'event-name': { type: 'string' },
    param: { type: 'string', multiple: true },
    mode: { type: 'string' },
    'run-dir': { type: 'string' },
};
const replay = {
    name: 'replay',
    about: 'run a recorded model against the real tools',
    help: HELP,
    async run(door) {
        const { values, positionals } = (0,external_node_util_.parseArgs)({ args: door.argv, options: OPTIONS, allowPositionals: true });
        const [where, ...more] = positionals;
        if (!where || more.length > 0)
            throw new error/* RunError */.e4('recipe', 'name one transcript: galley replay <transcript.jsonl>');
        const file = transcriptOf(external_node_path_.resolve(door.cwd, where));
        const recorded = readRecorded(file);
        const start = recorded.find((line) => line.type === 'start');
        const recipe = values.recipe ?? start?.recipe;
        if (!recipe)
            throw new error/* RunError */.e4('recipe', `${file} does not say which recipe it ran: name it with --recipe`);
        const { recipe: _, 'run-dir': _dir, ...rest } = values;
        const flags = Object.entries(rest).flatMap(([name, value]) => [value].flat().flatMap((each) => [`--${name}`, String(each)]));
        const temp = external_node_fs_.mkdtempSync(external_node_path_.join(external_node_os_.tmpdir(), 'galley-replay-'));
        const runs = values['run-dir'] ?? temp;
        const fresh = [];
        const out = (text) => {
            for (const row of text.split('\n'))
                if (row.startsWith('{'))
                    fresh.push(JSON.parse(row));
        };
        try {
            await run.run.run({
                ...door,
                out,
                argv: [
                    recipe,
                    ...flags,
                    ...['--run-dir', runs, '--model', `replay/${file}`, '--dry-run', '--output', 'stream-json'],
                ],
            });
            const found = [...differences(recorded, fresh), ...patches(file, external_node_path_.resolve(door.cwd, runs), fresh)];
            for (const each of found)
                door.out(`${each}\n`);
            door.out(found.length === 0 ? `identical: ${fresh.length} lines\n` : `${found.length} differences\n`);
            return found.length === 0 ? 0 : 1;
        }
        finally {
            external_node_fs_.rmSync(temp, { recursive: true, force: true });
        }
    },
};
/** Where the recording's patch stands beside it, what the new one does differently. */
function patches(recording, runs, fresh) {
    const before = external_node_path_.join(external_node_path_.dirname(recording), result/* RUN_FILES */.al.patch);
    const id = fresh.find((line) => line.type === 'start')?.run;
    const now = id === undefined ? '' : external_node_path_.join(runs, id, result/* RUN_FILES */.al.patch);
    if (!external_node_fs_.existsSync(before) || !external_node_fs_.existsSync(now))
        return [];
    return patchDifferences(external_node_fs_.readFileSync(before), external_node_fs_.readFileSync(now));
}
function transcriptOf(where) {
    const inside = external_node_path_.join(where, result/* RUN_FILES */.al.transcript);
    return external_node_fs_.existsSync(inside) ? inside : where;
}
function readRecorded(file) {
    try {
        return (0,transcript/* readLines */.Se)(external_node_fs_.readFileSync(file, 'utf8'));
    }
    catch (cause) {
        throw new error/* RunError */.e4('recipe', `${file} is no transcript: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
}


/***/ })

};
