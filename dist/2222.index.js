export const id = 2222;
export const ids = [2222];
export const modules = {

/***/ 72222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ withPlugins)
});

// EXTERNAL MODULE: ./lib/service/front-matter.js
var front_matter = __webpack_require__(58408);
;// CONCATENATED MODULE: ./lib/service/plugins/commands.js

const MOST_BYTES = 1_048_576;
/**
 * A plugin's slash commands (`commands/*.md`, sub-folders too) as a tree of skills: each is a folder with a SKILL.md. A
 * command without a description gets its first line.
 */
async function commandTree(tree) {
    const files = new Map();
    const look = async (folder, depth) => {
        for (const { name, type } of await tree.list(folder)) {
            const full = folder === '' ? name : `${folder}/${name}`;
            if (type === 'folder' && depth < 3)
                await look(full, depth + 1);
            else if (type === 'file' && name.endsWith('.md') && !files.has(skillName(name)))
                files.set(skillName(name), full);
        }
    };
    await look('', 0);
    return {
        about: tree.about,
        async list(folder) {
            if (folder === '')
                return [...files.keys()].sort().map((name) => ({ name, type: 'folder' }));
            return files.has(folder) ? [{ name: 'SKILL.md', type: 'file' }] : [];
        },
        async read(file, max) {
            const [, name = ''] = /^([^/]+)\/SKILL\.md$/.exec(file) ?? [];
            const source = files.get(name);
            const bytes = source === undefined ? undefined : await tree.read(source, Math.min(max, MOST_BYTES));
            return Buffer.isBuffer(bytes) ? asSkill(name, bytes) : bytes;
        },
    };
}
function skillName(file) {
    return file
        .slice(0, -'.md'.length)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
}
/** Bytes that are no text stay as they are: whoever reads them says so. */
function asSkill(name, bytes) {
    if (bytes.includes(0))
        return bytes;
    const { head, body } = (0,front_matter/* frontMatter */.Z2)(bytes.toString('utf8'));
    const [first = name] = body.split('\n').flatMap((line) => line.replace(/^[#\s]+/, '').trim() || []);
    const description = (0,front_matter/* textOf */.b6)(head.description) ?? first;
    const facts = {
        name,
        description: description.slice(0, 1_000),
        ...(head.arguments !== undefined && { arguments: head.arguments }),
        ...(head['disable-model-invocation'] === true && { 'disable-model-invocation': true }),
    };
    const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return Buffer.from(`---\n${lines.join('\n')}\n---\n${body}`);
}

// EXTERNAL MODULE: ./lib/service/plugins.js
var service_plugins = __webpack_require__(3123);
// EXTERNAL MODULE: ./lib/service/tree.js
var tree = __webpack_require__(1083);
;// CONCATENATED MODULE: ./lib/run/plugins.js



/**
 * What the plugins that the user's config enables bring: skills, slash commands (as skills), agent types, hooks around tool
 * calls, and MCP servers as if the config named them (`<plugin>-<server>`).
 */
async function withPlugins(config, home) {
    const { enabled, marketplaces } = config.plugins;
    const found = { config, notices: [], skills: [], agents: [], hooks: [], items: [] };
    if (enabled.length === 0)
        return found;
    const plugins = new service_plugins/* Plugins */.r({ home, marketplaces, guard: () => { }, env: {} });
    const servers = {};
    for (const id of enabled) {
        const plugin = plugins.find(id);
        if (!plugin) {
            found.notices.push(`The plugin ${id} is enabled and not installed.`);
            found.items.push(itemOf(id, 'is enabled and not installed'));
            continue;
        }
        const { name, root, skills, agents, hooks, commands } = plugin;
        found.items.push(itemOf(id, undefined, plugin.version));
        const [skillTree, agentTree, commandFiles] = await Promise.all([skills, agents, commands].map((folder) => folder && (0,tree/* diskTree */.c)(folder, `plugin ${id}`)));
        if (skillTree)
            found.skills.push({ tree: skillTree, prefix: name });
        if (commandFiles)
            found.skills.push({ tree: await commandTree(commandFiles), prefix: name });
        if (agentTree)
            found.agents.push({ tree: agentTree, prefix: name });
        for (const [server, settings] of Object.entries(plugin.servers))
            servers[`${name}-${server}`.toLowerCase().replace(/[^a-z0-9_-]/g, '-')] = serverOf(settings, root);
        found.hooks.push(...hooks.hooks);
        if (hooks.unused.length > 0)
            found.notices.push(`Hooks of the plugin ${id} that are not run: ${hooks.unused.join(', ')}.`);
    }
    return { ...found, config: { ...config, mcp: { ...servers, ...config.mcp } } };
}
function itemOf(name, why, version = '') {
    const from = version === '' ? "the user's config" : `version ${version}`;
    return { kind: 'plugin', name, from, bytes: 0, state: why ? 'skipped' : 'listed', ...(why && { why }) };
}
function serverOf({ command, args, env, url, headers }, root) {
    const fill = (text) => text.replace(/\$\{CLAUDE_PLUGIN_ROOT\}/g, () => root);
    const each = (values) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fill(value)]));
    return {
        ...(command !== undefined && { command: fill(command) }),
        args: args.map(fill),
        env: { ...each(env), ...(command !== undefined && { CLAUDE_PLUGIN_ROOT: root }) },
        ...(url !== undefined && { url: fill(url) }),
        headers: each(headers),
        variables: [],
        prefix: true,
        required: false,
        timeout_seconds: 60,
    };
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

/***/ 3123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ Plugins)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);
/* harmony import */ var _git_env_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79335);
/* harmony import */ var _git_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68921);
/* harmony import */ var _plugins_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84807);






const MOST_BYTES = 64 * 1024 * 1024;
/** Plugins on this machine: folders, and the marketplaces they come from. What is enabled stands in the user's config. */
class Plugins {
    options;
    #root;
    constructor(options) {
        this.options = options;
        this.#root = node_path__WEBPACK_IMPORTED_MODULE_1__.join(options.home, 'plugins');
    }
    /** Every plugin that is installed, by id. */
    installed() {
        return folders(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#root, 'installed')).flatMap((market) => folders(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#root, 'installed', market)).map((name) => this.#facts(name, market)));
    }
    find(id) {
        return this.installed().find((each) => each.id === id || each.name === id);
    }
    marketplace(name) {
        const root = this.#marketRoot(name);
        return root === undefined ? undefined : (0,_plugins_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readMarketplace */ .QP)(root);
    }
    /** Takes up a marketplace: a folder stays where it is, a repository is cloned. Answers with its name and source. */
    async add(source, cwd) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, source);
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
            const market = (0,_plugins_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readMarketplace */ .QP)(folder) ?? noMarket(source);
            return { name: market.name, source: folder };
        }
        const url = urlOf(source);
        const fresh = await this.#clone(url);
        try {
            const { name } = (0,_plugins_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readMarketplace */ .QP)(fresh) ?? noMarket(source);
            this.#put(fresh, node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#root, 'marketplaces', name));
            return { name, source: url };
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(fresh, { recursive: true, force: true });
        }
    }
    remove(name) {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(this.#inRoot('marketplaces', name), { recursive: true, force: true });
    }
    async update(name) {
        const source = this.options.marketplaces[name] ?? unknownMarket(name, this.options.marketplaces);
        if (!node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(source))
            await this.add(source, '/');
    }
    /** Copies a plugin out of its marketplace, or its repository; an installed one is replaced. */
    async install(id) {
        const [name = '', market = ''] = id.split('@');
        if (!name || !market)
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${id}: name a plugin as name@marketplace.`);
        const listed = this.marketplace(market) ?? unknownMarket(market, this.options.marketplaces);
        const found = listed.plugins.find((each) => each.name === name);
        if (!found) {
            const names = listed.plugins.map((each) => each.name).join(', ');
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`The marketplace ${market} has no plugin ${name}. It has: ${names}.`);
        }
        const to = node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#root, 'installed', market, name);
        if (typeof found.source === 'string') {
            const from = (0,_plugins_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .inside */ .nx)(this.#marketRoot(market) ?? '', found.source);
            if (from === undefined)
                throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${id}: its folder ${found.source} is not in the marketplace.`);
            this.#put(from, to);
        }
        else {
            const fresh = await this.#clone(urlOf(found.source.url ?? found.source.repo ?? ''));
            try {
                this.#put(fresh, to);
            }
            finally {
                node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(fresh, { recursive: true, force: true });
            }
        }
        return this.#facts(name, market);
    }
    uninstall(id) {
        const found = this.find(id);
        if (!found)
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`The plugin ${id} is not installed.`);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(found.root, { recursive: true, force: true });
        return found.id;
    }
    #facts(name, market) {
        const root = node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#root, 'installed', market, name);
        return { id: `${name}@${market}`, name, root, ...(0,_plugins_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlugin */ .oy)(root) };
    }
    #marketRoot(name) {
        const source = this.options.marketplaces[name];
        if (source === undefined)
            return undefined;
        return node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(source) ? source : this.#inRoot('marketplaces', name);
    }
    #inRoot(kind, name) {
        if (!/^[A-Za-z0-9][\w.-]*$/.test(name))
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${JSON.stringify(name)} is no name of a marketplace.`);
        return node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#root, kind, name);
    }
    /** A copy without symlinks and git's own data, in place of what was there. */
    #put(from, to) {
        const part = `${to}.${process.pid}.part`;
        let left = MOST_BYTES;
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(part, { recursive: true, force: true });
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(to), { recursive: true, mode: 0o700 });
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync(from, part, {
                recursive: true,
                filter: (file) => {
                    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(file);
                    left -= stat.isFile() ? stat.size : 0;
                    if (left < 0)
                        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${from} is larger than ${MOST_BYTES} bytes.`);
                    return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file) !== '.git' && (stat.isFile() || stat.isDirectory());
                },
            });
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(to, { recursive: true, force: true });
            node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(part, to);
        }
        finally {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(part, { recursive: true, force: true });
        }
    }
    async #clone(url) {
        this.options.guard({ kind: 'net', url });
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(this.#root, { recursive: true, mode: 0o700 });
        const folder = node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.#root, 'clone-'));
        const env = { ...(0,_git_env_js__WEBPACK_IMPORTED_MODULE_3__/* .gitEnv */ .g)({ root: folder, env: this.options.env }), GIT_TERMINAL_PROMPT: '0' };
        const args = ['clone', '--quiet', '--depth=1', '--no-recurse-submodules', '--', url, folder];
        try {
            const { code, stderr } = await (0,_git_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runGit */ .E)(args, { root: this.#root, env });
            if (code !== 0)
                throw new _git_run_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .X(args, code, stderr);
            return folder;
        }
        catch (cause) {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(folder, { recursive: true, force: true });
            if (cause instanceof _git_run_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .X)
                throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${url} cannot be cloned: ${cause.message}`, { cause });
            throw cause;
        }
    }
}
/** `owner/name` is GitHub's; anything else must be a URL that git takes over http(s). */
function urlOf(source) {
    if (/^[\w.-]+\/[\w.-]+$/.test(source))
        return `https://github.com/${source}.git`;
    if (/^https?:\/\//.test(source) && URL.canParse(source))
        return source;
    throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${JSON.stringify(source)} is neither a folder, nor owner/name on GitHub, nor an http(s) URL.`);
}
function noMarket(source) {
    throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${source} has no .claude-plugin/marketplace.json that can be read.`);
}
function unknownMarket(name, known) {
    const names = Object.keys(known).join(', ') || 'none';
    throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`There is no marketplace ${name}; there are: ${names}. Add one with marketplace_add.`);
}
function folders(folder) {
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(folder))
        return [];
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder, { withFileTypes: true })
        .filter((each) => each.isDirectory() && !each.name.endsWith('.part'))
        .map(({ name }) => name)
        .sort();
}


/***/ }),

/***/ 53683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wg: () => (/* binding */ hookAnswer),
  it: () => (/* binding */ hookInput),
  by: () => (/* binding */ readHooks)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
;// CONCATENATED MODULE: ./lib/service/plugins/claude-call.js
/** Tools of Galley by the names that hooks written for Claude Code know. */
const NAMES = {
    read: 'Read',
    write: 'Write',
    edit: 'Edit',
    hash_edit: 'Edit',
    bash: 'Bash',
    grep: 'Grep',
    ffgrep: 'Grep',
    glob: 'Glob',
    fffind: 'Glob',
    list_files: 'LS',
    web_fetch: 'WebFetch',
    web_search: 'WebSearch',
    todo: 'TodoWrite',
    skill: 'Skill',
    agent_spawn: 'Task',
    parallel_subagents: 'Task',
};
/** A call as Claude Code writes it: `file_path` for `path`, and a server's tool as `mcp__server__tool`. */
function claudeCall(tool, args) {
    const given = typeof args === 'object' && args !== null ? { ...args } : {};
    const name = NAMES[tool] ?? (tool.includes('__') ? `mcp__${tool}` : tool);
    const { path, paths, input } = given;
    if (!['Read', 'Write', 'Edit'].includes(name))
        return { name, input: given };
    const patched = typeof input === 'string' ? /^\[([^\]#]+)#/m.exec(input)?.[1] : undefined;
    const [first] = Array.isArray(paths) ? paths : [];
    const file = path ?? first ?? patched;
    return { name, input: { ...given, ...(file !== undefined && { file_path: file }) } };
}

;// CONCATENATED MODULE: ./lib/service/plugins/hook-file.js


const PHASES = { PreToolUse: 'before_tool', PostToolUse: 'after_tool' };
const MOST_SECONDS = 60;
const Command = schemas/* looseObject */._H3({
    type: schemas/* literal */.euz('command'),
    command: schemas/* string */.YjP().min(1).max(10_000),
    timeout: schemas/* number */.aig().positive().optional(),
});
const Group = schemas/* looseObject */._H3({ matcher: schemas/* string */.YjP().max(500).default(''), hooks: schemas/* array */.YOg(schemas/* unknown */.L5J()) });
const HookFile = schemas/* looseObject */._H3({ hooks: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* unknown */.L5J())) });
/** Reads `hooks/hooks.json` (or the `hooks` of a manifest). What is broken or of another kind is named as unused. */
function readHooks(value, plugin, root) {
    const file = HookFile.safeParse(value);
    const found = { hooks: [], unused: [] };
    for (const [event, groups] of Object.entries(file.success ? file.data.hooks : {})) {
        const phase = PHASES[event];
        const hooks = phase ? groups.flatMap((group) => hooksOf(group, { phase, plugin, root })) : [];
        found.hooks.push(...hooks);
        if (hooks.length === 0)
            found.unused.push(event.slice(0, 40));
    }
    return found;
}
function hooksOf(value, place) {
    const group = Group.safeParse(value);
    if (!group.success)
        return [];
    const speaksOf = matcher(group.data.matcher);
    return group.data.hooks.flatMap((each) => {
        const parsed = Command.safeParse(each);
        if (!parsed.success || !speaksOf)
            return [];
        const { command, timeout = MOST_SECONDS } = parsed.data;
        return [
            {
                phase: place.phase,
                label: `plugin ${place.plugin}`,
                command,
                timeoutSeconds: Math.min(timeout, MOST_SECONDS),
                env: { CLAUDE_PLUGIN_ROOT: place.root },
                speaksOf,
            },
        ];
    });
}
/** Claude Code's names of tools, as a list or a regular expression; empty and `*` are all. Undefined for what is none. */
function matcher(text) {
    if (text === '' || text === '*')
        return () => true;
    try {
        const pattern = new RegExp(`^(?:${text})$`);
        return (tool) => pattern.test(tool) || pattern.test(claudeCall(tool, {}).name);
    }
    catch {
        return undefined;
    }
}
/** What a hook of Claude Code's reads. */
function hookInput({ phase }, { cwd, tool, call, args, output, }) {
    const { name, input } = claudeCall(tool, args);
    const isBefore = phase === 'before_tool';
    return `${JSON.stringify({
        session_id: 'galley',
        transcript_path: '',
        cwd,
        permission_mode: 'default',
        hook_event_name: isBefore ? 'PreToolUse' : 'PostToolUse',
        tool_name: name,
        tool_input: input,
        tool_use_id: call,
        ...(!isBefore && { tool_response: output }),
    })}\n`;
}
const Answer = schemas/* looseObject */._H3({
    decision: schemas/* string */.YjP().optional(),
    reason: schemas/* string */.YjP().optional(),
    continue: schemas/* boolean */.zMY().optional(),
    stopReason: schemas/* string */.YjP().optional(),
    hookSpecificOutput: schemas/* looseObject */._H3({
        permissionDecision: schemas/* string */.YjP().optional(),
        permissionDecisionReason: schemas/* string */.YjP().optional(),
        additionalContext: schemas/* string */.YjP().optional(),
    })
        .optional(),
});
/** What a hook that ended well says on stdout. It may refuse and may tell the model something; it can allow nothing. */
function hookAnswer(stdout) {
    let json;
    try {
        json = JSON.parse(stdout);
    }
    catch {
        return {};
    }
    const parsed = Answer.safeParse(json);
    if (!parsed.success)
        return {};
    const { decision, reason, continue: goesOn, stopReason, hookSpecificOutput: own } = parsed.data;
    // Where a person would be asked, nobody is there.
    if (own?.permissionDecision === 'deny' || own?.permissionDecision === 'ask')
        return { refusal: own.permissionDecisionReason ?? '' };
    if (decision === 'block' || decision === 'deny')
        return { refusal: reason ?? '' };
    if (goesOn === false)
        return { refusal: stopReason ?? '' };
    return own?.additionalContext ? { context: own.additionalContext } : {};
}


/***/ }),

/***/ 84807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ readMarketplace),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   oy: () => (/* binding */ readPlugin),
/* harmony export */   ut: () => (/* binding */ runsCode)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41514);
/* harmony import */ var _contract_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81307);
/* harmony import */ var _hook_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53683);





/** A server of a plugin, as `.mcp.json` and `plugin.json` write it. */
const Server = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    command: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    args: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).default([]),
    env: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).default({}),
    url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    headers: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).default({}),
});
const Manifest = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    description: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    mcpServers: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), Server)]).optional(),
    hooks: zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J().optional(),
});
const MOST = 262_144;
/** Reads a plugin's folder. What is broken is left out; a plugin never breaks a run. */
function readPlugin(root) {
    const manifest = Manifest.safeParse(readJson(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, '.claude-plugin', 'plugin.json')) ?? {});
    const { version = '', description = '', mcpServers, hooks } = manifest.success ? manifest.data : {};
    const hookFile = typeof hooks === 'string' ? inside(root, hooks) : inside(root, 'hooks/hooks.json');
    const named = typeof mcpServers === 'string' ? inside(root, mcpServers) : node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, '.mcp.json');
    const inline = typeof mcpServers === 'object' ? mcpServers : {};
    const folder = (name) => {
        const full = inside(root, name);
        return full !== undefined && node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(full).isDirectory() ? full : undefined;
    };
    const [skills, agents, commands] = ['skills', 'agents', 'commands'].map(folder);
    return {
        version: version.slice(0, 40),
        description: description.replace(/\s+/g, ' ').slice(0, 300),
        ...(skills && { skills }),
        ...(agents && { agents }),
        ...(commands && { commands }),
        servers: { ...(named ? serversIn(named) : {}), ...inline },
        hooks: (0,_hook_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readHooks */ .by)(hookFile ? readJson(hookFile) : inlineHooks(hooks), node_path__WEBPACK_IMPORTED_MODULE_1__.basename(root), root),
    };
}
/** Whether enabling it makes code of its author run. */
function runsCode({ servers, hooks }) {
    return hooks.hooks.length > 0 || Object.keys(servers).length > 0;
}
/** A manifest may hold the hooks themselves, with or without the key that the file has. */
function inlineHooks(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    return 'hooks' in value ? value : { hooks: value };
}
/** One entry of a marketplace. `source`: a folder in the marketplace, or a repository. */
const Listed = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Za-z0-9][\w.-]{0,63}$/),
    description: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    source: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ source: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(), url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional() }),
    ]),
});
const Market = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[A-Za-z0-9][\w.-]{0,63}$/),
    plugins: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()).default([]),
});
/** Reads `.claude-plugin/marketplace.json`; undefined when there is none that can be read. */
function readMarketplace(root) {
    const market = Market.safeParse(readJson(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, '.claude-plugin', 'marketplace.json')));
    if (!market.success)
        return undefined;
    const plugins = market.data.plugins.flatMap((each) => {
        const listed = Listed.safeParse(each);
        return listed.success ? [listed.data] : [];
    });
    return { name: market.data.name, plugins };
}
function serversIn(file) {
    const value = readJson(file);
    const found = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ mcpServers: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), Server) }).safeParse(value);
    if (found.success)
        return found.data.mcpServers;
    const bare = zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), Server).safeParse(value);
    return bare.success ? bare.data : {};
}
function readJson(file) {
    try {
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file).size > MOST)
            return undefined;
        return JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8'));
    }
    catch {
        return undefined;
    }
}
/** The full path of something in a folder, when it is there and no symlink leads out of it. */
function inside(root, name) {
    try {
        const [real, full] = [node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(root), node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root, name))];
        return (0,_contract_within_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .u)(real, full) === undefined ? undefined : full;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 1083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ commitTree),
/* harmony export */   c: () => (/* binding */ diskTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** A folder on disk. `folder` may itself be a symlink; undefined when it is not there. */
async function diskTree(folder, about) {
    const root = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath(folder).catch(() => undefined);
    if (root === undefined || !(await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat(root)).isDirectory())
        return undefined;
    return {
        about,
        folder: root,
        async list(name) {
            const full = await inside(root, name);
            if (full === undefined)
                return [];
            const entries = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir(full, { withFileTypes: true }).catch(() => []);
            return entries
                .map((entry) => ({
                name: entry.name,
                type: entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other',
            }))
                .sort(byName);
        },
        async read(name, max) {
            const full = await inside(root, name);
            const stat = full === undefined ? undefined : await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat(full).catch(() => undefined);
            if (full === undefined || !stat?.isFile())
                return undefined;
            return stat.size > max ? 'too-large' : node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile(full);
        },
    };
}
/** The full path when no part of it is a symlink and it stays inside. */
async function inside(root, name) {
    const full = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name);
    const real = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath(full).catch(() => undefined);
    return real === full ? full : undefined;
}
/**
 * A folder in a commit or tree (`''` is all of it); undefined when there is none. Two git processes, and one for each
 * file that is read. `keep` says which paths are wanted.
 */
async function commitTree(git, sha, folder, keep = () => true) {
    const head = await git.run(['cat-file', '--batch-check', '--follow-symlinks'], {
        input: `${sha}:${folder}\n`,
    });
    const [, id] = /^([0-9a-f]{40,64}) tree \d+\n$/.exec(head.stdout.toString('utf8')) ?? [];
    if (id === undefined)
        return undefined;
    const { stdout } = await git.run(['ls-tree', '-r', '-l', '-z', '--full-tree', id]);
    const blobs = blobsOf(stdout.toString('utf8'), keep);
    return {
        about: `${folder || 'the repository'} at ${sha.slice(0, 12)}`,
        list: async (name) => childrenOf(blobs, name),
        async read(name, max) {
            const blob = blobs.get(name);
            if (blob?.type !== 'file')
                return undefined;
            return blob.size > max ? 'too-large' : (await git.run(['cat-file', 'blob', blob.id])).stdout;
        },
    };
}
function blobsOf(listing, keep) {
    const blobs = new Map();
    for (const row of listing.split('\0')) {
        const [, mode = '', id = '', size = '', name = ''] = /^(\d+) \w+ (\S+) +(\d+|-)\t([\s\S]*)$/.exec(row) ?? [];
        if (name !== '' && keep(name))
            blobs.set(name, { id, size: Number(size), type: /^100/.test(mode) ? 'file' : 'other' });
    }
    return blobs;
}
function childrenOf(blobs, folder) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const found = new Map();
    for (const [name, { type }] of blobs) {
        if (!name.startsWith(prefix))
            continue;
        const [first = '', ...deeper] = name.slice(prefix.length).split('/');
        found.set(first, { name: first, type: deeper.length > 0 ? 'folder' : type });
    }
    return [...found.values()].sort(byName);
}
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}


/***/ })

};
