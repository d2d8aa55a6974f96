import { Ajv2020 } from 'ajv/dist/2020.js';
import { sealValues } from '../agent/transcript.js';
import { RunError } from '../contract/error.js';

/**
 * Checks structured results against the recipe's JSON Schema, as they are and as they will be written: with `seal`, what
 * looks like a secret is stars by then. A schema that is none, or reaches outside itself, is a recipe error.
 */
export function outputCheck(
  schema: Record<string, unknown> | undefined,
  seal: (text: string) => string = (text) => text,
): (data: unknown) => string | undefined {
  if (!schema) return () => undefined;
  if (schema.type !== 'object')
    throw new RunError('recipe', 'response.json_schema: the root must be of type object');
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
  try {
    const validate = ajv.compile(schema);
    const wrong = (data: unknown): string | undefined => {
      if (validate(data)) return undefined;
      return (validate.errors ?? [])
        .map(({ instancePath, message }) => `${instancePath || '(root)'} ${message}`)
        .slice(0, 20)
        .join('\n');
    };
    return (data) => {
      const masked = wrong(sealValues(data, seal));
      return wrong(data) ?? (masked && `It holds what looks like a secret. With that masked:\n${masked}`);
    };
  } catch (cause) {
    throw new RunError(
      'recipe',
      `response.json_schema is no usable JSON Schema: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}
