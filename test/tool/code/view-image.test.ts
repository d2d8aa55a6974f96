import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { tool } from '../../../src/cli/tool.js';
import { through } from '../../helper/door.js';
import { type ModelServer, modelServer, type Take } from '../../helper/model-server.js';
import { folder } from '../../helper/workspace.js';

const KEY = 'sk-canary-0123456789abcdefghijKLMNOPQRSTuvwx';
/** A red dot of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const servers: ModelServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** A workspace whose vision model is `kind` on a server that says `takes`; the chat model is another server. */
async function scene(kind: string, takes: Take[], settings = '') {
  const [vision, chat] = [await modelServer(takes), await modelServer([])];
  servers.push(vision, chat);
  const provider = (server: ModelServer): string => (kind === 'anthropic' ? server.origin : server.url);
  const root = folder({ 'dot.png': PNG, 'really-a.png': GIF, 'text.png': 'no image', 'empty.png': '' });
  fs.writeFileSync(
    path.join(root, 'config.yml'),
    `model: chat/main
network: { allow_private: true }
providers:
  sight: { kind: ${kind}, base_url: '${provider(vision)}', api_key_env: SIGHT_KEY }
  chat: { kind: openai-chat, base_url: '${chat.url}', api_key_env: SIGHT_KEY }
tools: { view_image: { vision_model: { provider: sight, model: eye }${settings} } }
`,
  );
  const look = (file: string, prompt = 'Which colour is the dot?', config = 'config.yml') =>
    through(
      tool,
      [
        'view_image',
        JSON.stringify({ path: path.join(root, file), prompt }),
        '--config',
        config,
        '--mode',
        'ask',
      ],
      { cwd: root, env: { SIGHT_KEY: KEY } },
    );
  return { root, vision, chat, look };
}

const SHAPES: Record<string, (data: string, mime: string) => unknown> = {
  openai: (data, mime) => ({ type: 'input_image', image_url: `data:${mime};base64,${data}` }),
  'openai-chat': (data, mime) => ({ type: 'image_url', image_url: { url: `data:${mime};base64,${data}` } }),
  anthropic: (data, mime) => ({ type: 'image', source: { type: 'base64', media_type: mime, data } }),
};

describe('view_image', () => {
  test.each(Object.keys(SHAPES))(
    'over %s the image and the question go to the vision model, and to no other',
    async (kind) => {
      const { vision, chat, look } = await scene(kind, [{ text: 'It is red.' }]);
      const { code, out } = await look('dot.png');
      expect(out).toBe('It is red.\n');
      expect(code).toBe(0);
      expect(chat.asked).toEqual([]);
      expect(vision.asked).toHaveLength(1);
      const { body, wrong } = vision.asked[0]!;
      expect(wrong).toBeUndefined();
      expect(body.model).toBe('eye');
      const sent = (body.input ?? body.messages).at(-1).content;
      expect(sent).toContainEqual(
        expect.objectContaining(SHAPES[kind]!(PNG.toString('base64'), 'image/png') as object),
      );
      expect(JSON.stringify(sent)).toContain('Which colour is the dot?');
      expect(body.tools ?? []).toEqual([]);
    },
  );

  test('the bytes decide what an image is, not its name', async () => {
    const { vision, look } = await scene('openai', [{ text: 'small' }]);
    expect((await look('really-a.png')).code).toBe(0);
    expect(JSON.stringify(vision.asked[0]!.body)).toContain(
      `data:image/gif;base64,${GIF.toString('base64')}`,
    );
    for (const name of ['text.png', 'empty.png']) {
      const { code, out } = await look(name);
      expect(out).toContain('its bytes are none (PNG, JPEG, GIF or WebP)');
      expect(code).toBe(1);
    }
    expect(vision.asked).toHaveLength(1);
  });

  test('max_image_bytes bounds what is sent', async () => {
    const { vision, look } = await scene('openai', [], ', max_image_bytes: 50');
    const { code, out } = await look('dot.png');
    expect(out).toContain(`has ${PNG.length} bytes; tools.view_image.max_image_bytes is 50`);
    expect(code).toBe(1);
    expect(vision.asked).toEqual([]);
  });

  test('without a vision model nothing is sent: the model of the run never sees the image', async () => {
    const { root, vision, chat, look } = await scene('openai', []);
    const config = fs.readFileSync(path.join(root, 'config.yml'), 'utf8').replace(/^tools:.*\n/m, '');
    fs.writeFileSync(path.join(root, 'none.yml'), config);
    const { code, out } = await look('dot.png', 'What is it?', 'none.yml');
    expect(out).toContain('tools.view_image.vision_model');
    expect(code).toBe(1);
    expect([...vision.asked, ...chat.asked]).toEqual([]);
  });

  test.each([
    ['refuses the key', { fault: { status: 401, message: `bad key ${KEY}` } }],
    ['does not know the model', { fault: { status: 404, message: 'no such model' } }],
    ['says nothing', { text: '  ' }],
  ] as [string, Take][])('a vision model that %s is a clear failure, without the key', async (_, take) => {
    const { chat, look } = await scene('openai-chat', [take]);
    const { code, out, err } = await look('dot.png');
    expect(out).toMatch(/^The vision model sight\/eye (?:failed|said nothing)/);
    expect(out + err).not.toContain(KEY);
    expect(code).toBe(1);
    expect(chat.asked).toEqual([]);
  });

  test.each([
    [{ path: 'dot.png', prompt: 'x' }, 'absolute path'],
    [{ path: '/w/dot.svg', prompt: 'x' }, 'must end in png'],
    [{ path: '/w/dot.png', prompt: ' ' }, 'prompt'],
    [{ path: '/w/dot.png' }, 'prompt'],
    [{ path: '/etc/dot.png', prompt: 'x' }, '/etc/dot.png'],
  ])('%j is refused', async (args, said) => {
    const { root, vision } = await scene('openai', []);
    const { code, out } = await through(
      tool,
      ['view_image', JSON.stringify(args), '--config', 'config.yml'],
      {
        cwd: root,
      },
    );
    expect(out).toContain(said);
    expect(code).toBe(1);
    expect(vision.asked).toEqual([]);
  });
});
