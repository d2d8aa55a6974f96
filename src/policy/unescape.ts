const SIMPLE: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/**
 * JSON text as it streams in, with the escapes inside strings undone, so that a rule sees what a tool would see:
 * `rm -rf \"\/\"` is `rm -rf "/"`. Text outside of strings stays. Broken JSON is let through as it is.
 */
export class Unescape {
  #inString = false;
  /** An escape that is not complete yet, from its backslash on. */
  #open = '';

  feed(json: string): string {
    let out = '';
    let from = 0;
    for (let at = 0; at < json.length; at++) {
      const char = json[at] as string;
      if (this.#open) {
        out += this.#escape(char);
        from = at + 1;
      } else if (char === '"') this.#inString = !this.#inString;
      else if (char === '\\' && this.#inString) {
        out += json.slice(from, at);
        this.#open = char;
        from = at + 1;
      }
    }
    return out + json.slice(from);
  }

  #escape(char: string): string {
    this.#open += char;
    if (this.#open[1] === 'u' && this.#open.length < 6) return '';
    const whole = this.#open;
    this.#open = '';
    if (whole[1] !== 'u') return SIMPLE[char] ?? char;
    const code = /^\\u([0-9a-f]{4})$/i.exec(whole)?.[1];
    return code === undefined ? whole : String.fromCharCode(Number.parseInt(code, 16));
  }
}
