export const id = 5057;
export const ids = [5057];
export const modules = {

/***/ 23485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ eventFacts)
/* harmony export */ });
/**
 * What a recipe may name of its event: numbers, SHAs, GitHub's own words, and refs that look like refs. A ref that could
 * carry a sentence or shell syntax is left out, and so is every title, body, comment and name.
 */
function eventFacts(trigger) {
    const { repository, pull, issue, discussion } = trigger;
    const found = {
        name: trigger.event,
        action: trigger.action,
        number: (pull ?? issue ?? discussion)?.number,
        sha: sha(trigger.sha),
        base_sha: sha(trigger.baseSha) ?? sha(pull?.base.sha),
        head_sha: sha(trigger.headSha) ?? sha(pull?.head.sha),
        base_ref: ref(pull?.base.ref),
        ref: ref(trigger.ref),
        default_branch: ref(repository?.defaultBranch),
        repository: repository && `${repository.owner}/${repository.name}`,
    };
    return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== ''));
}
function sha(text) {
    return text !== undefined && /^[0-9a-f]{40,64}$/.test(text) ? text : undefined;
}
function ref(text) {
    return text !== undefined && /^[A-Za-z0-9][\w./-]{0,99}$/.test(text) ? text : undefined;
}


/***/ }),

/***/ 86075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ resolveSubRecipes),
/* harmony export */   Z: () => (/* binding */ startSubRecipe)
/* harmony export */ });
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9396);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77419);
/* harmony import */ var _params_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72962);
/* harmony import */ var _suggest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87476);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12066);





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
            const wrong = (say) => new _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('recipe', `${parent.path}: sub_recipes[${index}] (${entry.name}): ${say}`);
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
            const own = (0,_load_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRecipe */ .C)(path, text);
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
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('recipe', `${recipe.path}: parameter "${key}" is fixed by the recipe that starts this one: leave it out`);
    }
    const params = await (0,_params_js__WEBPACK_IMPORTED_MODULE_2__/* .bindParams */ .u)(recipe, { ...texts(given), ...fixed }, reader);
    return (0,_template_js__WEBPACK_IMPORTED_MODULE_3__/* .fill */ .GS)(recipe, { ...scope, params });
}
function fixedValues(recipe, values, wrong) {
    const keys = recipe.parameters.map(({ key }) => key);
    const written = texts(values);
    for (const [key, text] of Object.entries(written)) {
        const parameter = recipe.parameters.find((each) => each.key === key);
        if (!parameter)
            throw wrong(`values: ${(0,_load_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(recipe.path)} has no parameter "${key}".${(0,_suggest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(key, keys)}`);
        if (parameter.input_type === 'file' || text === '')
            continue;
        const say = (0,_params_js__WEBPACK_IMPORTED_MODULE_2__/* .bindDefault */ .$)({ ...parameter, default: text });
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


/***/ }),

/***/ 53091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ skillsSection),
/* harmony export */   Wt: () => (/* binding */ skillShelf),
/* harmony export */   wR: () => (/* binding */ removeCopies)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);
/* harmony import */ var _service_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84908);
/* harmony import */ var _service_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32935);
/* harmony import */ var _service_skills_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46897);






/** Most characters of the list in the system prompt. */
const MOST_LIST = 16_000;
const MOST_COPIED = 32 * 1024 * 1024;
/**
 * The skills of an agent that works in `root`. A skill that stands there as it may be trusted is used in its place; any
 * other (of a commit, of the person) is copied below `.galley/runs/`, where commands and `read` reach it.
 */
function skillShelf(skills, root, run) {
    return {
        async load(name, given) {
            const skill = (0,_service_skills_js__WEBPACK_IMPORTED_MODULE_5__/* .skillNamed */ .Pq)(skills, name);
            const files = await (0,_service_skills_js__WEBPACK_IMPORTED_MODULE_5__/* .filesOf */ .R8)(skill);
            const bytes = await skill.tree.read(`${skill.folder}/SKILL.md`, _service_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_TEXT_BYTES */ .$D);
            if (!Buffer.isBuffer(bytes))
                throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`The skill ${name} has lost its SKILL.md.`);
            const dir = (0,_service_skills_js__WEBPACK_IMPORTED_MODULE_5__/* .folderBelow */ .MK)(skill, root) ?? (await copied(skill, files, root, folderFor(run, name)));
            const text = (0,_service_skills_js__WEBPACK_IMPORTED_MODULE_5__/* .fillSkill */ .LN)((0,_service_files_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)('SKILL.md', bytes), skill, { given, dir, root });
            return { text, dir, files };
        },
    };
}
function folderFor(run, name) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join('.galley', 'runs', run, 'skills', name.replace(':', '__'));
}
async function copied(skill, files, root, folder) {
    const to = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, folder);
    if (node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(to))
        return to;
    if ((0,_service_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .whereabouts */ .CJ)(root, folder) !== to)
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`The skill ${skill.name} cannot be used: a symlink stands in the way of ${folder}.`);
    let total = 0;
    for (const file of files) {
        const bytes = await skill.tree.read(`${skill.folder}/${file}`, MOST_COPIED);
        if (!Buffer.isBuffer(bytes))
            continue;
        total += bytes.length;
        if (total > MOST_COPIED)
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`The skill ${skill.name} is larger than 32 MiB.`);
        const full = node_path__WEBPACK_IMPORTED_MODULE_1__.join(to, file);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(full), { recursive: true });
        // Scripts are started by their interpreter or as they are: a commit's mode is not kept, so all may run.
        node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(full, bytes, { mode: 0o755 });
    }
    keepOutOfGit(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(to))));
    return to;
}
function keepOutOfGit(runs) {
    const ignore = node_path__WEBPACK_IMPORTED_MODULE_1__.join(runs, '.gitignore');
    if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(ignore))
        node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(ignore, '*\n');
}
/** Copies of skills that a run has made in a folder that is not its own. */
function removeCopies(root, run, runDir) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, '.galley', 'runs', run);
    if (node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder) !== node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(runDir))
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(folder, { recursive: true, force: true });
}
/** What the system prompt says about them; empty without any. */
function skillsSection(skills) {
    if (skills.length === 0)
        return [];
    const lines = [];
    let room = MOST_LIST;
    for (const { name, description } of skills) {
        const line = `- ${name}: ${description}`;
        if (line.length > room)
            break;
        room -= line.length;
        lines.push(line);
    }
    const left = skills.length - lines.length;
    if (left > 0)
        lines.push(`- and ${left} more: ${skills
            .slice(-left)
            .map(({ name }) => name)
            .join(', ')}`.slice(0, 2_000));
    return [
        `# Skills\n\nA skill is a set of instructions for one kind of task. When one fits what you are doing, load it with the skill tool before you start.\n\n${lines.join('\n')}`,
    ];
}


/***/ }),

/***/ 72864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ withCommand),
/* harmony export */   v: () => (/* binding */ commandIn)
/* harmony export */ });
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9396);
/* harmony import */ var _skills_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53091);


/** A prompt that is a call: `/name`, then its arguments. */
const CALL = /^\s*\/([A-Za-z0-9][\w-]*(?::[\w-]+)?)(?=\s|$)/;
/** The name that a recipe's prompt calls, as it is written in its file: what a placeholder brings calls nothing. */
function commandIn(prompt) {
    return CALL.exec(prompt)?.[1];
}
/**
 * The recipe with the text of the command or skill that its prompt calls (`/plugin:command arguments`, `/skill arguments`)
 * in place of the call. A prompt that begins with another word behind a slash stays as it is.
 */
async function withCommand(task, skills, place) {
    const { command, recipe } = task;
    if (command === undefined)
        return task;
    if (!skills.some(({ name }) => name === command)) {
        if (!command.includes(':'))
            return task;
        const known = skills.map(({ name }) => `/${name}`).filter((name) => name.includes(':'));
        const there = known.length > 0 ? `There are: ${known.join(', ')}.` : 'No plugin with commands is enabled.';
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('recipe', `${recipe.path}: prompt: there is no command /${command}. ${there}`);
    }
    const given = recipe.prompt.replace(CALL, '').trim();
    const { text } = await (0,_skills_js__WEBPACK_IMPORTED_MODULE_1__/* .skillShelf */ .Wt)(skills, place.root, place.run).load(command, given);
    return { ...task, recipe: { ...recipe, prompt: text } };
}


/***/ }),

/***/ 95057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _o: () => (/* binding */ loadTask),
  tz: () => (/* binding */ shippedRecipes),
  X2: () => (/* binding */ trustedReader)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/config/effective.js
var config_effective = __webpack_require__(42203);
// EXTERNAL MODULE: ./lib/config/load.js + 2 modules
var load = __webpack_require__(19963);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/contract/within.js
var within = __webpack_require__(81307);
// EXTERNAL MODULE: ./lib/recipe/facts.js
var facts = __webpack_require__(23485);
// EXTERNAL MODULE: ./lib/recipe/load.js + 1 modules
var recipe_load = __webpack_require__(77419);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
;// CONCATENATED MODULE: ./lib/recipe/match.js

const RUN = { run: true };
const no = (why) => ({ run: false, why });
/** Pull-request actions that are answered when the recipe names none: those after which the diff is new to a reviewer. */
const PULL_ACTIONS = ['opened', 'synchronize', 'reopened', 'ready_for_review'];
/** Whether `on` answers the trigger. A run without an event (`local`) is always answered: a person asked for it. */
function matches(on, trigger, commandWord) {
    if (trigger.event === 'local')
        return RUN;
    const judge = Object.hasOwn(JUDGES, trigger.event) ? JUDGES[trigger.event] : undefined;
    const named = on[trigger.event];
    if (!judge || named === undefined) {
        const answered = Object.keys(on).filter((key) => on[key] !== undefined);
        return no(`it does not answer ${trigger.event} (it answers ${answered.join(', ') || 'no event'})`);
    }
    return judge(on, trigger, commandWord);
}
/** The recipes that answer a trigger, and for each other one the reason why it does not. */
function pickRecipes(recipes, trigger, commandWord) {
    const picked = [];
    const skipped = [];
    for (const recipe of recipes) {
        const answer = matches(recipe.on, trigger, commandWord);
        if (answer.run)
            picked.push(recipe);
        else
            skipped.push({ recipe, why: answer.why });
    }
    return { picked, skipped };
}
const JUDGES = {
    pull_request: (on, trigger) => pull(on.pull_request ?? {}, trigger),
    pull_request_target: (on, trigger) => pull(on.pull_request_target ?? {}, trigger),
    issue_comment: (on, trigger, commandWord) => {
        const { command, on: where = 'both' } = on.issue_comment ?? {};
        const here = trigger.pull ? 'pull_request' : 'issue';
        if (where !== 'both' && where !== here)
            return no(`it answers comments on ${where}s, and this is on ${here === 'issue' ? 'an issue' : 'a pull_request'}`);
        return comment(command, trigger, commandWord);
    },
    pull_request_review_comment: (on, trigger, commandWord) => comment(on.pull_request_review_comment?.command, trigger, commandWord),
    pull_request_review: (on, trigger, commandWord) => {
        const { command, states } = on.pull_request_review ?? {};
        if (trigger.action !== 'submitted')
            return no(`it answers submitted reviews, not ${trigger.action}`);
        const state = trigger.comment?.state ?? '';
        if (states && !has(states, state))
            return no(`it answers reviews that are ${states.join(' or ')}, not ${state || 'of unknown state'}`);
        return command === undefined ? RUN : spoken(command, trigger, commandWord);
    },
    issues: (on, trigger) => {
        const { actions = ['opened'], labels } = on.issues ?? {};
        if (!has(actions, trigger.action))
            return no(`it answers ${actions.join(', ')}, not ${trigger.action}`);
        return labelled(labels, trigger.issue?.labels ?? []);
    },
    discussion: (on, trigger) => {
        const { actions = ['created'], categories } = on.discussion ?? {};
        if (!has(actions, trigger.action))
            return no(`it answers ${actions.join(', ')}, not ${trigger.action}`);
        const { category = '' } = trigger.discussion ?? {};
        return !categories || has(categories, category)
            ? RUN
            : no(`it answers discussions in ${categories.join(', ')}, not in ${category || 'no category'}`);
    },
    discussion_comment: (on, trigger, commandWord) => comment(on.discussion_comment?.command, trigger, commandWord),
    push: (on, trigger) => branch(on.push?.branches, trigger.ref),
    schedule: () => RUN,
    workflow_dispatch: () => RUN,
    repository_dispatch: (on, trigger) => {
        const types = on.repository_dispatch?.types;
        return !types || types.includes(trigger.action)
            ? RUN
            : no(`it answers ${types.join(', ')}, not ${trigger.action}`);
    },
    workflow_run: (on, trigger) => {
        const { workflows, conclusions } = on.workflow_run ?? {};
        const { name = '', conclusion = '' } = trigger.workflowRun ?? {};
        if (trigger.action !== 'completed')
            return no(`it answers completed workflow runs, not ${trigger.action}`);
        if (workflows && !workflows.includes(name))
            return no(`it answers the workflows ${workflows.join(', ')}, not ${name}`);
        if (conclusions && !has(conclusions, conclusion))
            return no(`it answers runs that end in ${conclusions.join(' or ')}, not ${conclusion}`);
        return RUN;
    },
};
function pull(wanted, trigger) {
    const { actions = PULL_ACTIONS, branches, labels, drafts = false } = wanted;
    const { pull: request } = trigger;
    if (!request)
        return no('the event names no pull request');
    if (!has(actions, trigger.action))
        return no(`it answers ${actions.join(', ')}, not ${trigger.action}`);
    if (request.draft && !drafts)
        return no('the pull request is a draft (drafts: true answers those too)');
    const based = branch(branches, request.base.ref);
    return based.run ? labelled(labels, request.labels) : based;
}
function comment(command, trigger, commandWord) {
    if (trigger.action !== 'created')
        return no(`it answers new comments, not ${trigger.action} ones`);
    return command === undefined ? no('the recipe names no command') : spoken(command, trigger, commandWord);
}
function spoken(command, trigger, commandWord) {
    return commandWord(trigger.comment?.body ?? '', command) ? RUN : no(`the text does not call ${command}`);
}
function labelled(wanted, labels) {
    if (!wanted || wanted.some((label) => has(labels, label)))
        return RUN;
    return no(`none of the labels ${wanted.join(', ')} is set`);
}
/** Branch patterns as in GitHub workflows: `*` stays inside a slash, `**` crosses it, a later `!pattern` takes out again. */
function branch(patterns, ref) {
    if (!patterns)
        return RUN;
    let isIn = patterns.every((pattern) => pattern.startsWith('!'));
    for (const pattern of patterns) {
        const isOut = pattern.startsWith('!');
        if (picomatch.isMatch(ref, isOut ? pattern.slice(1) : pattern, { dot: true, nonegate: true }))
            isIn = !isOut;
    }
    return isIn ? RUN : no(`the branch ${ref} is not among ${patterns.join(', ')}`);
}
function has(words, word) {
    return words.some((each) => each.toLowerCase() === word.toLowerCase());
}

// EXTERNAL MODULE: ./lib/recipe/params.js
var recipe_params = __webpack_require__(72962);
// EXTERNAL MODULE: ./lib/recipe/read.js
var recipe_read = __webpack_require__(28316);
// EXTERNAL MODULE: ./lib/recipe/sub-recipe.js
var sub_recipe = __webpack_require__(86075);
// EXTERNAL MODULE: ./lib/recipe/template.js
var template = __webpack_require__(12066);
// EXTERNAL MODULE: ./lib/service/paths.js
var paths = __webpack_require__(32935);
// EXTERNAL MODULE: ./lib/trigger/command-word.js
var command_word = __webpack_require__(44690);
// EXTERNAL MODULE: ./lib/run/plugins.js + 1 modules
var run_plugins = __webpack_require__(72222);
// EXTERNAL MODULE: ./lib/run/slash-command.js
var slash_command = __webpack_require__(72864);
;// CONCATENATED MODULE: ./lib/run/task.js

















const MAX_SETTINGS_BYTES = 1024 * 1024;
async function trustedReader(order, trusted, git) {
    const { workspace } = order.places;
    if (trusted.baseSha === '')
        return async (name) => readInside(workspace, name);
    await needCommit(git, trusted.baseSha, workspace);
    return async (name) => {
        const bytes = await git?.fileAt(trusted.baseSha, name, MAX_SETTINGS_BYTES);
        return bytes?.toString('utf8');
    };
}
/** A shallow clone has not got the base commit. Without it nothing can be trusted, so there is no run. */
async function needCommit(git, sha, workspace) {
    if (!git)
        throw new error/* RunError */.e4('recipe', `${workspace} is not a git repository: check the repository out first.`);
    try {
        await git.fetchCommit(sha);
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new error/* RunError */.e4('recipe', `The base commit ${sha.slice(0, 12)}, at which recipe and configuration are read, is not in this clone and cannot be fetched: ${why}`, { cause });
    }
}
/** A file of the workspace; a symlink that leads out of it is not read. */
function readInside(root, name) {
    const file = (0,paths/* whereabouts */.CJ)(root, name);
    if ((0,within/* within */.u)(root, file) === undefined)
        return undefined;
    const stat = external_node_fs_.statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size > MAX_SETTINGS_BYTES)
        return undefined;
    return external_node_fs_.readFileSync(file, 'utf8');
}
async function loadTask(order, trusted, read, runId) {
    const source = await findRecipe(order, trusted, read);
    const written = (0,recipe_load/* parseRecipe */.C)(source.path, source.text);
    const answer = matches(written.on, trusted, (body, word) => (0,command_word/* commandWord */.I)(body, word) !== undefined);
    if (!answer.run)
        throw new error/* RunError */.e4('unsupported-event', `${written.path} does not answer this event: ${answer.why}.`);
    const params = await (0,recipe_params/* bindParams */.u)(written, order.params, {
        readFile: (name) => readParam(order, read, name),
    });
    const recipe = (0,template/* fill */.GS)(written, {
        params,
        run: { id: runId, attempt: trusted.run.attempt },
        event: (0,facts/* eventFacts */.I)(trusted),
    });
    const loaded = await loadLayers(order, read);
    const plugins = await (0,run_plugins/* withPlugins */.h)(loaded.config, order.places.home);
    loaded.config = plugins.config;
    loaded.warnings.push(...plugins.notices);
    const effective = (0,config_effective/* narrowByRecipe */.h)(loaded, recipe, order.model);
    const subs = await (0,sub_recipe/* resolveSubRecipes */.S)(recipe, {
        read: (name) => readSub(order, trusted, read, name),
        maxDepth: loaded.config.agents.max_depth,
    });
    return { recipe, loaded, effective, subs, plugins, command: (0,slash_command/* commandIn */.v)(written.prompt) };
}
/** A sub-recipe stands where its parent does: on disk for a local run, at the base commit, or among the shipped ones. */
async function readSub({ local, places }, { baseSha }, read, name) {
    if (external_node_path_.isAbsolute(name))
        return baseSha === '' || local ? readLocal(name) : undefined;
    const text = await read(name);
    if (text !== undefined || external_node_path_.dirname(name) !== 'recipes')
        return text;
    const shipped = shippedRecipes(places.program).find((file) => external_node_path_.basename(file) === external_node_path_.basename(name));
    return shipped && readLocal(shipped);
}
/**
 * A path is read as it is (local) or at the base commit; a name is looked for in the repository's .galley/recipes, then
 * among the recipes that ship with Galley.
 */
async function findRecipe(order, trusted, read) {
    const { recipe, places } = order;
    if (/[\\/]|\.(ya?ml|json)$/i.test(recipe)) {
        const text = trusted.baseSha === '' || order.local ? readLocal(recipe) : await read(recipe);
        if (text !== undefined)
            return { path: recipe, text };
        const where = trusted.baseSha ? `at the base commit ${trusted.baseSha.slice(0, 12)}` : 'here';
        throw new error/* RunError */.e4('recipe', `There is no recipe ${recipe} ${where}.`);
    }
    for (const name of [`.galley/recipes/${recipe}.yml`, `.galley/recipes/${recipe}.yaml`]) {
        const text = await read(name);
        if (text !== undefined)
            return { path: name, text };
    }
    const shipped = shippedRecipes(places.program);
    const file = shipped.find((each) => external_node_path_.basename(each, '.yml') === recipe);
    if (file)
        return { path: `recipes/${external_node_path_.basename(file)}`, text: external_node_fs_.readFileSync(file, 'utf8') };
    const names = shipped.map((each) => external_node_path_.basename(each, '.yml'));
    throw new error/* RunError */.e4('recipe', `There is no recipe "${recipe}": not in .galley/recipes, and Galley ships ${names.join(', ')}.`);
}
function readLocal(name) {
    const stat = external_node_fs_.statSync(name, { throwIfNoEntry: false });
    if (!stat)
        return undefined;
    if (!stat.isFile())
        throw new error/* RunError */.e4('recipe', `${name} is not a file.`);
    if (stat.size > MAX_SETTINGS_BYTES)
        throw new error/* RunError */.e4('recipe', `${name} is larger than ${MAX_SETTINGS_BYTES} bytes.`);
    return external_node_fs_.readFileSync(name, 'utf8');
}
/** Paths of the recipes that ship with Galley, sorted: beside the bundle, or in the source tree. */
function shippedRecipes(program) {
    const folder = [external_node_path_.join(program, 'assets', 'recipes'), external_node_path_.join(program, '..', 'recipes')].find((each) => external_node_fs_.existsSync(each));
    if (!folder)
        return [];
    return external_node_fs_.readdirSync(folder)
        .filter((name) => name.endsWith('.yml'))
        .sort()
        .map((name) => external_node_path_.join(folder, name));
}
/** A file parameter's content: the person's own file in a local run, else the file at the base commit. */
async function readParam(order, read, name) {
    const text = order.local ? readLocal(name) : await read(name);
    if (text === undefined)
        throw new error/* RunError */.e4('recipe', `there is no file ${name}`);
    return text;
}
async function loadLayers(order, read) {
    const names = ['.galley/config.yml', '.galley/config.yaml'];
    let project;
    for (const name of names) {
        const text = await read(name);
        if (text !== undefined)
            project ??= { path: name, text };
    }
    const overrides = { ...(order.mode && { mode: order.mode }), limits: order.limits };
    return (0,load/* loadConfig */.Z)({
        ...(order.userConfig && { user: order.userConfig }),
        ...(project && { project }),
        overrides,
        readAs: recipe_read/* readAs */.f,
    });
}


/***/ }),

/***/ 46897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: () => (/* binding */ findSkills),
/* harmony export */   LN: () => (/* binding */ fillSkill),
/* harmony export */   MK: () => (/* binding */ folderBelow),
/* harmony export */   Pq: () => (/* binding */ skillNamed),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   lp: () => (/* binding */ readSkillTarget)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9396);
/* harmony import */ var _contract_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81307);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84908);
/* harmony import */ var _front_matter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58408);





/** Largest description that is listed, in characters. Source: Agent Skills format. */
const MOST_DESCRIPTION = 1_024;
const MOST_FILES = 500;
const MOST_SKILLS = 200;
/** Folders that are read together. */
const AT_ONCE = 50;
/** Every skill of all sources, in their order; of two with one name the first is taken. */
async function findSkills(sources) {
    const found = { skills: [], skipped: [] };
    for (const { tree, prefix } of sources) {
        const folders = (await tree.list('')).filter(({ type }) => type === 'folder');
        for (let at = 0; at < folders.length; at += AT_ONCE) {
            if (found.skills.length >= MOST_SKILLS) {
                const why = `there are more than ${MOST_SKILLS} skills`;
                found.skipped.push({ name: `${folders.length - at} more folders`, from: tree.about, bytes: 0, why });
                break;
            }
            const some = folders.slice(at, at + AT_ONCE);
            const read = await Promise.all(some.map(({ name }) => readSkill(tree, name, prefix)));
            for (const each of read)
                if (each)
                    take(found, each, tree.about);
        }
    }
    return found;
}
function take(found, each, from) {
    const skip = (why) => found.skipped.push({ name: each.name, from, bytes: each.bytes, why });
    if ('why' in each)
        skip(each.why);
    else if (found.skills.some(({ name }) => name === each.name))
        skip('another skill of this name came first');
    else if (found.skills.length >= MOST_SKILLS)
        skip(`there are more than ${MOST_SKILLS} skills`);
    else
        found.skills.push(each);
}
/** A folder without a SKILL.md is no skill and no mistake. */
async function readSkill(tree, folder, prefix) {
    const bytes = await tree.read(`${folder}/SKILL.md`, _files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_TEXT_BYTES */ .$D);
    if (bytes === undefined)
        return undefined;
    const unfit = (why) => ({ name: folder, bytes: bytes.length, why });
    if (bytes === 'too-large')
        return { name: folder, bytes: 0, why: 'SKILL.md is larger than 1 MiB' };
    let text;
    try {
        text = (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)('SKILL.md', bytes);
    }
    catch (error) {
        return unfit(error instanceof Error ? error.message : String(error));
    }
    const { head } = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_4__/* .frontMatter */ .Z2)(text);
    const name = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(head.name) ?? folder;
    const description = ((0,_front_matter_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(head.description) ?? '').replace(/\s+/g, ' ');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 64)
        return unfit('its name must be up to 64 small letters, digits and single hyphens');
    if (name !== folder)
        return unfit(`its name is ${name} and its folder ${folder}: they must be the same`);
    if (description === '')
        return unfit('it has no description');
    if (head['disable-model-invocation'] === true)
        return unfit('it says disable-model-invocation');
    return {
        name: prefix === undefined ? name : `${prefix}:${name}`,
        description: description.slice(0, MOST_DESCRIPTION),
        folder,
        tree,
        argumentNames: (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_4__/* .namesOf */ .eZ)(head.arguments) ?? [],
        bytes: bytes.length,
    };
}
/**
 * The text of `skill://<name>` (SKILL.md) or `skill://<name>/<reference>`: a regular UTF-8 file of at most 1 MiB below
 * the skill's folder, symlinks refused. Source: seed A.
 */
async function readSkillTarget(skills, target) {
    const [, name = '', reference] = /^skill:\/\/([^/]*)(?:\/([\s\S]*))?$/i.exec(target) ?? [];
    const skill = skillNamed(skills, name);
    const file = reference === undefined || reference === '' ? 'SKILL.md' : reference;
    const parts = file.split(/[\\/]/);
    if (/^([\\/]|[A-Za-z]:)/.test(file) || file.includes('\0') || file.includes('\\') || parts.includes('..'))
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolError */ .v4(`${target}: a reference is a relative path inside the skill, without "..".`);
    const clean = parts.filter((part) => part !== '' && part !== '.').join('/');
    const bytes = await skill.tree.read(`${skill.folder}/${clean}`, _files_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_TEXT_BYTES */ .$D);
    if (bytes === 'too-large')
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolError */ .v4(`${target} is larger than 1 MiB, more than is read.`);
    if (bytes === undefined) {
        const files = (await filesOf(skill)).slice(0, 50).join(', ');
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolError */ .v4(`${target} is no regular file of this skill (symlinks are not followed). It has: ${files}.`);
    }
    return (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(target, bytes);
}
function skillNamed(skills, name) {
    const skill = skills.find((each) => each.name === name);
    if (skill)
        return skill;
    const names = skills.map((each) => each.name).join(', ');
    throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolError */ .v4(`There is no skill ${JSON.stringify(name)}. ${names === '' ? 'There are none here.' : `There are: ${names}.`}`);
}
/** Its regular files, relative to its folder, SKILL.md first; at most 500. */
async function filesOf({ tree, folder }) {
    const files = [];
    const walk = async (below) => {
        for (const { name, type } of await tree.list(`${folder}${below}`)) {
            if (files.length >= MOST_FILES)
                return;
            if (type === 'file')
                files.push(`${below}/${name}`.slice(1));
            else if (type === 'folder')
                await walk(`${below}/${name}`);
        }
    };
    await walk('');
    return files.sort((a, b) => Number(b === 'SKILL.md') - Number(a === 'SKILL.md'));
}
/**
 * A skill's instructions with its arguments and paths filled in: `$ARGUMENTS`, `$ARGUMENTS[N]` and `$N` (from 0),
 * `$name` for the names its front matter lists, `${SKILL_DIR}`, `${CLAUDE_SKILL_DIR}` and `${CLAUDE_PROJECT_DIR}`. Where the
 * text has no place for arguments they are put at its end.
 */
function fillSkill(text, { argumentNames }, { given, dir, root }) {
    const words = splitWords(given);
    const names = new Map(argumentNames.map((name, index) => [name, words[index] ?? '']));
    const folders = {
        SKILL_DIR: dir,
        CLAUDE_SKILL_DIR: dir,
        CLAUDE_PROJECT_DIR: root,
    };
    let used = false;
    const filled = (0,_front_matter_js__WEBPACK_IMPORTED_MODULE_4__/* .frontMatter */ .Z2)(text).body.replace(/\$ARGUMENTS(?:\[(\d+)\])?|\$\{([A-Z_]+)\}|\$(\d+)|\$([a-zA-Z][\w-]*)/g, (all, index, variable, place, name) => {
        if (variable !== undefined)
            return folders[variable] ?? all;
        if (name !== undefined && !names.has(name))
            return folders[name] ?? all;
        if (place !== undefined && words[Number(place)] === undefined)
            return all;
        used = true;
        if (name !== undefined)
            return names.get(name) ?? '';
        const at = index ?? place;
        return at === undefined ? given : (words[Number(at)] ?? '');
    });
    return used || given.trim() === '' ? filled : `${filled.replace(/\n+$/, '')}\n\nARGUMENTS: ${given}\n`;
}
/** Words between blanks; quotation marks keep blanks together. */
function splitWords(text) {
    return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}
/** The folder of a skill on disk, when it stands below `root`. */
function folderBelow({ tree, folder }, root) {
    if (tree.folder === undefined)
        return undefined;
    const full = node_path__WEBPACK_IMPORTED_MODULE_0__.join(tree.folder, folder);
    return (0,_contract_within_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .u)(root, full) === undefined ? undefined : full;
}


/***/ }),

/***/ 44690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ commandWord)
/* harmony export */ });
/** Elements whose content is quoted, code or folded away. */
const CLOSED = /^<(pre|code|script|style|textarea|blockquote|details|samp|kbd)\b/i;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
/**
 * What follows `command` (such as `/review` or `@galley`) on its line; undefined where the text does not ask for it.
 * It must be the first word of a line, whole, in any case, and stand outside quotes, code and HTML: a link, a path, a
 * quoted reply or a hidden comment never starts a run. Where Markdown is unclear, the answer is undefined.
 */
function commandWord(body, command) {
    const wanted = command.toLowerCase();
    for (const line of plainLines(body)) {
        const text = line.trimStart();
        if (!text.toLowerCase().startsWith(wanted))
            continue;
        const rest = text.slice(command.length);
        if (rest === '' || /^[,:]?\s/.test(rest) || /^[,:]$/.test(rest))
            return rest.replace(/^[,:]/, '').trim();
    }
    return undefined;
}
/** The lines of `body` that are neither quoted, code nor HTML. */
function plainLines(body) {
    const lines = maskSpans(maskComments(body.replace(/\r\n?/g, '\n'))).split('\n');
    const plain = [];
    let fence = '';
    let closing;
    let swallow = false; // a quote or HTML block goes on until a blank line
    for (const line of lines) {
        const mark = FENCE.exec(line);
        if (fence) {
            if (mark && mark[1].startsWith(fence) && mark[2].trim() === '')
                fence = '';
            continue;
        }
        if (closing) {
            if (closing.test(line))
                closing = undefined;
            continue;
        }
        if (line.trim() === '') {
            swallow = false;
            continue;
        }
        const closed = CLOSED.exec(line.trimStart());
        if (mark && !(mark[1].startsWith('`') && mark[2].includes('`')))
            fence = mark[1];
        else if (closed) {
            const end = new RegExp(`</${closed[1]}\\s*>`, 'i');
            if (!end.test(line))
                closing = end;
            swallow = true;
        }
        else if (/^ {0,3}(?:>|<[a-z/!?])/i.test(line))
            swallow = true;
        else if (!swallow && !/^(?: {4}| {0,3}\t)/.test(line))
            plain.push(line);
    }
    return plain;
}
/** Replaces HTML comments, unterminated ones to the end, by a character that is in no command. */
function maskComments(text) {
    let out = '';
    for (let at = 0;;) {
        const start = text.indexOf('<!--', at);
        if (start < 0)
            return out + text.slice(at);
        const found = text.indexOf('-->', start + 4);
        const end = found < 0 ? text.length : found + 3;
        out += text.slice(at, start) + mask(text.slice(start, end));
        at = end;
    }
}
/** Replaces code spans the same way. A span ends at the next run of as many backticks in its paragraph. */
function maskSpans(text) {
    return text
        .split(/(\n[ \t]*\n)/)
        .map(maskParagraph)
        .join('');
}
function maskParagraph(text) {
    const runs = [...text.matchAll(/`+/g)].filter((run) => !isFenceAt(text, run.index, run[0].length));
    const next = new Map(); // length of a run to the index, in `runs`, of the next one as long
    const twin = [];
    for (let i = runs.length - 1; i >= 0; i--) {
        twin[i] = next.get(runs[i][0].length);
        next.set(runs[i][0].length, i);
    }
    let out = '';
    let done = 0;
    for (let i = 0; i < runs.length; i++) {
        const close = twin[i];
        if (close === undefined)
            continue;
        const end = runs[close].index + runs[close][0].length;
        out += text.slice(done, runs[i].index) + mask(text.slice(runs[i].index, end));
        done = end;
        i = close;
    }
    return out + text.slice(done);
}
function mask(text) {
    return text.replace(/[^\n]+/g, (part) => '\0'.repeat(part.length));
}
/** A run of three or more that opens its line is a fence, no span. */
function isFenceAt(text, start, length) {
    return length >= 3 && /(?:^|\n) {0,3}$/.test(text.slice(Math.max(0, start - 4), start));
}


/***/ })

};
