import { expect, test } from '@jest/globals';
import { pageText } from '../../../src/service/web/page.js';

const text = async (body: string): Promise<string> => {
  const bytes = Buffer.from(
    `<!doctype html><html><head><title>Doors</title></head><body>${body}</body></html>`,
  );
  return (
    (await pageText({ bytes, url: 'https://example.com/doors', type: 'text/html; charset=utf-8' }))?.text ??
    ''
  );
};
const says = (what: string, times: number): string =>
  Array.from(
    { length: times },
    (_, at) =>
      `<p>${what} ${at}: a door hangs on its hinges, and where they are worn, it drops, drags on the floor, and no lock holds it.</p>`,
  ).join('');
const FRAME = '<nav><a href="/">Home of the site</a></nav>';

test('a long post of a thread does not hide the other posts', async () => {
  const post = (name: string, times: number) =>
    `<div class="post p${times}"><div class="text">${says(name, times)}</div></div>`;
  const out = await text(
    `${FRAME}<div id="t">${post('question', 2)}${post('best', 9)}${post('third', 3)}${post('last', 2)}</div>`,
  );
  for (const said of ['question 1', 'best 8', 'third 2', 'last 1']) expect(out).toContain(said);
  expect(out).not.toContain('Home of the site');
});

test('the comments under an article and the teasers beside it, however long, are not the article', async () => {
  const comments = says('comment', 1)
    .repeat(12)
    .replaceAll('<p>', '<div class="comment"><p>')
    .replaceAll('</p>', '</p></div>');
  const teasers = `<div class="row"><div class="related">${says('teaser', 1)}</div></div>`.repeat(5);
  const out = await text(
    `${FRAME}<div class="row"><div class="story">${says('story', 6)}</div></div><div id="comments">${comments}</div>${teasers}`,
  );
  expect(out).toContain('story 5');
  expect(out).not.toMatch(/comment 0|teaser 0|Home of the site/);
});

test('a page that is little but links is taken whole', async () => {
  const links = Array.from(
    { length: 80 },
    (_, at) => `<li><a href="/${at}">Chapter ${at} of all that is known</a></li>`,
  );
  const out = await text(
    `${FRAME}<main><h1>All chapters</h1>${says('intro', 1)}<ul>${links.join('')}</ul></main>`,
  );
  expect(out).toContain('[Chapter 79 of all that is known](https://example.com/79)');
  expect(out).not.toContain('Home of the site');
});

test('a notice about cookies is not what a short page is about', async () => {
  const out = await text(`<main><p>The shop opens at nine.</p></main><aside>${says('cookies', 2)}</aside>`);
  expect(out).toBe('The shop opens at nine.');
});

test('a page that stands in its frame whole, or marks a teaser as its main part, is read all the same', async () => {
  expect(await text(`<header>${says('story', 2)}</header>`)).toContain('story 1');
  const teaser = `<article class="teaser"><p>${'Doors of all sizes, made to measure. '.repeat(12)}</p></article>`;
  const out = await text(`<div class="story">${says('story', 6)}</div>${teaser}`);
  expect(out).toContain('story 5');
});
