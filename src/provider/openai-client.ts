import type OpenAI from 'openai';
import { type Endpoint, wireFetch } from './endpoint.js';

export type OpenAiClient = () => Promise<OpenAI>;

/** The vendor's client, made at the first request, with everything it would read from environment variables set, and its own retries off. */
export function openaiClient(endpoint: Endpoint): OpenAiClient {
  let made: Promise<OpenAI> | undefined;
  return () => {
    made ??= makeClient(endpoint);
    return made;
  };
}

async function makeClient(endpoint: Endpoint): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  return new Client({
    apiKey: endpoint.key ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL: endpoint.baseUrl,
    defaultQuery: endpoint.query,
    maxRetries: 0,
    timeout: 2 ** 31 - 1,
    logLevel: 'off',
    fetch: wireFetch(endpoint, authHeaders(endpoint)),
  });
}

/** Azure's older API takes keys in a header of its own. */
function authHeaders({ baseUrl, key }: Endpoint): Record<string, string> {
  if (key === undefined) return {};
  const isAzure = /\.(openai|cognitiveservices)\.azure\.com$/.test(new URL(baseUrl).hostname);
  return isAzure ? { 'api-key': key } : { authorization: `Bearer ${key}` };
}
