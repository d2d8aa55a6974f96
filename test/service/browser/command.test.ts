import { describe, expect, test } from '@jest/globals';
import { type BrowserCommand, parseCommand } from '../../../src/service/browser/command.js';
import { shownSnapshot } from '../../../src/service/browser/snapshot.js';

const RIGHT: [string, BrowserCommand][] = [
  ['open https://example.com', { verb: 'open', url: 'https://example.com' }],
  ['open "http://localhost:3000/a b"', { verb: 'open', url: 'http://localhost:3000/a b' }],
  [
    'OPEN https://example.com/?q=it%27s&x=1#top',
    { verb: 'open', url: 'https://example.com/?q=it%27s&x=1#top' },
  ],
  ['snapshot', { verb: 'snapshot', interactive: false }],
  ['snapshot -i', { verb: 'snapshot', interactive: true }],
  ['click @e12', { verb: 'click', ref: 'e12' }],
  ['click e12', { verb: 'click', ref: 'e12' }],
  ['Click @E12', { verb: 'click', ref: 'e12' }],
  ['click @f1e2', { verb: 'click', ref: 'f1e2' }],
  ['fill @e3 Ada', { verb: 'fill', ref: 'e3', text: 'Ada' }],
  ['fill @e3 Ada   of  Lovelace', { verb: 'fill', ref: 'e3', text: 'Ada of Lovelace' }],
  ['fill @e3 "Ada   of  Lovelace"', { verb: 'fill', ref: 'e3', text: 'Ada   of  Lovelace' }],
  ['fill @e3 ""', { verb: 'fill', ref: 'e3', text: '' }],
  ['fill @e3 \'a "b" \\ c\'', { verb: 'fill', ref: 'e3', text: 'a "b" \\ c' }],
  ['fill @e3 "a \\"b\\" c"', { verb: 'fill', ref: 'e3', text: 'a "b" c' }],
  ["fill @e3 it\\'s", { verb: 'fill', ref: 'e3', text: "it's" }],
  ['type @e3 line"\n"two', { verb: 'type', ref: 'e3', text: 'line\ntwo' }],
  ['select @e4 "Dark red"', { verb: 'select', ref: 'e4', text: 'Dark red' }],
  ['press Enter', { verb: 'press', key: 'Enter' }],
  ['press Control+A', { verb: 'press', key: 'Control+A' }],
  ['scroll down', { verb: 'scroll', x: 0, y: 500 }],
  ['scroll up 120', { verb: 'scroll', x: 0, y: -120 }],
  ['scroll LEFT 7', { verb: 'scroll', x: -7, y: 0 }],
  ['scroll right 7', { verb: 'scroll', x: 7, y: 0 }],
  ['get title', { verb: 'get', what: 'title' }],
  ['get url', { verb: 'get', what: 'url' }],
  ['get text', { verb: 'get', what: 'text' }],
  ['get text e5', { verb: 'get', what: 'text', ref: 'e5' }],
  ['wait 250', { verb: 'wait', ms: 250 }],
  ['wait @e5', { verb: 'wait', ref: 'e5' }],
  ['screenshot', { verb: 'screenshot', full: false }],
  ['screenshot --full', { verb: 'screenshot', full: true }],
  ['close', { verb: 'close' }],
];

/** Every command, with too little, too much, and the wrong kind. */
const WRONG: [string, RegExp][] = [
  ...[
    'open',
    'open example.com',
    'open file:///etc/passwd',
    'open javascript:alert(1)',
    'open https://a.b c',
  ].map((text): [string, RegExp] => [text, /^Write it as: open <url>/]),
  ...['snapshot -x', 'snapshot -i -i', 'snapshot @e1'].map((text): [string, RegExp] => [
    text,
    /snapshot \[-i\]$/,
  ]),
  ...['click', 'click button', 'click @e', 'click @12', 'click @e1 @e2', 'click "@e1);evil()"'].map(
    (text): [string, RegExp] => [text, /click <@ref>$/],
  ),
  ...['fill', 'fill @e1', 'fill Ada @e1'].map((text): [string, RegExp] => [text, /fill <@ref> <text>$/]),
  ['type @e1', /type <@ref> <text>$/],
  ['select Red', /select <@ref> <value>$/],
  ...['press', 'press A B', 'press ""'].map((text): [string, RegExp] => [text, /press <key>$/]),
  ...[
    'scroll',
    'scroll sideways',
    'scroll down 0',
    'scroll down -5',
    'scroll down 1.5',
    'scroll down 5 5',
    'scroll constructor',
  ].map((text): [string, RegExp] => [text, /scroll <up\|down\|left\|right> \[px\]/]),
  ...['get', 'get html', 'get title @e1', 'get url x', 'get text body', 'get text @e1 @e2'].map(
    (text): [string, RegExp] => [text, /get title\|url\|text \[@ref\]$/],
  ),
  ...['wait', 'wait soon', 'wait 60000', 'wait 1 2'].map((text): [string, RegExp] => [
    text,
    /wait <@ref\|ms>/,
  ]),
  ...['screenshot full', 'screenshot --full /tmp/x.png'].map((text): [string, RegExp] => [
    text,
    /screenshot \[--full\]$/,
  ]),
  ['close now', /Write it as: close$/],
  ...['', 'eval 1', 'constructor', '__proto__ x', 'stop'].map((text): [string, RegExp] => [
    text,
    /There is no browser command/,
  ]),
  ['fill @e1 "open', /A quote \("\) is opened and not closed/],
  ["fill @e1 it's", /A quote \('\) is opened and not closed/],
];

describe('the grammar of browser commands', () => {
  test.each(RIGHT)('%j is understood', (text, command) => {
    expect(parseCommand(text)).toEqual(command);
  });

  test.each(WRONG)('%j is refused with its right form', (text, said) => {
    expect(() => parseCommand(text)).toThrow(said);
  });
});

describe('a snapshot', () => {
  const SNAPSHOT = `- generic [active] [ref=e1]:
  - heading "Doors [ref=x]" [level=1] [ref=e2]
  - textbox "Name" [ref=e5]
  - combobox [ref=e6]:
    - option "Red" [selected]
  - generic [ref=e8] [cursor=pointer]: a div that listens
  - iframe [ref=e9]:
    - button "In a frame" [ref=f1e2]`;

  test('shows refs as commands take them', () => {
    expect(shownSnapshot(SNAPSHOT, false)).toContain(
      '  - heading "Doors [ref=x]" [level=1] @e2\n  - textbox "Name" @e5',
    );
  });

  test('with -i leaves only what can be acted on', () => {
    expect(shownSnapshot(SNAPSHOT, true)).toBe(
      '- textbox "Name" @e5\n- combobox @e6\n- option "Red" [selected]\n- generic @e8 [cursor=pointer]: a div that listens\n- button "In a frame" @f1e2',
    );
    expect(shownSnapshot('- paragraph [ref=e1]: words', true)).toBe(
      '(nothing on this page can be clicked or filled in)',
    );
  });
});
