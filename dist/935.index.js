export const id = 935;
export const ids = [935];
export const modules = {

/***/ 24403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctor: () => (/* binding */ doctor)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _provider_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63546);
/* harmony import */ var _run_order_from_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84970);
/* harmony import */ var _run_program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(505);
/* harmony import */ var _run_task_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56555);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13411);







const HELP = `Usage: galley doctor

Says what Galley finds on this machine, what is missing, and how to get it. Exit 1 when something it cannot do without
is missing (git, a supported Node).`;
/** Programs beside Galley: needed ones first. */
const PROGRAMS = [
    { name: 'git', args: ['--version'], needed: true, how: 'install git (Debian: apt-get install git)' },
    { name: 'bash', args: ['--version'], needed: false, how: 'commands run in /bin/sh without it' },
    {
        name: 'bwrap',
        args: ['--version'],
        needed: false,
        how: 'the sandbox for commands: Debian: apt-get install bubblewrap',
    },
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
            ...(await Promise.all(PROGRAMS.map((each) => look(each, door)))),
            ...keys(door),
            ...files(door),
        ];
        for (const { state, name, say } of found)
            door.out(`${MARK[state]} ${name.padEnd(16)} ${say}\n`);
        const isFine = found.every(({ state }) => state !== 'missing');
        door.out(`\nGalley ${_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x}: ${isFine ? 'ready' : 'not ready'}. Try: galley demo\n`);
        return isFine ? 0 : 1;
    },
};
const MARK = { ok: 'ok     ', missing: 'MISSING', note: 'note   ' };
function node() {
    const major = Number(process.versions.node.split('.')[0]);
    return {
        name: 'node',
        state: major >= 20 ? 'ok' : 'missing',
        say: `${process.version}${major >= 20 ? '' : ': 20 or later is needed'}`,
    };
}
async function look({ name, args, needed, how }, { env }) {
    try {
        const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(name, args, { env: { PATH: env.PATH }, timeout: 5_000 });
        return { name, state: 'ok', say: stdout.split('\n')[0] ?? '' };
    }
    catch {
        return { name, state: needed ? 'missing' : 'note', say: `not found: ${how}` };
    }
}
function keys({ env }) {
    const set = _provider_index_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_MODELS */ .$b.filter(({ keyEnv }) => env[keyEnv]);
    const model = set[0]?.model;
    return [
        {
            name: 'model',
            state: model ? 'ok' : 'note',
            say: model
                ? `${model} (its key is set)`
                : `no key of ${_provider_index_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_MODELS */ .$b.map(({ keyEnv }) => keyEnv).join(', ')} is set: runs use ${_provider_index_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_MODEL */ .i6}, which reviews without a model`,
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
function files({ env }) {
    const home = (0,_run_order_from_js__WEBPACK_IMPORTED_MODULE_3__/* .galleyHome */ .wt)(env);
    const config = (0,_run_order_from_js__WEBPACK_IMPORTED_MODULE_3__/* .userConfig */ .GM)(home);
    return [
        { name: 'config', state: 'note', say: config ? config.path : `no config.yml in ${home} (that is fine)` },
        {
            name: 'recipes',
            state: 'ok',
            say: `${(0,_run_task_js__WEBPACK_IMPORTED_MODULE_5__/* .shippedRecipes */ .tz)((0,_run_program_js__WEBPACK_IMPORTED_MODULE_4__/* .program */ .D)()).length} ship with Galley: galley recipe list`,
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


/***/ })

};
