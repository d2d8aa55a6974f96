import { page, pageCount } from '../src/paging.js';

const checks = [
  ['two full pages', pageCount(20, 10), 2],
  ['the second page', String(page([1, 2, 3, 4], 2, 2)), '3,4'],
  ['a last page that is not full is a page', pageCount(21, 10), 3],
];
for (const [name, is, wanted] of checks) {
  if (is !== wanted) process.exitCode = 1;
  console.log(is === wanted ? `ok ${name}` : `not ok ${name}: ${is}, and ${wanted} is wanted`);
}
