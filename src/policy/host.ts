/**
 * What a host rule matches: `docs.rs` that host, `*.rust-lang.org` any depth below it and never itself, `*` every host,
 * `localhost:8080` that port only. Case and a final dot do not matter; names outside ASCII are compared as punycode.
 */
export function hostPattern(pattern: string): (host: string) => boolean {
  if (pattern === '*') return () => true;
  const wild = pattern.startsWith('*.');
  const [, name = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(wild ? pattern.slice(2) : pattern) ?? [];
  if (name === '' || /[*/@\s]/.test(name))
    throw new Error(
      `has the host "${pattern}": write a host name, or *. and a host name, without scheme or path.`,
    );
  const wanted = ascii(name, pattern);
  return (host) => {
    const [, given = '', givenPort] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
    if (port !== undefined && port !== givenPort) return false;
    let shown: string;
    try {
      shown = ascii(given, host);
    } catch {
      return false;
    }
    return wild ? shown.endsWith(`.${wanted}`) : shown === wanted;
  };
}

function ascii(name: string, pattern: string): string {
  try {
    return new URL(`http://${name}`).hostname.replace(/\.$/, '');
  } catch {
    throw new Error(`has the host "${pattern}", which no URL can have.`);
  }
}
