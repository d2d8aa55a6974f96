export const id = 1383;
export const ids = [1383];
export const modules = {

/***/ 41490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dj: () => (/* binding */ artifact),
/* harmony export */   ob: () => (/* binding */ hasArtifactService)
/* harmony export */ });
/* unused harmony export artifactName */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contract_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1873);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53086);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31448);





/** The run directory's own files, named one by one: never a folder, never the work tree. */
const artifact = {
    kind: 'artifact',
    words: ({ name }) => `an artifact ${name}`,
    plan({ outputs, result, lines }) {
        if (outputs.artifact === undefined)
            return undefined;
        const spilled = lines.flatMap((line) => line.type === 'result' && line.spill ? [node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(line.spill)] : []);
        const files = [
            _contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_FILES */ .al.transcript,
            ...(result.files.length > 0 ? [_contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_FILES */ .al.patch] : []),
            _contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_FILES */ .al.result,
            _contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_FILES */ .al.intents,
            _contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_FILES */ .al.plan,
            _contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_FILES */ .al.markdown,
            _contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_FILES */ .al.html,
            ...[...new Set(spilled)].sort().map((name) => `${_contract_result_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_FILES */ .al.spill}/${name}`),
        ];
        const name = artifactName(outputs.artifact?.name ?? `galley-${result.recipe.name}-${result.run.id}-${result.run.attempt}`);
        return { kind: 'artifact', id: `artifact-${(0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .digest */ .br)(name, ...files)}`, name, files };
    },
    async publish(intent, { runDir, artifacts }) {
        const files = await present(runDir, intent.files);
        if (!artifacts)
            return {
                action: 'skipped',
                say: `no artifact service here: ${(0,_render_js__WEBPACK_IMPORTED_MODULE_4__/* .many */ ._d)(files.length, 'file')} in ${runDir}`,
            };
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(1659), __webpack_require__.e(7636), __webpack_require__.e(3479)]).then(__webpack_require__.bind(__webpack_require__, 33479));
        const { id } = await new DefaultArtifactClient().uploadArtifact(intent.name, files, runDir);
        return {
            action: 'created',
            say: `artifact ${intent.name}${id ? ` (${id})` : ''}: ${(0,_render_js__WEBPACK_IMPORTED_MODULE_4__/* .many */ ._d)(files.length, 'file')}`,
        };
    },
};
/** GitHub refuses `" : < > | * ? \r \n \ /` in names; the rest of what it may not like goes too. */
function artifactName(text) {
    const plain = text.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
    return plain.slice(0, 120) || 'galley';
}
/** Those of `names` that are plain files inside `runDir`; a link that leads elsewhere is left out. */
async function present(runDir, names) {
    const root = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath(runDir);
    const found = [];
    for (const name of names) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name);
        const real = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath(file).catch(() => undefined);
        if (real === file && (await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat(file)).isFile())
            found.push(file);
    }
    return found;
}
/** Whether this process may upload: the runner gives the means to actions only, and GitHub Enterprise Server has none. */
function hasArtifactService(env) {
    if (!env.ACTIONS_RUNTIME_TOKEN || !env.ACTIONS_RESULTS_URL)
        return false;
    const host = URL.canParse(env.GITHUB_SERVER_URL ?? '')
        ? new URL(env.GITHUB_SERVER_URL ?? '').hostname
        : 'github.com';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}


/***/ }),

/***/ 96374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ findSticky),
/* harmony export */   JN: () => (/* binding */ discussionBoard),
/* harmony export */   sj: () => (/* binding */ postSticky)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57340);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53086);


/** Our own comment with that marker: the newest one. */
async function findSticky(board, { repo, number, marker }) {
    return (await allSticky(board, { repo, number, marker })).at(-1);
}
async function allSticky(board, { repo, number, marker }) {
    const [all, self] = [await board.comments(repo, number), await board.self()];
    return all.filter((post) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isOurs */ .MU)(post, marker, self));
}
/**
 * Posts the comment that shall stand there once. Another run may have posted its own in the same moment: then the earlier
 * one stays, with this text, and ours is taken away again. Both runs come to the same end, whichever looks first.
 */
async function postSticky(board, where, body) {
    const { repo, number } = where;
    const made = await (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .createOnce */ .Ur)(() => board.createComment(repo, number, body), () => findSticky(board, where));
    if (!board.deleteComment)
        return made;
    const [first] = (await allSticky(board, where)).sort((a, b) => a.id - b.id);
    if (!first || first.id >= made.id)
        return made;
    const kept = await board.updateComment(repo, first.id, body);
    await board.deleteComment(repo, made.id);
    return kept;
}
/**
 * The comments of a discussion as if they were an issue's, so that the same code posts them, finds them again and keeps
 * them up to date. With `replyTo` (a comment's number) what is posted stands in that comment's thread, else at the top.
 * Two clients for the same discussion share what is `known` of its comments.
 */
function discussionBoard(github, replyTo, known = new Map()) {
    const find = async (repo, number) => {
        const found = await github.discussion(repo, number);
        if (!found)
            throw Object.assign(new Error('the discussion is gone'), { status: 404 });
        for (const post of found.comments)
            known.set(post.id, post);
        return found;
    };
    let opened;
    const open = (repo, number) => {
        opened ??= find(repo, number);
        return opened;
    };
    const noted = (post) => {
        known.set(post.id, post);
        return post;
    };
    return {
        self: () => github.self(),
        async comments(repo, number) {
            opened = find(repo, number);
            const [{ comments }, self] = [await opened, await github.self()];
            return comments.map((post) => post.mine && self ? { ...post, author: { id: self.id, login: self.login } } : post);
        },
        async createComment(repo, number, body) {
            const { node } = await open(repo, number);
            const top = replyTo === undefined ? undefined : known.get(replyTo)?.top;
            if (replyTo !== undefined && top === undefined)
                throw Object.assign(new Error('the comment that asked is gone'), { status: 404 });
            return noted(await github.addDiscussionComment(node, body, top));
        },
        async updateComment(_repo, id, body) {
            const post = known.get(id);
            if (!post)
                throw Object.assign(new Error('the comment is gone'), { status: 404 });
            return noted(await github.updateDiscussionComment(post, body));
        },
        async react(_repo, { id }) {
            const asked = known.get(id);
            if (asked)
                await github.lookAt(asked.node);
            return 0;
        },
    };
}


/***/ }),

/***/ 71425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ hiddenLines),
/* harmony export */   o: () => (/* binding */ closingLine)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53086);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31448);


/** The one line every report ends with: what else this run publishes, and what not and why. */
function closingLine(draft) {
    const sent = draft.said.length > 0 ? `Published by this run: ${draft.said.join('; ')}.` : '';
    const left = draft.left.length > 0 ? `Not published: ${draft.left.join('; ')}.` : '';
    return [sent, left].filter(Boolean).join(' ') || 'Published by this run: this report.';
}
/**
 * The state (which commit was reviewed; only a run that reached its end and read every changed line moves it on) and the
 * marker, which is last. A run that a fork's own workflow may have forged remembers nothing: else its author could make
 * a later run look away.
 */
function hiddenLines(result, mark) {
    if (result.trigger.fork && result.trigger.event === 'pull_request')
        return mark;
    const whole = result.coverage.every((file) => file.status === 'read' || file.changed === 0);
    const sha = (0,_render_js__WEBPACK_IMPORTED_MODULE_1__/* .isFine */ .zn)(result) && whole ? result.head_sha : result.since_sha;
    return result.pull && /^[0-9a-f]{40,64}$/.test(sha) ? `${(0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .stateLine */ .qo)(sha)}\n${mark}` : mark;
}


/***/ }),

/***/ 37023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ comment),
/* harmony export */   Q: () => (/* binding */ commentMarker)
/* harmony export */ });
/* harmony import */ var _service_github_shape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62346);
/* harmony import */ var _board_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96374);
/* harmony import */ var _closing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71425);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57340);
/* harmony import */ var _incremental_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(994);
/* harmony import */ var _kind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46070);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53086);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69807);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31448);









/** The comment on the pull request or issue: one per recipe and target, kept up to date, unless the recipe wants a new one each time. */
const comment = {
    kind: 'comment',
    words: ({ sticky }) => (sticky ? 'a comment, kept up to date' : 'a comment'),
    plan(input, draft) {
        if (input.outputs.comment === undefined)
            return undefined;
        const { repo, number, discussion, recipe, run, trigger } = input.result;
        if (!repo || (number ?? discussion) === undefined)
            return 'comment (this event has no pull request, issue or discussion)';
        const sticky = input.outputs.comment?.sticky ?? true;
        // Each question in a discussion gets an answer of its own, in its thread.
        const asked = discussion === undefined ? undefined : trigger.comment?.id;
        const mark = commentMarker(recipe.name, { sticky, run: run.id, asked });
        const body = commentBody(input, draft, mark);
        return {
            kind: 'comment',
            id: `comment-${(0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .digest */ .br)(body)}`,
            target: { owner: repo.owner, repo: repo.name, ...(number !== undefined && { number }) },
            ...(number === undefined && discussion !== undefined && { discussion }),
            ...(asked !== undefined && { reply_to: asked }),
            sticky,
            marker: mark,
            body,
        };
    },
    async publish(intent, context) {
        const github = (0,_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .need */ .$)(context);
        const body = withFailures(intent, context);
        const board = intent.discussion === undefined ? github : (0,_board_js__WEBPACK_IMPORTED_MODULE_0__/* .discussionBoard */ .JN)(github, intent.reply_to);
        const became = await upsertComment(board, intent, context.seal(body));
        const reviewed = context.done.some((each) => each.kind === 'review');
        if (!context.result.pull || reviewed)
            return became;
        const words = (0,_incremental_js__WEBPACK_IMPORTED_MODULE_2__/* .settledWords */ .$4)(await settleAll(github, intent, context));
        return { ...became, say: [became.say, ...words].join('; ') };
    },
};
function commentBody(input, draft, mark) {
    const { result, seal } = input;
    const reviewed = draft.planned.some((intent) => intent.kind === 'review');
    return [
        (0,_render_js__WEBPACK_IMPORTED_MODULE_5__/* .renderReport */ .B1)(result, draft, {
            room: _render_js__WEBPACK_IMPORTED_MODULE_5__/* .COMMENT_ROOM */ ._C,
            seal,
            style: reviewed ? 'table' : 'full',
            closing: (0,_closing_js__WEBPACK_IMPORTED_MODULE_1__/* .closingLine */ .o)(draft),
        }),
        (0,_closing_js__WEBPACK_IMPORTED_MODULE_1__/* .hiddenLines */ .k)(result, mark),
    ].join('\n\n');
}
/** A run without findings plans no review: what it finds mended is marked here. */
async function settleAll(github, intent, context) {
    const repo = (0,_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .repoOf */ .A)(intent.target);
    const self = await github.self();
    const posts = (await github.reviewComments(repo, intent.target.number ?? 0)).filter((post) => post.author.id === self?.id);
    return (0,_incremental_js__WEBPACK_IMPORTED_MODULE_2__/* .settle */ .G9)(github, context, { repo, posts, reported: new Set() });
}
/** The planned bytes, unless something before it failed or the world moved on: then one more line says so. */
function withFailures(intent, { done, moved, edited }) {
    const failed = done.filter((each) => each.action === 'failed');
    const lines = [
        ...(moved ? [`> ${moved}`] : []),
        ...(edited ? [`> ${edited}`] : []),
        ...failed.map((each) => `> Not published: ${each.kind} (${(0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .proseLine */ .aV)(each.say, (text) => text, 300)}).`),
    ];
    if (lines.length === 0)
        return intent.body;
    const at = intent.body.lastIndexOf('<!-- galley:');
    const hidden = intent.body.lastIndexOf('\n\n', at);
    return `${intent.body.slice(0, hidden)}\n\n${lines.join('\n')}${intent.body.slice(hidden)}`;
}
/** The marker of a comment: `asked` is the comment in a discussion that it answers. */
function commentMarker(recipe, { sticky, run, asked }) {
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .marker */ .xL)('comment', recipe, asked !== undefined ? `${asked}` : sticky ? '' : (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .digest */ .br)(run));
}
/** Updates our own comment with that marker, or makes one; checks that the server kept what was sent. */
async function upsertComment(github, intent, body) {
    const repo = (0,_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .repoOf */ .A)(intent.target);
    const number = intent.target.number ?? intent.discussion ?? 0;
    const where = { repo, number, marker: intent.marker };
    const ours = await (0,_board_js__WEBPACK_IMPORTED_MODULE_0__/* .findSticky */ .$L)(github, where);
    if (ours && (0,_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .sameText */ .QV)(ours.body, body))
        return { action: 'unchanged', say: 'the comment is there already', url: ours.url };
    const post = ours && (await updated(github, repo, ours, body));
    if (post)
        return { action: 'updated', say: 'the comment was updated', url: post.url };
    const made = await (0,_board_js__WEBPACK_IMPORTED_MODULE_0__/* .postSticky */ .sj)(github, where, body);
    return { action: 'created', say: 'a comment was posted', url: made.url };
}
/** GitHub has answered 200 and kept the old body (facts 3.1): the echo is compared. A deleted comment answers undefined. */
async function updated(github, repo, ours, body) {
    try {
        const echo = await github.updateComment(repo, ours.id, body);
        if (!(0,_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .sameText */ .QV)(echo.body, body))
            throw new Error('GitHub answered 200 but kept the old text');
        return echo;
    }
    catch (error) {
        if ((0,_service_github_shape_js__WEBPACK_IMPORTED_MODULE_8__/* .statusOf */ .c2)(error) === 404)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 57340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kt: () => (/* binding */ sayFailure),
/* harmony export */   QV: () => (/* binding */ sameText),
/* harmony export */   Ur: () => (/* binding */ createOnce)
/* harmony export */ });
/* harmony import */ var _service_github_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62346);

/** What went wrong, in one line for people, with what to do where that is known. */
function sayFailure(error) {
    const status = (0,_service_github_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error);
    const text = error instanceof Error ? error.message : String(error);
    const hint = status === 401
        ? ' (the token is not valid)'
        : status === 403
            ? ' (the token may not do this, or the thread is locked or the repository archived: look at the job’s `permissions:`)'
            : '';
    return `${status ? `${status}: ` : ''}${text.split('\n', 1)[0]}${hint}`;
}
/**
 * Creates something once: a server that answers 5xx (or not at all) may have stored it all the same, so `find` looks
 * before the second try, which is the last.
 */
async function createOnce(create, find) {
    try {
        return await create();
    }
    catch (error) {
        if (((0,_service_github_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error) ?? 500) < 500)
            throw error;
        return (await find()) ?? (await create());
    }
}
/** Whether the server keeps what was sent: it stores line feeds as it likes and trims the ends. */
function sameText(a, b) {
    const plain = (text) => text.replace(/\r\n/g, '\n').trim();
    return plain(a) === plain(b);
}


/***/ }),

/***/ 994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ settledWords),
/* harmony export */   DG: () => (/* binding */ isLive),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   GU: () => (/* binding */ lastReviewed),
/* harmony export */   Uo: () => (/* binding */ headOf)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53086);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31448);



/**
 * The commit up to which our last whole review of this pull request looked, told by our own comment or review only;
 * undefined when there is none. A run may then look at what changed since, and says so as `since_sha`.
 */
async function lastReviewed(github, { repo, number, recipe }) {
    const self = await github.self();
    const comments = await github.comments(repo, number);
    const comment = comments.filter((post) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isOurs */ .MU)(post, (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .marker */ .xL)('comment', recipe), self)).at(-1);
    if (comment)
        return (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewedSha */ .cK)(comment.body);
    const reviews = await github.reviews(repo, number);
    const review = reviews.filter((post) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isOurs */ .MU)(post, (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .marker */ .xL)('review', recipe), self)).at(-1);
    return review && (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewedSha */ .cK)(review.body);
}
/** GitHub calls a comment outdated by taking its line away. */
function isLive(post) {
    return post.line !== null || post.onFile;
}
/** The first line of an inline comment of ours, without what GitHub would render; undefined for other posts. */
function headOf(post, recipe) {
    if (post.inReplyTo !== undefined || (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprintOf */ .ax)(post.body, recipe) === undefined)
        return undefined;
    return post.body
        .split('\n', 1)[0]
        ?.replace(/[*`]|&#8203;/g, '')
        .trim();
}
/** The most comments that one run marks as done. */
const MOST = 50;
/**
 * Marks our own earlier comments as done whose lines have changed since, when this run looked at their file and did not
 * say them again, and resolves their threads unless somebody else wrote in them. One that still stands on its line is
 * left: not saying a thing twice does not mend it.
 */
async function settle(github, context, { repo, posts, reported }) {
    const { result } = context;
    if (!(0,_render_js__WEBPACK_IMPORTED_MODULE_2__/* .isFine */ .zn)(result) || context.moved)
        return { done: 0, open: 0 };
    const looked = new Set(result.coverage.flatMap((file) => (file.status === 'read' ? [file.path] : [])));
    const done = posts.filter((post) => {
        const name = post.inReplyTo === undefined ? (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprintOf */ .ax)(post.body, result.recipe.name) : undefined;
        const seen = result.since_sha === '' || looked.has(post.path);
        return name !== undefined && !isLive(post) && !reported.has(name) && seen;
    });
    const some = done.slice(0, MOST);
    for (const post of some) {
        const at = post.body.lastIndexOf('<!-- galley:finding ');
        const hidden = post.body.slice(at).replace('galley:finding', 'galley:done');
        const body = `*Done: the lines changed, and ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(result.head_sha.slice(0, 12))} no longer has this.*\n\n${post.body.slice(0, at)}${hidden}`;
        await github.updateReviewComment(repo, post.id, body);
    }
    const open = await resolveThreads(github, repo, result.number ?? 0, new Set(some.map(({ id }) => id)));
    return { done: some.length, open };
}
/** Resolves the threads that these comments opened; answers with how many this token may not. Told, never a failure. */
async function resolveThreads(github, repo, number, opened) {
    if (opened.size === 0)
        return 0;
    const threads = (await github.reviewThreads(repo, number).catch(() => [])).filter(({ first, resolved, alone }) => opened.has(first) && !resolved && alone);
    for (const [at, { node }] of threads.entries())
        if (!(await github.resolveThread(node).catch(() => false)))
            return threads.length - at;
    return 0;
}
/** What became of earlier comments, in words; none where nothing did. */
function settledWords({ done, open }) {
    if (done === 0)
        return [];
    const why = open > 0 ? ` (${(0,_render_js__WEBPACK_IMPORTED_MODULE_2__/* .many */ ._d)(open, 'thread')} left open: resolving needs contents: write)` : '';
    return [`${(0,_render_js__WEBPACK_IMPORTED_MODULE_2__/* .many */ ._d)(done, 'comment')} of an earlier run marked as done${why}`];
}


/***/ }),

/***/ 98487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ KINDS),
  I: () => (/* binding */ kindOf)
});

// EXTERNAL MODULE: ./lib/report/artifact.js
var artifact = __webpack_require__(41490);
// EXTERNAL MODULE: ./lib/report/closing.js
var report_closing = __webpack_require__(71425);
// EXTERNAL MODULE: ./lib/report/failure.js
var failure = __webpack_require__(57340);
// EXTERNAL MODULE: ./lib/report/kind.js
var kind = __webpack_require__(46070);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(63021);
// EXTERNAL MODULE: ./lib/report/marker.js
var marker = __webpack_require__(53086);
// EXTERNAL MODULE: ./lib/report/prose.js + 1 modules
var prose = __webpack_require__(69807);
// EXTERNAL MODULE: ./lib/report/render.js
var render = __webpack_require__(31448);
;// CONCATENATED MODULE: ./lib/report/check.js







/** GitHub takes this many annotations a request; further ones are added by updates. */
const PER_REQUEST = 50;
const MOST = 500;
const LEVEL = { error: 'failure', warning: 'warning', info: 'notice' };
/** A check run on the head commit, with the findings as annotations. */
const check = {
    kind: 'check',
    words: ({ conclusion, annotations }) => `a check run (${conclusion}) with ${(0,render/* many */._d)(annotations.length, 'annotation')}`,
    plan(input, draft) {
        const { outputs, result, seal } = input;
        if (outputs.check === undefined)
            return undefined;
        if (!result.repo || !result.head_sha)
            return 'check run (the commit is not known)';
        const name = seal(outputs.check?.name ?? 'galley');
        const annotations = draft.findings.all
            .filter((each) => each.place.at !== 'body')
            .slice(0, MOST)
            .map((each) => annotate(each, seal));
        const summary = (0,render/* renderReport */.B1)(result, draft, {
            room: render/* COMMENT_ROOM */._C,
            seal,
            style: 'full',
            closing: (0,report_closing/* closingLine */.o)(draft),
        });
        return {
            kind: 'check',
            id: `check-${(0,marker/* digest */.br)(result.head_sha, summary, JSON.stringify(annotations))}`,
            target: { owner: result.repo.owner, repo: result.repo.name },
            name,
            head_sha: result.head_sha,
            conclusion: conclusionOf(result),
            title: (0,prose/* plainTitle */.D4)(`${result.recipe.title}: ${(0,render/* many */._d)(draft.findings.all.length, 'finding')}`, seal, 120),
            summary,
            annotations,
        };
    },
    async publish(intent, context) {
        const github = (0,kind/* need */.$)(context);
        const repo = (0,kind/* repoOf */.A)(intent.target);
        const externalId = `galley:${(0,marker/* markerName */.CO)(context.result.recipe.name)}:${intent.id}`;
        const find = async () => (await github.checks(repo, intent.head_sha, intent.name)).find((run) => run.externalId === externalId);
        const there = await find();
        if (there)
            return { action: 'unchanged', say: 'the check run is there already', url: there.url };
        const fields = (from) => ({
            ...request(intent),
            external_id: externalId,
            annotations: intent.annotations.slice(from, from + PER_REQUEST),
        });
        const made = await (0,failure/* createOnce */.Ur)(() => github.createCheck(repo, fields(0)), find);
        for (let from = PER_REQUEST; from < intent.annotations.length; from += PER_REQUEST) {
            await github.updateCheck(repo, made.id, fields(from));
        }
        return { action: 'created', say: `check run: ${intent.conclusion}`, url: made.url };
    },
};
function request({ name, head_sha, conclusion, title, summary }) {
    return { name, head_sha, conclusion, title, summary };
}
/** Red only when the recipe says so (`fail_on`); a quota or a limit is not the author's fault. */
function conclusionOf(result) {
    if (result.outcome === 'findings')
        return result.exit_code === 0 ? 'neutral' : 'failure';
    if (result.outcome === 'done' || result.outcome === 'no-changes')
        return 'success';
    return ['quota', 'limit', 'cancelled', 'model-error'].includes(result.outcome) ? 'neutral' : 'failure';
}
/** Annotations are plain text: nothing in them is rendered, so sealing is all they need. */
function annotate({ finding }, seal) {
    const right = finding.side === 'RIGHT';
    const end = right ? (finding.line ?? 1) : 1;
    const start = right ? Math.min(finding.start_line ?? end, end) : 1;
    return {
        path: finding.path,
        start_line: start,
        end_line: end,
        annotation_level: LEVEL[finding.severity],
        message: (0,markdown/* head */.d5)(seal(finding.body), 8_000),
        ...(finding.title && { title: (0,markdown/* oneLine */.TN)(seal(finding.title), 200) }),
    };
}

// EXTERNAL MODULE: ./lib/report/comment.js
var comment = __webpack_require__(37023);
;// CONCATENATED MODULE: ./lib/report/issue.js






/** An issue that holds the report. While an earlier one of the same recipe and title is open, that one is updated. */
const issue = {
    kind: 'issue',
    words: ({ title }) => `an issue "${title}"`,
    plan(input, draft) {
        const { outputs, result, seal } = input;
        if (!outputs.issue)
            return undefined;
        if (!result.repo)
            return 'issue (this run has no repository)';
        if (!(0,render/* isFine */.zn)(result))
            return `issue (the run ended with ${result.outcome})`;
        if (draft.answer.trim() === '' && draft.findings.all.length === 0)
            return 'issue (there is nothing to tell)';
        const title = (0,prose/* plainTitle */.D4)(outputs.issue.title, seal);
        const mark = (0,marker/* marker */.xL)('issue', result.recipe.name, (0,marker/* digest */.br)(title));
        const report = (0,render/* renderReport */.B1)(result, draft, {
            room: render/* COMMENT_ROOM */._C,
            seal,
            style: 'full',
            closing: (0,report_closing/* closingLine */.o)(draft),
        });
        const body = `${report}\n\n${mark}`;
        return {
            kind: 'issue',
            id: `issue-${(0,marker/* digest */.br)(title, body)}`,
            target: { owner: result.repo.owner, repo: result.repo.name },
            marker: mark,
            title,
            body,
            labels: outputs.issue.labels,
        };
    },
    async publish(intent, context) {
        const github = (0,kind/* need */.$)(context);
        const repo = (0,kind/* repoOf */.A)(intent.target);
        const self = await github.self();
        const find = async () => self && (await github.issuesBy(repo, self.login)).find((post) => (0,marker/* isOurs */.MU)(post, intent.marker, self));
        const there = await find();
        if (!there) {
            const { title, body, labels } = intent;
            const made = await (0,failure/* createOnce */.Ur)(() => github.createIssue(repo, { title, body, labels }), find);
            return { action: 'created', say: `issue #${made.number}`, url: made.url };
        }
        if ((0,failure/* sameText */.QV)(there.body, intent.body)) {
            return { action: 'unchanged', say: `issue #${there.number} says it already`, url: there.url };
        }
        const echo = await github.updateIssue(repo, there.number, { title: intent.title, body: intent.body });
        if (!(0,failure/* sameText */.QV)(echo.body, intent.body))
            throw new Error('GitHub answered 200 but kept the old text');
        return { action: 'updated', say: `issue #${there.number} was updated`, url: echo.url };
    },
};

;// CONCATENATED MODULE: ./lib/report/label.js




/** Labels from the recipe's list, as many as it allows; what the model invents is not set. */
const label = {
    kind: 'label',
    words: ({ add }) => `${(0,render/* many */._d)(add.length, 'label')}: ${add.join(', ')}`,
    plan({ outputs, result }) {
        if (!outputs.label)
            return undefined;
        const { repo, number, output } = result;
        if (!repo || number === undefined)
            return 'labels (this event has no pull request or issue)';
        const wanted = asked(output, outputs.label.from);
        if (wanted === undefined)
            return `labels (the result has no list \`${(0,markdown/* oneLine */.TN)(outputs.label.from, 50)}\`)`;
        const known = new Map(outputs.label.allowed.map((name) => [name.toLowerCase(), name]));
        const add = [...new Set(wanted.flatMap((name) => known.get(name.trim().toLowerCase()) ?? []))];
        if (add.length === 0)
            return `labels (none of the ${(0,render/* many */._d)(wanted.length, 'label')} asked for is in the recipe’s list)`;
        const some = add.slice(0, outputs.label.max);
        return {
            kind: 'label',
            id: `label-${(0,marker/* digest */.br)(`${number}`, ...some)}`,
            target: { owner: repo.owner, repo: repo.name, number },
            add: some,
            remove: [],
        };
    },
    async publish(intent, context) {
        const github = (0,kind/* need */.$)(context);
        const [repo, number] = [(0,kind/* repoOf */.A)(intent.target), intent.target.number ?? 0];
        const has = new Set((await github.labels(repo, number)).map((name) => name.toLowerCase()));
        const add = intent.add.filter((name) => !has.has(name.toLowerCase()));
        const remove = intent.remove.filter((name) => has.has(name.toLowerCase()));
        if (add.length > 0)
            await github.addLabels(repo, number, add);
        for (const name of remove)
            await github.removeLabel(repo, number, name);
        if (add.length + remove.length === 0)
            return { action: 'unchanged', say: 'the labels are set already' };
        return {
            action: 'updated',
            say: `labels: ${[...add, ...remove.map((name) => `without ${name}`)].join(', ')}`,
        };
    },
};
/** The list of strings under `key` of the structured result; a single string counts as a list of one. */
function asked(output, key) {
    if (output === null || typeof output !== 'object' || !Object.hasOwn(output, key))
        return undefined;
    const value = output[key];
    if (typeof value === 'string')
        return [value];
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/contract/result.js
var contract_result = __webpack_require__(1873);
// EXTERNAL MODULE: ./lib/service/github/shape.js
var shape = __webpack_require__(62346);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/service/git.js + 2 modules
var service_git = __webpack_require__(62120);
// EXTERNAL MODULE: ./lib/service/github/diff.js
var diff = __webpack_require__(49064);
;// CONCATENATED MODULE: ./lib/report/patch-tree.js





/**
 * Makes the tree that `patch` turns `base` into, on the server: git itself applies the patch in an index of its own
 * (binary files, renames, modes, symlinks and missing final line feeds are its business), and only what changed is sent.
 * Answers the new tree's hash.
 */
async function commitTree(github, repo, { base, patch, env }) {
    const root = await promises_.realpath(await promises_.mkdtemp(external_node_path_.join(external_node_os_.tmpdir(), 'galley-publish-')));
    try {
        const git = new service_git/* Git */.T({ root, env });
        await git.run(['init', '--quiet', '--template=', '.']);
        const before = await stage(git, github, { root, repo, base, touched: touchedPaths(patch) });
        await git.run(['apply', '--cached', '--binary', '--whitespace=nowarn', '-'], { input: patch });
        const after = await listIndex(git);
        const changes = await upload(git, github, { repo, before, after });
        return changes.length === 0 ? base : github.createTree(repo, base, changes);
    }
    finally {
        await promises_.rm(root, { recursive: true, force: true });
    }
}
/** Puts the base's version of every touched file into the index. */
async function stage(git, github, { root, repo, base, touched }) {
    const found = await find(github, { repo, base, touched });
    const blobs = [...found.values()].filter((entry) => entry.mode !== '160000');
    const names = [];
    for (const [at, entry] of blobs.entries()) {
        names.push(`base-${at}`);
        await promises_.writeFile(external_node_path_.join(root, `base-${at}`), await github.blob(repo, entry.sha));
    }
    await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], {
        input: names.map((name) => `${name}\n`).join(''),
    });
    const rows = [...found.values()].map((entry) => `${entry.mode} ${entry.sha}\t${entry.path}\0`);
    await git.run(['update-index', '-z', '--index-info'], { input: rows.join('') });
    return found;
}
/** The touched files as the base tree has them: one request, or folder by folder where the tree is too large for one. */
async function find(github, { repo, base, touched }) {
    const wanted = new Set(touched);
    const whole = await github.tree(repo, base, true);
    if (!whole.truncated) {
        const files = whole.entries.filter((entry) => entry.type !== 'tree' && wanted.has(entry.path));
        return new Map(files.map(({ path: name, mode, sha }) => [name, { path: name, mode, sha }]));
    }
    const folders = new Map([['', base]]);
    const found = new Map();
    for (const folder of foldersOf(touched)) {
        const sha = folders.get(folder);
        if (!sha)
            continue;
        for (const entry of (await github.tree(repo, sha, false)).entries) {
            const name = folder ? `${folder}/${entry.path}` : entry.path;
            if (entry.type === 'tree')
                folders.set(name, entry.sha);
            else if (wanted.has(name))
                found.set(name, { path: name, mode: entry.mode, sha: entry.sha });
        }
    }
    return found;
}
/** Every folder above the paths, outer ones first. */
function foldersOf(paths) {
    const all = new Set(['']);
    for (const name of paths) {
        const parts = name.split('/').slice(0, -1);
        for (let depth = 1; depth <= parts.length; depth++)
            all.add(parts.slice(0, depth).join('/'));
    }
    return [...all].sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
}
async function listIndex(git) {
    const { stdout } = await git.run(['ls-files', '--stage', '-z']);
    const entries = stdout.toString('utf8').split('\0').filter(Boolean);
    return new Map(entries.map((line) => {
        const [, mode = '', sha = '', name = ''] = /^(\d+) ([0-9a-f]+) \d\t([\s\S]*)$/.exec(line) ?? [];
        return [name, { path: name, mode, sha }];
    }));
}
async function upload(git, github, { repo, before, after }) {
    const known = new Set([...before.values()].map((entry) => entry.sha));
    const changed = [...after.values()].filter(({ path: name, sha, mode }) => {
        const old = before.get(name);
        return old?.sha !== sha || old.mode !== mode;
    });
    const changes = [];
    for (const { path: name, mode, sha } of changed) {
        const isNew = mode !== '160000' && !known.has(sha);
        const there = isNew
            ? await github.createBlob(repo, (await git.run(['cat-file', 'blob', sha])).stdout)
            : sha;
        if (there !== sha)
            throw new Error(`GitHub stored ${name} as ${there}, not ${sha}`);
        changes.push({ path: name, mode, sha });
    }
    for (const [name, old] of before)
        if (!after.has(name))
            changes.push({ path: name, mode: old.mode, sha: null });
    return changes;
}
/** Old and new names of every file in a patch. The API speaks JSON: a name that is no UTF-8 has no way through. */
function touchedPaths(patch) {
    const files = (0,diff/* parseDiff */.FR)(patch);
    const odd = files.find((file) => file.bytes);
    if (odd)
        throw new Error(`${odd.path} is no UTF-8: GitHub's API cannot take it`);
    return [...new Set(files.flatMap((file) => [file.oldPath, file.path]))];
}

;// CONCATENATED MODULE: ./lib/report/pull-request.js












/** A branch with the run's change as one commit, made through the Git data API so that GitHub signs it, and a pull request from it. */
const pullRequest = {
    kind: 'pull_request',
    words: ({ draft, branch }) => `a ${draft ? 'draft ' : ''}pull request from ${(0,markdown/* code */.aY)(branch)}`,
    plan(input, draft) {
        const { outputs, result } = input;
        if (outputs.pull_request === undefined)
            return undefined;
        const { repo, files } = result;
        const wants = outputs.pull_request ?? DEFAULTS;
        if (!repo)
            return 'pull request (this run has no repository)';
        if (files.length === 0)
            return 'pull request (nothing was changed)';
        if (!(0,render/* isFine */.zn)(result))
            return `pull request (the run ended with ${result.outcome}; the change is in ${contract_result/* RUN_FILES */.al.patch})`;
        if (result.trigger.level !== 'write')
            return 'pull request (the one who asked may not write here)';
        if (files.length > wants.max_files)
            return `pull request (${(0,render/* many */._d)(files.length, 'file')} changed, the recipe allows ${wants.max_files})`;
        const base = wants.base || result.base_ref || repo.default_branch;
        const branch = input.seal(wants.branch.trim());
        const bad = badBranch(branch, [base, repo.default_branch]);
        if (bad)
            return `pull request (${bad})`;
        if (!result.tree_sha || !base)
            return 'pull request (the commit the change was made on is not known)';
        const title = (0,prose/* plainTitle */.D4)(wants.title || `${result.recipe.title}${result.number ? ` for ${result.number}` : ''}`, input.seal);
        const body = bodyOf(input, (0,report_closing/* closingLine */.o)(draft), draft);
        return {
            kind: 'pull_request',
            id: `pull-request-${(0,marker/* digest */.br)(result.run.id, result.tree_sha, title, body)}`,
            target: { owner: repo.owner, repo: repo.name },
            base,
            base_sha: result.tree_sha,
            branch,
            title,
            body,
            draft: wants.draft,
            labels: wants.labels,
            reviewers: wants.reviewers,
            message: `${(0,prose/* plainMessage */.C5)(title, input.seal)}\n\nGalley-Recipe: ${(0,marker/* markerName */.CO)(result.recipe.name)}\nGalley-Run: ${result.run.id}\n`,
            patch: contract_result/* RUN_FILES */.al.patch,
        };
    },
    async publish(intent, context) {
        const github = (0,kind/* need */.$)(context);
        const repo = (0,kind/* repoOf */.A)(intent.target);
        const pushed = await pushBranch(github, repo, { intent, context });
        const done = await openPull(github, repo, intent);
        return pushed || done.action !== 'unchanged'
            ? done
            : { ...done, say: 'the pull request is there already' };
    },
};
const DEFAULTS = {
    branch: '',
    title: undefined,
    body: undefined,
    base: undefined,
    draft: true,
    labels: [],
    reviewers: [],
    max_files: 100,
};
function bodyOf(input, closing, draft) {
    const { result, outputs, seal } = input;
    const own = outputs.pull_request?.body;
    const report = (0,render/* renderReport */.B1)(result, draft, { room: render/* COMMENT_ROOM */._C, seal, style: 'full', closing });
    return [own && (0,prose/* prose */.CS)(own, seal), result.number !== undefined && `For #${result.number}.`, report]
        .filter(Boolean)
        .join('\n\n');
}
/** Git's own rules for a branch name, and ours: never a branch that others push to. */
function badBranch(name, taken) {
    const shown = (0,markdown/* code */.aY)(name.slice(0, 80));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: git refuses them in names
    const refused = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\.lock(\/|$)|(^|\/)\.|[./]$|^[-/]|^@$|^refs\//;
    if (name === '' || Buffer.byteLength(name) > 200)
        return `${shown} is no branch name`;
    if (refused.test(name))
        return `${shown} is no branch name`;
    if (taken.includes(name))
        return `${shown} is the branch it would go to`;
    return undefined;
}
/** False when the branch already holds this very change. */
async function pushBranch(github, repo, { intent, context }) {
    const there = await github.branch(repo, intent.branch);
    const base = await github.commit(repo, intent.base_sha);
    const patch = await promises_.readFile(external_node_path_.join(context.runDir, external_node_path_.basename(intent.patch)));
    const tree = await commitTree(github, repo, { base: base.tree, patch, env: context.env });
    if (tree === base.tree)
        throw new Error('the patch changes nothing');
    if (there) {
        const commit = await github.commit(repo, there);
        if (commit.tree === tree && commit.parents[0] === intent.base_sha)
            return false;
        const ours = commit.message.includes(`\nGalley-Recipe: ${(0,marker/* markerName */.CO)(context.result.recipe.name)}\n`);
        if (!ours && there !== intent.base_sha)
            throw new Error(`the branch ${intent.branch} is there already and its last commit is not Galley's`);
    }
    const sha = await github.createCommit(repo, { message: intent.message, tree, parents: [intent.base_sha] });
    if (there)
        await github.updateBranch(repo, intent.branch, sha, true);
    else
        await github.createBranch(repo, intent.branch, sha);
    return true;
}
async function openPull(github, repo, intent) {
    const find = async () => (await github.pullsFrom(repo, intent.branch)).at(0);
    const there = await find();
    const { title, body, base, draft, branch } = intent;
    if (there && (0,failure/* sameText */.QV)(there.body, body)) {
        return { action: 'unchanged', say: `pull request #${there.number} has the new commit`, url: there.url };
    }
    if (there) {
        const echo = await github.updatePull(repo, there.number, { title, body });
        if (!(0,failure/* sameText */.QV)(echo.body, body))
            throw new Error('GitHub answered 200 but kept the old text');
        return { action: 'updated', say: `pull request #${there.number} was updated`, url: echo.url };
    }
    const made = await (0,failure/* createOnce */.Ur)(() => github.createPull(repo, { title, body, head: branch, base, draft }), find);
    const missing = await decorate(github, repo, intent, made.number);
    return { action: 'created', say: [`pull request #${made.number}`, ...missing].join('; '), url: made.url };
}
/** Labels and reviewers are extras: the pull request stands when one of them is refused. */
async function decorate(github, repo, intent, number) {
    const missing = [];
    const attempt = async (what, set) => {
        await set().catch((error) => {
            if ((0,shape/* statusOf */.c2)(error) === undefined)
                throw error;
            missing.push(`without ${what}, which GitHub refused (${(0,shape/* statusOf */.c2)(error)})`);
        });
    };
    if (intent.labels.length > 0)
        await attempt('labels', () => github.addLabels(repo, number, intent.labels));
    if (intent.reviewers.length > 0)
        await attempt('reviewers', () => github.requestReviewers(repo, number, intent.reviewers));
    return missing;
}

// EXTERNAL MODULE: ./lib/report/finding.js
var finding = __webpack_require__(27563);
// EXTERNAL MODULE: ./lib/report/incremental.js
var incremental = __webpack_require__(994);
;// CONCATENATED MODULE: ./lib/report/review.js









/** Findings on the lines that they are about. Always a COMMENT: Galley never approves and never requests changes. */
const review = {
    kind: 'review',
    words: ({ comments }) => `a review with ${(0,render/* many */._d)(comments.length, 'inline comment')}`,
    plan(input, draft) {
        const { outputs, result } = input;
        if (outputs.review === undefined)
            return undefined;
        const { repo, number } = result;
        if (!repo || number === undefined || !result.pull)
            return 'review (this event has no pull request)';
        if (!result.head_sha)
            return 'review (the commit to review is not known)';
        const { inline, listed } = draft.findings;
        if (inline.length + listed.length === 0 && outputs.comment !== undefined)
            return 'review (no findings)';
        const mark = (0,marker/* marker */.xL)('review', result.recipe.name);
        const style = {
            recipe: result.recipe.name,
            suggestions: outputs.review?.suggestions ?? true,
            seal: input.seal,
        };
        const comments = inline.map((each) => ({
            ...review_anchor(each.place),
            fingerprint: each.fingerprint,
            body: (0,finding/* inlineBody */.kX)(each, style),
        }));
        const body = reviewBody(input, draft, mark);
        return {
            kind: 'review',
            id: `review-${(0,marker/* digest */.br)(result.head_sha, body, JSON.stringify(comments))}`,
            target: { owner: repo.owner, repo: repo.name, number },
            commit: result.head_sha,
            marker: mark,
            body,
            comments,
        };
    },
    async publish(intent, context) {
        if (context.moved)
            return { action: 'skipped', say: context.moved };
        return send(intent, context, (0,kind/* need */.$)(context));
    },
};
function review_anchor(spot) {
    if (spot.at === 'body')
        throw new Error('a finding without an anchor is no inline comment');
    if (spot.at === 'file')
        return { path: spot.path, side: 'RIGHT' };
    const { path, line, start_line, side } = spot;
    return { path, line, ...(start_line !== undefined && { start_line }), side };
}
/** Short beside a comment that tells the rest; the whole report where the review stands alone. */
function reviewBody(input, draft, mark) {
    const { result, seal, outputs } = input;
    const { inline, listed } = draft.findings;
    const style = { recipe: result.recipe.name, suggestions: false, seal };
    const alone = outputs.comment === undefined;
    const files = inline.filter((each) => each.place.at === 'file').length;
    const parts = [
        inline.length > files && `${inline.length - files} on lines of the change`,
        files > 0 && `${files} on files`,
        listed.length > 0 && `${listed.length} below`,
    ].filter(Boolean);
    return [
        alone
            ? (0,render/* renderReport */.B1)(result, draft, { room: render/* COMMENT_ROOM */._C, seal, style: 'table', closing: (0,report_closing/* closingLine */.o)(draft) })
            : `${(0,render/* many */._d)(inline.length + listed.length, 'finding')}: ${parts.join(', ')}.`,
        listed.length > 0 && (0,render/* findingsList */.bM)(listed, style, render/* COMMENT_ROOM */._C.findings),
        (0,report_closing/* hiddenLines */.k)(result, mark),
    ]
        .filter(Boolean)
        .join('\n\n');
}
async function send(intent, context, github) {
    const repo = (0,kind/* repoOf */.A)(intent.target);
    const number = intent.target.number ?? 0;
    const recipe = context.result.recipe.name;
    const self = await github.self();
    const there = (await github.reviewComments(repo, number)).filter((post) => post.author.id === self?.id);
    const live = new Set(there.filter(incremental/* isLive */.DG).map((post) => (0,marker/* fingerprintOf */.ax)(post.body, recipe)));
    const fresh = intent.comments.filter((each) => !live.has(each.fingerprint));
    const reviews = await github.reviews(repo, number);
    const earlier = reviews.filter((post) => (0,marker/* isOurs */.MU)(post, intent.marker, self)).at(-1);
    const reported = new Set(intent.comments.map((each) => each.fingerprint));
    const settled = await (0,incremental/* settle */.G9)(github, context, { repo, posts: there, reported });
    const also = [
        intent.comments.length > fresh.length &&
            `${(0,render/* many */._d)(intent.comments.length - fresh.length, 'comment')} of an earlier run kept`,
        ...(0,incremental/* settledWords */.$4)(settled),
    ];
    if (fresh.length === 0 && earlier) {
        const same = (0,failure/* sameText */.QV)(earlier.body, intent.body);
        if (!same)
            await github.updateReview(repo, number, { id: earlier.id, body: intent.body });
        const say = same
            ? 'the review is there already'
            : 'no new findings: the earlier review’s text was updated';
        return {
            action: same && settled.done === 0 ? 'unchanged' : 'updated',
            say: join(say, ...also),
            url: earlier.url,
        };
    }
    const { url, refused } = await create(github, { repo, number, intent, fresh });
    const told = refused > 0 && `${refused} refused by GitHub and told in the review’s text`;
    return {
        action: 'created',
        say: join(`a review with ${(0,render/* many */._d)(fresh.length - refused, 'inline comment')}`, ...also, told),
        url,
    };
}
function join(...parts) {
    return parts.filter(Boolean).join('; ');
}
/** GitHub takes a review and all its line comments in one request; this many a request keeps it below its limits. */
const PER_REVIEW = 100;
/** One request for up to 100 line comments, one for each file comment, and one by one only where GitHub says 422. */
async function create(github, { repo, number, intent, fresh }) {
    const onLines = fresh.filter((each) => each.line !== undefined);
    const onFiles = fresh.filter((each) => each.line === undefined);
    const refused = [];
    let url = '';
    let first;
    for (let at = 0; at === 0 || at < onLines.length; at += PER_REVIEW) {
        const some = onLines.slice(at, at + PER_REVIEW);
        const body = at === 0 ? intent.body : `${(0,render/* many */._d)(some.length, 'further finding')}.`;
        const post = await createOne(github, { repo, number, intent, fresh: some }, body, refused);
        if (at === 0)
            [url, first] = [post.url, post];
    }
    for (const each of onFiles)
        await alone(github, { repo, number, intent, fresh: [] }, each, refused);
    if (refused.length > 0 && first) {
        await github.updateReview(repo, number, { id: first.id, body: withRefused(intent, refused) });
    }
    return { url, refused: refused.length };
}
async function createOne(github, job, body, refused) {
    const { repo, number, intent, fresh } = job;
    const send = (comments) => (0,failure/* createOnce */.Ur)(() => github.createReview(repo, number, { commit: intent.commit, body, comments }), async () => (await github.reviews(repo, number)).find((post) => post.commit === intent.commit && post.body === body));
    try {
        return await send(fresh.map(toAnchored));
    }
    catch (error) {
        if ((0,shape/* statusOf */.c2)(error) !== 422 || fresh.length === 0)
            throw error;
        const post = await send([]);
        for (const each of fresh)
            await alone(github, job, each, refused);
        return post;
    }
}
/** On its line, else on its file, else `refused`. */
async function alone(github, job, each, refused) {
    const { repo, number, intent } = job;
    const onFile = { path: each.path, body: each.body };
    for (const anchored of each.line === undefined ? [onFile] : [toAnchored(each), onFile]) {
        try {
            await (0,failure/* createOnce */.Ur)(() => github.createReviewComment(repo, number, { ...anchored, commit: intent.commit }), async () => (await github.reviewComments(repo, number)).find((post) => post.body === each.body));
            return;
        }
        catch (error) {
            if ((0,shape/* statusOf */.c2)(error) !== 422)
                throw error;
        }
    }
    refused.push(each);
}
function toAnchored({ path, body, line, start_line, side }) {
    return {
        path,
        body,
        ...(line !== undefined && { line, side }),
        ...(start_line !== undefined && { start_line }),
    };
}
function withRefused(intent, refused) {
    const at = intent.body.lastIndexOf('\n\n<!-- galley:');
    const told = refused.map(({ path, line, body }) => {
        const text = body.slice(0, body.lastIndexOf('\n\n<!-- galley:')).replace(/^(`{3,})suggestion$/gm, '$1');
        return `\`${path}${line === undefined ? '' : `:${line}`}\`\n\n${text}`;
    });
    const list = (0,markdown/* cut */.Jj)(told.join('\n\n'), 60_000 - (0,markdown/* points */.WR)(intent.body), '*And more: see the run’s report.*');
    return `${intent.body.slice(0, at)}\n\nGitHub took these on no line:\n\n${list}${intent.body.slice(at)}`;
}

// EXTERNAL MODULE: ./lib/report/usage.js
var usage = __webpack_require__(25817);
;// CONCATENATED MODULE: ./lib/report/summary.js





/** GitHub drops a step's whole summary above 1 MiB, counted over everything that was written to it. */
const MOST_BYTES = 1_000_000;
/** The job's summary page. */
const summary = {
    kind: 'summary',
    words: () => 'a step summary',
    plan(input, draft) {
        if (!input.outputs.summary)
            return undefined;
        const closing = (0,report_closing/* closingLine */.o)(draft);
        const body = (0,render/* renderReport */.B1)(input.result, draft, {
            room: render/* SUMMARY_ROOM */.jU,
            seal: input.seal,
            style: 'full',
            closing,
            usage: (0,usage/* usageTable */.M)(input.lines),
        });
        return { kind: 'summary', id: `summary-${(0,marker/* digest */.br)(body)}`, body };
    },
    async publish(intent, { summaryFile, done, seal }) {
        if (!summaryFile)
            return { action: 'skipped', say: 'there is no step summary here: report.md holds the same' };
        const there = await promises_.readFile(summaryFile, 'utf8').catch(() => '');
        if (there.includes(intent.body))
            return { action: 'unchanged', say: 'the summary is there already' };
        const rows = done
            .filter((each) => each.action !== 'skipped')
            .map((each) => `- ${each.kind}: ${each.action}${each.url?.startsWith('https://') ? ` ([open](${each.url}))` : ''}`);
        const text = `${there === '' ? '' : '\n'}${intent.body}\n${rows.length > 0 ? `\n${rows.join('\n')}\n` : ''}`;
        if (Buffer.byteLength(there) + Buffer.byteLength(text) > MOST_BYTES) {
            return { action: 'skipped', say: 'the step summary is full: report.md holds the same' };
        }
        await promises_.appendFile(summaryFile, seal(text));
        return { action: 'created', say: 'the step summary was written' };
    },
};

;// CONCATENATED MODULE: ./lib/report/index.js








/**
 * Everything that can be published, in the order in which it is planned and sent: the comment and the summary come
 * last, because they tell what became of the others. To add one: its file, its Intent, and its name here.
 */
const KINDS = [pullRequest, review, label, issue, check, artifact/* artifact */.dj, comment/* comment */.I, summary];
/** The kind of an intent. */
function kindOf(intent) {
    const found = KINDS.find((kind) => kind.kind === intent.kind);
    if (!found)
        throw new Error(`nothing publishes ${intent.kind}`);
    // Each kind takes its own intent; the list is searched by that very name.
    return found;
}


/***/ }),

/***/ 46070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ need),
/* harmony export */   A: () => (/* binding */ repoOf)
/* harmony export */ });
/** The repository an intent goes to. */
function repoOf(target) {
    return { owner: target.owner, repo: target.repo };
}
/** The client, or an error that says what is missing. */
function need(context) {
    if (!context.github)
        throw new Error('there is no token: set GITHUB_TOKEN to publish this');
    return context.github;
}


/***/ }),

/***/ 41383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ intentLines),
/* harmony export */   BG: () => (/* binding */ capsOf),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   nb: () => (/* binding */ planIntents),
/* harmony export */   uL: () => (/* binding */ reportMarkdown)
/* harmony export */ });
/* harmony import */ var _closing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71425);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55754);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98487);
/* harmony import */ var _render_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31448);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25817);





/** What a run wants published, in the order it is sent. Pure: the same input gives the same bytes. */
function planIntents(input) {
    return draw(input).planned;
}
/** report.md: the whole report for people, also where nothing is published. */
function reportMarkdown(input) {
    const draft = draw(input);
    const closing = (0,_closing_js__WEBPACK_IMPORTED_MODULE_0__/* .closingLine */ .o)(draft);
    const { result, seal, lines } = input;
    const usage = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageTable */ .M)(lines);
    return `${(0,_render_js__WEBPACK_IMPORTED_MODULE_3__/* .renderReport */ .B1)(result, draft, { room: _render_js__WEBPACK_IMPORTED_MODULE_3__/* .SUMMARY_ROOM */ .jU, seal, style: 'full', closing, usage })}\n`;
}
/** The lines of intents.jsonl. */
function intentLines(intents) {
    return intents.map((intent) => `${JSON.stringify(intent)}\n`).join('');
}
/** plan.json: where each finding went, and the outputs that were asked for. */
function planText(input) {
    const staged = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .stagedFindings */ .fr)(input.lines);
    const sorted = input.known?.findings ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .sortFindings */ .Tc)(staged, input.diff, undefined);
    const placed = new Map(sorted.all.map(({ finding, ...rest }) => [finding, rest]));
    const plan = {
        outputs: input.outputs,
        findings: staged.map((finding) => placed.get(finding) ?? null),
    };
    return `${JSON.stringify(plan)}\n`;
}
/** What a review may hold; undefined when there is none. */
function capsOf(input) {
    const { outputs, result } = input;
    if (outputs.review === undefined || !result.pull)
        return undefined;
    return { max: outputs.review?.max ?? 50, min_severity: outputs.review?.min_severity ?? 'info' };
}
function draw(input) {
    const { result, lines, diff } = input;
    const draft = {
        answer: input.known?.answer ?? (0,_render_js__WEBPACK_IMPORTED_MODULE_3__/* .answerOf */ .ut)(lines, result.output),
        findings: input.known?.findings ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .sortFindings */ .Tc)((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .stagedFindings */ .fr)(lines), diff, capsOf(input)),
        planned: [],
        said: [],
        left: [],
    };
    for (const kind of _index_js__WEBPACK_IMPORTED_MODULE_2__/* .KINDS */ .G) {
        const made = kind.plan(input, draft);
        if (typeof made === 'string')
            draft.left.push(made);
        else if (made) {
            draft.planned.push(made);
            if (made.kind !== 'comment' && made.kind !== 'summary')
                draft.said.push((0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(made).words(made));
        }
    }
    return draft;
}


/***/ }),

/***/ 25817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ usageTable)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);

/** More turns than this are told in groups, so that the table stays a table. */
const ROWS = 40;
/** Tokens, cache hits and cost of each turn (of each few turns in a long run), folded. Empty where nothing was counted. */
function usageTable(lines) {
    const turns = lines.flatMap((line) => line.type === 'assistant' || (line.type === 'compact' && line.usage.input > 0) ? [line.usage] : []);
    if (turns.every(({ input, output }) => input + output === 0))
        return '';
    const size = Math.ceil(turns.length / ROWS);
    const rows = [];
    for (const [at, { input, cached, output, usd }] of turns.entries()) {
        const last = rows.at(-1);
        if (!last || at % size === 0)
            rows.push({ first: at + 1, last: at + 1, input, cached, output, usd });
        else {
            last.last = at + 1;
            last.input += input;
            last.cached += cached;
            last.output += output;
            last.usd += usd;
        }
    }
    const total = rows.reduce((sum, row) => ({
        first: sum.first,
        last: row.last,
        input: sum.input + row.input,
        cached: sum.cached + row.cached,
        output: sum.output + row.output,
        usd: sum.usd + row.usd,
    }));
    const words = [
        '| Turn | Tokens in | of them cached | out | USD |',
        '| --- | ---: | ---: | ---: | ---: |',
        ...rows.map((row) => cells(row.first === row.last ? `${row.first}` : `${row.first}–${row.last}`, row)),
        cells('all', total),
    ];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .zH)('Tokens and cost by turn', words.join('\n'));
}
function cells(name, { input, cached, output, usd }) {
    const share = input > 0 ? ` (${Math.round((cached / input) * 100)} %)` : '';
    return `| ${name} | ${input} | ${cached}${share} | ${output} | ${usd > 0 ? usd.toFixed(4) : '-'} |`;
}


/***/ }),

/***/ 49064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ parseDiff),
/* harmony export */   FS: () => (/* binding */ parseHunks),
/* harmony export */   a2: () => (/* binding */ DiffError),
/* harmony export */   il: () => (/* binding */ parseParts),
/* harmony export */   lt: () => (/* binding */ countLines)
/* harmony export */ });
/* unused harmony export fileType */
/* harmony import */ var _git_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36317);

const LF = 10;
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*?)\r?$/s;
/** The text is not a diff in git's format; `line` is 1-based. */
class DiffError extends Error {
    line;
    name = 'DiffError';
    constructor(line, what) {
        super(`diff line ${line}: ${what}`);
        this.line = line;
    }
}
/**
 * Reads a diff as git and GitHub write it (`diff --git`, prefixes a/ and b/). Hunks are read by their counts, so that
 * content which looks like a header is content. Throws DiffError where the text is cut or damaged.
 */
function parseDiff(diff) {
    return parseParts(diff).map((part) => part.file);
}
/** The same, with each file's own text beside it. */
function parseParts(diff) {
    const lines = new Lines(typeof diff === 'string' ? Buffer.from(diff, 'utf8') : diff);
    const parts = [];
    while (!lines.done) {
        const start = lines.at;
        if (lines.starts('diff --git '))
            addPart(parts, { file: readFile(lines), text: lines.text(start) });
        else if (lines.starts('diff --'))
            addPart(parts, { file: readCombined(lines), text: lines.text(start) });
        else
            lines.next(); // text before the first file: a mail's or a commit's header
    }
    return parts;
}
/** Reads the hunks of one file, as GitHub's files API gives them in `patch`. */
function parseHunks(patch) {
    const lines = new Lines(Buffer.from(patch, 'utf8'));
    const hunks = [];
    while (!lines.done)
        hunks.push(readHunk(lines));
    return hunks;
}
/** The lines of a diff as bytes, one after the other. A last line without a line feed is a line. */
class Lines {
    number = 1;
    /** Where the line in front starts. */
    at = 0;
    #bytes;
    constructor(bytes) {
        this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    get done() {
        return this.at >= this.#bytes.length;
    }
    /** The line in front, without its line feed. */
    peek() {
        const end = this.#bytes.indexOf(LF, this.at);
        return this.#bytes.subarray(this.at, end === -1 ? this.#bytes.length : end);
    }
    next() {
        const line = this.peek();
        this.at += line.length + 1;
        this.number += 1;
        return line;
    }
    /** Everything from `start` up to the line in front. */
    text(start) {
        return this.#bytes.toString('utf8', start, this.at);
    }
    starts(text) {
        return this.#bytes.toString('latin1', this.at, this.at + text.length) === text;
    }
}
/** A file that turned into a symlink is a deletion and an addition of one path: they are one file here. */
function addPart(parts, { file, text }) {
    const last = parts.at(-1);
    if (!last || last.file.path !== file.path || last.file.status !== 'deleted' || file.status !== 'added') {
        parts.push({ file, text });
        return;
    }
    const merged = {
        ...file,
        status: 'modified',
        ...(last.file.oldMode && { oldMode: last.file.oldMode }),
        binary: last.file.binary || file.binary,
        hunks: [...last.file.hunks, ...file.hunks],
        deleted: last.file.deleted,
    };
    parts[parts.length - 1] = { file: merged, text: last.text + text };
}
function readFile(lines) {
    const start = lines.number;
    const first = lines.next().subarray('diff --git '.length);
    const header = { status: 'modified', binary: false };
    while (!lines.done && !lines.starts('diff --') && !lines.starts('@@ '))
        readHeader(lines, header);
    const named = header.from && header.to ? undefined : readTwice(first);
    const to = header.to ?? named ?? header.from;
    const from = header.from ?? named ?? header.to;
    if (!to || !from)
        throw new DiffError(start, 'no file name');
    const hunks = [];
    while (lines.starts('@@ '))
        hunks.push(readHunk(lines));
    return makeFile({ header, from, to, hunks });
}
function makeFile({ header, from, to, hunks, }) {
    const moved = header.status === 'renamed' || header.status === 'copied';
    const name = header.status === 'deleted' ? from : to;
    return {
        path: name.path,
        oldPath: moved ? from.path : name.path,
        ...(name.bytes && { bytes: name.bytes }),
        status: header.status,
        ...(header.oldMode && { oldMode: header.oldMode }),
        ...(header.newMode && { newMode: header.newMode }),
        type: fileType(header.newMode ?? header.oldMode),
        binary: header.binary,
        hunks,
        added: countLines(hunks, 'add'),
        deleted: countLines(hunks, 'delete'),
    };
}
/** How many lines of a kind the hunks hold. */
function countLines(hunks, kind) {
    return hunks.reduce((sum, hunk) => sum + hunk.lines.filter((line) => line.kind === kind).length, 0);
}
function fileType(mode) {
    if (mode === '120000')
        return 'symlink';
    return mode === '160000' ? 'submodule' : 'file';
}
function readHeader(lines, header) {
    const line = lines.next();
    const text = line.toString('latin1').replace(/\r$/, '');
    const value = (prefix) => (text.startsWith(prefix) ? text.slice(prefix.length) : undefined);
    const mode = value('old mode ') ?? value('deleted file mode ');
    const newMode = value('new mode ') ?? value('new file mode ');
    if (mode)
        header.oldMode = mode;
    if (newMode)
        header.newMode = newMode;
    if (text.startsWith('deleted file mode'))
        header.status = 'deleted';
    if (text.startsWith('new file mode'))
        header.status = 'added';
    const both = /^index [0-9a-f]+\.\.[0-9a-f]+ (\d+)$/.exec(text)?.[1];
    if (both) {
        header.oldMode ??= both;
        header.newMode ??= both;
    }
    for (const [word, status] of [
        ['rename', 'renamed'],
        ['copy', 'copied'],
    ]) {
        if (value(`${word} from `) !== undefined)
            header.from = readPlain(line.subarray(`${word} from `.length));
        if (value(`${word} to `) !== undefined) {
            header.to = readPlain(line.subarray(`${word} to `.length));
            header.status = status;
        }
    }
    if (text.startsWith('--- '))
        header.from ??= readPrefixed(line.subarray(4));
    if (text.startsWith('+++ '))
        header.to ??= readPrefixed(line.subarray(4));
    if (text.startsWith('Binary files ') || text === 'GIT binary patch')
        header.binary = true;
}
/** The two names of `diff --git a/x b/x`, where no other line names the file: then both are the same. */
function readTwice(line) {
    if (line[0] === 34) {
        const quoted = (0,_git_name_js__WEBPACK_IMPORTED_MODULE_0__/* .unquoteName */ .Lh)(line);
        return quoted && (0,_git_name_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(quoted.bytes.subarray(2));
    }
    const bare = line.at(-1) === 13 && line.length % 2 === 0 ? line.subarray(0, -1) : line;
    const length = (bare.length - 5) / 2;
    const name = bare.subarray(2, 2 + length);
    const twin = bare.subarray(length + 5);
    return Number.isInteger(length) && length > 0 && name.equals(twin) ? (0,_git_name_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(name) : undefined;
}
function readPlain(line) {
    const quoted = line[0] === 34 ? (0,_git_name_js__WEBPACK_IMPORTED_MODULE_0__/* .unquoteName */ .Lh)(line) : undefined;
    return (0,_git_name_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(quoted?.bytes ?? line);
}
/** A name after `---` or `+++`: prefix a/ or b/, and a TAB behind it when it has a space. /dev/null is no name. */
function readPrefixed(line) {
    if (/^\/dev\/null\r?$/.test(line.toString('latin1')))
        return undefined;
    if (line[0] === 34) {
        const quoted = (0,_git_name_js__WEBPACK_IMPORTED_MODULE_0__/* .unquoteName */ .Lh)(line);
        return quoted && (0,_git_name_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(quoted.bytes.subarray(2));
    }
    const tab = line.indexOf(9);
    return (0,_git_name_js__WEBPACK_IMPORTED_MODULE_0__/* .readName */ .MQ)(line.subarray(2, tab === -1 ? line.length : tab));
}
function readHunk(lines) {
    const number = lines.number;
    const [, a, b, c, d, section = ''] = HUNK.exec(lines.next().toString('utf8')) ?? [];
    if (a === undefined || c === undefined)
        throw new DiffError(number, 'not a hunk header');
    const hunk = {
        oldStart: Number(a),
        oldLines: b === undefined ? 1 : Number(b),
        newStart: Number(c),
        newLines: d === undefined ? 1 : Number(d),
        section,
        lines: [],
    };
    let old = hunk.oldStart;
    let now = hunk.newStart;
    const oldEnd = old + hunk.oldLines;
    const newEnd = now + hunk.newLines;
    while (old < oldEnd || now < newEnd) {
        if (lines.done)
            throw new DiffError(lines.number, 'the hunk is cut');
        const line = lines.next();
        if (line[0] === 92) {
            markNoNewline(hunk);
            continue;
        }
        const read = readLine(line, old, now);
        if (!read)
            throw new DiffError(lines.number - 1, 'not a line of a hunk');
        hunk.lines.push(read);
        if (read.old !== undefined)
            old += 1;
        if (read.new !== undefined)
            now += 1;
    }
    if (lines.starts('\\ ')) {
        lines.next();
        markNoNewline(hunk);
    }
    if (old !== oldEnd || now !== newEnd)
        throw new DiffError(lines.number - 1, "the hunk's counts are wrong");
    return hunk;
}
function readLine(line, old, now) {
    const text = line.toString('utf8', 1);
    if (line[0] === 43)
        return { kind: 'add', text, new: now };
    if (line[0] === 45)
        return { kind: 'delete', text, old };
    // Some tools strip the blank that stands for an unchanged empty line.
    return line.length === 0 || line[0] === 32 ? { kind: 'same', text, old, new: now } : undefined;
}
function markNoNewline(hunk) {
    const last = hunk.lines.at(-1);
    if (last)
        last.noNewline = true;
}
/** A merge's combined diff has several old sides: the file is named, its hunks are not read. */
function readCombined(lines) {
    const line = lines.next();
    const name = readPlain(line.subarray(line.indexOf(32, 'diff --'.length) + 1));
    while (!lines.done && !lines.starts('diff --'))
        lines.next();
    const header = { status: 'modified', binary: false };
    return { ...makeFile({ header, from: name, to: name, hunks: [] }), missing: 'not-given' };
}


/***/ })

};
