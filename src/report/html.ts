import type { Line } from '../contract/event.js';
import type { Finding } from '../contract/intent.js';
import type { ResultFile } from '../contract/result.js';
import { stagedFindings } from './findings.js';
import { escapeHtml, proseHtml, shorten } from './html/escape-html.js';
import { patchHtml } from './html/patch.js';
import { steps } from './html/steps.js';
import { STYLE } from './html/style.js';
import { timeline, tokens } from './html/timeline.js';
import { duration, many } from './render.js';

export interface RunRecord {
  lines: readonly Line[];
  /** Missing for a run that was killed. */
  result?: ResultFile;
  patch: string;
}

/** report.html: the whole run as one page without scripts, that loads nothing and can be read on a phone. */
export function renderHtml(run: RunRecord): string {
  const start = run.lines.find((line) => line.type === 'start');
  const title = run.result?.recipe.title ?? (start?.type === 'start' ? start.title : 'A run');
  const findings = stagedFindings(run.lines);
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

function about({ result }: RunRecord, start: Line | undefined): string {
  const model = result?.model ?? (start?.type === 'start' ? start.model : '');
  const run = result?.run.id ?? (start?.type === 'start' ? start.run : '');
  const repo = result?.repo
    ? `${result.repo.owner}/${result.repo.name}${result.number ? `#${result.number}` : ''}`
    : '';
  return [repo, model, run && `run ${run}`, result?.head_sha && `at ${result.head_sha.slice(0, 12)}`]
    .filter(Boolean)
    .join(' · ');
}

function cards({ result, lines }: RunRecord, findings: number): string {
  const end = lines.findLast((line) => line.type === 'end' && line.agent === 'main');
  const outcome = result?.outcome ?? (end?.type === 'end' ? end.outcome : 'not finished');
  const good = ['done', 'no-changes', 'findings'].includes(outcome);
  const facts: [string, string][] = [['Outcome', outcome]];
  if (findings > 0) facts.push(['Findings', `${findings}`]);
  if (result) {
    facts.push(['Turns', `${result.turns}`], ['Time', duration(result.ms)]);
    const { input, output, usd } = result.usage;
    if (input + output > 0) facts.push(['Tokens', `${input} in, ${output} out`]);
    if (usd > 0) facts.push(['Cost', `$${usd.toFixed(4)}`]);
    if (result.files.length > 0) facts.push(['Files changed', `${result.files.length}`]);
    if (result.attempts > 1) facts.push(['Attempts', `${result.attempts}`]);
  }
  const html = facts.map(
    ([name, value], at) =>
      `<div class="card${at > 0 ? '' : good ? ' good' : ' bad'}"><span>${name}</span><b>${escapeHtml(value)}</b></div>`,
  );
  return `<div class="cards">${html.join('')}</div>`;
}

function section(title: string, html: string): string {
  return html === '' ? '' : `<section><h2>${escapeHtml(title)}</h2>\n${html}\n</section>`;
}

function findingHtml(finding: Finding): string {
  const range =
    finding.line === undefined ? '' : `:${finding.start_line ? `${finding.start_line}-` : ''}${finding.line}`;
  return `<article class="finding ${finding.severity}"><p><b>${finding.severity}</b> <code>${escapeHtml(`${finding.path}${range}`)}</code> ${escapeHtml(finding.title)}</p><div class="text">${proseHtml(shorten(finding.body, 8_000))}</div>${finding.suggestion === undefined ? '' : `<pre class="diff"><span class="add">${escapeHtml(shorten(finding.suggestion, 8_000))}</span></pre>`}</article>`;
}

function coverage(result: ResultFile | undefined): string {
  if (!result || result.coverage.length === 0) return '';
  const read = result.coverage.filter((file) => file.status === 'read').length;
  const rows = result.coverage.slice(0, 1_000).map((file) => {
    const part =
      file.changed === 0
        ? file.status === 'read'
          ? 100
          : 0
        : Math.min(100, (100 * file.read) / file.changed);
    return `<tr><td><code>${escapeHtml(file.path)}</code></td><td><meter min="0" max="100" value="${part.toFixed(0)}"></meter></td><td class="dim">${escapeHtml(file.why ?? file.status)}</td></tr>`;
  });
  return `<p>${read} of ${many(result.coverage.length, 'changed file')} read.</p><div class="wide"><table>${rows.join('')}</table></div>`;
}
