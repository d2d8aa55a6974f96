import type { Endpoint } from './endpoint.js';

/** The header that carries the key: a bearer token, but Azure's older API takes keys in a header of its own. */
export function openaiAuth({ baseUrl, key }: Endpoint): Record<string, string> {
  if (key === undefined) return {};
  const isAzure = /\.(openai|cognitiveservices)\.azure\.com$/.test(new URL(baseUrl).hostname);
  return isAzure ? { 'api-key': key } : { authorization: `Bearer ${key}` };
}
