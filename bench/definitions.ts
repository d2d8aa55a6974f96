// What tree-sitter says is defined, counted as docs/repo-map.md says; for the benchmarks of repo_map.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type { Grammars, Node } from '../src/service/symbols/grammars.js';
import type { Language } from '../src/service/symbols/language.js';

/** A folder with the parser and its grammars, as the built program has one. */
export function assets(): string {
  const require = createRequire(import.meta.url);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-assets-'));
  const loader = path.dirname(require.resolve('web-tree-sitter'));
  fs.copyFileSync(path.join(loader, 'web-tree-sitter.js'), path.join(folder, 'web-tree-sitter.mjs'));
  fs.copyFileSync(path.join(loader, 'web-tree-sitter.wasm'), path.join(folder, 'web-tree-sitter.wasm'));
  const grammars = path.dirname(require.resolve('@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm'));
  for (const file of fs.readdirSync(grammars).filter((name) => name.endsWith('.wasm')))
    fs.symlinkSync(path.join(grammars, file), path.join(folder, file));
  return folder;
}

const NAMED: Record<string, ReadonlySet<string>> = {
  rust: new Set(['function_item', 'function_signature_item', 'struct_item', 'enum_item', 'union_item', 'trait_item', 'mod_item', 'type_item', 'associated_type', 'macro_definition']),
  python: new Set(['function_definition', 'class_definition']),
  go: new Set(['function_declaration', 'method_declaration', 'type_spec', 'type_alias']),
  script: new Set(['function_declaration', 'generator_function_declaration', 'function_signature', 'function_expression', 'generator_function', 'class_declaration', 'abstract_class_declaration', 'class', 'interface_declaration', 'type_alias_declaration', 'enum_declaration', 'internal_module', 'module']),
}; // biome-ignore format: node types by language
const FUNCTION = new Set([
  'arrow_function',
  'function_expression',
  'generator_function',
  'class',
  'lambda',
  'func_literal',
]);
const MEMBER = new Set(['method_definition', 'method_signature', 'abstract_method_signature']);
const FIELD = new Set(['public_field_definition', 'field_definition']);
const BODY = new Set(['class_body', 'interface_body']);

/** What the tree says is defined: `line name`. */
export function expected(root: Node, language: Language): string[] {
  const found: string[] = [];
  const kind = language === 'rust' || language === 'python' || language === 'go' ? language : 'script';
  const add = (name: Node | null): void => {
    if (name && !/^["'[]/.test(name.text))
      found.push(
        `${name.startPosition.row + 1} ${name.text
          .replace(/^#|^r#/, '')
          .split('.')
          .at(-1)!}`,
      );
  };
  const isFunction = (value: Node | null): boolean => value !== null && FUNCTION.has(value.type);
  const visit = (node: Node): void => {
    const name = node.childForFieldName('name');
    const value = node.childForFieldName('value');
    if (NAMED[kind]!.has(node.type)) add(name);
    else if (MEMBER.has(node.type) && BODY.has(node.parent?.type ?? '')) add(name);
    else if (FIELD.has(node.type) && isFunction(value)) add(name ?? node.childForFieldName('property'));
    else if (node.type === 'variable_declarator' && isFunction(value)) add(name);
    else if (
      kind === 'rust' &&
      node.type === 'const_item' &&
      node.parent?.type === 'declaration_list' &&
      node.parent.parent?.type !== 'mod_item'
    )
      add(name);
    else if (kind === 'python' && node.type === 'assignment' && isFunction(node.childForFieldName('right')))
      add(node.childForFieldName('left'));
    else if (kind === 'python' && node.type === 'type_alias_statement') add(node.namedChild(0));
    else if (kind === 'go' && (node.type === 'var_spec' || node.type === 'short_var_declaration')) {
      const right = (value ?? node.childForFieldName('right'))?.namedChild(0) ?? null;
      const left = name ?? node.childForFieldName('left')?.namedChild(0) ?? null;
      if (isFunction(right)) add(left);
    }
    for (const child of node.namedChildren) if (child) visit(child);
  };
  visit(root);
  return found;
}

/**
 * Definitions in the arguments of Rust's macro calls (`cfg_rt! { pub fn ... }`), which the grammar leaves as loose
 * tokens: those arguments that parse as items are items.
 */
export async function inMacros(grammars: Grammars, text: string): Promise<string[]> {
  const bodies = await grammars.parse('rust', text, (root) =>
    root
      .descendantsOfType('macro_invocation')
      .flatMap((call) => call?.namedChildren.filter((child) => child?.type === 'token_tree') ?? [])
      .map((tree) => ({ row: tree!.startPosition.row, text: tree!.text.slice(1, -1) })),
  );
  const found: string[] = [];
  for (const { row, text: body } of bodies) {
    if (!/\b(?:fn|struct|enum|trait|mod|type|union|impl|macro_rules)\b/.test(body)) continue;
    const inner = await grammars.parse('rust', body, (root) => (root.hasError ? [] : expected(root, 'rust')));
    for (const each of [...inner, ...(inner.length > 0 ? await inMacros(grammars, body) : [])]) {
      const [line, name] = each.split(' ');
      found.push(`${Number(line) + row} ${name}`);
    }
  }
  return found;
}
