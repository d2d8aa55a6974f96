export const id = 6935;
export const ids = [6935];
export const modules = {

/***/ 24403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctor: () => (/* binding */ doctor)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19963);
/* harmony import */ var _provider_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62409);
/* harmony import */ var _recipe_read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28316);
/* harmony import */ var _run_order_from_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84970);
/* harmony import */ var _run_program_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(505);
/* harmony import */ var _run_task_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(95057);
/* harmony import */ var _service_lsp_servers_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(68635);
/* harmony import */ var _service_on_path_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15380);
/* harmony import */ var _service_sandbox_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89943);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13411);















const HELP = `Usage: galley doctor

Says what Galley finds on this machine, what is missing, and how to get it. Exit 1 when something it cannot do without
is missing (git, a supported Node).`;
/** Programs beside Galley: needed ones first. */
const PROGRAMS = [
    { name: 'git', args: ['--version'], needed: true, how: 'install git (Debian: apt-get install git)' },
    { name: 'bash', args: ['--version'], needed: false, how: 'commands run in /bin/sh without it' },
    {
        name: 'dev-browser',
        args: ['--version'],
        needed: false,
        how: 'the browser tool: npm install -g dev-browser && dev-browser install',
    },
];
const doctor = {
    name: 'doctor',
    about: 'say what is missing here and how to get it',
    help: HELP,
    async run(door) {
        const found = [
            node(),
            ...(await Promise.all([...PROGRAMS.map((each) => look(each, door)), sandbox(door)])),
            ...(await servers(door)),
            ...keys(door),
            search(door),
            vision(door),
            ...files(door),
        ];
        for (const { state, name, say } of found)
            door.out(`${MARK[state]} ${name.padEnd(WIDTH)} ${say}\n`);
        const isFine = found.every(({ state }) => state !== 'missing');
        door.out(`\nGalley ${_version_js__WEBPACK_IMPORTED_MODULE_14__/* .VERSION */ .x}: ${isFine ? 'ready' : 'not ready'}. Try: galley demo\n`);
        return isFine ? 0 : 1;
    },
};
const WIDTH = 26;
const MARK = { ok: 'ok     ', missing: 'MISSING', note: 'note   ' };
function node() {
    const major = Number(process.versions.node.split('.')[0]);
    return {
        name: 'node',
        state: major >= 20 ? 'ok' : 'missing',
        say: `${process.version}${major >= 20 ? '' : ': 20 or later is needed'}`,
    };
}
async function look({ name, args, needed, how }, door) {
    const say = await answers(name, args, places(door));
    if (say !== undefined)
        return { name, state: 'ok', say };
    return { name, state: needed ? 'missing' : 'note', say: `not found: ${how}` };
}
/** The first line that a program says; undefined when it does not start or fails. */
async function answers(file, args, env) {
    try {
        const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(file, args, { env, timeout: 5_000 });
        return stdout.split('\n')[0] ?? '';
    }
    catch {
        return undefined;
    }
}
/** Where a run in this folder looks for programs: not in the folder itself. */
function places({ env, cwd }) {
    return (0,_service_on_path_js__WEBPACK_IMPORTED_MODULE_12__/* .withoutWorkspace */ .k)(cwd, { PATH: env.PATH ?? '' });
}
/** Builds the wall that commands of a run here would stand behind, and says whether it stands. */
async function sandbox({ env, cwd }) {
    const temp = node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir(), 'galley-doctor-'));
    try {
        const { PATH = '', HOME = node_os__WEBPACK_IMPORTED_MODULE_2__.homedir() } = env;
        const root = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync(cwd);
        const { ok, say } = await (0,_service_sandbox_js__WEBPACK_IMPORTED_MODULE_13__/* .probeSandbox */ .U)({ mode: 'auto', root, temp, network: false, env: { PATH, HOME } });
        return { name: 'sandbox', state: ok ? 'ok' : 'note', say: ok ? say : `commands run without one: ${say}` };
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync(temp, { recursive: true, force: true });
    }
}
function keys({ env }) {
    const set = _provider_index_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_MODELS */ .$b.filter(({ keyEnv }) => env[keyEnv]);
    const model = set[0]?.model;
    return [
        {
            name: 'model',
            state: model ? 'ok' : 'note',
            say: model
                ? `${model} (its key is set)`
                : `no key of ${_provider_index_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_MODELS */ .$b.map(({ keyEnv }) => keyEnv).join(', ')} is set: runs use ${_provider_index_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_MODEL */ .i6}, which reviews without a model`,
        },
        {
            name: 'github',
            state: env.GITHUB_TOKEN || env.GH_TOKEN ? 'ok' : 'note',
            say: env.GITHUB_TOKEN || env.GH_TOKEN
                ? 'a token is set'
                : 'no GITHUB_TOKEN: nothing can be posted, and private repositories cannot be read',
        },
    ];
}
/** Language servers, for runs whose config has `lsp.enabled`. */
function servers(door) {
    const env = { ...places(door), HOME: door.env.HOME ?? node_os__WEBPACK_IMPORTED_MODULE_2__.homedir() };
    const find = async ([name, { command, install, version }]) => {
        const file = (0,_service_on_path_js__WEBPACK_IMPORTED_MODULE_12__/* .onPath */ .L)(command, env);
        const own = file ?? (0,_service_on_path_js__WEBPACK_IMPORTED_MODULE_12__/* .onPath */ .L)(command, { PATH: door.env.PATH ?? '' });
        const missing = own ? `${own} is not started: it lies in the workspace` : 'not found';
        if (!file)
            return { name, state: 'note', say: `${missing} (${install})` };
        const starts = !version || (await answers(file, version, env)) !== undefined;
        return starts
            ? { name, state: 'ok', say: file }
            : { name, state: 'note', say: `${file} does not start (${install})` };
    };
    return Promise.all(Object.entries(_service_lsp_servers_js__WEBPACK_IMPORTED_MODULE_11__/* .SERVERS */ .V).map(find));
}
function search({ env }) {
    const isSet = Boolean(env.EXA_API_KEY?.trim());
    const say = isSet ? 'EXA_API_KEY is set' : 'no EXA_API_KEY: web_search and code_search are not offered';
    return { name: 'web search', state: isSet ? 'ok' : 'note', say };
}
/** What `view_image` asks, by the user's own config. */
function vision({ env }) {
    const user = (0,_run_order_from_js__WEBPACK_IMPORTED_MODULE_8__/* .userConfig */ .GM)((0,_run_order_from_js__WEBPACK_IMPORTED_MODULE_8__/* .galleyHome */ .wt)(env));
    try {
        const { config } = (0,_config_load_js__WEBPACK_IMPORTED_MODULE_5__/* .loadConfig */ .Z)({ ...(user && { user }), readAs: _recipe_read_js__WEBPACK_IMPORTED_MODULE_7__/* .readAs */ .f });
        const own = config.tools.view_image.vision_model;
        const model = own ? `${own.provider}/${own.model}` : config.vision_model;
        const say = model ?? 'no tools.view_image.vision_model: view_image is not offered';
        return { name: 'vision model', state: model ? 'ok' : 'note', say };
    }
    catch (error) {
        return { name: 'vision model', state: 'note', say: `unknown: ${error.message}` };
    }
}
function files({ env }) {
    const home = (0,_run_order_from_js__WEBPACK_IMPORTED_MODULE_8__/* .galleyHome */ .wt)(env);
    const config = (0,_run_order_from_js__WEBPACK_IMPORTED_MODULE_8__/* .userConfig */ .GM)(home);
    return [
        { name: 'config', state: 'note', say: config ? config.path : `no config.yml in ${home} (that is fine)` },
        {
            name: 'recipes',
            state: 'ok',
            say: `${(0,_run_task_js__WEBPACK_IMPORTED_MODULE_10__/* .shippedRecipes */ .tz)((0,_run_program_js__WEBPACK_IMPORTED_MODULE_9__/* .program */ .D)()).length} ship with Galley: galley recipe list`,
        },
    ];
}


/***/ }),

/***/ 41153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ addUsage),
/* harmony export */   y: () => (/* binding */ NO_USAGE)
/* harmony export */ });
const NO_USAGE = { input: 0, output: 0, cached: 0, usd: 0 };
function addUsage(a, b) {
    return {
        input: a.input + b.input,
        output: a.output + b.output,
        cached: a.cached + b.cached,
        usd: a.usd + b.usd,
    };
}


/***/ }),

/***/ 84970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GM: () => (/* binding */ userConfig),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   wt: () => (/* binding */ galleyHome),
/* harmony export */   zh: () => (/* binding */ readEventFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9396);




/** Where things are on this machine. `program` is the folder of the running bundle, or of the source in tests. */
function placesOf(env, workspace, program) {
    const full = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(workspace);
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(full, { throwIfNoEntry: false });
    if (!stat?.isDirectory())
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('recipe', `The workspace ${full} is not a folder.`);
    const temp = env.RUNNER_TEMP && node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(env.RUNNER_TEMP) ? env.RUNNER_TEMP : node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir();
    return { workspace: node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(full), person: personHome(env), home: galleyHome(env), temp, program };
}
function personHome(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(env.HOME || env.USERPROFILE || node_os__WEBPACK_IMPORTED_MODULE_1__.homedir());
}
/** The person's own folder: GALLEY_HOME, else ~/.galley. */
function galleyHome(env) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(env.GALLEY_HOME || node_path__WEBPACK_IMPORTED_MODULE_2__.join(personHome(env), '.galley'));
}
/** The person's own configuration, when there is one. */
function userConfig(home) {
    for (const name of ['config.yml', 'config.yaml']) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(home, name);
        if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file))
            return { path: file, text: node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8') };
    }
    return undefined;
}
/** Reads an event file. What is wrong with it is said; it is never taken for an empty event. */
function readEventFile(file) {
    let text;
    try {
        text = node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8');
    }
    catch (cause) {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('unsupported-event', `The event file ${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_3__/* .RunError */ .e4('unsupported-event', `The event file ${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
}


/***/ }),

/***/ 68635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ serversOf),
/* harmony export */   V: () => (/* binding */ SERVERS)
/* harmony export */ });
const SCRIPT = {
    '.ts': 'typescript',
    '.mts': 'typescript',
    '.cts': 'typescript',
    '.tsx': 'typescriptreact',
    '.js': 'javascript',
    '.mjs': 'javascript',
    '.cjs': 'javascript',
    '.jsx': 'javascriptreact',
};
/** Every language server known without configuration. To add one: its line here. Source: each server's own page. */
const SERVERS = {
    'typescript-language-server': {
        command: 'typescript-language-server',
        args: ['--stdio'],
        languages: SCRIPT,
        install: 'npm install --global typescript-language-server typescript',
        // Its second, syntax-only process answers from single files while the project loads: half the places of a symbol.
        options: { tsserver: { useSyntaxServer: 'never' } },
    },
    pyright: {
        command: 'pyright-langserver',
        args: ['--stdio'],
        languages: { '.py': 'python', '.pyi': 'python' },
        install: 'npm install --global pyright',
    },
    'rust-analyzer': {
        command: 'rust-analyzer',
        args: [],
        languages: { '.rs': 'rust' },
        install: 'rustup component add rust-analyzer',
        // rustup puts a command of this name on PATH whether the component is installed or not.
        version: ['--version'],
    },
    gopls: {
        command: 'gopls',
        args: ['serve'],
        languages: { '.go': 'go' },
        install: 'go install golang.org/x/tools/gopls@latest',
    },
    'bash-language-server': {
        command: 'bash-language-server',
        args: ['start'],
        languages: { '.sh': 'shellscript', '.bash': 'shellscript' },
        install: 'npm install --global bash-language-server (and shellcheck, for its diagnostics)',
    },
    clangd: {
        command: 'clangd',
        args: [],
        languages: {
            '.c': 'c',
            '.h': 'c',
            '.cc': 'cpp',
            '.cpp': 'cpp',
            '.cxx': 'cpp',
            '.hh': 'cpp',
            '.hpp': 'cpp',
        },
        install: "apt-get install clangd (or your system's package)",
    },
};
/** The servers of a run, known and configured. */
function serversOf(configured) {
    const servers = { ...SERVERS };
    for (const [name, { command, args, extensions }] of Object.entries(configured)) {
        const known = SERVERS[name];
        const own = extensions?.map((each) => (each.startsWith('.') ? each : `.${each}`));
        servers[name] = {
            command,
            args,
            languages: own
                ? Object.fromEntries(own.map((each) => [each, languageOf(each)]))
                : (known?.languages ?? {}),
            install: known?.install ?? `put ${command} on PATH`,
            ...(known?.options && { options: known.options }),
        };
    }
    return servers;
}
function languageOf(extension) {
    const known = Object.values(SERVERS).find(({ languages }) => languages[extension]);
    return known?.languages[extension] ?? extension.slice(1);
}


/***/ })

};
