import ignore from 'ignore';
import type { FileDiff } from '../../../contract/diff.js';
import { type Rule, sample } from '../rule.js';

const isNew = (file: FileDiff) =>
  file.status === 'added' || file.status === 'copied' || file.status === 'renamed';
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const LARGE = 3_000;

/** What is wrong with a file as such. */
export const FILE_RULES: Rule[] = [
  {
    id: 'no-final-newline',
    severity: 'info',
    languages: ['any'],
    title: 'No line feed at the end',
    say: 'The next line that somebody adds will show as a change of this one, and some tools drop the last line. Add a line feed.',
    look: ({ file }) => {
      if (file.type !== 'file') return [];
      const last = file.hunks.at(-1)?.lines.findLast((line) => line.kind !== 'delete');
      const wasSo = file.hunks.at(-1)?.lines.some((line) => line.kind === 'delete' && line.noNewline);
      return last?.kind === 'add' && last.noNewline && !wasSo && last.new !== undefined
        ? [{ line: last.new }]
        : [];
    },
    match: [{ path: 'a.ts', text: 'x' }],
    notMatch: [sample('a.ts', 'x')],
  },
  {
    id: 'mixed-line-ends',
    severity: 'warning',
    languages: ['any'],
    title: 'Mixed line ends',
    say: 'Some of the new lines end in CR LF, some in LF. Use one of them, and a .gitattributes file that keeps it so.',
    look: ({ file }) => {
      const added = file.hunks.flatMap((hunk) => hunk.lines.filter((line) => line.kind !== 'delete'));
      const first = added.find(
        (line) => line.kind === 'add' && line.text.endsWith('\r') !== added[0]?.text.endsWith('\r'),
      );
      return first?.new === undefined || first.noNewline ? [] : [{ line: first.new }];
    },
    match: [{ path: 'a.ts', text: 'a\r\nb\n' }],
    notMatch: [
      { path: 'a.bat', text: 'a\r\nb\r\n' },
      { path: 'a.ts', text: 'a\nb\n' },
    ],
  },
  {
    id: 'binary-program',
    severity: 'warning',
    languages: ['any'],
    generated: true,
    skip: ['test'],
    title: 'A binary that nobody can review',
    say: 'Programs, archives and compiled code cannot be reviewed and stay in the history for ever. Build them in CI, or fetch them with a checksum.',
    look: ({ file }) =>
      isNew(file) &&
      /\.(exe|dll|so|dylib|a|o|obj|lib|jar|war|class|pyc|pyd|zip|tar|tgz|gz|bz2|xz|7z|rar|iso|dmg|msi|deb|rpm|apk|bin|db|sqlite3?|pkl|onnx|pt|h5)$/i.test(
        file.path,
      ) &&
      (file.binary || file.hunks.length === 0)
        ? [{}]
        : [],
    match: [{ path: 'tools/x.exe', text: '', file: { binary: true } }],
    notMatch: [
      { path: 'docs/a.png', text: '', file: { binary: true } },
      { path: 'a.zip', text: '', file: { binary: true, status: 'modified' } },
    ],
  },
  {
    id: 'large-file',
    severity: 'info',
    languages: ['any'],
    title: 'A very large change of one file',
    say: `More than ${LARGE} new lines in one file are not reviewed by anybody. Split it, generate it, or keep it outside the repository.`,
    look: ({ file }) =>
      file.added > LARGE || file.missing === 'too-large'
        ? [{ note: file.added > 0 ? `${file.added} lines were added.` : '' }]
        : [],
    match: [{ path: 'a.csv', text: 'x\n'.repeat(LARGE + 1) }],
    notMatch: [sample('a.ts', 'x'), { path: 'package-lock.json', text: 'x\n'.repeat(LARGE + 1) }],
  },
  {
    id: 'left-over-file',
    severity: 'warning',
    languages: ['any'],
    generated: true,
    title: 'A file that a program left behind',
    say: 'Editors, merges and operating systems leave such files. Take it out and add it to .gitignore.',
    look: ({ file }) =>
      isNew(file) &&
      /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|npm-debug\.log|yarn-error\.log|\.idea\/.*|__pycache__\/.*|nohup\.out|core\.\d+)$|\.(orig|rej|bak|swp|swo|pyc|tmp)$|~$/i.test(
        file.path,
      )
        ? [{}]
        : [],
    match: [sample('src/a.ts.orig', 'x'), { path: 'docs/.DS_Store', text: '', file: { binary: true } }],
    notMatch: [sample('src/origin.ts', 'x'), { path: 'a.bak', text: '', file: { status: 'modified' } }],
  },
  {
    id: 'ignored-file',
    severity: 'warning',
    languages: ['any'],
    generated: true,
    title: 'A file that .gitignore leaves out',
    say: 'The repository says that files like this one are not kept. It was added by force, or .gitignore is wrong.',
    needs: ({ file }) => (isNew(file) ? ['.gitignore'] : []),
    look: ({ file }, world) => {
      const patterns = world.whole('.gitignore');
      if (!patterns || !isNew(file) || file.path.startsWith('"')) return [];
      return ignore({ allowRelativePaths: true })
        .add([...patterns])
        .ignores(file.path)
        ? [{}]
        : [];
    },
    match: [{ ...sample('logs/a.log', 'x'), others: { '.gitignore': '*.log\n' } }],
    notMatch: [
      { ...sample('src/a.ts', 'x'), others: { '.gitignore': '*.log\n!a.log\n' } },
      sample('a.log', 'x'),
    ],
  },
  {
    id: 'symlink-outside',
    severity: 'warning',
    languages: ['any'],
    generated: true,
    title: 'A symbolic link out of the repository',
    say: 'It leads to a place that differs from machine to machine, and may expose files that are not part of the repository.',
    look: ({ file, added }) => {
      if (file.type !== 'symlink') return [];
      const target = added[0]?.raw ?? '';
      const depth = file.path.split('/').length - 1;
      const ups = target.split('/').filter((part) => part === '..').length;
      return target.startsWith('/') || /^[A-Za-z]:/.test(target) || ups > depth ? [{ line: 1 }] : [];
    },
    match: [
      { path: 'a/link', text: '/etc/passwd', file: { type: 'symlink' } },
      { path: 'link', text: '../x', file: { type: 'symlink' } },
    ],
    notMatch: [{ path: 'a/link', text: '../b', file: { type: 'symlink' } }],
  },
  {
    id: 'install-script',
    severity: 'warning',
    languages: ['json'],
    skip: ['test'],
    title: 'A script that runs at install time',
    say: 'It runs on the machine of everybody who installs this package, before anything is looked at. Do it in the build instead.',
    look: ({ file, added }) =>
      /(^|\/)package\.json$/.test(file.path)
        ? added
            .filter(({ raw }) => /^\s*"(pre|post)?install"\s*:\s*"/.test(raw))
            .map(({ line }) => ({ line }))
        : [],
    match: [sample('package.json', '    "postinstall": "node x.js",')],
    notMatch: [
      sample('package.json', '    "test": "jest",', '    "prepare": "husky",'),
      sample('a.json', '"postinstall": "x"'),
    ],
  },
  {
    id: 'loose-dependency',
    severity: 'warning',
    languages: ['json'],
    skip: ['test'],
    title: 'A dependency that can change at any time',
    say: 'Any version, or whatever stands on a branch, is installed. Name a version, or a commit.',
    look: ({ file, added }) =>
      /(^|\/)package\.json$/.test(file.path)
        ? added.filter(({ raw }) => LOOSE.test(raw)).map(({ line }) => ({ line }))
        : [],
    match: [sample('package.json', '    "left-pad": "*",', '    "a": "github:b/a",')],
    notMatch: [
      sample(
        'package.json',
        '    "left-pad": "^1.3.0",',
        '    "homepage": "https://a.io",',
        '    "@octokit/core": ">=6",',
        `    "a": "github:b/a#${'0a1b2c3d4e'.repeat(4)}",`,
        '    "node": ">=20"',
      ),
    ],
  },
  {
    id: 'lockfile-without-manifest',
    severity: 'info',
    languages: ['any'],
    generated: true,
    skip: ['test'],
    title: 'Only the lock file changed',
    say: 'The versions that are installed change, and the manifest does not. That is right for an update of indirect dependencies: say so in the description. Otherwise regenerate the lock file.',
    look: ({ file }, { change }) => {
      const name = file.path.slice(folderOf(file.path).length);
      const manifests = LOCKS[name];
      if (!manifests || file.status !== 'modified') return [];
      const folder = folderOf(file.path);
      // In a workspace the manifest may stand deeper.
      const isThere = change.some(
        ({ path }) => path.startsWith(folder) && manifests.some((manifest) => path.endsWith(manifest)),
      );
      return isThere ? [] : [{}];
    },
    match: [{ path: 'package-lock.json', text: 'x\n', file: { status: 'modified' } }],
    notMatch: [sample('package-lock.json', 'x'), sample('yarn.md', 'x')],
  },
];

/** Any version, or a branch; a package may say in `peerDependencies` that it works with every version from one on. */
const LOOSE =
  /^\s*"(?!node"|npm"|vscode"|version")[@\w./-]+"\s*:\s*"(\*|latest|next|x|(git\+|git:|github:)[^#"]*(#(main|master|develop|HEAD))?|https?:[^"]*\.(tgz|git))"(?!.*\bdirectory\b)/;

const LOCKS: Record<string, string[]> = {
  'package-lock.json': ['package.json'],
  'npm-shrinkwrap.json': ['package.json'],
  'yarn.lock': ['package.json'],
  'pnpm-lock.yaml': ['package.json', 'pnpm-workspace.yaml'],
  'Cargo.lock': ['Cargo.toml'],
  'poetry.lock': ['pyproject.toml'],
  'uv.lock': ['pyproject.toml'],
  'Gemfile.lock': ['Gemfile', '.gemspec'],
  'composer.lock': ['composer.json'],
  'go.sum': ['go.mod'],
  'Pipfile.lock': ['Pipfile'],
};
