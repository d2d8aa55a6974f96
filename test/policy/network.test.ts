import { expect, test } from '@jest/globals';
import { checkAddress } from '../../src/policy/network.js';
import { by, scene } from './scene.js';

const touch = (url: string, hosts: string[], change: object = {}) =>
  scene({}, { hosts: () => hosts, ...change }).policy.touch({ kind: 'net', url }, by('web_fetch'));

test.each([
  ['https://docs.rs/x', ['docs.rs'], true],
  ['https://DOCS.RS./x', ['docs.rs'], true],
  ['https://a.docs.rs/x', ['docs.rs'], false],
  ['https://a.b.rust-lang.org', ['*.rust-lang.org'], true],
  ['https://rust-lang.org', ['*.rust-lang.org'], false],
  ['https://evil-rust-lang.org', ['*.rust-lang.org'], false],
  ['https://rust-lang.org.evil.com', ['*.rust-lang.org'], false],
  ['https://docs.rs@evil.com/', ['docs.rs'], false],
  ['https://evil.com/docs.rs', ['docs.rs'], false],
  ['https://evil.com#docs.rs', ['docs.rs'], false],
  ['https://münchen.example/', ['münchen.example'], true],
  ['https://xn--mnchen-3ya.example/', ['münchen.example'], true],
  ['https://docs.rs:8443/', ['docs.rs'], true],
  ['https://docs.rs/', ['docs.rs:8443'], false],
  ['https://docs.rs/', [], false],
  ['https://anything.example/', ['*'], true],
  ['file:///etc/passwd', ['*'], false],
  ['ftp://docs.rs/', ['*'], false],
  ['data:text/plain,x', ['*'], false],
  ['not a url', ['*'], false],
  ['', ['*'], false],
  ['https://user:pass@docs.rs/', ['docs.rs'], false],
])('%s with hosts %j passes: %j', (url, hosts, passes) => {
  expect(touch(url, hosts).action === 'allow').toBe(passes);
});

test('an allow rule opens a host for the tool it names', () => {
  const rules = [{ origin: 'r', allow: ['web_fetch(docs.rs)'], deny: ['net(*.evil.example)'] }];
  const { policy } = scene({}, { mode: 'ask', rules, hosts: () => ['x.evil.example'] });
  const net = (url: string, tool: string) => policy.touch({ kind: 'net', url }, by(tool)).action;
  expect(net('https://docs.rs/', 'web_fetch')).toBe('allow');
  expect(net('https://docs.rs/', 'browser')).toBe('deny');
  expect(net('https://x.evil.example/', 'web_fetch')).toBe('deny');
});

test.each([
  'http://localhost/',
  'http://x.localhost/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://172.16.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://metadata.google.internal/',
  'http://printer.local/',
  'http://intranet/',
  'http://168.63.129.16/',
  'http://①②⑦.⓪.⓪.①/',
])('the inside of the network is out of reach, however it is spelled: %s', (url) => {
  expect(touch(url, ['*']).action).toBe('deny');
});

test('where private addresses are allowed, the metadata services of clouds are still out of reach', () => {
  expect(touch('http://127.0.0.1:8080/', ['*'], { allowPrivate: true }).action).toBe('allow');
  expect(touch('http://localhost:8080/', ['localhost'], { allowPrivate: true }).action).toBe('allow');
  for (const ip of [
    '169.254.169.254',
    '168.63.129.16',
    '100.100.100.200',
    '192.0.0.192',
    'fd00:ec2::254',
    'fe80::1',
    '::ffff:169.254.169.254',
  ])
    expect([ip, checkAddress(ip, true)]).toEqual([ip, 'is a metadata address']);
});

test.each([
  ['8.8.8.8', undefined],
  ['2606:4700::1111', undefined],
  ['::ffff:8.8.8.8', undefined],
  ['10.1.2.3', 'is a private address'],
  ['127.0.0.1', 'is a private address'],
  ['::1', 'is a private address'],
  ['fe80::1%eth0', 'is a metadata address'],
  ['64:ff9b::10.0.0.1', 'is a private address'],
  ['255.255.255.255', 'is a private address'],
  ['224.0.0.1', 'is a private address'],
  ['example.com', 'is not an address'],
  ['', 'is not an address'],
])('an address that DNS gives is judged before it is connected to: %s %s', (ip, why) => {
  expect(checkAddress(ip)).toBe(why);
});
