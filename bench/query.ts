// What is searched for, a class of query each; which words are rare or frequent differs a tree.

const ANYWHERE = {
  'ignoring case': '(?i)pm_resume',
  'ignoring case, many': '(?i)error',
  alternation: 'ERR_SYS|PME_TURN_OFF|LINK_REQ_RST|CFG_BME_EVT',
  'Unicode literal': 'naïve',
  'Unicode class': String.raw`\p{Greek}`,
  'no literal': '[A-Z]+_[A-Z]+_[0-9]+',
  dates: String.raw`\d{4}-\d{2}-\d{2}`,
  'backtracking trap': '(a+)+$',
};

/** The queries that were at hand while the engine was written. */
const TYPESCRIPT = {
  'literal, few': 'op_read_file_async',
  'literal, many': 'const',
  'regex with prefix': String.raw`function \w+Async\(`,
  'inner literal': String.raw`\w+Async\(`,
  ...ANYWHERE,
};
const LINUX = {
  'literal, few': 'ext4_mballoc_query_range',
  'literal, many': 'struct device',
  'regex with prefix': String.raw`struct \w+_operations`,
  'inner literal': String.raw`\w+_operations`,
  ...ANYWHERE,
};

/** Those of the second table, chosen when the engine was finished. */
const UNSEEN = {
  'literal, few': 'unexpected end of file',
  'literal, many': 'return',
  'regex with prefix': String.raw`static \w+ \w+_init`,
  'inner literal': String.raw`[a-z]+_context\b`,
  'ignoring case': '(?i)overflowed',
  'ignoring case, many': '(?i)copyright',
  alternation: 'deprecated|obsolete|workaround|FIXME',
  'Unicode literal': 'façade',
  'Unicode class': String.raw`\p{Cyrillic}`,
  'no literal': String.raw`[a-z]{3}\([a-z]{2}\)`,
  dates: String.raw`\b\d{2}/\d{2}/\d{4}\b`,
  'backtracking trap': '(x+x+)+y',
};

/** A set by its name, or the patterns named themselves. */
export function queries(names: readonly string[]): Record<string, string> {
  const sets: Record<string, Record<string, string>> = {
    typescript: TYPESCRIPT,
    linux: LINUX,
    unseen: UNSEEN,
  };
  const [first = 'typescript'] = names;
  return sets[first] ?? Object.fromEntries(names.map((pattern) => [pattern, pattern]));
}
