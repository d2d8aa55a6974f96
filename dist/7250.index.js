export const id = 7250;
export const ids = [7250];
export const modules = {

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


/***/ })

};
