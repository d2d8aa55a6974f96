import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../../contract/intent.js';
import type { ResultFile } from '../../contract/result.js';
import type { Case } from './case.js';

/** How far a finding's line may be from where it is expected. */
const NEAR = 2;

/** What of the case's expectations a run's result does not meet. */
export function unmet({ expect }: Case, result: ResultFile, findings: readonly Finding[]): string[] {
  const wrong: string[] = [];
  const outcomes = expect.outcome ?? ['done', 'findings', 'no-changes'];
  if (!outcomes.includes(result.outcome))
    wrong.push(`it ended with ${result.outcome}: ${result.say.slice(0, 200)}`);
  for (const { path, line } of expect.findings ?? []) {
    const isThere = findings.some(
      (each) => each.path === path && (line === undefined || Math.abs((each.line ?? 0) - line) <= NEAR),
    );
    if (!isThere) wrong.push(`no finding at ${path}${line === undefined ? '' : `:${line}`}`);
  }
  if (expect.most_findings !== undefined && findings.length > expect.most_findings)
    wrong.push(`${findings.length} findings, at most ${expect.most_findings} were expected`);
  const output = (result.output ?? {}) as Record<string, unknown>;
  for (const [key, value] of Object.entries(expect.output ?? {}))
    if (!isDeepStrictEqual(output[key], value))
      wrong.push(`output.${key} is ${JSON.stringify(output[key])} and not ${JSON.stringify(value)}`);
  return wrong;
}
