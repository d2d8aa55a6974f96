import type { Send } from '../contract/send.js';
import type { Cost } from './prices.js';
import type { RetryRule } from './retry.js';
import type { Patience } from './watch.js';

/** Everything a wire protocol needs to reach one model on one server. */
export interface Endpoint {
  /** `prefix/model`, as in the recipe. */
  name: string;
  model: string;
  baseUrl: string;
  /** Sent as a bearer token (`x-api-key` for Anthropic, `api-key` for Azure); absent for servers without keys. */
  key?: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  send: Send;
  images: boolean;
  contextWindow: number;
  maxOutput?: number;
  temperature?: number;
  effort?: 'minimal' | 'low' | 'medium' | 'high';
  /** True for the vendor's own host, where every documented request field is known. */
  firstParty: boolean;
  cost: Cost;
  retry: RetryRule;
  patience: Patience;
}
