export const id = 2887;
export const ids = [2887];
export const modules = {

/***/ 42887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plan: () => (/* binding */ plan)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);
/* harmony import */ var _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71966);
/* harmony import */ var _recipe_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5638);
/* harmony import */ var _run_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(505);
/* harmony import */ var _run_targets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69907);







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

  --shards N         how many at most, 1 to ${_recipe_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_SHARDS */ .Y}; default 16, never more than there are targets
  --shard I/N        print the targets of one shard as a JSON list: what \`galley run --shard I/N\` works on

Exit code: 0, or 2 when the recipe or a target list cannot be used.
`,
    async run(door) {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({
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
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', 'galley plan: name one recipe');
        const count = Number(values.shards);
        if (!/^\d+$/.test(values.shards) || count < 1 || count > _recipe_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_SHARDS */ .Y)
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `galley plan: --shards ${values.shards}: it is 1 to ${_recipe_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_SHARDS */ .Y}`);
        const { targets, odd } = await (0,_run_targets_js__WEBPACK_IMPORTED_MODULE_6__/* .findTargets */ .q)({
            recipe: word,
            workspace: node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(door.cwd, values.workspace),
            cwd: door.cwd,
            program: (0,_run_program_js__WEBPACK_IMPORTED_MODULE_5__/* .program */ .D)(),
            from: values['targets-from'],
            env: door.env,
        });
        if (odd > 0)
            door.err(`${odd} files are left out: their names are not plain text\n`);
        if (values.shard !== undefined) {
            door.out(`${JSON.stringify((0,_recipe_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .shardOf */ .IS)(targets, values.shard))}\n`);
            return _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODE */ .F.done;
        }
        const matrix = (0,_recipe_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .matrixOf */ .lQ)((0,_recipe_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .planShards */ .tF)(targets, count));
        if (matrix.include[0] && !matrix.include[0].targets)
            door.err('The targets do not fit into a job’s output: each job asks for its own with --shard.\n');
        door.err(`${targets.length} targets in ${matrix.include.length} shards\n`);
        door.out(`${JSON.stringify(matrix)}\n`);
        return _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODE */ .F.done;
    },
};


/***/ }),

/***/ 5638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ shardOf),
/* harmony export */   R0: () => (/* binding */ readTargets),
/* harmony export */   RJ: () => (/* binding */ targetsAmong),
/* harmony export */   Y: () => (/* binding */ MOST_SHARDS),
/* harmony export */   lQ: () => (/* binding */ matrixOf),
/* harmony export */   tF: () => (/* binding */ planShards)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9396);


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
        return { isOut, test: picomatch__WEBPACK_IMPORTED_MODULE_1__(isOut ? pattern.slice(1) : pattern, { dot: true, nonegate: true }) };
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
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('recipe', `the shard ${JSON.stringify(text.slice(0, 40))} is not like 3/8`);
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
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('recipe', `line ${at + 1} of the targets is not NAME or NAME<tab>SIZE: ${row.slice(0, 80)}`);
        return { name, size: size === undefined ? 1 : Number(size) };
    });
}


/***/ }),

/***/ 69907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ shardParam),
/* harmony export */   q: () => (/* binding */ findTargets)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);
/* harmony import */ var _contract_recipe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61282);
/* harmony import */ var _recipe_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77419);
/* harmony import */ var _recipe_shard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5638);
/* harmony import */ var _service_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62120);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95057);








const MOST_LIST_BYTES = 64 * 1024 * 1024;
/** Reads a recipe that can be split, and its targets among the files of HEAD. `odd` counts files with names no job can be given. */
async function findTargets(question) {
    const { cwd, workspace, from, env } = question;
    const recipe = readSplittable(question);
    const list = from === undefined ? undefined : node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, from);
    const stat = list === undefined ? undefined : node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(list, { throwIfNoEntry: false });
    if (list && stat?.isFile()) {
        if (stat.size > MOST_LIST_BYTES)
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `${from} is larger than ${MOST_LIST_BYTES} bytes`);
        return { targets: (0,_recipe_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .readTargets */ .R0)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(list, 'utf8')), odd: 0 };
    }
    const wanted = from === undefined ? recipe.targets : { files: [from] };
    if (!wanted)
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `${recipe.path} has no targets: write them into it, or say where they are listed`);
    if ('repositories' in wanted && wanted.repositories)
        return { targets: wanted.repositories.map((name) => ({ name, size: 1 })), odd: 0 };
    const git = new _service_git_js__WEBPACK_IMPORTED_MODULE_6__/* .Git */ .T({ root: workspace, env });
    if (!(await git.isRepository()) || !(await git.headSha()))
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `${workspace} has no commit whose files could be listed: name a file that lists the targets`);
    if ('search' in wanted && wanted.search)
        return search(git, wanted.search);
    const { files, odd } = await filesOf(git);
    return { targets: (0,_recipe_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .targetsAmong */ .RJ)(files, wanted), odd };
}
/** The share of one job (`3/8`) as the value of the run's parameter \`targets\`. */
async function shardParam(shard, question) {
    const { targets } = await findTargets(question);
    return { targets: JSON.stringify((0,_recipe_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .shardOf */ .IS)(targets, shard)) };
}
function readSplittable({ recipe: word, cwd, workspace, program }) {
    const isPath = /[\\/]|\.(ya?ml|json)$/i.test(word);
    const inside = [`.galley/recipes/${word}.yml`, `.galley/recipes/${word}.yaml`].map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(workspace, name));
    const full = isPath
        ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, word)
        : [...inside, ...(0,_task_js__WEBPACK_IMPORTED_MODULE_7__/* .shippedRecipes */ .tz)(program)].find((file) => (0,_recipe_load_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .V)(file) === word && node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file));
    if (!full || !node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(full))
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `there is no recipe ${word} (galley recipe list shows them)`);
    const recipe = (0,_recipe_load_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRecipe */ .C)(word, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(full, 'utf8'));
    if ((0,_contract_recipe_js__WEBPACK_IMPORTED_MODULE_3__/* .takesTargets */ .fw)(recipe.parameters))
        return recipe;
    throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `${word} cannot be split: give it the parameter { key: targets, input_type: array } and say {{ params.targets }} in its prompt`);
}
const isOdd = (name) => /[\p{Cc}\u2028\u2029\ufffd]/u.test(name);
/** The plain files of HEAD with their sizes; names with control characters or odd bytes are counted only. */
async function filesOf(git) {
    const { stdout } = await git.run(['ls-tree', '-r', '-l', '-z', '--full-tree', 'HEAD']);
    const files = [];
    let odd = 0;
    for (const row of stdout.toString('utf8').split('\0')) {
        const [, size, name = ''] = /^100(?:644|755) blob [0-9a-f]+ +(\d+)\t([\s\S]+)$/.exec(row) ?? [];
        if (size === undefined)
            continue;
        if (isOdd(name))
            odd++;
        else
            files.push({ name, size: Number(size) });
    }
    return { files, odd };
}
/** Every file of HEAD with a hit (POSIX extended regular expression); its size is the number of lines that match. */
async function search(git, { pattern, files = ['**'] }) {
    const args = ['grep', '-I', '-c', '-z', '-E', '-e', pattern, 'HEAD'];
    const { stdout } = await git.run(args, { codes: [1] });
    const text = stdout.toString('utf8');
    const hits = [];
    let odd = 0;
    for (const [, name = '', count] of text.matchAll(/HEAD:([^\0]+)\0(\d+)\n/g)) {
        if (isOdd(name))
            odd++;
        else
            hits.push({ name, size: Number(count) });
    }
    return { targets: (0,_recipe_shard_js__WEBPACK_IMPORTED_MODULE_5__/* .targetsAmong */ .RJ)(hits, { files }), odd };
}


/***/ }),

/***/ 62120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ Git)
});

// UNUSED EXPORTS: GitError

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/service/git/run.js
var run = __webpack_require__(68921);
;// CONCATENATED MODULE: ./lib/service/git/argument.js


/** A hash in full, so that it is never an option, a path or a name that moves. */
function fullHash(sha) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha))
        return sha;
    throw new run/* GitError */.X([], null, `"${sha}" is not a full commit hash`);
}
/** A path inside a commit, in git's form; undefined when it leads out of it or cannot be asked for. */
function innerPath(file) {
    const name = external_node_path_.posix.normalize(file).replace(/\/$/, '');
    const outside = name === '.' || name === '..' || name.startsWith('../') || name.startsWith('/');
    return outside || /[\0\n]/.test(name) ? undefined : name;
}

// EXTERNAL MODULE: ./lib/service/git/env.js
var env = __webpack_require__(79335);
// EXTERNAL MODULE: ./lib/service/git/name.js
var git_name = __webpack_require__(36317);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/service/git/snapshot.js




/**
 * The work tree as one index, beside the repository: neither its index nor its objects are touched. Files that the
 * index was told to overlook (assume-unchanged, skip-worktree) are looked at all the same. Untracked files are in,
 * ignored ones and nested repositories are not. Always call `close`.
 */
class Snapshot {
    git;
    nested = [];
    #folder = external_node_fs_.mkdtempSync(external_node_path_.join(external_node_os_.tmpdir(), 'galley-git-'));
    #env;
    constructor(git, place, lasting) {
        this.git = git;
        const objects = external_node_path_.join(this.#folder, 'objects');
        external_node_fs_.mkdirSync(objects);
        this.#env = {
            GIT_INDEX_FILE: external_node_path_.join(this.#folder, 'index'),
            ...(!lasting && {
                GIT_OBJECT_DIRECTORY: objects,
                GIT_ALTERNATE_OBJECT_DIRECTORIES: quoteAlternate(place.objects),
            }),
        };
    }
    /** `lasting` keeps new objects in the repository (unreferenced). `skip` says which untracked paths are no part of the work (the run's own files). */
    static async take(git, place, skip = () => false, lasting = false) {
        const snapshot = new Snapshot(git, place, lasting);
        try {
            copyIndex(place.index, snapshot.#env.GIT_INDEX_FILE);
            await snapshot.#unhide(place.top);
            await snapshot.#update(skip);
            return snapshot;
        }
        catch (cause) {
            snapshot.close();
            throw cause;
        }
    }
    run(args, options = {}) {
        return this.git(args, { ...options, env: this.#env });
    }
    close() {
        external_node_fs_.rmSync(this.#folder, { recursive: true, force: true });
    }
    /** The whole work tree as a tree object; it outlives the snapshot only when that is `lasting`. */
    async tree() {
        return (await this.run(['write-tree'])).stdout.toString('utf8').trim();
    }
    /** What changed since `start`, renames as a deletion and an addition. */
    async changed(start) {
        const { stdout } = await this.run(['diff-index', '--cached', '--raw', '-z', '--no-renames', start, '--']);
        const parts = (0,git_name/* splitNul */.K5)(stdout);
        const out = [];
        for (let i = 0; i + 1 < parts.length; i += 2) {
            const letter = parts[i].toString('latin1').at(-1);
            const state = letter === 'A' ? 'added' : letter === 'D' ? 'deleted' : 'modified';
            out.push({ ...(0,git_name/* readName */.MQ)(parts[i + 1]), state });
        }
        return [...out, ...this.nested.map((name) => ({ ...name, state: 'nested' }))];
    }
    /** The change since `start` as a patch that `git apply` takes on a clean clone: binary, renames, modes and all. */
    async patch(start) {
        const flags = ['--binary', '--full-index', '-M', '--no-ext-diff', '--no-textconv', '--no-color'];
        const shape = ['--src-prefix=a/', '--dst-prefix=b/', '--submodule=short', '--ignore-submodules=none'];
        return (await this.run(['diff-index', '--cached', '-p', ...flags, ...shape, start, '--'])).stdout;
    }
    async #unhide(top) {
        const { stdout } = await this.run(['ls-files', '-v', '-z']);
        const skipped = [];
        const assumed = [];
        for (const part of (0,git_name/* splitNul */.K5)(stdout)) {
            const tag = String.fromCharCode(part[0]);
            const name = part.subarray(2);
            if (tag.toUpperCase() === 'S' && isThere(top, name))
                skipped.push(name);
            if (tag !== tag.toUpperCase())
                assumed.push(name);
        }
        const update = (flag, names) => this.run(['update-index', flag, '-z', '--stdin'], { input: (0,git_name/* joinNul */.MX)(names) });
        if (skipped.length > 0)
            await update('--no-skip-worktree', skipped);
        if (assumed.length > 0)
            await update('--no-assume-unchanged', assumed);
    }
    async #update(skip) {
        // Not `git add`: it would run `git status` inside submodules, under the configuration it finds there.
        const tracked = await this.run(['diff-files', '--name-only', '-z', '--ignore-submodules=dirty']);
        const untracked = await this.run(['ls-files', '--others', '--exclude-standard', '-z']);
        const names = (0,git_name/* splitNul */.K5)(tracked.stdout);
        for (const bytes of (0,git_name/* splitNul */.K5)(untracked.stdout)) {
            const name = (0,git_name/* readName */.MQ)(bytes);
            if (skip(name.path))
                continue;
            if (name.path.replace(/"$/, '').endsWith('/'))
                this.nested.push(name);
            else
                names.push(bytes);
        }
        if (names.length > 0)
            await this.run(['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], {
                input: (0,git_name/* joinNul */.MX)(names),
            });
    }
}
/** The copy is dated back a little: git then compares the content of files as young as the index. */
function copyIndex(from, to) {
    if (!external_node_fs_.existsSync(from))
        return;
    const second = Math.floor(external_node_fs_.statSync(from).mtimeMs / 1000);
    external_node_fs_.copyFileSync(from, to);
    external_node_fs_.utimesSync(to, second, second);
}
function isThere(top, name) {
    return external_node_fs_.lstatSync(Buffer.concat([Buffer.from(`${top}/`), name]), { throwIfNoEntry: false }) !== undefined;
}
/** The variable is a list; a path with its separator or a quotation mark is quoted (git, environment variables). */
function quoteAlternate(folder) {
    return /[:;"]/.test(folder) && external_node_path_.sep === '/' ? `"${folder.replace(/["\\]/g, '\\$&')}"` : folder;
}

;// CONCATENATED MODULE: ./lib/service/git.js






const MINUTE = 60_000;
/** Shape of a diff that people, models and the parser read. */
const READABLE = [
    '--full-index',
    '-M',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--src-prefix=a/',
    '--dst-prefix=b/',
    '--submodule=short',
    '--ignore-submodules=none',
];
/** Commands that read or write files of the work tree, and would pass them through filters. */
const FILTERING = new Set(['update-index', 'diff-files', 'checkout', 'restore', 'apply']);
/**
 * The workspace's repository, through the git program: arguments only, never a shell, no hook, no prompt, nothing out
 * of the machine's or the person's configuration. Commits are named by full hashes. Failures throw GitError.
 */
class Git {
    #root;
    #env;
    #place;
    constructor(access) {
        this.#root = access.root;
        this.#env = (0,env/* gitEnv */.g)(access);
    }
    async run(args, options = {}) {
        await this.#find();
        return this.#exec(args, options);
    }
    async #exec(args, options) {
        const { codes = [], env, ...rest } = options;
        const filters = FILTERING.has(args[0]) ? await this.#withoutFilters() : {};
        const result = await (0,run/* runGit */.E)(args, {
            root: this.#root,
            env: { ...this.#env, ...filters, ...env },
            ...rest,
        });
        if (result.code !== 0 && !codes.includes(result.code))
            throw new run/* GitError */.X(args, result.code, result.stderr);
        return result;
    }
    /** Whether the workspace stands in a repository's work tree. */
    async isRepository() {
        return (await this.#find()) !== undefined;
    }
    /** Top folder of the work tree: the paths of changes count from here. */
    async top() {
        return (await this.#where()).top;
    }
    /** The commit that is checked out; empty before the first one. */
    async headSha() {
        return (await this.resolve('HEAD')) ?? '';
    }
    /** The branch that is checked out; empty on a detached head. */
    async branch() {
        return git_text(await this.run(['symbolic-ref', '--quiet', '--short', 'HEAD'], { codes: [1] }));
    }
    /** The commit a name stands for; undefined when it is not here. */
    async resolve(name) {
        const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
        const sha = git_text(await this.run(args, { codes: [1, 128] }));
        return /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
    }
    async isShallow() {
        return git_text(await this.run(['rev-parse', '--is-shallow-repository'])) === 'true';
    }
    /** URL of the remote; empty when there is none. */
    async remoteUrl(remote = 'origin') {
        return git_text(await this.run(['config', '--get', `remote.${remote}.url`], { codes: [1] }));
    }
    /** The commit where `b` left `a`; undefined without common history. Fetches more of it only into a shallow clone. */
    async mergeBase(a, b, remote = 'origin') {
        const find = async () => git_text(await this.run(['merge-base', fullHash(a), fullHash(b)], { codes: [1, 128] })) || undefined;
        let found = await find();
        for (const depth of [50, 200, 1000, 0]) {
            if (found || !(await this.isShallow()))
                break;
            await this.#fetch([depth ? `--deepen=${depth}` : '--unshallow'], remote, [a, b]);
            found = await find();
        }
        return found;
    }
    /**
     * Content of a file in a commit, symlinks followed as long as they stay inside it. Undefined when there is none,
     * when it is no file, or when it is longer than `max` bytes.
     */
    async fileAt(sha, file, max = 16 * 1024 * 1024) {
        const name = innerPath(file);
        if (!name || !(await this.resolve(sha)))
            return undefined;
        const input = `${sha}:${name}\n`;
        const head = await this.run(['cat-file', '--batch-check', '--follow-symlinks'], { input });
        const [, type, size] = /^[0-9a-f]{40,64} (\w+) (\d+)\n$/.exec(head.stdout.toString('utf8')) ?? [];
        if (type !== 'blob' || Number(size) > max)
            return undefined;
        const { stdout } = await this.run(['cat-file', '--batch', '--follow-symlinks'], { input });
        const start = stdout.indexOf(10) + 1;
        return stdout.subarray(start, start + Number(size));
    }
    /** Direct entries of a folder in a commit (`.` is its top); empty when there is no such folder. */
    async listAt(sha, folder) {
        const name = folder === '.' || folder === '' ? '' : innerPath(folder);
        if (name === undefined || !(await this.resolve(sha)))
            return [];
        const input = `${sha}:${name}\n`;
        const head = await this.run(['cat-file', '--batch-check', '--follow-symlinks'], { input });
        const [, id, type] = /^([0-9a-f]{40,64}) (\w+) \d+\n$/.exec(head.stdout.toString('utf8')) ?? [];
        if (!id || (type !== 'tree' && type !== 'commit'))
            return [];
        const { stdout } = await this.run(['ls-tree', '-z', '--full-tree', id]);
        return (0,git_name/* splitNul */.K5)(stdout).map((line) => {
            const tab = line.indexOf(9);
            return { ...(0,git_name/* readName */.MQ)(line.subarray(tab + 1)), type: entryType(line.toString('latin1', 0, 6)) };
        });
    }
    /** Every path of the work tree that differs from `start`, untracked ones too; ignored ones only when asked for. */
    async changedPaths(start, options = {}) {
        const changed = await this.#snapshot(options.skip, (snapshot) => snapshot.changed(fullHash(start)));
        if (!options.ignored)
            return changed;
        const args = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
        const ignored = (0,git_name/* splitNul */.K5)((await this.run(args)).stdout).map(git_name/* readName */.MQ);
        return [...changed, ...ignored.map((name) => ({ ...name, state: 'ignored' }))];
    }
    /** The work tree against `start` as a patch, untracked files included. `skip` leaves out untracked paths. */
    async diff(start, options = {}) {
        return this.#snapshot(options.skip, (snapshot) => snapshot.patch(fullHash(start)));
    }
    /** The work tree as it is now, as a tree object: what a run changes is told apart from what was changed before. */
    async treeNow(options = {}) {
        return this.#snapshot(options.skip, (snapshot) => snapshot.tree(), true);
    }
    /** The change between two commits, to be read (binary content is left out). */
    async diffCommits(base, head) {
        return (await this.run(['diff-tree', '-r', '-p', ...READABLE, fullHash(base), fullHash(head), '--']))
            .stdout;
    }
    /** The change between a commit and the work tree, to be read (binary content is left out). */
    async diffWorkTree(base, options = {}) {
        return this.#snapshot(options.skip, async (snapshot) => (await snapshot.run(['diff-index', '--cached', '-p', ...READABLE, fullHash(base), '--'])).stdout);
    }
    /** Fetches a commit by its hash, when it is not here yet. */
    async fetchCommit(sha, remote = 'origin') {
        if (!(await this.resolve(sha)))
            await this.#fetch([], remote, [sha]);
    }
    /** Fetches the head of pull request `number` and answers with its commit. No branch is touched. */
    async fetchPull(number, remote = 'origin') {
        const ref = `refs/galley/pull/${number}`;
        await this.#fetch([], remote, [`+refs/pull/${number}/head:${ref}`]);
        const sha = await this.resolve(ref);
        if (!sha)
            throw new run/* GitError */.X(['fetch'], null, `pull request ${number} has no head`);
        return sha;
    }
    /** Checks a commit out, detached, without hooks or filters. Refuses where local changes would be lost. */
    async checkout(sha) {
        await this.run(['checkout', '--quiet', '--detach', '--no-recurse-submodules', fullHash(sha)]);
    }
    async #snapshot(skip, use, lasting = false) {
        const runner = (args, options) => this.run(args, options);
        const snapshot = await Snapshot.take(runner, await this.#where(), skip, lasting);
        try {
            return await use(snapshot);
        }
        finally {
            snapshot.close();
        }
    }
    /** A full clone must stay one: history is cut only where it already is (a `--depth` would make it shallow). */
    async #fetch(flags, remote, refs) {
        const depth = flags.length === 0 && (await this.isShallow()) ? ['--depth=1'] : flags;
        const still = [
            '--quiet',
            '--no-tags',
            '--no-recurse-submodules',
            '--no-write-fetch-head',
            '--no-auto-maintenance',
        ];
        const args = [
            'fetch',
            ...still,
            '--upload-pack=git-upload-pack',
            ...depth,
            '--end-of-options',
            remote,
            ...refs,
        ];
        await this.run(args, { timeout: 5 * MINUTE });
    }
    async #where() {
        const place = await this.#find();
        if (!place)
            throw new run/* GitError */.X(['rev-parse'], 128, `${this.#root} is not in a git work tree`);
        return place;
    }
    /** Asked once, before anything else ran: from then on git is told where the repository is. */
    #find() {
        this.#place ??= this.#ask();
        return this.#place;
    }
    async #ask() {
        const args = [
            'rev-parse',
            '--path-format=absolute',
            '--show-toplevel',
            '--git-dir',
            '--git-path',
            'objects',
            '--git-path',
            'index',
        ];
        const { code, stdout } = await this.#exec(args, { codes: [128] });
        const [top, gitDir, objects, index] = stdout.toString('utf8').split('\n');
        if (code !== 0 || !top || !gitDir || !objects || !index)
            return undefined;
        this.#root = top;
        this.#env = { ...this.#env, GIT_DIR: gitDir, GIT_WORK_TREE: top };
        return { top, objects, index };
    }
    /** Settings that switch every filter off: a repository's own configuration names programs there. */
    async #withoutFilters() {
        const pattern = '^filter\\..*\\.(clean|smudge|process|required)$';
        const { stdout } = await this.#exec(['config', '-z', '--name-only', '--get-regexp', pattern], {
            codes: [1],
        });
        const out = {};
        let count = Number(this.#env.GIT_CONFIG_COUNT);
        for (const key of new Set((0,git_name/* splitNul */.K5)(stdout).map(String))) {
            out[`GIT_CONFIG_KEY_${count}`] = key;
            out[`GIT_CONFIG_VALUE_${count}`] = key.endsWith('.required') ? 'false' : '';
            count += 1;
        }
        return { ...out, GIT_CONFIG_COUNT: String(count) };
    }
}
function git_text(result) {
    return result.stdout.toString('utf8').trim();
}
function entryType(mode) {
    if (mode === '040000')
        return 'folder';
    if (mode === '120000')
        return 'symlink';
    return mode === '160000' ? 'submodule' : 'file';
}


/***/ }),

/***/ 36317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   Lh: () => (/* binding */ unquoteName),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   MX: () => (/* binding */ joinNul)
/* harmony export */ });
/* unused harmony export quoteName */
const LETTER = {
    7: 'a',
    8: 'b',
    9: 't',
    10: 'n',
    11: 'v',
    12: 'f',
    13: 'r',
    34: '"',
    92: '\\',
};
const BYTE = Object.fromEntries(Object.entries(LETTER).map(([byte, letter]) => [letter, Number(byte)]));
/** UTF-8 names become text. Others become git's quoted form (`"bad\377.txt"`), which is printable and says every byte. */
function readName(bytes) {
    const text = bytes.toString('utf8');
    if (Buffer.from(text, 'utf8').equals(bytes))
        return { path: text };
    return { path: quoteName(bytes), bytes };
}
/** Git's C-style quoting of a name, always with quotation marks. */
function quoteName(bytes) {
    let out = '"';
    for (const byte of bytes) {
        const letter = LETTER[byte];
        if (letter !== undefined)
            out += `\\${letter}`;
        else if (byte < 0x20 || byte >= 0x7f)
            out += `\\${byte.toString(8).padStart(3, '0')}`;
        else
            out += String.fromCharCode(byte);
    }
    return `${out}"`;
}
/** Reads a quoted name that starts at `at` (its quotation mark). `end` is where it stops; undefined when it never does. */
function unquoteName(line, at = 0) {
    const out = [];
    for (let i = at + 1; i < line.length; i++) {
        const byte = line[i];
        if (byte === 34)
            return { bytes: Buffer.from(out), end: i + 1 };
        if (byte !== 92) {
            out.push(byte);
            continue;
        }
        const octal = /^[0-3][0-7]{2}/.exec(Buffer.from(line.subarray(i + 1, i + 4)).toString('latin1'));
        if (octal) {
            out.push(Number.parseInt(octal[0], 8));
            i += 3;
        }
        else {
            const known = BYTE[String.fromCharCode(line[i + 1] ?? 0)];
            if (known === undefined)
                return undefined;
            out.push(known);
            i += 1;
        }
    }
    return undefined;
}
/** The parts of git's `-z` output. */
function splitNul(bytes) {
    const parts = [];
    for (let start = 0; start < bytes.length;) {
        const end = bytes.indexOf(0, start);
        const stop = end === -1 ? bytes.length : end;
        parts.push(bytes.subarray(start, stop));
        start = stop + 1;
    }
    return parts;
}
/** Names as git's `-z --stdin` options read them. */
function joinNul(names) {
    return Buffer.concat(names.flatMap((name) => [name, Buffer.from([0])]));
}


/***/ })

};
