/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Programs that only write down that they ran and print their words. */
export const FAKES = ['fa', 'fb', 'fc', 'fd1', 'fe', 'ff'];

/** Writes bash scripts of every construct that can run a program, with quoting tricks, wrappers and broken pieces. */
export class Scripts {
  constructor(private readonly random: () => number) {}

  /** One script. With `mutate`, now and then with characters lost, doubled or swapped for others. */
  next(mutate: boolean): string {
    const script = this.list(this.pick([0, 1, 1, 2]));
    return mutate && this.random() < 0.4 ? this.mutated(script) : script;
  }

  private pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)] as T;
  }

  private chance(p: number): boolean {
    return this.random() < p;
  }

  private mutated(script: string): string {
    let text = script;
    for (let i = 0; i < 1 + this.random() * 3; i++) {
      const at = Math.floor(this.random() * (text.length + 1));
      const piece = this.pick([
        '',
        ' ',
        '\n',
        ';',
        '&',
        '|',
        '(',
        ')',
        '{',
        '}',
        '"',
        "'",
        '`',
        '$',
        '\\',
        '#',
        '<',
        '>',
        '!',
        '=',
        '$(',
        '${',
        'fa',
        '[[',
        ']]',
        '((',
        '))',
        '<<E\n',
        '*',
        '~',
        ',',
        '..',
        '$@',
        "$'",
        '%',
      ]);
      text = text.slice(0, at) + piece + text.slice(at + (this.chance(0.5) ? 1 : 0));
    }
    return text;
  }

  private list(depth: number): string {
    let text = this.andOr(depth);
    while (this.chance(0.35))
      text += this.pick(['; ', '\n', ' & ', ' ;\n', '\n\n# note fa\n']) + this.andOr(depth);
    return text;
  }

  private andOr(depth: number): string {
    let text = this.pipeline(depth);
    while (this.chance(0.2)) text += this.pick([' && ', ' || ', '&&', '||\n']) + this.pipeline(depth);
    return text;
  }

  private pipeline(depth: number): string {
    let text = (this.chance(0.05) ? this.pick(['! ', 'time ', 'time -p ']) : '') + this.command(depth);
    while (this.chance(0.15)) text += this.pick([' | ', ' |& ', '|']) + this.command(depth);
    return text;
  }

  private command(depth: number): string {
    if (depth <= 0 || this.chance(0.45)) return this.simple(depth);
    return this.compound(depth - 1) + (this.chance(0.1) ? ` ${this.redirect(depth - 1)}` : '');
  }

  private compound(depth: number): string {
    const body = () => this.list(depth);
    switch (Math.floor(this.random() * 11)) {
      case 0:
        return `( ${body()} )`;
      case 1:
        return `{ ${body()}\n}`;
      case 2:
        return `if ${body()}\nthen ${body()}\n${this.chance(0.5) ? `else ${body()}\n` : ''}fi`;
      case 3:
        return `for x in ${this.word(depth)} ${this.word(depth)}; do ${body()}\ndone`;
      case 4:
        return `while ${body()}\ndo ${body()}\nbreak; done`;
      case 5:
        return `case ${this.word(depth)} in ${this.pick(['a', '*', 'fa|fb', '"x"', '(q'])}) ${body()}\n;; *) ${this.simple(depth)};; esac`;
      case 6:
        // A name of its own for each depth: a function that reached itself would fork without end.
        return `${this.pick([`g${depth}()`, `function g${depth}`])} { ${body()}\n}; ${this.pick([`g${depth}`, `g${depth} fa`, `g${depth} "$x"`, ':'])}`;
      case 7:
        return `[[ ${this.word(depth)} ${this.pick(['==', '!=', '-eq', '=~', '<'])} ${this.word(depth)} ]]`;
      case 8:
        return `(( ${this.pick(['1', 'x', 'x+1', 'n++', '$x', `$(${this.simple(depth)})`, 'a[$(fa)]'])} ))`;
      case 9:
        return `for ((i=0; i<${this.pick(['1', '2', 'x'])}; i++)); do ${body()}\ndone`;
      default:
        return `until ${body()}\ndo break; done`;
    }
  }

  private simple(depth: number): string {
    const kind = this.random();
    if (kind < 0.06) return this.assignment(depth);
    if (kind < 0.2) return this.wrapped(depth);
    if (kind < 0.27) return this.builtin(depth);
    const assign = this.chance(0.06) ? `${this.assignment(depth)} ` : '';
    return assign + this.call(depth);
  }

  private call(depth: number): string {
    const words = [this.program(depth)];
    while (this.chance(0.45)) words.push(this.word(depth));
    if (this.chance(0.12)) words.push(this.redirect(depth));
    return words.join(' ');
  }

  /** A program's name, plain or disguised. */
  private program(depth: number): string {
    const name = this.pick(FAKES);
    const [a, b] = [name.slice(0, 1), name.slice(1)];
    const way = this.random();
    if (way < 0.85) return name;
    return this.pick([
      `\\${name}`,
      `${a}""${b}`,
      `'${name}'`,
      `"${a}"'${b}'`,
      `$'\\x${name.charCodeAt(0).toString(16)}${b}'`,
      `${a}\\\n${b}`,
      `{${name},${this.word(0)}}`,
      `$x`,
      `"$(echo ${name})"`,
      `\${z:-${name}}`,
      `$z ${name}`,
      `${a}\${z}${b}`,
      `${a}[${b[0]}]${b.slice(1)}`,
      depth > 0 ? `$(${this.simple(depth - 1)})` : name,
      `~/../${name}`,
      `${a}$''${b}`,
      `"$@"`,
    ]);
  }

  private word(depth: number): string {
    const inner = () => (depth > 0 ? this.list(depth - 1) : this.pick(FAKES));
    const way = this.random();
    if (way < 0.75)
      return this.pick([
        'a',
        '1',
        'fa',
        '-n',
        '--',
        '-c',
        'x=1',
        '{a,b}',
        '{1..3}',
        '*',
        '?',
        '[ab]',
        "'q;fa'",
        '"w x"',
        '\\;',
        'a#b',
        '!',
        '~',
        '{}',
        '=',
        '"\\$(fa)"',
        "$'\\'fa'",
      ]);
    return this.pick([
      '$x',
      '"$x"',
      '$1',
      '"$@"',
      `\${#x}`,
      `\${x:-${this.pick(['fa', '$(fb)', '`fc`', '"$(fe)"'])}}`,
      `\${x${this.pick(['#', '%%', '/a/', '^', ':1', '@Q', '@P', '+', ':='])}${this.pick(['', 'b', '$(fa)'])}}`,
      `$(${inner()})`,
      `"a$(${inner()})b"`,
      `\`${inner().replaceAll(/[`\\]/g, '\\$&')}\``,
      `$((1+${this.pick(['2', 'x', '$x', '$(fa)', 'a[0]'])}))`,
      `$[ 1 + 1 ]`,
      `<(${inner()}\n)`,
      `>(${inner()}\n)`,
      `$"lo$(fa)"`,
      `"$(fa "$(fb 'c"d')")"`,
      `\${!x}`,
      `\${arr[$(fa)]}`,
      `@(a|b)`,
    ]);
  }

  private redirect(depth: number): string {
    const inner = depth > 0 ? this.simple(depth - 1) : this.pick(FAKES);
    return this.pick([
      '> out',
      '>> out 2>&1',
      '2> err',
      '&> both',
      '< in',
      '<<< "$x"',
      `<<< "$(${inner})"`,
      `> "$(${inner})"`,
      `<<E\nhi $(${inner}) \`fa\`\nE\n`,
      `<<'E'\nhi $(${inner})\nE\n`,
      `<<-E\n\tq \${x:-$(fb)}\n\tE\n`,
      '3<&0',
      '>&2',
      '{fd}> out',
    ]);
  }

  private assignment(depth: number): string {
    return this.pick([
      `x=${this.pick(FAKES)}`,
      `x=${this.word(depth)}`,
      `arr=(a $(${this.pick(FAKES)}) b)`,
      'arr[1+1]=fa',
      'n=1',
      `x+=${this.word(0)}`,
      `x='a[$(fa)]'`,
      'IFS=,',
      `PS4='$(fa)'`,
    ]);
  }

  private quoted(text: string): string {
    return `'${text.replaceAll("'", "'\\''")}'`;
  }

  private wrapped(depth: number): string {
    const call = () => this.call(0);
    const script = () => this.quoted(this.list(Math.min(1, depth - 1)));
    return this.pick([
      () => `env ${call()}`,
      () => `env A=1 -u B ${call()}`,
      () => `timeout 5 ${call()}`,
      () => `timeout -k 1 --signal=KILL 5 ${call()}`,
      () => `nice -n 3 ${call()}`,
      () => `nohup ${call()}`,
      () => `stdbuf -oL ${call()}`,
      () => `command ${call()}`,
      () => `command -v fa`,
      () => `builtin echo fa`,
      () => `exec ${call()}`,
      () => `exec -a q ${call()}`,
      () => `setsid -w ${call()}`,
      () => `echo fa | xargs ${call()}`,
      () => `echo fa fb | xargs -n 1`,
      () => `echo fa | xargs -I{} {} x`,
      () => `echo fa | xargs -I% sh -c 'fb %'`,
      () => `find . -maxdepth 0 -exec ${this.pick(FAKES)} {} \\;`,
      () => `find . -maxdepth 0 -exec sh -c ${script()} q {} +`,
      () => `find . -maxdepth 0 -exec nice fa {} \\; -exec fb \\;`,
      () => `bash -c ${script()}`,
      () => `bash -ec ${script()} a b`,
      () => `sh -c ${script()}`,
      () => `bash -c "${this.pick(FAKES)} $x"`,
      () => `bash -o pipefail -c ${script()}`,
      () => `echo ${script()} | bash`,
      () => `bash <<< ${script()}`,
      () => `bash <<'Z'\n${this.list(Math.min(1, depth - 1))}\nZ\n`,
      () => `bash -s a <<Z\n${this.pick(FAKES)} a\nZ\n`,
      () => `flock lock ${call()}`,
      () => `flock lock -c ${script()}`,
      () => `timeout 5 env nice bash -c ${script()}`,
      () => `env -S 'fa b'`,
      () => `env $x ${call()}`,
      () => `timeout $x ${call()}`,
      () => `nice -$x ${call()}`,
    ])();
  }

  private builtin(depth: number): string {
    const script = () => this.quoted(this.list(Math.min(1, depth - 1)));
    return this.pick([
      () => `eval ${script()}`,
      () => `eval fa ${this.word(0)}`,
      () => `eval "$x"`,
      () => `trap ${script()} EXIT`,
      () => `trap - EXIT`,
      () => `set -- fa fb; ${this.pick(['"$@"', '$1', 'fc "$2"', '$*'])}`,
      () => `read x <<< fa; ${this.pick(['$x', 'fb $x', 'echo $((x))'])}`,
      () => `printf -v x fa; ${this.pick(['$x', 'fb'])}`,
      () => `alias q=fa\nshopt -s expand_aliases\nq`,
      () => `shopt -s expand_aliases; alias fa=fb\nfa`,
      () => `. /dev/stdin <<< 'fa'`,
      () => `hash -p $(type -P fa) fb; fb`,
      () => `declare x=$(fa); x=1`,
      () => `local q=fa`,
      () => `export x=${this.word(0)}`,
      () => `unset 'arr[$(fa)]'`,
      () => `test -v 'arr[$(fa)]'`,
      () => `[ "$(fa)" = b ] && fb`,
      () => `mapfile -C fa -c 1 arr <<< q`,
      () => `x='arr[$(fa)]'; echo $((x)) \${x:0:x}`,
      () => `declare -n r='arr[$(fa)]'; echo $r`,
      () => `x='$(fa)'; echo \${x@P}`,
      () => `let 'x=arr[$(fa)]'`,
      () => `coproc ${this.pick(FAKES)}; wait`,
      () => `function fc { fa; }; fc`,
      () => `fb() { command fb "$@"; }; fb q`,
      () => `cd . && fa; cd .. || fb`,
      () => `h() { "$1"; }; h ${this.pick(FAKES)}`,
      () => `x=fa y=x; \${!y}`,
      () => `compgen -C fa q`,
      () => `set -x; PS4='$(fa)'; :`,
      () => `wait; jobs; kill %9; true fa; : $(fb)`,
      () => `readonly q='$(fa)'; echo "$q"`,
      () => `BASH_ENV=s bash -c fb`,
      () => `echo \${x:=$(fa)} $x`,
      () => `printf '%s\\n' fa | while read l; do $l; done`,
      () => `exec 3>out; exec 3>&-`,
    ])();
  }
}
