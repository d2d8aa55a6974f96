/**
 * One thing a tool call is about to touch: declared by the tool, judged by the policy, written to the transcript.
 * `path` is as the model wrote it (relative to the workspace, or absolute); the policy resolves where it leads.
 * `command` is the shell text; `cwd`, when set, is the folder it runs in (as written).
 */
export type Access =
  | { kind: 'read'; path: string }
  | { kind: 'write'; path: string }
  | { kind: 'exec'; command: string; cwd?: string }
  | { kind: 'net'; url: string }
  | { kind: 'agent'; role: string }
  | { kind: 'mcp'; server: string; tool: string; readOnly: boolean }
  | { kind: 'config'; key: string }
  | { kind: 'job'; id: string }
  | { kind: 'stage'; intent: string };

export type AccessKind = Access['kind'];

/**
 * The policy's answer. `ask` goes to the approver, and is a refusal where nobody can answer; `deny` is told to the
 * model and the run goes on; `halt` ends the run. `rule` names the rule and its origin; `say` is for the model:
 * what was refused, and what to do instead.
 */
export type Verdict =
  | { action: 'allow'; rule?: string }
  | { action: 'ask' | 'deny' | 'halt'; rule: string; say: string };

export const ALLOW: Verdict = { action: 'allow' };

const WEIGHT = { allow: 0, ask: 1, deny: 2, halt: 3 };

/** The strictest of several verdicts: halt over deny over ask over allow; the first among equals. */
export function strictest(verdicts: Iterable<Verdict>): Verdict {
  let worst: Verdict = ALLOW;
  for (const verdict of verdicts) if (WEIGHT[verdict.action] > WEIGHT[worst.action]) worst = verdict;
  return worst;
}

/** What the touch is about, as rules, refusals and people see it. */
export function subject(access: Access): string {
  switch (access.kind) {
    case 'read':
    case 'write':
      return access.path;
    case 'exec':
      return access.command;
    case 'net':
      return access.url;
    case 'agent':
      return access.role;
    case 'mcp':
      return `${access.server}__${access.tool}`;
    case 'config':
      return access.key;
    case 'job':
      return access.id;
    case 'stage':
      return access.intent;
  }
}
