export const id = 5517;
export const ids = [5517];
export const modules = {

/***/ 42203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ narrowByRecipe)
/* harmony export */ });
/* harmony import */ var _contract_recipe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61282);

/**
 * The stricter of both: mode and limits the lower, deny rules of both. Allow rules of both count, for a recipe is read
 * from the base commit and so is the maintainers' own word; a deny beats an allow wherever it comes from. `model` is
 * what a flag said and beats both.
 */
function narrowByRecipe(loaded, recipe, model) {
    const { config } = loaded;
    return {
        model: model ?? recipe.model ?? config.model,
        smallModel: recipe.settings.small_model ?? config.small_model,
        visionModel: recipe.settings.vision_model ?? config.vision_model,
        mode: stricter(recipe.mode, config.mode ?? recipe.mode),
        permissions: {
            allow: joined(config.permissions.allow, recipe.permissions.allow),
            deny: joined(config.permissions.deny, recipe.permissions.deny),
        },
        limits: lower(config.limits, recipe.limits),
        ttsr: {
            enabled: recipe.ttsr?.enabled ?? config.ttsr.enabled,
            builtin: recipe.ttsr?.builtin ?? config.ttsr.builtin,
            rules: [...config.ttsr.rules, ...(recipe.ttsr?.rules ?? [])],
            disabled: [...new Set([...config.ttsr.disabled, ...(recipe.ttsr?.disabled ?? [])])],
        },
        tools: recipe.tools,
        disabled: config.tools.disabled,
        origins: { ...recipe.origins, ...loaded.origins },
    };
}
function stricter(a, b) {
    return _contract_recipe_js__WEBPACK_IMPORTED_MODULE_0__/* .MODES */ .FN.indexOf(a) <= _contract_recipe_js__WEBPACK_IMPORTED_MODULE_0__/* .MODES */ .FN.indexOf(b) ? a : b;
}
function joined(own, added) {
    const known = new Set(own.map((rule) => JSON.stringify(rule)));
    return [...own, ...added.filter((rule) => !known.has(JSON.stringify(rule)))];
}
function lower(a, b) {
    const limits = {};
    for (const key of ['turns', 'tokens', 'usd', 'minutes']) {
        const set = [a[key], b[key]].filter((each) => each !== undefined);
        if (set.length > 0)
            limits[key] = Math.min(...set);
    }
    return limits;
}


/***/ }),

/***/ 19963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadConfig)
});

// EXTERNAL MODULE: ./lib/contract/config.js
var config = __webpack_require__(23038);
;// CONCATENATED MODULE: ./lib/config/merge.js
/** Lists that every layer adds to; each other list is replaced as a whole by the later layer. */
const JOINED = new Set([
    'permissions.allow',
    'permissions.deny',
    'ttsr.rules',
    'tools.disabled',
    'secrets.patterns',
    'secrets.env',
]);
/** `over` laid upon `under`: maps key by key, joined lists one after the other without repeats, all else replaced. */
function merge(under, over, at = '') {
    const merged = { ...under };
    for (const [key, value] of Object.entries(over)) {
        if (value === undefined)
            continue;
        const path = at === '' ? key : `${at}.${key}`;
        const below = Object.hasOwn(merged, key) ? merged[key] : undefined;
        if (isMap(value) && isMap(below))
            merged[key] = merge(below, value, path);
        else if (Array.isArray(value) && Array.isArray(below) && JOINED.has(path))
            merged[key] = unique([...below, ...value]);
        else
            merged[key] = value;
    }
    return merged;
}
/** The values of a map's innermost keys, by its keys; a list is a value. */
function leaves(layer, at = []) {
    return Object.entries(layer).flatMap(([key, value]) => isMap(value) ? leaves(value, [...at, key]) : [{ at: [...at, key], value }]);
}
/** The value at a dotted key; undefined when there is none. */
function valueAt(layer, at) {
    return at.reduce((inner, key) => (isMap(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), layer);
}
/** A layer that holds one value. */
function layerOf(at, value) {
    return at.toReversed().reduce((inner, key) => ({ [key]: inner }), value);
}
function unique(list) {
    const seen = new Set();
    return list.filter((item) => {
        const key = JSON.stringify(item);
        return !seen.has(key) && seen.add(key);
    });
}
function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/config/narrow.js

const WIDENS = 'a project file may narrow, not widen';
/**
 * How a project's own file may change each key: it may only narrow what the user's config and the defaults give. A key
 * that no rule names is ignored, so a new key is closed until someone decides.
 */
function narrow(at, theirs, own) {
    if (config/* USER_ONLY */.Z.includes(at[0] ?? ''))
        return { told: `${at[0]} may be set by the user's own config only` };
    const key = at.join('.');
    const rule = RULES.find(([pattern]) => pattern.test(key))?.[1] ?? never;
    return rule(theirs, own);
}
const never = () => ({ told: "may be set by the user's own config only" });
const free = (theirs) => ({ value: theirs });
const only = (wanted) => (theirs) => theirs === wanted ? { value: theirs } : { told: WIDENS };
const least = (theirs, own) => typeof own === 'number' && Number(theirs) > own
    ? { told: `${WIDENS} (the limit is ${own})` }
    : { value: theirs };
const among = (theirs, own) => {
    const allowed = Array.isArray(own) ? own : [];
    const wanted = Array.isArray(theirs) ? theirs : [];
    const kept = wanted.filter((each) => allowed.includes(each));
    const left = wanted.filter((each) => !allowed.includes(each));
    return { value: kept, ...(left.length > 0 && { told: `${WIDENS} (not allowed: ${left.join(', ')})` }) };
};
const SANDBOX = ['off', 'auto', 'required'];
const sandbox = (theirs, own) => SANDBOX.indexOf(String(theirs)) >= SANDBOX.indexOf(String(own)) ? { value: theirs } : { told: WIDENS };
const network = (theirs, own) => {
    if (theirs === false || own === true)
        return { value: theirs };
    return own === false || theirs === true ? { told: WIDENS } : among(theirs, own);
};
const RULES = [
    [/^(model|small_model|vision_model)$/, free],
    [/^tools\.\w+\.absolute_paths$/, only(false)],
    [/^tools\.read\.format$/, free],
    [/^tools\.bash\.(shell_expansion|keep_jobs)$/, only(false)],
    [/^tools\.bash\.sandbox$/, sandbox],
    [/^tools\.bash\.network$/, network],
    [/^tools\.bash\.env$/, among],
    [/^tools\.view_image\.max_image_bytes$/, least],
    [/^tools\.parallel_subagents\.max_depth$/, least],
    [/^tools\.(web_fetch|browser)\.hosts$/, among],
    [/^tools\.output_compression\.enabled$/, free],
    [/^tools\.disabled$/, free],
    [/^ttsr\.(enabled|builtin)$/, only(true)],
    [/^ttsr\.rules$/, free],
    [/^limits\.(turns|tokens|usd|minutes)$/, least],
    [/^lsp\.enabled$/, only(false)],
    [/^lsp\.inject_diagnostics_on_edit$/, free],
    [/^lsp\.(diagnostics_wait_ms|idle_shutdown_minutes)$/, least],
    [/^agents\.max_depth$/, least],
    [/^context\.(index|instructions)$/, free],
];

;// CONCATENATED MODULE: ./lib/config/load.js



/**
 * Defaults, user file, project file, flags: later wins; maps merge key by key, lists named in merge.ts JOINED add up,
 * other lists are replaced. Throws RunError 'recipe' when a file does not fit.
 */
function loadConfig({ builtin = {}, user, project, overrides = {}, readAs }) {
    const warnings = [];
    const places = new Map();
    const rules = {};
    let merged = {};
    const lay = (layer, place) => {
        merged = merge(merged, layer);
        for (const { at, value } of leaves(layer)) {
            places.set(at.join('.'), place(at));
            if (at[0] === 'permissions' && Array.isArray(value))
                notePlaces(rules, at, value, place);
        }
    };
    lay(plain(builtin), () => 'built-in');
    if (user) {
        const read = readAs(config/* ConfigSchema */.S, user.path, user.text);
        lay(read.written, read.place);
    }
    if (project) {
        const read = readAs(config/* ConfigSchema */.S, project.path, project.text);
        const isTrusted = { ...merged, ...plain(overrides) }.trust_project_config === true;
        const layer = isTrusted ? read.written : narrowed(read, config/* ConfigSchema */.S.parse(merged), warnings);
        lay(layer, read.place);
    }
    lay(plain(overrides), () => 'flag');
    return {
        config: config/* ConfigSchema */.S.parse(merged),
        warnings,
        origin: (key) => rules[key] ?? places.get(key) ?? 'default',
        origins: rules,
    };
}
/** Without the keys that are there but undefined, as optional flags often are. */
function plain(input) {
    return JSON.parse(JSON.stringify(input));
}
function narrowed(read, own, warnings) {
    let layer = {};
    const told = new Set();
    for (const { at, value } of leaves(read.written)) {
        const { value: kept, told: say } = narrow(at, value, valueAt(own, at));
        if (kept !== undefined)
            layer = merge(layer, layerOf(at, kept));
        if (say === undefined)
            continue;
        const key = say.startsWith(`${at[0]} `) ? [at[0] ?? ''] : at;
        const warning = `${read.place(key)}: ${key.join('.')} is ignored: ${say}, or the user's config says trust_project_config: true`;
        if (!told.has(warning))
            warnings.push(warning);
        told.add(warning);
    }
    return layer;
}
function notePlaces(rules, at, list, place) {
    for (const [index, rule] of list.entries()) {
        rules[typeof rule === 'string' ? rule : rule.rule] ??= place([...at, index]);
    }
}


/***/ }),

/***/ 23038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ ConfigSchema),
/* harmony export */   Z: () => (/* binding */ USER_ONLY)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
/* harmony import */ var _recipe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61282);


const path = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ absolute_paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false) });
const ModelRef = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ provider: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const strings = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const Tools = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    read: path.extend({ format: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['hashline', 'numbered']).optional() }).prefault({}),
    write: path.prefault({}),
    edit: path.prefault({}),
    hash_edit: path.prefault({}),
    ffgrep: path.prefault({}),
    grep: path.prefault({}),
    fffind: path.prefault({}),
    glob: path.prefault({}),
    list_files: path.prefault({}),
    repo_map: path.prefault({}),
    project_index: path.prefault({}),
    diagnostics: path.prefault({}),
    references: path.prefault({}),
    bash: path
        .extend({
        shell_expansion: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
        sandbox: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['auto', 'required', 'off']).default('auto'),
        network: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())]).default(false),
        /** Names of further environment variables that commands may see. */
        env: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
        keep_jobs: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    })
        .prefault({}),
    view_image: path
        .extend({
        vision_model: ModelRef.optional(),
        max_image_bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).default(5_242_880),
    })
        .prefault({}),
    parallel_subagents: path.extend({ max_depth: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(4).default(2) }).prefault({}),
    /** `hosts`: exact, or `*.` for subdomains. Empty = none but what a rule allows. */
    web_fetch: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ hosts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]) }).prefault({}),
    web_search: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ base_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default('https://api.exa.ai') }).prefault({}),
    browser: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ hosts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]) }).prefault({}),
    output_compression: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false) }).prefault({}),
    disabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
});
const HookCommand = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    label: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    include_tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    exclude_tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
const Hooks = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(60).default(5),
    stdout_max_bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(65_536).default(8_192),
    stderr_max_bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(65_536).default(8_192),
    failure_policy: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['warn', 'block']).default('warn'),
    provider_context_injection: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    provider_context_max_bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(16_384).default(4_096),
    before_tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(HookCommand).default([]),
    after_tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(HookCommand).default([]),
    after_assistant: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(HookCommand).default([]),
    after_reasoning: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(HookCommand).default([]),
});
const ServerCommand = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), args: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]) });
const Lsp = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    inject_diagnostics_on_edit: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
    diagnostics_wait_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0).max(30_000).default(2_000),
    idle_shutdown_minutes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(240).default(10),
    servers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ServerCommand.extend({ extensions: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional() }))
        .default({}),
});
const ProviderConfig = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['openai', 'openai-chat', 'anthropic']),
    base_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5({ protocol: /^https?$/ }),
    api_key_env: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    headers: strings.default({}),
    query: strings.default({}),
});
/** USD per million tokens. */
const Prices = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    input: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0),
    cached: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0),
});
const ModelConfig = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    context_window: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).optional(),
    max_output: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).optional(),
    vision: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().optional(),
    prices: Prices.optional(),
});
const McpServer = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    args: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
    env: strings.default({}),
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5({ protocol: /^https?$/ }).optional(),
    headers: strings.default({}),
    /** Name of the variable that holds a bearer token for `url`. */
    token_env: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    /** Names of environment variables that ${NAME} may stand for here, beside those that commands see. */
    variables: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
    prefix: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true),
    allowed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    required: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false),
    timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(1).max(600).default(60),
});
/** Galley's configuration: one schema for every layer (built-in, user, project). Strict keys; every key has a default. */
const ConfigSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('provider/model used where the recipe names none'),
    small_model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('model for summaries; default: the model'),
    vision_model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .optional()
        .describe('model that view_image asks; without one the tool is not offered'),
    mode: _recipe_js__WEBPACK_IMPORTED_MODULE_0__/* .Mode */ .Kt.optional().describe('the widest mode a recipe may have here'),
    permissions: _recipe_js__WEBPACK_IMPORTED_MODULE_0__/* .Permissions */ .xB.prefault({}).describe('rules that hold for every recipe'),
    tools: Tools.prefault({}).describe('settings of single tools; disabled = never offered'),
    ttsr: _recipe_js__WEBPACK_IMPORTED_MODULE_0__/* .Ttsr */ .W.prefault({}).describe('streaming reminders'),
    limits: _recipe_js__WEBPACK_IMPORTED_MODULE_0__/* .Limits */ .xu.prefault({}).describe('the most a recipe may use'),
    hooks: Hooks.prefault({}).describe('commands before and after tool calls and answers'),
    lsp: Lsp.prefault({}).describe('language servers'),
    agents: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ max_depth: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().min(0).max(10).default(3) }).prefault({}),
    memory: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true) }).prefault({}),
    context: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ index: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true), instructions: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true) })
        .prefault({}),
    providers: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[a-z][a-z0-9-]*$/), ProviderConfig)
        .default({})
        .describe('further model servers, by prefix'),
    models: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ModelConfig).default({}).describe('facts about models, by provider/model'),
    mcp: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[a-z][a-z0-9_-]*$/), McpServer)
        .default({})
        .describe('MCP servers, by name'),
    control: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(), command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional() }).prefault({}),
    plugins: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ enabled: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]), marketplaces: strings.default({}) })
        .prefault({}),
    network: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ allow_private: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false) }).prefault({}),
    secrets: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        /** Further patterns whose matches are sealed. */
        patterns: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
        /** Names of environment variables whose values are sealed. */
        env: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
    })
        .prefault({}),
    trust: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        allowed_users: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
        allowed_bots: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
        allowed_teams: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).default([]),
    })
        .prefault({}),
    trust_project_config: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .default(false)
        .describe("let a project's own file set everything; only in a user's config"),
});
/** What a project's own file may not set unless the user's config trusts the project: cloning must never widen anything. */
const USER_ONLY = [
    'mode',
    'permissions',
    'providers',
    'models',
    'mcp',
    'control',
    'hooks',
    'memory',
    'plugins',
    'network',
    'secrets',
    'trust',
    'trust_project_config',
];


/***/ }),

/***/ 33186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ editDistance)
/* harmony export */ });
/**
 * Edit distance where swapping two neighbours is one step (optimal string alignment). Above `most` the answer is some
 * number above it, found sooner.
 */
function editDistance(a, b, most = Number.POSITIVE_INFINITY) {
    let [before, last] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const same = a[i - 1] === b[j - 1] ? 0 : 1;
            let least = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + same);
            if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
                least = Math.min(least, before[j - 2] + 1);
            row.push(least);
        }
        if (Math.min(...row) > most)
            return most + 1;
        [before, last] = [last, row];
    }
    return last[b.length];
}


/***/ }),

/***/ 61282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ MODES),
/* harmony export */   Jl: () => (/* binding */ Check),
/* harmony export */   Kt: () => (/* binding */ Mode),
/* harmony export */   Mh: () => (/* binding */ RecipeSchema),
/* harmony export */   W: () => (/* binding */ Ttsr),
/* harmony export */   fw: () => (/* binding */ takesTargets),
/* harmony export */   tY: () => (/* binding */ Outputs),
/* harmony export */   xB: () => (/* binding */ Permissions),
/* harmony export */   xu: () => (/* binding */ Limits)
/* harmony export */ });
/* unused harmony exports Rule, TtsrRule, Parameter, On, Targets */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);

/** A rule `name(pattern)`, or with words for the model and self-tests that are checked when it is loaded. */
const Rule = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
        say: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        match: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
        not_match: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    }),
]);
const Permissions = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    allow: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Rule).default([]),
    deny: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Rule).default([]),
});
/** A streaming reminder. `repeat`: once per turn chain, or again after so many turns. */
const TtsrRule = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional(),
    pattern: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    reminder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(2_000),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['text', 'args']))
        .min(1)
        .default(['text', 'args']),
    repeat: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('once'), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1)]).default('once'),
});
const Ttsr = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    enabled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TtsrRule).default([]),
    builtin: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    disabled: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
});
/** A recipe's share of it: what is not written is left to the config, so nothing here has a default. */
const TtsrPart = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    enabled: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TtsrRule).optional(),
    builtin: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    disabled: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
/** `tokens` counts input and output, `usd` needs a known price, `minutes` is wall clock of the whole run. */
const Limits = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    turns: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    minutes: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
});
const MODES = ['ask', 'edits', 'autopilot'];
const Mode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(MODES);
const Scalar = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()]);
/** Defaults are written as YAML scalars or as the value itself (array, object). */
const Parameter = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'letters, digits and _ only'),
    input_type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['string', 'number', 'boolean', 'date', 'file', 'select', 'array', 'object'])
        .default('string'),
    requirement: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['required', 'optional']).default('required'),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
    default: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    options: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Scalar).optional(),
});
const none = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({}).nullish();
const Command = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[/@][A-Za-z][\w-]*$/, 'a word that starts with / or @, such as /review');
const names = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).min(1);
/** Which events a recipe answers. An event that is not named is not answered; `local` is always possible. */
const On = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        actions: names.optional(),
        branches: names.optional(),
        labels: names.optional(),
        drafts: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    })
        .nullish(),
    pull_request_target: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        actions: names.optional(),
        branches: names.optional(),
        labels: names.optional(),
        drafts: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    })
        .nullish(),
    issue_comment: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ command: Command, on: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['issue', 'pull_request', 'both']).optional() })
        .nullish(),
    pull_request_review_comment: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ command: Command }).nullish(),
    pull_request_review: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ command: Command.optional(), states: names.optional() }).nullish(),
    issues: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ actions: names.optional(), labels: names.optional() }).nullish(),
    discussion: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ actions: names.optional(), categories: names.optional() }).nullish(),
    discussion_comment: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ command: Command }).nullish(),
    push: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ branches: names.optional() }).nullish(),
    schedule: none,
    workflow_dispatch: none,
    repository_dispatch: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ types: names.optional() }).nullish(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ workflows: names.optional(), conclusions: names.optional() }).nullish(),
});
/** A kind of output that is named with nothing after it (`comment:`) is wanted with its defaults. */
function wanted(schema) {
    return schema.nullish().transform((value) => (value === null ? schema.parse({}) : value));
}
const Outputs = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    comment: wanted(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ sticky: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true) })).describe('a comment on the pull request, issue or discussion; sticky = one comment that is kept up to date'),
    review: wanted(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(500).default(50),
        min_severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning', 'info']).default('info'),
        suggestions: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
    })).describe('a review with one comment per finding, on its line'),
    pull_request: wanted(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('galley/{{ recipe.name }}-{{ run.id }}'),
        title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        draft: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true),
        labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
        reviewers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
        max_files: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).default(100),
    })).describe('what the agent changed, as a pull request of its own'),
    label: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        allowed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1),
        max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).default(3),
        /** The key of the structured result that holds the labels. */
        from: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('labels'),
    })
        .optional()
        .describe('labels out of a fixed list'),
    issue: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]) })
        .optional()
        .describe('a new issue with the closing words of the run'),
    check: wanted(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('galley') })).describe('a check run with findings as annotations'),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true).describe('the step summary of the workflow run'),
    artifact: wanted(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })).describe('the run directory as an artifact of the workflow run'),
});
/** What a recipe can be split over, told by glob patterns; a later `!pattern` takes out again. */
const Targets = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    files: names.optional().describe('patterns of files, such as src/**/*.ts; each file is a target'),
    packages: names.optional().describe('patterns of folders, such as packages/*; each folder is a target'),
    repositories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w.-]+\/[\w.-]+$/, 'OWNER/NAME'))
        .min(1)
        .optional()
        .describe('repositories, OWNER/NAME each'),
    search: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ pattern: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), files: names.optional() })
        .optional()
        .describe('each file with a line that matches (POSIX extended regular expression) is a target'),
})
    .refine((targets) => Object.values(targets).filter((each) => each !== undefined).length === 1, {
    message: 'name one of files, packages, repositories and search',
});
const Check = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    shell: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    timeout: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(3_600).default(300),
});
/** A recipe as it is written. Strict: an unknown key is an error. */
const RecipeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: Scalar.transform(String)
        .default('1')
        .describe('version of the recipe format or of the recipe; for people'),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).describe('what the run is called wherever it is shown'),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('').describe('what the recipe does, for people who choose one'),
    on: On.prefault({}).describe('events it answers; without one it is started by hand'),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(1)
        .optional()
        .describe("provider/model, such as openai/gpt-5; default: the config's"),
    instructions: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .default('')
        .describe('who the agent is here and how it works; part of the system prompt'),
    prompt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default('').describe('the task: the first message'),
    parameters: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Parameter)
        .default([])
        .describe('values given at the start; {{ params.key }} puts one into a text'),
    tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1))
        .default(['hashline', 'todo'])
        .describe('tools, families and presets (hashline, exact, all) the agent is offered'),
    mode: Mode.default('ask').describe('what needs no rule: ask = reading, edits = changing files too, autopilot = everything not denied'),
    permissions: Permissions.prefault({}).describe('rules name(pattern); a deny beats an allow'),
    ttsr: TtsrPart.optional().describe('streaming reminders: patterns that stop an answer while it is written'),
    settings: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        temperature: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(2).optional(),
        max_output_tokens: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
        reasoning_effort: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['minimal', 'low', 'medium', 'high']).optional(),
        small_model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        vision_model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        fallback_models: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    })
        .prefault({})
        .describe('how the model is asked'),
    limits: Limits.prefault({}).describe('turns, tokens, US dollars and minutes of the whole run'),
    response: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ json_schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()) })
        .optional()
        .describe('JSON Schema of an object the agent must hand in with submit_output'),
    retry: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        max: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(10).default(1),
        checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Check).min(1),
        on_failure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        conversation: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['same', 'fresh']).default('same'),
    })
        .optional()
        .describe('shell checks after the agent is done; what a failed one printed goes back to it'),
    sub_recipes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[a-z][a-z0-9-]*$/),
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
        values: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).default({}),
        description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().default(''),
        parallel: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false),
    }))
        .default([])
        .describe('recipes the agent may start by name'),
    targets: Targets.optional().describe('what galley plan splits the work over; each run gets its share as the array parameter targets'),
    outputs: Outputs.prefault({}).describe('what is published after the run'),
    fail_on: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['never', 'findings', 'warning', 'error'])
        .default('never')
        .describe('from which finding on the exit code is 1'),
})
    .refine((recipe) => recipe.prompt.trim() !== '' || recipe.instructions.trim() !== '', {
    message: 'a recipe needs a prompt or instructions',
    path: ['prompt'],
})
    .refine(({ targets, parameters }) => targets === undefined || takesTargets(parameters), {
    message: 'targets need a parameter that takes them: { key: targets, input_type: array }',
    path: ['targets'],
});
/** Whether a recipe can be given a share of its targets. */
function takesTargets(parameters) {
    return parameters.some(({ key, input_type }) => key === 'targets' && input_type === 'array');
}


/***/ }),

/***/ 81307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * Where `file` lies in `folder`: the path from there with `/`, `.` for the folder itself, undefined when it lies elsewhere.
 * By their spelling alone (`.` and `..` count, links do not), as the platform compares: whoever judges resolves links first.
 */
function within(folder, file, path = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const relative = path.relative(folder, file);
    if (relative === '')
        return '.';
    if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
        return undefined;
    return relative.split(path.sep).join('/');
}


/***/ }),

/***/ 76632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ dotted),
/* harmony export */   f: () => (/* binding */ conform)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98439);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87476);


/** Parses the sheet's value with `schema`; each thing that does not fit becomes a problem at its own line and column. */
function conform(schema, sheet) {
    if (sheet.value === undefined)
        return undefined;
    const parsed = schema.safeParse(sheet.value);
    if (parsed.success)
        return parsed.data;
    let json; // costly, and needed for unknown keys only
    const shape = () => {
        json ??= zod__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
        return json;
    };
    for (const issue of parsed.error.issues)
        tell(issue, shape, sheet);
    return undefined;
}
function tell(issue, shape, sheet) {
    const at = issue.path;
    if (issue.code === 'unrecognized_keys') {
        const known = keysAt(shape(), at, sheet.value);
        for (const key of issue.keys) {
            const hint = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(key, known) || ` Known keys: ${known.join(', ')}.`;
            sheet.problem(sheet.spot([...at, key]).key, `there is no key "${dotted([...at, key])}".${hint}`);
        }
        return;
    }
    const value = valueAt(sheet.value, at);
    const spot = sheet.spot(at);
    const offset = issue.code === 'invalid_key' || value === undefined ? spot.key : spot.start;
    if (sheet.isSpoilt(offset))
        return; // what YAML made of it follows from the first problem
    const name = at.length > 0 ? `${dotted(at)}: ` : '';
    sheet.problem(offset, `${name}${words(issue, value)}`);
}
/** What is wrong and what is wanted instead, without zod's own jargon. */
function words(issue, value) {
    switch (issue.code) {
        case 'invalid_type':
            if (value === undefined)
                return `is missing: give it ${NOUN[issue.expected] ?? issue.expected}`;
            return `must be ${NOUN[issue.expected] ?? issue.expected}, not ${kind(value)}${aside(issue.expected, value)}`;
        case 'invalid_value':
            return `must be ${issue.values.map((each) => JSON.stringify(each)).join(' or ')}, not ${kind(value)}.${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(String(value), issue.values.map(String))}`;
        case 'invalid_union':
            return union(issue, value);
        case 'too_small':
            if (issue.origin === 'string')
                return 'must not be empty';
            if (issue.origin === 'array')
                return `needs at least ${issue.minimum} entry`;
            return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}, not ${kind(value)}`;
        case 'too_big':
            return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters long' : ''}, not ${issue.origin === 'string' ? String(value).length : kind(value)}`;
        case 'invalid_format':
            return `${kind(value)} does not fit: it must be ${format(issue)}`;
        case 'invalid_key':
            return `this name does not fit: it must be ${issue.issues[0]?.code === 'invalid_format' ? format(issue.issues[0]) : 'a valid name'}`;
        default:
            return issue.message;
    }
}
function format(issue) {
    if (!issue.message.startsWith('Invalid'))
        return issue.message;
    if (issue.format === 'url')
        return 'a URL that starts with http:// or https://';
    return 'pattern' in issue && issue.pattern ? `text like ${issue.pattern}` : `a valid ${issue.format}`;
}
/** The branch that got furthest speaks; where none did, all say what they wanted. */
function union(issue, value) {
    const wanted = issue.errors.flatMap((branch) => {
        const first = branch[0];
        if (first?.code === 'invalid_type' && first.path.length === 0)
            return [NOUN[first.expected] ?? first.expected];
        if (first?.code === 'invalid_value')
            return first.values.map((each) => JSON.stringify(each));
        return [];
    });
    const deeper = issue.errors.find((branch) => branch[0] && branch[0].path.length > 0)?.[0];
    if (deeper)
        return `${dotted(deeper.path)}: ${words(deeper, valueAt(value, deeper.path))}`;
    return `must be ${[...new Set(wanted)].join(' or ') || 'something else'}, not ${kind(value)}`;
}
const NOUN = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a map of keys and values',
    record: 'a map of keys and values',
};
function kind(value) {
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    if (typeof value === 'object')
        return 'a map';
    const shown = JSON.stringify(value) ?? String(value);
    return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
}
function aside(expected, value) {
    if (expected === 'boolean' && typeof value === 'string' && /^(yes|no|on|off)$/i.test(value))
        return ' (YAML 1.2 reads yes, no, on and off as text)';
    if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
        return ': put it in quotes';
    if (expected === 'array' && typeof value === 'string')
        return `: write [${JSON.stringify(value)}]`;
    return '';
}
function valueAt(value, at) {
    return at.reduce((inner, key) => typeof inner === 'object' && inner !== null ? inner[key] : undefined, value);
}
/** `outputs.label.allowed[0]`, as people write it. */
function dotted(at) {
    return at.reduce((text, key) => typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`, '');
}
/** The keys a map may have at `at`, told by the schema's own JSON Schema. */
function keysAt(root, at, value) {
    let here = branches(root);
    for (const key of at) {
        here = here.flatMap((json) => {
            const next = typeof key === 'number'
                ? json.items
                : (json.properties?.[String(key)] ?? json.additionalProperties);
            return typeof next === 'object' && next !== null ? branches(next) : [];
        });
    }
    const taken = new Set(Object.keys(valueAt(value, at) ?? {}));
    const keys = here.flatMap((json) => Object.keys(json.properties ?? {}));
    return [...new Set(keys)].filter((key) => !taken.has(key));
}
function branches(json) {
    const inner = [json.anyOf, json.oneOf, json.allOf].flatMap((list) => (Array.isArray(list) ? list : []));
    return [json, ...inner.flatMap((each) => branches(each))];
}


/***/ }),

/***/ 28316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readAs)
/* harmony export */ });
/* harmony import */ var _issues_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76632);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14513);


/**
 * Reads YAML text against a schema. Throws RunError 'recipe' with all problems, each with line and column. An empty
 * file is an empty map.
 */
function readAs(schema, path, text) {
    const isEmpty = text.split('\n').every((line) => /^\s*(#|$)/.test(line));
    const sheet = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(path, isEmpty ? '{}' : text);
    const value = (0,_issues_js__WEBPACK_IMPORTED_MODULE_0__/* .conform */ .f)(schema, sheet);
    sheet.check();
    const place = (at) => sheet.place(sheet.spot(at).key).replace(/:\d+$/, '');
    return { value: value, written: sheet.value, place };
}


/***/ }),

/***/ 87476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearest */
/* harmony import */ var _contract_edit_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33186);

/** The word of `known` that `word` was most likely meant to be; undefined when none is near. */
function nearest(word, known) {
    let best;
    let least = Math.max(1, Math.floor(Math.min(word.length, 40) / 3)) + 0.5;
    for (const each of known) {
        if (Math.abs(each.length - word.length) > least)
            continue;
        const away = (0,_contract_edit_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .editDistance */ .Y)(word.toLowerCase(), each.toLowerCase());
        if (away < least)
            [best, least] = [each, away];
    }
    return best;
}
/** ` Did you mean "x"?`, or nothing. */
function didYouMean(word, known) {
    const near = nearest(word, known);
    return near === undefined ? '' : ` Did you mean "${near}"?`;
}


/***/ }),

/***/ 14513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/recipe/invisible.js
/**
 * The first character of `text` that a reader cannot see but a model can (tags, zero-width and direction marks, fillers,
 * control characters, lone surrogates), as its index and its name; undefined when there is none. Joiners are let pass
 * inside an emoji or between letters of scripts that need them, and an emoji may carry its variation selector.
 */
function findInvisible(text) {
    const found = HIDDEN.exec(text);
    if (!found)
        return undefined;
    const code = found[0].codePointAt(0) ?? 0;
    return { index: found.index, name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` };
}
const PICTURE = String.raw `[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]`;
// Scripts whose spelling uses joiners: Arabic (Persian, Urdu) and those of India and its neighbours.
const JOINED = String.raw `[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}]`;
const HIDDEN = new RegExp([
    String.raw `(?<!${PICTURE})(?<!${JOINED})\u200D`,
    String.raw `\u200D(?!\p{Extended_Pictographic})(?!${JOINED})`,
    String.raw `(?<!${JOINED})\u200C|\u200C(?!${JOINED})`,
    String.raw `(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}0-9#*])[\uFE0E\uFE0F]`,
    String.raw `(?![\u200C\u200D\t\n\r])[\p{Cf}\p{Cc}\p{Cs}]`,
    String.raw `[\uFE00-\uFE0D\u{E0100}-\u{E01EF}\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2028\u2029\u2800\u3164\uFFA0\uFFFC\uFFFD]`,
].join('|'), 'u');

// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
;// CONCATENATED MODULE: ./lib/recipe/sheet.js


const MOST = 20;
/** One YAML file: its value, the place of every part of it, and all that is wrong with it. */
class Sheet {
    path;
    text;
    value = undefined;
    lines = new dist/* LineCounter */.HN();
    spots = new Map();
    problems = new Map();
    spoilt = new Set();
    moves = [];
    constructor(path, text) {
        this.path = path;
        this.text = text;
    }
    /** Remembers where the value at `at` stands. */
    mark(at, spot) {
        this.spots.set(keyOf(at), spot);
    }
    /** Lets what is at `to`, and in it, have the place of `from`: for a value that was put into another shape. */
    follow(to, from) {
        this.moves.push({ to: keyOf(to), length: to.length, from });
    }
    /** The nearest place known for a part of the value: its own, else that of what holds it. */
    spot(at) {
        return this.spotOf(this.written(at));
    }
    /** The same for a part of the file as it is written. */
    spotOf(at) {
        for (let length = at.length; length >= 0; length--) {
            const found = this.spots.get(keyOf(at.slice(0, length)));
            if (found)
                return found;
        }
        return { key: 0, start: 0, end: this.text.length };
    }
    written(at) {
        const move = this.moves
            .filter(({ to, length }) => keyOf(at.slice(0, length)) === to)
            .sort((a, b) => b.length - a.length)[0];
        return move ? [...move.from, ...at.slice(move.length)] : at;
    }
    /** `path:line:column` of an offset, both counted from 1. */
    place(offset) {
        const { line, col } = this.lines.linePos(Math.min(offset, this.text.length));
        return `${this.path}:${Math.max(line, 1)}:${Math.max(col, 1)}`;
    }
    /** Notes a problem at an offset: what is wrong, and what to do. */
    problem(offset, say) {
        this.problems.set(`${offset} ${say}`, { offset, say });
        this.spoilt.add(offset);
    }
    /** Whether something is known to be wrong right there. */
    isSpoilt(offset) {
        return this.spoilt.has(offset);
    }
    /** So much is wrong that looking on tells nobody anything new. */
    get isHopeless() {
        return this.problems.size > 10 * MOST;
    }
    /** Ends the run when anything is wrong: every problem (20 at most) with its line and column, in the file's order. */
    check() {
        if (this.problems.size === 0)
            return;
        const sorted = [...this.problems.values()].sort((a, b) => a.offset - b.offset);
        const told = sorted.slice(0, MOST).map(({ offset, say }) => `${this.place(offset)}: ${say}`);
        if (sorted.length > MOST)
            told.push(`${this.path}: and ${sorted.length - MOST} more problems`);
        throw new error/* RunError */.e4('recipe', told.join('\n'));
    }
}
function keyOf(at) {
    return JSON.stringify(at.map(String));
}

;// CONCATENATED MODULE: ./lib/recipe/yaml.js



const MOST_CHARACTERS = 262_144;
const DEEPEST = 40;
/**
 * Reads one YAML 1.2 document of plain data: strings, numbers that keep their digits, booleans, nothing, lists and maps
 * with text keys. Whatever YAML would read as something else than it looks like is a problem of the sheet; when the text
 * cannot be read at all, the problems are thrown at once (RunError 'recipe').
 */
function readYaml(path, text) {
    const sheet = new Sheet(path, text.replace(/^\uFEFF/, ''));
    if (text.length > MOST_CHARACTERS) {
        sheet.problem(0, `the file is larger than ${MOST_CHARACTERS / 1024} KiB: make it smaller`);
        sheet.check();
    }
    const contents = compose(sheet);
    if (contents === null) {
        sheet.problem(0, 'the file is empty: it needs a map of keys and values');
    }
    else {
        sheet.mark([], { key: contents.range[0], start: contents.range[0], end: contents.range[1] });
        sheet.value = plain(sheet, contents, []);
    }
    return sheet;
}
function compose(sheet) {
    let doc;
    try {
        doc = (0,dist/* parseDocument */.Tp)(sheet.text, {
            lineCounter: sheet.lines,
            prettyErrors: false,
            schema: 'core',
            uniqueKeys: false, // the walk looks, in linear time
            logLevel: 'error',
        });
    }
    catch (cause) {
        if (!(cause instanceof RangeError))
            throw cause;
        sheet.problem(0, 'lists or maps are nested too deeply to be read: make the file flatter');
        sheet.check();
        return null;
    }
    if (doc.directives?.yaml.explicit || /^(?:[ \t]*(?:#.*)?\r?\n)*%/.test(sheet.text))
        sheet.problem(0, 'directives (lines that start with %) are not used here: take them out');
    for (const error of [...doc.errors, ...doc.warnings]) {
        if (error.code === 'TAG_RESOLVE_FAILED')
            continue; // every tag is told by the walk
        sheet.problem(error.pos[0], advice(error, sheet));
    }
    sheet.check();
    return doc.contents;
}
function advice(error, sheet) {
    const line = sheet.text.slice(sheet.text.lastIndexOf('\n', error.pos[0] - 1) + 1).split('\n', 1)[0] ?? '';
    if (/(^|[:\-[,]\s+)\{\{/.test(line))
        return 'a value that starts with {{ must stand in quotes: "{{ name }}"';
    switch (error.code) {
        case 'MULTIPLE_DOCS':
            return 'a second document starts here: a file holds one, so take out the ---';
        case 'TAB_AS_INDENT':
            return 'a tab cannot indent YAML: use spaces';
        case 'RESOURCE_EXHAUSTION':
            return 'lists or maps are nested too deeply to be read: make the file flatter';
        case 'BAD_SCALAR_START':
            return `a plain value cannot start with ${sheet.text[error.pos[0]] ?? 'this'}: put the value in quotes`;
        case 'BLOCK_AS_IMPLICIT_KEY':
            return 'YAML reads ": " as a key and its value: put the text in quotes, or start a block with |';
        default:
            return `${error.message.replace(/\.$/, '')}: mend the YAML here, or put the text in quotes`;
    }
}
function plain(sheet, node, at) {
    if (node === null)
        return null;
    const [start] = node.range;
    if (at.length > DEEPEST) {
        sheet.problem(start, `lists and maps are nested more than ${DEEPEST} deep: make the file flatter`);
        return null;
    }
    if ((0,dist/* isAlias */.Vj)(node)) {
        const name = node.source;
        sheet.problem(start, `*${name} is a YAML alias here: put it in quotes ("*${name}"), or write the value out`);
        return null;
    }
    if (node.tag !== undefined) {
        const tag = sheet.text.lastIndexOf('!', start);
        sheet.problem(tag < 0 ? start : tag, `the tag ${node.tag} is not used here: take it out, or put the text in quotes`);
        return null;
    }
    if (node.anchor !== undefined)
        sheet.problem(Math.max(sheet.text.lastIndexOf('&', start), 0), `&${node.anchor} is a YAML anchor here: take it out, or put the text in quotes`);
    if ((0,dist/* isMap */.jh)(node))
        return plainMap(sheet, node, at);
    if ((0,dist/* isSeq */.oP)(node)) {
        return node.items.map((item, index) => {
            const each = item;
            sheet.mark([...at, index], { key: each.range[0], start: each.range[0], end: each.range[1] });
            return plain(sheet, each, [...at, index]);
        });
    }
    return (0,dist/* isScalar */.jn)(node) ? plainScalar(sheet, node, at) : null;
}
function plainMap(sheet, map, at) {
    const value = {};
    if (map.flow && map.items.length === 1 && (0,dist/* isMap */.jh)(map.items[0]?.key)) {
        sheet.problem(map.range[0], 'a value that starts with {{ must stand in quotes: "{{ name }}"');
        return null;
    }
    for (const { key, value: item } of map.items) {
        const offset = key.range[0];
        const name = (0,dist/* isScalar */.jn)(key) ? key.value : undefined;
        if (typeof name !== 'string' || name === '__proto__' || key.tag !== undefined) {
            sheet.problem(offset, 'a key must be text: put it in quotes, or take it out');
            continue;
        }
        yaml_hidden(sheet, name, offset);
        if (Object.hasOwn(value, name)) {
            sheet.problem(offset, 'this key stands here twice: keep one of the two');
            continue;
        }
        const inner = [...at, name];
        const [start, end] = item ? [item.range[0], item.range[1]] : [key.range[1], key.range[1]];
        sheet.mark(inner, { key: offset, start, end });
        value[name] = plain(sheet, item, inner);
    }
    return value;
}
function plainScalar(sheet, node, at) {
    const { value } = node;
    const [start, end, rest] = node.range;
    if (node.type === 'PLAIN' && /^[ \t]+#\d/.test(sheet.text.slice(end, rest)))
        sheet.problem(end, 'YAML takes what follows # as a comment: put the whole text in quotes');
    if (typeof value === 'string')
        yaml_hidden(sheet, value, start);
    if (typeof value === 'number' && !keepsDigits(node.source, value, at))
        sheet.problem(start, `YAML reads ${node.source} as the number ${value}: quote it, or write plain digits`);
    return value;
}
// Anything else (hex, exponents, leading zeros, .inf, ids of 16 digits and more) is more often a name than a number.
function keepsDigits(source, value, at) {
    if (!/^[-+]?(0|[1-9]\d*)(\.\d+)?$/.test(source) || source.replace(/\D/g, '').length > 15)
        return false;
    const free = at.some((part) => ['default', 'options', 'values', 'version'].includes(String(part)));
    return !free || String(value) === source;
}
function yaml_hidden(sheet, text, start) {
    const found = findInvisible(text);
    if (!found)
        return;
    const char = String.fromCodePoint(text.codePointAt(found.index) ?? 0);
    const index = sheet.text.indexOf(char, start);
    sheet.problem(index < 0 ? start : index, `the text holds the invisible character ${found.name}, which a reader cannot see but a model can: take it out`);
}


/***/ }),

/***/ 505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ program)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


/** Folder of the running program: dist/ when it is bundled (assets, workers and recipes stand beside it), else dist/ of the source tree. */
function program() {
    const here = node_path__WEBPACK_IMPORTED_MODULE_0__.dirname((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url));
    return node_path__WEBPACK_IMPORTED_MODULE_0__.basename(here) === 'run' ? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(here, '../../dist') : here;
}


/***/ }),

/***/ 84908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sv: () => (/* binding */ Files),
  $D: () => (/* binding */ MAX_TEXT_BYTES),
  e1: () => (/* binding */ asText)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/contract/within.js
var within = __webpack_require__(81307);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./lib/service/hashline/tag.js
var tag = __webpack_require__(25018);
// EXTERNAL MODULE: ./lib/service/hashline/text.js
var hashline_text = __webpack_require__(63963);
;// CONCATENATED MODULE: ./lib/service/hashline/snapshots.js




const MAX_PATHS = 256;
const MAX_VERSIONS = 4;
const MAX_CHARACTERS = 64 * 1024 * 1024;
const seen = schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* number */.aig().int().min(1), schemas/* number */.aig().int()]));
/** Files with their texts, and the same with hashes in the place of the texts. */
const Saved = list({ text: schemas/* string */.YjP(), seen, read: schemas/* boolean */.zMY() });
const Facts = list({ sha256: schemas/* string */.YjP(), seen, read: schemas/* boolean */.zMY() });
function list(version) {
    return schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), versions: schemas/* array */.YOg(schemas/* strictObject */.rej(version)) }));
}
/**
 * What the model knows of each file: whole texts, so that a tag of 16 bits is never trusted alone. Bounded to 256
 * paths, 4 texts a path and 64 Mi characters; what was used longest ago is forgotten first.
 */
class Snapshots {
    #files = new Map();
    #hashes = new WeakMap();
    #characters = 0;
    /** Makes `text` (its bytes, where somebody has them) the newest known text of `path`; one known before keeps its seen lines. */
    record(path, text, read = true, bytes) {
        const versions = this.#files.get(path) ?? [];
        const known = versions.find((version) => version.text === text);
        const newest = known ?? { tag: (0,tag/* tag */.T)(bytes ?? text), text, seen: [], read };
        newest.read ||= read;
        if (!known)
            this.#characters += text.length;
        this.#files.delete(path);
        this.#files.set(path, [...versions.filter((version) => version !== known), newest]);
        this.#forget(path);
        return newest;
    }
    /** Marks lines as displayed. */
    see(snapshot, lines) {
        snapshot.seen = (0,hashline_text/* unite */._f)(snapshot.seen, lines);
    }
    /** Files that were read or written, the newest last. */
    get paths() {
        return this.#files.keys();
    }
    newest(path) {
        return this.#files.get(path)?.at(-1);
    }
    /** Every known text of `path` with this tag, newest first: two may collide. */
    find(path, tagged) {
        return (this.#files.get(path) ?? []).filter((version) => version.tag === tagged).reverse();
    }
    /** The file has a new name: what is known of it goes along. */
    move(from, to) {
        const versions = this.#files.get(from);
        this.drop(to);
        if (!versions)
            return;
        this.#files.delete(from);
        this.#files.set(to, versions);
    }
    drop(path) {
        for (const { text } of this.#files.get(path) ?? [])
            this.#characters -= text.length;
        this.#files.delete(path);
    }
    /** Everything as JSON data, for a session that goes on later. */
    save() {
        return [...this.#files].map(([path, versions]) => ({
            path,
            versions: versions.map(({ text, seen, read }) => ({ text, seen, read })),
        }));
    }
    /** Takes over what `save` gave; anything else is refused. */
    load(saved) {
        for (const { path, versions } of Saved.parse(saved))
            for (const { text, seen, read } of versions)
                this.record(path, text, read).seen = seen;
    }
    /** What was shown of which text, as JSON data in which a hash stands for the text: it tells nobody what a file says. */
    facts() {
        return [...this.#files].map(([path, versions]) => ({
            path,
            versions: versions.map((version) => ({
                sha256: this.#hash(version),
                seen: version.seen,
                read: version.read,
            })),
        }));
    }
    /** Takes over what `facts` gave, for the files that still have one of those texts; `open` reads a file, or cannot. */
    async recall(facts, open) {
        for (const { path, versions } of Facts.parse(facts)) {
            const text = await open(path);
            const known = text === undefined ? undefined : versions.find(({ sha256 }) => sha256 === sha256Of(text));
            if (text !== undefined && known)
                this.record(path, text, known.read).seen = known.seen;
        }
    }
    #hash(version) {
        const hash = this.#hashes.get(version) ?? sha256Of(version.text);
        this.#hashes.set(version, hash);
        return hash;
    }
    #forget(newest) {
        const versions = this.#files.get(newest);
        while (versions.length > MAX_VERSIONS)
            this.#characters -= versions.shift().text.length;
        for (const path of this.#files.keys()) {
            if (this.#files.size <= MAX_PATHS && this.#characters <= MAX_CHARACTERS)
                return;
            if (path !== newest)
                this.drop(path);
        }
    }
}
function sha256Of(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

// EXTERNAL MODULE: ./lib/service/image.js
var service_image = __webpack_require__(76562);
;// CONCATENATED MODULE: ./lib/service/locks.js
/** One holder at a time for each name; several names are taken together, so two callers cannot wait for each other. */
class Locks {
    #last = new Map();
    async hold(names, work) {
        const before = names.map((name) => this.#last.get(name));
        let release = () => { };
        const mine = new Promise((resolve) => {
            release = resolve;
        });
        for (const name of names)
            this.#last.set(name, mine);
        await Promise.all(before);
        try {
            return await work();
        }
        finally {
            release();
            for (const name of names)
                if (this.#last.get(name) === mine)
                    this.#last.delete(name);
        }
    }
}

// EXTERNAL MODULE: ./lib/service/paths.js
var paths = __webpack_require__(32935);
// EXTERNAL MODULE: ./lib/service/search/name.js
var search_name = __webpack_require__(62137);
;// CONCATENATED MODULE: ./lib/service/replace-file.js





/** The file is no longer what it was when it was read. */
class Changed extends Error {
    name = 'Changed';
}
/**
 * Puts `bytes` at `target` (a real path) so that a reader, a crash or a full disk never meets half a file: a temporary
 * file in the same folder, flushed, then renamed. Mode and owner are kept. A file that has more names (hard links), or
 * an owner that cannot be kept, is written in place, and put back when that fails. Refuses (`Changed`) when the file
 * is not, at the last moment, what `was` says; without `was` it must not exist.
 */
async function replaceFile(target, bytes, was) {
    const folder = external_node_path_.dirname(target);
    const part = (0,search_name/* toFile */.eZ)(external_node_path_.join(folder, `.galley-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.part`));
    const file = await promises_.open(part, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL, 0o666);
    try {
        let inPlace = was !== undefined && was.stat.nlink > 1;
        try {
            await file.writeFile(bytes);
            if (was && process.platform !== 'win32') {
                inPlace ||= !(await keepsOwner(file, was.stat));
                await file.chmod(was.stat.mode & 0o7777);
            }
            await file.sync();
        }
        finally {
            await file.close();
        }
        if (was && inPlace)
            await overwrite(target, bytes, was);
        else if (was)
            await swap(part, target, was);
        // A link, unlike a rename, refuses a name that another process has taken meanwhile.
        else
            await promises_.link(part, (0,search_name/* toFile */.eZ)(target)).catch((cause) => placeNew(cause, part, target));
    }
    finally {
        await promises_.rm(part, { force: true });
    }
    await flushFolder(folder);
}
async function keepsOwner(file, was) {
    const now = await file.stat();
    if (now.uid === was.uid && now.gid === was.gid)
        return true;
    return file.chown(was.uid, was.gid).then(() => true, () => false);
}
const CHANGED = 'changed while it was being edited';
const PIECE = 256 * 1024;
/** Compares piece by piece: memory for the whole file would cost more than reading it. */
async function mustBe(target, bytes) {
    const flags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0);
    const file = await promises_.open((0,search_name/* toFile */.eZ)(target), flags).catch(() => undefined);
    if (!file)
        throw new Changed(CHANGED);
    try {
        const piece = Buffer.allocUnsafe(Math.min(PIECE, bytes.length + 1));
        let at = 0;
        for (;;) {
            const { bytesRead } = await file.read(piece, 0, piece.length, at);
            if (bytesRead === 0 && at === bytes.length)
                return;
            const isSame = piece.subarray(0, bytesRead).equals(bytes.subarray(at, at + bytesRead));
            if (bytesRead === 0 || !isSame)
                throw new Changed(CHANGED);
            at += bytesRead;
        }
    }
    finally {
        await file.close();
    }
}
/**
 * Renames `part` over `target`, and looks at the old file once more: what somebody wrote to it between the last look and
 * the rename is not lost, for then the old file comes back.
 */
async function swap(part, target, was) {
    const file = (0,search_name/* toFile */.eZ)(target);
    const old = (0,search_name/* toFile */.eZ)(external_node_path_.join(external_node_path_.dirname(target), `.galley-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.old`));
    const before = await promises_.stat(file).catch(() => undefined);
    await mustBe(target, was.bytes);
    // Where a second name cannot be made, the last look has to do.
    const isKept = await promises_.link(file, old).then(() => true, () => false);
    try {
        await promises_.rename(part, file);
        const after = isKept ? await promises_.stat(old) : before;
        if (after?.size === before?.size && after?.mtimeMs === before?.mtimeMs)
            return;
        await promises_.rename(old, file);
        throw new Changed(CHANGED);
    }
    finally {
        if (isKept)
            await promises_.rm(old, { force: true });
    }
}
async function overwrite(target, bytes, was) {
    await mustBe(target, was.bytes);
    const file = await promises_.open((0,search_name/* toFile */.eZ)(target), external_node_fs_.constants.O_RDWR | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
    try {
        await writeAll(file, bytes).catch(async (cause) => {
            await writeAll(file, was.bytes);
            throw cause;
        });
    }
    finally {
        await file.close();
    }
}
async function writeAll(file, bytes) {
    let at = 0;
    while (at < bytes.length)
        at += (await file.write(bytes, at, bytes.length - at, at)).bytesWritten;
    await file.truncate(bytes.length);
    await file.sync();
}
/** For file systems without hard links. */
async function placeNew(cause, part, target) {
    if (cause.code === 'EEXIST')
        throw new Changed('was created by somebody else meanwhile', { cause });
    await promises_.copyFile(part, (0,search_name/* toFile */.eZ)(target), external_node_fs_.constants.COPYFILE_EXCL);
}
/** Makes the rename last through a power cut; not every system can. */
async function flushFolder(folder) {
    const handle = await promises_.open((0,search_name/* toFile */.eZ)(folder), external_node_fs_.constants.O_RDONLY).catch(() => undefined);
    await handle?.sync().catch(() => { });
    await handle?.close();
}

;// CONCATENATED MODULE: ./lib/service/files.js













/** Largest text that is read or written. Source: seed A. */
const MAX_TEXT_BYTES = 1024 * 1024;
/** The working tree. Every touch asks the guard again, at the moment of use. */
class Files {
    root;
    /** What the model was shown of each file. */
    snapshots = new Snapshots();
    grammars;
    #options;
    #locks;
    constructor(options, locks = new Locks()) {
        this.root = options.root;
        this.grammars = options.grammars;
        this.#options = options;
        this.#locks = locks;
    }
    /** The same files for a subagent: its own guard, its own memory of what was read, the same locks. */
    fork(guard) {
        return new Files({ ...this.#options, guard }, this.#locks);
    }
    /** What the model was shown, as JSON data. */
    save() {
        return this.snapshots.save();
    }
    /** Takes back what `save` gave. */
    load(saved) {
        this.snapshots.load(saved);
    }
    /** Takes back what `snapshots.facts` gave, for the files that are still as they were. */
    recall(facts) {
        const open = (file) => this.openText(file).then(({ text }) => text, () => undefined);
        return this.snapshots.recall(facts, open);
    }
    /** Where a path really leads. */
    resolve(file) {
        return (0,paths/* whereabouts */.CJ)(this.root, file, this.#options.home);
    }
    /** A real path as answers show it: relative to the workspace with `/`, or absolute when it is outside. */
    name(target) {
        return (0,search_name/* shown */.SP)((0,within/* within */.u)(this.root, target) ?? target);
    }
    /** Runs `work` while no other edit of these files runs. */
    locked(files, work) {
        return this.#locks.hold([...new Set(files.map((file) => this.resolve(file)))], work);
    }
    /** Whether something (a file, a folder, a dangling link) has this name. */
    async exists(file) {
        this.#options.guard({ kind: 'read', path: file });
        return promises_.lstat((0,search_name/* toFile */.eZ)(this.#written(file))).then(() => true, () => false);
    }
    /** A regular file of up to 1 MiB, or an image of up to 5 MiB. */
    async open(file) {
        this.#options.guard({ kind: 'read', path: file });
        const target = this.resolve(file);
        try {
            mustBeRegular(file, await promises_.lstat((0,search_name/* toFile */.eZ)(target)));
            return { name: this.name(target), target, ...(await readBounded(file, target)) };
        }
        catch (cause) {
            throw explained(cause, `Cannot read ${file}`);
        }
    }
    /** A regular file that holds UTF-8 text. */
    async openText(file) {
        const loaded = await this.open(file);
        return { ...loaded, text: asText(file, loaded.bytes) };
    }
    /** As `openText`, for a file that is about to change: no symlink, not marked read-only. */
    async openToChange(file) {
        await this.mayChange(file);
        const loaded = await this.openText(file);
        if ((loaded.stat.mode & 0o222) === 0)
            throw new error/* ToolError */.v4(`${file} is marked read-only (chmod u+w makes it writable). Nothing was written.`);
        return loaded;
    }
    /** Read before write: refuses a file that this session has not read, or that changed since. Source: seed B. */
    mustBeRead(file, loaded) {
        const known = this.snapshots.newest(loaded.name);
        if (!known?.read)
            throw new error/* ToolError */.v4(`${file} was not read in this session: read it first. Nothing was written.`);
        if (known.text !== loaded.text)
            throw new error/* ToolError */.v4(`${file} changed on disk after it was read: read it again. Nothing was written.`);
    }
    /** Refuses what must not be written: by the policy, or because the name is a symlink. */
    async mayChange(file) {
        this.#options.guard({ kind: 'write', path: file });
        const stat = await promises_.lstat((0,search_name/* toFile */.eZ)(this.#written(file))).catch(() => undefined);
        if (stat?.isSymbolicLink()) {
            const leads = this.name(this.resolve(file));
            throw new error/* ToolError */.v4(`${file} is a symlink. Edit the file it leads to, ${leads}. Nothing was written.`);
        }
    }
    /** Writes a text whole; `was` is the file as it was read, undefined for a new one. Parent folders are made. */
    async put(file, content, was) {
        await this.mayChange(file);
        const bytes = typeof content === 'string' ? Buffer.from(content) : content;
        if (bytes.length > MAX_TEXT_BYTES)
            throw new error/* ToolError */.v4(`${file} would be ${bytes.length} bytes, more than 1 MiB. Nothing was written.`);
        const target = was?.target ?? this.resolve(file);
        try {
            if (!was)
                await this.#makeFolder(target);
            await replaceFile(target, bytes, was);
        }
        catch (cause) {
            if (cause instanceof Changed)
                throw new error/* ToolError */.v4(`${file} ${cause.message}. Nothing was written: read it again.`, { cause });
            throw explained(cause, `Cannot write ${file}: nothing was changed`);
        }
    }
    /** Refuses a new name that is forbidden or taken; answers with the real path it means. */
    async mayMove(from, to) {
        await this.mayChange(from);
        await this.mayChange(to);
        const [source, target] = [this.resolve(from), this.resolve(to)];
        const [was, there] = await Promise.all([source, target].map((each) => promises_.lstat((0,search_name/* toFile */.eZ)(each)).catch(() => undefined)));
        // On a file system that ignores case, another spelling of the name is the same file.
        const isRespelled = source !== target && source.toLowerCase() === target.toLowerCase();
        if (there && !(isRespelled && there.ino === was?.ino))
            throw new error/* ToolError */.v4(`MV: ${to} exists, and a move never replaces a file.`);
        return target;
    }
    /** Gives a file another name, in folders that are made. Answers with the new name. */
    async move(from, to) {
        try {
            const target = await this.mayMove(from, to);
            await this.#makeFolder(target);
            await promises_.rename((0,search_name/* toFile */.eZ)(this.resolve(from)), (0,search_name/* toFile */.eZ)(target));
            return this.name(target);
        }
        catch (cause) {
            throw explained(cause, `Cannot move ${from} to ${to}`);
        }
    }
    async remove(file) {
        await this.mayChange(file.name);
        await promises_.unlink((0,search_name/* toFile */.eZ)(file.target)).catch((cause) => {
            throw explained(cause, `Cannot remove ${file.name}`);
        });
    }
    /** The path as written, its folder resolved, its last name not: to see whether that is a symlink. */
    #written(file) {
        const written = external_node_path_.resolve(this.root, (0,paths/* expandHome */.kc)(file, this.#options.home));
        const folder = this.resolve(external_node_path_.dirname(written));
        return external_node_path_.join(folder, (0,paths/* realName */.KP)(folder, external_node_path_.basename(written)));
    }
    async #makeFolder(target) {
        await promises_.mkdir((0,search_name/* toFile */.eZ)(external_node_path_.dirname(target)), { recursive: true });
        if (this.resolve(target) !== target)
            throw new error/* ToolError */.v4(`${this.name(target)} leads elsewhere now. Nothing was written.`);
    }
}
function mustBeRegular(file, stat) {
    if (stat.isFile())
        return;
    if (stat.isDirectory())
        throw new error/* ToolError */.v4(`${file} is a folder. List it, or name a file in it.`);
    throw new error/* ToolError */.v4(`${file} is not a regular file (it is a pipe, socket or device).`);
}
/** Reads no more than the cap, whatever the size claims: /proc says 0, a log may grow. */
async function readBounded(file, target) {
    const flags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
    const handle = await promises_.open((0,search_name/* toFile */.eZ)(target), flags);
    try {
        const stat = await handle.stat();
        mustBeRegular(file, stat);
        const chunks = [];
        let total = 0;
        let cap = MAX_TEXT_BYTES;
        for (;;) {
            const chunk = Buffer.allocUnsafe(Math.max(65_536, Math.min(stat.size, cap) - total + 1));
            const { bytesRead } = await handle.read(chunk, 0, chunk.length, null);
            if (bytesRead === 0)
                break;
            chunks.push(chunk.subarray(0, bytesRead));
            total += bytesRead;
            if (chunks.length === 1 && (0,service_image/* imageMime */.U)(chunk))
                cap = service_image/* MAX_IMAGE_BYTES */.J;
            if (total > cap)
                throw tooLarge(file, Math.max(stat.size, total), cap);
        }
        return { bytes: chunks.length === 1 ? chunks[0] : Buffer.concat(chunks), stat };
    }
    finally {
        await handle.close();
    }
}
function tooLarge(file, size, cap) {
    const mib = (bytes) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MiB`;
    const hint = cap === MAX_TEXT_BYTES ? ' Search in it, or print a part of it with a shell command.' : '';
    return new error/* ToolError */.v4(`${file} has ${mib(size)}, more than the ${mib(cap)} that are read.${hint}`);
}
/** A file's bytes as text; binary and other encodings are refused by content, never by name. */
function asText(file, bytes) {
    const nul = bytes.indexOf(0);
    const utf16 = bytes.length >= 2 && ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2));
    if (utf16)
        throw new error/* ToolError */.v4(`${file} is UTF-16 text; only UTF-8 is read. Convert it with a shell command.`);
    if (nul >= 0)
        throw new error/* ToolError */.v4(`${file} is a binary file (NUL at byte ${nul}); only UTF-8 text is read.`);
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        throw new error/* ToolError */.v4(`${file} is not UTF-8 text; only UTF-8 is read.`);
    return (0,hashline_text/* decoded */.DH)(bytes);
}
const REASONS = {
    ENOENT: 'there is no such file',
    ENOTDIR: 'a part of the path is a file, not a folder',
    EEXIST: 'a part of the path is a file, not a folder',
    EISDIR: 'it is a folder',
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    ELOOP: 'it became a symlink',
    ENAMETOOLONG: 'the name is too long',
};
/** A system error in words; a ToolError stays what it is. */
function explained(cause, what) {
    const code = cause.code;
    if (cause instanceof error/* ToolError */.v4 || typeof code !== 'string')
        return cause;
    return new error/* ToolError */.v4(`${what}: ${REASONS[code] ?? code}.`, { cause });
}


/***/ }),

/***/ 58408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z2: () => (/* binding */ frontMatter),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   eZ: () => (/* binding */ namesOf)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

/** Longest front matter that is read, in characters. */
const MOST = 16_384;
/**
 * Splits a Markdown file at its front matter. Files written for other agents often hold lines that are no YAML
 * (`description: Use it when: ...`): those are read line by line as `key: text`. Never throws.
 */
function frontMatter(text) {
    const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const found = /^---[ \t]*\n([\s\S]*?)\n?^---[ \t]*(?:\n|$)/m.exec(plain);
    if (!found || found.index > 0 || (found[1] ?? '').length > MOST)
        return { head: {}, body: plain };
    return { head: headOf(found[1] ?? ''), body: plain.slice(found[0].length) };
}
function headOf(yaml) {
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(yaml, { schema: 'core', logLevel: 'silent', prettyErrors: false });
        const value = document.errors.length === 0 ? document.toJS({ maxAliasCount: 0 }) : undefined;
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
            return value;
    }
    catch {
        // An alias bomb, or a map that cannot be one: line by line, then.
    }
    const head = {};
    for (const line of yaml.split('\n')) {
        const [, key, value] = /^([A-Za-z][\w-]*):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
        if (key !== undefined && value !== undefined)
            head[key] = value.replace(/^(["'])(.*)\1$/, '$2');
    }
    return head;
}
/** A value of front matter as text; undefined for anything that is none. */
function textOf(value) {
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
/** A list, or a text of names between commas, with or without brackets; undefined when it is not there. */
function namesOf(value) {
    const parts = Array.isArray(value)
        ? value
        : textOf(value)
            ?.replace(/^\[(.*)\]$/s, '$1')
            .split(',');
    return parts?.flatMap((part) => textOf(part) ?? []);
}


/***/ }),

/***/ 25018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ tag),
/* harmony export */   c: () => (/* binding */ isSameText)
/* harmony export */ });
const PRIME1 = 0x9e3779b1;
const PRIME2 = 0x85ebca77;
const PRIME3 = 0xc2b2ae3d;
const PRIME4 = 0x27d4eb2f;
const PRIME5 = 0x165667b1;
const { imul } = Math;
const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];
const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
/**
 * Four upper-case hex digits that name a text: the low 16 bits of xxHash32 (seed 0) over its UTF-8 bytes without byte
 * order mark and without blanks (space, tab, CR) at the ends of lines. Line ends and trailing blanks do not change it.
 */
function tag(text) {
    return (xxHash32(normalised(text)) & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}
/** Whether two texts are one to the tag: equal but for the blanks at the ends of lines. No collision counts. */
function isSameText(a, b) {
    return a === b || normalised(a).equals(normalised(b));
}
/** In one pass over the bytes: a regular expression would be quadratic on long runs of blanks. What is given stays as it is. */
function normalised(text) {
    const whole = typeof text === 'string' ? Buffer.from(text) : text;
    const source = whole.subarray(0, BOM.length).equals(BOM) ? whole.subarray(BOM.length) : whole;
    let bytes = source;
    let [end, from] = [0, 0];
    for (let at = source.indexOf(LF); from < source.length; at = source.indexOf(LF, from)) {
        const to = at < 0 ? source.length : at;
        const kept = withoutBlanks(source, from, to);
        if (kept < to && bytes === source)
            bytes = Buffer.from(source);
        if (end !== from)
            source.copy(bytes, end, from, kept);
        end += kept - from;
        if (at >= 0) {
            if (bytes !== source)
                bytes[end] = LF;
            end++;
        }
        from = to + 1;
    }
    return bytes.subarray(0, end);
}
function withoutBlanks(bytes, from, to) {
    let last = to;
    while (last > from && (bytes[last - 1] === SPACE || bytes[last - 1] === TAB || bytes[last - 1] === CR))
        last--;
    return last;
}
function xxHash32(bytes) {
    const length = bytes.length;
    const words = new DataView(bytes.buffer, bytes.byteOffset, length);
    let at = 0;
    let hash = PRIME5;
    if (length >= 16) {
        let [a, b, c, d] = [(PRIME1 + PRIME2) | 0, PRIME2 | 0, 0, -PRIME1 | 0];
        for (; at <= length - 16; at += 16) {
            a = round(a, words.getInt32(at, true));
            b = round(b, words.getInt32(at + 4, true));
            c = round(c, words.getInt32(at + 8, true));
            d = round(d, words.getInt32(at + 12, true));
        }
        hash = rotate(a, 1) + rotate(b, 7) + rotate(c, 12) + rotate(d, 18);
    }
    hash = (hash + length) | 0;
    for (; at <= length - 4; at += 4)
        hash = imul(rotate((hash + imul(words.getInt32(at, true), PRIME3)) | 0, 17), PRIME4);
    for (; at < length; at++)
        hash = imul(rotate((hash + imul(bytes[at], PRIME5)) | 0, 11), PRIME1);
    hash = imul(hash ^ (hash >>> 15), PRIME2);
    hash = imul(hash ^ (hash >>> 13), PRIME3);
    return (hash ^ (hash >>> 16)) >>> 0;
}
function round(lane, input) {
    return imul(rotate((lane + imul(input, PRIME2)) | 0, 13), PRIME1);
}
function rotate(value, bits) {
    return (value << bits) | (value >>> (32 - bits));
}


/***/ }),

/***/ 63963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ decoded),
/* harmony export */   EY: () => (/* binding */ Text),
/* harmony export */   OM: () => (/* binding */ rangesText),
/* harmony export */   _f: () => (/* binding */ unite),
/* harmony export */   fY: () => (/* binding */ missingFrom),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   y$: () => (/* binding */ intersect)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

const BOM = '\uFEFF';
/** UTF-8 bytes as a string. Plain ASCII needs no decoding, which is most of what reading a large file costs. */
function decoded(bytes) {
    return bytes.toString((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) ? 'latin1' : 'utf8');
}
/** Characters that are turned into bytes at once. */
const CHUNK = 65_536;
/** Pieces as bytes, but for the last `cut` of them: a lone surrogate becomes what the file will say. */
function joined(pieces, cut) {
    const chunks = chunked(pieces);
    const size = chunks.reduce((sum, chunk) => sum + Buffer.byteLength(chunk), 0);
    const bytes = Buffer.allocUnsafe(size);
    let at = 0;
    for (const chunk of chunks)
        at += bytes.write(chunk, at);
    return bytes.subarray(0, size - cut);
}
/** Small pieces together, large ones as they are. */
function chunked(pieces) {
    const chunks = [''];
    for (const piece of pieces) {
        const last = chunks.length - 1;
        if (chunks[last].length + piece.length <= CHUNK)
            chunks[last] += piece;
        else
            chunks.push(piece);
    }
    return chunks;
}
/**
 * A file's text with its lines, without losing a byte. Lines end in LF or CR LF and are counted from 1; a lone CR is
 * content, a byte order mark belongs to no line. New lines get the first line end there is.
 */
class Text {
    text;
    count;
    /** The first line end is CR LF. */
    crlf;
    /** The last line has a line end; an empty text counts as ended. */
    final;
    /** Where each line starts, and where the last one stops. */
    #starts;
    constructor(text) {
        const first = text.startsWith(BOM) ? 1 : 0;
        let ends = 0;
        for (let at = text.indexOf('\n', first); at >= 0; at = text.indexOf('\n', at + 1))
            ends++;
        this.final = text.length === first || text.endsWith('\n');
        this.text = text;
        this.count = this.final ? ends : ends + 1;
        const starts = new Uint32Array(this.count + 1).fill(text.length);
        starts[0] = first;
        let line = 1;
        for (let at = text.indexOf('\n', first); at >= 0; at = text.indexOf('\n', at + 1))
            starts[line++] = at + 1;
        this.crlf = text.endsWith('\r\n', starts[1]);
        this.#starts = starts;
    }
    get bom() {
        return this.text.slice(0, this.#starts[0]);
    }
    /** A line without its line end. */
    line(number) {
        const line = this.raw(number, number);
        return line.endsWith('\n') ? line.slice(0, line.endsWith('\r\n') ? -2 : -1) : line;
    }
    /** Lines as they stand, line ends included. */
    raw(from, to) {
        return this.text.slice(this.#starts[from - 1], this.#starts[to]);
    }
    /** All lines without their line ends. */
    lines() {
        return Array.from({ length: this.count }, (_, index) => this.line(index + 1));
    }
}
/** Two lists of ranges as one; ranges that touch become one. */
function unite(some, more) {
    const all = [];
    for (const [from, to] of [...some, ...more].sort((a, b) => a[0] - b[0])) {
        const last = all.at(-1);
        if (last && from <= last[1] + 1)
            last[1] = Math.max(last[1], to);
        else if (from <= to)
            all.push([from, to]);
    }
    return all;
}
/** What two lists of ranges have in common. */
function intersect(some, more) {
    const common = [];
    let [a, b] = [0, 0];
    while (a < some.length && b < more.length) {
        const [from, to] = [Math.max(some[a][0], more[b][0]), Math.min(some[a][1], more[b][1])];
        if (from <= to)
            common.push([from, to]);
        if (some[a][1] < more[b][1])
            a++;
        else
            b++;
    }
    return common;
}
/** The parts of `from`..`to` that no range covers. */
function missingFrom(ranges, from, to) {
    const gaps = [];
    let next = from;
    for (const [start, end] of ranges) {
        if (end < next)
            continue;
        if (start > to)
            break;
        if (start > next)
            gaps.push([next, start - 1]);
        next = end + 1;
    }
    if (next <= to)
        gaps.push([next, to]);
    return gaps;
}
/** Ranges as people write them: `1-4, 7`. */
function rangesText(ranges) {
    return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}


/***/ }),

/***/ 76562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ MAX_IMAGE_BYTES),
/* harmony export */   U: () => (/* binding */ imageMime)
/* harmony export */ });
/** Largest image that is handed to a model. Source: seed B, `read`. */
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** The kind of image that the bytes are, whatever the file is called: PNG, JPEG, GIF or WebP. */
function imageMime(bytes) {
    const ascii = (from, to) => bytes.toString('latin1', from, to);
    if (ascii(0, 8) === '\x89PNG\r\n\x1a\n')
        return 'image/png';
    if (ascii(0, 3) === '\xff\xd8\xff')
        return 'image/jpeg';
    if (/^GIF8[79]a/.test(ascii(0, 6)))
        return 'image/gif';
    if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP')
        return 'image/webp';
    return undefined;
}


/***/ }),

/***/ 15380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ onPath),
/* harmony export */   k: () => (/* binding */ withoutWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81307);



/** The program a name stands for, as a shell would find it. */
function onPath(command, env) {
    const endings = process.platform === 'win32' ? ['', '.exe', '.cmd'] : [''];
    const folders = node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(command)
        ? ['']
        : (env.PATH ?? env.Path ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute);
    for (const folder of folders)
        for (const ending of endings) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, command + ending);
            try {
                node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
                if (node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file).isFile())
                    return file;
            }
            catch {
                // Not here: look in the next folder.
            }
        }
    return undefined;
}
/**
 * An environment whose PATH leaves out what the workspace brings along, for programs that Galley starts on its own: a
 * checkout must not decide which git that is. An empty PATH would mean the current folder; without one the system's is used.
 */
function withoutWorkspace(root, env) {
    const out = {};
    for (const [name, value] of Object.entries(env)) {
        const kept = /^path$/i.test(name) ? foldersOutside(root, value) : value;
        if (kept !== '' || kept === value)
            out[name] = kept;
    }
    return out;
}
/** Absolute folders that are there, and neither lie in the workspace nor lead into it. */
function foldersOutside(root, folders) {
    const roots = [node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(root), real(root) ?? root];
    const isIn = (folder) => roots.some((one) => (0,_contract_within_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .u)(one, folder) !== undefined);
    const isOutside = (folder) => {
        if (!node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(folder))
            return false;
        const target = real(folder);
        return target !== undefined && !isIn(folder) && !isIn(target);
    };
    return folders.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(isOutside).join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
}
function real(folder) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 32935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ whereabouts),
/* harmony export */   KP: () => (/* binding */ realName),
/* harmony export */   kc: () => (/* binding */ expandHome)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);
/* harmony import */ var _search_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62137);




/** Links followed before a chain is called a loop (Linux's own limit). */
const MAX_LINKS = 40;
/**
 * The absolute, real path that `name` leads to, seen from `root` (absolute and real): every symlink followed as the
 * kernel would, also a dangling one to where a write through it would land; what does not exist is kept as written. A name
 * that is not UTF-8 is found by what searches show for it, and comes back with its stray bytes (`toFile` opens it).
 * `~/` is `home` when that is given. A NUL, a loop or a folder that cannot be looked into is a ToolError.
 */
function whereabouts(root, name, home) {
    if (name.includes('\0'))
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4('The path contains a NUL character. Write the path without it.');
    const start = node_path__WEBPACK_IMPORTED_MODULE_1__.normalize(expandHome(name, home));
    // POSIX resolves ".." after the symlink before it; Windows resolves it in the text.
    let rest = process.platform === 'win32' ? pieces(start) : pieces(expandHome(name, home));
    let here = node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(start) ? node_path__WEBPACK_IMPORTED_MODULE_1__.parse(start).root : root;
    let links = 0;
    for (let piece = rest.shift(); piece !== undefined; piece = rest.shift()) {
        if (piece === '' || piece === '.')
            continue;
        if (piece === '..') {
            here = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(here);
            continue;
        }
        const next = node_path__WEBPACK_IMPORTED_MODULE_1__.join(here, realName(here, piece));
        const target = linkTarget(next, name);
        if (target === undefined) {
            here = next;
            continue;
        }
        if (++links > MAX_LINKS)
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${name} is a loop of symlinks: it leads nowhere.`);
        if (node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target))
            here = node_path__WEBPACK_IMPORTED_MODULE_1__.parse(target).root;
        rest = [...pieces(target), ...rest];
    }
    return process.platform === 'linux' ? here : trueCase(here);
}
/** `~` and `~/x` in the home folder, when one is known; any other path as it is. */
function expandHome(name, home) {
    if (home === undefined || (name !== '~' && !/^~[/\\]/.test(name)))
        return name;
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(home, name.slice(1));
}
function pieces(name) {
    const tail = node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(name) ? name.slice(node_path__WEBPACK_IMPORTED_MODULE_1__.parse(name).root.length) : name;
    return tail.split(process.platform === 'win32' ? /[\\/]/ : '/');
}
/** The name in `folder` that is meant by `name`: bytes that are not UTF-8 show as U+FFFD, which must mean one file. */
function realName(folder, name) {
    if (!name.includes('\ufffd'))
        return name;
    const alike = namesIn(folder).filter((each) => (0,_search_name_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(each) === name);
    if (alike.length > 1)
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${alike.length} files show as ${name}, for their names are not UTF-8. Rename them with a shell command first.`);
    return alike[0] ?? name;
}
function namesIn(folder) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync((0,_search_name_js__WEBPACK_IMPORTED_MODULE_3__/* .toFile */ .eZ)(folder), { encoding: 'buffer' }).map(_search_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameFromBytes */ .Dj);
    }
    catch {
        return [];
    }
}
function linkTarget(file, name) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync((0,_search_name_js__WEBPACK_IMPORTED_MODULE_3__/* .toFile */ .eZ)(file), { throwIfNoEntry: false })?.isSymbolicLink()
            ? (0,_search_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameFromBytes */ .Dj)(node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync((0,_search_name_js__WEBPACK_IMPORTED_MODULE_3__/* .toFile */ .eZ)(file), { encoding: 'buffer' }))
            : undefined;
    }
    catch (cause) {
        const { code } = cause;
        if (code === 'ENOTDIR')
            return undefined;
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`Cannot tell where ${name} leads: ${code}.`, { cause });
    }
}
/** File systems that ignore case: `.GIT` is `.git`, so the policy must see the name as it is on disk. */
function trueCase(file) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
    }
    catch {
        const parent = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file);
        return parent === file ? file : node_path__WEBPACK_IMPORTED_MODULE_1__.join(trueCase(parent), node_path__WEBPACK_IMPORTED_MODULE_1__.basename(file));
    }
}


/***/ }),

/***/ 62137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dj: () => (/* binding */ nameFromBytes),
/* harmony export */   Ep: () => (/* binding */ hasStray),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   eZ: () => (/* binding */ toFile),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/* harmony import */ var _contract_within_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81307);

/**
 * File names that are not UTF-8 travel as strings in which each stray byte is a lone surrogate (U+DC80 to U+DCFF), as
 * Python does: they stay distinct, sort, and turn back into the same bytes when the file is opened.
 */
function nameFromBytes(bytes) {
    const text = bytes.toString('utf8');
    if (!text.includes('\ufffd') || Buffer.from(text, 'utf8').equals(bytes))
        return text;
    let name = '';
    for (let at = 0; at < bytes.length;) {
        const size = sequenceLength(bytes, at);
        name += size > 0 ? bytes.toString('utf8', at, at + size) : String.fromCharCode(0xdc00 + bytes[at]);
        at += Math.max(size, 1);
    }
    return name;
}
/** Whether a name holds a stray byte. */
function hasStray(name) {
    return STRAY.test(name);
}
/** What the file system is asked for: the string itself, or its bytes where it holds stray ones. */
function toFile(path) {
    if (!hasStray(path))
        return path;
    const parts = path.split(/([\udc80-\udcff])(?<![\ud800-\udbff].)/);
    return Buffer.concat(parts.map((part) => part.length === 1 && STRAY.test(part)
        ? Buffer.of(part.charCodeAt(0) - 0xdc00)
        : Buffer.from(part, 'utf8')));
}
/** The path as people and models see it: stray bytes show as U+FFFD. */
function shown(path) {
    return path.replace(/(?<![\ud800-\udbff])[\udc80-\udcff]/g, '\ufffd');
}
/** The same folder, named from the working directory where it lies in it: the system finds such paths sooner. */
function nearest(folder) {
    return (0,_contract_within_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .u)('', folder) ?? folder;
}
const STRAY = /(?<![\ud800-\udbff])[\udc80-\udcff]/;
function sequenceLength(bytes, at) {
    const first = bytes[at];
    const size = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (size === 0 || at + size > bytes.length)
        return 0;
    return Buffer.from(bytes.toString('utf8', at, at + size), 'utf8').equals(bytes.subarray(at, at + size))
        ? size
        : 0;
}


/***/ })

};
