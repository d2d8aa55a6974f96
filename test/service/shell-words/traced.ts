import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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
  #log = '';
  #runs = 0;

  constructor(folder: string) {
    this.#bin = path.join(folder, 'bin');
    this.#work = path.join(folder, 'work');
    fs.mkdirSync(this.#bin);
    fs.mkdirSync(this.#work);
    const fake = makeFake(folder);
    for (const name of FAKES) fs.copyFileSync(fake, path.join(this.#bin, name));
    for (const name of FAKES) fs.chmodSync(path.join(this.#bin, name), 0o755);
    for (const name of REAL) {
      const real = ['/usr/bin', '/bin'].map((dir) => path.join(dir, name)).find((one) => fs.existsSync(one));
      if (real) fs.symlinkSync(real, path.join(this.#bin, name));
    }
  }

  /** Runs a script in bash and answers with the names of the fakes that ran. */
  run(script: string, bash = '/bin/bash'): Promise<Set<string>> {
    // A log of its own: what an earlier script left behind may still write.
    this.#log = path.join(this.#bin, `log-${this.#runs++}`);
    const args = path.basename(bash) === 'bash' ? ['--norc', '--noprofile', '-c', script] : ['-c', script];
    const child = spawn(bash, args, {
      cwd: this.#work,
      env: { PATH: this.#bin, HOME: this.#work, FAKE_LOG: this.#log },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    child.stdout.resume();
    child.stderr.resume();
    return new Promise((resolve) => {
      const late = setTimeout(() => endAll(child), 3_000);
      child.once('close', () => {
        clearTimeout(late);
        resolve(this.#ran());
      });
    });
  }

  #ran(): Set<string> {
    try {
      return new Set(fs.readFileSync(this.#log, 'latin1').split('\n').filter(Boolean));
    } catch {
      return new Set();
    } finally {
      fs.rmSync(this.#log, { force: true });
    }
  }
}

function endAll(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
  child.stdout?.destroy();
  child.stderr?.destroy();
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
