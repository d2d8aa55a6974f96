export const id = 805;
export const ids = [805];
export const modules = {

/***/ 15186:
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
// EXTERNAL MODULE: ./lib/recipe/params.js
var params = __webpack_require__(72962);
// EXTERNAL MODULE: ./lib/recipe/suggest.js
var suggest = __webpack_require__(87476);
// EXTERNAL MODULE: ./lib/recipe/template.js
var template = __webpack_require__(12066);
;// CONCATENATED MODULE: ./lib/recipe/sub-recipe.js





const MOST = 50;
/**
 * All sub-recipes of a (filled) recipe, and theirs. Paths are relative to the recipe that names them. Throws RunError
 * 'recipe' for a missing file, a circle, too deep a nesting, a value its recipe has no parameter for or of a wrong type.
 */
async function resolveSubRecipes(recipe, { read, maxDepth = 3 }) {
    const count = { left: MOST };
    const resolve = async (parent, trail) => {
        const found = [];
        for (const [index, entry] of parent.sub_recipes.entries()) {
            const wrong = (say) => new error/* RunError */.e4('recipe', `${parent.path}: sub_recipes[${index}] (${entry.name}): ${say}`);
            const path = join(parent.path, entry.path);
            if (found.some(({ name }) => name === entry.name))
                throw wrong('another one has this name: choose a different one');
            if (path === undefined)
                throw wrong(`${entry.path} leads out of the repository: move the recipe into it`);
            if (trail.includes(path))
                throw wrong(`the recipes start each other in a circle: ${[...trail, path].join(' -> ')}`);
            if (trail.length > maxDepth)
                throw wrong(`recipes are nested more than ${maxDepth} deep: start it from a higher one`);
            if (count.left-- <= 0)
                throw wrong(`there are more than ${MOST} sub-recipes in all: use fewer`);
            const text = await read(path);
            if (text === undefined)
                throw wrong(`there is no recipe ${path}: mend the path (it is relative to ${parent.path})`);
            const own = (0,load/* parseRecipe */.C)(path, text);
            const { name, description, parallel } = entry;
            const fixed = fixedValues(own, entry.values, wrong);
            const subs = await resolve(own, [...trail, path]);
            found.push({ name, description: description || own.description, parallel, recipe: own, fixed, subs });
        }
        return found;
    };
    return resolve(recipe, [recipe.path]);
}
/** The recipe of one call: `given` by the agent under what the parent fixed, bound and filled in. */
async function startSubRecipe({ recipe, fixed }, given, { scope, reader }) {
    for (const key of Object.keys(given)) {
        if (Object.hasOwn(fixed, key))
            throw new RunError('recipe', `${recipe.path}: parameter "${key}" is fixed by the recipe that starts this one: leave it out`);
    }
    const params = await bindParams(recipe, { ...texts(given), ...fixed }, reader);
    return fill(recipe, { ...scope, params });
}
function fixedValues(recipe, values, wrong) {
    const keys = recipe.parameters.map(({ key }) => key);
    const written = texts(values);
    for (const [key, text] of Object.entries(written)) {
        const parameter = recipe.parameters.find((each) => each.key === key);
        if (!parameter)
            throw wrong(`values: ${(0,load/* nameOf */.V)(recipe.path)} has no parameter "${key}".${(0,suggest/* didYouMean */.a)(key, keys)}`);
        if (parameter.input_type === 'file' || text === '')
            continue;
        const say = (0,params/* bindDefault */.$)({ ...parameter, default: text });
        if (say !== undefined)
            throw wrong(`values.${key}: ${say.replace('the default ', '')}`);
    }
    return written;
}
/** Values as the texts that parameters are bound from: what is no text becomes JSON. */
function texts(values) {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value ?? ''),
    ]));
}
/** A path relative to the file that names it; undefined when it leads out of the repository. */
function join(from, to) {
    const isAbsolute = /^([\\/]|[A-Za-z]:)/.test(to);
    if (isAbsolute)
        return undefined;
    const parts = from.split(/[\\/]/).slice(0, -1);
    for (const part of to.split(/[\\/]/)) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return undefined;
    }
    return parts.join('/');
}

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
// EXTERNAL MODULE: ./lib/service/shell-words/commands.js + 13 modules
var commands = __webpack_require__(99631);
// EXTERNAL MODULE: ./lib/tool/index.js + 33 modules
var lib_tool = __webpack_require__(68382);
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
        attempt(place(['tools', index]), () => (0,lib_tool/* pickTools */.B1)([tool]));
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
            await resolveSubRecipes(recipe, { read: async (name) => readIfThere(external_node_path_.resolve(cwd, name)) });
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

/***/ 16673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ outputCheck)
/* harmony export */ });
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52210);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9396);


/** Checks structured results against the recipe's JSON Schema. A schema that is none, or reaches outside itself, is a recipe error. */
function outputCheck(schema) {
    if (!schema)
        return () => undefined;
    if (schema.type !== 'object')
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('recipe', 'response.json_schema: the root must be of type object');
    const ajv = new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_1__.Ajv2020({ allErrors: true, strict: false, logger: false });
    try {
        const validate = ajv.compile(schema);
        return (data) => {
            if (validate(data))
                return undefined;
            return (validate.errors ?? [])
                .map(({ instancePath, message }) => `${instancePath || '(root)'} ${message}`)
                .slice(0, 20)
                .join('\n');
        };
    }
    catch (cause) {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('recipe', `response.json_schema is no usable JSON Schema: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
}


/***/ })

};
