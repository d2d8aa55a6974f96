import { page, pageCount } from '../src/paging.js';

const entries = Array.from({ length: 23 }, (_, at) => at);
const pages = Array.from({ length: pageCount(23, 5) }, (_, at) => page(entries, at + 1, 5));
const checks = [
  ['an empty list has no page', pageCount(0, 10), 0],
  ['one entry has a page', pageCount(1, 10), 1],
  ['a full page is one', pageCount(10, 10), 1],
  ['many pages', pageCount(101, 25), 5],
  ['every entry is on exactly one page', String(pages.flat()), String(entries)],
];
for (const [name, is, wanted] of checks) {
  if (is !== wanted) process.exitCode = 1;
  console.log(is === wanted ? `ok ${name}` : `not ok ${name}: ${is}, and ${wanted} is wanted`);
}
