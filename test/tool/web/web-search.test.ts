import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tool } from '../../../src/cli/tool.js';
import { through } from '../../helper/door.js';
import { type Site, site } from '../../helper/site.js';
import { folder } from '../../helper/workspace.js';

const KEY = '5f0f8a6e-1d2c-4b3a-9e8f-7a6b5c4d3e2f';

describe('searching the web through EXA', () => {
  let server: Site;
  let workspace: string;
  const search = (name: string, args: object, env: Record<string, string> = { EXA_API_KEY: KEY }) =>
    through(tool, [name, JSON.stringify(args), '--config', 'config.yml', '--mode', 'ask'], {
      cwd: workspace,
      env,
    });

  beforeAll(async () => {
    server = await site((_, response, body) => {
      const { query, contents } = JSON.parse(body);
      const answer = (status: number, data: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
      if (/status (\d+)/.test(query))
        answer(Number(/status (\d+)/.exec(query)?.[1]), { error: `no: ${KEY}` });
      else if (query.startsWith('odd')) response.end('<html>not JSON');
      else if (query.startsWith('none')) answer(200, { results: [] });
      else
        answer(200, {
          results: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name) => ({
            title: `${name} about ${query}`,
            url: `https://example.com/${name}`,
            publishedDate: '2026-10-01T00:00:00.000Z',
            author: null,
            ...(contents && {
              text: `${name} ${'words '.repeat(9_000)}`.slice(0, contents.text.maxCharacters + 5),
            }),
          })),
        });
    });
    workspace = folder({
      'config.yml': `network: { allow_private: true }\ntools: { web_search: { base_url: '${server.url}' } }\n`,
    });
  });
  afterAll(() => server.close());

  test('the request is as EXA documents it, with the key in its header and nowhere else', async () => {
    const { code, out } = await search('web_search', {
      queries: ['hinges'],
      numResults: 3,
      includeContent: true,
      recencyFilter: 'week',
      domainFilter: ['docs.rs', '-example.org'],
    });
    const { line, headers, body } = server.asked.at(-1)!;
    const { startPublishedDate, ...sent } = JSON.parse(body);
    expect(line).toBe('POST /search');
    expect(headers['x-api-key']).toBe(KEY);
    expect(sent).toEqual({
      query: 'hinges',
      numResults: 3,
      type: 'auto',
      includeDomains: ['docs.rs'],
      excludeDomains: ['example.org'],
      contents: { text: { maxCharacters: 2_000 } },
    });
    expect(Date.now() - Date.parse(startPublishedDate)).toBeGreaterThan(6.9 * 86_400_000);
    expect(Date.now() - Date.parse(startPublishedDate)).toBeLessThan(7.1 * 86_400_000);
    expect(out).toContain(
      '## hinges\n\n1. first about hinges\n   https://example.com/first (2026-10-01)\n\nfirst words',
    );
    expect(code).toBe(0);
  });

  test('texts are bounded for each page and for each query, and what was cut says so', async () => {
    const { out } = await search('web_search', { queries: ['a', 'b'], numResults: 6, includeContent: true });
    for (const part of out.split('## b')) {
      expect(part.match(/words /g)?.length).toBeLessThan(1_400);
      expect(part).toContain('[truncated]');
    }
    expect(Buffer.byteLength(out)).toBeLessThan(49 * 1024);
  });

  test('several queries keep their order, and one that fails does not take the others along', async () => {
    const { code, out } = await search('web_search', { queries: ['x', 'status 429', 'none'] });
    expect(out.indexOf('## x')).toBeLessThan(out.indexOf('## status 429'));
    expect(out).toContain('## status 429\n\nERROR: EXA allows no more searches right now (429)');
    expect(out).toContain('## none\n\nNothing was found.');
    expect(code).toBe(0);
  });

  test('code_search asks for documentation and examples, and bounds what it shows', async () => {
    const { code, out } = await search('code_search', { query: 'zod strict object', maxTokens: 1_000 });
    const sent = JSON.parse(server.asked.at(-1)!.body);
    expect(sent.query).toMatch(/^zod strict object .*documentation.*GitHub/);
    expect(out.length).toBeLessThan(6_000);
    expect(out).toContain('[truncated]');
    expect(code).toBe(0);
  });

  test.each([
    [401, 'refused the key in EXA_API_KEY'],
    [402, 'no credit'],
    [400, 'Change the query'],
    [500, 'EXA answered 500'],
  ])('EXA answering %s is told without the key', async (status, said) => {
    const { code, out, err } = await search('web_search', { queries: [`status ${status}`] });
    expect(out).toContain(said);
    expect(out + err).not.toContain(KEY);
    expect(code).toBe(1);
  });

  test('an answer that is no list of results is told', async () => {
    expect((await search('code_search', { query: 'odd' })).out).toContain('no list of results');
  });

  test('without EXA_API_KEY nothing is sent, whatever other keys there are', async () => {
    const before = server.asked.length;
    const { code, out } = await search(
      'web_search',
      { queries: ['x'] },
      { OPENAI_API_KEY: 'sk-other-key-of-the-run' },
    );
    expect(out).toContain('EXA_API_KEY');
    expect(server.asked.length).toBe(before);
    expect(code).toBe(1);
  });

  test.each([
    [{ queries: [] }],
    [{ queries: ['1', '2', '3', '4', '5', '6'] }],
    [{ queries: ['x'], numResults: 11 }],
    [{ queries: ['x'], domainFilter: ['https://docs.rs/path'] }],
    [{ queries: ['x'], recencyFilter: 'decade' }],
  ])('%j is refused', async (args) => {
    const before = server.asked.length;
    expect((await search('web_search', args)).code).toBe(1);
    expect(server.asked.length).toBe(before);
  });
});
