import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 4919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ stripHidden)
/* harmony export */ });
/* unused harmony export stripHiddenEntities */
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

/***/ 7246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode)
/* harmony export */ });
const BOMS = [
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
];
/**
 * Bytes of a response as text. The encoding is what a byte order mark says, else the header's charset, else what an HTML
 * or XML text says of itself in its first 4 KiB, else UTF-8 where the bytes are that, else windows-1252 as browsers do.
 */
function decode(bytes, contentType = '') {
    const bom = BOMS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
    const label = bom ?? known(/charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1]) ?? known(said(bytes));
    if (label !== undefined)
        return new TextDecoder(label).decode(bytes);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        return new TextDecoder('windows-1252').decode(bytes);
    }
}
function said(bytes) {
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
    const found = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head) ??
        /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]+)/i.exec(head);
    // A text that could be read as ASCII so far is no UTF-16, whatever it says.
    return found?.[1]?.replace(/^utf-?16.*$/i, 'utf-8');
}
function known(label) {
    if (label === undefined)
        return undefined;
    try {
        return new TextDecoder(label).encoding;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ pageWords)
/* harmony export */ });
/* harmony import */ var _hidden_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4919);
/* harmony import */ var _charset_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7246);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5634);



/** A page as its words alone, for one whose tree takes too long; it says so. */
function pageWords({ bytes, type }) {
    const words = (0,_hidden_text_js__WEBPACK_IMPORTED_MODULE_0__/* .stripHidden */ .P)((0,_plain_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTags */ .C)((0,_charset_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D)(bytes, type)));
    return {
        title: '',
        text: `(a very large page: all its words, without their form)\n\n${words}`,
        how: 'html',
    };
}


/***/ }),

/***/ 1222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  x: () => (/* binding */ pageText)
});

// EXTERNAL MODULE: ./lib/service/hidden-text.js
var hidden_text = __nccwpck_require__(4919);
// EXTERNAL MODULE: ./lib/service/web/charset.js
var charset = __nccwpck_require__(7246);
;// CONCATENATED MODULE: ./lib/service/web/unseen.js
const NOTHING = /^[+-]?0+(?:\.0*)?(?:px|pt|em|rem|%)?$/;
const FAR = /^-\d{3,}/;
/** Whether an element's own style keeps its text from people who look at the page: a model would read it all the same. */
function isUnseen(style) {
    const of = declarations(style);
    const { display, visibility, opacity, color, overflow = '' } = of;
    if (display === 'none' || visibility === 'hidden' || visibility === 'collapse')
        return true;
    if (opacity !== undefined && Number.parseFloat(opacity) <= 0.05)
        return true;
    if (isTiny(of['font-size']))
        return true;
    if (color !== undefined &&
        (color === 'transparent' || plain(color) === plain(of.background ?? of['background-color'] ?? '')))
        return true;
    const isAway = /^(?:absolute|fixed)$/.test(of.position ?? '');
    if (isAway && [of.left, of.top, of.right].some((side) => FAR.test(side ?? '')))
        return true;
    if (isAway &&
        /^rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)$/.test(of.clip ?? ''))
        return true;
    if (FAR.test(of['text-indent'] ?? '') || /^inset\((?:50|100)%/.test(of['clip-path'] ?? ''))
        return true;
    return (/hidden|clip/.test(overflow) &&
        [of.width, of.height, of['max-height']].some((side) => NOTHING.test(side ?? '')));
}
/** The last of several declarations is the one that counts. */
function declarations(style) {
    const pairs = style
        .replace(/\/\*.*?\*\//gs, '')
        .split(';')
        .map((part) => part.split(':'))
        .map(([name = '', ...value]) => [
        name.trim().toLowerCase(),
        value
            .join(':')
            .replace(/!\s*important/i, '')
            .trim()
            .toLowerCase(),
    ]);
    return Object.fromEntries(pairs);
}
function isTiny(size) {
    if (size === undefined)
        return false;
    return NOTHING.test(size) || (/^[\d.]+p[xt]$/.test(size) && Number.parseFloat(size) <= 1);
}
/** A colour in one spelling, as far as people write white, black and hexadecimal. */
function plain(color) {
    const names = { white: '#ffffff', black: '#000000' };
    const hex = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color);
    const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(color);
    if (hex)
        return `#${hex
            .slice(1)
            .map((digit) => digit + digit)
            .join('')}`;
    if (rgb)
        return `#${rgb
            .slice(1)
            .map((part) => Number(part).toString(16).padStart(2, '0'))
            .join('')}`;
    return names[color] ?? (color || 'none');
}

;// CONCATENATED MODULE: ./lib/service/web/document.js


/** What is never read: programs, styles, frames, controls, and what draws. */
const SILENT = 'script,style,noscript,template,iframe,object,embed,svg,canvas,dialog,button,input,select,textarea,link,meta,base,audio,video,map';
/** Marks beside headings that link to themselves. */
const PERMALINKS = 'a.headerlink,a.anchor,a.anchorjs-link,a.hash-link,a.header-anchor';
/** Removes everything of a parsed page that people would not read on it. */
function quiet(document) {
    for (const node of document.querySelectorAll(SILENT))
        node.remove();
    for (const node of document.querySelectorAll('[hidden]'))
        node.remove();
    for (const node of document.querySelectorAll('[style]'))
        if (isUnseen(node.getAttribute('style') ?? ''))
            node.remove();
    for (const node of document.querySelectorAll(PERMALINKS))
        if (/^\W*$/.test(node.textContent ?? ''))
            node.remove();
}
/** The page's own name for itself, on one line. */
function titleOf(document) {
    const told = document.querySelector('meta[property="og:title"]')?.getAttribute('content');
    const title = document.querySelector('title')?.textContent || told || document.querySelector('h1')?.textContent;
    return (0,hidden_text/* stripHidden */.P)((title ?? '').replace(/\s+/g, ' ').trim()).slice(0, 300);
}
/** The page's one main heading; '' where there is none, or several. */
function headingOf(document) {
    const [only, ...more] = document.querySelectorAll('h1');
    return more.length > 0 ? '' : (only?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
/** How deep the page's elements are nested. */
function depthOf(document) {
    const depths = new Map();
    let deepest = 0;
    for (const element of document.querySelectorAll('*')) {
        const depth = (depths.get(element.parentElement) ?? 0) + 1;
        depths.set(element, depth);
        if (depth > deepest)
            deepest = depth;
    }
    return deepest;
}

;// CONCATENATED MODULE: ./lib/service/web/part.js
/** What holds other blocks; paragraphs and cells are alike on every page. */
const HOLDER = /^(?:article|section|div|li|tr|table|main|dl)$/i;
/** Names of what only lays a page out. */
const LAYOUT = /^(?:row|cols?|columns?|container|grid|wrapper)(?![a-z])/i;
/** A short article of which less is outside of the page's frame is a part of that: a notice about cookies, a footer. */
const LEAST_THERE = 0.5;
const NOTICE_CHARS = 500;
/** Two blocks that are alike are how a page is laid out as often as a question and its answer. */
const LEAST_GONE = 2;
/** Less than this much of an article is an aside to it. */
const LEAST_LOST = 0.5;
/** Nothing that a block is a part of is further up. */
const MOST_UP = 64;
/**
 * What an article is only a part of, as the page's prose tells; undefined where it is all that the page is about. A short
 * one outside of the page's prose is a notice in its frame, unless that frame is all there is. One of several blocks that are alike (same element, same first
 * class) is a post of a thread or a section of a reference page: then what holds all of them, the page's one heading and
 * the first prose.
 */
function wholeOf(page, prose, article) {
    const keys = new Set(article.map(({ key }) => key));
    const kept = sum(prose.filter(({ key }) => keys.has(key)).map(({ length }) => length));
    const whole = sum(article.map(({ length }) => length));
    const isNotice = whole < NOTICE_CHARS && kept < LEAST_THERE * whole;
    if (isNotice && (page.textContent ?? '').trim() !== '')
        return page;
    const kinds = [...kindsOf(prose, keys).values()].filter((kind) => isOneOfSeveral([...kind.values()], kept));
    if (kinds.length === 0)
        return undefined;
    const headings = [...page.querySelectorAll('h1')];
    const start = [
        ...(headings.length === 1 ? headings : []),
        ...prose.slice(0, 1).map(({ element }) => element),
    ];
    return holderOf([...start, ...kinds.flatMap((kind) => [...kind.keys()])], page);
}
/** The smallest element of a page that holds all of these. */
function holderOf(elements, page) {
    let holders;
    for (const element of elements) {
        const round = new Set();
        for (let at = element; at; at = at.parentElement)
            round.add(at);
        holders = holders ? holders.filter((holder) => round.has(holder)) : [...round];
    }
    return holders?.[0] ?? page;
}
function kindsOf(page, keys) {
    const kinds = new Map();
    for (const { element, length, key } of page)
        for (const [kind, holder] of holdersOf(element)) {
            const shares = kinds.get(kind) ?? new Map();
            const share = shares.get(holder) ?? { kept: 0, lost: 0 };
            share[keys.has(key) ? 'kept' : 'lost'] += length;
            kinds.set(kind, shares.set(holder, share));
        }
    return kinds;
}
/** Most of the article stands in blocks of this kind, and others of the kind, with as much to say, do not. */
function isOneOfSeveral(shares, kept) {
    const there = shares.filter((share) => share.kept > share.lost).map((share) => share.kept);
    const gone = shares.filter((share) => share.kept === 0).map((share) => share.lost);
    return gone.length >= LEAST_GONE && sum(there) > kept / 2 && sum(gone) > LEAST_LOST * kept;
}
/** The nearest element of every kind round a block. */
function holdersOf(block) {
    const found = new Map();
    for (let at = block.parentElement, up = 0; at && up < MOST_UP; at = at.parentElement, up++) {
        const kind = kindOf(at);
        if (kind !== undefined && !found.has(kind))
            found.set(kind, at);
    }
    return found;
}
function kindOf(element) {
    if (!HOLDER.test(element.nodeName))
        return undefined;
    const [first = ''] = (element.getAttribute('class') ?? '').trim().split(/\s+/);
    if (first === '' && !/^(?:article|section)$/i.test(element.nodeName))
        return undefined;
    if (LAYOUT.test(first))
        return undefined;
    return `${element.nodeName} ${first.replace(/\d+/g, '#')}`;
}
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

;// CONCATENATED MODULE: ./lib/service/web/prose.js
const BLOCK = /^(?:p|pre|blockquote|d[dt]|t[dh]|li|div|section|article|main|body|figcaption|h[1-6])$/i;
/** Shorter texts are words of the site as often as the page's own. */
const LEAST_CHARS = 80;
const MOST_LINKED = 0.4;
/** So much of a text tells it from others. */
const KEY_CHARS = 40;
/** The running text of an element, block by block; a block's text is what stands in it outside of the blocks within. */
function proseIn(part) {
    const found = [];
    const walk = (node, tally, linked) => {
        for (const child of node.childNodes) {
            if (child.nodeType === 3)
                add(child.textContent ?? '', tally, linked);
            else if (BLOCK.test(child.nodeName))
                within(child);
            else if (child.nodeType === 1)
                walk(child, tally, linked || child.nodeName === 'A');
        }
    };
    const within = (element) => {
        const tally = { length: 0, linked: 0, start: '' };
        walk(element, tally, false);
        const isProse = tally.length >= LEAST_CHARS && tally.linked < MOST_LINKED * tally.length;
        if (element.nodeName === 'PRE' || isProse)
            found.push({ element, length: tally.length, key: tally.start.slice(0, KEY_CHARS) });
    };
    within(part);
    return found;
}
function add(text, tally, linked) {
    const { length } = text.trim();
    tally.length += length;
    if (linked)
        tally.linked += length;
    if (tally.start.length < KEY_CHARS)
        tally.start += text.replace(/\s+/g, '').slice(0, KEY_CHARS);
}

;// CONCATENATED MODULE: ./lib/service/web/main-part.js


const FRAME = 'nav,header,footer,aside,form,[role=navigation],[role=banner],[role=contentinfo],[role=search],[role=complementary]';
/** Readability goes through a page several times: above this it is left out. */
const MOST_ELEMENTS = 60_000;
/** An article with less of the page's text is a notice on it. */
const LEAST_SHARE = 0.1;
/**
 * The element that holds what the page is about: the article that Readability finds. The page without the site's frame,
 * where that article is missing, next to nothing of it, or only a part of it (threads, reference pages).
 */
function mainPart(document, ReaderClass) {
    const whole = withoutFrame(document);
    const own = marked(whole);
    if ([...document.querySelectorAll('*')].length > MOST_ELEMENTS)
        return own ?? whole;
    const article = read(document, ReaderClass);
    if (!article)
        return own ?? whole;
    const prose = proseIn(article);
    const ownProse = own ? proseIn(own) : [];
    const isMarked = own !== undefined && holdsMost(ownProse, prose);
    const page = isMarked ? own : whole;
    const length = lengthOf(article);
    // More than what the page marks: the frame came along.
    if (isMarked && length > 1.05 * lengthOf(own))
        return own;
    if (length < LEAST_SHARE * lengthOf(page))
        return page;
    return wholeOf(page, isMarked ? ownProse : proseIn(whole), prose) ?? article;
}
/** What the page itself marks as its main part, when there is just one with most of the text. */
function marked(body) {
    for (const mark of ['main', '[role=main]', 'article']) {
        const found = [...body.querySelectorAll(mark)];
        const [only] = found;
        if (only && found.length === 1 && lengthOf(only) > 0.3 * lengthOf(body))
            return only;
    }
    return undefined;
}
/** Whether a part of the page has most of an article's prose: what a page marks may as well be a teaser beside it. */
function holdsMost(part, article) {
    const keys = new Set(part.map(({ key }) => key));
    let [there, all] = [0, 0];
    for (const { key, length } of article) {
        all += length;
        if (keys.has(key))
            there += length;
    }
    return there >= all / 2;
}
function withoutFrame(document) {
    const body = (document.body ?? document.documentElement).cloneNode(true);
    for (const node of body.querySelectorAll(FRAME))
        if (!holdsMain(node))
            node.remove();
    return body;
}
/** A header inside an article is its heading; a form round the whole page is how some sites are built. */
function holdsMain(node) {
    const name = node.nodeName.toLowerCase();
    if (node.querySelector('main,[role=main],article'))
        return true;
    if (name === 'header')
        return node.closest('main,article') !== null;
    return name === 'form' && lengthOf(node) > 2_000;
}
function read(document, ReaderClass) {
    const reader = new ReaderClass(document.cloneNode(true), {
        keepClasses: true,
        serializer: (node) => node,
    });
    return (reader.parse()?.content ?? undefined);
}
function lengthOf(node) {
    return (node.textContent ?? '').replace(/\s+/g, ' ').length;
}

;// CONCATENATED MODULE: ./lib/service/web/markdown.js
/** An element as Markdown: headings, lists, fenced code with its language, tables, links made absolute. */
function toMarkdown(part, base, Service) {
    const service = new Service({
        headingStyle: 'atx',
        codeBlockStyle: 'fenced',
        bulletListMarker: '-',
        emDelimiter: '*',
    });
    service.addRule('code', {
        filter: (node) => node.nodeName === 'PRE',
        replacement: (_, node) => fence(node),
    });
    service.addRule('link', {
        filter: (node) => node.nodeName === 'A',
        replacement: (text, node) => markdown_link(text, node.getAttribute('href'), base),
    });
    service.addRule('image', {
        filter: (node) => node.nodeName === 'IMG',
        replacement: (_, node) => markdown_image(node, base),
    });
    service.addRule('cell', {
        filter: (node) => /^T[HD]$/.test(node.nodeName) && isData(node),
        replacement: (text) => ` ${oneLine(text).replaceAll('|', '\\|')} |`,
    });
    service.addRule('row', {
        filter: (node) => node.nodeName === 'TR' && isData(node),
        replacement: (text, node) => row(text, node),
    });
    service.addRule('table', {
        filter: (node) => node.nodeName === 'TABLE' && isData(node),
        replacement: (text) => `\n\n${text.replace(/\n{2,}/g, '\n').trim()}\n\n`,
    });
    service.addRule('item', {
        filter: 'li',
        replacement: (text, node) => item(text, node),
    });
    service.addRule('struck', { filter: ['del', 's'], replacement: (text) => `~~${text}~~` });
    const text = service.turndown(part);
    return text
        .replace(/[ \t]+$/gm, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim();
}
/** The language stands in a class of the block, of its code element, or of the element around it. */
function fence(pre) {
    const around = [pre, pre.querySelector('code'), pre.parentElement, pre.parentElement?.parentElement];
    const classes = around.map((each) => each?.getAttribute('class') ?? '').join(' ');
    const language = /(?:^|\s)(?:language|lang|highlight-source|highlight|brush:?)[-\s]([\w+#-]+)/.exec(classes)?.[1] ?? '';
    for (const line of pre.querySelectorAll('br'))
        line.replaceWith('\n');
    const text = (pre.textContent ?? '').replace(/^\n|\s+$/g, '');
    if (text === '')
        return '';
    const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
    const mark = '`'.repeat(longest + 1);
    return `\n\n${mark}${/^(default|text|none)$/.test(language) ? '' : language}\n${text}\n${mark}\n\n`;
}
function markdown_link(text, href, base) {
    const target = absolute(href, base);
    const shown = oneLine(text);
    if (shown === '' || target === undefined)
        return shown;
    return shown.replaceAll('\\', '') === target ? `<${target}>` : `[${shown}](${target})`;
}
function markdown_image(node, base) {
    const target = sourceOf(node, base);
    const alt = oneLine(node.getAttribute('alt') ?? '').replace(/[[\]]/g, '');
    return target === undefined || alt === '' ? alt : `![${alt}](${target})`;
}
/** Where an image is: one that is loaded late says so beside its placeholder. */
function sourceOf(node, base) {
    const late = node.getAttribute('data-src') ?? node.getAttribute('srcset')?.trim().split(/[\s,]/)[0] ?? null;
    return absolute(node.getAttribute('src'), base) ?? absolute(late, base);
}
/** Where a link leads, when that is the web and not only another place of the same page. */
function absolute(href, base) {
    if (href === null || href.startsWith('#') || !URL.canParse(href, base))
        return undefined;
    const url = new URL(href, base);
    return /^(https?|mailto):$/.test(url.protocol)
        ? url.href.replaceAll('(', '%28').replaceAll(')', '%29')
        : undefined;
}
/** A table of data, not one that only lays the page out: no table within, and at least two cells in some row. */
function isData(node) {
    const table = node.closest('table');
    if (!table || table.querySelector('table') || table.getAttribute('role') === 'presentation')
        return false;
    if (table.querySelector('pre,ul,ol,h1,h2,h3,blockquote'))
        return false;
    return [...table.querySelectorAll('tr')].some((each) => cells(each).length > 1);
}
function row(text, node) {
    const line = `|${text.replaceAll('\n', ' ')}`;
    const first = node.closest('table')?.querySelector('tr') === node;
    return first ? `\n${line}\n|${' --- |'.repeat(cells(node).length)}` : `\n${line}`;
}
function cells(node) {
    return [...node.children].filter(({ nodeName }) => nodeName === 'TD' || nodeName === 'TH');
}
function item(text, node) {
    const list = node.parentElement;
    const siblings = [...(list?.children ?? [])].filter(({ nodeName }) => nodeName === 'LI');
    const first = Number(list?.getAttribute('start') ?? 1);
    const mark = list?.nodeName === 'OL' ? `${first + siblings.indexOf(node)}. ` : '- ';
    const body = text.trim().replace(/\n/g, `\n${' '.repeat(mark.length)}`);
    return `${mark}${body}\n`;
}
function oneLine(text) {
    return text.replace(/\s+/g, ' ').trim();
}

// EXTERNAL MODULE: ./lib/service/web/plain.js
var web_plain = __nccwpck_require__(5634);
;// CONCATENATED MODULE: ./lib/service/web/page.js






/** What people write stays far below. */
const MOST_DEPTH = 512;
/** A response as text, or undefined when it is not text. HTML becomes Markdown; JSON and other text stay as they are. */
async function pageText({ bytes, url, type }) {
    const text = (0,charset/* decode */.D)(bytes, type);
    if (text.slice(0, 8_192).includes('\0') || isMedia(type))
        return undefined;
    if (!isHtml(text, type))
        return { title: '', text: (0,hidden_text/* stripHidden */.P)(text), how: 'text' };
    return { ...(await readHtml(text, url)), how: 'html' };
}
function isMedia(type) {
    return /^(?:image\/(?!svg)|audio\/|video\/|font\/|application\/(?:pdf|zip|gzip|x-(?:tar|7z|gzip)|wasm|java-archive))/i.test(type.trim());
}
/** The header's word, unless it says nothing: then what the text starts with. */
function isHtml(text, type) {
    if (/html/i.test(type))
        return true;
    const vague = type.trim() === '' ||
        /^(?:text\/plain|application\/octet-stream|text\/xml|application\/xml)/i.test(type.trim());
    return (vague &&
        /^\s*(?:<!--[\s\S]{0,1000}?-->\s*|<\?xml[^>]{0,200}>\s*)*<(?:!doctype\s+html|html[\s>])/i.test(text.slice(0, 4_096)));
}
async function readHtml(html, url) {
    const [{ parseHTML }, { Readability }, { default: Turndown }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 543).then(__nccwpck_require__.bind(__nccwpck_require__, 3543)),
        __nccwpck_require__.e(/* import() */ 889).then(__nccwpck_require__.t.bind(__nccwpck_require__, 9889, 19)),
        __nccwpck_require__.e(/* import() */ 488).then(__nccwpck_require__.t.bind(__nccwpck_require__, 5488, 19)),
    ]);
    const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`);
    // What reads a tree goes down it step by step: a page nested deeper than pages are still gives its words.
    if (depthOf(document) > MOST_DEPTH)
        return { title: '', text: (0,hidden_text/* stripHidden */.P)((0,web_plain/* withoutTags */.C)(html)) };
    const base = document.querySelector('base[href]')?.getAttribute('href') ?? '';
    const title = titleOf(document);
    quiet(document);
    const heading = headingOf(document);
    const part = mainPart(document, Readability);
    const text = toMarkdown(part, URL.canParse(base, url) ? new URL(base, url).href : url, Turndown);
    // Readability takes out a heading that repeats the title.
    const head = heading === '' || text.includes(heading) ? '' : `# ${heading}\n\n`;
    return { title, text: (0,hidden_text/* stripHidden */.P)(head + text) };
}


/***/ }),

/***/ 5634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withoutTags)
/* harmony export */ });
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** The words of an HTML text without a tree: one pass, for pages nested too deep to be one. */
function withoutTags(html) {
    let text = '';
    let at = 0;
    while (at < html.length) {
        const open = html.indexOf('<', at);
        text += html.slice(at, open === -1 ? html.length : open);
        if (open === -1)
            break;
        at = afterTag(html, open);
        text += ' ';
    }
    return text
        .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name) => ENTITIES[name] ?? '')
        .replace(/[ \t\r\f\v]+/g, ' ')
        .replace(/ ?\n[\n ]*/g, '\n')
        .trim();
}
/** Where the text goes on after the tag at `open`; scripts, styles and comments are left out whole. */
function afterTag(html, open) {
    if (html.startsWith('<!--', open))
        return after(html, '-->', open);
    const silent = /^<(script|style)\b/i.exec(html.slice(open, open + 8))?.[1];
    if (silent === undefined)
        return after(html, '>', open);
    const close = new RegExp(`</${silent}`, 'gi');
    close.lastIndex = open;
    const end = close.exec(html);
    return end ? after(html, '>', end.index) : html.length;
}
function after(html, mark, from) {
    const end = html.indexOf(mark, from);
    return end === -1 ? html.length : end + mark.length;
}


/***/ }),

/***/ 176:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5919);
/* harmony import */ var _service_web_page_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1222);
/* harmony import */ var _service_web_page_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9195);



/** Entry of a page worker: turns one response into text, or into its words alone, and ends. */
const job = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(job.isPlain ? (0,_service_web_page_words_js__WEBPACK_IMPORTED_MODULE_2__/* .pageWords */ .T)(job) : await (0,_service_web_page_js__WEBPACK_IMPORTED_MODULE_1__/* .pageText */ .x)(job));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(176);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
