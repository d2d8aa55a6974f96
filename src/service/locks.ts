/** One holder at a time for each name; several names are taken together, so two callers cannot wait for each other. */
export class Locks {
  readonly #last = new Map<string, Promise<void>>();

  async hold<T>(names: string[], work: () => Promise<T>): Promise<T> {
    const before = names.map((name) => this.#last.get(name));
    let release = () => {};
    const mine = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const name of names) this.#last.set(name, mine);
    await Promise.all(before);
    try {
      return await work();
    } finally {
      release();
      for (const name of names) if (this.#last.get(name) === mine) this.#last.delete(name);
    }
  }
}
