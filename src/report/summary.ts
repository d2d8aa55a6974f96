import fs from 'node:fs/promises';
import { closingLine } from './closing.js';
import type { Kind } from './kind.js';
import { digest } from './marker.js';
import { renderReport, SUMMARY_ROOM } from './render.js';
import { usageTable } from './usage.js';

/** GitHub drops a step's whole summary above 1 MiB, counted over everything that was written to it. */
const MOST_BYTES = 1_000_000;

/** The job's summary page. */
export const summary: Kind<'summary'> = {
  kind: 'summary',
  words: () => 'a step summary',

  plan(input, draft) {
    if (!input.outputs.summary) return undefined;
    const closing = closingLine(draft);
    const body = renderReport(input.result, draft, {
      room: SUMMARY_ROOM,
      seal: input.seal,
      style: 'full',
      closing,
      usage: usageTable(input.lines),
    });
    return { kind: 'summary', id: `summary-${digest(body)}`, body };
  },

  async publish(intent, { summaryFile, done, seal }) {
    if (!summaryFile)
      return { action: 'skipped', say: 'there is no step summary here: report.md holds the same' };
    const there = await fs.readFile(summaryFile, 'utf8').catch(() => '');
    if (there.includes(intent.body)) return { action: 'unchanged', say: 'the summary is there already' };
    const rows = done
      .filter((each) => each.action !== 'skipped')
      .map(
        (each) =>
          `- ${each.kind}: ${each.action}${each.url?.startsWith('https://') ? ` ([open](${each.url}))` : ''}`,
      );
    const text = `${there === '' ? '' : '\n'}${intent.body}\n${rows.length > 0 ? `\n${rows.join('\n')}\n` : ''}`;
    if (Buffer.byteLength(there) + Buffer.byteLength(text) > MOST_BYTES) {
      return { action: 'skipped', say: 'the step summary is full: report.md holds the same' };
    }
    await fs.appendFile(summaryFile, seal(text));
    return { action: 'created', say: 'the step summary was written' };
  },
};
