import { Ajv2020 } from 'ajv/dist/2020.js';
import { RunError } from '../contract/error.js';

/** Checks structured results against the recipe's JSON Schema. A schema that is none, or reaches outside itself, is a recipe error. */
export function outputCheck(
  schema: Record<string, unknown> | undefined,
): (data: unknown) => string | undefined {
  if (!schema) return () => undefined;
  if (schema.type !== 'object')
    throw new RunError('recipe', 'response.json_schema: the root must be of type object');
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
  try {
    const validate = ajv.compile(schema);
    return (data) => {
      if (validate(data)) return undefined;
      return (validate.errors ?? [])
        .map(({ instancePath, message }) => `${instancePath || '(root)'} ${message}`)
        .slice(0, 20)
        .join('\n');
    };
  } catch (cause) {
    throw new RunError(
      'recipe',
      `response.json_schema is no usable JSON Schema: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}
