import type { ShellLine } from './shell-line.js';

/** Where programs inside find the proxy: a network of their own has no other listener. */
export const PROXY_PORT = 3128;

/**
 * Runs inside, as text for `node -e`: opens the proxy's port on the sandbox's own loopback, hands every connection to the
 * socket outside, and starts the command. Kept in one string because the bundle has no file to point at.
 */
const FORWARDER = `
const net = require('node:net');
const self = require('node:process');
const { spawn } = require('node:child_process');
const [socket, file, ...args] = self.argv.slice(1);
const server = net.createServer((near) => {
  const far = net.connect(socket);
  near.on('error', () => far.destroy());
  far.on('error', () => near.destroy());
  near.pipe(far).pipe(near);
});
server.listen(${PROXY_PORT}, '127.0.0.1', () => {
  const child = spawn(file, args, { stdio: 'inherit' });
  child.on('error', (error) => { console.error(String(error)); self.exit(127); });
  child.on('exit', (code, signal) => { if (signal) self.kill(self.pid, signal); else self.exit(code); });
});
for (const signal of ['SIGTERM', 'SIGINT']) self.on(signal, () => {});
`;

/** Puts the forwarder in front of a command. */
export function throughForwarder(line: ShellLine, socket: string): ShellLine {
  return { file: process.execPath, args: ['-e', FORWARDER, socket, line.file, ...line.args] };
}
