// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples are text of workflows and programs

import { byLanguage, onLines, type Rule, sample } from '../rule.js';

/** What makes a program attackable, or fail in silence. */
export const SECURITY_RULES: Rule[] = [
  {
    id: 'eval',
    severity: 'warning',
    languages: ['js', 'python', 'php', 'ruby'],
    skip: ['test'],
    title: 'Text is run as code',
    say: 'If any part of the text comes from outside, whoever writes it runs code here. Use a parser or a table of functions.',
    look: byLanguage(
      {
        python: /(^|[^\w.])(eval|exec)\s*\((?!\s*\))/,
        js: /(^|[^\w.$])(window\.|globalThis\.)?eval\s*\(|\bnew\s+Function\s*\(/,
        php: /(^|[^\w>:$])eval\s*\(/,
        ruby: /(^|[^\w.])eval\s*[( ]\s*["'$\w]/,
      },
      { not: /^\s*(def|function|async|class)\s/ },
    ),
    match: [
      sample('src/a.js', 'const y = eval(text);', 'new Function(body)'),
      sample('a.py', 'y = eval(text)'),
    ],
    notMatch: [
      sample('src/a.js', 'pattern.exec(text);', 'medieval(x);', "log('eval(x)');", 'redis.eval(script);'),
      sample('a.py', 'model.eval()', 'cursor.exec(q)', 'def eval(self):'),
    ],
  },
  {
    id: 'tls-verification-off',
    severity: 'error',
    languages: ['any'],
    skip: ['test'],
    title: 'TLS certificates are not verified',
    say: 'Whoever stands between can read and change what is sent. Trust the right certificate authority instead.',
    look: (subject, world) =>
      subject.language === 'doc'
        ? []
        : onLines(
            /\brejectUnauthorized["']?\s*[:=]\s*false|NODE_TLS_REJECT_UNAUTHORIZED["']?\]?\s*[:=]\s*["']?0|\bverify\s*=\s*False\b|\bInsecureSkipVerify\s*:\s*true|CURLOPT_SSL_VERIFY(PEER|HOST)\s*,\s*(false|0)|\bVERIFY_NONE\b|_create_unverified_context|\bdanger_accept_invalid_certs\(\s*true|http\.sslVerify["']?[ =]+["']?false|\bstrict-ssl[ =]+false|\bcurl\s+([^|;&]*\s)?(-[a-zA-Z]*k[a-zA-Z]*|--insecure)\s|\bwget\s[^|;&]*--no-check-certificate/,
            { not: /^\s*(#|\/\/|\/?\*)/, in: 'raw' },
          )(subject, world),
    match: [
      sample('src/a.ts', 'const agent = new Agent({ rejectUnauthorized: false });'),
      sample('a.py', 'requests.get(url, verify=False)'),
      sample('a.go', 'TLSClientConfig: &tls.Config{InsecureSkipVerify: true},'),
      sample('x.sh', 'curl -sk https://a.b/c', 'export NODE_TLS_REJECT_UNAUTHORIZED=0'),
    ],
    notMatch: [
      sample('src/a.ts', 'rejectUnauthorized: true,', '// rejectUnauthorized: false'),
      sample('a.py', 'requests.get(url, verify=ca)'),
      sample('x.sh', 'curl -fsSL https://a.b/kit', 'curl --location https://a.b/c'),
    ],
  },
  {
    id: 'swallowed-error',
    severity: 'warning',
    languages: ['js', 'java', 'python', 'c', 'php', 'ruby'],
    skip: ['test'],
    title: 'An error is swallowed',
    say: 'Whatever goes wrong here goes unseen. Handle the error, pass it on, or write in the empty block why it may be ignored.',
    look: ({ added, language }) =>
      language === 'python'
        ? added
            .filter((line, index) => {
              const next = added[index + 1];
              const isBroad = /^\s*except(\s+(Base)?Exception(\s+as\s+\w+)?)?\s*:\s*(pass|\.\.\.)?\s*$/.exec(
                line.code,
              );
              if (!isBroad) return false;
              return (
                isBroad[4] !== undefined ||
                (next?.line === line.line + 1 && /^\s*(pass|\.\.\.)\s*$/.test(next.raw))
              );
            })
            .map(({ line }) => ({ line }))
        : added
            .filter(
              ({ code, comment }) =>
                comment === '' &&
                (language === 'ruby'
                  ? /\brescue\s*(=>\s*\w+)?\s*;?\s*(nil|end)\s*$/
                  : /\bcatch\s*(\([^)]*\))?\s*\{\s*\}/
                ).test(code),
            )
            .map(({ line }) => ({ line })),
    match: [
      sample('src/a.ts', 'try { go(); } catch {}', '} catch (error) { }'),
      sample('a.py', 'try:', '    go()', 'except Exception:', '    pass'),
      sample('A.java', '} catch (IOException e) {}'),
    ],
    notMatch: [
      sample('src/a.ts', '} catch { /* gone already */ }', '} catch (error) { report(error); }'),
      sample('a.py', 'except KeyError:', '    pass', 'except Exception as e:', '    log(e)'),
    ],
  },
  {
    id: 'bare-except',
    severity: 'info',
    languages: ['python'],
    title: 'Bare except',
    say: 'It also catches KeyboardInterrupt and SystemExit. Name the exceptions that are expected.',
    look: ({ added }) =>
      added
        .filter(
          (line, index) =>
            /^\s*except\s*:\s*$/.test(line.code) &&
            !/^\s*(pass|\.\.\.|raise)\s*$/.test(added[index + 1]?.raw ?? ''),
        )
        .map(({ line }) => ({ line })),
    match: [sample('a.py', 'except:', '    retry()')],
    notMatch: [sample('a.py', 'except ValueError:', 'except:', '    raise', 'x = "except:"')],
  },
  {
    id: 'sql-concatenation',
    severity: 'warning',
    languages: ['js', 'python', 'java', 'php', 'ruby', 'go', 'c'],
    skip: ['test'],
    title: 'SQL put together from text',
    say: 'A value that comes from outside can change the statement. Use placeholders and pass the values beside it.',
    look: onLines(
      /["'`]\s*(SELECT\s[^"'`]{1,200}\sFROM|INSERT\s+INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM)\b([^"'`]*(\$\{(?![A-Z0-9_]+\})|#\{)|[^"`]*["'`]\s*(\+|\.)\s*[\w$(]|[^"`]*["']\s*%\s*[\w(]|[^"`]*["']\.format\()|\bf["']\s*(SELECT\s[^"']*\sFROM|INSERT\s+INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM)\b[^"']*\{|Sprintf\(\s*["`](SELECT\s|INSERT\s+INTO|UPDATE\s|DELETE\s+FROM)[^"`]*%[sdv]/,
      { in: 'raw', not: /\b(sql|SQL|Prisma\.sql|gql|knex\.raw)`|^\s*(\/\/|#|\*)/ },
    ),
    match: [
      sample(
        'src/a.js',
        "db.query('SELECT * FROM users WHERE id = ' + id);",
        'db.query(`DELETE FROM t WHERE a = ${a}`);',
      ),
      sample(
        'a.py',
        'cur.execute(f"SELECT a FROM t WHERE b = {b}")',
        'cur.execute("SELECT a FROM t WHERE b = %s" % b)',
      ),
      sample('a.go', 'q := fmt.Sprintf("SELECT a FROM t WHERE b = %s", b)'),
    ],
    notMatch: [
      sample(
        'src/a.js',
        "db.query('SELECT * FROM users WHERE id = ?', [id]);",
        'sql`SELECT a FROM t WHERE b = ${b}`',
        'db.run(`DELETE FROM cache_v${VERSION} WHERE url = ?`, [url]);',
        "say('Select one from the list' + name)",
      ),
      sample('a.py', 'cur.execute("SELECT a FROM t WHERE b = %s", (b,))'),
    ],
  },
  {
    id: 'shell-injection',
    severity: 'warning',
    languages: ['js', 'python', 'ruby', 'php'],
    skip: ['test'],
    title: 'A shell command is put together from text',
    say: 'A value with a quote, a `;` or a `$(…)` in it becomes a command. Pass the program and its arguments as a list.',
    look: onLines(
      /\b(execSync|exec)\(\s*(`[^`]*\$\{|["'][^"']*["']\s*\+)|\bos\.(system|popen)\(\s*(f["'][^"']*\{|["'][^"']*["']\s*(\+|%))|\bsubprocess\.\w+\(\s*(f["'][^"']*\{|["'][^"']*["']\s*(\+|%)).*shell\s*=\s*True|\b(shell_exec|passthru|system)\(\s*["'][^"']*["']\s*\.\s*\$|\bsystem\(\s*"[^"]*#\{/,
      { in: 'raw', not: /^\s*(\/\/|#|\*)|\.exec\(\s*`/ },
    ),
    match: [
      sample('src/a.ts', 'execSync(`git log ${branch}`);', "exec('rm ' + name);"),
      sample('a.py', 'os.system(f"rm {name}")', 'subprocess.run(f"ls {x}", shell=True)'),
    ],
    notMatch: [
      sample('src/a.ts', "execFile('git', ['log', branch]);", "execSync('npm ci');", 'pattern.exec(`${a}`);'),
      sample('a.py', 'subprocess.run(["ls", x])', 'os.system("clear")'),
    ],
  },
  {
    id: 'unsafe-deserialization',
    severity: 'warning',
    languages: ['python', 'ruby', 'php', 'java'],
    skip: ['test'],
    title: 'Unsafe deserialization',
    say: 'Data that is loaded this way can run code. Use a safe loader (`yaml.safe_load`, JSON).',
    look: onLines(
      /\b(c?pickle|dill|shelve|marshal)\.loads?\(|\byaml\.load\((?![^)]*(Safe|CSafe|Base)Loader)|\bMarshal\.load\b|(^|[^\w>])unserialize\(|\.readObject\(\)|\bYAML\.unsafe_load/,
    ),
    match: [sample('a.py', 'x = pickle.loads(data)', 'yaml.load(text)')],
    notMatch: [
      sample('a.py', 'yaml.load(text, Loader=yaml.SafeLoader)', 'json.loads(data)', 'yaml.safe_load(x)'),
    ],
  },
  {
    id: 'html-injection',
    severity: 'warning',
    languages: ['js', 'html', 'ruby', 'php'],
    skip: ['test'],
    title: 'Text is put into a page as HTML',
    say: 'If any of it comes from a user, it can run scripts in the page. Set text, or clean the HTML first.',
    look: onLines(
      /\bdangerouslySetInnerHTML\s*=|\.(inner|outer)HTML\s*\+?=(?!=)(?!\s*(["'])\s*\2\s*;?\s*$)|\bdocument\.write(ln)?\(|\bv-html\s*=|\.insertAdjacentHTML\(|\bhtml_safe\b|\[innerHTML\]\s*=/,
    ),
    match: [
      sample('src/a.tsx', '<div dangerouslySetInnerHTML={{ __html: text }} />', 'node.innerHTML = text;'),
    ],
    notMatch: [
      sample('src/a.ts', "node.innerHTML = '';", 'if (a.innerHTML === b) {}', 'node.textContent = text;'),
    ],
  },
  {
    id: 'weak-random',
    severity: 'warning',
    languages: ['js', 'python', 'java', 'php', 'go'],
    skip: ['test'],
    title: 'A secret from a weak random generator',
    say: 'These numbers can be guessed. Use the cryptographic generator (`crypto.randomBytes`, `secrets`, `SecureRandom`).',
    look: onLines(
      /(token|secret|passw|nonce|salt|session_?id|api_?key|otp)\w*["']?\]?\s*[:=][^=].*(Math\.random\(|\brandom\.(random|randint|choice|choices)\(|new Random\(|\b(mt_)?rand\(|rand\.Int)/i,
    ),
    match: [
      sample('src/a.ts', 'const token = Math.random().toString(36);'),
      sample('a.py', 'otp = random.randint(1000, 9999)'),
    ],
    notMatch: [
      sample('src/a.ts', 'const x = Math.random();', "const token = randomBytes(16).toString('hex');"),
    ],
  },
  {
    id: 'weak-hash',
    severity: 'info',
    languages: ['js', 'python', 'java', 'php', 'go', 'ruby'],
    skip: ['test'],
    title: 'MD5 or SHA-1',
    say: 'Fine as a checksum, broken for signatures and passwords. Use SHA-256, or a password hash such as scrypt or argon2.',
    look: onLines(
      /createHash\(\s*["'](md5|sha1)["']|\bhashlib\.(md5|sha1)\((?![^)]*usedforsecurity\s*=\s*False)|MessageDigest\.getInstance\(\s*"(MD5|SHA-?1)"|\b(md5|sha1)\.(New|Sum)\b|(^|[^\w>$:])(md5|sha1)\(\s*\$|Digest::(MD5|SHA1)\b/i,
      { in: 'raw', not: /^\s*(\/\/|#|\*)/ },
    ),
    match: [sample('src/a.ts', "createHash('md5').update(x);"), sample('a.py', 'hashlib.sha1(x)')],
    notMatch: [
      sample('src/a.ts', "createHash('sha256')"),
      sample('a.py', 'hashlib.md5(x, usedforsecurity=False)'),
    ],
  },
  {
    id: 'debug-mode',
    severity: 'warning',
    languages: ['python', 'php', 'js'],
    skip: ['test', 'script'],
    title: 'Debug mode is on',
    say: 'It shows source code and settings to whoever causes an error. Read it from the environment, off by default.',
    look: onLines(
      /^\s*DEBUG\s*=\s*True\b|\bapp\.run\([^)]*debug\s*=\s*True|ini_set\(\s*["']display_errors["']\s*,\s*(1|true|["'](1|on)["'])/i,
      { in: 'raw' },
    ),
    match: [sample('app/settings.py', 'DEBUG = True'), sample('app/main.py', 'app.run(debug=True)')],
    notMatch: [sample('app/settings.py', 'DEBUG = os.environ.get("DEBUG") == "1"', '# DEBUG = True')],
  },
  {
    id: 'open-cors',
    severity: 'info',
    languages: ['js', 'python', 'java', 'go', 'php', 'ruby'],
    skip: ['test'],
    title: 'Any site may read the answers',
    say: "`Access-Control-Allow-Origin: *` lets every web page use this API from its visitors' browsers. Name the origins.",
    look: onLines(
      /Access-Control-Allow-Origin["']?\s*[,:=]\s*["']\*["']|\bCORS_(ORIGIN_)?ALLOW_ALL(_ORIGINS)?\s*=\s*True|\ballow_origins\s*=\s*\[\s*["']\*["']/i,
      { in: 'raw', not: /^\s*(\/\/|#|\*)/ },
    ),
    match: [
      sample('src/a.ts', "res.setHeader('Access-Control-Allow-Origin', '*');"),
      sample('a.py', 'allow_origins=["*"],'),
    ],
    notMatch: [sample('src/a.ts', "res.setHeader('Access-Control-Allow-Origin', origin);")],
  },
  {
    id: 'hidden-unicode',
    severity: 'error',
    languages: ['any'],
    title: 'Hidden characters that turn text around',
    say: 'Bidirectional control characters make code look different from what it does (CVE-2021-42574). Take them out.',
    look: ({ added }) =>
      added.filter(({ raw }) => /[\u202a-\u202e\u2066-\u2069]/.test(raw)).map(({ line }) => ({ line })),
    match: [sample('src/a.ts', 'const a = "\u202e x";')],
    notMatch: [sample('src/a.ts', 'const a = "שלום, مرحبا";')],
  },
];
