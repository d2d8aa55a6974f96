import { z } from 'zod';
import { LINE_VERSION } from './event.js';
import { Finding, Intent } from './intent.js';
import { EXIT_CODE, type OutcomeName } from './outcome.js';

const count = z.number().int().min(0);
const text = z.string();
const maybe = z.exactOptional;

const Access = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['read', 'write']), path: text }),
  z.strictObject({ kind: z.literal('exec'), command: text, cwd: maybe(text) }),
  z.strictObject({ kind: z.literal('net'), url: text }),
  z.strictObject({ kind: z.literal('agent'), role: text }),
  z.strictObject({ kind: z.literal('mcp'), server: text, tool: text, readOnly: z.boolean() }),
  z.strictObject({ kind: z.literal('config'), key: text }),
  z.strictObject({ kind: z.literal('job'), id: text }),
  z.strictObject({ kind: z.literal('stage'), intent: text }),
]);

const Verdict = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('allow'), rule: maybe(text) }),
  z.strictObject({ action: z.enum(['ask', 'deny', 'halt']), rule: text, say: text }),
]);

const Usage = z.strictObject({ input: count, output: count, cached: count, usd: z.number().min(0) });
const Text = z.strictObject({ type: z.literal('text'), text });
const Image = z.strictObject({ type: z.literal('image'), mime: text, data: text });
const Thought = z.strictObject({
  type: z.literal('thought'),
  text,
  signature: maybe(text),
  data: maybe(z.unknown()),
});
const Call = z.strictObject({ type: z.literal('call'), id: text, name: text, args: z.unknown() });
const Staged = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('finding'), finding: Finding }),
  z.strictObject({ kind: z.literal('output'), data: z.unknown() }),
]);

/** A line of one type: what all lines have, and `shape`. */
function line<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({
    v: z.literal(LINE_VERSION),
    seq: count,
    at: z.iso.datetime(),
    agent: text,
    parent: maybe(text),
    type: z.literal(type),
    ...shape,
  });
}

const Start = line('start', {
  run: text,
  galley: text,
  recipe: text,
  title: text,
  model: text,
  mode: text,
  tools: z.array(text),
  base: text,
  head: text,
  event: text,
  number: maybe(count),
  actor: text,
  level: text,
  label: maybe(text),
  child: maybe(z.strictObject({ call: text, role: text, read_only: z.boolean(), worktree: z.boolean() })),
});
const Said = line('user', {
  source: z.enum(['prompt', 'runner', 'parent']),
  blocks: z.array(z.discriminatedUnion('type', [Text, Image])),
});
const Answer = line('assistant', {
  blocks: z.array(z.discriminatedUnion('type', [Text, Thought, Call])),
  stop: text,
  usage: Usage,
  ms: z.number(),
  structured: maybe(z.literal(true)),
});
const Called = line('call', {
  id: text,
  name: text,
  args: z.unknown(),
  access: z.array(Access),
  verdict: Verdict,
  preview: maybe(z.record(text, z.union([text, z.number()]))),
});
const Result = line('result', {
  id: text,
  name: text,
  ok: z.boolean(),
  text,
  ms: z.number(),
  images: maybe(z.array(Image)),
  spill: maybe(text),
  meta: maybe(z.record(text, z.union([text, z.number(), z.boolean(), z.array(text)]))),
  shown: maybe(text),
});
const Injection = line('ttsr_injection', {
  rules: z.array(text),
  reminder: text,
  source: z.enum(['text', 'args']),
  cut: text,
});
const Hook = line('hook', {
  phase: text,
  label: text,
  ok: z.boolean(),
  exit: z.number().nullable(),
  ms: z.number(),
  text,
});
const Todo = line('todo', {
  items: z.array(z.strictObject({ content: text, status: z.enum(['pending', 'in_progress', 'completed']) })),
});
const Context = line('context', {
  items: z.array(
    z.strictObject({
      kind: z.enum(['instructions', 'skill', 'agent', 'memory', 'mcp', 'plugin']),
      name: text,
      from: text,
      bytes: count,
      state: z.enum(['whole', 'listed', 'skipped']),
      why: maybe(text),
    }),
  ),
});
const Audit = line('audit', { path: text, verdict: Verdict, action: z.enum(['kept', 'reverted']) });
const End = line('end', {
  outcome: z.enum(Object.keys(EXIT_CODE) as [OutcomeName, ...OutcomeName[]]),
  say: text,
  turns: count,
  usage: Usage,
  ms: z.number(),
  patch: maybe(text),
});

/** One line of transcript.jsonl, as contract/event.ts `Line` types it; schema/transcript.schema.json is made of this. */
export const LineSchema = z.discriminatedUnion('type', [
  Start,
  Said,
  Answer,
  Called,
  Result,
  Injection,
  line('retry', { attempt: count, wait_ms: z.number(), reason: text }),
  Hook,
  line('compact', {
    before: count,
    summary: text,
    usage: Usage,
    how: maybe(z.enum(['summary', 'results', 'fresh'])),
    from: maybe(count),
    to: maybe(count),
  }),
  Todo,
  line('staged', { staged: Staged }),
  line('intent', { intent: Intent }),
  Audit,
  Context,
  line('notice', { level: z.enum(['info', 'warning']), text }),
  line('resume', { from: count }),
  End,
]);
