export const id = 7419;
export const ids = [7419];
export const modules = {

/***/ 42187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v9: () => (/* binding */ holds),
/* harmony export */   wX: () => (/* binding */ namesIn),
/* harmony export */   zB: () => (/* binding */ parseCondition)
/* harmony export */ });
const TOKEN = /\s*(?:(==|!=|\(|\))|'([^'\n]*)'|"([^"\n]*)"|(-?\d+(?:\.\d+)?)(?![\w.])|([A-Za-z_]\w*(?:\.\w+)*))\s*/y;
/** The condition that stands in `text`; a sentence when it cannot be read. */
function parseCondition(text) {
    const tokens = cut(text);
    if (typeof tokens === 'string')
        return tokens;
    const reader = { tokens, at: 0, depth: 0 };
    const condition = readOr(reader);
    if (typeof condition === 'string')
        return condition;
    const rest = tokens[reader.at];
    return rest === undefined ? condition : `"${rest.text}" is not expected here: ${HOW}`;
}
/** Every name a condition looks at. */
function namesIn(condition) {
    if (condition.kind === 'name')
        return [condition.name];
    if (condition.kind === 'not')
        return namesIn(condition.of);
    return 'left' in condition ? [...namesIn(condition.left), ...namesIn(condition.right)] : [];
}
/** Whether a condition holds. As in Jinja, nothing, false, 0, and an empty text, list or map do not. */
function holds(condition, look) {
    switch (condition.kind) {
        case 'and':
            return holds(condition.left, look) && holds(condition.right, look);
        case 'or':
            return holds(condition.left, look) || holds(condition.right, look);
        case 'not':
            return !holds(condition.of, look);
        case '==':
        case '!=':
            return same(condition, look) === (condition.kind === '==');
        default:
            return isSome(worth(condition, look));
    }
}
const HOW = 'write {% if name %}, {% if name == "text" %}, joined by and, or, not and brackets';
const MOST_DEEP = 50;
function cut(text) {
    const tokens = [];
    const token = new RegExp(TOKEN);
    while (token.lastIndex < text.length) {
        const from = token.lastIndex;
        const found = token.exec(text);
        if (!found)
            return `"${text.slice(from, from + 40).trim()}" is not understood: ${HOW}`;
        tokens.push(asToken(found));
    }
    return tokens;
}
function asToken([whole, sign, single, double, number, word]) {
    const text = (whole ?? '').trim();
    const literal = (value) => ({
        text,
        operand: { kind: 'literal', value },
    });
    if (sign !== undefined)
        return { text };
    if (number !== undefined)
        return literal(Number(number));
    if (word === undefined)
        return literal(single ?? double ?? '');
    if (/^(and|or|not)$/.test(word))
        return { text };
    if (/^(true|false)$/i.test(word))
        return literal(word.toLowerCase() === 'true');
    return { text, operand: { kind: 'name', name: word.split('.') } };
}
function readOr(reader) {
    return readJoined(reader, 'or', (inner) => readJoined(inner, 'and', readNot));
}
function readJoined(reader, kind, readPart) {
    let left = readPart(reader);
    while (typeof left !== 'string' && reader.tokens[reader.at]?.text === kind) {
        reader.at += 1;
        const right = readPart(reader);
        if (typeof right === 'string')
            return right;
        left = { kind, left, right };
    }
    return left;
}
function readNot(reader) {
    if (reader.tokens[reader.at]?.text !== 'not')
        return readCompared(reader);
    reader.at += 1;
    return deeper(reader, () => {
        const of = readNot(reader);
        return typeof of === 'string' ? of : { kind: 'not', of };
    });
}
function readCompared(reader) {
    const left = readOperand(reader);
    const sign = reader.tokens[reader.at]?.text;
    if (typeof left === 'string' || (sign !== '==' && sign !== '!='))
        return left;
    reader.at += 1;
    const right = readOperand(reader);
    return typeof right === 'string' ? right : { kind: sign, left, right };
}
function readOperand(reader) {
    const token = reader.tokens[reader.at];
    reader.at += 1;
    if (token?.operand)
        return token.operand;
    if (token?.text !== '(')
        return `${token ? `"${token.text}" stands where` : 'it ends where'} a name or a value is expected: ${HOW}`;
    return deeper(reader, () => {
        const inner = readOr(reader);
        if (typeof inner === 'string')
            return inner;
        if (reader.tokens[reader.at]?.text !== ')')
            return `a ) is missing: ${HOW}`;
        reader.at += 1;
        return inner;
    });
}
function deeper(reader, read) {
    if (reader.depth >= MOST_DEEP)
        return `brackets and "not" more than ${MOST_DEEP} deep are not read`;
    reader.depth += 1;
    const found = read();
    reader.depth -= 1;
    return found;
}
function worth(condition, look) {
    if (condition.kind === 'name')
        return look(condition.name);
    return condition.kind === 'literal' ? condition.value : holds(condition, look);
}
/** A value equals what is written like it: parameters may be typed, and a recipe written for Goose knows only texts. */
function same({ left, right }, look) {
    const [one, other] = [worth(left, look), worth(right, look)];
    const plain = (value) => typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
    return plain(one) === plain(other);
}
function isSome(value) {
    if (typeof value !== 'object' || value === null)
        return Boolean(value);
    return Object.keys(value).length > 0;
}


/***/ }),

/***/ 77419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ nameOf),
  C: () => (/* binding */ parseRecipe)
});

// EXTERNAL MODULE: ./lib/contract/recipe.js
var recipe = __webpack_require__(61282);
// EXTERNAL MODULE: ./lib/recipe/suggest.js
var suggest = __webpack_require__(87476);
;// CONCATENATED MODULE: ./lib/recipe/goose.js

/** Whether a value is a recipe in Goose's format: it has a key that only Goose's recipes have. */
function isGoose(value) {
    if (!isMap(value))
        return false;
    const inner = isMap(value.recipe) ? value.recipe : value;
    if (inner !== value)
        return true;
    const { settings, retry, parameters, sub_recipes } = inner;
    return (['extensions', 'activities', 'author'].some((key) => key in inner) ||
        (isMap(settings) && ['goose_provider', 'goose_model', 'max_turns'].some((key) => key in settings)) ||
        (isMap(retry) && 'max_retries' in retry) ||
        maps(parameters).some(([each]) => each.requirement === 'user_prompt') ||
        maps(sub_recipes).some(([each]) => 'sequential_when_repeated' in each));
}
/**
 * Puts the sheet of a Goose recipe into Galley's shape; every part keeps its line and column. What a headless run cannot
 * honour is a problem that says what to write instead. Goose's recipes carry no permissions: they run in mode `edits`,
 * and commands need an allow rule of the config's.
 */
function fromGoose(sheet) {
    const whole = sheet.value;
    const root = isMap(whole.recipe) ? ['recipe'] : [];
    const { activities: _buttons, author: _author, extensions, settings, ...rest } = (root.length > 0 ? whole.recipe : whole);
    const recipe = { ...rest, mode: 'edits' };
    sheet.follow([], root);
    if (extensions !== undefined)
        recipe.tools = tools(sheet, extensions, [...root, 'extensions']);
    sheet.follow(['tools'], [...root, 'extensions']);
    if (isMap(settings))
        placeSettings(sheet, recipe, settings, [...root, 'settings']);
    if (Array.isArray(rest.parameters))
        recipe.parameters = rest.parameters.map(parameter);
    if (isMap(rest.retry))
        recipe.retry = retry(sheet, rest.retry, [...root, 'retry']);
    if (Array.isArray(rest.sub_recipes))
        recipe.sub_recipes = rest.sub_recipes.map(subRecipe);
    sheet.value = recipe;
}
const KNOWN_SETTINGS = ['goose_provider', 'goose_model', 'temperature', 'max_turns'];
function placeSettings(sheet, recipe, settings, at) {
    const { goose_provider: provider, goose_model: model, temperature, max_turns: turns } = settings;
    for (const key of Object.keys(settings)) {
        if (KNOWN_SETTINGS.includes(key))
            continue;
        sheet.problem(sheet.spotOf([...at, key]).key, `settings.${key} is not known.${(0,suggest/* didYouMean */.a)(key, KNOWN_SETTINGS)}`);
    }
    if (typeof provider === 'string' && typeof model === 'string')
        recipe.model = `${provider}/${model}`;
    else if (model !== undefined || provider !== undefined)
        sheet.problem(sheet.spotOf(at).key, 'settings: goose_provider and goose_model make a model only together: write both, or neither and use --model');
    if (temperature !== undefined)
        recipe.settings = { temperature };
    if (turns !== undefined)
        recipe.limits = { turns };
    sheet.follow(['model'], [...at, 'goose_model']);
    sheet.follow(['settings'], at);
    sheet.follow(['limits'], at);
    sheet.follow(['limits', 'turns'], [...at, 'max_turns']);
}
/** Goose's built-in and platform extensions, and the tools that do their work here. */
const EXTENSIONS = {
    developer: ['hashline', 'bash'],
    analyze: ['repo_map', 'ffgrep', 'fffind', 'read'],
    todo: ['todo'],
    memory: ['memory_save', 'memory_search', 'memory_forget'],
    skills: ['skill'],
    summon: ['agent_spawn', 'agent_wait', 'agent_send', 'agent_list'],
};
/** Tools of the developer extension by Goose's names, for `available_tools`. */
const TOOLS = {
    shell: ['bash'],
    text_editor: ['read', 'write', 'hash_edit'],
    read: ['read'],
    write: ['write'],
    edit: ['read', 'hash_edit'],
    tree: ['list_files', 'fffind'],
    analyze: ['repo_map'],
};
function tools(sheet, extensions, at) {
    const found = new Set();
    for (const [extension, index] of maps(extensions)) {
        const { type, name, available_tools: only } = extension;
        const spot = sheet.spotOf([...at, index]).start;
        const known = typeof name === 'string' && Object.hasOwn(EXTENSIONS, name) ? EXTENSIONS[name] : undefined;
        if ((type === 'builtin' || type === 'platform') && known) {
            for (const tool of Array.isArray(only) ? chosen(sheet, only, spot) : known)
                found.add(tool);
        }
        else if (type === 'stdio' || type === 'streamable_http' || type === 'sse') {
            sheet.problem(spot, `extension ${String(name)}: a recipe starts no MCP server here: write it into the config as mcp.${String(name)}, name its tools under tools, and take this entry out`);
        }
        else {
            sheet.problem(spot, `extension ${String(name)} of type ${String(type)} has no equal here: take it out. Known: ${Object.keys(EXTENSIONS).join(', ')}`);
        }
    }
    return [...found];
}
function chosen(sheet, names, spot) {
    return names.flatMap((name) => {
        const known = typeof name === 'string' && Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
        if (!known)
            sheet.problem(spot, `available_tools: ${String(name)} has no equal here: take it out. Known: ${Object.keys(TOOLS).join(', ')}`);
        return known ?? [];
    });
}
/** Nobody can be asked in a headless run, so a `user_prompt` must be given. */
function parameter(value) {
    return isMap(value) && value.requirement === 'user_prompt' ? { ...value, requirement: 'required' } : value;
}
function retry(sheet, value, at) {
    const { max_retries: max, checks, timeout_seconds: timeout, on_failure_timeout_seconds: last, ...rest } = value;
    if (last !== undefined && last !== 600)
        sheet.problem(sheet.spotOf([...at, 'on_failure_timeout_seconds']).start, 'retry.on_failure always has 600 seconds here: take on_failure_timeout_seconds out');
    const own = maps(checks).map(([check, index]) => {
        const { type, command, ...more } = check;
        if (type !== 'shell')
            sheet.problem(sheet.spotOf([...at, 'checks', index]).start, `a check of type ${String(type)} has no equal here: write type: shell`);
        return { ...more, shell: command, ...(timeout !== undefined && { timeout }) };
    });
    sheet.follow(['retry', 'max'], [...at, 'max_retries']);
    // Goose starts each attempt with an empty conversation.
    return { ...rest, max, checks: Array.isArray(checks) ? own : checks, conversation: 'fresh' };
}
function subRecipe(value) {
    if (!isMap(value))
        return value;
    const { sequential_when_repeated: sequential = false, name, ...rest } = value;
    const plain = typeof name === 'string' ? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') : name;
    return { ...rest, name: plain, parallel: typeof sequential === 'boolean' ? !sequential : sequential };
}
function maps(value) {
    if (!Array.isArray(value))
        return [];
    return value.map((each, index) => [isMap(each) ? each : {}, index]);
}
function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./lib/recipe/issues.js
var issues = __webpack_require__(76632);
// EXTERNAL MODULE: ./lib/recipe/params.js
var params = __webpack_require__(72962);
// EXTERNAL MODULE: ./lib/recipe/parts.js + 1 modules
var recipe_parts = __webpack_require__(73252);
// EXTERNAL MODULE: ./lib/recipe/template.js
var template = __webpack_require__(12066);
// EXTERNAL MODULE: ./lib/recipe/yaml.js + 2 modules
var yaml = __webpack_require__(14513);
;// CONCATENATED MODULE: ./lib/recipe/load.js







/**
 * A recipe from its text. Throws RunError 'recipe' with everything that is wrong in it (20 problems at most), each as
 * `path:line:column: what, and what to do`. A recipe written for Goose is read as goose.ts says. `path` is what people are shown; its last part without ending is the name.
 */
function parseRecipe(path, text) {
    const sheet = (0,yaml/* readYaml */.g)(path, text);
    if (isGoose(sheet.value))
        fromGoose(sheet);
    const written = (0,issues/* conform */.f)(recipe/* RecipeSchema */.Mh, sheet);
    checkTemplates(sheet);
    if (written)
        checkParameters(written.parameters, sheet);
    sheet.check();
    if (!written)
        throw new Error('a recipe that does not fit has at least one problem');
    return { ...written, name: nameOf(path), path, origins: origins(sheet) };
}
/** The recipe's name: its file's name without folder and ending. */
function nameOf(path) {
    return (path.split(/[\\/]/).at(-1) ?? '').replace(/(?<=.)\.(ya?ml|json)$/i, '');
}
const RESERVED = ['params', 'run', 'recipe', 'event', 'recipe_dir', '__proto__'];
function checkParameters(parameters, sheet) {
    const seen = new Set();
    for (const [index, parameter] of parameters.entries()) {
        const tell = (field, say) => sheet.problem(sheet.spot(['parameters', index, field]).start, `parameter "${parameter.key}": ${say}`);
        const { key, input_type, options } = parameter;
        if (seen.has(key))
            tell('key', 'is declared twice: keep one');
        if (RESERVED.includes(key))
            tell('key', `is a name of Galley's own: choose another (not ${RESERVED.slice(0, -1).join(', ')})`);
        seen.add(key);
        if (input_type === 'select' && !options?.length)
            tell('input_type', 'a select needs options: options: [one, two]');
        if (input_type !== 'select' && options)
            tell('options', 'only a select has options: make it input_type: select');
        if (parameter.default === undefined || parameter.default === null)
            continue;
        if (input_type === 'file') {
            tell('default', 'a file has no default, so that no recipe reads a file nobody named: take the default out');
            continue;
        }
        const say = (0,params/* bindDefault */.$)(parameter);
        if (say !== undefined)
            tell('default', say);
    }
}
function checkTemplates(sheet) {
    const keys = declared(sheet.value);
    const used = new Set();
    (0,template/* mapLeaves */.Lh)(sheet.value, [], (text, at) => {
        const how = (0,template/* treatment */.vs)(at);
        if (how === 'plain' || sheet.isHopeless || !/\{[{%]/.test(text))
            return text;
        const { parts, flaws } = (0,recipe_parts/* parseTemplate */.Q)(text);
        if (how === 'fixed') {
            const first = flaws[0] ?? parts.find((part) => typeof part !== 'string');
            if (first)
                sheet.problem(find(sheet, at, first.source), `${(0,issues/* dotted */.B)(at)} is fixed text: no {{ }} is filled in here`);
            return text;
        }
        for (const { source, say } of flaws.slice(0, 100))
            sheet.problem(find(sheet, at, source), `${source}: ${say}`);
        for (const { name, source } of (0,recipe_parts/* usesIn */.c)(parts)) {
            if (sheet.isHopeless)
                break;
            used.add((name[0] === 'params' ? name[1] : name[0]) ?? '');
            const say = (0,template/* unknownName */.U0)(name, keys);
            if (say !== undefined)
                sheet.problem(find(sheet, at, source), `${source}: ${say}`);
        }
        return text;
    });
    for (const [index, key] of keys.entries()) {
        if (used.has(key))
            continue;
        const offset = sheet.spot(['parameters', index, 'key']).start;
        sheet.problem(offset, `parameter "${key}" is used nowhere: write {{ params.${key} }} where it belongs, or take it out`);
    }
}
/** The keys of all parameters, read from a value that need not fit the schema. */
function declared(value) {
    const list = value?.parameters;
    if (!Array.isArray(list))
        return [];
    return list.map((each) => String(each?.key));
}
function find(sheet, at, source) {
    const { start, end } = sheet.spot(at);
    const index = sheet.text.indexOf(source, start);
    return index >= 0 && index < end ? index : start;
}
/** Where each permission rule stands, by its text: `path:line`. */
function origins(sheet) {
    const found = {};
    const permissions = sheet.value.permissions ?? {};
    for (const list of ['allow', 'deny']) {
        for (const [index, rule] of (permissions[list] ?? []).entries()) {
            const text = typeof rule === 'string' ? rule : rule.rule;
            const line = sheet.place(sheet.spot(['permissions', list, index]).start).replace(/:\d+$/, '');
            found[text] ??= line;
        }
    }
    return found;
}


/***/ }),

/***/ 72962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ bindDefault),
/* harmony export */   u: () => (/* binding */ bindParams)
/* harmony export */ });
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9396);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87476);


/**
 * The values of a recipe's parameters, typed: number, boolean, date and select texts are checked, array and object are
 * JSON, a file becomes its content. An empty text is no value; a parameter without value and default is null. Unknown, missing and ill-typed ones
 * are told together in one RunError 'recipe'.
 */
async function bindParams(recipe, given, { readFile }) {
    const problems = [];
    const keys = recipe.parameters.map(({ key }) => key);
    for (const name of Object.keys(given)) {
        if (!keys.includes(name))
            problems.push(unknown(name, keys));
    }
    const bound = {};
    for (const parameter of recipe.parameters) {
        try {
            bound[parameter.key] = await bindOne(parameter, given, readFile);
        }
        catch (cause) {
            if (!(cause instanceof Unfit))
                throw cause;
            problems.push(`parameter "${parameter.key}" ${cause.message}${about(parameter)}`);
        }
    }
    if (problems.length > 0)
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('recipe', problems.map((problem) => `${recipe.path}: ${problem}`).join('\n'));
    return bound;
}
/** What is wrong with a parameter's default; undefined when it fits its type. */
function bindDefault(parameter) {
    try {
        fromDefault(parameter);
        return undefined;
    }
    catch (cause) {
        if (!(cause instanceof Unfit))
            throw cause;
        return `the default ${cause.message}`;
    }
}
class Unfit extends Error {
}
function unknown(name, keys) {
    const hint = (0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(name, keys) || (keys.length > 0 ? ` It has ${keys.join(', ')}.` : ' It has no parameters.');
    return `the recipe has no parameter "${name}".${hint}`;
}
function about({ description }) {
    return description === '' ? '' : ` (${description})`;
}
async function bindOne(parameter, given, readFile) {
    const text = Object.hasOwn(given, parameter.key) ? given[parameter.key] : undefined;
    // Empty is the same as not given: a workflow_dispatch form sends an empty text for every field nobody filled in.
    if (text === undefined || text === '') {
        if (parameter.default !== undefined && parameter.default !== null)
            return fromDefault(parameter);
        if (parameter.requirement === 'required')
            throw new Unfit(`is required: give it with --param ${parameter.key}=…`);
        return null;
    }
    if (parameter.input_type !== 'file')
        return fromText(parameter, text);
    try {
        return await readFile(text);
    }
    catch (cause) {
        throw new Unfit(`names a file that cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
}
function fromDefault(parameter) {
    const { default: value, input_type } = parameter;
    if (typeof value === 'string')
        return fromText(parameter, value);
    if (input_type === 'array' && Array.isArray(value))
        return value;
    if (input_type === 'object' && isMap(value))
        return value;
    if (typeof value === 'object')
        throw new Unfit(`must be ${TYPE[input_type]}`);
    return fromText(parameter, String(value));
}
function fromText({ input_type, options }, text) {
    const unfit = new Unfit(`must be ${TYPE[input_type]}, not ${JSON.stringify(text.slice(0, 80))}`);
    switch (input_type) {
        case 'number': {
            const number = Number(text);
            if (!/^[-+]?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(text) || !Number.isFinite(number))
                throw unfit;
            return number;
        }
        case 'boolean':
            if (text !== 'true' && text !== 'false')
                throw unfit;
            return text === 'true';
        case 'date':
            if (!isDate(text))
                throw unfit;
            return text;
        case 'select': {
            const known = (options ?? []).map(String);
            if (known.includes(text))
                return options?.[known.indexOf(text)];
            throw new Unfit(`must be one of ${known.join(', ')}, not ${JSON.stringify(text.slice(0, 80))}.${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(text, known)}`);
        }
        case 'array':
        case 'object': {
            const value = json(text);
            if (input_type === 'array' ? !Array.isArray(value) : !isMap(value))
                throw unfit;
            return value;
        }
        default:
            return text;
    }
}
const TYPE = {
    string: 'text',
    number: 'a number such as 3 or 0.5',
    boolean: 'true or false',
    date: 'a date such as 2026-01-31 or 2026-01-31T09:00:00Z',
    file: 'the path of a file',
    select: 'one of the options',
    array: 'a JSON list such as ["a","b"]',
    object: 'a JSON object such as {"a":1}',
};
function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isDate(text) {
    const found = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[-+]\d{2}:\d{2})?)?$/.exec(text);
    if (!found || Number.isNaN(Date.parse(text)))
        return false;
    const day = new Date(`${found[1]}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(found[1] ?? '-'); // refuses 30 February
}
function json(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 73252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ parseTemplate),
  c: () => (/* binding */ usesIn)
});

// EXTERNAL MODULE: ./lib/recipe/condition.js
var condition = __webpack_require__(42187);
;// CONCATENATED MODULE: ./lib/recipe/placeholder.js
const HEAD = /^\s*(?:([A-Za-z_]\w*(?:\.\w+)*)|'([^']*)'|"([^"]*)")\s*/;
const FILTER = /^\|\s*([a-z_]+)\s*(?:\(\s*([^()]*?)\s*\))?\s*/;
/** What to say with a flaw of a placeholder. */
const LITERAL = `to write it as it is: {{ '{{' }}`;
/** What stands between `{{` and `}}`; a sentence when it cannot be read. */
function parsePlaceholder(inside, source, index) {
    const head = HEAD.exec(inside);
    if (!head)
        return `a name or a quoted text is expected between {{ and }}; ${LITERAL}`;
    const filters = [];
    let rest = inside.slice(head[0].length);
    while (rest !== '') {
        const found = FILTER.exec(rest);
        if (!found)
            return `"${clipped(rest)}" is not understood: write {{ name }} or {{ name | filter }}; ${LITERAL}`;
        const filter = parseFilter(found[1] ?? '', found[2]);
        if (typeof filter === 'string')
            return filter;
        filters.push(filter);
        rest = rest.slice(found[0].length);
    }
    const literal = head[2] ?? head[3];
    return {
        index,
        source,
        name: head[1]?.split('.') ?? [],
        filters,
        ...(literal !== undefined && { literal }),
    };
}
function parseFilter(name, argument) {
    if (name === 'json' && !argument)
        return { name };
    if (name === 'indent') {
        return /^\d{1,2}$/.test(argument ?? '')
            ? { name, by: Number(argument) }
            : 'indent needs a number: indent(4)';
    }
    if (name === 'default') {
        const quoted = /^(?:'([^']*)'|"([^"]*)")$/.exec(argument ?? '');
        if (quoted)
            return { name, value: quoted[1] ?? quoted[2] ?? '' };
        if (/^-?\d+(\.\d+)?$/.test(argument ?? ''))
            return { name, value: Number(argument) };
        if (argument === 'true' || argument === 'false')
            return { name, value: argument === 'true' };
        return 'default needs a quoted text, a number, true or false: default("none")';
    }
    return `there is no filter "${name}": use json, indent(n) or default("text")`;
}
/** The first line, short enough for a message. */
function clipped(text) {
    const line = text.split('\n', 1)[0] ?? '';
    return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

;// CONCATENATED MODULE: ./lib/recipe/parts.js


/** Takes a text apart. Never throws; what cannot be read is a flaw. */
function parseTemplate(text) {
    const reader = { text, parts: [], open: [], flaws: [], trims: false };
    let at = 0;
    for (let open = next(text, 0); open >= 0; open = next(text, at)) {
        addText(reader, text.slice(at, open));
        at = text[open + 1] === '%' ? readStatement(reader, open) : readPlaceholder(reader, open);
    }
    addText(reader, text.slice(at));
    for (const { index, source } of reader.open)
        reader.flaws.push({ index, source, say: 'its {% endif %} is missing' });
    return { parts: reader.parts, flaws: reader.flaws };
}
/** Every name that a text looks at, with the source to show where. */
function usesIn(parts) {
    return parts.flatMap((part) => {
        if (typeof part === 'string')
            return [];
        if (!('branches' in part))
            return part.literal === undefined ? [part] : [];
        return part.branches.flatMap(({ test, source, parts: inner }) => [
            ...(test ? (0,condition/* namesIn */.wX)(test).map((name) => ({ name, source })) : []),
            ...usesIn(inner),
        ]);
    });
}
const INSIDE = /^(?:'[^'\n]*'|"[^"\n]*"|[^'"}\n]+|\}(?!\}))*/;
const STATEMENT = /^\{%((?:'[^'\n]*'|"[^"\n]*"|[^'"%\n]|%(?!\}))*)%\}/;
const WORD = /^(-?)\s*(\w+)(.*)$/s;
const LONGEST = 500;
const MOST_DEEP = 50;
const UNCLOSED = `the closing }} is missing; ${LITERAL}`;
const UNKNOWN = `only if, elif, else and endif are known here; to write it as it is: {{ '{%' }}`;
function next(text, from) {
    const open = /\{[{%]/g; // one pass: two indexOf calls would look through the whole rest each time
    open.lastIndex = from;
    return open.exec(text)?.index ?? -1;
}
/** Where what is being read goes. */
function here({ open, parts }) {
    return open.at(-1)?.branches.at(-1)?.parts ?? parts;
}
function addText(reader, text) {
    here(reader).push(reader.trims ? text.trimStart() : text);
    reader.trims = false;
}
function readPlaceholder(reader, open) {
    const { text, flaws } = reader;
    const inside = INSIDE.exec(text.slice(open + 2, open + 2 + LONGEST))?.[0] ?? '';
    const source = text.slice(open, open + inside.length + 4);
    const read = source.endsWith('}}') ? parsePlaceholder(inside, source, open) : UNCLOSED;
    if (typeof read === 'string')
        flaws.push({ index: open, source: clipped(source), say: read });
    else
        here(reader).push(read);
    return read === UNCLOSED ? open + 2 : open + source.length;
}
function readStatement(reader, index) {
    const [source, inside = ''] = STATEMENT.exec(reader.text.slice(index, index + LONGEST)) ?? [];
    const [, before, word = '', rest = ''] = WORD.exec(inside) ?? [];
    if (source === undefined || word === '') {
        reader.flaws.push({ index, source: '{%', say: UNKNOWN });
        return index + 2;
    }
    const trims = rest.endsWith('-');
    if (before)
        trimLast(here(reader));
    const say = follow(reader, { index, source, word, rest: (trims ? rest.slice(0, -1) : rest).trim() });
    if (say !== undefined)
        reader.flaws.push({ index, source: clipped(source), say });
    reader.trims = trims;
    return index + source.length;
}
function trimLast(parts) {
    const last = parts.at(-1);
    if (typeof last === 'string')
        parts[parts.length - 1] = last.trimEnd();
}
/** Takes a statement into account; says what is wrong with it. */
function follow(reader, statement) {
    const { word, rest, index, source } = statement;
    const { open } = reader;
    if (!['if', 'elif', 'else', 'endif'].includes(word))
        return UNKNOWN;
    if (word === 'if') {
        if (open.length >= MOST_DEEP)
            return `more than ${MOST_DEEP} inside one another are not read`;
        const opened = { index, source, branches: [] };
        here(reader).push(opened);
        open.push(opened);
        return addBranch(opened, statement);
    }
    const choice = open.at(-1);
    if (!choice)
        return `there is no {% if … %} before it`;
    if (word !== 'elif' && rest !== '')
        return `nothing is expected after ${word}`;
    if (word !== 'endif')
        return addBranch(choice, statement);
    open.pop();
    return undefined;
}
function addBranch({ branches }, { word, rest, source }) {
    if (branches.at(-1)?.isLast)
        return `stands after the {% else %}, which is the last one`;
    const isLast = word === 'else';
    const test = isLast ? undefined : (0,condition/* parseCondition */.zB)(rest);
    branches.push({ source, isLast, parts: [], ...(typeof test === 'object' && { test }) });
    return typeof test === 'string' ? test : undefined;
}


/***/ }),

/***/ 12066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   Lh: () => (/* binding */ mapLeaves),
/* harmony export */   U0: () => (/* binding */ unknownName),
/* harmony export */   vs: () => (/* binding */ treatment)
/* harmony export */ });
/* unused harmony export EVENT_FACTS */
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9396);
/* harmony import */ var _condition_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42187);
/* harmony import */ var _issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76632);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73252);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87476);





/** Facts of an event that nobody can write sentences into. */
const EVENT_FACTS = [
    'name',
    'action',
    'number',
    'sha',
    'base_sha',
    'head_sha',
    'base_ref',
    'ref',
    'default_branch',
    'repository',
];
const FILLED = new Set(['title', 'instructions', 'prompt', 'outputs', 'retry', 'sub_recipes']);
const AS_IT_IS = new Set(['description', 'parameters', 'response', 'ttsr']);
/** How a field treats placeholders: filled, kept as plain text, or refused because it must say what it says. */
function treatment(at) {
    if (at[0] === 'sub_recipes' && at[2] !== 'values')
        return at[2] === 'description' ? 'plain' : 'fixed';
    if (FILLED.has(String(at[0])))
        return 'filled';
    return AS_IT_IS.has(String(at[0])) ? 'plain' : 'fixed';
}
/** The recipe with every placeholder of its filled fields replaced; a value can add text to a field, never a key. */
function fill(recipe, scope) {
    return mapLeaves(recipe, [], (text, at) => treatment(at) === 'filled' ? fillText(text, { recipe, scope, at }) : text);
}
/** Every string of `value`, replaced by what `change` makes of it; lists and maps keep their shape. */
function mapLeaves(value, at, change) {
    if (typeof value === 'string')
        return change(value, at);
    if (Array.isArray(value))
        return value.map((item, index) => mapLeaves(item, [...at, index], change));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapLeaves(inner, [...at, key], change)]));
}
function fillText(text, place) {
    if (!text.includes('{{') && !text.includes('{%'))
        return text;
    const { parts, flaws } = (0,_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTemplate */ .Q)(text);
    if (flaws[0])
        throw wrong(place, flaws[0].source, flaws[0].say);
    return fillParts(parts, place);
}
function fillParts(parts, place) {
    return parts
        .map((part) => {
        if (typeof part === 'string')
            return part;
        return 'branches' in part ? fillParts(chosen(part, place), place) : fillOne(part, place);
    })
        .join('');
}
/** The parts of the branch that holds. A fact that this event does not have holds nothing. */
function chosen({ branches }, place) {
    for (const { test, source, parts } of branches) {
        for (const name of test ? (0,_condition_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(test) : [])
            checkName(name, source, place);
        if (!test || (0,_condition_js__WEBPACK_IMPORTED_MODULE_3__/* .holds */ .v9)(test, (name) => look(name, place)))
            return parts;
    }
    return [];
}
function checkName(name, source, place) {
    const say = unknownName(name, place.recipe.parameters.map(({ key }) => key));
    if (say !== undefined)
        throw wrong(place, source, say);
}
function fillOne(part, place) {
    let value = part.literal;
    if (part.literal === undefined) {
        checkName(part.name, part.source, place);
        value = look(part.name, place);
    }
    for (const filter of part.filters)
        value = pass(value, filter);
    if (value === undefined && part.name[0] === 'event')
        throw wrong(place, part.source, `this event has none: add | default("…"), or answer only events that have it`);
    if (value === undefined && part.name.length > 1 && !(part.name[0] === 'params' && part.name.length === 2))
        throw wrong(place, part.source, 'the value has no such part: check its keys, or add | default("…")');
    const text = written(value);
    if (isShell(place.at) && !isOwnWords(part, place.recipe) && !/^(?!-)[\w@%+=:,./-]*$/.test(text))
        throw wrong(place, part.source, `a value that enters a shell command may hold only letters, digits and _ @ % + = : , . / - and may not start with -, but it is ${JSON.stringify(text.slice(0, 60))}`);
    return text;
}
/** A literal, or an option of a select: text that stands in the recipe itself. */
function isOwnWords({ literal, name }, { parameters }) {
    const key = name[0] === 'params' ? name[1] : name[0];
    return literal !== undefined || parameters.some((each) => each.key === key && each.input_type === 'select');
}
function isShell(at) {
    return at[0] === 'retry';
}
function look(name, { recipe, scope }) {
    const roots = {
        params: scope.params,
        run: { attempt: 1, ...scope.run },
        recipe: { name: recipe.name, title: recipe.title },
        [RECIPE_DIR]: /^(.*)[\\/]/s.exec(recipe.path)?.[1] ?? '.',
        event: scope.event ?? {},
    };
    const path = Object.hasOwn(roots, name[0] ?? '') ? name : ['params', ...name];
    return path.reduce((inner, key) => typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? inner[key]
        : undefined, roots);
}
function pass(value, filter) {
    switch (filter.name) {
        case 'json':
            return JSON.stringify(value ?? null);
        case 'indent':
            return written(value).replaceAll('\n', `\n${' '.repeat(filter.by)}`);
        case 'default':
            return value === undefined || value === null || value === '' ? filter.value : value;
    }
}
function written(value) {
    if (value === undefined || value === null)
        return '';
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
const PARTS = {
    run: ['id', 'attempt'],
    recipe: ['name', 'title'],
    event: EVENT_FACTS,
};
/** The folder of the recipe, by the name that recipes written for Goose have for it. */
const RECIPE_DIR = 'recipe_dir';
const TEXT_OF_EVENTS = /^(github|pull|pull_request|issue|comment|review|inputs|commit|sender)$/;
/** Why a placeholder's name means nothing here, with the nearest name that does; undefined when it is known. */
function unknownName(name, params) {
    const [root = '', second] = name;
    if (root === 'params') {
        if (second === undefined)
            return 'say which parameter: {{ params.name }}';
        return params.includes(second) ? undefined : undeclared(second, params);
    }
    const parts = Object.hasOwn(PARTS, root) ? PARTS[root] : undefined;
    if (parts) {
        if (second !== undefined && name.length === 2 && parts.includes(second))
            return undefined;
        if (root === 'event' && second !== undefined)
            return eventText(name.join('.'), parts);
        return `${root} has ${parts.map((part) => `${root}.${part}`).join(', ')}.${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(second ?? '', parts)}`;
    }
    if (params.includes(root) || name.join('.') === RECIPE_DIR)
        return undefined;
    if (TEXT_OF_EVENTS.test(root))
        return eventText(name.join('.'), EVENT_FACTS);
    return undeclared(root, [...params, ...Object.keys(PARTS)]);
}
function undeclared(name, known) {
    return `no parameter "${name}" is declared: add it to parameters, or mend the name.${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(name, known)}`;
}
function eventText(name, facts) {
    return `${name} is not filled in: titles, bodies, comments and names of an event are untrusted text, and the model gets them as delimited data after the prompt. Known facts: ${facts.map((fact) => `event.${fact}`).join(', ')}.${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(name, facts)}`;
}
function wrong({ recipe, at }, source, say) {
    return new _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('recipe', `${recipe.path}: ${(0,_issues_js__WEBPACK_IMPORTED_MODULE_1__/* .dotted */ .B)(at)}: ${source}: ${say}`);
}


/***/ })

};
