export const id = 4747;
export const ids = [4747];
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

/***/ 1873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rr: () => (/* binding */ RESULT_VERSION),
/* harmony export */   al: () => (/* binding */ RUN_FILES),
/* harmony export */   iD: () => (/* binding */ ResultFile),
/* harmony export */   kd: () => (/* binding */ PlanFile)
/* harmony export */ });
/* unused harmony exports Coverage, ChangedFile, Published */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41514);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71966);
/* harmony import */ var _recipe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61282);



/** Version of result.json. */
const RESULT_VERSION = 1;
/** The files of a run directory: `.galley/runs/<id>/`. `published` is written by the publisher, all others by the run. */
const RUN_FILES = {
    transcript: 'transcript.jsonl',
    patch: 'changes.patch',
    result: 'result.json',
    output: 'output.json',
    intents: 'intents.jsonl',
    plan: 'plan.json',
    published: 'published.jsonl',
    markdown: 'report.md',
    html: 'report.html',
    spill: 'spill',
};
const OUTCOMES = Object.keys(_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_CODE */ .F);
/** How much of one changed file the agent looked at. `changed` and `read` count lines of the new file's hunks. */
const Coverage = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['read', 'partly', 'not-read']),
    changed: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
    read: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
    /** The changed lines that were not read, such as `12-40, 88`; for a file that was read in part. */
    unread: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    /** Why it was not read whole: binary, too large, the budget ran out … */
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
/** A file the run changed in the work tree. Counts are null for binary files. */
const ChangedFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    from: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    added: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nullable(),
    deleted: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nullable(),
});
/** The event a run answered: what the publisher checks again before it sends anything. */
const TriggerFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    event: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    action: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    /** Login as GitHub writes it in URLs; bots without `[bot]`. */
    actor: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    bot: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    level: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['write', 'read']),
    fork: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    /** When it happened (ISO); empty when unknown. */
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    /** The comment that asked for the run, when one did. */
    comment: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['issue', 'review', 'review_comment', 'discussion']),
    })
        .optional(),
    /** What the text that asked is recognised by; empty when the event carried none. */
    text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
});
/** result.json: everything a publisher or a person needs to know about a run, without its transcript. */
const ResultFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(RESULT_VERSION),
    galley: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(OUTCOMES),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    /** One or two sentences for people: how it ended and why. */
    say: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    recipe: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        attempt: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).default(1),
        url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    }),
    repo: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ owner: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), default_branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default('') })
        .optional(),
    /** The pull request or issue the run is about. */
    number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().optional(),
    /** True when `number` is a pull request. */
    pull: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(false),
    /** The discussion the run is about, which is no issue although it shares their numbers. */
    discussion: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().optional(),
    trigger: TriggerFacts,
    base_sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    /** The commit that the work tree stood on when the run began: changes.patch applies to it. */
    tree_sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    /** The branch a pull request of ours goes to when the recipe names none. */
    base_ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    /** Head commit of the last earlier review that this run built on; empty = the whole change was reviewed. */
    since_sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    started: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    ms: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0),
    turns: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0),
    usage: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ input: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), output: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), cached: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), usd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }),
    /** Further tries that the recipe's checks asked for, the first one included. */
    attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).default(1),
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ error: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(), warning: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(), info: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int() }),
    coverage: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(Coverage).default([]),
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(ChangedFile).default([]),
    /** The recipe's structured result. */
    output: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
    notices: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).default([]),
});
/** Where a finding stands on GitHub: report/place.ts says what the parts mean. */
const Spot = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('at', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        at: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('line'),
        path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        start_line: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int()),
        side: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['LEFT', 'RIGHT']),
        exact: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ at: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('file'), path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ at: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('body') }),
]);
/**
 * plan.json: what the intents were made of beside the transcript and the result, so that runs can be merged without the
 * repository. `findings` has one entry for each staged finding, null for one that says the same as another.
 */
const PlanFile = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    outputs: _recipe_js__WEBPACK_IMPORTED_MODULE_1__/* .Outputs */ .tY,
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ place: Spot, fingerprint: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{16}$/) }).nullable()),
});
/** One line of published.jsonl: what became of one intent. */
const Published = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    action: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['created', 'updated', 'unchanged', 'skipped', 'failed']),
    say: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});


/***/ }),

/***/ 32898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ makeConsole)
});

// EXTERNAL MODULE: ./lib/contract/access.js
var access = __webpack_require__(742);
// EXTERNAL MODULE: ./lib/report/render.js
var render = __webpack_require__(31448);
;// CONCATENATED MODULE: ./lib/report/child-block.js


/**
 * One line of a subagent as people read it: what it does in a line each, never what it says or is answered (seed A). Its
 * report is its parent's to tell. Empty for lines that tell nothing.
 */
function childBlock(line, call) {
    const text = words(line, call);
    return text === '' ? '' : `[${line.agent}] ${text}`;
}
function words(line, call) {
    switch (line.type) {
        case 'start':
            return started(line);
        case 'call':
            return line.verdict.action === 'allow'
                ? ''
                : `${line.name} REFUSED: ${line.verdict.rule}: ${first(line.verdict.say)}`;
        case 'result':
            return call && call.verdict.action !== 'allow' ? '' : answered(line, call);
        case 'ttsr_injection':
            return `REMINDER: ${line.rules.join(', ')}: the answer was stopped and the turn is tried again`;
        case 'retry':
            return `RETRY ${line.attempt} in ${(0,render/* duration */.p0)(line.wait_ms)}: ${first(line.reason)}`;
        case 'hook':
            return line.ok ? '' : `HOOK ${line.label} (${line.phase}): exit ${line.exit ?? 'none'}`;
        case 'compact':
            return 'COMPACTED: the conversation was made shorter';
        case 'todo':
            return planned(line);
        case 'staged':
            return found(line);
        case 'notice':
            return `${line.level === 'warning' ? 'WARNING' : 'NOTE'}: ${first(line.text)}`;
        case 'end':
            return `ENDED: ${line.outcome} after ${(0,render/* many */._d)(line.turns, 'turn')}, ${(0,render/* duration */.p0)(line.ms)}${line.outcome === 'done' ? '' : `: ${first(line.say)}`}`;
        default:
            return '';
    }
}
function started({ label = '', model, child }) {
    const facts = [
        child && child.role !== 'agent' && child.role,
        model,
        child?.read_only && 'read-only',
        child?.worktree && 'in a work tree of its own',
    ];
    return `STARTED: ${first(label)} (${facts.filter(Boolean).join(', ')})`;
}
function answered({ name, ok, ms }, call) {
    const about = call ? first(call.access.map(access/* subject */.bc).join(', ')) : '';
    return [name, about, ok ? 'success' : 'failure', (0,render/* duration */.p0)(ms)].filter(Boolean).join(' ');
}
function planned({ items }) {
    const done = items.filter(({ status }) => status === 'completed').length;
    const now = items.find(({ status }) => status === 'in_progress');
    return `${done} of ${items.length} done${now ? `, now: ${first(now.content)}` : ''}`;
}
function found({ staged }) {
    if (staged.kind !== 'finding')
        return '';
    const { severity, path, line, title } = staged.finding;
    return `FINDING ${severity}: ${path}${line ? `:${line}` : ''} ${title}`;
}
function first(text) {
    const [line = ''] = text.trim().split('\n');
    return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}

;// CONCATENATED MODULE: ./lib/report/block.js



/** Tool output shown to people; all of it is in the transcript. */
const MOST_LINES = 40;
const MOST_CHARS = 4_000;
/** While these run, people see that they do: they change something or take long. Source: seed A, visible tool-call blocks. */
const PENDING = { write: 'writing' };
const SHOWN_PENDING = new Set([
    'write',
    'edit',
    'hash_edit',
    'bash',
    'shell',
    'browser',
    'parallel_subagents',
]);
/** One line of the transcript as people read it; empty for lines that tell them nothing. `call` is what a result answers. */
function block(line, call) {
    if (line.agent !== 'main')
        return childBlock(line, call);
    switch (line.type) {
        case 'start':
            return `${line.title} (recipe ${line.recipe}, ${line.model}, mode ${line.mode}, run ${line.run})`;
        case 'assistant':
            return said(line);
        case 'call':
            return pending(line);
        case 'result':
            return finished(line, call);
        case 'ttsr_injection':
            return `REMINDER: ${line.rules.join(', ')}: the answer was stopped and the turn is tried again`;
        case 'retry':
            return `RETRY ${line.attempt} in ${(0,render/* duration */.p0)(line.wait_ms)}: ${line.reason}`;
        case 'hook':
            return line.ok ? '' : `HOOK ${line.label} (${line.phase}): exit ${line.exit ?? 'none'}`;
        case 'compact':
            return `COMPACTED: the conversation was summed up to make room`;
        case 'todo':
            return line.items.map((item) => `  ${BOX[item.status]} ${item.content}`).join('\n');
        case 'staged':
            return line.staged.kind === 'finding'
                ? `FINDING ${line.staged.finding.severity}: ${line.staged.finding.path}${line.staged.finding.line ? `:${line.staged.finding.line}` : ''} ${line.staged.finding.title}`
                : 'RESULT staged';
        case 'audit':
            return line.verdict.action === 'allow'
                ? ''
                : `AUDIT ${line.path}: ${line.action} (${line.verdict.rule})`;
        case 'notice':
            return `${line.level === 'warning' ? 'WARNING' : 'NOTE'}: ${line.text}`;
        case 'end':
            return `OUTCOME: ${line.outcome} after ${(0,render/* many */._d)(line.turns, 'turn')}, ${(0,render/* duration */.p0)(line.ms)}: ${line.say.split('\n')[0]}`;
        default:
            return '';
    }
}
const BOX = { pending: '[ ]', in_progress: '[>]', completed: '[x]' };
function said(line) {
    return line.blocks
        .flatMap((part) => (part.type === 'text' && part.text.trim() !== '' ? [part.text] : []))
        .join('\n');
}
/** Never contents: only what the tool itself calls safe to show while it runs. */
function pending(line) {
    if (line.verdict.action !== 'allow') {
        return `${line.name}\nSTATUS: refused\nRULE: ${line.verdict.rule}\nOUTPUT:\n${line.verdict.say}`;
    }
    if (!SHOWN_PENDING.has(line.name))
        return '';
    const facts = Object.entries(line.preview ?? {}).map(([key, value]) => `${key.toUpperCase()}: ${value}`);
    const about = facts.length > 0 ? facts : touched(line);
    return [line.name, `STATUS: ${PENDING[line.name] ?? 'running'}`, ...about].join('\n');
}
function finished(line, call) {
    if (call && call.verdict.action !== 'allow')
        return '';
    const facts = metaLines(line.meta ?? {});
    const about = facts.some((fact) => fact.startsWith('PATHS: ')) || !call ? facts : [...touched(call), ...facts];
    const output = line.name === 'parallel_subagents' ? crewSummary(line.meta ?? {}) : shorten(line.text);
    return [
        line.name,
        `STATUS: ${line.ok ? 'success' : 'failure'}`,
        ...about,
        ...(output === '' ? [] : ['OUTPUT:', output]),
    ].join('\n');
}
function metaLines(meta) {
    return Object.entries(meta).map(([key, value]) => `${key.toUpperCase()}: ${Array.isArray(value) ? value.join(', ') : value}`);
}
/** What the call touches, by name: `PATHS: README.md`. */
function touched(line) {
    const paths = line.access
        .filter((access) => access.kind === 'read' || access.kind === 'write')
        .map(access/* subject */.bc);
    const commands = line.access.filter((access) => access.kind === 'exec').map(access/* subject */.bc);
    const urls = line.access.filter((access) => access.kind === 'net').map(access/* subject */.bc);
    return [
        ...(paths.length > 0 ? [`PATHS: ${[...new Set(paths)].join(', ')}`] : []),
        ...(commands.length > 0 ? [`COMMAND: ${commands.join(' ; ')}`] : []),
        ...(urls.length > 0 ? [`URL: ${urls.join(', ')}`] : []),
    ];
}
/** Subagents' raw output is never shown, only how many there were. */
function crewSummary(meta) {
    const parts = ['total', 'completed', 'failed'].flatMap((key) => key in meta ? [`${key}=${meta[key]}`] : []);
    return parts.length > 0 ? `summary: ${parts.join(' ')}` : '';
}
function shorten(text) {
    const lines = text.replace(/\n+$/, '').split('\n');
    const kept = lines.slice(0, MOST_LINES).join('\n').slice(0, MOST_CHARS);
    const left = lines.length - kept.split('\n').length;
    const cut = left > 0 || kept.length < lines.slice(0, MOST_LINES).join('\n').length;
    return cut ? `${kept}\n... ${left > 0 ? (0,render/* many */._d)(left, 'more line') : 'cut'}: see the transcript` : kept;
}

// EXTERNAL MODULE: ./lib/report/inert.js
var inert = __webpack_require__(4726);
;// CONCATENATED MODULE: ./lib/report/console.js



/** `json` stays silent (the result is printed at the end), `stream-json` prints each line of the transcript. */
function makeConsole(options) {
    if (options.format !== 'text')
        return makeJson(options);
    const now = options.now ?? Date.now;
    const started = now();
    const status = new StatusLine(options);
    const print = (lines) => status.around(() => options.out(lines.map((line) => `${line}\n`).join('')));
    const foreign = (text) => (0,inert/* plainLines */.y1)(text).map((line) => paint(options.actions ? (0,inert/* inert */.tJ)(line) : line, options.color));
    const calls = new Map();
    let turns = 0;
    let written = 0;
    let tail = '';
    let last = 'starting';
    const show = (seen) => {
        if ((seen.type === 'delta' || seen.type === 'progress') && seen.agent !== 'main') {
            status.set(`${seen.agent} at work, ${(0,render/* duration */.p0)(now() - started)}`);
            return;
        }
        if (seen.type === 'delta') {
            const text = 'text' in seen.delta ? seen.delta.text : 'json' in seen.delta ? seen.delta.json : '';
            written += text.length;
            tail = `${tail}${text}`.slice(-200);
            const end = (0,inert/* plainLines */.y1)(tail).findLast((line) => line.trim() !== '') ?? '';
            status.set(`turn ${turns + 1}, ${(0,render/* many */._d)(written, 'character')}, ${(0,render/* duration */.p0)(now() - started)}`, end);
            return;
        }
        if (seen.type === 'progress') {
            status.set(`${last}, ${(0,render/* duration */.p0)(now() - started)}`);
            return;
        }
        if (seen.type === 'assistant' && seen.agent === 'main')
            [turns, written, tail] = [turns + 1, 0, ''];
        if (seen.type === 'call') {
            calls.set(`${seen.agent} ${seen.id}`, seen);
            last = seen.name;
        }
        const key = 'id' in seen ? `${seen.agent} ${seen.id}` : '';
        const text = block(seen, calls.get(key));
        if (seen.type === 'result')
            calls.delete(key);
        if (text !== '')
            print(foreign(text));
    };
    return Object.assign(show, {
        heartbeat: () => print([
            `... still running: ${(0,render/* duration */.p0)(now() - started)}, turn ${turns + 1}, last: ${(0,inert/* plainLines */.y1)(last)[0]}`,
        ]),
        end: () => status.clear(),
    });
}
const COLOURS = [
    [/^(\| )?STATUS: success$/, 32],
    [/^(\| )?STATUS: (failure|refused)$/, 31],
    [/^(\| )?(WARNING|REMINDER|RETRY)\b/, 33],
    [/^(\| )?OUTCOME: /, 1],
];
function paint(line, color) {
    const found = color ? COLOURS.find(([pattern]) => pattern.test(line)) : undefined;
    return found ? `\u001b[${found[1]}m${line}\u001b[0m` : line;
}
function makeJson({ out, format }) {
    const show = (seen) => {
        if (format === 'stream-json' && 'seq' in seen)
            out(`${(0,inert/* inertJson */.nl)(seen)}\n`);
    };
    return Object.assign(show, { heartbeat: () => { }, end: () => { } });
}
/** One line at the bottom of a terminal that is written over; nothing where nobody is watching. */
class StatusLine {
    #options;
    #shown = '';
    #at = 0;
    constructor(options) {
        this.#options = options;
    }
    /** As much of `tail` follows as there is room for. */
    set(text, tail = '') {
        const now = (this.#options.now ?? Date.now)();
        if (!this.#options.tty || now - this.#at < 100)
            return;
        this.#at = now;
        const head = `  ${(0,inert/* plainLines */.y1)(text)[0]}`.slice(0, 78);
        const room = 76 - head.length;
        this.#shown = tail === '' || room < 10 ? head : `${head}: ${tail.slice(-room)}`;
        this.#options.out(`\r\u001b[2K${this.#shown}`);
    }
    clear() {
        if (this.#shown)
            this.#options.out('\r\u001b[2K');
        this.#shown = '';
    }
    around(print) {
        this.clear();
        print();
    }
}


/***/ }),

/***/ 27563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   _M: () => (/* binding */ where),
/* harmony export */   kX: () => (/* binding */ inlineBody),
/* harmony export */   kl: () => (/* binding */ listedBody)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53086);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69807);



const HEADLINE = 160;
/** Text grows where signs in it are broken: with a suggestion of 20,000 it must stay below GitHub's 65,536. */
const MOST_BODY = 40_000;
const SIGN = { error: '🔴', warning: '🟡', info: '🔵' };
/** `path:line` of what the finding is about, as inline code. */
function where(finding, seal) {
    const { start_line: start, line } = finding;
    const range = line === undefined ? '' : start && start < line ? `:${start}-${line}` : `:${line}`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(seal(`${finding.path}${range}`));
}
/** The severity and the title, or the first words of the body where there is none. */
function headline(finding, seal) {
    const words = finding.title || finding.body.split('\n', 1)[0] || '';
    return `${SIGN[finding.severity]} **${finding.severity}**: ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .proseLine */ .aV)(words, seal, HEADLINE)}`;
}
/** An inline comment. A suggestion is applicable only on the exact lines of the new file; elsewhere it is shown as code. */
function inlineBody({ finding, place, fingerprint }, style) {
    const applies = place.at === 'line' && place.exact && place.side === 'RIGHT' && style.suggestions;
    const moved = finding.line !== undefined && !(place.at === 'line' && place.exact);
    return [
        headline(finding, style.seal),
        moved && `*About ${where(finding, style.seal)}, which this diff does not show.*`,
        hasMore(finding) && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)((0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(finding.body, style.seal), MOST_BODY, '*Cut: the report has all of it.*'),
        suggestion(finding, applies, style.seal),
        `<sub>${[finding.rule && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(style.seal(finding.rule)), `Galley \`${style.recipe}\``].filter(Boolean).join(' · ')}</sub>`,
        (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .marker */ .xL)('finding', style.recipe, fingerprint),
    ]
        .filter(Boolean)
        .join('\n\n');
}
/** A finding as a part of a longer text: it says itself where it is. */
function listedBody({ finding }, style) {
    return [
        `${headline(finding, style.seal)} (${where(finding, style.seal)})`,
        hasMore(finding) && (0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(finding.body, style.seal),
        suggestion(finding, false, style.seal),
    ]
        .filter(Boolean)
        .join('\n\n');
}
/** A short body without a title is its own headline. */
function hasMore({ title, body }) {
    return title !== '' || body.trim().includes('\n') || (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .points */ .WR)(body) > HEADLINE;
}
function suggestion(finding, applies, seal) {
    if (finding.suggestion === undefined)
        return '';
    const text = seal(finding.suggestion);
    // A text that sealing has changed must not be applied with one click.
    if (applies && text === finding.suggestion)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(text, 'suggestion');
    return text.trim() === '' ? 'Suggested: take these lines out.' : `Suggested:\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(text)}`;
}


/***/ }),

/***/ 4726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nl: () => (/* binding */ inertJson),
/* harmony export */   tJ: () => (/* binding */ inert),
/* harmony export */   y1: () => (/* binding */ plainLines)
/* harmony export */ });
// biome-ignore lint/complexity/useRegexLiterals: written as a string so that the source holds no control characters
const ESCAPES = new RegExp('\\u001b(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\u0007\\u001b]*(?:\\u0007|\\u001b\\\\)?|[@-Z\\\\-_])', 'g');
// biome-ignore lint/complexity/useRegexLiterals: as above
const CONTROLS = new RegExp('[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]', 'g');
/**
 * The lines of foreign text with everything out that a terminal or a log viewer would act on: escape sequences, control
 * characters, carriage returns (the runner takes one for a line end), directional overrides.
 */
function plainLines(text) {
    return text.split(/\r\n|\n|\r/).map((line) => line.replace(ESCAPES, '').replace(CONTROLS, ''));
}
/**
 * One line for the log of an Actions runner. The runner looks for `::command::` at the start of a line, blanks before it
 * skipped, and for `##[command]` anywhere in it: a prefix that is no blank stops the first, a space the second.
 */
function inert(line) {
    return `| ${line.replace(/##\[/g, '## [')}`;
}
/** One line of JSON for such a log: the same value, but never `##[`. A line that starts with `{` is no `::command::`. */
function inertJson(value) {
    return JSON.stringify(value)
        .replace(/##\[/g, '#\\u0023[')
        .replace(/[\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);
}


/***/ }),

/***/ 63021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ closed),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   d5: () => (/* binding */ head),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/** A code fence around `text` that no backtick run inside can close; `text` gets a final line feed if it has none. */
function fence(text, info = '') {
    const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
    const ticks = '`'.repeat(Math.max(3, longest + 1));
    return `${ticks}${info}\n${text === '' || text.endsWith('\n') ? text : `${text}\n`}${ticks}`;
}
/** Code points, which is what GitHub counts. */
function points(text) {
    let count = 0;
    for (const _ of text)
        count++;
    return count;
}
/** The first `count` code points; never half a surrogate pair. */
function head(text, count) {
    if (text.length <= count)
        return text;
    let end = 0;
    for (let left = count; left > 0 && end < text.length; left--) {
        end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
    }
    return text.slice(0, end);
}
/** One line of plain words: no line breaks, no control characters, at most `limit` code points. */
function oneLine(text, limit = 200) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
    const flat = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, ' ').trim();
    return points(flat) > limit ? `${head(flat, limit - 1)}…` : flat;
}
/** A path, name or hash as inline code that Markdown cannot end early. */
function code(text) {
    const flat = oneLine(text, 300);
    const longest = Math.max(0, ...[...flat.matchAll(/`+/g)].map((run) => run[0].length));
    const ticks = '`'.repeat(longest + 1);
    const pad = flat.startsWith('`') || flat.endsWith('`') ? ' ' : '';
    return `${ticks}${pad}${flat}${pad}${ticks}`;
}
/** A foldable part. `text` is closed first, so that it cannot swallow what follows. */
function details(summary, text) {
    return `<details>\n<summary>${summary}</summary>\n\n${closed(text)}\n\n</details>`;
}
/** `text` with every fence, comment and tag that it leaves open closed, so that text after it stands outside. */
function closed(text) {
    const closers = openParts(text);
    return closers === '' ? text : `${text}${text.endsWith('\n') ? '' : '\n'}${closers}`;
}
/** `text` cut to `limit` code points, closed, with `note` as its last paragraph; shorter text is only closed. */
function cut(text, limit, note) {
    const whole = closed(text);
    if (points(whole) <= limit)
        return whole;
    let room = limit - points(note) - 4;
    for (;;) {
        const shorter = closed(atLineEnd(head(text, Math.max(0, room))));
        const over = points(shorter) + points(note) + 2 - limit;
        if (over <= 0 || room <= 0)
            return `${shorter}\n\n${note}`;
        room -= over;
    }
}
/** Goes back to the last line end when that loses little, and never leaves half a tag. */
function atLineEnd(text) {
    const line = text.lastIndexOf('\n');
    const kept = line > text.length - 400 && line > 0 ? text.slice(0, line) : text;
    return kept.replace(/<[^<>\n]*$/, '');
}
const FENCE = /^((?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])[ \t])*)(`{3,}|~{3,})(.*)$/;
const TAG = /<!--|-->|<(\/?)([a-z][a-z0-9]*)\b[^<>]*?(\/?)>/gi;
/** Tags whose end GitHub does not need, or that never have one. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr', 'col']);
/** What has to follow `text` to close it: CommonMark's rules for fences, tags counted outside code. */
function openParts(text) {
    let fenced;
    let comment = false;
    const tags = [];
    for (const raw of text.split(/\r\n|\n|\r/)) {
        const [, prefix = '', mark = '', rest = ''] = FENCE.exec(raw) ?? [];
        if (fenced) {
            if (mark[0] === fenced.mark[0] && mark.length >= fenced.mark.length && rest.trim() === '') {
                fenced = undefined;
            }
        }
        else if (!comment && mark && !(mark[0] === '`' && rest.includes('`'))) {
            fenced = { prefix: prefix.replace(/[^\s>]/g, ' '), mark };
        }
        else {
            comment = countTags(raw.replace(/(`+)[^`]*?\1(?!`)/g, ''), tags, comment);
        }
    }
    const closers = [
        ...(fenced ? [`${fenced.prefix}${fenced.mark}`] : []),
        ...(comment ? ['-->'] : []),
        ...(tags.length ? ['', ...tags.reverse().map((tag) => `</${tag}>`)] : []),
    ];
    return closers.join('\n');
}
function countTags(line, tags, inside) {
    let comment = inside;
    for (const [whole, slash, name = '', self] of line.matchAll(TAG)) {
        if (comment)
            comment = whole !== '-->';
        else if (whole === '<!--')
            comment = true;
        else if (name && !self && !VOID.has(name.toLowerCase())) {
            const tag = name.toLowerCase();
            const at = tags.lastIndexOf(tag);
            if (!slash)
                tags.push(tag);
            else if (at >= 0)
                tags.length = at;
        }
    }
    return comment;
}


/***/ }),

/***/ 53086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ markerName),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   cK: () => (/* binding */ reviewedSha),
/* harmony export */   qo: () => (/* binding */ stateLine),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** The first 16 hex digits of SHA-256 over the parts. */
function digest(...parts) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(`${Buffer.byteLength(part)}:${part}`);
    return hash.digest('hex').slice(0, 16);
}
/** A recipe's name as it may stand in a marker: ASCII without spaces; other names get a digest. */
function markerName(recipe) {
    const plain = recipe.replace(/[^A-Za-z0-9._-]/g, '_').replace(/--+/g, '-');
    return plain === recipe ? plain : `${plain}.${digest(recipe)}`;
}
/** The hidden last line by which Galley finds its own posts again. */
function marker(what, recipe, id = '') {
    return `<!-- galley:${what} ${markerName(recipe)}${id && ` ${id}`} -->`;
}
/** The hidden line that remembers which commit was reviewed. */
function stateLine(sha) {
    return `<!-- galley:reviewed ${sha} -->`;
}
/** A post is ours when its last line is the marker and we wrote it: a marker alone can be forged by anybody. */
function isOurs(post, mark, self) {
    return self !== undefined && post.author.id === self.id && lastLine(post.body) === mark;
}
/** The fingerprint at the end of an inline comment of ours. */
function fingerprintOf(body, recipe) {
    const found = /^<!-- galley:finding (\S+) ([0-9a-f]{16}) -->$/.exec(lastLine(body));
    return found?.[1] === markerName(recipe) ? found[2] : undefined;
}
/** The commit that a post of ours says was reviewed. */
function reviewedSha(body) {
    return /^<!-- galley:reviewed ([0-9a-f]{40}|[0-9a-f]{64}) -->$/m.exec(tail(body))?.[1];
}
function lastLine(body) {
    return body.trimEnd().split('\n').at(-1)?.trim() ?? '';
}
/** The hidden lines at the end; text above them could hold an imitation. */
function tail(body) {
    const lines = body.trimEnd().split(/\r?\n/);
    let from = lines.length;
    while (from > 0 && /^<!-- galley:\S+ [^<>]*-->$/.test(lines[from - 1] ?? ''))
        from--;
    return lines.slice(from).join('\n');
}


/***/ }),

/***/ 69807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C5: () => (/* binding */ plainMessage),
  D4: () => (/* binding */ plainTitle),
  CS: () => (/* binding */ prose),
  aV: () => (/* binding */ proseLine)
});

// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(63021);
// EXTERNAL MODULE: ./lib/service/hidden-text.js
var hidden_text = __webpack_require__(34919);
// EXTERNAL MODULE: ./lib/service/markdown-code.js
var markdown_code = __webpack_require__(14670);
;// CONCATENATED MODULE: ./lib/report/neutral.js


/** Stands between a sign and what it would act on: seen by nobody, plain in the source, gone when the text is cleaned. */
const BREAK = '&#8203;';
/**
 * Markdown that a model or a stranger wrote, made safe to post: it notifies nobody, closes and commands nothing, loads no
 * image, holds no HTML and hides nothing. Fenced code and code spans stay as they are, byte for byte; a fence left open
 * is closed. Doing it twice is doing it once.
 */
function neutralise(text) {
    const safe = (0,markdown_code/* splitFences */.rD)(stripOutside(text))
        .map(({ code, text: piece }) => (code ? piece : neutralProse(piece)))
        .join('');
    const open = (0,markdown_code/* openFence */._R)(safe);
    return open === undefined ? safe : `${safe}${/[\r\n]$/.test(safe) ? '' : '\n'}${open}`;
}
/** Hidden characters go first, everywhere but in fences, so that they cannot come between the parts of a sign. */
function stripOutside(text) {
    return (0,markdown_code/* splitFences */.rD)(text)
        .map(({ code, text: piece }) => (code ? piece : (0,hidden_text/* stripHidden */.P)(piece)))
        .join('');
}
function neutralProse(prose) {
    const lines = prose.replace(/^([\s>*+-]*(?:\d{1,9}[.)]\s+)?)\/(?=[A-Za-z])/gm, '$1\\/');
    return (0,markdown_code/* splitSpans */.Ur)(lines)
        .map(({ code, text }) => (code ? text : breakSigns(text)))
        .join('');
}
/** What is left alone: a plain URL that a page will make a link of, and entities. */
const PLAIN_URL = String.raw `(?<![^\s*(~])https?://[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::\d+)?(?:[/?#][A-Za-z0-9./?=&%:;,+#@-]*)?`;
const KEYWORD = String.raw `\b(?:clos(?:e[sd]?)|fix(?:e[sd])?|resolv(?:e[sd]?))(?=[^\p{L}\p{N}]{0,40}(?:(?<!&)#|&num;|&#0*35;|&#x0*23;|GH-|https?:|[\w.-]{1,100}/[\w.-]{1,100}#))`;
const SIGN = new RegExp([
    `(?<url>${PLAIN_URL})`,
    `(?<at>(?<![A-Za-z0-9_])@|&commat;|&#0*64;|&#[xX]0*40;)(?=[A-Za-z0-9])`,
    String.raw `(?<ref>#|&num;|&#0*35;|&#[xX]0*23;|\bGH-)(?=\d+(?![A-Za-z0-9_]))`,
    String.raw `(?<entity>&#?\w{1,32};)`,
    `(?<keyword>${KEYWORD})`,
    String.raw `(?<image>!)(?=\[)`,
    `(?<tag><)(?=[A-Za-z/!?])`,
    String.raw `(?<=\])(?<colon>:)`,
].join('|'), 'giu');
function breakSigns(text) {
    return text.replace(SIGN, (whole, ...rest) => {
        const found = rest.at(-1);
        if (found.keyword)
            return `${whole[0]}${BREAK}${whole.slice(1)}`;
        if (found.tag)
            return '&lt;';
        if (found.colon)
            return '&#58;';
        return found.at || found.ref || found.image ? whole + BREAK : whole;
    });
}
/** A title, label or branch description in one line: nothing hidden, nothing that notifies or closes. */
function neutralLine(text) {
    return neutralMessage((0,hidden_text/* stripHidden */.P)(text).replace(/\s+/g, ' ').trim());
}
/** A commit message or other plain text, where entities would be seen: signs are parted from their objects by a space. */
function neutralMessage(text) {
    return (0,hidden_text/* stripHidden */.P)(text)
        .replace(/(?<![A-Za-z0-9_])@(?=[A-Za-z0-9][\w-]*(?!\/)(?![\w/-]))/g, '@ ')
        .replace(new RegExp(KEYWORD, 'giu'), (word) => `${word[0]}-${word.slice(1)}`)
        .replace(/#(?=\d+\b)|\bGH-(?=\d)/gi, '$& ')
        .replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, '($1)')
        .replace(/\*\*\*NO_CI\*\*\*/gi, 'NO_CI')
        .replace(/^(skip)-(checks\s*:)/gim, '$1 $2');
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal codes may stand before a command
const COMMAND = /^((?:\s|\x1b\[[0-9;?]*[A-Za-z]|[\x00-\x08\x0e-\x1f\x7f\u0085])*):(?=:)/gm;
/** Text for a runner's log: no line of it is a workflow command, in the new form or the old one. */
function neutralLog(text) {
    return text
        .split(/(\r\n|\n|\r)/)
        .map((line) => line.replace(COMMAND, '$1: ').replace(/##(?=\[)/g, '# #'))
        .join('');
}

;// CONCATENATED MODULE: ./lib/report/prose.js


/**
 * Text that a model or a stranger wrote, as it may stand in what we post: secrets out, nothing that notifies, closes,
 * commands or loads, and nothing left open that could swallow the text after it.
 */
function prose(text, seal) {
    return (0,markdown/* closed */.$h)(neutralise(seal(text)).trim());
}
/**
 * The same in one line of at most `limit` code points, sealed before it is cut (half a secret would not be recognised).
 * It can stand anywhere in a line: it opens no fence, and no backtick of it pairs with one that comes after.
 */
function proseLine(text, seal, limit = 400) {
    // Behind a word nothing is a fence or a command; the word goes again.
    const line = neutralise(`x ${(0,markdown/* oneLine */.TN)(seal(text), limit)}`).slice(2);
    return pairBackticks(line).replace(/^(?:\/|~{3,}|[-+*>#](?=\s)|\d+[.)](?=\s))/, (start) => `\\${start}`);
}
/** Backtick runs without a partner become entities. */
function pairBackticks(line) {
    const parts = line.split(/(`+)/);
    for (let at = 1; at < parts.length; at += 2) {
        const partner = parts.findIndex((part, index) => index > at && index % 2 === 1 && part === parts[at]);
        if (partner > 0)
            at = partner;
        else
            parts[at] = '&#96;'.repeat(parts[at]?.length ?? 0);
    }
    return parts.join('');
}
/** The same for a title or another single line that GitHub shows as plain text. */
function plainTitle(text, seal, limit = 200) {
    return (0,markdown/* oneLine */.TN)(neutralLine(seal(text)), limit);
}
/** The same for a commit message. */
function plainMessage(text, seal) {
    return neutralMessage(seal(text));
}


/***/ }),

/***/ 31448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ renderReport),
/* harmony export */   _C: () => (/* binding */ COMMENT_ROOM),
/* harmony export */   _d: () => (/* binding */ many),
/* harmony export */   bM: () => (/* binding */ findingsList),
/* harmony export */   jU: () => (/* binding */ SUMMARY_ROOM),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   ut: () => (/* binding */ answerOf),
/* harmony export */   zn: () => (/* binding */ isFine)
/* harmony export */ });
/* unused harmony export coverageNote */
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27563);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63021);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69807);



/** GitHub refuses a body over 65,536 characters (facts 3.1); the parts here add up to less than 60,000. */
const COMMENT_ROOM = { answer: 28_000, findings: 22_000, coverage: 5_000 };
/** A step summary may have 1 MiB, counted in bytes. */
const SUMMARY_ROOM = { answer: 60_000, findings: 120_000, coverage: 30_000 };
/** The model's last words: the text of the main agent's last answer that asked for no tool. */
function answerOf(lines, output) {
    const told = output !== null && typeof output === 'object' && 'summary' in output ? output.summary : '';
    if (typeof told === 'string' && told.trim() !== '')
        return told;
    const last = lines.findLast((line) => line.type === 'assistant' && line.agent === 'main' && line.structured !== true);
    if (last?.type !== 'assistant')
        return '';
    return last.blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n\n');
}
/** Title, outcome, answer, findings, coverage and what was published, without a marker. */
function renderReport(result, draft, options) {
    const { room, seal } = options;
    const style = { recipe: result.recipe.name, suggestions: false, seal };
    const full = options.style === 'full';
    return [
        `### ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .proseLine */ .aV)(result.recipe.title, seal, 120)}: ${outcomeWords(result, draft.findings)}`,
        !isFine(result) && (0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .proseLine */ .aV)(result.say, seal, 1_000),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(draft.answer, seal), room.answer, '*The answer was cut here; the run’s report has all of it.*'),
        full ? findingsList(draft.findings.all, style, room.findings) : findingsTable(draft.findings, style),
        coverageNote(result.coverage, room.coverage, seal),
        notices(result, seal),
        options.closing,
        options.usage,
        footer(result, seal),
    ]
        .filter(Boolean)
        .join('\n\n');
}
/** Whether the run reached its end: what it says about the change can be relied on. */
function isFine(result) {
    return result.outcome === 'done' || result.outcome === 'findings' || result.outcome === 'no-changes';
}
function outcomeWords(result, findings) {
    const count = findings.all.length;
    if (count > 0)
        return `${many(count, 'finding')}${isFine(result) ? '' : ` (${result.outcome})`}`;
    const words = {
        done: 'done',
        findings: 'findings',
        'no-changes': 'nothing to change',
        limit: 'stopped at a limit',
        quota: 'the model’s quota is used up',
        cancelled: 'cancelled',
        policy: 'stopped by the policy',
    };
    return words[result.outcome] ?? `failed (${result.outcome})`;
}
/** Findings one after the other, as many as there is room for; says how many are left out. */
function findingsList(findings, style, room) {
    const parts = [];
    let used = 0;
    for (const each of findings) {
        const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .listedBody */ .kl)(each, style), 8_000, '*Cut.*');
        const size = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .points */ .WR)(text) + 2;
        if (used + size > room)
            break;
        used += size;
        parts.push(text);
    }
    const left = findings.length - parts.length;
    if (left > 0)
        parts.push(`*${many(left, 'more finding')} did not fit here: see the run’s report.*`);
    return parts.join('\n\n');
}
const ROWS = 50;
function findingsTable({ all, below, merged }, style) {
    const hidden = new Set(below);
    const shown = all.filter((each) => !hidden.has(each));
    const rows = shown
        .slice(0, ROWS)
        .map(({ finding }) => `| ${cell((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .where */ ._M)(finding, style.seal))} | ${cell((0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .Pl)(finding, style.seal))} |`);
    const left = shown.length - rows.length;
    return [
        rows.length > 0 && ['| Where | What |', '| --- | --- |', ...rows].join('\n'),
        left > 0 && `*${many(left, 'more finding')}: see the review or the run’s report.*`,
        below.length > 0 &&
            `*${many(below.length, 'finding')} below the recipe’s \`min_severity\`, not posted on lines.*`,
        merged > 0 && `*${many(merged, 'finding')} said twice, shown once.*`,
    ]
        .filter(Boolean)
        .join('\n\n');
}
function cell(text) {
    return text.replace(/\\*\|/g, (bars) => `${bars.slice(0, -1)}\\|`);
}
/** Which changed files were looked at; the files that were not, and why, stand open. */
function coverageNote(coverage, room, seal) {
    if (coverage.length === 0)
        return '';
    const whole = coverage.filter((file) => file.status === 'read');
    const rest = coverage.filter((file) => file.status !== 'read');
    const summary = `Coverage: ${whole.length} of ${coverage.length} changed files read`;
    if (rest.length === 0)
        return `<sub>${summary}.</sub>`;
    const read = whole.map((file) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(seal(file.path))).join(', ');
    const list = [...rest.map((file) => coverageLine(file, seal)), read && `- Read whole: ${read}`];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(summary, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(list.filter(Boolean).join('\n'), room, '*And more: see the run’s report.*'));
}
function coverageLine(file, seal) {
    const lines = file.unread ? `, not lines ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .proseLine */ .aV)(file.unread, seal, 300)}` : '';
    const read = file.status === 'partly' ? `${file.read} of ${file.changed} changed lines read${lines}` : 'not read';
    return `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(seal(file.path))}: ${read}${file.why ? ` (${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .proseLine */ .aV)(file.why, seal, 200)})` : ''}`;
}
function notices(result, seal) {
    const shown = result.notices.slice(0, 10).map((text) => `> ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .proseLine */ .aV)(text, seal)}`);
    const left = result.notices.length - shown.length;
    return [...shown, ...(left > 0 ? [`> ${many(left, 'more notice')}.`] : [])].join('\n');
}
function footer(result, seal) {
    const { usage, run } = result;
    const id = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(run.id);
    const tokens = usage.input + usage.output;
    const parts = [
        `Galley ${result.galley}`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(seal(result.model)),
        many(result.turns, 'turn'),
        tokens > 0 &&
            `${number(usage.input)} tokens in${usage.cached > 0 ? ` (${number(usage.cached)} cached)` : ''}, ${number(usage.output)} out`,
        usage.usd > 0 && `$${usage.usd.toFixed(usage.usd < 0.1 ? 4 : 2)}`,
        duration(result.ms),
        /^https:\/\/[^\s()<>]+$/.test(run.url) ? `[run ${id}](${run.url})` : `run ${id}`,
        run.attempt > 1 && `attempt ${run.attempt}`,
        result.head_sha && `at ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .head */ .d5)(result.head_sha, 12))}`,
    ];
    return `<sub>${parts.filter(Boolean).join(' · ')}</sub>`;
}
/** `1 finding`, `2 findings`. */
function many(count, noun) {
    return `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
}
function number(value) {
    return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** `820 ms`, `12 s`, `3 min 5 s`. */
function duration(ms) {
    if (ms < 1_000)
        return `${Math.round(ms)} ms`;
    const seconds = Math.round(ms / 1_000);
    return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
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


/***/ }),

/***/ 14670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ur: () => (/* binding */ splitSpans),
/* harmony export */   _R: () => (/* binding */ openFence),
/* harmony export */   rD: () => (/* binding */ splitFences)
/* harmony export */ });
/**
 * Cuts Markdown into fenced code and prose. Only fences that every reading of the text agrees on count as code; from the
 * first one that is in doubt (in a quote, half in a list) all the rest is prose, so that nothing can hide in a fence
 * that is none.
 */
function splitFences(text, { html = false } = {}) {
    const lines = text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
    const pieces = [];
    let prose = '';
    const end = () => {
        if (prose)
            pieces.push({ code: false, text: prose });
        prose = '';
    };
    for (let at = 0; at < lines.length;) {
        const block = html ? htmlBlock(lines, at) : 0;
        const fence = block === 0 ? fenceAt(lines, at) : 0;
        if (block === undefined || fence === undefined) {
            prose += lines.slice(at).join('');
            break;
        }
        if (fence > 0) {
            end();
            pieces.push({ code: true, text: lines.slice(at, at + fence).join('') });
        }
        else
            prose += lines.slice(at, at + Math.max(1, block)).join('');
        at += Math.max(1, fence, block);
    }
    end();
    return pieces;
}
/** True when the text ends inside a fence of its own; `mark` is what would close it. */
function openFence(text) {
    const last = splitFences(text).at(-1);
    if (!last?.code)
        return undefined;
    const [, indent = '', mark = ''] = /^( *)(`{3,}|~{3,})/.exec(last.text) ?? [];
    const lines = last.text.split(/\r\n|\r|\n/).slice(1);
    return lines.some((line) => closes(line, mark)) ? undefined : indent + mark;
}
const OPEN = /^( *)(?:(`{3,})[^`]*|(~{3,}).*)$/;
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/;
const CONTAINED = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]]{1,200}\]:)+(?:`{3,}|~{3,})/;
/** How many lines the fence that starts here takes; 0 = none starts here; undefined = nobody can tell. */
function fenceAt(lines, at) {
    const line = bare(lines[at]);
    const [, indent = '', ticks, tildes] = OPEN.exec(line) ?? [];
    const mark = ticks ?? tildes;
    if (mark === undefined)
        return CONTAINED.test(line) ? undefined : 0;
    if (indent === '')
        return plainFence(lines, at, mark);
    return indentedFence(lines, at, indent, mark);
}
function plainFence(lines, at, mark) {
    return linesUntil(lines, at + 1, (line) => closes(line, mark)) + 1;
}
/** How many lines from `at` on, the first that `isLast` among them; all when there is none. */
function linesUntil(lines, at, isLast) {
    for (let next = at; next < lines.length; next++)
        if (isLast(bare(lines[next])))
            return next - at + 1;
    return lines.length - at;
}
/** An indented fence may belong to a list item that ends early, or be text of a paragraph: it counts only when all agree. */
function indentedFence(lines, at, indent, mark) {
    const deep = indent.length > 3;
    if (deep && mark.startsWith('~'))
        return undefined;
    for (let next = at + 1; next < lines.length; next++) {
        const line = bare(lines[next]);
        if (line.trimEnd() === indent + mark)
            return next - at + 1;
        const blank = line.trim() === '';
        if (blank ? deep : !line.startsWith(indent))
            return undefined;
        if (line.includes(mark))
            return undefined;
    }
    return undefined;
}
function closes(line, mark) {
    const [, run = ''] = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line) ?? [];
    return run.startsWith(mark);
}
const BLOCK_TAG = /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:\s|\/?>|$)/i;
const RAW_TAG = /^<(script|pre|style|textarea)(?:\s|>|$)/i;
/** How many lines the HTML block that starts here takes; 0 = none; undefined = nobody can tell. */
function htmlBlock(lines, at) {
    const line = bare(lines[at]);
    if (line.startsWith('<!--'))
        return linesUntil(lines, at, (each) => each.includes('-->'));
    if (RAW_TAG.test(line))
        return linesUntil(lines, at, (each) => /<\/(script|pre|style|textarea)>/i.test(each));
    if (/^[ \t>]*<[!?]/.test(line))
        return undefined;
    if (BLOCK_TAG.test(line))
        return linesUntil(lines, at, (each) => each.trim() === '');
    // Perhaps a block, perhaps a part of a paragraph: both end at the next empty line, unless there is a fence before it.
    if (/^[\s>*+\d.)-]*<\/?[A-Za-z]/.test(line)) {
        const count = linesUntil(lines, at, (each) => each.trim() === '');
        return lines.slice(at, at + count).some((each) => FENCE.test(bare(each))) ? undefined : count;
    }
    const open = line.lastIndexOf('<!--');
    return open >= 0 && !line.includes('-->', open) ? undefined : 0;
}
const bare = (line) => line.replace(/[\r\n]+$/, '');
/**
 * Cuts prose into code spans and the rest. A span counts only when it stands on one line that is whole in itself, has no
 * `|` (a table would cut it), no line of its paragraph before leaves a backtick open, and, where HTML renders, no tag
 * that could hold a backtick stands before it.
 */
function splitSpans(prose, { html = false } = {}) {
    const pieces = [];
    let certain = true;
    for (const line of prose.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? []) {
        if (line.trim() === '')
            certain = true;
        const spans = certain ? spansOf(line, html) : undefined;
        for (const piece of spans?.pieces ?? [{ code: false, text: line }])
            append(pieces, piece);
        certain &&= spans?.certain === true;
    }
    return pieces;
}
/** Neighbouring prose is one piece, so that what it says can be seen across lines. */
function append(pieces, piece) {
    const last = pieces.at(-1);
    if (last && !last.code && !piece.code)
        last.text += piece.text;
    else
        pieces.push({ ...piece });
}
/** An open backtick leaves its whole line in doubt. */
function spansOf(line, html) {
    const pieces = [];
    const mark = /\\[\s\S]|`+|<(?=[A-Za-z/!?])/g;
    let from = 0;
    for (let match = mark.exec(line); match; match = mark.exec(line)) {
        if (match[0] === '<' && html)
            return { pieces: rest(pieces, line, from), certain: false };
        if (!match[0].startsWith('`'))
            continue;
        const end = closing(line, mark.lastIndex, match[0].length);
        if (end < 0)
            return { pieces: [{ code: false, text: line }], certain: false };
        const span = line.slice(match.index, end);
        mark.lastIndex = end;
        if (span.includes('|'))
            continue;
        pieces.push({ code: false, text: line.slice(from, match.index) }, { code: true, text: span });
        from = end;
    }
    return { pieces: rest(pieces, line, from), certain: true };
}
const rest = (pieces, line, from) => [...pieces, { code: false, text: line.slice(from) }].filter(({ text }) => text !== '');
/** Where the run of exactly `ticks` backticks that closes a span ends; -1 when there is none on this line. */
function closing(line, from, ticks) {
    const run = /`+/g;
    run.lastIndex = from;
    for (let match = run.exec(line); match; match = run.exec(line))
        if (match[0].length === ticks)
            return run.lastIndex;
    return -1;
}


/***/ })

};
