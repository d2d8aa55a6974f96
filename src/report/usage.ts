import type { Line } from '../contract/event.js';
import { details } from './markdown.js';

/** More turns than this are told in groups, so that the table stays a table. */
const ROWS = 40;

interface Row {
  first: number;
  last: number;
  input: number;
  cached: number;
  output: number;
  usd: number;
}

/** Tokens, cache hits and cost of each turn (of each few turns in a long run), folded. Empty where nothing was counted. */
export function usageTable(lines: readonly Line[]): string {
  const turns = lines.flatMap((line) =>
    line.type === 'assistant' || (line.type === 'compact' && line.usage.input > 0) ? [line.usage] : [],
  );
  if (turns.every(({ input, output }) => input + output === 0)) return '';
  const size = Math.ceil(turns.length / ROWS);
  const rows: Row[] = [];
  for (const [at, { input, cached, output, usd }] of turns.entries()) {
    const last = rows.at(-1);
    if (!last || at % size === 0) rows.push({ first: at + 1, last: at + 1, input, cached, output, usd });
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
  return details('Tokens and cost by turn', words.join('\n'));
}

function cells(name: string, { input, cached, output, usd }: Row): string {
  const share = input > 0 ? ` (${Math.round((cached / input) * 100)} %)` : '';
  return `| ${name} | ${input} | ${cached}${share} | ${output} | ${usd > 0 ? usd.toFixed(4) : '-'} |`;
}
