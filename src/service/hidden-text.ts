const PICTURE = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}`;
/** Scripts whose spelling uses joiners. */
const JOINED = [
  'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya',
  'Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Balinese Javanese',
]
  .flatMap((line) => line.split(' '))
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** Emoji flags of regions (a black flag and up to six tag letters), which are seen, and what is hidden. */
const HIDDEN = new RegExp(
  [
    String.raw`(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})`,
    String.raw`(?<![${PICTURE}\uFE0F${JOINED}])\u200D|\u200D(?![\p{Extended_Pictographic}${JOINED}])`,
    String.raw`(?<![${JOINED}])\u200C|\u200C(?![${JOINED}])`,
    String.raw`(?<![${PICTURE}0-9#*\u00A9\u00AE])\uFE0F`,
    String.raw`(?![\u200C\u200D\uFE0F\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]`,
  ].join('|'),
  'gu',
);

/**
 * Takes out what a reader cannot see and a model can: tag characters, zero-width and direction marks, fillers, variation
 * selectors, control characters, lone surrogates. Emoji keep their joiners and selectors, and so do the scripts that
 * need them; tabs and line ends stay.
 */
export function stripHidden(text: string): string {
  return text.replace(HIDDEN, (_, flag?: string) => flag ?? '');
}

const NAMED = new Set(
  'ZeroWidthSpace shy zwnj zwj lrm rlm NoBreak af it ic InvisibleTimes InvisibleComma ApplyFunction NegativeVeryThinSpace NegativeThinSpace NegativeMediumSpace NegativeThickSpace'.split(
    ' ',
  ),
);

/** Takes out HTML entities that stand for hidden characters. */
export function stripHiddenEntities(text: string): string {
  return text.replace(
    /&(?:#(?:[xX]([0-9a-fA-F]{1,6})|(\d{1,7}))|(\w{2,24}));/g,
    (entity, hex, decimal, name) => {
      if (name !== undefined) return NAMED.has(name) ? '' : entity;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (code > 0x10ffff) return entity;
      const char = String.fromCodePoint(code);
      return /[\t\n\r]/.test(char) || stripHidden(char) !== '' ? entity : '';
    },
  );
}
