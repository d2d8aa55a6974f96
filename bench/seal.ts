// 50 secrets in all forms over a transcript, against one replaceAll for each form, and against a pass that only copies.
//   npx tsc -p bench && node lib/bench/bench/seal.js [megabytes]
// Both ways run in this process over the same lines; the obvious way runs on a part of them and is scaled up.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeSeal } from '../src/policy/seal.js';

const MB = 1_000_000;
const bytes = Number(process.argv[2] ?? 50) * MB;
const bodyOf = (name: string): string =>
  createHash('sha512').update(name).digest('base64').replace(/=+$/, '');
const secrets = Array.from(
  { length: 50 },
  (_, at) => `k${at}-${bodyOf(`secret ${at}`).slice(0, 20 + (at % 5) * 10)}`,
);

/** Each encoding, the ways to spell a secret out, and the cut the best known attack asked for ("without its first 7"). */
function encodings(secret: string): string[] {
  const buffer = Buffer.from(secret);
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), buffer])
      .toString('base64')
      .slice(shift === 0 ? 0 : shift + 1, -3),
  );
  return [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
    buffer.toString('hex'),
    buffer.toString('hex').toUpperCase(),
    ...base64,
    ...base64.map((each) => each.replaceAll('+', '-').replaceAll('/', '_')),
    [...secret].reverse().join(''),
    [...secret].join(' '),
    [...secret].join('\n'),
    secret.slice(7),
  ];
}

/** What the seal covers: who cuts a secret chooses how much, so each cut of the first or last 12 is a form of its own. */
function allForms(secret: string): string[] {
  const cuts = Array.from({ length: 12 }, (_, at) => at + 1);
  return [
    ...encodings(secret),
    ...cuts.map((cut) => secret.slice(cut)),
    ...cuts.map((cut) => secret.slice(0, -cut)),
    [...secret].join(', '),
    [...secret].join('-'),
    [...secret].join('\\n'),
    secret.toUpperCase(),
    secret.toLowerCase(),
  ];
}

/** Lines as a transcript has them: this repository's own sources as tool results, with a secret now and then. */
function transcript(): string[] {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join('src', name), 'utf8'));
  const lines: string[] = [];
  for (let total = 0, at = 0; total < bytes; at++) {
    const source = sources[at % sources.length]!;
    const secret = secrets[at % secrets.length]!;
    const line = at % 20 === 0 ? `${source}\n${allForms(secret)[at % 40]}\n` : source;
    lines.push(line);
    total += line.length;
  }
  return lines;
}

function time(work: () => number): number {
  const started = performance.now();
  if (work() < 0) throw new Error('never');
  return performance.now() - started;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const lines = transcript();
const part = lines.slice(0, Math.ceil(lines.length / 25));
const listOf = (forms: (secret: string) => string[]): string[] =>
  [...new Set(secrets.flatMap(forms))].sort((a, b) => b.length - a.length);
const seal = makeSeal({ secrets });

const sealAll = (): number => lines.reduce((sum, line) => sum + seal(line).length, 0);
const copyAll = (): number => lines.reduce((sum, line) => sum + Buffer.from(line).toString('utf8').length, 0);
const replaceAll = (forms: string[]) => (): number =>
  part.reduce(
    (sum, line) => sum + forms.reduce((text, form) => text.replaceAll(form, '***'), line).length,
    0,
  );
const obvious = (forms: string[]): number =>
  median([0, 1, 2].map(() => time(replaceAll(forms)))) * (lines.length / part.length);

seal(lines[0]!);
const ours = median([0, 1, 2].map(() => time(sealAll)));
const copy = median([0, 1, 2].map(() => time(copyAll)));
const all = listOf(allForms);
const few = listOf(encodings);
const full = obvious(all);
const short = obvious(few);
const left = part.filter((line) => all.some((form) => seal(line).includes(form))).length;

console.log(`${secrets.length} secrets, ${(bytes / MB).toFixed(0)} MB in ${lines.length} lines`);
console.log(
  `seal                     ${ours.toFixed(0)} ms (token patterns, private keys and passwords in URLs included)`,
);
console.log(
  `one replaceAll per form  ${full.toFixed(0)} ms, ${all.length} forms (scaled from ${part.length} lines)`,
);
console.log(`ratio                    ${(ours / full).toFixed(4)} (bar 0.1)`);
console.log(`  encodings and one cut  ${(ours / short).toFixed(4)} (${few.length} forms)`);
console.log(`against a copying pass   ${(ours / copy).toFixed(2)} (copy: ${copy.toFixed(0)} ms)`);
console.log(`lines with a form left   ${left} of ${part.length}`);
