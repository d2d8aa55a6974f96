export const id = 889;
export const ids = [889];
export const modules = {

/***/ 84889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/contract/outcome.js
var outcome = __webpack_require__(71966);
// EXTERNAL MODULE: ./lib/recipe/load.js + 1 modules
var load = __webpack_require__(77419);
// EXTERNAL MODULE: ./lib/recipe/suggest.js
var suggest = __webpack_require__(87476);
// EXTERNAL MODULE: ./lib/recipe/where.js
var where = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/run/program.js
var program = __webpack_require__(505);
// EXTERNAL MODULE: ./lib/run/task.js + 2 modules
var task = __webpack_require__(56555);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/cli/survey.js



/** Looks at a repository's top folder: default branch, languages by their manifests, and how its tests are run. */
function survey(root) {
    const has = (name) => external_node_fs_.existsSync(external_node_path_.join(root, name));
    const found = MANIFESTS.filter(({ files }) => files.some((file) => matching(root, file)));
    const tests = found.map(({ test }) => (typeof test === 'function' ? test(root, has) : test));
    return {
        branch: defaultBranch(root),
        languages: found.map(({ language }) => language),
        test: tests.find((test) => test !== undefined) ?? (makesTest(root) ? 'make test' : undefined),
    };
}
/** In the order that decides which test command speaks for a repository of several languages. */
const MANIFESTS = [
    { language: 'JavaScript/TypeScript', files: ['package.json'], test: nodeTest },
    {
        language: 'Python',
        files: ['pyproject.toml', 'setup.py', 'setup.cfg', 'requirements.txt'],
        test: pythonTest,
    },
    { language: 'Go', files: ['go.mod'], test: 'go test ./...' },
    { language: 'Rust', files: ['Cargo.toml'], test: 'cargo test' },
    { language: 'Java', files: ['pom.xml'], test: 'mvn -q test' },
    { language: 'Java/Kotlin', files: ['build.gradle', 'build.gradle.kts'], test: 'gradle test' },
    { language: 'Ruby', files: ['Gemfile'], test: 'bundle exec rake test' },
    { language: 'PHP', files: ['composer.json'], test: undefined },
    { language: 'C#', files: ['*.sln', '*.csproj'], test: undefined },
];
function matching(root, file) {
    if (!file.startsWith('*'))
        return external_node_fs_.existsSync(external_node_path_.join(root, file));
    return external_node_fs_.readdirSync(root).some((name) => name.endsWith(file.slice(1)));
}
function nodeTest(root, has) {
    const script = scripts(root).test;
    if (typeof script !== 'string' || script.includes('no test specified'))
        return undefined;
    if (has('pnpm-lock.yaml'))
        return 'pnpm test';
    if (has('yarn.lock'))
        return 'yarn test';
    if (has('bun.lock') || has('bun.lockb'))
        return 'bun test';
    return 'npm test';
}
function scripts(root) {
    try {
        const manifest = JSON.parse(external_node_fs_.readFileSync(external_node_path_.join(root, 'package.json'), 'utf8'));
        return manifest?.scripts ?? {};
    }
    catch {
        return {}; // a package.json that cannot be read names no test
    }
}
function pythonTest(_root, has) {
    return has('pytest.ini') || has('conftest.py') || has('tests') || has('test') ? 'pytest' : undefined;
}
function makesTest(root) {
    const file = external_node_path_.join(root, 'Makefile');
    return external_node_fs_.existsSync(file) && /^test\s*:/m.test(external_node_fs_.readFileSync(file, 'utf8'));
}
function defaultBranch(root) {
    const remote = git(root, 'symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
    return remote?.replace(/^origin\//, '') ?? git(root, 'symbolic-ref', '--short', 'HEAD');
}
/** `owner/repo@commit` of the checkout a program runs from, when that is known. */
function checkedOut(folder) {
    const commit = git(folder, 'rev-parse', 'HEAD');
    const repo = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(git(folder, 'remote', 'get-url', 'origin') ?? '');
    return commit !== undefined && repo ? `${repo[1]}@${commit}` : undefined;
}
/** Git's answer in one line; undefined when it has none. */
function git(cwd, ...args) {
    try {
        const text = (0,external_node_child_process_.execFileSync)('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
        return text.trim() || undefined;
    }
    catch {
        return undefined; // no git, no repository, or no such ref
    }
}

;// CONCATENATED MODULE: ./lib/cli/workflow.js
/** Commits of the actions that workflows use, each of the tag in its comment. */
const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
/** What stands in a workflow where nobody knows yet which commit of Galley it shall run. */
const NO_ACTION = `OWNER/galley@${'0'.repeat(40)} # put the owner and the commit of the release here`;
/**
 * The GitHub workflow that starts `recipe` on the events it answers: no permission that its outputs do not need, actions
 * pinned to commits, dispatch inputs made from its parameters. `action` is `owner/repo@commit`.
 */
function workflowFor(recipe, action = NO_ACTION) {
    const { on, name, limits } = recipe;
    const events = Object.keys(on).filter((event) => on[event] !== undefined);
    const lines = [
        `# Runs the recipe ${name}: ${recipe.description.replaceAll(/\s+/g, ' ')}`,
        `name: ${name}`,
        'on:',
        ...(events.length === 0 ? ['  workflow_dispatch:'] : events.flatMap((event) => trigger(event, recipe))),
        '',
        'permissions: {}',
        '',
        'jobs:',
        `  ${name}:`,
        ...guard(recipe),
        '    runs-on: ubuntu-latest',
        `    timeout-minutes: ${Math.ceil(limits.minutes ?? 30) + 10}`,
        '    permissions:',
        ...permissions(recipe).map(([scope, level]) => `      ${scope}: ${level}`),
        '    concurrency:',
        `      group: galley-${name}-${value('github.event.pull_request.number || github.event.issue.number || github.ref')}`,
        `      cancel-in-progress: ${value("github.event_name == 'pull_request'")}`,
        '    steps:',
        `      - uses: ${CHECKOUT}`,
        '        with:',
        '          fetch-depth: 0',
        '          persist-credentials: false',
        `      - uses: ${action}`,
        '        with:',
        `          recipe: ${name}`,
        `          model: ${value('vars.GALLEY_MODEL')} # such as openai/gpt-5`,
        `          api-key: ${value('secrets.GALLEY_API_KEY')}`,
        ...given(recipe),
    ];
    return `${lines.join('\n')}\n`;
}
function trigger(event, { on, parameters }) {
    const list = (key, words) => words ? [`    ${key}: [${words.map(quoted).join(', ')}]`] : [];
    switch (event) {
        case 'pull_request':
        case 'pull_request_target':
            return [
                `  ${event}:`,
                ...list('types', on[event]?.actions ?? ['opened', 'synchronize', 'reopened', 'ready_for_review']),
                ...list('branches', on[event]?.branches),
            ];
        case 'issue_comment':
        case 'pull_request_review_comment':
            return [`  ${event}:`, '    types: [created]'];
        case 'pull_request_review':
            return ['  pull_request_review:', '    types: [submitted]'];
        case 'issues':
            return ['  issues:', ...list('types', on.issues?.actions ?? ['opened'])];
        case 'push':
            return ['  push:', ...list('branches', on.push?.branches)];
        case 'schedule':
            return ['  schedule:', '    - cron: "17 5 * * 1" # Mondays, in UTC'];
        case 'workflow_dispatch':
            return ['  workflow_dispatch:', ...inputs(parameters)];
        case 'repository_dispatch':
            return ['  repository_dispatch:', ...list('types', on.repository_dispatch?.types)];
        case 'workflow_run':
            return [
                '  workflow_run:',
                ...list('workflows', on.workflow_run?.workflows ?? ['CI']),
                '    types: [completed]',
            ];
        default:
            return [`  ${event}:`];
    }
}
function inputs(parameters) {
    return parameters.length === 0 ? [] : ['    inputs:', ...parameters.flatMap(input)];
}
function input({ key, description, input_type, options, default: preset, requirement }) {
    const isSelect = input_type === 'select';
    const lines = [`      ${key}:`];
    if (description)
        lines.push(`        description: ${quoted(description)}`);
    if (isSelect)
        lines.push('        type: choice', `        options: [${(options ?? []).map(String).map(quoted).join(', ')}]`);
    if (input_type === 'boolean')
        lines.push('        type: boolean');
    if (preset !== undefined && isSelect)
        lines.push(`        default: ${quoted(String(preset))}`);
    if (preset !== undefined && input_type === 'boolean')
        lines.push(`        default: ${preset}`);
    lines.push(`        required: ${requirement === 'required' && preset === undefined}`);
    return lines;
}
/** A skipped job starts no runner; whether the command really is one, and who may say it, Galley checks itself. */
function guard({ on }) {
    const words = [];
    for (const event of ['issue_comment', 'pull_request_review_comment']) {
        const wanted = on[event];
        if (!wanted)
            continue;
        words.push(`(github.event_name != '${event}' || contains(github.event.comment.body, '${wanted.command}'))`);
    }
    if (on.workflow_run?.conclusions) {
        const ends = on.workflow_run.conclusions.map((end) => `github.event.workflow_run.conclusion == '${end.replaceAll("'", "''")}'`);
        words.push(`(github.event_name != 'workflow_run' || ${ends.join(' || ')})`);
    }
    return words.length > 0 ? [`    if: ${words.join(' && ')}`] : [];
}
/** The least that the recipe's outputs need; reading the code is always needed. */
function permissions({ on, outputs }) {
    const speaks = Boolean(outputs.comment || outputs.label);
    const onPulls = Boolean(on.pull_request || on.pull_request_target || on.issue_comment?.on === 'pull_request');
    const onIssues = Boolean(on.issues || (on.issue_comment && on.issue_comment.on !== 'pull_request'));
    const needs = [
        ['actions', 'read', Boolean(on.workflow_run)],
        ['checks', 'write', Boolean(outputs.check)],
        ['contents', 'write', Boolean(outputs.pull_request)],
        ['contents', 'read', !outputs.pull_request],
        ['issues', 'write', Boolean(outputs.issue) || (speaks && onIssues)],
        [
            'pull-requests',
            'write',
            Boolean(outputs.review || outputs.pull_request) || (speaks && (onPulls || Boolean(on.workflow_run))),
        ],
    ];
    return needs.flatMap(([scope, level, isNeeded]) => isNeeded ? [[scope, level]] : []);
}
/** Inputs reach the recipe as JSON text, which is YAML that no value can break out of. */
function given({ on, parameters }) {
    if (on.workflow_dispatch === undefined || parameters.length === 0)
        return [];
    return [
        '          params: |',
        ...parameters.map(({ key }) => `            ${key}: ${value(`github.event_name == 'workflow_dispatch' && toJSON(inputs.${key}) || '""'`)}`),
    ];
}
/** A GitHub expression. */
function value(expression) {
    return `\${{ ${expression} }}`;
}
function quoted(text) {
    return /^[A-Za-z][\w./-]*$/.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)
        ? text
        : JSON.stringify(text);
}

;// CONCATENATED MODULE: ./lib/cli/init.js













/** `galley init`: a recipe of the project's own and the workflow that starts it, after a look at the repository. */
const init = {
    name: 'init',
    about: 'writes a workflow and a recipe into a repository',
    help: `galley init [recipe...] [--action OWNER/REPO@COMMIT] [--force] [--dry-run]

Looks at the repository (default branch, languages, test command) and writes for each recipe (default: pr-review)
  ${where/* RECIPE_FOLDER */.I}/<recipe>.yml        your own copy, with your test command where the recipe runs tests
  .github/workflows/galley-<recipe>.yml  with no more permissions than the recipe's outputs need

--action   the commit of Galley to run (default: the one this program was checked out from, else a placeholder)
--force    overwrite files that are there; without it they are left alone and named
--dry-run  print the files instead of writing them
`,
    async run(door) {
        const { values, positionals } = (0,external_node_util_.parseArgs)({
            args: door.argv,
            allowPositionals: true,
            options: {
                action: { type: 'string' },
                force: { type: 'boolean', default: false },
                'dry-run': { type: 'boolean', default: false },
            },
        });
        const action = actionOf(values.action);
        const seen = survey(door.cwd);
        door.out(told(seen));
        const files = (positionals.length > 0 ? positionals : ['pr-review']).flatMap((name) => filesFor(name, action, seen));
        const kept = files.filter((file) => write(file, door, values));
        if (action === NO_ACTION)
            door.out(`\nPut the owner and commit of your copy of Galley where the workflows say ${NO_ACTION.split(' ')[0]}.\n`);
        door.out(`\nNext: set the variable GALLEY_MODEL and the secret GALLEY_API_KEY in the repository (without a key only the built-in checklist runs), then commit. Events of issues, comments and schedules start a workflow only once it is on ${seen.branch ?? 'the default branch'}.\n`);
        return kept.length > 0 ? outcome/* EXIT_CODE */.F.recipe : outcome/* EXIT_CODE */.F.done;
    },
};
function actionOf(given) {
    if (given === undefined)
        return checkedOut((0,program/* program */.D)()) ?? NO_ACTION;
    if (!/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/.test(given))
        throw new error/* RunError */.e4('recipe', `--action ${given}: name a commit, such as octo/galley@<40 hex digits>: a tag or branch can change under your secrets`);
    return given;
}
function told({ branch, languages, test }) {
    return [
        `default branch: ${branch ?? 'unknown (this is no git repository)'}`,
        `languages:      ${languages.join(', ') || 'none recognised'}`,
        `test command:   ${test ?? 'none found'}`,
        '',
    ].join('\n');
}
function filesFor(name, action, seen) {
    const shipped = (0,task/* shippedRecipes */.tz)((0,program/* program */.D)());
    const source = shipped.find((file) => (0,load/* nameOf */.V)(file) === name);
    if (source === undefined) {
        const names = shipped.map(load/* nameOf */.V);
        throw new error/* RunError */.e4('recipe', `there is no recipe ${name}.${(0,suggest/* didYouMean */.a)(name, names) || ` There are: ${names.join(', ')}.`}`);
    }
    const recipe = {
        path: `${where/* RECIPE_FOLDER */.I}/${name}.yml`,
        text: adapted(external_node_fs_.readFileSync(source, 'utf8'), action, seen),
    };
    const workflow = workflowFor((0,load/* parseRecipe */.C)(recipe.path, recipe.text), action);
    return [recipe, { path: `.github/workflows/galley-${name}.yml`, text: workflow }];
}
/** The recipe's own text with the project's test command in it, and a schema that its editors can reach. */
function adapted(text, action, { test }) {
    const [repo = '', commit = ''] = action.split('@');
    const schema = `https://raw.githubusercontent.com/${repo}/${commit}/schema/recipe.schema.json`;
    const head = action === NO_ACTION ? '' : `# yaml-language-server: $schema=${schema}\n`;
    const body = text.replace(/^# yaml-language-server:.*\n/, '');
    const doc = (0,dist/* parseDocument */.Tp)(body);
    const parameters = doc.toJS().parameters ?? [];
    const index = parameters.findIndex(({ key }) => key === 'tests');
    if (test === undefined || index < 0)
        return head + body;
    doc.setIn(['parameters', index, 'default'], test);
    return head + doc.toString({ lineWidth: 0 });
}
/** Writes one file; answers true when one that is there was left alone. */
function write({ path: shown, text }, door, options) {
    const full = external_node_path_.join(door.cwd, shown);
    if (options['dry-run']) {
        door.out(`\n--- ${shown}\n${text}`);
        return false;
    }
    const known = external_node_fs_.existsSync(full) ? external_node_fs_.readFileSync(full, 'utf8') : undefined;
    if (known === text) {
        door.out(`unchanged   ${shown}\n`);
        return false;
    }
    if (known !== undefined && !options.force) {
        door.err(`left alone ${shown}: it is there already and differs; --force overwrites it\n`);
        return true;
    }
    external_node_fs_.mkdirSync(external_node_path_.dirname(full), { recursive: true });
    external_node_fs_.writeFileSync(full, text);
    door.out(`${known === undefined ? 'written    ' : 'overwritten'} ${shown}\n`);
    return false;
}


/***/ }),

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
    const { repository, pull, issue } = trigger;
    const found = {
        name: trigger.event,
        action: trigger.action,
        number: pull?.number ?? issue?.number,
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

/***/ 56555:
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
// EXTERNAL MODULE: ./lib/policy/boundary.js + 1 modules
var boundary = __webpack_require__(14931);
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
// EXTERNAL MODULE: ./lib/recipe/template.js
var template = __webpack_require__(12066);
// EXTERNAL MODULE: ./lib/service/paths.js
var paths = __webpack_require__(32935);
;// CONCATENATED MODULE: ./lib/trigger/command-word.js
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
    const file = (0,paths/* whereabouts */.C)(root, name);
    if ((0,boundary/* within */.u)(root, file) === undefined)
        return undefined;
    const stat = external_node_fs_.statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size > MAX_SETTINGS_BYTES)
        return undefined;
    return external_node_fs_.readFileSync(file, 'utf8');
}
async function loadTask(order, trusted, read, runId) {
    const source = await findRecipe(order, trusted, read);
    const written = (0,recipe_load/* parseRecipe */.C)(source.path, source.text);
    const answer = matches(written.on, trusted, (body, word) => commandWord(body, word) !== undefined);
    if (!answer.run)
        throw new error/* RunError */.e4('unsupported-event', `${written.path} does not answer this event: ${answer.why}.`);
    if (written.sub_recipes.length > 0)
        throw new error/* RunError */.e4('recipe', `${written.path}: sub_recipes are checked but not run by this version. Run them as recipes of their own.`);
    const params = await (0,recipe_params/* bindParams */.u)(written, order.params, {
        readFile: (name) => readParam(order, read, name),
    });
    const recipe = (0,template/* fill */.GS)(written, {
        params,
        run: { id: runId, attempt: trusted.run.attempt },
        event: (0,facts/* eventFacts */.I)(trusted),
    });
    const loaded = await loadLayers(order, read);
    loaded.warnings.push(...unserved(loaded.config));
    const effective = (0,config_effective/* narrowByRecipe */.h)(loaded, recipe, order.model);
    return { recipe, loaded, effective };
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
/** Settings that are checked but that nothing in this version acts on: nobody shall believe that they hold. */
function unserved(config) {
    const asked = {
        mcp: Object.keys(config.mcp).length > 0,
        control: config.control.url !== undefined || config.control.command !== undefined,
        plugins: config.plugins.enabled.length > 0,
        lsp: config.lsp.enabled,
    };
    return Object.entries(asked).flatMap(([key, isSet]) => isSet ? [`The setting ${key} has no effect in this version.`] : []);
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


/***/ })

};
