import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { folder } from '../../helper/workspace.js';

/** Compiles what a search worker needs into a fresh folder and answers with the worker's path. */
export function compiledWorker(): string {
  const root = folder({ 'package.json': '{"type":"module"}' });
  for (const part of ['contract', 'regex', 'service/search', 'service/search/kernel', 'workers']) {
    const from = path.join('src', part);
    fs.mkdirSync(path.join(root, part), { recursive: true });
    for (const name of fs.readdirSync(from)) {
      if (!name.endsWith('.ts') || name.endsWith('.as.ts') || (part === 'workers' && name !== 'search.ts'))
        continue;
      const { code } = transformSync(fs.readFileSync(path.join(from, name), 'utf8'), {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'es6' },
      });
      fs.writeFileSync(path.join(root, part, name.replace(/\.ts$/, '.js')), code);
    }
  }
  return path.join(root, 'workers/search.js');
}
