// repo_map's lexer against tree-sitter's definitions (precision, recall), and the whole map against `ctags -R` (time).
//   apt-get install universal-ctags; npx tsc -p bench && node lib/bench/bench/repo-map.js <tree> [rounds] [most files a language] [show]
// Definitions are compared as pairs of line and name, counted as docs/repo-map.md says.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { RepoMap } from '../src/service/repomap.js';
import { Walker } from '../src/service/search/walk.js';
import { Grammars, type Node } from '../src/service/symbols/grammars.js';
import { type Language, languageOf } from '../src/service/symbols/language.js';
import { DEFINITION_SIZE, Scout } from '../src/service/symbols/scout.js';

const [treeText = '.', roundsText = '5', mostText = '300', show] = process.argv.slice(2);
const tree = fs.realpathSync(treeText);

/** A folder with the parser and its grammars, as the built program has one. */
function assets(): string {
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
function expected(root: Node, language: Language): string[] {
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

/** Median of several times in ms. */
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

async function accuracy(): Promise<void> {
  const grammars = new Grammars(assets());
  const scout = new Scout();
  const sums = new Map<string, { files: number; right: number; extra: number; missed: number }>();
  const next = new Walker(tree).cursor();
  for (let folder = next(); folder; folder = next()) {
    for (const file of folder.files) {
      const language = languageOf(file);
      const bytes = language && fs.readFileSync(path.join(tree, folder.path, file));
      if (!language || !bytes || bytes.length > 200_000) continue;
      const sum = sums.get(language) ?? { files: 0, right: 0, extra: 0, missed: 0 };
      sums.set(language, sum);
      if (sum.files >= Number(mostText)) continue;
      sum.files++;
      const text = bytes.toString('utf8');
      const wanted = new Set(await grammars.parse(language, text, (root) => expected(root, language)));
      const { definitions } = scout.read(Buffer.from(`${text}\n`), Buffer.byteLength(text), language);
      const got = new Set<string>();
      for (let at = 0; at < definitions.length; at += DEFINITION_SIZE) {
        if (definitions[at]! >= 0) got.add(`${definitions[at + 1]} ${scout.names.text(definitions[at]!)}`);
      }
      const extra = [...got].filter((each) => !wanted.has(each));
      const missed = [...wanted].filter((each) => !got.has(each));
      sum.right += got.size - extra.length;
      sum.extra += extra.length;
      sum.missed += missed.length;
      if (show)
        for (const each of [...extra.map((name) => `+ ${name}`), ...missed.map((name) => `- ${name}`)])
          console.log(`${folder.path}${file} ${each}`);
    }
  }
  for (const [language, { files, right, extra, missed }] of sums) {
    console.log(
      `${language.padEnd(11)} ${files} files, ${right + missed} definitions: precision ${(right / (right + extra)).toFixed(4)} recall ${(right / (right + missed)).toFixed(4)}`,
    );
  }
}

async function speed(): Promise<void> {
  const walker = new Walker(tree);
  const query = { path: '.', maxTokens: 4096 };
  const times = { own: [] as number[], ctags: [] as number[] };
  const fresh = () => new RepoMap({ root: tree, guard: () => {}, walker: () => walker });
  const timed = async (map: RepoMap): Promise<number> => {
    const start = performance.now();
    await map.map(query);
    return performance.now() - start;
  };
  let map = fresh();
  const first = await timed(map);
  for (let round = 0; round < Number(roundsText); round++) {
    map = fresh();
    times.own.push(await timed(map));
    const start = performance.now();
    spawnSync('ctags', ['-R', '-f', '/dev/null', '--languages=Rust,Python,TypeScript,JavaScript,Go', '.'], {
      cwd: tree,
      stdio: 'ignore',
    });
    times.ctags.push(performance.now() - start);
  }
  const again = [];
  for (let round = 0; round < 7; round++) again.push(await timed(map));
  const ctags = median(times.ctags);
  console.log(
    `ms: first ${first.toFixed(0)}, read anew ${median(times.own).toFixed(0)}, kept ${median(again).toFixed(0)}, ctags -R ${ctags.toFixed(0)}`,
  );
  console.log(
    `ratios to ctags: first ${(first / ctags).toFixed(2)}, read anew ${(median(times.own) / ctags).toFixed(2)}; kept to first ${(median(again) / first).toFixed(3)}`,
  );
}

if (Number(roundsText) > 0) await speed();
if (Number(mostText) > 0) await accuracy();
