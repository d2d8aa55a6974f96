import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { joinNul, quoteName, readName, splitNul, unquoteName } from '../../../src/service/git/name.js';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 20 }).map((each) => Buffer.from(each));

test('every name survives quoting and reading back, byte by byte', () => {
  fc.assert(
    fc.property(bytes, (name) => {
      const quoted = Buffer.from(quoteName(name), 'latin1');
      expect(unquoteName(quoted)).toEqual({ bytes: name, end: quoted.length });
      const read = readName(name);
      expect(Buffer.from(read.bytes ?? Buffer.from(read.path))).toEqual(name);
    }),
  );
});

test('a name that is no UTF-8 is printable and unlike every other name', () => {
  expect(readName(Buffer.from('bad\xff.txt', 'latin1')).path).toBe('"bad\\377.txt"');
  expect(readName(Buffer.from('bad\xfe.txt', 'latin1')).path).toBe('"bad\\376.txt"');
  expect(readName(Buffer.from('café')).bytes).toBeUndefined();
});

test('a quotation that never ends or an unknown escape is no name', () => {
  expect(unquoteName(Buffer.from('"abc'))).toBeUndefined();
  expect(unquoteName(Buffer.from('"a\\q"'))).toBeUndefined();
  expect(unquoteName(Buffer.from('"a\\'))).toBeUndefined();
});

test('lists of names go through NUL-separated text unchanged', () => {
  fc.assert(
    fc.property(fc.array(bytes.filter((each) => !each.includes(0))), (names) => {
      expect(splitNul(joinNul(names))).toEqual(names);
    }),
  );
});
