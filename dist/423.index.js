export const id = 423;
export const ids = [423];
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

/***/ 49800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ makeConsole)
});

// EXTERNAL MODULE: ./lib/contract/access.js
var access = __webpack_require__(742);
// EXTERNAL MODULE: ./lib/report/render.js
var render = __webpack_require__(31448);
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
    const who = line.agent === 'main' ? '' : `[${line.agent}] `;
    switch (line.type) {
        case 'start':
            return `${line.title} (recipe ${line.recipe}, ${line.model}, mode ${line.mode}, run ${line.run})`;
        case 'assistant':
            return said(line, who);
        case 'call':
            return pending(line, who);
        case 'result':
            return finished(line, call, who);
        case 'ttsr_injection':
            return `${who}REMINDER: ${line.rules.join(', ')}: the answer was stopped and the turn is tried again`;
        case 'retry':
            return `${who}RETRY ${line.attempt} in ${(0,render/* duration */.p0)(line.wait_ms)}: ${line.reason}`;
        case 'hook':
            return line.ok ? '' : `${who}HOOK ${line.label} (${line.phase}): exit ${line.exit ?? 'none'}`;
        case 'compact':
            return `${who}COMPACTED: the conversation was summed up to make room`;
        case 'todo':
            return line.items.map((item) => `  ${BOX[item.status]} ${item.content}`).join('\n');
        case 'staged':
            return line.staged.kind === 'finding'
                ? `${who}FINDING ${line.staged.finding.severity}: ${line.staged.finding.path}${line.staged.finding.line ? `:${line.staged.finding.line}` : ''} ${line.staged.finding.title}`
                : `${who}RESULT staged`;
        case 'audit':
            return line.verdict.action === 'allow'
                ? ''
                : `AUDIT ${line.path}: ${line.action} (${line.verdict.rule})`;
        case 'notice':
            return `${who}${line.level === 'warning' ? 'WARNING' : 'NOTE'}: ${line.text}`;
        case 'end':
            return line.agent === 'main'
                ? `OUTCOME: ${line.outcome} after ${(0,render/* many */._d)(line.turns, 'turn')}, ${(0,render/* duration */.p0)(line.ms)}: ${line.say.split('\n')[0]}`
                : '';
        default:
            return '';
    }
}
const BOX = { pending: '[ ]', in_progress: '[>]', completed: '[x]' };
function said(line, who) {
    return line.blocks
        .flatMap((part) => (part.type === 'text' && part.text.trim() !== '' ? [`${who}${part.text}`] : []))
        .join('\n');
}
/** Never contents: only what the tool itself calls safe to show while it runs. */
function pending(line, who) {
    if (line.verdict.action !== 'allow') {
        return `${who}${line.name}\nSTATUS: refused\nRULE: ${line.verdict.rule}\nOUTPUT:\n${line.verdict.say}`;
    }
    if (!SHOWN_PENDING.has(line.name))
        return '';
    const facts = Object.entries(line.preview ?? {}).map(([key, value]) => `${key.toUpperCase()}: ${value}`);
    const about = facts.length > 0 ? facts : touched(line);
    return [`${who}${line.name}`, `STATUS: ${PENDING[line.name] ?? 'running'}`, ...about].join('\n');
}
function finished(line, call, who) {
    if (call && call.verdict.action !== 'allow')
        return '';
    const facts = metaLines(line.meta ?? {});
    const about = facts.some((fact) => fact.startsWith('PATHS: ')) || !call ? facts : [...touched(call), ...facts];
    const output = line.name === 'parallel_subagents' ? crewSummary(line.meta ?? {}) : shorten(line.text);
    return [
        `${who}${line.name}`,
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
    let last = 'starting';
    const show = (seen) => {
        if (seen.type === 'delta') {
            if (seen.delta.type === 'text' || seen.delta.type === 'thought')
                written += seen.delta.text.length;
            if (seen.delta.type === 'args')
                written += seen.delta.json.length;
            status.set(`turn ${turns + 1}, ${(0,render/* many */._d)(written, 'character')}, ${(0,render/* duration */.p0)(now() - started)}`);
            return;
        }
        if (seen.type === 'progress') {
            status.set(`${last}, ${(0,render/* duration */.p0)(now() - started)}`);
            return;
        }
        if (seen.type === 'assistant' && seen.agent === 'main')
            [turns, written] = [turns + 1, 0];
        if (seen.type === 'call') {
            calls.set(seen.id, seen);
            last = seen.name;
        }
        const text = block(seen, 'id' in seen ? calls.get(seen.id) : undefined);
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
    set(text) {
        const now = (this.#options.now ?? Date.now)();
        if (!this.#options.tty || now - this.#at < 100)
            return;
        this.#at = now;
        this.#shown = `  ${(0,inert/* plainLines */.y1)(text)[0]}`.slice(0, 78);
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

/***/ 55754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fq: () => (/* binding */ order),
  uM: () => (/* binding */ share),
  Tc: () => (/* binding */ sortFindings),
  fr: () => (/* binding */ stagedFindings),
  N4: () => (/* binding */ tally)
});

// EXTERNAL MODULE: ./lib/report/marker.js
var marker = __webpack_require__(53086);
;// CONCATENATED MODULE: ./lib/report/place.js
/** A line further away than this from a hunk is not moved to it: the comment would stand beside foreign code. */
const NEAR = 10;
/**
 * GitHub takes an inline comment only on lines that a hunk shows, both ends in the same hunk, and the start before the
 * end; one bad anchor refuses the whole review. A finding that cannot stand on its line goes to the nearest line of the
 * hunk, else to the file, else (a file that the diff does not hold) into the body.
 */
function place(finding, files) {
    const file = files.get(finding.path);
    if (!file || file.bytes)
        return { at: 'body' };
    const { line } = finding;
    if (line === undefined || file.type === 'submodule' || file.binary)
        return { at: 'file', path: file.path };
    const side = file.status === 'deleted' ? 'LEFT' : file.status === 'added' ? 'RIGHT' : finding.side;
    const first = Math.min(finding.start_line ?? line, line);
    const last = Math.max(finding.start_line ?? line, line);
    const spot = nearest(file.hunks, side, { first, last });
    if (!spot)
        return { at: 'file', path: file.path };
    return {
        at: 'line',
        path: file.path,
        line: spot.last,
        ...(spot.first < spot.last && { start_line: spot.first }),
        side,
        exact: spot.first === first && spot.last === last && side === finding.side,
    };
}
/** The diff by every name a finding may use: the new path, and the old one where no other file has it. */
function byPath(diff) {
    const files = new Map(diff.map((file) => [file.path, file]));
    for (const file of diff) {
        if (file.status === 'renamed' && !files.has(file.oldPath))
            files.set(file.oldPath, file);
    }
    return files;
}
/** The text of the lines a place stands on, as the diff shows them; empty for a file. */
function anchoredText(spot, files) {
    if (spot.at !== 'line')
        return '';
    const key = spot.side === 'RIGHT' ? 'new' : 'old';
    const lines = files.get(spot.path)?.hunks.flatMap((hunk) => hunk.lines) ?? [];
    return lines
        .filter((line) => (line[key] ?? 0) >= (spot.start_line ?? spot.line) && (line[key] ?? 0) <= spot.line)
        .map((line) => line.text)
        .join('\n');
}
function nearest(hunks, side, want) {
    let best;
    for (const hunk of hunks) {
        const [start, count] = side === 'RIGHT' ? [hunk.newStart, hunk.newLines] : [hunk.oldStart, hunk.oldLines];
        if (count === 0)
            continue;
        const end = start + count - 1;
        const away = want.last < start ? start - want.last : want.first > end ? want.first - end : 0;
        if (best && best.away <= away)
            continue;
        const clamp = (line) => Math.min(Math.max(line, start), end);
        best = { span: { first: clamp(want.first), last: clamp(want.last) }, away };
    }
    return best && best.away <= NEAR ? best.span : undefined;
}

;// CONCATENATED MODULE: ./lib/report/findings.js


const RANK = { error: 0, warning: 1, info: 2 };
/** Every finding the run staged, in the order of the transcript. */
function stagedFindings(lines) {
    return lines.flatMap((line) => line.type === 'staged' && line.staged.kind === 'finding' ? [line.staged.finding] : []);
}
/** How many of each severity. */
function tally(findings) {
    const count = { error: 0, warning: 0, info: 0 };
    for (const finding of findings)
        count[finding.severity]++;
    return count;
}
/**
 * Gives every finding its place. Count in is count out: throws (a bug) when one is lost. `caps` undefined = nothing is
 * posted on lines, so that all of them are listed.
 */
function sortFindings(staged, diff, caps) {
    const files = byPath(diff);
    const seen = new Set();
    const all = [];
    for (const finding of [...staged].sort(order)) {
        const spot = place(finding, files);
        const fingerprint = freshName(finding, anchoredText(spot, files) || `${finding.line ?? ''}`, seen);
        if (fingerprint)
            all.push({ finding, place: spot, fingerprint });
    }
    return share(all, staged.length, caps);
}
/** Who goes where; `count` is how many came in. */
function share(all, count, caps) {
    const out = { all, inline: [], listed: [], below: [], merged: count - all.length };
    for (const each of all) {
        if (!caps)
            out.listed.push(each);
        else if (RANK[each.finding.severity] > RANK[caps.min_severity])
            out.below.push(each);
        else if (each.place.at === 'body' || out.inline.length >= caps.max)
            out.listed.push(each);
        else
            out.inline.push(each);
    }
    const total = out.inline.length + out.listed.length + out.below.length + out.merged;
    if (total !== count)
        throw new Error(`${count} findings came in and ${total} went out`);
    return out;
}
/** The worst first, then by file and line. */
function order(a, b) {
    return (RANK[a.severity] - RANK[b.severity] ||
        (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) ||
        (a.line ?? 0) - (b.line ?? 0));
}
/**
 * What a finding is recognised by in a later run: its file, what it says, and the text it stands on, never the line's
 * number, which moves with every push. The same words on another line of the same text get another name; the same
 * finding said twice gets none.
 */
function freshName(finding, text, seen) {
    const says = finding.rule ? `rule:${finding.rule}` : finding.title || finding.body;
    const whole = (0,marker/* digest */.br)('same', JSON.stringify(finding));
    if (seen.has(whole))
        return undefined;
    seen.add(whole);
    for (let nth = 0;; nth++) {
        const name = (0,marker/* digest */.br)(finding.path, finding.side, says, text, `${nth}`);
        if (seen.has(name))
            continue;
        seen.add(name);
        return name;
    }
}


/***/ }),

/***/ 79022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: ./lib/report/findings.js + 1 modules
var report_findings = __webpack_require__(55754);
;// CONCATENATED MODULE: ./lib/report/html/escape-html.js
// biome-ignore lint/complexity/useRegexLiterals: written as a string so that the source holds no control characters
const CONTROLS = new RegExp('[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]', 'g');
/** Text as it may stand in HTML, in an attribute too. Control characters and directional overrides become visible. */
function escapeHtml(text) {
    return text
        .replace(CONTROLS, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
/** At most `limit` characters, with a note about the rest. */
function shorten(text, limit) {
    if (text.length <= limit)
        return text;
    const end = limit - (/[\ud800-\udbff]/.test(text[limit - 1] ?? '') ? 1 : 0);
    return `${text.slice(0, end)}\n… ${text.length - end} more characters: see the transcript`;
}
/** Running text: escaped, with `code` and **bold** as HTML says them; everything else of Markdown stays as written. */
function proseHtml(text) {
    return escapeHtml(text)
        .split(/(`[^`\n]+`)/)
        .map((part, at) => at % 2 === 1
        ? `<code>${part.slice(1, -1)}</code>`
        : part.replace(/\*\*(?=\S)([^*\n]{1,500})\*\*/g, '<b>$1</b>'))
        .join('');
}

// EXTERNAL MODULE: ./lib/report/render.js
var render = __webpack_require__(31448);
;// CONCATENATED MODULE: ./lib/report/html/patch.js


const MOST_LINES = 5_000;
/** The change the run made: one foldable part a file, lines coloured. */
function patchHtml(patch) {
    const parts = patch.split(/^(?=diff --git )/m).filter((part) => part.startsWith('diff --git '));
    let room = MOST_LINES;
    return parts
        .map((part) => {
        const rows = part.replace(/\n$/, '').split('\n');
        const shown = rows.slice(0, Math.max(0, room));
        room -= shown.length;
        const left = rows.length - shown.length;
        const names = /^diff --git (.*)$/m.exec(part)?.[1] ?? '';
        const title = /^a\/(.+) b\/\1$/.exec(names)?.[1] ?? names;
        const first = shown.findIndex((text) => text.startsWith('@@'));
        const body = shown
            .map((text, at) => row(text, first >= 0 && at >= first))
            .slice(1)
            .join('');
        return `<details${parts.length === 1 ? ' open' : ''}><summary><code>${escapeHtml(title)}</code></summary><pre class="diff">${body}</pre>${left > 0 ? `<p class="dim">${(0,render/* many */._d)(left, 'more line')} in changes.patch.</p>` : ''}</details>`;
    })
        .join('\n');
}
/** What stands before the first hunk is about the file: `---` and `+++` are no lines of it. */
function row(text, inHunk) {
    const kind = !inHunk
        ? 'dim'
        : text.startsWith('@@')
            ? 'at'
            : text.startsWith('+')
                ? 'add'
                : text.startsWith('-')
                    ? 'del'
                    : '';
    return `<span class="${kind}">${escapeHtml(text)}</span>\n`;
}

// EXTERNAL MODULE: ./lib/contract/access.js
var access = __webpack_require__(742);
;// CONCATENATED MODULE: ./lib/report/html/steps.js



const MOST_STEPS = 3_000;
const MOST_CHARS = 12_000;
/** The run step by step: what the model said, each call with what it touched, the verdict and the answer. */
function steps(lines) {
    const results = new Map(lines.flatMap((line) => (line.type === 'result' ? [[key(line), line]] : [])));
    const shown = lines.filter((line) => line.type !== 'result' && line.type !== 'intent');
    const html = shown.slice(0, MOST_STEPS).map((line) => step(line, results));
    const left = shown.length - html.length;
    return `${html.join('\n')}${left > 0 ? `<p class="dim">${(0,render/* many */._d)(left, 'more step')}: see the transcript.</p>` : ''}`;
}
function key(line) {
    return `${line.agent} ${line.id}`;
}
function step(line, results) {
    const who = line.agent === 'main' ? '' : `<b class="who">${escapeHtml(line.agent)}</b> `;
    switch (line.type) {
        case 'user':
            return folded(`${who}${line.source === 'prompt' ? 'Prompt' : `From ${line.source}`}`, textOf(line.blocks));
        case 'assistant': {
            const text = textOf(line.blocks);
            const thought = line.blocks
                .flatMap((block) => (block.type === 'thought' ? [block.text] : []))
                .join('\n');
            return `${thought ? folded(`${who}Thought`, thought) : ''}${text ? `<div class="say">${who}${pre(text)}</div>` : ''}`;
        }
        case 'call':
            return call(line, results.get(key(line)), who);
        case 'ttsr_injection':
            return note('warn', `${who}Answer stopped by ${escapeHtml(line.rules.join(', '))}: ${escapeHtml(line.reminder)}`);
        case 'retry':
            return note('warn', `${who}Retry ${line.attempt} after ${(0,render/* duration */.p0)(line.wait_ms)}: ${escapeHtml(line.reason)}`);
        case 'compact':
            return folded(`${who}The conversation was summed up`, line.summary);
        case 'todo':
            return `<ul class="todo">${line.items.map((item) => `<li class="${item.status}">${escapeHtml(item.content)}</li>`).join('')}</ul>`;
        case 'audit':
            return line.verdict.action === 'allow'
                ? ''
                : note('bad', `Audit: ${escapeHtml(line.path)} ${line.action} (${escapeHtml(line.verdict.rule)})`);
        case 'notice':
            return note(line.level === 'warning' ? 'warn' : 'dim', `${who}${escapeHtml(line.text)}`);
        case 'hook':
            return note(line.ok ? 'dim' : 'warn', `${who}Hook ${escapeHtml(line.label)} (${escapeHtml(line.phase)}), exit ${line.exit ?? 'none'}`);
        case 'resume':
            return note('dim', `Resumed after line ${line.from}`);
        default:
            return '';
    }
}
function call(line, result, who) {
    const refused = line.verdict.action !== 'allow';
    const state = refused ? 'bad' : !result ? 'warn' : result.ok ? 'good' : 'bad';
    const word = refused ? 'refused' : !result ? 'no answer' : result.ok ? (0,render/* duration */.p0)(result.ms) : 'failed';
    const about = line.access.map(access/* subject */.bc).join(', ');
    const verdict = line.verdict.action === 'allow'
        ? ''
        : `<p class="bad">${escapeHtml(line.verdict.rule)}: ${escapeHtml(line.verdict.say)}</p>`;
    const args = typeof line.args === 'string' ? line.args : (JSON.stringify(line.args, null, 2) ?? '');
    return `<details class="call ${state}"><summary>${who}<code>${escapeHtml(line.name)}</code> ${escapeHtml(shorten(about, 160))} <span class="dim">${word}</span></summary>${verdict}${pre(args)}${result ? pre(result.text) : ''}</details>`;
}
function textOf(blocks) {
    return blocks
        .flatMap((block) => (block.type === 'text' ? [block.text ?? ''] : []))
        .join('\n\n')
        .trim();
}
function folded(title, text) {
    return `<details><summary>${title}</summary>${pre(text)}</details>`;
}
function pre(text) {
    return text === '' ? '' : `<pre>${escapeHtml(shorten(text, MOST_CHARS))}</pre>`;
}
function note(kind, html) {
    return `<p class="note ${kind}">${html}</p>`;
}

;// CONCATENATED MODULE: ./lib/report/html/style.js
/** The page's whole style: light and dark, one column, nothing wider than a phone except what scrolls by itself. */
const STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1c2128;--dim:#667080;--line:#d6dae0;--soft:#f4f6f8;--good:#1a7f37;--bad:#c3312c;--warn:#9a6700;--model:#3b6fd4;--cut:#d18616;--fresh:#3b6fd4;--cached:#a9c0ec;--out:#1a9a6a}
@media(prefers-color-scheme:dark){:root{--bg:#12161c;--fg:#dfe4ea;--dim:#93a0b0;--line:#303843;--soft:#1a2028;--good:#4cc26a;--bad:#f0716b;--warn:#dfae4c;--model:#6f9bf0;--cut:#e0a040;--fresh:#6f9bf0;--cached:#34466b;--out:#45c495}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1rem;background:var(--bg);color:var(--fg);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;margin:.2em 0}h2{font-size:1.1rem;margin:2rem 0 .6rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}
.dim{color:var(--dim);font-size:.875rem}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.6rem;margin:1rem 0}
.card{background:var(--soft);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem}
.card span{display:block;color:var(--dim);font-size:.8rem}.card b{font-size:1.05rem}
.card.good{border-color:var(--good)}.card.bad{border-color:var(--bad)}
pre{background:var(--soft);border:1px solid var(--line);border-radius:.4rem;padding:.6rem;margin:.4rem 0;white-space:pre-wrap;font:13px/1.45 ui-monospace,monospace;max-height:32rem;overflow:auto}
code{font:.875em ui-monospace,monospace}
details{border-left:3px solid var(--line);padding:.1rem 0 .1rem .7rem;margin:.35rem 0}summary{cursor:pointer;padding:.25rem 0}
details.good{border-color:var(--good)}details.bad,.note.bad{border-color:var(--bad)}details.warn,.note.warn{border-color:var(--warn)}
p.bad{color:var(--bad)}
.note{border-left:3px solid var(--line);padding-left:.7rem;margin:.35rem 0;font-size:.9rem}
.text{white-space:pre-wrap;margin:.4rem 0}
.say pre{background:none;border:0;padding:0;font:inherit;max-height:none}
.todo{list-style:none;padding:0}.todo li::before{content:"\\2610  "}.todo li.completed::before{content:"\\2611  "}.todo li.in_progress::before{content:"\\25B7  "}
.finding>p{margin:.4rem 0 0}.finding{border:1px solid var(--line);border-left:5px solid var(--model);border-radius:.4rem;padding:.2rem .8rem;margin:.6rem 0}
.finding.error{border-left-color:var(--bad)}.finding.warning{border-left-color:var(--cut)}
.diff{white-space:pre;overflow-x:auto}.diff .add{color:var(--good)}.diff .del{color:var(--bad)}.diff .at{color:var(--model)}
.wide{overflow-x:auto}svg{display:block;width:100%;min-width:36rem;height:auto}
svg text{fill:var(--fg);font:13px system-ui,sans-serif}svg .tick{fill:var(--dim);font-size:12px}svg line{stroke:var(--line)}
.model{fill:var(--model);background:var(--model)}.ok{fill:var(--good);background:var(--good)}.failed{fill:var(--bad);background:var(--bad)}.cut{fill:var(--cut);background:var(--cut)}
.fresh{fill:var(--fresh);background:var(--fresh)}.cached{fill:var(--cached);background:var(--cached)}.out{fill:var(--out);background:var(--out)}
.key{font-size:.8rem;color:var(--dim);display:flex;flex-wrap:wrap;gap:.2rem .9rem;margin:.4rem 0}.key i{display:inline-block;width:.8em;height:.8em;border-radius:2px;margin:0 .3em 0 0}
table{border-collapse:collapse;width:100%;font-size:.9rem}td{border-bottom:1px solid var(--line);padding:.25rem .4rem}
`;

;// CONCATENATED MODULE: ./lib/report/html/timeline.js


const MOST_BARS = 1_500;
const WIDTH = 1_000;
const ROW = 22;
const LEFT = 130;
/** A picture of the run: one lane for each agent's model and its tools, time to the right. Empty for a run without turns. */
function timeline(lines) {
    const all = lines.flatMap(barOf);
    if (all.length === 0)
        return '';
    const bars = all.slice(0, MOST_BARS);
    const start = Math.min(...bars.map((bar) => bar.from));
    const end = Math.max(start + 1, ...bars.map((bar) => bar.to));
    const lanes = [...new Set(bars.map((bar) => bar.lane))];
    const x = (time) => LEFT + ((time - start) / (end - start)) * (WIDTH - LEFT - 10);
    const height = lanes.length * ROW + 26;
    const rects = bars.map((bar) => {
        const wide = Math.max(2, x(bar.to) - x(bar.from));
        const y = lanes.indexOf(bar.lane) * ROW + 3;
        const title = `${bar.label}: ${(0,render/* duration */.p0)(bar.to - bar.from)}, from ${(0,render/* duration */.p0)(bar.from - start)}`;
        return `<rect class="${bar.kind}" x="${x(bar.from).toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${ROW - 6}" rx="2"><title>${escapeHtml(title)}</title></rect>`;
    });
    const names = lanes.map((lane, at) => `<text x="0" y="${at * ROW + 16}">${escapeHtml(lane.length > 18 ? `${lane.slice(0, 17)}…` : lane)}</text>`);
    const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => {
        const at = start + part * (end - start);
        const anchor = part === 1 ? 'end' : 'middle';
        return `<line x1="${x(at).toFixed(1)}" x2="${x(at).toFixed(1)}" y1="0" y2="${height - 22}"/><text class="tick" text-anchor="${anchor}" x="${x(at).toFixed(1)}" y="${height - 6}">${(0,render/* duration */.p0)(at - start)}</text>`;
    });
    const left = all.length - bars.length;
    return `<div class="wide"><svg class="time" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Time line of turns and tool calls">${ticks.join('')}${rects.join('')}${names.join('')}</svg></div>${left > 0 ? `<p class="dim">The first ${MOST_BARS} of ${all.length} bars.</p>` : ''}<p class="key"><span><i class="model"></i>model</span><span><i class="ok"></i>tool</span><span><i class="failed"></i>failed or refused</span><span><i class="cut"></i>stopped answer</span></p>`;
}
function barOf(line) {
    const to = Date.parse(line.at);
    if (Number.isNaN(to))
        return [];
    const who = line.agent === 'main' ? '' : `${line.agent} `;
    if (line.type === 'assistant') {
        return [{ lane: `${who}model`, kind: 'model', label: 'answer', from: to - line.ms, to }];
    }
    if (line.type === 'ttsr_injection') {
        return [{ lane: `${who}model`, kind: 'cut', label: `stopped by ${line.rules.join(', ')}`, from: to, to }];
    }
    if (line.type === 'result') {
        return [
            {
                lane: `${who}${line.name}`,
                kind: line.ok ? 'ok' : 'failed',
                label: line.name,
                from: to - line.ms,
                to,
            },
        ];
    }
    return [];
}
/** Tokens of each turn as columns: what went in (its cached share paler) and what came out. */
function tokens(lines) {
    const turns = lines.flatMap((line) => (line.type === 'assistant' ? [line.usage] : [])).slice(0, 300);
    const most = Math.max(0, ...turns.map((usage) => usage.input + usage.output));
    if (most === 0)
        return '';
    const step = Math.min(40, WIDTH / turns.length);
    const tall = (count) => (count / most) * 110;
    const columns = turns.map((usage, at) => {
        const [cached, fresh, out] = [tall(usage.cached), tall(usage.input - usage.cached), tall(usage.output)];
        const column = (kind, y, height) => `<rect class="${kind}" x="${(at * step).toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(1, step - 3).toFixed(1)}" height="${Math.max(0, height).toFixed(1)}"/>`;
        const title = `turn ${at + 1}: ${usage.input} in (${usage.cached} cached), ${usage.output} out${usage.usd > 0 ? `, $${usage.usd.toFixed(4)}` : ''}`;
        return `<g><title>${title}</title>${column('cached', 120 - cached, cached)}${column('fresh', 120 - cached - fresh, fresh)}${column('out', 120 - cached - fresh - out, out)}</g>`;
    });
    return `<div class="wide"><svg class="tokens" viewBox="0 0 ${WIDTH} 122" role="img" aria-label="Tokens of each turn">${columns.join('')}</svg></div><p class="key"><span><i class="out"></i>out</span><span><i class="fresh"></i>in</span><span><i class="cached"></i>in, cached</span><span>highest ${most} tokens</span></p>`;
}

;// CONCATENATED MODULE: ./lib/report/html.js







/** report.html: the whole run as one page without scripts, that loads nothing and can be read on a phone. */
function renderHtml(run) {
    const start = run.lines.find((line) => line.type === 'start');
    const title = run.result?.recipe.title ?? (start?.type === 'start' ? start.title : 'A run');
    const findings = (0,report_findings/* stagedFindings */.fr)(run.lines);
    const body = [
        `<header><h1>${escapeHtml(title)}</h1><p class="dim">${escapeHtml(about(run, start))}</p></header>`,
        cards(run, findings.length),
        run.result?.say ? `<p class="text">${proseHtml(shorten(run.result.say, 8_000))}</p>` : '',
        section('Time', timeline(run.lines)),
        section('Tokens', tokens(run.lines)),
        section(`Findings (${findings.length})`, findings.map(findingHtml).join('\n')),
        section('Coverage', coverage(run.result)),
        section('Change', patchHtml(run.patch)),
        section('Steps', steps(run.lines)),
    ].join('\n');
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
function about({ result }, start) {
    const model = result?.model ?? (start?.type === 'start' ? start.model : '');
    const run = result?.run.id ?? (start?.type === 'start' ? start.run : '');
    const repo = result?.repo
        ? `${result.repo.owner}/${result.repo.name}${result.number ? `#${result.number}` : ''}`
        : '';
    return [repo, model, run && `run ${run}`, result?.head_sha && `at ${result.head_sha.slice(0, 12)}`]
        .filter(Boolean)
        .join(' · ');
}
function cards({ result, lines }, findings) {
    const end = lines.findLast((line) => line.type === 'end' && line.agent === 'main');
    const outcome = result?.outcome ?? (end?.type === 'end' ? end.outcome : 'not finished');
    const good = ['done', 'no-changes', 'findings'].includes(outcome);
    const facts = [['Outcome', outcome]];
    if (findings > 0)
        facts.push(['Findings', `${findings}`]);
    if (result) {
        facts.push(['Turns', `${result.turns}`], ['Time', (0,render/* duration */.p0)(result.ms)]);
        const { input, output, usd } = result.usage;
        if (input + output > 0)
            facts.push(['Tokens', `${input} in, ${output} out`]);
        if (usd > 0)
            facts.push(['Cost', `$${usd.toFixed(4)}`]);
        if (result.files.length > 0)
            facts.push(['Files changed', `${result.files.length}`]);
        if (result.attempts > 1)
            facts.push(['Attempts', `${result.attempts}`]);
    }
    const html = facts.map(([name, value], at) => `<div class="card${at > 0 ? '' : good ? ' good' : ' bad'}"><span>${name}</span><b>${escapeHtml(value)}</b></div>`);
    return `<div class="cards">${html.join('')}</div>`;
}
function section(title, html) {
    return html === '' ? '' : `<section><h2>${escapeHtml(title)}</h2>\n${html}\n</section>`;
}
function findingHtml(finding) {
    const range = finding.line === undefined ? '' : `:${finding.start_line ? `${finding.start_line}-` : ''}${finding.line}`;
    return `<article class="finding ${finding.severity}"><p><b>${finding.severity}</b> <code>${escapeHtml(`${finding.path}${range}`)}</code> ${escapeHtml(finding.title)}</p><div class="text">${proseHtml(shorten(finding.body, 8_000))}</div>${finding.suggestion === undefined ? '' : `<pre class="diff"><span class="add">${escapeHtml(shorten(finding.suggestion, 8_000))}</span></pre>`}</article>`;
}
function coverage(result) {
    if (!result || result.coverage.length === 0)
        return '';
    const read = result.coverage.filter((file) => file.status === 'read').length;
    const rows = result.coverage.slice(0, 1_000).map((file) => {
        const part = file.changed === 0
            ? file.status === 'read'
                ? 100
                : 0
            : Math.min(100, (100 * file.read) / file.changed);
        return `<tr><td><code>${escapeHtml(file.path)}</code></td><td><meter min="0" max="100" value="${part.toFixed(0)}"></meter></td><td class="dim">${escapeHtml(file.why ?? file.status)}</td></tr>`;
    });
    return `<p>${read} of ${(0,render/* many */._d)(result.coverage.length, 'changed file')} read.</p><div class="wide"><table>${rows.join('')}</table></div>`;
}


/***/ })

};
