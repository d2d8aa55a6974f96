import { EXIT_CODE } from '../contract/outcome.js';
import type { ChangedFile, Coverage, ResultFile } from '../contract/result.js';
import { parseDiff } from '../service/github/diff.js';
import { isFine, many } from './render.js';

interface Facts {
  id: string;
  patch: Buffer;
  notices: string[];
  /** Runs that should be there and are not. */
  missing: number;
  findings: ResultFile['findings'];
}

/** The results of several runs as one: sums, the worst ending, and the time from the first start to the last end. */
export function mergeResults(results: readonly ResultFile[], facts: Facts): ResultFile {
  const [first] = results;
  if (!first) throw new Error('nothing to merge');
  const sum = (pick: (result: ResultFile) => number) =>
    results.reduce((total, each) => total + pick(each), 0);
  const outcome = outcomeOf(results, facts);
  const outputs: unknown[] = results.map(({ output }) => output).filter((each) => each !== undefined);
  return {
    ...first,
    outcome,
    exit_code: Math.max(EXIT_CODE[outcome], ...results.map((each) => each.exit_code)),
    say: sayOf(results, facts.missing),
    model: [...new Set(results.map((each) => each.model))].join(', '),
    run: { ...first.run, id: facts.id, attempt: Math.max(...results.map((each) => each.run.attempt)) },
    trigger: { ...first.trigger, at: earliest(results.map((each) => each.trigger.at)) },
    tree_sha: (results.find((each) => each.files.length > 0) ?? first).tree_sha,
    since_sha: results.every((each) => each.since_sha === first.since_sha) ? first.since_sha : '',
    ...timeOf(results),
    turns: sum((each) => each.turns),
    usage: {
      input: sum((each) => each.usage.input),
      output: sum((each) => each.usage.output),
      cached: sum((each) => each.usage.cached),
      usd: sum((each) => each.usage.usd),
    },
    attempts: Math.max(...results.map((each) => each.attempts)),
    findings: facts.findings,
    coverage: coverageOf(results),
    files: parseDiff(facts.patch).map(changed),
    ...(outputs.length > 0 && { output: outputs.reduce(mergeOutput) }),
    notices: [...new Set([...facts.notices, ...results.flatMap((each) => each.notices)])],
  };
}

/** One run that failed, or is not there, is the ending of all: nobody may take the whole for done. */
function outcomeOf(results: readonly ResultFile[], { missing, findings }: Facts): ResultFile['outcome'] {
  const bad = results.filter((each) => !isFine(each)).sort((a, b) => b.exit_code - a.exit_code);
  if (bad[0]) return bad[0].outcome;
  if (missing > 0) return 'cancelled';
  if (findings.error + findings.warning + findings.info > 0) return 'findings';
  return results.every((each) => each.outcome === 'no-changes') ? 'no-changes' : 'done';
}

function sayOf(results: readonly ResultFile[], missing: number): string {
  const bad = results.filter((each) => !isFine(each));
  const list = bad.slice(0, 5).map((each) => `run ${each.run.id}: ${each.outcome}: ${each.say}`);
  const more = bad.length > list.length ? [`and ${bad.length - list.length} more`] : [];
  const lost = missing > 0 ? [`${many(missing, 'run')} missing`] : [];
  const head = `${many(results.length, 'run')} merged; ${results.length - bad.length} ended well.`;
  return [head, [...list, ...more, ...lost].join('; ')].filter(Boolean).join(' ');
}

/** The earliest; one that is unknown makes it unknown. */
function earliest(times: readonly string[]): string {
  const known = times.map((time) => Date.parse(time));
  const first = Math.min(...known);
  return Number.isNaN(first) ? '' : (times[known.indexOf(first)] ?? '');
}

function timeOf(results: readonly ResultFile[]): { started: string; ms: number } {
  const spans = results.map((each) => ({ from: Date.parse(each.started), ms: each.ms }));
  const from = Math.min(...spans.map((span) => span.from));
  if (Number.isNaN(from)) return { started: '', ms: Math.max(...spans.map((span) => span.ms)) };
  return {
    started: new Date(from).toISOString(),
    ms: Math.max(...spans.map((span) => span.from + span.ms)) - from,
  };
}

/** A file counts as read as far as the run that read most of it. */
function coverageOf(results: readonly ResultFile[]): Coverage[] {
  const rank = { read: 2, partly: 1, 'not-read': 0 };
  const best = new Map<string, Coverage>();
  for (const file of results.flatMap((each) => each.coverage)) {
    const there = best.get(file.path);
    const better = !there || rank[file.status] - rank[there.status] || file.read - there.read;
    if (better === true || better > 0) best.set(file.path, file);
  }
  return [...best.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function changed(file: ReturnType<typeof parseDiff>[number]): ChangedFile {
  const count = (value: number): number | null => (file.binary ? null : value);
  const from = file.oldPath === file.path ? {} : { from: file.oldPath };
  return { path: file.path, ...from, added: count(file.added), deleted: count(file.deleted) };
}

/** Lists are joined without repeats; of everything else the first run's value stays. */
function mergeOutput(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) {
    const seen = new Map([...one, ...other].map((each) => [JSON.stringify(each), each]));
    return [...seen.values()];
  }
  if (!isMap(one) || !isMap(other)) return one;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    keys.map((key) => [key, Object.hasOwn(one, key) ? mergeOutput(one[key], other[key]) : other[key]]),
  );
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
