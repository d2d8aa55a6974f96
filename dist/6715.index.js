export const id = 6715;
export const ids = [6715];
export const modules = {

/***/ 6715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo),
/* harmony export */   makeSample: () => (/* binding */ makeSample)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9396);
/* harmony import */ var _run_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(505);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4800);







const HELP = `Usage: galley demo [--output FORMAT] [--model P/NAME]

Reviews a sample pull request of a sample repository, end to end: event, recipe, agent, tools, policy, transcript and
report. It makes the repository in a temporary folder, needs git, no network and no key (the reviewer is then a fixed
list of checks, not a model), and posts nothing. Further options go to \`galley run\`.`;
/** A sample repository and its pull request, made the same everywhere, reviewed as `galley run` would. */
const demo = {
    name: 'demo',
    about: 'review a sample change',
    help: HELP,
    async run(door) {
        const folder = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync(node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir(), 'galley-demo-')));
        const { workspace, event } = makeSample(folder, door.env);
        const runs = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, 'runs');
        const argv = [
            'pr-review',
            '--event',
            event,
            '--workspace',
            workspace,
            '--run-dir',
            runs,
            '--dry-run',
            ...door.argv,
        ];
        if (!door.argv.includes('--output'))
            door.err(`galley run ${argv.join(' ')}\n\n`);
        return _run_js__WEBPACK_IMPORTED_MODULE_6__.run.run({ ...door, argv });
    },
};
/** Two commits from two folders of files, with fixed names and dates: their hashes are the same on every machine. */
function makeSample(folder, env) {
    const sample = [
        node_path__WEBPACK_IMPORTED_MODULE_3__.join((0,_run_program_js__WEBPACK_IMPORTED_MODULE_5__/* .program */ .D)(), 'assets', 'sample'),
        node_path__WEBPACK_IMPORTED_MODULE_3__.join((0,_run_program_js__WEBPACK_IMPORTED_MODULE_5__/* .program */ .D)(), '..', 'docs', 'sample'),
    ].find((each) => node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync(each));
    if (!sample)
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RunError */ .e4('bug', 'the sample is missing from this installation');
    const workspace = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, 'harbour');
    node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync(workspace);
    const git = gitIn(workspace, env);
    git(['init', '--quiet', '--initial-branch=main']);
    node_fs__WEBPACK_IMPORTED_MODULE_1__.cpSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(sample, 'base'), workspace, { recursive: true });
    const base = commit(git, 'Find berths', '2026-05-01T08:00:00Z');
    git(['checkout', '--quiet', '-b', 'book-berths']);
    node_fs__WEBPACK_IMPORTED_MODULE_1__.cpSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(sample, 'head'), workspace, { recursive: true });
    const head = commit(git, 'Book berths and filter them', '2026-05-04T08:00:00Z');
    const event = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, 'event.json');
    const payload = JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync(node_path__WEBPACK_IMPORTED_MODULE_3__.join(sample, 'event.json'), 'utf8'));
    payload.pull_request.base.sha = base;
    payload.pull_request.head.sha = head;
    node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync(event, `${JSON.stringify(payload, null, 2)}\n`);
    return { workspace, event };
}
function commit(git, message, date) {
    git(['add', '--all']);
    git(['commit', '--quiet', '--no-verify', '-m', message], date);
    return git(['rev-parse', 'HEAD']);
}
function gitIn(cwd, env) {
    const settings = [
        '-c',
        'core.autocrlf=false',
        '-c',
        'commit.gpgSign=false',
        '-c',
        `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_2__.devNull}`,
    ];
    const who = (role) => ({
        [`GIT_${role}_NAME`]: 'Mara',
        [`GIT_${role}_EMAIL`]: 'mara@harbour.example',
    });
    const still = { GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_2__.devNull, GIT_CONFIG_SYSTEM: node_os__WEBPACK_IMPORTED_MODULE_2__.devNull };
    return (args, date) => {
        const when = date === undefined ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
        const whole = {
            PATH: env.PATH,
            SYSTEMROOT: env.SYSTEMROOT,
            ...who('AUTHOR'),
            ...who('COMMITTER'),
            ...still,
            ...when,
        };
        try {
            return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)('git', [...settings, ...args], { cwd, encoding: 'utf8', env: whole }).trim();
        }
        catch (cause) {
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RunError */ .e4('recipe', `The demo needs git: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
        }
    };
}


/***/ })

};
