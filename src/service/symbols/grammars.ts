import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as TreeSitter from 'web-tree-sitter';

export type { Node } from 'web-tree-sitter';

/** File name endings by grammar: `tree-sitter-<grammar>.wasm` in the assets folder. */
const ENDINGS = {
  typescript: ['ts', 'mts', 'cts'],
  tsx: ['tsx'],
  javascript: ['js', 'jsx', 'mjs', 'cjs', 'json', 'jsonc', 'json5'],
  python: ['py', 'pyi'],
  rust: ['rs'],
  go: ['go'],
  java: ['java'],
  cpp: ['c', 'h', 'cc', 'cpp', 'cxx', 'hh', 'hpp', 'hxx'],
  'c-sharp': ['cs'],
  ruby: ['rb', 'rake', 'gemspec'],
  php: ['php'],
  bash: ['sh', 'bash', 'zsh'],
  css: ['css'],
} as const;

export type Grammar = keyof typeof ENDINGS;

/** The grammar for a file of this name; JSON is read as JavaScript. */
export function grammarOf(file: string): Grammar | undefined {
  const ending = path.extname(file).slice(1).toLowerCase();
  return (Object.keys(ENDINGS) as Grammar[]).find((name) =>
    (ENDINGS[name] as readonly string[]).includes(ending),
  );
}

/**
 * Tree-sitter, loaded when it is first needed from `assets`: `web-tree-sitter.mjs`, its `.wasm`, and the grammars.
 * It is not bundled, for its loader does not survive that.
 */
export class Grammars {
  readonly #assets: string;
  #module: Promise<typeof TreeSitter> | undefined;
  readonly #languages = new Map<Grammar, Promise<TreeSitter.Language>>();

  constructor(assets: string) {
    this.#assets = assets;
  }

  /** Parses a text and hands the root to `look`, which must keep no node: the tree is freed when it returns. */
  async parse<T>(grammar: Grammar, text: string, look: (root: TreeSitter.Node) => T): Promise<T> {
    const { Parser } = await this.#load();
    const language = await this.#language(grammar);
    const parser = new Parser();
    try {
      parser.setLanguage(language);
      const tree = parser.parse(text);
      if (!tree) throw new Error(`tree-sitter gave no tree for ${grammar}`);
      try {
        return look(tree.rootNode);
      } finally {
        tree.delete();
      }
    } finally {
      parser.delete();
    }
  }

  #load(): Promise<typeof TreeSitter> {
    this.#module ??= (async () => {
      const url = pathToFileURL(path.join(this.#assets, 'web-tree-sitter.mjs')).href;
      const module: typeof TreeSitter = await import(/* webpackIgnore: true */ url);
      await module.Parser.init();
      return module;
    })();
    return this.#module;
  }

  async #language(grammar: Grammar): Promise<TreeSitter.Language> {
    const { Language } = await this.#load();
    const known = this.#languages.get(grammar);
    const loading = known ?? Language.load(path.join(this.#assets, `tree-sitter-${grammar}.wasm`));
    this.#languages.set(grammar, loading);
    return loading;
  }
}
