// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples are text of workflows and programs

import { onLines, type Rule, sample } from '../rule.js';

const COMMANDS = ['shell', 'docker', 'workflow', 'yaml', 'js', 'python', 'ruby', 'powershell'];

/** Containers, infrastructure, scripts that set machines up. */
export const DELIVERY_RULES: Rule[] = [
  {
    id: 'curl-pipe-shell',
    severity: 'warning',
    languages: COMMANDS,
    skip: ['test'],
    title: 'A download is run unseen',
    say: 'Whatever the server sends runs here, cut short or changed. Download it, check its SHA-256, then run it.',
    look: onLines(
      /\b(curl|wget)\b[^|;#]*\|\s*(sudo\s+(-\w+\s+)*)?(\/\S*\/)?(ba|z|da|k)?sh\b|\b(ba)?sh\s+(-c\s+)?["']?\$\(\s*(curl|wget)\b|\b(iex|Invoke-Expression)\b.*\b(iwr|Invoke-WebRequest|DownloadString|irm)\b|(iwr|irm)\b[^|]*\|\s*iex\b/,
      { in: 'raw', not: /^\s*(#|\/\/|\/?\*)/ },
    ),
    match: [
      sample('setup.sh', 'curl -fsSL https://get.a.io | sudo bash'),
      sample('Dockerfile', 'RUN wget -qO- https://a.io/i.sh | sh'),
    ],
    notMatch: [
      sample(
        'setup.sh',
        'curl -o x.sh https://a.io/x.sh',
        '# curl https://a.io | sh',
        'curl https://a.io | sha256sum',
      ),
      sample('README.md', 'curl https://a.io | sh'),
    ],
  },
  {
    id: 'loose-file-mode',
    severity: 'warning',
    languages: [...COMMANDS, 'go', 'php', 'java', 'rust', 'c'],
    skip: ['test'],
    title: 'Everybody may write it',
    say: 'Mode 777 (or 666) lets every user of the machine change the file. Give the owner what is needed, others at most reading.',
    look: onLines(
      /\bchmod\s+(-[a-zA-Z]+\s+)*0?(777|666|a\+rwx|ugo\+rwx)\b|\bchmod(Sync)?\(.*,\s*["']?0?o?(777|666)\b/,
    ),
    match: [sample('a.sh', 'chmod -R 777 /data'), sample('a.py', 'os.chmod(path, 0o777)')],
    notMatch: [
      sample('a.sh', 'chmod 755 bin/x', 'chmod +x run.sh', '# chmod 777 x'),
      sample('a.py', 'os.chmod(path, 0o600)'),
    ],
  },
  {
    id: 'unguarded-delete',
    severity: 'warning',
    languages: ['shell', 'docker', 'workflow'],
    title: 'A delete that may reach the root',
    say: 'If the variable is empty or unset, this deletes from the root of the disk. Write "${NAME:?}" so that it stops instead.',
    look: onLines(
      /\brm\s+(-\w+\s+)*-\w*[rR]\w*\s+(-\w+\s+)*(--\s+)?["']?\$(\w+|\{\w+\})["']?\/(\*|["']?\s*($|[;&|]))|\brm\s+(-\w+\s+)*-\w*[rR]\w*\s+(--no-preserve-root\s+)?\/(\s|$|\*)/,
    ),
    match: [sample('a.sh', 'rm -rf "$DIR"/*'), sample('a.sh', 'rm -rf $BUILD/')],
    notMatch: [
      sample('a.sh', 'rm -rf "${DIR:?}"/*', 'rm -rf "$DIR/cache"', 'rm -rf /tmp/build', 'rm -rf ./out/*'),
    ],
  },
  {
    id: 'force-push',
    severity: 'warning',
    languages: ['shell', 'workflow', 'js', 'python', 'ruby'],
    skip: ['test'],
    title: 'A push that overwrites history',
    say: 'It drops what others pushed meanwhile. Use --force-with-lease, or do not force.',
    look: onLines(/\bgit\s+push\s+([^|;&]*\s)?(--force(?!-with-lease|-if-includes)|-f)\b/, {
      in: 'raw',
      not: /^\s*(#|\/\/|\/?\*)/,
    }),
    match: [sample('release.sh', 'git push --force origin main'), sample('release.sh', 'git push -f')],
    notMatch: [sample('release.sh', 'git push --force-with-lease', 'git push origin main', '# git push -f')],
  },
  {
    id: 'docker-latest',
    severity: 'warning',
    languages: ['docker'],
    title: 'The base image is not pinned',
    say: '`latest` (or no tag) is another image tomorrow. Name a version, or better a digest.',
    look: ({ added }) => {
      const stages = new Set(
        added.map(({ code }) => /^\s*FROM\s.*\sAS\s+(\S+)/i.exec(code)?.[1]?.toLowerCase()),
      );
      return added
        .filter(({ code }) => {
          const image = /^\s*FROM\s+(?:--platform=\S+\s+)?(\S+)/i.exec(code)?.[1];
          if (image === undefined || image.includes('$') || image.includes('@') || image === 'scratch')
            return false;
          return !stages.has(image.toLowerCase()) && (/:latest$/.test(image) || !/:[^/]+$/.test(image));
        })
        .map(({ line }) => ({ line }));
    },
    match: [sample('Dockerfile', 'FROM node:latest'), sample('Dockerfile', 'FROM ubuntu')],
    notMatch: [
      sample(
        'Dockerfile',
        'FROM node:24-slim AS build',
        'FROM build',
        'FROM scratch',
        'FROM ${BASE}',
        'FROM reg.io:5000/a:1',
      ),
    ],
  },
  {
    id: 'docker-sudo',
    severity: 'info',
    languages: ['docker'],
    title: 'sudo in a Dockerfile',
    say: 'The build already runs as root, and sudo in the image helps whoever breaks in. Use USER.',
    look: onLines(/^\s*(RUN|&&|\\)?.*\bsudo\s+(?!apt\S* install)/, { not: /install[^&|;]*\bsudo\b/ }),
    match: [sample('Dockerfile', 'RUN sudo make install')],
    notMatch: [
      sample('Dockerfile', 'RUN make install', '# sudo is not needed', 'RUN apt-get install -y sudo curl'),
    ],
  },
  {
    id: 'docker-add-url',
    severity: 'info',
    languages: ['docker'],
    title: 'ADD downloads unseen',
    say: 'The file is not checked. Use ADD --checksum=sha256:… or download it in RUN and compare.',
    look: onLines(/^\s*ADD\s+(?!.*--checksum)(\S+\s+)*https?:\/\//i, { in: 'raw' }),
    match: [sample('Dockerfile', 'ADD https://a.io/x.tgz /x')],
    notMatch: [sample('Dockerfile', 'ADD --checksum=sha256:abc https://a.io/x.tgz /x', 'ADD x.tgz /x')],
  },
  {
    id: 'privileged-container',
    severity: 'warning',
    languages: ['yaml', 'workflow', 'shell', 'terraform'],
    skip: ['test'],
    title: "A container with the host's rights",
    say: 'Whoever takes over this container has the machine. Drop `privileged`, host namespaces and the Docker socket, or say why they are needed.',
    look: onLines(
      /^\s*-?\s*privileged:\s*true\b|\bdocker\s+run\b.*--privileged\b|\/var\/run\/docker\.sock:|^\s*host(Network|PID|IPC):\s*true\b|\ballowPrivilegeEscalation:\s*true\b/,
    ),
    match: [sample('compose.yml', '    privileged: true'), sample('k8s/a.yaml', '      hostNetwork: true')],
    notMatch: [sample('compose.yml', '    privileged: false', '    # privileged: true')],
  },
  {
    id: 'open-to-the-world',
    severity: 'warning',
    languages: ['terraform', 'yaml', 'json'],
    skip: ['test'],
    title: 'Open to the whole internet',
    say: 'Everybody can reach (or read) this. Name the networks or accounts that need it.',
    look: ({ added, language }) =>
      added
        .filter(({ raw }, index) => {
          if (/^\s*#/.test(raw)) return false;
          if (/\bacl["']?\s*[:=]\s*["']public-read/.test(raw)) return true;
          if (!/["']0\.0\.0\.0\/0["']|["']::\/0["']/.test(raw)) return false;
          const near = added
            .slice(Math.max(0, index - 8), index + 1)
            .map((line) => line.raw)
            .join('\n');
          return language === 'terraform'
            ? /\bingress\b/.test(near) && !/\begress\b/.test(near)
            : /ingress/i.test(near);
        })
        .map(({ line }) => ({ line })),
    match: [
      sample('main.tf', 'ingress {', '  from_port = 22', '  cidr_blocks = ["0.0.0.0/0"]', '}'),
      sample('s3.tf', 'acl = "public-read"'),
    ],
    notMatch: [sample('main.tf', 'egress {', '  cidr_blocks = ["0.0.0.0/0"]', '}')],
  },
  {
    id: 'hard-coded-ip',
    severity: 'info',
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
      'yaml',
      'workflow',
      'docker',
    ],
    skip: ['test', 'script'],
    title: 'A hard-coded IP address',
    say: 'Addresses move. Use a name, and read it from the configuration.',
    look: ({ added }) =>
      added
        .filter(({ raw, comment }) => {
          const found = /(?:["'`@/]|[=:]\s)(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(?=["'`:/\s]|$)/.exec(
            raw,
          )?.[1];
          return (
            found !== undefined &&
            !comment.includes(found) &&
            isPublic(found) &&
            !/version|\boid\b/i.test(raw)
          );
        })
        .map(({ line }) => ({ line })),
    match: [
      sample('src/a.ts', "const host = 'http://52.17.44.9:8080';"),
      sample('src/a.py', 'HOST = "52.17.44.9"'),
    ],
    notMatch: [
      sample(
        'src/a.ts',
        "listen('0.0.0.0');",
        "'127.0.0.1:80'",
        "'10.1.2.3'",
        "'192.168.1.1/16'",
        "version: '1.2.3.4'",
        "'8.8.8.8'",
        "'203.0.113.5'",
        "'169.254.169.254'",
        "'300.1.1.1'",
      ),
    ],
  },
];

/** Not private, not reserved (RFC 1918, 5735, 5737), no well-known resolver. */
function isPublic(ip: string): boolean {
  const [a = 0, b = 0] = ip.split('.').map(Number);
  if (ip.split('.').some((part) => Number(part) > 255) || a === 0 || a === 10 || a === 127 || a >= 224)
    return false;
  return (
    !/^(172\.(1[6-9]|2\d|3[01])\.|192\.(168|0)\.|169\.254\.|198\.(1[89]|51)\.|203\.0\.113\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|8\.8\.|1\.[01]\.[01]\.|9\.9\.9\.|4\.4\.)/.test(
      ip,
    ) && !(a < 3 && b < 30)
  );
}
