const SILENCE_MS = 60_000;

/** Says once a minute of silence that the run is alive: CI systems and people give up on jobs that print nothing. */
export function heartbeat(
  screen: { heartbeat(): void },
  silenceMs = SILENCE_MS,
): { seen(): void; end(): void } {
  let last = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - last < silenceMs) return;
    last = Date.now();
    screen.heartbeat();
  }, silenceMs / 4);
  timer.unref();
  return {
    seen: () => {
      last = Date.now();
    },
    end: () => clearInterval(timer),
  };
}
