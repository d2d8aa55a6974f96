/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = require("node:worker_threads");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
;// CONCATENATED MODULE: ./lib/contract/within.js

/**
 * Where `file` lies in `folder`: the path from there with `/`, `.` for the folder itself, undefined when it lies elsewhere.
 * By their spelling alone (`.` and `..` count, links do not), as the platform compares: whoever judges resolves links first.
 */
function within_within(folder, file, path = native) {
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

;// CONCATENATED MODULE: ./lib/service/search/listing.js


const TTL = 600_000;
const RACY = 50;
const RACY_WHOLE_SECONDS = 2_100;
const NO_NAMES = (/* unused pure expression or super */ null && ([]));
/** What a nested repository's excludes are called among its ignore files, and the size of those that are not there. */
const EXCLUDES = '.git/info/exclude';
const ABSENT = (/* unused pure expression or super */ null && (-1));
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

;// CONCATENATED MODULE: ./lib/service/search/ages.js


/** When each file of a chunk changed last, in milliseconds; 0 where that cannot be seen. `base`: the folder it is named from. */
function agesOf(base, chunk) {
    const ages = [];
    for (const [below, names] of chunk) {
        const folder = `${base}/${below}`;
        const odd = hasStray(folder) || hasStray(names);
        for (const name of names.split('/'))
            ages.push(stateOf(odd ? name_toFile(folder + name) : folder + name)?.mtimeMs ?? 0);
    }
    return Float64Array.from(ages);
}
/** Of files whose ages come part by part, the `most` with the highest; the earlier file among equals. */
class Newest {
    #most;
    #kept = [];
    #bar = Number.NEGATIVE_INFINITY;
    #seen = 0;
    constructor(most) {
        this.#most = most;
    }
    /** The ages of the files that come next. */
    add(ages) {
        for (const age of ages) {
            const index = this.#seen++;
            if (age <= this.#bar)
                continue;
            this.#kept.push({ index, age });
            if (this.#kept.length >= 2 * this.#most)
                this.#cut();
        }
    }
    /** Which files those are, newest first. */
    get files() {
        this.#cut();
        return this.#kept.map(({ index }) => index);
    }
    #cut() {
        const sorted = this.#kept.sort((a, b) => b.age - a.age || a.index - b.index);
        if (sorted.length < this.#most)
            return;
        sorted.length = this.#most;
        this.#bar = sorted.at(-1)?.age ?? this.#bar;
    }
}

;// CONCATENATED MODULE: ./lib/service/search/chunk.js

/** Searches a chunk's files in order, until `job.most` lines (or files) match or the job is stopped. */
function searchChunk(engine, job, chunk) {
    const hits = [];
    let found = 0;
    let lines = [];
    for (const [folder, names] of chunk) {
        const base = `${job.root}/${folder}`;
        const odd = hasStray(base) || hasStray(names);
        for (const name of names.split('/')) {
            if (job.stop[0] !== 0)
                return hits;
            const most = job.filesOnly ? 1 : job.most - found;
            const path = base + name;
            const matched = engine.search(odd ? name_toFile(path) : path, most, job.filesOnly ? undefined : lines);
            if (matched === 0)
                continue;
            hits.push({ path: folder + name, found: matched, lines });
            lines = [];
            found += matched;
            Atomics.add(job.stop, 1, matched);
            if (found >= job.most)
                return hits;
        }
    }
    return hits;
}
/** What a message to the main thread may hold, in characters: it is read in one go there. */
const MOST_IN_PART = 524_288;
/** Hits in parts small enough for a message each, one at least; a file with many lines goes over several. */
function* parts(hits) {
    let part = [];
    let size = 0;
    for (const { path, found, lines } of hits) {
        let file = { path, found, lines: [] };
        part.push(file);
        for (const piece of lines) {
            if (size > MOST_IN_PART) {
                yield part;
                file = { path, found: 0, lines: [] };
                part = [file];
                size = 0;
            }
            file.lines.push(piece);
            size += piece.length;
        }
    }
    yield part;
}
/** Puts a further part to what came before. */
function joined(before, part) {
    const last = before.at(-1);
    const [first] = part;
    if (!last || !first || last.path !== first.path)
        return [...before, ...part];
    const { path, found } = last;
    const whole = { path, found: found + first.found, lines: [...last.lines, ...first.lines] };
    return [...before.slice(0, -1), whole, ...part.slice(1)];
}

;// CONCATENATED MODULE: ./lib/regex/charset.js
const LAST_CODE_POINT = 0x10ffff;
const EVERYTHING = [[0, LAST_CODE_POINT]];
/** Everything, where a set is one of bytes. */
const BYTES = [[0, 255]];
/** Any ranges as a set. */
function toSet(ranges) {
    const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
    const set = [];
    for (const [low, high] of sorted) {
        const last = set.at(-1);
        if (last && low <= last[1] + 1)
            last[1] = Math.max(last[1], high);
        else
            set.push([low, high]);
    }
    return set;
}
function union(...sets) {
    return toSet(sets.flat());
}
function negate(set) {
    const result = [];
    let from = 0;
    for (const [low, high] of set) {
        if (low > from)
            result.push([from, low - 1]);
        from = high + 1;
    }
    if (from <= LAST_CODE_POINT)
        result.push([from, LAST_CODE_POINT]);
    return result;
}
function intersect(a, b) {
    const result = [];
    for (let i = 0, j = 0; i < a.length && j < b.length;) {
        const low = Math.max(a[i][0], b[j][0]);
        const high = Math.min(a[i][1], b[j][1]);
        if (low <= high)
            result.push([low, high]);
        if (a[i][1] < b[j][1])
            i++;
        else
            j++;
    }
    return result;
}
function subtract(a, b) {
    return intersect(a, negate(b));
}
function has(set, point) {
    let from = 0;
    let to = set.length;
    while (from < to) {
        const middle = (from + to) >> 1;
        if (set[middle][1] < point)
            from = middle + 1;
        else
            to = middle;
    }
    return from < set.length && set[from][0] <= point;
}
/** How many code points there are in the set. */
function count(set) {
    let total = 0;
    for (const [low, high] of set)
        total += high - low + 1;
    return total;
}

;// CONCATENATED MODULE: ./lib/regex/word-table.js
/** Unicode 17.0's `\w`, written by scripts/make-word-table.mjs. */
const WORD_TABLE = '1c 9 8 p 5 0 2 p 1c 0 b 0 5 0 6 m 2 u 2 cp 5 b f 4 8 0 2 0 i 38 2 1 3 3 2 0 7 0 2 2 2 0 2 j 2 2a 2 ' +
    '3u 2 4s 2 11 3 0 7 14 9 18 2 0 2 1 2 1 2 0 9 q 5 3 u a 6 21 5 2t 2 7 3 9 2 i 3 0 h 1m 3 2s f 1h 5 0 ' +
    '3 0 3 19 j r 5 a 6 n 2 6 8 22 2 3k 3 9 2 i 2 7 3 1 3 l 2 6 2 0 4 3 3 8 3 1 3 3 9 0 5 1 2 4 3 b b 0 2 ' +
    '0 3 2 2 5 5 1 3 l 2 6 2 1 2 1 2 1 3 0 2 4 5 1 3 2 4 0 8 3 2 0 8 f c 2 2 8 2 2 2 l 2 6 2 1 2 4 3 9 2 ' +
    '2 2 2 3 0 g 3 3 9 a 6 2 2 2 7 3 1 3 l 2 6 2 1 2 4 3 8 3 1 3 2 8 2 5 1 2 4 3 9 2 0 h 1 2 5 4 2 2 3 4 ' +
    '1 2 0 2 1 4 1 4 2 4 b 5 4 4 2 2 3 3 0 7 0 f 9 h c 2 2 2 m 2 f 3 8 2 2 2 3 8 1 2 2 2 1 3 3 3 9 h 3 2 ' +
    '7 2 2 2 m 2 9 2 4 3 8 2 2 2 3 8 1 6 2 2 3 3 9 2 2 d c 2 2 2 1e 2 2 2 4 6 3 8 4 3 9 b 5 2 2 2 h 4 n 2 ' +
    '8 2 0 3 6 4 0 5 5 2 0 2 7 7 9 3 1 e 1l 6 e 2 9 14 1 2 0 2 4 2 n 2 0 2 m 3 4 2 0 2 6 2 9 3 3 x 0 o 1 ' +
    '7 9 c 0 2 0 2 0 5 9 2 z 5 j 2 h 2 z a 0 1m 21 7 25 3 11 2 0 6 0 3 16 2 98 2 3 3 6 2 0 2 3 3 14 2 3 3 ' +
    'w 2 3 3 6 2 0 2 3 3 e 2 1k 2 3 3 1u 3 2 x f h 2d 3 5 4 h7 3 g 2 p 6 22 4 a 8 l a l c j d c 2 2 2 1 d ' +
    '2b 4 0 5 1 3 9 y 2 2 a 7 2g 8 16 6 1x b u 2 b 5 b b 13 3 4 c 17 5 p 7 9 13 r 5 1q 2 s 3 a 7 9 e 0 9 ' +
    '19 3 b l 24 4 9 i 8 d 37 d 1j 9 9 4 1c 3 a 6 16 3 2 h 2 2 12 6 et 3 5 3 11 3 5 3 7 2 0 2 0 2 0 2 u 3 ' +
    '1g 2 6 2 0 4 2 2 6 4 3 3 5 5 c 6 2 2 6 g 1 1e 1 k 0 t 0 e 0 h c 1g w i 0 5 0 3 9 2 0 4 4 7 0 2 0 2 0 ' +
    '2 3 2 a 3 3 6 4 5 0 i 14 mm 1f 1ef 6c 7 8 d 11 2 0 6 0 3 1j 8 0 g n a 6 2 6 2 6 2 6 2 6 2 6 2 6 2 6 ' +
    '2 v 1c 0 d2 2 q e 2 4 3 4 5 2d 3 1 3 2 2 2h 2 3 6 16 2 2l i v 1d f e9 533 1t h3g 1w 19 3 7g 4 r l 1e ' +
    '2 9 2 36 12 8 3 2u 3 29 l 1i 5 0 k 1f d 1x b 9 7 n 4 0 2 1c 3 z d s 4 1s f a 7 u 2 1i a d 3 9 7 m 4 ' +
    '20 p 2 3 f 3 4 b 5 3 5 3 5 a 6 2 6 2 16 2 d 7 3e 2 1 3 9 7 8mb d m 5 1c 6it a5 3 2x 13 6 d 4 6 b 2 c ' +
    '2 4 2 0 2 1 2 1 2 2z y a2 j 1r 3 1h 15 b 5 f h f 4 1 p 2 x 4 2 3q k 9 8 p 5 0 2 p c 2g 4 5 3 5 3 5 3 ' +
    '2 10 b 2 p 2 i 2 1 2 e 3 d z 3e 1y 1g 3t 0 3n s 4 1c g 0 w v e t 6 16 6 t 3 z 5 7 2 4 17 4d 3 9 7 z ' +
    '5 z 5 13 9 1f d a 2 e 2 6 2 1 2 a 2 e 2 6 2 1 4 1f d 8m a l b 7 p 5 2 15 2 8 1y 5 3 0 2 17 2 1 4 0 3 ' +
    'm b m a u 1u i 2 1 b l b p 7 p 13 1j 7 1 1t 3 2 1 6 7 2 2 2 s 3 2 5 0 x s 4 s 10 7 2 t q 1h b l b i ' +
    'e h 33 20 1k 1e e 1e e 13 9 9 7 11 4 4 2 m 6z 15 2 1 4 1 h 5 1f y b 0 9 w w l 17 k s m a 1y w f a 1n ' +
    '8 0 e o 8 9 7 1g 2 9 5 3 9 z 3 0 a 1w 5 3 2 c 2 0 10 h 2 10 7 3 1r 6 2 0 2 3 2 e 2 9 8 1m 6 9 7 3 2 ' +
    '7 3 1 3 l 2 6 2 1 2 4 2 9 3 1 3 2 3 0 7 0 6 6 3 6 4 4 c 9 2 0 3 0 2 11 2 9 2 0 3 0 2 3 2 7 e 1 u 22 ' +
    '6 9 5 3 v 1x 2 0 9 9 4n 1h 3 8 o 5 z 1s 4 0 c 9 13 1k 8 9 7 j t q 3 e 5 9 7 6 56 1m 2u 21 m 7 3 0 3 ' +
    '7 2 1 2 t 2 1 3 8 d 9 1z 7 3 19 3 7 2 1 s 1q 9 0 9 21 4 0 j 20 2w 7 2h w g 9 7 8 2 18 2 8 g 9 p t 3 ' +
    'l 2 d 22 6 2 1 2 17 4 0 2 1 2 8 9 9 7 5 2 1 2 10 2 1 2 5 8 9 7 17 5 9 6v m a g 2 14 4 4 e a 2e 0 28 ' +
    'pl 2v 32 i 5f 219 2o g tr h l b 32y 6 g6 5a2 1l 1c7 fs 8 u 2 9 7 26 2 9 7 t 3 4 c 1i a 3 d 9 a k 6 i ' +
    'c1 18 4 9 5j 1r x o 3 o 19 22 5 1k 8 g 1t 1 2 1 c 6 a 5p1 16 v 2q 36 6pq 3 2 6 2 1 2 82 g 0 u 2 3 0 ' +
    'f 3 9 az 1s5 2y 6 c 4 8 8 9 4 1 382 9 ef 19 3 m f3 4 4 5 9 7 3 6 v 3 45 2 cc 2c 2 1y 2 1 3 0 3 1 3 3 ' +
    '2 b 2 0 2 6 2 1s 2 3 3 7 2 6 2 r 2 3 2 4 2 0 4 6 2 9f 3 o 2 o 2 u 2 o 2 u 2 o 2 u 2 o 2 u 2 o 2 7 3 ' +
    '1d e9 1i 5 1d 9 0 f 0 n 4 2 e up u 7 5 5y 6 2 g 3 6 2 1 2 4 6 1p y 0 35 18 4 d 3 9 5 0 8y u i 1l d3 ' +
    '15 5z 16 5i u 2 l 9 1 69 6 2 3 2 1 2 e 2 5g c 6 16 23 5 9 x3 3 2 q 2 1 2 0 3 0 2 9 2 3 2 0 2 0 7 0 5 ' +
    '0 2 0 2 0 2 2 2 1 2 0 3 0 2 0 2 0 2 0 2 0 2 1 2 0 3 3 2 6 2 3 2 3 2 0 2 9 2 g 6 2 2 4 2 g hh p 7 p 7 ' +
    'p 21z 9 sn wyn x 3dp 3 4gd 3 5rk g h9 1wj f1 15v 3t6 6 6jt f62v 6n';
/** `\d`, likewise. */
const DIGIT_TABLE = '1c 9 17r 9 3r 9 5j 9 bh 9 3b 9 3b 9 3b 9 3b 9 3b 9 3b 9 3b 9 3b 9 3b 9 2p 9 3b 9 1z 9 7r 9 1z 9 1fr ' +
    '9 13 9 8d 9 3l 9 4n 9 7 9 53 9 2f 9 3r 9 7 9 r7r 9 iv 9 13 9 5j 9 n 9 2f 9 bb 9 gev 9 13b 9 1on 9 7 ' +
    '9 m5 9 3l 9 1p 9 41 9 7r 9 9j 9 3b 9 af 9 2v 9 7 j 25 9 br 9 2v 9 if 9 2f 9 6v 9 1z 9 1j 9 9z 9 d07 ' +
    '9 1t3 9 2f 9 3r 9 ev 9 iuv 9 251 1d 1tt 9 br 9 dz 9 6w 9 nq 9 3o7 9';

;// CONCATENATED MODULE: ./lib/regex/unicode.js


const ASCII_DIGIT = [[48, 57]];
const ASCII_WORD = [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
];
const ASCII_SPACE = [
    [9, 13],
    [32, 32],
];
/** White_Space. */
const SPACE = [
    [9, 13],
    [32, 32],
    [0x85, 0x85],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
];
/** `\w`: Alphabetic, M, Nd, Pc, Join_Control. */
function wordSet() {
    return decode(WORD_TABLE);
}
/** Whether a code point is in `\w`. */
function isWordPoint(point) {
    return point >= 0 && WORD_CHARACTER.test(String.fromCodePoint(point));
}
const WORD_CHARACTER = /[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]/u;
/** `\d`: Nd. */
function digitSet() {
    return decode(DIGIT_TABLE);
}
/** Adds what differs from the set's members only by case, by Unicode's simple folding; ASCII letters alone without `orbits`. */
function foldSet(set, orbits) {
    const extra = [];
    for (const [low, high] of set) {
        for (let point = Math.max(low, 65); point <= Math.min(high, 90); point++)
            extra.push([point + 32, point + 32]);
        for (let point = Math.max(low, 97); point <= Math.min(high, 122); point++)
            extra.push([point - 32, point - 32]);
    }
    const plain = union(set, extra);
    if (!orbits)
        return plain;
    const special = [];
    if (has(plain, 107))
        special.push([0x212a, 0x212a]);
    if (has(plain, 115))
        special.push([0x17f, 0x17f]);
    if (!set.some(([low, high]) => high > 127 && FOLDING.some(([from, to]) => low <= to && high >= from)))
        return special.length > 0 ? union(plain, special) : plain;
    for (const orbit of orbits()) {
        if (orbit.some((point) => has(plain, point)))
            for (const point of orbit)
                special.push([point, point]);
    }
    return union(plain, special);
}
/** Where letters with two cases live. */
const CASED = [
    [0x41, 0x588],
    [0x10a0, 0x10ff],
    [0x13a0, 0x13fd],
    [0x1c80, 0x1cbf],
    [0x1d79, 0x1d8e],
    [0x1e00, 0x1fff],
    [0x2126, 0x2184],
    [0x24b6, 0x24e9],
    [0x2c00, 0x2d2d],
    [0xa640, 0xa7ff],
    [0xab30, 0xabbf],
    [0xff21, 0xff5a],
    [0x10400, 0x105ff],
    [0x10c80, 0x10dff],
    [0x118a0, 0x118df],
    [0x16e40, 0x16eff],
    [0x1e900, 0x1e943],
];
/** Pairs whose other case is more than one character. */
const UNCASED_PAIRS = [
    [0x390, 0x1fd3],
    [0x3b0, 0x1fe3],
    [0xfb05, 0xfb06],
];
/** Where letters live that fold. */
const FOLDING = [...CASED, [0xfb05, 0xfb06]];
/** Groups of code points that fold to the same one. */
function orbits() {
    const groups = new Map();
    for (const [one, other] of UNCASED_PAIRS)
        join(groups, one, other);
    const isSame = /^(.)\1$/iu;
    for (const [first, last] of CASED) {
        for (let point = first; point <= last; point++) {
            const char = String.fromCodePoint(point);
            for (const other of [char.toUpperCase(), char.toLowerCase()]) {
                if (other === char || [...other].length !== 1 || !isSame.test(char + other))
                    continue;
                join(groups, point, other.codePointAt(0));
            }
        }
    }
    return [...new Set(groups.values())].map((group) => [...group]);
}
function join(groups, a, b) {
    const group = new Set([...(groups.get(a) ?? [a]), ...(groups.get(b) ?? [b])]);
    for (const point of group)
        groups.set(point, group);
}
/** Ranges as gaps and lengths, base 36: see scripts/make-word-table.mjs. */
function decode(table) {
    const numbers = table.split(' ').map((digits) => Number.parseInt(digits, 36));
    const set = [];
    let at = 0;
    for (let i = 0; i < numbers.length; i += 2) {
        at += numbers[i];
        set.push([at, at + numbers[i + 1]]);
        at += numbers[i + 1];
    }
    return set;
}

;// CONCATENATED MODULE: ./lib/regex/utf8.js

/** In a template's table: no way on, and the way out. */
const STOP = -2;
const OUT = -1;
/** The automaton that reads one byte of `set`. */
function byteTemplate(set) {
    const table = nowhere();
    for (const [low, high] of set)
        table.fill(OUT, low, high + 1);
    return { tables: [table] };
}
/** The automaton that reads one code point of `set`, written in UTF-8. Equal ends are shared. */
function utf8Template(set) {
    const { tables } = new Utf8Builder(set);
    return { tables };
}
/** Code points that take 2, 3 and 4 bytes: their first bytes, and how many blocks of 64 lie in one another below each. */
const LEADS = [
    { first: 0xc2, last: 0xdf, base: 0x80, depth: 1, points: [[0x80, 0x7ff]] },
    {
        ...{ first: 0xe0, last: 0xef, base: 0, depth: 2 },
        points: [
            [0x800, 0xd7ff],
            [0xe000, 0xffff],
        ],
    },
    { first: 0xf0, last: 0xf4, base: 0, depth: 3, points: [[0x10000, 0x10ffff]] },
];
const CONTINUATION = 0x80;
const BLOCK = 64;
class Utf8Builder {
    tables = [];
    #known = new Map();
    #whole = [OUT];
    /** What is left of the set. */
    #ranges = [];
    #at = 0;
    constructor(set) {
        const first = nowhere();
        this.tables.push(first);
        for (const [low, high] of set)
            first.fill(OUT, low, Math.min(high, 0x7f) + 1);
        for (const { first: byte, last, base, depth, points } of LEADS) {
            this.#ranges = intersect(set, points);
            this.#at = 0;
            const size = BLOCK ** depth;
            for (let lead = byte; lead <= last && this.#at < this.#ranges.length; lead++)
                first[lead] = this.#block(base + (lead - byte) * size, depth);
        }
    }
    /** Where to go for the code points of a block that begins at `base`; blocks are asked for in order. */
    #block(base, depth) {
        const end = base + BLOCK ** depth - 1;
        while (this.#at < this.#ranges.length && this.#ranges[this.#at][1] < base)
            this.#at++;
        const range = this.#ranges[this.#at];
        if (!range || range[0] > end)
            return STOP;
        if (range[0] <= base && range[1] >= end)
            return this.#wholeBlock(depth);
        return depth === 1 ? this.#leaf(base, end) : this.#branch(base, depth);
    }
    #wholeBlock(depth) {
        this.#whole[depth] ??= this.#shared(`${depth}`, (table) => {
            table.fill(this.#wholeBlock(depth - 1), CONTINUATION, CONTINUATION + BLOCK);
        });
        return this.#whole[depth];
    }
    #leaf(base, end) {
        const parts = [];
        for (let at = this.#at; at < this.#ranges.length && this.#ranges[at][0] <= end; at++) {
            const [low, high] = this.#ranges[at];
            parts.push(Math.max(low, base) - base, Math.min(high, end) - base);
        }
        return this.#shared(`leaf ${parts}`, (table) => {
            for (let i = 0; i < parts.length; i += 2)
                table.fill(OUT, CONTINUATION + parts[i], CONTINUATION + parts[i + 1] + 1);
        });
    }
    #branch(base, depth) {
        const size = BLOCK ** (depth - 1);
        const to = [];
        for (let at = 0; at < BLOCK; at++)
            to.push(this.#block(base + at * size, depth - 1));
        return this.#shared(`${to}`, (table) => table.set(to, CONTINUATION));
    }
    #shared(key, fill) {
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        const table = nowhere();
        fill(table);
        const index = this.tables.push(table) - 1;
        this.#known.set(key, index);
        return index;
    }
}
/** A table that takes no byte. */
function nowhere() {
    return new Int16Array(256).fill(STOP);
}
const LOWEST = [0, 0, 0x80, 0x800, 0x10000];
/** The code point whose UTF-8 starts at `at`; -1 when there is none. */
function pointAt(bytes, at, end) {
    const first = bytes[at];
    if (first < 0x80)
        return first;
    const size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (size === 0 || at + size > end)
        return -1;
    let point = first & (0xff >> (size + 1));
    for (let i = 1; i < size; i++) {
        if ((bytes[at + i] & 0xc0) !== 0x80)
            return -1;
        point = (point << 6) | (bytes[at + i] & 0x3f);
    }
    const isSurrogate = point >= 0xd800 && point <= 0xdfff;
    return point < LOWEST[size] || point > 0x10ffff || isSurrogate ? -1 : point;
}
/** How many bytes a code point takes. */
function widthOf(point) {
    return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

;// CONCATENATED MODULE: ./lib/regex/alphabet.js



/** Symbols are the bytes of UTF-8; 256 is the end. */
class ByteAlphabet {
    size = 257;
    end = 256;
    template(set, bytes) {
        return bytes ? byteTemplate(set) : utf8Template(set);
    }
    isNewline(symbol) {
        return symbol === 10;
    }
    isWord(symbol) {
        return symbol < 128 && has(ASCII_WORD, symbol);
    }
    isPartial(symbol) {
        return symbol >= 128 && symbol < 256;
    }
}
/** Symbols are classes of characters that one pattern does not tell apart. */
class CharAlphabet {
    size;
    end;
    /** Where classes change, and the class from there on. */
    #bounds;
    #classes;
    #ascii = new Uint16Array(128);
    /** A member of each class. */
    #member = [];
    #word;
    constructor(node) {
        this.#word = hasWordLook(node) ? wordSet() : [];
        const words = hasWordLook(node) ? [this.#word, ASCII_WORD] : [];
        const sets = distinct([...setsOf(node), ...words, [[10, 10]]]);
        const ends = new Set([0]);
        for (const set of sets)
            for (const [low, high] of set)
                ends.add(low).add(high + 1);
        this.#bounds = Int32Array.from(ends).sort();
        this.#classes = classify(this.#bounds, sets);
        for (const [at, id] of this.#classes.entries()) {
            if (id === this.#member.length)
                this.#member.push(this.#bounds[at]);
        }
        for (let point = 0; point < 128; point++)
            this.#ascii[point] = this.#search(point);
        this.end = this.#member.length;
        this.size = this.end + 1;
    }
    symbol(point) {
        return point < 128 ? this.#ascii[point] : this.#search(point);
    }
    template(set) {
        const table = new Int16Array(this.size).fill(STOP);
        this.#member.forEach((point, symbol) => {
            if (has(set, point))
                table[symbol] = OUT;
        });
        return { tables: [table] };
    }
    isNewline(symbol) {
        return this.#member[symbol] === 10;
    }
    isWord(symbol, ascii) {
        const point = this.#member[symbol];
        return point !== undefined && has(ascii ? ASCII_WORD : this.#word, point);
    }
    isPartial() {
        return false;
    }
    #search(point) {
        return this.#classes[lowerBound(this.#bounds, point + 1) - 1];
    }
}
/** Each set once. */
function distinct(sets) {
    return [...new Map([...new Set(sets)].map((set) => [set.join(';'), set])).values()];
}
/** Numbers the stretches between `bounds` so that two have one number when they lie in the same sets; in order of appearance. */
function classify(bounds, sets) {
    let of = new Int32Array(bounds.length);
    let count = 1;
    for (const set of sets) {
        const inside = stretches(bounds, set);
        const covered = inside.reduce((sum, [from, to]) => sum + to - from, 0);
        // What a set leaves out tells its members apart as well: the smaller of the two is gone through.
        const parts = covered * 2 > bounds.length ? stretches(bounds, negate(set)) : inside;
        const split = new Map();
        for (const [from, to] of parts) {
            for (let at = from; at < to; at++) {
                const id = split.get(of[at]) ?? count++;
                split.set(of[at], id);
                of[at] = id;
            }
        }
    }
    const order = new Map();
    of = of.map((id) => {
        const known = order.get(id) ?? order.size;
        order.set(id, known);
        return known;
    });
    return of;
}
/** The set's ranges as indices of `bounds`. */
function stretches(bounds, set) {
    return set.map(([low, high]) => [lowerBound(bounds, low), lowerBound(bounds, high + 1)]);
}
function lowerBound(bounds, point) {
    let from = 0;
    let to = bounds.length;
    while (from < to) {
        const middle = (from + to) >> 1;
        if (bounds[middle] < point)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
function* setsOf(node) {
    if (node.type === 'set')
        yield node.set;
    else if (node.type === 'repeat')
        yield* setsOf(node.node);
    else if (node.type !== 'look')
        for (const part of partsOf(node))
            yield* setsOf(part);
}
/** Whether a pattern tells bytes apart that are no character. */
function readsBytes(node) {
    if (node.type === 'set')
        return node.bytes ?? false;
    if (node.type === 'repeat')
        return readsBytes(node.node);
    return node.type !== 'look' && partsOf(node).some(readsBytes);
}
function partsOf(node) {
    return node.type === 'cat' ? node.parts : node.options;
}
function hasWordLook(node) {
    if (node.type === 'look')
        return 'ascii' in node.look;
    if (node.type === 'repeat')
        return hasWordLook(node.node);
    return node.type !== 'set' && partsOf(node).some(hasWordLook);
}

;// CONCATENATED MODULE: ./lib/regex/look.js
/** Whether a condition holds between `sides`; undefined when they do not say. */
function lookHolds(look, sides) {
    switch (look.at) {
        case 'textStart':
            return sides.start;
        case 'textEnd':
            return sides.end;
        case 'lineStart':
            return sides.start || sides.afterNewline;
        case 'lineEnd':
            return sides.end || sides.beforeNewline;
        default:
            return wordHolds(look, sides);
    }
}
function wordHolds(look, sides) {
    const after = look.ascii ? sides.afterAscii : sides.afterWord;
    const before = look.ascii ? sides.beforeAscii : sides.beforeWord;
    const broken = {
        after: !look.ascii && (sides.afterBroken ?? false),
        before: !look.ascii && (sides.beforeBroken ?? false),
    };
    if (look.at === 'halfStart' && broken.after)
        return false;
    if (look.at === 'halfEnd' && broken.before)
        return false;
    if (look.at === 'inside' && (broken.after || broken.before))
        return false;
    if (look.at === 'halfStart')
        return after === undefined ? undefined : !after;
    if (look.at === 'halfEnd')
        return before === undefined ? undefined : !before;
    if (after === undefined || before === undefined)
        return undefined;
    if (look.at === 'boundary')
        return after !== before;
    if (look.at === 'inside')
        return after === before;
    return look.at === 'wordStart' ? !after && before : after && !before;
}

;// CONCATENATED MODULE: ./lib/regex/error.js
/** A pattern that cannot be used; the message says what is wrong, where, and how to write it instead. */
class RegexError extends Error {
    at;
    backtracks;
    name = 'RegexError';
    constructor(message, 
    /** Index in the pattern, in UTF-16 units. */
    at, 
    /** Look-around or a back-reference: no automaton can tell, a backtracking engine could. */
    backtracks = false) {
        super(message);
        this.at = at;
        this.backtracks = backtracks;
    }
}

;// CONCATENATED MODULE: ./lib/regex/program.js

/** Instructions of a program. */
const SPLIT = 0;
const READ = 1;
const LOOK = 2;
const MATCH = 3;
const MOST_INSTRUCTIONS = 400_000;
const MOST_TABLES = 20_000;
/** Entries of all tables together. */
const MOST_ENTRIES = 8_000_000;
/** Compiles a tree; throws a RegexError when the program would be too big. */
function compile(node, alphabet) {
    const builder = new Builder(alphabet, node);
    const match = builder.add(MATCH, 0, 0, 0);
    const start = builder.node(node, match);
    return { ...builder.instructions(), start, tables: builder.tables, looks: builder.looks };
}
class Builder {
    tables = [];
    looks = [];
    #op;
    #x;
    #y;
    #z;
    #size = 0;
    #entries = 0;
    #alphabet;
    #templates = new Map();
    constructor(alphabet, node) {
        this.#alphabet = alphabet;
        const most = 1 + this.#most(node);
        if (most > MOST_INSTRUCTIONS)
            throw new RegexError('the pattern is too big: use smaller repetitions', 0);
        this.#op = new Uint8Array(most);
        this.#x = new Int32Array(most);
        this.#y = new Int32Array(most);
        this.#z = new Int32Array(most);
    }
    instructions() {
        const [op, x, y, z] = [this.#op, this.#x, this.#y, this.#z].map((all) => all.subarray(0, this.#size));
        return { op, x, y, z };
    }
    /** How many instructions a tree takes, at most. */
    #most(node) {
        switch (node.type) {
            case 'set':
                return this.#template(node.set, node.bytes).size;
            case 'cat':
                return node.parts.reduce((sum, part) => sum + this.#most(part), 0);
            case 'alt':
                return node.options.reduce((sum, option) => sum + 1 + this.#most(option), 0);
            case 'look':
                return 1;
            case 'repeat': {
                const { min, max } = node;
                const most = this.#most(node.node);
                return min * most + (max === Number.POSITIVE_INFINITY ? 1 + most : (max - min) * (1 + most));
            }
        }
    }
    add(op, x, y, z) {
        const at = this.#size++;
        this.#op[at] = op;
        this.#x[at] = x;
        this.#y[at] = y;
        this.#z[at] = z;
        return at;
    }
    /** Adds what reads `node` and goes on at `next`; answers where it starts. */
    node(node, next) {
        switch (node.type) {
            case 'set':
                return this.#set(node.set, node.bytes, next);
            case 'cat':
                return node.parts.reduceRight((after, part) => this.node(part, after), next);
            case 'alt':
                return node.options
                    .map((option) => this.node(option, next))
                    .reduceRight((rest, option) => this.add(SPLIT, option, rest, 0));
            case 'look':
                return this.add(LOOK, this.looks.push(node.look) - 1, next, 0);
            case 'repeat':
                return this.#repeat(node.node, node.min, node.max, next);
        }
    }
    #set(set, bytes, next) {
        const { from, size } = this.#template(set, bytes);
        const first = this.#size;
        this.#size += size;
        this.#op.fill(READ, first, this.#size);
        this.#y.fill(next, first, this.#size);
        this.#z.fill(first, first, this.#size);
        for (let i = 0; i < size; i++)
            this.#x[first + i] = from + i;
        return first;
    }
    #template(set, bytes = false) {
        const same = this.#templates.get(set);
        if (same)
            return same;
        const key = `${bytes} ${set.join(';')}`;
        const entry = this.#templates.get(key) ?? this.#makeTemplate(set, bytes);
        this.#templates.set(set, entry);
        this.#templates.set(key, entry);
        return entry;
    }
    #makeTemplate(set, bytes) {
        const { tables } = this.#alphabet.template(set, bytes);
        const entry = { from: this.tables.length, size: tables.length };
        this.tables.push(...tables);
        for (const table of tables)
            this.#entries += table.length;
        if (this.tables.length > MOST_TABLES || this.#entries > MOST_ENTRIES)
            throw new RegexError('the pattern has too many different characters', 0);
        return entry;
    }
    #repeat(node, min, max, next) {
        let at = next;
        if (max === Number.POSITIVE_INFINITY) {
            const loop = this.add(SPLIT, 0, next, 0);
            const body = this.node(node, loop);
            this.#x[loop] = body;
            if (min === 1)
                return body;
            at = loop;
        }
        else {
            for (let i = min; i < max; i++) {
                const before = this.#size;
                at = this.add(SPLIT, this.node(node, at), next, 0);
                if (this.#size === before + 1)
                    break;
            }
        }
        for (let i = 0; i < min; i++) {
            const before = this.#size;
            at = this.node(node, at);
            if (this.#size === before)
                break;
        }
        return at;
    }
}

;// CONCATENATED MODULE: ./lib/regex/dfa.js



const MOST_STATES = 10_000;
/** Instructions that all states hold together. */
const MOST_HELD = 2_000_000;
/** The reserved rows, the start, and one more there is always room for. */
const FIRST_STATES = 5;
const AT_START = 1;
const AFTER_NEWLINE = 2;
const AFTER_WORD = 4;
const AFTER_PARTIAL = 8;
const AFTER_ASCII_WORD = 16;
/**
 * A program made deterministic as it is run: a row a state, an entry a class of symbols. Reserved rows come first, so a
 * runner stops at any state up to `lastSpecial`: `unknown` (call `step`), `match`, and `unsure` (a word boundary
 * beside a byte that is not ASCII). Unanchored: every position may start a match.
 */
class Dfa {
    unknown;
    match;
    unsure;
    lastSpecial;
    /** A symbol's class; row entries are indexed by it. */
    classOf;
    classes;
    /** How many states are kept before all are thrown away; how often that happened, and how many they were the last time. */
    most;
    clears = 0;
    cleared = 0;
    start = 0;
    /** The empty text matches: so does every text. */
    matchesEmpty = false;
    #memory;
    #options;
    #rowBytes;
    #looks;
    #words;
    /** States by the hash of what they hold. */
    #known = new Map();
    #states = [];
    #held = 0;
    #mark;
    #found;
    #epoch = 0;
    constructor(options) {
        this.#options = options;
        this.#memory = options.memory;
        const { classOf, classes } = dfa_classify(options.program, options.symbols);
        this.classOf = classOf;
        this.classes = classes;
        this.#rowBytes = classes * 4;
        this.most = Math.min(Math.floor(options.bytes / this.#rowBytes), MOST_STATES);
        this.#looks = options.program.looks.length > 0;
        this.#words = options.program.looks.some((look) => 'ascii' in look);
        this.#mark = new Int32Array(options.program.op.length);
        this.#found = new Int32Array(options.program.op.length);
        this.unknown = options.from;
        this.match = options.from + this.#rowBytes;
        this.unsure = options.from + 2 * this.#rowBytes;
        this.lastSpecial = this.unsure;
        this.reset();
    }
    /** Points at the same bytes after their memory has grown. */
    set memory(memory) {
        this.#memory = memory;
    }
    /** Forgets every state. */
    reset() {
        this.clears++;
        this.cleared = this.#states.length;
        this.#held = 0;
        this.#known.clear();
        this.#states = [undefined, undefined, undefined];
        this.#fill(0, 3);
        const pcs = this.#closed([this.#options.program.start]);
        this.matchesEmpty = pcs.some((pc) => this.#options.program.op[pc] === MATCH);
        this.start = this.#intern(pcs, this.#looks ? AT_START | AFTER_NEWLINE : 0);
    }
    /** The state after `symbol`, which `state`'s row does not know yet. May reset: then every state held is void but this answer. */
    step(state, symbol) {
        const { program, symbols, lines } = this.#options;
        const { pcs, before } = this.#states[(state - this.unknown) / this.#rowBytes];
        const ready = this.#looks ? this.#resolve(pcs, before, symbol) : pcs;
        if (ready === undefined)
            return this.#set(state, symbol, this.unsure);
        if (ready.some((pc) => program.op[pc] === MATCH))
            return this.#set(state, symbol, this.match);
        if (lines && symbols.isNewline(symbol))
            return this.#set(state, symbol, this.start);
        const targets = [];
        for (const pc of ready) {
            const to = program.op[pc] === READ ? (program.tables[program.x[pc]][symbol] ?? STOP) : STOP;
            if (to !== STOP)
                targets.push(to === OUT ? program.y[pc] : to + program.z[pc]);
        }
        targets.push(program.start);
        const next = this.#closed(targets);
        if (next.some((pc) => program.op[pc] === MATCH))
            return this.#set(state, symbol, this.match);
        const made = this.#intern(next, this.#flags(symbol));
        if (made !== undefined)
            return this.#set(state, symbol, made);
        this.reset();
        return this.#intern(next, this.#flags(symbol)) ?? this.start;
    }
    /** Undefined for the reserved states, which mean the same at all times. */
    meaning(state) {
        return this.#states[(state - this.unknown) / this.#rowBytes];
    }
    /** The state that has this meaning now. May reset. */
    enter({ pcs, before }) {
        const known = this.#intern(pcs, before);
        if (known !== undefined)
            return known;
        this.reset();
        return this.#intern(pcs, before) ?? this.start;
    }
    #flags(symbol) {
        if (!this.#looks)
            return 0;
        const { symbols } = this.#options;
        const newline = symbols.isNewline(symbol) ? AFTER_NEWLINE : 0;
        if (!this.#words)
            return newline;
        if (symbols.isPartial(symbol))
            return newline | AFTER_PARTIAL;
        const word = symbols.isWord(symbol, false) ? AFTER_WORD : 0;
        return newline | word | (symbols.isWord(symbol, true) ? AFTER_ASCII_WORD : 0);
    }
    /** `pcs` with every condition decided, `symbol` being next; undefined when one cannot be. */
    #resolve(pcs, before, symbol) {
        const { program } = this.#options;
        if (!pcs.some((pc) => program.op[pc] === LOOK))
            return pcs;
        const sides = this.#sides(before, symbol);
        const open = [];
        const seen = new Set();
        for (let stack = [...pcs], pc = stack.pop(); pc !== undefined; pc = stack.pop()) {
            if (seen.has(pc))
                continue;
            seen.add(pc);
            if (program.op[pc] !== LOOK) {
                open.push(pc);
                continue;
            }
            const holds = lookHolds(program.looks[program.x[pc]], sides);
            if (holds === undefined)
                return undefined;
            if (holds)
                for (const after of this.#closed([program.y[pc]]))
                    stack.push(after);
        }
        return Int32Array.from(open).sort();
    }
    #sides(before, symbol) {
        const { symbols } = this.#options;
        const partial = symbols.isPartial(symbol);
        return {
            start: (before & AT_START) !== 0,
            end: symbol === symbols.end,
            afterNewline: (before & AFTER_NEWLINE) !== 0,
            beforeNewline: symbols.isNewline(symbol),
            afterWord: (before & AFTER_PARTIAL) !== 0 ? undefined : (before & AFTER_WORD) !== 0,
            beforeWord: partial ? undefined : symbols.isWord(symbol, false),
            afterAscii: (before & AFTER_ASCII_WORD) !== 0,
            beforeAscii: symbols.isWord(symbol, true),
        };
    }
    /** Follows SPLIT from `from`; what reads, looks or matches, in order. */
    #closed(from) {
        const { op, x, y } = this.#options.program;
        const mark = this.#mark;
        const found = this.#found;
        const epoch = ++this.#epoch;
        const stack = [];
        let size = 0;
        let sorted = true;
        for (const first of from) {
            for (let pc = first; pc !== undefined; pc = stack.pop()) {
                if (mark[pc] === epoch)
                    continue;
                mark[pc] = epoch;
                if (op[pc] === SPLIT)
                    stack.push(y[pc], x[pc]);
                else {
                    sorted &&= size === 0 || found[size - 1] < pc;
                    found[size++] = pc;
                }
            }
        }
        const pcs = found.slice(0, size);
        return sorted ? pcs : pcs.sort();
    }
    #intern(pcs, before) {
        let hash = before;
        for (let i = 0; i < pcs.length; i++)
            hash = Math.imul(hash ^ pcs[i], 0x9e3779b1) ^ (hash >>> 15);
        const first = this.#known.get(hash);
        for (let state = first; state; state = state.next)
            if (state.before === before && dfa_isSame(state.pcs, pcs))
                return state.address;
        const index = this.#states.length;
        if (index >= this.most || (this.#held + pcs.length > MOST_HELD && index > FIRST_STATES))
            return undefined;
        const address = this.unknown + index * this.#rowBytes;
        const state = { pcs, before, address, next: first };
        this.#states.push(state);
        this.#held += pcs.length;
        this.#known.set(hash, state);
        this.#fill(index, 1);
        return address;
    }
    #fill(row, rows) {
        const at = (this.unknown + row * this.#rowBytes) >> 2;
        this.#memory.fill(this.unknown, at, at + rows * this.classes);
    }
    #set(state, symbol, to) {
        this.#memory[(state >> 2) + this.classOf[symbol]] = to;
        return to;
    }
}
function dfa_isSame(a, b) {
    if (a.length !== b.length)
        return false;
    for (let i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return false;
    return true;
}
/** Symbols that no table and no condition tells apart are one class. */
function dfa_classify(program, symbols) {
    const classOf = new Int32Array(symbols.size);
    /** How many symbols each class has; those in one of several may still be told apart. */
    const sizes = [symbols.size];
    let shared = Array.from({ length: symbols.size }, (_, symbol) => symbol);
    /** Tells symbols apart by a key; those whose key is 0 stay where they are. */
    const refine = (key) => {
        const moved = new Map();
        for (const symbol of shared) {
            const value = key(symbol);
            if (value === 0)
                continue;
            const from = classOf[symbol];
            const pair = from * 65_536 + value;
            const to = moved.get(pair) ?? sizes.push(0) - 1;
            moved.set(pair, to);
            classOf[symbol] = to;
            sizes[from]--;
            sizes[to]++;
        }
        if (moved.size > 0)
            shared = shared.filter((symbol) => sizes[classOf[symbol]] > 1);
    };
    refine((symbol) => (symbol === symbols.end ? 2 : symbols.isNewline(symbol) ? 1 : 0));
    if (program.looks.some((look) => 'ascii' in look)) {
        refine((symbol) => {
            const word = (symbols.isWord(symbol, false) ? 1 : 0) + (symbols.isWord(symbol, true) ? 2 : 0);
            return word + (symbols.isPartial(symbol) ? 4 : 0);
        });
    }
    for (const table of new Set(program.tables))
        refine((symbol) => (table[symbol] ?? STOP) - STOP);
    return numbered(classOf);
}
/** The same classes, none of them empty, in order of appearance. */
function numbered(classOf) {
    const ids = new Map();
    for (const id of classOf)
        if (!ids.has(id))
            ids.set(id, ids.size);
    return { classOf: Uint16Array.from(classOf, (id) => ids.get(id)), classes: ids.size };
}

;// CONCATENATED MODULE: ./lib/regex/simulate.js




/**
 * Runs a byte program over one line without making it deterministic: for lines the automaton is unsure of, and for
 * patterns whose automaton would not fit. Linear in the line; exact about word boundaries beyond ASCII.
 */
class Simulation {
    #program;
    #mark;
    #epoch = 0;
    constructor(program) {
        this.#program = program;
        this.#mark = new Int32Array(program.op.length);
    }
    /** Whether the program matches in bytes [start, end), which holds no line break. */
    matches(bytes, start, end) {
        const program = this.#program;
        let current = [];
        let next = [];
        for (let at = start; at <= end; at++) {
            current.push(program.start);
            if (this.#advance(current, next, bytes, { at, start, end }))
                return true;
            [current, next] = [next, current];
            next.length = 0;
        }
        return false;
    }
    /** Follows `from` over the byte at `place.at` into `to`; true when a match is complete before it. */
    #advance(from, to, bytes, place) {
        const { op, x, y, z, tables, looks } = this.#program;
        const epoch = ++this.#epoch;
        const mark = this.#mark;
        const byte = place.at < place.end ? bytes[place.at] : -1;
        let sides;
        for (let pc = from.pop(); pc !== undefined; pc = from.pop()) {
            if (mark[pc] === epoch)
                continue;
            mark[pc] = epoch;
            const code = op[pc];
            if (code === SPLIT)
                from.push(y[pc], x[pc]);
            else if (code === MATCH)
                return true;
            else if (code === LOOK) {
                sides ??= sidesOf(bytes, place);
                if (lookHolds(looks[x[pc]], sides))
                    from.push(y[pc]);
            }
            else if (code === READ && byte >= 0) {
                const way = tables[x[pc]][byte];
                if (way !== STOP)
                    to.push(way === OUT ? y[pc] : way + z[pc]);
            }
        }
        return false;
    }
}
function sidesOf(bytes, { at, start, end }) {
    const first = at === start;
    const last = at === end;
    const before = first ? NONE : pointBefore(bytes, start, at);
    const after = last ? NONE : pointAt(bytes, at, end);
    return {
        start: first,
        end: last,
        afterNewline: first,
        beforeNewline: last,
        afterWord: isWordPoint(before),
        beforeWord: isWordPoint(after),
        afterAscii: !first && bytes[at - 1] < 128 && isWordPoint(bytes[at - 1]),
        beforeAscii: !last && bytes[at] < 128 && isWordPoint(bytes[at]),
        afterBroken: before === -1,
        beforeBroken: after === -1,
    };
}
/** The end of the line: neither a character nor broken. */
const NONE = -2;
/** The code point that ends before `at`; -1 when there is none. */
function pointBefore(bytes, start, at) {
    let from = at - 1;
    while (from > start && at - from < 4 && (bytes[from] & 0xc0) === 0x80)
        from--;
    const point = pointAt(bytes, from, at);
    return point < 0 || widthOf(point) !== at - from ? -1 : point;
}

;// CONCATENATED MODULE: ./lib/service/search/kernel/layout.js
/** Where things lie in a kernel's memory (bytes). `kernel.as.ts` names the same numbers. */
const NEEDLE = 0;
const NEEDLE_BYTES = 1024;
/** Teddy: low- and high-nibble masks of three positions, 16 bytes each. */
const MASKS = 1024;
/** Teddy: eight addresses of literal lists. */
const BUCKETS = 1152;
/** A byte's offset in a row of the automaton, 16 bits each. */
const CLASSES = 1280;
/** Teddy: a list is its length, then literals: length | offset << 16, bytes, padded to four. */
const LISTS = 2048;
/** Rows of the automaton. */
const ROWS = 16_384;
const ROW_BYTES = 2_097_152;
/** Lines that matched, on their way to a string. */
const SHOWN = ROWS + ROW_BYTES;
const SHOWN_BYTES = 65_520;
/** The text searched; the byte before it is a line break. */
const TEXT = SHOWN + 65_536;
/** The kernel reads at most this far past the text's end. */
const SLACK = 256;

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

;// CONCATENATED MODULE: ./lib/service/search/file-text.js



const FIRST_READ = 131_072;
const WINDOW = 1_048_576;
const LONGEST_LINE = 33_554_432;
const MOST_UTF16 = 67_108_864;
const NO_FILE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EMLINK', 'ENXIO', 'EOPNOTSUPP']);
const FLAGS = external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0) | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0);
/**
 * Reads files into a kernel's memory, whole lines at a time: small ones in one read, larger ones in windows of 1 MiB,
 * as long as they were when first seen. What holds a NUL is binary and reads as empty. UTF-8 and UTF-16 are told by
 * their byte order marks, which are not part of the text.
 */
class FileText {
    #kernel;
    #file = -1;
    #size = 0;
    #taken = 0;
    /** Bytes at TEXT that belong to a line whose end has not been read. */
    #kept = 0;
    #last = true;
    /** Bytes handed out, and the byte that a line break was put over. */
    #handed = 0;
    #covered = -1;
    /** What was read has not been looked through for a NUL. */
    #unsure = false;
    /** Bytes read since the beginning, of all files. */
    total = 0;
    /** Files that are there and could not be opened, since the beginning. */
    refused = 0;
    constructor(kernel) {
        this.#kernel = kernel;
    }
    /** Opens a regular file and gives its first stretch, as `next` does; 0 when there is nothing to search. */
    open(path) {
        try {
            this.#file = (0,external_node_fs_namespaceObject.openSync)(path, FLAGS);
            return this.#begin() ? this.next() : 0;
        }
        catch (error) {
            // Gone meanwhile, or something else in its place: nothing to search.
            if (!NO_FILE.has(error.code ?? ''))
                this.refused++;
            return 0;
        }
    }
    /** Whether the stretch at hand is text: a short file is looked through for a NUL only when somebody asks. */
    isText() {
        if (this.#unsure && this.#kernel.hasZero(TEXT, TEXT + this.#handed) !== 0)
            return false;
        this.#unsure = false;
        return true;
    }
    /** Length of the next stretch of whole lines, which lies at TEXT and ends in a line break; 0 at the end. */
    next() {
        try {
            return this.#next();
        }
        catch {
            return 0;
        }
    }
    /** Whether what `next` gave last was the end of the file. */
    get isOver() {
        return this.#last && this.#handed >= this.#kept;
    }
    close() {
        if (this.#file >= 0)
            (0,external_node_fs_namespaceObject.closeSync)(this.#file);
        this.#file = -1;
    }
    #begin() {
        const { bytes } = this.#kernel;
        const read = (0,external_node_fs_namespaceObject.readSync)(this.#file, bytes, TEXT, FIRST_READ, null);
        if (read === 0)
            return false;
        this.#taken = read;
        this.#kept = read;
        this.#handed = 0;
        this.#covered = -1;
        this.#unsure = false;
        this.#last = read < FIRST_READ;
        if (!this.#last) {
            const stat = (0,external_node_fs_namespaceObject.fstatSync)(this.#file);
            if (!stat.isFile())
                return false;
            this.#size = stat.size;
        }
        const first = bytes[TEXT];
        if (first >= 0xef && this.#takeMark(first))
            return this.#kept > 0;
        this.#unsure = this.#last;
        return this.#last || this.#kernel.hasZero(TEXT, TEXT + read) === 0;
    }
    /** Handles a byte order mark; true when there was one. */
    #takeMark(first) {
        const { bytes } = this.#kernel;
        if (first === 0xef && bytes[TEXT + 1] === 0xbb && bytes[TEXT + 2] === 0xbf) {
            bytes.copyWithin(TEXT, TEXT + 3, TEXT + this.#kept);
            this.#kept -= 3;
            return this.#kernel.hasZero(TEXT, TEXT + this.#kept) === 0 || this.#drop();
        }
        if (this.#kept < 2 || !isUtf16(bytes, TEXT))
            return false;
        this.#transcode();
        return true;
    }
    #drop() {
        this.#kept = 0;
        return true;
    }
    /** Takes the whole file, which is UTF-16. */
    #transcode() {
        const whole = Buffer.alloc(Math.min(Math.max(this.#size, this.#taken), MOST_UTF16));
        const size = (0,external_node_fs_namespaceObject.readSync)(this.#file, whole, 0, whole.length, 0);
        const text = Buffer.from(utf16Text(whole.subarray(0, size)), 'utf8');
        this.#kernel.grow(text.length + 1);
        this.#kernel.bytes.set(text, TEXT);
        this.#kept = text.length;
        this.#last = true;
    }
    #next() {
        const kernel = this.#kernel;
        if (this.#handed > 0)
            this.#takeBack();
        if (this.#kept === 0 && this.#last)
            return 0;
        while (!this.#last) {
            const from = TEXT + this.#kept;
            const want = Math.min(Math.max(WINDOW - this.#kept, FIRST_READ), this.#size - this.#taken);
            kernel.grow(this.#kept + want + 1);
            const read = want > 0 ? (0,external_node_fs_namespaceObject.readSync)(this.#file, kernel.bytes, from, want, null) : 0;
            this.#taken += read;
            this.#last = read === 0 || this.#taken >= this.#size;
            if (kernel.hasZero(from, from + read) !== 0)
                return 0;
            this.#kept += read;
            if (this.#last || this.#kept < WINDOW)
                continue;
            const end = kernel.lineStart(TEXT, TEXT + this.#kept) - TEXT;
            if (end > 0 || this.#kept >= LONGEST_LINE)
                return this.#hand(end > 0 ? end : this.#kept);
        }
        return this.#hand(this.#kept);
    }
    /** Hands out `size` bytes, a line break put after them where there is none; the rest waits for the next call. */
    #hand(size) {
        const { bytes } = this.#kernel;
        this.#handed = size;
        this.total += size;
        if (bytes[TEXT + size - 1] === 10)
            return size;
        this.#covered = bytes[TEXT + size];
        bytes[TEXT + size] = 10;
        return size + 1;
    }
    #takeBack() {
        const { bytes } = this.#kernel;
        const from = TEXT + this.#handed;
        if (this.#covered >= 0)
            bytes[from] = this.#covered;
        this.#covered = -1;
        this.#kept -= this.#handed;
        bytes.copyWithin(TEXT, from, from + this.#kept);
        this.#handed = 0;
    }
}

;// CONCATENATED MODULE: ./lib/service/search/lines.js

/** Lines longer than this are shown cut, around the match. */
const SHOWN_LINE = 500;
/** A line in the kernel's memory takes so much more than its bytes, at most: its number, two marks, and what a copy writes over. */
const OVER = 48;
/** A line as it stands in `Lines`. */
function lineText({ line, text }) {
    return `${line}:${text}\n`;
}
/** The lines one by one. */
function* linesIn(texts) {
    for (const text of texts) {
        for (let at = 0; at < text.length;) {
            const colon = text.indexOf(':', at);
            const end = text.indexOf('\n', colon);
            yield { line: Number(text.slice(at, colon)), text: text.slice(colon + 1, end) };
            at = end + 1;
        }
    }
}
/** Gathers the lines that match in a file: their bytes in the kernel's memory, so that a string is made for many at once. */
class LineKeeper {
    #kernel;
    #end = SHOWN;
    constructor(kernel) {
        this.#kernel = kernel;
    }
    /** Takes the line [start, end), in which a match is complete at `match`. */
    add(lines, number, start, end, match) {
        const { bytes } = this.#kernel;
        const to = end > start && bytes[end - 1] === 13 ? end - 1 : end;
        if (to - start > SHOWN_LINE) {
            this.flush(lines);
            lines.push(lineText({ line: number, text: cutLine(bytes, start, to, match) }));
            return;
        }
        if (this.#end + to - start + OVER > SHOWN + SHOWN_BYTES)
            this.flush(lines);
        this.#end = this.#kernel.keep(this.#end, start, to, number);
    }
    /** Gives what was taken and not yet given. */
    flush(lines) {
        if (this.#end === SHOWN)
            return;
        lines.push(this.#kernel.bytes.toString('utf8', SHOWN, this.#end));
        this.#end = SHOWN;
    }
}
/** A long line's text, SHOWN_LINE bytes around the match, on whole characters. */
function cutLine(bytes, start, to, match) {
    let from = Math.max(start, Math.min(match - SHOWN_LINE / 2, to - SHOWN_LINE));
    while (from > start && (bytes[from] & 0xc0) === 0x80)
        from--;
    let until = Math.min(to, from + SHOWN_LINE);
    while (until < to && until > from && (bytes[until] & 0xc0) === 0x80)
        until--;
    return `${from > start ? '…' : ''}${bytes.toString('utf8', from, until)}${until < to ? '…' : ''}`;
}

;// CONCATENATED MODULE: ./lib/regex/bit-simulate.js




const MOST_PLACES = 100_000;
/** Entries of the rows that say what follows a place other than the next one. */
const MOST_FOLLOWED = 2_000_000;
/**
 * Runs a pattern over a line as a set of bits, one for each character it may read next: quick where an automaton would
 * need too many states. Most places are followed by the next one alone, for which the set is shifted; the others have
 * rows. `make` answers undefined for patterns with word boundaries, of bytes, or with too many places.
 */
class BitSimulation {
    #alphabet;
    #words;
    /** For each class of characters, the places that take it. */
    #takes;
    #shifts;
    #jumps;
    #rows;
    #match;
    #matchAtEnd;
    #first;
    #later;
    #firstRow;
    #laterRow;
    #now;
    #next;
    #ended = false;
    constructor(alphabet, program, places) {
        const count = places.list.length;
        const words = (count >> 5) + 1;
        this.#alphabet = alphabet;
        this.#words = words;
        this.#takes = new Int32Array(alphabet.size * words);
        this.#shifts = new Int32Array(words);
        this.#jumps = new Int32Array(words);
        this.#match = new Int32Array(words);
        this.#matchAtEnd = new Int32Array(words);
        this.#now = { words: new Int32Array(words), used: 0 };
        this.#next = { words: new Int32Array(words), used: 0 };
        this.#first = places.after(program.start, true);
        this.#later = places.after(program.start, false);
        this.#firstRow = toRow(this.#first.places);
        this.#laterRow = toRow(this.#later.places);
        this.#rows = places.list.map((pc, place) => this.#addPlace(program, places, pc, place));
    }
    static make(node) {
        if (readsBytes(node))
            return undefined;
        try {
            const alphabet = new CharAlphabet(node);
            const program = compile(node, alphabet);
            if (program.looks.some((look) => look.at !== 'lineStart' && look.at !== 'lineEnd'))
                return undefined;
            const places = new Places(program);
            const tooMany = places.list.length > MOST_PLACES || alphabet.size * places.list.length > 32 * MOST_FOLLOWED;
            return tooMany ? undefined : new BitSimulation(alphabet, program, places);
        }
        catch (error) {
            if (error instanceof RegexError)
                return undefined;
            throw error;
        }
    }
    /** Whether the pattern matches in bytes [start, end), which hold no line break. */
    matches(bytes, start, end) {
        if (this.#first.match || this.#later.match)
            return true;
        if (start === end)
            return this.#first.matchAtEnd;
        if (this.#later.matchAtEnd)
            return true;
        empty(this.#now);
        add(this.#now, this.#firstRow);
        for (let at = start; at < end;) {
            const point = bytes[at] < 0x80 ? bytes[at] : pointAt(bytes, at, end);
            at += widthOf(point);
            if (this.#step(point < 0 ? this.#alphabet.end : this.#alphabet.symbol(point)))
                return true;
        }
        return this.#ended;
    }
    /** Reads a character; true when a match is complete. What is no character is taken by no place. */
    #step(symbol) {
        const now = this.#now;
        const next = this.#next;
        const from = symbol * this.#words;
        let matched = 0;
        let ended = 0;
        let carry = 0;
        empty(next);
        for (let word = 0; word <= now.used; word++) {
            const bits = now.words[word] & this.#takes[from + word];
            if ((bits | carry) === 0)
                continue;
            matched |= bits & this.#match[word];
            ended |= bits & this.#matchAtEnd[word];
            const moved = bits & this.#shifts[word];
            put(next, word, (moved << 1) | carry);
            carry = moved >>> 31;
            for (let jumps = bits & this.#jumps[word]; jumps !== 0; jumps &= jumps - 1)
                add(next, this.#rows[word * 32 + 31 - Math.clz32(jumps & -jumps)]);
        }
        put(next, now.used + 1, carry);
        add(next, this.#laterRow);
        this.#next = now;
        this.#now = next;
        this.#ended = ended !== 0;
        return matched !== 0;
    }
    /** Enters a place in the tables; its row, when more than the next place follows it. */
    #addPlace(program, places, pc, place) {
        const table = program.tables[program.x[pc]];
        const [word, bit] = [place >> 5, 1 << (place & 31)];
        for (let symbol = 0; symbol < table.length; symbol++)
            if (table[symbol] !== STOP)
                this.#takes[symbol * this.#words + word] |= bit;
        const after = places.after(program.y[pc], false);
        if (after.match)
            this.#match[word] |= bit;
        if (after.matchAtEnd)
            this.#matchAtEnd[word] |= bit;
        if (after.places.includes(place + 1))
            this.#shifts[word] |= bit;
        const others = after.places.filter((each) => each !== place + 1);
        if (others.length === 0)
            return undefined;
        this.#jumps[word] |= bit;
        return toRow(others);
    }
}
function empty(bits) {
    bits.words.fill(0, 0, bits.used + 1);
    bits.used = 0;
}
function put(to, word, bits) {
    if (bits === 0)
        return;
    to.words[word] |= bits;
    if (word > to.used)
        to.used = word;
}
function add(to, row) {
    for (let i = 0; i < row.length; i += 2)
        put(to, row[i], row[i + 1]);
}
function toRow(places) {
    const words = new Map();
    for (const place of places)
        words.set(place >> 5, (words.get(place >> 5) ?? 0) | (1 << (place & 31)));
    return Int32Array.from([...words].flat());
}
/** The instructions that read, in the order in which they are read. */
class Places {
    list;
    #of;
    #seen;
    #program;
    #epoch = 0;
    #followed = 0;
    constructor(program) {
        this.#program = program;
        this.#of = new Int32Array(program.op.length);
        this.#seen = new Int32Array(program.op.length * 2);
        const list = [];
        // A program is built from its end.
        for (let pc = program.op.length - 1; pc >= 0; pc--)
            if (program.op[pc] === READ)
                this.#of[pc] = list.push(pc) - 1;
        this.list = list;
    }
    /** What can be read or matched from `pc` without reading first; throws a RegexError when that is too much. */
    after(pc, atStart) {
        const { op, x, y, looks } = this.#program;
        const epoch = ++this.#epoch;
        const after = { places: [], match: false, matchAtEnd: false };
        // An instruction, twice; and one more when the line must have ended.
        const stack = [pc * 2];
        for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
            if (this.#seen[key] === epoch)
                continue;
            this.#seen[key] = epoch;
            const [at, end] = [key >> 1, key & 1];
            const code = op[at];
            if (code === SPLIT)
                stack.push(y[at] * 2 + end, x[at] * 2 + end);
            else if (code === MATCH && end)
                after.matchAtEnd = true;
            else if (code === MATCH)
                after.match = true;
            else if (code === READ && !end)
                after.places.push(this.#of[at]);
            else if (code === LOOK) {
                const isEnd = looks[x[at]].at === 'lineEnd';
                if (isEnd || atStart)
                    stack.push(y[at] * 2 + (isEnd ? 1 : end));
            }
        }
        this.#followed += after.places.length;
        if (this.#followed > MOST_FOLLOWED)
            throw new RegexError('too much follows too much', 0);
        return after;
    }
}

;// CONCATENATED MODULE: ./lib/regex/bytes-window.js

/** More alternatives have no rare bytes in common. */
const MOST_OPTIONS = 500;
/** Of a longer sequence only the beginning is looked at. */
const MOST_PARTS = 400;
const UNKNOWN = { exact: undefined, prefix: [], suffix: [], best: undefined };
const WIDTH = 3;
const LONGEST = 16;
/** The rarest window of a pattern for searching line by line; `rate` says how common a byte is. */
function rarestWindow(node, rate) {
    return new Finder(rate).find(node);
}
class Finder {
    /** Stands for a line's start or end; two in a row are one. */
    #newline = only((byte) => byte === 10);
    #rates = new Map();
    #rate;
    constructor(rate) {
        this.#rate = rate;
    }
    find(node) {
        const info = this.#info(node);
        return this.#rarest([info.best, this.#inside(info.exact ?? info.prefix), this.#inside(info.suffix)]);
    }
    #info(node) {
        switch (node.type) {
            case 'set':
                return this.#set(node.set, node.bytes ?? false);
            case 'cat':
                return this.#sequence(node.parts);
            case 'alt':
                if (node.options.length > MOST_OPTIONS)
                    return UNKNOWN;
                return this.#alt(node.options.map((option) => this.#info(option)));
            case 'repeat':
                return this.#repeat(this.#info(node.node), node.min, node.max);
            case 'look':
                return fixed(node.look.at === 'lineStart' || node.look.at === 'lineEnd' ? [this.#newline] : []);
        }
    }
    #sequence(parts) {
        const first = parts
            .slice(0, MOST_PARTS)
            .map((part) => this.#info(part))
            .reduce((a, b) => this.#cat(a, b), fixed([]));
        return parts.length > MOST_PARTS ? this.#cat(first, UNKNOWN) : first;
    }
    #set(set, bytes) {
        const { tables } = bytes ? byteTemplate(set) : utf8Template(set);
        const first = tables[0];
        if (tables.length === 1)
            return fixed([only((byte) => first[byte] === OUT)]);
        const last = only((byte) => first[byte] === OUT || (byte >> 6 === 2 && tables.some((table) => table[byte] === OUT)));
        return {
            exact: undefined,
            prefix: [only((byte) => first[byte] !== STOP)],
            suffix: [last],
            best: undefined,
        };
    }
    #cat(a, b) {
        const exact = a.exact && b.exact && this.#joined(a.exact, b.exact);
        return {
            exact: exact && exact.length <= LONGEST ? exact : undefined,
            prefix: (a.exact ? this.#joined(a.exact, b.prefix) : a.prefix).slice(0, WIDTH),
            suffix: (b.exact ? this.#joined(a.suffix, b.exact) : b.suffix).slice(-WIDTH),
            best: this.#rarest([
                a.best,
                b.best,
                this.#inside(this.#joined(a.exact ?? a.suffix, b.exact ?? b.prefix)),
            ]),
        };
    }
    #joined(a, b) {
        return a.at(-1) === this.#newline && b[0] === this.#newline ? [...a, ...b.slice(1)] : [...a, ...b];
    }
    #alt(infos) {
        const length = infos[0]?.exact?.length;
        const same = infos.every((info) => info.exact?.length === length && length !== undefined);
        const heads = infos.map((info) => info.prefix);
        const tails = infos.map((info) => [...info.suffix].reverse());
        const best = infos.map((info) => this.#rarest([info.best, this.#inside(info.exact ?? info.prefix)]));
        const sets = best.every((window) => window !== undefined)
            ? bytes_window_merged(best.map((window) => window.sets))
            : [];
        return {
            exact: same ? bytes_window_merged(infos.map((info) => info.exact ?? [])) : undefined,
            prefix: bytes_window_merged(heads),
            suffix: bytes_window_merged(tails).reverse(),
            best: sets.length > 0 ? { sets, rate: this.#product(sets) } : undefined,
        };
    }
    #repeat(info, min, max) {
        if (max === 0)
            return fixed([]);
        if (min === 0)
            return { exact: undefined, prefix: [], suffix: [], best: undefined };
        let times = info.exact;
        for (let i = 1; i < Math.min(min, LONGEST) && times; i++)
            times = this.#joined(times, info.exact);
        if (times && min === max && times.length <= LONGEST && min <= LONGEST)
            return fixed(times);
        return {
            exact: undefined,
            prefix: (times ?? info.prefix).slice(0, WIDTH),
            suffix: (times ?? info.suffix).slice(-WIDTH),
            best: this.#rarest([info.best, times && this.#inside(times)]),
        };
    }
    #inside(sets) {
        if (sets.length === 0)
            return undefined;
        const windows = [];
        for (let at = 0; at === 0 || at + WIDTH <= sets.length; at++) {
            const part = sets.slice(at, at + WIDTH);
            windows.push({ sets: part, rate: this.#product(part) });
        }
        return this.#rarest(windows);
    }
    #rarest(windows) {
        let best;
        for (const window of windows)
            if (window && window.rate < (best?.rate ?? 2))
                best = window;
        return best;
    }
    #product(sets) {
        return sets.reduce((product, set) => product * this.#one(set), 1);
    }
    #one(set) {
        let total = this.#rates.get(set);
        if (total !== undefined)
            return total;
        total = 0;
        for (let byte = 0; byte < 256; byte++)
            if (set[byte])
                total += this.#rate(byte);
        this.#rates.set(set, total);
        return total;
    }
}
function fixed(sets) {
    return { exact: sets, prefix: sets.slice(0, WIDTH), suffix: sets.slice(-WIDTH), best: undefined };
}
function only(holds) {
    return Uint8Array.from({ length: 256 }, (_, byte) => (holds(byte) ? 1 : 0));
}
/** Place by place, as far as all reach. */
function bytes_window_merged(all) {
    const length = Math.min(...all.map((sets) => sets.length));
    return Array.from({ length }, (_, at) => only((byte) => all.some((sets) => sets[at][byte] === 1)));
}

;// CONCATENATED MODULE: ./lib/regex/literal.js

/** Of a longer sequence only the beginning is looked at. */
const literal_MOST_PARTS = 400;
const MOST_TEXTS = 64;
const MOST_CROSSED = 16;
const MOST_MEMBERS = 4;
const literal_LONGEST = 64;
const KELVIN = 0x212a;
const literal_UNKNOWN = { exact: undefined, prefix: [''], suffix: [''], best: undefined };
const LONG_S = 0x17f;
/** Finds what texts a search can look for before it runs the automaton; `rate` says how common a text is (lower is rarer). */
function required(node, rate) {
    const shape = shapeOf(node);
    const extractor = new Extractor(shape.folded, rate);
    const info = extractor.info(node);
    const candidates = [info.exact, info.best, info.prefix, info.suffix].filter((texts) => texts !== undefined);
    const best = extractor.better(candidates);
    if (!best)
        return { texts: undefined, fold: false, exact: false, strays: [] };
    const texts = withoutSupersets(best);
    const everyLetterFolds = !shape.folded || shape.allFolded;
    const exact = info.exact !== undefined && best === info.exact && !shape.looks && everyLetterFolds;
    const strays = shape.folded ? straysIn(texts) : [];
    return { texts, fold: shape.folded, exact, strays };
}
class Extractor {
    fold;
    rate;
    constructor(fold, rate) {
        this.fold = fold;
        this.rate = rate;
    }
    info(node) {
        switch (node.type) {
            case 'set':
                return node.bytes ? literal_UNKNOWN : this.#set(node.set);
            case 'cat':
                return this.#sequence(node.parts);
            case 'alt':
                return this.#alt(node.options.map((option) => this.info(option)));
            case 'repeat':
                return this.#repeat(this.info(node.node), node.min, node.max);
            case 'look':
                return known([node.look.at === 'lineStart' || node.look.at === 'lineEnd' ? '\n' : '']);
        }
    }
    #sequence(parts) {
        const first = parts
            .slice(0, literal_MOST_PARTS)
            .map((part) => this.info(part))
            .reduce((a, b) => this.#cat(a, b), known(['']));
        return parts.length > literal_MOST_PARTS ? this.#cat(first, literal_UNKNOWN) : first;
    }
    /** The rarest of several sets of texts, each of which every match must hold one of. */
    better(candidates) {
        let best;
        let lowest = Number.POSITIVE_INFINITY;
        for (const texts of candidates) {
            const rate = this.#total(texts);
            if (rate < lowest) {
                best = texts;
                lowest = rate;
            }
        }
        return best;
    }
    #total(texts) {
        if (texts.length === 0 || texts.length > MOST_TEXTS)
            return Number.POSITIVE_INFINITY;
        let total = 0;
        for (const text of texts) {
            if (text === '' || text === '\n')
                return Number.POSITIVE_INFINITY;
            total += this.rate(text);
        }
        return total;
    }
    #set(set) {
        const letter = this.fold ? foldedLetter(set) : undefined;
        if (letter !== undefined)
            return known([letter]);
        if (count(set) > MOST_MEMBERS || set.length === 0) {
            return literal_UNKNOWN;
        }
        const members = [];
        for (const [low, high] of set) {
            for (let point = low; point <= high; point++)
                members.push(this.#lower(String.fromCodePoint(point)));
        }
        return known([...new Set(members)]);
    }
    #lower(char) {
        return this.fold && char >= 'A' && char <= 'Z' ? char.toLowerCase() : char;
    }
    #cat(a, b) {
        const exact = a.exact && b.exact ? crossed(a.exact, b.exact) : undefined;
        const inner = crossed(a.suffix, b.prefix);
        const candidates = [a.best, b.best, inner, exact ? undefined : a.exact, exact ? undefined : b.exact];
        return {
            exact,
            prefix: heads((a.exact && crossed(a.exact, b.prefix)) ?? a.exact ?? a.prefix),
            suffix: tails((b.exact && crossed(a.suffix, b.exact)) ?? b.exact ?? b.suffix),
            best: this.better(candidates.filter((texts) => texts !== undefined)),
        };
    }
    #alt(infos) {
        const join = (pick) => {
            const all = infos.map(pick);
            if (all.some((texts) => texts === undefined))
                return undefined;
            const texts = [...new Set(all.flatMap((each) => each ?? []))];
            return texts.length <= MOST_TEXTS ? texts : undefined;
        };
        const strongest = (info) => this.better([info.exact, info.best, info.prefix, info.suffix].filter((texts) => texts !== undefined));
        return {
            exact: join((info) => info.exact),
            prefix: join((info) => info.prefix) ?? [''],
            suffix: join((info) => info.suffix) ?? [''],
            best: join(strongest),
        };
    }
    #repeat(info, min, max) {
        if (max === 0)
            return known(['']);
        if (min === 0) {
            const exact = max === 1 && info.exact ? [...new Set([...info.exact, ''])] : undefined;
            return { exact, prefix: [''], suffix: [''], best: undefined };
        }
        if (min === max && min === 1)
            return info;
        const hasEnds = info.exact?.some((text) => text.includes('\n')) ?? false;
        if (!hasEnds && info.exact?.length === 1 && info.exact[0].length * min <= literal_LONGEST) {
            const whole = [info.exact[0].repeat(min)];
            return { exact: min === max ? whole : undefined, prefix: whole, suffix: whole, best: whole };
        }
        const best = this.better([info.exact, info.best].filter((texts) => texts !== undefined));
        return { exact: undefined, prefix: info.prefix, suffix: info.suffix, best };
    }
}
function known(texts) {
    return { exact: texts, prefix: texts, suffix: texts, best: undefined };
}
/** Every text of `a` before every one of `b`; undefined when that is too many. Two line ends are one. */
function crossed(a, b) {
    if (a.length * b.length > MOST_CROSSED && a.length > 1 && b.length > 1)
        return undefined;
    const texts = new Set();
    for (const first of a) {
        for (const second of b)
            texts.add(first.endsWith('\n') && second.startsWith('\n') ? first + second.slice(1) : first + second);
    }
    return texts.size <= MOST_TEXTS && [...texts].every((text) => text.length <= 1024) ? [...texts] : undefined;
}
function heads(texts) {
    return [...new Set(texts.map((text) => [...text].slice(0, literal_LONGEST).join('')))];
}
function tails(texts) {
    return [...new Set(texts.map((text) => [...text].slice(-literal_LONGEST).join('')))];
}
function withoutSupersets(texts) {
    return texts.filter((text, i) => !texts.some((other, j) => j !== i && text.includes(other) && (text !== other || j < i)));
}
/** The lower-case ASCII letter whose both cases (and their strays) are this set. */
function foldedLetter(set) {
    const points = [];
    if (count(set) > 3)
        return undefined;
    for (const [low, high] of set)
        for (let point = low; point <= high; point++)
            points.push(point);
    const [upper, lower, stray] = points;
    if (upper === undefined || lower !== upper + 32 || upper < 65 || upper > 90)
        return undefined;
    if (stray !== undefined && stray !== KELVIN && stray !== LONG_S)
        return undefined;
    return String.fromCharCode(lower);
}
function straysIn(texts) {
    const strays = [];
    if (texts.some((text) => text.includes('s')))
        strays.push(String.fromCharCode(LONG_S));
    if (texts.some((text) => text.includes('k')))
        strays.push(String.fromCharCode(KELVIN));
    return strays;
}
/** Whether letters fold anywhere, everywhere, and whether there are conditions. */
function shapeOf(node) {
    if (node.type === 'look')
        return { folded: false, allFolded: true, looks: true };
    if (node.type === 'set') {
        const folded = foldedLetter(node.set) !== undefined;
        const letters = node.set.some(([low, high]) => low <= 122 && high >= 65 && !(low > 90 && high < 97));
        return { folded, allFolded: folded || !letters, looks: false };
    }
    const below = node.type === 'repeat' ? [node.node] : node.type === 'cat' ? node.parts : node.options;
    const shapes = below.map(shapeOf);
    return {
        folded: shapes.some((shape) => shape.folded),
        allFolded: shapes.every((shape) => shape.allFolded),
        looks: shapes.some((shape) => shape.looks),
    };
}

;// CONCATENATED MODULE: ./lib/regex/class.js

const POSIX = {
    alnum: toSet([
        [48, 57],
        [65, 90],
        [97, 122],
    ]),
    alpha: toSet([
        [65, 90],
        [97, 122],
    ]),
    ascii: [[0, 127]],
    blank: toSet([
        [9, 9],
        [32, 32],
    ]),
    cntrl: toSet([
        [0, 31],
        [127, 127],
    ]),
    digit: [[48, 57]],
    graph: [[33, 126]],
    lower: [[97, 122]],
    print: [[32, 126]],
    punct: toSet([
        [33, 47],
        [58, 64],
        [91, 96],
        [123, 126],
    ]),
    space: toSet([
        [9, 13],
        [32, 32],
    ]),
    upper: [[65, 90]],
    word: toSet([
        [48, 57],
        [65, 90],
        [95, 95],
        [97, 122],
    ]),
    xdigit: toSet([
        [48, 57],
        [65, 70],
        [97, 102],
    ]),
};
const OPERATORS = ['&&', '--', '~~'];
const DASH = [[45, 45]];
const BRACKET = [[93, 93]];
const DEEPEST = 250;
/** Reads a bracket class; the reader stands after its `[`. Nested classes and `&&`, `--`, `~~` are Rust's. */
function readClass(reader, depth = 0) {
    const start = reader.at - 1;
    if (depth > DEEPEST)
        reader.fail('classes are nested too deeply');
    reader.skipBlanks();
    const negated = reader.take('^');
    let items = readFirst(reader);
    let left;
    let operator = '';
    const close = () => {
        const right = reader.folded(union(...items));
        items = [];
        return left === undefined ? right : combine(left, operator, right);
    };
    for (;;) {
        reader.skipBlanks();
        if (reader.done)
            reader.fail('unclosed character class: write \\[ for a bracket', start);
        if (reader.take(']'))
            break;
        const wanted = OPERATORS.find((each) => reader.take(each));
        if (wanted !== undefined) {
            left = close();
            operator = wanted;
        }
        else if (reader.take('['))
            items.push(readPosix(reader) ?? readClass(reader, depth + 1));
        else
            items.push(readItem(reader));
    }
    const set = close();
    return negated ? reader.negate(set) : set;
}
/** Dashes at the beginning stand for themselves, and so does a bracket where there are none. */
function readFirst(reader) {
    const items = [];
    reader.skipBlanks();
    for (; reader.take('-'); reader.skipBlanks())
        items.push(DASH);
    if (items.length === 0 && reader.take(']'))
        items.push(BRACKET);
    return items;
}
function combine(left, operator, right) {
    if (operator === '&&')
        return intersect(left, right);
    if (operator === '--')
        return subtract(left, right);
    return union(subtract(left, right), subtract(right, left));
}
/** `[:alpha:]`, the reader standing after its `[`; undefined (nothing read) when it is something else. */
function readPosix(reader) {
    const found = /^:(\^?)([a-z]+):\]/.exec(reader.rest(16));
    const set = found ? POSIX[found[2]] : undefined;
    if (!found || !set)
        return undefined;
    reader.at += found[0].length;
    return found[1] === '^' ? reader.negate(reader.folded(set)) : set;
}
function readItem(reader) {
    const start = reader.at;
    const low = readBound(reader);
    reader.skipBlanks();
    if (!startsRange(reader))
        return typeof low === 'number' ? [[low, low]] : low;
    const high = readBound(reader);
    if (typeof low !== 'number' || typeof high !== 'number') {
        return reader.fail('a range in a class needs a single character at both ends', start);
    }
    if (low > high)
        reader.fail('a range in a class must go upwards', start);
    return [[low, high]];
}
/** Passes a dash that has something to go up to after it. */
function startsRange(reader) {
    const before = reader.at;
    if (!reader.take('-'))
        return false;
    reader.skipBlanks();
    if (!reader.done && reader.peek() !== ']' && reader.peek() !== '-')
        return true;
    reader.at = before;
    return false;
}
function readBound(reader) {
    const start = reader.at;
    const escaped = reader.take('\\');
    const special = escaped ? (reader.byteEscape() ?? reader.classEscape()) : undefined;
    if (special !== undefined)
        return special;
    const point = escaped ? reader.pointEscape(true) : reader.point();
    if (point > 127 && reader.readsBytes)
        reader.fail('a class under (?-u) holds ASCII and bytes (\\xFF) alone', start);
    return point;
}

;// CONCATENATED MODULE: ./lib/regex/property.js

/** Names that are not one word with a capital. */
const property_NAMES = `
  ASCII_Hex_Digit Bidi_Control Bidi_Mirrored Case_Ignorable Changes_When_Casefolded Changes_When_Casemapped
  Changes_When_Lowercased Changes_When_NFKC_Casefolded Changes_When_Titlecased Changes_When_Uppercased
  Default_Ignorable_Code_Point Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation
  Extended_Pictographic Grapheme_Base Grapheme_Extend Hex_Digit IDS_Binary_Operator IDS_Trinary_Operator ID_Continue
  ID_Start Join_Control Logical_Order_Exception Noncharacter_Code_Point Pattern_Syntax Pattern_White_Space
  Quotation_Mark Regional_Indicator Sentence_Terminal Soft_Dotted Terminal_Punctuation Unified_Ideograph
  Variation_Selector White_Space XID_Continue XID_Start AHex Bidi_C Bidi_M EBase EComp EMod EPres ExtPict Gr_Base
  Gr_Ext Join_C NChar Pat_Syn Pat_WS QMark STerm UIdeo Cased_Letter Close_Punctuation Connector_Punctuation
  Currency_Symbol Dash_Punctuation Decimal_Number Enclosing_Mark Final_Punctuation Initial_Punctuation Letter_Number
  Line_Separator Lowercase_Letter Combining_Mark Math_Symbol Modifier_Letter Modifier_Symbol Nonspacing_Mark
  Open_Punctuation Other_Letter Other_Number Other_Punctuation Other_Symbol Paragraph_Separator Private_Use
  Space_Separator Spacing_Mark Titlecase_Letter Uppercase_Letter Anatolian_Hieroglyphs Bassa_Vah Beria_Erfe
  Canadian_Aboriginal Caucasian_Albanian Cypro_Minoan Dives_Akuru Egyptian_Hieroglyphs Gunjala_Gondi Gurung_Khema
  Hanifi_Rohingya Imperial_Aramaic Inscriptional_Pahlavi Inscriptional_Parthian Kayah_Li Khitan_Small_Script Kirat_Rai
  Linear_A Linear_B Masaram_Gondi Meetei_Mayek Mende_Kikakui Meroitic_Cursive Meroitic_Hieroglyphs Nag_Mundari
  New_Tai_Lue Nyiakeng_Puachue_Hmong Ol_Chiki Ol_Onal Old_Hungarian Old_Italic Old_North_Arabian Old_Permic Old_Persian
  Old_Sogdian Old_South_Arabian Old_Turkic Old_Uyghur Pahawh_Hmong Pau_Cin_Hau Phags_Pa Psalter_Pahlavi SignWriting
  Sora_Sompeng Syloti_Nagri Tai_Le Tai_Tham Tai_Viet Tai_Yo Tolong_Siki Tulu_Tigalari Warang_Citi Zanabazar_Square`;
const ASTRAL = 0x10000;
/** Where neighbours may differ, surrogates left out. */
const VARIED = [
    [0, 0xd7ff],
    [0xe000, 0xffff],
    [0x10000, 0x3ffff],
    [0xe0000, 0xe0fff],
];
/** A named property (`L`, `Greek`, `sc=Greek`, `Alphabetic` ...) in any spelling Unicode allows; undefined if there is none. */
function property(name) {
    const [first, second] = name.split(/[=:]/, 2);
    const key = second === undefined ? undefined : normal(first ?? '');
    const value = normal(second ?? first ?? '');
    if (key === undefined && value === 'any')
        return EVERYTHING;
    if (key === undefined && value === 'ascii')
        return [[0, 127]];
    if (key === undefined && value === 'assigned')
        return scanned('\\P{Cn}');
    for (const source of sources(key, value))
        if (isProperty(source))
            return scanned(source);
    return undefined;
}
/** Case, blanks, `_`, `-` and a leading `is` do not count. */
function normal(name) {
    return name
        .toLowerCase()
        .replace(/[\s_-]+/g, '')
        .replace(/^is(?=..)/, '');
}
function* sources(key, value) {
    const named = property_NAMES.split(/\s+/).find((name) => normal(name) === value);
    const forms = [named, value.replace(/^./, (letter) => letter.toUpperCase()), value.toUpperCase(), value];
    for (const form of forms) {
        if (key === undefined || key === 'gc' || key === 'generalcategory')
            yield `\\p{${form}}`;
        if (key === undefined || key === 'sc' || key === 'script')
            yield `\\p{sc=${form}}`;
        if (key === 'scx' || key === 'scriptextensions')
            yield `\\p{scx=${form}}`;
    }
}
function isProperty(source) {
    try {
        new RegExp(source, 'u');
        return true;
    }
    catch {
        return false;
    }
}
/** All code points that match. */
function scanned(source) {
    const one = new RegExp(source, 'u');
    const runs = new RegExp(`(?:${source})+`, 'gu');
    const ranges = [];
    for (const [from, to] of VARIED) {
        const width = from < ASTRAL ? 1 : 2;
        for (const run of charactersOf(from, to).matchAll(runs)) {
            const first = from + run.index / width;
            ranges.push([first, first + run[0].length / width - 1]);
        }
    }
    for (const [from, to] of uniform())
        if (one.test(String.fromCodePoint(from)))
            ranges.push([from, to]);
    return toSet(ranges);
}
/** Stretches without differences: surrogates, most of planes 4 to 16, and the two noncharacters at the end of each. */
function* uniform() {
    yield [0xd800, 0xdfff];
    for (let plane = 0x40000; plane <= 0x100000; plane += 0x10000) {
        yield [plane === 0xe0000 ? 0xe1000 : plane, plane + 0xfffd];
        yield [plane + 0xfffe, plane + 0xffff];
    }
}
/** Code points `from` to `to`, all of them of one or all of two units. */
function charactersOf(from, to) {
    const width = from < ASTRAL ? 1 : 2;
    const units = new Uint16Array((to - from + 1) * width);
    for (let at = 0, point = from; point <= to; point++) {
        if (width === 2)
            units[at++] = 0xd7c0 + (point >> 10);
        units[at++] = width === 2 ? 0xdc00 | (point & 0x3ff) : point;
    }
    return Buffer.from(units.buffer).toString('utf16le');
}

;// CONCATENATED MODULE: ./lib/regex/known-sets.js


const MOST = 100;
/** Sets that take a while to make, each made once: keep them from pattern to pattern. */
class KnownSets {
    #properties = new Map();
    #word;
    #digit;
    #orbits;
    /** `\w` */
    get word() {
        this.#word ??= wordSet();
        return this.#word;
    }
    /** `\d` */
    get digit() {
        this.#digit ??= digitSet();
        return this.#digit;
    }
    /** A named property, see there. */
    property(name) {
        if (this.#properties.has(name))
            return this.#properties.get(name);
        const set = property(name);
        if (this.#properties.size < MOST)
            this.#properties.set(name, set);
        return set;
    }
    /** Adds what differs from the set's members only by case; with `ascii`, ASCII letters alone. */
    fold(set, ascii = false) {
        return foldSet(set, ascii ? undefined : () => (this.#orbits ??= orbits()));
    }
}

;// CONCATENATED MODULE: ./lib/regex/reader.js




const CONTROL = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };
const HEX_DIGITS = { x: 2, u: 4, U: 8 };
/** A place in a pattern, the flags in force there, and the escapes that mean the same inside and outside a class. */
class Reader {
    pattern;
    overBytes;
    known;
    at = 0;
    flags = { i: false, m: false, s: false, x: false, u: true };
    /** `overBytes`: with `(?-u)`, sets are of bytes. */
    constructor(pattern, overBytes = false, known = new KnownSets()) {
        this.pattern = pattern;
        this.overBytes = overBytes;
        this.known = known;
    }
    /** What a set is the complement in. */
    get everything() {
        return this.readsBytes ? BYTES : EVERYTHING;
    }
    get readsBytes() {
        return !this.flags.u && this.overBytes;
    }
    negate(set) {
        return subtract(this.everything, set);
    }
    /** With `(?i)`, the set and what differs from its members only by case. */
    folded(set) {
        return this.flags.i ? this.known.fold(set, !this.flags.u) : set;
    }
    /** Passes blanks and comments, where they mean nothing. */
    skipBlanks() {
        if (!this.flags.x)
            return;
        for (let next = this.peek(); next !== undefined; next = this.peek()) {
            if (next === '#')
                while (!this.done && this.peek() !== '\n')
                    this.at++;
            else if (!/\p{White_Space}/u.test(next))
                return;
            else
                this.at++;
        }
    }
    get done() {
        return this.at >= this.pattern.length;
    }
    peek() {
        return this.pattern[this.at];
    }
    rest(length) {
        return this.pattern.slice(this.at, this.at + length);
    }
    startsWith(text) {
        return this.pattern.startsWith(text, this.at);
    }
    take(text) {
        if (!this.startsWith(text))
            return false;
        this.at += text.length;
        return true;
    }
    /** The next code point. */
    point() {
        const point = this.pattern.codePointAt(this.at);
        this.at += point > 0xffff ? 2 : 1;
        return point;
    }
    fail(say, at = this.at, backtracks = false) {
        throw new RegexError(`${say} (at character ${at + 1})`, at, backtracks);
    }
    /** `\d`, `\W`, `\p{..}` after their backslash; undefined (nothing read) when it is no class. */
    classEscape() {
        const letter = this.peek() ?? '';
        if (letter === 'p' || letter === 'P')
            return this.#property(letter === 'P');
        const set = this.#perl(letter.toLowerCase());
        if (!set)
            return undefined;
        this.at++;
        return letter === letter.toLowerCase() ? set : this.negate(set);
    }
    #perl(letter) {
        const { u } = this.flags;
        if (letter === 'd')
            return u ? this.known.digit : ASCII_DIGIT;
        if (letter === 'w')
            return u ? this.known.word : ASCII_WORD;
        if (letter === 's')
            return u ? SPACE : ASCII_SPACE;
        return undefined;
    }
    #property(negated) {
        const start = this.at - 1;
        if (!this.flags.u)
            this.fail('(?-u) knows no Unicode properties', start);
        this.at++;
        const braced = /^\{([^{}]*)\}/.exec(this.rest(80));
        const name = braced ? braced[1] : (this.peek() ?? '');
        this.at += braced ? braced[0].length : 1;
        const set = this.known.property(name.replace('!=', '='));
        if (!set)
            return this.fail(`there is no Unicode property "${name}"`, start);
        return negated !== name.includes('!=') ? this.negate(this.folded(set)) : this.folded(set);
    }
    /** With `(?-u)`, the byte that `\xHH` stands for beyond ASCII, after its backslash; undefined when it is something else. */
    byteEscape() {
        const found = this.readsBytes ? /^x[89A-Fa-f][0-9A-Fa-f]/.exec(this.rest(3)) : null;
        if (!found)
            return undefined;
        this.at += 3;
        return Number.parseInt(found[0].slice(1), 16);
    }
    /** The code point an escape stands for, after its backslash. */
    pointEscape(inClass) {
        const start = this.at - 1;
        if (this.done)
            return this.fail('a backslash at the end: write \\\\ for a backslash', start);
        const point = this.point();
        const char = String.fromCodePoint(point);
        if (CONTROL[char] !== undefined)
            return CONTROL[char];
        if (HEX_DIGITS[char] !== undefined)
            return this.#hex(HEX_DIGITS[char], start);
        if (/[0-9]/.test(char) || (char === 'k' && this.peek() === '<')) {
            return this.fail('back-references are not supported: match the alternatives one by one, or filter the result', start, char !== '0');
        }
        if (point > 127 || /[A-Za-z<>]/.test(char)) {
            const where = inClass ? ' in a class' : '';
            return this.fail(`\\${char} is no escape sequence${where}: write \\\\ for a backslash`, start);
        }
        return point;
    }
    #hex(digits, start) {
        const braced = /^\{0*([0-9A-Fa-f]{1,8})\}/.exec(this.rest(80));
        const plain = this.rest(digits);
        const text = braced ? braced[1] : /^[0-9A-Fa-f]+$/.test(plain) && plain.length === digits ? plain : '';
        if (text === '')
            return this.fail('a hexadecimal escape is \\xHH, \\uHHHH or \\x{H...}', start);
        this.at += braced ? braced[0].length : digits;
        const point = Number.parseInt(text, 16);
        if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff))
            this.fail('no such code point', start);
        return point;
    }
}

;// CONCATENATED MODULE: ./lib/regex/syntax.js
const EMPTY = { type: 'cat', parts: [] };

;// CONCATENATED MODULE: ./lib/regex/parse.js





const NEWLINE = [[10, 10]];
const parse_DEEPEST = 250;
const parse_LONGEST = 65_536;
const LAST_ASCII = 127;
const GROUP_NAME = /^P?<([\p{Alphabetic}_][\p{Alphabetic}\p{N}_.[\]]*)>/u;
const parse_FLAGS = /^([imsUuxR]*)(?:-([imsUuxR]+))?([:)])/;
/**
 * Reads a pattern in the syntax of Rust's regex crate. Throws a RegexError for what that syntax does not know;
 * look-around and back-references say how to do without. With `arounds` they are read: it is filled with the empty
 * sequences that stand for look-around, and a back-reference is read as its group, or nothing.
 */
function parse_parse(pattern, options = {}, arounds) {
    const parser = new Parser(pattern, options, arounds);
    if (pattern.length > parse_LONGEST)
        parser.reader.fail(`a pattern may have at most ${parse_LONGEST} characters`, 0);
    return parser.parse();
}
/** A literal text as a tree. */
function literal(text, options = {}) {
    const { ignoreCase, known = new KnownSets() } = options;
    const parts = [...text].map((char) => {
        const set = [[char.codePointAt(0), char.codePointAt(0)]];
        return { type: 'set', set: ignoreCase ? known.fold(set) : set };
    });
    return { type: 'cat', parts };
}
class Parser {
    reader;
    #lines;
    #arounds;
    #names = new Set();
    /** Groups that are closed, by number and by name. */
    #groups = new Map();
    #opened = 0;
    #depth = 0;
    constructor(pattern, options, arounds) {
        this.#lines = options.lines ?? false;
        this.#arounds = arounds;
        this.reader = new Reader(pattern, this.#lines && !arounds, options.known);
        this.#flags = { ...this.#flags, i: options.ignoreCase ?? false, m: this.#lines };
    }
    get #flags() {
        return this.reader.flags;
    }
    set #flags(flags) {
        this.reader.flags = flags;
    }
    parse() {
        const node = this.#alternatives();
        if (!this.reader.done)
            this.reader.fail('a ) without its (: write \\) for a parenthesis');
        return node;
    }
    #alternatives() {
        const before = this.#flags;
        if (++this.#depth > parse_DEEPEST)
            this.reader.fail(`groups are nested more than ${parse_DEEPEST} deep`);
        const options = [this.#sequence()];
        while (this.reader.take('|'))
            options.push(this.#sequence());
        this.#depth--;
        this.#flags = before;
        return options.length === 1 ? options[0] : { type: 'alt', options };
    }
    #sequence() {
        const parts = [];
        for (;;) {
            this.reader.skipBlanks();
            const next = this.reader.peek();
            if (next === undefined || next === '|' || next === ')')
                break;
            const node = this.#atom();
            if (node)
                parts.push(this.#repeated(node));
        }
        return parts.length === 1 ? parts[0] : { type: 'cat', parts };
    }
    #repeated(atom) {
        let node = atom;
        for (;;) {
            this.reader.skipBlanks();
            const bounds = this.#bounds();
            if (!bounds)
                return node;
            this.reader.take('?');
            node = { type: 'repeat', node, ...bounds };
        }
    }
    #bounds() {
        const { reader } = this;
        if (reader.take('*'))
            return { min: 0, max: Number.POSITIVE_INFINITY };
        if (reader.take('+'))
            return { min: 1, max: Number.POSITIVE_INFINITY };
        if (reader.take('?'))
            return { min: 0, max: 1 };
        if (reader.peek() !== '{')
            return undefined;
        const found = /^\{\s*(\d+)\s*(?:(,)\s*(\d*)\s*)?\}/.exec(reader.rest(60));
        if (!found)
            return reader.fail('{ must begin a repetition like {2,5}: write \\{ for a brace');
        const min = Number(found[1]);
        const max = found[2] === undefined ? min : found[3] === '' ? Number.POSITIVE_INFINITY : Number(found[3]);
        if (min > max)
            reader.fail('a repetition must go upwards, like {2,5}');
        reader.at += found[0].length;
        return { min, max };
    }
    /** One thing that can be repeated; undefined for a `(?i)` that only sets flags. */
    #atom() {
        const { reader } = this;
        const start = reader.at;
        const point = reader.point();
        const char = String.fromCodePoint(point);
        if (char === '(')
            return this.#group(start);
        if (char === '[')
            return this.#set(readClass(reader));
        if (char === '.')
            return this.#set(this.#flags.s ? reader.everything : subtract(reader.everything, NEWLINE));
        if (char === '^')
            return this.#look(this.#flags.m ? 'lineStart' : 'textStart');
        if (char === '$')
            return this.#look(this.#flags.m ? 'lineEnd' : 'textEnd');
        if (char === '\\')
            return this.#escape();
        if ('*+?{'.includes(char))
            return reader.fail(`${char} has nothing to repeat: write \\${char} for the character`, start);
        return this.#literal(point, start);
    }
    #escape() {
        const { reader } = this;
        const start = reader.at - 1;
        const set = reader.classEscape();
        if (set)
            return this.#set(set);
        const look = this.#lookEscape() ?? (this.#arounds && this.#backReference());
        if (look)
            return look;
        const byte = reader.byteEscape();
        return byte === undefined ? this.#literal(reader.pointEscape(false), start) : this.#set([[byte, byte]]);
    }
    #lookEscape() {
        const { reader } = this;
        const found = /^(?:b\{(start|end|start-half|end-half)\}|[AzbB<>])/.exec(reader.rest(14));
        if (!found)
            return undefined;
        reader.at += found[0].length;
        const names = {
            A: 'textStart',
            z: 'textEnd',
            b: 'boundary',
            B: 'inside',
            '<': 'wordStart',
            '>': 'wordEnd',
            start: 'wordStart',
            end: 'wordEnd',
            'start-half': 'halfStart',
            'end-half': 'halfEnd',
        };
        return this.#look(names[(found[1] ?? found[0])]);
    }
    #look(at) {
        const ascii = !this.#flags.u;
        if (at === 'lineStart' || at === 'lineEnd')
            return { type: 'look', look: { at } };
        if (at !== 'textStart' && at !== 'textEnd')
            return { type: 'look', look: { at, ascii } };
        if (!this.#lines)
            return { type: 'look', look: { at } };
        return { type: 'look', look: { at: at === 'textStart' ? 'lineStart' : 'lineEnd' } };
    }
    #literal(point, start) {
        if (this.#lines && point === 10) {
            this.reader.fail('a search goes line by line and never sees \\n: search for one of the lines', start);
        }
        return { type: 'set', set: this.reader.folded([[point, point]]) };
    }
    #set(set) {
        if (!this.#lines)
            return { type: 'set', set };
        if (set.length === 1 && set[0][0] === 10 && set[0][1] === 10)
            return this.#literal(10, this.reader.at - 1);
        const bytes = this.reader.readsBytes && set.some(([, high]) => high > LAST_ASCII);
        return { type: 'set', set: has(set, 10) ? subtract(set, NEWLINE) : set, ...(bytes && { bytes }) };
    }
    #group(start) {
        const { reader } = this;
        if (!reader.take('?'))
            return this.#captured(start);
        const around = /^<?[=!]/.exec(reader.rest(2))?.[0];
        if (around)
            return this.#around(around, start);
        const name = GROUP_NAME.exec(reader.rest(200));
        if (name) {
            if (this.#names.has(name[1]))
                reader.fail(`there are two groups named ${name[1]}`, start);
            this.#names.add(name[1]);
            reader.at += name[0].length;
            return this.#captured(start, name[1]);
        }
        return this.#flagGroup(start);
    }
    #captured(start, name) {
        const number = ++this.#opened;
        const node = this.#closed(start);
        this.#groups.set(`${number}`, node);
        if (name !== undefined)
            this.#groups.set(name, node);
        return node;
    }
    #around(mark, start) {
        if (!this.#arounds) {
            const say = `look-around (?${mark}...) is not supported: search without it and narrow with a second search`;
            return this.reader.fail(say, start, true);
        }
        this.reader.at += mark.length;
        const place = { type: 'cat', parts: [] };
        const node = this.#closed(start);
        this.#arounds.set(place, { node, ahead: !mark.startsWith('<'), holds: mark.endsWith('=') });
        return place;
    }
    #backReference() {
        const found = /^(?:([1-9])|k<([A-Za-z_]\w*)>)/.exec(this.reader.rest(200));
        if (!found)
            return undefined;
        this.reader.at += found[0].length;
        const node = this.#groups.get(found[1] ?? found[2] ?? '');
        if (node)
            return { type: 'repeat', node, min: 0, max: 1 };
        return { type: 'repeat', node: this.#set(EVERYTHING), min: 0, max: Number.POSITIVE_INFINITY };
    }
    #flagGroup(start) {
        const { reader } = this;
        const found = parse_FLAGS.exec(reader.rest(20));
        if (!found || found[0] === ')')
            return reader.fail('unknown group: (?: (?i) (?<name> are known', start);
        const [text, on = '', off = '', end] = found;
        if (on.includes('R'))
            reader.fail('the R flag is not supported: write \\r?$ for a line end', start);
        const twice = [...(on + off)].find((flag, at, all) => all.indexOf(flag) < at);
        if (twice)
            reader.fail(`the flag ${twice} stands there twice`, start);
        reader.at += text.length;
        const before = this.#flags;
        const entries = [...on, ...off].map((flag, at) => [flag, at < on.length]);
        this.#flags = { ...before, ...Object.fromEntries(entries) };
        if (end === ')')
            return undefined;
        const node = this.#closed(start);
        this.#flags = before;
        return node;
    }
    #closed(start) {
        const node = this.#alternatives();
        if (!this.reader.take(')'))
            this.reader.fail('a ( without its ): write \\( for a parenthesis', start);
        return node.type === 'cat' && node.parts.length === 0 ? EMPTY : node;
    }
}

;// CONCATENATED MODULE: ./lib/regex/backtrack.js




const backtrack_LONGEST = 65_536;
const GROUP = /^(?:\?(?:P?<([A-Za-z_]\w*)>|(<?[=!])|:))?/;
const backtrack_FLAGS = /^\?([imsu]*)(?:-([imsu]+))?([:)])/;
/**
 * The same pattern for V8, which knows look-around and back-references but may take exponential time: run it where it
 * can be killed, on one line at a time. Throws a RegexError for what is no expression.
 */
function backtracking(pattern, options = {}) {
    const translator = new Translator(pattern, options.ignoreCase ?? false);
    const source = translator.translate();
    try {
        return new RegExp(source, translator.folds ? 'iu' : 'u');
    }
    catch (error) {
        throw new RegexError(error.message.replace(/^.*: /s, ''), 0);
    }
}
class Translator {
    /** A back-reference is compared ignoring case. */
    folds = false;
    #reader;
    /** Flags in force, those of the groups around underneath. */
    #flags;
    constructor(pattern, ignoreCase) {
        this.#reader = new Reader(pattern);
        if (pattern.length > backtrack_LONGEST)
            this.#reader.fail(`a pattern may have at most ${backtrack_LONGEST} characters`, 0);
        this.#flags = [{ ...this.#reader.flags, i: ignoreCase }];
    }
    translate() {
        const parts = [];
        while (!this.#reader.done)
            parts.push(this.#next());
        return parts.join('');
    }
    get #now() {
        return this.#flags.at(-1);
    }
    #next() {
        const reader = this.#reader;
        reader.flags = this.#now;
        const char = reader.pattern[reader.at];
        if (char === '{')
            return this.#bounds();
        const point = reader.point();
        if (char === '(')
            return this.#open();
        if (char === ')') {
            if (this.#flags.length > 1)
                this.#flags.pop();
            return char;
        }
        if (char === '[')
            return print(readClass(reader));
        if (char === '.')
            return '[^\\n]';
        if (char === '\\')
            return this.#escape();
        return '|*+?^$'.includes(char) ? char : this.#literal(point);
    }
    #bounds() {
        const found = /^\{\s*(\d+)\s*(,?)\s*(\d*)\s*\}/.exec(this.#reader.rest(60));
        if (!found)
            return this.#reader.fail('{ must begin a repetition like {2,5}: write \\{ for a brace');
        this.#reader.at += found[0].length;
        return `{${found[1]}${found[2]}${found[3]}}`;
    }
    #open() {
        const reader = this.#reader;
        const flags = backtrack_FLAGS.exec(reader.rest(20));
        if (flags && flags[0] !== '?:')
            return this.#setFlags(flags);
        const [text, name, around] = GROUP.exec(reader.rest(200));
        reader.at += text.length;
        this.#flags.push({ ...this.#now });
        if (name !== undefined)
            return `(?<${name}>`;
        return around === undefined ? `(${text}` : `(?${around}`;
    }
    #setFlags([text, on, off, end]) {
        this.#reader.at += text.length;
        const set = (flag) => (this.#now[flag] || on.includes(flag)) && !off?.includes(flag);
        const flags = { ...this.#now, i: set('i'), u: set('u') };
        if (end === ')')
            this.#flags[this.#flags.length - 1] = flags;
        else
            this.#flags.push(flags);
        return end === ')' ? '' : '(?:';
    }
    #escape() {
        const reader = this.#reader;
        const back = /^(?:[1-9]|k<[A-Za-z_]\w*>)/.exec(reader.rest(200));
        if (back) {
            reader.at += back[0].length;
            this.folds ||= this.#now.i;
            // In a group of its own: a digit that follows is not part of it.
            return `(?:\\${back[0]})`;
        }
        const set = reader.classEscape();
        if (set)
            return print(set);
        const look = /^[AzbB]/.exec(reader.rest(1))?.[0];
        if (look === undefined)
            return this.#literal(reader.pointEscape(false));
        reader.at++;
        if (look === 'A' || look === 'z')
            return look === 'A' ? '^' : '$';
        const word = print(this.#now.u ? reader.known.word : ASCII_WORD);
        const [same, other] = look === 'b' ? ['!', '='] : ['=', '!'];
        return `(?:(?<=${word})(?${same}${word})|(?<!${word})(?${other}${word}))`;
    }
    #literal(point) {
        return print(this.#reader.folded([[point, point]]));
    }
}
function print(set) {
    const hex = (point) => `\\u{${point.toString(16)}}`;
    const ranges = set.map(([low, high]) => (low === high ? hex(low) : `${hex(low)}-${hex(high)}`));
    return ranges.length === 1 && set[0][0] === set[0][1] ? ranges[0] : `[${ranges.join('')}]`;
}

;// CONCATENATED MODULE: ./lib/regex/match.js




const match_ROW_BYTES = 65_536;
/** Compiles a pattern into a test of whole strings that takes linear time, whatever the pattern. Throws a RegexError. */
function makeMatcher(pattern, options = {}) {
    return matcherOf(parse(pattern, options));
}
/** The same for a pattern that has been read. */
function matcherOf(node) {
    const alphabet = new CharAlphabet(node);
    const program = compile(node, alphabet);
    const memory = new Int32Array(match_ROW_BYTES / 4);
    const dfa = new Dfa({ program, symbols: alphabet, memory, from: 0, bytes: match_ROW_BYTES, lines: false });
    const next = (state, symbol) => {
        const known = memory[(state >> 2) + dfa.classOf[symbol]];
        return known === dfa.unknown ? dfa.step(state, symbol) : known;
    };
    return (text) => {
        if (dfa.matchesEmpty)
            return true;
        let state = dfa.start;
        for (let at = 0; at < text.length; at++) {
            const point = text.codePointAt(at);
            if (point > 0xffff)
                at++;
            state = next(state, alphabet.symbol(point));
            if (state === dfa.match)
                return true;
        }
        return next(state, alphabet.end) === dfa.match;
    };
}

;// CONCATENATED MODULE: ./lib/regex/relax.js


/**
 * Reads a pattern as one that an automaton can run and that matches wherever the pattern does, and more: without its
 * look-around (what must be there is told apart), a back-reference as its group. Throws a RegexError for what is no
 * expression without them either.
 */
function relax(pattern, options = {}) {
    const arounds = new Map();
    const node = parse_parse(pattern, options, arounds);
    return new Stripper(arounds).strip(node);
}
class Stripper {
    #arounds;
    constructor(arounds) {
        this.#arounds = arounds;
    }
    strip(node) {
        if (this.#arounds.has(node))
            return this.#sequence([node]);
        switch (node.type) {
            case 'cat':
                return this.#sequence(node.parts);
            case 'alt':
                return {
                    node: { ...node, options: node.options.map((option) => this.strip(option).node) },
                    also: [],
                };
            case 'repeat': {
                const below = this.strip(node.node);
                return { node: { ...node, node: below.node }, also: node.min > 0 ? below.also : [] };
            }
            default:
                return { node, also: [] };
        }
    }
    /** What is looked for ahead comes after the parts before it; what is looked for behind, before those after it. */
    #sequence(parts) {
        const stripped = parts.map((part) => this.#arounds.has(part) ? { node: EMPTY, also: [] } : this.strip(part));
        const nodes = stripped.map((each) => each.node);
        const also = stripped.flatMap((each) => each.also);
        for (const [at, part] of parts.entries()) {
            const around = this.#arounds.get(part);
            if (!around?.holds)
                continue;
            const inside = this.strip(around.node);
            const beside = around.ahead
                ? [...nodes.slice(0, at), inside.node]
                : [inside.node, ...nodes.slice(at + 1)];
            also.push({ type: 'cat', parts: beside }, ...inside.also);
        }
        return { node: nodes.length === 1 ? nodes[0] : { type: 'cat', parts: nodes }, also };
    }
}

;// CONCATENATED MODULE: ./lib/service/search/frequency.js
/** -3 * log2 of each ASCII byte's share of source code (C, TypeScript, Markdown; 60 MB), as character codes from 40 on. */
const BITS = 'wwwwwwwww97wwwwwwwwwwwwwwwwwwwww0F?EJKCD;;<G:?=>?BBEEGEIEI>;E>?HJ:A=A=BBD?LDAA@@@G???CFEEGIEHEU7D7<894:<;6E>9;679C6659>?>>E@E@Rw';
/** The share of `byte` in source code, roughly. */
function share(byte) {
    return byte < 128 ? 2 ** (-(BITS.charCodeAt(byte) - 40) / 3) : 0.00004;
}
/** Longer texts are as rare as their beginning, which is rare enough. */
const RATED = 64;
/** How likely a random position of source code holds `text`, roughly; letters of either case when `fold`. */
function textShare(text, fold) {
    let product = 1;
    for (const byte of Buffer.from(text.slice(0, RATED), 'utf8')) {
        const other = fold && byte >= 97 && byte <= 122 ? share(byte - 32) : 0;
        product *= share(byte) + other;
    }
    return product;
}

;// CONCATENATED MODULE: ./lib/service/search/confirm.js







/** Splits such a pattern into what an automaton can look for and what V8 then has to say. Throws a RegexError for what is no expression. */
function confirmed(text, ignoreCase) {
    const expression = backtracking(text, { ignoreCase });
    const { node, also } = relaxed(text, expression.ignoreCase || ignoreCase);
    const nodes = [node, ...also].sort((a, b) => confirm_share(a) - confirm_share(b));
    const tests = nodes.slice(1).map(matcherOf);
    return {
        node: nodes[0] ?? EMPTY,
        confirm: (line) => tests.every((test) => test(line)) && expression.test(line),
    };
}
function relaxed(text, ignoreCase) {
    const nothing = { node: EMPTY, also: [] };
    // V8 ignores case everywhere when it does in a back-reference.
    if (ignoreCase && /\(\?[a-z]*-[a-z]*i/.test(text))
        return nothing;
    try {
        return relax(text, { ignoreCase, lines: true });
    }
    catch (error) {
        if (error instanceof RegexError)
            return nothing;
        throw error;
    }
}
/** How common the texts are that a pattern asks for. */
function confirm_share(node) {
    const { texts } = required(node, (each) => textShare(each, false));
    return texts?.reduce((sum, each) => sum + textShare(each, false), 0) ?? 1;
}

;// CONCATENATED MODULE: ./lib/service/search/plan.js









const COMMON = 0.02;
/** Characters that a pattern may read one after another and surely has a program: one takes at most some 330 instructions. */
const LIGHT = 1000;
/** Decides how to search for `pattern`; throws a RegexError when it is not a regular expression. */
function makePlan(pattern) {
    const options = { ignoreCase: pattern.ignoreCase, lines: true };
    const beyond = pattern.backtracks ? confirmed(pattern.text, pattern.ignoreCase) : undefined;
    const node = beyond?.node ??
        pattern.node ??
        (pattern.literal ? literal(pattern.text, options) : parse_parse(pattern.text, options));
    const found = requiredOf(node);
    const rate = (text) => textShare(text, found.fold);
    const needles = (found.texts ?? []).map((text) => Buffer.from(text, 'utf8'));
    const likely = found.texts?.reduce((sum, text) => sum + rate(text), 0) ?? 1;
    const byNeedle = needleStrategy(needles, found.exact);
    const window = byNeedle !== undefined && found.exact ? undefined : rarestWindow(node, share);
    const strategy = choose(byNeedle, found.exact, likely, window);
    let program;
    return {
        strategy,
        needles,
        fold: found.fold,
        exact: found.exact,
        strays: found.strays.map((text) => Buffer.from(text, 'utf8')),
        window,
        ...(beyond && { confirm: beyond.confirm }),
        fromBreak: needles.some((needle) => needle[0] === 10) || window?.sets[0]?.[10] === 1,
        isHeavy: readers(node) > LIGHT,
        program: () => (program ??= compile(node, new ByteAlphabet())),
        bits: () => BitSimulation.make(node),
    };
}
/** The texts that a match must hold, rated as what they match in the end. */
function requiredOf(node) {
    const found = required(node, (text) => textShare(text, false));
    return found.fold ? required(node, (text) => textShare(text, true)) : found;
}
/** How many sets of characters a tree has when its repetitions are written out. */
function readers(node) {
    if (node.type === 'set')
        return 1;
    if (node.type === 'look')
        return 0;
    if (node.type !== 'repeat') {
        const parts = node.type === 'cat' ? node.parts : node.options;
        return parts.reduce((sum, part) => sum + readers(part), 0);
    }
    const times = node.max === Number.POSITIVE_INFINITY ? node.min + 1 : node.max;
    return times * readers(node.node);
}
function choose(byNeedle, exact, likely, window) {
    const rare = window !== undefined && window.rate < COMMON;
    if (byNeedle === undefined)
        return rare ? 'window' : 'automaton';
    if (exact)
        return byNeedle;
    if (rare && window.rate * 4 < likely)
        return 'window';
    return likely < COMMON ? byNeedle : 'automaton';
}
function needleStrategy(needles, exact) {
    if (needles.length === 0)
        return undefined;
    const [first] = needles;
    if (needles.length === 1 && first.length <= NEEDLE_BYTES && (exact || first.length > 1))
        return 'needle';
    const listed = needles.reduce((sum, needle) => sum + 8 + needle.length, 64);
    return needles.every((needle) => needle.length > 1) && listed < ROWS - LISTS ? 'needles' : undefined;
}

;// CONCATENATED MODULE: ./lib/service/search/tables.js


const COUNT = 8;
const tables_WIDTH = 3;
/** Gives the kernel one needle, with its two rarest bytes. */
function loadNeedle(kernel, needle) {
    kernel.bytes.set(needle, NEEDLE);
    const rarest = [...needle.keys()].sort((a, b) => share(needle[a]) - share(needle[b]));
    kernel.needle(needle.length, rarest[0], rarest[1] ?? rarest[0]);
}
/** Gives the kernel many needles (two bytes or more each): masks of each one's rarest three bytes, and lists to compare with. */
function loadNeedles(kernel, needles, fold) {
    const buckets = Array.from({ length: COUNT }, () => []);
    needles.forEach((needle, i) => {
        buckets[i % COUNT].push(needle);
    });
    kernel.bytes.fill(0, MASKS, MASKS + 32 * tables_WIDTH);
    let at = LISTS;
    buckets.forEach((list, bucket) => {
        kernel.bytes.writeInt32LE(at, BUCKETS + 4 * bucket);
        at = kernel.bytes.writeInt32LE(list.length, at);
        for (const needle of list) {
            const offset = rarestOffset(needle);
            for (let i = 0; i < tables_WIDTH; i++)
                mark(kernel, i, bucket, needle[offset + i], fold);
            at = kernel.bytes.writeInt32LE(needle.length | (offset << 16), at);
            kernel.bytes.set(needle, at);
            at += (needle.length + 3) & ~3;
        }
    });
}
/** Lets a byte (any, when undefined) through at one place of a bucket. */
function mark(kernel, place, bucket, byte, fold) {
    const low = MASKS + 32 * place;
    const bit = 1 << bucket;
    if (byte === undefined) {
        for (let i = 0; i < 32; i++)
            kernel.bytes[low + i] |= bit;
        return;
    }
    const cases = fold && byte >= 97 && byte <= 122 ? [byte, byte - 32] : [byte];
    for (const each of cases) {
        kernel.bytes[low + (each & 15)] |= bit;
        kernel.bytes[low + 16 + (each >> 4)] |= bit;
    }
}
function rarestOffset(needle) {
    let best = 0;
    let lowest = Number.POSITIVE_INFINITY;
    for (let at = 0; at === 0 || at + tables_WIDTH <= needle.length; at++) {
        const rate = needle.subarray(at, at + tables_WIDTH).reduce((product, byte) => product * share(byte), 1);
        if (rate < lowest)
            [best, lowest] = [at, rate];
    }
    return best;
}
/** Gives the kernel a window of byte sets, as up to eight products of nibbles; it may let a little more through. */
function loadWindow(kernel, sets) {
    const places = Array.from({ length: tables_WIDTH }, (_, i) => blocks(sets[i]));
    while (places.reduce((product, list) => product * list.length, 1) > COUNT) {
        const widest = places.reduce((a, b) => (b.length > a.length ? b : a));
        places[places.indexOf(widest)] = [tables_joined(widest)];
    }
    kernel.bytes.fill(0, MASKS, MASKS + 32 * tables_WIDTH);
    let bucket = 0;
    for (const a of places[0]) {
        for (const b of places[1]) {
            for (const c of places[2]) {
                [a, b, c].forEach((block, i) => {
                    for (let nibble = 0; nibble < 16; nibble++) {
                        if ((block.lows >> nibble) & 1)
                            kernel.bytes[MASKS + 32 * i + nibble] |= 1 << bucket;
                        if ((block.highs >> nibble) & 1)
                            kernel.bytes[MASKS + 32 * i + 16 + nibble] |= 1 << bucket;
                    }
                });
                bucket++;
            }
        }
    }
}
function blocks(set) {
    if (!set)
        return [{ lows: 0xffff, highs: 0xffff }];
    const byLows = new Map();
    for (let high = 0; high < 16; high++) {
        let lows = 0;
        for (let low = 0; low < 16; low++)
            if (set[high * 16 + low])
                lows |= 1 << low;
        if (lows !== 0)
            byLows.set(lows, (byLows.get(lows) ?? 0) | (1 << high));
    }
    return [...byLows].map(([lows, highs]) => ({ lows, highs }));
}
function tables_joined(list) {
    return list.reduce((a, b) => ({ lows: a.lows | b.lows, highs: a.highs | b.highs }));
}
/** Gives the kernel a byte's class as an offset in a row. */
function loadClasses(kernel, classOf) {
    for (let byte = 0; byte < 256; byte++)
        kernel.bytes.writeUInt16LE(classOf[byte] * 4, CLASSES + 2 * byte);
}

;// CONCATENATED MODULE: ./lib/service/search/engine.js








const FOUR_STREAMS_FROM = 4096;
const JUDGE_AFTER = 262_144;
/** An automaton that reads fewer bytes for each state it makes is given up. */
const BYTES_A_STATE = 10;
/** Searches files for one pattern at a time, on one thread and in one kernel's memory. */
class Engine {
    #kernel;
    #file;
    #lines;
    #key = '';
    #plan;
    #strategy = 'automaton';
    #dfa;
    #simulation;
    /** The automaton does not fit its rows: lines are simulated. */
    #thrashes = false;
    #lastClears = 0;
    #lastPlace = 0;
    /** Bytes that prefilters searched, and bytes of lines the automaton then had to look at. */
    #searched = 0;
    #doubted = 0;
    constructor(kernel) {
        this.#kernel = kernel;
        this.#file = new FileText(kernel);
        this.#lines = new LineKeeper(kernel);
    }
    /** Takes a pattern; throws a RegexError when it is no expression, or too big a one. */
    prepare(pattern) {
        const key = JSON.stringify({ ...pattern, node: undefined });
        if (key === this.#key)
            return;
        this.#key = '';
        this.#plan = makePlan(pattern);
        this.#dfa = undefined;
        this.#simulation = undefined;
        this.#thrashes = false;
        this.#searched = this.#doubted = 0;
        this.#strategy = this.#plan.strategy;
        if (!this.#kernel.vectors && (this.#strategy !== 'needle' || this.#plan.fold))
            this.#strategy = 'automaton';
        if (this.#plan.isHeavy && !this.#plan.exact)
            this.#fit();
        if (this.#strategy === 'needle')
            loadNeedle(this.#kernel, this.#plan.needles[0]);
        else if (this.#strategy === 'needles')
            loadNeedles(this.#kernel, this.#plan.needles, this.#plan.fold);
        else if (this.#strategy === 'window')
            loadWindow(this.#kernel, this.#plan.window.sets);
        this.#key = key;
    }
    /** Makes the automaton, where a search will want it anyway, in steps. */
    *build() {
        if (this.#plan.isHeavy || this.#plan.exact || !/^(window|automaton)$/.test(this.#strategy))
            return;
        this.#plan.program();
        yield;
        this.#automatonFor();
    }
    /** Whether the pattern in force may keep this thread for long. */
    get isHeavy() {
        return this.#plan.isHeavy;
    }
    /** A program that is too long for an automaton may be short enough for a set of bits. */
    #fit() {
        try {
            this.#automatonFor();
        }
        catch (error) {
            this.#simulation = this.#plan.bits();
            if (!this.#simulation)
                throw error;
            this.#thrashes = true;
        }
    }
    /** How the pattern in force is searched for. */
    get strategy() {
        const verified = this.#strategy === 'automaton' || (this.#plan.exact && this.#strategy !== 'window');
        return `${this.#kernel.name}, ${this.#strategy}${verified ? '' : ' + automaton'}`;
    }
    /** Files that are there and could not be opened, since the beginning. */
    get refused() {
        return this.#file.refused;
    }
    /** Searches one file; adds to `lines` (when given) and answers with how many lines match, `most` at most. */
    search(path, most, lines) {
        try {
            const task = { found: 0, most, lines, lineBase: 1, counted: TEXT, end: TEXT };
            for (let size = this.#file.open(path); size > 0; size = this.#file.next()) {
                task.end = TEXT + size;
                task.counted = TEXT;
                this.#searchText(task);
                if (task.found >= most || this.#file.isOver)
                    break;
                task.lineBase += this.#kernel.countLines(task.counted, task.end);
            }
            return task.found;
        }
        finally {
            if (lines)
                this.#lines.flush(lines);
            this.#file.close();
        }
    }
    #searchText(task) {
        const kernel = this.#kernel;
        const { strays, exact } = this.#plan;
        const stray = strays.some((each) => kernel.bytes.subarray(TEXT, task.end).includes(each));
        if (this.#strategy === 'automaton' || stray) {
            if (this.#file.isText())
                this.#automaton(TEXT, task.end, task);
        }
        else if (exact)
            this.#needles(task);
        else
            this.#candidates(task);
    }
    #needles(task) {
        const kernel = this.#kernel;
        for (let at = TEXT; at < task.end;) {
            const hit = this.#next(at, task.end);
            if (hit < 0 || !this.#file.isText())
                return;
            const start = kernel.lineStart(at, hit);
            const end = kernel.find1(hit, task.end, 10);
            if (!this.#emit(task, start, end, hit))
                return;
            at = end + 1;
        }
    }
    #candidates(task) {
        const kernel = this.#kernel;
        const back = this.#plan.fromBreak ? 1 : 0;
        this.#searched += task.end - TEXT;
        for (let at = TEXT; at < task.end;) {
            let hit = this.#next(at - back, task.end);
            if (hit < 0)
                return;
            if (kernel.bytes[hit] === 10)
                hit++;
            if (hit >= task.end || !this.#file.isText())
                return;
            const start = kernel.lineStart(at, hit);
            const end = kernel.find1(hit, task.end, 10);
            this.#doubted += end - start;
            const match = this.#matchEnd(start, end);
            if (match >= 0 && !this.#emit(task, start, end, match))
                return;
            at = end + 1;
            if (this.#isFutile()) {
                this.#strategy = 'automaton';
                this.#automaton(at, task.end, task);
                return;
            }
        }
    }
    /** The prefilter lets so much through that it only costs. */
    #isFutile() {
        return this.#searched > JUDGE_AFTER && this.#doubted * 3 > this.#searched;
    }
    #next(at, end) {
        const kernel = this.#kernel;
        if (this.#strategy === 'window')
            return kernel.trio(at, end);
        if (this.#strategy === 'needles')
            return kernel.teddy(at, end, this.#plan.fold ? 1 : 0);
        return this.#plan.fold ? kernel.findFolded(at, end) : kernel.find(at, end);
    }
    /** The automaton over whole lines of [start, end). */
    #automaton(start, end, task) {
        if (end - start < FOUR_STREAMS_FROM || this.#thrashes) {
            this.#stream(start, end, task);
            return;
        }
        const kernel = this.#kernel;
        const dfa = this.#automatonFor();
        const cuts = [start];
        for (let i = 1; i < 4; i++)
            cuts.push(kernel.find1(start + Math.floor(((end - start) * i) / 4), end, 10) + 1);
        if (cuts.some((cut, i) => cut <= 0 || cut >= end || (i > 0 && cut <= cuts[i - 1]))) {
            this.#stream(start, end, task);
            return;
        }
        const [a, b, c, d] = cuts;
        const size = Math.min(b - a, c - b, d - c, end - d);
        const clean = kernel.run4(a, b, c, d, size, dfa.start, dfa.lastSpecial);
        for (let i = 0; i < 4; i++) {
            const from = kernel.lineStart(cuts[i], cuts[i] + clean);
            if (!this.#stream(from, cuts[i + 1] ?? end, task))
                return;
        }
    }
    /** The automaton over whole lines, in order; false when enough was found. */
    #stream(start, end, task) {
        const kernel = this.#kernel;
        for (let at = start; at < end;) {
            const match = this.#firstMatch(at, end);
            if (match < 0)
                return true;
            const from = kernel.lineStart(at, match);
            const to = kernel.find1(match, end, 10);
            if (!this.#emit(task, from, to, match))
                return false;
            at = to + 1;
        }
        return true;
    }
    /** Where a match is complete in the line [start, end), or -1. */
    #matchEnd(start, end) {
        return this.#firstMatch(start, end + 1);
    }
    /** Where the first match in whole lines [start, end) is complete, or -1. */
    #firstMatch(start, end) {
        if (this.#thrashes)
            return this.#simulated(start, end);
        const kernel = this.#kernel;
        const dfa = this.#automatonFor();
        const { match, unsure, unknown, lastSpecial } = dfa;
        let state = dfa.start;
        for (let at = start; at < end; at++) {
            at = kernel.run(at, end, state, lastSpecial);
            if (at >= end)
                return -1;
            state = kernel.state;
            if (state === unknown)
                state = this.#step(dfa, kernel.previous, at);
            if (state === match)
                return at;
            if (this.#thrashes)
                return this.#simulated(kernel.lineStart(start, at), end);
            if (state !== unsure)
                continue;
            const from = kernel.lineStart(start, at);
            const to = kernel.find1(at, end, 10);
            if (this.#simulate(from, to))
                return at;
            at = to;
            state = dfa.start;
        }
        return -1;
    }
    #step(dfa, state, at) {
        const next = dfa.step(state, this.#kernel.bytes[at]);
        if (dfa.clears === this.#lastClears)
            return next;
        const place = this.#file.total + at;
        this.#thrashes = this.#lastClears > 1 && place - this.#lastPlace < dfa.cleared * BYTES_A_STATE;
        this.#lastClears = dfa.clears;
        this.#lastPlace = place;
        return next;
    }
    #simulated(start, end) {
        for (let at = start; at < end;) {
            const to = this.#kernel.find1(at, end, 10);
            if (this.#simulate(at, to))
                return at;
            at = to + 1;
        }
        return -1;
    }
    #simulate(start, end) {
        this.#simulation ??= this.#plan.bits() ?? new Simulation(this.#plan.program());
        return this.#simulation.matches(this.#kernel.bytes, start, end);
    }
    #automatonFor() {
        const kernel = this.#kernel;
        if (this.#dfa) {
            this.#dfa.memory = kernel.words;
            return this.#dfa;
        }
        const [program, symbols] = [this.#plan.program(), new ByteAlphabet()];
        const rows = { from: ROWS, bytes: ROW_BYTES, lines: true };
        this.#dfa = new Dfa({ program, symbols, memory: kernel.words, ...rows });
        loadClasses(kernel, this.#dfa.classOf);
        this.#lastClears = this.#dfa.clears;
        this.#lastPlace = 0;
        return this.#dfa;
    }
    /** Counts a matching line; false when there are enough. */
    #emit(task, start, end, match) {
        const kernel = this.#kernel;
        const { confirm } = this.#plan;
        if (confirm && !confirm(kernel.bytes.toString('utf8', start, end)))
            return true;
        task.found++;
        if (task.lines) {
            task.lineBase += kernel.countLines(task.counted, start);
            task.counted = start;
            this.#lines.add(task.lines, task.lineBase, start, end, match);
        }
        return task.found < task.most;
    }
}

;// CONCATENATED MODULE: ./lib/service/search/kernel/plain.js

const FIRST_TEXT = 1_048_576;
/** The kernel in plain JavaScript, over Buffer.indexOf: two to four times slower, the same answers. */
class PlainKernel {
    name = 'plain';
    vectors = false;
    bytes;
    words;
    state = 0;
    previous = 0;
    #classes;
    #size = 0;
    constructor() {
        const memory = new ArrayBuffer(Math.ceil((TEXT + FIRST_TEXT + SLACK) / 4) * 4);
        this.bytes = Buffer.from(memory);
        this.words = new Int32Array(memory);
        this.#classes = new Uint16Array(memory, CLASSES, 256);
        this.bytes[TEXT - 1] = 10;
    }
    grow(size) {
        if (TEXT + size + SLACK <= this.bytes.length)
            return;
        const memory = new ArrayBuffer(Math.ceil((TEXT + size * 2 + SLACK) / 4) * 4);
        const bytes = Buffer.from(memory);
        this.bytes.copy(bytes);
        this.bytes = bytes;
        this.words = new Int32Array(memory);
        this.#classes = new Uint16Array(memory, CLASSES, 256);
    }
    needle(size) {
        this.#size = size;
    }
    find(start, end) {
        const needle = this.bytes.subarray(NEEDLE, NEEDLE + this.#size);
        const at = this.bytes.subarray(0, end).indexOf(needle, start);
        return at;
    }
    findFolded() {
        throw new Error('the plain kernel has no folded search');
    }
    teddy() {
        throw new Error('the plain kernel has no search for many literals');
    }
    trio() {
        throw new Error('the plain kernel has no search for sets');
    }
    find1(start, end, byte) {
        return this.bytes.subarray(0, end).indexOf(byte, start);
    }
    hasZero(start, end) {
        return this.find1(start, end, 0) < 0 ? 0 : 1;
    }
    lineStart(floor, at) {
        let start = at;
        while (start > floor && this.bytes[start - 1] !== 10)
            start--;
        return start;
    }
    countLines(start, end) {
        let lines = 0;
        for (let at = this.find1(start, end, 10); at >= 0; at = this.find1(at + 1, end, 10))
            lines++;
        return lines;
    }
    keep(out, start, end, line) {
        const text = out + this.bytes.write(`${line}:`, out, 'latin1');
        this.bytes.copyWithin(text, start, end);
        this.bytes[text + end - start] = 10;
        return text + end - start + 1;
    }
    run(start, end, from, special) {
        const { bytes, words } = this;
        const classes = this.#classes;
        let state = from;
        for (let at = start; at < end; at++) {
            const next = words[(state + classes[bytes[at]]) >> 2];
            if (next <= special) {
                this.state = next;
                this.previous = state;
                return at;
            }
            state = next;
        }
        this.state = state;
        return end;
    }
    run4() {
        return 0;
    }
}

;// CONCATENATED MODULE: ./lib/service/search/kernel/bytes.js
/** kernel.as.ts, compiled; written by scripts/make-kernel.mjs. */
const KERNEL = 'AGFzbQEAAAABJwVgAn9/AX9gA39/fwF/YAR/f39/AX9gB39/f39/f38Bf2ADf39/AAIPAQNlbnYGbWVtb3J5AgAAAw0MAAEDAgQAAgAAAQAABikIfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEACweQARAGbmVlZGxlAAQEZmluZAAKCmZpbmRGb2xkZWQACAV0ZWRkeQABBHRyaW8AAAVmaW5kMQAJB2hhc1plcm8ABwlsaW5lU3RhcnQABQpjb3VudExpbmVzAAsEa2VlcAAGBXN0YXRlAwUIcHJldmlvdXMDBgVvdGhlcgMHA3J1bgADBHJ1bjQAAgZtZW1vcnkCAArPGAzyAwELe0GACP0ABAAhBEGQCP0ABAAhBUGgCP0ABAAhBkGwCP0ABAAhB0HACP0ABAAhCEHQCP0ABAAhCQNAIAAgAUECakgEQAJAIAIgBCAA/QAEACIC/QwPDw8PDw8PDw8PDw8PDw8P/U4iCv0OIAUgAkEE/Y0B/QwPDw8PDw8PDw8PDw8PDw8P/U4iAv0O/U4iC/0NDg8QERITFBUWFxgZGhscHSADIAYgCv0OIAcgAv0O/U4iA/0NDxAREhMUFRYXGBkaGxwdHv1OIAggCv0OIAkgAv0O/U79TiIMIAsgBCAA/QAEECIC/QwPDw8PDw8PDw8PDw8PDw8P/U4iC/0OIAUgAkEE/Y0B/QwPDw8PDw8PDw8PDw8PDw8P/U4iCv0O/U4iAv0NDg8QERITFBUWFxgZGhscHSADIAYgC/0OIAcgCv0O/U4iA/0NDxAREhMUFRYXGBkaGxwdHv1OIAggC/0OIAkgCv0O/U79TiIK/VD9UwRAQcAJIAz9CwQAQdAJIAr9CwQADAELIABBIGohAAwCCwsLIAAgAUECak4EQEF/DwtBf0HACf0ABAD9DAAAAAAAAAAAAAAAAAAAAAD9JP1kQdAJ/QAEAP0MAAAAAAAAAAAAAAAAAAAAAP0k/WRBEHRyaCAAQQJraiIAIAAgAU4bC+gGAgt/C3sgACEDA0BBgAj9AAQAIRBBkAj9AAQAIRFBoAj9AAQAIRJBsAj9AAQAIRNBwAj9AAQAIRRB0Aj9AAQAIRX9DAAAAAAAAAAAAAAAAAAAAAAhDv0MAAAAAAAAAAAAAAAAAAAAACEPA0AgAyABQQJqSARAAkAgDiAQIAP9AAQAIg79DA8PDw8PDw8PDw8PDw8PDw/9TiIW/Q4gESAOQQT9jQH9DA8PDw8PDw8PDw8PDw8PDw/9TiIO/Q79TiIX/Q0ODxAREhMUFRYXGBkaGxwdIA8gEiAW/Q4gEyAO/Q79TiIP/Q0PEBESExQVFhcYGRobHB0e/U4gFCAW/Q4gFSAO/Q79Tv1OIhggFyAQIAP9AAQQIg79DA8PDw8PDw8PDw8PDw8PDw/9TiIX/Q4gESAOQQT9jQH9DA8PDw8PDw8PDw8PDw8PDw/9TiIW/Q79TiIO/Q0ODxAREhMUFRYXGBkaGxwdIA8gEiAX/Q4gEyAW/Q79TiIP/Q0PEBESExQVFhcYGRobHB0e/U4gFCAX/Q4gFSAW/Q79Tv1OIhb9UP1TBEBBwAkgGP0LBABB0AkgFv0LBAAMAQsgA0EgaiEDDAILCwsgAyIEIAFBAmpOBEBBfw8LQQAhBgNAIAZBIEgEQCAGQcAJav0ABAD9DAAAAAAAAAAAAAAAAAAAAAD9JP1kIQcDQCAHBEAgBiAHaGoiAyAEaiABQQJqTgRAQX8PCyADIARqQQJrIQ0gA0HACWotAAAhCAJAA0AgCARAIAhoQQJ0QYAJaigCACIDKAIAIQogA0EEaiEDA0AgCkEASgRAIANBBGohCyANIAMoAgAiBUEQdWsiAyAATiAFQf//A3EiCSADaiABTHEEQEEAIQUgAgRAA0AgBSAJSAR/IAUgC2otAAAgAyAFai0AACIMQSByIAwgDEHBAGtB/wFxQRpJG0H/AXFGBUEACwRAIAVBAWohBQwBCwsFA0AgBSAJSAR/IAMgBWotAAAgBSALai0AAEYFQQALBEAgBUEBaiEFDAELCwsgBSAJRg0FCyALIAlBA2pBfHFqIQMgCkEBayEKDAELCyAIIAhBAWtxIQgMAQsLQX8hAwsgA0EATgRAIAMPCyAHIAdBAWtxIQcMAQsLIAZBEGohBgwBCwsgBEEeaiEDDAALAAudAQEEfyAFIgciCCEJA0AgBCAKSgRAIAcgASAKai0AAEEBdEGACmovAQBqKAIAIgcgBkwgBiAFIAAgCmotAABBAXRBgApqLwEAaigCACIFTnIgCCACIApqLQAAQQF0QYAKai8BAGooAgAiCCAGTHIgCSADIApqLQAAQQF0QYAKai8BAGooAgAiCSAGTHJFBEAgCkEBaiEKDAILCwsgCguAAgECfyAAIQQCQAJAA0AgBEEEaiABTARAIAMgAiAELQAAQQF0QYAKai8BAGooAgAiAE4NAiAAIARBAWoiBS0AAEEBdEGACmovAQBqKAIAIgIgA0wNAyACIARBAmoiBS0AAEEBdEGACmovAQBqKAIAIgAgA0wEQCAAJAUgAiQGIAUPCyADIAAgBEEDaiIFLQAAQQF0QYAKai8BAGooAgAiAk4NAyAEQQRqIQQMAQsLA0AgASAESgRAIAMgAiAELQAAQQF0QYAKai8BAGooAgAiAE4NAiAAIQIgBEEBaiEEDAELCyACJAUgAQ8LIAAkBSACJAYgBA8LIAIkBSAAJAYgBQscACAAJAAgASQBIAIkAiABLQAAJAMgAi0AACQEC28BAn8DQCABQRBrIgIgAE4EQCAC/QAEAP0MCgoKCgoKCgoKCgoKCgoKCv0j/WQiAwRAIAJBICADZ2tqDwsgAUEQayEBDAELCwNAIAAgAUgEfyABQQFrLQAAQQpHBUEACwRAIAFBAWshAQwBCwsgAQueAQEDfyAAQQFqIQUgAyEEA0AgBEEJSgRAIAVBAWohBSAEQQptIQQMAQsLIAVBOjoAACAFIQQDQCAAIARIBEAgBEEBayIEIANBCm9BMGo6AAAgA0EKbSEDDAELCyAFQQFqIQADQCABIAZqIgMgAkgEQCAAIAZqIAP9AAQA/QsEACAGQRBqIQYMAQsLIAAgAiABa2oiAEEKOgAAIABBAWoLYgADQCAAQUBrIAFMBEAgAP0ABAAgAP0ABBD9dyAA/QAEICAA/QAEMP13/Xf9Y0UEQEEBDwsgAEFAayEADAELCwNAIAAgAUgEQCAALQAARQRAQQEPCyAAQQFqIQAMAQsLQQALzgMDAX4IewV/IwP9DyEDIwT9DyEE/QwgICAgICAgICAgICAgICAg/QwAAAAAAAAAAAAAAAAAAAAAIwNB4QBrQf8BcUEaSRshBf0MICAgICAgICAgICAgICAgIP0MAAAAAAAAAAAAAAAAAAAAACMEQeEAa0H/AXFBGkkbIQYgASMAayELIwEhDCMCIQ0DQCAAIAtMBEAgACAMaiIB/QAEACAF/VAgA/0jIAAgDWoiDv0ABAAgBv1QIAT9I/1OIgcgAf0ABBAgBf1QIAP9IyAO/QAEECAG/VAgBP0j/U4iCP1QIAH9AAQgIAX9UCAD/SMgDv0ABCAgBv1QIAT9I/1OIgkgAf0ABDAgBf1QIAP9IyAO/QAEMCAG/VAgBP0j/U4iCv1Q/VD9UwRAIAf9ZCAI/WRBEHRyrSAJ/WQgCv1kQRB0cq1CIIaEIQIDQCACQgBSBEAgACACeqdqIg4gC0oEQEF/DwtBACEBAn8DQCABIwBIBEBBACABLQAAIAEgDmotAAAiD0EgciAPIA9BwQBrQf8BcUEaSRtB/wFxRw0CGiABQQFqIQEMAQsLQQELBEAgDg8LIAIgAkIBfYMhAgwBCwsLIABBQGshAAwBCwtBfwtaAQN7IAL9DyEDA0AgACABSARAIAD9AAQAIAP9IyIEIAD9AAQQIAP9IyIF/VD9UwRAQX8gACAE/WQgBf1kQRB0cmhqIgAgACABThsPCyAAQSBqIQAMAQsLQX8LrQIDAX4GewR/IwP9DyEDIwT9DyEEIAEjAGshCSMBIQojAiELA0AgACAJTARAIAAgCmoiAf0ABAAgA/0jIAAgC2oiDP0ABAAgBP0j/U4iBSAB/QAEECAD/SMgDP0ABBAgBP0j/U4iBv1QIAH9AAQgIAP9IyAM/QAEICAE/SP9TiIHIAH9AAQwIAP9IyAM/QAEMCAE/SP9TiII/VD9UP1TBEAgBf1kIAb9ZEEQdHKtIAf9ZCAI/WRBEHRyrUIghoQhAgNAIAJCAFIEQCAAIAJ6p2oiDCAJSgRAQX8PC0EAIQECfwNAIAEjAEgEQEEAIAEgDGotAAAgAS0AAEcNAhogAUEBaiEBDAELC0EBCwRAIAwPCyACIAJCAX2DIQIMAQsLCyAAQUBrIQAMAQsLQX8LZAECfwNAIABBEGoiAiABTARAIAMgAP0ABAD9DAoKCgoKCgoKCgoKCgoKCgr9I/1kaWohAyACIQAMAQsLA0AgACABSARAIANBAWogAyAALQAAQQpGGyEDIABBAWohAAwBCwsgAws=';

;// CONCATENATED MODULE: ./lib/service/search/kernel/wasm.js


const PAGE = 65_536;
const wasm_FIRST_TEXT = 1_048_576;
const MOST_PAGES = 4096;
/** The kernel in WebAssembly with SIMD. Its constructor throws where that is refused. */
class WasmKernel {
    name = 'wasm-simd';
    vectors = true;
    needle;
    find;
    findFolded;
    teddy;
    trio;
    find1;
    hasZero;
    lineStart;
    countLines;
    keep;
    run;
    run4;
    bytes;
    words;
    #memory;
    #state;
    #previous;
    constructor() {
        const module = new WebAssembly.Module(Buffer.from(KERNEL, 'base64'));
        this.#memory = new WebAssembly.Memory({
            initial: Math.ceil((TEXT + wasm_FIRST_TEXT + SLACK) / PAGE),
            maximum: MOST_PAGES,
        });
        const instance = new WebAssembly.Instance(module, { env: { memory: this.#memory } });
        const exports = instance.exports;
        this.needle = exports.needle;
        this.find = exports.find;
        this.findFolded = exports.findFolded;
        this.teddy = exports.teddy;
        this.trio = exports.trio;
        this.find1 = exports.find1;
        this.hasZero = exports.hasZero;
        this.lineStart = exports.lineStart;
        this.countLines = exports.countLines;
        this.keep = exports.keep;
        this.run = exports.run;
        this.run4 = exports.run4;
        this.#state = exports.state;
        this.#previous = exports.previous;
        this.#view();
    }
    get state() {
        return this.#state.value;
    }
    get previous() {
        return this.#previous.value;
    }
    grow(size) {
        const missing = TEXT + size + SLACK - this.bytes.length;
        if (missing <= 0)
            return;
        this.#memory.grow(Math.ceil(missing / PAGE));
        this.#view();
    }
    #view() {
        this.bytes = Buffer.from(this.#memory.buffer);
        this.words = new Int32Array(this.#memory.buffer);
        this.bytes[TEXT - 1] = 10;
    }
}

;// CONCATENATED MODULE: ./lib/service/search/kernel/make-kernel.js


/** The fast kernel, or the plain one where WebAssembly or its SIMD is refused. */
function makeKernel(plain = false) {
    if (plain)
        return new PlainKernel();
    try {
        return new WasmKernel();
    }
    catch {
        return new PlainKernel();
    }
}

;// CONCATENATED MODULE: ./lib/service/search/round.js

/** A round of chunks that nobody has searched. */
function makeRound(chunks) {
    return { chunks, state: new Int32Array(new SharedArrayBuffer(4 * (chunks.length + 1))) };
}
/** Searches chunks of a round, one a step, until none is left or the job is stopped. */
function* takeTurns(engine, job, round) {
    const { chunks, state } = round;
    while (job.stop[0] === 0) {
        const at = Atomics.add(state, 0, 1);
        if (at >= chunks.length)
            return;
        const hits = searchChunk(engine, job, chunks[at]);
        Atomics.store(state, at + 1, total(hits) + 1);
        yield [at, hits];
    }
}
/** Leaves nothing more to take. */
function closeRound({ chunks, state }) {
    Atomics.store(state, 0, chunks.length);
}
/** How much was found in a chunk of a round, if it has been searched. */
function foundIn({ state }, at) {
    const known = Atomics.load(state, at + 1);
    return known === 0 ? undefined : known - 1;
}
/** Lines (or files) found in all. */
function total(hits) {
    let sum = 0;
    for (const { found } of hits)
        sum += found;
    return sum;
}

;// CONCATENATED MODULE: ./lib/workers/search.js






const PAUSE_MILLIS = 1;
/** Entry of a search worker: it gets a job, then chunks of files and rounds, and answers each with what it found. */
const engine = new Engine(makeKernel());
const waiting = new Map();
let job;
external_node_worker_threads_namespaceObject.parentPort?.on('message', (message) => {
    if ('job' in message) {
        job = message.job;
        engine.prepare(job.pattern);
    }
    else if ('chunk' in message) {
        const before = engine.refused;
        const hits = job ? searchChunk(engine, job, message.chunk) : [];
        waiting.set(message.id, { parts: [...parts(hits)], refused: engine.refused - before });
        answer(message.id);
    }
    else if ('round' in message) {
        const { id, round } = message;
        const before = engine.refused;
        for (const [at, hits] of job ? takeTurns(engine, job, round) : []) {
            if (hits.length > 0)
                tell({ id, at, hits });
            // That may be enough; the main thread, which tells, may be waiting for this processor.
            if (Atomics.load(job.stop, 1) >= job.most)
                Atomics.wait(job.stop, 0, 0, PAUSE_MILLIS);
        }
        tell({ id, hits: [], last: true, refused: engine.refused - before });
    }
    else if ('files' in message) {
        const ages = agesOf(message.base, message.files);
        external_node_worker_threads_namespaceObject.parentPort?.postMessage({ id: message.id, ages }, [ages.buffer]);
    }
    else
        answer(message.more);
});
/** Sends the next part of a chunk's answer; the main thread asks for the one after it. */
function answer(id) {
    const { parts: left, refused } = waiting.get(id) ?? { parts: [], refused: 0 };
    const hits = left.shift() ?? [];
    const last = left.length === 0 || job?.stop[0] !== 0;
    if (last)
        waiting.delete(id);
    tell({ id, hits, last, refused });
}
function tell(message) {
    external_node_worker_threads_namespaceObject.parentPort?.postMessage(message);
}
tell({ ready: true });

module.exports = __webpack_exports__;
/******/ })()
;