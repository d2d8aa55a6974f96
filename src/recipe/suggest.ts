/** The word of `known` that `word` was most likely meant to be; undefined when none is near. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(Math.min(word.length, 40) / 3)) + 0.5;
  for (const each of known) {
    if (Math.abs(each.length - word.length) > least) continue;
    const away = distance(word.toLowerCase(), each.toLowerCase());
    if (away < least) [best, least] = [each, away];
  }
  return best;
}

/** ` Did you mean "x"?`, or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

/** Edit distance where swapping two neighbours is one step (optimal string alignment). */
function distance(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(last![j]! + 1, row[j - 1]! + 1, last![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before![j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last![b.length]!;
}
