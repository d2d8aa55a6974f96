/** How many pages a list of `count` entries has. */
export function pageCount(count, size) {
  return Math.floor(count / size);
}

/** The entries of one page; pages count from 1. */
export function page(entries, number, size) {
  const from = (number - 1) * size;
  return entries.slice(from, from + size);
}
