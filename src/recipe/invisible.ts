/**
 * The first character of `text` that a reader cannot see but a model can (tags, zero-width and direction marks, fillers,
 * control characters, lone surrogates), as its index and its name; undefined when there is none. Joiners are let pass
 * inside an emoji or between letters of scripts that need them, and an emoji may carry its variation selector.
 */
export function findInvisible(text: string): { index: number; name: string } | undefined {
  const found = HIDDEN.exec(text);
  if (!found) return undefined;
  const code = found[0].codePointAt(0) ?? 0;
  return { index: found.index, name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` };
}

const PICTURE = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]`;
// Scripts whose spelling uses joiners: Arabic (Persian, Urdu) and those of India and its neighbours.
const JOINED = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}]`;

const HIDDEN = new RegExp(
  [
    String.raw`(?<!${PICTURE})(?<!${JOINED})\u200D`,
    String.raw`\u200D(?!\p{Extended_Pictographic})(?!${JOINED})`,
    String.raw`(?<!${JOINED})\u200C|\u200C(?!${JOINED})`,
    String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}0-9#*])[\uFE0E\uFE0F]`,
    String.raw`(?![\u200C\u200D\t\n\r])[\p{Cf}\p{Cc}\p{Cs}]`,
    String.raw`[\uFE00-\uFE0D\u{E0100}-\u{E01EF}\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2028\u2029\u2800\u3164\uFFA0\uFFFC\uFFFD]`,
  ].join('|'),
  'u',
);
