import { z } from 'zod';
import { ToolError } from '../../contract/error.js';
import type { Tool } from '../../contract/tool.js';
import { defineTool, type Kit } from '../kit.js';

/** Any JSON object; what must be in it is the recipe's own JSON Schema, which the model is shown instead of this one. */
const AnyObject = z.record(z.string(), z.unknown());

/** The recipe's structured result, checked against its `response.json_schema`. The last one handed in counts. */
export const submitOutput = defineTool({
  name: 'submit_output',
  about:
    "Hands in the task's structured result. It must fit the schema; call it once, when the work is done.",
  input: AnyObject,
  access: () => [{ kind: 'stage', intent: 'output' }],

  async run(data, { kit }) {
    const wrong = kit.checkOutput(data);
    if (wrong !== undefined)
      throw new ToolError(
        `The result does not fit the schema; it was not taken.\n${wrong}\nCorrect it and call submit_output again.`,
      );
    kit.stage({ kind: 'output', data });
    return { text: 'The result was taken.' };
  },
});

/** The same tool, showing the model one recipe's schema. */
export function submitOutputAs(schema: Record<string, unknown>): Tool<typeof AnyObject, Kit> {
  return { ...submitOutput, schema };
}
