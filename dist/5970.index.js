export const id = 5970;
export const ids = [5970];
export const modules = {

/***/ 27004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ dispatch)
});

// UNUSED EXPORTS: unimitated

// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./lib/contract/access.js
var contract_access = __webpack_require__(742);
// EXTERNAL MODULE: ./lib/contract/error.js
var contract_error = __webpack_require__(9396);
;// CONCATENATED MODULE: ./lib/agent/clip.js
/** Most characters of one tool answer that a model is shown. Source: seed B. */
const CLIP_CHARACTERS = 40_000;
/**
 * The one place where tool output is shortened. The whole text is spilled to a file that the model can read.
 * Default: cut from the middle, keeping the start and a longer end. Never cuts a character in two.
 */
function clip(output, spill) {
    const hint = output.more ? `\n\n[${output.more}]` : '';
    const { text, keep = 'middle' } = output;
    if (keep === 'whole' || text.length <= CLIP_CHARACTERS)
        return { text: text + hint };
    const path = spill(text);
    const [head, tail] = SHARE[keep];
    const start = sliceStart(text, Math.floor(CLIP_CHARACTERS * head));
    const end = sliceEnd(text, Math.floor(CLIP_CHARACTERS * tail));
    const left = text.length - start.length - end.length;
    const where = path ? `; the whole output is in ${path}` : '';
    const note = `[${left} characters left out${where}]`;
    const shown = [start, note, end].filter((part) => part !== '').join('\n');
    return { text: shown + hint, ...(path !== undefined && { spill: path }) };
}
const SHARE = { head: [1, 0], middle: [0.4, 0.6], tail: [0, 1] };
function sliceStart(text, length) {
    return text.slice(0, isHigh(text, length - 1) ? length - 1 : length);
}
function sliceEnd(text, length) {
    if (length === 0)
        return '';
    const from = text.length - length;
    return text.slice(isHigh(text, from - 1) ? from + 1 : from);
}
function isHigh(text, index) {
    const code = text.charCodeAt(index);
    return code >= 0xd800 && code <= 0xdbff;
}

;// CONCATENATED MODULE: ./lib/agent/dispatch.js




/** True when running a call next to others cannot matter: it reads, delegates or stages, and nothing else. */
function isSafe(access) {
    return access.every(({ kind, ...rest }) => kind === 'read' || kind === 'agent' || kind === 'stage' || ('readOnly' in rest && rest.readOnly));
}
/**
 * Runs one answer's calls: each is parsed, judged, and only then run. Consecutive safe calls run together; the others
 * run alone, in order. Results are written in the order of the calls. `only` names what may run in a wrap-up turn.
 */
async function dispatch(calls, bench, signal, only) {
    let batch = [];
    const flush = async () => {
        const running = batch;
        batch = [];
        // Heard from the start: a cancelled run rejects them all at once.
        const all = Promise.allSettled(running);
        try {
            for (const each of running)
                bench.transcript.add({ type: 'result', ...(await each) });
        }
        finally {
            await all;
        }
    };
    try {
        for (const call of calls) {
            const planned = await plan(call, bench, only);
            if ('answer' in planned) {
                batch.push(Promise.resolve(planned.answer));
                continue;
            }
            if (!isSafe(planned.access))
                await flush();
            batch.push(perform(planned, bench, signal));
            if (!isSafe(planned.access))
                await flush();
        }
        await flush();
    }
    finally {
        await Promise.allSettled(batch);
    }
}
const refusal = (call, text) => ({
    answer: { id: call.id, name: call.name, ok: false, text, ms: 0 },
});
/** The gate. Every call passes here before its tool runs, and nowhere else. */
async function plan(call, bench, only) {
    const { tools, policy, transcript } = bench;
    const tool = tools.get(call.name) ?? [...tools.values()].find((each) => each.aliases?.includes(call.name));
    if (!tool)
        return refusal(call, `There is no tool "${call.name}". There are: ${[...tools.keys()].join(', ')}.`);
    if (typeof call.args === 'string')
        return refusal(call, `The arguments of ${call.name} are not complete JSON; nothing was run. Send the call again, smaller if it was cut.`);
    const parsed = tool.input.safeParse(call.args);
    if (!parsed.success)
        return refusal(call, `Bad arguments for ${call.name}; nothing was run.\n${errors/* prettifyError */.S1(parsed.error)}`);
    const access = accessOf(tool, parsed.data);
    if (typeof access === 'string')
        return refusal(call, access);
    const verdict = judge(policy, access, tool.name);
    const preview = tool.preview?.(parsed.data);
    transcript.add({
        type: 'call',
        id: call.id,
        name: call.name,
        args: call.args,
        access,
        verdict,
        ...(preview && { preview }),
    });
    if (verdict.action === 'halt')
        throw new contract_error/* RunError */.e4('policy', `${verdict.rule}: ${verdict.say}`);
    if (verdict.action === 'deny')
        return refusal(call, verdict.say);
    if (only && !only(access))
        return refusal(call, 'The run is being wrapped up: only findings and the result may still be handed in.');
    if (verdict.action === 'ask' && !(await bench.approve?.(call, access, verdict)))
        return refusal(call, verdict.say);
    const hooked = await bench.hooks?.before(call, access);
    if (hooked?.block !== undefined)
        return refusal(call, hooked.block);
    return { call, tool, args: parsed.data, access };
}
/** A tool that cannot say what it will touch does not run; text is the reason for the model. */
function accessOf(tool, args) {
    try {
        return tool.access(args);
    }
    catch (error) {
        if (error instanceof contract_error/* ToolError */.v4)
            return error.message;
        throw error;
    }
}
/** Fails shut: a judge that breaks ends the run. */
function judge(policy, access, tool) {
    try {
        return (0,contract_access/* strictest */.OI)(access.map((touched) => policy.touch(touched, { tool, moment: 'call' })));
    }
    catch (cause) {
        if (cause instanceof contract_error/* RunError */.e4)
            throw cause;
        throw new contract_error/* RunError */.e4('policy', `the policy could not judge a call of ${tool}: ${String(cause)}`, { cause });
    }
}
async function perform({ call, tool, args, access }, bench, signal) {
    const started = performance.now();
    const base = () => ({
        id: call.id,
        name: call.name,
        ms: Math.round(performance.now() - started),
    });
    const tell = (text) => void bench.transcript.add({ type: 'progress', id: call.id, text });
    try {
        signal.throwIfAborted();
        const output = await tool.run(args, { kit: bench.kit, signal, id: call.id, progress: tell });
        const { text, spill } = clip(output, bench.spill);
        const shown = bench.compress?.(call, output);
        const answer = { ...base(), ok: output.failed !== true, text: unimitated(text) };
        if (spill !== undefined)
            answer.spill = spill;
        if (output.images)
            answer.images = output.images;
        if (output.meta)
            answer.meta = output.meta;
        if (shown !== undefined)
            answer.shown = shown;
        return await withHooks(call, access, answer, bench);
    }
    catch (error) {
        if (error instanceof contract_error/* RunError */.e4 || signal.aborted)
            throw error;
        const text = error instanceof contract_error/* ToolError */.v4
            ? error.message
            : `${call.name} broke: ${error instanceof Error ? error.message : String(error)}`;
        return withHooks(call, access, { ...base(), ok: false, text: unimitated(text) }, bench);
    }
}
async function withHooks(call, access, answer, bench) {
    const said = await bench.hooks?.after(call, access, { ok: answer.ok, text: answer.text });
    if (said?.block !== undefined)
        return { ...answer, ok: false, text: `${answer.text}\n\n${said.block}` };
    if (said?.context)
        return { ...answer, text: `${answer.text}\n\n${said.context}` };
    return answer;
}
/** Tool output cannot pass for the runner: the tag of reminders is broken where it appears in it. */
function unimitated(text) {
    return text.replace(/<(\/?)(runner-reminder)/gi, '<\u2060$1$2');
}


/***/ }),

/***/ 2538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ joinMcp),
  I: () => (/* binding */ mcpSecrets)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/contract/error.js
var contract_error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/contract/within.js
var within = __webpack_require__(81307);
// EXTERNAL MODULE: ./lib/policy/network.js + 1 modules
var network = __webpack_require__(93487);
// EXTERNAL MODULE: ./lib/service/http.js
var http = __webpack_require__(10723);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/service/process.js
var service_process = __webpack_require__(45186);
;// CONCATENATED MODULE: ./lib/service/mcp/flood.js
/** What a message costs beside its bytes: somebody has to parse it. */
const MESSAGE_COST = 512;
const ALLOWANCE = 4 * 1024 * 1024;
const PER_SECOND = 1024 * 1024;
/** A bucket that fills with what a server sends unasked, and drains with time. */
class Flood {
    now;
    #level = 0;
    #at = 0;
    constructor(now = Date.now) {
        this.now = now;
    }
    /** Counts a message of `bytes`; true when it is too much. */
    add(bytes) {
        const now = this.now();
        this.#level = Math.max(0, this.#level - ((now - this.#at) / 1_000) * PER_SECOND) + bytes + MESSAGE_COST;
        this.#at = now;
        return this.#level > ALLOWANCE;
    }
}

;// CONCATENATED MODULE: ./lib/service/mcp/line-reader.js
const NEWLINE = 10;
/** Cuts bytes into lines of at most `max` bytes, whatever the chunks are; memory stays below `max`. */
class LineReader {
    max;
    ears;
    #parts = [];
    #size = 0;
    #skipping = false;
    constructor(max, ears) {
        this.max = max;
        this.ears = ears;
    }
    add(chunk) {
        let from = 0;
        for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
            this.#keep(chunk.subarray(from, at));
            this.#finish();
            from = at + 1;
        }
        this.#keep(chunk.subarray(from));
    }
    #keep(part) {
        if (part.length === 0 || this.#skipping)
            return;
        this.#size += part.length;
        if (this.#size <= this.max) {
            this.#parts.push(part);
            return;
        }
        this.#skipping = true;
        this.#parts = [];
        this.ears.tooLong();
    }
    #finish() {
        const line = this.#skipping ? '' : Buffer.concat(this.#parts).toString('utf8').trim();
        this.#parts = [];
        this.#size = 0;
        this.#skipping = false;
        if (line !== '')
            this.ears.line(line);
    }
}

;// CONCATENATED MODULE: ./lib/service/mcp/pipe.js





/** Longest message that is taken from a server, in bytes. */
const MAX_MESSAGE = 16 * 1024 * 1024;
/** Most bytes that wait for a server which does not read its input. */
const MAX_WAITING = 16 * 1024 * 1024;
const STDERR_KEPT = 2_048;
const STDIN_GRACE_MS = 300;
const KILL_GRACE_MS = 1_500;
/** JSON-RPC: a range that is free for the implementation; the client maps it to words for the model. */
const TOO_LONG = -32_050;
/**
 * A server that is a child process, spoken to over its standard streams. Unlike the SDK's own transport it bounds what it
 * takes (one message, and everything nobody asked for), and ends the server's whole process group.
 */
class Pipe {
    launch;
    onclose;
    onerror;
    onmessage;
    /** Why the connection ended, in words. */
    why = '';
    #mark = `GALLEY_MCP=${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`;
    #pending = new Set();
    #flood = new Flood();
    #child;
    #stderr = '';
    #ended;
    constructor(launch) {
        this.launch = launch;
    }
    start() {
        const { command, args, cwd, env } = this.launch;
        const [name = '', value = ''] = this.#mark.split('=');
        const child = (0,external_node_child_process_.spawn)(command, args, {
            cwd,
            env: { ...env, [name]: value },
            detached: process.platform !== 'win32',
            stdio: ['pipe', 'pipe', 'pipe'],
            windowsHide: true,
        });
        this.#child = child;
        const reader = new LineReader(MAX_MESSAGE, {
            line: (line) => this.#take(line),
            tooLong: () => this.#refuseLong(),
        });
        child.stdout.on('data', (chunk) => reader.add(chunk));
        child.stderr.on('data', (chunk) => {
            this.#stderr = (this.#stderr + chunk.subarray(-STDERR_KEPT).toString('utf8')).slice(-STDERR_KEPT);
        });
        for (const stream of [child.stdin, child.stdout, child.stderr])
            stream.on('error', () => { });
        child.once('exit', (code, signal) => void this.#end(`it ended with ${signal ?? `exit code ${code}`}`));
        return new Promise((resolve, reject) => {
            child.once('spawn', resolve);
            child.once('error', (error) => {
                this.why ||= `it cannot be started: ${error.message}`;
                reject(error);
            });
        });
    }
    async send(message) {
        const stdin = this.#child?.stdin;
        if (this.#ended || !stdin?.writable)
            throw new Error(this.why || 'the connection is closed');
        if (stdin.writableLength > MAX_WAITING)
            throw new Error('it does not read its input');
        if ('method' in message && 'id' in message)
            this.#pending.add(message.id);
        stdin.write(`${JSON.stringify(message)}\n`);
    }
    close() {
        return this.#end('it was closed');
    }
    /** What it last wrote to stderr. */
    get lastWords() {
        return this.#stderr.trim();
    }
    #take(line) {
        let message;
        try {
            message = JSON.parse(line);
        }
        catch {
            message = undefined;
        }
        const isMessage = typeof message === 'object' && message !== null && !Array.isArray(message);
        const { id, method } = (isMessage ? message : {});
        const isAnswer = method === undefined && id !== undefined && this.#pending.delete(id);
        if (!isAnswer && this.#flood.add(line.length)) {
            void this.#end('it floods: too much output that nobody asked for');
            return;
        }
        if (isMessage)
            this.onmessage?.(message);
    }
    /** Nobody can tell which request the long message answers: every open one gets an error, and the connection goes on. */
    #refuseLong() {
        const open = [...this.#pending];
        this.#pending.clear();
        const error = { code: TOO_LONG, message: `its answer is longer than ${MAX_MESSAGE} bytes` };
        for (const id of open)
            this.onmessage?.({ jsonrpc: '2.0', id, error });
        if (open.length === 0 && this.#flood.add(MAX_MESSAGE))
            void this.#end('it floods: messages that are too long');
    }
    #end(why) {
        this.#ended ??= this.#tearDown(why);
        return this.#ended;
    }
    async #tearDown(why) {
        this.why ||= why;
        const child = this.#child;
        const pid = child?.pid;
        if (child && pid !== undefined) {
            child.stdin?.end();
            child.stdout?.removeAllListeners('data').resume();
            const isPolite = why === 'it was closed' && child.exitCode === null;
            if (isPolite)
                await Promise.race([exited(child), new Promise((done) => setTimeout(done, STDIN_GRACE_MS))]);
            await (0,service_process/* endProcesses */.Hk)(() => (0,service_process/* ours */.Od)(new Set([pid]), this.#mark), KILL_GRACE_MS);
            if (process.platform === 'win32')
                child.kill();
            for (const stream of [child.stdin, child.stdout, child.stderr])
                stream?.destroy();
        }
        this.onclose?.();
    }
}
function exited(child) {
    return new Promise((resolve) => child.once('exit', resolve));
}

;// CONCATENATED MODULE: ./lib/service/mcp/bounded-fetch.js

const bounded_fetch_NEWLINE = 10;
const RETURN = 13;
/**
 * No message of an answer may be longer than a message may be: the whole body of JSON, one event of a stream. A longer
 * one breaks the connection.
 */
function boundedFetch(fetch) {
    return async (input, init) => {
        const response = await fetch(input, init);
        if (!response.body)
            return response;
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
        const body = response.body.pipeThrough(limiter(isStream));
        const { status, statusText, headers } = response;
        return new Response(body, { status, statusText, headers });
    };
}
function limiter(perEvent) {
    let size = 0;
    let newlines = 0;
    return new TransformStream({
        transform(chunk, controller) {
            size += chunk.length;
            if (perEvent) {
                // An empty line ends an event: from there on the next one is counted.
                for (let at = 0; at < chunk.length; at++) {
                    if (chunk[at] === bounded_fetch_NEWLINE) {
                        newlines += 1;
                        if (newlines >= 2)
                            size = chunk.length - at - 1;
                    }
                    else if (chunk[at] !== RETURN)
                        newlines = 0;
                }
            }
            if (size > MAX_MESSAGE)
                controller.error(new Error(`its answer is longer than ${MAX_MESSAGE} bytes`));
            else
                controller.enqueue(chunk);
        },
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./lib/service/hidden-text.js
var hidden_text = __webpack_require__(34919);
;// CONCATENATED MODULE: ./lib/service/mcp/neutral.js

/** A text that a server wrote, made harmless: no hidden characters, no tag of the runner, no more than `max` characters. */
function neutral(text, max) {
    const cut = text.length > max ? `${text.slice(0, max)} [cut]` : text;
    return (0,hidden_text/* stripHidden */.P)(cut).replace(/<(\/?)(runner-reminder|untrusted-data)/gi, '<\u2060$1$2');
}
/** The same on one line, for names and messages. */
function neutralLine(text, max) {
    return neutral(text.replace(/\s+/g, ' ').trim(), max);
}
/** Every text in a JSON value, keys too. Undefined when it is nested deeper than `depth`. */
function neutralValue(value, max, depth = 40) {
    if (typeof value === 'string')
        return neutral(value, max);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth === 0)
        return undefined;
    if (Array.isArray(value))
        return value.map((each) => neutralValue(each, max, depth - 1) ?? null);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [neutralLine(key, 200), neutralValue(each, max, depth - 1)]));
}

;// CONCATENATED MODULE: ./lib/service/mcp/connection.js



/** Why a request to a server failed. `lost` = the connection is gone; the server may be connected to again. */
class McpFailure extends Error {
    kind;
    name = 'McpFailure';
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
    }
}
const MAX_PAGES = 20;
const MAX_TOOLS = 128;
const MAX_ERROR = 2_000;
const GOODBYE_MS = 1_000;
/** Codes of the SDK's own errors. */
const [CLOSED, TIMED_OUT] = [-32_000, -32_001];
const Page = schemas/* looseObject */._H3({ tools: schemas/* array */.YOg(schemas/* unknown */.L5J()), nextCursor: schemas/* string */.YjP().optional() });
const Anything = schemas/* looseObject */._H3({});
/** One living connection to a server. */
class Connection {
    client;
    transport;
    timeoutMs;
    /** The server said that its list of tools has changed. */
    changed = false;
    #lost;
    constructor(client, transport, timeoutMs) {
        this.client = client;
        this.transport = transport;
        this.timeoutMs = timeoutMs;
    }
    /** Starts or reaches the server and shakes hands. Throws McpFailure. The SDK is loaded with the first connection. */
    static async open({ target, timeoutMs, version, asked, signal }) {
        const [{ Client }, { ErrorCode, McpError }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(3846), __webpack_require__.e(6469), __webpack_require__.e(3018)]).then(__webpack_require__.bind(__webpack_require__, 53018)),
            __webpack_require__.e(/* import() */ 3846).then(__webpack_require__.bind(__webpack_require__, 63846)),
        ]);
        const client = new Client({ name: 'galley', version }, { capabilities: {} });
        const transport = await transportTo(target);
        const self = new Connection(client, transport, timeoutMs);
        client.fallbackRequestHandler = async ({ method }) => {
            asked(neutralLine(method, 60));
            throw new McpError(ErrorCode.MethodNotFound, 'Galley runs without a person and lends its model to no server');
        };
        client.fallbackNotificationHandler = async ({ method }) => {
            if (method === 'notifications/tools/list_changed')
                self.changed = true;
        };
        client.onclose = () => {
            self.#lost ??= transport instanceof Pipe ? transport.why : 'the connection was closed';
        };
        try {
            await client.connect(transport, { timeout: timeoutMs, signal });
            return self;
        }
        catch (error) {
            const failure = self.#failure(error, 'the handshake');
            await self.close();
            throw failure;
        }
    }
    get isLost() {
        return this.#lost !== undefined;
    }
    /** The entries of `tools/list`, every page of it, as the server wrote them. */
    async list() {
        this.changed = false;
        const tools = [];
        let cursor;
        for (let page = 0; page < MAX_PAGES && tools.length < MAX_TOOLS; page++) {
            const answer = await this.#request('tools/list', cursor === undefined ? {} : { cursor }, Page);
            tools.push(...answer.tools);
            cursor = answer.nextCursor;
            if (cursor === undefined)
                break;
        }
        return tools.slice(0, MAX_TOOLS);
    }
    call(tool, args, { signal, progress }) {
        let told = 0;
        return this.#request('tools/call', { name: tool, arguments: args }, Anything, {
            signal,
            onprogress: ({ progress: done, total, message }) => {
                if (Date.now() - told < 250)
                    return;
                told = Date.now();
                progress(neutralLine(message ?? `${done}${total === undefined ? '' : ` of ${total}`}`, 200));
            },
        });
    }
    /** Says goodbye, and ends the server's processes when it is a child of ours. */
    async close() {
        this.#lost ??= 'the connection was closed';
        if ('terminateSession' in this.transport) {
            const end = this.transport.terminateSession();
            await Promise.race([end.catch(() => { }), new Promise((done) => setTimeout(done, GOODBYE_MS).unref())]);
        }
        await this.transport.close().catch(() => { });
    }
    async #request(method, params, schema, options = {}) {
        if (this.#lost !== undefined)
            throw new McpFailure('lost', this.#lost);
        try {
            const request = { method, params };
            return (await this.client.request(request, schema, {
                timeout: this.timeoutMs,
                ...options,
            }));
        }
        catch (error) {
            if (options.signal?.aborted)
                throw options.signal.reason;
            throw this.#failure(error, method);
        }
    }
    #failure(error, what) {
        const options = { cause: error };
        const { code } = error;
        if (code === TIMED_OUT)
            return new McpFailure('timeout', `it did not answer ${what} within ${this.timeoutMs / 1_000} s`, options);
        if (error instanceof errors/* $ZodError */.a$ || error.name === 'ZodError')
            return new McpFailure('malformed', `it answered ${what} with something else than the protocol says`, options);
        if (this.transport instanceof Pipe &&
            (code === CLOSED || this.#lost !== undefined || this.transport.why)) {
            const { why, lastWords } = this.transport;
            this.#lost ??= why || 'the connection was closed';
            const said = lastWords ? `; it last wrote: ${neutral(lastWords, MAX_ERROR)}` : '';
            return new McpFailure('lost', `${this.#lost}${said}`, options);
        }
        const text = neutral(error instanceof Error ? messageOf(error) : String(error), MAX_ERROR);
        // Over HTTP a request that found nobody, or no session, is all that is seen of a server that is gone.
        if (typeof code === 'number' && code < 0)
            return new McpFailure('refused', text, options);
        this.#lost ??= text;
        return new McpFailure('lost', text, options);
    }
}
/** Without the SDK's own preface. `fetch failed` says nothing; its cause does. */
function messageOf(error) {
    if (/^MCP error -?\d+: /.test(error.message))
        return error.message.replace(/^MCP error -?\d+: /, '');
    const cause = error.cause instanceof Error ? error.cause.message : '';
    return cause && !error.message.includes(cause) ? `${error.message}: ${cause}` : error.message;
}
async function transportTo(target) {
    if (!('url' in target))
        return new Pipe(target);
    const { StreamableHTTPClientTransport } = await Promise.all(/* import() */[__webpack_require__.e(3846), __webpack_require__.e(1502)]).then(__webpack_require__.bind(__webpack_require__, 31502));
    const { url, headers, fetch } = target;
    // The SDK's class has `sessionId: string | undefined` where its own interface has it optional.
    return new StreamableHTTPClientTransport(new URL(url), { fetch, requestInit: { headers } });
}

// EXTERNAL MODULE: ./lib/service/image.js
var service_image = __webpack_require__(76562);
;// CONCATENATED MODULE: ./lib/service/mcp/content.js




const MAX_IMAGES = 8;
const Block = schemas/* looseObject */._H3({
    type: schemas/* string */.YjP(),
    text: schemas/* string */.YjP().optional(),
    data: schemas/* string */.YjP().optional(),
    mimeType: schemas/* string */.YjP().optional(),
    uri: schemas/* string */.YjP().optional(),
    name: schemas/* string */.YjP().optional(),
    resource: schemas/* looseObject */._H3({
        uri: schemas/* string */.YjP().optional(),
        text: schemas/* string */.YjP().optional(),
        blob: schemas/* string */.YjP().optional(),
        mimeType: schemas/* string */.YjP().optional(),
    })
        .optional(),
});
const Result = schemas/* looseObject */._H3({
    content: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]),
    structuredContent: schemas/* unknown */.L5J().optional(),
    isError: schemas/* boolean */.zMY().default(false),
});
/** The result of `tools/call` as text and images; undefined when it is no such result. */
function readAnswer(result, takesImages) {
    const parsed = Result.safeParse(result);
    if (!parsed.success)
        return undefined;
    const { content, structuredContent, isError } = parsed.data;
    const images = [];
    const show = (base64, mime = '') => {
        const room = takesImages && images.length < MAX_IMAGES;
        const image = room ? imageOf(base64) : undefined;
        if (image)
            images.push(image);
        return `[${neutralLine(mime, 60) || 'data'}, ${base64.length} base64 characters${image ? ', shown as an image' : ', not shown'}]`;
    };
    const parts = content.map((each) => {
        const block = Block.safeParse(each);
        return block.success ? blockText(block.data, show) : '[a part that cannot be read]';
    });
    if (parts.length === 0 && structuredContent !== undefined)
        parts.push(JSON.stringify(structuredContent, null, 2));
    return { text: neutral(parts.join('\n'), MAX_MESSAGE) || '(no output)', images, failed: isError };
}
function blockText(block, show) {
    const { type, text, data, mimeType, uri, name, resource } = block;
    if (text !== undefined)
        return text;
    if (data !== undefined)
        return show(data, mimeType);
    if (resource) {
        const head = `[resource ${neutralLine(resource.uri ?? '', 300)}]`;
        if (resource.text !== undefined)
            return `${head}\n${resource.text}`;
        if (resource.blob !== undefined)
            return `${head} ${show(resource.blob, resource.mimeType)}`;
        return head;
    }
    if (uri !== undefined)
        return `[link ${neutralLine(`${name ?? ''} ${uri}`, 400)}]`;
    return `[${neutralLine(type, 40)}]`;
}
/** Told by its bytes, whatever the server calls it. */
function imageOf(base64) {
    if (base64.length > (service_image/* MAX_IMAGE_BYTES */.J * 4) / 3 + 4)
        return undefined;
    const bytes = Buffer.from(base64, 'base64');
    const mime = (0,service_image/* imageMime */.U)(bytes);
    return mime === undefined ? undefined : { type: 'image', mime, data: bytes.toString('base64') };
}

;// CONCATENATED MODULE: ./lib/service/mcp/definition.js



const MAX_ABOUT = 2_000;
const MAX_SCHEMA = 32_768;
/** OpenAI takes names of 64 letters, digits, `_` and `-`. */
const MAX_NAME = 64;
const Raw = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().min(1).max(256),
    description: schemas/* string */.YjP().optional(),
    inputSchema: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    annotations: schemas/* looseObject */._H3({ readOnlyHint: schemas/* boolean */.zMY().optional() }).optional(),
});
/** Reads one entry of `tools/list`; a text says why it cannot be offered. */
function readDefinition(server, raw, prefix) {
    const parsed = Raw.safeParse(raw);
    if (!parsed.success)
        return 'one of its tools has no name or no input schema';
    const { name: tool, description = '', inputSchema, annotations } = parsed.data;
    const shown = neutralLine(tool, 80);
    if (inputSchema.type !== 'object')
        return `${shown}: its input schema is not of type object`;
    if (JSON.stringify(inputSchema).length > MAX_SCHEMA)
        return `${shown}: its input schema is longer than ${MAX_SCHEMA} characters`;
    const { $schema: _, ...schema } = neutralValue(inputSchema, MAX_ABOUT);
    return {
        server,
        tool,
        name: offeredName(prefix ? `${server}__${tool}` : tool),
        about: `[MCP server ${server}] ${neutral(description, MAX_ABOUT) || shown}`,
        schema: { properties: {}, ...schema },
        readOnly: annotations?.readOnlyHint === true,
        pin: hash({ tool, description, inputSchema, annotations }),
    };
}
/** A name that every model's API takes; what had to be changed ends with a hash, so that two names stay two. */
function offeredName(name) {
    const clean = name.replace(/[^A-Za-z0-9_-]/g, '_');
    if (clean === name && clean.length <= MAX_NAME)
        return name;
    return `${clean.slice(0, MAX_NAME - 9)}_${(0,external_node_crypto_.createHash)('sha256').update(name).digest('hex').slice(0, 8)}`;
}
function hash(value) {
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify(ordered(value)))
        .digest('hex');
}
/** With keys in order: a server may write the same definition in another order. */
function ordered(value) {
    if (Array.isArray(value))
        return value.map(ordered);
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(entries.map(([key, each]) => [key, ordered(each)]));
}

;// CONCATENATED MODULE: ./lib/service/mcp/server.js




/** Connected to once, and once again. */
const MAX_LIVES = 2;
/**
 * One MCP server: reached when it is first needed, reached again once when it was lost, and held to the definitions it
 * had when it was first listed.
 */
class McpServer {
    options;
    #link;
    /** How often it was connected to. */
    #lives = 0;
    /** One at a time: connecting, and looking at the tools again. */
    #turn = Promise.resolve();
    #closing = new AbortController();
    /** Hash of each tool's definition: as first listed, and as last listed. */
    #pins;
    #now = new Map();
    #told = new Set();
    constructor(options) {
        this.options = options;
    }
    get name() {
        return this.options.name;
    }
    /** The tools it offers, and pins them. Throws RunError('mcp-failed') when it is required, else ToolError. */
    async definitions() {
        try {
            const found = await this.#list(await this.#connected());
            this.#pins ??= this.#now;
            return found;
        }
        catch (error) {
            throw this.#failed(error, 'cannot be used');
        }
    }
    /** Calls a tool. A call that reads is made again when the server was lost in it; any other is not. */
    async call(tool, args, options) {
        const { server, readOnly } = tool;
        this.options.guard({ kind: 'mcp', server, tool: tool.tool, readOnly });
        for (;;) {
            try {
                const link = await this.#connected();
                this.#mustBeSame(tool);
                const answer = readAnswer(await link.call(tool.tool, args, options), options.images);
                if (answer)
                    return answer;
                throw new McpFailure('malformed', 'it answered with something else than a result');
            }
            catch (error) {
                const mayRetry = this.#lives < MAX_LIVES && !this.#closing.signal.aborted;
                if (readOnly && isLost(error) && mayRetry)
                    continue;
                throw this.#failed(error, isLost(error) && !readOnly
                    ? 'was lost in this call, and whether the call took effect is not known'
                    : 'failed');
            }
        }
    }
    async close() {
        this.#closing.abort(new McpFailure('lost', 'it was closed'));
        await this.#turn;
        await this.#link?.close();
    }
    #mustBeSame({ tool, pin }) {
        const now = this.#now.get(tool);
        if (now === pin && this.#pins?.get(tool) === pin)
            return;
        throw new contract_error/* ToolError */.v4(now === undefined
            ? `The MCP server ${this.name} no longer has the tool ${tool}. Do without it.`
            : `The MCP server ${this.name} has changed what ${tool} is since this run began, so it is not called. Do without it.`);
    }
    #connected() {
        const next = this.#turn.then(() => this.#reach());
        this.#turn = next.catch(() => { });
        return next;
    }
    async #reach() {
        if (this.#link?.isLost)
            await this.#link.close();
        if (!this.#link || this.#link.isLost)
            this.#link = await this.#connect();
        else if (this.#link.changed && this.#pins)
            await this.#list(this.#link);
        return this.#link;
    }
    async #connect() {
        const { signal } = this.#closing;
        signal.throwIfAborted();
        if (this.#lives >= MAX_LIVES)
            throw new McpFailure('lost', 'it was lost twice, and is not started a third time');
        this.#lives += 1;
        if (this.#lives > 1)
            this.#tell(`The MCP server ${this.name} was lost and is connected to again.`);
        const { target, timeoutMs, version } = this.options;
        const asked = (method) => this.#tell(`The MCP server ${this.name} asked for ${method}, which was refused.`);
        const link = await Connection.open({ target, timeoutMs, version, asked, signal });
        if (this.#pins)
            await this.#list(link);
        return link;
    }
    async #list(link) {
        const { name, prefix, allowed } = this.options;
        const found = [];
        for (const raw of await link.list()) {
            const one = readDefinition(name, raw, prefix);
            if (typeof one === 'string')
                this.#tell(`The MCP server ${name}: ${one}, so it is not offered.`);
            else if (!allowed || allowed.includes(one.tool))
                found.push(one);
        }
        this.#now = new Map(found.map(({ tool, pin }) => [tool, pin]));
        return found;
    }
    #failed(error, how) {
        if (!(error instanceof McpFailure))
            return error;
        const text = `The MCP server ${this.name} ${how}: ${error.message}`;
        const isOver = this.#pins === undefined || (error.kind === 'lost' && this.#lives >= MAX_LIVES);
        if (this.options.required && isOver)
            return new contract_error/* RunError */.e4('mcp-failed', text, { cause: error });
        return new contract_error/* ToolError */.v4(text, { cause: error });
    }
    #tell(text) {
        if (this.#told.has(text) || this.#told.size > 20)
            return;
        this.#told.add(text);
        this.options.notice(text);
    }
}
const isLost = (error) => error instanceof McpFailure && error.kind === 'lost';

;// CONCATENATED MODULE: ./lib/service/mcp/variables.js
const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;
/** Puts values in for `${NAME}` and `${NAME:-otherwise}`. Throws an Error that says which name cannot be had, and why. */
function fillVariables(text, lookup) {
    return text.replace(VARIABLE, (_, name, otherwise) => {
        const found = lookup(name);
        if (typeof found !== 'string')
            return found.value;
        if (otherwise !== undefined)
            return otherwise;
        throw new Error(found);
    });
}

// EXTERNAL MODULE: ./lib/service/on-path.js
var on_path = __webpack_require__(15380);
;// CONCATENATED MODULE: ./lib/tool/mcp.js

const Args = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
/** A tool of an MCP server, as one of ours: judged as a touch of the kind `mcp`, read-only only if its server says so. */
function mcpTool(server, definition) {
    const { name, about, schema, tool, readOnly } = definition;
    return {
        name,
        about,
        schema,
        input: Args,
        access: () => [{ kind: 'mcp', server: definition.server, tool, readOnly }],
        async run(args, { kit, signal, progress }) {
            const { text, images, failed } = await server.call(definition, args, {
                signal,
                progress,
                images: kit.images,
            });
            return {
                text,
                keep: 'middle',
                meta: { server: definition.server, tool },
                ...(images.length > 0 && { images }),
                ...(failed && { failed }),
            };
        },
    };
}

// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/run/control.js
var run_control = __webpack_require__(41512);
// EXTERNAL MODULE: ./lib/run/judge.js + 5 modules
var judge = __webpack_require__(1148);
;// CONCATENATED MODULE: ./lib/run/mcp.js














/**
 * Adds the tools of the MCP servers that `names` ask for (`mcp` or `all`: every server; `server__tool`, `server__*`;
 * `control`) to a bench. Only those servers are started; they end with the bench. Throws RunError when a required one
 * cannot be used, or when a server that is there has no tool that was asked for by name. Answers with what became of each
 * server, for people.
 */
async function joinMcp(built, names, signal) {
    const all = serversOf(built.scene);
    mustBeThere(Object.keys(all), names);
    const asked = Object.entries(all).filter(([name]) => asksFor(names, name));
    const items = Object.entries(all).flatMap(([name, settings]) => asksFor(names, name) ? [] : [itemOf(name, settings, 'the tools that are asked for are not its own')]);
    if (asked.length === 0)
        return items;
    const servers = asked.map(([name, settings]) => makeServer(built, name, settings));
    const { close } = built;
    const end = () => Promise.all(servers.map((server) => server.close()));
    built.close = async () => {
        await end();
        return close();
    };
    signal?.addEventListener('abort', () => void end(), { once: true });
    const found = await Promise.allSettled(servers.map((server) => server.definitions()));
    for (const [index, result] of found.entries()) {
        const server = servers[index];
        const settings = all[server.name];
        if (result.status === 'fulfilled') {
            const offered = offer(built, server, pick(names, server.name, result.value));
            items.push(itemOf(server.name, settings, undefined, offered));
        }
        else if (result.reason instanceof contract_error/* RunError */.e4)
            throw result.reason;
        else {
            const why = result.reason.message;
            items.push(itemOf(server.name, settings, why));
            built.scene.notice(`${why}. Its tools are not offered.`);
        }
    }
    return items;
}
/** A server for people: how much of the context its tools take, or why it has none there. */
function itemOf(name, { command, url }, why, offered = []) {
    const bytes = offered.reduce((sum, { about, schema }) => sum + Buffer.byteLength(about + JSON.stringify(schema)), 0);
    const words = why ?? `${offered.length} ${offered.length === 1 ? 'tool' : 'tools'}`;
    const from = url ?? command ?? "the user's config";
    return { kind: 'mcp', name, from, bytes, state: why === undefined ? 'listed' : 'skipped', why: words };
}
/** The configured servers, and the control service among them. */
function serversOf({ config, places }) {
    const control = (0,run_control/* controlServer */.l)(config, places.home);
    return { ...config.mcp, ...(control && { [run_control/* CONTROL */.W]: control }) };
}
function mustBeThere(servers, names) {
    const stray = names.find((name) => name.includes('__') && !servers.some((server) => name.startsWith(`${server}__`)));
    if (stray === undefined)
        return;
    const there = servers.length > 0 ? `there are ${servers.join(', ')}` : "the user's config names none";
    throw new contract_error/* RunError */.e4('recipe', `tools: "${stray}" speaks of an MCP server that is not configured: ${there}.`);
}
function asksFor(names, server) {
    const whole = ['all', server === run_control/* CONTROL */.W ? run_control/* CONTROL */.W : 'mcp'];
    return names.some((name) => whole.includes(name) || name.startsWith(`${server}__`));
}
/** The tools of one server that are asked for; a name that leads nowhere is an error of the recipe. */
function pick(names, server, tools) {
    const whole = [server === run_control/* CONTROL */.W ? run_control/* CONTROL */.W : 'mcp', 'all', `${server}__*`];
    if (names.some((name) => whole.includes(name)))
        return tools;
    const wanted = names.filter((name) => name.startsWith(`${server}__`));
    return wanted.map((name) => {
        const found = tools.find((each) => each.name === name || `${server}__${each.tool}` === name);
        if (found)
            return found;
        const there = tools.map(({ tool }) => `${server}__${tool}`).join(', ');
        throw new contract_error/* RunError */.e4('recipe', `tools: the MCP server ${server} has no tool "${name}". It has: ${there}.`);
    });
}
/** A tool that is switched off, or that a rule denies, is not shown; no server takes the name of another tool. */
function offer({ tools, scene, policy }, server, definitions) {
    const offered = [];
    for (const each of definitions) {
        const tool = mcpTool(server, each);
        if (scene.withhold.has(tool.name))
            continue;
        const verdict = policy.touch(tool.access({})[0], { tool: tool.name, moment: 'call' });
        if (verdict.action === 'deny' && !verdict.rule.startsWith('trust.'))
            continue;
        if (tools.has(tool.name))
            scene.notice(`The tool ${tool.name} of the MCP server ${server.name} is not offered: there is one of that name.`);
        else {
            tools.set(tool.name, tool);
            offered.push(each);
        }
    }
    return offered;
}
function makeServer(built, name, settings) {
    const { scene, policy } = built;
    const { prefix, allowed, required, timeout_seconds } = settings;
    return new McpServer({
        name,
        target: targetOf(built, name, settings),
        prefix,
        ...(allowed && { allowed }),
        required,
        timeoutMs: timeout_seconds * 1_000,
        version: version/* VERSION */.x,
        guard: (0,judge/* guardOf */.HY)(() => policy),
        notice: scene.notice,
    });
}
function targetOf({ scene, policy }, name, settings) {
    const { command, args, env, url, headers, token_env } = settings;
    const fill = filler(scene, name, settings);
    const each = (values, key) => Object.fromEntries(Object.entries(values).map(([at, value]) => [at, fill(value, `${key}.${at}`)]));
    if ((command === undefined) === (url === undefined))
        throw new contract_error/* RunError */.e4('recipe', `mcp.${name}: name either a command or a url.`);
    if (command !== undefined) {
        const launch = {
            command: fill(command, 'command'),
            args: args.map((arg, at) => fill(arg, `args[${at}]`)),
            cwd: folderOf(scene),
            env: { ...scene.childEnv, ...each(env, 'env') },
        };
        if (!isUntrusted(scene))
            return launch;
        mustBeOutside(scene.root, name, [launch.command, ...launch.args]);
        return { ...launch, env: (0,on_path/* withoutWorkspace */.k)(scene.root, launch.env) };
    }
    const token = token_env === undefined ? undefined : scene.outside?.key(token_env);
    if (token_env !== undefined && !token)
        throw new contract_error/* RunError */.e4('recipe', `mcp.${name}.token_env: ${token_env} is not set.`);
    const guard = (0,judge/* guardOf */.HY)(() => policy, 'mcp');
    const proxies = Object.fromEntries(PROXIES.map((each) => [each, scene.outside?.key(each)]));
    // The address stands in the user's own config: it may be a private one, but never a cloud's metadata service.
    const reach = (0,http/* guardedFetch */.x2)({ guard, refuse: (ip) => (0,network/* checkAddress */.l)(ip, true), env: proxies });
    return {
        url: url ?? '',
        headers: { ...each(headers, 'headers'), ...(token && { authorization: `Bearer ${token}` }) },
        fetch: boundedFetch(reach),
    };
}
const PROXIES = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'];
/** `${NAME}` may stand for what commands see anyway, the workspace, and what the server's `variables` name. */
function filler(scene, name, { variables }) {
    const lookup = (variable) => {
        if (variable === 'GALLEY_WORKSPACE')
            return { value: scene.root };
        const value = variables.includes(variable) ? scene.outside?.key(variable) : scene.childEnv[variable];
        if (value !== undefined)
            return { value };
        return variables.includes(variable) || variable in scene.childEnv
            ? `\${${variable}} is not set`
            : `\${${variable}} is not among the variables that mcp.${name} may name; add it to mcp.${name}.variables`;
    };
    return (text, key) => {
        try {
            return fillVariables(text, lookup);
        }
        catch (cause) {
            throw new contract_error/* RunError */.e4('recipe', `mcp.${name}.${key}: ${cause.message}.`, { cause });
        }
    };
}
/** The tree may be a stranger's: a server neither starts in it nor comes out of it. */
const isUntrusted = ({ lookOnly, neverExec }) => lookOnly !== undefined || neverExec === true;
function folderOf(scene) {
    if (!isUntrusted(scene))
        return scene.root;
    const scratch = external_node_path_.join(scene.runDir, 'scratch', 'mcp');
    external_node_fs_.mkdirSync(scratch, { recursive: true, mode: 0o700 });
    return scratch;
}
function mustBeOutside(root, server, words) {
    const inside = words.find((word) => {
        const file = external_node_path_.resolve(root, word);
        return (0,within/* within */.u)(root, file) !== undefined && external_node_fs_.statSync(file, { throwIfNoEntry: false })?.isFile();
    });
    if (inside !== undefined)
        throw new contract_error/* RunError */.e4('policy', `mcp.${server} would run ${inside} of the workspace, and this event may bring a stranger's files.`);
}
/** Values that go to servers and must be written nowhere. */
function mcpSecrets(config, key) {
    const names = Object.values(config.mcp).flatMap(({ variables, token_env }) => [
        ...variables,
        token_env ?? '',
    ]);
    return names.flatMap((name) => (name === '' ? [] : (key(name) ?? [])));
}


/***/ }),

/***/ 14748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ds: () => (/* binding */ resourceScene),
/* harmony export */   hT: () => (/* binding */ originRepo),
/* harmony export */   po: () => (/* binding */ apiUrlOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** GitHub's public API: where no other server is named. */
const PUBLIC_API = 'https://api.github.com';
/** Where the API is, as the environment says it. */
function apiUrlOf(key) {
    return key('GITHUB_API_URL') || PUBLIC_API;
}
/** What `read` may read beside files in this run. */
function resourceScene({ order, trusted, ground, record }) {
    const { github } = order;
    const { repository, event, at } = trusted;
    const about = trusted.pull ?? trusted.issue;
    return {
        runs: node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(record.dir),
        ...(github && {
            github: {
                client: github.client,
                apiUrl: apiUrlOf(order.key),
                repo: async () => repository
                    ? { owner: repository.owner, repo: repository.name }
                    : originRepo(ground.git, github.serverUrl),
                ...(event !== 'local' && { hearing: { at, readers: order.trust.users } }),
                ...(about && { frozen: about }),
            },
        }),
    };
}
/** The repository that `origin` names, when it is on this GitHub server. */
async function originRepo(git, serverUrl) {
    const found = await git
        ?.run(['config', '--get', 'remote.origin.url'], { codes: [1] })
        .catch(() => undefined);
    const url = found?.stdout.toString('utf8').trim() ?? '';
    const [, host, owner, repo] = /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?([^/:]+)(?::\d+)?[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? [];
    return owner && repo && host === new URL(serverUrl).hostname ? { owner, repo } : undefined;
}


/***/ }),

/***/ 20976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ makeSelf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./lib/config/load.js + 2 modules
var load = __webpack_require__(19963);
// EXTERNAL MODULE: ./lib/contract/config.js
var config = __webpack_require__(23038);
// EXTERNAL MODULE: ./lib/contract/error.js
var contract_error = __webpack_require__(9396);
// EXTERNAL MODULE: ./lib/provider/index.js + 37 modules
var lib_provider = __webpack_require__(62409);
// EXTERNAL MODULE: ./lib/recipe/read.js
var read = __webpack_require__(28316);
// EXTERNAL MODULE: ./lib/service/plugins/manifest.js
var manifest = __webpack_require__(84807);
// EXTERNAL MODULE: ./lib/service/plugins.js
var service_plugins = __webpack_require__(3123);
// EXTERNAL MODULE: ./lib/service/memory/store.js
var store = __webpack_require__(40026);
// EXTERNAL MODULE: ./lib/service/settings/lock.js
var lock = __webpack_require__(70942);
;// CONCATENATED MODULE: ./lib/service/settings/yaml-text.js


/** The parts of a dotted key; a part with a dot or a slash in it may stand in quotation marks: `models."openai/x.1".vision`. */
function keyParts(key) {
    const parts = [...key.matchAll(/(?:^|\.)(?:"([^"]+)"|([^."]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    const again = parts.map((part) => (/[."]/.test(part) ? `"${part}"` : part)).join('.');
    if (parts.length === 0 || again.replaceAll('"', '') !== key.replaceAll('"', ''))
        throw new contract_error/* ToolError */.v4(`${JSON.stringify(key)} is no key: write parts with dots between, such as tools.bash.network.`);
    return parts;
}
/** YAML text with one value set, or with `undefined` taken away; comments, order and layout of the rest stay. */
function editYaml(text, parts, value) {
    const bom = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const edited = edit(text.slice(bom.length).replaceAll('\r\n', '\n'), parts, value);
    return bom + (text.includes('\r\n') ? edited.replaceAll('\n', '\r\n') : edited);
}
function edit(text, parts, value) {
    const document = (0,dist/* parseDocument */.Tp)(text, { schema: 'core' });
    if (document.errors.length > 0)
        throw new contract_error/* ToolError */.v4(`The file is no readable YAML: ${document.errors[0]?.message}. Nothing was changed.`);
    makeWay(document, parts);
    const draft = value === undefined ? without(text, document, parts) : withValue(text, document, parts, value);
    if (value === undefined) {
        if (!document.deleteIn(parts))
            throw new contract_error/* ToolError */.v4(`${parts.join('.')} is not set there. Nothing was changed.`);
        prune(document, parts);
    }
    else
        document.setIn(parts, document.createNode(value));
    // The text that was edited as text stands if it says just what the edited tree says.
    return draft !== undefined && says(draft, document) ? draft : document.toString({ lineWidth: 0 });
}
function says(text, document) {
    const again = (0,dist/* parseDocument */.Tp)(text, { schema: 'core' });
    return again.errors.length === 0 && JSON.stringify(again.toJS()) === JSON.stringify(document.toJS());
}
/** Every part above the last is a map, or becomes one where there is nothing. */
function makeWay(document, parts) {
    for (let length = 0; length < parts.length; length++) {
        const above = parts.slice(0, length);
        const node = length === 0 ? document.contents : document.getIn(above, true);
        const where = length === 0 ? 'The file' : above.join('.');
        if (node === undefined || (0,dist/* isMap */.jh)(node))
            continue;
        if ((0,dist/* isAlias */.Vj)(node))
            throw new contract_error/* ToolError */.v4(`${where} is an alias (*${node.source}): change what it stands for. Nothing was changed.`);
        if (node !== null && !((0,dist/* isScalar */.jn)(node) && node.value === null))
            throw new contract_error/* ToolError */.v4(`${where} is no map of keys. Nothing was changed.`);
        if (length === 0)
            document.contents = document.createNode({});
        else
            document.setIn(above, document.createNode({}));
    }
}
function withValue(text, document, parts, value) {
    const node = document.getIn(parts, true);
    return node === undefined ? inserted(text, document, parts, value) : replaced(text, node, value);
}
/** One plain value in the place of another: every other byte stays. */
function replaced(text, node, value) {
    if (!(0,dist/* isScalar */.jn)(node) || !node.range || node.anchor || typeof value === 'object')
        return undefined;
    if (node.type?.startsWith('BLOCK'))
        return undefined;
    const written = (0,dist/* stringify */.As)(value, { lineWidth: 0 }).trimEnd();
    if (written.includes('\n'))
        return undefined;
    return text.slice(0, node.range[0]) + written + text.slice(node.range[1]);
}
/** A new key behind the last one of the map it belongs to. */
function inserted(text, document, parts, value) {
    let depth = parts.length - 1;
    while (depth > 0 && !(0,dist/* isMap */.jh)(document.getIn(parts.slice(0, depth), true)))
        depth--;
    const map = depth === 0 ? document.contents : document.getIn(parts.slice(0, depth), true);
    if (!(0,dist/* isMap */.jh)(map) || map.flow)
        return undefined;
    const [first, last] = [spanOf(text, map.items[0]), spanOf(text, map.items.at(-1))];
    if (!first || !last)
        return undefined;
    const nested = parts.slice(depth).reduceRight((inner, part) => ({ [part]: inner }), value);
    const lines = (0,dist/* stringify */.As)(nested, { lineWidth: 0 }).trimEnd().split('\n');
    const own = lines.map((line) => `${' '.repeat(first.column)}${line}\n`).join('');
    const gap = text[last.to - 1] === '\n' ? '' : '\n';
    return text.slice(0, last.to) + gap + own + text.slice(last.to);
}
/** Without the lines of a key, and of the maps that it leaves empty. */
function without(text, document, parts) {
    for (let depth = parts.length - 1; depth >= 0; depth--) {
        const map = depth === 0 ? document.contents : document.getIn(parts.slice(0, depth), true);
        if (!(0,dist/* isMap */.jh)(map) || map.flow)
            return undefined;
        if (map.items.length === 1 && depth > 0)
            continue;
        const span = spanOf(text, map.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && String(key.value) === parts[depth]));
        return span && text.slice(0, span.from) + text.slice(span.to);
    }
    return undefined;
}
/** The lines of a key and its value, the end of the last one included. */
function spanOf(text, pair) {
    const [start] = ((0,dist/* isNode */.Ll)(pair?.key) && pair.key.range) || [];
    const [, end] = ((0,dist/* isNode */.Ll)(pair?.value) && pair.value.range) || [];
    if (start === undefined || end === undefined)
        return undefined;
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const line = text[end - 1] === '\n' ? end - 1 : text.indexOf('\n', end);
    return { from, to: line < 0 ? text.length : line + 1, column: start - from };
}
/** Maps that have become empty go with their last key. */
function prune(document, parts) {
    for (let length = parts.length - 1; length > 0; length--) {
        const above = document.getIn(parts.slice(0, length));
        if (!(0,dist/* isMap */.jh)(above) || above.items.length > 0)
            return;
        document.deleteIn(parts.slice(0, length));
    }
}

;// CONCATENATED MODULE: ./lib/service/settings.js







const PROJECT = '.galley/config.yml';
/** Changes configuration files, one key at a time. A change that would not load is refused before it is written. */
class Settings {
    options;
    constructor(options) {
        this.options = options;
    }
    /** A text that is no value for the key is tried as YAML too: models write "true" and "[a, b]". */
    async set(file, key, value) {
        const parts = keyParts(key);
        const values = typeof value === 'string' ? [value, parsed(value)] : [value];
        return this.change(file, (text) => {
            let refusal;
            for (const each of values) {
                const edited = editYaml(text, parts, each);
                try {
                    this.options.check(file, edited);
                    return edited;
                }
                catch (error) {
                    refusal ??= error;
                }
            }
            throw refusal;
        });
    }
    async unset(file, key) {
        const parts = keyParts(key);
        return this.change(file, (text) => editYaml(text, parts, undefined));
    }
    /** Answers with the path of the file that was changed. */
    async change(file, edit) {
        const checked = (text) => {
            const edited = edit(text);
            this.options.check(file, edited);
            return edited;
        };
        if (file === 'project') {
            await (0,store/* putFile */.UN)(this.options.files, PROJECT, checked);
            return PROJECT;
        }
        const { frozen, home } = this.options;
        if (frozen !== undefined)
            throw new contract_error/* ToolError */.v4(frozen);
        this.options.guard({ kind: 'config', key: 'write:user' });
        return (0,lock/* alone */.Q)(external_node_path_.join(home, 'config'), () => changeOwn(home, checked));
    }
}
function changeOwn(home, edit) {
    const names = ['config.yml', 'config.yaml'].map((name) => external_node_path_.join(home, name));
    const file = names.find((name) => external_node_fs_.existsSync(name)) ?? names[0];
    const was = external_node_fs_.statSync(file, { throwIfNoEntry: false });
    if (was && (was.mode & 0o200) === 0)
        throw new contract_error/* ToolError */.v4(`${file} is read-only (chmod u+w it first). Nothing was changed.`);
    const edited = edit(was ? external_node_fs_.readFileSync(file, 'utf8') : '');
    external_node_fs_.mkdirSync(home, { recursive: true, mode: 0o700 });
    const target = was ? external_node_fs_.realpathSync(file) : file;
    const part = `${target}.${process.pid}.part`;
    external_node_fs_.writeFileSync(part, edited, { mode: was ? was.mode & 0o777 : 0o600 });
    external_node_fs_.renameSync(part, target);
    return file;
}
function parsed(text) {
    try {
        return (0,dist/* parse */.qg)(text, { schema: 'core', logLevel: 'silent' });
    }
    catch {
        return text;
    }
}

// EXTERNAL MODULE: ./lib/version.js
var version = __webpack_require__(13411);
// EXTERNAL MODULE: ./lib/run/judge.js + 5 modules
var judge = __webpack_require__(1148);
// EXTERNAL MODULE: ./lib/service/settings/keys.js
var keys = __webpack_require__(15473);
;// CONCATENATED MODULE: ./lib/run/self-change.js






/** Every action of `galley_configure`. */
function changer(changing) {
    const { settings, plugins, scene } = changing;
    const own = (change, name) => change[name] ?? missing(change.action, name);
    const enabling = (id, on) => enable(changing, id, on);
    const deeds = {
        async set(change) {
            if (change.value === undefined)
                throw new contract_error/* ToolError */.v4('set needs a value; unset takes a key away.');
            const key = own(change, 'key');
            return `Set ${key} in ${await settings().set(change.file, key, change.value)}.`;
        },
        unset: async (change) => {
            const key = own(change, 'key');
            return `Took ${key} out of ${await settings().unset(change.file, key)}.`;
        },
        set_api_key: async (change) => storeKey(scene, own(change, 'provider'), own(change, 'api_key')),
        remove_api_key: async (change) => storeKey(scene, own(change, 'provider'), undefined),
        async install_update() {
            throw new contract_error/* ToolError */.v4(`This is Galley ${version/* VERSION */.x}. A run does not replace the program that judges it: a workflow names its version in "uses:", a checkout is updated with git pull.`);
        },
        async marketplace_add(change) {
            mustBeOwn(scene);
            const { name, source } = await plugins.add(own(change, 'source'), scene.root);
            await settings().change('user', (text) => editYaml(text, ['plugins', 'marketplaces', name], source));
            return `Added the marketplace ${name} (${source}).`;
        },
        async marketplace_remove(change) {
            const name = own(change, 'plugin');
            await settings().change('user', (text) => editYaml(text, ['plugins', 'marketplaces', name], undefined));
            plugins.remove(name);
            return `Removed the marketplace ${name}. Plugins that came from it stay installed.`;
        },
        async marketplace_update(change) {
            mustBeOwn(scene);
            const name = own(change, 'plugin');
            await plugins.update(name);
            return `Updated the marketplace ${name}.`;
        },
        async plugin_install(change) {
            mustBeOwn(scene);
            const { id } = await plugins.install(own(change, 'plugin'));
            return `Installed ${id}. ${await enabling(id, true)}`;
        },
        plugin_enable: (change) => enabling(own(change, 'plugin'), true),
        plugin_disable: (change) => enabling(own(change, 'plugin'), false),
        async plugin_uninstall(change) {
            mustBeOwn(scene);
            const id = plugins.uninstall(own(change, 'plugin'));
            await setEnabled(changing, id, false);
            return `Uninstalled ${id}.`;
        },
        async plugin_update(change) {
            mustBeOwn(scene);
            const id = plugins.find(own(change, 'plugin'))?.id ?? own(change, 'plugin');
            await plugins.update(id.split('@')[1] ?? '');
            const { version } = await plugins.install(id);
            return `Updated ${id}${version && ` to ${version}`}.`;
        },
    };
    return (change) => deeds[change.action](change);
}
function missing(action, name) {
    throw new contract_error/* ToolError */.v4(`${action} needs ${name}.`);
}
/** Everything of the person's own is touched only where a person started the run. */
function mustBeOwn({ frozen, policy }) {
    if (frozen !== undefined)
        throw new contract_error/* ToolError */.v4(frozen);
    const verdict = policy().touch({ kind: 'config', key: 'write:user' }, { tool: '', moment: 'use' });
    if (verdict.action !== 'allow')
        throw new contract_error/* ToolError */.v4(verdict.say);
}
function storeKey(scene, provider, given) {
    mustBeOwn(scene);
    const variable = scene.config.providers[provider]?.api_key_env ?? lib_provider/* VENDORS */.cL[provider]?.keyEnv;
    if (variable === undefined)
        throw new contract_error/* ToolError */.v4(`There is no provider ${provider} with a key. There are: ${[...Object.keys(lib_provider/* VENDORS */.cL), ...Object.keys(scene.config.providers)].join(', ')}.`);
    if (given === undefined)
        return (0,keys/* writeKey */.TE)(scene.places.home, variable, undefined)
            ? `Removed the key of ${provider} (${variable}).`
            : `There was no stored key of ${provider} (${variable}).`;
    const named = /^\$\{?([A-Za-z_]\w*)\}?$/.exec(given)?.[1];
    const value = named === undefined ? given : scene.key(named)?.trim();
    if (!value)
        throw new contract_error/* ToolError */.v4(`${given} is not set, so there is no key to store.`);
    if (scene.seal(value) === value)
        throw new contract_error/* ToolError */.v4('This text does not look like a key, so it could not be kept out of the transcript. Put it into a variable and say $NAME.');
    (0,keys/* writeKey */.TE)(scene.places.home, variable, value);
    return `Stored the key of ${provider}; it stands in for ${variable} where that is not set.`;
}
async function enable({ plugins, scene, settings }, id, on) {
    const found = plugins.find(id);
    if (!found)
        throw new contract_error/* ToolError */.v4(`The plugin ${id} is not installed. Install it with plugin_install.`);
    await setEnabled({ plugins, scene, settings }, found.id, on);
    return `The plugin ${found.id} is ${on ? 'enabled' : 'disabled'} from the next run on.`;
}
/** As the file has it now: another process may have enabled one since this run began. */
async function setEnabled({ settings }, id, on) {
    await settings().change('user', (text) => {
        const was = (0,dist/* parseDocument */.Tp)(text).toJS();
        const there = was?.plugins?.enabled;
        const others = (Array.isArray(there) ? there : []).filter((each) => each !== id);
        return editYaml(text, ['plugins', 'enabled'], on ? [...others, id] : others);
    });
}

;// CONCATENATED MODULE: ./lib/run/self.js















/** Galley as its own tools see it: settings and state without a key, and changes that hold from the next run on. */
function makeSelf(scene) {
    const { config, places, policy, frozen } = scene;
    const plugins = new service_plugins/* Plugins */.r({
        home: places.home,
        marketplaces: config.plugins.marketplaces,
        guard: (0,judge/* guardOf */.HY)(policy, 'net'),
        env: scene.childEnv,
    });
    const settings = () => new Settings({
        home: places.home,
        files: scene.files(),
        guard: (0,judge/* guardOf */.HY)(policy),
        check: (file, text) => mustLoad(places.home, file, text),
        ...(frozen !== undefined && { frozen }),
    });
    const shows = {
        config: () => (0,dist/* stringify */.As)(masked(config), { lineWidth: 0 }),
        reference,
        models: () => modelsText(scene),
        status: () => lines(statusOf(scene)),
        context: () => contextText(scene.context()),
        plugins: () => pluginsText(config, plugins),
    };
    const change = changer({ scene, plugins, settings });
    return {
        show: async (what) => scene.seal(shows[what]()),
        async useModel(name) {
            if (!scene.models().includes(name))
                throw new contract_error/* ToolError */.v4(`${name} is none of this run's models: ${scene.models().join(', ')}.`);
            if (!scene.use)
                throw new contract_error/* ToolError */.v4('No model is asked here, so none can be changed.');
            scene.use(name);
            return name;
        },
        async configure(wanted) {
            try {
                return await change(wanted);
            }
            catch (error) {
                // What a configuration may not say is told to whoever tried it; it does not end the run.
                if (error instanceof contract_error/* RunError */.e4 && error.outcome !== 'policy')
                    throw new contract_error/* ToolError */.v4(error.message, { cause: error });
                throw error;
            }
        },
    };
}
/** A text that does not load, or a project's that asks for what it may not have, is refused. */
function mustLoad(home, file, text) {
    const own = ['config.yml', 'config.yaml']
        .map((name) => external_node_path_.join(home, name))
        .find((name) => external_node_fs_.existsSync(name));
    const user = own === undefined ? undefined : { path: own, text: external_node_fs_.readFileSync(own, 'utf8') };
    if (file === 'user') {
        (0,load/* loadConfig */.Z)({ user: { path: own ?? external_node_path_.join(home, 'config.yml'), text }, readAs: read/* readAs */.f });
        return;
    }
    const project = { path: '.galley/config.yml', text };
    const { warnings } = (0,load/* loadConfig */.Z)({ ...(user && { user }), project, readAs: read/* readAs */.f });
    if (warnings.length > 0)
        throw new contract_error/* ToolError */.v4(`Nothing was changed: ${warnings.join('; ')}.`);
}
/** Values that may be credentials are not shown; names of variables are. */
const HIDDEN_MAPS = new Set(['headers', 'env', 'query']);
function masked(value, inside = '') {
    if (Array.isArray(value))
        return value.map((each) => masked(each));
    if (typeof value !== 'object' || value === null)
        return HIDDEN_MAPS.has(inside) && typeof value === 'string' && !/^\$\{\w+\}$/.test(value) ? '***' : value;
    const hides = HIDDEN_MAPS.has(inside);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, masked(each, hides ? inside : key)]));
}
/** Every key of the schema with its kind and default. */
function reference() {
    const schema = json_schema_processors/* toJSONSchema */.bl(config/* ConfigSchema */.S, { io: 'input', unrepresentable: 'any' });
    return keysOf(schema, '').join('\n');
}
function keysOf(node, at) {
    const { properties, additionalProperties } = node;
    if (properties)
        return Object.entries(properties).flatMap(([name, child]) => keysOf(child, at === '' ? name : `${at}.${name}`));
    if (typeof additionalProperties === 'object' && additionalProperties.properties)
        return keysOf(additionalProperties, `${at}.<name>`);
    const kind = node.enum ? node.enum.join(' | ') : [node.type ?? 'any'].flat().join(' | ');
    const otherwise = node.default === undefined ? '' : `, default ${JSON.stringify(node.default)}`;
    return [`${at}: ${kind}${otherwise}${node.description ? ` (${node.description})` : ''}`];
}
function modelsText({ config, models, key }) {
    const [active, ...others] = models();
    const vendors = Object.entries(lib_provider/* VENDORS */.cL).map(([name, { keyEnv }]) => [name, keyEnv]);
    const own = Object.entries(config.providers).map(([name, { api_key_env }]) => [name, api_key_env ?? '']);
    const rows = [...vendors, ...own].map(([name, variable]) => {
        if (variable === '')
            return `- ${name}/NAME: needs no key`;
        return `- ${name}/NAME: ${variable} is ${key(variable)?.trim() ? 'set' : 'not set'}`;
    });
    return [
        `active: ${active ?? 'none'}`,
        ...(others.length > 0 ? [`use_model takes: ${others.join(', ')}`] : []),
        'providers:',
        ...rows,
    ].join('\n');
}
function statusOf({ config, places, root, status }) {
    return {
        galley: version/* VERSION */.x,
        workspace: root,
        home: places.home,
        ...status(),
        'MCP servers': Object.keys(config.mcp).join(', ') || 'none',
        plugins: config.plugins.enabled.join(', ') || 'none enabled',
    };
}
const lines = (facts) => Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
function contextText(items) {
    if (items.length === 0)
        return 'Nothing stands in the context beside the conversation.';
    return items
        .map(({ kind, name, from, bytes, state, why }) => `${state} ${kind} ${name} (${from}, ${bytes} bytes)${why ? `: ${why}` : ''}`)
        .join('\n');
}
function pluginsText({ plugins: { enabled, marketplaces } }, plugins) {
    const rows = plugins.installed().map((each) => {
        const state = enabled.includes(each.id) ? 'enabled' : 'disabled';
        const code = (0,manifest/* runsCode */.ut)(each) ? ', runs code' : '';
        return `- ${each.id} ${each.version} (${state}${code}): ${each.description}`;
    });
    const markets = Object.entries(marketplaces).map(([name, source]) => {
        const offers = plugins
            .marketplace(name)
            ?.plugins.map((each) => each.name)
            .join(', ') ?? 'cannot be read';
        return `- ${name} (${source}): ${offers}`;
    });
    return [
        'plugins:',
        ...(rows.length > 0 ? rows : ['none']),
        'marketplaces:',
        ...(markets.length > 0 ? markets : ['none']),
    ].join('\n');
}


/***/ }),

/***/ 10828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ openHooks),
  n: () => (/* binding */ openWall)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/policy/network.js + 1 modules
var policy_network = __webpack_require__(93487);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/service/exec.js
var exec = __webpack_require__(74054);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
;// CONCATENATED MODULE: ./lib/service/hook-answer.js

/** What a hook may write to stdout to tell the model something. */
const Injection = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1),
    context_items: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({ text: schemas/* string */.YjP() })])).max(100),
});
/** The text a hook wants the model to see, at most `max` bytes; undefined when its output is something else. */
function contextFrom(stdout, max) {
    let json;
    try {
        json = JSON.parse(stdout);
    }
    catch {
        return undefined;
    }
    const parsed = Injection.safeParse(json);
    if (!parsed.success)
        return undefined;
    const text = parsed.data.context_items
        .map((item) => (typeof item === 'string' ? item : item.text))
        .join('\n');
    const bytes = Buffer.from(text);
    if (bytes.length <= max)
        return text || undefined;
    // A character cut in two at the end becomes U+FFFD and is dropped.
    return bytes
        .subarray(0, max)
        .toString('utf8')
        .replace(/\ufffd+$/, '');
}
/** Why a hook's run counts as a failure; undefined when it does not. */
function failure(end, timeout) {
    if ('error' in end)
        return `cannot be started (${end.error})`;
    if (end.timedOut)
        return `took longer than ${timeout} s`;
    if (end.exit === 0)
        return undefined;
    return end.exit === null ? `ended by ${end.signal}` : `exit code ${end.exit}`;
}
/** The last `max` characters of a text. */
function tailOf(text, max) {
    const trimmed = text.trim();
    return trimmed.length <= max ? trimmed : `…${trimmed.slice(1 - max)}`;
}

// EXTERNAL MODULE: ./lib/service/plugins/hook-file.js + 1 modules
var hook_file = __webpack_require__(53683);
// EXTERNAL MODULE: ./lib/service/process.js
var service_process = __webpack_require__(45186);
// EXTERNAL MODULE: ./lib/service/shell-line.js
var shell_line = __webpack_require__(4176);
;// CONCATENATED MODULE: ./lib/service/hooks.js








/** Version of what a hook reads on its stdin. */
const HOOK_SCHEMA = { schema: 'galley.hook', version: 1 };
/** A larger payload goes to a file, and stdin names it. */
const INLINE_BYTES = 262_144;
/** Runs the user's own commands around tool calls and answers. They cannot change a call or a result. */
class Hooks {
    scene;
    constructor(scene) {
        this.scene = scene;
    }
    before(call, access) {
        return this.#phase('before_tool', this.#toolPayload(call, access), call.name);
    }
    after(call, access, output) {
        const payload = {
            ...this.#toolPayload(call, access),
            ok: output.ok,
            output: this.scene.seal(output.text),
        };
        return this.#phase('after_tool', payload, call.name);
    }
    assistant(text) {
        return this.#phase('after_assistant', { text: this.scene.seal(text) });
    }
    reasoning(text) {
        return this.#phase('after_reasoning', { text: this.scene.seal(text) });
    }
    #toolPayload(call, access) {
        const seal = (value) => JSON.parse(this.scene.seal(JSON.stringify(value ?? null)));
        const paths = access.flatMap((one) => (one.kind === 'read' || one.kind === 'write' ? [one.path] : []));
        return {
            tool: call.name,
            call_id: call.id,
            arguments: sealed(call.args, seal),
            paths,
            access: sealed(access, seal),
        };
    }
    async #phase(phase, payload, tool) {
        const { config, plugins = [] } = this.scene;
        const own = config.enabled ? config[phase].filter((one) => speaksOf(one, tool)) : [];
        const theirs = plugins.filter((one) => one.phase === phase && one.speaksOf(tool ?? ''));
        const said = [];
        for (const command of [...own, ...theirs]) {
            const answer = await this.#run(phase, command, payload);
            if (answer.block !== undefined)
                return { block: answer.block };
            if (answer.context)
                said.push(answer.context);
        }
        return said.length === 0 ? {} : { context: said.join('\n') };
    }
    async #run(phase, command, payload) {
        const { config, root, env } = this.scene;
        const mark = `GALLEY_HOOK=${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
        const plugin = 'phase' in command ? command : undefined;
        const timeout = plugin?.timeoutSeconds ?? config.timeout_seconds;
        const input = plugin
            ? { text: (0,hook_file/* hookInput */.it)(plugin, { cwd: root, ...callOf(payload) }), file: undefined }
            : this.#input({ ...HOOK_SCHEMA, phase, label: command.label, cwd: root, ...payload });
        const [out, err] = [new Bounded(config.stdout_max_bytes), new Bounded(config.stderr_max_bytes)];
        const started = Date.now();
        const end = await (0,exec/* exec */.m)({
            ...(0,shell_line/* shellLine */.T)(command.command, process.platform, undefined, false),
            cwd: root,
            env: {
                ...env,
                ...(plugin && { ...plugin.env, CLAUDE_PROJECT_DIR: root }),
                GALLEY: '1',
                GALLEY_HOOK_PHASE: phase,
                GALLEY_HOOK: mark.slice(mark.indexOf('=') + 1),
            },
            stdin: input.text,
            timeoutMs: timeout * 1_000,
            killGraceMs: 500,
            onOutput: (chunk, from) => (from === 'stdout' ? out : err).add(chunk),
        }).catch((error) => ({ error: error.message }));
        const group = 'group' in end ? end.group : 0;
        // What a hook leaves behind ends with it, also after success.
        if (group)
            await (0,service_process/* endProcesses */.Hk)(() => (0,service_process/* ours */.Od)(new Set([group]), mark), 500);
        if (input.file)
            external_node_fs_.rmSync(input.file, { force: true });
        const failed = failure(end, timeout);
        const text = this.scene.seal(tailOf(failed ? `${failed}: ${err.text() || out.text()}` : err.text(), 1_024));
        const exit = 'exit' in end ? end.exit : null;
        this.scene.record({
            type: 'hook',
            phase,
            label: command.label,
            ok: !failed,
            exit,
            ms: Date.now() - started,
            text,
        });
        if (failed && (exit === 2 || config.failure_policy === 'block'))
            return {
                block: `The hook "${command.label}" ${exit === 2 ? 'refused' : 'failed, and failing blocks'}: ${text}`,
            };
        if (failed)
            return {};
        if (plugin)
            return this.#heard(plugin, out.text());
        if (phase === 'before_tool' || !config.provider_context_injection)
            return {};
        const context = contextFrom(out.text(), config.provider_context_max_bytes);
        return context === undefined ? {} : { context: `[hook ${command.label}]\n${this.scene.seal(context)}` };
    }
    /** What a plugin's hook answers: it may say no, and after a call tell the model something. */
    #heard({ label, phase }, stdout) {
        const { refusal, context } = (0,hook_file/* hookAnswer */.Wg)(stdout);
        const said = this.scene.seal(tailOf(refusal ?? context ?? '', this.scene.config.provider_context_max_bytes));
        if (refusal !== undefined)
            return { block: `The hook "${label}" refused: ${said}` };
        return context === undefined || phase === 'before_tool' ? {} : { context: `[hook ${label}]\n${said}` };
    }
    #input(payload) {
        const text = `${JSON.stringify(payload)}\n`;
        if (Buffer.byteLength(text) <= INLINE_BYTES)
            return { text };
        external_node_fs_.mkdirSync(this.scene.dir, { recursive: true, mode: 0o700 });
        const file = external_node_path_.join(this.scene.dir, `hook-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.json`);
        external_node_fs_.writeFileSync(file, text, { mode: 0o600 });
        const { schema, version, phase, label, cwd, tool, call_id } = payload;
        const short = { schema, version, phase, label, cwd, tool, call_id, payload_file: file };
        return { text: `${JSON.stringify(short)}\n`, file };
    }
}
function callOf({ tool, call_id, arguments: args, ok, output }) {
    return { tool: String(tool), call: String(call_id), args, output: { success: ok, output } };
}
/** Seals what is JSON; sealing must not break it, so text that no longer parses is left out. */
function sealed(value, seal) {
    try {
        return seal(value);
    }
    catch {
        return null;
    }
}
function speaksOf({ include_tools, exclude_tools }, tool) {
    if (tool === undefined)
        return true;
    const names = (list) => list.includes(tool) || list.includes('*');
    return (include_tools === undefined || names(include_tools)) && !names(exclude_tools ?? []);
}
/** The first bytes of a stream, and no more. */
class Bounded {
    #chunks = [];
    #left;
    constructor(max) {
        this.#left = max;
    }
    add(chunk) {
        const part = chunk.subarray(0, this.#left);
        if (part.length > 0)
            this.#chunks.push(part);
        this.#left -= part.length;
    }
    text() {
        return Buffer.concat(this.#chunks).toString('utf8');
    }
}

// EXTERNAL MODULE: ./lib/service/sandbox.js + 3 modules
var service_sandbox = __webpack_require__(89943);
;// CONCATENATED MODULE: ./lib/run/wall.js




/** Opens the sandbox that the run's commands live in: Galley's own folder and the runner's files are out of sight in it. */
function openWall({ root, runDir, places, config, childEnv }) {
    const { sandbox, network } = config.tools.bash;
    return (0,service_sandbox/* openSandbox */.E)({
        mode: sandbox,
        root,
        temp: external_node_path_.join(runDir, 'scratch'),
        network,
        env: childEnv,
        hide: [places.home, ...places.runnerFiles.map((file) => external_node_path_.dirname(file))],
        isPublic: (ip) => (0,policy_network/* checkAddress */.l)(ip) === undefined,
    });
}
/** The user's own hooks and those of plugins, where the user's config switches them on. */
function openHooks(scene, seal, transcript) {
    const { config, root, childEnv, runDir, pluginHooks = [] } = scene;
    if (!config.hooks.enabled && pluginHooks.length === 0)
        return undefined;
    return new Hooks({
        config: config.hooks,
        plugins: pluginHooks,
        root,
        env: childEnv,
        dir: external_node_path_.join(runDir, 'scratch'),
        seal,
        record: (event) => void transcript.add(event),
    });
}


/***/ }),

/***/ 87523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ lazyGitHub),
  G: () => (/* binding */ makeGitHub)
});

// EXTERNAL MODULE: ./lib/service/github/shape.js
var shape = __webpack_require__(62346);
;// CONCATENATED MODULE: ./lib/service/github/comments.js

const PAGE = 100;
function toReviewPost(data) {
    const reply = data.in_reply_to_id;
    return {
        ...(0,shape/* toPost */.iR)(data),
        path: data.path,
        line: data.line ?? null,
        onFile: data.subject_type === 'file',
        ...(reply && { inReplyTo: reply }),
    };
}
/** `start_side` is asked for beside `start_line`; both are left out of one-line comments, where they are refused. */
function comments_anchor({ path, body, line, start_line, side = 'RIGHT' }) {
    if (line === undefined)
        return { path, body };
    const several = start_line !== undefined && start_line < line;
    return { path, body, line, side, ...(several && { start_line, start_side: side }) };
}
/** Comments on issues and pull requests: GitHub keeps both under issues. */
function commentApi({ rest, paginate }) {
    return {
        async comments(repo, number) {
            const all = await paginate(rest.issues.listComments, { ...repo, issue_number: number, per_page: PAGE });
            return all.map(shape/* toPost */.iR);
        },
        async comment(repo, id) {
            const found = await (0,shape/* orMissing */.Mr)(rest.issues.getComment({ ...repo, comment_id: id }));
            return found && (0,shape/* toPost */.iR)(found.data);
        },
        async createComment(repo, number, body) {
            return (0,shape/* toPost */.iR)((await rest.issues.createComment({ ...repo, issue_number: number, body })).data);
        },
        async updateComment(repo, id, body) {
            return (0,shape/* toPost */.iR)((await rest.issues.updateComment({ ...repo, comment_id: id, body })).data);
        },
        /** One that is gone already is no failure. */
        async deleteComment(repo, id) {
            await (0,shape/* orMissing */.Mr)(rest.issues.deleteComment({ ...repo, comment_id: id }));
        },
        /** Answers with the reaction's id. Reacting twice is the same as once. */
        async react(repo, to, content) {
            if (to.kind === 'issue')
                return (await rest.reactions.createForIssue({ ...repo, issue_number: to.id, content })).data.id;
            if (to.kind === 'comment')
                return (await rest.reactions.createForIssueComment({ ...repo, comment_id: to.id, content })).data.id;
            const call = rest.reactions.createForPullRequestReviewComment({ ...repo, comment_id: to.id, content });
            return (await call).data.id;
        },
    };
}
/** Reviews of a pull request and their inline comments. */
function reviewApi({ rest, paginate }) {
    return {
        async reviews(repo, number) {
            const all = await paginate(rest.pulls.listReviews, { ...repo, pull_number: number, per_page: PAGE });
            return all.map((data) => ({ ...(0,shape/* toPost */.iR)(data), state: data.state, commit: data.commit_id ?? '' }));
        },
        async review(repo, number, id) {
            const where = { ...repo, pull_number: number, review_id: id };
            const found = await (0,shape/* orMissing */.Mr)(rest.pulls.getReview(where));
            return found && (0,shape/* toPost */.iR)(found.data);
        },
        async reviewComments(repo, number) {
            const all = await paginate(rest.pulls.listReviewComments, {
                ...repo,
                pull_number: number,
                per_page: PAGE,
            });
            return all.map(toReviewPost);
        },
        async reviewComment(repo, id) {
            const found = await (0,shape/* orMissing */.Mr)(rest.pulls.getReviewComment({ ...repo, comment_id: id }));
            return found && toReviewPost(found.data);
        },
        /** Submitted at once, with the event COMMENT: a review without an event would stay pending, unseen. */
        async createReview(repo, number, review) {
            const { commit, body, comments } = review;
            const call = rest.pulls.createReview({
                ...repo,
                pull_number: number,
                commit_id: commit,
                event: 'COMMENT',
                body,
                ...(comments.length > 0 && { comments: comments.map(comments_anchor) }),
            });
            return (0,shape/* toPost */.iR)((await call).data);
        },
        async updateReview(repo, number, review) {
            const where = { ...repo, pull_number: number, review_id: review.id };
            return (0,shape/* toPost */.iR)((await rest.pulls.updateReview({ ...where, body: review.body })).data);
        },
        async createReviewComment(repo, number, { commit, ...comment }) {
            const whole = comment.line === undefined && { subject_type: 'file' };
            const where = { ...repo, pull_number: number, commit_id: commit };
            return toReviewPost((await rest.pulls.createReviewComment({ ...where, ...comments_anchor(comment), ...whole })).data);
        },
        async updateReviewComment(repo, id, body) {
            return toReviewPost((await rest.pulls.updateReviewComment({ ...repo, comment_id: id, body })).data);
        },
        async replyToReviewComment(repo, number, id, body) {
            const where = { ...repo, pull_number: number, comment_id: id };
            return toReviewPost((await rest.pulls.createReplyForReviewComment({ ...where, body })).data);
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/github/graphql.js
const SAID = `fragment Said on DiscussionComment {
  id databaseId body url createdAt lastEditedAt deletedAt viewerDidAuthor authorAssociation author { login }
}`;
/** Every GraphQL document that is sent: the test server's schema is cut from GitHub's own for exactly these. */
const DOCUMENTS = {
    viewer: 'query { viewer { login databaseId } }',
    discussion: `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { discussion(number: $number) {
    id title body url
    comments(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { ...Said replies(first: 100) { pageInfo { hasNextPage endCursor } nodes { ...Said } } }
    }
  } }
}
${SAID}`,
    replies: `query ($id: ID!, $after: String) {
  node(id: $id) { ... on DiscussionComment {
    replies(first: 100, after: $after) { pageInfo { hasNextPage endCursor } nodes { ...Said } }
  } }
}
${SAID}`,
    addDiscussionComment: `mutation ($discussionId: ID!, $replyToId: ID, $body: String!) {
  addDiscussionComment(input: { discussionId: $discussionId, replyToId: $replyToId, body: $body }) { comment { ...Said } }
}
${SAID}`,
    updateDiscussionComment: `mutation ($commentId: ID!, $body: String!) {
  updateDiscussionComment(input: { commentId: $commentId, body: $body }) { comment { ...Said } }
}
${SAID}`,
    addReaction: `mutation ($subjectId: ID!) {
  addReaction(input: { subjectId: $subjectId, content: EYES }) { reaction { databaseId } }
}`,
    reviewThreads: `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id isResolved comments(first: 100) { totalCount nodes { databaseId viewerDidAuthor } } }
    }
  } }
}`,
    resolveReviewThread: `mutation ($threadId: ID!) {
  resolveReviewThread(input: { threadId: $threadId }) { thread { isResolved } }
}`,
};
/** GraphQL answers 200 to everything; its words for what went wrong, as the status that REST would answer with. */
const STATUS = {
    NOT_FOUND: 404,
    FORBIDDEN: 403,
    INSUFFICIENT_SCOPES: 403,
    UNAUTHORIZED: 401,
    RATE_LIMITED: 429,
};
/** Sends one of the documents. What fails throws an error with the HTTP `status` that REST would have answered with. */
function graphqlOf(octokit) {
    return async (name, variables = {}) => {
        try {
            return await octokit.graphql(DOCUMENTS[name], variables);
        }
        catch (failure) {
            const [first] = failure.errors ?? [];
            if (!first)
                throw failure;
            const status = STATUS[String(first.type)] ?? 422;
            throw Object.assign(new Error(String(first.message), { cause: failure }), { status });
        }
    };
}
/** What is sent by a request that changes something, and may not be sent twice. */
function isMutation(query) {
    return typeof query === 'string' && /^\s*mutation\b/.test(query);
}
/** A used-up limit in GraphQL's answer, which is a 200: thrown as the 403 that it would be in REST. */
function throwLimit(response) {
    const { errors } = (response.data ?? {});
    if (!Array.isArray(errors) || !errors.some(({ type }) => type === 'RATE_LIMITED'))
        return;
    throw Object.assign(new Error(String(errors[0]?.message ?? 'API rate limit exceeded')), {
        status: 403,
        response,
    });
}

;// CONCATENATED MODULE: ./lib/service/github/discussions.js


/** Discussions, which GitHub has in GraphQL only. Writing needs the permission `discussions: write`. */
function discussionApi(octokit) {
    const ask = graphqlOf(octokit);
    const replies = async (id, first) => {
        const all = present(first);
        for (let { pageInfo } = first; pageInfo.hasNextPage;) {
            const { node } = await ask('replies', {
                id,
                after: pageInfo.endCursor,
            });
            if (!node)
                break;
            all.push(...present(node.replies));
            pageInfo = node.replies.pageInfo;
        }
        return all;
    };
    return {
        /** Undefined where there is no such discussion, or this token may not see it. */
        async discussion(repo, number) {
            let found;
            const comments = [];
            let after = null;
            do {
                const page = await ask('discussion', { ...repo, number, after }).catch(missing);
                found = page?.repository?.discussion;
                if (!found)
                    return undefined;
                for (const each of present(found.comments)) {
                    comments.push(toPost(each, each.id));
                    for (const reply of await replies(each.id, each.replies))
                        comments.push(toPost(reply, each.id));
                }
                after = found.comments.pageInfo.hasNextPage ? found.comments.pageInfo.endCursor : null;
            } while (after);
            const { id: node, title, body, url } = found;
            return { node, title, body, url, comments: comments.filter((post) => post.id !== 0) };
        },
        /** `replyTo` is the node of a comment at the top: replies have no replies. */
        async addDiscussionComment(discussion, body, replyTo) {
            const variables = { discussionId: discussion, replyToId: replyTo ?? null, body };
            const { comment } = (await ask('addDiscussionComment', variables)).addDiscussionComment;
            return toPost(comment, replyTo ?? comment.id);
        },
        async updateDiscussionComment(post, body) {
            const answer = await ask('updateDiscussionComment', { commentId: post.node, body });
            return toPost(answer.updateDiscussionComment.comment, post.top);
        },
        /** A pair of eyes on a discussion or a comment in one. */
        async lookAt(node) {
            await ask('addReaction', { subjectId: node });
        },
    };
}
function missing(failure) {
    if ((0,shape/* statusOf */.c2)(failure) !== 404)
        throw failure;
    return undefined;
}
function present({ nodes }) {
    return nodes.filter((node) => node !== null);
}
/** A deleted comment keeps its replies and has no text of its own: its id is 0. */
function toPost(said, top) {
    return {
        id: said.deletedAt ? 0 : (said.databaseId ?? 0),
        node: said.id,
        top,
        mine: said.viewerDidAuthor,
        body: said.body,
        author: { id: 0, login: said.author?.login ?? 'ghost' },
        url: said.url,
        updatedAt: said.lastEditedAt ?? said.createdAt,
        association: said.authorAssociation,
    };
}

;// CONCATENATED MODULE: ./lib/service/github/issues.js

const issues_PAGE = 100;
/** Issues and the labels of issues and pull requests. */
function issueApi({ rest, paginate }) {
    return {
        async addLabels(repo, number, labels) {
            await rest.issues.addLabels({ ...repo, issue_number: number, labels });
        },
        /** A label that is not there is no failure. */
        async removeLabel(repo, number, label) {
            await (0,shape/* orMissing */.Mr)(rest.issues.removeLabel({ ...repo, issue_number: number, name: label }));
        },
        async labels(repo, number) {
            const all = await paginate(rest.issues.listLabelsOnIssue, {
                ...repo,
                issue_number: number,
                per_page: issues_PAGE,
            });
            return all.map((label) => label.name);
        },
        /** Open issues (no pull requests) that `creator` opened. */
        async issuesBy(repo, creator) {
            const all = await paginate(rest.issues.listForRepo, {
                ...repo,
                creator,
                state: 'open',
                per_page: issues_PAGE,
            });
            return all
                .filter((issue) => !issue.pull_request)
                .map((issue) => ({ ...(0,shape/* toPost */.iR)(issue), number: issue.number, title: issue.title }));
        },
        /** What stands there now; undefined when it is gone (deleted, or made a discussion). */
        async issue(repo, number) {
            const found = await (0,shape/* orMissing */.Mr)(rest.issues.get({ ...repo, issue_number: number }));
            return found && { ...(0,shape/* toPost */.iR)(found.data), title: found.data.title };
        },
        async createIssue(repo, issue) {
            const { data } = await rest.issues.create({ ...repo, ...issue });
            return { ...(0,shape/* toPost */.iR)(data), number: data.number };
        },
        /** GitHub answers 200 to a body it finds too long and keeps the old one: compare what comes back. */
        async updateIssue(repo, number, issue) {
            const { data } = await rest.issues.update({ ...repo, issue_number: number, ...issue });
            return { ...(0,shape/* toPost */.iR)(data), number: data.number };
        },
    };
}
/** Check runs on a commit. */
function checkApi({ rest, paginate }) {
    const fields = ({ title, summary, annotations, ...rest }) => ({
        ...rest,
        status: 'completed',
        output: { title, summary, annotations },
    });
    return {
        async checks(repo, ref, name) {
            const all = await paginate(rest.checks.listForRef, { ...repo, ref, check_name: name, per_page: issues_PAGE });
            return all.map((run) => ({ id: run.id, externalId: run.external_id ?? '', url: run.html_url ?? '' }));
        },
        async createCheck(repo, check) {
            const { data } = await rest.checks.create({ ...repo, ...fields(check) });
            return { id: data.id, url: data.html_url ?? '' };
        },
        async updateCheck(repo, id, check) {
            const { head_sha: _, ...rest_ } = fields(check);
            const { data } = await rest.checks.update({ ...repo, check_run_id: id, ...rest_ });
            return { id: data.id, url: data.html_url ?? '' };
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/github/objects.js

/** Branches, commits, trees and blobs through the Git data API: what GitHub writes there, it signs. */
function objectApi({ rest }) {
    return {
        /** The commit a branch points to. */
        async branch(repo, name) {
            return (await (0,shape/* orMissing */.Mr)(rest.git.getRef({ ...repo, ref: `heads/${name}` })))?.data.object.sha;
        },
        async commit(repo, sha) {
            const { data } = await rest.git.getCommit({ ...repo, commit_sha: sha });
            const parents = data.parents.map((parent) => parent.sha);
            return { tree: data.tree.sha, parents, message: data.message };
        },
        /** One level of a tree; `recursive` all of it, `truncated` when GitHub left something out. */
        async tree(repo, sha, recursive) {
            const call = rest.git.getTree({ ...repo, tree_sha: sha, ...(recursive && { recursive: 'true' }) });
            const { data } = await call;
            const entries = data.tree.map(({ path, mode, type, sha: id }) => ({ path, mode, type, sha: id }));
            return { entries, truncated: data.truncated };
        },
        async blob(repo, sha) {
            const { data } = await rest.git.getBlob({ ...repo, file_sha: sha });
            return Buffer.from(data.content, data.encoding === 'base64' ? 'base64' : 'utf8');
        },
        async createBlob(repo, content) {
            const base64 = Buffer.from(content).toString('base64');
            return (await rest.git.createBlob({ ...repo, content: base64, encoding: 'base64' })).data.sha;
        },
        async createTree(repo, base, entries) {
            const tree = entries.map((entry) => ({
                path: entry.path,
                mode: entry.mode,
                type: entry.mode === '160000' ? 'commit' : 'blob',
                sha: entry.sha,
            }));
            return (await rest.git.createTree({ ...repo, base_tree: base, tree })).data.sha;
        },
        async createCommit(repo, commit) {
            return (await rest.git.createCommit({ ...repo, ...commit })).data.sha;
        },
        async createBranch(repo, name, sha) {
            await rest.git.createRef({ ...repo, ref: `refs/heads/${name}`, sha });
        },
        async updateBranch(repo, name, sha, force) {
            await rest.git.updateRef({ ...repo, ref: `heads/${name}`, sha, force });
        },
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/service/github/limit.js

const MAX_WAITS = 5;
/**
 * How many milliseconds GitHub asks us to wait, or undefined where the failure is no rate limit. In GitHub's order:
 * `retry-after`; the reset time when nothing remains; a minute, doubled each time, for a secondary limit that names
 * no time. A plain 403 is a missing permission.
 */
function limitWait(failure, tries, now) {
    if (failure.status !== 403 && failure.status !== 429)
        return undefined;
    const headers = failure.response?.headers ?? {};
    const after = Number(headers['retry-after']);
    if (headers['retry-after'] !== undefined && after >= 0)
        return after * 1000;
    if (String(headers['x-ratelimit-remaining']) === '0') {
        const reset = Number(headers['x-ratelimit-reset']) * 1000;
        return Number.isFinite(reset) ? Math.max(0, reset - now) + 1000 : 60_000;
    }
    const data = failure.response?.data;
    const secondary = /secondary.rate|rate-limits/i.test(`${data?.documentation_url} ${data?.message}`);
    return failure.status === 429 || secondary ? 60_000 * 2 ** tries : undefined;
}
/** Sends until the limit lets it through. Gives up with GitHub's own answer when the wait would pass the deadline, or is ended. */
async function waitOutLimits(send, patience) {
    for (let tries = 0;; tries++) {
        try {
            return await send();
        }
        catch (failure) {
            const wait = limitWait(failure, tries, Date.now());
            if (wait === undefined || tries >= MAX_WAITS || Date.now() + wait > patience.deadline)
                throw failure;
            await (0,promises_.setTimeout)(wait, undefined, patience.signal && { signal: patience.signal }).catch(() => {
                throw failure;
            });
        }
    }
}

;// CONCATENATED MODULE: ./lib/service/github/octokit.js


const REQUEST_TIMEOUT = 60_000;
const HOUR = 3_600_000;
/** Answers that say the same when asked again, and limits, which `waitOutLimits` handles. */
const FINAL = [400, 401, 403, 404, 406, 409, 410, 415, 422, 429, 451];
/** POSTs that leave nothing behind when they are sent twice: objects named by their content, sets, questions. */
const REPEATABLE = /\/git\/(?:blobs|trees)$|\/labels$|\/requested_reviewers$|\/graphql$/;
/** An Octokit with pacing, retries and patience. Its libraries are loaded here, with the first client. */
async function makeOctokit(options) {
    const [{ Octokit }, { retry }, { throttling }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(7636), __webpack_require__.e(1303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
    const octokit = new (Octokit.plugin(retry, throttling))({
        ...(options.token && { auth: options.token }),
        baseUrl: (options.apiUrl || 'https://api.github.com').replace(/\/+$/, ''),
        userAgent: 'galley',
        request: { fetch: withTimeout(options.fetch ?? globalThis.fetch) },
        retry: { enabled: options.retry ?? true, doNotRetry: FINAL },
        throttle: (options.throttle ?? true)
            ? { id: crypto.randomUUID(), onRateLimit: () => false, onSecondaryRateLimit: () => false }
            : { enabled: false },
        log: { debug() { }, info() { }, warn() { }, error() { } },
    });
    const patience = { deadline: options.deadline ?? Date.now() + HOUR, signal: options.signal };
    // All hooks share one options object: what is passed on to the next one is not seen by it.
    octokit.hook.wrap('request', (request, call) => {
        const again = call.method !== 'POST' || (REPEATABLE.test(call.url) && !isMutation(call.query));
        if (!again)
            call.request = { ...call.request, retries: 0 };
        return waitOutLimits(async () => {
            const response = await request(call);
            throwLimit(response);
            return response;
        }, patience);
    });
    return { octokit, patience };
}
/** A server that takes the connection and never answers must not hold the job. */
function withTimeout(fetch) {
    return (input, init) => {
        const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
        return fetch(input, {
            ...init,
            signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
        });
    };
}

;// CONCATENATED MODULE: ./lib/service/github/people.js


/** Who somebody is and what they may do. */
function peopleApi(octokit) {
    const collaborator = async (repo, login) => {
        const call = octokit.rest.repos.getCollaboratorPermissionLevel({ ...repo, username: login });
        const data = (await (0,shape/* orMissing */.Mr)(call))?.data;
        const user = data?.user;
        return data && user ? { permission: data.permission, login: user.login, id: user.id } : undefined;
    };
    let self;
    const askSelf = async () => {
        const { viewer } = await graphqlOf(octokit)('viewer');
        return viewer.databaseId ? { id: viewer.databaseId, login: viewer.login } : undefined;
    };
    return {
        /** Undefined for somebody the repository does not know. */
        collaborator,
        /** `admin`, `write`, `read` or `none`. */
        async permission(repo, login) {
            return (await collaborator(repo, login))?.permission ?? 'none';
        },
        /** Needs a token that may read the organisation's teams. */
        async isTeamMember(org, team, login) {
            const call = octokit.rest.teams.getMembershipForUserInOrg({ org, team_slug: team, username: login });
            return (await (0,shape/* orMissing */.Mr)(call))?.data.state === 'active';
        },
        /** Makes an installation's token worthless from now on. One try. */
        async revokeToken(signal) {
            await octokit.rest.apps.revokeInstallationAccessToken({ request: { signal, retries: 0 } });
        },
        /** The account this token writes as, asked once. An installation token may not ask REST for it; GraphQL tells every token. */
        async self() {
            self ??= askSelf();
            try {
                return await self;
            }
            catch {
                self = undefined;
                return undefined;
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/github/pulls.js

const pulls_PAGE = 100;
/** Pull requests: what they are, and making them. */
function pullApi({ rest, paginate }) {
    return {
        async pull(repo, number) {
            const { data } = await rest.pulls.get({ ...repo, pull_number: number });
            const { state, title, body, html_url: url } = data;
            return { number, state, headSha: data.head.sha, url, title, body: body ?? '' };
        },
        /** Which branch a pull request comes from; undefined when there is no such pull request. `repo` is empty for a deleted fork. */
        async pullHead(repo, number) {
            const found = await (0,shape/* orMissing */.Mr)(rest.pulls.get({ ...repo, pull_number: number }));
            return found && { repo: found.data.head.repo?.full_name ?? '', ref: found.data.head.ref };
        },
        /** The pull request as the API answers it: trigger/payload.ts reads it. */
        async pullPayload(repo, number) {
            return (await rest.pulls.get({ ...repo, pull_number: number })).data;
        },
        /** Open pull requests from a branch of the same repository. */
        async pullsFrom(repo, branch) {
            const head = `${repo.owner}:${branch}`;
            const all = await paginate(rest.pulls.list, { ...repo, head, state: 'open', per_page: pulls_PAGE });
            return all.map((pull) => ({ ...(0,shape/* toPost */.iR)(pull), number: pull.number }));
        },
        async createPull(repo, pull) {
            const { data } = await rest.pulls.create({ ...repo, ...pull });
            return { ...(0,shape/* toPost */.iR)(data), number: data.number };
        },
        async updatePull(repo, number, pull) {
            const { data } = await rest.pulls.update({ ...repo, pull_number: number, ...pull });
            return { ...(0,shape/* toPost */.iR)(data), number: data.number };
        },
        async requestReviewers(repo, number, reviewers) {
            await rest.pulls.requestReviewers({ ...repo, pull_number: number, reviewers });
        },
    };
}
/** The change of a pull request, as GitHub tells it. */
function changeApi({ rest, paginate }) {
    return {
        /** The whole diff; undefined above GitHub's limits (406 over 300 files, 20,000 lines or 1 MB; 422 on old servers). */
        async pullDiff(repo, number) {
            const call = rest.pulls.get({ ...repo, pull_number: number, mediaType: { format: 'diff' } });
            const found = await (0,shape/* orMissing */.Mr)(call, [406, 422]);
            return found && String(found.data);
        },
        /** The files, at most 3,000: more are not listed anywhere. */
        async pullFiles(repo, number) {
            return paginate(rest.pulls.listFiles, { ...repo, pull_number: number, per_page: pulls_PAGE });
        },
        /** How many files the pull request changes, as GitHub counts, and at which head. */
        async pullCounts(repo, number) {
            const { data } = await rest.pulls.get({ ...repo, pull_number: number });
            return { files: data.changed_files, headSha: data.head.sha };
        },
        /** Where `head` left `base`; undefined when one of them is not there. */
        async mergeBase(repo, base, head) {
            const call = rest.repos.compareCommitsWithBasehead({
                ...repo,
                basehead: `${base}...${head}`,
                per_page: 1,
            });
            return (await (0,shape/* orMissing */.Mr)(call))?.data.merge_base_commit.sha;
        },
    };
}
/** Workflow runs: what failed, and its log. */
function workflowApi({ rest, paginate }) {
    return {
        async jobs(repo, run) {
            const all = await paginate(rest.actions.listJobsForWorkflowRun, {
                ...repo,
                run_id: run,
                per_page: pulls_PAGE,
            });
            return all.map((job) => ({ id: job.id, name: job.name, conclusion: job.conclusion ?? '' }));
        },
        /** The log of a job; undefined when it is gone. */
        async jobLog(repo, job) {
            const found = await (0,shape/* orMissing */.Mr)(rest.actions.downloadJobLogsForWorkflowRun({ ...repo, job_id: job }));
            return found && String(found.data);
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/github/review-threads.js


/** Threads of review comments, which GitHub has in GraphQL only. Resolving needs `contents: write` beside `pull-requests: write`. */
function reviewThreadApi(octokit) {
    const ask = graphqlOf(octokit);
    return {
        async reviewThreads(repo, number) {
            const threads = [];
            let after = null;
            do {
                const answer = await ask('reviewThreads', {
                    ...repo,
                    number,
                    after,
                });
                const { nodes, pageInfo } = answer.repository.pullRequest.reviewThreads;
                for (const { id, isResolved, comments } of nodes)
                    threads.push({
                        node: id,
                        first: comments.nodes[0]?.databaseId ?? 0,
                        resolved: isResolved,
                        alone: comments.totalCount === comments.nodes.length &&
                            comments.nodes.every((each) => each.viewerDidAuthor),
                    });
                after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
            } while (after);
            return threads;
        },
        /** False where this token may not do it: reviewing needs less permission than resolving. */
        async resolveThread(node) {
            try {
                await ask('resolveReviewThread', { threadId: node });
                return true;
            }
            catch (failure) {
                if ((0,shape/* statusOf */.c2)(failure) === 403)
                    return false;
                throw failure;
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/github/thread.js

const thread_PAGE = 100;
/** Pages of one list that are fetched: the first one, where it began, and the last ones, where it stands. */
const MAX_PAGES = 4;
/** Discussions to read, bounded: no number of comments can spend the hour's requests. */
function threadApi({ rest }) {
    return {
        /** Undefined where there is no such issue, or this token may not see it. */
        async thread(repo, number) {
            const found = await (0,shape/* orMissing */.Mr)(rest.issues.get({ ...repo, issue_number: number }));
            if (!found)
                return undefined;
            const { data } = found;
            const { items, left } = await ends(async (page) => (await rest.issues.listComments({ ...repo, issue_number: number, per_page: thread_PAGE, page })).data, data.comments);
            const labels = data.labels.map((label) => (typeof label === 'string' ? label : (label.name ?? '')));
            const isPull = data.pull_request !== undefined;
            return {
                opening: { ...(0,shape/* toPost */.iR)(data), title: data.title, state: data.state, labels, isPull },
                comments: items.map(shape/* toPost */.iR),
                left,
            };
        },
        async pullThread(repo, number) {
            const where = { ...repo, pull_number: number, per_page: thread_PAGE };
            const { data } = await rest.pulls.get({ ...repo, pull_number: number });
            const { data: files } = await rest.pulls.listFiles(where);
            const reviews = await ends(async (page) => (await rest.pulls.listReviews({ ...where, page })).data);
            const inline = await ends(async (page) => (await rest.pulls.listReviewComments({ ...where, page })).data, data.review_comments);
            return {
                draft: data.draft ?? false,
                merged: data.merged,
                base: data.base.ref,
                head: data.head.label ?? data.head.ref,
                changed: data.changed_files,
                files: files.map((file) => ({
                    path: file.filename,
                    status: file.status,
                    added: file.additions,
                    deleted: file.deletions,
                })),
                reviews: reviews.items.map((review) => ({ ...(0,shape/* toPost */.iR)(review), state: review.state })),
                reviewComments: inline.items.map((each) => ({
                    ...(0,shape/* toPost */.iR)(each),
                    path: each.path,
                    line: each.line ?? null,
                })),
                left: reviews.left + inline.left,
            };
        },
    };
}
/** The first and the last pages of a list; `total` is how many items GitHub counts, where it says so. */
async function ends(list, total) {
    const items = [];
    const pages = total === undefined ? MAX_PAGES : Math.max(1, Math.ceil(total / thread_PAGE));
    const skipped = Math.max(0, pages - MAX_PAGES);
    for (let page = 1; page <= pages; page++) {
        if (page > 1 && page <= 1 + skipped)
            continue;
        const found = await list(page);
        items.push(...found);
        if (found.length < thread_PAGE)
            break;
    }
    return { items, left: skipped * thread_PAGE };
}

;// CONCATENATED MODULE: ./lib/service/github/client.js









/**
 * GitHub as Galley uses it: few methods, all pages read, writes paced, limits waited for up to the deadline. What fails
 * throws an error with the HTTP `status`; what is not there is undefined where the type says so.
 */
async function makeGitHub(options) {
    const { octokit, patience } = await makeOctokit(options);
    return {
        /** From now on no limit is waited for beyond this time (epoch milliseconds). */
        waitUntil(deadline) {
            patience.deadline = deadline;
        },
        ...peopleApi(octokit),
        ...commentApi(octokit),
        ...reviewApi(octokit),
        ...issueApi(octokit),
        ...checkApi(octokit),
        ...objectApi(octokit),
        ...pullApi(octokit),
        ...changeApi(octokit),
        ...workflowApi(octokit),
        ...threadApi(octokit),
        ...discussionApi(octokit),
        ...reviewThreadApi(octokit),
    };
}
/** The one client of a run, made when it is first asked for: whoever shares it shares its pacing, too. */
function lazyGitHub(options) {
    let made;
    return () => {
        made ??= makeGitHub(options);
        return made;
    };
}


/***/ }),

/***/ 83757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ makeSend)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10723);
/* harmony import */ var _proxy_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53655);




/**
 * Sends a model its conversation, again and again and longer each time: the bytes go to the socket as they are, where
 * `fetch` would copy them twice. Goes through the proxies that the environment names. The client is loaded at the first
 * request.
 */
function makeSend(env) {
    let client;
    return async (url, { method, headers, body, signal }) => {
        client ??= loadClient(env);
        const { request, dispatcher } = await client;
        const all = { 'accept-encoding': 'identity', ...headers };
        const asked = request(url, { method, headers: all, body, signal, dispatcher });
        return answerOf(await orAborted(asked, signal));
    };
}
/** undici hears of an abort only once it has a connection, and a proxy may be silent before that. */
async function orAborted(asked, signal) {
    let leave = () => { };
    const aborted = new Promise((_, reject) => {
        leave = () => reject(signal.reason);
    });
    signal.addEventListener('abort', leave, { once: true });
    try {
        return await Promise.race([asked, aborted]);
    }
    finally {
        signal.removeEventListener('abort', leave);
    }
}
async function loadClient(env) {
    const { Agent, request } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
    const proxies = (0,_http_js__WEBPACK_IMPORTED_MODULE_2__/* .proxiesOf */ ._j)(env);
    return { request, dispatcher: proxies ? await (0,_proxy_agent_js__WEBPACK_IMPORTED_MODULE_3__/* .proxyAgent */ .Q)(proxies) : new Agent() };
}
function answerOf({ statusCode, headers, body: sent }) {
    // An answer that is left in the middle breaks off: nobody need hear of it.
    sent.on('error', () => { });
    const packed = String(headers['content-encoding'] ?? 'identity').toLowerCase();
    const body = packed === 'identity' || packed === '' ? sent : unpacked(packed, sent);
    return {
        status: statusCode,
        headers: {
            get: (name) => {
                const value = headers[name.toLowerCase()];
                return value === undefined ? null : [value].flat().join(', ');
            },
        },
        body,
    };
}
/** No packing is asked for; a proxy may pack all the same. What has arrived is handed on at once. */
function unpacked(how, sent) {
    const flush = node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.Z_SYNC_FLUSH;
    const make = {
        gzip: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip({ flush }),
        'x-gzip': () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip({ flush }),
        deflate: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createInflate({ flush }),
        br: () => node_zlib__WEBPACK_IMPORTED_MODULE_1__.createBrotliDecompress({ flush: node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.BROTLI_OPERATION_FLUSH }),
    };
    const unpack = Object.hasOwn(make, how) ? make[how]?.() : undefined;
    if (!unpack) {
        sent.destroy();
        throw new Error(`the answer came packed as ${how.slice(0, 40)}, which was not asked for`);
    }
    return (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(sent, unpack, () => { });
}


/***/ }),

/***/ 15473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TE: () => (/* binding */ writeKey),
/* harmony export */   x4: () => (/* binding */ readKeys)
/* harmony export */ });
/* unused harmony export KEYS_FILE */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70942);




/** Where API keys are kept that do not come from the environment: one map from variable names to values. */
const KEYS_FILE = 'keys.json';
/** The stored keys, by the name of the variable they stand in for. Throws RunError('auth') for a file that others may read. */
function readKeys(home) {
    const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(home, KEYS_FILE);
    const stat = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(file, { throwIfNoEntry: false });
    if (!stat)
        return {};
    if (!stat.isFile() || (process.platform !== 'win32' && (stat.mode & 0o077) !== 0))
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('auth', `${file} holds API keys and must be a file that nobody else can read: chmod 600.`);
    try {
        const value = JSON.parse(node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, 'utf8'));
        const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
        return Object.fromEntries(entries.filter(([, key]) => typeof key === 'string' && key !== ''));
    }
    catch (cause) {
        throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .RunError */ .e4('auth', `${file} is not JSON.`, { cause });
    }
}
/** Stores a key, or with `undefined` takes it away. Answers whether there was one. */
function writeKey(home, variable, value) {
    return (0,_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .alone */ .Q)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(home, KEYS_FILE), () => {
        const { [variable]: was, ...rest } = readKeys(home);
        const keys = value === undefined ? rest : { ...rest, [variable]: value };
        const part = node_path__WEBPACK_IMPORTED_MODULE_1__.join(home, `.${KEYS_FILE}.${process.pid}.part`);
        node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(part, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
        node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(part, node_path__WEBPACK_IMPORTED_MODULE_1__.join(home, KEYS_FILE));
        return was !== undefined;
    });
}


/***/ }),

/***/ 70942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ alone)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9396);



const WAIT_MILLIS = 20;
const MOST_MILLIS = 5_000;
/** Nobody changes a file for so long: whoever made the lock is gone. */
const STALE_MILLIS = 10_000;
/** Changes a file of the person's own while no other process does: one reads what the other has written. */
function alone(file, work) {
    const lock = `${file}.lock`;
    node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: true, mode: 0o700 });
    for (let waited = 0; !taken(lock); waited += WAIT_MILLIS) {
        if (waited > MOST_MILLIS)
            throw new _contract_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ToolError */ .v4(`${file} is being changed by another process. Nothing was changed: try again.`);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MILLIS);
    }
    try {
        return work();
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(lock, { force: true });
    }
}
function taken(lock) {
    try {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(lock, 'wx', 0o600));
        return true;
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
        const made = node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
        if (made !== undefined && Date.now() - made > STALE_MILLIS)
            node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(lock, { force: true });
        return false;
    }
}


/***/ })

};
