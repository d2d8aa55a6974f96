import type MiniSearch from 'minisearch';
import { editDistance } from '../../contract/edit-distance.js';

/** What is searched of a memory. */
export interface Words {
  id: string;
  name: string;
  description: string;
  content: string;
}

/** Words of a query that are looked at: the rarest, until so many places where they stand have been seen. */
const MOST_WORDS = 24;
const MOST_PLACES = 2_000;
/** A word that stands in more memories than this needs no words that begin with it. */
const RARE = 40;
/** Of words that begin with a rare one or are spelled like an unknown one: how many are looked for, and how much they count. */
const MOST_FURTHER = 40;
const FURTHER_WEIGHT = 0.4;

/** An index of words (BM25, MiniSearch), for searches whose cost does not grow with how common their words are. */
export class WordIndex {
  /** In how many memories a word stands, never counted down; and which letters it has. */
  readonly #places = new Map<string, { count: number; letters: number }>();

  private constructor(private readonly index: MiniSearch<Words>) {}

  /** The library is loaded with the first index; the work is done in pieces. */
  static async of(all: readonly Words[]): Promise<WordIndex> {
    const { default: Index } = await import('minisearch');
    const index = new Index<Words>({
      fields: ['name', 'description', 'content'],
      tokenize: wordsOf,
      processTerm: (word) => word,
      searchOptions: { boost: { name: 3, description: 2 } },
    });
    const self = new WordIndex(index);
    for (const each of all) self.#learn(each);
    await index.addAllAsync(all, { chunkSize: 500 });
    return self;
  }

  put(words: Words): void {
    this.drop(words.id);
    this.#learn(words);
    this.index.add(words);
  }

  drop(id: string): void {
    if (this.index.has(id)) this.index.discard(id);
  }

  /**
   * Ids, best first. Words that begin with a rare word count too, and for a word that stands nowhere those that are
   * spelled like it.
   */
  search(query: string): string[] {
    const words = this.#telling([...new Set(wordsOf(query))].slice(0, MOST_WORDS));
    if (words.length === 0) return [];
    const further = this.#further(words);
    const found = this.index.search([...words, ...further].join(' '), {
      boostTerm: (word) => (further.has(word) ? FURTHER_WEIGHT : 1),
    });
    return found.map(({ id }) => String(id));
  }

  #count(word: string): number {
    return this.#places.get(word)?.count ?? 0;
  }

  /** Known words that begin with a rare one, and those spelled like one that is not known; nearest first, and not too many places. */
  #further(words: readonly string[]): Set<string> {
    const further = new Set<string>();
    let left = MOST_PLACES / 2;
    for (const word of words) {
      if (word.length < 4 || this.#count(word) >= RARE) continue;
      for (const each of [...this.#beginning(word), ...this.#near(word)].slice(0, MOST_FURTHER)) {
        if (words.includes(each) || further.has(each) || left < this.#count(each)) continue;
        left -= this.#count(each);
        further.add(each);
      }
    }
    return further;
  }

  #beginning(word: string): string[] {
    const found: string[] = [];
    for (const known of this.#places.keys()) if (known.startsWith(word) && known !== word) found.push(known);
    return found.sort((a, b) => a.length - b.length);
  }

  /** Letters are compared first: most words differ in many. */
  #near(word: string): string[] {
    if (word.length < 5 || this.#count(word) > 0) return [];
    const most = word.length > 7 ? 2 : 1;
    const letters = lettersOf(word);
    const found: { known: string; far: number }[] = [];
    for (const [known, entry] of this.#places) {
      if (Math.abs(known.length - word.length) > most || bits(entry.letters ^ letters) > 2 * most) continue;
      const far = editDistance(word, known, most);
      if (far <= most) found.push({ known, far });
    }
    return found.sort((a, b) => a.far - b.far).map(({ known }) => known);
  }

  /** The words that tell most apart; at least one. */
  #telling(words: string[]): string[] {
    const rank = (word: string): number => this.#count(word);
    let left = MOST_PLACES;
    return words
      .sort((a, b) => rank(a) - rank(b))
      .filter((word, index) => {
        left -= rank(word);
        return index === 0 || left >= 0;
      });
  }

  #learn({ name, description, content }: Words): void {
    for (const word of new Set(wordsOf(`${name} ${description} ${content}`))) {
      const known = this.#places.get(word);
      if (known) known.count += 1;
      else this.#places.set(word, { count: 1, letters: lettersOf(word) });
    }
  }
}

/** A bit for each letter, wherever it stands and however often. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
