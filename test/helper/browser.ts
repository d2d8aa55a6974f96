import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { folder } from './workspace.js';

const PACKAGE = path.resolve(import.meta.dirname, '../browser');
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const CHROMIUM = CHROMIUMS.find((file) => fs.existsSync(file));

/** What a real browser needs and this machine lacks; undefined when there is all. */
export function missingBrowser(): string | undefined {
  if (!fs.existsSync(path.join(PACKAGE, 'node_modules/dev-browser'))) return 'no dev-browser in test/browser';
  return CHROMIUM === undefined ? 'no Chromium' : undefined;
}

/** A `dev-browser` on a PATH of its own, with a home of its own, that drives this machine's Chromium. */
export function devBrowser(): { env: Record<string, string>; stop(): void } {
  const home = folder();
  const browsers = path.join(home, 'browsers');
  const list = JSON.parse(
    fs.readFileSync(path.join(PACKAGE, 'node_modules/playwright-core/browsers.json'), 'utf8'),
  ) as { browsers: { name: string; revision: string }[] };
  const revision = list.browsers.find(({ name }) => name === 'chromium')?.revision;
  for (const file of [
    `chromium-${revision}/chrome-linux64/chrome`,
    `chromium_headless_shell-${revision}/chrome-headless-shell-linux64/chrome-headless-shell`,
  ]) {
    script(
      path.join(browsers, file),
      `exec ${CHROMIUM} --no-sandbox --disable-gpu --disable-dev-shm-usage "$@"`,
    );
    fs.writeFileSync(path.join(browsers, file.split('/')[0] ?? '', 'INSTALLATION_COMPLETE'), '');
  }
  const bin = path.join(home, 'bin');
  const variables = `PLAYWRIGHT_BROWSERS_PATH='${browsers}' PLAYWRIGHT_SKIP_VALIDATE_HOST_REQUIREMENTS=1`;
  const standIn = path.join(import.meta.dirname, 'dev-browser.mjs');
  script(path.join(bin, 'dev-browser'), `${variables} exec '${process.execPath}' '${standIn}' "$@"`);
  const env = { PATH: `${bin}:${process.env.PATH}`, HOME: home };
  return { env, stop: () => void spawnSync('dev-browser', ['stop'], { env, timeout: 20_000 }) };
}

function script(file: string, line: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
}
