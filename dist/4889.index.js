export const id = 4889;
export const ids = [4889];
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
// EXTERNAL MODULE: ./lib/contract/within.js
var within = __webpack_require__(81307);
// EXTERNAL MODULE: ./lib/recipe/load.js + 1 modules
var load = __webpack_require__(77419);
// EXTERNAL MODULE: ./lib/recipe/suggest.js
var suggest = __webpack_require__(87476);
// EXTERNAL MODULE: ./lib/recipe/where.js
var where = __webpack_require__(9877);
// EXTERNAL MODULE: ./lib/run/program.js
var program = __webpack_require__(505);
// EXTERNAL MODULE: ./lib/run/task.js + 1 modules
var task = __webpack_require__(95057);
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
    const isFile = external_node_fs_.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
    return isFile && /^test\s*:/m.test(external_node_fs_.readFileSync(file, 'utf8'));
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
/** Recipes whose commands ask package registries: commands have no network unless the configuration gives it. */
const NEEDS_NETWORK = new Set(['dependency-update']);
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
        `      group: galley-${name}-${value(`${numberOf(recipe)} || github.ref`)}`,
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
        ...(NEEDS_NETWORK.has(name) ? ['          config: "{ tools: { bash: { network: true } } }"'] : []),
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
        case 'discussion_comment':
            return [`  ${event}:`, '    types: [created]'];
        case 'discussion':
            return ['  discussion:', ...list('types', on.discussion?.actions ?? ['created'])];
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
    for (const event of ['issue_comment', 'pull_request_review_comment', 'discussion_comment']) {
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
        ['discussions', 'write', Boolean(outputs.comment && (on.discussion || on.discussion_comment))],
        ['issues', 'write', Boolean(outputs.issue) || (speaks && onIssues)],
        [
            'pull-requests',
            'write',
            Boolean(outputs.review || outputs.pull_request) || (speaks && (onPulls || Boolean(on.workflow_run))),
        ],
    ];
    return needs.flatMap(([scope, level, isNeeded]) => isNeeded ? [[scope, level]] : []);
}
/** What runs of the same recipe must not answer at the same time. */
function numberOf({ on }) {
    const subjects = [
        'pull_request',
        'issue',
        ...(on.discussion || on.discussion_comment ? ['discussion'] : []),
    ];
    return subjects.map((subject) => `github.event.${subject}.number`).join(' || ');
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
    const known = readIfThere(door.cwd, shown);
    if (known === text) {
        door.out(`unchanged   ${shown}\n`);
        return false;
    }
    if (known !== undefined && !options.force) {
        door.err(`left alone ${shown}: it is there already and differs; --force overwrites it\n`);
        return true;
    }
    try {
        external_node_fs_.mkdirSync(external_node_path_.dirname(full), { recursive: true });
        external_node_fs_.writeFileSync(full, text);
    }
    catch (cause) {
        throw new error/* RunError */.e4('recipe', `${shown} cannot be written: ${cause.message}`, { cause });
    }
    door.out(`${known === undefined ? 'written    ' : 'overwritten'} ${shown}\n`);
    return false;
}
/** What stands at a path of the repository. A link that leads out of it is not followed: it may be another's file. */
function readIfThere(root, shown) {
    const home = external_node_fs_.realpathSync(root);
    const parts = shown.split('/');
    for (let end = 1; end <= parts.length; end++) {
        const at = external_node_path_.join(home, ...parts.slice(0, end));
        const stat = external_node_fs_.lstatSync(at, { throwIfNoEntry: false });
        if (!stat)
            return undefined;
        const name = parts.slice(0, end).join('/');
        if (stat.isSymbolicLink()) {
            const to = external_node_fs_.existsSync(at) ? external_node_fs_.realpathSync(at) : '';
            if (to === '' || (0,within/* within */.u)(home, to) === undefined)
                throw new error/* RunError */.e4('recipe', `${shown}: ${name} is a link that leads out of here`);
        }
        const isRight = end < parts.length ? external_node_fs_.statSync(at).isDirectory() : external_node_fs_.statSync(at).isFile();
        if (!isRight)
            throw new error/* RunError */.e4('recipe', `${shown}: ${name} is there and no ${end < parts.length ? 'folder' : 'file'}`);
    }
    return external_node_fs_.readFileSync(external_node_path_.join(home, shown), 'utf8');
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
