/**
 * Edit distance where swapping two neighbours is one step (optimal string alignment). Above `most` the answer is some
 * number above it, found sooner.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
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
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last![b.length]!;
}
