// Compiles the search kernel into src/service/search/kernel/bytes.ts. With --check it only compares, for CI.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const folder = new URL('../src/service/search/kernel/', import.meta.url);
const target = new URL('bytes.ts', folder);
const source = fs.readFileSync(new URL('kernel.as.ts', folder), 'utf8');

let wasm;
const { error, stderr } = await asc.main(
  [
    'kernel.ts',
    '--importMemory',
    '--enable',
    'simd',
    '-O3',
    '--runtime',
    'stub',
    '--noAssert',
    '--outFile',
    'kernel.wasm',
  ],
  {
    readFile: (name) => (name === 'kernel.ts' ? source : null),
    writeFile: (_name, data) => {
      wasm = Buffer.from(data);
    },
    listFiles: () => [],
  },
);
if (error) throw new Error(`${error.message}\n${stderr}`);

const text = `/** kernel.as.ts, compiled; written by scripts/make-kernel.mjs. */\nexport const KERNEL =\n  '${wasm.toString('base64')}';\n`;
if (!process.argv.includes('--check')) fs.writeFileSync(target, text);
else if (fs.readFileSync(target, 'utf8') !== text) {
  console.error(
    `${fileURLToPath(target)} is not what its source compiles to: run node scripts/make-kernel.mjs`,
  );
  process.exit(1);
}
console.log(`kernel: ${wasm.length} bytes`);
