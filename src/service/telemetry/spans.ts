import {
  type Attributes,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { Line, LineOf } from '../../contract/event.js';
import { EXIT_CODE } from '../../contract/outcome.js';

/** Longest text of an attribute, when content is asked for. */
const MOST_TEXT = 4_000;

interface Agent {
  span: Span;
  context: Context;
  model: string;
}

/** `prefix/name` as the conventions have it: who serves the model, and its name. */
export function modelNames(model: string): Attributes {
  const slash = model.indexOf('/');
  const prefix = model.slice(0, Math.max(0, slash));
  const system = prefix === 'openai-chat' ? 'openai' : prefix;
  return { 'gen_ai.provider.name': system, 'gen_ai.request.model': model.slice(slash + 1) };
}

/**
 * The lines of a run as spans, after OpenTelemetry's conventions for generative AI: `invoke_agent` for the run and each
 * subagent, `chat` for each answer, `execute_tool` for each call. Prompts, answers and arguments only with `content`.
 */
export class RunSpans {
  readonly #tracer: Tracer;
  readonly #root: Context;
  readonly #content: boolean;
  readonly #agents = new Map<string, Agent>();

  constructor(tracer: Tracer, root: Context, content: boolean) {
    this.#tracer = tracer;
    this.#root = root;
    this.#content = content;
  }

  see(line: Line): void {
    if (line.type === 'start') this.#open(line);
    const agent = this.#agents.get(line.agent);
    if (!agent) return;
    if (line.type === 'assistant') this.#chat(agent, line);
    if (line.type === 'result') this.#tool(agent, line);
    if (line.type === 'retry') agent.span.addEvent('retry', { attempt: line.attempt, reason: line.reason });
    if (line.type === 'ttsr_injection') agent.span.addEvent('reminder', { rules: line.rules });
    if (line.type === 'compact')
      agent.span.addEvent('compact', { how: line.how ?? 'summary', from: line.from ?? 0, to: line.to ?? 0 });
    if (line.type === 'end') this.#close(line);
  }

  /** Spans of agents whose end nobody told. */
  end(): void {
    for (const { span } of [...this.#agents.values()].reverse()) span.end();
    this.#agents.clear();
  }

  #open(line: LineOf<'start'>): void {
    const parent = line.parent === undefined ? undefined : this.#agents.get(line.parent);
    const span = this.#tracer.startSpan(
      `invoke_agent ${line.recipe}`,
      {
        kind: SpanKind.INTERNAL,
        startTime: Date.parse(line.at),
        attributes: {
          'gen_ai.operation.name': 'invoke_agent',
          'gen_ai.agent.name': line.recipe,
          'gen_ai.agent.id': line.agent,
          'gen_ai.conversation.id': line.run,
          ...modelNames(line.model),
          'galley.mode': line.mode,
          'galley.event': line.event,
        },
      },
      parent?.context ?? this.#root,
    );
    const context = trace.setSpan(this.#root, span);
    this.#agents.set(line.agent, { span, context, model: line.model });
  }

  #chat({ context, model }: Agent, line: LineOf<'assistant'>): void {
    const end = Date.parse(line.at);
    const names = modelNames(model);
    const said = line.blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
    this.#tracer
      .startSpan(
        `chat ${names['gen_ai.request.model']}`,
        {
          kind: SpanKind.CLIENT,
          startTime: end - line.ms,
          attributes: {
            'gen_ai.operation.name': 'chat',
            ...names,
            'gen_ai.usage.input_tokens': line.usage.input,
            'gen_ai.usage.output_tokens': line.usage.output,
            'gen_ai.usage.cache_read.input_tokens': line.usage.cached,
            'gen_ai.response.finish_reasons': [line.stop],
            'galley.cost.usd': line.usage.usd,
            ...(this.#content && { 'gen_ai.output.messages': said.slice(0, MOST_TEXT) }),
          },
        },
        context,
      )
      .end(end);
  }

  #tool({ context }: Agent, line: LineOf<'result'>): void {
    const end = Date.parse(line.at);
    const span = this.#tracer.startSpan(
      `execute_tool ${line.name}`,
      {
        kind: SpanKind.INTERNAL,
        startTime: end - line.ms,
        attributes: {
          'gen_ai.operation.name': 'execute_tool',
          'gen_ai.tool.name': line.name,
          'gen_ai.tool.call.id': line.id,
          'gen_ai.tool.type': 'function',
          ...(this.#content && { 'gen_ai.tool.call.result': line.text.slice(0, MOST_TEXT) }),
        },
      },
      context,
    );
    if (!line.ok) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  #close(line: LineOf<'end'>): void {
    const agent = this.#agents.get(line.agent);
    if (!agent) return;
    agent.span.setAttributes({
      'galley.outcome': line.outcome,
      'galley.turns': line.turns,
      'gen_ai.usage.input_tokens': line.usage.input,
      'gen_ai.usage.output_tokens': line.usage.output,
      'galley.cost.usd': line.usage.usd,
    });
    if (EXIT_CODE[line.outcome] !== 0) {
      agent.span.setAttribute('error.type', line.outcome);
      agent.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    agent.span.end(Date.parse(line.at));
    this.#agents.delete(line.agent);
  }
}
