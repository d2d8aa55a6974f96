import { createInterface } from 'node:readline/promises';
import type { Command, Door } from './cli/command.js';
import { RunError, ToolError } from './contract/error.js';
import { EXIT_CODE } from './contract/outcome.js';
import { hideEnvironment } from './service/broker.js';
import { VERSION } from './version.js';

/** Every command, in the order of the help. To add one: its file in cli/, and its name here. */
export const COMMANDS: Record<string, { about: string; load: () => Promise<Command> }> = {
  demo: {
    about: 'review a sample change of a sample repository: no key, no network, nothing posted',
    load: async () => (await import('./cli/demo.js')).demo,
  },
  run: { about: 'run a recipe', load: async () => (await import('./cli/run.js')).run },
  publish: {
    about: 'post what a run has staged',
    load: async () => (await import('./cli/publish.js')).publish,
  },
  show: { about: 'show what happened in a run', load: async () => (await import('./cli/show.js')).show },
  plan: {
    about: 'split a recipe’s targets into the jobs of a matrix',
    load: async () => (await import('./cli/plan.js')).plan,
  },
  merge: {
    about: 'join the runs of a matrix into one report',
    load: async () => (await import('./cli/merge.js')).merge,
  },
  replay: {
    about: 'run a recorded model against the real tools and name the differences',
    load: async () => (await import('./cli/replay.js')).replay,
  },
  eval: {
    about: 'run recipes on cases and say what passed, what it cost and how long it took',
    load: async () => (await import('./cli/eval.js')).evalCases,
  },
  validate: {
    about: 'check recipes and configuration',
    load: async () => (await import('./cli/validate.js')).validate,
  },
  recipe: { about: 'list the recipes, show one', load: async () => (await import('./cli/recipe.js')).recipe },
  tool: { about: 'call one tool through the gate', load: async () => (await import('./cli/tool.js')).tool },
  mcp: {
    about: 'serve Galley’s tools to another agent over MCP; list the tools of configured servers',
    load: async () => (await import('./cli/mcp.js')).mcp,
  },
  policy: {
    about: 'explain a verdict, test the rules',
    load: async () => (await import('./cli/policy.js')).policy,
  },
  init: {
    about: 'write a workflow and a recipe into a repository',
    load: async () => (await import('./cli/init.js')).init,
  },
  doctor: {
    about: 'say what is missing here and how to get it',
    load: async () => (await import('./cli/doctor.js')).doctor,
  },
};

/** The CLI's door: the only place that reads argv, the environment and the terminal. Answers with the exit code. */
export async function runCli(argv: string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const [topic] = rest;
    process.stdout.write(topic && COMMANDS[topic] ? `${(await COMMANDS[topic].load()).help}\n` : help());
    return name === undefined ? 2 : 0;
  }
  const entry = COMMANDS[name];
  if (!entry) {
    process.stderr.write(`galley: there is no command "${name}".\n\n${help()}`);
    return 2;
  }
  hideEnvironment(process.env);
  const command = await entry.load();
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`${command.help}\n`);
    return 0;
  }
  const stop = new AbortController();
  const listen = onSignals(stop);
  try {
    return await command.run(door(rest, stop.signal));
  } catch (error) {
    return report(error, stop.signal);
  } finally {
    listen.end();
  }
}

function door(argv: string[], signal: AbortSignal): Door {
  const tty = process.stdout.isTTY === true;
  const canAsk = process.stdin.isTTY === true && tty && !process.env.CI;
  return {
    argv,
    env: process.env,
    cwd: process.cwd(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    tty,
    color: tty && !process.env.NO_COLOR,
    signal,
    ...(canAsk && { ask }),
  };
}

async function ask(question: string): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await reader.question(question);
  } finally {
    reader.close();
  }
}

/** The first signal asks the run to stop and lets it report; a second one ends the process. */
function onSignals(stop: AbortController): { end(): void } {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const handler = (name: NodeJS.Signals): void => {
    if (stop.signal.aborted) process.exit(130);
    stop.abort(new RunError('cancelled', `The run was cancelled (${name}).`));
  };
  for (const name of names) process.on(name, handler);
  return {
    end: () => {
      for (const name of names) process.off(name, handler);
    },
  };
}

function report(error: unknown, signal: AbortSignal): number {
  const cause = signal.aborted && !(error instanceof RunError) ? signal.reason : error;
  if (cause instanceof RunError) {
    process.stderr.write(`galley: ${cause.message}\n`);
    return EXIT_CODE[cause.outcome];
  }
  if (cause instanceof ToolError) {
    process.stderr.write(`galley: ${cause.message}\n`);
    return 1;
  }
  if (isUsage(cause)) {
    process.stderr.write(`galley: ${cause.message}\n`);
    return 2;
  }
  process.stderr.write(
    `galley: this is a bug in Galley: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`,
  );
  return EXIT_CODE.bug;
}

/** What node:util parseArgs throws at a wrong option. */
function isUsage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function help(): string {
  const rows = Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`);
  return `Galley ${VERSION}: runs a coding agent from YAML recipes under tool policies.\n\nUsage: galley <command> [options]      galley help <command>\n\n${rows.join('\n')}\n`;
}
