// Validates action.yml and every workflow with GitHub's own parser, then what that parser does not know
import fs from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { parse } from 'yaml';

// the parser imports .json without an import attribute: give Node a loader for that
register(
  `data:text/javascript,${encodeURIComponent(`
  import { readFile } from 'node:fs/promises';
  export async function load(url, context, next) {
    if (url.includes('/@actions/') && url.endsWith('.json')) return { format: 'module', shortCircuit: true, source: 'export default ' + (await readFile(new URL(url), 'utf8')) };
    return next(url, context);
  }`)}`,
);
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
const { parseAction } = await import('@actions/workflow-parser/actions/action-parser');

const problems = [];
function check(name, parser) {
  const result = parser({ name, content: fs.readFileSync(name, 'utf8') }, new NoOperationTraceWriter());
  problems.push(...result.context.errors.getErrors().map((error) => `${name}: ${error.message}`));
}

/** Third-party actions are pinned to a full commit; a mutable tag can change under a repository's secrets. */
function checkPins(name) {
  for (const [, used] of fs.readFileSync(name, 'utf8').matchAll(/^\s*(?:-\s*)?uses:\s*["']?([^\s"'#]+)/gm)) {
    if (!used.startsWith('./') && !/@[0-9a-f]{40}$/.test(used))
      problems.push(`${name}: ${used} is not pinned to a commit`);
  }
}

check('action.yml', parseAction);
for (const dir of ['.github/workflows', 'docs/workflows']) {
  for (const file of fs.existsSync(dir) ? fs.readdirSync(dir) : []) {
    check(path.join(dir, file), parseWorkflow);
    checkPins(path.join(dir, file));
  }
}
const action = parse(fs.readFileSync('action.yml', 'utf8'));
if (action.runs.using !== 'node24') problems.push(`runs.using is ${action.runs.using}`);
for (const key of ['main', 'pre', 'post'])
  if (action.runs[key] && !fs.existsSync(action.runs[key]))
    problems.push(`runs.${key}: ${action.runs[key]} is missing`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
if (problems.length === 0) console.log('action.yml and workflows: ok');
