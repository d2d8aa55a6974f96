import { expect, test } from '@jest/globals';
import { listFiles } from '../../../src/tool/search/list-files.js';
import { play } from '../../helper/play.js';
import { workspace } from '../../helper/workspace.js';

test('folders come first and end with a slash', async () => {
  const kit = await workspace({ 'b.txt': '', 'a/x.txt': '' });
  expect((await play(listFiles, {}, kit)).text).toBe('a/\nb.txt');
});

test('dot files are listed, ignored files and .git are not', async () => {
  const kit = await workspace({
    '.gitignore': 'out/\n',
    '.git/HEAD': '',
    'out/x': '',
    '.github/a.yml': '',
    a: '',
  });
  expect((await play(listFiles, {}, kit)).text).toBe('.github/\n.gitignore\na');
});

test('a file is not a folder, and the model hears what to use instead', async () => {
  const kit = await workspace({ 'b.txt': '' });
  await expect(play(listFiles, { path: 'b.txt' }, kit)).rejects.toThrow('b.txt is not a folder. Use read');
});

test('a missing folder is an error that says how to look for it', async () => {
  const kit = await workspace();
  await expect(play(listFiles, { path: 'no' }, kit)).rejects.toThrow(
    'no does not exist. Use list_files or fffind',
  );
});

test('what does not fit the limit is counted', async () => {
  const kit = await workspace({ a: '', b: '', c: '' });
  expect(await play(listFiles, { limit: 2 }, kit)).toMatchObject({
    text: 'a\nb',
    more: '1 more entries: limit=3',
  });
});

test('an empty folder says so', async () => {
  const kit = await workspace();
  expect((await play(listFiles, {}, kit)).text).toBe('. has no entries that may be shown.');
});
