import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { RunMetrics } from './metrics.js';
import { RunSpans } from './spans.js';
import type { Telemetry, TelemetryTarget } from './target.js';

const TIMEOUT_MS = 5_000;
const SCOPE = 'galley';

/** Exports over OTLP/HTTP (JSON). A collector that does not answer costs a run five seconds at its end, and nothing else. */
export function startTelemetry(target: TelemetryTarget): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': target.serviceName });
  const shared = { headers: target.headers, timeoutMillis: TIMEOUT_MS };
  const tracers =
    target.traces === undefined
      ? undefined
      : new BasicTracerProvider({
          resource,
          spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ ...shared, url: target.traces }))],
        });
  const meters =
    target.metrics === undefined
      ? undefined
      : new MeterProvider({
          resource,
          readers: [
            new PeriodicExportingMetricReader({
              exporter: new OTLPMetricExporter({ ...shared, url: target.metrics }),
              exportIntervalMillis: 60_000,
              exportTimeoutMillis: TIMEOUT_MS,
            }),
          ],
        });
  const spans = tracers && new RunSpans(tracers.getTracer(SCOPE), parentOf(target), target.content);
  const metrics = meters && new RunMetrics(meters.getMeter(SCOPE));
  return {
    see(seen) {
      if (!('seq' in seen)) return;
      spans?.see(seen);
      metrics?.see(seen);
    },
    async end() {
      spans?.end();
      const late = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
      const sent = Promise.allSettled([tracers?.shutdown(), meters?.shutdown()]);
      await Promise.race([sent, late]);
    },
  };
}

/** The span that started us, from a W3C `traceparent`. */
function parentOf({ traceparent = '' }: TelemetryTarget) {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '01', 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
