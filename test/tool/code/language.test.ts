import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { tool } from '../../../src/cli/tool.js';
import { through } from '../../helper/door.js';
import { hasServer, project, SERVER_ENV } from '../../helper/language.js';

const HASHED = /^\[(\S+)#([0-9A-F]{4})\]/;
const isHere = hasServer('typescript-language-server');
const here = isHere ? describe : describe.skip;

here(
  `tools on a language server (typescript-language-server)${isHere ? '' : ' (not installed here)'}`,
  () => {
    const FILES = {
      'tsconfig.json': '{"compilerOptions":{"strict":true},"include":["*.ts"]}',
      'shape.ts':
        '/** Square metres. */\nexport function area(side: number): number {\n  return side * side;\n}\nexport class Room {\n  width = 1;\n}\n',
      'use.ts': "import { area } from './shape.js';\nconsole.log(area(2));\n",
      'config.yml': 'lsp: { enabled: true, diagnostics_wait_ms: 20000 }\n',
    };
    let root: string;
    const call = (name: string, args: object, further: string[] = []) =>
      through(tool, [name, JSON.stringify(args), '--config', 'config.yml', '--session', 's', ...further], {
        cwd: root,
        env: SERVER_ENV,
      });

    beforeAll(() => {
      ({ root } = project(FILES));
    });
    afterEach(() => {
      for (const [name, text] of Object.entries(FILES)) fs.writeFileSync(path.join(root, name), text);
    });

    test('a type error that hash_edit brings in comes back in the same answer; a good edit says nothing of it', async () => {
      const [, , tag] = HASHED.exec((await call('read', { paths: ['shape.ts'] })).out) ?? [];
      const broken = await call('hash_edit', { input: `[shape.ts#${tag}]\nSWAP 3.=3:\n+  return 'big';` });
      expect(broken.out).toMatch(
        /\n\nDIAGNOSTICS\nshape\.ts:3:3 error \[typescript 2322\]: Type 'string' is not assignable to type 'number'\.\n$/,
      );
      expect(broken.code).toBe(0);
      const [, , fresh] = HASHED.exec((await call('read', { paths: ['shape.ts'] })).out) ?? [];
      const mended = await call('hash_edit', {
        input: `[shape.ts#${fresh}]\nSWAP 3.=3:\n+  return side ** 2;`,
      });
      expect(mended.out).not.toContain('DIAGNOSTICS');
    }, 60_000);

    test('definition, hover and symbols answer for a place', async () => {
      const at = { path: 'use.ts', line: 2, column: 13 };
      expect((await call('definition', at)).out).toBe('shape.ts:2:17\n');
      expect((await call('hover', at)).out).toMatch(/area\(side: number\): number[\s\S]*Square metres/);
      expect((await call('symbols', { path: 'shape.ts' })).out).toBe(
        '2:17 function area\n5:14 class Room\n  6:3 property width\n',
      );
    }, 60_000);

    test('rename writes every file through the gate, and a file it may not write stops it before the first', async () => {
      const at = { path: 'shape.ts', line: 2, column: 17, new_name: 'square' };
      fs.writeFileSync(
        path.join(root, 'config.yml'),
        `${FILES['config.yml']}permissions: { deny: ['write(use.ts)'] }\n`,
      );
      const refused = await call('rename', at);
      expect(refused.out).toContain('write(use.ts)');
      expect(fs.readFileSync(path.join(root, 'shape.ts'), 'utf8')).toBe(FILES['shape.ts']);
      fs.writeFileSync(path.join(root, 'config.yml'), FILES['config.yml']);
      const renamed = await call('rename', at);
      expect(renamed.out).toMatch(/\[shape\.ts#[0-9A-F]{4}\] 1 place\n\[use\.ts#[0-9A-F]{4}\] 2 places/);
      expect(fs.readFileSync(path.join(root, 'use.ts'), 'utf8')).toBe(
        "import { square } from './shape.js';\nconsole.log(square(2));\n",
      );
      expect((await call('rename', { ...at, line: 1, column: 1 })).code).toBe(1);
    }, 60_000);

    test('without lsp.enabled no server is started, and the answer says how to have one', async () => {
      fs.writeFileSync(path.join(root, 'config.yml'), '{}\n');
      expect((await call('diagnostics', { path: 'use.ts' })).out).toContain('lsp.enabled');
    });
  },
);
