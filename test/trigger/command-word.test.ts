import { expect, test } from '@jest/globals';
import { commandWord } from '../../src/trigger/command-word.js';

// anomalyco/opencode#1523: a link or a path that holds the word started a run.
test.each([
  ['/bot fix', 'fix'],
  ['/bot', ''],
  ['/BOT   now  ', 'now'],
  ['Hello\n\n  /bot fix it\nthanks', 'fix it'],
  ['text\r\n/bot\r\n', ''],
  ['/bot, please', 'please'],
  ['/bot: please', 'please'],
  ['`code` and\n/bot go', 'go'],
  ['```\ncode\n```\n/bot after', 'after'],
  ['> quote\n\n/bot after', 'after'],
  ['<!-- note -->\n\n/bot after', 'after'],
  ['<details>\nx\n</details>\n\n/bot after', 'after'],
  ['~~~js\n/bot no\n~~~\n/bot yes', 'yes'],
  ['a ` lone tick\n\n/bot go', 'go'],
])('%j asks for %j', (body, rest) => {
  expect(commandWord(body, '/bot')).toBe(rest);
});

test.each([
  [''],
  ['please /bot fix'],
  ['see https://x.example/bot/y'],
  ['https://x/\n/botany'],
  ['/bot-2 fix'],
  ['/bot/fix'],
  ['/bot.'],
  ['`/bot`'],
  ['`a\n/bot b`'],
  ['``a `\n/bot ` b``'],
  ['> /bot'],
  ['> quoted\n/bot goes on in the quote'],
  ['  >/bot'],
  ['- /bot'],
  ['    /bot in indented code'],
  ['\t/bot'],
  ['```\n/bot\n```'],
  ['```\n/bot never closed'],
  ['~~~\n```\n/bot\n~~~'],
  ['````\n```\n/bot\n````'],
  ['<!-- /bot -->'],
  ['<!--\n/bot\n-->'],
  ['<!-- never closed\n/bot'],
  ['<pre>\n\n/bot\n</pre>'],
  ['<details><summary>x</summary>\n\n/bot\n\n</details>'],
  ['<blockquote>\n\n/bot\n</blockquote>'],
  ['<div>\n/bot\n</div>'],
  ['<script>/bot</script>'],
  ['\\/bot'],
  ['&sol;bot'],
  ['／bot'],
])('%j starts nothing', (body) => {
  expect(commandWord(body, '/bot')).toBeUndefined();
});

test('a mention is a word too', () => {
  expect(commandWord('@galley please', '@galley')).toBe('please');
  expect(commandWord('@galley-dev please', '@galley')).toBeUndefined();
  expect(commandWord('mail me@galley', '@galley')).toBeUndefined();
});

test('a hostile body of 260 KB is read in well under a second', () => {
  for (const piece of ['`', '``` ', '<!--', '<pre>', '> ', '`\n', '/bo', '<!-- -->\n', '` `` ``` ']) {
    const started = Date.now();
    commandWord(piece.repeat(Math.ceil(262_144 / piece.length)), '/bot');
    expect(Date.now() - started).toBeLessThan(1000);
  }
});
