import fs from 'node:fs';
import path from 'node:path';
import { ALLOW } from '../contract/access.js';
import type { By, Policy } from '../contract/policy.js';
import { checkAddress } from '../policy/network.js';
import { Files } from '../service/files.js';
import { type Answer, type Ask, httpReader } from '../service/http-read.js';
import { Jobs } from '../service/jobs.js';
import { Search } from '../service/search/search.js';
import { Shell } from '../service/shell.js';
import { Grammars } from '../service/symbols/grammars.js';
import type { Kit } from '../tool/kit.js';
import type { BenchScene } from './bench-scene.js';
import { makeBrowser } from './browser.js';
import { guardOf } from './judge.js';
import { languageServers } from './language.js';
import { openIndex, openMap } from './map.js';
import { makeMemory } from './memory.js';
import { makeResources } from './resources.js';
import { vision } from './vision.js';
import { makeWeb, webResources } from './web.js';

const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'no_proxy'].flatMap((name) => [
  name,
  name.toUpperCase(),
]);

/** Reaches the world as one tool: every hop is judged as that tool's, every address before it is connected to. */
function reachAs(
  { outside, config }: BenchScene,
  policy: Policy,
): (tool: string) => (ask: Ask) => Promise<Answer> {
  const env = Object.fromEntries(PROXY_VARIABLES.map((name) => [name, outside?.key(name)]));
  const refuse = (ip: string): string | undefined => checkAddress(ip, config.network.allow_private);
  return (tool) => httpReader({ guard: guardOf(() => policy, tool), refuse, env });
}

/** Every service of a run, each asking the policy at the moment of use. */
export function makeKit(scene: BenchScene, policy: Policy): Kit {
  const { root, config, places, runDir } = scene;
  const guard = guardOf(() => policy);
  const hidesAt = (moment: By['moment']) => (name: string) =>
    policy.touch({ kind: 'read', path: name }, { tool: '', moment }).action !== ALLOW.action;
  const grammars = new Grammars(path.join(places.program, 'assets'));
  const worker = path.join(places.program, 'workers', 'search', 'index.js');
  const search = new Search({
    ...{ root, guard, hides: hidesAt('walk') },
    ...(fs.existsSync(worker) && { workerFile: worker }),
  });
  const files = new Files({ root, guard, home: places.person, grammars });
  const env = { ...scene.childEnv, ...scene.sandbox?.env };
  const wrap = scene.sandbox?.wrap;
  const mayRun = scene.lookOnly === undefined && !scene.neverExec;
  const lsp = languageServers(config, {
    ...{ files, env, hides: hidesAt('use'), mayRun },
    ...(wrap && { wrap }),
  });
  const web = makeWeb({
    config,
    program: places.program,
    key: scene.outside?.key ?? (() => undefined),
    reachAs: reachAs(scene, policy),
  });
  const memory = makeMemory(scene, policy, files);
  const browser = makeBrowser(scene, policy);
  const repoMap = openMap({ root, guard, search, files, program: places.program, home: places.home });
  return {
    root,
    files,
    ...(lsp && { lsp }),
    ...(memory && { memory }),
    search,
    repoMap,
    ...(config.context.index && openIndex({ root, guard, repoMap })),
    shell: new Shell({
      root,
      guard,
      env,
      ...(wrap && { wrap }),
      spillDir: path.join(runDir, 'spill'),
      shellExpansion: config.tools.bash.shell_expansion,
    }),
    jobs: new Jobs({ dir: path.join(places.home, 'jobs'), root, guard }),
    web,
    ...(browser && { browser }),
    vision: vision(config, scene.outside?.model),
    readFormat:
      config.tools.read.format ?? (scene.effective.tools.includes('exact') ? 'numbered' : 'hashline'),
    resources: {
      ...(scene.resources && makeResources({ ...scene.resources, guard: guardOf(() => policy, 'read') })),
      ...webResources(web),
    },
    ...scene.kit,
  };
}
