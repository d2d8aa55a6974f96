import os from 'node:os';
import { withoutWorkspace } from '../on-path.js';

export interface GitAccess {
  root: string;
  /** Variables of the process; only those that git needs to find itself, a proxy or certificates are passed on. */
  env: Readonly<Record<string, string | undefined>>;
  /** Token for `serverUrl`, sent as a header: it stands in no URL, no argument and no file. */
  token?: string | undefined;
  /** https://github.com, or the GitHub Enterprise Server. */
  serverUrl?: string | undefined;
}

const PASSED = new Set(
  `PATH PATHEXT HOME USERPROFILE SYSTEMROOT WINDIR COMSPEC TEMP TMP TMPDIR SSH_AUTH_SOCK
   HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_EXEC_PATH`.split(
    /\s+/,
  ),
);

/** What no config file may decide: each could start a program, move the work tree or change what a diff looks like. */
const SETTINGS: [key: string, value: string][] = [
  ['core.hooksPath', os.devNull],
  ['core.fsmonitor', 'false'],
  ['core.pager', 'cat'],
  ['core.attributesFile', os.devNull],
  ['core.autocrlf', 'false'],
  ['core.safecrlf', 'false'],
  ['core.quotePath', 'true'],
  ['core.askPass', ''],
  ['credential.helper', ''],
  ['commit.gpgSign', 'false'],
  ['log.showSignature', 'false'],
  ['protocol.ext.allow', 'never'],
  ['submodule.recurse', 'false'],
  ['fetch.recurseSubmodules', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['advice.detachedHead', 'false'],
];

/** The whole environment of a git process. */
export function gitEnv({
  root,
  env,
  token,
  serverUrl = 'https://github.com',
}: GitAccess): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [key, value] of Object.entries(env))
    if (value !== undefined && PASSED.has(key.toUpperCase())) out[key] = value;
  const settings = [...SETTINGS, ['safe.directory', root] as [string, string]];
  if (token) {
    const header = `http.${serverUrl.replace(/\/+$/, '')}/.extraheader`;
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    // The empty value drops the header that actions/checkout may have left in a config file.
    settings.push([header, ''], [header, `AUTHORIZATION: basic ${basic}`]);
  }
  settings.forEach(([key, value], index) => {
    out[`GIT_CONFIG_KEY_${index}`] = key;
    out[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return {
    ...withoutWorkspace(root, out),
    GIT_CONFIG_COUNT: String(settings.length),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: os.devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    SSH_ASKPASS: '',
    GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
    GIT_ALLOW_PROTOCOL: 'https:http:ssh:file',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_PAGER: 'cat',
    GIT_EDITOR: ':',
    LC_ALL: 'C',
  };
}
