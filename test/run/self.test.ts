import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { run } from '../../src/cli/run.js';
import { tool } from '../../src/cli/tool.js';
import { through } from '../helper/door.js';
import { GitServer } from '../helper/git-server.js';
import { modelServer } from '../helper/model-server.js';
import { repository } from '../helper/repository.js';
import { galley, linesOf, runDir } from '../helper/stage.js';
import { folder } from '../helper/workspace.js';

const KEY = 'sk-0123456789abcdefghijABCDEFGHIJ';
const UNRULY = path.join(import.meta.dirname, '../fixture/mcp-server.mjs');

const OWN = `# my settings
model: openai/gpt-5   # the cheap one

tools:
  # commands
  bash: { sandbox: auto }   # keep
limits:
  turns: 40
`;

/** `galley tool` in one workspace, with a Galley folder of its own; in autopilot, so that only what is always asked is asked. */
function desk(config = OWN, files: Record<string, string> = {}) {
  const root = folder(files);
  const home = folder({ 'config.yml': config });
  const call = async (name: string, args: unknown, env: Record<string, string> = {}) => {
    const argv = [name, JSON.stringify(args), '--mode', 'autopilot'];
    const { code, out } = await through(tool, argv, { cwd: root, env: { GALLEY_HOME: home, ...env } });
    return { code, out };
  };
  const own = (): string => fs.readFileSync(path.join(home, 'config.yml'), 'utf8');
  const set = (key: string, value: unknown, file = 'user') =>
    call('galley_configure', { action: 'set', key, value, file });
  return { root, home, call, own, set };
}

test('setting a key changes its line and nothing else: comments, order and layout stay', async () => {
  const { set, own, call } = desk();
  expect((await set('limits.turns', 60)).code).toBe(0);
  expect(own()).toBe(OWN.replace('turns: 40', 'turns: 60'));
  await set('limits.minutes', '5');
  expect(own()).toContain('  turns: 60\n  minutes: 5\n');
  await set('models."openai/gpt-5.1".vision', false);
  expect(own()).toContain('models:\n  openai/gpt-5.1:\n    vision: false\n');
  await call('galley_configure', { action: 'unset', key: 'models."openai/gpt-5.1".vision' });
  expect(own()).not.toContain('models:');
});

test('a key is added or taken away without touching another line, whatever line ends and layout the file has', async () => {
  const text = '\uFEFF# mine\r\nlimits:\r\n    turns: 40   # four spaces\r\nlsp: {enabled: false} # x\r\n';
  const { own, set, call } = desk(text);
  expect((await set('limits.usd', 2)).code).toBe(0);
  expect(own()).toBe(text.replace('four spaces\r\n', 'four spaces\r\n    usd: 2\r\n'));
  await call('galley_configure', { action: 'unset', key: 'limits.usd' });
  expect(own()).toBe(text);
  expect((await set('limits.turns.deep', 2)).out).toContain('limits.turns is no map of keys');
  expect(own()).toBe(text);
});

test('a read-only configuration is left alone', async () => {
  const { home, own, set } = desk('limits: { turns: 1 }\n');
  fs.chmodSync(path.join(home, 'config.yml'), 0o444);
  expect((await set('limits.turns', 3)).out).toContain('is read-only');
  expect(own()).toBe('limits: { turns: 1 }\n');
});

test('a configuration that is a link stays one, and what processes set at once is all there', async () => {
  const { home, own, root } = desk('');
  const real = path.join(folder(), 'real.yml');
  fs.rmSync(path.join(home, 'config.yml'));
  fs.writeFileSync(real, '# real\n');
  fs.symlinkSync(real, path.join(home, 'config.yml'));
  const keys = ['turns', 'tokens', 'usd', 'minutes'];
  const ended = await Promise.all(
    keys.map((key) => {
      const args = JSON.stringify({ action: 'set', key: `limits.${key}`, value: 7 });
      const argv = ['tool', 'galley_configure', args, '--mode', 'autopilot', '--workspace', root];
      return galley(argv, { cwd: root, env: { GALLEY_HOME: home } });
    }),
  );
  expect(fs.lstatSync(path.join(home, 'config.yml')).isSymbolicLink()).toBe(true);
  for (const [at, key] of keys.entries()) expect(ended[at]?.code === 0).toBe(own().includes(`${key}: 7`));
});

test('a value that would not load is refused and nothing is written', async () => {
  const { set, own } = desk();
  for (const [key, value] of [
    ['limits.turns', -1],
    ['no.such.key', 1],
    ['tools', 'all'],
    ['..', 1],
    ['limits', null],
  ] as const) {
    const ended = await set(key, value);
    expect({ key, code: ended.code }).toEqual({ key, code: 1 });
  }
  expect(own()).toBe(OWN);
});

test('what gives later runs more room is asked about even in autopilot, and passes with a rule that names it', async () => {
  const { set } = desk();
  const refused = await set('permissions.allow', ['bash(*)']);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.out).toContain('would pass with the allow rule config(set:permissions.allow)');
  const allowed = desk(`${OWN}permissions: { allow: ["config(set:permissions.deny)"] }\n`);
  expect((await allowed.set('permissions.deny', ['bash(rm *)'])).code).toBe(0);
});

test('a project’s file is guarded, and may not be given what it may not say', async () => {
  const guarded = await desk().set('limits.turns', 5, 'project');
  expect(guarded.out).toContain('changed only where an allow rule names it: write(.galley/config.yml)');
  const rule = 'permissions: { allow: ["write(.galley/config.yml)"] }\n';
  const { set, root } = desk(OWN + rule);
  expect((await set('limits.turns', 5, 'project')).code).toBe(0);
  const widening = await set('limits.turns', 500, 'project');
  expect(widening.out).toContain('a project file may narrow, not widen');
  expect(fs.readFileSync(path.join(root, '.galley/config.yml'), 'utf8')).toBe('limits:\n  turns: 5\n');
});

test('an API key goes into a file that only its owner can read, is used, and is never shown', async () => {
  const allow = `${OWN}permissions: { allow: ["config(set_api_key:*)"] }\n`;
  const { call, home } = desk(allow);
  const store = (api_key: string, env = {}) =>
    call('galley_configure', { action: 'set_api_key', provider: 'openai', api_key }, env);
  expect((await store('$MY_KEY')).out).toContain('$MY_KEY is not set');
  expect((await store('plain words')).out).toContain('does not look like a key');
  const stored = await store('$MY_KEY', { MY_KEY: KEY });
  expect(stored.out).toBe(
    'Stored the key of openai; it stands in for OPENAI_API_KEY where that is not set.\n',
  );
  const file = path.join(home, 'keys.json');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect((await call('galley_settings', { show: 'models' })).out).toContain(
    'openai/NAME: OPENAI_API_KEY is set',
  );
  const shown = await call('bash', { command: `echo ${KEY}` });
  expect(shown.out).toContain('***');
  expect(shown.out).not.toContain(KEY);

  const root = repository({ 'r.yml': 'title: T\nprompt: p\ntools: [read]\n' });
  const model = await modelServer([{ text: 'Done.' }]);
  const argv = [
    './r.yml',
    '--workspace',
    root,
    '--run-dir',
    folder(),
    '--model',
    'openai/m',
    '--base-url',
    model.url,
  ];
  const ran = await through(run, argv, { cwd: root, env: { GALLEY_HOME: home } });
  await model.close();
  expect(ran.code).toBe(0);
  expect(model.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);

  expect((await call('galley_configure', { action: 'remove_api_key', provider: 'openai' })).out).toContain(
    'Removed',
  );
  fs.writeFileSync(file, '{}');
  fs.chmodSync(file, 0o644);
  await expect(call('galley_settings', {})).rejects.toThrow('a file that nobody else can read');
});

test('every view of the settings shows something, and no credential that stands in them', async () => {
  const { call } = desk(
    `${OWN}providers: { own: { kind: openai, base_url: "https://h.example/v1", headers: { X-Key: verysecretvalue } } }\n`,
  );
  const shown: Record<string, string> = {};
  for (const show of ['config', 'reference', 'models', 'status', 'context', 'plugins'])
    shown[show] = (await call('galley_settings', { show })).out;
  expect(shown.config).toContain('turns: 40');
  expect(shown.config).toContain('X-Key: "***"');
  expect(shown.reference).toContain('tools.bash.sandbox: auto | required | off, default "auto"');
  expect(shown.status).toContain('mode: autopilot');
  expect(shown.plugins).toContain('marketplaces:\nnone');
  expect(JSON.stringify(shown)).not.toContain('verysecretvalue');
});

test('a run goes on with another of its models, and with no other', async () => {
  const root = repository({ 'r.yml': 'title: T\nprompt: p\ntools: [galley_settings]\n' });
  const model = await modelServer([
    { calls: [{ name: 'galley_settings', args: { use_model: 'openai/unheard-of' } }] },
    { calls: [{ name: 'galley_settings', args: { use_model: 'openai/second' } }] },
    { text: 'Done.' },
  ]);
  const home = folder({ 'config.yml': 'models: { openai/second: { vision: true } }\n' });
  const runs = folder();
  const argv = [
    './r.yml',
    '--workspace',
    root,
    '--run-dir',
    runs,
    '--model',
    'openai/first',
    '--base-url',
    model.url,
  ];
  const ran = await through(run, argv, { cwd: root, env: { OPENAI_API_KEY: KEY, GALLEY_HOME: home } });
  await model.close();
  expect(ran.code).toBe(0);
  expect(model.asked.map(({ body }) => body.model)).toEqual(['first', 'first', 'second']);
  const texts = linesOf(runDir(runs)).filter(({ type }) => type === 'result');
  expect(texts[0]?.text).toBe("openai/unheard-of is none of this run's models: openai/first, openai/second.");
});

/** A marketplace with one plugin: a skill, an agent type and an MCP server. */
const CREW_MARKET = {
  '.claude-plugin/marketplace.json': JSON.stringify({
    name: 'crew',
    plugins: [{ name: 'bosun', source: './bosun', description: 'handles ropes' }],
  }),
  'bosun/.claude-plugin/plugin.json': JSON.stringify({ name: 'bosun', version: '2.0.0' }),
  'bosun/commands/haul_away.md':
    '---\ndescription: hauls a rope\nargument-hint: [rope]\nallowed-tools: Bash(git *)\n---\nHaul $ARGUMENTS, first $0.\n',
  'bosun/commands/deck/belay.md': '# Belay\n\nBelay $ARGUMENTS\n',
  'bosun/commands/binary.md': 'a\0b',
  'bosun/hooks/hooks.json': JSON.stringify({
    hooks: {
      PreToolUse: [
        {
          matcher: 'Write|Edit',
          hooks: [{ type: 'command', command: 'bash "$CLAUDE_PLUGIN_ROOT/check.sh"' }],
        },
      ],
      PostToolUse: [
        {
          matcher: 'Write',
          hooks: [
            {
              type: 'command',
              command: `node -e 'let t="";process.stdin.on("data",(c)=>(t+=c)).on("end",()=>console.log(JSON.stringify({hookSpecificOutput:{additionalContext:"after "+JSON.parse(t).tool_name}})))'`,
              timeout: 20,
            },
          ],
        },
        { matcher: '(((', hooks: [{ type: 'command', command: 'false' }] },
      ],
      Stop: [{ hooks: [{ type: 'command', command: 'false' }] }],
    },
  }),
  'bosun/check.sh':
    'grep -q \'"file_path":"keep.lock"\' && { echo "keep.lock is not to be written" >&2; exit 2; }; exit 0\n',
};

const MARKET = {
  '.claude-plugin/marketplace.json': JSON.stringify({
    name: 'harbour',
    plugins: [
      { name: 'pilot', source: './plugins/pilot', description: 'guides' },
      { name: 'stray', source: '../outside' },
    ],
  }),
  'plugins/pilot/.claude-plugin/plugin.json': JSON.stringify({
    name: 'pilot',
    version: '1.2.0',
    description: 'guides ships',
  }),
  'plugins/pilot/skills/berth/SKILL.md': '---\nname: berth\ndescription: how to berth\n---\nSlowly.\n',
  'plugins/pilot/agents/lookout.md': '---\nname: lookout\ndescription: looks out\n---\nLook.\n',
  'plugins/pilot/.mcp.json': JSON.stringify({
    mcpServers: { radio: { command: process.execPath, args: [`$${'{CLAUDE_PLUGIN_ROOT}'}/server.mjs`] } },
  }),
  'plugins/pilot/server.mjs': fs.readFileSync(UNRULY, 'utf8'),
};

test('a plugin is installed from a marketplace, brings its skills, agents and servers, and goes again', async () => {
  const market = folder(MARKET);
  const { call, own, home } = desk('permissions: { allow: ["config(*)"] }\n');
  const act = (action: string, more: Record<string, string>) => call('galley_configure', { action, ...more });
  expect((await act('marketplace_add', { source: market })).out).toBe(
    `Added the marketplace harbour (${market}).\n`,
  );
  expect((await act('plugin_install', { plugin: 'stray@harbour' })).out).toContain(
    'is not in the marketplace',
  );
  expect((await act('plugin_install', { plugin: 'ghost@harbour' })).out).toContain('It has: pilot, stray.');
  expect((await act('plugin_install', { plugin: 'pilot@harbour' })).out).toBe(
    'Installed pilot@harbour. The plugin pilot@harbour is enabled from the next run on.\n',
  );
  expect(own()).toContain('pilot@harbour');
  expect((await call('galley_settings', { show: 'plugins' })).out).toContain(
    '- pilot@harbour 1.2.0 (enabled, runs code): guides ships',
  );
  expect((await call('pilot-radio__echo', { words: 'over' })).out).toBe('you said over\n');

  const root = repository({ 'r.yml': 'title: T\nprompt: p\ntools: [skill, agent_spawn]\n' });
  const model = await modelServer([
    { calls: [{ name: 'skill', args: { name: 'pilot:berth' } }] },
    { text: 'Done.' },
  ]);
  const runs = folder();
  const argv = [
    './r.yml',
    '--workspace',
    root,
    '--run-dir',
    runs,
    '--model',
    'openai/m',
    '--base-url',
    model.url,
  ];
  await through(run, argv, { cwd: root, env: { OPENAI_API_KEY: KEY, GALLEY_HOME: home } });
  await model.close();
  const result = linesOf(runDir(runs)).find(({ type }) => type === 'result');
  expect(result?.text).toContain('Slowly.');
  expect(JSON.stringify(model.asked[0]?.body)).toContain('pilot:lookout: looks out');

  await act('plugin_disable', { plugin: 'pilot' });
  expect((await call('galley_settings', { show: 'plugins' })).out).toContain('(disabled, runs code)');
  expect((await act('plugin_enable', { plugin: 'pilot' })).code).toBe(0);
  expect((await act('plugin_update', { plugin: 'pilot' })).out).toBe('Updated pilot@harbour to 1.2.0.\n');
  expect((await act('plugin_uninstall', { plugin: 'pilot' })).out).toBe('Uninstalled pilot@harbour.\n');
  expect((await act('marketplace_remove', { plugin: 'harbour' })).code).toBe(0);
  expect(own()).not.toContain('harbour');
});

test('a marketplace in a repository is cloned, and its plugin’s commands and hooks work in a run', async () => {
  const repositories = folder();
  const source = repository(CREW_MARKET);
  spawnSync('git', ['clone', '--quiet', '--bare', source, path.join(repositories, 'crew.git')]);
  const server = await GitServer.start(repositories);
  const { call, home, root } = desk(
    'permissions: { allow: ["config(*)", "net(127.0.0.1)"] }\nnetwork: { allow_private: true }\n',
  );
  const act = (action: string, more: Record<string, string>) => call('galley_configure', { action, ...more });
  const added = await act('marketplace_add', { source: `${server.url}/crew.git` });
  expect(added.out).toBe(`Added the marketplace crew (${server.url}/crew.git).\n`);
  expect((await act('plugin_install', { plugin: 'bosun@crew' })).code).toBe(0);
  expect((await act('marketplace_update', { plugin: 'crew' })).code).toBe(0);
  await server.close();
  const gone = await act('marketplace_update', { plugin: 'crew' });
  expect(gone.out).toContain('cannot be cloned');

  const tree = repository({
    'r.yml': 'title: T\nprompt: /bosun:haul-away main brace\ntools: [exact, skill, todo]\nmode: edits\n',
    '.galley/config.yml': 'plugins: { enabled: [] }\n',
    'a.txt': 'a\n',
  });
  const model = await modelServer([
    {
      calls: [
        { name: 'write', args: { path: 'keep.lock', content: 'x' } },
        { name: 'write', args: { path: 'b.txt', content: 'x' } },
        { name: 'read', args: { paths: ['a.txt'] } },
        { name: 'skill', args: { name: 'bosun:belay', arguments: 'now' } },
      ],
    },
    { text: 'Done.' },
  ]);
  const runs = folder();
  const argv = ['./r.yml', '--run-dir', runs, '--model', 'openai/m', '--base-url', model.url];
  await through(run, argv, { cwd: tree, env: { OPENAI_API_KEY: KEY, GALLEY_HOME: home } });
  await model.close();
  expect(JSON.stringify(model.asked[0]?.body.input)).toContain('Haul main brace, first main.');
  const lines = linesOf(runDir(runs));
  const results = lines.flatMap((line) => (line.type === 'result' ? [String(line.text)] : []));
  expect(results[0]).toMatch(/refused.*keep\.lock is not to be written/s);
  expect(results[1]).toContain('[hook plugin bosun]\nafter Write');
  expect(results[2]).not.toContain('hook');
  expect(results[3]).toContain('Belay now');
  expect(fs.existsSync(path.join(tree, 'keep.lock'))).toBe(false);
  expect(lines.filter(({ type }) => type === 'hook')).toHaveLength(3);
  const notices = lines.flatMap((line) => (line.type === 'notice' ? [String(line.text)] : []));
  expect(notices.join()).toContain('Hooks of the plugin bosun@crew that are not run: Stop.');
  const context = lines.flatMap((line) =>
    line.type === 'context' ? (line.items as { kind: string; name: string }[]) : [],
  );
  expect(context.map(({ kind, name }) => `${kind} ${name}`)).toContain('plugin bosun@crew');
  expect(root).not.toBe(tree);
});

test('a recipe that calls a command which no plugin brings is wrong', async () => {
  const tree = repository({ 'r.yml': 'title: T\nprompt: /bosun:haul-away\n' });
  const argv = ['./r.yml', '--run-dir', folder(), '--model', 'openai/m'];
  const ended = through(run, argv, { cwd: tree, env: { OPENAI_API_KEY: KEY, GALLEY_HOME: folder() } });
  await expect(ended).rejects.toThrow(
    'there is no command /bosun:haul-away. No plugin with commands is enabled.',
  );
});

test('enabling a plugin that runs code is asked about even in autopilot', async () => {
  const { call } = desk();
  const ended = await call('galley_configure', { action: 'plugin_enable', plugin: 'pilot@harbour' });
  expect(ended.out).toContain('It would pass with the allow rule config(plugin_enable:pilot@harbour)');
});

test('a marketplace in a repository is cloned only from a host that a rule allows', async () => {
  const { call } = desk('permissions: { allow: ["config(*)"] }\n');
  const add = (source: string) => call('galley_configure', { action: 'marketplace_add', source });
  expect((await add('https://git.example/m.git')).out).toContain('git.example is not among the hosts');
  expect((await add('ext::sh -c true')).out).toContain('is neither a folder, nor owner/name on GitHub');
  expect((await add('no/such')).out).toContain('github.com is not among the hosts');
});

test('Galley does not replace itself, and says how it is updated', async () => {
  const { call } = desk();
  const ended = await call('galley_configure', { action: 'install_update' });
  expect(ended.out).toContain('A run does not replace the program that judges it');
});
