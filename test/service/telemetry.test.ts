import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { run } from '../../src/cli/run.js';
import { telemetryTarget } from '../../src/service/telemetry.js';
import { through } from '../helper/door.js';
import { type ModelServer, modelServer, type Take } from '../helper/model-server.js';
import { repository } from '../helper/repository.js';
import { galley } from '../helper/stage.js';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

interface Got {
  url: string;
  headers: http.IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: OTLP as JSON
  body: any;
}

/** An OTLP/HTTP receiver on loopback. */
async function receiver(): Promise<{ url: string; got: Got[] }> {
  const got: Got[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      got.push({ url, headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, got };
}

const SCRIPT: Take[] = [
  {
    text: 'a private thought',
    calls: [{ name: 'read', args: { paths: ['secret-plans.txt'] } }],
    usage: { input: 100, output: 20, cached: 60 },
  },
  { text: 'Done with the private thing.', usage: { input: 150, output: 5 } },
];

async function play(env: Record<string, string>): Promise<ModelServer> {
  const model = await modelServer(SCRIPT);
  open.push(model);
  const root = repository({
    'secret-plans.txt': 'the private file\n',
    'r.yml': 'title: Look\nprompt: a private prompt\ntools: [read]\n',
  });
  const { code } = await through(
    run,
    [path.join(root, 'r.yml'), '--workspace', root, '--model', 'openai/gpt-5', '--base-url', model.url],
    { cwd: root, env: { OPENAI_API_KEY: 'sk-test-0123456789', ...env } },
  );
  expect(code).toBe(0);
  return model;
}

// biome-ignore lint/suspicious/noExplicitAny: OTLP as JSON
const plain = (attributes: any[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a run is a trace: the agent, its answers and its tool calls, named by the conventions, with what they cost', async () => {
  const { url, got } = await receiver();
  const parent = '0af7651916cd43dd8448eb211c80319c';
  await play({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20c2VjcmV0LWhlYWRlcg',
    TRACEPARENT: `00-${parent}-b7ad6b7169203331-01`,
  });
  const traces = got.filter((each) => each.url === '/v1/traces');
  expect(traces[0]?.headers.authorization).toBe('Basic c2VjcmV0LWhlYWRlcg');
  const spans = traces.flatMap(({ body }) => body.resourceSpans[0].scopeSpans[0].spans);
  const root = spans.find(({ name }) => name === 'invoke_agent r');
  expect(spans.map(({ name }) => name).sort()).toEqual(
    ['chat gpt-5', 'chat gpt-5', 'execute_tool read', 'invoke_agent r'].sort(),
  );
  expect(spans.every(({ traceId }) => traceId === parent)).toBe(true);
  expect(root.parentSpanId).toBe('b7ad6b7169203331');
  for (const span of spans) if (span !== root) expect(span.parentSpanId).toBe(root.spanId);
  expect(plain(spans.find(({ name }) => name === 'chat gpt-5').attributes)).toMatchObject({
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'openai',
    'gen_ai.usage.input_tokens': 100,
    'gen_ai.usage.output_tokens': 20,
    'gen_ai.usage.cache_read.input_tokens': 60,
  });
  expect(plain(root.attributes)).toMatchObject({ 'galley.outcome': 'done', 'galley.turns': 2 });
  const names = got
    .filter((each) => each.url === '/v1/metrics')
    .flatMap(({ body }) =>
      body.resourceMetrics[0].scopeMetrics[0].metrics.map(({ name }: { name: string }) => name),
    );
  expect(names).toEqual(
    expect.arrayContaining(['gen_ai.client.token.usage', 'gen_ai.client.operation.duration', 'galley.runs']),
  );
  expect(JSON.stringify(got.map(({ body }) => body))).not.toMatch(/private|secret-plans|sk-test|c2VjcmV0/);
});

test('what was said goes out only when that is asked for', async () => {
  const { url, got } = await receiver();
  await play({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/own/path`,
    OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: 'true',
  });
  expect([...new Set(got.map((each) => each.url))]).toEqual(['/own/path']);
  expect(JSON.stringify(got.map(({ body }) => body))).toContain('Done with the private thing.');
});

test('a collector that is not there does not change how a run ends', async () => {
  await play({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
});

test('without an endpoint, or switched off, there is nothing to load', () => {
  const endpoint = 'http://127.0.0.1:4318';
  expect(telemetryTarget({})).toBeUndefined();
  expect(
    telemetryTarget({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }),
  ).toBeUndefined();
  const noMetrics = { OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`, OTEL_METRICS_EXPORTER: 'none' };
  expect(telemetryTarget(noMetrics)).toMatchObject({ traces: `${endpoint}/v1/traces` });
  expect(telemetryTarget(noMetrics)?.metrics).toBeUndefined();
});

test('the bundle that ships sends the same trace', async () => {
  const { url, got } = await receiver();
  const model = await modelServer(SCRIPT);
  open.push(model);
  const files = { 'secret-plans.txt': 'x\n', 'r.yml': 'title: Look\nprompt: p\ntools: [read]\n' };
  const root = repository(files);
  const argv = ['run', './r.yml', '--workspace', root, '--model', 'openai/gpt-5', '--base-url', model.url];
  const env = { OPENAI_API_KEY: 'sk-test-0123456789', OTEL_EXPORTER_OTLP_ENDPOINT: url };
  expect((await galley(argv, { cwd: root, env })).code).toBe(0);
  const spans = got.flatMap(({ body }) => body.resourceSpans?.[0].scopeSpans[0].spans ?? []);
  expect(spans.map(({ name }) => name).sort()).toEqual(
    ['chat gpt-5', 'chat gpt-5', 'execute_tool read', 'invoke_agent r'].sort(),
  );
  expect(got.some((each) => each.url === '/v1/metrics')).toBe(true);
});
