import { type Access, ALLOW, type Verdict } from '../contract/access.js';
import type { By } from '../contract/policy.js';
import type { Mode } from '../contract/recipe.js';
import type { CommandsIn } from '../contract/shell.js';
import type { Granted, Judge } from './gate.js';
import { suggestion } from './suggestion.js';

type Kind = 'safe' | 'edit' | 'execute';

/** Tools that speak to one host that the owner has set up; reading the web through them needs no approval. */
const SAFE_NET = new Set(['web_search', 'code_search', 'view_image', 'mcp']);

/** Changes that could make a stranger's code run, or give later runs more room: asked about in every mode. */
const WIDENING =
  /^(set_api_key|marketplace_add|plugin_(install|enable|update)|(un)?set:(mode|permissions|providers|mcp|control|hooks|plugins|network|secrets|trust|lsp|tools\.bash)\b)/;

/**
 * The approval mode: `ask` passes what is safe, `edits` also writes, `autopilot` everything. An allow rule passes the
 * rest. Asked once, when a tool is called. A kind of touch nobody has thought of is denied.
 */
export function mode(current: Mode, granted: Granted, commandsIn: CommandsIn): Judge {
  return (access, by) => {
    const kind = kindOf(access, by);
    if (kind === undefined) return unknown(access);
    const isWidening = access.kind === 'config' && WIDENING.test(access.key);
    if (by.moment !== 'call' || kind === 'safe' || (current === 'autopilot' && !isWidening)) return ALLOW;
    if (kind === 'edit' && current === 'edits') return ALLOW;
    const rule = granted(access, by);
    if (rule !== undefined) return { action: 'allow', rule };
    return {
      action: 'ask',
      rule: `mode.${current}`,
      say: `Nobody is there to approve this (mode: ${current}). ${wayOut(suggestion(access, by, commandsIn))}`,
    };
  };
}

const wayOut = (rules: readonly string[]): string =>
  rules.length > 0
    ? `It would pass with the allow rule ${rules.join(' and ')}.`
    : 'No allow rule covers a command whose programs are not known before it runs.';

/** For runs that may only look: every write, command, network call and change is refused, whatever a rule says. */
export function lookOnly(why: string): Judge {
  return (access, by) => {
    const kind = kindOf(access, by);
    if (kind === undefined) return unknown(access);
    if (kind === 'safe' && access.kind !== 'net') return ALLOW;
    return {
      action: 'deny',
      rule: 'trust.read',
      say: `This run may only look (${why}): nothing is changed or run.`,
    };
  };
}

function kindOf(access: Access, by: By): Kind | undefined {
  switch (access.kind) {
    case 'read':
    case 'agent':
    case 'stage':
      return 'safe';
    case 'write':
      return 'edit';
    case 'mcp':
      return access.readOnly === true ? 'safe' : 'execute';
    case 'net':
      return SAFE_NET.has(by.tool) ? 'safe' : 'execute';
    case 'exec':
    case 'job':
    case 'config':
      return 'execute';
    default:
      return undefined;
  }
}

function unknown(access: { kind: string }): Verdict {
  return {
    action: 'deny',
    rule: 'policy.unknown',
    say: `Nothing grants a touch of the kind "${access.kind}".`,
  };
}
