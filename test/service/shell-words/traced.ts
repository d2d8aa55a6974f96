import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { FAKES } from './scripts.js';

const REAL = [
  'env',
  'timeout',
  'nice',
  'nohup',
  'stdbuf',
  'setsid',
  'xargs',
  'find',
  'flock',
  'bash',
  'sh',
  'cat',
];

/** A folder with fake programs that write down that they ran, and with the real wrappers: all that PATH has. */
export class Traced {
  readonly #bin: string;
  readonly #work: string;
  #runs = 0;

  constructor(folder: string) {
    this.#bin = path.join(folder, 'bin');
    this.#work = path.join(folder, 'work');
    fs.mkdirSync(this.#bin);
    fs.mkdirSync(this.#work);
    if (isRoot) fs.chmodSync(folder, 0o755);
    const fake = makeFake(folder);
    for (const name of FAKES) fs.copyFileSync(fake, path.join(this.#bin, name));
    for (const name of FAKES) fs.chmodSync(path.join(this.#bin, name), 0o755);
    for (const name of REAL) {
      const real = ['/usr/bin', '/bin'].map((dir) => path.join(dir, name)).find((one) => fs.existsSync(one));
      if (real) fs.symlinkSync(real, path.join(this.#bin, name));
    }
  }

  /**
   * Runs scripts one after another, each in a bash of its own, and answers with the names of the fakes each ran. A clock
   * for each script costs as much as the script: it runs only where some script of the list would not end by itself.
   */
  async run(scripts: readonly string[]): Promise<Set<string>[]> {
    return (await this.#drive(scripts, '')) ?? (await this.#drive(scripts, 'timeout')) ?? [];
  }

  /** Undefined when not all of them were run. */
  async #drive(scripts: readonly string[], clock: string): Promise<Set<string>[] | undefined> {
    const logs = path.join(this.#bin, `logs-${this.#runs++}`);
    fs.mkdirSync(logs);
    const input = `${logs}.scripts`;
    fs.writeFileSync(input, scripts.map((script) => `${script}\0`).join(''));
    if (isRoot) for (const dir of [this.#work, logs]) fs.chownSync(dir, USER, USER);
    const most = String(MOST_PROCESSES + (isRoot ? 0 : threadsOfUser()));
    const args = ['--norc', '--noprofile', '-c', DRIVER, '-', input, logs, most, String(USER), clock];
    const child = spawn('/bin/bash', args, {
      cwd: this.#work,
      ...(isRoot && { uid: USER, gid: USER }),
      env: { PATH: this.#bin, HOME: this.#work },
      stdio: 'ignore',
      detached: true,
    });
    const late = setTimeout(
      () => endGroup(child.pid),
      clock === '' ? 10_000 + scripts.length * 100 : scripts.length * 3_000,
    );
    await new Promise((resolve) => child.once('exit', resolve));
    clearTimeout(late);
    endGroup(child.pid);
    endUser();
    const isDone = fs.existsSync(path.join(logs, 'done'));
    const ran = scripts.map((_, i) => namesIn(path.join(logs, String(i))));
    fs.rmSync(logs, { recursive: true, force: true, maxRetries: 5 });
    return isDone ? ran : undefined;
  }
}

/**
 * A random script may be a fork bomb. Root starts it as a user that nobody else is: then a limit on processes holds, and
 * everything that user has left, in whatever group or session, is ended after each script. (Root itself has no such limit.)
 */
const USER = 50_000 + (process.pid % 5_000);
const MOST_PROCESSES = 300;
const isRoot = process.getuid?.() === 0;

/** Output goes nowhere, and each script writes a log of its own: what is left running cannot speak for another. */
const DRIVER = `
ulimit -t 2
ulimit -u "$3" || exit 1
limit=
[ -n "$5" ] && limit=$(type -P timeout) && limit="$limit -s KILL 2"
n=0
while IFS= read -r -d '' script; do
  FUNCNEST=4 FAKE_LOG="$2/$n" $limit bash --norc --noprofile -c "$script" </dev/null >/dev/null 2>&1
  [ "$UID" = "$4" ] && kill -KILL -1 2>/dev/null
  n=$((n + 1))
done < "$1"
: > "$2/done"`;

/** The limit counts what a user already runs, threads included. */
function threadsOfUser(): number {
  let count = 0;
  for (const pid of fs.existsSync('/proc') ? fs.readdirSync('/proc') : []) {
    try {
      if (/^\d+$/.test(pid) && fs.statSync(`/proc/${pid}`).uid === process.getuid?.())
        count += fs.readdirSync(`/proc/${pid}/task`).length;
    } catch {
      // It is gone.
    }
  }
  return count;
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}

/** What called setsid is in no group of ours, but has our user. */
function endUser(): void {
  if (!isRoot) return;
  const script = `[ "$UID" = ${USER} ] && kill -KILL -1`;
  spawnSync('/bin/bash', ['--norc', '-c', script], { uid: USER, gid: USER, env: {}, stdio: 'ignore' });
}

function namesIn(log: string): Set<string> {
  try {
    return new Set(fs.readFileSync(log, 'latin1').split('\n').filter(Boolean));
  } catch {
    return new Set();
  }
}

/** In C where there is a compiler (a tenth of the time), in sh where there is none. */
function makeFake(folder: string): string {
  const file = path.join(folder, 'fake');
  const source = path.join(folder, 'fake.c');
  fs.writeFileSync(source, C);
  try {
    execFileSync('cc', ['-O1', '-static', '-o', file, source], { stdio: 'ignore' });
  } catch {
    fs.writeFileSync(file, `#!/bin/sh\necho "\${0##*/}" >> "$FAKE_LOG"\necho "$@"\n`);
  }
  return file;
}

const C = `
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int main(int argc, char **argv) {
  char self[4096], line[4200];
  ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
  if (n < 0) return 1;
  self[n] = 0;
  char *name = strrchr(self, '/');
  int len = snprintf(line, sizeof line, "%s\\n", name + 1);
  char *log = getenv("FAKE_LOG");
  int fd = open(log ? log : "/dev/null", O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (fd >= 0) write(fd, line, len);
  for (int i = 1; i < argc; i++) { write(1, argv[i], strlen(argv[i])); write(1, i + 1 < argc ? " " : "\\n", 1); }
  return 0;
}`;
