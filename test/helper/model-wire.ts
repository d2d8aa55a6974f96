/** What the model is to say in one turn. */
export interface Take {
  text?: string;
  thought?: string;
  /** `args` as a string is sent as it is, broken or not. */
  calls?: { name: string; args: unknown; id?: string }[];
  usage?: { input?: number; output?: number; cached?: number };
  stop?: 'end' | 'length' | 'filter';
  /** Events to send instead, each as one JSON event (chat deltas in any shape). */
  raw?: unknown[];
  fault?: Mishap | undefined;
}

/** How an answer goes wrong, or arrives oddly. */
export type Mishap =
  /** Any HTTP status, with the vendor's error body. */
  | { status: number; code?: string; message?: string; body?: string; headers?: Record<string, string> }
  | 'quota'
  | 'html'
  /** Closed in order, before the end. */
  | 'cut'
  /** The socket is destroyed in the middle. */
  | 'reset'
  /** Nothing more after the first events, connection open. */
  | 'stall'
  /** Nothing at all, not even headers. */
  | 'silent'
  | 'error-frame'
  | 'overloaded-frame'
  | 'bad-chunk'
  /** All that makes the answer whole, and then the connection stays open. */
  | 'no-tail'
  | 'empty'
  | 'done-only'
  /** Odd but right: one byte at a time, CR LF, comment lines between events. */
  | 'bytes'
  | 'crlf'
  | 'comments'
  /** A whole JSON answer although a stream was asked for (chat only). */
  | 'whole';

export type Wire = 'responses' | 'chat' | 'messages';

/** One server-sent event: its name where the wire has names, and its data. */
export interface SseEvent {
  event?: string;
  data: unknown;
}

const usageOf = ({ usage = {} }: Take) => ({ input: 10, output: 5, cached: 0, ...usage });
const jsonOf = (args: unknown) => (typeof args === 'string' ? args : JSON.stringify(args));

/** Cuts text into pieces of three characters, so that every stream has several deltas. */
function pieces(text: string): string[] {
  return [...(text.match(/[\s\S]{1,3}/gu) ?? [])];
}

export function render(wire: Wire, take: Take, turn: number): SseEvent[] {
  if (take.raw) return take.raw.map((data) => (wire === 'chat' ? { data } : { event: nameOf(data), data }));
  const calls = (take.calls ?? []).map((call, index) => ({ id: `call_${turn}_${index}`, ...call }));
  const whole = { ...take, calls };
  if (wire === 'chat') return chat(whole);
  return wire === 'responses' ? responses(whole, turn) : messages(whole, turn);
}

function nameOf(data: unknown): string {
  return String((data as { type?: string }).type);
}

type Whole = Take & { calls: { name: string; args: unknown; id: string }[] };

function chat(take: Whole): SseEvent[] {
  const chunk = (delta: unknown, finish_reason: string | null = null) => ({
    data: {
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason }],
    },
  });
  const { input, output, cached } = usageOf(take);
  const usage = {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
  };
  const finish = {
    length: 'length',
    filter: 'content_filter',
    end: take.calls.length > 0 ? 'tool_calls' : 'stop',
  };
  return [
    chunk({ role: 'assistant', content: '' }),
    ...pieces(take.thought ?? '').map((reasoning_content) => chunk({ reasoning_content })),
    ...pieces(take.text ?? '').map((content) => chunk({ content })),
    ...take.calls.flatMap(({ id, name, args }, index) => [
      chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
      ...pieces(jsonOf(args)).map((json) =>
        chunk({ tool_calls: [{ index, function: { arguments: json } }] }),
      ),
    ]),
    chunk({}, finish[take.stop ?? 'end']),
    { data: { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage } },
  ];
}

function responses(take: Whole, turn: number): SseEvent[] {
  const { input, output, cached } = usageOf(take);
  const items: Record<string, unknown>[] = [];
  const events: { type: string; [key: string]: unknown }[] = [];
  if (take.thought !== undefined) {
    const output_index = items.length;
    const id = `rs_${turn}`;
    for (const delta of pieces(take.thought))
      events.push({
        type: 'response.reasoning_summary_text.delta',
        output_index,
        item_id: id,
        summary_index: 0,
        delta,
      });
    const summary = [{ type: 'summary_text', text: take.thought }];
    items.push({ type: 'reasoning', id, summary, encrypted_content: `sealed-${turn}` });
    events.push({ type: 'response.output_item.done', output_index, item: items[output_index] });
  }
  if (take.text !== undefined) {
    const output_index = items.length;
    const id = `msg_${turn}`;
    const shell = { type: 'message', id, role: 'assistant', status: 'in_progress', content: [] };
    events.push({ type: 'response.output_item.added', output_index, item: shell });
    for (const delta of pieces(take.text))
      events.push({ type: 'response.output_text.delta', output_index, item_id: id, content_index: 0, delta });
    items.push({
      ...shell,
      status: 'completed',
      content: [{ type: 'output_text', text: take.text, annotations: [] }],
    });
    events.push({ type: 'response.output_item.done', output_index, item: items[output_index] });
  }
  for (const { id: call_id, name, args } of take.calls) {
    const output_index = items.length;
    const id = `fc_${turn}_${output_index}`;
    const shell = { type: 'function_call', id, call_id, name, arguments: '', status: 'in_progress' };
    events.push({ type: 'response.output_item.added', output_index, item: shell });
    for (const delta of pieces(jsonOf(args)))
      events.push({ type: 'response.function_call_arguments.delta', output_index, item_id: id, delta });
    items.push({ ...shell, status: 'completed', arguments: jsonOf(args) });
    events.push({ type: 'response.output_item.done', output_index, item: items[output_index] });
  }
  const cutShort = take.stop === 'length' || take.stop === 'filter';
  const reason = take.stop === 'length' ? 'max_output_tokens' : 'content_filter';
  const response = {
    id: `resp_${turn}`,
    object: 'response',
    status: cutShort ? 'incomplete' : 'completed',
    incomplete_details: cutShort ? { reason } : null,
    output: items,
    usage: {
      input_tokens: input,
      output_tokens: output,
      total_tokens: input + output,
      input_tokens_details: { cached_tokens: cached },
      output_tokens_details: { reasoning_tokens: 0 },
    },
  };
  const start = {
    type: 'response.created',
    response: { ...response, status: 'in_progress', output: [], usage: null },
  };
  const end = { type: cutShort ? 'response.incomplete' : 'response.completed', response };
  return [start, ...events, end].map((data, sequence_number) => ({
    event: data.type,
    data: { ...data, sequence_number },
  }));
}

function messages(take: Whole, turn: number): SseEvent[] {
  const { input, output, cached } = usageOf(take);
  const events: Record<string, unknown>[] = [];
  let index = 0;
  const block = (content_block: unknown, deltas: unknown[]) => {
    events.push({ type: 'content_block_start', index, content_block });
    for (const delta of deltas) events.push({ type: 'content_block_delta', index, delta });
    events.push({ type: 'content_block_stop', index });
    index += 1;
  };
  if (take.thought !== undefined)
    block({ type: 'thinking', thinking: '', signature: '' }, [
      ...pieces(take.thought).map((thinking) => ({ type: 'thinking_delta', thinking })),
      { type: 'signature_delta', signature: `signed-${turn}` },
    ]);
  if (take.text !== undefined)
    block(
      { type: 'text', text: '' },
      pieces(take.text).map((text) => ({ type: 'text_delta', text })),
    );
  for (const { id, name, args } of take.calls)
    block(
      { type: 'tool_use', id, name, input: {} },
      pieces(jsonOf(args)).map((partial_json) => ({ type: 'input_json_delta', partial_json })),
    );
  const stop = {
    length: 'max_tokens',
    filter: 'refusal',
    end: take.calls.length > 0 ? 'tool_use' : 'end_turn',
  };
  const usage = {
    input_tokens: input - cached,
    cache_read_input_tokens: cached,
    cache_creation_input_tokens: 0,
    output_tokens: 1,
  };
  const message = {
    id: `m_${turn}`,
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  return [
    { type: 'message_start', message },
    { type: 'ping' },
    ...events,
    {
      type: 'message_delta',
      delta: { stop_reason: stop[take.stop ?? 'end'], stop_sequence: null },
      usage: { output_tokens: output },
    },
    { type: 'message_stop' },
  ].map((data) => ({ event: String(data.type), data }));
}
