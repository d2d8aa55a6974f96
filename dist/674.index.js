export const id = 674;
export const ids = [674];
export const modules = {

/***/ 88333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ toolBench)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _config_effective_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42203);
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19963);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9396);
/* harmony import */ var _contract_recipe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61282);
/* harmony import */ var _policy_seal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96722);
/* harmony import */ var _provider_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62409);
/* harmony import */ var _recipe_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28316);
/* harmony import */ var _run_bench_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39035);
/* harmony import */ var _run_environment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85072);
/* harmony import */ var _run_mcp_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2538);
/* harmony import */ var _run_memory_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42816);
/* harmony import */ var _run_order_from_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(84970);
/* harmony import */ var _run_plugins_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(72222);
/* harmony import */ var _run_program_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(505);
/* harmony import */ var _run_resource_scene_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(14748);
/* harmony import */ var _run_self_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(20976);
/* harmony import */ var _run_wall_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(10828);
/* harmony import */ var _service_git_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(62120);
/* harmony import */ var _service_github_client_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(87523);
/* harmony import */ var _service_http_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(10723);
/* harmony import */ var _service_send_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(83757);
/* harmony import */ var _service_settings_keys_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(15473);
























/** The bench of a run, with a recipe that decides nothing: for calls that are made one by one. */
async function toolBench(door, values, { scratch, tools, shell }) {
    const { env } = door;
    const places = {
        ...(0,_run_order_from_js__WEBPACK_IMPORTED_MODULE_13__/* .placesOf */ .ek)(env, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(door.cwd, values.workspace ?? '.'), (0,_run_program_js__WEBPACK_IMPORTED_MODULE_15__/* .program */ .D)()),
        runnerFiles: (0,_run_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .runnerFiles */ .O9)(env),
    };
    const user = values.config === undefined ? (0,_run_order_from_js__WEBPACK_IMPORTED_MODULE_13__/* .userConfig */ .GM)(places.home) : configFile(door.cwd, values.config);
    const project = projectConfig(places.workspace);
    const loaded = (0,_config_load_js__WEBPACK_IMPORTED_MODULE_3__/* .loadConfig */ .Z)({ ...(user && { user }), ...(project && { project }), readAs: _recipe_read_js__WEBPACK_IMPORTED_MODULE_8__/* .readAs */ .f });
    const plugins = await (0,_run_plugins_js__WEBPACK_IMPORTED_MODULE_14__/* .withPlugins */ .h)(loaded.config, places.home);
    loaded.config = plugins.config;
    for (const text of plugins.notices)
        door.err(`${text}\n`);
    const stored = (0,_service_settings_keys_js__WEBPACK_IMPORTED_MODULE_23__/* .readKeys */ .x4)(places.home);
    const key = (variable) => env[variable] || stored[variable];
    const secrets = [
        ...(0,_run_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .secretValues */ .VX)(env, loaded.config.secrets.env),
        ...(0,_run_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .configSecrets */ .Uf)(loaded.config, key),
        ...(0,_run_mcp_js__WEBPACK_IMPORTED_MODULE_11__/* .mcpSecrets */ .I)(loaded.config, key),
        ...Object.values(stored),
    ];
    const seal = (0,_policy_seal_js__WEBPACK_IMPORTED_MODULE_6__/* .makeSeal */ .A4)({ secrets });
    const mode = _contract_recipe_js__WEBPACK_IMPORTED_MODULE_5__/* .Mode */ .Kt.safeParse(values.mode ?? loaded.config.mode ?? 'edits');
    if (!mode.success)
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RunError */ .e4('recipe', `--mode ${values.mode}: it is one of ${_contract_recipe_js__WEBPACK_IMPORTED_MODULE_5__/* .Mode */ .Kt.options.join(', ')}`);
    const recipe = {
        ..._contract_recipe_js__WEBPACK_IMPORTED_MODULE_5__/* .RecipeSchema */ .Mh.parse({ title: 'one call', prompt: 'one call', mode: mode.data, tools }),
        name: 'tool',
        path: 'tool',
        origins: {},
    };
    // Nothing streams here: reminders are not compiled.
    const effective = { ...(0,_config_effective_js__WEBPACK_IMPORTED_MODULE_2__/* .narrowByRecipe */ .h)(loaded, recipe), ttsr: { ...loaded.config.ttsr, enabled: false } };
    const childVars = (0,_run_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .childEnv */ .gf)(env, loaded.config.tools.bash.env, secrets);
    const built = (0,_run_bench_js__WEBPACK_IMPORTED_MODULE_9__/* .makeBench */ .D)({
        root: places.workspace,
        runDir: scratch,
        places,
        config: loaded.config,
        effective,
        childEnv: childVars,
        resources: resourcesHere(door, places.workspace),
        outside: {
            key,
            model: (model) => (0,_provider_index_js__WEBPACK_IMPORTED_MODULE_7__/* .makeProvider */ .gg)({
                model,
                config: loaded.config,
                keys: key,
                send: (0,_service_send_js__WEBPACK_IMPORTED_MODULE_22__/* .makeSend */ .P)(env),
            }),
        },
        ...(shell && {
            sandbox: await (0,_run_wall_js__WEBPACK_IMPORTED_MODULE_18__/* .openWall */ .n)({
                root: places.workspace,
                runDir: scratch,
                places,
                config: loaded.config,
                childEnv: childVars,
            }),
        }),
        seal,
        tools,
        withhold: new Set([...effective.disabled, ...(loaded.config.memory.enabled ? [] : _run_memory_js__WEBPACK_IMPORTED_MODULE_12__/* .MEMORY_TOOLS */ .Yc)]),
        startedAt: Date.now(),
        notice: (text) => door.err(`${text}\n`),
        kit: {
            images: true,
            self: (0,_run_self_js__WEBPACK_IMPORTED_MODULE_17__/* .makeSelf */ .v)({
                config: loaded.config,
                origin: loaded.origin,
                places,
                root: places.workspace,
                childEnv: childVars,
                key,
                seal,
                policy: () => built.policy,
                files: () => built.kit.files,
                status: () => ({ mode: mode.data, tools: [...built.tools.keys()].join(', ') }),
                models: () => Object.keys(loaded.config.models),
                context: () => [],
            }),
            stage: (staged) => door.err(`staged: ${JSON.stringify(staged)}\n`),
            record: () => { },
            checkOutput: () => undefined,
        },
    });
    return { built, seal };
}
/** Issues and pull requests with the token of the environment; a person reads for themselves, so nothing is left out. */
function resourcesHere({ env }, workspace) {
    const token = env.GITHUB_TOKEN || env.GH_TOKEN;
    const runs = node_path__WEBPACK_IMPORTED_MODULE_1__.join(workspace, '.galley', 'runs');
    if (!token)
        return { runs };
    const apiUrl = (0,_run_resource_scene_js__WEBPACK_IMPORTED_MODULE_16__/* .apiUrlOf */ .po)((name) => env[name]);
    const [owner, name] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const git = new _service_git_js__WEBPACK_IMPORTED_MODULE_19__/* .Git */ .T({ root: workspace, env });
    return {
        runs,
        github: {
            client: (0,_service_github_client_js__WEBPACK_IMPORTED_MODULE_20__/* .lazyGitHub */ .e)({ token, apiUrl, fetch: (0,_service_http_js__WEBPACK_IMPORTED_MODULE_21__/* .makeFetch */ .hU)(env) }),
            apiUrl,
            repo: async () => owner && name
                ? { owner, repo: name }
                : (0,_run_resource_scene_js__WEBPACK_IMPORTED_MODULE_16__/* .originRepo */ .hT)(git, env.GITHUB_SERVER_URL || 'https://github.com'),
        },
    };
}
function configFile(cwd, name) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, name);
    try {
        return { path: name, text: node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8') };
    }
    catch (cause) {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RunError */ .e4('recipe', `--config ${name} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
}
function projectConfig(workspace) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(workspace, '.galley', 'config.yml');
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file)
        ? { path: '.galley/config.yml', text: node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8') }
        : undefined;
}


/***/ }),

/***/ 20674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tool: () => (/* binding */ tool)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _agent_dispatch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27004);
/* harmony import */ var _agent_transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91039);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9396);
/* harmony import */ var _run_bench_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39035);
/* harmony import */ var _run_mcp_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2538);
/* harmony import */ var _tool_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11061);
/* harmony import */ var _tool_bench_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88333);











const HELP = `Usage: galley tool <name> '<json>' [options]      galley tool --list

Calls one tool through the gate that a run uses: arguments are checked, every touch is judged, output is clipped and
sealed. The answer is on stdout; exit 0 when the call succeeded, 1 when it failed or was refused. '-' reads the JSON
from stdin.

  --workspace DIR   where it works; default here
  --config FILE     a Galley configuration; default the one in your own Galley folder and the workspace's
  --mode MODE       ask, edits or autopilot (default: edits, since you are typing the call yourself)
  --session DIR     keeps what was read (tags, seen lines) between calls
  --verdict         print what it touches and the verdict on stderr`;
const OPTIONS = {
    workspace: { type: 'string' },
    config: { type: 'string' },
    mode: { type: 'string' },
    session: { type: 'string' },
    verdict: { type: 'boolean' },
    list: { type: 'boolean' },
};
function parse(argv) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_3__.parseArgs)({ args: argv, options: OPTIONS, allowPositionals: true });
}
const tool = {
    name: 'tool',
    about: 'call one tool through the gate',
    help: HELP,
    async run(door) {
        const { values, positionals } = parse(door.argv);
        if (values.list) {
            for (const { name, about } of (0,_tool_index_js__WEBPACK_IMPORTED_MODULE_9__/* .allTools */ .XU)())
                door.out(`${name.padEnd(16)} ${about.split('\n')[0]}\n`);
            return 0;
        }
        const [name, json = '{}', ...more] = positionals;
        if (!name || more.length > 0)
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RunError */ .e4('recipe', "name one tool and its arguments: galley tool <name> '<json>'");
        return call(door, name, json === '-' ? node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(0, 'utf8') : json, values);
    },
};
async function call(door, name, json, values) {
    const scratch = values.session === undefined
        ? node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir(), 'galley-tool-'))
        : node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(door.cwd, values.session);
    node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(scratch, { recursive: true });
    const lines = [];
    const { built, seal } = await (0,_tool_bench_js__WEBPACK_IMPORTED_MODULE_10__/* .toolBench */ .f)(door, values, { scratch, tools: ['all'], shell: name === 'bash' });
    const transcript = new _agent_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .Transcript */ .ju({
        agent: 'main',
        seal,
        write: () => { },
        tell: (seen) => void ('seq' in seen && lines.push(seen)),
    });
    const memory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(scratch, 'session.json');
    if (values.session !== undefined && node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(memory))
        built.kit.files.load(JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(memory, 'utf8')));
    try {
        if ((0,_tool_index_js__WEBPACK_IMPORTED_MODULE_9__/* .isMcpName */ .Q1)(name))
            await (0,_run_mcp_js__WEBPACK_IMPORTED_MODULE_8__/* .joinMcp */ .t)(built, [name], door.signal);
        // A server may keep the bare names of its tools.
        const bare = name.slice(name.indexOf('__') + 2);
        const offered = !built.tools.has(name) && (0,_tool_index_js__WEBPACK_IMPORTED_MODULE_9__/* .isMcpName */ .Q1)(name) && built.tools.has(bare) ? bare : name;
        const call = { type: 'call', id: 'call-1', name: offered, args: argsOf(json) };
        transcript.add({
            type: 'assistant',
            blocks: [call],
            stop: 'tool',
            usage: { input: 0, output: 0, cached: 0, usd: 0 },
            ms: 0,
        });
        await (0,_agent_dispatch_js__WEBPACK_IMPORTED_MODULE_4__/* .dispatch */ .J)([call], (0,_run_bench_js__WEBPACK_IMPORTED_MODULE_7__/* .agentBench */ .A)(built, transcript, {}), door.signal);
    }
    finally {
        await built.close();
        if (values.session === undefined)
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(scratch, { recursive: true, force: true });
        else
            node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(memory, JSON.stringify(built.kit.files.save()), { mode: 0o600 });
    }
    return print(door, lines, values.verdict === true);
}
function print(door, lines, verdict) {
    const called = lines.find((line) => line.type === 'call');
    if (verdict && called)
        door.err(`${JSON.stringify({ access: called.access, verdict: called.verdict })}\n`);
    const result = lines.find((line) => line.type === 'result');
    for (const image of result?.images ?? [])
        door.err(`[${image.mime}, ${image.data.length} base64 characters]\n`);
    if (result?.text)
        door.out(result.text.endsWith('\n') ? result.text : `${result.text}\n`);
    return result?.ok ? 0 : 1;
}
function argsOf(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return json;
    }
}


/***/ })

};
