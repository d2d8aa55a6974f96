import { ALLOW, type Verdict } from '../contract/access.js';
import { address } from './address.js';
import type { Granted, Judge } from './gate.js';
import { hostPattern } from './host.js';
import { hostOf } from './suggestion.js';

export interface NetworkScene {
  /** Hosts a tool may reach without an allow rule: exact, or `*.` for what is below. */
  hosts: (tool: string) => readonly string[];
  granted: Granted;
  /** The run's own GitHub API: `read` reaches it for issue:// and pr://, also at a private address. */
  api?: string;
  /** MCP servers that the user's own config names, by URL: reached wherever they are, and nothing else on their behalf. */
  servers?: readonly string[];
  /** Loopback and private ranges too (never the metadata services of clouds). */
  allowPrivate: boolean;
}

/** Names that lead into the machine or its network, whatever DNS says. */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|arpa)$/;

/**
 * Allows a URL when its host is listed or an allow rule covers it, and it names no private place. What a name resolves
 * to is looked at with `checkAddress` when the connection is made, at every redirect again.
 */
export function network(scene: NetworkScene): Judge {
  return (access, by) => {
    if (access.kind !== 'net') return ALLOW;
    const no = (rule: string, say: string): Verdict => ({ action: 'deny', rule: `network.${rule}`, say });
    if (!URL.canParse(access.url)) return no('url', `${access.url} is not a URL.`);
    const { protocol, username, password, hostname } = new URL(access.url);
    if (protocol !== 'http:' && protocol !== 'https:')
      return no('scheme', `Only http and https: not ${protocol}`);
    if (username || password) return no('credentials', 'A URL may not carry a user name or password.');
    if (by.tool === 'read' && scene.api !== undefined && isSameOrigin(access.url, scene.api)) return ALLOW;
    if (by.tool === 'mcp' && scene.servers?.some((server) => isSameOrigin(access.url, server))) return ALLOW;
    const why = innerHost(hostname, scene.allowPrivate);
    if (why) return no('private', `${hostname} ${why}, which is out of reach.`);
    if (scene.hosts(by.tool).some((pattern) => hostPattern(pattern)(hostOf(access.url)))) return ALLOW;
    const rule = scene.granted(access, by);
    if (rule !== undefined) return { action: 'allow', rule };
    return no(
      'hosts',
      `${hostname} is not among the hosts this run may reach. It would pass with the allow rule ${by.tool}(${hostname}).`,
    );
  };
}

function isSameOrigin(url: string, other: string): boolean {
  return URL.canParse(other) && new URL(url).origin === new URL(other).origin;
}

function innerHost(hostname: string, allowPrivate: boolean): string | undefined {
  const name = hostname.replace(/\.$/, '').toLowerCase();
  const ip = name.startsWith('[') ? name.slice(1, -1) : name;
  const kind = address(ip);
  if (kind !== undefined) return checkAddress(ip, allowPrivate);
  const inner = INNER_NAME.test(name) || !name.includes('.');
  return inner && !allowPrivate ? 'is a name inside this network' : undefined;
}

/** Why an address may not be connected to (`is a private address`), or undefined when it may. To be asked of every address DNS gives. */
export function checkAddress(ip: string, allowPrivate = false): string | undefined {
  const kind = address(ip);
  if (kind === 'public') return undefined;
  if (kind === 'private' && allowPrivate) return undefined;
  return kind === undefined ? 'is not an address' : `is a ${kind} address`;
}
