/**
 * bash evaluates text inside arithmetic again: with `x='a[$(id)]'`, `$((x))` runs `id`. So arithmetic is known only when
 * every variable in it is only ever given numbers. This collects uses and assignments; `culprit` is asked at the end.
 */
export class Arithmetic {
  readonly #used = new Set<string>();
  readonly #unsafe = new Set<string>();
  #bad: string | undefined;

  /** Text that is evaluated as arithmetic: `$((…))`, `((…))`, `let`, `a[…]`, `${x:…}`, `[[ … -eq … ]]`. */
  evaluated(text: string): void {
    const plain = text.replace(/\$\{#[A-Za-z_]\w*(\[[@*]\])?\}|\$[#?$!]/g, '0').replace(/^"(.*)"$/s, '$1');
    if (/["'\\`]|\$\(|\$\{[^}\w]|\$\{\w+[^}\w]/.test(plain.replace(/\$\(\(/g, '(('))) this.#bad ??= text;
    for (const [name] of plain.matchAll(/[A-Za-z_]\w*|\$\{?\d+|\$[@*]/g)) {
      if (name.startsWith('$')) this.#bad ??= text;
      else this.#used.add(name);
    }
  }

  /** A variable is given a value, as it stands in the source. */
  assigned(name: string, source: string): void {
    if (!/^"?(-?\d*|\$\(\(.*\)\)|\$\{#\w+(\[[@*]\])?\}|\$[#?$!])"?$/s.test(source)) this.#unsafe.add(name);
  }

  /** A variable is given a value nobody knows. */
  filled(name: string): void {
    this.#unsafe.add(name);
  }

  culprit(): string | undefined {
    if (this.#bad !== undefined) return this.#bad;
    return [...this.#used].find((name) => this.#unsafe.has(name));
  }
}
