import { BlockList, isIP } from 'node:net';

/** `metadata`: services that hand out a machine's credentials, and link-local ranges they live in. */
export type AddressKind = 'public' | 'private' | 'metadata';

const PRIVATE = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
const PRIVATE_6 = [
  ['::', 128],
  ['::1', 128],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;
const METADATA = [
  ['169.254.0.0', 16],
  ['168.63.129.16', 32],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32],
] as const;
const METADATA_6 = [
  ['fe80::', 10],
  ['fd00:ec2::', 32],
  ['fd20:ce::', 32],
] as const;

const priv = blockList(PRIVATE, PRIVATE_6);
const metadata = blockList(METADATA, METADATA_6);

/** What kind of place an IP address is; undefined when the text is no address. IPv4 inside IPv6 is looked at as IPv4. */
export function address(text: string): AddressKind | undefined {
  const ip = text.replace(/%.*$/, '');
  const family = isIP(ip);
  if (family === 0) return undefined;
  const inner = family === 6 ? embedded(ip) : undefined;
  if (inner !== undefined) return address(inner);
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (metadata.check(ip, type)) return 'metadata';
  return priv.check(ip, type) ? 'private' : 'public';
}

/** The IPv4 address inside a mapped, compatible, translated (64:ff9b::) or 6to4 address. */
function embedded(ip: string): string | undefined {
  const words = groups(ip);
  const four = (high = 0, low = 0): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const zeros = (count: number): boolean => words.slice(0, count).every((word) => word === 0);
  if (zeros(5) && words[5] === 0xffff) return four(words[6], words[7]);
  if (zeros(6) && (words[6] !== 0 || (words[7] ?? 0) > 1)) return four(words[6], words[7]);
  if (zeros(4) && words[4] === 0xffff && words[5] === 0) return four(words[6], words[7]);
  if (words[0] === 0x64 && words[1] === 0xff9b) return four(words[6], words[7]);
  if (words[0] === 0x2002) return four(words[1], words[2]);
  return undefined;
}

/** The eight groups of an IPv6 address that `isIP` has accepted. */
function groups(ip: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(ip);
  const text = dotted ? `${dotted[1]}${hex(dotted[2], dotted[3])}:${hex(dotted[4], dotted[5])}` : ip;
  const [head = '', tail] = text.split('::');
  const parse = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16));
  const left = parse(head);
  const right = tail === undefined ? [] : parse(tail);
  return [...left, ...Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0), ...right];
}

const hex = (high = '0', low = '0'): string => ((Number(high) << 8) | Number(low)).toString(16);

function blockList(
  four: readonly (readonly [string, number])[],
  six: readonly (readonly [string, number])[],
): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of four) list.addSubnet(net, prefix, 'ipv4');
  for (const [net, prefix] of six) list.addSubnet(net, prefix, 'ipv6');
  return list;
}
