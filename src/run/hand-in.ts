import { askForm, type Task } from '../agent/loop.js';
import type { Kit } from '../tool/kit.js';
import type { Built } from './bench.js';

/** One correction: a model that cannot fit a schema twice will not do it a third time. */
const TRIES = 2;

/**
 * The structured result as the model's whole answer: in the vendor's own schema mode where it has one, with the schema in
 * words everywhere. Checked like any other; says whether there is one now.
 */
export async function handIn(
  task: Task<Kit>,
  { kit }: Built,
  schema: Record<string, unknown>,
): Promise<boolean> {
  let say = `Answer with the structured result alone: one JSON object, without any words around it, that fits this JSON Schema.\n\n${JSON.stringify(schema)}`;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const text = await askForm(task, { say, schema });
    if (text === undefined) return false;
    const data = readObject(text);
    const wrong = data === undefined ? 'It is no JSON object.' : kit.checkOutput(data);
    if (wrong === undefined) {
      kit.stage({ kind: 'output', data });
      return true;
    }
    say = `That answer was not taken.\n${wrong}\nAnswer with the corrected JSON object alone.`;
  }
  return false;
}

/** Models put fences around JSON whatever they are told. */
function readObject(text: string): unknown {
  const bare = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text;
  try {
    const value: unknown = JSON.parse(bare);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
