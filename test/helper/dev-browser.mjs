// Stands in for the native program `dev-browser` (0.2.9): its flags, exit codes and output, over the package's own daemon.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const PACKAGE = path.resolve(import.meta.dirname, '../browser');
const DAEMON = path.join(PACKAGE, 'node_modules/dev-browser/daemon/dist/daemon.bundle.mjs');
const BASE = path.join(os.homedir(), '.dev-browser');
const VALUED = new Set(['--browser', '--timeout', '--idle-timeout']);

/** Flags, then `run FILE`, or a script on stdin. */
function parse(argv) {
  const said = { browser: 'default', timeout: '30', rest: [] };
  for (let at = 0; at < argv.length; at++) {
    const [name, inline] = argv[at].split(/=(.*)/s);
    if (!name.startsWith('--')) {
      said.rest = argv.slice(at);
      break;
    }
    if (VALUED.has(name)) said[name.slice(2)] = inline ?? argv[++at];
    else if (name === '--connect')
      said.connect = inline ?? (argv[at + 1]?.startsWith('--') ? 'auto' : argv[++at]);
    else if (name === '--headless') said.headless = true;
    else if (name === '--ignore-https-errors') said.ignoreHTTPSErrors = true;
    else throw new Error(`unexpected argument '${argv[at]}' found`);
  }
  return said;
}

function dial() {
  return new Promise((resolve, reject) => {
    const socket = net.connect(path.join(BASE, 'daemon.sock'));
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** A connection to the daemon, which is started where there is none. */
async function daemon() {
  try {
    return await dial();
  } catch {
    fs.mkdirSync(BASE, { recursive: true });
    spawn(process.execPath, [DAEMON], { cwd: PACKAGE, detached: true, stdio: 'ignore' }).unref();
  }
  for (let tries = 100; ; tries--) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    try {
      return await dial();
    } catch (error) {
      if (tries === 0) throw error;
    }
  }
}

async function request(message) {
  const socket = await daemon();
  socket.write(`${JSON.stringify({ id: `${process.pid}`, ...message })}\n`);
  try {
    for await (const line of createInterface({ input: socket })) {
      const { type, data, message: text } = JSON.parse(line);
      if (type === 'stdout') process.stdout.write(data);
      else if (type === 'stderr') process.stderr.write(data);
      else if (type === 'result' && data !== null) console.log(JSON.stringify(data, null, 2));
      else if (type === 'complete') return 0;
      else if (type === 'error') {
        console.error(text);
        return 1;
      }
    }
    throw new Error('the daemon closed the connection');
  } finally {
    socket.destroy();
  }
}

async function main(argv) {
  if (argv[0] === '--version') {
    console.log('dev-browser 0.2.9');
    return 0;
  }
  const { rest, browser, timeout, 'idle-timeout': _, ...further } = parse(argv);
  const [verb, file] = rest;
  if (verb === 'status' || verb === 'browsers' || verb === 'stop') return request({ type: verb });
  if (verb !== undefined && verb !== 'run') throw new Error(`unrecognized subcommand '${verb}'`);
  const script = fs.readFileSync(verb === 'run' ? file : 0, 'utf8');
  return request({ type: 'execute', browser, script, timeoutMs: Number(timeout) * 1_000, ...further });
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    console.error(`error: ${error.message}`);
    process.exitCode = /argument|subcommand/.test(error.message) ? 2 : 1;
  },
);
