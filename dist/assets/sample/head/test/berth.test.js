import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBerth } from '../src/berth.js';

test.only('a ship gets the smallest berth it fits into', () => {
  assert.equal(findBerth(60).name, 'east');
});

test('a ship that is too long gets none', () => {
  assert.equal(findBerth(500), undefined);
});

test('a filter narrows the choice', () => {
  assert.equal(findBerth(30, 'berth.name !== "south"').name, 'east');
});
