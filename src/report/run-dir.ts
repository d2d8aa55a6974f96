import fs from 'node:fs/promises';
import path from 'node:path';
import { RunError } from '../contract/error.js';
import { Intent } from '../contract/intent.js';
import { PlanFile, ResultFile, RUN_FILES } from '../contract/result.js';

/** result.json of a run; throws RunError('recipe') when it is missing or is none. */
export async function readResult(runDir: string): Promise<ResultFile> {
  const text = await readPart(runDir, RUN_FILES.result);
  const read = ResultFile.safeParse(json(text, `${RUN_FILES.result} is not JSON`));
  if (read.success) return read.data;
  throw new RunError('recipe', `${RUN_FILES.result} is not a result of Galley: ${firstIssue(read.error)}`);
}

/** plan.json of a run. */
export async function readPlan(runDir: string): Promise<PlanFile> {
  const text = await readPart(runDir, RUN_FILES.plan);
  const read = PlanFile.safeParse(json(text, `${RUN_FILES.plan} is not JSON`));
  if (read.success) return read.data;
  throw new RunError('recipe', `${RUN_FILES.plan} is not a plan of Galley: ${firstIssue(read.error)}`);
}

/** intents.jsonl of a run, every line checked; a run that was killed before it planned has none. */
export async function readIntents(runDir: string): Promise<Intent[]> {
  const text = await readPart(runDir, RUN_FILES.intents);
  const rows = text.split('\n').filter((row) => row !== '');
  return rows.map((row, at) => {
    const where = `${RUN_FILES.intents}:${at + 1}`;
    const read = Intent.safeParse(json(row, `${where} is not JSON`));
    if (read.success) return read.data;
    throw new RunError('recipe', `${where} is no intent: ${firstIssue(read.error)}`);
  });
}

async function readPart(runDir: string, name: string): Promise<string> {
  try {
    return await fs.readFile(path.join(runDir, name), 'utf8');
  } catch (cause) {
    throw new RunError(
      'recipe',
      `${path.join(runDir, name)} cannot be read: name a finished run's directory`,
      { cause },
    );
  }
}

function json(text: string, otherwise: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RunError('recipe', otherwise, { cause });
  }
}

function firstIssue(error: { issues: readonly { path: PropertyKey[]; message: string }[] }): string {
  const issue = error.issues[0];
  return `${issue?.path.map(String).join('.') || 'the line'}: ${issue?.message ?? 'not understood'}`;
}
