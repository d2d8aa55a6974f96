export const id = 8348;
export const ids = [8348];
export const modules = {

/***/ 96722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v5: () => (/* binding */ MASK),
  A4: () => (/* binding */ makeSeal),
  Z8: () => (/* binding */ makeSealer),
  Iv: () => (/* binding */ masked)
});

// UNUSED EXPORTS: SHORTEST

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


/***/ }),

/***/ 62120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ Git)
});

// UNUSED EXPORTS: GitError

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/service/git/run.js
var run = __webpack_require__(68921);
;// CONCATENATED MODULE: ./lib/service/git/argument.js


/** A hash in full, so that it is never an option, a path or a name that moves. */
function fullHash(sha) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha))
        return sha;
    throw new run/* GitError */.X([], null, `"${sha}" is not a full commit hash`);
}
/** A path inside a commit, in git's form; undefined when it leads out of it or cannot be asked for. */
function innerPath(file) {
    const name = external_node_path_.posix.normalize(file).replace(/\/$/, '');
    const outside = name === '.' || name === '..' || name.startsWith('../') || name.startsWith('/');
    return outside || /[\0\n]/.test(name) ? undefined : name;
}

// EXTERNAL MODULE: ./lib/service/git/env.js
var env = __webpack_require__(79335);
// EXTERNAL MODULE: ./lib/service/git/name.js
var git_name = __webpack_require__(36317);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/service/git/snapshot.js




/**
 * The work tree as one index, beside the repository: neither its index nor its objects are touched. Files that the
 * index was told to overlook (assume-unchanged, skip-worktree) are looked at all the same. Untracked files are in,
 * ignored ones and nested repositories are not. Always call `close`.
 */
class Snapshot {
    git;
    nested = [];
    #folder = external_node_fs_.mkdtempSync(external_node_path_.join(external_node_os_.tmpdir(), 'galley-git-'));
    #env;
    constructor(git, place, lasting) {
        this.git = git;
        const objects = external_node_path_.join(this.#folder, 'objects');
        external_node_fs_.mkdirSync(objects);
        this.#env = {
            GIT_INDEX_FILE: external_node_path_.join(this.#folder, 'index'),
            ...(!lasting && {
                GIT_OBJECT_DIRECTORY: objects,
                GIT_ALTERNATE_OBJECT_DIRECTORIES: quoteAlternate(place.objects),
            }),
        };
    }
    /** `lasting` keeps new objects in the repository (unreferenced). `skip` says which untracked paths are no part of the work (the run's own files). */
    static async take(git, place, skip = () => false, lasting = false) {
        const snapshot = new Snapshot(git, place, lasting);
        try {
            copyIndex(place.index, snapshot.#env.GIT_INDEX_FILE);
            await snapshot.#unhide(place.top);
            await snapshot.#update(skip);
            return snapshot;
        }
        catch (cause) {
            snapshot.close();
            throw cause;
        }
    }
    run(args, options = {}) {
        return this.git(args, { ...options, env: this.#env });
    }
    close() {
        external_node_fs_.rmSync(this.#folder, { recursive: true, force: true });
    }
    /** The whole work tree as a tree object; it outlives the snapshot only when that is `lasting`. */
    async tree() {
        return (await this.run(['write-tree'])).stdout.toString('utf8').trim();
    }
    /** What changed since `start`, renames as a deletion and an addition. */
    async changed(start) {
        const { stdout } = await this.run(['diff-index', '--cached', '--raw', '-z', '--no-renames', start, '--']);
        const parts = (0,git_name/* splitNul */.K5)(stdout);
        const out = [];
        for (let i = 0; i + 1 < parts.length; i += 2) {
            const letter = parts[i].toString('latin1').at(-1);
            const state = letter === 'A' ? 'added' : letter === 'D' ? 'deleted' : 'modified';
            out.push({ ...(0,git_name/* readName */.MQ)(parts[i + 1]), state });
        }
        return [...out, ...this.nested.map((name) => ({ ...name, state: 'nested' }))];
    }
    /** The change since `start` as a patch that `git apply` takes on a clean clone: binary, renames, modes and all. */
    async patch(start) {
        const flags = ['--binary', '--full-index', '-M', '--no-ext-diff', '--no-textconv', '--no-color'];
        const shape = ['--src-prefix=a/', '--dst-prefix=b/', '--submodule=short', '--ignore-submodules=none'];
        return (await this.run(['diff-index', '--cached', '-p', ...flags, ...shape, start, '--'])).stdout;
    }
    async #unhide(top) {
        const { stdout } = await this.run(['ls-files', '-v', '-z']);
        const skipped = [];
        const assumed = [];
        for (const part of (0,git_name/* splitNul */.K5)(stdout)) {
            const tag = String.fromCharCode(part[0]);
            const name = part.subarray(2);
            if (tag.toUpperCase() === 'S' && isThere(top, name))
                skipped.push(name);
            if (tag !== tag.toUpperCase())
                assumed.push(name);
        }
        const update = (flag, names) => this.run(['update-index', flag, '-z', '--stdin'], { input: (0,git_name/* joinNul */.MX)(names) });
        if (skipped.length > 0)
            await update('--no-skip-worktree', skipped);
        if (assumed.length > 0)
            await update('--no-assume-unchanged', assumed);
    }
    async #update(skip) {
        // Not `git add`: it would run `git status` inside submodules, under the configuration it finds there.
        const tracked = await this.run(['diff-files', '--name-only', '-z', '--ignore-submodules=dirty']);
        const untracked = await this.run(['ls-files', '--others', '--exclude-standard', '-z']);
        const names = (0,git_name/* splitNul */.K5)(tracked.stdout);
        for (const bytes of (0,git_name/* splitNul */.K5)(untracked.stdout)) {
            const name = (0,git_name/* readName */.MQ)(bytes);
            if (skip(name.path))
                continue;
            if (name.path.replace(/"$/, '').endsWith('/'))
                this.nested.push(name);
            else
                names.push(bytes);
        }
        if (names.length > 0)
            await this.run(['update-index', '--add', '--remove', '--replace', '-z', '--stdin'], {
                input: (0,git_name/* joinNul */.MX)(names),
            });
    }
}
/** The copy is dated back a little: git then compares the content of files as young as the index. */
function copyIndex(from, to) {
    if (!external_node_fs_.existsSync(from))
        return;
    const second = Math.floor(external_node_fs_.statSync(from).mtimeMs / 1000);
    external_node_fs_.copyFileSync(from, to);
    external_node_fs_.utimesSync(to, second, second);
}
function isThere(top, name) {
    return external_node_fs_.lstatSync(Buffer.concat([Buffer.from(`${top}/`), name]), { throwIfNoEntry: false }) !== undefined;
}
/** The variable is a list; a path with its separator or a quotation mark is quoted (git, environment variables). */
function quoteAlternate(folder) {
    return /[:;"]/.test(folder) && external_node_path_.sep === '/' ? `"${folder.replace(/["\\]/g, '\\$&')}"` : folder;
}

;// CONCATENATED MODULE: ./lib/service/git.js






const MINUTE = 60_000;
/** Shape of a diff that people, models and the parser read. */
const READABLE = [
    '--full-index',
    '-M',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--src-prefix=a/',
    '--dst-prefix=b/',
    '--submodule=short',
    '--ignore-submodules=none',
];
/** Commands that read or write files of the work tree, and would pass them through filters. */
const FILTERING = new Set(['update-index', 'diff-files', 'checkout', 'restore', 'apply']);
/**
 * The workspace's repository, through the git program: arguments only, never a shell, no hook, no prompt, nothing out
 * of the machine's or the person's configuration. Commits are named by full hashes. Failures throw GitError.
 */
class Git {
    #root;
    #env;
    #place;
    constructor(access) {
        this.#root = access.root;
        this.#env = (0,env/* gitEnv */.g)(access);
    }
    async run(args, options = {}) {
        await this.#find();
        return this.#exec(args, options);
    }
    async #exec(args, options) {
        const { codes = [], env, ...rest } = options;
        const filters = FILTERING.has(args[0]) ? await this.#withoutFilters() : {};
        const result = await (0,run/* runGit */.E)(args, {
            root: this.#root,
            env: { ...this.#env, ...filters, ...env },
            ...rest,
        });
        if (result.code !== 0 && !codes.includes(result.code))
            throw new run/* GitError */.X(args, result.code, result.stderr);
        return result;
    }
    /** Whether the workspace stands in a repository's work tree. */
    async isRepository() {
        return (await this.#find()) !== undefined;
    }
    /** Top folder of the work tree: the paths of changes count from here. */
    async top() {
        return (await this.#where()).top;
    }
    /** The commit that is checked out; empty before the first one. */
    async headSha() {
        return (await this.resolve('HEAD')) ?? '';
    }
    /** The branch that is checked out; empty on a detached head. */
    async branch() {
        return git_text(await this.run(['symbolic-ref', '--quiet', '--short', 'HEAD'], { codes: [1] }));
    }
    /** The commit a name stands for; undefined when it is not here. */
    async resolve(name) {
        const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
        const sha = git_text(await this.run(args, { codes: [1, 128] }));
        return /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
    }
    async isShallow() {
        return git_text(await this.run(['rev-parse', '--is-shallow-repository'])) === 'true';
    }
    /** URL of the remote; empty when there is none. */
    async remoteUrl(remote = 'origin') {
        return git_text(await this.run(['config', '--get', `remote.${remote}.url`], { codes: [1] }));
    }
    /** The commit where `b` left `a`; undefined without common history. Fetches more of it only into a shallow clone. */
    async mergeBase(a, b, remote = 'origin') {
        const find = async () => git_text(await this.run(['merge-base', fullHash(a), fullHash(b)], { codes: [1, 128] })) || undefined;
        let found = await find();
        for (const depth of [50, 200, 1000, 0]) {
            if (found || !(await this.isShallow()))
                break;
            await this.#fetch([depth ? `--deepen=${depth}` : '--unshallow'], remote, [a, b]);
            found = await find();
        }
        return found;
    }
    /**
     * Content of a file in a commit, symlinks followed as long as they stay inside it. Undefined when there is none,
     * when it is no file, or when it is longer than `max` bytes.
     */
    async fileAt(sha, file, max = 16 * 1024 * 1024) {
        const name = innerPath(file);
        if (!name || !(await this.resolve(sha)))
            return undefined;
        const input = `${sha}:${name}\n`;
        const head = await this.run(['cat-file', '--batch-check', '--follow-symlinks'], { input });
        const [, type, size] = /^[0-9a-f]{40,64} (\w+) (\d+)\n$/.exec(head.stdout.toString('utf8')) ?? [];
        if (type !== 'blob' || Number(size) > max)
            return undefined;
        const { stdout } = await this.run(['cat-file', '--batch', '--follow-symlinks'], { input });
        const start = stdout.indexOf(10) + 1;
        return stdout.subarray(start, start + Number(size));
    }
    /** Direct entries of a folder in a commit (`.` is its top); empty when there is no such folder. */
    async listAt(sha, folder) {
        const name = folder === '.' || folder === '' ? '' : innerPath(folder);
        if (name === undefined || !(await this.resolve(sha)))
            return [];
        const input = `${sha}:${name}\n`;
        const head = await this.run(['cat-file', '--batch-check', '--follow-symlinks'], { input });
        const [, id, type] = /^([0-9a-f]{40,64}) (\w+) \d+\n$/.exec(head.stdout.toString('utf8')) ?? [];
        if (!id || (type !== 'tree' && type !== 'commit'))
            return [];
        const { stdout } = await this.run(['ls-tree', '-z', '--full-tree', id]);
        return (0,git_name/* splitNul */.K5)(stdout).map((line) => {
            const tab = line.indexOf(9);
            return { ...(0,git_name/* readName */.MQ)(line.subarray(tab + 1)), type: entryType(line.toString('latin1', 0, 6)) };
        });
    }
    /** Every path of the work tree that differs from `start`, untracked ones too; ignored ones only when asked for. */
    async changedPaths(start, options = {}) {
        const changed = await this.#snapshot(options.skip, (snapshot) => snapshot.changed(fullHash(start)));
        if (!options.ignored)
            return changed;
        const args = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
        const ignored = (0,git_name/* splitNul */.K5)((await this.run(args)).stdout).map(git_name/* readName */.MQ);
        return [...changed, ...ignored.map((name) => ({ ...name, state: 'ignored' }))];
    }
    /** The work tree against `start` as a patch, untracked files included. `skip` leaves out untracked paths. */
    async diff(start, options = {}) {
        return this.#snapshot(options.skip, (snapshot) => snapshot.patch(fullHash(start)));
    }
    /** The work tree as it is now, as a tree object: what a run changes is told apart from what was changed before. */
    async treeNow(options = {}) {
        return this.#snapshot(options.skip, (snapshot) => snapshot.tree(), true);
    }
    /** The change between two commits, to be read (binary content is left out). */
    async diffCommits(base, head) {
        return (await this.run(['diff-tree', '-r', '-p', ...READABLE, fullHash(base), fullHash(head), '--']))
            .stdout;
    }
    /** The change between a commit and the work tree, to be read (binary content is left out). */
    async diffWorkTree(base, options = {}) {
        return this.#snapshot(options.skip, async (snapshot) => (await snapshot.run(['diff-index', '--cached', '-p', ...READABLE, fullHash(base), '--'])).stdout);
    }
    /** Fetches a commit by its hash, when it is not here yet. */
    async fetchCommit(sha, remote = 'origin') {
        if (!(await this.resolve(sha)))
            await this.#fetch([], remote, [sha]);
    }
    /** Fetches the head of pull request `number` and answers with its commit. No branch is touched. */
    async fetchPull(number, remote = 'origin') {
        const ref = `refs/galley/pull/${number}`;
        await this.#fetch([], remote, [`+refs/pull/${number}/head:${ref}`]);
        const sha = await this.resolve(ref);
        if (!sha)
            throw new run/* GitError */.X(['fetch'], null, `pull request ${number} has no head`);
        return sha;
    }
    /** Checks a commit out, detached, without hooks or filters. Refuses where local changes would be lost. */
    async checkout(sha) {
        await this.run(['checkout', '--quiet', '--detach', '--no-recurse-submodules', fullHash(sha)]);
    }
    async #snapshot(skip, use, lasting = false) {
        const runner = (args, options) => this.run(args, options);
        const snapshot = await Snapshot.take(runner, await this.#where(), skip, lasting);
        try {
            return await use(snapshot);
        }
        finally {
            snapshot.close();
        }
    }
    /** A full clone must stay one: history is cut only where it already is (a `--depth` would make it shallow). */
    async #fetch(flags, remote, refs) {
        const depth = flags.length === 0 && (await this.isShallow()) ? ['--depth=1'] : flags;
        const still = [
            '--quiet',
            '--no-tags',
            '--no-recurse-submodules',
            '--no-write-fetch-head',
            '--no-auto-maintenance',
        ];
        const args = [
            'fetch',
            ...still,
            '--upload-pack=git-upload-pack',
            ...depth,
            '--end-of-options',
            remote,
            ...refs,
        ];
        await this.run(args, { timeout: 5 * MINUTE });
    }
    async #where() {
        const place = await this.#find();
        if (!place)
            throw new run/* GitError */.X(['rev-parse'], 128, `${this.#root} is not in a git work tree`);
        return place;
    }
    /** Asked once, before anything else ran: from then on git is told where the repository is. */
    #find() {
        this.#place ??= this.#ask();
        return this.#place;
    }
    async #ask() {
        const args = [
            'rev-parse',
            '--path-format=absolute',
            '--show-toplevel',
            '--git-dir',
            '--git-path',
            'objects',
            '--git-path',
            'index',
        ];
        const { code, stdout } = await this.#exec(args, { codes: [128] });
        const [top, gitDir, objects, index] = stdout.toString('utf8').split('\n');
        if (code !== 0 || !top || !gitDir || !objects || !index)
            return undefined;
        this.#root = top;
        this.#env = { ...this.#env, GIT_DIR: gitDir, GIT_WORK_TREE: top };
        return { top, objects, index };
    }
    /** Settings that switch every filter off: a repository's own configuration names programs there. */
    async #withoutFilters() {
        const pattern = '^filter\\..*\\.(clean|smudge|process|required)$';
        const { stdout } = await this.#exec(['config', '-z', '--name-only', '--get-regexp', pattern], {
            codes: [1],
        });
        const out = {};
        let count = Number(this.#env.GIT_CONFIG_COUNT);
        for (const key of new Set((0,git_name/* splitNul */.K5)(stdout).map(String))) {
            out[`GIT_CONFIG_KEY_${count}`] = key;
            out[`GIT_CONFIG_VALUE_${count}`] = key.endsWith('.required') ? 'false' : '';
            count += 1;
        }
        return { ...out, GIT_CONFIG_COUNT: String(count) };
    }
}
function git_text(result) {
    return result.stdout.toString('utf8').trim();
}
function entryType(mode) {
    if (mode === '040000')
        return 'folder';
    if (mode === '120000')
        return 'symlink';
    return mode === '160000' ? 'submodule' : 'file';
}


/***/ }),

/***/ 36317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   Lh: () => (/* binding */ unquoteName),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   MX: () => (/* binding */ joinNul)
/* harmony export */ });
/* unused harmony export quoteName */
const LETTER = {
    7: 'a',
    8: 'b',
    9: 't',
    10: 'n',
    11: 'v',
    12: 'f',
    13: 'r',
    34: '"',
    92: '\\',
};
const BYTE = Object.fromEntries(Object.entries(LETTER).map(([byte, letter]) => [letter, Number(byte)]));
/** UTF-8 names become text. Others become git's quoted form (`"bad\377.txt"`), which is printable and says every byte. */
function readName(bytes) {
    const text = bytes.toString('utf8');
    if (Buffer.from(text, 'utf8').equals(bytes))
        return { path: text };
    return { path: quoteName(bytes), bytes };
}
/** Git's C-style quoting of a name, always with quotation marks. */
function quoteName(bytes) {
    let out = '"';
    for (const byte of bytes) {
        const letter = LETTER[byte];
        if (letter !== undefined)
            out += `\\${letter}`;
        else if (byte < 0x20 || byte >= 0x7f)
            out += `\\${byte.toString(8).padStart(3, '0')}`;
        else
            out += String.fromCharCode(byte);
    }
    return `${out}"`;
}
/** Reads a quoted name that starts at `at` (its quotation mark). `end` is where it stops; undefined when it never does. */
function unquoteName(line, at = 0) {
    const out = [];
    for (let i = at + 1; i < line.length; i++) {
        const byte = line[i];
        if (byte === 34)
            return { bytes: Buffer.from(out), end: i + 1 };
        if (byte !== 92) {
            out.push(byte);
            continue;
        }
        const octal = /^[0-3][0-7]{2}/.exec(Buffer.from(line.subarray(i + 1, i + 4)).toString('latin1'));
        if (octal) {
            out.push(Number.parseInt(octal[0], 8));
            i += 3;
        }
        else {
            const known = BYTE[String.fromCharCode(line[i + 1] ?? 0)];
            if (known === undefined)
                return undefined;
            out.push(known);
            i += 1;
        }
    }
    return undefined;
}
/** The parts of git's `-z` output. */
function splitNul(bytes) {
    const parts = [];
    for (let start = 0; start < bytes.length;) {
        const end = bytes.indexOf(0, start);
        const stop = end === -1 ? bytes.length : end;
        parts.push(bytes.subarray(start, stop));
        start = stop + 1;
    }
    return parts;
}
/** Names as git's `-z --stdin` options read them. */
function joinNul(names) {
    return Buffer.concat(names.flatMap((name) => [name, Buffer.from([0])]));
}


/***/ })

};
