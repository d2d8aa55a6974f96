import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What `galley init` sees of a repository. */
export interface Survey {
  /** Undefined outside a git repository. */
  branch: string | undefined;
  languages: string[];
  /** The command that runs the tests; undefined when none is known. */
  test: string | undefined;
}

/** Looks at a repository's top folder: default branch, languages by their manifests, and how its tests are run. */
export function survey(root: string): Survey {
  const has = (name: string) => fs.existsSync(path.join(root, name));
  const found = MANIFESTS.filter(({ files }) => files.some((file) => matching(root, file)));
  const tests = found.map(({ test }) => (typeof test === 'function' ? test(root, has) : test));
  return {
    branch: defaultBranch(root),
    languages: found.map(({ language }) => language),
    test: tests.find((test) => test !== undefined) ?? (makesTest(root) ? 'make test' : undefined),
  };
}

type Test = string | undefined | ((root: string, has: (name: string) => boolean) => string | undefined);

/** In the order that decides which test command speaks for a repository of several languages. */
const MANIFESTS: { language: string; files: string[]; test: Test }[] = [
  { language: 'JavaScript/TypeScript', files: ['package.json'], test: nodeTest },
  {
    language: 'Python',
    files: ['pyproject.toml', 'setup.py', 'setup.cfg', 'requirements.txt'],
    test: pythonTest,
  },
  { language: 'Go', files: ['go.mod'], test: 'go test ./...' },
  { language: 'Rust', files: ['Cargo.toml'], test: 'cargo test' },
  { language: 'Java', files: ['pom.xml'], test: 'mvn -q test' },
  { language: 'Java/Kotlin', files: ['build.gradle', 'build.gradle.kts'], test: 'gradle test' },
  { language: 'Ruby', files: ['Gemfile'], test: 'bundle exec rake test' },
  { language: 'PHP', files: ['composer.json'], test: undefined },
  { language: 'C#', files: ['*.sln', '*.csproj'], test: undefined },
];

function matching(root: string, file: string): boolean {
  if (!file.startsWith('*')) return fs.existsSync(path.join(root, file));
  return fs.readdirSync(root).some((name) => name.endsWith(file.slice(1)));
}

function nodeTest(root: string, has: (name: string) => boolean): string | undefined {
  const script = scripts(root).test;
  if (typeof script !== 'string' || script.includes('no test specified')) return undefined;
  if (has('pnpm-lock.yaml')) return 'pnpm test';
  if (has('yarn.lock')) return 'yarn test';
  if (has('bun.lock') || has('bun.lockb')) return 'bun test';
  return 'npm test';
}

function scripts(root: string): Record<string, unknown> {
  try {
    const manifest: unknown = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    return (manifest as { scripts?: Record<string, unknown> } | null)?.scripts ?? {};
  } catch {
    return {}; // a package.json that cannot be read names no test
  }
}

function pythonTest(_root: string, has: (name: string) => boolean): string | undefined {
  return has('pytest.ini') || has('conftest.py') || has('tests') || has('test') ? 'pytest' : undefined;
}

function makesTest(root: string): boolean {
  const file = path.join(root, 'Makefile');
  const isFile = fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  return isFile && /^test\s*:/m.test(fs.readFileSync(file, 'utf8'));
}

function defaultBranch(root: string): string | undefined {
  const remote = git(root, 'symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
  return remote?.replace(/^origin\//, '') ?? git(root, 'symbolic-ref', '--short', 'HEAD');
}

/** `owner/repo@commit` of the checkout a program runs from, when that is known. */
export function checkedOut(folder: string): string | undefined {
  const commit = git(folder, 'rev-parse', 'HEAD');
  const repo = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(
    git(folder, 'remote', 'get-url', 'origin') ?? '',
  );
  return commit !== undefined && repo ? `${repo[1]}@${commit}` : undefined;
}

/** Git's answer in one line; undefined when it has none. */
function git(cwd: string, ...args: string[]): string | undefined {
  try {
    const text = execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.trim() || undefined;
  } catch {
    return undefined; // no git, no repository, or no such ref
  }
}
