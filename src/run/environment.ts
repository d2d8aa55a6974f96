import type { Config } from '../contract/config.js';

/** Variables that commands may see: what tools need to find themselves and the job, and nothing that opens a door. */
const CHILD_NAMES = new Set(
  `PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TMPDIR TEMP TMP CI
  GITHUB_ACTIONS GITHUB_WORKSPACE GITHUB_REPOSITORY GITHUB_SHA GITHUB_REF GITHUB_REF_NAME GITHUB_HEAD_REF GITHUB_BASE_REF
  GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_RUN_ATTEMPT GITHUB_JOB GITHUB_WORKFLOW GITHUB_EVENT_NAME GITHUB_SERVER_URL
  RUNNER_OS RUNNER_ARCH RUNNER_NAME RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY
  JAVA_HOME GOROOT GOPATH GOBIN CARGO_HOME RUSTUP_HOME NVM_DIR NVM_BIN PYENV_ROOT VIRTUAL_ENV CONDA_PREFIX
  ANDROID_HOME DOTNET_ROOT GEM_HOME GEM_PATH BUN_INSTALL DENO_DIR PNPM_HOME LD_LIBRARY_PATH DYLD_LIBRARY_PATH
  SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT PROGRAMFILES PROGRAMDATA LOCALAPPDATA APPDATA USERPROFILE
  NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE OS`.split(/\s+/),
);

/** A name that promises a secret. */
const SECRET_NAME =
  /token|secret|passw|api[-_]?key|private[-_]?key|access[-_]?key|credential|_auth$|_pat$|cookie|dsn$/i;

/** Shorter values would turn every text into stars. */
export const SHORTEST_SECRET = 6;

type Env = Readonly<Record<string, string | undefined>>;

/** The whole environment of child processes: an allow-list, plus `further` names, and never a value that is a secret. */
export function childEnv(env: Env, further: string[], secrets: string[]): Record<string, string> {
  const hidden = new Set(secrets);
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    const listed = CHILD_NAMES.has(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name) || further.includes(name);
    if (value !== undefined && listed && !hidden.has(value)) out[name] = value;
  }
  return { ...out, PAGER: 'cat', GIT_PAGER: 'cat', GIT_TERMINAL_PROMPT: '0', TERM: 'dumb', GALLEY: '1' };
}

/** Values of variables whose names promise a secret, and of `named` ones: what the seal must hide. */
export function secretValues(env: Env, named: string[] = []): string[] {
  const values = Object.entries(env)
    .filter(([name, value]) => value && (SECRET_NAME.test(name) || named.includes(name)))
    .flatMap(([, value = '']) => [value.trim(), ...value.split(/\r?\n/).map((line) => line.trim())]);
  return [...new Set(values)].filter(
    (value) => value.length >= SHORTEST_SECRET && !/^(true|false|https?:\/\/[^@]*)$/i.test(value),
  );
}

/** Values of variables that the config names as secrets or as the keys of providers, whatever they are called. */
export function configSecrets(
  { secrets, providers }: Pick<Config, 'secrets' | 'providers'>,
  key: (name: string) => string | undefined,
): string[] {
  const names = [...secrets.env, ...Object.values(providers).flatMap(({ api_key_env }) => api_key_env ?? [])];
  return names.flatMap((name) => key(name) ?? []);
}

/** Files of the Actions runner that carry commands or the event: no tool reads or writes them. */
export function runnerFiles(env: Env): string[] {
  const names = [
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
  ];
  return names.flatMap((name) => env[name] ?? []);
}
