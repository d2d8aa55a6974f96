/** A language server that is known: what it is started with, for which files, and how people get it. */
export interface KnownServer {
  command: string;
  args: readonly string[];
  /** Extension (with its dot) to the language's name in the protocol. */
  languages: Readonly<Record<string, string>>;
  install: string;
  /** Arguments that make it say its version: for a command that may be there without the program behind it. */
  version?: readonly string[];
  /** Its own options, sent with the first request. */
  options?: Readonly<Record<string, unknown>>;
}

const SCRIPT = {
  '.ts': 'typescript',
  '.mts': 'typescript',
  '.cts': 'typescript',
  '.tsx': 'typescriptreact',
  '.js': 'javascript',
  '.mjs': 'javascript',
  '.cjs': 'javascript',
  '.jsx': 'javascriptreact',
};

/** Every language server known without configuration. To add one: its line here. Source: each server's own page. */
export const SERVERS: Readonly<Record<string, KnownServer>> = {
  'typescript-language-server': {
    command: 'typescript-language-server',
    args: ['--stdio'],
    languages: SCRIPT,
    install: 'npm install --global typescript-language-server typescript',
    // Its second, syntax-only process answers from single files while the project loads: half the places of a symbol.
    options: { tsserver: { useSyntaxServer: 'never' } },
  },
  pyright: {
    command: 'pyright-langserver',
    args: ['--stdio'],
    languages: { '.py': 'python', '.pyi': 'python' },
    install: 'npm install --global pyright',
  },
  'rust-analyzer': {
    command: 'rust-analyzer',
    args: [],
    languages: { '.rs': 'rust' },
    install: 'rustup component add rust-analyzer',
    // rustup puts a command of this name on PATH whether the component is installed or not.
    version: ['--version'],
  },
  gopls: {
    command: 'gopls',
    args: ['serve'],
    languages: { '.go': 'go' },
    install: 'go install golang.org/x/tools/gopls@latest',
  },
  'bash-language-server': {
    command: 'bash-language-server',
    args: ['start'],
    languages: { '.sh': 'shellscript', '.bash': 'shellscript' },
    install: 'npm install --global bash-language-server (and shellcheck, for its diagnostics)',
  },
  clangd: {
    command: 'clangd',
    args: [],
    languages: {
      '.c': 'c',
      '.h': 'c',
      '.cc': 'cpp',
      '.cpp': 'cpp',
      '.cxx': 'cpp',
      '.hh': 'cpp',
      '.hpp': 'cpp',
    },
    install: "apt-get install clangd (or your system's package)",
  },
};

/** What the configuration says of a server: another command for a known one, or one of its own with its extensions. */
export type Configured = Readonly<
  Record<string, { command: string; args: readonly string[]; extensions?: readonly string[] | undefined }>
>;

/** The servers of a run, known and configured. */
export function serversOf(configured: Configured): Record<string, KnownServer> {
  const servers: Record<string, KnownServer> = { ...SERVERS };
  for (const [name, { command, args, extensions }] of Object.entries(configured)) {
    const known = SERVERS[name];
    const own = extensions?.map((each) => (each.startsWith('.') ? each : `.${each}`));
    servers[name] = {
      command,
      args,
      languages: own
        ? Object.fromEntries(own.map((each) => [each, languageOf(each)]))
        : (known?.languages ?? {}),
      install: known?.install ?? `put ${command} on PATH`,
      ...(known?.options && { options: known.options }),
    };
  }
  return servers;
}

function languageOf(extension: string): string {
  const known = Object.values(SERVERS).find(({ languages }) => languages[extension]);
  return known?.languages[extension] ?? extension.slice(1);
}
