// Writes src/regex/word-table.ts: the sets behind \w and \d, as gaps and lengths in base 36, from the running Node's Unicode.
import fs from 'node:fs';

function table(name, test) {
  const numbers = [];
  let from = -1;
  let last = 0;
  for (let point = 0; point <= 0x110000; point++) {
    const is =
      point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) && test.test(String.fromCodePoint(point));
    if (is && from < 0) from = point;
    if (is || from < 0) continue;
    numbers.push(from - last, point - 1 - from);
    last = point - 1;
    from = -1;
  }
  const text = numbers.map((number) => number.toString(36)).join(' ');
  const lines = text.match(/.{1,100}(?: |$)/g).map((line) => `  '${line}'`);
  return `export const ${name} =\n${lines.join(' +\n')};\n`;
}

const word = table('WORD_TABLE', /^[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]$/u);
const digit = table('DIGIT_TABLE', /^\p{Nd}$/u);
fs.writeFileSync(
  new URL('../src/regex/word-table.ts', import.meta.url),
  `/** Unicode ${process.versions.unicode}'s \`\\w\`, written by scripts/make-word-table.mjs. */\n${word}\n/** \`\\d\`, likewise. */\n${digit}`,
);
