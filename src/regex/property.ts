import { type CharSet, EVERYTHING, type Range, toSet } from './charset.js';

/** Names that are not one word with a capital. */
const NAMES = `
  ASCII_Hex_Digit Bidi_Control Bidi_Mirrored Case_Ignorable Changes_When_Casefolded Changes_When_Casemapped
  Changes_When_Lowercased Changes_When_NFKC_Casefolded Changes_When_Titlecased Changes_When_Uppercased
  Default_Ignorable_Code_Point Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation
  Extended_Pictographic Grapheme_Base Grapheme_Extend Hex_Digit IDS_Binary_Operator IDS_Trinary_Operator ID_Continue
  ID_Start Join_Control Logical_Order_Exception Noncharacter_Code_Point Pattern_Syntax Pattern_White_Space
  Quotation_Mark Regional_Indicator Sentence_Terminal Soft_Dotted Terminal_Punctuation Unified_Ideograph
  Variation_Selector White_Space XID_Continue XID_Start AHex Bidi_C Bidi_M EBase EComp EMod EPres ExtPict Gr_Base
  Gr_Ext Join_C NChar Pat_Syn Pat_WS QMark STerm UIdeo Cased_Letter Close_Punctuation Connector_Punctuation
  Currency_Symbol Dash_Punctuation Decimal_Number Enclosing_Mark Final_Punctuation Initial_Punctuation Letter_Number
  Line_Separator Lowercase_Letter Combining_Mark Math_Symbol Modifier_Letter Modifier_Symbol Nonspacing_Mark
  Open_Punctuation Other_Letter Other_Number Other_Punctuation Other_Symbol Paragraph_Separator Private_Use
  Space_Separator Spacing_Mark Titlecase_Letter Uppercase_Letter Anatolian_Hieroglyphs Bassa_Vah Beria_Erfe
  Canadian_Aboriginal Caucasian_Albanian Cypro_Minoan Dives_Akuru Egyptian_Hieroglyphs Gunjala_Gondi Gurung_Khema
  Hanifi_Rohingya Imperial_Aramaic Inscriptional_Pahlavi Inscriptional_Parthian Kayah_Li Khitan_Small_Script Kirat_Rai
  Linear_A Linear_B Masaram_Gondi Meetei_Mayek Mende_Kikakui Meroitic_Cursive Meroitic_Hieroglyphs Nag_Mundari
  New_Tai_Lue Nyiakeng_Puachue_Hmong Ol_Chiki Ol_Onal Old_Hungarian Old_Italic Old_North_Arabian Old_Permic Old_Persian
  Old_Sogdian Old_South_Arabian Old_Turkic Old_Uyghur Pahawh_Hmong Pau_Cin_Hau Phags_Pa Psalter_Pahlavi SignWriting
  Sora_Sompeng Syloti_Nagri Tai_Le Tai_Tham Tai_Viet Tai_Yo Tolong_Siki Tulu_Tigalari Warang_Citi Zanabazar_Square`;

const ASTRAL = 0x10000;
/** Where neighbours may differ, surrogates left out. */
const VARIED: readonly Range[] = [
  [0, 0xd7ff],
  [0xe000, 0xffff],
  [0x10000, 0x3ffff],
  [0xe0000, 0xe0fff],
];

/** A named property (`L`, `Greek`, `sc=Greek`, `Alphabetic` ...) in any spelling Unicode allows; undefined if there is none. */
export function property(name: string): CharSet | undefined {
  const [first, second] = name.split(/[=:]/, 2);
  const key = second === undefined ? undefined : normal(first ?? '');
  const value = normal(second ?? first ?? '');
  if (key === undefined && value === 'any') return EVERYTHING;
  if (key === undefined && value === 'ascii') return [[0, 127]];
  if (key === undefined && value === 'assigned') return scanned('\\P{Cn}');
  for (const source of sources(key, value)) if (isProperty(source)) return scanned(source);
  return undefined;
}

/** Case, blanks, `_`, `-` and a leading `is` do not count. */
function normal(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/^is(?=..)/, '');
}

function* sources(key: string | undefined, value: string): Generator<string> {
  const named = NAMES.split(/\s+/).find((name) => normal(name) === value);
  const forms = [named, value.replace(/^./, (letter) => letter.toUpperCase()), value.toUpperCase(), value];
  for (const form of forms) {
    if (key === undefined || key === 'gc' || key === 'generalcategory') yield `\\p{${form}}`;
    if (key === undefined || key === 'sc' || key === 'script') yield `\\p{sc=${form}}`;
    if (key === 'scx' || key === 'scriptextensions') yield `\\p{scx=${form}}`;
  }
}

function isProperty(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

/** All code points that match. */
function scanned(source: string): CharSet {
  const one = new RegExp(source, 'u');
  const runs = new RegExp(`(?:${source})+`, 'gu');
  const ranges: Range[] = [];
  for (const [from, to] of VARIED) {
    const width = from < ASTRAL ? 1 : 2;
    for (const run of charactersOf(from, to).matchAll(runs)) {
      const first = from + run.index / width;
      ranges.push([first, first + run[0].length / width - 1]);
    }
  }
  for (const [from, to] of uniform()) if (one.test(String.fromCodePoint(from))) ranges.push([from, to]);
  return toSet(ranges);
}

/** Stretches without differences: surrogates, most of planes 4 to 16, and the two noncharacters at the end of each. */
function* uniform(): Generator<Range> {
  yield [0xd800, 0xdfff];
  for (let plane = 0x40000; plane <= 0x100000; plane += 0x10000) {
    yield [plane === 0xe0000 ? 0xe1000 : plane, plane + 0xfffd];
    yield [plane + 0xfffe, plane + 0xffff];
  }
}

/** Code points `from` to `to`, all of them of one or all of two units. */
function charactersOf(from: number, to: number): string {
  const width = from < ASTRAL ? 1 : 2;
  const units = new Uint16Array((to - from + 1) * width);
  for (let at = 0, point = from; point <= to; point++) {
    if (width === 2) units[at++] = 0xd7c0 + (point >> 10);
    units[at++] = width === 2 ? 0xdc00 | (point & 0x3ff) : point;
  }
  return Buffer.from(units.buffer).toString('utf16le');
}
