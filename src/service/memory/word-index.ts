import type MiniSearch from 'minisearch';

/** What is searched of a memory. */
export interface Words {
  id: string;
  name: string;
  description: string;
  content: string;
}

/** Words of a query that are looked at: the rarest, until so many places where they stand have been seen. */
const MOST_WORDS = 24;
const MOST_PLACES = 4_000;
/** A word that stands in more memories than this needs no words that begin with it. */
const RARE = 40;

/** An index of words (BM25, MiniSearch), for searches whose cost does not grow with how common their words are. */
export class WordIndex {
  /** In how many memories a word stands; never counted down. */
  readonly #places = new Map<string, number>();

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
    for (const each of all) self.#count(each);
    await index.addAllAsync(all, { chunkSize: 500 });
    return self;
  }

  put(words: Words): void {
    this.drop(words.id);
    this.#count(words);
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
    const prefix = (word: string): boolean => word.length > 3 && (this.#places.get(word) ?? 0) < RARE;
    const fuzzy = (word: string): number | false =>
      word.length > 4 && !this.#places.get(word) ? 0.2 : false;
    const found = this.index.search(words.join(' '), { prefix, fuzzy });
    return found.map(({ id }) => String(id));
  }

  /** The words that tell most apart; at least one. */
  #telling(words: string[]): string[] {
    const rank = (word: string): number => this.#places.get(word) ?? 0;
    let left = MOST_PLACES;
    return words
      .sort((a, b) => rank(a) - rank(b))
      .filter((word, index) => {
        left -= rank(word);
        return index === 0 || left >= 0;
      });
  }

  #count({ name, description, content }: Words): void {
    for (const word of new Set(wordsOf(`${name} ${description} ${content}`)))
      this.#places.set(word, (this.#places.get(word) ?? 0) + 1);
  }
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
