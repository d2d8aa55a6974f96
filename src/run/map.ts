import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Guard } from '../contract/policy.js';
import type { Files } from '../service/files.js';
import { IndexFile } from '../service/index-file.js';
import { RepoMap } from '../service/repomap.js';
import { gitPlace } from '../service/search/repository.js';
import type { Search } from '../service/search/search.js';

/** What a map is made over; `program` is the folder of the built program. */
export interface MapScene {
  root: string;
  guard: Guard;
  search: Search;
  files: Files;
  program: string;
  /** `~/.galley` */
  home: string;
}

/** The map of a run's work tree: it knows which files the run has read or written. */
export function openMap({ root, guard, search, files, program, home }: MapScene): RepoMap {
  const worker = path.join(program, 'workers', 'map', 'index.js');
  return new RepoMap({
    ...{ root, guard, walker: () => search.walker, touched: () => files.snapshots.paths },
    assets: path.join(program, 'assets'),
    cacheFile: path.join(home, 'cache', 'map', createHash('sha256').update(root).digest('hex').slice(0, 32)),
    ...(fs.existsSync(worker) && { workerFile: worker }),
  });
}

/** The project index of a run's work tree, where that is a repository. */
export function openIndex({
  root,
  guard,
  repoMap,
}: Pick<MapScene, 'root' | 'guard'> & { repoMap: RepoMap }): { index?: IndexFile } {
  if (!gitPlace(root)) return {};
  return {
    index: new IndexFile({
      root,
      guard,
      sources: (anew, signal) => repoMap.sources(anew, signal),
    }),
  };
}
