/** Berths by name; length in metres. */
export const BERTHS = [
  { name: 'north', length: 120 },
  { name: 'east', length: 85 },
  { name: 'south', length: 40 },
];

/** The smallest berth a ship of `length` metres fits into, or undefined. */
export function findBerth(length) {
  const fitting = BERTHS.filter((berth) => berth.length >= length);
  return fitting.sort((a, b) => a.length - b.length)[0];
}
