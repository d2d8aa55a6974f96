import { z } from 'zod';

type Json = Record<string, unknown>;

const ABOUT: Record<string, string> = {
  recipe: 'A Galley recipe: one task, its agent, what it may do and what is published',
  config: "Galley's configuration (.galley/config.yml of a project, ~/.galley/config.yml of a person)",
  transcript: 'One line of transcript.jsonl',
};

/** JSON Schema files (draft 7, which editors know best) by file name: what may be written, so defaults are optional. */
export function toSchemas(schemas: Record<string, z.ZodType>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', reused: 'inline' }) as Json;
      const whole = { $schema: json.$schema, title: ABOUT[name] ?? name, ...json };
      return [`${name}.schema.json`, `${JSON.stringify(whole, null, 2)}\n`];
    }),
  );
}
