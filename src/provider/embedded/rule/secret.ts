// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples are text of workflows and programs

import { onLines, type Rule, sample } from '../rule.js';

/** Samples are put together so that this file itself holds no secret. */
const join = (...parts: string[]) => parts.join('');

const TOKEN =
  /\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_[A-Za-z0-9_]{22,}|\bglpat-[\w-]{20,}|\bxox[abprs]-[\w-]{10,}|\bAIza[\w-]{35}\b|\b[sr]k_live_[A-Za-z0-9]{16,}|(?<![.\w-])sk-(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{32,}|\bnpm_[A-Za-z0-9]{36}\b|\bpypi-[\w-]{50,}|\bSG\.[\w-]{20,}\.[\w-]{20,}|\bhooks\.slack\.com\/services\/T\w+\/B\w+\/\w{16,}/;

const PLACEHOLDER =
  /\$\{|\{\{|<[^>]+>|%\(|\bprocess\.env|\bos\.environ|\bgetenv|example|sample|dummy|change.?me|placeholder|your[-_ ]|xxx+|\.\.\.|test|fake|mock|redacted|lorem|123456/i;

/** Galley's own seal turned the value into stars before the checklist saw it. */
const SEALED =
  /(key|token|secret|passw(or)?d|credential|authorization)\w*["']?\]?\s*[:=]+\s*["'`]?(Bearer\s+|Basic\s+)?\*\*\*|:\/\/[^\s:/]+:\*\*\*@/i;

/** What must not be in a repository. The finding never repeats the value. */
export const SECRET_RULES: Rule[] = [
  {
    id: 'secret-token',
    severity: 'error',
    languages: ['any'],
    generated: true,
    title: 'An access token',
    say: 'This has the form of a live access token. Revoke it now (history keeps it even when the line is deleted), and read it from a secret store.',
    look: onLines(TOKEN, { in: 'raw', not: /example|x{8}|0{6}|PersonalAccessToken/i }),
    match: [
      sample('src/a.ts', join("const key = 'AKIA", "ABCDEFGH12345678';")),
      sample('x.env.txt', join('GH=ghp', '_', 'a1B2'.repeat(9))),
    ],
    notMatch: [
      sample(
        'src/a.ts',
        "const key = 'AKIA';",
        join("const k = 'AKIAIOSFODNN7", "EXAMPLE';"),
        'task-sk-list',
      ),
      sample('a.css', '.sk-circle-fade-dot-animation-delay-long { }'),
    ],
  },
  {
    id: 'private-key',
    severity: 'error',
    languages: ['any'],
    generated: true,
    title: 'A private key',
    say: 'Replace the key pair now (history keeps it even when the file is deleted), and keep the new one out of the repository.',
    look: onLines(
      new RegExp(join('-----BEGIN ((RSA|EC|DSA|OPENSSH|PGP|ENCRYPTED) )?PRIVATE', ' KEY( BLOCK)?-----')),
      { in: 'raw', not: /["'`]\s*(\)|\+|,|;|in\b)/ },
    ),
    match: [sample('deploy/key.txt', join('-----BEGIN RSA PRIVATE', ' KEY-----'))],
    notMatch: [
      sample('a.txt', '-----BEGIN PUBLIC KEY-----'),
      sample('a.py', join('if "-----BEGIN PRIVATE', ' KEY-----" in text:')),
    ],
  },
  {
    id: 'secret-literal',
    severity: 'warning',
    languages: [
      'js',
      'python',
      'ruby',
      'go',
      'rust',
      'java',
      'php',
      'c',
      'shell',
      'powershell',
      'yaml',
      'workflow',
      'docker',
      'json',
      'terraform',
      'other',
    ],
    skip: ['test'],
    title: 'A secret written into the code',
    say: 'A password or key stands in the file (or something that looks like one). Read it from the environment or a secret store, and replace it if it was real.',
    look: ({ added }) =>
      added
        .filter(({ raw }) => {
          if (SEALED.test(raw)) return true;
          const value =
            /\b\w*(passw(or)?d|secret|api_?key|access_?key|auth_?token|private_?key)\w*["']?\]?\s*(:|=|:=|=>)\s*["']([^"'\s]{10,})["']/i.exec(
              raw,
            )?.[4];
          return value !== undefined && !PLACEHOLDER.test(raw) && isRandom(value);
        })
        .map(({ line }) => ({ line })),
    match: [
      sample('src/a.ts', join("const apiKey = 'q7Zp2", "Lm9Xc4Rt8';")),
      sample('config/a.yml', join('password: "hunter2', 'Kq93xz"')),
      sample('src/b.py', 'API_TOKEN = "***"'),
    ],
    notMatch: [
      sample(
        'src/a.ts',
        "const password = 'password-input';",
        join('const apiKey = process', '.env.API_KEY;'),
        "const secretName = 'my-service-secret-name';",
        "keyPassword: 'errors.password.required'",
      ),
      sample('config/a.yml', 'password: "${DB_PASSWORD}"', 'secret: "your-secret-2024-here"'),
    ],
  },
  {
    id: 'url-credentials',
    severity: 'error',
    languages: ['any'],
    skip: ['test'],
    title: 'Credentials in a URL',
    say: 'User and password stand in the URL, and end up in logs and histories. Read them from a secret store, and replace them if they were real.',
    look: onLines(/\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s/:@"'`<>${}]{1,64}:[^\s/@"'`<>${}]{3,}@[^\s"'`]/i, {
      in: 'raw',
      not: /:\/\/(user(name)?|usr|u|foo|root|postgres|admin|guest|me|login|name|test):(pass(word|wd)?|pw|secret|p|bar|postgres|root|admin|guest|token|key|example|test)@|example\.(com|org|net)|@(localhost|127\.0\.0\.1|db|postgres|redis|mysql|host)\b|\*\*\*|x{3,}|placeholder/i,
    }),
    match: [sample('src/a.ts', join("const db = 'postgres://svc:", "Zk4mQ9@db1.acme.io/app';"))],
    notMatch: [
      sample(
        'src/a.ts',
        "'postgres://user:password@db.acme.io/app'",
        '`https://${user}:${pass}@host`',
        "'https://acme.io:8443/a@b'",
      ),
    ],
  },
  {
    id: 'secret-file',
    severity: 'error',
    languages: ['any'],
    generated: true,
    skip: ['test'],
    title: 'A file that holds secrets',
    say: 'Files of this kind hold keys or passwords. Take it out of the repository and its history, add it to .gitignore, and replace what it held.',
    look: ({ file }) =>
      file.status !== 'modified' &&
      SECRET_FILE.test(file.path) &&
      !/\.(example|sample|template|dist|defaults?|pub|test|ci)$/i.test(file.path)
        ? [{}]
        : [],
    match: [
      sample('.env', 'A=1'),
      sample('deploy/.env.production', 'A=1'),
      sample('keys/id_rsa', 'x'),
      sample('a/server.pfx', 'x'),
    ],
    notMatch: [
      sample('.env.example', 'A='),
      sample('src/env.ts', 'x'),
      sample('id_rsa.pub', 'x'),
      sample('.env.sample', ''),
    ],
  },
];

const SECRET_FILE =
  /(^|\/)(\.env(\.[\w-]+)?|id_(rsa|dsa|ecdsa|ed25519)|\.htpasswd|\.netrc|\.pgpass|\.git-credentials|credentials\.json|service-account[\w-]*\.json|[^/]+\.(p12|pfx|jks|keystore|kdbx|ppk))$/i;

/** Letters and digits mixed, no words joined by dots or dashes. */
function isRandom(value: string): boolean {
  const classes = [/[a-z]/, /[A-Z]/, /\d/, /[^\w]/].filter((kind) => kind.test(value)).length;
  const isWords = /^[a-z]+([-._/:][a-z]+)+$/i.test(value);
  return !isWords && classes >= 2 && /\d/.test(value) && /[a-z]/i.test(value) && new Set(value).size >= 6;
}
