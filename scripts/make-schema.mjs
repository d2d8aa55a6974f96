// Writes what is made from src: schema/*.schema.json and docs/workflows/*.yml. Reads the compiled lib/.
// `--check` writes nothing and exits 1 when a file is out of date.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const lib = (file) => import(pathToFileURL(path.join(root, 'lib', file)).href);

const { RecipeSchema } = await lib('contract/recipe.js');
const { ConfigSchema } = await lib('contract/config.js');
const { LineSchema } = await lib('contract/line.js');
const { toSchemas } = await lib('contract/json-schema.js');
const { parseRecipe } = await lib('recipe/load.js');
const { workflowFor } = await lib('cli/workflow.js');

const files = {};
const schemas = toSchemas({ recipe: RecipeSchema, config: ConfigSchema, transcript: LineSchema });
for (const [name, text] of Object.entries(schemas)) files[`schema/${name}`] = text;
for (const name of fs.readdirSync(path.join(root, 'recipes'))) {
  const recipe = parseRecipe(name, fs.readFileSync(path.join(root, 'recipes', name), 'utf8'));
  files[`docs/workflows/${name}`] = workflowFor(recipe);
}

const check = process.argv.includes('--check');
const stale = Object.entries(files).filter(([name, text]) => {
  const file = path.join(root, name);
  return !fs.existsSync(file) || fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text;
});
for (const [name, text] of check ? [] : stale) {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
}
for (const [name] of stale) console.log(`${check ? 'out of date' : 'written'}: ${name}`);
if (check && stale.length > 0) {
  console.error('run npm run schema, and commit what it writes');
  process.exitCode = 1;
}
