import { USER_ONLY } from '../contract/config.js';

/** What comes of a project's value under the value that holds without it; `told` when it is not taken as written. */
export interface Narrowed {
  value?: unknown;
  told?: string;
}

type Rule = (theirs: unknown, own: unknown) => Narrowed;

const WIDENS = 'a project file may narrow, not widen';

/**
 * How a project's own file may change each key: it may only narrow what the user's config and the defaults give. A key
 * that no rule names is ignored, so a new key is closed until someone decides.
 */
export function narrow(at: readonly string[], theirs: unknown, own: unknown): Narrowed {
  if ((USER_ONLY as readonly string[]).includes(at[0] ?? ''))
    return { told: `${at[0]} may be set by the user's own config only` };
  const key = at.join('.');
  const rule = RULES.find(([pattern]) => pattern.test(key))?.[1] ?? never;
  return rule(theirs, own);
}

const never: Rule = () => ({ told: "may be set by the user's own config only" });
const free: Rule = (theirs) => ({ value: theirs });
const only =
  (wanted: boolean): Rule =>
  (theirs) =>
    theirs === wanted ? { value: theirs } : { told: WIDENS };
const least: Rule = (theirs, own) =>
  typeof own === 'number' && Number(theirs) > own
    ? { told: `${WIDENS} (the limit is ${own})` }
    : { value: theirs };
const among: Rule = (theirs, own) => {
  const allowed = Array.isArray(own) ? own : [];
  const wanted = Array.isArray(theirs) ? theirs : [];
  const kept = wanted.filter((each) => allowed.includes(each));
  const left = wanted.filter((each) => !allowed.includes(each));
  return { value: kept, ...(left.length > 0 && { told: `${WIDENS} (not allowed: ${left.join(', ')})` }) };
};

const SANDBOX = ['off', 'auto', 'required'];
const sandbox: Rule = (theirs, own) =>
  SANDBOX.indexOf(String(theirs)) >= SANDBOX.indexOf(String(own)) ? { value: theirs } : { told: WIDENS };
const network: Rule = (theirs, own) => {
  if (theirs === false || own === true) return { value: theirs };
  return own === false || theirs === true ? { told: WIDENS } : among(theirs, own);
};

const RULES: [RegExp, Rule][] = [
  [/^(model|small_model|vision_model)$/, free],
  [/^tools\.\w+\.absolute_paths$/, only(false)],
  [/^tools\.read\.format$/, free],
  [/^tools\.bash\.(shell_expansion|keep_jobs)$/, only(false)],
  [/^tools\.bash\.sandbox$/, sandbox],
  [/^tools\.bash\.network$/, network],
  [/^tools\.bash\.env$/, among],
  [/^tools\.view_image\.max_image_bytes$/, least],
  [/^tools\.parallel_subagents\.max_depth$/, least],
  [/^tools\.(web_fetch|browser)\.hosts$/, among],
  [/^tools\.output_compression\.enabled$/, free],
  [/^tools\.disabled$/, free],
  [/^ttsr\.(enabled|builtin)$/, only(true)],
  [/^ttsr\.rules$/, free],
  [/^limits\.(turns|tokens|usd|minutes)$/, least],
  [/^lsp\.enabled$/, only(false)],
  [/^lsp\.inject_diagnostics_on_edit$/, free],
  [/^lsp\.(diagnostics_wait_ms|idle_shutdown_minutes)$/, least],
  [/^agents\.max_depth$/, least],
  [/^context\.(index|instructions)$/, free],
];
