import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../contract/config.js';

/** The control service: an MCP server whose tools keep their bare names. */
export const CONTROL = 'control';

type Settings = Config['mcp'][string];

const BARE: Settings = {
  args: [],
  env: {},
  headers: {},
  variables: [],
  prefix: false,
  required: false,
  timeout_seconds: 60,
};

/**
 * Where the control service is: the config's `control.url`; a running one, as it has announced itself in `control.json`
 * of Galley's own folder; else the config's `control.command` (alone: started with `stdio`). Undefined: there is none.
 */
export function controlServer({ control }: Config, home: string): Settings | undefined {
  const url = control.url ?? announced(home);
  if (url !== undefined) return { ...BARE, url };
  if (control.command === undefined) return undefined;
  const [command = '', ...args] = control.command.trim().split(/\s+/);
  return { ...BARE, command, args: args.length > 0 ? args : ['stdio'] };
}

function announced(home: string): string | undefined {
  try {
    const { url } = JSON.parse(fs.readFileSync(path.join(home, 'control.json'), 'utf8')) as { url?: unknown };
    return typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
