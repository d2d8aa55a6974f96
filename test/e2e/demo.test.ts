import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { DIST, start } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

const NODES = [process.execPath, process.env.NODE24].filter((node) => node !== undefined);

test.each(NODES)(
  'the demo runs from dist alone, without network, key or node_modules (%s)',
  async (node) => {
    const away = folder();
    fs.cpSync(DIST, path.join(away, 'dist'), { recursive: true });
    // A proxy that nothing listens on: any request would fail.
    const env = { HTTP_PROXY: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9' };
    const ended = await start(path.join(away, 'dist/cli.js'), ['demo', '--output', 'json'], {
      cwd: away,
      env,
      node,
    }).done;
    expect({ code: ended.code, stderr: ended.stderr }).toEqual({ code: 0, stderr: '' });
    const result = JSON.parse(ended.stdout);
    expect(result).toMatchObject({ outcome: 'findings', model: 'embedded/checklist', number: 7 });
    expect(result.findings.error).toBeGreaterThanOrEqual(3);
    for (const file of ['transcript.jsonl', 'changes.patch', 'result.json', 'intents.jsonl', 'report.md'])
      expect(fs.existsSync(path.join(result.run_dir, file))).toBe(true);
  },
  60_000,
);
