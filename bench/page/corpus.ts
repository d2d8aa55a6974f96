import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decode } from '../../src/service/web/charset.js';
import { letters, missing } from './score.js';
import { bodyText, parse, textOf } from './text.js';

/**
 * One saved page and what people have said is its main part: the whole of that text, or phrases that must be there and
 * phrases of the site around it that must not.
 */
export interface Case {
  name: string;
  group: string;
  bytes: Buffer;
  /** Content type as its server sends it. */
  type: string;
  url: string;
  truth?: string;
  must: readonly string[];
  mustNot: readonly string[];
}

type Group = (folder: string) => Case[];

/** Where pages come from: a folder's name in the corpus, and how its pages are read. */
export const GROUPS: Record<string, Group> = {
  picked,
  docs,
  trafilatura,
  'article-extraction-benchmark': articles,
  readability,
};

const HTML = 'text/html';

/** Pages looked at one by one for this benchmark: documentation, READMEs, questions, tables, huge, broken, foreign. */
function picked(corpus: string): Case[] {
  const list = JSON.parse(fs.readFileSync('bench/page/picked.json', 'utf8')) as {
    file: string;
    url?: string;
    type?: string;
    kind: string;
    must: string[];
    mustNot: string[];
  }[];
  return list.flatMap(({ file, url = 'https://example.com/page', type = HTML, kind, must, mustNot }) => {
    const bytes = readIf(path.join(corpus, file));
    if (!bytes) return [];
    const one = { name: `${kind} ${path.basename(file)}`, group: 'picked', bytes, type, url, must, mustNot };
    refuseUnseen(one);
    return [one];
  });
}

/** A phrase that is nowhere in its page tells nothing: nobody could fail by it, or everybody would. */
function refuseUnseen({ name, bytes, type, must, mustNot }: Case): void {
  const html = decode(bytes, type);
  const all = letters(`${html} ${parse(html).documentElement.textContent ?? ''}`);
  const unseen = missing([...must, ...mustNot], all);
  if (unseen.length > 0) throw new Error(`${name} in picked.json: not in the page: ${unseen.join(' | ')}`);
}

/** Debian's documentation packages, and what of a page is the page: told by nobody but this list. */
const DOCS: [glob: RegExp, selector: string][] = [
  [/^git-doc\/[^/]+\.html$/, '#content'],
  [/^nodejs\/api\/[^/]+\.html$/, '#apicontent'],
  [/^python3\.11\/html\/(?:library|tutorial|whatsnew|howto|reference)\/[^/]+\.html$/, '[role=main]'],
  [/^postgresql-doc-15\/html\/[^/]+\.html$/, 'div.sect1,div.refentry,div.chapter,div.sect2,div.appendix'],
];
const DOCS_EACH = 12;

function docs(corpus: string): Case[] {
  const folder = path.join(corpus, 'debian/usr/share/doc');
  const names = fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.html'))
        .sort()
    : [];
  return DOCS.flatMap(([glob, selector]) => {
    const fit = names.filter((name) => glob.test(name));
    const step = Math.max(1, Math.floor(fit.length / DOCS_EACH));
    return fit
      .filter((_, at) => at % step === 0)
      .flatMap((name) => {
        const bytes = fs.readFileSync(path.join(folder, name));
        const main = parse(bytes.toString('utf8')).querySelector(selector);
        if (!main) return [];
        const url = `https://example.com/${name}`;
        return [
          {
            name,
            group: 'docs',
            bytes,
            type: `${HTML}; charset=utf-8`,
            url,
            truth: textOf(main),
            must: [],
            mustNot: [],
          },
        ];
      });
  });
}

/** github.com/adbar/trafilatura: phrases chosen by its authors. */
function trafilatura(corpus: string): Case[] {
  const folder = path.join(corpus, 'trafilatura/tests');
  const said = readIf(path.join(folder, 'evaldata.json'));
  const all = said
    ? (JSON.parse(said.toString('utf8')) as Record<
        string,
        { file: string; with: string[]; without: string[] }
      >)
    : {};
  return Object.entries(all).flatMap(([key, { file, with: must, without: mustNot }]) => {
    const bytes = readIf(path.join(folder, 'cache', file)) ?? readIf(path.join(folder, 'eval', file));
    const url = URL.canParse(key) && /^https?:/.test(key) ? key : `https://${file}/`;
    return bytes ? [{ name: file, group: 'trafilatura', bytes, type: HTML, url, must, mustNot }] : [];
  });
}

/** github.com/scrapinghub/article-extraction-benchmark: whole bodies of articles, copied out by people. */
function articles(corpus: string): Case[] {
  const folder = path.join(corpus, 'article-extraction-benchmark');
  const said = readIf(path.join(folder, 'ground-truth.json'));
  const all = said
    ? (JSON.parse(said.toString('utf8')) as Record<string, { articleBody: string; url: string }>)
    : {};
  return Object.entries(all).flatMap(([name, { articleBody, url }]) => {
    const packed = readIf(path.join(folder, 'html', `${name}.html.gz`));
    return packed
      ? [
          {
            name,
            group: 'article-extraction-benchmark',
            bytes: gunzipSync(packed),
            type: HTML,
            url,
            truth: articleBody,
            must: [],
            mustNot: [],
          },
        ]
      : [];
  });
}

/** github.com/mozilla/readability: what its authors expect of it. */
function readability(corpus: string): Case[] {
  const folder = path.join(corpus, 'readability/test/test-pages');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return names.flatMap((name) => {
    const [bytes, expected] = ['source.html', 'expected.html'].map((file) =>
      readIf(path.join(folder, name, file)),
    );
    if (!bytes || !expected) return [];
    const truth = bodyText(expected.toString('utf8'));
    return [
      {
        name,
        group: 'readability',
        bytes,
        type: `${HTML}; charset=utf-8`,
        url: 'http://fakehost/test/page.html',
        truth,
        must: [],
        mustNot: [],
      },
    ];
  });
}

function readIf(file: string): Buffer | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}
