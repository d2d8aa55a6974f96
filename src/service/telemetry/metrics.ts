import type { Attributes, Counter, Histogram, Meter } from '@opentelemetry/api';
import type { Line } from '../../contract/event.js';
import { modelNames } from './spans.js';

/** Boundaries that the conventions for generative AI ask for. */
const TOKENS = [1, 4, 16, 64, 256, 1_024, 4_096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304];
const SECONDS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];

/** The lines of a run as metrics. Attributes are names and outcomes, never anything that was said. */
export class RunMetrics {
  readonly #tokens: Histogram;
  readonly #seconds: Histogram;
  readonly #tools: Histogram;
  readonly #runs: Counter;
  readonly #cost: Counter;
  readonly #models = new Map<string, Attributes>();

  constructor(meter: Meter) {
    this.#tokens = meter.createHistogram('gen_ai.client.token.usage', {
      unit: '{token}',
      advice: { explicitBucketBoundaries: TOKENS },
    });
    const advice = { explicitBucketBoundaries: SECONDS };
    this.#seconds = meter.createHistogram('gen_ai.client.operation.duration', { unit: 's', advice });
    this.#tools = meter.createHistogram('galley.tool.duration', { unit: 's', advice });
    this.#runs = meter.createCounter('galley.runs', { unit: '{run}' });
    this.#cost = meter.createCounter('galley.cost', { unit: 'USD' });
  }

  see(line: Line): void {
    if (line.type === 'start') this.#models.set(line.agent, modelNames(line.model));
    const model = this.#models.get(line.agent) ?? {};
    if (line.type === 'assistant') {
      const chat = { 'gen_ai.operation.name': 'chat', ...model };
      this.#tokens.record(line.usage.input, { ...chat, 'gen_ai.token.type': 'input' });
      this.#tokens.record(line.usage.output, { ...chat, 'gen_ai.token.type': 'output' });
      this.#seconds.record(line.ms / 1_000, chat);
      this.#cost.add(line.usage.usd, model);
    }
    if (line.type === 'result')
      this.#tools.record(line.ms / 1_000, { 'gen_ai.tool.name': line.name, ok: line.ok });
    if (line.type === 'end' && line.agent === 'main') this.#runs.add(1, { outcome: line.outcome, ...model });
  }
}
