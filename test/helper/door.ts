import type { Command } from '../../src/cli/command.js';

/** Runs a command as the CLI's door would, with an environment of its own; answers with what it printed. */
export async function through(
  command: Command,
  argv: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await command.run({
    argv,
    env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', ...env },
    cwd,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    tty: false,
    color: false,
    signal: new AbortController().signal,
  });
  return { code, ...said };
}
