import { type CharSet, count } from './charset.js';
import type { Node } from './syntax.js';

/** What a line must hold for a pattern to match in it. A line break in a text stands for the line's start or end. */
export interface Required {
  /** Every match has one of these in it; lower case where `fold` says that ASCII letters match either case. */
  texts: string[] | undefined;
  fold: boolean;
  /** A line matches exactly when one of `texts` is in it. */
  exact: boolean;
  /** With `fold`: letters outside ASCII that fold into one of the texts' (`ſ` for s, `K` for k), which a search for the texts does not find. */
  strays: string[];
}

interface Info {
  /** All texts the node can match, when they are few. */
  exact: string[] | undefined;
  /** What each match starts and ends with. */
  prefix: string[];
  suffix: string[];
  best: string[] | undefined;
}

/** Of a longer sequence only the beginning is looked at. */
const MOST_PARTS = 400;
const MOST_TEXTS = 64;
const MOST_CROSSED = 16;
const MOST_MEMBERS = 4;
const LONGEST = 64;
const KELVIN = 0x212a;
const UNKNOWN: Info = { exact: undefined, prefix: [''], suffix: [''], best: undefined };
const LONG_S = 0x17f;

/** Finds what texts a search can look for before it runs the automaton; `rate` says how common a text is (lower is rarer). */
export function required(node: Node, rate: (text: string) => number): Required {
  const shape = shapeOf(node);
  const extractor = new Extractor(shape.folded, rate);
  const info = extractor.info(node);
  const candidates = [info.exact, info.best, info.prefix, info.suffix].filter((texts) => texts !== undefined);
  const best = extractor.better(candidates);
  if (!best) return { texts: undefined, fold: false, exact: false, strays: [] };
  const texts = withoutSupersets(best);
  const everyLetterFolds = !shape.folded || shape.allFolded;
  const exact = info.exact !== undefined && best === info.exact && !shape.looks && everyLetterFolds;
  const strays = shape.folded ? straysIn(texts) : [];
  return { texts, fold: shape.folded, exact, strays };
}

class Extractor {
  constructor(
    readonly fold: boolean,
    readonly rate: (text: string) => number,
  ) {}

  info(node: Node): Info {
    switch (node.type) {
      case 'set':
        return node.bytes ? UNKNOWN : this.#set(node.set);
      case 'cat':
        return this.#sequence(node.parts);
      case 'alt':
        return this.#alt(node.options.map((option) => this.info(option)));
      case 'repeat':
        return this.#repeat(this.info(node.node), node.min, node.max);
      case 'look':
        return known([node.look.at === 'lineStart' || node.look.at === 'lineEnd' ? '\n' : '']);
    }
  }

  #sequence(parts: Node[]): Info {
    const first = parts
      .slice(0, MOST_PARTS)
      .map((part) => this.info(part))
      .reduce((a, b) => this.#cat(a, b), known(['']));
    return parts.length > MOST_PARTS ? this.#cat(first, UNKNOWN) : first;
  }

  /** The rarest of several sets of texts, each of which every match must hold one of. */
  better(candidates: string[][]): string[] | undefined {
    let best: string[] | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const texts of candidates) {
      const rate = this.#total(texts);
      if (rate < lowest) {
        best = texts;
        lowest = rate;
      }
    }
    return best;
  }

  #total(texts: string[]): number {
    if (texts.length === 0 || texts.length > MOST_TEXTS) return Number.POSITIVE_INFINITY;
    let total = 0;
    for (const text of texts) {
      if (text === '' || text === '\n') return Number.POSITIVE_INFINITY;
      total += this.rate(text);
    }
    return total;
  }

  #set(set: CharSet): Info {
    const letter = this.fold ? foldedLetter(set) : undefined;
    if (letter !== undefined) return known([letter]);
    if (count(set) > MOST_MEMBERS || set.length === 0) {
      return UNKNOWN;
    }
    const members: string[] = [];
    for (const [low, high] of set) {
      for (let point = low; point <= high; point++) members.push(this.#lower(String.fromCodePoint(point)));
    }
    return known([...new Set(members)]);
  }

  #lower(char: string): string {
    return this.fold && char >= 'A' && char <= 'Z' ? char.toLowerCase() : char;
  }

  #cat(a: Info, b: Info): Info {
    const exact = a.exact && b.exact ? crossed(a.exact, b.exact) : undefined;
    const inner = crossed(a.suffix, b.prefix);
    const candidates = [a.best, b.best, inner, exact ? undefined : a.exact, exact ? undefined : b.exact];
    return {
      exact,
      prefix: heads((a.exact && crossed(a.exact, b.prefix)) ?? a.exact ?? a.prefix),
      suffix: tails((b.exact && crossed(a.suffix, b.exact)) ?? b.exact ?? b.suffix),
      best: this.better(candidates.filter((texts) => texts !== undefined)),
    };
  }

  #alt(infos: Info[]): Info {
    const join = (pick: (info: Info) => string[] | undefined): string[] | undefined => {
      const all = infos.map(pick);
      if (all.some((texts) => texts === undefined)) return undefined;
      const texts = [...new Set(all.flatMap((each) => each ?? []))];
      return texts.length <= MOST_TEXTS ? texts : undefined;
    };
    const strongest = (info: Info): string[] | undefined =>
      this.better([info.exact, info.best, info.prefix, info.suffix].filter((texts) => texts !== undefined));
    return {
      exact: join((info) => info.exact),
      prefix: join((info) => info.prefix) ?? [''],
      suffix: join((info) => info.suffix) ?? [''],
      best: join(strongest),
    };
  }

  #repeat(info: Info, min: number, max: number): Info {
    if (max === 0) return known(['']);
    if (min === 0) {
      const exact = max === 1 && info.exact ? [...new Set([...info.exact, ''])] : undefined;
      return { exact, prefix: [''], suffix: [''], best: undefined };
    }
    if (min === max && min === 1) return info;
    const hasEnds = info.exact?.some((text) => text.includes('\n')) ?? false;
    if (!hasEnds && info.exact?.length === 1 && info.exact[0]!.length * min <= LONGEST) {
      const whole = [info.exact[0]!.repeat(min)];
      return { exact: min === max ? whole : undefined, prefix: whole, suffix: whole, best: whole };
    }
    const best = this.better([info.exact, info.best].filter((texts) => texts !== undefined));
    return { exact: undefined, prefix: info.prefix, suffix: info.suffix, best };
  }
}

function known(texts: string[]): Info {
  return { exact: texts, prefix: texts, suffix: texts, best: undefined };
}

/** Every text of `a` before every one of `b`; undefined when that is too many. Two line ends are one. */
function crossed(a: string[], b: string[]): string[] | undefined {
  if (a.length * b.length > MOST_CROSSED && a.length > 1 && b.length > 1) return undefined;
  const texts = new Set<string>();
  for (const first of a) {
    for (const second of b)
      texts.add(first.endsWith('\n') && second.startsWith('\n') ? first + second.slice(1) : first + second);
  }
  return texts.size <= MOST_TEXTS && [...texts].every((text) => text.length <= 1024) ? [...texts] : undefined;
}

function heads(texts: string[]): string[] {
  return [...new Set(texts.map((text) => [...text].slice(0, LONGEST).join('')))];
}

function tails(texts: string[]): string[] {
  return [...new Set(texts.map((text) => [...text].slice(-LONGEST).join('')))];
}

function withoutSupersets(texts: string[]): string[] {
  return texts.filter(
    (text, i) => !texts.some((other, j) => j !== i && text.includes(other) && (text !== other || j < i)),
  );
}

/** The lower-case ASCII letter whose both cases (and their strays) are this set. */
function foldedLetter(set: CharSet): string | undefined {
  const points: number[] = [];
  if (count(set) > 3) return undefined;
  for (const [low, high] of set) for (let point = low; point <= high; point++) points.push(point);
  const [upper, lower, stray] = points;
  if (upper === undefined || lower !== upper + 32 || upper < 65 || upper > 90) return undefined;
  if (stray !== undefined && stray !== KELVIN && stray !== LONG_S) return undefined;
  return String.fromCharCode(lower);
}

function straysIn(texts: string[]): string[] {
  const strays: string[] = [];
  if (texts.some((text) => text.includes('s'))) strays.push(String.fromCharCode(LONG_S));
  if (texts.some((text) => text.includes('k'))) strays.push(String.fromCharCode(KELVIN));
  return strays;
}

/** Whether letters fold anywhere, everywhere, and whether there are conditions. */
function shapeOf(node: Node): { folded: boolean; allFolded: boolean; looks: boolean } {
  if (node.type === 'look') return { folded: false, allFolded: true, looks: true };
  if (node.type === 'set') {
    const folded = foldedLetter(node.set) !== undefined;
    const letters = node.set.some(([low, high]) => low <= 122 && high >= 65 && !(low > 90 && high < 97));
    return { folded, allFolded: folded || !letters, looks: false };
  }
  const below = node.type === 'repeat' ? [node.node] : node.type === 'cat' ? node.parts : node.options;
  const shapes = below.map(shapeOf);
  return {
    folded: shapes.some((shape) => shape.folded),
    allFolded: shapes.every((shape) => shape.allFolded),
    looks: shapes.some((shape) => shape.looks),
  };
}
