export const id = 5920;
export const ids = [5920];
export const modules = {

/***/ 65920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  policy: () => (/* binding */ policy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/config/effective.js
var config_effective = __webpack_require__(42203);
// EXTERNAL MODULE: ./lib/config/load.js + 2 modules
var load = __webpack_require__(19963);
// EXTERNAL MODULE: ./lib/contract/config.js
var config = __webpack_require__(23038);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/contract/recipe.js
var recipe = __webpack_require__(61282);
// EXTERNAL MODULE: ./lib/policy/default-rules.js
var default_rules = __webpack_require__(96705);
// EXTERNAL MODULE: ./lib/contract/access.js
var contract_access = __webpack_require__(742);
// EXTERNAL MODULE: ./lib/contract/shell.js
var shell = __webpack_require__(12840);
// EXTERNAL MODULE: ./lib/policy/suggestion.js
var suggestion = __webpack_require__(19036);
;// CONCATENATED MODULE: ./lib/policy/explain.js



/** Asks every judge about a call, as the gate does, and keeps what each of them says. Touches nothing. */
function explain({ named }, commandsIn, tool, accesses) {
    const by = { tool, moment: 'call' };
    const touches = accesses.map((access) => {
        const all = Object.entries(named).map(([judge, ask]) => ({ judge, verdict: ask(access, by) }));
        const verdict = (0,contract_access/* strictest */.OI)(all.map((each) => each.verdict));
        return {
            access,
            verdict,
            said: all.filter(({ verdict: { action, rule } }) => action !== 'allow' || rule !== undefined),
            ...(access.kind === 'exec' && { words: commandsIn(access.command, access.cwd) }),
            ...(verdict.action !== 'allow' && {
                wouldPass: all.every((each) => canBeGranted(each.verdict)) ? (0,suggestion/* suggestion */.h)(access, by, commandsIn) : [],
            }),
        };
    });
    return { tool, verdict: (0,contract_access/* strictest */.OI)(touches.map(({ verdict }) => verdict)), touches };
}
/** An allow rule answers what is asked for, a host that is not listed, and a guarded file it names: no other refusal. */
function canBeGranted(verdict) {
    if (verdict.action === 'deny')
        return verdict.rule === 'network.hosts' || verdict.rule === 'boundary.self';
    return verdict.action !== 'halt';
}
/** An explanation for people. */
function explained({ tool, verdict, touches }) {
    const lines = [`${tool}: ${verdict.action}`];
    if (touches.length === 0)
        lines.push('  touches nothing');
    for (const touch of touches)
        lines.push(...touchLines(touch));
    return `${lines.join('\n')}\n`;
}
function touchLines({ access, verdict, said, words, wouldPass }) {
    const lines = [`  ${access.kind} ${JSON.stringify((0,contract_access/* subject */.bc)(access))}: ${verdict.action}`];
    if (words)
        lines.push(...wordLines(words));
    for (const { judge, verdict: each } of said) {
        lines.push(`    ${judge}: ${each.action}, rule ${each.rule}`);
        if (each.action !== 'allow')
            lines.push(`      ${each.say}`);
    }
    if (wouldPass?.length === 0)
        lines.push('    no allow rule lets it pass');
    else if (wouldPass)
        lines.push(`    would pass with: permissions: { allow: ${JSON.stringify(wouldPass)} }`);
    return lines;
}
function wordLines({ ok, why, commands, reads, writes }) {
    return [
        ...(ok ? [] : [`    not readable: ${why}`]),
        ...commands.map((found) => `    command ${shown(found)}${note(found)}`),
        ...reads.map((path) => `    reads ${path.replaceAll(shell/* HOLE */.v, '…')}`),
        ...writes.map((path) => `    writes ${path.replaceAll(shell/* HOLE */.v, '…')}`),
    ];
}
const shown = (found) => JSON.stringify(found.text.replaceAll(shell/* HOLE */.v, '…'));
function note({ known, free, why }) {
    if (!known)
        return ` (not known before it runs${why ? `: ${why}` : ''})`;
    return free ? ' (needs no allow rule)' : '';
}

// EXTERNAL MODULE: ./lib/policy/remind.js + 4 modules
var remind = __webpack_require__(22936);
// EXTERNAL MODULE: ./lib/policy/rules.js + 2 modules
var rules = __webpack_require__(43847);
// EXTERNAL MODULE: ./lib/recipe/load.js + 1 modules
var recipe_load = __webpack_require__(77419);
// EXTERNAL MODULE: ./lib/recipe/read.js
var read = __webpack_require__(28316);
// EXTERNAL MODULE: ./lib/run/bench.js
var bench = __webpack_require__(39035);
// EXTERNAL MODULE: ./lib/run/environment.js
var environment = __webpack_require__(85072);
// EXTERNAL MODULE: ./lib/run/order-from.js
var order_from = __webpack_require__(84970);
// EXTERNAL MODULE: ./lib/run/program.js
var program = __webpack_require__(505);
// EXTERNAL MODULE: ./lib/service/shell-words/commands.js + 14 modules
var commands = __webpack_require__(97544);
// EXTERNAL MODULE: ./lib/tool/index.js + 62 modules
var lib_tool = __webpack_require__(11061);
;// CONCATENATED MODULE: ./lib/cli/policy.js




















const HELP = `Usage: galley policy explain <tool> '<json>' [options]      galley policy test [file...]

explain  says what a call would touch, what each judge says of it, the rule with its file and line, the commands found
         in a shell text, and the allow rule that would let it pass. Nothing is run. Exit 0 when it would pass, 1 when
         it would be refused.
test     loads the rules of recipes and config files together with the built-in ones and runs their self-tests
         (match, not_match); compiles the reminders. Exit 0 when all hold, 2 when one does not.

  --workspace DIR   where the call would work; default here
  --config FILE     a Galley configuration; default the one in your own Galley folder and the workspace's
  --recipe FILE     a recipe whose mode and rules hold too
  --mode MODE       ask, edits or autopilot; default the recipe's, else the configuration's, else ask
  --json            the explanation as JSON`;
const OPTIONS = {
    workspace: { type: 'string' },
    config: { type: 'string' },
    recipe: { type: 'string' },
    mode: { type: 'string' },
    json: { type: 'boolean' },
};
const parse = (argv) => (0,external_node_util_.parseArgs)({ args: argv, options: OPTIONS, allowPositionals: true });
const policy = {
    name: 'policy',
    about: 'explain a verdict, test the rules',
    help: HELP,
    async run(door) {
        const { values, positionals } = parse(door.argv);
        const [verb, ...words] = positionals;
        if (verb === 'explain')
            return explainCall(door, words, values);
        if (verb === 'test')
            return testRules(door, words);
        throw new error/* RunError */.e4('recipe', "say what to do: galley policy explain <tool> '<json>', or galley policy test [file]");
    },
};
async function explainCall(door, words, values) {
    const [name, json = '{}', ...more] = words;
    const tool = (0,lib_tool/* allTools */.XU)().find((each) => each.name === name);
    if (!tool || more.length > 0)
        throw new error/* RunError */.e4('recipe', `name one tool and its arguments. Tools: ${(0,lib_tool/* allTools */.XU)()
            .map((each) => each.name)
            .join(', ')}`);
    const built = benchFor(door, values);
    try {
        const args = tool.input.parse(JSON.parse(json));
        const explanation = explain(built.judges, commands/* commandsIn */.G, tool.name, tool.access(args));
        door.out(values.json ? `${JSON.stringify(explanation, null, 2)}\n` : explained(explanation));
        return explanation.verdict.action === 'allow' ? 0 : 1;
    }
    catch (cause) {
        if (cause instanceof error/* RunError */.e4)
            throw cause;
        throw new error/* RunError */.e4('recipe', `the arguments of ${tool.name} do not fit: ${cause.message}`, {
            cause,
        });
    }
    finally {
        await built.close();
    }
}
/** The judges of a run with this recipe and configuration. Nothing is started, nothing is written. */
function benchFor({ env, cwd, err }, values) {
    const places = {
        ...(0,order_from/* placesOf */.ek)(env, external_node_path_.resolve(cwd, values.workspace ?? '.'), (0,program/* program */.D)()),
        runnerFiles: (0,environment/* runnerFiles */.O9)(env),
    };
    const user = values.config === undefined ? (0,order_from/* userConfig */.GM)(places.home) : source(cwd, values.config);
    const project = sourceIfThere(places.workspace, '.galley/config.yml');
    const loaded = (0,load/* loadConfig */.Z)({ ...(user && { user }), ...(project && { project }), readAs: read/* readAs */.f });
    for (const warning of loaded.warnings)
        err(`${warning}\n`);
    const effective = (0,config_effective/* narrowByRecipe */.h)(loaded, recipeFor(cwd, values, loaded.config.mode));
    return (0,bench/* makeBench */.D)({
        root: places.workspace,
        runDir: external_node_path_.join(places.workspace, '.galley', 'runs', 'explain'),
        places,
        config: loaded.config,
        effective,
        childEnv: {},
        seal: (text) => text,
        tools: ['all'],
        withhold: new Set(),
        startedAt: 0,
        notice: () => { },
        kit: { images: true, stage: () => { }, record: () => { }, checkOutput: () => undefined },
    });
}
function recipeFor(cwd, values, configured) {
    const mode = recipe/* Mode */.Kt.optional().safeParse(values.mode);
    if (!mode.success)
        throw new error/* RunError */.e4('recipe', `--mode ${values.mode}: it is one of ${recipe/* Mode */.Kt.options.join(', ')}`);
    if (values.recipe !== undefined) {
        const { path: name, text } = source(cwd, values.recipe);
        const recipe = (0,recipe_load/* parseRecipe */.C)(name, text);
        return { ...recipe, mode: mode.data ?? recipe.mode };
    }
    const plain = recipe/* RecipeSchema */.Mh.parse({
        title: 'explain',
        prompt: 'explain',
        mode: mode.data ?? configured ?? 'ask',
    });
    return { ...plain, name: 'explain', path: 'explain', origins: {} };
}
function testRules(door, files) {
    const sets = [{ origin: 'built-in', allow: [], deny: default_rules/* defaultRules */.Z }];
    const root = external_node_fs_.realpathSync(door.cwd);
    const tested = [];
    for (const file of files) {
        const { set, ttsr } = readFile(source(door.cwd, file));
        (0,remind/* reminders */.O)(ttsr, { origin: set.origin });
        sets.push(set);
        tested.push(`${set.origin}: ${count(set)}, ${ttsr.rules.length} reminders of its own`);
    }
    (0,rules/* rules */.a)(sets, { root, resolve: (name) => external_node_path_.resolve(root, name), commandsIn: commands/* commandsIn */.G });
    for (const line of [`built-in: ${count(sets[0])}`, ...tested])
        door.out(`${line}\n`);
    door.out('All rules load and all their self-tests hold.\n');
    return 0;
}
function count({ allow, deny }) {
    const selfTests = [...allow, ...deny].reduce((sum, rule) => (typeof rule === 'string' ? sum : sum + rule.match.length + rule.not_match.length), 0);
    return `${allow.length} allow and ${deny.length} deny rules, ${selfTests} self-tests`;
}
/** A config file or a recipe, told by its keys: a recipe has a title. */
function readFile(file) {
    if (/^title\s*:/m.test(file.text)) {
        const recipe = (0,recipe_load/* parseRecipe */.C)(file.path, file.text);
        const { ttsr } = (0,config_effective/* narrowByRecipe */.h)({ config: config/* ConfigSchema */.S.parse({}) }, recipe);
        return { set: setOf(file.path, recipe.permissions, (text) => recipe.origins?.[text]), ttsr };
    }
    const { value } = (0,read/* readAs */.f)(config/* ConfigSchema */.S, file.path, file.text);
    const { origins } = (0,load/* loadConfig */.Z)({ user: file, readAs: read/* readAs */.f });
    return { set: setOf(file.path, value.permissions, (text) => origins[text]), ttsr: value.ttsr };
}
function setOf(origin, permissions, placeOf) {
    const line = (list, index) => {
        const rule = permissions[list][index];
        const place = rule === undefined ? undefined : placeOf(typeof rule === 'string' ? rule : rule.rule);
        return Number(/:(\d+)$/.exec(place ?? '')?.[1]) || undefined;
    };
    return { origin, ...permissions, line };
}
function source(cwd, name) {
    const found = sourceIfThere(cwd, name);
    if (!found)
        throw new error/* RunError */.e4('recipe', `${name} cannot be read: check the path`);
    return found;
}
function sourceIfThere(folder, name) {
    const file = external_node_path_.resolve(folder, name);
    if (!external_node_fs_.statSync(file, { throwIfNoEntry: false })?.isFile())
        return undefined;
    return { path: name, text: external_node_fs_.readFileSync(file, 'utf8') };
}


/***/ })

};
