import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./lib/contract/within.js

/**
 * Where `file` lies in `folder`: the path from there with `/`, `.` for the folder itself, undefined when it lies elsewhere.
 * By their spelling alone (`.` and `..` count, links do not), as the platform compares: whoever judges resolves links first.
 */
function within(folder, file, path = external_node_path_namespaceObject) {
    const relative = path.relative(folder, file);
    if (relative === '')
        return '.';
    if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
        return undefined;
    return relative.split(path.sep).join('/');
}

;// CONCATENATED MODULE: ./lib/service/search/name.js

/**
 * File names that are not UTF-8 travel as strings in which each stray byte is a lone surrogate (U+DC80 to U+DCFF), as
 * Python does: they stay distinct, sort, and turn back into the same bytes when the file is opened.
 */
function nameFromBytes(bytes) {
    const text = bytes.toString('utf8');
    if (!text.includes('\ufffd') || Buffer.from(text, 'utf8').equals(bytes))
        return text;
    let name = '';
    for (let at = 0; at < bytes.length;) {
        const size = sequenceLength(bytes, at);
        name += size > 0 ? bytes.toString('utf8', at, at + size) : String.fromCharCode(0xdc00 + bytes[at]);
        at += Math.max(size, 1);
    }
    return name;
}
/** Whether a name holds a stray byte. */
function hasStray(name) {
    return STRAY.test(name);
}
/** What the file system is asked for: the string itself, or its bytes where it holds stray ones. */
function name_toFile(path) {
    if (!hasStray(path))
        return path;
    const parts = path.split(/([\udc80-\udcff])(?<![\ud800-\udbff].)/);
    return Buffer.concat(parts.map((part) => part.length === 1 && STRAY.test(part)
        ? Buffer.of(part.charCodeAt(0) - 0xdc00)
        : Buffer.from(part, 'utf8')));
}
/** The path as people and models see it: stray bytes show as U+FFFD. */
function shown(path) {
    return path.replace(/(?<![\ud800-\udbff])[\udc80-\udcff]/g, '\ufffd');
}
/** The same folder, named from the working directory where it lies in it: the system finds such paths sooner. */
function nearest(folder) {
    return within('', folder) ?? folder;
}
const STRAY = /(?<![\ud800-\udbff])[\udc80-\udcff]/;
function sequenceLength(bytes, at) {
    const first = bytes[at];
    const size = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (size === 0 || at + size > bytes.length)
        return 0;
    return Buffer.from(bytes.toString('utf8', at, at + size), 'utf8').equals(bytes.subarray(at, at + size))
        ? size
        : 0;
}

;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
;// CONCATENATED MODULE: ./lib/service/symbols/grammars.js


/** File name endings by grammar: `tree-sitter-<grammar>.wasm` in the assets folder. */
const ENDINGS = {
    typescript: ['ts', 'mts', 'cts'],
    tsx: ['tsx'],
    javascript: ['js', 'jsx', 'mjs', 'cjs', 'json', 'jsonc', 'json5'],
    python: ['py', 'pyi'],
    rust: ['rs'],
    go: ['go'],
    java: ['java'],
    cpp: ['c', 'h', 'cc', 'cpp', 'cxx', 'hh', 'hpp', 'hxx'],
    'c-sharp': ['cs'],
    ruby: ['rb', 'rake', 'gemspec'],
    php: ['php'],
    bash: ['sh', 'bash', 'zsh'],
    css: ['css'],
};
/** The grammar for a file of this name; JSON is read as JavaScript. */
function grammarOf(file) {
    const ending = path.extname(file).slice(1).toLowerCase();
    return Object.keys(ENDINGS).find((name) => ENDINGS[name].includes(ending));
}
/**
 * Tree-sitter, loaded when it is first needed from `assets`: `web-tree-sitter.mjs`, its `.wasm`, and the grammars.
 * It is not bundled, for its loader does not survive that.
 */
class Grammars {
    #assets;
    #module;
    #languages = new Map();
    constructor(assets) {
        this.#assets = assets;
    }
    /** Parses a text and hands the root to `look`, which must keep no node: the tree is freed when it returns. */
    async parse(grammar, text, look) {
        const { Parser } = await this.#load();
        const language = await this.#language(grammar);
        const parser = new Parser();
        try {
            parser.setLanguage(language);
            const tree = parser.parse(text);
            if (!tree)
                throw new Error(`tree-sitter gave no tree for ${grammar}`);
            try {
                return look(tree.rootNode);
            }
            finally {
                tree.delete();
            }
        }
        finally {
            parser.delete();
        }
    }
    #load() {
        this.#module ??= (async () => {
            const url = (0,external_node_url_namespaceObject.pathToFileURL)(external_node_path_namespaceObject.join(this.#assets, 'web-tree-sitter.mjs')).href;
            const module = await import(/* webpackIgnore: true */ url);
            await module.Parser.init();
            return module;
        })();
        return this.#module;
    }
    async #language(grammar) {
        const { Language } = await this.#load();
        const known = this.#languages.get(grammar);
        const loading = known ?? Language.load(external_node_path_namespaceObject.join(this.#assets, `tree-sitter-${grammar}.wasm`));
        this.#languages.set(grammar, loading);
        return loading;
    }
}

;// CONCATENATED MODULE: ./lib/service/search/turn.js
const SLICE_MILLIS = 8;
/** Resolves when the event loop has turned once. */
function turn() {
    return new Promise((resolve) => setImmediate(resolve));
}
/** Lets the event loop turn when this thread has been busy for some milliseconds since `from`; answers with when it went on. */
async function rest(from) {
    if (performance.now() - from < SLICE_MILLIS)
        return from;
    await turn();
    return performance.now();
}
/** Runs work that yields often: every few milliseconds the event loop turns, so that nobody waits long. */
async function inTurns(work, signal) {
    for (;;) {
        await turn();
        signal?.throwIfAborted();
        for (const until = performance.now() + SLICE_MILLIS; performance.now() < until;) {
            const step = work.next();
            if (step.done)
                return step.value;
        }
    }
}
/** Runs the same work in one go. */
function atOnce(work) {
    for (;;) {
        const step = work.next();
        if (step.done)
            return step.value;
    }
}

;// CONCATENATED MODULE: ./lib/service/symbols/names.js
/** Gives every distinct name a small number; the names themselves are kept as bytes, in a hash table made for it. */
class Names {
    #slots = new Int32Array(1 << 16).fill(-1);
    #hashes = new Int32Array(1 << 15);
    #ends = new Int32Array(1 << 15);
    #bytes = Buffer.alloc(1 << 18);
    /** The same with A to Z as a to z, to search in. */
    #lower = Buffer.alloc(1 << 18);
    #count = 0;
    /** No file can be written so that all its names fall on one slot. */
    #seed = Math.floor(Math.random() * 2 ** 32) | 0;
    /** How many names there are; their numbers are 0 to this. */
    get count() {
        return this.#count;
    }
    /** What a hash begins with; `hashed` takes each byte of a name into it. */
    get seed() {
        return this.#seed;
    }
    /** The number of the name in `bytes` from `start` to before `end`. */
    of(bytes, start, end) {
        let hash = this.#seed;
        for (let at = start; at < end; at++)
            hash = hashed(hash, bytes[at]);
        return this.ofHashed(bytes, start, end, hash);
    }
    /** As `of`, for a name whose bytes went through `hashed` as they were read. */
    ofHashed(bytes, start, end, raw) {
        const hash = raw ^ (raw >>> 15);
        const last = this.#slots.length - 1;
        let slot = hash & last;
        for (let id = this.#slots[slot]; id >= 0; id = this.#slots[slot]) {
            if (this.#hashes[id] === hash && this.#is(id, bytes, start, end))
                return id;
            slot = (slot + 1) & last;
        }
        return this.#add(slot, hash, bytes.subarray(start, end));
    }
    /** The number of a name given as text. */
    ofText(text) {
        const bytes = Buffer.from(text);
        return this.of(bytes, 0, bytes.length);
    }
    /** The number that a name of this table has in another. */
    copy(id, other) {
        return other.of(this.#bytes, this.#startOf(id), this.#ends[id]);
    }
    /** The name behind a number. */
    text(id) {
        return this.#bytes.toString('utf8', this.#startOf(id), this.#ends[id]);
    }
    /** Calls `found` for every name that holds `part` (lower case), in any case. */
    holding(part, found) {
        const bytes = Buffer.from(part);
        const all = this.#lower.subarray(0, this.#startOf(this.#count));
        if (bytes.length === 0)
            return;
        for (let at = all.indexOf(bytes); at >= 0;) {
            const id = this.#at(at);
            const end = this.#ends[id];
            if (at + bytes.length <= end)
                found(id);
            at = all.indexOf(bytes, at + bytes.length <= end ? end : at + 1);
        }
    }
    /** The name that the byte at this place belongs to. */
    #at(place) {
        let low = 0;
        let high = this.#count - 1;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.#ends[middle] > place)
                high = middle;
            else
                low = middle + 1;
        }
        return low;
    }
    /** The bytes of all names from number `from` on, and where each ends in them. */
    since(from) {
        const start = this.#startOf(from);
        const bytes = Uint8Array.from(this.#bytes.subarray(start, this.#startOf(this.#count)));
        return { bytes, ends: this.#ends.slice(from, this.#count).map((end) => end - start) };
    }
    #startOf(id) {
        return id === 0 ? 0 : this.#ends[id - 1];
    }
    #is(id, bytes, start, end) {
        const from = this.#startOf(id);
        if (this.#ends[id] - from !== end - start)
            return false;
        for (let at = start, own = from; at < end; at++, own++) {
            if (this.#bytes[own] !== bytes[at])
                return false;
        }
        return true;
    }
    #add(slot, hash, name) {
        const id = this.#count++;
        if (id === this.#ends.length) {
            this.#ends = doubled(this.#ends);
            this.#hashes = doubled(this.#hashes);
        }
        const start = this.#startOf(id);
        if (start + name.length > this.#bytes.length) {
            const size = 2 * (this.#bytes.length + name.length);
            this.#bytes = Buffer.concat([this.#bytes], size);
            this.#lower = Buffer.concat([this.#lower], size);
        }
        for (let at = 0; at < name.length; at++) {
            const byte = name[at];
            this.#bytes[start + at] = byte;
            this.#lower[start + at] = byte >= 65 && byte <= 90 ? byte + 32 : byte;
        }
        this.#ends[id] = start + name.length;
        this.#hashes[id] = hash;
        this.#slots[slot] = id;
        if (2 * this.#count > this.#slots.length)
            this.#spread();
        return id;
    }
    #spread() {
        const slots = new Int32Array(2 * this.#slots.length).fill(-1);
        for (let id = 0; id < this.#count; id++) {
            let slot = this.#hashes[id] & (slots.length - 1);
            while (slots[slot] >= 0)
                slot = (slot + 1) & (slots.length - 1);
            slots[slot] = id;
        }
        this.#slots = slots;
    }
}
/** One more byte of a name in its hash. */
function hashed(hash, byte) {
    return Math.imul(hash ^ byte, 0x01000193);
}
/** The same numbers in twice the room. */
function doubled(numbers) {
    const larger = new Int32Array(2 * numbers.length);
    larger.set(numbers);
    return larger;
}

;// CONCATENATED MODULE: ./lib/service/symbols/tokens.js

/** Types of tokens: a punctuation mark is its byte, a name is FIRST_NAME plus its number, and the rest are these. */
const TEXT = 1;
const NUMBER = 2;
/** `=>` */
const ARROW = 3;
/** An operator that holds an equals sign and is no assignment: `==`, `!=`, `<=`. */
const OPERATOR = 4;
const FIRST_NAME = 256;
/** A file's tokens, side by side in arrays that are used again for the next file. */
class Tokens {
    type = new Int32Array(1 << 14);
    /** Byte offset. */
    start = new Int32Array(1 << 14);
    /** Line, from 1. */
    line = new Int32Array(1 << 14);
    /** For a bracket the index of its partner (`count` when it is never closed), for others 0. */
    pair = new Int32Array(1 << 14);
    count = 0;
    #matched = 0;
    add(type, start, line) {
        if (this.count === this.type.length) {
            this.type = doubled(this.type);
            this.start = doubled(this.start);
            this.line = doubled(this.line);
            this.pair = new Int32Array(this.type.length);
        }
        this.type[this.count] = type;
        this.start[this.count] = start;
        this.line[this.count] = line;
        this.count++;
    }
    /** Type of the token last added; 0 at the beginning. */
    get last() {
        return this.count === 0 ? 0 : this.type[this.count - 1];
    }
    isName(index) {
        return index < this.count && this.type[index] >= FIRST_NAME;
    }
    /** Whether a token is the first of its line. */
    isFirst(index) {
        return index === 0 || this.line[index] !== this.line[index - 1];
    }
    /** Finds every bracket's partner; a closing one without a partner is its own. To be called behind the last token. */
    match() {
        // A finder that looks behind the last token must see nothing, not what is left of the file read before.
        this.type.fill(0, this.count, this.#matched);
        this.pair.fill(0, this.count, this.#matched);
        this.#matched = this.count;
        const open = [];
        for (let index = 0; index < this.count; index++) {
            const type = this.type[index];
            this.pair[index] = 0;
            if (type === 40 || type === 91 || type === 123) {
                this.pair[index] = this.count;
                open.push(index);
            }
            else if (type === 41 || type === 93 || type === 125) {
                this.pair[index] = index;
                const opener = type === 41 ? 40 : type - 2;
                const at = this.#findLast(open, opener);
                if (at < 0)
                    continue;
                const partner = open[at];
                open.length = at;
                this.pair[partner] = index;
                this.pair[index] = partner;
            }
        }
    }
    /** A stray closing bracket must not cost the length of the file each time. */
    #findLast(open, opener) {
        const least = Math.max(0, open.length - 16);
        for (let at = open.length - 1; at >= least; at--)
            if (this.type[open[at]] === opener)
                return at;
        return -1;
    }
}

;// CONCATENATED MODULE: ./lib/service/symbols/define.js

/** No head of a definition is longer; without a limit a hostile file could make reading take the square of its length. */
const MOST_HEAD_TOKENS = 200;
/** Token types of the words a finder looks for. */
function words(names, ...list) {
    return Object.fromEntries(list.map((word) => [word, FIRST_NAME + names.ofText(word)]));
}
/** Python: `def`, `class`, `type`, and names and attributes bound to a lambda. */
function pythonFinder(names) {
    const word = words(names, 'def', 'class', 'lambda', 'type');
    return (tokens, found) => {
        const { type, pair } = tokens;
        /** Up to here everything stands in brackets, where `name = lambda` is an argument. */
        let inside = 0;
        for (let at = 0; at < tokens.count; at++) {
            const now = type[at];
            if (pair[at] > at)
                inside = Math.max(inside, pair[at]);
            else if ((now === word.def || now === word.class) && tokens.isName(at + 1))
                found(++at);
            else if (tokens.isName(at) && tokens.isFirst(at) && at >= inside) {
                let name = at;
                while (type[name + 1] === 46 && tokens.isName(name + 2))
                    name += 2;
                const behind = type[at + 2];
                if (type[name + 1] === 61 && type[name + 2] === word.lambda)
                    found(name);
                else if (now === word.type && tokens.isName(at + 1) && (behind === 61 || behind === 91))
                    found(++at);
            }
        }
    };
}
/** Go: `func`, methods, `type` (also in groups), and variables bound to a function. */
function goFinder(names) {
    const word = words(names, 'func', 'type', 'var', 'interface', 'struct');
    return (tokens, found) => {
        const { type, pair } = tokens;
        const group = (open, isMember) => {
            for (let at = open + 1; at < pair[open] && at < tokens.count; at++) {
                const begins = at === open + 1 || tokens.isFirst(at) || type[at - 1] === 59;
                if (begins && tokens.isName(at) && isMember(at))
                    found(at);
                if (pair[at] > at)
                    at = pair[at];
            }
        };
        /** Whether a function's value begins here, and not a call of one. */
        const isFunction = (at) => {
            if (type[at] !== word.func || type[at + 1] !== 40)
                return false;
            let to = pair[at + 1] + 1;
            const last = Math.min(tokens.count, to + MOST_HEAD_TOKENS);
            while (to < last &&
                (type[to] !== 123 || type[to - 1] === word.interface || type[to - 1] === word.struct))
                to = pair[to] > to ? pair[to] + 1 : to + 1;
            return type[to] !== 123 || type[pair[to] + 1] !== 40;
        };
        const isFunctionVariable = (at) => {
            let to = at + 1;
            const last = Math.min(tokens.count, at + MOST_HEAD_TOKENS);
            while (to < last && type[to] !== 61 && type[to] !== 59 && !tokens.isFirst(to)) {
                to = pair[to] > to ? pair[to] + 1 : to + 1;
            }
            return type[to] === 61 && isFunction(to + 1);
        };
        for (let at = 0; at < tokens.count; at++) {
            const next = at + 1;
            if (type[at] === word.func) {
                if (tokens.isName(next))
                    found(next);
                else if (type[next] === 40 && tokens.isFirst(at)) {
                    const name = pair[next] + 1;
                    const behind = type[name + 1];
                    if (tokens.isName(name) && (behind === 40 || behind === 91))
                        found(name);
                }
            }
            else if (type[at] === word.type) {
                if (type[next] === 40)
                    group(next, () => true);
                else if (tokens.isName(next))
                    found(next);
            }
            else if (type[at] === word.var) {
                if (type[next] === 40)
                    group(next, isFunctionVariable);
                else if (tokens.isName(next) && isFunctionVariable(next))
                    found(next);
            }
            else if (type[at] === 58 && type[next] === 61 && tokens.isName(at - 1)) {
                if (isFunction(at + 2))
                    found(at - 1);
            }
        }
    };
}
/** Rust: items by keyword, `macro_rules!`, and constants of `impl` and `trait`; nothing out of bodies of macros and `quote!`. */
function rustFinder(names) {
    const word = words(names, 'fn', 'struct', 'enum', 'union', 'trait', 'mod', 'type', 'const', 'impl', 'macro_rules', 'unsafe');
    const quotes = words(names, 'quote', 'quote_spanned', 'parse_quote', 'parse_quote_spanned');
    const templates = Object.values(quotes);
    const items = [word.fn, word.struct, word.enum, word.trait, word.mod, word.type];
    return (tokens, found, head) => {
        const { type, pair } = tokens;
        let lastBody = -1;
        /** The constants of the body that belongs to the head that ends before `from`. */
        const constants = (from) => {
            let open = from;
            const last = Math.min(tokens.count, from + MOST_HEAD_TOKENS);
            while (open < last && type[open] !== 123 && type[open] !== 59)
                open = pair[open] > open ? pair[open] + 1 : open + 1;
            if (type[open] !== 123 || open <= lastBody)
                return;
            lastBody = open;
            for (let at = open + 1; at < pair[open]; at++) {
                const before = type[at - 1];
                if (type[at] === word.const && before !== 60 && before !== 44)
                    if (tokens.isName(at + 1) && type[at + 2] === 58)
                        found(at + 1);
                if (pair[at] > at)
                    at = pair[at];
            }
        };
        for (let at = 0; at < tokens.count; at++) {
            const now = type[at];
            if (now < FIRST_NAME)
                continue;
            if (now === word.macro_rules && type[at + 1] === 33 && tokens.isName(at + 2)) {
                found(at + 2);
                const open = at + 3;
                if (pair[open] > open)
                    at = pair[open];
            }
            else if (now === word.impl && startsItem(tokens, at, word.unsafe)) {
                head(at);
                constants(at + 1);
            }
            else if (type[at + 1] === 33 && templates.includes(now)) {
                if (pair[at + 2] > at + 2)
                    at = pair[at + 2];
            }
            else if (!tokens.isName(at + 1))
                continue;
            else if (items.includes(now)) {
                if (type[at - 1] === 46)
                    continue;
                if (now === word.trait)
                    constants(at + 2);
                found(++at);
            }
            else if (now === word.union && (type[at + 2] === 123 || type[at + 2] === 60))
                found(++at);
        }
    };
}
/** `impl` at the head of an item, not in `-> impl Trait` or `(x: impl Trait)`. */
function startsItem(tokens, at, unsafe) {
    const before = tokens.type[at - 1] ?? 0;
    return at === 0 || before === 59 || before === 123 || before === 125 || before === 93 || before === unsafe;
}

;// CONCATENATED MODULE: ./lib/service/symbols/lexer.js


/** Classes of bytes; 0 is a mark. */
const SPACE = 1;
const NEWLINE = 2;
const LETTER = 3;
const DIGIT = 4;
const SPECIAL = 5;
const EQUALS = 6;
/** Byte classes in which the bytes of `special` are handed to the dialect, and those of `letters` belong to names. */
function classesOf(special, letters = '') {
    const classes = new Uint8Array(256).fill(LETTER, 128);
    for (let byte = 0; byte <= 32; byte++)
        classes[byte] = SPACE;
    classes[10] = NEWLINE;
    classes[61] = EQUALS;
    for (let byte = 48; byte < 58; byte++)
        classes[byte] = DIGIT;
    for (const byte of Buffer.from(`abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_${letters}`)) {
        classes[byte] = LETTER;
    }
    for (const byte of Buffer.from(special))
        classes[byte] = SPECIAL;
    return classes;
}
/** Reads tokens up to `to`, and the one that goes beyond it; what it is called with next goes on from there. */
function lex(scan, dialect, names, to) {
    const { bytes, tokens } = scan;
    const { classes } = dialect;
    const { seed } = names;
    while (scan.at < to) {
        const start = scan.at;
        const byte = bytes[start];
        const kind = classes[byte];
        if (kind === SPACE) {
            scan.at = start + 1;
        }
        else if (kind === LETTER) {
            let at = start;
            let hash = seed;
            for (let next = byte, sort = kind; sort === LETTER || sort === DIGIT; sort = classes[next]) {
                hash = hashed(hash, next);
                next = bytes[++at];
            }
            scan.at = at;
            tokens.add(FIRST_NAME + names.ofHashed(bytes, start, at, hash), start, scan.line);
        }
        else if (kind === NEWLINE) {
            scan.line++;
            scan.at = start + 1;
        }
        else if (kind === DIGIT) {
            scan.at = numberEnd(bytes, start, classes);
            tokens.add(NUMBER, start, scan.line);
        }
        else if (kind === EQUALS) {
            equals(scan);
        }
        else if (kind !== SPECIAL || !dialect.special(scan, byte)) {
            tokens.add(byte, start, scan.line);
            scan.at = start + 1;
        }
    }
}
/** Where the word that holds `at` ends. */
function wordEnd(bytes, at, classes) {
    let end = at + 1;
    while (classes[bytes[end]] === LETTER || classes[bytes[end]] === DIGIT)
        end++;
    return end;
}
/** A point belongs to a number only before a digit: `1.5`, but not `0..n` or `1.max(2)`. */
function numberEnd(bytes, at, classes) {
    let end = wordEnd(bytes, at, classes);
    while (bytes[end] === 46 && classes[bytes[end + 1]] === DIGIT)
        end = wordEnd(bytes, end, classes);
    return end;
}
const BEFORE_EQUALS = new Set(Buffer.from('!<>+-*/%&|^?~'));
function equals(scan) {
    const { bytes, at, tokens } = scan;
    const next = bytes[at + 1];
    if (next === 62) {
        tokens.add(ARROW, at, scan.line);
        scan.at = at + 2;
    }
    else if (next === 61) {
        scan.at = at + (bytes[at + 2] === 61 ? 3 : 2);
        tokens.add(OPERATOR, at, scan.line);
    }
    else {
        tokens.add(at > 0 && BEFORE_EQUALS.has(bytes[at - 1]) ? OPERATOR : 61, at, scan.line);
        scan.at = at + 1;
    }
}
/** Goes on to the end of the line. */
function skipLine(scan) {
    const { bytes, end } = scan;
    let at = scan.at;
    while (at < end && bytes[at] !== 10)
        at++;
    scan.at = at;
    return true;
}
/** Goes on behind the end of a comment in slashes and stars. */
function skipComment(scan, nests) {
    const { bytes, end } = scan;
    let depth = 1;
    let at = scan.at + 2;
    for (; at < end; at++) {
        const byte = bytes[at];
        if (byte === 10)
            scan.line++;
        else if (byte === 42 && bytes[at + 1] === 47) {
            at++;
            if (--depth === 0)
                break;
        }
        else if (nests && byte === 47 && bytes[at + 1] === 42) {
            at++;
            depth++;
        }
    }
    scan.at = Math.min(at + 1, end);
    return true;
}
/**
 * Reads a string from `from` (behind the opening quote) to `quote`. `lines`: it may hold line ends that no backslash
 * escapes; otherwise it ends, at the latest, where the line does. `escapes`: a backslash takes the next byte with it.
 */
function skipString(scan, from, quote, { lines = false, escapes = true } = {}) {
    const { bytes, end } = scan;
    scan.tokens.add(TEXT, scan.at, scan.line);
    let at = from;
    for (; at < end && bytes[at] !== quote; at++) {
        if (bytes[at] === 92 && escapes)
            at++;
        else if (bytes[at] === 10 && !lines) {
            scan.at = at;
            return true;
        }
        if (bytes[at] === 10)
            scan.line++;
    }
    scan.at = Math.min(at + 1, end);
    return true;
}

;// CONCATENATED MODULE: ./lib/service/symbols/script.js


const BACKTICK = 96;
const OPEN = 123;
const CLOSE = 125;
const LESS = 60;
const MORE = 62;
const SLASH = 47;
const script_EQUALS = 61;
/** Words after which a value begins, so that a slash opens a regular expression and `<` an element. */
const BEFORE_VALUE = 'return typeof case in of do else void delete throw new instanceof await yield default'.split(' ');
/** How JavaScript and TypeScript are read; with `elements` also JSX. It remembers what is open: `reset` it for each file. */
class ScriptDialect {
    classes = classesOf('/"\'`{}<', '$');
    #names;
    #elements;
    #beforeValue;
    #open = [];
    /** Up to here no regular expression is looked for: a slash that seemed to begin one did not. */
    #regexFrom = 0;
    constructor(names, elements) {
        this.#names = names;
        this.#elements = elements;
        this.#beforeValue = new Set(BEFORE_VALUE.map((word) => FIRST_NAME + names.ofText(word)));
    }
    reset() {
        this.#open.length = 0;
        this.#regexFrom = 0;
        return this;
    }
    special(scan, byte) {
        if (byte === OPEN)
            return this.#brace(scan, 'braces');
        if (byte === CLOSE)
            return this.#closeBrace(scan);
        if (byte === LESS)
            return this.#element(scan);
        if (byte === SLASH)
            return this.#slash(scan);
        if (byte !== BACKTICK)
            return skipString(scan, scan.at + 1, byte);
        scan.tokens.add(TEXT, scan.at++, scan.line);
        return this.#template(scan);
    }
    #slash(scan) {
        const next = scan.bytes[scan.at + 1];
        if (next === SLASH)
            return skipLine(scan);
        if (next === 42)
            return skipComment(scan, false);
        if (scan.at < this.#regexFrom || !this.#valueFollows(scan))
            return false;
        const end = regexEnd(scan);
        if (end < 0) {
            this.#regexFrom = -end;
            return false;
        }
        scan.tokens.add(TEXT, scan.at, scan.line);
        scan.at = wordEnd(scan.bytes, end - 1, this.classes);
        return true;
    }
    /** Whether a value may begin here, judged by the token before. */
    #valueFollows({ tokens, line }) {
        const last = tokens.last;
        if (last >= FIRST_NAME)
            return this.#beforeValue.has(last);
        if (last === CLOSE)
            return tokens.line[tokens.count - 1] !== line;
        return last !== 41 && last !== 93 && last !== TEXT && last !== NUMBER;
    }
    #brace(scan, inside) {
        this.#open.push(inside);
        scan.tokens.add(OPEN, scan.at++, scan.line);
        return true;
    }
    /** Back to what a closed brace was in. */
    #closeBrace(scan) {
        const inside = this.#open.pop();
        scan.tokens.add(CLOSE, scan.at++, scan.line);
        if (inside === 'template')
            return this.#template(scan);
        return this.#markup(scan);
    }
    /** Reads tags and what lies between them, until code begins; a loop, for elements may be nested without end. */
    #markup(scan) {
        while (scan.at < scan.end) {
            const around = this.#open.at(-1);
            if (around === 'tag')
                this.#tag(scan, false);
            else if (around === 'types')
                this.#tag(scan, true);
            else if (around === 'children')
                this.#children(scan);
            else
                return true;
        }
        return true;
    }
    /** The text of a template, from behind a backtick or a hole's brace to the next hole or the end. */
    #template(scan) {
        const { bytes, end } = scan;
        for (; scan.at < end; scan.at++) {
            const byte = bytes[scan.at];
            if (byte === BACKTICK) {
                scan.at++;
                return true;
            }
            if (byte === 36 && bytes[scan.at + 1] === OPEN) {
                scan.at++;
                return this.#brace(scan, 'template');
            }
            if (byte === 92)
                scan.at++;
            if (bytes[scan.at] === 10)
                scan.line++;
        }
        return true;
    }
    #element(scan) {
        if (!this.#elements || !this.#valueFollows(scan) || !opensElement(scan, this.classes))
            return false;
        scan.at++;
        this.#open.push('tag');
        return this.#markup(scan);
    }
    /** Reads a tag from its name, or its type arguments, to `>`, `/>`, type arguments or the brace of a value. */
    #tag(scan, inTypes) {
        const { bytes, end, tokens } = scan;
        while (scan.at < end) {
            const byte = bytes[scan.at];
            if (byte === OPEN)
                return this.#brace(scan, 'braces');
            if (byte === LESS)
                return this.#inTag(scan);
            if (byte === MORE && bytes[scan.at - 1] !== script_EQUALS) {
                if (!inTypes)
                    return this.#endTag(scan);
                scan.at++;
                return this.#open.pop();
            }
            if (byte === 34 || byte === 39) {
                skipString(scan, scan.at + 1, byte, IN_TAG);
            }
            else if (byte === SLASH && bytes[scan.at + 1] === SLASH) {
                skipLine(scan);
            }
            else if (byte === SLASH && bytes[scan.at + 1] === 42) {
                skipComment(scan, false);
            }
            else if (isLetter(byte)) {
                const start = scan.at;
                scan.at = wordEnd(bytes, start, this.classes);
                tokens.add(FIRST_NAME + this.#names.of(bytes, start, scan.at), start, scan.line);
            }
            else {
                if (byte === 10)
                    scan.line++;
                scan.at++;
            }
        }
        return true;
    }
    /** `<` in a tag opens type arguments, or an element that is an attribute's value. */
    #inTag(scan) {
        const isValue = scan.bytes[scan.at - 1] === script_EQUALS;
        scan.at++;
        return this.#open.push(isValue ? 'tag' : 'types');
    }
    #endTag(scan) {
        const closes = scan.bytes[scan.at - 1] === SLASH;
        scan.at++;
        this.#open.pop();
        if (closes)
            this.#after(scan);
        else
            this.#open.push('children');
    }
    /** Reads what stands between two tags. */
    #children(scan) {
        const { bytes, end } = scan;
        for (; scan.at < end; scan.at++) {
            const byte = bytes[scan.at];
            if (byte === 10)
                scan.line++;
            if (byte === OPEN)
                return this.#brace(scan, 'braces');
            if (byte !== LESS)
                continue;
            if (bytes[scan.at + 1] !== SLASH) {
                scan.at++;
                return this.#open.push('tag');
            }
            while (scan.at < end && bytes[scan.at] !== MORE)
                if (bytes[scan.at++] === 10)
                    scan.line++;
            scan.at++;
            this.#open.pop();
            return this.#after(scan);
        }
        return true;
    }
    /** A whole element is a value. */
    #after(scan) {
        scan.tokens.add(TEXT, scan.at - 1, scan.line);
    }
}
const IN_TAG = { lines: true, escapes: false };
function isLetter(byte) {
    return byte >= 128 || ((byte | 32) >= 97 && (byte | 32) <= 122);
}
const MOST_REGEX = 2_000;
/** Behind the slash that ends a regular expression, on its line; when none does, minus where the search for it ended. */
function regexEnd({ bytes, end, at: from }) {
    const last = Math.min(end, from + MOST_REGEX);
    let inClass = false;
    let at = from + 1;
    for (; at < last && bytes[at] !== 10; at++) {
        const byte = bytes[at];
        if (byte === 92)
            at++;
        else if (byte === 91)
            inClass = true;
        else if (byte === 93)
            inClass = false;
        else if (byte === SLASH && !inClass)
            return at + 1;
    }
    return -at;
}
const MOST_PARAMETERS = 400;
/** `<div`, `<A.B` and `<>` open an element; `<T,>(`, `<T extends X>(`, `<T = X>(` and `<T>(x: T) =>` are type parameters. */
function opensElement({ bytes, at }, classes) {
    const next = bytes[at + 1];
    if (next === MORE)
        return true;
    if (!(next >= 128 || /[A-Za-z_$]/.test(String.fromCharCode(next))))
        return false;
    const word = wordEnd(bytes, at + 1, classes);
    let end = word;
    while (bytes[end] <= 32 && end < word + MOST_PARAMETERS)
        end++;
    if (bytes[end] === 44 || bytes[end] === script_EQUALS)
        return false;
    if (Buffer.from(bytes.subarray(at + 1, at + 7)).toString('latin1') === 'const ')
        return false;
    if (bytes[end] === MORE && bytes[end + 1] === 40)
        return !isArrow(bytes, end + 1);
    return !/^extends\s/.test(Buffer.from(bytes.subarray(end, end + 8)).toString('latin1'));
}
/** Whether an arrow stands behind the parameters that open here. */
function isArrow(bytes, from) {
    let depth = 0;
    for (let at = from; at < Math.min(from + MOST_PARAMETERS, bytes.length); at++) {
        if (bytes[at] === 40)
            depth++;
        else if (bytes[at] === 41 && --depth === 0) {
            return /^\s*=>/.test(Buffer.from(bytes.subarray(at + 1, at + 40)).toString('latin1'));
        }
    }
    return false;
}
/** Types of tokens after which a new member of a class cannot begin, though a line does. */
const GOES_ON = new Set([...Buffer.from('=:|&<,?.+-*/%({['), ARROW, OPERATOR]);

;// CONCATENATED MODULE: ./lib/service/symbols/define-script.js



/** No type or head is longer: each is looked through from every place where one may begin. */
const MOST_TYPE_TOKENS = 200;
function scriptWords(names) {
    return words(names, 'function', 'class', 'interface', 'enum', 'type', 'namespace', 'module', 'const', 'let', 'var', 'async', 'extends', 'implements', 'public', 'private', 'protected', 'static', 'readonly', 'abstract', 'override', 'declare', 'accessor', 'get', 'set', 'new', 'using'); // biome-ignore format: a word list
}
/** JavaScript and TypeScript; see design: declarations, members of classes and interfaces, variables bound to a function or class. */
function scriptFinder(names) {
    const word = scriptWords(names);
    const modifiers = new Set([
        word.public, word.private, word.protected, word.static, word.readonly, word.abstract, word.override, word.declare,
        word.accessor, word.get, word.set, word.async,
    ]); // biome-ignore format: a word list
    return (tokens, found) => {
        const file = { tokens, word, modifiers, found, bodies: new Set() };
        for (let at = 0; at < tokens.count; at++) {
            if (tokens.type[at] >= FIRST_NAME && tokens.type[at - 1] !== 46)
                keyword(file, at);
        }
    };
}
function keyword(file, at) {
    const { tokens, word, found } = file;
    const { type } = tokens;
    const now = type[at];
    const next = at + 1;
    if (now === word.function) {
        const name = type[next] === 42 ? next + 1 : next;
        if (tokens.isName(name))
            found(name);
    }
    else if (now === word.class || now === word.interface) {
        classLike(file, at);
    }
    else if (!tokens.isName(next)) {
        return;
    }
    else if (now === word.enum) {
        if (type[next + 1] === 123)
            found(next);
    }
    else if (now === word.const || now === word.let || now === word.var) {
        declarators(file, next);
    }
    else if (tokens.isFirst(next)) {
        // The words below are keywords only before a name on their line.
        return;
    }
    else if (now === word.type) {
        const behind = type[next + 1];
        if (behind === 61 || (behind === 60 && type[afterAngles(tokens, next + 1)] === 61))
            found(next);
    }
    else if (now === word.namespace || now === word.module) {
        let name = next;
        while (type[name + 1] === 46 && tokens.isName(name + 2))
            name += 2;
        if (type[name + 1] === 123)
            found(name);
    }
}
/** The names of one `const`, `let` or `var`, divided by commas, that are bound to functions; the next one ends it. */
function declarators(file, from) {
    const { tokens, word, found } = file;
    const { type, pair } = tokens;
    for (let at = from; at < tokens.count; at++) {
        const now = type[at];
        if (now === word.const || now === word.let || now === word.var)
            if (type[at - 1] !== 46)
                return;
        if (tokens.isName(at) && (at === from || type[at - 1] === 44) && bindsFunction(file, at))
            found(at);
        if (now === 59 || now === 41 || now === 93 || now === 125)
            return;
        if (at > from && now >= FIRST_NAME && tokens.isFirst(at) && !GOES_ON.has(type[at - 1]))
            return;
        if (pair[at] > at)
            at = pair[at];
    }
}
/** The name of a class or interface, if it has one, and its members. */
function classLike(file, at) {
    const { tokens, word, found, bodies } = file;
    const { type } = tokens;
    const isClass = type[at] === word.class;
    let from = at + 1;
    if (tokens.isName(from) && type[from] !== word.extends && type[from] !== word.implements)
        from++;
    else if (!isClass)
        return;
    const body = bodyOf(tokens, from);
    if (body < 0)
        return;
    if (from > at + 1)
        found(at + 1);
    if (bodies.has(body))
        return;
    bodies.add(body);
    members(file, body, isClass);
}
/** The brace that opens a class's body: the first that stands in no type argument. */
function bodyOf(tokens, from) {
    const { type, pair } = tokens;
    const last = Math.min(tokens.count, from + MOST_TYPE_TOKENS);
    let depth = 0;
    for (let at = from; at < last; at++) {
        const now = type[at];
        if (now === 60)
            depth++;
        else if (now === 62 && depth > 0)
            depth--;
        else if (now === 123 && depth === 0)
            return at;
        else if (now === 59 || now === 125 || now === 41 || now === 61) {
            if (depth === 0)
                return -1;
        }
        else if (pair[at] > at)
            at = pair[at];
    }
    return -1;
}
function members(file, body, isClass) {
    const { tokens, found } = file;
    const { pair, type } = tokens;
    const end = Math.min(pair[body], tokens.count);
    for (let at = body + 1; at < end; at++) {
        if (startsMember(tokens, at, body, isClass)) {
            const name = memberName(file, at, isClass);
            if (name >= 0)
                found(name);
            if (type[at] === 64)
                at = afterDecorators(tokens, at) - 1;
        }
        if (pair[at] > at)
            at = pair[at];
    }
}
function startsMember(tokens, at, body, isClass) {
    const before = tokens.type[at - 1];
    const now = tokens.type[at];
    if (at === body + 1 || before === 59 || (before === 44 && !isClass))
        return true;
    if (now < FIRST_NAME && now !== 35 && now !== 64 && now !== 42 && now !== TEXT)
        return false;
    if (before === 125)
        return true;
    return tokens.isFirst(at) && !GOES_ON.has(before);
}
function afterDecorators(tokens, from) {
    const { type, pair } = tokens;
    let at = from;
    while (type[at] === 64) {
        at++;
        if (type[at] === 40)
            at = pair[at] + 1;
        else {
            while (tokens.isName(at) && type[at + 1] === 46)
                at += 2;
            at++;
        }
        if (type[at] === 60)
            at = afterAngles(tokens, at);
        if (type[at] === 40)
            at = pair[at] + 1;
    }
    return at;
}
/** The token that names the method, or the field bound to a function, whose member begins at `from`; -1 for others. */
function memberName(file, from, isClass) {
    const { tokens, modifiers, word } = file;
    const { type } = tokens;
    let at = afterDecorators(tokens, from);
    while (modifiers.has(type[at]) && isNameLike(tokens, at + 1))
        at++;
    if (type[at] === 42)
        at++;
    if (type[at] === 35)
        at++;
    if (!tokens.isName(at))
        return -1;
    let behind = at + 1;
    if (type[behind] === 63 || type[behind] === 33)
        behind++;
    if (type[behind] === 60)
        behind = afterAngles(tokens, behind);
    if (type[behind] === 40)
        return !isClass && type[at] === word.new ? -1 : at;
    return isClass && bindsFunction(file, at) ? at : -1;
}
/** Whether a modifier before this token is one, and not a member called `get` or `static`. */
function isNameLike(tokens, at) {
    const type = tokens.type[at];
    return tokens.isName(at) || type === 35 || type === 42 || type === 91 || type === TEXT || type === 123;
}
/** Whether the variable or field that this token names has a function, an arrow function or a class as its value. */
function bindsFunction({ tokens, word }, name) {
    const { type, pair } = tokens;
    let at = name + 1;
    if (type[at] === 33 || type[at] === 63)
        at++;
    if (type[at] === 58)
        at = typeEnd(tokens, at + 1);
    if (type[at] !== 61)
        return false;
    at++;
    if (type[at] === word.async && !(type[at + 1] === 61)) {
        if (type[at + 1] === ARROW)
            return true;
        at++;
    }
    if (type[at] === word.function)
        return !isCalled(tokens, at + 1);
    if (type[at] === word.class)
        return true;
    if (type[at] === 60)
        at = afterAngles(tokens, at);
    if (type[at] === 40) {
        const behind = type[pair[at] + 1];
        return behind === ARROW || behind === 58;
    }
    return tokens.isName(at) && type[at + 1] === ARROW;
}
/** Whether something is done with the function whose head begins here: `function () {}()`, `function () {}.bind(it)`. */
function isCalled({ type, pair, count }, from) {
    const last = Math.min(count, from + MOST_TYPE_TOKENS);
    let at = from;
    while (at < last && type[at] !== 123)
        at = pair[at] > at ? pair[at] + 1 : at + 1;
    const behind = type[at] === 123 ? type[pair[at] + 1] : 0;
    return behind === 40 || behind === 46 || behind === 91;
}
/** Where a type annotation ends: at its assignment, or at whatever else ends it. */
function typeEnd(tokens, from) {
    const { type, pair } = tokens;
    const last = Math.min(tokens.count, from + MOST_TYPE_TOKENS);
    let closes = true;
    for (let at = from; at < last; at++) {
        const now = type[at];
        if (now === 61 || now === 59 || now === 41 || now === 125 || now === 93)
            return at;
        if (now === 60 && closes) {
            const behind = afterAngles(tokens, at);
            closes = behind > at;
            if (closes)
                at = behind - 1;
        }
        else if (now === 44)
            return at;
        else if (now >= FIRST_NAME && at > from && tokens.isFirst(at) && !GOES_ON.has(type[at - 1]))
            return at;
        else if (pair[at] > at)
            at = pair[at];
    }
    return last;
}
/** Behind the `>` that closes the `<` at `from`; `from` itself when it is no bracket. */
function afterAngles(tokens, from) {
    const { type, pair } = tokens;
    const last = Math.min(tokens.count, from + MOST_TYPE_TOKENS);
    let depth = 0;
    for (let at = from; at < last; at++) {
        const now = type[at];
        if (now === 60)
            depth++;
        else if (now === 62) {
            if (--depth === 0)
                return at + 1;
        }
        else if (now === 59 || now === 125 || now === 41)
            return from;
        else if (pair[at] > at)
            at = pair[at];
    }
    return from;
}

;// CONCATENATED MODULE: ./lib/service/symbols/dialect.js


const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const dialect_BACKTICK = 96;
/** How Go is read. */
const goDialect = {
    classes: classesOf('/"\'`'),
    special(scan, byte) {
        if (byte === 47)
            return comment(scan, false);
        return skipString(scan, scan.at + 1, byte, { lines: byte === dialect_BACKTICK, escapes: byte !== dialect_BACKTICK });
    },
};
/** How Rust is read: comments nest, strings may be raw, an apostrophe may be a lifetime's. */
const rustDialect = {
    classes: classesOf('/"\'#'),
    special(scan, byte) {
        if (byte === 47)
            return comment(scan, true);
        if (byte === APOSTROPHE)
            return character(scan);
        const isRaw = scan.at > 0 && scan.bytes[scan.at - 1] === 114;
        if (isRaw && raw(scan))
            return true;
        if (isRaw && byte === HASH)
            return rawName(scan);
        return byte === QUOTE && skipString(scan, scan.at + 1, QUOTE, { lines: true });
    },
};
/** How Python is read: strings may be tripled and carry prefixes. */
const pythonDialect = {
    classes: classesOf('#"\''),
    special(scan, byte) {
        if (byte === 35)
            return skipLine(scan);
        const { bytes, at } = scan;
        if (bytes[at + 1] !== byte || bytes[at + 2] !== byte)
            return skipString(scan, at + 1, byte);
        return tripled(scan, byte);
    },
};
function comment(scan, nests) {
    const next = scan.bytes[scan.at + 1];
    if (next === 47)
        return skipLine(scan);
    return next === 42 && skipComment(scan, nests);
}
/** `r"..."`, `r#"..."#` and so on; `at` is the first byte behind the r. A raw name (`r#type`) is none. */
function raw(scan) {
    const { bytes, end } = scan;
    let quote = scan.at;
    while (bytes[quote] === HASH)
        quote++;
    if (bytes[quote] !== QUOTE)
        return false;
    const hashes = quote - scan.at;
    scan.tokens.add(TEXT, scan.at, scan.line);
    let at = quote + 1;
    for (; at < end; at++) {
        if (bytes[at] === 10)
            scan.line++;
        if (bytes[at] !== QUOTE)
            continue;
        let found = 0;
        while (found < hashes && bytes[at + 1 + found] === HASH)
            found++;
        if (found === hashes)
            break;
    }
    scan.at = Math.min(at + 1 + hashes, end);
    return true;
}
/** In `r#type` the name is `type`. */
function rawName(scan) {
    const { tokens, at } = scan;
    if (tokens.count === 0 || tokens.start[tokens.count - 1] !== at - 1)
        return false;
    tokens.count--;
    scan.at++;
    return true;
}
function tripled(scan, quote) {
    const { bytes, end } = scan;
    scan.tokens.add(TEXT, scan.at, scan.line);
    let at = scan.at + 3;
    for (; at < end; at++) {
        if (bytes[at] === quote && bytes[at + 1] === quote && bytes[at + 2] === quote)
            break;
        if (bytes[at] === 92)
            at++;
        if (bytes[at] === 10)
            scan.line++;
    }
    scan.at = Math.min(at + 3, end);
    return true;
}
/** `'a'`, `'\n'` and `'é'` are characters, `'a` and `'static` lifetimes. */
function character(scan) {
    const { bytes, at } = scan;
    if (bytes[at + 1] === 92)
        return skipString(scan, at + 1, APOSTROPHE);
    for (let size = 1; size <= 4; size++) {
        if (bytes[at + 1 + size] !== APOSTROPHE)
            continue;
        if (size > 1 && bytes[at + 1] < 128)
            continue;
        scan.tokens.add(TEXT, at, scan.line);
        scan.at = at + size + 2;
        return true;
    }
    scan.at = at + 1;
    while (/\w/.test(String.fromCharCode(bytes[scan.at])))
        scan.at++;
    return true;
}

;// CONCATENATED MODULE: ./lib/service/symbols/scout.js








/** So much is read between two steps. */
const STEP_BYTES = 16_384;
/** How many numbers a definition takes. */
const DEFINITION_SIZE = 4;
/**
 * Reads definitions and uses out of source text with a lexer over its bytes: about a tenth of a parser's time. It is
 * exact about strings, comments and brackets and knows the shapes of definitions, and nothing of the rest of a grammar.
 */
class Scout {
    names;
    #tokens = new Tokens();
    #plainScript;
    #jsxScript;
    #finders;
    /** Lines of the file read last. */
    lines = 0;
    #seen = new Int32Array(1 << 15);
    #counts = new Int32Array(1 << 15);
    constructor(names = new Names()) {
        this.names = names;
        this.#plainScript = new ScriptDialect(names, false);
        this.#jsxScript = new ScriptDialect(names, true);
        const script = scriptFinder(names);
        this.#finders = {
            rust: rustFinder(this.names),
            python: pythonFinder(this.names),
            go: goFinder(this.names),
            typescript: script,
            tsx: script,
            javascript: script,
        };
    }
    /** `bytes` must hold a newline at `size`, where the text ends. */
    read(bytes, size, language) {
        return atOnce(this.reading(bytes, size, language));
    }
    /** The same in steps, of which another reading must not come between. */
    *reading(bytes, size, language) {
        const tokens = this.#tokens;
        tokens.count = 0;
        const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
        const scan = { bytes, end: size, at: from, line: 1, tokens };
        const dialect = this.#dialect(language);
        while (scan.at < size) {
            lex(scan, dialect, this.names, Math.min(size, scan.at + STEP_BYTES));
            yield;
        }
        this.lines = scan.line;
        tokens.match();
        const definitions = [];
        const defining = [];
        const note = (token, name) => {
            const start = tokens.start[token];
            definitions.push(name, tokens.line[token], lineStart(bytes, start), start);
        };
        const found = (token) => {
            const name = tokens.type[token] - FIRST_NAME;
            defining.push(name);
            note(token, name);
        };
        this.#finders[language](tokens, found, (token) => note(token, -1));
        if (size > STEP_BYTES)
            yield;
        return { definitions: inOrder(definitions), uses: this.#uses(defining) };
    }
    #dialect(language) {
        if (language === 'rust')
            return rustDialect;
        if (language === 'python')
            return pythonDialect;
        if (language === 'go')
            return goDialect;
        return (language === 'typescript' ? this.#plainScript : this.#jsxScript).reset();
    }
    #uses(defining) {
        const { type, count } = this.#tokens;
        while (this.#counts.length < this.names.count)
            this.#counts = doubled(this.#counts);
        const counts = this.#counts;
        if (this.#seen.length < 3 * count)
            this.#seen = new Int32Array(6 * count);
        const seen = this.#seen;
        let distinct = 0;
        for (let at = 0; at < count; at++) {
            const name = type[at] - FIRST_NAME;
            if (name >= 0 && counts[name]++ === 0)
                seen[distinct++] = name;
        }
        for (const name of defining)
            counts[name]--;
        // Pairs go to the end of the same array, which is long enough that none reaches a name still to be read.
        let from = seen.length;
        for (let at = distinct - 1; at >= 0; at--) {
            const name = seen[at];
            if (counts[name] > 0) {
                seen[--from] = counts[name];
                seen[--from] = name;
            }
            counts[name] = 0;
        }
        return seen.slice(from);
    }
}
/** By offset, each once: a class's members are found when the class is, before what lies in them. */
function inOrder(definitions) {
    const offset = (index) => definitions[index * DEFINITION_SIZE + 3];
    const indexes = [...Array(definitions.length / DEFINITION_SIZE).keys()];
    if (indexes.every((index) => index === 0 || offset(index - 1) < offset(index)))
        return Int32Array.from(definitions);
    indexes.sort((a, b) => offset(a) - offset(b));
    const unique = indexes.filter((index, at) => at === 0 || offset(index) !== offset(indexes[at - 1]));
    const size = DEFINITION_SIZE;
    return Int32Array.from(unique.flatMap((index) => definitions.slice(index * size, (index + 1) * size)));
}
const MOST_INDENT = 400;
/** Where the line begins, or as far before `from` as is looked for. */
function lineStart(bytes, from) {
    const least = Math.max(0, from - MOST_INDENT);
    let at = from;
    while (at > least && bytes[at - 1] !== 10)
        at--;
    return at;
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./lib/service/search/utf16.js
/** Whether a byte order mark of UTF-16 stands at `at`. */
function isUtf16(bytes, at = 0) {
    const [first, second] = [bytes[at], bytes[at + 1]];
    return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
/** The text behind the byte order mark of UTF-16; half a character at the end is left out. */
function utf16Text(bytes) {
    if (bytes[0] === 0xff)
        return bytes.toString('utf16le', 2);
    const units = Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)));
    return units.swap16().toString('utf16le');
}

;// CONCATENATED MODULE: ./lib/service/repomap/load.js


/** Source files are no larger. */
const MOST_FILE_BYTES = 1_048_576;
/** How much of a file's start says whether it is binary, or generated. */
const HEAD_BYTES = 1_024;
const FLAGS = external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0) | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0);
/**
 * Reads a file into `buffer` (a byte longer than the largest file); answers with its size, or -1 when it is binary, too
 * large or cannot be read. UTF-16 with a byte order mark becomes UTF-8. A read that is not filled has reached the end:
 * one is enough where `expected` is right.
 */
function load(file, buffer, expected = MOST_FILE_BYTES) {
    let handle;
    try {
        handle = external_node_fs_namespaceObject.openSync(file, FLAGS);
        let size = 0;
        for (let wanted = expected + 1; size <= MOST_FILE_BYTES; wanted = MOST_FILE_BYTES + 1 - size) {
            const read = external_node_fs_namespaceObject.readSync(handle, buffer, size, wanted, null);
            size += read;
            if (read < wanted)
                break;
        }
        if (size <= MOST_FILE_BYTES && size >= 2 && size % 2 === 0 && isUtf16(buffer))
            size = toUtf8(buffer, size);
        const isBinary = buffer.subarray(0, Math.min(size, HEAD_BYTES)).includes(0);
        return size > MOST_FILE_BYTES || isBinary ? -1 : size;
    }
    catch {
        return -1;
    }
    finally {
        if (handle !== undefined)
            external_node_fs_namespaceObject.closeSync(handle);
    }
}
/** Writes UTF-16 with a byte order mark as UTF-8 without one; answers with the size, which may be too large. */
function toUtf8(buffer, size) {
    const bytes = Buffer.from(utf16Text(buffer.subarray(0, size)));
    bytes.copy(buffer, 0, 0, MOST_FILE_BYTES);
    return bytes.length;
}

;// CONCATENATED MODULE: ./lib/service/repomap/signature.js
const MOST_CHARACTERS = 140;
const MOST_SCANNED = 600;
/**
 * The head of a definition on one line: from the start of its line up to its body. `text` holds one character a byte
 * (latin1), `from` is where the line begins, `name` where the name does.
 */
function signature(text, language, from, name) {
    const end = headEnd(text, language, from, name);
    return oneLine(Buffer.from(text.slice(from, end), 'latin1').toString('utf8'));
}
/** A head on one line, cut where it is long. */
function oneLine(head) {
    const line = head
        .slice(0, 2 * MOST_SCANNED)
        .replace(/\s+/g, ' ')
        .trim();
    return line.length <= MOST_CHARACTERS ? line : `${line.slice(0, MOST_CHARACTERS - 1)}…`;
}
/** How far a line is indented; a tab counts as four. */
function indent(text, from) {
    let width = 0;
    for (let at = from;; at++) {
        if (text[at] === ' ')
            width++;
        else if (text[at] === '\t')
            width += 4;
        else
            return width;
    }
}
function headEnd(text, language, from, name) {
    const last = Math.min(text.length, Math.max(from, name) + MOST_SCANNED);
    let depth = 0;
    for (let at = name; at < last; at++) {
        const char = text[at];
        if (char === '(' || char === '[')
            depth++;
        else if (char === ')' || char === ']')
            depth--;
        else if (depth > 0)
            continue;
        else if (depth < 0)
            return at;
        else if (char === '{' || char === ';')
            return at;
        else if (char === ':' && language === 'python')
            return at;
        else if (char === '=' && text[at + 1] === '>')
            return at;
        else if (char === '\n' && !/[,(<|&=+:]\s*$/.test(text.slice(name, at)) && !goesOn(text, at + 1))
            return at;
    }
    return last;
}
/** Whether the next line still belongs to the head: a `where`, a base class, the brace of the body. */
function goesOn(text, from) {
    return /^[ \t]*(?:where\b|extends\b|implements\b|->|\{|[|&])/.test(text.slice(from, from + 120));
}

;// CONCATENATED MODULE: ./lib/service/repomap/outline.js





/** Nodes that only stand around a declaration. */
const AROUND = /^(?:export_statement|ambient_declaration|lexical_declaration|variable_declaration|type_declaration|var_declaration|expression_statement|nested_identifier)$/;
/** Parses files for the heads and the nesting of their definitions; without assets it knows nothing. */
class Outliner {
    #grammars;
    #buffer;
    constructor(assets) {
        this.#grammars = assets === undefined ? undefined : new Grammars(assets);
    }
    /** Loads the grammars of languages, so that nobody waits for them; a parser is fast from its second text on. */
    async prepare(languages) {
        for (const language of languages)
            await this.#grammars?.parse(language, '', () => { }).catch(() => { });
    }
    /** Undefined when the file cannot be read or parsed. */
    async outline({ file, language, definitions, wanted }) {
        if (!this.#grammars)
            return undefined;
        this.#buffer ??= Buffer.alloc(MOST_FILE_BYTES + 1);
        const size = load(name_toFile(file), this.#buffer);
        if (size < 0)
            return undefined;
        const bytes = Buffer.from(this.#buffer.subarray(0, size));
        try {
            return await this.#grammars.parse(language, bytes.toString('utf8'), (root) => new Look(root, bytes, definitions).at(wanted));
        }
        catch {
            return undefined;
        }
    }
}
class Look {
    #root;
    #bytes;
    #definitions;
    /** Definitions by where their names stand. */
    #byPlace = new Map();
    #found = new Map();
    constructor(root, bytes, definitions) {
        this.#root = root;
        this.#bytes = bytes;
        this.#definitions = definitions;
        for (let index = 0; index * DEFINITION_SIZE < definitions.length; index++) {
            const { row, column } = this.#place(index);
            this.#byPlace.set(`${row}:${column}`, index);
        }
    }
    at(wanted) {
        const left = [...wanted];
        for (let index = left.pop(); index !== undefined; index = left.pop()) {
            if (this.#found.has(index))
                continue;
            const found = this.#one(index);
            if (!found)
                continue;
            this.#found.set(index, found);
            if (found.parent >= 0)
                left.push(found.parent);
        }
        return this.#found;
    }
    /** Where a name stands; columns count as JavaScript's characters. */
    #place(index) {
        const [, line, from, name] = this.#definitions.subarray(index * DEFINITION_SIZE);
        return { row: line - 1, column: this.#bytes.toString('utf8', from, name).length };
    }
    #one(index) {
        const place = this.#place(index);
        let node = this.#root.descendantForPosition(place);
        if (!node || node.startPosition.row !== place.row || node.startPosition.column !== place.column)
            return undefined;
        if (node.type !== 'impl')
            node = node.parent;
        while (node && (node.type === 'nested_identifier' || node.type === 'impl'))
            node = node.parent;
        if (!node || node.id === this.#root.id)
            return undefined;
        return { head: this.#head(node, place.row), parent: this.#parent(node.parent) };
    }
    /** From where the declaration begins, or the line of its name does, to its body. */
    #head(declaration, row) {
        let outer = declaration;
        while (outer.parent && AROUND.test(outer.parent.type) && outer.parent.startPosition.row === row)
            outer = outer.parent;
        const whole = outer.text;
        const start = outer.startIndex;
        const end = (outline_bodyOf(declaration)?.startIndex ?? outer.endIndex) - start;
        const skipped = outer.startPosition.row < row ? nthLine(whole, row - outer.startPosition.row) : 0;
        return oneLine(whole.slice(skipped, end).replace(/\s*(?:[{:=;]|=>)\s*$/, ''));
    }
    #parent(from) {
        for (let node = from; node; node = node.parent) {
            const name = node.type === 'impl_item' ? node.child(0) : nameOf(node);
            if (!name)
                continue;
            const { row, column } = name.startPosition;
            const index = this.#byPlace.get(`${row}:${column}`);
            if (index !== undefined)
                return index;
        }
        return -1;
    }
}
function nameOf(node) {
    return (node.childForFieldName('name') ?? (node.type === 'assignment' ? node.childForFieldName('left') : null));
}
/** What follows a head: a body in braces or below, of the declaration or of the function that is its value. */
function outline_bodyOf(declaration) {
    const value = declaration.childForFieldName('value') ??
        declaration.childForFieldName('right') ??
        declaration.childForFieldName('type');
    const body = declaration.childForFieldName('body') ?? value?.childForFieldName('body') ?? null;
    if (body)
        return body.type === 'ordered_field_declaration_list' ? null : body;
    return value?.namedChildren.find((child) => child?.type === 'field_declaration_list') ?? null;
}
function nthLine(text, count) {
    let at = 0;
    for (let line = 0; line < count; line++)
        at = text.indexOf('\n', at) + 1;
    return at;
}

;// CONCATENATED MODULE: ./lib/service/search/listing.js


const TTL = 600_000;
const RACY = 50;
const RACY_WHOLE_SECONDS = 2_100;
const NO_NAMES = (/* unused pure expression or super */ null && ([]));
/** What a nested repository's excludes are called among its ignore files, and the size of those that are not there. */
const EXCLUDES = '.git/info/exclude';
const ABSENT = -1;
const QUIETLY = { throwIfNoEntry: false };
/** The state of a folder; undefined when there is none, or it may not be seen. */
function folderAt(target) {
    const stat = stateOf(target);
    return stat?.isDirectory() ? stat : undefined;
}
/** What stands there, no link followed; undefined when there is nothing, or nobody may see it. */
function stateOf(target) {
    try {
        return external_node_fs_namespaceObject.lstatSync(target, QUIETLY);
    }
    catch {
        return undefined;
    }
}
/** An ignore file of that name, when it is a plain file. */
function ignoreFileAt(path, name) {
    const target = toFile(path);
    const stat = stateOf(target);
    return stat?.isFile() ? [{ name, target, mtime: stat.mtimeMs, ctime: stat.ctimeMs, size: stat.size }] : [];
}
/** The excludes of a repository's own, which may come to be where there are none. */
function excludesAt(path) {
    return (ignoreFileAt(path, EXCLUDES)[0] ?? { name: EXCLUDES, target: path, mtime: 0, ctime: 0, size: ABSENT });
}
/** Whether a listing says what reading the folder again would, under the same rules from above. */
function isFresh(kept, stat, parent, now) {
    if (!isBinding(kept, parent, now) || !settle(kept, stat))
        return false;
    if (kept.mtime !== stat.mtimeMs || kept.ctime !== stat.ctimeMs || kept.inode !== stat.ino)
        return false;
    return kept.ignoreFiles.length === 0 || kept.ignoreFiles.every(isUnchanged);
}
/** Whether a listing is fresh if its folder, and the ignore files in it, still are as they were. */
function isBinding(kept, parent, now) {
    return !kept.isRacy && !kept.hasRacyRules && kept.parent === parent && now - kept.readAt <= TTL;
}
/** Takes a state as the one before the folder was read, where nobody looked then; false when it may be a later one. */
function settle(kept, { mtimeMs, ctimeMs, ino }) {
    if (!Number.isNaN(kept.mtime))
        return true;
    if (kept.readAt - Math.max(mtimeMs, ctimeMs) < RACY_WHOLE_SECONDS)
        return false;
    Object.assign(kept, { mtime: mtimeMs, ctime: ctimeMs, inode: ino });
    return true;
}
/** Whether two listings of a folder say the same: a file that was replaced, as editors do, changes no names. */
function isSame(kept, found) {
    if (kept.parent !== found.parent || kept.chain !== found.chain || kept.special !== found.special)
        return false;
    return NAMES.every((list) => {
        const [one, other] = [kept[list], found[list]];
        return one.length === other.length && one.every((name, at) => name === other[at]);
    });
}
const NAMES = (/* unused pure expression or super */ null && (['files', 'folders', 'dotFiles', 'dotFolders']));
/** The listing of before, with what tells from now on whether it still is so. */
function renew(kept, found) {
    const { mtime, ctime, inode, ignoreFiles, readAt, isRacy, hasRacyRules } = found;
    return Object.assign(kept, { mtime, ctime, inode, ignoreFiles, readAt, isRacy, hasRacyRules });
}
/** Whether an ignore file is as it was when it was read. */
function isUnchanged({ target, mtime, ctime, size }) {
    const now = stateOf(target);
    if (size === ABSENT)
        return now === undefined;
    return now?.mtimeMs === mtime && now.ctimeMs === ctime && now.size === size;
}
/** Whether a change at `changed`, seen at `now`, is so young that the next one may bear the same time. */
function isRacy(now, changed) {
    return now - changed < (changed % 1000 === 0 ? RACY_WHOLE_SECONDS : RACY);
}
/** How many entries a folder has. */
function size(folder) {
    return 1 + folder.files.length + folder.folders.length + folder.dotFiles.length + folder.dotFolders.length;
}
/** Names in order: the system mostly gives them so. */
function sorted(names) {
    for (let at = 1; at < names.length; at++)
        if (names[at - 1] > names[at])
            return names.sort();
    return names.length === 0 ? NO_NAMES : names;
}
/** Two sorted lists as one. */
function merged(names, dots) {
    return dots.length === 0 ? names : [...names, ...dots].sort();
}

;// CONCATENATED MODULE: ./lib/service/repomap/patrol.js

const STATE_SIZE = 3;
/** Where the numbers of folders begin in `seen`. */
const FIRST = 1;
const END = 2_147_483_647;
/** Fewer are looked at as soon by whoever walks. */
const FEW_FOLDERS = 1_000;
/** Folders that came since, or went: so many are worth another message. */
const MANY_NEW = 64;
/** Looks at folders, the last one first, until it meets the walk. */
function patrol({ targets, states, ignoreFiles, seen }, round) {
    for (let at = targets.length - 1; at > Atomics.load(seen, 0); at--) {
        const state = folderAt(targets[at]);
        const from = at * STATE_SIZE;
        const isSame = state?.mtimeMs === states[from] &&
            state?.ctimeMs === states[from + 1] &&
            state?.ino === states[from + 2];
        if (isSame && (ignoreFiles.get(at)?.every(isUnchanged) ?? true))
            Atomics.store(seen, FIRST + at, round);
    }
}
/** A walk's side of it: a folder that a worker has found unchanged need not be looked at again. */
class Lookout {
    #places = new Map();
    #seen;
    #round = 0;
    #unknown = 0;
    /** Begins a walk; the number is what `patrol` is to be called with, undefined when nothing is watched. */
    begin() {
        this.#unknown = 0;
        if (!this.#seen)
            return undefined;
        Atomics.store(this.#seen, 0, 0);
        return ++this.#round;
    }
    /** Whether the worker came past this folder in this walk, and found it as it was listed. */
    isUnchanged(listing) {
        const at = this.#places.get(listing);
        if (at === undefined || !this.#seen) {
            this.#unknown++;
            return false;
        }
        Atomics.store(this.#seen, 0, at);
        return Atomics.load(this.#seen, FIRST + at) === this.#round;
    }
    /** Ends a walk; answers with what is to be watched from now on where that is worth a message. */
    end(listings) {
        if (this.#seen)
            Atomics.store(this.#seen, 0, END);
        if (listings.length < FEW_FOLDERS || (this.#seen && this.#unknown < MANY_NEW))
            return undefined;
        // Whoever lists a folder first may not have looked at its state yet.
        const unsettled = listings.reduce((sum, { mtime }) => sum + (Number.isNaN(mtime) ? 1 : 0), 0);
        if (unsettled >= MANY_NEW)
            return undefined;
        const states = new Float64Array(STATE_SIZE * listings.length);
        const ignoreFiles = new Map();
        this.#places = new Map();
        listings.forEach((listing, at) => {
            states.set([listing.mtime, listing.ctime, listing.inode], at * STATE_SIZE);
            if (listing.ignoreFiles.length > 0)
                ignoreFiles.set(at, listing.ignoreFiles);
            this.#places.set(listing, at);
        });
        this.#seen = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (FIRST + listings.length)));
        return { targets: listings.map(({ target }) => target), states, ignoreFiles, seen: this.#seen };
    }
}

;// CONCATENATED MODULE: ./lib/service/symbols/language.js

const language_ENDINGS = new Map([
    ['rs', 'rust'],
    ['py', 'python'],
    ['pyi', 'python'],
    ['ts', 'typescript'],
    ['mts', 'typescript'],
    ['cts', 'typescript'],
    ['tsx', 'tsx'],
    ['js', 'javascript'],
    ['mjs', 'javascript'],
    ['cjs', 'javascript'],
    ['jsx', 'javascript'],
    ['go', 'go'],
]);
/** The language of a file of this name, if the map reads it. */
function languageOf(file) {
    return language_ENDINGS.get(external_node_path_namespaceObject.extname(file).slice(1).toLowerCase());
}
/** Languages in which a name can mean the same thing are one family. */
const FAMILY = {
    rust: 0,
    python: 1,
    typescript: 2,
    tsx: 2,
    javascript: 2,
    go: 3,
};
/** How many families there are. */
const FAMILIES = 4;

;// CONCATENATED MODULE: ./lib/service/repomap/weight.js
/** Folders whose files the map leaves out unless it is asked for one of them: other people's code and generated code. */
const SKIPPED = /(?:^|\/)(?:node_modules|vendor|vendored|third[_-]party|bower_components|jspm_packages|site-packages|__generated__|generated|\.venv|venv)\//i;
const GENERATED = /(?:\.pb\.go|_pb2(?:_grpc)?\.pyi?|\.(?:min|bundle|generated|gen)\.[a-z]+|[._-]generated\.[a-z]+|\.d\.[cm]?ts)$/i;
const MARKED = /(?:^|\n)[^\n]{0,8}(?:@generated|Code generated .{0,200}DO NOT EDIT)/;
const TEST = /(?:^|\/)(?:tests?|__tests__|specs?|testdata|test[_-]?data|fixtures?|__fixtures__|mocks?|__mocks__|examples?|benches|bench(?:mark)?s?)\/|(?:[._-](?:test|spec|bench)|_tests?)\.[a-z]+$|(?:^|\/)(?:test_[^/]*|conftest)\.py$/i;
const LONG_LINES = 300;
/** Whether a folder (path ending in `/`) holds code that is not this repository's own. */
function isSkipped(folder) {
    return SKIPPED.test(folder);
}
/** Whether a file's first bytes, or the length of its lines, say that a program wrote it. */
function isGenerated(head, size, lines) {
    return MARKED.test(head) || size > LONG_LINES * Math.max(lines, 1);
}
/** How much a file counts: 1, or less for tests, examples and generated code. */
function weightOf(path, generated) {
    if (generated || GENERATED.test(path))
        return 0.05;
    return TEST.test(path) ? 0.2 : 1;
}

;// CONCATENATED MODULE: ./lib/service/repomap/reader.js






/** Part, index in it, state, size, length of definitions, of uses. */
const FILE_SIZE = 6;
/** States of a file; `generated` and `clean` (its bytes are those that git's index names) may come together. */
const STATE = { read: 0, generated: 1, clean: 2, known: 4, large: 8, unreadable: 16 };
const STAT_SIZE = 3;
/** A file changed this very moment may change again without its times showing it. */
const RACY_MILLIS = 50;
/** Reads the symbols of the files it was given, and again when a file's size or times changed. */
class Reader {
    #root;
    #near = '';
    #scout;
    #held = new Map();
    #buffer = Buffer.alloc(MOST_FILE_BYTES + 1);
    #isShared;
    #told = 0;
    #files = [];
    #numbers = new Int32Array(1 << 16);
    #length = 0;
    /** Whoever shares the table of names has none of them told. */
    constructor(root, shared) {
        this.#root = root;
        this.#scout = new Scout(shared);
        this.#isShared = shared !== undefined;
    }
    /** In steps, of which no other task's must come between. */
    *do({ take, check }) {
        this.#near = nearest(this.#root);
        this.#files = [];
        this.#length = 0;
        for (const part of take)
            yield* this.#take(part);
        if (check)
            for (let id = check.from; id < check.to; id++)
                if (this.#held.get(id)?.folder.startsWith(check.below))
                    yield* this.#check(id);
        const { names } = this.#scout;
        if (this.#isShared)
            this.#told = names.count;
        const report = {
            names: names.since(this.#told),
            files: Int32Array.from(this.#files),
            numbers: this.#numbers.slice(0, this.#length),
        };
        this.#told = names.count;
        return report;
    }
    *#take(part) {
        const names = part.names.split('/');
        const stats = part.stats ?? new Float64Array(STAT_SIZE * names.length).fill(Number.NaN);
        const isOdd = hasStray(`${this.#root}/${part.folder}${part.names}`);
        this.#held.set(part.id, { folder: part.folder, names, stats, part, isOdd });
        if (!part.stats)
            yield* this.#check(part.id);
    }
    /** Gives away all that it holds, with what it knows of it. */
    release() {
        const parts = [...this.#held.values()].map(({ part, stats }) => ({ ...part, stats }));
        this.#held.clear();
        return parts;
    }
    *#check(id) {
        const held = this.#held.get(id);
        if (!held)
            return;
        const { folder, names, stats, isOdd } = held;
        const base = `${this.#near}/${folder}`;
        for (let index = 0; index < names.length; index++) {
            const path = base + names[index];
            const file = isOdd ? name_toFile(path) : path;
            const stat = stateOf(file);
            const at = index * STAT_SIZE;
            if (!stat?.isFile()) {
                if (stats[at] !== -1)
                    this.#tell(id, index, STATE.unreadable);
                stats[at] = -1;
            }
            else if (stats[at] !== stat.size ||
                stats[at + 1] !== stat.mtimeMs ||
                stats[at + 2] !== stat.ctimeMs) {
                stats[at] = Date.now() - stat.mtimeMs > RACY_MILLIS ? stat.size : Number.NaN;
                stats[at + 1] = stat.mtimeMs;
                stats[at + 2] = stat.ctimeMs;
                yield* this.#read(held, index, file, stat);
            }
        }
    }
    *#read({ part, names }, index, file, stat) {
        const clean = isClean(part, index, stat) ? STATE.clean : 0;
        const isKnown = clean !== 0 && part.known?.[index] === 1;
        const isLarge = stat.size > MOST_FILE_BYTES;
        const size = isLarge || isKnown ? -1 : load(file, this.#buffer, stat.size);
        if (size < 0) {
            this.#tell(part.id, index, isLarge ? STATE.large : isKnown ? STATE.known : STATE.unreadable);
            return;
        }
        this.#buffer[size] = 10;
        const language = languageOf(names[index]);
        const { definitions, uses } = yield* this.#scout.reading(this.#buffer, size, language);
        const head = this.#buffer.toString('latin1', 0, Math.min(size, HEAD_BYTES));
        const state = clean | (isGenerated(head, size, this.#scout.lines) ? STATE.generated : 0);
        this.#files.push(part.id, index, state, size, definitions.length, uses.length);
        this.#add(definitions);
        this.#add(uses);
    }
    #tell(id, index, state) {
        this.#files.push(id, index, state, 0, 0, 0);
    }
    #add(numbers) {
        if (this.#length + numbers.length > this.#numbers.length) {
            const larger = new Int32Array(2 * (this.#length + numbers.length));
            larger.set(this.#numbers.subarray(0, this.#length));
            this.#numbers = larger;
        }
        this.#numbers.set(numbers, this.#length);
        this.#length += numbers.length;
    }
}
/** Times are compared to the microsecond: a double holds no more. */
function isClean({ clean }, index, stat) {
    if (!clean || clean[2 * index] !== stat.size)
        return false;
    return Math.abs(clean[2 * index + 1] - stat.mtimeMs) < 0.001;
}

;// CONCATENATED MODULE: ./lib/workers/map.js





/** Entry of a worker that reads source files for the map, and parses those that are shown. */
const { root, assets } = external_node_worker_threads_namespaceObject.workerData;
const reader = new Reader(root);
const outliner = new Outliner(assets);
let beat;
external_node_worker_threads_namespaceObject.parentPort?.on('message', async (message) => {
    if ('beat' in message) {
        beat = message.beat;
        return;
    }
    if ('round' in message) {
        if (beat)
            patrol(beat, message.round);
        return;
    }
    if ('outline' in message || 'languages' in message) {
        const answer = 'outline' in message
            ? await outliner.outline(message.outline)
            : await outliner.prepare(message.languages);
        external_node_worker_threads_namespaceObject.parentPort?.postMessage({ id: message.id, answer });
        return;
    }
    const report = atOnce(reader.do(message.task));
    const { names, files, numbers } = report;
    external_node_worker_threads_namespaceObject.parentPort?.postMessage({ id: message.id, answer: report }, [
        names.bytes.buffer,
        names.ends.buffer,
        files.buffer,
        numbers.buffer,
    ]);
});

