export const id = 7295;
export const ids = [7295,7250];
export const modules = {

/***/ 37626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ reminderText),
/* harmony export */   s: () => (/* binding */ Conversation)
/* harmony export */ });
/* harmony import */ var _shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1908);

/**
 * The conversation as the model should see it, folded from transcript lines one at a time. What a reminder cut off is in
 * the record and not here; after a compaction the lines before it leave, or their results are shown short. Runner text
 * always follows all results of a turn.
 */
class Conversation {
    messages = [];
    /** The line that each message begins with. */
    seqs = [];
    /** What the last answer cost, while nothing before it was changed since: the server's own count of the conversation. */
    measured;
    #lines = [];
    /** What stands in place of the lines that left. */
    #opening;
    /** Calls of the last answer that have no result yet, in order. */
    #open = new Map();
    /** Runner text that came while results were still owed. */
    #held = [];
    /** Results of lines before this one are shown short. */
    #shortBefore = 0;
    add(line) {
        if (line.type === 'compact')
            this.#compact(line);
        else if (isTold(line)) {
            this.#lines.push(line);
            this.#fold(line);
        }
    }
    /** Calls that were asked for and never answered (a run that was killed). */
    get open() {
        return [...this.#open.values()];
    }
    #fold(line) {
        switch (line.type) {
            case 'user':
                for (const block of line.blocks)
                    this.#say(block, line.seq);
                break;
            case 'assistant':
                this.messages.push({ role: 'assistant', blocks: line.blocks });
                this.seqs.push(line.seq);
                this.measured = line.usage;
                for (const block of line.blocks)
                    if (block.type === 'call')
                        this.#open.set(block.id, block);
                break;
            case 'result':
                this.#answer(line);
                break;
            case 'ttsr_injection':
                this.#say({ type: 'text', text: reminderText(line.rules, line.reminder) }, line.seq);
                break;
        }
    }
    #answer(line) {
        if (!this.#open.delete(line.id))
            return;
        const block = { type: 'result', id: line.id, ok: line.ok, text: line.shown ?? line.text };
        if (line.images)
            block.images = line.images;
        this.#push(line.seq < this.#shortBefore ? (0,_shorten_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .v)(block, line.spill) : block, line.seq);
        if (this.#open.size > 0)
            return;
        for (const { block: held, seq } of this.#held.splice(0))
            this.#push(held, seq);
    }
    #say(block, seq) {
        if (this.#open.size > 0)
            this.#held.push({ block, seq });
        else
            this.#push(block, seq);
    }
    /** Vendors want strict alternation, so neighbouring user blocks share one message. */
    #push(block, seq) {
        const last = this.messages.at(-1);
        if (last?.role === 'user')
            last.blocks.push(block);
        else {
            this.messages.push({ role: 'user', blocks: [block] });
            this.seqs.push(seq);
        }
    }
    /** Folded anew from the lines that stay: a compaction is the one moment at which what was sent before may change. */
    #compact(line) {
        if (line.how === 'results')
            this.#shortBefore = Math.max(this.#shortBefore, line.before);
        else {
            this.#opening = { text: line.summary, seq: line.seq };
            this.#lines = this.#lines.filter(({ seq }) => seq >= line.before);
        }
        const kept = this.#lines;
        this.messages = [];
        this.seqs = [];
        this.#lines = [];
        this.#open.clear();
        this.#held = [];
        if (this.#opening)
            this.#push({ type: 'text', text: this.#opening.text }, this.#opening.seq);
        for (const each of kept)
            this.add(each);
        this.measured = undefined;
    }
}
/** What of the record the model is told; the other lines are for people. */
function isTold(line) {
    return ['user', 'assistant', 'result', 'ttsr_injection'].includes(line.type);
}
/** Runner text the model can tell from tool output: tool output that imitates the tag is neutralised before it is stored. */
function reminderText(rules, say) {
    return `<runner-reminder rules="${rules.join(', ')}">\n${say}\n</runner-reminder>`;
}


/***/ }),

/***/ 1908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ shortened)
/* harmony export */ });
/** What an old tool answer keeps of itself, in characters. */
const KEPT = 300;
/** Shorter ones stay as they are: a note would not be shorter. */
const SHORT_ENOUGH = 600;
/** An old tool answer as it is shown once room is needed: how it began, and how to see it whole again. */
function shortened(result, spill) {
    const { images, ...rest } = result;
    const pictures = images ? `[${images.length} images of this old answer left out]` : '';
    if (result.text.length <= SHORT_ENOUGH)
        return images ? { ...rest, text: [result.text, pictures].filter(Boolean).join('\n') } : result;
    const head = [...result.text.slice(0, KEPT)].slice(0, -1).join('');
    const where = spill === undefined ? 'call the tool again if you need it' : `the whole is in ${spill}`;
    const note = `[${result.text.length - head.length} characters of this old answer left out; ${where}]`;
    return { ...rest, text: [head, note, pictures].filter(Boolean).join('\n') };
}


/***/ }),

/***/ 91039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   ju: () => (/* binding */ Transcript),
/* harmony export */   yp: () => (/* binding */ sealValues)
/* harmony export */ });
/* harmony import */ var _contract_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4894);
/* harmony import */ var _contract_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41153);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37626);



/**
 * Append-only record of a run. The conversation is computed from it, so the two cannot disagree. Subagents write into the
 * same file through `child`: one count of lines, and what they use counts for the agent that started them as well.
 */
class Transcript {
    #options;
    #conversation = new _conversation_js__WEBPACK_IMPORTED_MODULE_1__/* .Conversation */ .s();
    #parent;
    #lines;
    #turns = 0;
    #spent = _contract_message_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y;
    constructor(options, earlier = [], parent) {
        this.#options = options;
        this.#parent = parent;
        this.#lines = parent ? parent.#lines : { seq: (earlier.at(-1)?.seq ?? -1) + 1 };
        for (const line of earlier) {
            if (line.agent === options.agent)
                this.#conversation.add(line);
            if (this.#covers(line))
                this.#tally(line);
        }
    }
    /** A subagent's transcript: its own conversation, taken up where `earlier` (lines of this file) left it. */
    child(agent, earlier = []) {
        return new Transcript({ ...this.#options, agent, parent: this.#options.agent }, earlier, this);
    }
    /** The one way in: sealed first, then written, then told to the reporters. Answers with the sealed event. */
    add(raw) {
        const event = sealValues(raw, this.#options.seal);
        const { agent, parent, tell, write, now = () => new Date() } = this.#options;
        if (isPassing(event)) {
            tell({ ...event, agent });
            return event;
        }
        const line = {
            v: _contract_event_js__WEBPACK_IMPORTED_MODULE_2__/* .LINE_VERSION */ .s,
            seq: this.#lines.seq++,
            at: now().toISOString(),
            agent,
            ...(parent !== undefined && { parent }),
            ...event,
        };
        write(toJson(line));
        this.#conversation.add(line);
        for (let each = this; each; each = each.#parent)
            each.#tally(line);
        tell(line);
        return event;
    }
    /** Subagents' ids begin with their parent's: `a1.2` was started by `a1`, and `a1` by `main`. */
    #covers({ agent }) {
        const own = this.#options.agent;
        return agent === own || this.#parent === undefined || agent.startsWith(`${own}.`);
    }
    #tally(line) {
        if (line.type === 'assistant' || line.type === 'ttsr_injection')
            this.#turns += 1;
        if (line.type === 'assistant' || line.type === 'compact')
            this.#spent = (0,_contract_message_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .v)(this.#spent, line.usage);
    }
    get agent() {
        return this.#options.agent;
    }
    /** Answers of the model so far, to this agent and the subagents it started; a cut answer counts. */
    get turns() {
        return this.#turns;
    }
    /** What this agent and the subagents it started have used. */
    get spent() {
        return this.#spent;
    }
    get seq() {
        return this.#lines.seq;
    }
    get messages() {
        return this.#conversation.messages;
    }
    /** The line that each message begins with. */
    get seqs() {
        return this.#conversation.seqs;
    }
    /** Tokens of the last request and its answer as the server counted them; undefined after a compaction. */
    get measured() {
        return this.#conversation.measured;
    }
    get openCalls() {
        return this.#conversation.open;
    }
}
/** Lines of a transcript file; an unfinished last line (the process was killed) is left out. Other broken lines throw. */
function readLines(text) {
    const rows = text.split('\n');
    const last = rows.pop();
    const lines = rows.filter((row) => row !== '').map((row, index) => parseLine(row, index + 1));
    if (last) {
        try {
            lines.push(JSON.parse(last));
        }
        catch {
            return lines;
        }
    }
    return lines;
}
function parseLine(row, number) {
    try {
        return JSON.parse(row);
    }
    catch (cause) {
        throw new Error(`line ${number} is not JSON`, { cause });
    }
}
/** U+2028 and U+2029 are escaped: some readers take them for line ends. */
function toJson(line) {
    return JSON.stringify(line).replace(/[\u2028\u2029]/g, (mark) => mark === '\u2028' ? '\\u2028' : '\\u2029');
}
/** Seals every string, keys too. A vendor's opaque reasoning and the bytes of images stay as they are. */
function sealValues(value, seal) {
    if (typeof value === 'string')
        return seal(value);
    if (Array.isArray(value))
        return value.map((each) => sealValues(each, seal));
    if (value === null || typeof value !== 'object')
        return value;
    const kind = value.type;
    const out = {};
    for (const [key, each] of Object.entries(value)) {
        if (each === undefined)
            continue;
        const opaque = (kind === 'image' && key === 'data') || (kind === 'thought' && (key === 'signature' || key === 'data'));
        Object.defineProperty(out, seal(key), {
            value: opaque ? each : sealValues(each, seal),
            enumerable: true,
            configurable: true,
            writable: true,
        });
    }
    return out;
}
function isPassing(event) {
    return event.type === 'delta' || event.type === 'progress';
}


/***/ }),

/***/ 67250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findRecipe: () => (/* binding */ findRecipe),
/* harmony export */   recipe: () => (/* binding */ recipe)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);
/* harmony import */ var _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71966);
/* harmony import */ var _recipe_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77419);
/* harmony import */ var _recipe_suggest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87476);
/* harmony import */ var _recipe_where_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9877);
/* harmony import */ var _run_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(505);
/* harmony import */ var _run_task_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95057);









/** `galley recipe`: which recipes there are, and what one of them does, needs and may do. */
const recipe = {
    name: 'recipe',
    about: 'lists the recipes, shows one',
    help: `galley recipe list
galley recipe show <name or path>

list  every recipe a name can stand for here: the project's own (${_recipe_where_js__WEBPACK_IMPORTED_MODULE_7__/* .RECIPE_FOLDER */ .I}) and the shipped ones.
show  what a recipe does: events, parameters, tools, permissions, limits, outputs.
`,
    async run(door) {
        const [verb, word] = door.argv;
        if (verb === 'list')
            return list(door);
        if (verb === 'show' && word !== undefined)
            return show(door, word);
        door.err(recipe.help);
        return _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODE */ .F.recipe;
    },
};
function list(door) {
    const found = everyRecipe(door.cwd);
    let code = _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODE */ .F.done;
    const rows = [];
    for (const each of found) {
        try {
            const read = readRecipe(each);
            rows.push([each.name, each.path, events(read), read.title]);
        }
        catch (cause) {
            if (!(cause instanceof _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4))
                throw cause;
            door.err(`${cause.message}\n`);
            code = _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODE */ .F.recipe;
        }
    }
    const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 0));
    for (const row of rows)
        door.out(`${row
            .map((cell, column) => cell.padEnd(widths[column] ?? 0))
            .join('  ')
            .trimEnd()}\n`);
    if (rows.length === 0)
        door.out(`There is no recipe here. Write one into ${_recipe_where_js__WEBPACK_IMPORTED_MODULE_7__/* .RECIPE_FOLDER */ .I}, or run galley init.\n`);
    return code;
}
function show(door, word) {
    const found = findRecipe(word, door.cwd);
    if (!found) {
        const known = everyRecipe(door.cwd).map(({ name }) => name);
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('recipe', `there is no recipe ${word}.${(0,_recipe_suggest_js__WEBPACK_IMPORTED_MODULE_8__/* .didYouMean */ .a)(word, known) || ` There are: ${known.join(', ')}.`}`);
    }
    door.out(described(readRecipe(found)));
    return _contract_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODE */ .F.done;
}
/** The recipe a name or path stands for, the project's own first; undefined when there is none. */
function findRecipe(word, cwd) {
    const { project, shipped } = (0,_recipe_where_js__WEBPACK_IMPORTED_MODULE_7__/* .recipePlaces */ .j)(word);
    const own = project.map((place) => ({ name: (0,_recipe_load_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .V)(place), path: place, full: node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(cwd, place) }));
    return (own.find(({ full }) => node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(full)) ?? shippedOnes().find(({ name }) => `${name}.yml` === shipped));
}
function shippedOnes() {
    return (0,_run_task_js__WEBPACK_IMPORTED_MODULE_6__/* .shippedRecipes */ .tz)((0,_run_program_js__WEBPACK_IMPORTED_MODULE_5__/* .program */ .D)()).map((full) => {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.basename(full);
        return { name: (0,_recipe_load_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .V)(file), path: `galley/recipes/${file}`, full };
    });
}
/** A project's recipe hides the shipped one of the same name. */
function everyRecipe(cwd) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(cwd, _recipe_where_js__WEBPACK_IMPORTED_MODULE_7__/* .RECIPE_FOLDER */ .I);
    const own = (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(folder) ? node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync(folder) : [])
        .filter((file) => /\.ya?ml$/i.test(file))
        .sort()
        .map((file) => ({ name: (0,_recipe_load_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .V)(file), path: `${_recipe_where_js__WEBPACK_IMPORTED_MODULE_7__/* .RECIPE_FOLDER */ .I}/${file}`, full: node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, file) }));
    const found = new Map();
    for (const each of [...own, ...shippedOnes()])
        if (!found.has(each.name))
            found.set(each.name, each);
    return [...found.values()];
}
function readRecipe({ path: shown, full }) {
    return (0,_recipe_load_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRecipe */ .C)(shown, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(full, 'utf8'));
}
function events({ on }) {
    return Object.entries(on)
        .filter(([, wanted]) => wanted !== undefined)
        .map(([event, wanted]) => {
        const command = wanted && 'command' in wanted ? wanted.command : undefined;
        return command ? `${event} ${command}` : event;
    })
        .join(', ');
}
function described(read) {
    const { permissions, limits, outputs } = read;
    const rule = (each) => (typeof each === 'string' ? each : each.rule);
    const rows = [
        ['file', [read.path]],
        ['events', [events(read) || 'none: it is started by hand']],
        ['parameters', read.parameters.map(parameter)],
        ['model', [read.model ?? "the config's"]],
        ['tools', [read.tools.join(', ')]],
        ['mode', [read.mode]],
        ['allow', permissions.allow.map(rule)],
        ['deny', permissions.deny.map(rule)],
        [
            'limits',
            [
                Object.entries(limits)
                    .map(([key, value]) => `${value} ${key}`)
                    .join(', '),
            ],
        ],
        ['checks', read.retry?.checks.map(({ shell }) => shell) ?? []],
        ['sub-recipes', read.sub_recipes.map(({ name, path: file }) => `${name} (${file})`)],
        [
            'outputs',
            [
                Object.entries(outputs)
                    .filter(([, value]) => value)
                    .map(([key]) => key)
                    .join(', '),
            ],
        ],
    ];
    const lines = rows.flatMap(([head, cells]) => cells.filter(Boolean).map((cell, index) => `  ${(index === 0 ? head : '').padEnd(12)}${cell}`));
    return `${read.name}: ${read.title}\n${read.description}\n\n${lines.join('\n')}\n`;
}
function parameter({ key, input_type, requirement, default: value, description }) {
    const isNeeded = requirement === 'required' && value === undefined;
    const asked = isNeeded ? 'required' : `default ${JSON.stringify(value ?? null)}`;
    return `${key} (${input_type}, ${asked})${description ? `: ${description}` : ''}`;
}


/***/ }),

/***/ 75903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/contract/config.js
var config = __webpack_require__(23038);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/contract/outcome.js
var outcome = __webpack_require__(71966);
// EXTERNAL MODULE: ./lib/recipe/load.js + 1 modules
var load = __webpack_require__(77419);
// EXTERNAL MODULE: ./lib/recipe/read.js
var read = __webpack_require__(28316);
// EXTERNAL MODULE: ./lib/recipe/sub-recipe.js
var sub_recipe = __webpack_require__(86075);
// EXTERNAL MODULE: ./lib/cli/recipe.js
var recipe = __webpack_require__(67250);
// EXTERNAL MODULE: ./lib/contract/recipe.js
var contract_recipe = __webpack_require__(61282);
// EXTERNAL MODULE: ./lib/policy/remind.js + 4 modules
var remind = __webpack_require__(22936);
// EXTERNAL MODULE: ./lib/policy/rules.js + 2 modules
var rules = __webpack_require__(43847);
// EXTERNAL MODULE: ./lib/run/output-check.js
var output_check = __webpack_require__(16673);
// EXTERNAL MODULE: ./lib/service/shell-words/commands.js + 14 modules
var commands = __webpack_require__(97544);
// EXTERNAL MODULE: ./lib/tool/index.js + 62 modules
var lib_tool = __webpack_require__(11061);
;// CONCATENATED MODULE: ./lib/cli/sound.js








/**
 * What a recipe that can be read would still fail on when its run starts: tools there are not, rules and reminders that do
 * not load or fail their self-tests, a schema that is none. Each problem is one line that begins with its place.
 */
function unsoundParts(recipe, text) {
    const place = places(recipe.path, text);
    const problems = [];
    const attempt = (at, work) => {
        try {
            work();
        }
        catch (cause) {
            if (!(cause instanceof error/* RunError */.e4))
                throw cause;
            problems.push(cause.message.startsWith(recipe.path) ? cause.message : `${at}: ${cause.message}`);
        }
    };
    for (const [index, tool] of recipe.tools.entries())
        attempt(place(['tools', index]), () => (0,lib_tool.pickTools)([tool]));
    problems.push(...unsoundRules(recipe.path, recipe.permissions, place));
    problems.push(...unsoundReminders(recipe.ttsr?.rules ?? [], place));
    attempt(place(['response']), () => (0,output_check/* outputCheck */.g)(recipe.response?.json_schema));
    return problems;
}
/** Permission rules that do not load, or whose self-tests fail, each with its line. */
function unsoundRules(path, permissions, place) {
    const problems = [];
    for (const list of ['allow', 'deny']) {
        for (const [index, rule] of permissions[list].entries()) {
            const at = place(['permissions', list, index]);
            const line = Number(/:(\d+)$/.exec(at)?.[1]) || undefined;
            try {
                const set = { allow: [], deny: [], [list]: [rule], origin: path, line: () => line };
                (0,rules/* rules */.a)([set], { root: '/', resolve: (name) => name, commandsIn: commands/* commandsIn */.G });
            }
            catch (cause) {
                if (!(cause instanceof error/* RunError */.e4))
                    throw cause;
                problems.push(cause.message.startsWith(path) ? cause.message : `${at}: ${cause.message}`);
            }
        }
    }
    return problems;
}
/** Streaming reminders whose pattern does not load, each with its line. */
function unsoundReminders(list, place) {
    return list.flatMap((rule, index) => {
        try {
            const own = { name: `rule-${index + 1}`, ...rule };
            (0,remind/* reminders */.O)({ enabled: true, builtin: false, disabled: [], rules: [own] }, { origin: place(['ttsr', 'rules', index]) });
            return [];
        }
        catch (cause) {
            if (!(cause instanceof error/* RunError */.e4))
                throw cause;
            return [cause.message];
        }
    });
}
/** Lines of a recipe's parts; the path alone for one in another format, which has been put into another shape. */
function places(path, text) {
    try {
        return (0,read/* readAs */.f)(contract_recipe/* RecipeSchema */.Mh, path, text).place;
    }
    catch {
        return () => path;
    }
}

;// CONCATENATED MODULE: ./lib/cli/validate.js










/** `galley validate`: reads recipes and config files, says what is wrong with line and column, runs nothing. */
const validate = {
    name: 'validate',
    about: 'checks recipes and config files without running anything',
    help: `galley validate <recipe, file or folder...>

Reads each recipe (a name, or a *.yml, *.yaml or *.json file) and each config file (config.yml in a .galley folder) and
prints what is wrong as path:line:column: unknown and misspelt keys, wrong types, placeholders, parameters, tools,
permission rules and their self-tests, reminders, schemas. A folder stands for every recipe in it. Nothing is run.

Exit code: 0 when all are valid, 2 when one is not or cannot be read.
`,
    async run(door) {
        const files = door.argv.flatMap((word) => filesOf(word, door.cwd));
        if (files.length === 0) {
            door.err('galley validate: name at least one recipe, config file, or folder of recipes\n');
            return outcome/* EXIT_CODE */.F.recipe;
        }
        const checked = await Promise.all(files.map((file) => problemsOf(file, door.cwd)));
        for (const [index, problems] of checked.entries())
            tell(files[index].shown, problems, door);
        const good = checked.filter((problems) => problems.length === 0).length;
        door.out(`${good} of ${files.length} ${files.length === 1 ? 'file is' : 'files are'} valid\n`);
        return good === files.length ? outcome/* EXIT_CODE */.F.done : outcome/* EXIT_CODE */.F.recipe;
    },
};
function filesOf(word, cwd) {
    const full = external_node_path_.resolve(cwd, word);
    const stat = external_node_fs_.statSync(full, { throwIfNoEntry: false });
    const shown = word.replaceAll(external_node_path_.sep, '/');
    if (stat?.isDirectory()) {
        const names = external_node_fs_.readdirSync(full).filter((name) => /\.ya?ml$/i.test(name));
        return names
            .sort()
            .map((name) => ({ shown: `${shown.replace(/\/$/, '')}/${name}`, full: external_node_path_.join(full, name) }));
    }
    const named = stat ? undefined : (0,recipe.findRecipe)(word, cwd);
    return [named ? { shown: named.path, full: named.full } : { shown, full }];
}
function tell(shown, problems, door) {
    if (problems.length === 0)
        door.out(`${shown}: valid\n`);
    else
        door.err(`${problems.join('\n')}\n`);
}
async function problemsOf({ shown, full }, cwd) {
    try {
        const text = external_node_fs_.readFileSync(full, 'utf8');
        if (!isConfig(full)) {
            const recipe = (0,load/* parseRecipe */.C)(shown, text);
            await (0,sub_recipe/* resolveSubRecipes */.S)(recipe, { read: async (name) => readIfThere(external_node_path_.resolve(cwd, name)) });
            return unsoundParts(recipe, text);
        }
        const { value, place } = (0,read/* readAs */.f)(config/* ConfigSchema */.S, shown, text);
        return [...unsoundRules(shown, value.permissions, place), ...unsoundReminders(value.ttsr.rules, place)];
    }
    catch (cause) {
        if (cause instanceof error/* RunError */.e4)
            return [cause.message];
        const { code } = cause;
        if (code === undefined)
            throw cause;
        return [`${shown}: cannot be read (${code}): check the path`];
    }
}
function readIfThere(file) {
    return external_node_fs_.existsSync(file) ? external_node_fs_.readFileSync(file, 'utf8') : undefined;
}
function isConfig(full) {
    return /^config\.ya?ml$/i.test(external_node_path_.basename(full)) && external_node_path_.basename(external_node_path_.dirname(full)) === '.galley';
}


/***/ }),

/***/ 742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OI: () => (/* binding */ strictest),
/* harmony export */   bc: () => (/* binding */ subject),
/* harmony export */   cg: () => (/* binding */ ALLOW)
/* harmony export */ });
const ALLOW = { action: 'allow' };
const WEIGHT = { allow: 0, ask: 1, deny: 2, halt: 3 };
/** The strictest of several verdicts: halt over deny over ask over allow; the first among equals. */
function strictest(verdicts) {
    let worst = ALLOW;
    for (const verdict of verdicts)
        if (WEIGHT[verdict.action] > WEIGHT[worst.action])
            worst = verdict;
    return worst;
}
/** What the touch is about, as rules, refusals and people see it. */
function subject(access) {
    switch (access.kind) {
        case 'read':
        case 'write':
            return access.path;
        case 'exec':
            return access.command;
        case 'net':
            return access.url;
        case 'agent':
            return access.role;
        case 'mcp':
            return `${access.server}__${access.tool}`;
        case 'config':
            return access.key;
        case 'job':
            return access.id;
        case 'stage':
            return access.intent;
    }
}


/***/ }),

/***/ 4894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ LINE_VERSION)
/* harmony export */ });
/** Version of the transcript's line format. */
const LINE_VERSION = 1;


/***/ }),

/***/ 20302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ Intent),
/* harmony export */   wI: () => (/* binding */ Finding)
/* harmony export */ });
/* unused harmony export Inline */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);

/** A finding the agent stages with `review_comment`. Lines are 1-based; `side` RIGHT = new file, LEFT = old file. */
const Finding = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).optional(),
    side: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['LEFT', 'RIGHT']).default('RIGHT'),
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['error', 'warning', 'info']).default('warning'),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200).default(''),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(20_000),
    suggestion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(20_000).optional(),
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(100).optional(),
});
/** Where something is published: a pull request or issue number, or nothing (the run's own repository). */
const Target = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().optional() });
const Comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('comment'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    /** The discussion it goes to, where the run is about one: the target then has no number. */
    discussion: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int()),
    /** The comment in that discussion which it answers. */
    reply_to: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int()),
    sticky: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    marker: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** One inline comment, with its anchor already checked against the diff. `line` absent = file-level. */
const Inline = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().optional(),
    start_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().optional(),
    side: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['LEFT', 'RIGHT']),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const Review = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('review'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    marker: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    comments: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Inline),
});
const PullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('pull_request'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    base_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    draft: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    reviewers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** File name inside the run directory. */
    patch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const Label = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('label'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    add: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    remove: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const Issue = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('issue'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    marker: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const Check = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('check'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: Target,
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['success', 'neutral', 'failure']),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        start_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        end_line: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
        annotation_level: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['notice', 'warning', 'failure']),
        message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        title: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    })),
});
const Summary = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('summary'), id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** `files` are names inside the run directory. */
const Artifact = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('artifact'),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** Something a run wants published: one line of intents.jsonl. `id` is stable for the same run and content. */
const Intent = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('kind', [
    Comment,
    Review,
    PullRequest,
    Label,
    Issue,
    Check,
    Summary,
    Artifact,
]);


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

/***/ 9877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ RECIPE_FOLDER),
/* harmony export */   j: () => (/* binding */ recipePlaces)
/* harmony export */ });
/** Where a project keeps its own recipes. */
const RECIPE_FOLDER = '.galley/recipes';
/**
 * Where the recipe that `word` names may be, in order. A word with a slash or a YAML ending is a path and nothing else;
 * a bare name is the project's own recipe first (paths inside the repository), then the shipped one (a file name).
 */
function recipePlaces(word) {
    if (/[\\/]|\.(ya?ml|json)$/i.test(word))
        return { project: [word] };
    return {
        project: [`${RECIPE_FOLDER}/${word}.yml`, `${RECIPE_FOLDER}/${word}.yaml`],
        shipped: `${word}.yml`,
    };
}


/***/ }),

/***/ 16673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ outputCheck)
/* harmony export */ });
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52210);
/* harmony import */ var _agent_transcript_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91039);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9396);



/**
 * Checks structured results against the recipe's JSON Schema, as they are and as they will be written: with `seal`, what
 * looks like a secret is stars by then. A schema that is none, or reaches outside itself, is a recipe error.
 */
function outputCheck(schema, seal = (text) => text) {
    if (!schema)
        return () => undefined;
    if (schema.type !== 'object')
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RunError */ .e4('recipe', 'response.json_schema: the root must be of type object');
    const ajv = new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__.Ajv2020({ allErrors: true, strict: false, logger: false });
    try {
        const validate = ajv.compile(schema);
        const wrong = (data) => {
            if (validate(data))
                return undefined;
            return (validate.errors ?? [])
                .map(({ instancePath, message }) => `${instancePath || '(root)'} ${message}`)
                .slice(0, 20)
                .join('\n');
        };
        return (data) => {
            const masked = wrong((0,_agent_transcript_js__WEBPACK_IMPORTED_MODULE_0__/* .sealValues */ .yp)(data, seal));
            return wrong(data) ?? (masked && `It holds what looks like a secret. With that masked:\n${masked}`);
        };
    }
    catch (cause) {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RunError */ .e4('recipe', `response.json_schema is no usable JSON Schema: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
}


/***/ }),

/***/ 34919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ stripHidden),
/* harmony export */   U: () => (/* binding */ stripHiddenEntities)
/* harmony export */ });
const PICTURE = String.raw `\p{Extended_Pictographic}\p{Emoji_Modifier}`;
/** Scripts whose spelling uses joiners. */
const JOINED = [
    'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya',
    'Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Balinese Javanese',
]
    .flatMap((line) => line.split(' '))
    .map((script) => String.raw `\p{Script=${script}}`)
    .join('');
/** Emoji flags of regions (a black flag and up to six tag letters), which are seen, and what is hidden. */
const HIDDEN = new RegExp([
    String.raw `(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})`,
    String.raw `(?<![${PICTURE}\uFE0F${JOINED}])\u200D|\u200D(?![\p{Extended_Pictographic}${JOINED}])`,
    String.raw `(?<![${JOINED}])\u200C|\u200C(?![${JOINED}])`,
    String.raw `(?<![${PICTURE}0-9#*\u00A9\u00AE])\uFE0F`,
    String.raw `(?![\u200C\u200D\uFE0F\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]`,
].join('|'), 'gu');
/**
 * Takes out what a reader cannot see and a model can: tag characters, zero-width and direction marks, fillers, variation
 * selectors, control characters, lone surrogates. Emoji keep their joiners and selectors, and so do the scripts that
 * need them; tabs and line ends stay.
 */
function stripHidden(text) {
    return text.replace(HIDDEN, (_, flag) => flag ?? '');
}
const NAMED = new Set('ZeroWidthSpace shy zwnj zwj lrm rlm NoBreak af it ic InvisibleTimes InvisibleComma ApplyFunction NegativeVeryThinSpace NegativeThinSpace NegativeMediumSpace NegativeThickSpace'.split(' '));
/** Takes out HTML entities that stand for hidden characters. */
function stripHiddenEntities(text) {
    return text.replace(/&(?:#(?:[xX]([0-9a-fA-F]{1,6})|(\d{1,7}))|(\w{2,24}));/g, (entity, hex, decimal, name) => {
        if (name !== undefined)
            return NAMED.has(name) ? '' : entity;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        if (code > 0x10ffff)
            return entity;
        const char = String.fromCodePoint(code);
        return /[\t\n\r]/.test(char) || stripHidden(char) !== '' ? entity : '';
    });
}


/***/ })

};
