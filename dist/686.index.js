export const id = 686;
export const ids = [686];
export const modules = {

/***/ 13117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ describeIntents)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50768);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63021);


/** What `--dry-run` prints: every intent with the exact bytes that would be sent, for people to read. */
function describeIntents(intents) {
    if (intents.length === 0)
        return 'Nothing would be published.\n';
    return intents.map((intent) => `${describe(intent)}\n`).join('\n');
}
function describe(intent) {
    const to = 'target' in intent
        ? ` -> ${intent.target.owner}/${intent.target.repo}${intent.target.number ? `#${intent.target.number}` : ''}`
        : '';
    const title = `=== ${(0,_index_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(intent).words(intent)}${to} [${intent.id}]`;
    return [title, ...facts(intent), ...bodies(intent)].join('\n');
}
function facts(intent) {
    switch (intent.kind) {
        case 'pull_request':
            return [
                `title: ${intent.title}`,
                `branch: ${intent.branch} -> ${intent.base} (commit on ${intent.base_sha})`,
                `labels: ${intent.labels.join(', ') || 'none'}; reviewers: ${intent.reviewers.join(', ') || 'none'}; patch: ${intent.patch}`,
                `commit message: ${intent.message}`,
            ];
        case 'review':
            return [`commit: ${intent.commit}`];
        case 'issue':
            return [`title: ${intent.title}`, `labels: ${intent.labels.join(', ') || 'none'}`];
        case 'check':
            return [`commit: ${intent.head_sha}`, `title: ${intent.title}`];
        case 'artifact':
            return intent.files.map((file) => `file: ${file}`);
        case 'label':
            return [`add: ${intent.add.join(', ') || 'none'}`, `remove: ${intent.remove.join(', ') || 'none'}`];
        default:
            return [];
    }
}
function bodies(intent) {
    switch (intent.kind) {
        case 'comment':
        case 'issue':
        case 'summary':
        case 'pull_request':
            return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(intent.body)];
        case 'check':
            return [
                (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(intent.summary),
                ...intent.annotations.map((each) => `${each.annotation_level} ${each.path}:${each.start_line}-${each.end_line} ${each.title ?? ''}\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(each.message)}`),
            ];
        case 'review':
            return [
                (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(intent.body),
                ...intent.comments.map((each) => {
                    const lines = each.line === undefined
                        ? '(file)'
                        : `${each.start_line ? `${each.start_line}-` : ''}${each.line} ${each.side}`;
                    return `${each.path} ${lines}\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(each.body)}`;
                }),
            ];
        default:
            return [];
    }
}


/***/ }),

/***/ 48572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
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
/** Sends until the limit lets it through. Gives up with GitHub's own answer when the wait would pass `deadline`. */
async function waitOutLimits(send, deadline) {
    for (let tries = 0;; tries++) {
        try {
            return await send();
        }
        catch (failure) {
            const wait = limitWait(failure, tries, Date.now());
            if (wait === undefined || tries >= MAX_WAITS || Date.now() + wait > deadline)
                throw failure;
            await (0,promises_.setTimeout)(wait);
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
        Promise.all(/* import() */[__webpack_require__.e(636), __webpack_require__.e(303)]).then(__webpack_require__.bind(__webpack_require__, 11303)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
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
    const deadline = options.deadline ?? Date.now() + HOUR;
    // All hooks share one options object: what is passed on to the next one is not seen by it.
    octokit.hook.wrap('request', (request, call) => {
        const again = call.method !== 'POST' || REPEATABLE.test(call.url);
        if (!again)
            call.request = { ...call.request, retries: 0 };
        return waitOutLimits(async () => request(call), deadline);
    });
    return octokit;
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
        /** The account this token writes as. An installation token may not ask REST for it; GraphQL tells every token. */
        async self() {
            try {
                const { viewer } = await octokit.graphql('query { viewer { login databaseId } }');
                return viewer.databaseId ? { id: viewer.databaseId, login: viewer.login } : undefined;
            }
            catch {
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
            return { number, state: data.state, headSha: data.head.sha, url: data.html_url };
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

;// CONCATENATED MODULE: ./lib/service/github/client.js






/**
 * GitHub as Galley uses it: few methods, all pages read, writes paced, limits waited for up to the deadline. What fails
 * throws an error with the HTTP `status`; what is not there is undefined where the type says so.
 */
async function makeGitHub(options) {
    const octokit = await makeOctokit(options);
    return {
        ...peopleApi(octokit),
        ...commentApi(octokit),
        ...reviewApi(octokit),
        ...issueApi(octokit),
        ...checkApi(octokit),
        ...objectApi(octokit),
        ...pullApi(octokit),
        ...changeApi(octokit),
        ...workflowApi(octokit),
    };
}


/***/ }),

/***/ 62346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ orMissing),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   iR: () => (/* binding */ toPost)
/* harmony export */ });
function toPost(data) {
    return {
        id: data.id,
        body: data.body ?? '',
        author: data.user ? { id: data.user.id, login: data.user.login } : { id: 0, login: 'ghost' },
        url: data.html_url,
        updatedAt: data.updated_at ?? data.submitted_at ?? '',
        ...(data.author_association && { association: data.author_association }),
    };
}
/** The HTTP status a call failed with; undefined for anything else. */
function statusOf(failure) {
    const status = failure?.status;
    return typeof status === 'number' ? status : undefined;
}
/** Undefined where the server says that there is none (404, 410 for what was deleted). */
async function orMissing(call, statuses = [404, 410]) {
    try {
        return await call;
    }
    catch (failure) {
        if (statuses.includes(statusOf(failure) ?? 0))
            return undefined;
        throw failure;
    }
}


/***/ }),

/***/ 10723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ makeFetch)
/* harmony export */ });
/**
 * The fetch that every client of this program shares. Where the environment names a proxy (HTTP_PROXY, HTTPS_PROXY,
 * NO_PROXY, in either case), requests go through it; Node 20's own fetch would not. Extra certificates are Node's
 * business (NODE_EXTRA_CA_CERTS). The proxy client is loaded with the first request.
 */
function makeFetch(env) {
    const http = env.http_proxy || env.HTTP_PROXY;
    const https = env.https_proxy || env.HTTPS_PROXY;
    if (!http && !https)
        return (input, init) => globalThis.fetch(input, init);
    let proxied;
    return async (input, init) => {
        proxied ??= loadProxied({
            ...(http && { httpProxy: http }),
            ...(https && { httpsProxy: https }),
            noProxy: env.no_proxy || env.NO_PROXY || '',
        });
        return (await proxied)(input, init);
    };
}
async function loadProxied(options) {
    const { EnvHttpProxyAgent, fetch } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
    const dispatcher = new EnvHttpProxyAgent(options);
    // The same standard in two type packages: undici's own and Node's.
    const send = fetch;
    return (input, init) => send(input, { ...init, dispatcher });
}


/***/ })

};
