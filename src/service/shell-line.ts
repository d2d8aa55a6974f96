/** A program with its arguments, ready to be spawned without a shell between. */
export interface ShellLine {
  file: string;
  args: string[];
}

/** When memory runs out, the kernel ends what a command started, and not Galley or the runner: proc(5), `oom_score_adj`. */
const FIRST_TO_GO = '{ echo 800 >/proc/self/oom_score_adj; } 2>/dev/null; ';

/**
 * How a command is handed to the platform's shell: bash without start-up files, so that what was judged is what runs
 * (no aliases, no functions from a profile), or PowerShell. `joined`: stderr goes where stdout goes, so that both keep
 * their order.
 */
export function shellLine(
  command: string,
  platform: NodeJS.Platform,
  bash = '/bin/bash',
  joined = true,
): ShellLine {
  if (platform === 'win32') return powershell(command);
  const isBash = /bash$/.test(bash);
  const first = `${platform === 'linux' ? FIRST_TO_GO : ''}${joined ? 'exec 2>&1; ' : ''}`;
  return { file: bash, args: [...(isBash ? ['--noprofile', '--norc'] : []), '-c', `${first}${command}`] };
}

/**
 * `-EncodedCommand` is base64 of UTF-16LE: no quoting rules to get wrong. As in bash, the last statement decides about the
 * exit code; `$?` must be asked for right behind it, for every statement sets it anew.
 */
function powershell(command: string): ShellLine {
  const end = 'if (-not $?) { if ($LASTEXITCODE) { exit $LASTEXITCODE } exit 1 }';
  const script = `$ProgressPreference='SilentlyContinue'; & {\n${command}\n${end}\n}`;
  const encoded = Buffer.from(script, 'utf16le').toString('base64');
  return {
    file: 'powershell.exe',
    args: ['-NoLogo', '-NoProfile', '-NonInteractive', '-EncodedCommand', encoded],
  };
}
