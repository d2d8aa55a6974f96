// 64 rules over a stream in 20-byte deltas, against each rule's RegExp tested on the last 2,000 characters at every delta.
//   npx tsc -p bench && node lib/bench/bench/ttsr.js [megabytes]
// Both run in this process, one after the other; the obvious way runs on a part of the stream and is scaled up.
import { Ttsr } from '../src/contract/recipe.js';
import { BUILTIN_RULES } from '../src/policy/builtin-rules.js';
import { reminders } from '../src/policy/remind.js';

const megabytes = Number(process.argv[2] ?? 10);
const DELTA = 20;
const WINDOW = 2_000;

/** Rules as people write them: the built-in ones and words, calls and paths that the stream does not hold. */
const rules = [
  ...BUILTIN_RULES.map(({ pattern, name }) => ({ name, pattern })),
  ...Array.from({ length: 64 - BUILTIN_RULES.length }, (_, at) => ({
    name: `rule-${at}`,
    pattern: [
      String.raw`\bforbidden_call_${at}\s*\(`,
      String.raw`(unsafe|danger)-${at}\b.*\bnow`,
      String.raw`/srv/secret${at}/[a-z]+\.pem`,
      String.raw`\b[A-Z]{4}${at}[0-9]{6}\b`,
    ][at % 4]!,
  })),
];

const WORDS =
  'the function returns a list of files and const value = await read(path); if (error) throw new Error(message); git push origin main npm test src/index.ts // note: see docs/policy.md for details\n'.split(
    ' ',
  );

function deltas(bytes: number): string[] {
  let seed = 7;
  let text = '';
  while (text.length < bytes) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    text += `${WORDS[(seed >> 8) % WORDS.length]} `;
  }
  return text.slice(0, bytes).match(/[\s\S]{1,20}/g) ?? [];
}

const config = Ttsr.parse({
  builtin: false,
  rules: rules.map((rule) => ({ ...rule, reminder: 'x', scope: ['text'], repeat: 'once' })),
});

function ours(pieces: string[], times?: Float64Array): number {
  const watch = reminders(config)();
  const started = performance.now();
  for (const [at, text] of pieces.entries()) {
    const before = times ? performance.now() : 0;
    if (watch.delta({ type: 'text', text })) throw new Error(`a rule matched at delta ${at}`);
    if (times) times[at] = performance.now() - before;
  }
  return performance.now() - started;
}

function obvious(pieces: string[]): number {
  const regexes = rules.map(({ pattern }) => new RegExp(pattern));
  let tail = '';
  const started = performance.now();
  for (const [at, piece] of pieces.entries()) {
    tail = (tail + piece).slice(-WINDOW);
    if (regexes.some((regex) => regex.test(tail))) throw new Error(`a rule matched at delta ${at}`);
  }
  return performance.now() - started;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const MB = 1_000_000;
const whole = deltas(megabytes * MB);
const tenth = whole.slice(0, whole.length / 10);
const part = whole.slice(0, Math.ceil(whole.length / 50));

ours(tenth);
const small = median([0, 1, 2].map(() => ours(tenth)));
const large = median([0, 1, 2].map(() => ours(whole)));
const naive = median([0, 1, 2].map(() => obvious(part))) * (whole.length / part.length);
const times = new Float64Array(whole.length);
ours(whole, times);
times.sort();

console.log(`${rules.length} rules, ${megabytes} MB in ${whole.length} deltas of ${DELTA} bytes`);
console.log(
  `ours            ${large.toFixed(0)} ms (${((large * 1e6) / (megabytes * MB)).toFixed(1)} ns a byte)`,
);
console.log(`obvious way     ${naive.toFixed(0)} ms (scaled from ${part.length} deltas)`);
console.log(`ratio           ${(large / naive).toFixed(4)} (bar 0.1)`);
console.log(`10x the length  ${(large / small).toFixed(2)} times the time (bar 11)`);
console.log(
  `per delta       p50 ${(times[times.length >> 1]! * 1000).toFixed(1)} us, p99 ${(times[Math.floor(times.length * 0.99)]! * 1000).toFixed(1)} us, max ${(times.at(-1)! * 1000).toFixed(0)} us`,
);
