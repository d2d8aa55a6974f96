import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Every temporary folder of a test run stands in one, which goes when the run ends. */
export default function setup() {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'galley-test-'));
  fs.chmodSync(folder, 0o711); // tests run commands as other users, who must reach their own folders
  process.env.TMPDIR = folder;
  globalThis.galleyTempFolder = folder;
}

export function teardown() {
  fs.rmSync(globalThis.galleyTempFolder, { recursive: true, force: true, maxRetries: 3 });
}
