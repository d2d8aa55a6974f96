import fs from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';

type Schema = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface Operation {
  operationId: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter> };
}

export interface Found {
  operation: string;
  params: Record<string, string>;
  /** What of the request is not as GitHub describes it. */
  errors: string[];
}

const addFormats = addFormatsModule as unknown as (ajv: Ajv) => void;
const SPEC = path.join(import.meta.dirname, '../../fixture/github.slim.json');

/** Checks requests against GitHub's official description: path, query and body, and no key that is not in it. */
export class OpenApi {
  readonly #ajv = new Ajv({ strict: false, allErrors: true, logger: false });
  readonly #validators = new Map<unknown, ValidateFunction>();
  readonly #parameters: Record<string, Parameter>;
  readonly #routes: { method: string; pattern: RegExp; fixed: number; operation: Operation }[];

  constructor() {
    addFormats(this.#ajv);
    const description = JSON.parse(fs.readFileSync(SPEC, 'utf8')) as Description;
    this.#parameters = description.components.parameters;
    this.#routes = Object.entries(description.paths).flatMap(([template, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        pattern: toPattern(template),
        fixed: template.split('/').filter((part) => !part.includes('{')).length,
        operation,
      })),
    );
    this.#routes.sort((a, b) => b.fixed - a.fixed);
  }

  find(method: string, url: URL, body: unknown): Found | undefined {
    const route = this.#routes.find((each) => each.method === method && each.pattern.test(url.pathname));
    if (!route) return undefined;
    const groups = route.pattern.exec(url.pathname)?.groups ?? {};
    const params = Object.fromEntries(
      Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]),
    );
    const errors = [
      ...this.#checkParameters(route.operation, params, url),
      ...this.#checkBody(route.operation, body),
    ];
    return { operation: route.operation.operationId, params, errors };
  }

  #checkParameters(operation: Operation, params: Record<string, string>, url: URL): string[] {
    const known = operation.parameters.map((each) =>
      '$ref' in each ? this.#parameters[each.$ref.split('/').at(-1)!]! : each,
    );
    const errors: string[] = [];
    for (const key of url.searchParams.keys())
      if (!known.some((each) => each.in === 'query' && each.name === key))
        errors.push(`query: unknown key ${key}`);
    for (const { name, in: place, required, schema } of known) {
      const text = place === 'path' ? params[name] : (url.searchParams.get(name) ?? undefined);
      if (text === undefined) {
        if (required && place === 'query') errors.push(`query: ${name} is missing`);
      } else
        errors.push(
          ...this.#validate(schema, asTyped(text, schema)).map((each) => `${place} ${name}${each}`),
        );
    }
    return errors;
  }

  #checkBody(operation: Operation, body: unknown): string[] {
    const schema = operation.requestBody?.content['application/json']?.schema;
    if (body === undefined) return operation.requestBody?.required ? ['body: missing'] : [];
    if (!schema) return ['body: this operation takes none'];
    return this.#validate(schema, body).map((each) => `body${each}`);
  }

  #validate(schema: Schema, value: unknown): string[] {
    const validator = this.#validators.get(schema) ?? this.#ajv.compile(closed(schema));
    this.#validators.set(schema, validator);
    if (validator(value)) return [];
    return (validator.errors ?? []).map(
      (each) => `${each.instancePath} ${each.message} ${JSON.stringify(each.params)}`,
    );
  }
}

function toPattern(template: string): RegExp {
  const source = template
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_all, name: string) =>
      name === 'path' || name === 'ref' ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
    );
  return new RegExp(`^${source}$`);
}

/** GitHub's schemas let unknown keys pass; a client that sends one has misspelt it. */
function closed(schema: unknown): Schema {
  if (Array.isArray(schema)) return schema.map(closed) as unknown as Schema;
  if (!schema || typeof schema !== 'object') return schema as Schema;
  const out = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const mixed = 'oneOf' in out || 'anyOf' in out || 'allOf' in out;
  if (out.properties && (schema as Schema).type === 'object' && !('additionalProperties' in out) && !mixed)
    out.additionalProperties = false as never;
  return out;
}

function asTyped(text: string, schema: Schema): unknown {
  if (schema.type === 'integer' || schema.type === 'number') return Number(text);
  if (schema.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (schema.oneOf && /^\d+$/.test(text)) return text;
  return text;
}
