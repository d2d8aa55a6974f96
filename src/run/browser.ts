import path from 'node:path';
import type { Policy } from '../contract/policy.js';
import { checkAddress } from '../policy/network.js';
import { Browser, type BrowserOptions } from '../service/browser/browser.js';
import { mayReach } from '../service/http.js';
import type { BenchScene } from './bench-scene.js';
import { guardOf } from './judge.js';

/** What a browser needs beside what commands see: its window, and where Playwright keeps browsers. */
const VARIABLES = [
  'DISPLAY',
  'WAYLAND_DISPLAY',
  'XAUTHORITY',
  'XDG_RUNTIME_DIR',
  'PLAYWRIGHT_BROWSERS_PATH',
  'PLAYWRIGHT_SKIP_VALIDATE_HOST_REQUIREMENTS',
];

/** The browser of a run; none where nothing may be run. */
export function makeBrowser(scene: BenchScene, policy: Policy): Browser | undefined {
  if (scene.lookOnly !== undefined || scene.neverExec) return undefined;
  const further = VARIABLES.flatMap((name) => {
    const value = scene.outside?.key(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return new Browser({
    judge: pageJudge(scene, policy),
    env: { ...scene.childEnv, ...Object.fromEntries(further) },
    root: scene.root,
    folder: path.join(scene.runDir, 'spill'),
  });
}

/** Whether a page may be open: its host, and every address of that host. */
export function pageJudge({ config }: BenchScene, policy: Policy): BrowserOptions['judge'] {
  const guard = guardOf(() => policy, 'browser');
  const refuse = (ip: string): string | undefined => checkAddress(ip, config.network.allow_private);
  return (url) => mayReach({ guard, refuse, env: {} }, url);
}
