// What tree-sitter's queries find to be defined, counted as docs/repo-map.md says; for the benchmarks of repo_map.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Language as Grammar, type Node, Parser, Query } from 'web-tree-sitter';
import type { Language } from '../src/service/symbols/language.js';

const require = createRequire(import.meta.url);
const GRAMMARS = path.dirname(require.resolve('@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm'));

/** A folder with the parser and its grammars, as the built program has one. */
export function assets(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'galley-assets-'));
  const loader = path.dirname(require.resolve('web-tree-sitter'));
  fs.copyFileSync(path.join(loader, 'web-tree-sitter.js'), path.join(folder, 'web-tree-sitter.mjs'));
  fs.copyFileSync(path.join(loader, 'web-tree-sitter.wasm'), path.join(folder, 'web-tree-sitter.wasm'));
  for (const file of fs.readdirSync(GRAMMARS).filter((name) => name.endsWith('.wasm')))
    fs.symlinkSync(path.join(GRAMMARS, file), path.join(folder, file));
  return folder;
}

const SCRIPT = `
[(function_declaration name: (_) @name) (generator_function_declaration name: (_) @name)
 (function_expression name: (_) @name) (generator_function name: (_) @name)
 (class_declaration name: (_) @name) (class name: (_) @name)]
(class_body (method_definition name: [(property_identifier) (private_property_identifier)] @name))
(variable_declarator name: (identifier) @name
  value: [(arrow_function) (function_expression) (generator_function) (class)])
`;
const FIELD = `[(property_identifier) (private_property_identifier)] @name
  value: [(arrow_function) (function_expression) (generator_function) (class)]`;
const TYPED = `${SCRIPT}
[(function_signature name: (_) @name) (abstract_class_declaration name: (_) @name)
 (interface_declaration name: (_) @name) (type_alias_declaration name: (_) @name) (enum_declaration name: (_) @name)
 (internal_module name: [(identifier) (nested_identifier)] @name) (module name: [(identifier) (nested_identifier)] @name)]
(class_body [(method_signature name: [(property_identifier) (private_property_identifier)] @name)
             (abstract_method_signature name: (property_identifier) @name)])
(interface_body (method_signature name: (property_identifier) @name))
(public_field_definition name: ${FIELD})
`;
const QUERIES: Record<Language, string> = {
  javascript: `${SCRIPT} (field_definition property: ${FIELD})`,
  typescript: TYPED,
  tsx: TYPED,
  python: `
[(function_definition name: (_) @name) (class_definition name: (_) @name)]
(assignment left: [(identifier) @name (attribute attribute: (identifier) @name)] right: (lambda))
(type_alias_statement . (type [(identifier) @name (generic_type . (identifier) @name)]))
`,
  rust: `
[(function_item name: (_) @name) (function_signature_item name: (_) @name) (struct_item name: (_) @name)
 (enum_item name: (_) @name) (union_item name: (_) @name) (trait_item name: (_) @name) (mod_item name: (_) @name)
 (type_item name: (_) @name) (associated_type name: (_) @name) (macro_definition name: (_) @name)]
[(impl_item body: (declaration_list (const_item name: (_) @name)))
 (trait_item body: (declaration_list (const_item name: (_) @name)))]
`,
  go: `
[(function_declaration name: (_) @name) (method_declaration name: (_) @name)
 (type_spec name: (_) @name) (type_alias name: (_) @name)]
(var_spec . name: (identifier) @name value: (expression_list . (func_literal)))
(short_var_declaration left: (expression_list . (identifier) @name) right: (expression_list . (func_literal)))
`,
};

interface Loaded {
  parser: Parser;
  query: Query;
}

/** Parsers of the six languages with their queries, each loaded when it is first used. */
export class Oracle {
  readonly #loaded = new Map<Language, Loaded>();

  /** Parses a text and hands the root to `look`, which must keep no node. */
  async parse<T>(language: Language, text: string, look: (root: Node) => T): Promise<T> {
    const { parser } = await this.#load(language);
    const tree = parser.parse(text)!;
    try {
      return look(tree.rootNode);
    } finally {
      tree.delete();
    }
  }

  /** What a tree of `parse` says is defined: `line name`. */
  defined(root: Node, language: Language): string[] {
    const { query } = this.#loaded.get(language)!;
    return query.captures(root).map(({ node }) => {
      const name = node.text.replace(/^#|^r#/, '').split('.');
      return `${node.endPosition.row + 1} ${name.at(-1)}`;
    });
  }

  /**
   * Definitions in the arguments of Rust's macro calls (`cfg_rt! { pub fn ... }`), which the grammar leaves as loose
   * tokens: those arguments that parse as items are items.
   */
  async inMacros(text: string): Promise<string[]> {
    const bodies = await this.parse('rust', text, (root) =>
      root
        .descendantsOfType('macro_invocation')
        .flatMap((call) => call?.namedChildren.filter((child) => child?.type === 'token_tree') ?? [])
        .map((tree) => ({ row: tree!.startPosition.row, text: tree!.text.slice(1, -1) })),
    );
    const found: string[] = [];
    for (const { row, text: body } of bodies) {
      if (!/\b(?:fn|struct|enum|trait|mod|type|union|impl|macro_rules)\b/.test(body)) continue;
      const inner = await this.parse('rust', body, (root) =>
        root.hasError ? [] : this.defined(root, 'rust'),
      );
      for (const each of [...inner, ...(inner.length > 0 ? await this.inMacros(body) : [])]) {
        const [line, name] = each.split(' ');
        found.push(`${Number(line) + row} ${name}`);
      }
    }
    return found;
  }

  async #load(language: Language): Promise<Loaded> {
    const known = this.#loaded.get(language);
    if (known) return known;
    await Parser.init();
    const grammar = await Grammar.load(path.join(GRAMMARS, `tree-sitter-${language}.wasm`));
    const parser = new Parser();
    parser.setLanguage(grammar);
    const loaded = { parser, query: new Query(grammar, QUERIES[language]) };
    this.#loaded.set(language, loaded);
    return loaded;
  }
}
