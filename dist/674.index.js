export const id = 674;
export const ids = [674];
export const modules = {

/***/ 19217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ Transcript),
  S: () => (/* binding */ readLines)
});

;// CONCATENATED MODULE: ./lib/contract/event.js
/** Version of the transcript's line format. */
const LINE_VERSION = 1;

// EXTERNAL MODULE: ./lib/contract/message.js
var message = __webpack_require__(41153);
;// CONCATENATED MODULE: ./lib/agent/conversation.js
/**
 * The conversation as the model should see it, folded from transcript lines one at a time. What a reminder cut off is in
 * the record and not here; after a compaction the lines before it leave. Runner text always follows all results of a turn.
 */
class Conversation {
    messages = [];
    #lines = [];
    /** Calls of the last answer that have no result yet, in order. */
    #open = new Map();
    /** Runner text that came while results were still owed. */
    #held = [];
    add(line) {
        if (line.type === 'compact')
            this.#compact(line);
        else {
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
                    this.#say(block);
                break;
            case 'assistant':
                this.messages.push({ role: 'assistant', blocks: line.blocks });
                for (const block of line.blocks)
                    if (block.type === 'call')
                        this.#open.set(block.id, block);
                break;
            case 'result':
                this.#answer(line);
                break;
            case 'ttsr_injection':
                this.#say({ type: 'text', text: reminderText(line.rules, line.reminder) });
                break;
        }
    }
    #answer(line) {
        if (!this.#open.delete(line.id))
            return;
        const block = { type: 'result', id: line.id, ok: line.ok, text: line.shown ?? line.text };
        if (line.images)
            block.images = line.images;
        this.#push(block);
        if (this.#open.size > 0)
            return;
        for (const held of this.#held.splice(0))
            this.#push(held);
    }
    #say(block) {
        if (this.#open.size > 0)
            this.#held.push(block);
        else
            this.#push(block);
    }
    /** Vendors want strict alternation, so neighbouring user blocks share one message. */
    #push(block) {
        const last = this.messages.at(-1);
        if (last?.role === 'user')
            last.blocks.push(block);
        else
            this.messages.push({ role: 'user', blocks: [block] });
    }
    #compact(line) {
        const kept = this.#lines.filter((each) => each.seq >= line.before);
        this.messages = [];
        this.#open.clear();
        this.#lines = [];
        this.#push({ type: 'text', text: line.summary });
        for (const each of kept)
            this.add(each);
    }
}
/** Runner text the model can tell from tool output: tool output that imitates the tag is neutralised before it is stored. */
function reminderText(rules, say) {
    return `<runner-reminder rules="${rules.join(', ')}">\n${say}\n</runner-reminder>`;
}

;// CONCATENATED MODULE: ./lib/agent/transcript.js



/** Append-only record of a run. The conversation is computed from it, so the two cannot disagree. */
class Transcript {
    #options;
    #conversation = new Conversation();
    #counts = { turns: 0, seq: 0 };
    #spent = message/* NO_USAGE */.y;
    constructor(options, earlier = []) {
        this.#options = options;
        for (const line of earlier)
            this.#count(line);
        this.#counts.seq = (earlier.at(-1)?.seq ?? -1) + 1;
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
            v: LINE_VERSION,
            seq: this.#counts.seq++,
            at: now().toISOString(),
            agent,
            ...(parent !== undefined && { parent }),
            ...event,
        };
        write(toJson(line));
        this.#count(line);
        tell(line);
        return event;
    }
    #count(line) {
        this.#conversation.add(line);
        if (line.type === 'assistant' || line.type === 'ttsr_injection')
            this.#counts.turns += 1;
        if (line.type === 'assistant' || line.type === 'compact')
            this.#spent = (0,message/* addUsage */.v)(this.#spent, line.usage);
    }
    /** Answers of the model so far; a cut answer counts. */
    get turns() {
        return this.#counts.turns;
    }
    get spent() {
        return this.#spent;
    }
    get seq() {
        return this.#counts.seq;
    }
    get messages() {
        return this.#conversation.messages;
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

/***/ 20674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tool: () => (/* binding */ tool)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _agent_dispatch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27004);
/* harmony import */ var _agent_transcript_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19217);
/* harmony import */ var _config_effective_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42203);
/* harmony import */ var _config_load_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19963);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9396);
/* harmony import */ var _contract_recipe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61282);
/* harmony import */ var _policy_seal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96722);
/* harmony import */ var _recipe_read_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28316);
/* harmony import */ var _run_bench_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(10691);
/* harmony import */ var _run_environment_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(85072);
/* harmony import */ var _run_order_from_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(84970);
/* harmony import */ var _run_program_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(505);
/* harmony import */ var _run_wall_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(25032);
/* harmony import */ var _tool_index_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(68382);


















const HELP = `Usage: galley tool <name> '<json>' [options]      galley tool --list

Calls one tool through the gate that a run uses: arguments are checked, every touch is judged, output is clipped and
sealed. The answer is on stdout; exit 0 when the call succeeded, 1 when it failed or was refused. '-' reads the JSON
from stdin.

  --workspace DIR   where it works; default here
  --config FILE     a Galley configuration; default the one in your own Galley folder and the workspace's
  --mode MODE       ask, edits or autopilot (default: edits, since you are typing the call yourself)
  --session DIR     keeps what was read (tags, seen lines) between calls
  --verdict         print what it touches and the verdict on stderr`;
const OPTIONS = {
    workspace: { type: 'string' },
    config: { type: 'string' },
    mode: { type: 'string' },
    session: { type: 'string' },
    verdict: { type: 'boolean' },
    list: { type: 'boolean' },
};
function parse(argv) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_3__.parseArgs)({ args: argv, options: OPTIONS, allowPositionals: true });
}
const tool = {
    name: 'tool',
    about: 'call one tool through the gate',
    help: HELP,
    async run(door) {
        const { values, positionals } = parse(door.argv);
        if (values.list) {
            for (const { name, about } of (0,_tool_index_js__WEBPACK_IMPORTED_MODULE_17__/* .allTools */ .XU)())
                door.out(`${name.padEnd(16)} ${about.split('\n')[0]}\n`);
            return 0;
        }
        const [name, json = '{}', ...more] = positionals;
        if (!name || more.length > 0)
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RunError */ .e4('recipe', "name one tool and its arguments: galley tool <name> '<json>'");
        return call(door, name, json === '-' ? node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(0, 'utf8') : json, values);
    },
};
async function call(door, name, json, values) {
    const scratch = values.session === undefined
        ? node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir(), 'galley-tool-'))
        : node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(door.cwd, values.session);
    node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(scratch, { recursive: true });
    const lines = [];
    const { built, transcript } = await benchFor(door, name, values, scratch, lines);
    const memory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(scratch, 'session.json');
    if (values.session !== undefined && node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(memory))
        built.kit.files.load(JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(memory, 'utf8')));
    try {
        const call = { type: 'call', id: 'call-1', name, args: argsOf(json) };
        transcript.add({
            type: 'assistant',
            blocks: [call],
            stop: 'tool',
            usage: { input: 0, output: 0, cached: 0, usd: 0 },
            ms: 0,
        });
        await (0,_agent_dispatch_js__WEBPACK_IMPORTED_MODULE_4__/* .dispatch */ .J)([call], (0,_run_bench_js__WEBPACK_IMPORTED_MODULE_12__/* .agentBench */ .A)(built, transcript, {}), door.signal);
    }
    finally {
        await built.close();
        if (values.session === undefined)
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(scratch, { recursive: true, force: true });
        else
            node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(memory, JSON.stringify(built.kit.files.save()), { mode: 0o600 });
    }
    return print(door, lines, values.verdict === true);
}
function print(door, lines, verdict) {
    const called = lines.find((line) => line.type === 'call');
    if (verdict && called)
        door.err(`${JSON.stringify({ access: called.access, verdict: called.verdict })}\n`);
    const result = lines.find((line) => line.type === 'result');
    for (const image of result?.images ?? [])
        door.err(`[${image.mime}, ${image.data.length} base64 characters]\n`);
    if (result?.text)
        door.out(result.text.endsWith('\n') ? result.text : `${result.text}\n`);
    return result?.ok ? 0 : 1;
}
function argsOf(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return json;
    }
}
/** The bench of a run, with a recipe that offers everything and decides nothing. */
async function benchFor(door, name, values, scratch, lines) {
    const { env } = door;
    const places = {
        ...(0,_run_order_from_js__WEBPACK_IMPORTED_MODULE_14__/* .placesOf */ .ek)(env, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(door.cwd, values.workspace ?? '.'), (0,_run_program_js__WEBPACK_IMPORTED_MODULE_15__/* .program */ .D)()),
        runnerFiles: (0,_run_environment_js__WEBPACK_IMPORTED_MODULE_13__/* .runnerFiles */ .O9)(env),
    };
    const secrets = (0,_run_environment_js__WEBPACK_IMPORTED_MODULE_13__/* .secretValues */ .VX)(env);
    const seal = (0,_policy_seal_js__WEBPACK_IMPORTED_MODULE_10__/* .makeSeal */ .A4)({ secrets });
    const transcript = new _agent_transcript_js__WEBPACK_IMPORTED_MODULE_5__/* .Transcript */ .j({
        agent: 'main',
        seal,
        write: () => { },
        tell: (seen) => void ('seq' in seen && lines.push(seen)),
    });
    const user = values.config === undefined ? (0,_run_order_from_js__WEBPACK_IMPORTED_MODULE_14__/* .userConfig */ .GM)(places.home) : configFile(door.cwd, values.config);
    const project = projectConfig(places.workspace);
    const loaded = (0,_config_load_js__WEBPACK_IMPORTED_MODULE_7__/* .loadConfig */ .Z)({ ...(user && { user }), ...(project && { project }), readAs: _recipe_read_js__WEBPACK_IMPORTED_MODULE_11__/* .readAs */ .f });
    const mode = _contract_recipe_js__WEBPACK_IMPORTED_MODULE_9__/* .Mode */ .Kt.safeParse(values.mode ?? loaded.config.mode ?? 'edits');
    if (!mode.success)
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RunError */ .e4('recipe', `--mode ${values.mode}: it is one of ${_contract_recipe_js__WEBPACK_IMPORTED_MODULE_9__/* .Mode */ .Kt.options.join(', ')}`);
    const recipe = {
        ..._contract_recipe_js__WEBPACK_IMPORTED_MODULE_9__/* .RecipeSchema */ .Mh.parse({ title: 'one call', prompt: name, mode: mode.data, tools: ['all'] }),
        name: 'tool',
        path: 'tool',
        origins: {},
    };
    // Nothing streams here: reminders are not compiled.
    const effective = { ...(0,_config_effective_js__WEBPACK_IMPORTED_MODULE_6__/* .narrowByRecipe */ .h)(loaded, recipe), ttsr: { ...loaded.config.ttsr, enabled: false } };
    const childVars = (0,_run_environment_js__WEBPACK_IMPORTED_MODULE_13__/* .childEnv */ .gf)(env, loaded.config.tools.bash.env, secrets);
    const built = (0,_run_bench_js__WEBPACK_IMPORTED_MODULE_12__/* .makeBench */ .D)({
        root: places.workspace,
        runDir: scratch,
        places,
        config: loaded.config,
        effective,
        childEnv: childVars,
        ...(name === 'bash' && {
            sandbox: await (0,_run_wall_js__WEBPACK_IMPORTED_MODULE_16__/* .openWall */ .n)({
                root: places.workspace,
                runDir: scratch,
                places,
                config: loaded.config,
                childEnv: childVars,
            }),
        }),
        seal,
        tools: ['all'],
        withhold: new Set(effective.disabled),
        startedAt: Date.now(),
        notice: (text) => door.err(`${text}\n`),
        kit: {
            images: true,
            stage: (staged) => door.err(`staged: ${JSON.stringify(staged)}\n`),
            record: () => { },
            checkOutput: () => undefined,
        },
    });
    return { built, transcript };
}
function configFile(cwd, name) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(cwd, name);
    try {
        return { path: name, text: node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8') };
    }
    catch (cause) {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_8__/* .RunError */ .e4('recipe', `--config ${name} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
}
function projectConfig(workspace) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(workspace, '.galley', 'config.yml');
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(file)
        ? { path: '.galley/config.yml', text: node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8') }
        : undefined;
}


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

/***/ 96722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A4: () => (/* binding */ makeSeal)
});

// UNUSED EXPORTS: MASK, SHORTEST, makeSealer, masked

;// CONCATENATED MODULE: ./lib/policy/seal-forms.js
/**
 * Every way in which a secret is looked for, as the letters and digits that are left of it when everything else is taken
 * out: so `s-k`, `s k`, one character a line, `["s","k"]`, `%73%6B` and line-wrapped base64 are all the same form.
 */
function formsOf(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const backwards = reverse(secret);
    const forms = [
        squeeze(secret),
        squeeze(backwards),
        squeeze(encodeURIComponent(bytes.toString('utf8'))),
        bytes.toString('hex'),
        ...[0, 1, 2].map((shift) => base64At(bytes, shift)),
        base64At(Buffer.from(backwards, 'utf8'), 0),
    ];
    return [...new Set(forms)];
}
/** Letters and digits only, in lower case, without the letters of `\n` and its kin: what the scanner sees of a text. */
function squeeze(text) {
    return text.replace(/\\[nrtx]|[^A-Za-z0-9]+/g, '').toLowerCase();
}
const reverse = (text) => [...text].reverse().join('');
/** Base64 as it stands when `shift` unknown bytes come before: only the characters that depend on the secret alone. */
function base64At(bytes, shift) {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
    const whole = padded.toString('base64').replace(/=+$/, '');
    const first = [0, 2, 3][shift] ?? 0;
    const last = padded.length % 3 === 0 ? whole.length : whole.length - 1;
    return squeeze(whole.slice(first, last));
}

;// CONCATENATED MODULE: ./lib/policy/seal-scan.js
/** Letters and digits in a row that must match before a form is looked at. Shorter secrets are found by their exact text only. */
const GRAM = 8;
/** Letters that a stream may let go before it waits for more. */
const LET_GO = 3;
/** A piece of a secret this long is sealed when it looks random; any other piece when it is a good part of the whole. */
const RANDOM_PIECE = 12;
const GOOD_PART = 0.4;
/** Characters that may stand between two letters of a secret that is spelled out. */
const MAX_GAP = 64;
/** A run of word characters this long, with a digit in it, may be a token. */
const TOKEN_RUN = 16;
/** Of a long form every so many grams is enough: any piece that is worth sealing holds one of them. */
const STRIDE = RANDOM_PIECE - GRAM;
const BITS = 18;
const CHUNK = 16_384;
const BACKSLASH = 92;
/** After a backslash these are part of an escape, not of a word. */
const ESCAPES = new Set([...'nrtx'].map((char) => char.charCodeAt(0)));
/** By UTF-16 unit: the lower-case letter or digit; 1 for `_` and `-`, which words hold too; 0 for all the rest. */
const CLASS = new Uint8Array(65_536);
for (const char of 'abcdefghijklmnopqrstuvwxyz0123456789') {
    CLASS[char.charCodeAt(0)] = char.charCodeAt(0);
    CLASS[char.toUpperCase().charCodeAt(0)] = char.charCodeAt(0);
}
CLASS['_'.charCodeAt(0)] = 1;
CLASS['-'.charCodeAt(0)] = 1;
/** By UTF-16 unit: what a letter or digit adds to the hash, never 0 or 1; 1 for `_` and `-`; 0 for all the rest. */
const MIX = Int32Array.from(CLASS, (char) => {
    if (char <= 1)
        return char;
    const mixed = Math.imul(char + 1, 0x9e3779b1);
    return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) | 2;
});
/** A second view of a hash: a gram has both bits. */
const again = (hash) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
/** Finds many forms in one pass: a rolling hash over the last letters and digits, whatever stands between them. */
class Scanner {
    #forms;
    #bits = new Int32Array((1 << BITS) / 32);
    /** Hash of a gram to the places it ends at: form index, end offset. */
    #grams = new Map();
    #units = new Uint16Array(CHUNK);
    #bytes = Buffer.from(this.#units.buffer);
    constructor(forms) {
        this.#forms = [...new Set(forms)].filter((form) => form.length >= GRAM);
        for (const [index, form] of this.#forms.entries())
            this.#learn(form, index);
    }
    #learn(form, index) {
        const stride = form.length < 2 * GRAM ? 1 : STRIDE;
        let hash = 0;
        for (let end = 1; end <= form.length; end++) {
            hash = (hash << 4) ^ MIX[form.charCodeAt(end - 1)];
            if (end < GRAM || (end % stride !== 0 && end !== form.length))
                continue;
            for (const view of [hash, again(hash)])
                this.#bits[view >>> (37 - BITS)] |= 1 << (view >>> (32 - BITS));
            const places = this.#grams.get(hash);
            if (places)
                places.push([index, end]);
            else
                this.#grams.set(hash, [[index, end]]);
        }
    }
    /** One pass over the text. */
    scan(text) {
        const scan = { found: [], words: [] };
        const state = { hash: 0, word: 0, skipTo: 0 };
        for (let from = 0; from < text.length; from += CHUNK) {
            const length = Math.min(CHUNK, text.length - from);
            this.#bytes.write(text.length <= CHUNK ? text : text.slice(from, from + length), 'ucs2');
            this.#chunk(text, from, length, { state, scan });
        }
        if (text.length - state.word >= TOKEN_RUN)
            noteWord(text, state.word, text.length, scan);
        return scan;
    }
    /** The hot loop: a letter or digit costs a table look-up and a bit test. */
    #chunk(text, from, length, { state, scan }) {
        const units = this.#units;
        const bits = this.#bits;
        let hash = state.hash;
        let word = state.word - from;
        for (let at = Math.max(0, state.skipTo - from); at < length; at++) {
            const mix = MIX[units[at]];
            if (mix >> 1 !== 0) {
                hash = (hash << 4) ^ mix;
                if ((bits[hash >>> (37 - BITS)] & (1 << (hash >>> (32 - BITS)))) === 0)
                    continue;
                const end = this.#hit(text, from + at, hash, scan);
                if (end < 0)
                    continue;
                state.skipTo = end;
                word = end - from;
                at = word - 1;
                hash = 0;
            }
            else if (mix === 0) {
                if (at - word >= TOKEN_RUN)
                    noteWord(text, from + word, from + at, scan);
                word = at + 1;
                if (units[at] === BACKSLASH && ESCAPES.has(text.charCodeAt(from + word))) {
                    at++;
                    state.skipTo = from + word + 1;
                }
            }
        }
        state.hash = hash;
        state.word = word + from;
    }
    /** The end of what is sealed here; -1 when the bit was somebody else's, or the match tells nothing. */
    #hit(text, at, hash, { found }) {
        const view = again(hash);
        if ((this.#bits[view >>> (37 - BITS)] & (1 << (view >>> (32 - BITS)))) === 0)
            return -1;
        const range = this.#look(text, at, hash);
        if (range)
            found.push(range);
        return range ? range[1] : -1;
    }
    /** The longest piece of a form that ends a gram at `at`, when it is worth sealing. */
    #look(text, at, hash) {
        let best;
        for (const [index, end] of this.#grams.get(hash) ?? []) {
            const form = this.#forms[index];
            const back = reach(text, at, form, end - 1, -1);
            if (back.count < GRAM)
                continue;
            const forth = reach(text, at, form, end - 1, 1);
            const count = back.count + forth.count - 1;
            if (!isTelling(form.slice(end - back.count, end - back.count + count), form))
                continue;
            if (!best || forth.at + 1 - back.at > best[1] - best[0])
                best = [back.at, forth.at + 1];
        }
        return best;
    }
    /**
     * Where a text ends in what may be the start of a match: its end must be held back until more is known. A few letters
     * are let go, for every text ends in some letters of a secret; the rest of it would still be found.
     */
    openAt(text) {
        let tail = '';
        let open = text.length;
        for (let at = text.length - 1; at >= 0; at--) {
            const char = CLASS[text.charCodeAt(at)];
            if (char <= 1)
                continue;
            tail = String.fromCharCode(char) + tail;
            if (!this.#forms.some((form) => form.includes(tail)))
                break;
            open = at;
        }
        return tail.length > LET_GO ? open : text.length;
    }
}
/** A long word without a digit is a name, not a token. */
function noteWord(text, start, end, { words }) {
    for (let at = start; at < end; at++) {
        const code = text.charCodeAt(at);
        if (code >= 48 && code <= 57) {
            words.push([start, end]);
            return;
        }
    }
}
/** How far text and form agree from a place on, letters and digits only; `at` is the last character that does. */
function reach(text, from, form, place, step) {
    let count = 0;
    let last = from;
    let gap = 0;
    let spot = place;
    for (let at = from; at >= 0 && at < text.length && spot >= 0 && spot < form.length; at += step) {
        const code = text.charCodeAt(at);
        const char = CLASS[code];
        const escaped = ESCAPES.has(code) && at > 0 && text.charCodeAt(at - 1) === BACKSLASH;
        if (char <= 1 || escaped) {
            if (++gap > MAX_GAP)
                break;
            continue;
        }
        if (char !== form.charCodeAt(spot))
            break;
        spot += step;
        gap = 0;
        last = at;
        count++;
    }
    return { at: last, count };
}
/** A whole secret, a good part of one, or a piece that nobody writes by chance. */
function isTelling(piece, form) {
    if (piece.length >= form.length * GOOD_PART && piece.length >= GRAM)
        return true;
    if (piece.length < RANDOM_PIECE)
        return false;
    const changes = piece.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0;
    return changes * 5 >= piece.length;
}

;// CONCATENATED MODULE: ./lib/policy/tokens.js
/** Tokens of services, by the shape their makers gave them. Looked for around long words only, so each must contain one. */
const TOKENS = [
    String.raw `gh[opusr]_[A-Za-z0-9]{20,}|github_pat_\w{20,}|v1\.[0-9a-f]{40}\b`,
    String.raw `gl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|soat|ffct|wt)-[\w-]{16,}|GR1348941[\w-]{16,}`,
    String.raw `sk-(?:ant|proj|svcacct|admin|or|lf|live|test)-[\w-]{16,}|sk-[A-Za-z0-9]{20,}|(?:gsk|r8|hf|xai|pplx|csk|nvapi|fw|tvly|jina)[_-][\w-]{16,}`,
    '(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}',
    String.raw `AIza[\w-]{30,}|ya29\.[\w-]{16,}|GOCSPX-[\w-]{20,}|1//0[\w-]{30,}`,
    String.raw `xox[a-z]-[\w-]{10,}|xapp-\d-[\w-]{16,}|hooks\.slack\.com/(?:services|workflows|triggers)/[\w/-]{20,}`,
    String.raw `[sr]k_(?:live|test|prod)_\w{10,}|whsec_[\w+/=]{16,}|sq0[a-z]{3}-[\w-]{20,}|shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}`,
    String.raw `npm_\w{30,}|pypi-[\w-]{50,}|rubygems_[0-9a-f]{40,}|dckr_[po]at_[\w-]{20,}|cio\w{32}|oy2[a-z0-9]{43}`,
    String.raw `SG\.[\w-]{16,}\.[\w-]{30,}|SK[0-9a-f]{32}|key-[0-9a-f]{32}|xkeysib-[0-9a-f]{64}-\w+`,
    String.raw `\d{8,10}:AA[\w-]{33}|[MNO][A-Za-z0-9]{23,25}\.[\w-]{6}\.[\w-]{27,}|APA91b[\w-]{100,}`,
    String.raw `eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{6,}|eyJ[\w-]{10,}\.[\w-]*\.[\w-]{6,}\.[\w-]{6,}\.[\w-]{6,}`,
    String.raw `(?:AccountKey|SharedAccessKey|sig)=[A-Za-z0-9+/%]{30,}={0,2}|\w{3}8Q~[\w~.-]{30,}`,
    String.raw `do[opr]_v1_[0-9a-f]{64}|dapi[0-9a-f]{32}|lin_(?:api|oauth)_\w{32,}|secret_\w{40,}|ntn_\w{40,}|fig[dor]_[\w-]{20,}`,
    String.raw `sntry[su]_[\w+/=-]{30,}|NRAK-[A-Z0-9]{27}|NRJS-\w{19}|hv[sbr]\.[\w-]{20,}|\w{14}\.atlasv1\.[\w-]{50,}`,
    String.raw `PMAK-[0-9a-f]{24}-[0-9a-f]{34}|sb[pr]_[0-9a-f]{40}|sb_secret_[\w-]{20,}|dp\.\w{2,7}\.\w{40,}|fo1_[\w-]{40,}|fm[12]_[\w+/=-]{40,}`,
    String.raw `gl(?:sa|c)_[\w+/=-]{30,}|AGE-SECRET-KEY-1[A-Z0-9]{58}|HRKU-[\w-]{36,}|nfp_\w{36,}|ops_eyJ[\w-]{50,}|AT(?:ATT3|BB|CTT3)[\w=-]{20,}`,
    String.raw `pat[A-Za-z0-9]{14}\.[0-9a-f]{64}|EAA[A-Za-z0-9]{80,}|CFPAT-[\w-]{40,}|phx_\w{40,}|rnd_\w{28,}|vcp_\w{24,}`,
    `(?:[Bb]earer|[Bb]asic|[Tt]oken)["']?[ :]+["']?[A-Za-z0-9._~+/-]{16,}=*`,
    String.raw `(?:aws_?secret_?access_?key|client_?secret|api_?key|access_?token|private_?token|x-api-key)["']?\s{0,3}[:=]\s{0,3}["']?[A-Za-z0-9._~+/=-]{16,}`,
];
/** One expression for all of them. `(?<![A-Za-z0-9])` would cost a find: words may be glued to an escape such as `\n`. */
const TOKEN = new RegExp(TOKENS.join('|'), 'g');
/** How far around a long word a token may reach. */
const TOKEN_REACH = 60;
/** A private key, to its end line or as far as it looks like one. */
const PEM = /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----(?:[\sA-Za-z0-9+/=\\:,.>|"'()-]{0,32768}?-----END (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----|[\sA-Za-z0-9+/=\\]{0,32768})/g;
/** The password in a URL. */
const URL_PASSWORD = /:\/\/[^\s/:@"'`<>]{0,100}:([^\s/@"'`<>]{1,300})@/g;

;// CONCATENATED MODULE: ./lib/policy/seal.js



const MASK = '***';
/** A secret shorter than this is not looked for. */
const SHORTEST = 4;
function makeSeal(scene) {
    return makeSealer(scene).seal;
}
function makeSealer({ secrets, patterns = [] }) {
    const values = [...new Set(secrets.flatMap(withTrimmed))].filter((value) => value.length >= SHORTEST);
    const forms = values.flatMap(formsOf);
    const scanner = new Scanner(forms);
    const exact = exactTexts(values);
    const exactly = exact.length > 0 ? new RegExp(exact.map(quoted).join('|'), 'g') : undefined;
    const custom = patterns.map((pattern) => new RegExp(pattern.source, withFlag(pattern.flags, 'g')));
    const find = (text) => {
        const { found, words } = scanner.scan(text);
        for (const pattern of exactly ? [exactly, ...custom] : custom)
            collect(text, pattern, found);
        collectTokens(text, words, found);
        if (text.includes('-----BEGIN'))
            collect(text, PEM, found);
        if (text.includes('://'))
            collectPasswords(text, found);
        return found;
    };
    const seal = (input) => {
        const text = typeof input === 'string' ? input : String(input);
        return masked(text, find(text));
    };
    return { seal, find, scanner, exact };
}
/** A value read from a file or a form often has an end of line that its copies have not. */
function withTrimmed(secret) {
    return [secret, secret.trim()];
}
/** What the scanner is too coarse for: values with few letters and digits, as they stand and as JSON and URLs write them. */
function exactTexts(values) {
    const short = values.filter((value) => squeeze(value).length < value.length * 0.75 || formsOf(value).some((form) => form.length < GRAM));
    const texts = short.flatMap((value) => {
        const bytes = Buffer.from(value, 'utf8');
        const json = JSON.stringify(value).slice(1, -1);
        const url = encodeURIComponent(bytes.toString('utf8'));
        const encoded = ['hex', 'base64', 'base64url'];
        return [value, json, url, [...value].reverse().join(''), ...encoded.map((each) => bytes.toString(each))];
    });
    return [...new Set(texts)].filter((text) => text.length >= SHORTEST).sort((a, b) => b.length - a.length);
}
function collect(text, pattern, into) {
    for (const match of text.matchAll(pattern))
        if (match[0].length > 0)
            into.push([match.index, match.index + match[0].length]);
}
/** Token patterns are tried around long words only; neighbouring words share one try. */
function collectTokens(text, words, into) {
    for (let at = 0; at < words.length; at++) {
        const from = Math.max(0, words[at][0] - TOKEN_REACH);
        let to = words[at][1] + TOKEN_REACH;
        while (at + 1 < words.length && words[at + 1][0] - TOKEN_REACH <= to)
            to = words[++at][1] + TOKEN_REACH;
        for (const match of text.slice(from, to).matchAll(TOKEN))
            into.push([from + match.index, from + match.index + match[0].length]);
    }
}
function collectPasswords(text, into) {
    for (const match of text.matchAll(URL_PASSWORD)) {
        const end = match.index + match[0].length - 1;
        into.push([end - match[1].length, end]);
    }
}
/** The text with a mask for each range; overlapping ranges become one mask. */
function masked(text, found) {
    if (found.length === 0)
        return text;
    found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
    let out = '';
    let done = 0;
    for (const [start, end] of found) {
        if (start >= done)
            out += text.slice(done, start) + MASK;
        done = Math.max(done, end);
    }
    return out + text.slice(done);
}
const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const withFlag = (flags, flag) => (flags.includes(flag) ? flags : flags + flag);


/***/ })

};
