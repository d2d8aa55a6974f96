import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Guard } from '../../src/contract/policy.js';
import { Files } from '../../src/service/files.js';
import { IndexFile } from '../../src/service/index-file.js';
import { Jobs } from '../../src/service/jobs.js';
import { RepoMap } from '../../src/service/repomap.js';
import { Search } from '../../src/service/search/search.js';
import { Shell } from '../../src/service/shell.js';
import type { Kit } from '../../src/tool/kit.js';

/** Writes `files` (path to content) into a fresh temporary folder and answers with its real path. */
export function folder(files: Record<string, string | Buffer> = {}): string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'galley-test-')));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), content);
  }
  return root;
}

/** A kit over real services in a fresh folder. `guard` stands for the policy; by default it lets everything pass. */
export async function workspace(
  files: Record<string, string | Buffer> = {},
  guard: Guard = () => {},
): Promise<Kit> {
  const root = folder(files);
  const parts: Partial<Kit> = { root, readFormat: 'hashline', images: true };
  await addServices(parts, root, guard);
  return parts as Kit;
}

/** One line a service; a service's owner adds its own. */
async function addServices(parts: Partial<Kit>, root: string, guard: Guard): Promise<void> {
  const own = folder();
  Object.assign(parts, { files: new Files({ root, guard, home: own }) });
  Object.assign(parts, { search: new Search({ root, guard, hides: () => false }) });
  Object.assign(parts, { repoMap: new RepoMap({ root, guard, walker: () => parts.search!.walker }) });
  Object.assign(parts, {
    index: new IndexFile({
      ...{ root, guard },
      sources: (anew, signal) => parts.repoMap!.sources(anew, signal),
    }),
  });
  const env = { PATH: process.env.PATH ?? '', HOME: own };
  Object.assign(parts, { shell: new Shell({ root, guard, env, spillDir: path.join(own, 'spill') }) });
  Object.assign(parts, { jobs: new Jobs({ dir: path.join(own, 'jobs'), root, guard }) });
}
