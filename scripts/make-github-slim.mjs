// Cuts GitHub's official OpenAPI description (npm package @octokit/openapi, 385 MB unpacked) down to the operations
// that Galley and its tests use:
//   npm pack @octokit/openapi@23.0.2 && tar xf octokit-openapi-*.tgz package/generated/api.github.com.json
//   node scripts/make-github-slim.mjs package/generated/api.github.com.json test/fixture/github.slim.json
// Kept are the requests (parameters and bodies) and the components they reach, and of the answers the status codes and
// the schema of the successful one; prose and examples go.
import fs from 'node:fs';

const OPERATIONS = `
  repos/get repos/get-collaborator-permission-level repos/compare-commits repos/get-branch repos/get-content
  repos/get-commit repos/list-commits repos/list-pull-requests-associated-with-commit
  teams/get-membership-for-user-in-org users/get-authenticated users/get-by-username meta/root rate-limit/get
  issues/get issues/create issues/update issues/list-for-repo issues/list-comments issues/get-comment
  issues/create-comment issues/update-comment issues/delete-comment issues/add-labels issues/remove-label
  issues/list-labels-on-issue issues/add-assignees issues/list-events-for-timeline
  pulls/get pulls/list pulls/create pulls/update pulls/list-files pulls/list-commits pulls/request-reviewers
  pulls/create-review pulls/list-reviews pulls/get-review pulls/update-review pulls/delete-pending-review
  pulls/dismiss-review pulls/submit-review pulls/list-comments-for-review
  pulls/list-review-comments pulls/create-review-comment pulls/get-review-comment pulls/update-review-comment
  pulls/delete-review-comment pulls/create-reply-for-review-comment
  git/get-ref git/list-matching-refs git/create-ref git/update-ref git/delete-ref git/create-commit git/get-commit
  git/create-tree git/get-tree git/create-blob git/get-blob
  checks/create checks/update checks/get checks/list-for-ref checks/list-annotations repos/create-commit-status
  reactions/create-for-issue reactions/create-for-issue-comment reactions/create-for-pull-request-review-comment
  reactions/delete-for-issue-comment reactions/delete-for-issue reactions/delete-for-pull-request-comment
  actions/list-workflow-runs actions/get-workflow-run actions/list-jobs-for-workflow-run
  actions/download-job-logs-for-workflow-run actions/list-workflow-run-artifacts actions/download-artifact
  apps/revoke-installation-access-token
  actions/create-workflow-dispatch repos/create-dispatch-event search/issues-and-pull-requests search/code
`;

const [specFile, outFile] = process.argv.slice(2);
if (!specFile || !outFile) throw new Error('usage: make-github-slim.mjs <api.github.com.json> <out.json>');
const doc = JSON.parse(fs.readFileSync(specFile, 'utf8'));
const wanted = new Set(OPERATIONS.split(/\s+/).filter(Boolean));
const out = { openapi: doc.openapi, info: doc.info, paths: {}, components: {} };
const seen = new Set();
const found = new Set();

for (const [path, item] of Object.entries(doc.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    if (!wanted.has(operation.operationId)) continue;
    found.add(operation.operationId);
    const kept = slim(operation);
    out.paths[path] ??= {};
    out.paths[path][method] = kept;
    reach(kept);
  }
}
const missing = [...wanted].filter((name) => !found.has(name));
if (missing.length > 0) throw new Error(`not in the description: ${missing.join(', ')}`);
fs.writeFileSync(outFile, `${JSON.stringify(out)}\n`);
console.log(`${found.size} operations, ${fs.statSync(outFile).size} bytes`);

/** An operation without its answers' schemas: the fake server is checked by what Galley makes of its answers. */
function slim(operation) {
  const responses = Object.fromEntries(
    Object.keys(operation.responses).map((code) => [code, { description: '' }]),
  );
  return strip({
    operationId: operation.operationId,
    parameters: operation.parameters ?? [],
    ...(operation.requestBody && { requestBody: operation.requestBody }),
    responses,
  });
}

/** Copies every component a node refers to, and what those refer to. */
function reach(node) {
  if (!node || typeof node !== 'object') return;
  if (typeof node.$ref === 'string' && node.$ref.startsWith('#/components/') && !seen.has(node.$ref)) {
    seen.add(node.$ref);
    const [, , kind, name] = node.$ref.split('/');
    out.components[kind] ??= {};
    out.components[kind][name] = strip(doc.components[kind][name]);
    reach(out.components[kind][name]);
  }
  for (const value of Object.values(node)) reach(value);
}

/** Drops prose and examples, and mends what no validator takes: `nullable` beside an enum or without a type. */
function strip(node, names = false) {
  if (Array.isArray(node)) return node.map((each) => strip(each));
  if (!node || typeof node !== 'object') return node;
  const kept = {};
  for (const [key, value] of Object.entries(node)) {
    const prose = ['examples', 'example', 'externalDocs', 'x-github', 'summary'].includes(key);
    if (!names && (prose || (key === 'description' && typeof value === 'string'))) continue;
    kept[key] = strip(value, !names && ['properties', 'schemas'].includes(key));
  }
  if (names) return kept;
  if (kept.nullable && kept.enum && !kept.enum.includes(null)) kept.enum.push(null);
  if (kept.nullable && !kept.type) {
    delete kept.nullable;
    return { anyOf: [kept, { type: 'null' }] };
  }
  return kept;
}
