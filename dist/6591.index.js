export const id = 6591;
export const ids = [6591];
export const modules = {

/***/ 62409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $b: () => (/* binding */ DEFAULT_MODELS),
  i6: () => (/* binding */ NO_MODEL),
  cL: () => (/* binding */ VENDORS),
  $I: () => (/* binding */ defaultModel),
  gg: () => (/* binding */ makeProvider),
  xx: () => (/* binding */ priceOf)
});

// EXTERNAL MODULE: ./lib/contract/error.js
var contract_error = __webpack_require__(9396);
;// CONCATENATED MODULE: ./lib/provider/wire.js
/**
 * The tools a request offers. A last turn without tools still names those the conversation used (vendors refuse calls
 * of tools they were not told about), and `none` then forbids further calls.
 */
function offered(prompt) {
    if (prompt.tools.length > 0)
        return { tools: prompt.tools, none: false };
    const names = new Set(callsIn(prompt).map((call) => call.name));
    const tools = [...names].map((name) => ({
        name,
        about: 'Not offered any more.',
        schema: { type: 'object' },
    }));
    return { tools, none: tools.length > 0 };
}
/** A tool's schema as vendors take it: an object at the root, without the dialect's URL. */
function wireSchema({ $schema: _, ...schema }) {
    return { ...schema, type: 'object', properties: schema.properties ?? {} };
}
/** Whether every object of a schema names all its keys (and, with `all`, requires them): what vendors can enforce. */
function isClosed(schema, all) {
    if (Array.isArray(schema))
        return schema.every((each) => isClosed(each, all));
    if (typeof schema !== 'object' || schema === null)
        return true;
    const { type, properties, additionalProperties, required } = schema;
    if (type === 'object' || properties !== undefined) {
        const names = Object.keys(properties ?? {});
        const wanted = new Set(Array.isArray(required) ? required : []);
        if (additionalProperties !== false || (all && !names.every((name) => wanted.has(name))))
            return false;
    }
    return Object.values(schema).every((each) => isClosed(each, all));
}
/** A call's arguments as an object: servers parse them again, and choke on what the model once wrote wrongly. */
function wireArgs(args) {
    return typeof args === 'object' && args !== null && !Array.isArray(args)
        ? args
        : { unreadable_arguments: args };
}
/** OpenAI's models after gpt-5 know no "minimal". */
function wireEffort(effort, model) {
    return effort === 'minimal' && /^gpt-(5\.|[6-9])/.test(model) ? 'low' : effort;
}
/** Hands out call ids that occur only once in a run: some servers send none, others the same ones in each answer. */
function uniqueIds(prompt) {
    const taken = new Set(callsIn(prompt).map((call) => call.id));
    return (wanted) => {
        let id = wanted ?? '';
        for (let n = taken.size + 1; id === '' || taken.has(id); n += 1)
            id = `call_${n}`;
        taken.add(id);
        return id;
    };
}
/** What is opaque in a thought goes back only to the model that wrote it. */
function ownData(data, name) {
    return isOwned(data) && data.from === name ? data.value : undefined;
}
function markData(value, name) {
    return { from: name, value };
}
function isOwned(data) {
    return typeof data === 'object' && data !== null && 'from' in data && 'value' in data;
}
function callsIn(prompt) {
    const calls = [];
    for (const message of prompt.messages)
        if (message.role === 'assistant')
            for (const block of message.blocks)
                if (block.type === 'call')
                    calls.push(block);
    return calls;
}

;// CONCATENATED MODULE: ./lib/provider/anthropic-request.js

/** The API wants a limit; a model's own is used where it is known. */
const MOST_OUTPUT = 32_000;
const CACHE = { cache_control: { type: 'ephemeral' } };
/** A prompt in the words of the Messages API, without its `messages`. */
function anthropicHead(endpoint, prompt) {
    const { tools, none } = offered(prompt);
    const { temperature, model, maxOutput = MOST_OUTPUT } = endpoint;
    return {
        model,
        max_tokens: maxOutput,
        ...(prompt.system !== '' && { system: [{ type: 'text', text: prompt.system, ...CACHE }] }),
        stream: true,
        ...(tools.length > 0 && {
            tools: tools.map(({ name, about, schema }) => ({
                name,
                description: about,
                input_schema: { ...wireSchema(schema), type: 'object' },
            })),
        }),
        ...(none && { tool_choice: { type: 'none' } }),
        ...(temperature !== undefined && { temperature }),
        ...thinking(endpoint, maxOutput),
        ...outputConfig(endpoint, prompt),
    };
}
/** Before Claude 4.6 a budget of tokens says how much to think: at least 1,024, and below max_tokens. */
function thinking({ effort, model }, maxOutput) {
    if (effort === undefined)
        return {};
    if (takesEffort(model))
        return { thinking: { type: 'adaptive' } };
    const budget = { minimal: 1_024, low: 2_048, medium: 8_192, high: 16_384 }[effort];
    return {
        thinking: { type: 'enabled', budget_tokens: Math.max(1_024, Math.min(budget, maxOutput - 1_024)) },
    };
}
/** A schema with open objects is refused, so it is left to the runner to check. */
function outputConfig({ effort, model }, { answer }) {
    const config = {
        ...(effort !== undefined && takesEffort(model) && { effort: effort === 'minimal' ? 'low' : effort }),
        ...(answer !== undefined &&
            isClosed(answer, false) && { format: { type: 'json_schema', schema: wireSchema(answer) } }),
    };
    return Object.keys(config).length > 0 ? { output_config: config } : {};
}
function takesEffort(model) {
    const [, major, minor] = /^claude-[a-z]+-(\d{1,2})(?:-(\d{1,2}))?(?!\d)/.exec(model) ?? [];
    return major !== undefined && Number(major) + Number(minor ?? 0) / 100 >= 4.06;
}
/** Which messages are marked: the last two of the user's. This request writes there, the next one reads what the last one wrote. */
function markedForCache({ messages }) {
    return new Set(messages.filter(({ role }) => role === 'user').slice(-2));
}
/** A message with a mark at its end, up to which the vendor keeps the prompt. */
function withMark(message) {
    const last = Array.isArray(message.content) ? message.content.at(-1) : undefined;
    if (last)
        Object.assign(last, CACHE);
    return message;
}
/** A message in the vendor's words. */
function anthropicMessage(endpoint, message) {
    if (message.role === 'assistant')
        return encodeAssistant(endpoint, message);
    const content = message.blocks.flatMap((block) => {
        if (block.type === 'result')
            return [encodeResult(endpoint, block)];
        return block.type === 'image' ? [encodeImage(endpoint, block)] : encodeText(block.text);
    });
    return { role: 'user', content: content.length > 0 ? content : encodeText('(nothing)') };
}
function encodeAssistant(endpoint, { blocks }) {
    const content = blocks.flatMap((block) => {
        if (block.type === 'text')
            return encodeText(block.text);
        if (block.type === 'call')
            return [{ type: 'tool_use', id: wireId(block.id), name: block.name, input: wireArgs(block.args) }];
        const own = ownData(block.data, endpoint.name);
        if (isRedacted(own))
            return [{ type: 'redacted_thinking', data: own.redacted }];
        return isSigned(own) ? [{ type: 'thinking', thinking: block.text, signature: own.signature }] : [];
    });
    const isSilent = content.every((block) => block.type === 'thinking' || block.type === 'redacted_thinking');
    return { role: 'assistant', content: isSilent ? [...content, ...encodeText('(no text)')] : content };
}
function encodeResult(endpoint, { id, ok, text, images = [] }) {
    const content = [
        ...encodeText(text === '' ? '(no output)' : text),
        ...images.map((image) => encodeImage(endpoint, image)),
    ];
    return { type: 'tool_result', tool_use_id: wireId(id), content, ...(!ok && { is_error: true }) };
}
/** Blank text is refused by the API. */
function encodeText(text) {
    return text.trim() === '' ? [] : [{ type: 'text', text }];
}
function encodeImage(endpoint, { mime, data }) {
    if (!endpoint.images || !isKnownMime(mime))
        return { type: 'text', text: '(an image, left out: this model takes none of its kind)' };
    return { type: 'image', source: { type: 'base64', media_type: mime, data } };
}
function isKnownMime(mime) {
    return /^image\/(png|jpeg|gif|webp)$/.test(mime);
}
/** Ids of other vendors may hold characters that this API refuses. */
function wireId(id) {
    return id.replace(/[^a-zA-Z0-9_-]/g, '_');
}
function isSigned(value) {
    return typeof value === 'object' && value !== null && 'signature' in value;
}
function isRedacted(value) {
    return typeof value === 'object' && value !== null && 'redacted' in value;
}

;// CONCATENATED MODULE: ./lib/provider/body.js
const COMMA = Buffer.from(',');
/**
 * Puts a conversation on the wire. Each message is turned into bytes once and kept: messages are only ever added to a
 * conversation, and only the last one may still get further blocks. So a request costs its new messages, not all of them.
 */
class WireConversation {
    #encode;
    #kept = new WeakMap();
    /** `encode` says which items of the vendor's list a message becomes (none, one or several). */
    constructor(encode) {
        this.#encode = encode;
    }
    of(message) {
        const kept = this.#kept.get(message);
        if (kept && kept.blocks === message.blocks.length)
            return kept.bytes;
        const bytes = toBytes(this.#encode(message));
        this.#kept.set(message, { blocks: message.blocks.length, bytes });
        return bytes;
    }
}
function toBytes(items) {
    return Buffer.from(items.map((item) => JSON.stringify(item)).join(','));
}
/**
 * The JSON of requests: everything in `head`, and after it the list `key`, whose items are bytes already. A conversation's
 * requests share one stretch of memory, to which each adds what is new; so a body is good until the next one is made.
 */
class WireBodies {
    #kept = new WeakMap();
    of(messages, head, items) {
        const first = messages[0];
        const body = (first && this.#kept.get(first)) ?? new Growing();
        if (first)
            this.#kept.set(first, body);
        return body.with(head, items.filter((item) => item.length > 0));
    }
}
const CLOSE = Buffer.from(']}');
class Growing {
    #bytes = Buffer.alloc(0);
    #head = '';
    #items = [];
    /** Where each item ends. */
    #ends = [];
    with(head, items) {
        const same = head === this.#head ? this.#shared(items) : 0;
        const start = same > 0 ? (this.#ends[same - 1] ?? 0) : 0;
        const added = items.slice(same);
        const opening = Buffer.from(same > 0 ? '' : head);
        const size = added.reduce((sum, item) => sum + item.length + COMMA.length, opening.length + CLOSE.length);
        this.#reserve(start, start + size);
        this.#ends.length = same;
        let end = start + opening.copy(this.#bytes, start);
        for (const item of added) {
            if (this.#ends.length > 0)
                end += COMMA.copy(this.#bytes, end);
            end += item.copy(this.#bytes, end);
            this.#ends.push(end);
        }
        end += CLOSE.copy(this.#bytes, end);
        this.#head = head;
        this.#items = items;
        return this.#bytes.subarray(0, end);
    }
    /** How many items stand there already. */
    #shared(items) {
        const count = items.findIndex((item, at) => {
            const before = this.#items[at];
            return before === undefined || !(item === before || item.equals(before));
        });
        return count < 0 ? items.length : count;
    }
    #reserve(kept, size) {
        if (size <= this.#bytes.length)
            return;
        const grown = Buffer.allocUnsafe(Math.ceil(size * 1.5));
        this.#bytes.copy(grown, 0, 0, kept);
        this.#bytes = grown;
    }
}
/** What stands before the items of the list `key`. */
function opening(head, key) {
    return `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(key)}:[`;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/provider/fault.js


/** One failed attempt to get an answer, classed: who can act on it, and whether asking again may help. */
class Fault extends Error {
    facts;
    name = 'Fault';
    constructor(message, facts) {
        super(message, { cause: facts.cause });
        this.facts = facts;
    }
    /** What ends the run when no further attempt is made. */
    toRunError() {
        return this.facts.overflow
            ? new contract_error/* OverflowError */.B9(this.message, { cause: this })
            : new contract_error/* RunError */.e4(this.facts.outcome, this.message, { cause: this });
    }
}
const QUOTA = /^(insufficient_quota|billing_hard_limit_reached|billing_error|credits_exhausted|payment_required)$/;
const OVERFLOW = /^(context_length_exceeded|string_above_max_length|request_too_large)$/;
const AUTH = /^(invalid_api_key|authentication_error|permission_error|invalid_organization)$/;
const FATAL = /^(invalid_request_error|invalid_prompt|not_found_error|model_not_found|invalid_image.*|image_.*)$/;
/**
 * Compatible servers (vLLM, llama.cpp, Ollama, LiteLLM, Anthropic) give overflow and empty accounts no code of their
 * own, only words; so here, and nowhere else, a vendor's words are read.
 */
const OVERFLOW_WORDS = /maximum context length|prompt is too long|context (window|length|size)[^.]{0,40}(exceed|too)|exceeds?[^.]{0,60}context (window|length|size|limit)|ContextWindowExceeded|token count[^.]{0,40}exceeds|too many tokens|input is too long|input length and .?max_tokens|reduce the length of the (messages|prompt)/i;
const AUTH_WORDS = /\bAPI key not valid\b/i;
const QUOTA_WORDS = /credit balance is too low|exceeded your current quota|insufficient (credits|funds|balance)/i;
/** Classes an HTTP answer that is no success, by status, then by the vendor's code. */
function statusFault(status, body, waitMs) {
    const { words, codes } = readError(parseJson(body) ?? body);
    const message = `the model server answered ${status}: ${words}`;
    const bad = { outcome: 'model-error', again: false };
    if (status === 402 || codes.some((code) => QUOTA.test(code)) || QUOTA_WORDS.test(words))
        return new Fault(message, { outcome: 'quota', again: false });
    if (status === 401 || status === 403 || codes.some((code) => AUTH.test(code)) || AUTH_WORDS.test(words))
        return new Fault(message, { outcome: 'auth', again: false });
    if (status === 413 || ((status === 400 || status === 422) && isOverflow(codes, words)))
        return new Fault(message, { ...bad, overflow: true });
    const again = status === 408 || status === 409 || status === 429 || status >= 500;
    return new Fault(message, { ...bad, again, waitMs });
}
/** Classes an error that arrived inside a stream (HTTP 200), by the vendor's code. */
function frameFault(frame) {
    const { words, codes } = readError(frame);
    const message = `the model server broke off its answer: ${words}`;
    const has = (pattern) => codes.some((code) => pattern.test(code));
    if (has(QUOTA) || has(/^402$/) || QUOTA_WORDS.test(words))
        return new Fault(message, { outcome: 'quota', again: false });
    if (has(AUTH) || has(/^40[13]$/))
        return new Fault(message, { outcome: 'auth', again: false });
    const overflow = isOverflow(codes, words);
    const again = !overflow && !has(FATAL) && !has(/^4(00|04|13|22)$/);
    return new Fault(message, { outcome: 'model-error', again, overflow });
}
/** What was thrown while asking, as a Fault; undefined for what is no failure of the model server (a bug of ours). */
function toFault(error) {
    const chain = causes(error);
    const fault = chain.find((each) => each instanceof Fault);
    if (fault)
        return fault;
    const first = chain[0];
    if (!first)
        return undefined;
    const broken = { outcome: 'model-error', again: true, cause: error };
    if (!isNetwork(first))
        return undefined;
    const deepest = chain.at(-1) ?? first;
    return new Fault(`no connection to the model server: ${clip(deepest.message || codeOf(deepest) || deepest.name)}`, broken);
}
/** An error and its causes. Errors of Node's own fetch may come from another realm, so their class says nothing. */
function causes(error) {
    const chain = [];
    for (let at = error; external_node_util_.types.isNativeError(at) && chain.length < 6; at = at.cause)
        chain.push(at);
    return chain;
}
/** Of the system, of undici (but for what it says of our own request), of zlib for a packed answer that is broken. */
const NETWORK_CODE = /^(E[A-Z]+|UND_ERR_(?!INVALID_ARG)[A-Z_]+|Z_[A-Z]+_ERROR|ERR__ERROR_\w+|ERR_STREAM_PREMATURE_CLOSE)$/;
/** undici says `TypeError: terminated` or `fetch failed`; sockets say a code. */
function isNetwork(error) {
    const isFetch = error.name === 'TypeError' && /^(terminated|fetch failed)$/.test(error.message);
    return isFetch || NETWORK_CODE.test(codeOf(error));
}
function codeOf(error) {
    return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
function isOverflow(codes, words) {
    return codes.some((code) => OVERFLOW.test(code)) || OVERFLOW_WORDS.test(words);
}
/** Every place where vendors put their code and their words: `{error:{…}}`, `{error:"…"}`, `{message}`, `{detail}`. */
function readError(body) {
    if (typeof body === 'string')
        return { words: clip(body), codes: [] };
    const outer = asRecord(body);
    const inner = asRecord(outer.error);
    const codes = [inner.code, inner.type, outer.code, outer.type].filter((code) => typeof code === 'string' || typeof code === 'number');
    const words = [inner.message, outer.error, outer.message, outer.detail].find((text) => typeof text === 'string' && text !== '');
    return { words: clip(typeof words === 'string' ? words : JSON.stringify(body)), codes: codes.map(String) };
}
function clip(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return line === '' ? '(no message)' : line.length > 500 ? `${line.slice(0, 500)}…` : line;
}
function asRecord(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/provider/retry.js



const RETRY = { max: 4, baseMs: 1_000, capMs: 30_000 };
/** Repeats `attempt` while its failures are worth it; a `retry` delta says that what was streamed before is void. */
async function* retried(attempt, rule, signal) {
    for (let tries = 1;; tries += 1) {
        try {
            signal.throwIfAborted();
            yield* attempt(signal);
            return;
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof contract_error/* RunError */.e4)
                throw error;
            const fault = toFault(error);
            if (!fault)
                throw error;
            if (!fault.facts.again || tries > rule.max)
                throw fault.toRunError();
            const waitMs = Math.min(fault.facts.waitMs ?? backoff(rule, tries), rule.capMs);
            yield { type: 'retry', attempt: tries, waitMs, reason: fault.message };
            await pause(waitMs, signal);
        }
    }
}
/** Doubles each time, less up to a quarter, so that many runners do not come back at the same moment. */
function backoff(rule, tries) {
    return Math.round(rule.baseMs * 2 ** (tries - 1) * (1 - Math.random() / 4));
}
async function pause(ms, signal) {
    await (0,promises_.setTimeout)(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}
/** What a `retry-after-ms` or `retry-after` header (seconds or a date) asks for, in milliseconds. */
function retryAfter(headers, now) {
    const ms = Number.parseFloat(headers.get('retry-after-ms') ?? '');
    if (Number.isFinite(ms) && ms >= 0)
        return ms;
    const text = headers.get('retry-after');
    if (text === null)
        return undefined;
    const asked = /^\s*\d+(\.\d+)?\s*$/.test(text)
        ? Number(text) * 1000
        : /^[A-Z][a-z]{2}/.test(text)
            ? Date.parse(text) - now
            : Number.NaN;
    return Number.isFinite(asked) ? Math.max(0, asked) : undefined;
}

;// CONCATENATED MODULE: ./lib/provider/sse.js
/** Cuts bytes into server-sent events, however they arrive (WHATWG HTML, section 9.2.6). Linear in the bytes. */
class SseReader {
    #decoder = new TextDecoder();
    /** The line that has not ended yet. */
    #line = '';
    #endsInCr = false;
    #name = '';
    #data = [];
    /** The events that are whole now. */
    feed(chunk) {
        const text = this.#decoder.decode(chunk, { stream: true });
        if (text === '')
            return [];
        const events = [];
        let from = this.#endsInCr && text.startsWith('\n') ? 1 : 0;
        const ends = /\r\n?|\n/g;
        ends.lastIndex = from;
        for (let end = ends.exec(text); end; end = ends.exec(text)) {
            const event = this.#take(this.#line + text.slice(from, end.index));
            if (event)
                events.push(event);
            this.#line = '';
            from = ends.lastIndex;
        }
        this.#line += text.slice(from);
        this.#endsInCr = text.endsWith('\r');
        return events;
    }
    /** A line; the event that an empty one ends. */
    #take(line) {
        if (line === '')
            return this.#end();
        const colon = line.indexOf(':');
        if (colon === 0)
            return undefined;
        const field = colon < 0 ? line : line.slice(0, colon);
        const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
        if (field === 'data')
            this.#data.push(value);
        if (field === 'event')
            this.#name = value;
        return undefined;
    }
    #end() {
        const event = { name: this.#name, data: this.#data.join('\n') };
        const isEmpty = this.#data.length === 0;
        this.#name = '';
        this.#data = [];
        return isEmpty ? undefined : event;
    }
}

;// CONCATENATED MODULE: ./lib/provider/post.js




/**
 * Sends one request and answers with the events of its answer, those that arrived together as one list; a whole JSON
 * answer is one event. Sends exactly our headers, follows no redirect (a prompt must not travel to another host), and
 * throws a Fault for every answer that is no event stream and for an error that comes inside one.
 */
async function post(endpoint, request, signal) {
    const response = await ask(endpoint, request, signal);
    if (response.status >= 300 && response.status < 400) {
        const to = (response.headers.get('location') ?? 'nowhere').slice(0, 200);
        await readSome(response);
        throw new Fault(`the model server answered ${response.status} and points to ${to}: set base_url to where it is`, { outcome: 'model-error', again: false });
    }
    if (response.status < 200 || response.status >= 300)
        throw statusFault(response.status, await readSome(response), retryAfter(response.headers, Date.now()));
    const kind = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (kind === 'text/html')
        throw await pageFault(response);
    return kind.endsWith('json') ? wholeAnswer(response) : eventsOf(response);
}
async function ask(endpoint, { path, auth, body }, signal) {
    const url = new URL(endpoint.baseUrl);
    url.pathname = url.pathname.replace(/\/*$/, path);
    for (const [name, value] of Object.entries(endpoint.query))
        url.searchParams.set(name, value);
    const headers = {
        'content-type': 'application/json',
        accept: 'text/event-stream, application/json',
        'user-agent': 'galley',
        ...auth,
        ...endpoint.headers,
    };
    try {
        return await endpoint.send(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    }
    catch (error) {
        signal.throwIfAborted();
        const why = error instanceof Error ? error.message : String(error);
        const unsent = { outcome: 'model-error', again: false, cause: error };
        throw toFault(error) ?? new Fault(`the request could not be sent: ${why}`, unsent);
    }
}
async function* wholeAnswer(response) {
    const chunks = [];
    for await (const chunk of bounded(response))
        chunks.push(chunk);
    yield [parsed(Buffer.concat(chunks).toString())];
}
async function* eventsOf(response) {
    const reader = new SseReader();
    const chunks = bounded(response);
    for (let step = await chunks.next(); !step.done; step = await chunks.next()) {
        const rows = reader.feed(step.value);
        const done = rows.findIndex(({ data }) => data.startsWith('[DONE]'));
        const { events, fault } = readable(done < 0 ? rows : rows.slice(0, done));
        if (events.length > 0)
            yield events;
        if (fault)
            throw fault;
        if (done >= 0 || END.test(String(events.at(-1)?.type)))
            return await drained(chunks);
    }
}
/** The last event of an answer, in the protocols that name it. */
const END = /^(message_stop|response\.(completed|incomplete|failed))$/;
const TAIL_MS = 250;
/** Reads what comes after the end, so that the connection can be used again; not for long: it may never come. */
async function drained(chunks) {
    const tooLong = (0,promises_.setTimeout)(TAIL_MS, { done: true }, { ref: false });
    const next = () => Promise.race([chunks.next(), tooLong]);
    for (let step = await next(); !step.done; step = await next())
        ;
}
/** The longest answers of today, each token an event of its own, are a third of it. */
const MOST_BYTES = 128 * 1024 * 1024;
/** The bytes of an answer, up to what no answer has: one that goes on for ever must not fill the memory. */
async function* bounded({ body }) {
    let size = 0;
    for await (const chunk of body ?? []) {
        size += chunk.byteLength;
        if (size > MOST_BYTES)
            throw new Fault(`the model server's answer is longer than ${MOST_BYTES >> 20} MB: it was left`, {
                outcome: 'model-error',
                again: false,
            });
        yield chunk;
    }
}
/** The events up to the first that is broken or says that the server failed. */
function readable(rows) {
    const events = [];
    try {
        for (const { name, data } of rows) {
            const event = parsed(data);
            if (event.error || name === 'error')
                throw frameFault(event);
            events.push(event);
        }
    }
    catch (fault) {
        return { events, fault };
    }
    return { events };
}
function parsed(text) {
    const broken = { outcome: 'model-error', again: true };
    try {
        const value = JSON.parse(text);
        if (typeof value === 'object' && value !== null)
            return value;
    }
    catch (cause) {
        throw new Fault('the model server sent a chunk that is no JSON', { ...broken, cause });
    }
    throw new Fault('the model server sent a chunk that is no JSON object', broken);
}
async function pageFault(response) {
    const page = await readSome(response);
    const title = /<title>([^<]{1,100})/i.exec(page)?.[1]?.trim() ?? '';
    return new Fault(`the model server answered 200 with a web page${title && ` ("${title}")`}, not with a model's answer: a proxy in between, or a wrong base URL`, { outcome: 'model-error', again: false });
}
const MOST_SHOWN = 20_000;
/** The first part of a body that is only read to be shown; the rest is not waited for. */
async function readSome(response) {
    const chunks = [];
    let size = 0;
    try {
        for await (const chunk of response.body ?? []) {
            chunks.push(chunk);
            size += chunk.byteLength;
            if (size > MOST_SHOWN)
                break;
        }
    }
    catch {
        // What was read before the connection broke is enough to say what went wrong.
    }
    return Buffer.concat(chunks).toString().slice(0, MOST_SHOWN);
}

;// CONCATENATED MODULE: ./lib/provider/watch.js

/** undici gives up on a silent body after 300 s; ours speaks first. */
const PATIENCE = { firstMs: 290_000, idleMs: 240_000, tailMs: 5_000 };
/**
 * Yields what `open` streams. A silence longer than `patience` is a Fault; when `isWhole` says that the answer is
 * complete, a silence or a cut merely ends it. However the loop is left, the connection is closed.
 */
async function* watched(open, patience, outer, isWhole = () => false) {
    const controller = new AbortController();
    const abort = () => controller.abort(outer.reason);
    outer.addEventListener('abort', abort, { once: true });
    try {
        outer.throwIfAborted();
        const events = (await within(open(controller.signal), patience.firstMs))[Symbol.asyncIterator]();
        for (;;) {
            const step = await within(events.next(), isWhole() ? patience.tailMs : patience.idleMs).catch((error) => {
                if (isWhole() && !outer.aborted)
                    return undefined;
                throw error;
            });
            // The vendors' clients end the loop silently when they are aborted.
            outer.throwIfAborted();
            if (!step || step.done)
                return;
            yield step.value;
        }
    }
    finally {
        outer.removeEventListener('abort', abort);
        controller.abort();
    }
}
async function within(promise, ms) {
    let timer;
    const stalled = new Promise((_, reject) => {
        timer = setTimeout(() => {
            const message = `the model server was silent for ${Math.round(ms / 100) / 10} s`;
            reject(new Fault(message, { outcome: 'model-error', again: true }));
        }, ms);
    });
    try {
        return await Promise.race([promise, stalled]);
    }
    finally {
        clearTimeout(timer);
    }
}

;// CONCATENATED MODULE: ./lib/provider/image-size.js
/** Enough of a file for its header: JPEG may carry 64 KiB of metadata before its size. */
const HEAD_CHARACTERS = 120_000;
/** Width and height of a PNG, GIF, JPEG or WebP image, from its base64; undefined when the header does not say. */
function imageSize(base64) {
    const bytes = Buffer.from(base64.slice(0, HEAD_CHARACTERS), 'base64');
    if (bytes.length < 30)
        return undefined;
    const size = readSize(bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
}
function readSize(bytes) {
    const magic = bytes.toString('latin1', 0, 4);
    if (magic === '\x89PNG')
        return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    if (magic === 'GIF8')
        return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
    if (magic === 'RIFF')
        return webpSize(bytes);
    return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(bytes) : undefined;
}
function webpSize(bytes) {
    const kind = bytes.toString('latin1', 12, 16);
    if (kind === 'VP8X')
        return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    if (kind === 'VP8 ')
        return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    if (kind !== 'VP8L')
        return undefined;
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
/** Walks the segments to the first start of frame. */
function jpegSize(bytes) {
    for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
        const marker = bytes[at + 1] ?? 0;
        const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
        if (isFrame)
            return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
        at += 2 + bytes.readUInt16BE(at + 2);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/provider/weigh.js

/** Tokens around each message and block: roles, ids, names. */
const FRAME = 8;
/** For an image whose size cannot be read. */
const UNKNOWN_SIZE = { width: 1_200, height: 1_000 };
/**
 * Sources of the image rules: Anthropic's vision page (width × height / 750, long edge scaled to 1,568 pixels; 2,576 from
 * Claude 4.7 on); OpenAI's images page (512-pixel tiles after scaling into 2,048 and the short side to 768).
 */
const FAMILIES = [
    { name: /claude-(?:[a-z]+-)?(?:4-[789]|[5-9])|claude-[a-z]+-[5-9]/, bytes: 3, image: byArea(2_576) },
    { name: /claude/, bytes: 3.5, image: byArea(1_568) },
    { name: /gpt-|^o\d|codex/, bytes: 3.8, image: byTile },
    {
        name: /gemini|gemma/,
        bytes: 4,
        image: ({ width, height }) => 258 * tiles(width, 768) * tiles(height, 768),
    },
    { name: /llama|qwen|mistral|devstral|deepseek|glm|kimi/, bytes: 3.7, image: byArea(1_568) },
];
const OTHER = { bytes: 3.5, image: byArea(1_568) };
/** About how many tokens a message takes, as models of this name count; an image that is not sent counts as its note. */
function weigher(model, takesImages) {
    const { bytes, image } = FAMILIES.find(({ name }) => name.test(model.toLowerCase())) ?? OTHER;
    const text = (value) => Buffer.byteLength(value) / bytes;
    const picture = ({ data }) => takesImages ? image(imageSize(data) ?? UNKNOWN_SIZE) : FRAME * 2;
    return ({ blocks }) => {
        let sum = FRAME;
        for (const block of blocks) {
            sum += FRAME;
            if (block.type === 'image')
                sum += picture(block);
            else if (block.type === 'call')
                sum += text(block.name) + text(JSON.stringify(block.args) ?? '');
            else
                sum += text(block.text);
            if (block.type === 'thought' && block.data !== undefined)
                sum += text(JSON.stringify(block.data));
            if (block.type === 'result')
                for (const each of block.images ?? [])
                    sum += picture(each);
        }
        return Math.ceil(sum);
    };
}
function byArea(longEdge) {
    return ({ width, height }) => {
        const scale = Math.min(1, longEdge / Math.max(width, height));
        return Math.ceil((width * scale * height * scale) / 750);
    };
}
function byTile({ width, height }) {
    const fit = Math.min(1, 2_048 / Math.max(width, height));
    const short = Math.min(1, 768 / (Math.min(width, height) * fit));
    return 85 + 170 * tiles(width * fit * short, 512) * tiles(height * fit * short, 512);
}
function tiles(length, side) {
    return Math.max(1, Math.ceil(length / side));
}

;// CONCATENATED MODULE: ./lib/provider/speak.js





/** A model on a server that speaks this protocol. */
function speak(endpoint, protocol) {
    const { name, images, contextWindow } = endpoint;
    const { path, auth } = protocol;
    const bodies = new WireBodies();
    const conversation = new WireConversation(protocol.encode);
    const of = (message) => conversation.of(message);
    return {
        name,
        images,
        contextWindow,
        weigh: weigher(endpoint.model, images),
        stream: (prompt, signal) => {
            const items = protocol.items?.(prompt, of) ?? prompt.messages.map(of);
            const body = bodies.of(prompt.messages, opening(protocol.head(prompt), protocol.list), items);
            const attempt = (inner) => {
                const reader = protocol.reader({ endpoint, prompt, size: body.length });
                return heard(endpoint, { path, auth, body }, { reader, signal: inner });
            };
            return retried(attempt, endpoint.retry, signal);
        },
    };
}
async function* heard(endpoint, request, { reader, signal }) {
    const open = (inner) => post(endpoint, request, inner);
    for await (const events of watched(open, endpoint.patience, signal, () => reader.isWhole))
        for (const event of events)
            yield* reader.read(event);
    yield* reader.end();
}

;// CONCATENATED MODULE: ./lib/provider/anthropic.js





/** Anthropic's Messages API: thinking goes back as it came, and the prefix is marked for the prompt cache. */
function anthropic(endpoint) {
    // A base URL may be given with or without the version.
    const versioned = /\/v1\/*$/.test(new URL(endpoint.baseUrl).pathname);
    return speak(endpoint, {
        path: versioned ? '/messages' : '/v1/messages',
        auth: authOf(endpoint),
        list: 'messages',
        head: (prompt) => anthropicHead(endpoint, prompt),
        encode: (message) => [anthropicMessage(endpoint, message)],
        items: (prompt, of) => {
            const marked = markedForCache(prompt);
            return prompt.messages.map((message) => marked.has(message) ? toBytes([withMark(anthropicMessage(endpoint, message))]) : of(message));
        },
        reader: (asked) => new MessagesReader(asked),
    });
}
function authOf({ key }) {
    return { 'anthropic-version': '2023-06-01', ...(key !== undefined && { 'x-api-key': key }) };
}
const NO_TOKENS = {
    input_tokens: 0,
    output_tokens: 0,
    cache_read_input_tokens: 0,
    cache_creation_input_tokens: 0,
};
class MessagesReader {
    #endpoint;
    #uniqueId;
    /** Ids of calls by the place of their block. */
    #calls = new Map();
    /** The signature of the thinking block that is open. */
    #signature = '';
    #stop;
    #ended = false;
    #tokens = { ...NO_TOKENS };
    constructor({ endpoint, prompt }) {
        this.#endpoint = endpoint;
        this.#uniqueId = uniqueIds(prompt);
    }
    get isWhole() {
        return this.#ended || this.#stop !== undefined;
    }
    *read(event) {
        switch (event.type) {
            case 'message_start':
                this.#count(event.message.usage);
                break;
            case 'content_block_start':
                yield* this.#start(event.index, event.content_block);
                break;
            case 'content_block_delta':
                yield* this.#add(event.index, event.delta);
                break;
            case 'content_block_stop':
                yield* this.#close();
                break;
            case 'message_delta':
                this.#stop = event.delta.stop_reason ?? this.#stop;
                this.#count(event.usage);
                break;
            case 'message_stop':
                this.#ended = true;
                break;
        }
    }
    *#start(index, block) {
        if (block.type === 'text' && block.text)
            yield { type: 'text', text: block.text };
        if (block.type === 'redacted_thinking')
            yield { type: 'thought', text: '', data: markData({ redacted: block.data }, this.#endpoint.name) };
        if (block.type !== 'tool_use')
            return;
        const id = this.#uniqueId(block.id);
        this.#calls.set(index, id);
        yield { type: 'call', id, name: block.name };
        // Compatible servers may send the whole input at once.
        const whole = JSON.stringify(block.input ?? {});
        if (whole !== '{}' && whole !== '""')
            yield { type: 'args', id, json: whole };
    }
    *#add(index, delta) {
        const id = this.#calls.get(index);
        if (delta.type === 'text_delta' && delta.text)
            yield { type: 'text', text: delta.text };
        if (delta.type === 'thinking_delta' && delta.thinking)
            yield { type: 'thought', text: delta.thinking };
        if (delta.type === 'signature_delta')
            this.#signature += delta.signature;
        if (delta.type === 'input_json_delta' && id !== undefined && delta.partial_json)
            yield { type: 'args', id, json: delta.partial_json };
    }
    *#close() {
        if (this.#signature === '')
            return;
        const signature = this.#signature;
        this.#signature = '';
        yield { type: 'thought', text: '', data: markData({ signature }, this.#endpoint.name) };
    }
    /** Later counts replace earlier ones; what an event leaves out stays. */
    #count(usage) {
        for (const key of Object.keys(NO_TOKENS))
            this.#tokens[key] = usage?.[key] ?? this.#tokens[key];
    }
    *end() {
        const broken = { outcome: 'model-error', again: true };
        if (!this.isWhole)
            throw new Fault('the model server ended its answer before it was whole', broken);
        if (this.#stop === 'model_context_window_exceeded')
            throw new Fault("the answer does not fit into the model's context window any more", {
                outcome: 'model-error',
                again: false,
                overflow: true,
            });
        const { input_tokens, output_tokens, cache_read_input_tokens, cache_creation_input_tokens } = this.#tokens;
        const usage = this.#endpoint.cost({
            input: input_tokens + cache_read_input_tokens + cache_creation_input_tokens,
            output: output_tokens,
            cached: cache_read_input_tokens,
            written: cache_creation_input_tokens,
        });
        yield { type: 'stop', reason: this.#reason(), usage };
    }
    #reason() {
        if (this.#stop === 'max_tokens')
            return 'length';
        if (this.#stop === 'refusal')
            return 'filter';
        return this.#calls.size > 0 ? 'tool' : 'end';
    }
}

// EXTERNAL MODULE: ./lib/contract/message.js
var message = __webpack_require__(41153);
;// CONCATENATED MODULE: ./lib/provider/embedded/code-text.js
const SLASHES = { line: ['//'], block: ['/*', '*/'] };
const HASH = { line: ['#'], block: undefined };
const SYNTAX = {
    js: { ...SLASHES, quotes: ["'", '"', '`'] },
    go: { ...SLASHES, quotes: ['"', '`'] },
    rust: { ...SLASHES, quotes: ['"'] },
    java: { ...SLASHES, quotes: ['"""', '"', "'"] },
    c: { ...SLASHES, quotes: ['"', "'"] },
    php: { line: ['//', '#'], block: ['/*', '*/'], quotes: ['"', "'"] },
    css: { line: [], block: ['/*', '*/'], quotes: ['"', "'"] },
    python: { ...HASH, quotes: ['"""', "'''", '"', "'"] },
    ruby: { ...HASH, quotes: ['"', "'"] },
    sql: { line: ['--'], block: ['/*', '*/'], quotes: ["'"] },
    terraform: { line: ['#', '//'], block: ['/*', '*/'], quotes: [] },
    html: { line: [], block: ['<!--', '-->'], quotes: [] },
};
/** Shells, YAML and Dockerfiles run what stands in their strings, so only comments are blanked. */
const PLAIN = { ...HASH, quotes: [] };
const MULTILINE = new Set(['`', '"""', "'''"]);
/** Splits consecutive lines of one file into code and comments. What came before them is not known: taken as code. */
function codeTexts(lines, language) {
    if (language === 'doc' || language === 'json' || language === 'other')
        return lines.map((line) => ({ code: line, comment: '' }));
    const scanner = new Scanner(SYNTAX[language] ?? PLAIN);
    return lines.map((line) => scanner.line(line));
}
class Scanner {
    #syntax;
    /** What ends the string or block comment that is open. */
    #until = '';
    #inComment = false;
    constructor(syntax) {
        this.#syntax = syntax;
    }
    line(text) {
        let code = '';
        let comment = '';
        let at = 0;
        while (at < text.length) {
            const [length, what] = this.#step(text, at);
            const piece = text.slice(at, at + length);
            code += what === 'code' ? piece : ' '.repeat(length);
            if (what === 'comment')
                comment += piece;
            at += length;
        }
        if (!this.#inComment && !MULTILINE.has(this.#until))
            this.#until = '';
        return { code, comment };
    }
    #step(text, at) {
        if (this.#until !== '')
            return this.#inside(text, at);
        const { line, block, quotes } = this.#syntax;
        if (block && text.startsWith(block[0], at)) {
            this.#until = block[1];
            this.#inComment = true;
            return [block[0].length, 'comment'];
        }
        if (line.some((mark) => startsComment(text, at, mark)))
            return [text.length - at, 'comment'];
        const quote = quotes.find((mark) => text.startsWith(mark, at));
        if (quote === undefined)
            return [1, 'code'];
        this.#until = quote;
        return [quote.length, 'code'];
    }
    #inside(text, at) {
        const kind = this.#inComment ? 'comment' : 'string';
        if (!this.#inComment && text[at] === '\\')
            return [Math.min(2, text.length - at), 'string'];
        if (!text.startsWith(this.#until, at))
            return [1, kind];
        const length = this.#until.length;
        this.#until = '';
        this.#inComment = false;
        return [length, kind === 'comment' ? 'comment' : 'code'];
    }
}
/** `#` starts a comment only after a space (`$#`, `a#b` do not), and `//` not after a colon (a URL). */
function startsComment(text, at, mark) {
    if (!text.startsWith(mark, at))
        return false;
    const before = text[at - 1] ?? ' ';
    return mark === '#' ? /\s/.test(before) : mark !== '//' || before !== ':';
}

;// CONCATENATED MODULE: ./lib/provider/embedded/language.js
const BY_EXTENSION = {
    js: 'js mjs cjs jsx ts tsx mts cts vue svelte',
    python: 'py pyi',
    ruby: 'rb rake',
    go: 'go',
    rust: 'rs',
    java: 'java kt kts scala groovy',
    php: 'php',
    c: 'c h cc cpp cxx hpp hh cs swift m',
    shell: 'sh bash zsh ksh bats',
    powershell: 'ps1 psm1',
    yaml: 'yml yaml',
    json: 'json json5 jsonc',
    terraform: 'tf tfvars hcl',
    sql: 'sql',
    html: 'html htm',
    css: 'css scss less',
    doc: 'md mdx rst txt adoc markdown',
};
const LANGUAGE = new Map(Object.entries(BY_EXTENSION).flatMap(([language, extensions]) => extensions.split(' ').map((extension) => [extension, language])));
/** Languages that are programs, as opposed to data, markup and prose. */
const PROGRAMS = (/* unused pure expression or super */ null && (['js', 'python', 'ruby', 'go', 'rust', 'java', 'php', 'c', 'shell', 'powershell']));
/** The language of a file, told by its name: `workflow` and `docker` by place, `other` where nothing is known. */
function languageOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    if (/(^|\/)\.github\/workflows\/[^/]+\.ya?ml$/i.test(path) || /^action\.ya?ml$/.test(name))
        return 'workflow';
    if (/^(dockerfile|containerfile)(\..+)?$|\.dockerfile$/.test(name))
        return 'docker';
    if (/^(rakefile|gemfile)$/.test(name))
        return 'ruby';
    if (/^(makefile|\.bashrc|\.profile|\.envrc)$/.test(name))
        return 'shell';
    return LANGUAGE.get(/\.([a-z0-9]+)$/.exec(name)?.[1] ?? '') ?? 'other';
}
/** Tests, and what tests use. */
function isTest(path) {
    return /(^|\/)(tests?|specs?|__tests__|__mocks__|e2e|fixtures?|testdata|cypress)(\/|$)|([._-](test|tests|spec|e2e|stories)\.[a-z]+$)|(^|\/)test_[^/]+\.py$|_(test|spec)\.(go|rb|py|exs)$|Tests?\.(java|kt|cs|swift)$/i.test(path);
}
/** What no person writes or reads: bundles, lock files, snapshots, vendored code. */
function isGenerated(path) {
    return /(^|\/)(dist|build|out|vendor|node_modules|third_party|\.yarn|__snapshots__|generated)\/|\.(min\.(js|css)|map|snap|lock|svg|pb\.go|g\.dart)$|(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|go\.sum|[^/]*[._]generated\.[a-z]+)$|_pb2\.py$/i.test(path);
}
/** Programs whose output is their purpose. */
function isScript(path) {
    return /(^|\/)(scripts?|bin|cli|tools?|examples?|samples?|demos?|bench(marks?)?|docs?|\.github)(\/|\.|$)|\.config\.[a-z]+$/i.test(path);
}

;// CONCATENATED MODULE: ./lib/provider/embedded/rule.js


/** Looks for a pattern in the code of each added line (`in: 'raw'` = the line as it is, 'comment' = comments only). */
function onLines(pattern, { in: part = 'code', not } = {}) {
    return ({ added }) => added.filter((line) => pattern.test(line[part]) && !not?.test(line.raw)).map(({ line }) => ({ line }));
}
/** As `onLines`, with a pattern for each language. */
function byLanguage(patterns, options) {
    return (subject, world) => {
        const pattern = patterns[subject.language];
        return pattern ? onLines(pattern, options)(subject, world) : [];
    };
}
/** A self-test's file with these lines. */
const sample = (path, ...lines) => ({ path, text: `${lines.join('\n')}\n` });
function appliesTo(rule, subject) {
    const { languages, skip = [], generated = false } = rule;
    if (subject.file.status === 'deleted')
        return false;
    if (!languages.includes('any') && !languages.includes(subject.language))
        return false;
    if (subject.isGenerated && !generated)
        return false;
    return !(skip.includes('test') && subject.isTest) && !(skip.includes('script') && subject.isScript);
}
function subjectOf(file) {
    const language = languageOf(file.path);
    return {
        file,
        language,
        isTest: isTest(file.path),
        isGenerated: isGenerated(file.path),
        isScript: isScript(file.path),
        added: file.hunks.flatMap((hunk) => addedLines(hunk.lines, language)),
    };
}
/** Longer lines are generated: rules see their start. (Patterns on a line of a megabyte would take minutes.) */
const LINE = 2_000;
function addedLines(lines, language) {
    const after = lines.filter((line) => line.kind !== 'delete');
    const texts = codeTexts(after.map((line) => cut(line.text)), language);
    return after.flatMap((line, index) => line.kind === 'add' && line.new !== undefined
        ? [{ line: line.new, raw: cut(line.text), ...texts[index] }]
        : []);
}
function cut(text) {
    return text.slice(0, LINE).replace(/\r$/, '');
}

;// CONCATENATED MODULE: ./lib/provider/embedded/rule/code.js

/** Left-overs of work: what was meant to be taken out again. */
const CODE_RULES = [
    {
        id: 'conflict-marker',
        severity: 'error',
        languages: ['any'],
        generated: true,
        title: 'Merge-conflict marker',
        say: 'The file still holds a merge-conflict marker: resolve the conflict and take the markers out.',
        look: ({ added }) => {
            const marks = added.filter(({ raw }) => /^(<{7} \S|>{7} \S|\|{7} \S|={7}$)/.test(raw));
            // Seven equals signs alone also underline headings.
            const isConflict = marks.some(({ raw }) => /^[<>]/.test(raw));
            return isConflict ? marks.map(({ line }) => ({ line })) : [];
        },
        match: [
            sample('a.txt', `${'<'.repeat(7)} HEAD`, 'mine', '='.repeat(7), 'theirs', `${'>'.repeat(7)} topic`),
        ],
        notMatch: [sample('a.rst', 'Heading', '='.repeat(7), 'text'), sample('a.sh', `cat <<EOF`)],
    },
    {
        id: 'debugger',
        severity: 'warning',
        languages: ['js', 'python', 'ruby', 'rust', 'php', 'go'],
        title: 'Debugger statement',
        say: 'This stops the program in a debugger or dumps a value: take it out before the merge.',
        look: byLanguage({
            js: /(^|[\s;{}])debugger\s*;?\s*$/,
            python: /\b(breakpoint\(\)|i?pdb\.set_trace\(|import i?pdb\b)/,
            ruby: /\b(binding\.(pry|irb|b)\b|byebug\b)/,
            rust: /\bdbg!\s*[({[]/,
            php: /(^|[^\w>:$])(var_dump|dd|print_r)\s*\(/,
            go: /\b(spew\.Dump|runtime\.Breakpoint)\(/,
        }),
        match: [
            sample('src/a.ts', '  debugger;'),
            sample('a.py', 'x = 1', 'import pdb; pdb.set_trace()'),
            sample('a.rb', 'binding.pry'),
            sample('a.rs', 'let y = dbg!(x);'),
            sample('a.php', 'var_dump($x);'),
        ],
        notMatch: [
            sample('src/a.ts', '// debugger', 'const debuggerUrl = 1;', "open('debugger');"),
            sample('a.py', 'message = "use breakpoint() here"'),
            sample('a.php', '$this->dd($x);'),
        ],
    },
    {
        id: 'debug-output',
        severity: 'info',
        languages: ['js', 'python', 'java', 'go', 'ruby'],
        skip: ['test', 'script'],
        title: 'Debug output',
        say: "This prints while the program runs. If it was for debugging, take it out; if it is meant, use the project's logger.",
        look: (subject, world) => {
            const patterns = {
                js: /\bconsole\.(log|debug|trace|dir|table)\s*\(/,
                python: /^\s*pprint\(|^\s*print\(\s*f?["'](debug|here|test|xxx|>>+|\*\*+|---+)|^\s*print\(\s*\)?\s*# ?debug/i,
                java: /\bSystem\.(out|err)\.print(ln)?\(|\.printStackTrace\(\)/,
                go: /\bfmt\.Print(ln|f)?\(\s*"(debug|here|xxx|>>+|===+)/i,
                ruby: /^\s*(p|pp)\s+\w|^\s*puts\s+["'](debug|here|xxx|>>+|===+)/i,
            };
            const part = subject.language === 'js' || subject.language === 'java' ? 'code' : 'raw';
            return byLanguage(patterns, { in: part })(subject, world);
        },
        match: [
            sample('src/a.ts', 'console.log(user);'),
            sample('app/a.py', '    print("DEBUG", x)'),
            sample('src/A.java', 'e.printStackTrace();'),
            sample('pkg/a.go', 'fmt.Println("here", x)'),
        ],
        notMatch: [
            sample('src/a.ts', 'console.error(error);', '// console.log(x)', "const hint = 'console.log(x)';"),
            sample('scripts/build.mjs', 'console.log("built");'),
            sample('test/a.test.ts', 'console.log(x);'),
            sample('app/a.py', 'print(table)', 'blueprint("x")'),
        ],
    },
    {
        id: 'focused-test',
        severity: 'error',
        languages: ['js', 'go', 'ruby'],
        title: 'Focused test',
        say: 'Only this test (or group) runs; every other test of the file is silently left out. Take the focus out.',
        look: (subject, world) => subject.isTest
            ? byLanguage({
                js: /(^|[^\w.$])(describe|it|test|context|suite)(\.concurrent)?\.only\s*[(.`]|(^|[^\w.$])(fdescribe|fit|fcontext|ftest)\s*\(/,
                go: /(^|\s)(FIt|FDescribe|FContext|FWhen|FSpecify)\(/,
                ruby: /^\s*(fit|fdescribe|fcontext)\s|,\s*:focus\b|\bfocus:\s*true\b/,
            })(subject, world)
            : [],
        match: [
            sample('test/a.test.ts', "it.only('x', () => {});"),
            sample('src/a.spec.js', "fdescribe('x', () => {});"),
            sample('a_test.go', '\tFIt("x", func() {})'),
        ],
        notMatch: [
            sample('test/a.test.ts', "it('x', () => {});", "// it.only('y')", 'benefit(x);', 'model.fit(data);'),
            sample('src/a.ts', 'test.only(x);'),
        ],
    },
    {
        id: 'skipped-test',
        severity: 'warning',
        languages: ['js', 'python', 'go', 'java', 'rust', 'ruby', 'c'],
        title: 'Skipped test',
        say: 'This test does not run any more. Mend it, or write beside it why it is skipped and who will bring it back.',
        look: (subject, world) => subject.isTest || subject.language === 'rust'
            ? byLanguage({
                js: /(^|[^\w.$])(describe|it|test|context|suite)\.(skip|todo)\s*\(|(^|[^\w.$])(xdescribe|xit|xtest|xcontext)\s*\(/,
                python: /@(pytest\.mark\.skip|unittest\.skip)\b(?!if)|\bpytest\.skip\(|\bself\.skipTest\(/,
                go: /\bt\.Skip(f|Now)?\(/,
                java: /^\s*@(Disabled|Ignore)\b/,
                rust: /^\s*#\[ignore\b/,
                ruby: /^\s*(xit|xdescribe|xcontext|pending|skip)\b[ (]/,
                c: /\[(Ignore|Fact\(Skip)|\bXCTSkip\b/,
            })(subject, world)
            : [],
        match: [
            sample('test/a.test.ts', "it.skip('x', () => {});"),
            sample('tests/test_a.py', '@pytest.mark.skip(reason="flaky")'),
            sample('a_test.go', '\tt.Skip("later")'),
            sample('src/lib.rs', '    #[ignore]'),
        ],
        notMatch: [
            sample('tests/test_a.py', '@pytest.mark.skipif(WINDOWS, reason="posix")'),
            sample('test/a.test.ts', 'iterator.skip(2);', "exit('x');"),
        ],
    },
    {
        id: 'todo-without-owner',
        severity: 'info',
        languages: [
            'js',
            'python',
            'ruby',
            'go',
            'rust',
            'java',
            'php',
            'c',
            'shell',
            'yaml',
            'workflow',
            'docker',
            'terraform',
            'sql',
            'css',
        ],
        title: 'TODO without an owner',
        say: 'Nobody is named, and no issue: write `TODO(name)` or the number of an issue, or do it now.',
        look: onLines(/(^|[\s(*#/])(TODO|FIXME|XXX|HACK)\b(?!['"])(?!\s*[([][^)\]]{2,}[)\]])(?![^\n]*(#\d+|https?:\/\/|\b[A-Z][A-Z0-9]+-\d+|@\w))/, {
            in: 'comment',
        }),
        match: [sample('src/a.ts', '// TODO: handle errors'), sample('a.py', 'x = 1  # FIXME later')],
        notMatch: [
            sample('src/a.ts', '// TODO(ann): handle errors', '// FIXME see #12', 'const TODO = 1;', "say('TODO: x');"),
            sample('a.py', '# TODO PROJ-12 remove', '# todo lists are kept here'),
        ],
    },
    {
        id: 'commented-out-code',
        severity: 'info',
        languages: ['js', 'python', 'ruby', 'go', 'rust', 'java', 'php', 'c'],
        title: 'Commented-out code',
        say: 'A block of code was put into comments. Version control keeps the old code: take the block out.',
        look: ({ added }) => {
            const hits = [];
            let run = [];
            const flush = () => {
                const first = run[0];
                const looksLikeCode = run.filter(({ comment }) => CODE_LIKE.test(comment)).length;
                if (first && run.length >= 4 && looksLikeCode >= run.length * 0.75)
                    hits.push({ line: first.line });
                run = [];
            };
            for (const line of added) {
                const follows = run.length === 0 || run.at(-1)?.line === line.line - 1;
                if (!follows)
                    flush();
                if (/^\s*(\/\/|#)/.test(line.raw) && line.code.trim() === '')
                    run.push(line);
                else
                    flush();
            }
            flush();
            return hits;
        },
        match: [
            sample('src/a.ts', '// const a = load();', '// if (a) {', '//   save(a);', '// }', '// done();', 'run();'),
            sample('a.py', '# x = load(1)', '# for y in x:', '#     save(y)', '# close(x)'),
        ],
        notMatch: [
            sample('src/a.ts', '// The cache is warm here.', '// It holds what was read; see load().', '// A miss is rare.', '// So be it.'),
            sample('a.py', '#!/usr/bin/env python', '# Copyright (c) 2026', '# All rights reserved.', '# See LICENSE.'),
        ],
    },
    {
        id: 'suppressed-check',
        severity: 'info',
        languages: ['js', 'python', 'go', 'ruby', 'java'],
        title: 'A check is switched off',
        say: 'A type check or lint rule is switched off without a reason. Name the rule and say why, or mend the code.',
        look: onLines(/@ts-(ignore|nocheck)\s*$|eslint-disable(-next-line|-line)?\s*(\*\/)?\s*$|#\s*type:\s*ignore\s*$|#\s*noqa\s*$|\/\/\s*nolint\s*$|rubocop:disable all\b|@SuppressWarnings\("all"\)/, { in: 'raw' }),
        match: [
            sample('src/a.ts', '// @ts-ignore', '/* eslint-disable */'),
            sample('a.py', 'x = y  # type: ignore'),
        ],
        notMatch: [
            sample('src/a.ts', '// eslint-disable-next-line no-console -- a CLI', '// @ts-expect-error wrong types upstream'),
            sample('a.py', 'x = y  # type: ignore[attr-defined]', 'z = 1  # noqa: E501'),
        ],
    },
];
/** Ends like a statement, opens or closes a block, assigns, or calls. */
const CODE_LIKE = /[;{}]\s*$|^\s*(\/\/|#)\s*(\}|if\b.*[:({]|for\b.*[:({]|return\b|const\b|let\b|var\b|def\b|import\b|func\b)|^\s*(\/\/|#)\s*[\w.]+\s*(=|\+=)\s*\S|^\s*(\/\/|#)\s*[\w.]+\([^)]*\)\s*;?\s*$/;

;// CONCATENATED MODULE: ./lib/provider/embedded/rule/delivery.js
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples are text of workflows and programs

const COMMANDS = ['shell', 'docker', 'workflow', 'yaml', 'js', 'python', 'ruby', 'powershell'];
/** Containers, infrastructure, scripts that set machines up. */
const DELIVERY_RULES = [
    {
        id: 'curl-pipe-shell',
        severity: 'warning',
        languages: COMMANDS,
        skip: ['test'],
        title: 'A download is run unseen',
        say: 'Whatever the server sends runs here, cut short or changed. Download it, check its SHA-256, then run it.',
        look: onLines(/\b(curl|wget)\b[^|;#]*\|\s*(sudo\s+(-\w+\s+)*)?(\/\S*\/)?(ba|z|da|k)?sh\b|\b(ba)?sh\s+(-c\s+)?["']?\$\(\s*(curl|wget)\b|\b(iex|Invoke-Expression)\b.*\b(iwr|Invoke-WebRequest|DownloadString|irm)\b|(iwr|irm)\b[^|]*\|\s*iex\b/, { in: 'raw', not: /^\s*(#|\/\/|\/?\*)/ }),
        match: [
            sample('setup.sh', 'curl -fsSL https://get.a.io | sudo bash'),
            sample('Dockerfile', 'RUN wget -qO- https://a.io/i.sh | sh'),
        ],
        notMatch: [
            sample('setup.sh', 'curl -o x.sh https://a.io/x.sh', '# curl https://a.io | sh', 'curl https://a.io | sha256sum'),
            sample('README.md', 'curl https://a.io | sh'),
        ],
    },
    {
        id: 'loose-file-mode',
        severity: 'warning',
        languages: [...COMMANDS, 'go', 'php', 'java', 'rust', 'c'],
        skip: ['test'],
        title: 'Everybody may write it',
        say: 'Mode 777 (or 666) lets every user of the machine change the file. Give the owner what is needed, others at most reading.',
        look: onLines(/\bchmod\s+(-[a-zA-Z]+\s+)*0?(777|666|a\+rwx|ugo\+rwx)\b|\bchmod(Sync)?\(.*,\s*["']?0?o?(777|666)\b/),
        match: [sample('a.sh', 'chmod -R 777 /data'), sample('a.py', 'os.chmod(path, 0o777)')],
        notMatch: [
            sample('a.sh', 'chmod 755 bin/x', 'chmod +x run.sh', '# chmod 777 x'),
            sample('a.py', 'os.chmod(path, 0o600)'),
        ],
    },
    {
        id: 'unguarded-delete',
        severity: 'warning',
        languages: ['shell', 'docker', 'workflow'],
        title: 'A delete that may reach the root',
        say: 'If the variable is empty or unset, this deletes from the root of the disk. Write "${NAME:?}" so that it stops instead.',
        look: onLines(/\brm\s+(-\w+\s+)*-\w*[rR]\w*\s+(-\w+\s+)*(--\s+)?["']?\$(\w+|\{\w+\})["']?\/(\*|["']?\s*($|[;&|]))|\brm\s+(-\w+\s+)*-\w*[rR]\w*\s+(--no-preserve-root\s+)?\/(\s|$|\*)/),
        match: [sample('a.sh', 'rm -rf "$DIR"/*'), sample('a.sh', 'rm -rf $BUILD/')],
        notMatch: [
            sample('a.sh', 'rm -rf "${DIR:?}"/*', 'rm -rf "$DIR/cache"', 'rm -rf /tmp/build', 'rm -rf ./out/*'),
        ],
    },
    {
        id: 'force-push',
        severity: 'warning',
        languages: ['shell', 'workflow', 'js', 'python', 'ruby'],
        skip: ['test'],
        title: 'A push that overwrites history',
        say: 'It drops what others pushed meanwhile. Use --force-with-lease, or do not force.',
        look: onLines(/\bgit\s+push\s+([^|;&]*\s)?(--force(?!-with-lease|-if-includes)|-f)\b/, {
            in: 'raw',
            not: /^\s*(#|\/\/|\/?\*)/,
        }),
        match: [sample('release.sh', 'git push --force origin main'), sample('release.sh', 'git push -f')],
        notMatch: [sample('release.sh', 'git push --force-with-lease', 'git push origin main', '# git push -f')],
    },
    {
        id: 'docker-latest',
        severity: 'warning',
        languages: ['docker'],
        title: 'The base image is not pinned',
        say: '`latest` (or no tag) is another image tomorrow. Name a version, or better a digest.',
        look: ({ added }) => {
            const stages = new Set(added.map(({ code }) => /^\s*FROM\s.*\sAS\s+(\S+)/i.exec(code)?.[1]?.toLowerCase()));
            return added
                .filter(({ code }) => {
                const image = /^\s*FROM\s+(?:--platform=\S+\s+)?(\S+)/i.exec(code)?.[1];
                if (image === undefined || image.includes('$') || image.includes('@') || image === 'scratch')
                    return false;
                return !stages.has(image.toLowerCase()) && (/:latest$/.test(image) || !/:[^/]+$/.test(image));
            })
                .map(({ line }) => ({ line }));
        },
        match: [sample('Dockerfile', 'FROM node:latest'), sample('Dockerfile', 'FROM ubuntu')],
        notMatch: [
            sample('Dockerfile', 'FROM node:24-slim AS build', 'FROM build', 'FROM scratch', 'FROM ${BASE}', 'FROM reg.io:5000/a:1'),
        ],
    },
    {
        id: 'docker-sudo',
        severity: 'info',
        languages: ['docker'],
        title: 'sudo in a Dockerfile',
        say: 'The build already runs as root, and sudo in the image helps whoever breaks in. Use USER.',
        look: onLines(/^\s*(RUN|&&|\\)?.*\bsudo\s+(?!apt\S* install)/, { not: /install[^&|;]*\bsudo\b/ }),
        match: [sample('Dockerfile', 'RUN sudo make install')],
        notMatch: [
            sample('Dockerfile', 'RUN make install', '# sudo is not needed', 'RUN apt-get install -y sudo curl'),
        ],
    },
    {
        id: 'docker-add-url',
        severity: 'info',
        languages: ['docker'],
        title: 'ADD downloads unseen',
        say: 'The file is not checked. Use ADD --checksum=sha256:… or download it in RUN and compare.',
        look: onLines(/^\s*ADD\s+(?!.*--checksum)(\S+\s+)*https?:\/\//i, { in: 'raw' }),
        match: [sample('Dockerfile', 'ADD https://a.io/x.tgz /x')],
        notMatch: [sample('Dockerfile', 'ADD --checksum=sha256:abc https://a.io/x.tgz /x', 'ADD x.tgz /x')],
    },
    {
        id: 'privileged-container',
        severity: 'warning',
        languages: ['yaml', 'workflow', 'shell', 'terraform'],
        skip: ['test'],
        title: "A container with the host's rights",
        say: 'Whoever takes over this container has the machine. Drop `privileged`, host namespaces and the Docker socket, or say why they are needed.',
        look: onLines(/^\s*-?\s*privileged:\s*true\b|\bdocker\s+run\b.*--privileged\b|\/var\/run\/docker\.sock:|^\s*host(Network|PID|IPC):\s*true\b|\ballowPrivilegeEscalation:\s*true\b/),
        match: [sample('compose.yml', '    privileged: true'), sample('k8s/a.yaml', '      hostNetwork: true')],
        notMatch: [sample('compose.yml', '    privileged: false', '    # privileged: true')],
    },
    {
        id: 'open-to-the-world',
        severity: 'warning',
        languages: ['terraform', 'yaml', 'json'],
        skip: ['test'],
        title: 'Open to the whole internet',
        say: 'Everybody can reach (or read) this. Name the networks or accounts that need it.',
        look: ({ added, language }) => added
            .filter(({ raw }, index) => {
            if (/^\s*#/.test(raw))
                return false;
            if (/\bacl["']?\s*[:=]\s*["']public-read/.test(raw))
                return true;
            if (!/["']0\.0\.0\.0\/0["']|["']::\/0["']/.test(raw))
                return false;
            const near = added
                .slice(Math.max(0, index - 8), index + 1)
                .map((line) => line.raw)
                .join('\n');
            return language === 'terraform'
                ? /\bingress\b/.test(near) && !/\begress\b/.test(near)
                : /ingress/i.test(near);
        })
            .map(({ line }) => ({ line })),
        match: [
            sample('main.tf', 'ingress {', '  from_port = 22', '  cidr_blocks = ["0.0.0.0/0"]', '}'),
            sample('s3.tf', 'acl = "public-read"'),
        ],
        notMatch: [sample('main.tf', 'egress {', '  cidr_blocks = ["0.0.0.0/0"]', '}')],
    },
    {
        id: 'hard-coded-ip',
        severity: 'info',
        languages: [
            'js',
            'python',
            'ruby',
            'go',
            'rust',
            'java',
            'php',
            'c',
            'shell',
            'yaml',
            'workflow',
            'docker',
        ],
        skip: ['test', 'script'],
        title: 'A hard-coded IP address',
        say: 'Addresses move. Use a name, and read it from the configuration.',
        look: ({ added }) => added
            .filter(({ raw, comment }) => {
            const found = /(?:["'`@/]|[=:]\s)(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(?=["'`:/\s]|$)/.exec(raw)?.[1];
            return (found !== undefined &&
                !comment.includes(found) &&
                isPublic(found) &&
                !/version|\boid\b/i.test(raw));
        })
            .map(({ line }) => ({ line })),
        match: [
            sample('src/a.ts', "const host = 'http://52.17.44.9:8080';"),
            sample('src/a.py', 'HOST = "52.17.44.9"'),
        ],
        notMatch: [
            sample('src/a.ts', "listen('0.0.0.0');", "'127.0.0.1:80'", "'10.1.2.3'", "'192.168.1.1/16'", "version: '1.2.3.4'", "'8.8.8.8'", "'203.0.113.5'", "'169.254.169.254'", "'300.1.1.1'"),
        ],
    },
];
/** Not private, not reserved (RFC 1918, 5735, 5737), no well-known resolver. */
function isPublic(ip) {
    const [a = 0, b = 0] = ip.split('.').map(Number);
    if (ip.split('.').some((part) => Number(part) > 255) || a === 0 || a === 10 || a === 127 || a >= 224)
        return false;
    return (!/^(172\.(1[6-9]|2\d|3[01])\.|192\.(168|0)\.|169\.254\.|198\.(1[89]|51)\.|203\.0\.113\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|8\.8\.|1\.[01]\.[01]\.|9\.9\.9\.|4\.4\.)/.test(ip) && !(a < 3 && b < 30));
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
;// CONCATENATED MODULE: ./lib/provider/embedded/rule/file.js


const isNew = (file) => file.status === 'added' || file.status === 'copied' || file.status === 'renamed';
const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);
const LARGE = 3_000;
/** What is wrong with a file as such. */
const FILE_RULES = [
    {
        id: 'no-final-newline',
        severity: 'info',
        languages: ['any'],
        title: 'No line feed at the end',
        say: 'The next line that somebody adds will show as a change of this one, and some tools drop the last line. Add a line feed.',
        look: ({ file }) => {
            if (file.type !== 'file')
                return [];
            const last = file.hunks.at(-1)?.lines.findLast((line) => line.kind !== 'delete');
            const wasSo = file.hunks.at(-1)?.lines.some((line) => line.kind === 'delete' && line.noNewline);
            return last?.kind === 'add' && last.noNewline && !wasSo && last.new !== undefined
                ? [{ line: last.new }]
                : [];
        },
        match: [{ path: 'a.ts', text: 'x' }],
        notMatch: [sample('a.ts', 'x')],
    },
    {
        id: 'mixed-line-ends',
        severity: 'warning',
        languages: ['any'],
        title: 'Mixed line ends',
        say: 'Some of the new lines end in CR LF, some in LF. Use one of them, and a .gitattributes file that keeps it so.',
        look: ({ file }) => {
            const added = file.hunks.flatMap((hunk) => hunk.lines.filter((line) => line.kind !== 'delete'));
            const first = added.find((line) => line.kind === 'add' && line.text.endsWith('\r') !== added[0]?.text.endsWith('\r'));
            return first?.new === undefined || first.noNewline ? [] : [{ line: first.new }];
        },
        match: [{ path: 'a.ts', text: 'a\r\nb\n' }],
        notMatch: [
            { path: 'a.bat', text: 'a\r\nb\r\n' },
            { path: 'a.ts', text: 'a\nb\n' },
        ],
    },
    {
        id: 'binary-program',
        severity: 'warning',
        languages: ['any'],
        generated: true,
        skip: ['test'],
        title: 'A binary that nobody can review',
        say: 'Programs, archives and compiled code cannot be reviewed and stay in the history for ever. Build them in CI, or fetch them with a checksum.',
        look: ({ file }) => isNew(file) &&
            /\.(exe|dll|so|dylib|a|o|obj|lib|jar|war|class|pyc|pyd|zip|tar|tgz|gz|bz2|xz|7z|rar|iso|dmg|msi|deb|rpm|apk|bin|db|sqlite3?|pkl|onnx|pt|h5)$/i.test(file.path) &&
            (file.binary || file.hunks.length === 0)
            ? [{}]
            : [],
        match: [{ path: 'tools/x.exe', text: '', file: { binary: true } }],
        notMatch: [
            { path: 'docs/a.png', text: '', file: { binary: true } },
            { path: 'a.zip', text: '', file: { binary: true, status: 'modified' } },
        ],
    },
    {
        id: 'large-file',
        severity: 'info',
        languages: ['any'],
        title: 'A very large change of one file',
        say: `More than ${LARGE} new lines in one file are not reviewed by anybody. Split it, generate it, or keep it outside the repository.`,
        look: ({ file }) => file.added > LARGE || file.missing === 'too-large'
            ? [{ note: file.added > 0 ? `${file.added} lines were added.` : '' }]
            : [],
        match: [{ path: 'a.csv', text: 'x\n'.repeat(LARGE + 1) }],
        notMatch: [sample('a.ts', 'x'), { path: 'package-lock.json', text: 'x\n'.repeat(LARGE + 1) }],
    },
    {
        id: 'left-over-file',
        severity: 'warning',
        languages: ['any'],
        generated: true,
        title: 'A file that a program left behind',
        say: 'Editors, merges and operating systems leave such files. Take it out and add it to .gitignore.',
        look: ({ file }) => isNew(file) &&
            /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|npm-debug\.log|yarn-error\.log|\.idea\/.*|__pycache__\/.*|nohup\.out|core\.\d+)$|\.(orig|rej|bak|swp|swo|pyc|tmp)$|~$/i.test(file.path)
            ? [{}]
            : [],
        match: [sample('src/a.ts.orig', 'x'), { path: 'docs/.DS_Store', text: '', file: { binary: true } }],
        notMatch: [sample('src/origin.ts', 'x'), { path: 'a.bak', text: '', file: { status: 'modified' } }],
    },
    {
        id: 'ignored-file',
        severity: 'warning',
        languages: ['any'],
        generated: true,
        title: 'A file that .gitignore leaves out',
        say: 'The repository says that files like this one are not kept. It was added by force, or .gitignore is wrong.',
        needs: ({ file }) => (isNew(file) ? ['.gitignore'] : []),
        look: ({ file }, world) => {
            const patterns = world.whole('.gitignore');
            if (!patterns || !isNew(file) || file.path.startsWith('"'))
                return [];
            return ignore({ allowRelativePaths: true })
                .add([...patterns])
                .ignores(file.path)
                ? [{}]
                : [];
        },
        match: [{ ...sample('logs/a.log', 'x'), others: { '.gitignore': '*.log\n' } }],
        notMatch: [
            { ...sample('src/a.ts', 'x'), others: { '.gitignore': '*.log\n!a.log\n' } },
            sample('a.log', 'x'),
        ],
    },
    {
        id: 'symlink-outside',
        severity: 'warning',
        languages: ['any'],
        generated: true,
        title: 'A symbolic link out of the repository',
        say: 'It leads to a place that differs from machine to machine, and may expose files that are not part of the repository.',
        look: ({ file, added }) => {
            if (file.type !== 'symlink')
                return [];
            const target = added[0]?.raw ?? '';
            const depth = file.path.split('/').length - 1;
            const ups = target.split('/').filter((part) => part === '..').length;
            return target.startsWith('/') || /^[A-Za-z]:/.test(target) || ups > depth ? [{ line: 1 }] : [];
        },
        match: [
            { path: 'a/link', text: '/etc/passwd', file: { type: 'symlink' } },
            { path: 'link', text: '../x', file: { type: 'symlink' } },
        ],
        notMatch: [{ path: 'a/link', text: '../b', file: { type: 'symlink' } }],
    },
    {
        id: 'install-script',
        severity: 'warning',
        languages: ['json'],
        skip: ['test'],
        title: 'A script that runs at install time',
        say: 'It runs on the machine of everybody who installs this package, before anything is looked at. Do it in the build instead.',
        look: ({ file, added }) => /(^|\/)package\.json$/.test(file.path)
            ? added
                .filter(({ raw }) => /^\s*"(pre|post)?install"\s*:\s*"/.test(raw))
                .map(({ line }) => ({ line }))
            : [],
        match: [sample('package.json', '    "postinstall": "node x.js",')],
        notMatch: [
            sample('package.json', '    "test": "jest",', '    "prepare": "husky",'),
            sample('a.json', '"postinstall": "x"'),
        ],
    },
    {
        id: 'loose-dependency',
        severity: 'warning',
        languages: ['json'],
        skip: ['test'],
        title: 'A dependency that can change at any time',
        say: 'Any version, or whatever stands on a branch, is installed. Name a version, or a commit.',
        look: ({ file, added }) => /(^|\/)package\.json$/.test(file.path)
            ? added.filter(({ raw }) => LOOSE.test(raw)).map(({ line }) => ({ line }))
            : [],
        match: [sample('package.json', '    "left-pad": "*",', '    "a": "github:b/a",')],
        notMatch: [
            sample('package.json', '    "left-pad": "^1.3.0",', '    "homepage": "https://a.io",', '    "@octokit/core": ">=6",', `    "a": "github:b/a#${'0a1b2c3d4e'.repeat(4)}",`, '    "node": ">=20"'),
        ],
    },
    {
        id: 'lockfile-without-manifest',
        severity: 'info',
        languages: ['any'],
        generated: true,
        skip: ['test'],
        title: 'Only the lock file changed',
        say: 'The versions that are installed change, and the manifest does not. That is right for an update of indirect dependencies: say so in the description. Otherwise regenerate the lock file.',
        look: ({ file }, { change }) => {
            const name = file.path.slice(folderOf(file.path).length);
            const manifests = LOCKS[name];
            if (!manifests || file.status !== 'modified')
                return [];
            const folder = folderOf(file.path);
            // In a workspace the manifest may stand deeper.
            const isThere = change.some(({ path }) => path.startsWith(folder) && manifests.some((manifest) => path.endsWith(manifest)));
            return isThere ? [] : [{}];
        },
        match: [{ path: 'package-lock.json', text: 'x\n', file: { status: 'modified' } }],
        notMatch: [sample('package-lock.json', 'x'), sample('yarn.md', 'x')],
    },
];
/** Any version, or a branch; a package may say in `peerDependencies` that it works with every version from one on. */
const LOOSE = /^\s*"(?!node"|npm"|vscode"|version")[@\w./-]+"\s*:\s*"(\*|latest|next|x|(git\+|git:|github:)[^#"]*(#(main|master|develop|HEAD))?|https?:[^"]*\.(tgz|git))"(?!.*\bdirectory\b)/;
const LOCKS = {
    'package-lock.json': ['package.json'],
    'npm-shrinkwrap.json': ['package.json'],
    'yarn.lock': ['package.json'],
    'pnpm-lock.yaml': ['package.json', 'pnpm-workspace.yaml'],
    'Cargo.lock': ['Cargo.toml'],
    'poetry.lock': ['pyproject.toml'],
    'uv.lock': ['pyproject.toml'],
    'Gemfile.lock': ['Gemfile', '.gemspec'],
    'composer.lock': ['composer.json'],
    'go.sum': ['go.mod'],
    'Pipfile.lock': ['Pipfile'],
};

;// CONCATENATED MODULE: ./lib/provider/embedded/rule/secret.js
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples are text of workflows and programs

/** Samples are put together so that this file itself holds no secret. */
const join = (...parts) => parts.join('');
const TOKEN = /\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_[A-Za-z0-9_]{22,}|\bglpat-[\w-]{20,}|\bxox[abprs]-[\w-]{10,}|\bAIza[\w-]{35}\b|\b[sr]k_live_[A-Za-z0-9]{16,}|(?<![.\w-])sk-(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{32,}|\bnpm_[A-Za-z0-9]{36}\b|\bpypi-[\w-]{50,}|\bSG\.[\w-]{20,}\.[\w-]{20,}|\bhooks\.slack\.com\/services\/T\w+\/B\w+\/\w{16,}/;
const PLACEHOLDER = /\$\{|\{\{|<[^>]+>|%\(|\bprocess\.env|\bos\.environ|\bgetenv|example|sample|dummy|change.?me|placeholder|your[-_ ]|xxx+|\.\.\.|test|fake|mock|redacted|lorem|123456/i;
/** Galley's own seal turned the value into stars before the checklist saw it. */
const SEALED = /(key|token|secret|passw(or)?d|credential|authorization)\w*["']?\]?\s*[:=]+\s*["'`]?(Bearer\s+|Basic\s+)?\*\*\*|:\/\/[^\s:/]+:\*\*\*@/i;
/** What must not be in a repository. The finding never repeats the value. */
const SECRET_RULES = [
    {
        id: 'secret-token',
        severity: 'error',
        languages: ['any'],
        generated: true,
        title: 'An access token',
        say: 'This has the form of a live access token. Revoke it now (history keeps it even when the line is deleted), and read it from a secret store.',
        look: onLines(TOKEN, { in: 'raw', not: /example|x{8}|0{6}|PersonalAccessToken/i }),
        match: [
            sample('src/a.ts', join("const key = 'AKIA", "ABCDEFGH12345678';")),
            sample('x.env.txt', join('GH=ghp', '_', 'a1B2'.repeat(9))),
        ],
        notMatch: [
            sample('src/a.ts', "const key = 'AKIA';", join("const k = 'AKIAIOSFODNN7", "EXAMPLE';"), 'task-sk-list'),
            sample('a.css', '.sk-circle-fade-dot-animation-delay-long { }'),
        ],
    },
    {
        id: 'private-key',
        severity: 'error',
        languages: ['any'],
        generated: true,
        title: 'A private key',
        say: 'Replace the key pair now (history keeps it even when the file is deleted), and keep the new one out of the repository.',
        look: onLines(new RegExp(join('-----BEGIN ((RSA|EC|DSA|OPENSSH|PGP|ENCRYPTED) )?PRIVATE', ' KEY( BLOCK)?-----')), { in: 'raw', not: /["'`]\s*(\)|\+|,|;|in\b)/ }),
        match: [sample('deploy/key.txt', join('-----BEGIN RSA PRIVATE', ' KEY-----'))],
        notMatch: [
            sample('a.txt', '-----BEGIN PUBLIC KEY-----'),
            sample('a.py', join('if "-----BEGIN PRIVATE', ' KEY-----" in text:')),
        ],
    },
    {
        id: 'secret-literal',
        severity: 'warning',
        languages: [
            'js',
            'python',
            'ruby',
            'go',
            'rust',
            'java',
            'php',
            'c',
            'shell',
            'powershell',
            'yaml',
            'workflow',
            'docker',
            'json',
            'terraform',
            'other',
        ],
        skip: ['test'],
        title: 'A secret written into the code',
        say: 'A password or key stands in the file (or something that looks like one). Read it from the environment or a secret store, and replace it if it was real.',
        look: ({ added }) => added
            .filter(({ raw }) => {
            if (SEALED.test(raw))
                return true;
            const value = /\b\w*(passw(or)?d|secret|api_?key|access_?key|auth_?token|private_?key)\w*["']?\]?\s*(:|=|:=|=>)\s*["']([^"'\s]{10,})["']/i.exec(raw)?.[4];
            return value !== undefined && !PLACEHOLDER.test(raw) && isRandom(value);
        })
            .map(({ line }) => ({ line })),
        match: [
            sample('src/a.ts', join("const apiKey = 'q7Zp2", "Lm9Xc4Rt8';")),
            sample('config/a.yml', join('password: "hunter2', 'Kq93xz"')),
            sample('src/b.py', 'API_TOKEN = "***"'),
        ],
        notMatch: [
            sample('src/a.ts', "const password = 'password-input';", join('const apiKey = process', '.env.API_KEY;'), "const secretName = 'my-service-secret-name';", "keyPassword: 'errors.password.required'"),
            sample('config/a.yml', 'password: "${DB_PASSWORD}"', 'secret: "your-secret-2024-here"'),
        ],
    },
    {
        id: 'url-credentials',
        severity: 'error',
        languages: ['any'],
        skip: ['test'],
        title: 'Credentials in a URL',
        say: 'User and password stand in the URL, and end up in logs and histories. Read them from a secret store, and replace them if they were real.',
        look: onLines(/\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s/:@"'`<>${}]{1,64}:[^\s/@"'`<>${}]{3,}@[^\s"'`]/i, {
            in: 'raw',
            not: /:\/\/(user(name)?|usr|u|foo|root|postgres|admin|guest|me|login|name|test):(pass(word|wd)?|pw|secret|p|bar|postgres|root|admin|guest|token|key|example|test)@|example\.(com|org|net)|@(localhost|127\.0\.0\.1|db|postgres|redis|mysql|host)\b|\*\*\*|x{3,}|placeholder/i,
        }),
        match: [sample('src/a.ts', join("const db = 'postgres://svc:", "Zk4mQ9@db1.acme.io/app';"))],
        notMatch: [
            sample('src/a.ts', "'postgres://user:password@db.acme.io/app'", '`https://${user}:${pass}@host`', "'https://acme.io:8443/a@b'"),
        ],
    },
    {
        id: 'secret-file',
        severity: 'error',
        languages: ['any'],
        generated: true,
        skip: ['test'],
        title: 'A file that holds secrets',
        say: 'Files of this kind hold keys or passwords. Take it out of the repository and its history, add it to .gitignore, and replace what it held.',
        look: ({ file }) => file.status !== 'modified' &&
            SECRET_FILE.test(file.path) &&
            !/\.(example|sample|template|dist|defaults?|pub|test|ci)$/i.test(file.path)
            ? [{}]
            : [],
        match: [
            sample('.env', 'A=1'),
            sample('deploy/.env.production', 'A=1'),
            sample('keys/id_rsa', 'x'),
            sample('a/server.pfx', 'x'),
        ],
        notMatch: [
            sample('.env.example', 'A='),
            sample('src/env.ts', 'x'),
            sample('id_rsa.pub', 'x'),
            sample('.env.sample', ''),
        ],
    },
];
const SECRET_FILE = /(^|\/)(\.env(\.[\w-]+)?|id_(rsa|dsa|ecdsa|ed25519)|\.htpasswd|\.netrc|\.pgpass|\.git-credentials|credentials\.json|service-account[\w-]*\.json|[^/]+\.(p12|pfx|jks|keystore|kdbx|ppk))$/i;
/** Letters and digits mixed, no words joined by dots or dashes. */
function isRandom(value) {
    const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]/].filter((kind) => kind.test(value)).length;
    const isWords = /^[a-z]+([-._/:][a-z]+)+$/i.test(value);
    return !isWords && classes >= 2 && /\d/.test(value) && /[a-z]/i.test(value) && new Set(value).size >= 6;
}

;// CONCATENATED MODULE: ./lib/provider/embedded/rule/security.js
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples are text of workflows and programs

/** What makes a program attackable, or fail in silence. */
const SECURITY_RULES = [
    {
        id: 'eval',
        severity: 'warning',
        languages: ['js', 'python', 'php', 'ruby'],
        skip: ['test'],
        title: 'Text is run as code',
        say: 'If any part of the text comes from outside, whoever writes it runs code here. Use a parser or a table of functions.',
        look: byLanguage({
            python: /(^|[^\w.])(eval|exec)\s*\((?!\s*\))/,
            js: /(^|[^\w.$])(window\.|globalThis\.)?eval\s*\(|\bnew\s+Function\s*\(/,
            php: /(^|[^\w>:$])eval\s*\(/,
            ruby: /(^|[^\w.])eval\s*[( ]\s*["'$\w]/,
        }, { not: /^\s*(def|function|async|class)\s/ }),
        match: [
            sample('src/a.js', 'const y = eval(text);', 'new Function(body)'),
            sample('a.py', 'y = eval(text)'),
        ],
        notMatch: [
            sample('src/a.js', 'pattern.exec(text);', 'medieval(x);', "log('eval(x)');", 'redis.eval(script);'),
            sample('a.py', 'model.eval()', 'cursor.exec(q)', 'def eval(self):'),
        ],
    },
    {
        id: 'tls-verification-off',
        severity: 'error',
        languages: ['any'],
        skip: ['test'],
        title: 'TLS certificates are not verified',
        say: 'Whoever stands between can read and change what is sent. Trust the right certificate authority instead.',
        look: (subject, world) => subject.language === 'doc'
            ? []
            : onLines(/\brejectUnauthorized["']?\s*[:=]\s*false|NODE_TLS_REJECT_UNAUTHORIZED["']?\]?\s*[:=]\s*["']?0|\bverify\s*=\s*False\b|\bInsecureSkipVerify\s*:\s*true|CURLOPT_SSL_VERIFY(PEER|HOST)\s*,\s*(false|0)|\bVERIFY_NONE\b|_create_unverified_context|\bdanger_accept_invalid_certs\(\s*true|http\.sslVerify["']?[ =]+["']?false|\bstrict-ssl[ =]+false|\bcurl\s+([^|;&]*\s)?(-[a-zA-Z]*k[a-zA-Z]*|--insecure)\s|\bwget\s[^|;&]*--no-check-certificate/, { not: /^\s*(#|\/\/|\/?\*)/, in: 'raw' })(subject, world),
        match: [
            sample('src/a.ts', 'const agent = new Agent({ rejectUnauthorized: false });'),
            sample('a.py', 'requests.get(url, verify=False)'),
            sample('a.go', 'TLSClientConfig: &tls.Config{InsecureSkipVerify: true},'),
            sample('x.sh', 'curl -sk https://a.b/c', 'export NODE_TLS_REJECT_UNAUTHORIZED=0'),
        ],
        notMatch: [
            sample('src/a.ts', 'rejectUnauthorized: true,', '// rejectUnauthorized: false'),
            sample('a.py', 'requests.get(url, verify=ca)'),
            sample('x.sh', 'curl -fsSL https://a.b/kit', 'curl --location https://a.b/c'),
        ],
    },
    {
        id: 'swallowed-error',
        severity: 'warning',
        languages: ['js', 'java', 'python', 'c', 'php', 'ruby'],
        skip: ['test'],
        title: 'An error is swallowed',
        say: 'Whatever goes wrong here goes unseen. Handle the error, pass it on, or write in the empty block why it may be ignored.',
        look: ({ added, language }) => language === 'python'
            ? added
                .filter((line, index) => {
                const next = added[index + 1];
                const isBroad = /^\s*except(\s+(Base)?Exception(\s+as\s+\w+)?)?\s*:\s*(pass|\.\.\.)?\s*$/.exec(line.code);
                if (!isBroad)
                    return false;
                return (isBroad[4] !== undefined ||
                    (next?.line === line.line + 1 && /^\s*(pass|\.\.\.)\s*$/.test(next.raw)));
            })
                .map(({ line }) => ({ line }))
            : added
                .filter(({ code, comment }) => comment === '' &&
                (language === 'ruby'
                    ? /\brescue\s*(=>\s*\w+)?\s*;?\s*(nil|end)\s*$/
                    : /\bcatch\s*(\([^)]*\))?\s*\{\s*\}/).test(code))
                .map(({ line }) => ({ line })),
        match: [
            sample('src/a.ts', 'try { go(); } catch {}', '} catch (error) { }'),
            sample('a.py', 'try:', '    go()', 'except Exception:', '    pass'),
            sample('A.java', '} catch (IOException e) {}'),
        ],
        notMatch: [
            sample('src/a.ts', '} catch { /* gone already */ }', '} catch (error) { report(error); }'),
            sample('a.py', 'except KeyError:', '    pass', 'except Exception as e:', '    log(e)'),
        ],
    },
    {
        id: 'bare-except',
        severity: 'info',
        languages: ['python'],
        title: 'Bare except',
        say: 'It also catches KeyboardInterrupt and SystemExit. Name the exceptions that are expected.',
        look: ({ added }) => added
            .filter((line, index) => /^\s*except\s*:\s*$/.test(line.code) &&
            !/^\s*(pass|\.\.\.|raise)\s*$/.test(added[index + 1]?.raw ?? ''))
            .map(({ line }) => ({ line })),
        match: [sample('a.py', 'except:', '    retry()')],
        notMatch: [sample('a.py', 'except ValueError:', 'except:', '    raise', 'x = "except:"')],
    },
    {
        id: 'sql-concatenation',
        severity: 'warning',
        languages: ['js', 'python', 'java', 'php', 'ruby', 'go', 'c'],
        skip: ['test'],
        title: 'SQL put together from text',
        say: 'A value that comes from outside can change the statement. Use placeholders and pass the values beside it.',
        look: onLines(/["'`]\s*(SELECT\s[^"'`]{1,200}\sFROM|INSERT\s+INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM)\b([^"'`]*(\$\{(?![A-Z0-9_]+\})|#\{)|[^"`]*["'`]\s*(\+|\.)\s*[\w$(]|[^"`]*["']\s*%\s*[\w(]|[^"`]*["']\.format\()|\bf["']\s*(SELECT\s[^"']*\sFROM|INSERT\s+INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM)\b[^"']*\{|Sprintf\(\s*["`](SELECT\s|INSERT\s+INTO|UPDATE\s|DELETE\s+FROM)[^"`]*%[sdv]/, { in: 'raw', not: /\b(sql|SQL|Prisma\.sql|gql|knex\.raw)`|^\s*(\/\/|#|\*)/ }),
        match: [
            sample('src/a.js', "db.query('SELECT * FROM users WHERE id = ' + id);", 'db.query(`DELETE FROM t WHERE a = ${a}`);'),
            sample('a.py', 'cur.execute(f"SELECT a FROM t WHERE b = {b}")', 'cur.execute("SELECT a FROM t WHERE b = %s" % b)'),
            sample('a.go', 'q := fmt.Sprintf("SELECT a FROM t WHERE b = %s", b)'),
        ],
        notMatch: [
            sample('src/a.js', "db.query('SELECT * FROM users WHERE id = ?', [id]);", 'sql`SELECT a FROM t WHERE b = ${b}`', 'db.run(`DELETE FROM cache_v${VERSION} WHERE url = ?`, [url]);', "say('Select one from the list' + name)"),
            sample('a.py', 'cur.execute("SELECT a FROM t WHERE b = %s", (b,))'),
        ],
    },
    {
        id: 'shell-injection',
        severity: 'warning',
        languages: ['js', 'python', 'ruby', 'php'],
        skip: ['test'],
        title: 'A shell command is put together from text',
        say: 'A value with a quote, a `;` or a `$(…)` in it becomes a command. Pass the program and its arguments as a list.',
        look: onLines(/\b(execSync|exec)\(\s*(`[^`]*\$\{|["'][^"']*["']\s*\+)|\bos\.(system|popen)\(\s*(f["'][^"']*\{|["'][^"']*["']\s*(\+|%))|\bsubprocess\.\w+\(\s*(f["'][^"']*\{|["'][^"']*["']\s*(\+|%)).*shell\s*=\s*True|\b(shell_exec|passthru|system)\(\s*["'][^"']*["']\s*\.\s*\$|\bsystem\(\s*"[^"]*#\{/, { in: 'raw', not: /^\s*(\/\/|#|\*)|\.exec\(\s*`/ }),
        match: [
            sample('src/a.ts', 'execSync(`git log ${branch}`);', "exec('rm ' + name);"),
            sample('a.py', 'os.system(f"rm {name}")', 'subprocess.run(f"ls {x}", shell=True)'),
        ],
        notMatch: [
            sample('src/a.ts', "execFile('git', ['log', branch]);", "execSync('npm ci');", 'pattern.exec(`${a}`);'),
            sample('a.py', 'subprocess.run(["ls", x])', 'os.system("clear")'),
        ],
    },
    {
        id: 'unsafe-deserialization',
        severity: 'warning',
        languages: ['python', 'ruby', 'php', 'java'],
        skip: ['test'],
        title: 'Unsafe deserialization',
        say: 'Data that is loaded this way can run code. Use a safe loader (`yaml.safe_load`, JSON).',
        look: onLines(/\b(c?pickle|dill|shelve|marshal)\.loads?\(|\byaml\.load\((?![^)]*(Safe|CSafe|Base)Loader)|\bMarshal\.load\b|(^|[^\w>])unserialize\(|\.readObject\(\)|\bYAML\.unsafe_load/),
        match: [sample('a.py', 'x = pickle.loads(data)', 'yaml.load(text)')],
        notMatch: [
            sample('a.py', 'yaml.load(text, Loader=yaml.SafeLoader)', 'json.loads(data)', 'yaml.safe_load(x)'),
        ],
    },
    {
        id: 'html-injection',
        severity: 'warning',
        languages: ['js', 'html', 'ruby', 'php'],
        skip: ['test'],
        title: 'Text is put into a page as HTML',
        say: 'If any of it comes from a user, it can run scripts in the page. Set text, or clean the HTML first.',
        look: onLines(/\bdangerouslySetInnerHTML\s*=|\.(inner|outer)HTML\s*\+?=(?!=)(?!\s*(["'])\s*\2\s*;?\s*$)|\bdocument\.write(ln)?\(|\bv-html\s*=|\.insertAdjacentHTML\(|\bhtml_safe\b|\[innerHTML\]\s*=/),
        match: [
            sample('src/a.tsx', '<div dangerouslySetInnerHTML={{ __html: text }} />', 'node.innerHTML = text;'),
        ],
        notMatch: [
            sample('src/a.ts', "node.innerHTML = '';", 'if (a.innerHTML === b) {}', 'node.textContent = text;'),
        ],
    },
    {
        id: 'weak-random',
        severity: 'warning',
        languages: ['js', 'python', 'java', 'php', 'go'],
        skip: ['test'],
        title: 'A secret from a weak random generator',
        say: 'These numbers can be guessed. Use the cryptographic generator (`crypto.randomBytes`, `secrets`, `SecureRandom`).',
        look: onLines(/(token|secret|passw|nonce|salt|session_?id|api_?key|otp)\w*["']?\]?\s*[:=][^=].*(Math\.random\(|\brandom\.(random|randint|choice|choices)\(|new Random\(|\b(mt_)?rand\(|rand\.Int)/i),
        match: [
            sample('src/a.ts', 'const token = Math.random().toString(36);'),
            sample('a.py', 'otp = random.randint(1000, 9999)'),
        ],
        notMatch: [
            sample('src/a.ts', 'const x = Math.random();', "const token = randomBytes(16).toString('hex');"),
        ],
    },
    {
        id: 'weak-hash',
        severity: 'info',
        languages: ['js', 'python', 'java', 'php', 'go', 'ruby'],
        skip: ['test'],
        title: 'MD5 or SHA-1',
        say: 'Fine as a checksum, broken for signatures and passwords. Use SHA-256, or a password hash such as scrypt or argon2.',
        look: onLines(/createHash\(\s*["'](md5|sha1)["']|\bhashlib\.(md5|sha1)\((?![^)]*usedforsecurity\s*=\s*False)|MessageDigest\.getInstance\(\s*"(MD5|SHA-?1)"|\b(md5|sha1)\.(New|Sum)\b|(^|[^\w>$:])(md5|sha1)\(\s*\$|Digest::(MD5|SHA1)\b/i, { in: 'raw', not: /^\s*(\/\/|#|\*)/ }),
        match: [sample('src/a.ts', "createHash('md5').update(x);"), sample('a.py', 'hashlib.sha1(x)')],
        notMatch: [
            sample('src/a.ts', "createHash('sha256')"),
            sample('a.py', 'hashlib.md5(x, usedforsecurity=False)'),
        ],
    },
    {
        id: 'debug-mode',
        severity: 'warning',
        languages: ['python', 'php', 'js'],
        skip: ['test', 'script'],
        title: 'Debug mode is on',
        say: 'It shows source code and settings to whoever causes an error. Read it from the environment, off by default.',
        look: onLines(/^\s*DEBUG\s*=\s*True\b|\bapp\.run\([^)]*debug\s*=\s*True|ini_set\(\s*["']display_errors["']\s*,\s*(1|true|["'](1|on)["'])/i, { in: 'raw' }),
        match: [sample('app/settings.py', 'DEBUG = True'), sample('app/main.py', 'app.run(debug=True)')],
        notMatch: [sample('app/settings.py', 'DEBUG = os.environ.get("DEBUG") == "1"', '# DEBUG = True')],
    },
    {
        id: 'open-cors',
        severity: 'info',
        languages: ['js', 'python', 'java', 'go', 'php', 'ruby'],
        skip: ['test'],
        title: 'Any site may read the answers',
        say: "`Access-Control-Allow-Origin: *` lets every web page use this API from its visitors' browsers. Name the origins.",
        look: onLines(/Access-Control-Allow-Origin["']?\s*[,:=]\s*["']\*["']|\bCORS_(ORIGIN_)?ALLOW_ALL(_ORIGINS)?\s*=\s*True|\ballow_origins\s*=\s*\[\s*["']\*["']/i, { in: 'raw', not: /^\s*(\/\/|#|\*)/ }),
        match: [
            sample('src/a.ts', "res.setHeader('Access-Control-Allow-Origin', '*');"),
            sample('a.py', 'allow_origins=["*"],'),
        ],
        notMatch: [sample('src/a.ts', "res.setHeader('Access-Control-Allow-Origin', origin);")],
    },
    {
        id: 'hidden-unicode',
        severity: 'error',
        languages: ['any'],
        title: 'Hidden characters that turn text around',
        say: 'Bidirectional control characters make code look different from what it does (CVE-2021-42574). Take them out.',
        look: ({ added }) => added.filter(({ raw }) => /[\u202a-\u202e\u2066-\u2069]/.test(raw)).map(({ line }) => ({ line })),
        match: [sample('src/a.ts', 'const a = "\u202e x";')],
        notMatch: [sample('src/a.ts', 'const a = "שלום, مرحبا";')],
    },
];

;// CONCATENATED MODULE: ./lib/provider/embedded/rule/workflow.js
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples are text of workflows and programs

const needsWhole = ({ file }) => [file.path];
const WORKFLOW = '.github/workflows/ci.yml';
/** Fields of an event that whoever opens an issue, a pull request or a comment may write. */
const UNTRUSTED = /\$\{\{[^}]*\b(github\.event\.(issue|pull_request|discussion|comment|review|review_comment|head_commit|commits|pages|workflow_run)\b[\w.[\]*]*\.(title|body|message|name|email|label|default_branch|page_name|ref|head_branch|display_title)\b|github\.head_ref|github\.event\.(inputs|client_payload)\.)/;
/** GitHub workflows: what hands the repository's rights to strangers. */
const WORKFLOW_RULES = [
    {
        id: 'workflow-write-all',
        severity: 'error',
        languages: ['workflow'],
        title: 'The workflow may write everything',
        say: '`write-all` gives every step (and every action it uses) the right to change code, releases and settings. List the few permissions it needs.',
        look: onLines(/^\s*permissions:\s*["']?write-all\b/),
        match: [sample(WORKFLOW, 'permissions: write-all')],
        notMatch: [
            sample(WORKFLOW, 'permissions: read-all', '# permissions: write-all'),
            sample('a.yml', 'permissions: write-all'),
        ],
    },
    {
        id: 'workflow-no-permissions',
        severity: 'info',
        languages: ['workflow'],
        title: 'The workflow does not say what it may do',
        say: "Without `permissions` the token has the repository's default rights, which may be to write everything. Add `permissions: { contents: read }` at the top.",
        needs: needsWhole,
        look: ({ file }, world) => {
            const whole = world.whole(file.path);
            if (file.status !== 'added' || !whole || !whole.some((line) => /^jobs:/.test(line)))
                return [];
            return whole.some((line) => /^\s*permissions:/.test(line)) ? [] : [{ line: 1 }];
        },
        match: [sample(WORKFLOW, 'on: push', 'jobs:', '  a:', '    runs-on: ubuntu-24.04')],
        notMatch: [sample(WORKFLOW, 'on: push', 'permissions: {}', 'jobs:'), sample('action.yml', 'name: x')],
    },
    {
        id: 'unpinned-action',
        severity: 'warning',
        languages: ['workflow'],
        title: 'An action is not pinned to a commit',
        say: "A tag or branch can be moved to other code, which then runs with this workflow's rights and secrets. Pin the full commit SHA, with the version in a comment.",
        look: onLines(/^\s*(-\s+)?uses:\s*["']?(?!\.\/|docker:\/\/|actions\/|github\/)[\w.-]+\/[\w./-]+@(?![0-9a-f]{40}\b|[0-9a-f]{64}\b)\S+/),
        match: [sample(WORKFLOW, '      - uses: someone/tool@v2'), sample(WORKFLOW, '        uses: a/b/c@main')],
        notMatch: [
            sample(WORKFLOW, `      - uses: someone/tool@${'a1b2c3d4e5'.repeat(4)} # v2`, '      - uses: ./local', '      - uses: actions/checkout@v5', '      # uses: someone/tool@v2'),
        ],
    },
    {
        id: 'unpinned-first-party-action',
        severity: 'info',
        languages: ['workflow'],
        title: 'An action follows a branch',
        say: 'A branch changes under you. Pin a version, or better the full commit SHA.',
        look: onLines(/^\s*(-\s+)?uses:\s*["']?(actions|github)\/[\w./-]+@(main|master)\b/),
        match: [sample(WORKFLOW, '      - uses: actions/checkout@main')],
        notMatch: [sample(WORKFLOW, '      - uses: actions/checkout@v5')],
    },
    {
        id: 'expression-injection',
        severity: 'error',
        languages: ['workflow'],
        title: 'Text from outside is put into a script',
        say: 'The expression is replaced before the shell runs, so a title or branch name such as `$(curl …)` is run as a command. Put it into `env:` and use "$NAME" in the script.',
        needs: needsWhole,
        look: ({ file, added }, world) => {
            const whole = world.whole(file.path) ?? [];
            return added
                .filter((line) => UNTRUSTED.test(line.code) && workflow_isScript(line, whole))
                .map(({ line }) => ({ line }));
        },
        match: [
            sample(WORKFLOW, '      - run: echo "${{ github.event.issue.title }}"'),
            sample(WORKFLOW, '      - run: |', '          set -e', '          git checkout ${{ github.head_ref }}'),
            sample(WORKFLOW, '        with:', '          script: |', "            core.info('${{ github.event.comment.body }}')"),
        ],
        notMatch: [
            sample(WORKFLOW, '        env:', '          TITLE: ${{ github.event.issue.title }}', '        run: echo "$TITLE"'),
            sample(WORKFLOW, '      - run: echo ${{ github.event.pull_request.number }} ${{ github.sha }}'),
            sample(WORKFLOW, '    if: contains(github.event.comment.body, "/x")', '    name: ${{ github.head_ref }}'),
        ],
    },
    {
        id: 'pull-request-target-checkout',
        severity: 'error',
        languages: ['workflow'],
        title: "Foreign code runs with this repository's secrets",
        say: "`pull_request_target` has a write token and secrets, and this checks out the pull request's own code: building or testing it hands them over. Use `pull_request`, or never run what was checked out.",
        needs: needsWhole,
        look: ({ file, added }, world) => headCheckouts(added, world.whole(file.path) ?? []),
        match: [
            sample(WORKFLOW, 'on: pull_request_target', 'jobs:', '  a:', '    steps:', '      - uses: actions/checkout@v5', '        with:', '          ref: ${{ github.event.pull_request.head.sha }}'),
        ],
        notMatch: [
            sample(WORKFLOW, 'on: pull_request', 'jobs:', '  a:', '    steps:', '      - uses: actions/checkout@v5', '        with:', '          ref: ${{ github.event.pull_request.head.sha }}'),
            sample(WORKFLOW, 'on: pull_request_target', 'jobs:', '  a:', '    steps:', '      - uses: actions/checkout@v5'),
        ],
    },
    {
        id: 'secret-in-log',
        severity: 'error',
        languages: ['workflow'],
        title: 'A secret is printed',
        say: 'The runner masks the exact value only: any change of form (JSON, base64, one line of many) is printed as it is. Take it out.',
        look: onLines(/\b(echo|printf|cat <<<)\b[^|>]*\$\{\{\s*secrets\.\w+\s*\}\}[^|>]*$|toJSON\(\s*secrets\s*\)/i),
        match: [
            sample(WORKFLOW, '      - run: echo "${{ secrets.TOKEN }}"'),
            sample(WORKFLOW, '        env: { ALL: "${{ toJSON(secrets) }}" }'),
        ],
        notMatch: [
            sample(WORKFLOW, '      - run: echo "${{ secrets.TOKEN }}" | docker login -u x --password-stdin', '        env: { T: "${{ secrets.T }}" }'),
        ],
    },
    {
        id: 'workflow-secrets-inherit',
        severity: 'info',
        languages: ['workflow'],
        title: 'All secrets are passed on',
        say: '`secrets: inherit` hands every secret to the called workflow. Name the ones it needs.',
        look: onLines(/^\s*secrets:\s*inherit\b/),
        match: [sample(WORKFLOW, '    secrets: inherit')],
        notMatch: [sample(WORKFLOW, '    secrets:', '      token: ${{ secrets.T }}')],
    },
    {
        id: 'workflow-command-deprecated',
        severity: 'warning',
        languages: ['workflow', 'shell', 'js', 'python'],
        skip: ['test'],
        title: 'A workflow command that is switched off',
        say: 'Any text that is printed could set outputs or variables this way, so the runner ignores (or deprecates) it. Write to "$GITHUB_OUTPUT" or "$GITHUB_ENV".',
        look: onLines(/(echo|print|log|write)\b.*::(set-output|set-env|add-path|save-state)\b|ACTIONS_ALLOW_UNSECURE_COMMANDS["']?\s*[:=]\s*["']?true/, { in: 'raw', not: /^\s*(#|\/\/|\/?\*)/ }),
        match: [sample(WORKFLOW, '      - run: echo "::set-output name=a::b"')],
        notMatch: [
            sample(WORKFLOW, '      - run: echo "a=b" >> "$GITHUB_OUTPUT"', '      # echo "::set-output name=a::b"'),
        ],
    },
];
function headCheckouts(added, whole) {
    const isTarget = whole.some((line) => /^\s*(on:.*|-\s*)?["']?pull_request_target["']?\b/.test(line) && !/^\s*#/.test(line));
    if (!isTarget)
        return [];
    return added
        .filter(({ code }) => /\bref:\s*.*(github\.event\.pull_request\.head\.(sha|ref)|github\.head_ref|refs\/pull\/)|\bgh pr checkout\b/.test(code))
        .map(({ line }) => ({ line }));
}
/** Whether a line is part of a `run:` or `script:` value: on the key's own line, or deeper than it. */
function workflow_isScript({ line, raw }, whole) {
    const key = /^\s*(-\s+)?(run|script):/;
    if (key.test(raw))
        return true;
    let depth = indent(raw);
    for (let at = line - 2; at >= 0; at -= 1) {
        const text = whole[at] ?? '';
        if (text.trim() === '' || indent(text) >= depth)
            continue;
        if (/:\s*[|>][-+\d]*\s*(#.*)?$/.test(text) || key.test(text))
            return key.test(text);
        depth = indent(text);
    }
    return false;
}
function indent(text) {
    return /^\s*(-\s+)?/.exec(text)?.[0].length ?? 0;
}

;// CONCATENATED MODULE: ./lib/provider/embedded/rules.js






/** Every rule of the checklist. To add one: its entry in the file of its family, with samples that test it. */
const RULES = [
    ...SECRET_RULES,
    ...WORKFLOW_RULES,
    ...SECURITY_RULES,
    ...CODE_RULES,
    ...DELIVERY_RULES,
    ...FILE_RULES,
];
/** The rules as a Markdown table, for the docs. */
function ruleTable() {
    const rows = RULES.map(({ id, severity, languages, title, skip = [] }) => {
        const left = skip.length > 0 ? ` (not in ${skip.map((each) => `${each}s`).join(' and ')})` : '';
        return `| \`${id}\` | ${severity} | ${title} | ${languages.join(', ')}${left} |`;
    });
    return ['| rule | severity | what it says | where it looks |', '|---|---|---|---|', ...rows].join('\n');
}

;// CONCATENATED MODULE: ./lib/provider/embedded/closing.js


/** The last words: that no model was used, what was found, what was looked at and what was not. */
function closingText({ change, all, shown, listed, refused, unseen }) {
    const head = `No model was used: ${RULES.length} fixed rules of Galley's built-in checklist were applied to the added lines of this change.`;
    if (change.length === 0 && unseen === 0)
        return `${head}\n\nThe change is empty: nothing was reviewed.`;
    return [
        head,
        counts(all),
        ...listed.map(({ severity, path, line, title, rule }) => `- ${severity}: ${path}${line ? `:${line}` : ''}: ${title} (\`${rule}\`)`),
        covered(change),
        shown < all.length ? `${many(all.length - shown, 'finding')} of lower severity left out.` : '',
        refused > 0 ? `${many(refused, 'finding')} could not be handed in.` : '',
        unseen > 0 ? `Not covered: ${many(unseen, 'file')} whose change could not be seen (whole).` : '',
        'Rules see forms, not meaning: that none matched does not say that the change is right.',
    ]
        .filter((part) => part !== '')
        .join('\n\n')
        .replace(/\n\n- /g, '\n- ');
}
function counts(all) {
    const count = (severity) => all.filter((finding) => finding.severity === severity).length;
    const words = [
        many(count('error'), 'error'),
        many(count('warning'), 'warning'),
        many(count('info'), 'note'),
    ].join(', ');
    return all.length === 0 ? 'No rule matched.' : `**${many(all.length, 'finding')}**: ${words}.`;
}
function covered(change) {
    const lines = change.reduce((sum, file) => sum + file.added, 0);
    const some = (count, words) => (count > 0 ? [`${count} ${words}`] : []);
    const parts = [
        ...some(change.filter((file) => file.status === 'deleted').length, 'deleted (not looked at)'),
        ...some(change.filter((file) => file.binary).length, 'binary (judged by name)'),
        ...some(change.filter((file) => subjectOf(file).isGenerated).length, 'generated (only secrets and conflicts)'),
    ];
    return `Covered: ${many(change.length, 'file')}, ${many(lines, 'added line')}${parts.length > 0 ? `; of the files, ${parts.join(', ')}` : ''}.`;
}
function many(count, word) {
    return `${count} ${word}${count === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./lib/provider/embedded/shown-diff.js
const HUNK = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
/** The files of a diff as it was shown; one that cannot be read is left out, and so counts as not seen. */
function readShown(shown, parse) {
    const text = recounted(shown);
    const whole = attempt(text, parse);
    return whole ?? text.split(/(?=^diff --git )/m).flatMap((part) => attempt(part, parse) ?? []);
}
function attempt(text, parse) {
    try {
        return parse(text);
    }
    catch {
        return undefined;
    }
}
/**
 * What a model is shown may stop in the middle of a hunk (a page's end), and a secret of several lines is one line of
 * stars in it. So the counts in each hunk's header are made to say what really follows.
 */
function recounted(diff) {
    const out = [];
    let header = -1;
    const counts = { old: 0, now: 0 };
    const close = () => {
        if (header >= 0)
            out[header] = (out[header] ?? '').replace(HUNK, `@@ -$1,${counts.old} +$2,${counts.now} @@`);
        header = -1;
        counts.old = 0;
        counts.now = 0;
    };
    for (const line of diff.replace(/\n$/, '').split('\n')) {
        if (HUNK.test(line) || line.startsWith('diff --git ')) {
            close();
            if (line.startsWith('@@'))
                header = out.length;
        }
        else if (header >= 0) {
            if (!/^([ +\\-]|\r?$)/.test(line))
                continue;
            const kind = line[0];
            if (kind !== '+' && kind !== '\\')
                counts.old += 1;
            if (kind !== '-' && kind !== '\\')
                counts.now += 1;
        }
        out.push(line);
    }
    close();
    return out.map((line) => `${line}\n`).join('');
}

;// CONCATENATED MODULE: ./lib/provider/embedded/gather.js

const PAGES_A_TURN = 20;
const MOST_PAGES_OF_A_FILE = 10;
const MOST_PAGES_OF_THE_LIST = 20;
/**
 * `diff` answers with the list of files and then with their patches, in pages. When that is more than a page, the files
 * after it are asked for one by one, many in a turn, so that a large change does not use up the turns.
 */
function gather(past, parseDiff) {
    const parse = (text) => readShown(text, parseDiff);
    const calls = past.filter(({ name }) => name === 'diff');
    const whole = calls.filter(({ args }) => args.path === undefined);
    const refused = whole.find(({ ok }) => !ok);
    if (refused)
        return { files: [], wants: [], unseen: 0, failed: refused.text };
    if (whole.length === 0)
        return { files: [], wants: [{}], unseen: 0 };
    const { text, next } = joinPages(whole);
    const listEnd = text.indexOf('\ndiff --git ');
    if (listEnd < 0 && next !== undefined && whole.length < MOST_PAGES_OF_THE_LIST)
        return { files: [], wants: [{ offset: next }], unseen: 0 };
    const listed = listedFiles(listEnd < 0 ? text : text.slice(0, listEnd));
    const parsed = parse(text);
    // The last file of a page may go on behind it.
    const files = next === undefined ? parsed : parsed.slice(0, -1);
    return next === undefined
        ? { files, wants: [], unseen: missing(listed, files, text) }
        : oneByOne({ calls, listed, first: files, text, parse });
}
function oneByOne({ calls, listed, first, text, parse }) {
    const done = new Set(first.map(({ path }) => path));
    const pages = new Map();
    for (const call of calls)
        if (typeof call.args.path === 'string')
            pages.set(call.args.path, [...(pages.get(call.args.path) ?? []), call]);
    const files = [...first];
    const wants = [];
    let cut = 0;
    for (const path of listed.filter((each) => !done.has(each))) {
        const own = pages.get(path);
        if (!own) {
            wants.push({ path });
            continue;
        }
        const { text: patch, next } = joinPages(own.filter(({ ok }) => ok));
        files.push(...parse(patch));
        if (next !== undefined && own.length < MOST_PAGES_OF_A_FILE)
            wants.push({ path, offset: next });
        else if (next !== undefined)
            cut += 1;
    }
    return { files, wants: wants.slice(0, PAGES_A_TURN), unseen: cut + missing(listed, files, text) };
}
/** A page ends with a note in brackets that says where the next one starts. */
function joinPages(pages) {
    let text = '';
    let next;
    for (const page of pages) {
        const note = /\n\n\[\d+ characters left: call diff with offset (\d+)\]\s*$/.exec(page.text);
        text += note ? page.text.slice(0, note.index) : page.text;
        next = note?.[1] === undefined ? undefined : Number(note[1]);
    }
    return { text, next };
}
/** Rows such as `renamed  a.ts -> b.ts (+1 -0)`. */
function listedFiles(list) {
    return list.split('\n').flatMap((row) => {
        const [, status, name] = /^(added|deleted|modified|renamed|copied) +(.+) \((?:binary|\+\d+ -\d+)(?:, not shown: .*)?\)$/.exec(row) ?? [];
        if (name === undefined)
            return [];
        const isMoved = status === 'renamed' || status === 'copied';
        return [isMoved ? (name.split(' -> ').at(-1) ?? name) : name];
    });
}
/** Listed files whose patch was not shown, and files that are only counted. */
function missing(listed, files, text) {
    const seen = new Set(files.map(({ path }) => path));
    const hidden = /^\((\d+) more files that cannot be shown\)$/m.exec(text)?.[1];
    return listed.filter((path) => !seen.has(path)).length + Number(hidden ?? 0);
}

;// CONCATENATED MODULE: ./lib/provider/embedded/history.js
/** Every answered call of the conversation, in order. */
function pastCalls({ messages }) {
    const results = new Map();
    for (const message of messages)
        if (message.role === 'user')
            for (const block of message.blocks)
                if (block.type === 'result')
                    results.set(block.id, block);
    return messages.flatMap((message) => message.role === 'user'
        ? []
        : message.blocks.flatMap((block) => {
            const result = block.type === 'call' ? results.get(block.id) : undefined;
            if (block.type !== 'call' || !result)
                return [];
            return [
                {
                    name: block.name,
                    args: block.args,
                    ok: result.ok,
                    text: result.text,
                },
            ];
        }));
}
/** Files that were read, without what `read` adds: a heading line, and a number before each line. */
function filesRead(past) {
    const files = new Map();
    for (const { name, args, ok, text } of past) {
        const path = Array.isArray(args.paths) ? args.paths[0] : undefined;
        if (name === 'read' && ok && typeof path === 'string')
            files.set(path, plainText(text));
    }
    return files;
}
function plainText(text) {
    const lines = [];
    for (const line of text.split('\n')) {
        const [, number, content = ''] = /^\s*(\d+)(?::|\t|→|\| ?)(.*)$/.exec(line) ?? [];
        if (number !== undefined)
            lines[Number(number) - 1] = content;
    }
    return Array.from(lines, (line) => line ?? '').join('\n');
}

;// CONCATENATED MODULE: ./lib/provider/embedded/review.js


/** Further places of one rule in one file are counted in the last of these findings, not repeated. */
const MOST_PER_RULE_AND_FILE = 3;
const WEIGHT = { error: 0, warning: 1, info: 2 };
/** What the rules say about a change: the gravest first, then by file and line. */
function review(change, read) {
    const world = worldOf(change, read);
    const findings = change.flatMap((file) => {
        const subject = subjectOf(file);
        return RULES.filter((rule) => appliesTo(rule, subject)).flatMap((rule) => toFindings(rule, file, rule.look(subject, world)));
    });
    return findings.sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity] ||
        (a.path < b.path ? -1 : a.path > b.path ? 1 : (a.line ?? 0) - (b.line ?? 0)));
}
/** Files that rules want to see whole and that the diff does not show whole. */
function wanted(change) {
    const paths = change.flatMap((file) => {
        const subject = subjectOf(file);
        return RULES.filter((rule) => rule.needs && appliesTo(rule, subject)).flatMap((rule) => rule.needs?.(subject) ?? []);
    });
    const isShown = (path) => change.some((file) => file.path === path && file.status === 'added');
    return [...new Set(paths)].filter((path) => !isShown(path));
}
/** A new file stands whole in the diff; others are known when they were read. */
function worldOf(change, read) {
    const known = new Map();
    for (const [path, text] of read)
        known.set(path, text.split('\n'));
    for (const file of change)
        if (file.status === 'added')
            known.set(file.path, file.hunks.flatMap((hunk) => hunk.lines.map((line) => line.text.replace(/\r$/, ''))));
    return { change, whole: (path) => known.get(path) };
}
function toFindings(rule, file, hits) {
    const shown = hits.slice(0, MOST_PER_RULE_AND_FILE);
    const more = hits
        .slice(MOST_PER_RULE_AND_FILE)
        .flatMap((hit) => (hit.line === undefined ? [] : [hit.line]));
    return shown.map((hit, index) => {
        const lines = more.slice(0, 20).join(', ') + (more.length > 20 ? ' …' : '');
        const also = index === shown.length - 1 && more.length > 0
            ? `Also in ${more.length} more lines of this file: ${lines}.`
            : '';
        return {
            path: file.path,
            ...(hit.line !== undefined && { line: hit.line }),
            side: 'RIGHT',
            severity: rule.severity,
            title: rule.title,
            body: [rule.say, hit.note ?? '', also].filter((part) => part !== '').join('\n\n'),
            rule: rule.id,
        };
    });
}

;// CONCATENATED MODULE: ./lib/provider/embedded/checklist.js





const MOST_FILES_READ = 24;
const FINDINGS_A_TURN = 25;
/** Beyond this a reader is not helped by more; the closing text says how many were left out. */
const MOST_FINDINGS = 100;
/**
 * Reviews the change under review with a table of rules: no model, no key, no network. It goes through the same loop as
 * a model: it asks for the diff and for files with tool calls, hands in findings with `review_comment`, and closes with
 * a text that says what it is. Each turn follows from the conversation alone.
 */
function checklist(parseDiff) {
    return {
        name: 'embedded/checklist',
        images: false,
        contextWindow: 0,
        async *stream(prompt, signal) {
            signal.throwIfAborted();
            const { text, calls } = nextStep(prompt, parseDiff);
            const turn = prompt.messages.length;
            yield { type: 'text', text };
            for (const [index, { name, args }] of calls.entries()) {
                const id = `checklist_${turn}_${index}`;
                yield { type: 'call', id, name };
                yield { type: 'args', id, json: JSON.stringify(args) };
            }
            yield { type: 'stop', reason: calls.length > 0 ? 'tool' : 'end', usage: message/* NO_USAGE */.y };
        },
    };
}
const INTRO = "No model is used: this is Galley's built-in checklist";
function nextStep(prompt, parseDiff) {
    const has = (name) => prompt.tools.some((tool) => tool.name === name);
    if (!has('diff'))
        return {
            text: `${INTRO}. It reviews a change, and for that it needs the tool \`diff\` (and \`review_comment\` to hand in what it finds). Add them to the recipe's tools, or name a model.`,
            calls: [],
        };
    const past = pastCalls(prompt);
    const { files: change, wants, unseen, failed } = gather(past, parseDiff);
    if (failed !== undefined)
        return { text: `${INTRO}, and it could not see the change. ${failed}`, calls: [] };
    if (wants.length > 0) {
        const isFirst = past.length === 0;
        const calls = wants.map((args) => ({ name: 'diff', args }));
        return isFirst
            ? { text: `${INTRO}. First the change.`, calls: [...todo(has, 0), ...calls] }
            : { text: 'More of the change.', calls };
    }
    const isRead = past.some(({ name }) => name === 'read');
    const reads = has('read') && !isRead ? wanted(change).slice(0, MOST_FILES_READ) : [];
    if (reads.length > 0) {
        const calls = reads.map((path) => ({ name: 'read', args: { paths: [path] } }));
        return { text: 'Some rules need the whole file.', calls };
    }
    return report({ change, past, has, unseen });
}
function report({ change, past, has, unseen }) {
    const all = review(change, filesRead(past));
    const findings = all.slice(0, MOST_FINDINGS);
    const handed = past.filter(({ name }) => name === 'review_comment');
    const left = has('review_comment') ? findings.slice(handed.length, handed.length + FINDINGS_A_TURN) : [];
    if (left.length > 0) {
        const comments = left.map((finding) => ({ name: 'review_comment', args: { ...finding } }));
        return {
            text: `${left.length} findings to hand in.`,
            calls: [...(handed.length === 0 ? todo(has, 2) : []), ...comments],
        };
    }
    const refused = handed.filter(({ ok }) => !ok).length;
    const listed = has('review_comment') ? [] : findings;
    return { text: closingText({ change, all, shown: findings.length, listed, refused, unseen }), calls: [] };
}
const STEPS = ['Read the change', 'Go through the rules', 'Hand in what was found'];
function todo(has, active) {
    if (!has('todo'))
        return [];
    const items = STEPS.map((content, index) => ({
        content,
        status: index < active ? 'completed' : index === active ? 'in_progress' : 'pending',
    }));
    return [{ name: 'todo', args: { items } }];
}

;// CONCATENATED MODULE: ./lib/provider/fallback.js

/**
 * One provider out of several: when one fails for good, the next is asked, and stays in use (its prompt cache is warm).
 * A conversation that is too long is no reason to change: it must be compacted.
 */
function withFallback(providers) {
    let at = 0;
    const current = () => providers[at] ?? providers[0];
    return {
        get name() {
            return current().name;
        },
        get images() {
            return current().images;
        },
        get contextWindow() {
            return current().contextWindow;
        },
        weigh: (message) => current().weigh?.(message) ?? Buffer.byteLength(JSON.stringify(message)) / 4,
        async *stream(prompt, signal) {
            for (;;) {
                try {
                    yield* current().stream(prompt, signal);
                    return;
                }
                catch (error) {
                    const next = providers[at + 1];
                    if (!(error instanceof contract_error/* RunError */.e4) || error instanceof contract_error/* OverflowError */.B9 || !next)
                        throw error;
                    const reason = `${current().name} failed (${error.message}); going on with ${next.name}`;
                    at += 1;
                    yield { type: 'retry', attempt: at, waitMs: 0, reason };
                }
            }
        },
    };
}
/** Stands for a fallback that cannot be made (no key for it): it is passed over when its turn comes. */
function unusable(name, why) {
    return {
        name,
        images: true,
        contextWindow: 0,
        // biome-ignore lint/correctness/useYield: it never gets that far
        async *stream() {
            throw why;
        },
    };
}

;// CONCATENATED MODULE: ./lib/provider/chat-calls.js
/**
 * Puts together tool calls out of pieces, in every shape found in the wild: no index, the same index for all, the id
 * first or never, the name in every piece or in parts, arguments as text, as an object, or all at once.
 */
class ChatCalls {
    #open = [];
    #known;
    #uniqueId;
    constructor(tools, uniqueId) {
        this.#known = new Set(tools.map((tool) => tool.name));
        this.#uniqueId = uniqueId;
    }
    get count() {
        return this.#open.length;
    }
    /** Calls whose arguments are no JSON. */
    get broken() {
        return this.#open.some((call) => call.json.trim() !== '' && !isJson(call.json));
    }
    *add(piece) {
        const index = typeof piece.index === 'number' ? piece.index : undefined;
        const wireId = typeof piece.id === 'string' ? piece.id : '';
        const name = typeof piece.function?.name === 'string' ? piece.function.name : '';
        const json = asText(piece.function?.arguments);
        if (wireId === '' && name === '' && json === '')
            return;
        const found = this.#find({ index, wireId, name, json });
        const call = found ?? { index, wireId, name: '', json: '', id: '' };
        if (!found) {
            for (const each of this.#open)
                yield* this.#announce(each);
            this.#open.push(call);
        }
        call.wireId ||= wireId;
        if (call.id === '' && name !== '' && name !== call.name && !this.#known.has(call.name))
            call.name += name;
        if (json === '' || (found && isRepeat(call.json, json)))
            return;
        yield* this.#announce(call);
        call.json += json;
        yield { type: 'args', id: call.id, json };
    }
    /** Announces calls that never had arguments. */
    *end() {
        for (const call of this.#open)
            yield* this.#announce(call);
    }
    /** The id is held back until the name is whole: a call is announced when its arguments start, or the next call does. */
    *#announce(call) {
        if (call.id !== '')
            return;
        call.id = this.#uniqueId(call.wireId);
        yield { type: 'call', id: call.id, name: call.name };
    }
    #find(piece) {
        const { index, wireId, name } = piece;
        const fits = (call) => index === undefined || call.index === undefined || call.index === index;
        const byId = this.#open.findLast((call) => wireId !== '' && call.wireId === wireId && fits(call));
        if (byId)
            return index === undefined && startsAnew(byId, piece) ? undefined : byId;
        const last = this.#open.at(-1);
        const place = index === undefined ? last : this.#open.findLast((call) => call.index === index);
        if (!place)
            return wireId === '' && name === '' ? last : undefined;
        if (wireId === '' || place.wireId === '')
            return startsAnew(place, piece) ? undefined : place;
        const goesOn = index !== undefined && place.json !== '' && !isJson(place.json);
        return name === '' || goesOn ? place : undefined;
    }
}
/** A name, and a place whose arguments are already whole: the next call, put where the last one was. */
function startsAnew(call, piece) {
    if (piece.name === '' || call.json === '')
        return false;
    return isJson(call.json) && !isRepeat(call.json, piece.json);
}
/** The same whole arguments sent once more at the end. */
function isRepeat(have, piece) {
    return piece !== '' && have === piece && isJson(piece) && piece.startsWith('{');
}
function asText(args) {
    if (typeof args === 'string')
        return args;
    return args === undefined || args === null ? '' : JSON.stringify(args);
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/provider/chat-request.js

/** A prompt in the words of Chat Completions, without its `messages`. */
function chatHead(endpoint, prompt) {
    const { maxOutput, temperature, effort, firstParty } = endpoint;
    const { tools, none } = offered(prompt);
    return {
        model: endpoint.model,
        stream: true,
        stream_options: { include_usage: true },
        ...(tools.length > 0 && {
            tools: tools.map(({ name, about, schema }) => ({
                type: 'function',
                function: { name, description: about, parameters: wireSchema(schema) },
            })),
        }),
        ...(none && { tool_choice: 'none' }),
        ...(maxOutput !== undefined && { [firstParty ? 'max_completion_tokens' : 'max_tokens']: maxOutput }),
        ...(temperature !== undefined && { temperature }),
        ...(effort !== undefined && { reasoning_effort: wireEffort(effort, endpoint.model) }),
        ...(prompt.answer !== undefined && { response_format: answerFormat(prompt.answer) }),
        ...(firstParty && prompt.cacheKey !== undefined && { prompt_cache_key: prompt.cacheKey }),
    };
}
function answerFormat(schema) {
    const json_schema = { name: 'answer', schema: wireSchema(schema), strict: isClosed(schema, true) };
    return { type: 'json_schema', json_schema };
}
/** The first of `messages`, when there is a system prompt. */
function chatSystem({ system }) {
    return system === '' ? [] : [{ role: 'system', content: system }];
}
/** The items of `messages` that a message becomes. */
function chatItems(endpoint, message) {
    if (message.role === 'assistant')
        return [chat_request_encodeAssistant(endpoint, message)];
    const results = [];
    const parts = [];
    for (const block of message.blocks) {
        if (block.type === 'text')
            parts.push({ type: 'text', text: block.text });
        if (block.type === 'image')
            parts.push(chat_request_encodeImage(endpoint, block));
        if (block.type !== 'result')
            continue;
        const { id, text, images = [] } = block;
        results.push({ role: 'tool', tool_call_id: id, content: text === '' ? '(no output)' : text });
        // A tool message holds text only: its images follow after all results.
        if (images.length > 0)
            parts.push({ type: 'text', text: `Images of call ${id}:` });
        parts.push(...images.map((image) => chat_request_encodeImage(endpoint, image)));
    }
    if (parts.length === 0)
        return results;
    const onlyText = parts.every((part) => part.type === 'text');
    const content = onlyText ? parts.map((part) => part.text).join('\n\n') : parts;
    return [...results, { role: 'user', content }];
}
function chat_request_encodeAssistant(endpoint, { blocks }) {
    const text = blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
    const calls = blocks.flatMap((block) => (block.type === 'call' ? [block] : []));
    const details = blocks.flatMap((block) => {
        const own = block.type === 'thought' ? ownData(block.data, endpoint.name) : undefined;
        return Array.isArray(own) ? own : [];
    });
    return {
        role: 'assistant',
        content: text !== '' ? text : calls.length > 0 ? null : '(no text)',
        ...(calls.length > 0 && {
            tool_calls: calls.map(({ id, name, args }) => ({
                id,
                type: 'function',
                function: { name, arguments: JSON.stringify(wireArgs(args)) },
            })),
        }),
        ...(details.length > 0 && { reasoning_details: details }),
    };
}
function chat_request_encodeImage(endpoint, image) {
    return endpoint.images
        ? { type: 'image_url', image_url: { url: `data:${image.mime};base64,${image.data}` } }
        : { type: 'text', text: '(an image, left out: this model takes none)' };
}

;// CONCATENATED MODULE: ./lib/provider/openai-auth.js
/** The header that carries the key: a bearer token, but Azure's older API takes keys in a header of its own. */
function openaiAuth({ baseUrl, key }) {
    if (key === undefined)
        return {};
    const isAzure = /\.(openai|cognitiveservices)\.azure\.com$/.test(new URL(baseUrl).hostname);
    return isAzure ? { 'api-key': key } : { authorization: `Bearer ${key}` };
}

;// CONCATENATED MODULE: ./lib/provider/openai-chat.js







/** OpenAI's Chat Completions, and every server that speaks it. */
function openaiChat(endpoint) {
    return speak(endpoint, {
        path: '/chat/completions',
        auth: openaiAuth(endpoint),
        list: 'messages',
        head: (prompt) => chatHead(endpoint, prompt),
        encode: (message) => chatItems(endpoint, message),
        items: (prompt, of) => [toBytes(chatSystem(prompt)), ...prompt.messages.map(of)],
        reader: (asked) => new ChatReader(asked),
    });
}
class ChatReader {
    #endpoint;
    #size;
    #calls;
    #finish;
    #usage;
    #written = 0;
    #details = [];
    constructor({ endpoint, prompt, size }) {
        this.#endpoint = endpoint;
        this.#size = size;
        this.#calls = new ChatCalls(prompt.tools, uniqueIds(prompt));
    }
    /** A finish reason was seen: only usage may still come. */
    get isWhole() {
        return this.#finish !== undefined;
    }
    *read(chunk) {
        if (chunk.usage)
            this.#usage = chunk.usage;
        if (!Array.isArray(chunk.choices)) {
            if (!chunk.usage)
                throw frameFault(chunk);
            return;
        }
        const choice = chunk.choices[0];
        if (!choice)
            return;
        yield* this.#readDelta(choice.delta ?? choice.message ?? {});
        if (choice.finish_reason === 'error')
            throw frameFault(chunk);
        if (choice.finish_reason)
            this.#finish = choice.finish_reason;
    }
    *#readDelta(delta) {
        const thought = delta.reasoning_content ?? delta.reasoning;
        if (thought)
            yield { type: 'thought', text: thought };
        if (Array.isArray(delta.reasoning_details))
            this.#details.push(...delta.reasoning_details);
        const text = textOf(delta.content) + (delta.refusal ?? '');
        if (text !== '') {
            yield* this.#closeThought();
            this.#written += text.length;
            yield { type: 'text', text };
        }
        const pieces = [
            ...(delta.tool_calls ?? []),
            ...(delta.function_call ? [{ function: delta.function_call }] : []),
        ];
        if (pieces.length > 0)
            yield* this.#closeThought();
        for (const piece of pieces)
            if (piece)
                yield* this.#calls.add(piece);
    }
    /** What the vendor wants back with this answer (OpenRouter's signed reasoning). */
    *#closeThought() {
        if (this.#details.length === 0)
            return;
        yield { type: 'thought', text: '', data: markData(this.#details, this.#endpoint.name) };
        this.#details = [];
    }
    *end() {
        if (this.#finish === undefined)
            throw new Fault('the model server ended its answer before it was whole', {
                outcome: 'model-error',
                again: true,
            });
        yield* this.#closeThought();
        yield* this.#calls.end();
        const usage = this.#count();
        yield { type: 'stop', reason: this.#reason(usage.output), usage };
    }
    #reason(output) {
        if (this.#finish === 'length')
            return 'length';
        if (this.#finish === 'content_filter')
            return 'filter';
        if (this.#calls.count === 0)
            return 'end';
        // Some servers say "tool_calls" although the arguments were cut at the output limit.
        const { maxOutput } = this.#endpoint;
        return this.#calls.broken && maxOutput !== undefined && output >= maxOutput ? 'length' : 'tool';
    }
    #count() {
        const usage = this.#usage;
        if (!usage)
            return this.#endpoint.cost({
                input: Math.ceil(this.#size / 4),
                output: Math.ceil(this.#written / 4),
                cached: 0,
            });
        return this.#endpoint.cost({
            input: usage.prompt_tokens ?? 0,
            output: usage.completion_tokens ?? 0,
            cached: usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? 0,
        });
    }
}
/** Text, or parts of which some are text. */
function textOf(content) {
    if (typeof content === 'string')
        return content;
    if (!Array.isArray(content))
        return '';
    return content
        .map((part) => (typeof part?.text === 'string' ? part.text : ''))
        .join('');
}

;// CONCATENATED MODULE: ./lib/provider/responses-request.js

/** Models that reason; the others refuse to be asked for encrypted reasoning. */
const REASONS = /^(gpt-[5-9]|o[1-9]|codex)/;
/** A prompt in the words of the Responses API, without its `input`. */
function responsesHead(endpoint, prompt) {
    const { maxOutput, temperature, effort, model } = endpoint;
    const { tools, none } = offered(prompt);
    return {
        model,
        ...(prompt.system !== '' && { instructions: prompt.system }),
        stream: true,
        store: false,
        ...((REASONS.test(model) || effort !== undefined) && { include: ['reasoning.encrypted_content'] }),
        ...(tools.length > 0 && {
            tools: tools.map(({ name, about, schema }) => ({
                type: 'function',
                name,
                description: about,
                parameters: wireSchema(schema),
                strict: false,
            })),
        }),
        ...(none && { tool_choice: 'none' }),
        ...(maxOutput !== undefined && { max_output_tokens: maxOutput }),
        ...(temperature !== undefined && { temperature }),
        ...(effort !== undefined && { reasoning: { effort: wireEffort(effort, model) } }),
        ...(prompt.answer !== undefined && { text: { format: responses_request_answerFormat(prompt.answer) } }),
        ...(prompt.cacheKey !== undefined && { prompt_cache_key: prompt.cacheKey }),
    };
}
function responses_request_answerFormat(schema) {
    return { type: 'json_schema', name: 'answer', schema: wireSchema(schema), strict: isClosed(schema, true) };
}
/** The items of `input` that a message becomes. */
function responsesItems(endpoint, message) {
    if (message.role === 'assistant')
        return responses_request_encodeAssistant(endpoint, message);
    const results = [];
    const content = [];
    for (const block of message.blocks) {
        if (block.type === 'result')
            results.push(responses_request_encodeResult(endpoint, block));
        else
            content.push(block.type === 'text' ? responses_request_encodeText(block.text) : responses_request_encodeImage(endpoint, block));
    }
    return content.length > 0 ? [...results, { type: 'message', role: 'user', content }] : results;
}
function responses_request_encodeAssistant(endpoint, { blocks }) {
    const items = blocks.flatMap((block) => {
        if (block.type === 'call') {
            const { id, name, args } = block;
            return [{ type: 'function_call', call_id: id, name, arguments: JSON.stringify(wireArgs(args)) }];
        }
        if (block.type === 'text')
            return block.text === '' ? [] : [{ type: 'message', role: 'assistant', content: block.text }];
        const own = ownData(block.data, endpoint.name);
        return isReasoning(own) ? [own] : [];
    });
    const isSilent = items.every((item) => item.type === 'reasoning');
    // A reasoning item may not stand alone.
    return isSilent ? [{ type: 'message', role: 'assistant', content: '(no text)' }] : items;
}
function responses_request_encodeResult(endpoint, { id, text, images = [] }) {
    const shown = text === '' ? '(no output)' : text;
    const output = images.length === 0 ? shown : [responses_request_encodeText(shown), ...images.map((image) => responses_request_encodeImage(endpoint, image))];
    return { type: 'function_call_output', call_id: id, output };
}
function responses_request_encodeText(text) {
    return { type: 'input_text', text };
}
function responses_request_encodeImage(endpoint, { mime, data }) {
    return endpoint.images
        ? { type: 'input_image', detail: 'auto', image_url: `data:${mime};base64,${data}` }
        : responses_request_encodeText('(an image, left out: this model takes none)');
}
function isReasoning(value) {
    return typeof value === 'object' && value !== null && 'type' in value && value.type === 'reasoning';
}

;// CONCATENATED MODULE: ./lib/provider/openai-responses.js






/** OpenAI's Responses API, without state on the server: reasoning travels encrypted with the conversation. */
function openaiResponses(endpoint) {
    return speak(endpoint, {
        path: '/responses',
        auth: openaiAuth(endpoint),
        list: 'input',
        head: (prompt) => responsesHead(endpoint, prompt),
        encode: (message) => responsesItems(endpoint, message),
        reader: (asked) => new ResponsesReader(asked),
    });
}
class ResponsesReader {
    #endpoint;
    #size;
    #uniqueId;
    #items = new Map();
    #whole;
    #calls = 0;
    constructor({ endpoint, prompt, size }) {
        this.#endpoint = endpoint;
        this.#size = size;
        this.#uniqueId = uniqueIds(prompt);
    }
    get isWhole() {
        return this.#whole !== undefined;
    }
    *read(event) {
        switch (event.type) {
            case 'response.output_text.delta':
            case 'response.refusal.delta':
                yield* this.#addText(event, event.delta);
                break;
            case 'response.reasoning_summary_text.delta':
            case 'response.reasoning_text.delta':
                if (event.delta)
                    yield { type: 'thought', text: event.delta };
                break;
            case 'response.output_item.added':
                if (event.item.type === 'function_call')
                    yield* this.#startCall(this.#of(event), event.item);
                break;
            case 'response.function_call_arguments.delta':
                yield* this.#addArgs(this.#item(event), event.delta);
                break;
            case 'response.output_item.done':
                yield* this.#finishItem(this.#of(event), event.item);
                break;
            case 'response.completed':
            case 'response.incomplete':
                yield* this.#finish(event.response);
                break;
            case 'response.failed':
                throw frameFault({ error: event.response.error ?? 'the answer failed' });
            case 'error':
                throw frameFault(event);
        }
    }
    *#addText(event, text) {
        if (!text)
            return;
        this.#item(event).sent += text;
        yield { type: 'text', text };
    }
    /** By place or by id, whichever the server gives and keeps. */
    #item({ output_index, item_id }) {
        const keys = [output_index, item_id].filter((key) => key !== undefined);
        const known = keys.map((key) => this.#items.get(key)).find((item) => item !== undefined);
        const item = known ?? { id: '', sent: '', done: false };
        for (const key of keys)
            if (!this.#items.has(key))
                this.#items.set(key, item);
        return item;
    }
    #of({ output_index, item }) {
        return this.#item({ output_index, item_id: item.id });
    }
    *#startCall(open, item) {
        if (open.id !== '')
            return;
        open.id = this.#uniqueId(item.call_id);
        this.#calls += 1;
        yield { type: 'call', id: open.id, name: item.name };
    }
    *#addArgs(open, json) {
        if (!json || open.id === '')
            return;
        open.sent += json;
        yield { type: 'args', id: open.id, json };
    }
    /** What a server did not stream, or only in part, stands in the finished item. */
    *#finishItem(open, item) {
        if (open.done)
            return;
        open.done = true;
        if (item.type === 'function_call') {
            yield* this.#startCall(open, item);
            yield* this.#addArgs(open, rest(item.arguments ?? '', open.sent));
        }
        if (item.type === 'message') {
            const text = item.content.map((part) => (part.type === 'refusal' ? part.refusal : part.text)).join('');
            const left = rest(text, open.sent);
            if (left)
                yield { type: 'text', text: left };
        }
        if (item.type === 'reasoning' && item.encrypted_content) {
            const { id, summary, encrypted_content } = item;
            const kept = { type: 'reasoning', id, summary: summary ?? [], encrypted_content };
            yield { type: 'thought', text: '', data: markData(kept, this.#endpoint.name) };
        }
    }
    *#finish(response) {
        this.#whole = response;
        for (const [index, item] of (response.output ?? []).entries())
            yield* this.#finishItem(this.#of({ output_index: index, item }), item);
    }
    *end() {
        if (!this.#whole)
            throw new Fault('the model server ended its answer before it was whole', {
                outcome: 'model-error',
                again: true,
            });
        yield { type: 'stop', reason: this.#reason(this.#whole), usage: this.#count(this.#whole) };
    }
    #reason({ status, incomplete_details }) {
        if (incomplete_details?.reason === 'content_filter')
            return 'filter';
        if (incomplete_details?.reason === 'max_output_tokens' || status === 'incomplete')
            return 'length';
        return this.#calls > 0 ? 'tool' : 'end';
    }
    #count({ usage }) {
        if (!usage) {
            const output = [...new Set(this.#items.values())].reduce((sum, { sent }) => sum + sent.length, 0);
            const input = Math.ceil(this.#size / 4);
            return this.#endpoint.cost({ ...message/* NO_USAGE */.y, input, output: Math.ceil(output / 4) });
        }
        return this.#endpoint.cost({
            input: usage.input_tokens,
            output: usage.output_tokens,
            cached: usage.input_tokens_details?.cached_tokens ?? 0,
        });
    }
}
/** What `whole` has after `sent`; nothing when they differ. */
function rest(whole, sent) {
    return whole.startsWith(sent) ? whole.slice(sent.length) : '';
}

;// CONCATENATED MODULE: ./lib/provider/prices.js
/** When the table below was last compared with what vendors and their resellers publish. */
const PRICES_DATE = '2026-11-30';
const gpt6 = { window: 1_050_000, maxOutput: 128_000 };
const prices_long = { above: 272_000, input: 2, output: 1.5 };
const claude5 = { window: 1_000_000, maxOutput: 128_000 };
/**
 * List prices of the vendors' own hosts, standard tier. Sources: platform.claude.com/docs (pricing and model pages);
 * developers.openai.com/api/docs/pricing as quoted by LiteLLM's and others' release notes. A model that is not here
 * costs 0 in reports; `models."prefix/name".prices` in the config adds or corrects one.
 */
const MODELS = {
    'claude-fable-5-1': { price: { input: 10, cached: 0.25, write: 12.5, output: 50 }, ...claude5 },
    'claude-fable-5': { price: { input: 10, cached: 1, write: 12.5, output: 50 } },
    'claude-opus-5-5': { price: { input: 4, cached: 0.2, write: 5, output: 20 }, ...claude5 },
    'claude-opus-5': { price: { input: 5, cached: 0.5, write: 6.25, output: 25 }, ...claude5 },
    'claude-opus-4-8': { price: { input: 5, cached: 0.5, write: 6.25, output: 25 } },
    'claude-opus-4-7': { price: { input: 5, cached: 0.5, write: 6.25, output: 25 } },
    'claude-opus-4-6': { price: { input: 5, cached: 0.5, write: 6.25, output: 25 } },
    'claude-opus-4-5': { price: { input: 5, cached: 0.5, write: 6.25, output: 25 } },
    'claude-sonnet-5-5': { price: { input: 2, cached: 0.1, write: 2.5, output: 10 }, ...claude5 },
    'claude-sonnet-5': { price: { input: 2, cached: 0.2, write: 2.5, output: 10 }, ...claude5 },
    'claude-haiku-5-5': {
        price: {
            input: 0.1,
            cached: 0.01,
            write: 0.125,
            output: 0.5,
            long: { above: 100_000, input: 5, output: 5 },
        },
        ...claude5,
    },
    'claude-haiku-4-5': {
        price: { input: 1, cached: 0.1, write: 1.25, output: 5 },
        window: 200_000,
        maxOutput: 64_000,
    },
    'gpt-6.1-sol': { price: { input: 2, cached: 0.1, write: 2.5, output: 10, long: prices_long }, ...gpt6 },
    'gpt-6-sol': { price: { input: 2, cached: 0.2, write: 2.5, output: 10, long: prices_long }, ...gpt6 },
    'gpt-6-luna': { price: { input: 0.1, cached: 0.01, write: 0.125, output: 0.5, long: prices_long }, ...gpt6 },
    'gpt-5.5': { price: { input: 5, cached: 0.5, output: 30 } },
    'gpt-5.4': { price: { input: 2.5, cached: 0.25, output: 15 } },
    'gpt-5.4-mini': { price: { input: 0.75, cached: 0.075, output: 4.5 } },
    'gpt-5.4-nano': { price: { input: 0.2, cached: 0.02, output: 1.25 } },
    'gpt-5.2': { price: { input: 1.75, cached: 0.175, output: 14 } },
    'gpt-5': { price: { input: 1.25, cached: 0.125, output: 10 }, window: 400_000, maxOutput: 128_000 },
    'gpt-5-mini': { price: { input: 0.25, cached: 0.025, output: 2 } },
    'gpt-4.1': { price: { input: 2, cached: 0.5, output: 8 } },
    'gpt-4o': { price: { input: 2.5, cached: 1.25, output: 10 }, window: 128_000 },
    'gpt-4o-mini': { price: { input: 0.15, cached: 0.075, output: 0.6 }, window: 128_000 },
};
/** What is known of a model by its name; a dated name (`gpt-5-2025-08-07`) means its model. */
function factsOf(model) {
    return MODELS[model] ?? MODELS[model.replace(/-(\d{4}-\d{2}-\d{2}|\d{8})$/, '')];
}
/** Without a price the dollars are 0. */
function costOf(price) {
    return (tokens) => {
        const [input, output] = [count(tokens.input), count(tokens.output)];
        const [cached, written] = [count(tokens.cached), count(tokens.written)];
        if (!price)
            return { input, output, cached, usd: 0 };
        const isLong = price.long !== undefined && input > price.long.above;
        const times = isLong && price.long ? price.long : { input: 1, output: 1 };
        const plain = Math.max(0, input - cached - written);
        const read = plain * price.input + cached * (price.cached ?? price.input) + written * (price.write ?? price.input);
        return { input, output, cached, usd: (read * times.input + output * price.output * times.output) / 1e6 };
    };
}
/** Servers send counts as they like; a limit must never be compared with what is no number. */
function count(value) {
    return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

;// CONCATENATED MODULE: ./lib/provider/replay.js



/**
 * Plays a transcript's answers back, each agent's one a request, in order. It is stricter than any vendor: roles take turns, each
 * call is answered exactly once in the next message, results come first, and there must be an answer left.
 */
function replay(name, cassette) {
    let takes;
    const asked = new Map();
    return {
        name,
        images: true,
        contextWindow: 0,
        async *stream(prompt, signal) {
            takes ??= readTakes(cassette());
            checkPrompt(prompt);
            const agent = agentOf(prompt);
            const own = takes.filter((each) => each.agent === agent);
            const next = asked.get(agent) ?? 0;
            const take = own[next];
            if (!take) {
                const whose = agent === 'main' ? '' : ` of ${agent}`;
                throw new contract_error/* RunError */.e4('model-error', `${name} has ${own.length} answers${whose}, and request ${next + 1} wants one more.`);
            }
            asked.set(agent, next + 1);
            for (const delta of deltasOf(take, prompt)) {
                await (0,promises_.setImmediate)();
                signal.throwIfAborted();
                yield delta;
            }
        },
    };
}
/** A subagent's cache key is the run's with its own id behind it. */
function agentOf({ cacheKey = '' }) {
    return cacheKey.split('/')[1] ?? 'main';
}
/** Every answer of a model, those that were cut included. A summary is no answer to a request of its own. */
function readTakes(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.flatMap((json, index) => {
        const line = readLine(json, index, lines.length);
        const isTake = line?.type === 'assistant' || line?.type === 'ttsr_injection';
        return isTake ? [line] : [];
    });
}
/** The last line of a run that was killed may be cut; any other broken line is an error. */
function readLine(json, index, count) {
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        if (index === count - 1)
            return undefined;
        throw new contract_error/* RunError */.e4('recipe', `line ${index + 1} of the transcript is no JSON`, { cause });
    }
}
function* deltasOf(take, prompt) {
    if (take.type === 'ttsr_injection')
        yield* cutDeltas(take.cut, prompt);
    else
        for (const block of take.blocks) {
            if (block.type !== 'call')
                yield block;
            else {
                const json = typeof block.args === 'string' ? block.args : JSON.stringify(block.args);
                yield { type: 'call', id: block.id, name: block.name };
                yield { type: 'args', id: block.id, json };
            }
        }
    const usage = take.type === 'ttsr_injection' ? message/* NO_USAGE */.y : take.usage;
    const stop = take.type === 'assistant' ? take.stop : 'end';
    const reason = stop === 'tool' || stop === 'length' || stop === 'filter' ? stop : 'end';
    yield { type: 'stop', reason, usage };
}
/** A cut answer is kept as text, a call as a line with its name and what was written of its arguments. */
function* cutDeltas(cut, { tools }) {
    const lines = cut.split('\n');
    const at = lines.findIndex((line) => tools.some((tool) => line.startsWith(`${tool.name} {`)));
    const text = (at < 0 ? lines : lines.slice(0, at)).join('\n');
    if (text !== '')
        yield { type: 'text', text };
    if (at < 0)
        return;
    const [, name = '', json = ''] = /^(\S+) ([\s\S]*)$/.exec(lines.slice(at).join('\n')) ?? [];
    yield { type: 'call', id: 'cut', name };
    yield { type: 'args', id: 'cut', json };
}
/** What every vendor demands, and a little more. Throws RunError('bug'): only the runner can have caused it. */
function checkPrompt({ messages }) {
    if (messages.at(-1)?.role !== 'user')
        throw new contract_error/* RunError */.e4('bug', "the last message must be the user's");
    messages.forEach((message, index) => {
        const expected = index % 2 === 0 ? 'user' : 'assistant';
        if (message.role !== expected)
            throw new contract_error/* RunError */.e4('bug', `message ${index} must be of role ${expected}`);
        if (message.role === 'assistant')
            return;
        const before = messages[index - 1]?.blocks ?? [];
        const asked = before.flatMap((block) => (block.type === 'call' ? [block.id] : []));
        const told = message.blocks.flatMap((block) => (block.type === 'result' ? [block.id] : []));
        if (asked.sort().join() !== told.sort().join())
            throw new contract_error/* RunError */.e4('bug', `message ${index} answers calls [${told}], and [${asked}] were asked`);
        const late = message.blocks.findLastIndex((block) => block.type === 'result');
        if (late >= told.length)
            throw new contract_error/* RunError */.e4('bug', `message ${index} has text before its last result`);
    });
}

;// CONCATENATED MODULE: ./lib/provider/index.js










/** Every wire protocol, by the prefix that names it in a model. To add one: its file, and its line here. */
const VENDORS = {
    openai: {
        make: openaiResponses,
        baseUrl: 'https://api.openai.com/v1',
        keyEnv: 'OPENAI_API_KEY',
        about: 'OpenAI, Responses API',
    },
    'openai-chat': {
        make: openaiChat,
        baseUrl: 'https://api.openai.com/v1',
        keyEnv: 'OPENAI_API_KEY',
        about: 'OpenAI Chat Completions, and compatible servers',
    },
    anthropic: {
        make: anthropic,
        baseUrl: 'https://api.anthropic.com',
        keyEnv: 'ANTHROPIC_API_KEY',
        about: 'Anthropic, Messages API',
    },
};
/**
 * What is used where no recipe, flag or config names a model: the first whose key is set and has the vendor's form (one
 * key may be handed in for whatever vendor), else no model at all.
 */
const DEFAULT_MODELS = [
    { keyEnv: 'ANTHROPIC_API_KEY', form: /^sk-ant-/, model: 'anthropic/claude-sonnet-5-5' },
    { keyEnv: 'OPENAI_API_KEY', form: /^(?!sk-ant-)\S/, model: 'openai/gpt-6-sol' },
];
const NO_MODEL = 'embedded/checklist';
function defaultModel(keys) {
    const found = DEFAULT_MODELS.find(({ keyEnv, form }) => form.test(keys(keyEnv)?.trim() ?? ''));
    return found?.model ?? NO_MODEL;
}
/** What a model costs: as the config says, else as the vendor's own host lists it; undefined = not known, counted as 0. */
function priceOf(options) {
    const { model, config, baseUrls = {} } = options;
    const given = config.models[model]?.prices;
    if (given)
        return given;
    const [prefix = '', ...name] = model.split('/');
    const isVendors = prefix in VENDORS && !config.providers[prefix] && baseUrls[prefix] === undefined;
    return isVendors ? factsOf(name.join('/'))?.price : undefined;
}
/** The provider for a model and its fallbacks. Throws RunError: 'recipe' for a name that leads nowhere, 'auth' for a missing key. */
function makeProvider(options) {
    const fallbacks = options.settings?.fallback_models ?? [];
    const first = makeOne(options);
    if (fallbacks.length === 0)
        return first;
    const rest = fallbacks.map((model) => {
        try {
            return makeOne({ ...options, model });
        }
        catch (error) {
            if (error instanceof contract_error/* RunError */.e4 && error.outcome === 'auth')
                return unusable(model, error);
            throw error;
        }
    });
    return withFallback([first, ...rest]);
}
function makeOne(options) {
    const slash = options.model.indexOf('/');
    const prefix = options.model.slice(0, Math.max(0, slash));
    const model = options.model.slice(slash + 1).trim();
    if (slash < 1 || model === '')
        throw new contract_error/* RunError */.e4('recipe', `model "${options.model}" must be prefix/name; ${knownPrefixes(options)}`);
    if (prefix === 'replay')
        return makeReplay(options, model);
    if (prefix === 'embedded') {
        if (model !== 'checklist')
            throw new contract_error/* RunError */.e4('recipe', `model "${options.model}": the only embedded one is ${NO_MODEL}`);
        if (!options.parseDiff)
            throw new contract_error/* RunError */.e4('recipe', `model "${options.model}": diffs cannot be read here`);
        return checklist(options.parseDiff);
    }
    return makeWired(options, prefix, model);
}
function makeReplay({ readCassette, model: name }, path) {
    if (!readCassette)
        throw new contract_error/* RunError */.e4('recipe', `model "${name}": recordings cannot be read here`);
    return replay(name, () => readCassette(path));
}
function makeWired(options, prefix, model) {
    const { config, keys, settings = {} } = options;
    const custom = config.providers[prefix];
    const vendor = VENDORS[custom?.kind ?? prefix];
    if (!vendor)
        throw new contract_error/* RunError */.e4('recipe', `model "${options.model}": ${knownPrefixes(options)}`);
    const baseUrl = custom ? custom.base_url : vendorUrl(options, prefix, vendor);
    checkReach(prefix, baseUrl, custom?.headers ?? {});
    const firstParty = new URL(baseUrl).origin === new URL(vendor.baseUrl).origin;
    const keyEnv = custom ? custom.api_key_env : vendor.keyEnv;
    const key = keyEnv === undefined ? undefined : keys(keyEnv)?.trim();
    if (!isSet(key) && (firstParty || custom?.api_key_env !== undefined))
        throw new contract_error/* RunError */.e4('auth', `model "${options.model}" needs a key: ${keyEnv} is not set`);
    if (isSet(key) && !/^[\x21-\x7e]+$/.test(key))
        throw new contract_error/* RunError */.e4('auth', `${keyEnv} holds a space, a line break or another character that no key has`);
    const facts = config.models[options.model];
    const known = firstParty ? factsOf(model) : undefined;
    const maxOutput = settings.max_output_tokens ?? facts?.max_output;
    return vendor.make({
        name: options.model,
        model,
        baseUrl: baseUrl.replace(/\/+$/, ''),
        headers: custom?.headers ?? {},
        query: custom?.query ?? {},
        send: options.send ?? globalThis.fetch,
        images: facts?.vision ?? true,
        contextWindow: facts?.context_window ?? known?.window ?? 0,
        firstParty,
        cost: costOf(facts?.prices ?? known?.price),
        retry: { ...RETRY, ...options.retry },
        patience: { ...PATIENCE, ...options.patience },
        ...(isSet(key) && { key }),
        ...(maxOutput !== undefined && { maxOutput }),
        ...(settings.temperature !== undefined && { temperature: settings.temperature }),
        ...(settings.reasoning_effort !== undefined && { effort: settings.reasoning_effort }),
    });
}
/** An empty URL is what an unset Action input looks like: it must not silently mean the vendor's own host. */
function vendorUrl({ baseUrls = {} }, prefix, vendor) {
    const given = baseUrls[prefix];
    if (given === undefined)
        return vendor.baseUrl;
    if (!/^https?:\/\/[^/]/.test(given.trim()) || !URL.canParse(given.trim()))
        throw new contract_error/* RunError */.e4('recipe', `the base URL of ${prefix} is "${given}": it must be an http(s) URL, or not be set at all`);
    return given.trim();
}
/** What a client would drop, or say in other words with every request; nothing of it is repeated, it may be a secret. */
function checkReach(prefix, baseUrl, headers) {
    const { username, password, hash } = new URL(baseUrl);
    if (username !== '' || password !== '')
        throw new contract_error/* RunError */.e4('recipe', `the base URL of ${prefix} holds a user name or a password, which are not sent: use api_key_env or headers`);
    if (hash !== '')
        throw new contract_error/* RunError */.e4('recipe', `the base URL of ${prefix} has a part after #: take it out`);
    for (const [name, value] of Object.entries(headers)) {
        const isSent = /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e]*$/.test(value);
        if (!isSent || /^(host|content-length|transfer-encoding|connection|upgrade|expect)$/i.test(name))
            throw new contract_error/* RunError */.e4('recipe', `providers.${prefix}.headers: ${JSON.stringify(name)} cannot be sent: its name or value holds a character that no header has, or it is the connection's own`);
    }
}
function knownPrefixes({ config }) {
    const all = [...Object.keys(VENDORS), 'embedded', 'replay', ...Object.keys(config.providers)];
    return `known prefixes are ${all.join(', ')}, and those under "providers" in the config`;
}
function isSet(value) {
    return value !== undefined && value.trim() !== '';
}


/***/ }),

/***/ 89943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ openSandbox),
  U: () => (/* binding */ probeSandbox)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/contract/error.js
var error = __webpack_require__(9396);
// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./lib/service/sandbox-network.js
/** Where programs inside find the proxy: a network of their own has no other listener. */
const PROXY_PORT = 3128;
/**
 * Runs inside, as text for `node -e`: opens the proxy's port on the sandbox's own loopback, hands every connection to the
 * socket outside, and starts the command. Kept in one string because the bundle has no file to point at.
 */
const FORWARDER = `
const net = require('node:net');
const self = require('node:process');
const { spawn } = require('node:child_process');
const [socket, file, ...args] = self.argv.slice(1);
const server = net.createServer((near) => {
  const far = net.connect(socket);
  near.on('error', () => far.destroy());
  far.on('error', () => near.destroy());
  near.pipe(far).pipe(near);
});
server.listen(${PROXY_PORT}, '127.0.0.1', () => {
  const child = spawn(file, args, { stdio: 'inherit' });
  child.on('error', (error) => { console.error(String(error)); self.exit(127); });
  child.on('exit', (code, signal) => { if (signal) self.kill(self.pid, signal); else self.exit(code); });
});
for (const signal of ['SIGTERM', 'SIGINT']) self.on(signal, () => {});
`;
/** Puts the forwarder in front of a command. */
function throughForwarder(line, socket) {
    return { file: process.execPath, args: ['-e', FORWARDER, socket, line.file, ...line.args] };
}

;// CONCATENATED MODULE: ./lib/service/proxy.js






/** A forward proxy for HTTP and HTTPS (CONNECT) that reaches the listed hosts and nothing else. It sees no contents of HTTPS. */
async function openProxy(options) {
    const { socket } = options;
    external_node_fs_.mkdirSync(external_node_path_.dirname(socket), { recursive: true, mode: 0o700 });
    external_node_fs_.rmSync(socket, { force: true });
    const open = new Set();
    const server = external_node_http_.createServer((request, response) => void forward(options, request, response));
    server.on('connect', (request, client, head) => void tunnel(options, request.url ?? '', client, head));
    server.on('connection', (one) => {
        open.add(one);
        one.once('close', () => open.delete(one));
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(socket, resolve);
    });
    server.unref();
    return { socket, env: variables(), close: () => shut(server, open) };
}
function variables() {
    const url = `http://127.0.0.1:${PROXY_PORT}`;
    const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy', 'ALL_PROXY'];
    const none = 'localhost,127.0.0.1,::1';
    return {
        ...Object.fromEntries(names.map((name) => [name, url])),
        NO_PROXY: none,
        no_proxy: none,
        NODE_USE_ENV_PROXY: '1',
    };
}
function shut(server, open) {
    for (const one of open)
        one.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
}
/** The address to connect to, or why not. What is looked up here is what is connected to: a second answer cannot differ. */
async function reach(options, host, port) {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (!options.hosts.some((listed) => isListed(listed.toLowerCase(), name, port)))
        return { why: `${host}:${port} is not in tools.bash.network` };
    try {
        const ip = external_node_net_.isIP(name) ? name : await (options.lookup ?? systemLookup)(name);
        if (!external_node_net_.isIP(name) && !options.isPublic(ip))
            return { why: `${host} leads to ${ip}, which is not a public address` };
        return { ip };
    }
    catch {
        return { why: `${host} is not known` };
    }
}
/** `host`, `*.host` (subdomains only) for ports 80 and 443; `host:port` for that one. */
function isListed(listed, name, port) {
    const [, host = listed, own] = /^(.*?)(?::(\d+))?$/.exec(listed) ?? [];
    if (own === undefined ? port !== 80 && port !== 443 : Number(own) !== port)
        return false;
    return host.startsWith('*.')
        ? name.length > host.length - 1 && name.endsWith(host.slice(1))
        : name === host;
}
async function systemLookup(host) {
    return (await promises_.lookup(host)).address;
}
async function tunnel(options, target, client, head) {
    client.on('error', () => client.destroy());
    const [, host = '', port = '0'] = /^\[?([^\]]+?)\]?:(\d+)$/.exec(target) ?? [];
    const way = await reach(options, host, Number(port));
    if ('why' in way) {
        client.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\n\r\n${way.why}\n`);
        return;
    }
    const far = external_node_net_.connect(Number(port), way.ip, () => {
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        far.write(head);
        far.pipe(client).pipe(far);
    });
    far.on('error', () => client.destroy());
    client.on('close', () => far.destroy());
}
async function forward(options, request, response) {
    const url = URL.canParse(request.url ?? '') ? new URL(request.url ?? '') : undefined;
    const port = Number(url?.port || 80);
    const way = url?.protocol === 'http:'
        ? await reach(options, url.hostname.replace(/^\[|\]$/g, ''), port)
        : { why: 'not a proxy request' };
    if (!url || 'why' in way) {
        response.writeHead(403, { 'content-type': 'text/plain' }).end(`${'why' in way ? way.why : 'refused'}\n`);
        return;
    }
    const { 'proxy-connection': _, 'proxy-authorization': __, ...headers } = request.headers;
    const far = external_node_http_.request({
        host: way.ip,
        port,
        path: url.pathname + url.search,
        method: request.method,
        headers: { ...headers, host: url.host },
        agent: false,
    }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
    });
    far.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(far);
}

// EXTERNAL MODULE: ./lib/contract/within.js
var within = __webpack_require__(81307);
;// CONCATENATED MODULE: ./lib/service/wall.js




/** Under a home folder, these hold programs; nothing else of it is shown. */
const CREDENTIAL_FILES = ['credentials', 'credentials.toml', 'config.json', '.npmrc', '.pypirc', '.netrc'];
/**
 * bubblewrap's arguments: the disk read-only, homes, temporary folders, sockets and what else is to be hidden empty,
 * the workspace writable except what git would run, own processes, and no network unless it is asked for.
 */
function wallArguments(options) {
    const { root, temp, env } = options;
    const home = env.HOME && external_node_path_.isAbsolute(env.HOME) ? env.HOME : external_node_os_.homedir();
    const hidden = existing([
        home,
        external_node_os_.homedir(),
        '/home',
        '/root',
        '/tmp',
        '/var/tmp',
        '/run',
        '/mnt',
        '/media',
        ...(options.hide ?? []),
    ]);
    const [inTmp, inHome] = ['tmp', 'home'].map((name) => external_node_path_.join(temp, name));
    for (const folder of [inTmp, inHome])
        external_node_fs_.mkdirSync(folder, { recursive: true, mode: 0o700 });
    return [
        ...[
            '--unshare-user-try',
            '--unshare-ipc',
            '--unshare-pid',
            '--unshare-uts',
            '--unshare-cgroup-try',
            '--die-with-parent',
        ],
        ...(options.network ? [] : ['--unshare-net']),
        ...capabilities(root),
        ...['--ro-bind', '/', '/'],
        ...hidden.flatMap((folder) => ['--tmpfs', folder]),
        ...['--dev', '/dev', '--proc', '/proc'],
        ...['--bind', inTmp, '/tmp', '--bind', inHome, home],
        ...(options.network ? readOnly('/run/systemd/resolve') : []),
        ...tools(env.PATH ?? '', hidden),
        ...['--bind', root, root],
        ...gitGuards(root),
        ...hiddenAgain(root, options.hide ?? []),
        ...(options.socketDir ? ['--ro-bind', options.socketDir, options.socketDir] : []),
    ];
}
/** Root keeps no power inside, except over files of others where the workspace is not its own. */
function capabilities(root) {
    if (process.getuid?.() !== 0)
        return [];
    const isOwn = external_node_fs_.statSync(root).uid === 0;
    return [
        '--cap-drop',
        'ALL',
        ...(isOwn ? [] : ['--cap-add', 'CAP_DAC_OVERRIDE', '--cap-add', 'CAP_FOWNER']),
    ];
}
/** Real folders, parents before what is in them, each once. */
function existing(folders) {
    const real = folders.flatMap((folder) => {
        try {
            const resolved = external_node_fs_.realpathSync(folder);
            return resolved !== '/' && external_node_fs_.statSync(resolved).isDirectory() ? [resolved] : [];
        }
        catch {
            return [];
        }
    });
    return [...new Set(real)].sort();
}
/** Programs of PATH that lie in a hidden folder stay visible, read-only: `~/.cargo/bin`, `~/.nvm/versions/…/bin`. */
function tools(searchPath, hidden) {
    const wanted = new Set();
    for (const folder of searchPath.split(':').filter((one) => external_node_path_.isAbsolute(one))) {
        for (const home of hidden) {
            const inside = below(home, folder);
            if (inside === undefined)
                continue;
            const [first = '', ...rest] = inside.split('/');
            const isOwnFolder = first.startsWith('.') && !/^\.(local|config|cache|ssh|aws|gnupg|docker|kube)$/.test(first);
            wanted.add(isOwnFolder && rest.length > 0 ? external_node_path_.join(home, first) : folder);
        }
    }
    return existing([...wanted]).flatMap((folder) => [
        ...readOnly(folder),
        ...CREDENTIAL_FILES.map((name) => external_node_path_.join(folder, name)).flatMap((file) => external_node_fs_.existsSync(file) ? ['--ro-bind', '/dev/null', file] : []),
    ]);
}
/**
 * What git would run or obey stays as it is: a command may commit, but not plant a hook or a filter for whoever runs git
 * after it. `.git` is a mount of its own, so that it cannot be moved away and replaced.
 */
function gitGuards(root) {
    const dir = external_node_path_.join(root, '.git');
    if (!external_node_fs_.existsSync(dir))
        return [];
    if (!external_node_fs_.statSync(dir).isDirectory())
        return [...readOnly(dir), ...sharedGit(dir)];
    const files = ['config', 'config.worktree', 'hooks', 'info/attributes', 'modules'].map((name) => external_node_path_.join(dir, name));
    return ['--bind', dir, dir, ...files.flatMap((file) => (external_node_fs_.existsSync(file) ? readOnly(file) : []))];
}
/**
 * A work tree of its own has its history elsewhere: git reads it there, whatever folder hides it, and writes only what
 * belongs to this work tree (its index, its HEAD).
 */
function sharedGit(file) {
    const [, own] = /^gitdir: (.+)$/m.exec(external_node_fs_.readFileSync(file, 'utf8')) ?? [];
    const pointer = own && external_node_path_.isAbsolute(own) ? external_node_path_.join(own, 'commondir') : undefined;
    if (!own || !pointer || !external_node_fs_.existsSync(pointer))
        return [];
    const shared = external_node_path_.resolve(own, external_node_fs_.readFileSync(pointer, 'utf8').trim());
    const isGits = external_node_path_.dirname(own) === external_node_path_.join(shared, 'worktrees') && external_node_fs_.existsSync(external_node_path_.join(shared, 'objects'));
    return isGits ? ['--ro-bind', shared, shared, '--bind', own, own] : [];
}
/** A folder to hide that lies in the workspace, by whatever name, comes back with it and is hidden again. */
function hiddenAgain(root, hide) {
    const [real = root] = existing([root]);
    return existing(hide).flatMap((folder) => (below(real, folder) === undefined ? [] : ['--tmpfs', folder]));
}
function readOnly(file) {
    return ['--ro-bind-try', file, file];
}
/** The path below a folder; undefined for the folder itself. */
function below(folder, file) {
    const inside = (0,within/* within */.u)(folder, file);
    return inside === '.' ? undefined : inside;
}

;// CONCATENATED MODULE: ./lib/service/sandbox.js








/** Tries bubblewrap once with the wall this run needs. Throws RunError('policy') when a wall is required and cannot stand. */
async function openSandbox(options) {
    const none = (about) => ({ env: {}, about, close: async () => { } });
    if (options.mode === 'off')
        return none('commands run without a sandbox (tools.bash.sandbox: off)');
    const found = await tryWall(options);
    if (!found.ok) {
        if (options.mode === 'required')
            throw new error/* RunError */.e4('policy', `tools.bash.sandbox is required, and no sandbox can be started: ${found.say}`);
        return none(`commands run without a sandbox: ${found.say}`);
    }
    return stand(options, found.bwrap);
}
/** What this machine can do, for `galley doctor`. */
async function probeSandbox(options) {
    const found = await tryWall(options);
    return { ok: found.ok, say: found.ok ? `bubblewrap works (${found.bwrap})` : found.say };
}
async function tryWall(options) {
    const platform = options.platform ?? process.platform;
    if (platform !== 'linux')
        return { ok: false, say: `there is none for ${platform}; it needs Linux with bubblewrap.` };
    const places = options.bwrap ? [options.bwrap] : ['/usr/bin/bwrap', '/usr/local/bin/bwrap', '/bin/bwrap'];
    const bwrap = places.find((place) => external_node_fs_.existsSync(place));
    if (!bwrap)
        return {
            ok: false,
            say: 'bubblewrap is not installed. apt-get install bubblewrap (or dnf, apk, pacman).',
        };
    external_node_fs_.mkdirSync(options.temp, { recursive: true, mode: 0o700 });
    const { network: _, ...rest } = options;
    const args = [...wallArguments({ ...rest, network: options.network === true }), '--', '/bin/sh', '-c', ':'];
    const { ok, say } = await attempt(bwrap, args);
    return ok ? { ok, bwrap } : { ok, say: `bubblewrap does not start here: ${say} ${hint(say)}` };
}
function attempt(file, args) {
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)(file, args, { env: {}, timeout: 10_000, cwd: '/' }, (error, _stdout, stderr) => {
            resolve({ ok: !error, say: stderr.trim().split('\n')[0] || (error?.message ?? '') });
        });
    });
}
/** Ubuntu 24.04 forbids user namespaces to programs without a profile; many containers forbid them altogether. */
function hint(say) {
    if (/RTM_NEWADDR|loopback/i.test(say))
        return 'This container may not make a network of its own: run it with --cap-add NET_ADMIN or set tools.bash.network: true.';
    if (/namespace|Operation not permitted|uid map|clone/i.test(say))
        return 'On Ubuntu: sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0. In a container: allow user namespaces (docker --security-opt seccomp=unconfined).';
    return 'Set tools.bash.sandbox: off to run without one.';
}
async function stand(options, bwrap) {
    const proxy = await allowListProxy(options);
    const wall = wallArguments({
        ...options,
        network: options.network === true,
        ...(proxy && { socketDir: external_node_path_.dirname(proxy.socket) }),
    });
    const wrap = (line, cwd) => {
        const inner = proxy ? throughForwarder(line, proxy.socket) : line;
        return { file: bwrap, args: [...wall, '--chdir', cwd, '--', inner.file, ...inner.args] };
    };
    const reach = proxy
        ? `only ${options.network.join(', ')}`
        : options.network === true
            ? 'open'
            : 'off';
    return {
        wrap,
        env: { TMPDIR: '/tmp', ...proxy?.env },
        about: `commands run in a bubblewrap sandbox, network ${reach}`,
        close: async () => proxy?.close(),
    };
}
/** Its socket lies in a short folder of its own: a longer path than 107 bytes (unix(7)) would be cut without a word. */
async function allowListProxy({ network, isPublic }) {
    if (typeof network === 'boolean')
        return undefined;
    const folder = external_node_fs_.realpathSync(external_node_fs_.mkdtempSync(external_node_path_.join(external_node_os_.tmpdir(), 'galley-net-')));
    const socket = external_node_path_.join(folder, 'proxy.sock');
    const proxy = await openProxy({ hosts: network, socket, isPublic: isPublic ?? (() => true) });
    const close = async () => {
        await proxy.close();
        external_node_fs_.rmSync(folder, { recursive: true, force: true });
    };
    return { ...proxy, close };
}


/***/ })

};
