import { expect, test } from '@jest/globals';
import { defaultRules } from '../../src/policy/default-rules.js';
import { loadRule } from '../../src/policy/rule.js';
import { commandsIn } from '../../src/service/shell-words/commands.js';

const rules = defaultRules.map((rule) =>
  typeof rule === 'string' ? { rule, match: [], not_match: [] } : rule,
);

test.each(rules)('the built-in rule $rule refuses what it is for, and nothing beside', (rule) => {
  expect(rule.match.length).toBeGreaterThan(0);
  expect(() => loadRule(rule, 'deny', 'built-in', commandsIn)).not.toThrow();
});

test('ordinary work passes every built-in rule', () => {
  const loaded = rules.map((rule) => loadRule(rule, 'deny', 'built-in', commandsIn));
  for (const command of [
    'npm ci && npm test -- --coverage',
    'git add -A && git commit -m "Fix the push --force bug; rm -rf / is refused" && git push origin main',
    'git log --oneline -20 | head; git diff HEAD~1 -- src; git stash; git branch -d x',
    'rm -rf node_modules dist ./build/* "src/old"; find . -name "*.pyc" -exec rm -rf {} +',
    'curl -fsSL https://example.com/a.json -o a.json; wget -q https://example.com/x',
    'for f in src/*.ts; do sed -i "s/a/b/" "$f"; done',
    'docker build -t x . && docker run --rm x npm test',
    'python3 -m pytest -x; cargo test; go test ./...; make -j4 build; mvn -q test',
    'gh pr view 1 --json title; grep -rn "sudo" docs | sort | uniq -c',
    'kill %1; kill -9 1234; chmod +x run.sh; chmod -R u+w src',
  ])
    for (const found of commandsIn(command).commands)
      for (const rule of loaded.filter((one) => one.kind === 'exec'))
        expect([found.text, rule.testCommand(found) && rule.text]).toEqual([found.text, false]);
});
