const BY_EXTENSION: Record<string, string> = {
  js: 'js mjs cjs jsx ts tsx mts cts vue svelte',
  python: 'py pyi',
  ruby: 'rb rake',
  go: 'go',
  rust: 'rs',
  java: 'java kt kts scala groovy',
  php: 'php',
  c: 'c h cc cpp cxx hpp hh cs swift m',
  shell: 'sh bash zsh ksh bats',
  powershell: 'ps1 psm1',
  yaml: 'yml yaml',
  json: 'json json5 jsonc',
  terraform: 'tf tfvars hcl',
  sql: 'sql',
  html: 'html htm',
  css: 'css scss less',
  doc: 'md mdx rst txt adoc markdown',
};

const LANGUAGE = new Map(
  Object.entries(BY_EXTENSION).flatMap(([language, extensions]) =>
    extensions.split(' ').map((extension) => [extension, language] as const),
  ),
);

/** Languages that are programs, as opposed to data, markup and prose. */
export const PROGRAMS = ['js', 'python', 'ruby', 'go', 'rust', 'java', 'php', 'c', 'shell', 'powershell'];

/** The language of a file, told by its name: `workflow` and `docker` by place, `other` where nothing is known. */
export function languageOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (/(^|\/)\.github\/workflows\/[^/]+\.ya?ml$/i.test(path) || /^action\.ya?ml$/.test(name))
    return 'workflow';
  if (/^(dockerfile|containerfile)(\..+)?$|\.dockerfile$/.test(name)) return 'docker';
  if (/^(rakefile|gemfile)$/.test(name)) return 'ruby';
  if (/^(makefile|\.bashrc|\.profile|\.envrc)$/.test(name)) return 'shell';
  return LANGUAGE.get(/\.([a-z0-9]+)$/.exec(name)?.[1] ?? '') ?? 'other';
}

/** Tests, and what tests use. */
export function isTest(path: string): boolean {
  return /(^|\/)(tests?|specs?|__tests__|__mocks__|e2e|fixtures?|testdata|cypress)(\/|$)|([._-](test|tests|spec|e2e|stories)\.[a-z]+$)|(^|\/)test_[^/]+\.py$|_(test|spec)\.(go|rb|py|exs)$|Tests?\.(java|kt|cs|swift)$/i.test(
    path,
  );
}

/** What no person writes or reads: bundles, lock files, snapshots, vendored code. */
export function isGenerated(path: string): boolean {
  return /(^|\/)(dist|build|out|vendor|node_modules|third_party|\.yarn|__snapshots__|generated)\/|\.(min\.(js|css)|map|snap|lock|svg|pb\.go|g\.dart)$|(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|go\.sum|[^/]*[._]generated\.[a-z]+)$|_pb2\.py$/i.test(
    path,
  );
}

/** Programs whose output is their purpose. */
export function isScript(path: string): boolean {
  return /(^|\/)(scripts?|bin|cli|tools?|examples?|samples?|demos?|bench(marks?)?|docs?|\.github)(\/|\.|$)|\.config\.[a-z]+$/i.test(
    path,
  );
}
