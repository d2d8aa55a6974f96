/** A layer of configuration as it was written: plain data without defaults. */
export type Layer = Record<string, unknown>;

/** Lists that every layer adds to; each other list is replaced as a whole by the later layer. */
export const JOINED = new Set([
  'permissions.allow',
  'permissions.deny',
  'ttsr.rules',
  'tools.disabled',
  'secrets.patterns',
  'secrets.env',
]);

/** `over` laid upon `under`: maps key by key, joined lists one after the other without repeats, all else replaced. */
export function merge(under: Layer, over: Layer, at = ''): Layer {
  const merged: Layer = { ...under };
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined) continue;
    const path = at === '' ? key : `${at}.${key}`;
    const below = Object.hasOwn(merged, key) ? merged[key] : undefined;
    if (isMap(value) && isMap(below)) merged[key] = merge(below, value, path);
    else if (Array.isArray(value) && Array.isArray(below) && JOINED.has(path))
      merged[key] = unique([...below, ...value]);
    else merged[key] = value;
  }
  return merged;
}

/** The values of a map's innermost keys, by its keys; a list is a value. */
export function leaves(layer: Layer, at: string[] = []): { at: string[]; value: unknown }[] {
  return Object.entries(layer).flatMap(([key, value]) =>
    isMap(value) ? leaves(value, [...at, key]) : [{ at: [...at, key], value }],
  );
}

/** The value at a dotted key; undefined when there is none. */
export function valueAt(layer: unknown, at: readonly string[]): unknown {
  return at.reduce<unknown>(
    (inner, key) => (isMap(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    layer,
  );
}

/** A layer that holds one value. */
export function layerOf(at: readonly string[], value: unknown): Layer {
  return at.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), value) as Layer;
}

function unique(list: unknown[]): unknown[] {
  const seen = new Set<string>();
  return list.filter((item) => {
    const key = JSON.stringify(item);
    return !seen.has(key) && seen.add(key);
  });
}

function isMap(value: unknown): value is Layer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
