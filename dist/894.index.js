export const id = 894;
export const ids = [894];
export const modules = {

/***/ 21894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ Git)
});

// UNUSED EXPORTS: GitError

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/service/git/run.js


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
        const child = (0,external_node_child_process_.spawn)('git', args, {
            cwd: root,
            env,
            detached: external_node_os_.platform() !== 'win32',
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
        if (pid === undefined || external_node_os_.platform() === 'win32')
            otherwise();
        else
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        otherwise();
    }
}

;// CONCATENATED MODULE: ./lib/service/git/argument.js


/** A hash in full, so that it is never an option, a path or a name that moves. */
function fullHash(sha) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha))
        return sha;
    throw new GitError([], null, `"${sha}" is not a full commit hash`);
}
/** A path inside a commit, in git's form; undefined when it leads out of it or cannot be asked for. */
function innerPath(file) {
    const name = external_node_path_.posix.normalize(file).replace(/\/$/, '');
    const outside = name === '.' || name === '..' || name.startsWith('../') || name.startsWith('/');
    return outside || /[\0\n]/.test(name) ? undefined : name;
}

;// CONCATENATED MODULE: ./lib/service/git/env.js

const PASSED = new Set(`PATH PATHEXT HOME USERPROFILE SYSTEMROOT WINDIR COMSPEC TEMP TMP TMPDIR SSH_AUTH_SOCK
   HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_EXEC_PATH`.split(/\s+/));
/** What no config file may decide: each could start a program, move the work tree or change what a diff looks like. */
const SETTINGS = [
    ['core.hooksPath', external_node_os_.devNull],
    ['core.fsmonitor', 'false'],
    ['core.pager', 'cat'],
    ['core.attributesFile', external_node_os_.devNull],
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
        ...out,
        GIT_CONFIG_COUNT: String(settings.length),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: external_node_os_.devNull,
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

// EXTERNAL MODULE: ./lib/service/git/name.js
var git_name = __webpack_require__(36317);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
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






const git_MINUTE = 60_000;
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
const FILTERING = new Set(['update-index', 'diff-files', 'checkout', 'restore']);
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
        this.#env = gitEnv(access);
    }
    async run(args, options = {}) {
        await this.#find();
        return this.#exec(args, options);
    }
    async #exec(args, options) {
        const { codes = [], env, ...rest } = options;
        const filters = FILTERING.has(args[0]) ? await this.#withoutFilters() : {};
        const result = await runGit(args, {
            root: this.#root,
            env: { ...this.#env, ...filters, ...env },
            ...rest,
        });
        if (result.code !== 0 && !codes.includes(result.code))
            throw new GitError(args, result.code, result.stderr);
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
            throw new GitError(['fetch'], null, `pull request ${number} has no head`);
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
        await this.run(args, { timeout: 5 * git_MINUTE });
    }
    async #where() {
        const place = await this.#find();
        if (!place)
            throw new GitError(['rev-parse'], 128, `${this.#root} is not in a git work tree`);
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
