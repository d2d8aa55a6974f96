import type { Telemetry, TelemetryTarget } from './telemetry/target.js';

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the OpenTelemetry variables; undefined when no endpoint is set, and then nothing of it is loaded. */
export function telemetryTarget(env: Env): TelemetryTarget | undefined {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined;
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim();
  const url = (own: string | undefined, path: string, exporter: string | undefined): string | undefined => {
    if (exporter?.trim().toLowerCase() === 'none') return undefined;
    if (own?.trim()) return own.trim();
    return base ? `${base.replace(/\/+$/, '')}/${path}` : undefined;
  };
  const traces = url(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, 'v1/traces', env.OTEL_TRACES_EXPORTER);
  const metrics = url(env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT, 'v1/metrics', env.OTEL_METRICS_EXPORTER);
  if (traces === undefined && metrics === undefined) return undefined;
  return {
    ...(traces !== undefined && { traces }),
    ...(metrics !== undefined && { metrics }),
    headers: pairs(env.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: env.OTEL_SERVICE_NAME?.trim() || 'galley',
    content: env.OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT?.toLowerCase() === 'true',
    ...(env.TRACEPARENT && { traceparent: env.TRACEPARENT }),
  };
}

/** `key=value,key=value`, percent-encoded. */
function pairs(text = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const part of text.split(',')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const [key, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    try {
      found[key] = decodeURIComponent(value);
    } catch {
      found[key] = value;
    }
  }
  return found;
}

/** A run as traces and metrics, told by its transcript; undefined when nobody listens. Loads the library only then. */
export async function openTelemetry(target: TelemetryTarget | undefined): Promise<Telemetry | undefined> {
  if (!target) return undefined;
  const { startTelemetry } = await import('./telemetry/export.js');
  return startTelemetry(target);
}
