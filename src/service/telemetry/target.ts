import type { Seen } from '../../contract/event.js';

/** Where traces and metrics go, as the standard variables say; made by the door. */
export interface TelemetryTarget {
  /** Full URLs; absent = that signal is not sent. */
  traces?: string;
  metrics?: string;
  headers: Record<string, string>;
  serviceName: string;
  /** What was said and done as well, not only how long it took: only when asked for. */
  content: boolean;
  /** W3C trace context of who started us. */
  traceparent?: string;
}

export interface Telemetry {
  see(seen: Seen): void;
  /** Sends what is left, and never takes long. */
  end(): Promise<void>;
}
