export const id = 9022;
export const ids = [9022];
export const modules = {

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
var report_render = __webpack_require__(31448);
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
        return `<details${parts.length === 1 ? ' open' : ''}><summary><code>${escapeHtml(title)}</code></summary><pre class="diff">${body}</pre>${left > 0 ? `<p class="dim">${(0,report_render/* many */._d)(left, 'more line')} in changes.patch.</p>` : ''}</details>`;
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
/**
 * The run step by step: what the model said, each call with what it touched, the verdict and the answer. A subagent's
 * steps stand folded where it was started.
 */
function steps(lines) {
    const results = new Map(lines.flatMap((line) => (line.type === 'result' ? [[key(line), line]] : [])));
    const groups = grouped(lines.filter((line) => line.type !== 'result' && line.type !== 'intent'));
    let shown = 0;
    let left = 0;
    const render = (group) => group.flatMap((line) => {
        if (line.type === 'start' && line.child)
            return [subagent(line, groups.get(line.agent) ?? [], render)];
        if (shown >= MOST_STEPS)
            left += 1;
        else
            shown += 1;
        return left > 0 ? [] : [step(line, results)];
    });
    const html = render(groups.get('') ?? []).join('\n');
    return `${html}${left > 0 ? `<p class="dim">${(0,report_render/* many */._d)(left, 'more step')}: see the transcript.</p>` : ''}`;
}
/** Lines by the subagent they belong to, '' for all others; a subagent's first line stands with its parent's. */
function grouped(lines) {
    const nested = new Set(lines.flatMap((line) => (line.type === 'start' && line.child ? [line.agent] : [])));
    const groups = new Map();
    for (const line of lines) {
        const agent = line.type === 'start' && line.child ? (line.parent ?? '') : line.agent;
        const name = nested.has(agent) ? agent : '';
        const group = groups.get(name) ?? [];
        groups.set(name, group);
        group.push(line);
    }
    return groups;
}
function subagent({ agent, label = '', model, child }, lines, render) {
    const end = lines.findLast((line) => line.type === 'end');
    const state = end?.type !== 'end' ? 'warn' : end.outcome === 'done' ? 'good' : 'bad';
    const ended = end?.type === 'end' ? `${end.outcome}, ${(0,report_render/* many */._d)(end.turns, 'turn')}, ${(0,report_render/* duration */.p0)(end.ms)}` : 'no end';
    const role = child && child.role !== 'agent' ? `${child.role}, ` : '';
    return `<details class="call ${state}"><summary><b class="who">${escapeHtml(agent)}</b> ${escapeHtml(shorten(label, 160))} <span class="dim">${escapeHtml(`${role}${model}: ${ended}`)}</span></summary>${render(lines).join('\n')}</details>`;
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
            return note('warn', `${who}Retry ${line.attempt} after ${(0,report_render/* duration */.p0)(line.wait_ms)}: ${escapeHtml(line.reason)}`);
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
    const word = refused ? 'refused' : !result ? 'no answer' : result.ok ? (0,report_render/* duration */.p0)(result.ms) : 'failed';
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
        const title = `${bar.label}: ${(0,report_render/* duration */.p0)(bar.to - bar.from)}, from ${(0,report_render/* duration */.p0)(bar.from - start)}`;
        return `<rect class="${bar.kind}" x="${x(bar.from).toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${ROW - 6}" rx="2"><title>${escapeHtml(title)}</title></rect>`;
    });
    const names = lanes.map((lane, at) => `<text x="0" y="${at * ROW + 16}">${escapeHtml(lane.length > 18 ? `${lane.slice(0, 17)}…` : lane)}</text>`);
    const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => {
        const at = start + part * (end - start);
        const anchor = part === 1 ? 'end' : 'middle';
        return `<line x1="${x(at).toFixed(1)}" x2="${x(at).toFixed(1)}" y1="0" y2="${height - 22}"/><text class="tick" text-anchor="${anchor}" x="${x(at).toFixed(1)}" y="${height - 6}">${(0,report_render/* duration */.p0)(at - start)}</text>`;
    });
    const left = all.length - bars.length;
    return `<div class="wide"><svg class="time" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Time line of turns and tool calls">${ticks.join('')}${rects.join('')}${names.join('')}</svg></div>${left > 0 ? `<p class="dim">The first ${MOST_BARS} of ${all.length} bars.</p>` : ''}<p class="key"><span><i class="model"></i>model</span><span><i class="ok"></i>tool</span><span><i class="failed"></i>failed or refused</span><span><i class="cut"></i>stopped answer</span></p>`;
}
function barOf(line) {
    const to = Date.parse(line.at);
    if (Number.isNaN(to))
        return [];
    const lane = (name) => (line.agent === 'main' ? name : line.agent);
    if (line.type === 'assistant') {
        return [{ lane: lane('model'), kind: 'model', label: 'answer', from: to - line.ms, to }];
    }
    if (line.type === 'ttsr_injection') {
        return [{ lane: lane('model'), kind: 'cut', label: `stopped by ${line.rules.join(', ')}`, from: to, to }];
    }
    if (line.type === 'result') {
        return [
            {
                lane: lane(line.name),
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
        facts.push(['Turns', `${result.turns}`], ['Time', (0,report_render/* duration */.p0)(result.ms)]);
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
    return `<p>${read} of ${(0,report_render/* many */._d)(result.coverage.length, 'changed file')} read.</p><div class="wide"><table>${rows.join('')}</table></div>`;
}


/***/ })

};
