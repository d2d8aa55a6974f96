export const id = 5063;
export const ids = [5063];
export const modules = {

/***/ 45063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mcp: () => (/* binding */ mcp_mcp)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/contract/error.js
var contract_error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/run/mcp.js + 11 modules
var mcp = __webpack_require__(2538);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./lib/agent/dispatch.js + 1 modules
var dispatch = __webpack_require__(27004);
// EXTERNAL MODULE: ./lib/agent/transcript.js
var agent_transcript = __webpack_require__(91039);
// EXTERNAL MODULE: ./lib/contract/message.js
var message = __webpack_require__(41153);
// EXTERNAL MODULE: ./lib/run/bench.js
var bench = __webpack_require__(39035);
// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
;// CONCATENATED MODULE: ./lib/cli/mcp/serve.js







const INSTRUCTIONS = 'Tools of Galley for one workspace. Paths are relative to it. read answers with a tag and line numbers that hash_edit needs. Every call is judged by a policy; a refusal says what would be possible instead.';
/** Tools that change nothing, whatever their arguments are. */
const READS = new Set(`read ffgrep grep fffind glob list_files repo_map diff diagnostics references definition symbols hover view_image
  job_list job_output web_fetch web_search code_search memory_search galley_settings`.split(/\s+/));
/** Tools whose answer comes from outside the machine. */
const OUTSIDE = /^(web_|code_search|browser|view_image)/;
/** Serves a bench's tools on stdin and stdout until the client goes, or `signal` says so. The SDK is loaded here. */
async function serve(built, seal, signal) {
    const [{ Server }, { StdioServerTransport }, types] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(3846), __webpack_require__.e(6469), __webpack_require__.e(9762)]).then(__webpack_require__.bind(__webpack_require__, 39762)),
        Promise.all(/* import() */[__webpack_require__.e(3846), __webpack_require__.e(9424)]).then(__webpack_require__.bind(__webpack_require__, 99424)),
        __webpack_require__.e(/* import() */ 3846).then(__webpack_require__.bind(__webpack_require__, 63846)),
    ]);
    const server = new Server({ name: 'galley', version: version/* VERSION */.x }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
    const tools = [...built.tools.values()].map(describe);
    server.setRequestHandler(types.ListToolsRequestSchema, () => ({ tools }));
    server.setRequestHandler(types.CallToolRequestSchema, ({ params }, extra) => {
        const token = params._meta?.progressToken;
        let step = 0;
        const progress = (message) => {
            if (token === undefined)
                return;
            step += 1;
            const note = { progressToken: token, progress: step, message };
            extra.sendNotification({ method: 'notifications/progress', params: note }).catch(() => { });
        };
        const signals = AbortSignal.any([signal, extra.signal]);
        return answer({ built, seal, signal: signals, progress }, params.name, params.arguments ?? {});
    });
    const over = new Promise((resolve) => {
        server.onclose = resolve;
        process.stdin.once('end', resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
    });
    await server.connect(new StdioServerTransport());
    await over;
    await server.close();
}
function describe({ name, about, input, schema }) {
    const made = schema ?? json_schema_processors/* toJSONSchema */.bl(input, { io: 'input', unrepresentable: 'any' });
    return {
        name,
        description: about,
        inputSchema: made,
        annotations: { readOnlyHint: READS.has(name), openWorldHint: OUTSIDE.test(name) },
    };
}
/** One call through the gate. Each has a transcript of its own, so that a server which runs for days keeps none of them. */
async function answer(scene, name, args) {
    const { built, seal, signal, progress } = scene;
    let result;
    const tell = (seen) => {
        if (seen.type === 'result')
            result = seen;
        if (seen.type === 'progress')
            progress(seen.text);
    };
    const transcript = new agent_transcript/* Transcript */.ju({ agent: 'mcp', seal, write: () => { }, tell });
    const call = { type: 'call', id: 'call-1', name, args };
    transcript.add({ type: 'assistant', blocks: [call], stop: 'tool', usage: message/* NO_USAGE */.y, ms: 0 });
    try {
        await (0,dispatch/* dispatch */.J)([call], (0,bench/* agentBench */.A)(built, transcript, {}), signal);
    }
    catch (error) {
        if (!(error instanceof contract_error/* RunError */.e4))
            throw error;
        return { content: [{ type: 'text', text: seal(error.message) }], isError: true };
    }
    const images = (result?.images ?? []).map(({ mime, data }) => ({
        type: 'image',
        mimeType: mime,
        data,
    }));
    return {
        content: [{ type: 'text', text: result?.text ?? '' }, ...images],
        ...(result?.ok !== true && { isError: true }),
    };
}

// EXTERNAL MODULE: ./lib/cli/tool-bench.js
var tool_bench = __webpack_require__(88333);
;// CONCATENATED MODULE: ./lib/cli/mcp.js








const HELP = `Usage: galley mcp [serve] [options]         serves Galley's own tools to another agent: MCP over stdin and stdout
       galley mcp list [server] [options]   starts the configured MCP servers and lists their tools

Every call passes the gate that a run uses: rules, paths, approval mode. What was read is remembered as long as the
server runs, so that hash_edit knows its tags.

  --tools LIST      tools, families and presets to serve, with commas between them (default: hashline)
  --workspace DIR   where it works; default here
  --config FILE     a Galley configuration; default the one in your own Galley folder and the workspace's
  --mode MODE       ask, edits or autopilot (default: the config's, else edits)`;
const OPTIONS = {
    tools: { type: 'string', default: 'hashline' },
    workspace: { type: 'string' },
    config: { type: 'string' },
    mode: { type: 'string' },
};
function parse(argv) {
    return (0,external_node_util_.parseArgs)({ args: argv, options: OPTIONS, allowPositionals: true });
}
/** Parts of a run that a server has not: there is nobody to delegate to and nothing to publish. */
const NOT_SERVED = new Set(['crew', 'output']);
const mcp_mcp = {
    name: 'mcp',
    about: 'serve Galley’s tools to another agent over MCP; list the tools of configured servers',
    help: HELP,
    async run(door) {
        const { values, positionals } = parse(door.argv);
        const [what = 'serve', name, ...more] = positionals;
        const scratch = external_node_fs_.mkdtempSync(external_node_path_.join(external_node_os_.tmpdir(), 'galley-mcp-'));
        try {
            if (what === 'serve' && name === undefined)
                return await serveTools(door, values, scratch);
            if (what === 'list' && more.length === 0)
                return await list(door, values, { scratch, name });
        }
        finally {
            external_node_fs_.rmSync(scratch, { recursive: true, force: true });
        }
        throw new contract_error/* RunError */.e4('recipe', 'galley mcp serve, or galley mcp list [server]');
    },
};
async function serveTools(door, values, scratch) {
    const { FAMILIES, pickTools } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 11061));
    const left = new Set(Object.entries(FAMILIES).flatMap(([family, tools]) => NOT_SERVED.has(family) ? tools.map((tool) => tool.name) : []));
    const named = pickTools(values.tools.split(',').map((each) => each.trim()));
    const tools = named.map((tool) => tool.name).filter((tool) => !left.has(tool));
    if (tools.length === 0)
        throw new contract_error/* RunError */.e4('recipe', `--tools ${values.tools}: nothing of that can be served`);
    const { built, seal } = await (0,tool_bench/* toolBench */.f)(door, values, { scratch, tools, shell: tools.includes('bash') });
    try {
        await serve(built, seal, door.signal);
        return 0;
    }
    finally {
        await built.close();
    }
}
async function list(door, values, { scratch, name }) {
    const { built } = await (0,tool_bench/* toolBench */.f)(door, values, { scratch, tools: [], shell: false });
    try {
        await (0,mcp/* joinMcp */.t)(built, name === undefined ? ['mcp', 'control'] : [name, `${name}__*`], door.signal);
        for (const { about, access, name: tool } of built.tools.values()) {
            const [touched] = access({});
            const kind = touched?.kind === 'mcp' && touched.readOnly ? 'reads' : 'executes';
            door.out(`${tool.padEnd(36)} ${kind.padEnd(9)} ${about.split('\n')[0]?.slice(0, 120)}\n`);
        }
        if (built.tools.size === 0)
            door.err('no MCP server offers a tool here\n');
        return built.tools.size === 0 ? 1 : 0;
    }
    finally {
        await built.close();
    }
}


/***/ }),

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


/***/ })

};
