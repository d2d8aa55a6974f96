import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Lookout, patrol } from '../../../src/service/repomap/patrol.js';
import { type Listing, Walker } from '../../../src/service/search/walk.js';
import { folder } from '../../helper/workspace.js';

const OLD = new Date(Date.now() - 3_600_000);

/** A tree of which nothing changed lately: what did could change again without its times showing it. */
function oldTree(folders: number): string {
  const root = folder(Object.fromEntries(Array.from({ length: folders }, (_, at) => [`d${at}/f.ts`, ''])));
  fs.writeFileSync(path.join(root, 'd7/.gitignore'), 'skipped.ts\n');
  for (let at = 0; at < folders; at++) fs.utimesSync(path.join(root, `d${at}`), OLD, OLD);
  fs.utimesSync(path.join(root, 'd7/.gitignore'), OLD, OLD);
  return root;
}

function walked(walker: Walker, isKnown?: (listing: Listing) => boolean): Listing[] {
  const next = walker.cursor('', false, undefined, isKnown);
  const listings: Listing[] = [];
  for (let listing = next(); listing; listing = next()) listings.push(listing);
  return listings;
}

test('folders that a worker found unchanged are not looked at again, and whatever changed in them is still seen', () => {
  const root = oldTree(1_200);
  // Behind the time in which a change might not show.
  const now = Date.now;
  Date.now = () => now() + 10_000;
  try {
    const walker = new Walker(root);
    const lookout = new Lookout();
    walked(walker);
    const beat = lookout.end(walked(walker))!;
    fs.writeFileSync(path.join(root, 'd3/new.ts'), '');
    fs.rmSync(path.join(root, 'd1199/f.ts'));
    fs.appendFileSync(path.join(root, 'd7/.gitignore'), 'f.ts\n');
    const round = lookout.begin()!;
    patrol(beat, round);
    let known = 0;
    const listings = walked(walker, (listing) => {
      const isUnchanged = lookout.isUnchanged(listing);
      if (isUnchanged) known++;
      return isUnchanged;
    });
    expect(known).toBe(1_197);
    const files = (name: string) => listings.find((listing) => listing.path === name)?.files;
    expect(files('d3/')).toEqual(['f.ts', 'new.ts']);
    expect(files('d1199/')).toEqual([]);
    expect(files('d7/')).toEqual([]);
    expect(listings).toHaveLength(1_201);
    // A patrol that comes when the walk is over looks at nothing.
    expect(lookout.end(listings)).toBeUndefined();
    beat.seen.fill(0, 1);
    patrol(beat, round);
    expect(beat.seen.slice(1).some((seen) => seen === round)).toBe(false);
  } finally {
    Date.now = now;
  }
});
