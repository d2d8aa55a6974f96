// Cuts test/fixture/github.slim.graphql out of GitHub's own GraphQL schema (@octokit/graphql-schema): the types and fields
// that the documents of src/service/github/graphql.ts use, with every argument they take. A document that is not valid
// against the whole schema is an error. Reads the compiled lib/, or the folder that is named.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  buildASTSchema,
  getNamedType,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const lib = path.resolve(process.argv[2] ?? 'lib');
const { DOCUMENTS } = await import(pathToFileURL(path.join(lib, 'service/github/graphql.js')).href);
const folder = path.dirname(fileURLToPath(import.meta.resolve('@octokit/graphql-schema')));
const whole = parse(fs.readFileSync(path.join(folder, 'schema.graphql'), 'utf8'), { noLocation: true });
const schema = buildASTSchema(whole, { assumeValid: true });

/** Type name to the fields that are used of it; input types, enums and scalars are kept whole. */
const used = new Map();
function keep(type) {
  const { name } = getNamedType(type);
  if (used.has(name)) return;
  used.set(name, new Set(['id']));
  const fields = getNamedType(type).astNode?.kind.startsWith('InputObject')
    ? getNamedType(type).getFields()
    : {};
  for (const field of Object.values(fields)) keep(field.type);
}

for (const [name, text] of Object.entries(DOCUMENTS)) {
  const document = parse(text);
  const errors = validate(schema, document);
  if (errors.length > 0) throw new Error(`${name}: ${errors.map((error) => error.message).join('; ')}`);
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      enter(node) {
        if (info.getParentType()) keep(info.getParentType());
        if (info.getType()) keep(info.getType());
        if (node.kind !== 'Field' || node.name.value.startsWith('__')) return;
        used.get(info.getParentType().name).add(node.name.value);
        for (const arg of info.getFieldDef().args) keep(arg.type);
      },
    }),
  );
}

const definitions = whole.definitions.flatMap((definition) => {
  const fields = used.get(definition.name?.value);
  if (!fields) return [];
  const { description: _, directives: __, ...kept } = definition;
  if (kept.interfaces) kept.interfaces = kept.interfaces.filter(({ name }) => used.has(name.value));
  if (kept.types) kept.types = kept.types.filter(({ name }) => used.has(name.value));
  if (kept.fields && !kept.kind.startsWith('InputObject'))
    kept.fields = kept.fields.filter(({ name }) => fields.has(name.value));
  return [bare(kept)];
});

/** Without what is for readers. */
function bare(node) {
  return visit(node, {
    enter({ description: _, directives, ...rest }) {
      return { ...rest, ...(directives && { directives: [] }) };
    },
  });
}

/** What a field of an interface is called in the types that have it is a field of theirs too. */
const interfaces = new Map(
  definitions.filter(({ kind }) => kind.startsWith('Interface')).map((each) => [each.name.value, each]),
);
for (const definition of definitions)
  for (const { name } of definition.interfaces ?? [])
    for (const field of interfaces.get(name.value).fields)
      if (!definition.fields.some((each) => each.name.value === field.name.value))
        definition.fields = [...definition.fields, field];

const out = fileURLToPath(new URL('../test/fixture/github.slim.graphql', import.meta.url));
fs.writeFileSync(out, `${definitions.map(print).join('\n\n')}\n`);
console.log(`${Object.keys(DOCUMENTS).length} documents, ${definitions.length} types`);
