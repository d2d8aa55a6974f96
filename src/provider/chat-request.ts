import type OpenAI from 'openai';
import type { Image, Message } from '../contract/message.js';
import type { Prompt } from '../contract/provider.js';
import type { Endpoint } from './endpoint.js';
import { isClosed, offered, ownData, wireArgs, wireEffort, wireSchema } from './wire.js';

type Param = OpenAI.Chat.Completions.ChatCompletionMessageParam;
type Body = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;

/** A prompt in the words of Chat Completions, without its `messages`. */
export function chatHead(endpoint: Endpoint, prompt: Prompt): Omit<Body, 'messages'> {
  const { maxOutput, temperature, effort, firstParty } = endpoint;
  const { tools, none } = offered(prompt);
  return {
    model: endpoint.model,
    stream: true,
    stream_options: { include_usage: true },
    ...(tools.length > 0 && {
      tools: tools.map(({ name, about, schema }) => ({
        type: 'function' as const,
        function: { name, description: about, parameters: wireSchema(schema) },
      })),
    }),
    ...(none && { tool_choice: 'none' as const }),
    ...(maxOutput !== undefined && { [firstParty ? 'max_completion_tokens' : 'max_tokens']: maxOutput }),
    ...(temperature !== undefined && { temperature }),
    ...(effort !== undefined && { reasoning_effort: wireEffort(effort, endpoint.model) }),
    ...(prompt.answer !== undefined && { response_format: answerFormat(prompt.answer) }),
    ...(firstParty && prompt.cacheKey !== undefined && { prompt_cache_key: prompt.cacheKey }),
  };
}

function answerFormat(schema: Record<string, unknown>): OpenAI.ResponseFormatJSONSchema {
  const json_schema = { name: 'answer', schema: wireSchema(schema), strict: isClosed(schema, true) };
  return { type: 'json_schema', json_schema };
}

/** The first of `messages`, when there is a system prompt. */
export function chatSystem({ system }: Prompt): Param[] {
  return system === '' ? [] : [{ role: 'system', content: system }];
}

/** The items of `messages` that a message becomes. */
export function chatItems(endpoint: Endpoint, message: Message): Param[] {
  if (message.role === 'assistant') return [encodeAssistant(endpoint, message)];
  const results: Param[] = [];
  const parts: OpenAI.Chat.Completions.ChatCompletionContentPart[] = [];
  for (const block of message.blocks) {
    if (block.type === 'text') parts.push({ type: 'text', text: block.text });
    if (block.type === 'image') parts.push(encodeImage(endpoint, block));
    if (block.type !== 'result') continue;
    const { id, text, images = [] } = block;
    results.push({ role: 'tool', tool_call_id: id, content: text === '' ? '(no output)' : text });
    // A tool message holds text only: its images follow after all results.
    if (images.length > 0) parts.push({ type: 'text', text: `Images of call ${id}:` });
    parts.push(...images.map((image) => encodeImage(endpoint, image)));
  }
  if (parts.length === 0) return results;
  const onlyText = parts.every((part) => part.type === 'text');
  const content = onlyText ? parts.map((part) => part.text).join('\n\n') : parts;
  return [...results, { role: 'user', content }];
}

function encodeAssistant(endpoint: Endpoint, { blocks }: Extract<Message, { role: 'assistant' }>): Param {
  const text = blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
  const calls = blocks.flatMap((block) => (block.type === 'call' ? [block] : []));
  const details = blocks.flatMap((block) => {
    const own = block.type === 'thought' ? ownData(block.data, endpoint.name) : undefined;
    return Array.isArray(own) ? own : [];
  });
  return {
    role: 'assistant',
    content: text !== '' ? text : calls.length > 0 ? null : '(no text)',
    ...(calls.length > 0 && {
      tool_calls: calls.map(({ id, name, args }) => ({
        id,
        type: 'function' as const,
        function: { name, arguments: JSON.stringify(wireArgs(args)) },
      })),
    }),
    ...(details.length > 0 && { reasoning_details: details }),
  };
}

function encodeImage(endpoint: Endpoint, image: Image): OpenAI.Chat.Completions.ChatCompletionContentPart {
  return endpoint.images
    ? { type: 'image_url', image_url: { url: `data:${image.mime};base64,${image.data}` } }
    : { type: 'text', text: '(an image, left out: this model takes none)' };
}
