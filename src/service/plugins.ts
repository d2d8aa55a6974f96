import fs from 'node:fs';
import path from 'node:path';
import { ToolError } from '../contract/error.js';
import type { Guard } from '../contract/policy.js';
import { gitEnv } from './git/env.js';
import { GitError, runGit } from './git/run.js';
import {
  inside,
  type Marketplace,
  type PluginFacts,
  readMarketplace,
  readPlugin,
} from './plugins/manifest.js';

export interface PluginsOptions {
  /** The person's Galley folder: plugins stand in `plugins/` of it. */
  home: string;
  /** Marketplaces of the config, by name: a folder, or a git URL. */
  marketplaces: Readonly<Record<string, string>>;
  /** Asked before something is fetched. */
  guard: Guard;
  env: Readonly<Record<string, string>>;
}

export interface Installed extends PluginFacts {
  /** `name@marketplace`. */
  id: string;
  name: string;
  root: string;
}

const MOST_BYTES = 64 * 1024 * 1024;

/** Plugins on this machine: folders, and the marketplaces they come from. What is enabled stands in the user's config. */
export class Plugins {
  readonly #root: string;

  constructor(private readonly options: PluginsOptions) {
    this.#root = path.join(options.home, 'plugins');
  }

  /** Every plugin that is installed, by id. */
  installed(): Installed[] {
    return folders(path.join(this.#root, 'installed')).flatMap((market) =>
      folders(path.join(this.#root, 'installed', market)).map((name) => this.#facts(name, market)),
    );
  }

  find(id: string): Installed | undefined {
    return this.installed().find((each) => each.id === id || each.name === id);
  }

  marketplace(name: string): Marketplace | undefined {
    const root = this.#marketRoot(name);
    return root === undefined ? undefined : readMarketplace(root);
  }

  /** Takes up a marketplace: a folder stays where it is, a repository is cloned. Answers with its name and source. */
  async add(source: string, cwd: string): Promise<{ name: string; source: string }> {
    const folder = path.resolve(cwd, source);
    if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      const market = readMarketplace(folder) ?? noMarket(source);
      return { name: market.name, source: folder };
    }
    const url = urlOf(source);
    const fresh = await this.#clone(url);
    try {
      const { name } = readMarketplace(fresh) ?? noMarket(source);
      this.#put(fresh, path.join(this.#root, 'marketplaces', name));
      return { name, source: url };
    } finally {
      fs.rmSync(fresh, { recursive: true, force: true });
    }
  }

  remove(name: string): void {
    fs.rmSync(this.#inRoot('marketplaces', name), { recursive: true, force: true });
  }

  async update(name: string): Promise<void> {
    const source = this.options.marketplaces[name] ?? unknownMarket(name, this.options.marketplaces);
    if (!path.isAbsolute(source)) await this.add(source, '/');
  }

  /** Copies a plugin out of its marketplace, or its repository; an installed one is replaced. */
  async install(id: string): Promise<Installed> {
    const [name = '', market = ''] = id.split('@');
    if (!name || !market) throw new ToolError(`${id}: name a plugin as name@marketplace.`);
    const listed = this.marketplace(market) ?? unknownMarket(market, this.options.marketplaces);
    const found = listed.plugins.find((each) => each.name === name);
    if (!found) {
      const names = listed.plugins.map((each) => each.name).join(', ');
      throw new ToolError(`The marketplace ${market} has no plugin ${name}. It has: ${names}.`);
    }
    const to = path.join(this.#root, 'installed', market, name);
    if (typeof found.source === 'string') {
      const from = inside(this.#marketRoot(market) ?? '', found.source);
      if (from === undefined)
        throw new ToolError(`${id}: its folder ${found.source} is not in the marketplace.`);
      this.#put(from, to);
    } else {
      const fresh = await this.#clone(urlOf(found.source.url ?? found.source.repo ?? ''));
      try {
        this.#put(fresh, to);
      } finally {
        fs.rmSync(fresh, { recursive: true, force: true });
      }
    }
    return this.#facts(name, market);
  }

  uninstall(id: string): string {
    const found = this.find(id);
    if (!found) throw new ToolError(`The plugin ${id} is not installed.`);
    fs.rmSync(found.root, { recursive: true, force: true });
    return found.id;
  }

  #facts(name: string, market: string): Installed {
    const root = path.join(this.#root, 'installed', market, name);
    return { id: `${name}@${market}`, name, root, ...readPlugin(root) };
  }

  #marketRoot(name: string): string | undefined {
    const source = this.options.marketplaces[name];
    if (source === undefined) return undefined;
    return path.isAbsolute(source) ? source : this.#inRoot('marketplaces', name);
  }

  #inRoot(kind: string, name: string): string {
    if (!/^[A-Za-z0-9][\w.-]*$/.test(name))
      throw new ToolError(`${JSON.stringify(name)} is no name of a marketplace.`);
    return path.join(this.#root, kind, name);
  }

  /** A copy without symlinks and git's own data, in place of what was there. */
  #put(from: string, to: string): void {
    const part = `${to}.${process.pid}.part`;
    let left = MOST_BYTES;
    fs.rmSync(part, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
    try {
      fs.cpSync(from, part, {
        recursive: true,
        filter: (file) => {
          const stat = fs.lstatSync(file);
          left -= stat.isFile() ? stat.size : 0;
          if (left < 0) throw new ToolError(`${from} is larger than ${MOST_BYTES} bytes.`);
          return path.basename(file) !== '.git' && (stat.isFile() || stat.isDirectory());
        },
      });
      fs.rmSync(to, { recursive: true, force: true });
      fs.renameSync(part, to);
    } finally {
      fs.rmSync(part, { recursive: true, force: true });
    }
  }

  async #clone(url: string): Promise<string> {
    this.options.guard({ kind: 'net', url });
    fs.mkdirSync(this.#root, { recursive: true, mode: 0o700 });
    const folder = fs.mkdtempSync(path.join(this.#root, 'clone-'));
    const env = { ...gitEnv({ root: folder, env: this.options.env }), GIT_TERMINAL_PROMPT: '0' };
    const args = ['clone', '--quiet', '--depth=1', '--no-recurse-submodules', '--', url, folder];
    try {
      const { code, stderr } = await runGit(args, { root: this.#root, env });
      if (code !== 0) throw new GitError(args, code, stderr);
      return folder;
    } catch (cause) {
      fs.rmSync(folder, { recursive: true, force: true });
      if (cause instanceof GitError)
        throw new ToolError(`${url} cannot be cloned: ${cause.message}`, { cause });
      throw cause;
    }
  }
}

/** `owner/name` is GitHub's; anything else must be a URL that git takes over http(s). */
function urlOf(source: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(source)) return `https://github.com/${source}.git`;
  if (/^https?:\/\//.test(source) && URL.canParse(source)) return source;
  throw new ToolError(
    `${JSON.stringify(source)} is neither a folder, nor owner/name on GitHub, nor an http(s) URL.`,
  );
}

function noMarket(source: string): never {
  throw new ToolError(`${source} has no .claude-plugin/marketplace.json that can be read.`);
}

function unknownMarket(name: string, known: Readonly<Record<string, string>>): never {
  const names = Object.keys(known).join(', ') || 'none';
  throw new ToolError(`There is no marketplace ${name}; there are: ${names}. Add one with marketplace_add.`);
}

function folders(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !each.name.endsWith('.part'))
    .map(({ name }) => name)
    .sort();
}
