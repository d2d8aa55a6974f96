import type { Score } from '../run/evaluate.js';

/** Scores as a table for people: a row a run, and a sum for each model. Recordings of all cases are one model. */
export function scoreTable(scores: readonly Score[]): string {
  const named = scores.map((score) => ({
    ...score,
    model: score.model.startsWith('replay/') ? 'replay' : score.model,
  }));
  const rows = named.map((score) => [
    score.id,
    score.model,
    score.wrong.length === 0 ? 'passed' : 'failed',
    score.outcome,
    ...numbers(score),
  ]);
  const models = [...new Set(named.map(({ model }) => model))];
  const sums = models.map((model) => {
    const own = named.filter((score) => score.model === model);
    const passed = own.filter(({ wrong }) => wrong.length === 0).length;
    const rate = `${passed}/${own.length} (${Math.round((passed / own.length) * 100)} %)`;
    return ['all', model, rate, '', ...numbers(sum(own))];
  });
  const why = named.flatMap(({ id, model, wrong }) => wrong.map((text) => `${id}, ${model}: ${text}`));
  const head = ['case', 'model', 'result', 'outcome', 'turns', 'tokens', 'usd', 'seconds'];
  return `${aligned([head, ...rows, ...sums])}${why.length > 0 ? `\n${why.join('\n')}\n` : ''}`;
}

type Counts = Pick<Score, 'turns' | 'tokens' | 'usd' | 'ms'>;

function numbers({ turns, tokens, usd, ms }: Counts): string[] {
  return [String(turns), String(tokens), usd.toFixed(4), (ms / 1_000).toFixed(1)];
}

function sum(scores: readonly Score[]): Counts {
  const total = { turns: 0, tokens: 0, usd: 0, ms: 0 };
  for (const score of scores)
    for (const key of ['turns', 'tokens', 'usd', 'ms'] as const) total[key] += score[key];
  return total;
}

function aligned(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: string[]): string =>
    row
      .map((cell, at) => (at >= 4 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return `${rows.map(line).join('\n')}\n`;
}
