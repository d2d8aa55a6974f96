import { folderAt, type Listing, settle } from './listing.js';

const WAIT_MILLIS = 100;
const SLICE_MILLIS = 2;

/**
 * Looks at the state of folders that were listed without, soon after the walk that did so. A later visit could do it as
 * well; but the sooner it is done, the less the clock of a distant file system has to be trusted.
 */
export class LaterLook {
  #listings: Listing[] = [];
  #grows = false;
  #timer: NodeJS.Timeout | undefined;

  add(listing: Listing): void {
    this.#listings.push(listing);
    this.#grows = true;
    this.#timer ??= setTimeout(() => this.#wake(), WAIT_MILLIS).unref();
  }

  #wake(): void {
    if (this.#grows) this.#timer?.refresh();
    else {
      this.#timer = undefined;
      this.#look();
    }
    this.#grows = false;
  }

  #look(): void {
    const until = performance.now() + SLICE_MILLIS;
    for (let next = this.#listings.pop(); next; next = this.#listings.pop()) {
      const stat = next.isKept ? folderAt(next.target) : undefined;
      if (stat) settle(next, stat);
      if (performance.now() < until) continue;
      setImmediate(() => this.#look()).unref();
      return;
    }
  }
}
