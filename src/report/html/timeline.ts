import type { Line } from '../../contract/event.js';
import { duration } from '../render.js';
import { escapeHtml } from './escape-html.js';

interface Bar {
  lane: string;
  kind: 'model' | 'ok' | 'failed' | 'cut';
  label: string;
  from: number;
  to: number;
}

const MOST_BARS = 1_500;
const WIDTH = 1_000;
const ROW = 22;
const LEFT = 130;

/** A picture of the run: one lane for each agent's model and its tools, time to the right. Empty for a run without turns. */
export function timeline(lines: readonly Line[]): string {
  const all = lines.flatMap(barOf);
  if (all.length === 0) return '';
  const bars = all.slice(0, MOST_BARS);
  const start = Math.min(...bars.map((bar) => bar.from));
  const end = Math.max(start + 1, ...bars.map((bar) => bar.to));
  const lanes = [...new Set(bars.map((bar) => bar.lane))];
  const x = (time: number) => LEFT + ((time - start) / (end - start)) * (WIDTH - LEFT - 10);
  const height = lanes.length * ROW + 26;
  const rects = bars.map((bar) => {
    const wide = Math.max(2, x(bar.to) - x(bar.from));
    const y = lanes.indexOf(bar.lane) * ROW + 3;
    const title = `${bar.label}: ${duration(bar.to - bar.from)}, from ${duration(bar.from - start)}`;
    return `<rect class="${bar.kind}" x="${x(bar.from).toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${ROW - 6}" rx="2"><title>${escapeHtml(title)}</title></rect>`;
  });
  const names = lanes.map(
    (lane, at) =>
      `<text x="0" y="${at * ROW + 16}">${escapeHtml(lane.length > 18 ? `${lane.slice(0, 17)}…` : lane)}</text>`,
  );
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const at = start + part * (end - start);
    const anchor = part === 1 ? 'end' : 'middle';
    return `<line x1="${x(at).toFixed(1)}" x2="${x(at).toFixed(1)}" y1="0" y2="${height - 22}"/><text class="tick" text-anchor="${anchor}" x="${x(at).toFixed(1)}" y="${height - 6}">${duration(at - start)}</text>`;
  });
  const left = all.length - bars.length;
  return `<div class="wide"><svg class="time" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Time line of turns and tool calls">${ticks.join('')}${rects.join('')}${names.join('')}</svg></div>${left > 0 ? `<p class="dim">The first ${MOST_BARS} of ${all.length} bars.</p>` : ''}<p class="key"><span><i class="model"></i>model</span><span><i class="ok"></i>tool</span><span><i class="failed"></i>failed or refused</span><span><i class="cut"></i>stopped answer</span></p>`;
}

function barOf(line: Line): Bar[] {
  const to = Date.parse(line.at);
  if (Number.isNaN(to)) return [];
  const lane = (name: string): string => (line.agent === 'main' ? name : line.agent);
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
export function tokens(lines: readonly Line[]): string {
  const turns = lines.flatMap((line) => (line.type === 'assistant' ? [line.usage] : [])).slice(0, 300);
  const most = Math.max(0, ...turns.map((usage) => usage.input + usage.output));
  if (most === 0) return '';
  const step = Math.min(40, WIDTH / turns.length);
  const tall = (count: number) => (count / most) * 110;
  const columns = turns.map((usage, at) => {
    const [cached, fresh, out] = [tall(usage.cached), tall(usage.input - usage.cached), tall(usage.output)];
    const column = (kind: string, y: number, height: number) =>
      `<rect class="${kind}" x="${(at * step).toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(1, step - 3).toFixed(1)}" height="${Math.max(0, height).toFixed(1)}"/>`;
    const title = `turn ${at + 1}: ${usage.input} in (${usage.cached} cached), ${usage.output} out${usage.usd > 0 ? `, $${usage.usd.toFixed(4)}` : ''}`;
    return `<g><title>${title}</title>${column('cached', 120 - cached, cached)}${column('fresh', 120 - cached - fresh, fresh)}${column('out', 120 - cached - fresh - out, out)}</g>`;
  });
  return `<div class="wide"><svg class="tokens" viewBox="0 0 ${WIDTH} 122" role="img" aria-label="Tokens of each turn">${columns.join('')}</svg></div><p class="key"><span><i class="out"></i>out</span><span><i class="fresh"></i>in</span><span><i class="cached"></i>in, cached</span><span>highest ${most} tokens</span></p>`;
}
