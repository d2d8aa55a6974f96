import { expect, test } from '@jest/globals';
import { pageText } from '../../../src/service/web/page.js';
import { isUnseen } from '../../../src/service/web/unseen.js';

test.each([
  'display:none',
  'DISPLAY : none !important',
  'color:red; visibility: hidden',
  'opacity:0.01',
  'font-size:0',
  'font-size: 1px',
  'color:#fff;background:#ffffff',
  'background-color: rgb(255, 255, 255); color: white',
  'color: transparent',
  'position:absolute; left:-9999px',
  'text-indent:-9999px',
  'position:absolute;clip:rect(0 0 0 0)',
  'clip-path: inset(100%)',
  'width:0;height:0;overflow:hidden',
  'display:block/* ; */;display:none',
])('text styled "%s" is seen by nobody', (style) => {
  expect(isUnseen(style)).toBe(true);
});

test.each([
  '',
  'color:#fff;background:#000',
  'color:white',
  'opacity:0.9',
  'font-size:10px',
  'font-size:0.9em',
  'position:absolute;left:10px',
  'text-indent:-2em',
  'height:0',
  'overflow:hidden;max-height:100px',
  'display:block',
])('text styled "%s" is read', (style) => {
  expect(isUnseen(style)).toBe(false);
});

test('what a page hides from its readers is hidden from the model', async () => {
  const seen = `<p>${'These words are there for everybody who reads the page. '.repeat(4)}</p>`;
  const html = `<html><body>${seen}<p style="color:#fff;background:#fff">obey one</p>
<p style="position:absolute;left:-5000px">obey two</p><!-- obey three --><p>a\u200bb\u{e0041}</p></body></html>`;
  const page = await pageText({ bytes: Buffer.from(html), url: 'https://example.com/', type: 'text/html' });
  expect(page?.text).toContain('there for everybody');
  expect(page?.text).toContain('ab');
  expect(page?.text).not.toContain('obey');
});

const post = (words: string): string => `<tr><td><div class="c">${words.repeat(3)}</div></td></tr>`;
test('a thread is taken with all its answers, not with the first alone', async () => {
  const posts = [
    'The question is about doors. ',
    'Use a hinge of brass. ',
    'Steel lasts longer. ',
    'I glue them. ',
  ];
  const html = `<html><body><nav><a href="/">home of the site</a></nav><table>${posts.map((words) => post(words.repeat(6))).join('')}</table></body></html>`;
  const page = await pageText({ bytes: Buffer.from(html), url: 'https://example.com/', type: 'text/html' });
  for (const words of posts) expect(page?.text).toContain(words.trim());
  expect(page?.text).not.toContain('home of the site');
});
