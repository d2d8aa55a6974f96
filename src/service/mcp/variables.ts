/** What `${NAME}` in a server's settings stands for; a text says why it stands for nothing. */
export type Lookup = (name: string) => { value: string } | string;

const VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g;

/** Puts values in for `${NAME}` and `${NAME:-otherwise}`. Throws an Error that says which name cannot be had, and why. */
export function fillVariables(text: string, lookup: Lookup): string {
  return text.replace(VARIABLE, (_, name: string, otherwise?: string) => {
    const found = lookup(name);
    if (typeof found !== 'string') return found.value;
    if (otherwise !== undefined) return otherwise;
    throw new Error(found);
  });
}
