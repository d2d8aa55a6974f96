import type Anthropic from '@anthropic-ai/sdk';
import type OpenAI from 'openai';
import { z } from 'zod';
import type { Wire } from './model-wire.js';

/**
 * What each vendor accepts of the fields that Galley may send, written after the request types of the vendors' own
 * packages (`ResponseCreateParams`, `ChatCompletionCreateParams`, `MessageCreateParams`). Strict: an unknown field is
 * refused, as OpenAI ("Unknown parameter") and Anthropic ("Extra inputs are not permitted") do.
 */
const schemaOfTool = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.unknown()),
});
const toolName = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/);
const dataUrl = z.string().regex(/^(data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+|https:\/\/.+)$/);
const effort = z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']);
const jsonSchema = z.looseObject({ type: z.literal('object') });

const inputText = z.strictObject({ type: z.literal('input_text'), text: z.string() });
const inputImage = z.strictObject({
  type: z.literal('input_image'),
  detail: z.enum(['low', 'high', 'auto']),
  image_url: dataUrl,
});
const item = z.union([
  z.strictObject({
    type: z.literal('message').exactOptional(),
    role: z.enum(['user', 'assistant', 'system', 'developer']),
    content: z.union([z.string().min(1), z.array(z.union([inputText, inputImage])).min(1)]),
  }),
  z.strictObject({
    type: z.literal('function_call'),
    call_id: z.string().min(1).max(64),
    name: toolName,
    arguments: z.string(),
  }),
  z.strictObject({
    type: z.literal('function_call_output'),
    call_id: z.string().min(1).max(64),
    output: z.union([z.string(), z.array(z.union([inputText, inputImage])).min(1)]),
  }),
  z.strictObject({
    type: z.literal('reasoning'),
    id: z.string().min(1),
    summary: z.array(z.strictObject({ type: z.literal('summary_text'), text: z.string() })),
    encrypted_content: z.string().min(1),
  }),
]);

const responses = z.strictObject({
  model: z.string().min(1),
  instructions: z.string().exactOptional(),
  input: z.array(item).min(1),
  stream: z.literal(true),
  store: z.literal(false),
  include: z.array(z.literal('reasoning.encrypted_content')).exactOptional(),
  tools: z
    .array(
      z.strictObject({
        type: z.literal('function'),
        name: toolName,
        description: z.string(),
        parameters: schemaOfTool,
        strict: z.boolean(),
      }),
    )
    .min(1)
    .exactOptional(),
  tool_choice: z.enum(['none', 'auto', 'required']).exactOptional(),
  max_output_tokens: z.number().int().min(16).exactOptional(),
  temperature: z.number().min(0).max(2).exactOptional(),
  reasoning: z.strictObject({ effort }).exactOptional(),
  prompt_cache_key: z.string().max(64).exactOptional(),
  text: z
    .strictObject({
      format: z.strictObject({
        type: z.literal('json_schema'),
        name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
        schema: jsonSchema,
        strict: z.boolean(),
      }),
    })
    .exactOptional(),
});

const part = z.union([
  z.strictObject({ type: z.literal('text'), text: z.string().min(1) }),
  z.strictObject({ type: z.literal('image_url'), image_url: z.strictObject({ url: dataUrl }) }),
]);
const chatCall = z.strictObject({
  id: z.string().min(1),
  type: z.literal('function'),
  function: z.strictObject({ name: toolName, arguments: z.string() }),
});

const chat = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(
      z.discriminatedUnion('role', [
        z.strictObject({ role: z.literal('system'), content: z.string() }),
        z.strictObject({
          role: z.literal('user'),
          content: z.union([z.string().min(1), z.array(part).min(1)]),
        }),
        z.strictObject({
          role: z.literal('assistant'),
          content: z.string().nullable(),
          tool_calls: z.array(chatCall).min(1).exactOptional(),
          // OpenRouter's; sent only when that server sent it.
          reasoning_details: z.array(z.unknown()).exactOptional(),
        }),
        z.strictObject({ role: z.literal('tool'), tool_call_id: z.string().min(1), content: z.string() }),
      ]),
    )
    .min(1),
  stream: z.literal(true),
  stream_options: z.strictObject({ include_usage: z.literal(true) }),
  tools: z
    .array(
      z.strictObject({
        type: z.literal('function'),
        function: z.strictObject({ name: toolName, description: z.string(), parameters: schemaOfTool }),
      }),
    )
    .min(1)
    .exactOptional(),
  tool_choice: z.enum(['none', 'auto', 'required']).exactOptional(),
  max_tokens: z.number().int().min(1).exactOptional(),
  max_completion_tokens: z.number().int().min(1).exactOptional(),
  temperature: z.number().min(0).max(2).exactOptional(),
  reasoning_effort: effort.exactOptional(),
  prompt_cache_key: z.string().exactOptional(),
  response_format: z
    .strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({ name: z.string(), schema: jsonSchema, strict: z.boolean() }),
    })
    .exactOptional(),
});

const cache = { cache_control: z.strictObject({ type: z.literal('ephemeral') }).exactOptional() };
const claudeText = z.strictObject({ type: z.literal('text'), text: z.string().regex(/\S/), ...cache });
const claudeImage = z.strictObject({
  type: z.literal('image'),
  source: z.strictObject({
    type: z.literal('base64'),
    media_type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
    data: z.base64(),
  }),
  ...cache,
});
const toolId = z.string().regex(/^[a-zA-Z0-9_-]+$/);

const messages = z
  .strictObject({
    model: z.string().min(1),
    max_tokens: z.number().int().min(1),
    system: z.array(claudeText).min(1).exactOptional(),
    messages: z
      .array(
        z.discriminatedUnion('role', [
          z.strictObject({
            role: z.literal('user'),
            content: z.array(
              z.discriminatedUnion('type', [
                claudeText,
                claudeImage,
                z.strictObject({
                  type: z.literal('tool_result'),
                  tool_use_id: toolId,
                  content: z.array(z.discriminatedUnion('type', [claudeText, claudeImage])).min(1),
                  is_error: z.literal(true).exactOptional(),
                  ...cache,
                }),
              ]),
            ),
          }),
          z.strictObject({
            role: z.literal('assistant'),
            content: z.array(
              z.discriminatedUnion('type', [
                claudeText,
                z.strictObject({
                  type: z.literal('thinking'),
                  thinking: z.string(),
                  signature: z.string().min(1),
                }),
                z.strictObject({ type: z.literal('redacted_thinking'), data: z.string().min(1) }),
                z.strictObject({
                  type: z.literal('tool_use'),
                  id: toolId,
                  name: toolName,
                  input: z.record(z.string(), z.unknown()),
                }),
              ]),
            ),
          }),
        ]),
      )
      .min(1),
    stream: z.literal(true),
    tools: z
      .array(z.strictObject({ name: toolName, description: z.string(), input_schema: schemaOfTool }))
      .min(1)
      .exactOptional(),
    tool_choice: z.strictObject({ type: z.enum(['none', 'auto', 'any']) }).exactOptional(),
    temperature: z.number().min(0).max(1).exactOptional(),
    thinking: z
      .discriminatedUnion('type', [
        z.strictObject({ type: z.literal('adaptive') }),
        z.strictObject({ type: z.literal('enabled'), budget_tokens: z.number().int().min(1_024) }),
      ])
      .exactOptional(),
    output_config: z
      .strictObject({
        effort: z.enum(['low', 'medium', 'high', 'xhigh', 'max']).exactOptional(),
        format: z.strictObject({ type: z.literal('json_schema'), schema: jsonSchema }).exactOptional(),
      })
      .exactOptional(),
  })
  .refine(({ thinking, max_tokens }) => thinking?.type !== 'enabled' || thinking.budget_tokens < max_tokens, {
    message: 'budget_tokens must be less than max_tokens',
  })
  .refine((body) => (JSON.stringify(body).match(/"cache_control"/g) ?? []).length <= 4, {
    message: 'at most four blocks may have cache_control',
  });

const BODIES = { responses, chat, messages };

type Within<Vendors, Ours extends Vendors> = Ours;

/** Checked by the compiler: whatever is accepted here, the types of the vendors' own packages accept too. */
export type Accepted =
  | Within<OpenAI.Responses.ResponseCreateParamsStreaming, z.output<typeof responses>>
  | Within<OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming, z.output<typeof chat>>
  | Within<Anthropic.Messages.MessageCreateParamsStreaming, z.output<typeof messages>>;

/** What is wrong with the form of a request; undefined when the vendor would take it. */
export function wrongForm(wire: Wire, body: unknown): string | undefined {
  const result = BODIES[wire].safeParse(body);
  return result.success ? undefined : z.prettifyError(result.error).slice(0, 1_000);
}
