export const id = 925;
export const ids = [925];
export const modules = {

/***/ 54925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  plan: () => (/* binding */ plan)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/contract/outcome.js
var outcome = __webpack_require__(71966);
// EXTERNAL MODULE: ./lib/contract/recipe.js
var contract_recipe = __webpack_require__(61282);
// EXTERNAL MODULE: ./lib/recipe/load.js + 1 modules
var load = __webpack_require__(77419);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
;// CONCATENATED MODULE: ./lib/recipe/shard.js


/** GitHub starts at most this many jobs from one matrix. */
const MOST_SHARDS = 256;
/** A job's outputs may hold 1 MiB; above this the matrix names shards only, not their targets. */
const MOST_INLINE = 400_000;
/** The targets among the files of a commit: files that match, or folders that match with the sum of what they hold. */
function targetsAmong(files, targets) {
    if (targets.files) {
        const matches = matcher(targets.files);
        return files.filter(({ name }) => matches(name));
    }
    const matches = matcher(targets.packages ?? []);
    const known = new Map();
    const sizes = new Map();
    for (const { name, size } of files) {
        for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) {
            const folder = name.slice(0, at);
            if (!known.has(folder))
                known.set(folder, matches(folder));
            if (known.get(folder))
                sizes.set(folder, (sizes.get(folder) ?? 0) + size);
        }
    }
    return [...sizes].map(([name, size]) => ({ name, size }));
}
/** `*` stays inside a slash, `**` crosses it, a later `!pattern` takes out again. */
function matcher(patterns) {
    const tests = patterns.map((pattern) => {
        const isOut = pattern.startsWith('!');
        return { isOut, test: picomatch(isOut ? pattern.slice(1) : pattern, { dot: true, nonegate: true }) };
    });
    const onlyOut = tests.every(({ isOut }) => isOut);
    return (name) => tests.reduce((isIn, { isOut, test }) => (test(name) ? !isOut : isIn), onlyOut);
}
/**
 * Splits targets into at most `shards` parts of about the same size: the largest first, each to the part that has least.
 * The same targets give the same parts in every job, in whatever order they come; a name that comes twice is taken once.
 */
function planShards(targets, shards) {
    const unique = [...new Map(targets.map((target) => [target.name, target])).values()];
    const sorted = unique.sort((a, b) => b.size - a.size || byName(a, b));
    const parts = Array.from({ length: Math.min(shards, sorted.length) }, () => []);
    const heap = parts.map((part) => ({ part, load: 0 }));
    for (const target of parts.length > 0 ? sorted : []) {
        const least = heap[0];
        least.part.push(target);
        // An empty file is work too.
        least.load += Math.max(1, target.size);
        sink(heap);
    }
    return parts.map((part) => part.sort(byName));
}
/** Puts the first entry of a heap, which has grown, where it belongs: the one with the least load comes first. */
function sink(heap) {
    for (let at = 0, child = 1; child < heap.length; child = 2 * at + 1) {
        if (child + 1 < heap.length && heap[child + 1].load < heap[child].load)
            child++;
        const [parent, least] = [heap[at], heap[child]];
        if (parent.load <= least.load)
            return;
        [heap[at], heap[child], at] = [least, parent, child];
    }
}
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
/** What `strategy.matrix` takes: `{"include": [...]}`, one entry for each part. */
function matrixOf(parts) {
    const entries = parts.map((part, at) => {
        const size = part.reduce((sum, target) => sum + target.size, 0);
        return {
            shard: `${at + 1}/${parts.length}`,
            count: part.length,
            size,
            targets: part.map(({ name }) => name),
        };
    });
    const isSmall = Buffer.byteLength(JSON.stringify(entries)) <= MOST_INLINE;
    return { include: isSmall ? entries : entries.map(({ targets, ...entry }) => entry) };
}
/** The targets of shard `text` (`3/8`): what the run that does this part gets as its parameter `targets`. */
function shardOf(targets, text) {
    const [, nth = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
    if (nth < 1 || nth > of || of > MOST_SHARDS)
        throw new error/* RunError */.e4('recipe', `the shard ${JSON.stringify(text.slice(0, 40))} is not like 3/8`);
    return (planShards(targets, of)[nth - 1] ?? []).map(({ name }) => name);
}
/**
 * A list of targets as text: one a line, after a tab its size where that is known. Without sizes all count the same.
 */
function readTargets(text) {
    const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
    return rows.map((row, at) => {
        const [name = '', size, ...more] = row.split('\t');
        if (more.length > 0 || name.trim() === '' || (size !== undefined && !/^\d{1,15}$/.test(size)))
            throw new error/* RunError */.e4('recipe', `line ${at + 1} of the targets is not NAME or NAME<tab>SIZE: ${row.slice(0, 80)}`);
        return { name, size: size === undefined ? 1 : Number(size) };
    });
}

// EXTERNAL MODULE: ./lib/service/git.js + 4 modules
var service_git = __webpack_require__(21894);
// EXTERNAL MODULE: ./lib/cli/recipe.js
var cli_recipe = __webpack_require__(67250);
;// CONCATENATED MODULE: ./lib/cli/plan.js










const MOST_LIST_BYTES = 64 * 1024 * 1024;
/** `galley plan`: splits a recipe's targets into the jobs of a matrix. Reads the repository, runs nothing. */
const plan = {
    name: 'plan',
    about: 'split a recipe’s targets into the jobs of a matrix',
    help: `galley plan <recipe> [--shards N] [--targets-from FILE|GLOB] [--workspace DIR]
galley plan <recipe> --shard I/N [--targets-from FILE|GLOB] [--workspace DIR]

Prints one line of JSON for strategy.matrix: {"include":[{"shard":"1/8","count":12,"size":4096,"targets":[...]}, ...]},
the targets shared out so that each shard has about the same size. Where the targets are so many that they do not fit
into a job's output they are left out, and each job asks for its own with --shard. The same commit gives the same shards
in every job.

Targets are the files or folders of the commit that is checked out (HEAD) which match the recipe's \`targets\`, or what
--targets-from names: a file with one target a line (after a tab its size, if known), or a pattern of files.

  --shards N         how many at most, 1 to ${MOST_SHARDS}; default 16, never more than there are targets
  --shard I/N        print the targets of one shard as a JSON list: the value of the run's parameter \`targets\`

Exit code: 0, or 2 when the recipe or a target list cannot be used.
`,
    async run(door) {
        const { values, positionals } = (0,external_node_util_.parseArgs)({
            args: door.argv,
            allowPositionals: true,
            options: {
                shards: { type: 'string', default: '16' },
                shard: { type: 'string' },
                'targets-from': { type: 'string' },
                workspace: { type: 'string', default: '.' },
            },
        });
        const [word, ...more] = positionals;
        if (!word || more.length > 0)
            throw new error/* RunError */.e4('recipe', 'galley plan: name one recipe');
        const count = Number(values.shards);
        if (!/^\d+$/.test(values.shards) || count < 1 || count > MOST_SHARDS)
            throw new error/* RunError */.e4('recipe', `galley plan: --shards ${values.shards}: it is 1 to ${MOST_SHARDS}`);
        const workspace = external_node_path_.resolve(door.cwd, values.workspace);
        const recipe = readRecipe(word, door.cwd, workspace);
        const targets = await targetsOf(recipe, { door, workspace, from: values['targets-from'] });
        if (values.shard !== undefined) {
            door.out(`${JSON.stringify(shardOf(targets, values.shard))}\n`);
            return outcome/* EXIT_CODE */.F.done;
        }
        const matrix = matrixOf(planShards(targets, count));
        if (matrix.include[0] && !matrix.include[0].targets)
            door.err('The targets do not fit into a job’s output: each job asks for its own with --shard.\n');
        door.err(`${targets.length} targets in ${matrix.include.length} shards\n`);
        door.out(`${JSON.stringify(matrix)}\n`);
        return outcome/* EXIT_CODE */.F.done;
    },
};
function readRecipe(word, cwd, workspace) {
    const isPath = /[\\/]|\.(ya?ml|json)$/i.test(word);
    const full = isPath ? external_node_path_.resolve(cwd, word) : (0,cli_recipe.findRecipe)(word, workspace)?.full;
    if (!full || !external_node_fs_.existsSync(full))
        throw new error/* RunError */.e4('recipe', `there is no recipe ${word} (galley recipe list shows them)`);
    const recipe = (0,load/* parseRecipe */.C)(word, external_node_fs_.readFileSync(full, 'utf8'));
    if ((0,contract_recipe/* takesTargets */.fw)(recipe.parameters))
        return recipe;
    throw new error/* RunError */.e4('recipe', `${word} cannot be split: give it the parameter { key: targets, input_type: array } and say {{ params.targets }} in its prompt`);
}
async function targetsOf(recipe, { door, workspace, from }) {
    const list = from === undefined ? undefined : external_node_path_.resolve(door.cwd, from);
    const stat = list === undefined ? undefined : external_node_fs_.statSync(list, { throwIfNoEntry: false });
    if (list && stat?.isFile()) {
        if (stat.size > MOST_LIST_BYTES)
            throw new error/* RunError */.e4('recipe', `${from} is larger than ${MOST_LIST_BYTES} bytes`);
        return readTargets(external_node_fs_.readFileSync(list, 'utf8'));
    }
    const targets = from === undefined ? recipe.targets : { files: [from] };
    if (!targets)
        throw new error/* RunError */.e4('recipe', `${recipe.path} has no targets: write them into it, or give --targets-from`);
    const { files, odd } = await filesOf(workspace, door);
    if (odd > 0)
        door.err(`${odd} files are left out: their names are not plain text\n`);
    return targetsAmong(files, targets);
}
/** The plain files of HEAD with their sizes; names with control characters or odd bytes are counted only. */
async function filesOf(root, { env }) {
    const git = new service_git/* Git */.T({ root, env });
    if (!(await git.isRepository()) || !(await git.headSha()))
        throw new error/* RunError */.e4('recipe', `${root} has no commit whose files could be listed: give --targets-from FILE`);
    const { stdout } = await git.run(['ls-tree', '-r', '-l', '-z', '--full-tree', 'HEAD']);
    const files = [];
    let odd = 0;
    for (const row of stdout.toString('utf8').split('\0')) {
        const [, size, name = ''] = /^100(?:644|755) blob [0-9a-f]+ +(\d+)\t([\s\S]+)$/.exec(row) ?? [];
        if (size === undefined)
            continue;
        if (/[\p{Cc}\u2028\u2029\ufffd]/u.test(name))
            odd++;
        else
            files.push({ name, size: Number(size) });
    }
    return { files, odd };
}


/***/ })

};
