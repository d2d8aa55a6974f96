import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RunError } from '../contract/error.js';
import type { Places } from './order.js';

type Env = Readonly<Record<string, string | undefined>>;

/** Where things are on this machine. `program` is the folder of the running bundle, or of the source in tests. */
export function placesOf(env: Env, workspace: string, program: string): Omit<Places, 'runnerFiles'> {
  const full = path.resolve(workspace);
  const stat = fs.statSync(full, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) throw new RunError('recipe', `The workspace ${full} is not a folder.`);
  const temp = env.RUNNER_TEMP && fs.existsSync(env.RUNNER_TEMP) ? env.RUNNER_TEMP : os.tmpdir();
  return { workspace: fs.realpathSync(full), person: personHome(env), home: galleyHome(env), temp, program };
}

function personHome(env: Env): string {
  return path.resolve(env.HOME || env.USERPROFILE || os.homedir());
}

/** The person's own folder: GALLEY_HOME, else ~/.galley. */
export function galleyHome(env: Env): string {
  return path.resolve(env.GALLEY_HOME || path.join(personHome(env), '.galley'));
}

/** The person's own configuration, when there is one. */
export function userConfig(home: string): { path: string; text: string } | undefined {
  for (const name of ['config.yml', 'config.yaml']) {
    const file = path.join(home, name);
    if (fs.existsSync(file)) return { path: file, text: fs.readFileSync(file, 'utf8') };
  }
  return undefined;
}

/** Reads an event file. What is wrong with it is said; it is never taken for an empty event. */
export function readEventFile(file: string): unknown {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (cause) {
    throw new RunError(
      'unsupported-event',
      `The event file ${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RunError(
      'unsupported-event',
      `The event file ${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}
