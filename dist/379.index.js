export const id = 379;
export const ids = [379];
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
        for (const each of running)
            bench.transcript.add({ type: 'result', ...(await each) });
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

/***/ 25032:
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(40104);
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
        const { config } = this.scene;
        if (!config.enabled)
            return {};
        const said = [];
        for (const command of config[phase].filter((one) => speaksOf(one, tool))) {
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
        const input = this.#input({ ...HOOK_SCHEMA, phase, label: command.label, cwd: root, ...payload });
        const [out, err] = [new Bounded(config.stdout_max_bytes), new Bounded(config.stderr_max_bytes)];
        const started = Date.now();
        const end = await (0,exec/* exec */.m)({
            ...(0,shell_line/* shellLine */.T)(command.command, process.platform, undefined, false),
            cwd: root,
            env: { ...env, GALLEY: '1', GALLEY_HOOK_PHASE: phase, GALLEY_HOOK: mark.slice(mark.indexOf('=') + 1) },
            stdin: input.text,
            timeoutMs: config.timeout_seconds * 1_000,
            killGraceMs: 500,
            onOutput: (chunk, from) => (from === 'stdout' ? out : err).add(chunk),
        }).catch((error) => ({ error: error.message }));
        const group = 'group' in end ? end.group : 0;
        // What a hook leaves behind ends with it, also after success.
        if (group)
            await (0,service_process/* endProcesses */.Hk)(() => (0,service_process/* ours */.Od)(new Set([group]), mark), 500);
        if (input.file)
            external_node_fs_.rmSync(input.file, { force: true });
        const failed = failure(end, config.timeout_seconds);
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
        if (failed || phase === 'before_tool' || !config.provider_context_injection)
            return {};
        const context = contextFrom(out.text(), config.provider_context_max_bytes);
        return context === undefined ? {} : { context: `[hook ${command.label}]\n${this.scene.seal(context)}` };
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

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
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
        ...(options.hide ?? []).flatMap((folder) => hideInside(root, folder)),
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
            if (!isUnder(folder, home))
                continue;
            const [first = '', ...rest] = external_node_path_.relative(home, folder).split('/');
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
        return readOnly(dir);
    const files = ['config', 'config.worktree', 'hooks', 'info/attributes', 'modules'].map((name) => external_node_path_.join(dir, name));
    return ['--bind', dir, dir, ...files.flatMap((file) => (external_node_fs_.existsSync(file) ? readOnly(file) : []))];
}
/** A folder to hide that lies in the workspace comes back with it, and is hidden again. */
function hideInside(root, folder) {
    return isUnder(folder, root) && external_node_fs_.existsSync(folder) ? ['--tmpfs', folder] : [];
}
function readOnly(file) {
    return ['--ro-bind-try', file, file];
}
function isUnder(file, folder) {
    const relative = external_node_path_.relative(folder, file);
    return relative !== '' && !relative.startsWith('..') && !external_node_path_.isAbsolute(relative);
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

;// CONCATENATED MODULE: ./lib/run/wall.js




/** Opens the sandbox that the run's commands live in: Galley's own folder and the runner's files are out of sight in it. */
function openWall({ root, runDir, places, config, childEnv }) {
    const { sandbox, network } = config.tools.bash;
    return openSandbox({
        mode: sandbox,
        root,
        temp: external_node_path_.join(runDir, 'scratch'),
        network,
        env: childEnv,
        hide: [places.home, ...places.runnerFiles.map((file) => external_node_path_.dirname(file))],
        isPublic: (ip) => (0,policy_network/* checkAddress */.l)(ip) === undefined,
    });
}
/** The user's own hooks, when the user's config switches them on. */
function openHooks(scene, seal, transcript) {
    const { config, root, childEnv, runDir } = scene;
    if (!config.hooks.enabled)
        return undefined;
    return new Hooks({
        config: config.hooks,
        root,
        env: childEnv,
        dir: external_node_path_.join(runDir, 'scratch'),
        seal,
        record: (event) => void transcript.add(event),
    });
}


/***/ })

};
