// repo_map's lexer against tree-sitter's queries: precision and recall of definitions, as pairs of line and name.
//   npx tsc -p bench && node lib/bench/bench/repo-map-definitions.js <tree> [most files a language] [show]
// With more files than that, every nth in path order is taken. What a tree with syntax errors says is no measure, for
// tree-sitter may lose all that follows: those files are counted apart (`!`).
import fs from 'node:fs';
import path from 'node:path';
import { load, MOST_FILE_BYTES } from '../src/service/repomap/load.js';
import { Walker } from '../src/service/search/walk.js';
import { type Language, languageOf } from '../src/service/symbols/language.js';
import { DEFINITION_SIZE, Scout } from '../src/service/symbols/scout.js';
import { Oracle } from './definitions.js';

const [treeText = '.', mostText = '1000', show] = process.argv.slice(2);
const tree = fs.realpathSync(treeText);
const oracle = new Oracle();
const scout = new Scout();
const buffer = Buffer.alloc(MOST_FILE_BYTES + 1);

function sources(): Map<Language, string[]> {
  const found = new Map<Language, string[]>();
  const next = new Walker(tree).cursor();
  for (let folder = next(); folder; folder = next())
    for (const file of folder.files) {
      const language = languageOf(file);
      if (language) found.set(language, [...(found.get(language) ?? []), folder.path + file]);
    }
  for (const [language, files] of found) {
    const step = files.length / Math.min(files.length, Number(mostText));
    found.set(
      language,
      Array.from(
        { length: Math.min(files.length, Number(mostText)) },
        (_, at) => files[Math.floor(at * step)]!,
      ),
    );
  }
  return found;
}

function scouted(text: string, language: Language): Set<string> {
  const { definitions } = scout.read(Buffer.from(`${text}\n`), Buffer.byteLength(text), language);
  const found = new Set<string>();
  for (let at = 0; at < definitions.length; at += DEFINITION_SIZE)
    if (definitions[at]! >= 0) found.add(`${definitions[at + 1]} ${scout.names.text(definitions[at]!)}`);
  return found;
}

async function queried(text: string, language: Language): Promise<{ wanted: Set<string>; isWhole: boolean }> {
  const { names, isWhole } = await oracle.parse(language, text, (root) => ({
    names: oracle.defined(root, language),
    isWhole: !root.hasError,
  }));
  return {
    wanted: new Set(language === 'rust' ? [...names, ...(await oracle.inMacros(text))] : names),
    isWhole,
  };
}

const share = (right: number, wrong: number): string =>
  right + wrong === 0 ? '-' : (right / (right + wrong)).toFixed(4);

for (const [language, files] of sources()) {
  const sums = [true, false].map((isWhole) => ({ isWhole, files: 0, right: 0, extra: 0, missed: 0 }));
  for (const file of files) {
    const size = load(path.join(tree, file), buffer);
    if (size < 0) continue;
    const text = buffer.toString('utf8', 0, size);
    const { wanted, isWhole } = await queried(text, language);
    const got = scouted(text, language);
    const extra = [...got].filter((each) => !wanted.has(each));
    const missed = [...wanted].filter((each) => !got.has(each));
    const sum = sums[isWhole ? 0 : 1]!;
    sum.files++;
    sum.right += got.size - extra.length;
    sum.extra += extra.length;
    sum.missed += missed.length;
    if (show)
      for (const each of [...extra.map((name) => `+ ${name}`), ...missed.map((name) => `- ${name}`)])
        console.log(`${isWhole ? '' : '! '}${file} ${each}`);
  }
  for (const { isWhole, files: count, right, extra, missed } of sums)
    if (count > 0)
      console.log(
        `${isWhole ? ' ' : '!'} ${path.basename(tree).padEnd(14)} ${language.padEnd(11)} ${String(count).padStart(5)} files ${String(right + missed).padStart(7)} definitions: precision ${share(right, extra)} recall ${share(right, missed)}`,
      );
}
