import { expect, test } from '@jest/globals';
import { frameFault, statusFault, toFault } from '../../src/provider/fault.js';
import { retryAfter } from '../../src/provider/retry.js';

const json = (message: string, code: string | null = null) =>
  JSON.stringify({ error: { message, code, type: 'invalid_request_error' } });

/** What servers say of a prompt that is too long, in their own words. */
const TOO_LONG = [
  [400, json('anything', 'context_length_exceeded')],
  [
    400,
    json(
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
    ),
  ],
  [400, json('Your input exceeds the context window of this model. Please adjust your input and try again.')],
  [
    400,
    '{"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long: 210000 tokens > 200000 maximum"}}',
  ],
  [400, json('input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000')],
  [
    400,
    '{"error":{"code":400,"message":"the request exceeds the available context size, try increasing it","type":"exceed_context_size_error"}}',
  ],
  [
    400,
    '{"error":{"code":400,"message":"The input token count (1100000) exceeds the maximum number of tokens allowed (1048576).","status":"INVALID_ARGUMENT"}}',
  ],
  [400, json('litellm.ContextWindowExceededError: ...')],
  [413, '{"error":{"type":"request_too_large","message":"Request exceeds the maximum size"}}'],
  [422, '{"detail":"Prompt contains 40000 tokens, too large for model with 32768 maximum context length"}'],
] as const;

for (const [status, body] of TOO_LONG)
  test(`an overflow is known by its code or its words: ${status} ${body.slice(0, 70)}`, () => {
    expect(statusFault(status, body).facts).toMatchObject({
      outcome: 'model-error',
      again: false,
      overflow: true,
    });
  });

test('other refusals are no overflow, and a rate limit that speaks of tokens is asked again', () => {
  expect(statusFault(400, json('Unknown parameter: max_tokens')).facts.overflow).toBeFalsy();
  expect(statusFault(429, json('Rate limit reached: too many tokens per minute')).facts).toMatchObject({
    again: true,
  });
});

test('an empty account is known in every form, whatever the status', () => {
  for (const [status, body] of [
    [402, ''],
    [429, json('You exceeded your current quota, please check your plan', 'insufficient_quota')],
    [400, json('Your credit balance is too low')],
    [403, json('x', 'billing_hard_limit_reached')],
  ] as const)
    expect([status, statusFault(status, body).facts]).toEqual([
      status,
      expect.objectContaining({ outcome: 'quota', again: false }),
    ]);
});

test('a wrong key is known even when the status is 400', () => {
  const body =
    '{"error":{"code":400,"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT"}}';
  expect(statusFault(400, body).facts.outcome).toBe('auth');
});

test('the words of a server are one line of bounded length, whatever it sent', () => {
  for (const body of [
    '',
    'x\n\ty\r\nz',
    `{"a":"${'y'.repeat(10_000)}"}`,
    '[]',
    'null',
    '{"error":{}}',
    '{"error":"plain"}',
  ]) {
    const { message } = statusFault(500, body);
    expect(message.length).toBeLessThan(600);
    expect(message).not.toMatch(/[\n\r\t]/);
  }
  expect(statusFault(500, '{"error":"plain"}').message).toContain('plain');
  expect(frameFault({ detail: 'gone' }).message).toContain('gone');
});

test('what is no failure of the server is not taken for one: a bug stays a bug', () => {
  expect(toFault(new TypeError('x is not a function'))).toBeUndefined();
  expect(toFault('a string')).toBeUndefined();
  expect(toFault(undefined)).toBeUndefined();
  expect(toFault(Object.assign(new Error('x'), { code: 'ECONNRESET' }))?.facts.again).toBe(true);
});

test('retry-after is read in seconds, as a date and in milliseconds, and nonsense is left out', () => {
  const at = Date.parse('2026-01-01T00:00:00Z');
  const read = (headers: Record<string, string>) => retryAfter(new Headers(headers), at);
  expect(read({ 'retry-after': '2' })).toBe(2_000);
  expect(read({ 'retry-after': '0.5' })).toBe(500);
  expect(read({ 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT' })).toBe(9_000);
  expect(read({ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' })).toBe(0);
  expect(read({ 'retry-after-ms': '30', 'retry-after': '9' })).toBe(30);
  expect(read({ 'retry-after': 'soon' })).toBeUndefined();
  expect(read({ 'retry-after': '-5' })).toBeUndefined();
  expect(read({})).toBeUndefined();
});
