// Writes schema/*.schema.json from the compiled zod schemas. `--check` writes nothing and exits 1 when one is out of date.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const lib = (file) => import(pathToFileURL(path.join(root, 'lib', file)).href);

const { RecipeSchema } = await lib('contract/recipe.js');
const { ConfigSchema } = await lib('contract/config.js');
const { LineSchema } = await lib('contract/line.js');
const { toSchemas } = await lib('contract/json-schema.js');

const files = toSchemas({ recipe: RecipeSchema, config: ConfigSchema, transcript: LineSchema });
const check = process.argv.includes('--check');
const stale = [];
for (const [name, text] of Object.entries(files)) {
  const file = path.join(root, 'schema', name);
  const known = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
  if (known === text) continue;
  stale.push(name);
  if (check) continue;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
if (stale.length > 0) console.log(`${check ? 'out of date' : 'written'}: ${stale.join(', ')}`);
if (check && stale.length > 0) {
  console.error('schema/ does not match src/contract: run npm run schema and commit what it writes');
  process.exitCode = 1;
}
