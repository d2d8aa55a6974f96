import type OpenAI from 'openai';
import type { Image, Message, Result } from '../contract/message.js';
import type { Prompt } from '../contract/provider.js';
import type { Endpoint } from './endpoint.js';
import { isClosed, offered, ownData, wireArgs, wireEffort, wireSchema } from './wire.js';

type Input = OpenAI.Responses.ResponseInputItem;
type Content = OpenAI.Responses.ResponseInputText | OpenAI.Responses.ResponseInputImage;

/** Models that reason; the others refuse to be asked for encrypted reasoning. */
const REASONS = /^(gpt-[5-9]|o[1-9]|codex)/;

/** A prompt in the words of the Responses API, without its `input`. */
export function responsesHead(
  endpoint: Endpoint,
  prompt: Prompt,
): Omit<OpenAI.Responses.ResponseCreateParamsStreaming, 'input'> {
  const { maxOutput, temperature, effort, model } = endpoint;
  const { tools, none } = offered(prompt);
  return {
    model,
    ...(prompt.system !== '' && { instructions: prompt.system }),
    stream: true,
    store: false,
    ...((REASONS.test(model) || effort !== undefined) && { include: ['reasoning.encrypted_content'] }),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, about, schema }) => ({
        type: 'function' as const,
        name,
        description: about,
        parameters: wireSchema(schema),
        strict: false,
      })),
    }),
    ...(none && { tool_choice: 'none' as const }),
    ...(maxOutput !== undefined && { max_output_tokens: maxOutput }),
    ...(temperature !== undefined && { temperature }),
    ...(effort !== undefined && { reasoning: { effort: wireEffort(effort, model) } }),
    ...(prompt.answer !== undefined && { text: { format: answerFormat(prompt.answer) } }),
    ...(prompt.cacheKey !== undefined && { prompt_cache_key: prompt.cacheKey }),
  };
}

function answerFormat(schema: Record<string, unknown>): OpenAI.Responses.ResponseFormatTextJSONSchemaConfig {
  return { type: 'json_schema', name: 'answer', schema: wireSchema(schema), strict: isClosed(schema, true) };
}

/** The items of `input` that a message becomes. */
export function responsesItems(endpoint: Endpoint, message: Message): Input[] {
  if (message.role === 'assistant') return encodeAssistant(endpoint, message);
  const results: Input[] = [];
  const content: Content[] = [];
  for (const block of message.blocks) {
    if (block.type === 'result') results.push(encodeResult(endpoint, block));
    else content.push(block.type === 'text' ? encodeText(block.text) : encodeImage(endpoint, block));
  }
  return content.length > 0 ? [...results, { type: 'message', role: 'user', content }] : results;
}

function encodeAssistant(endpoint: Endpoint, { blocks }: Extract<Message, { role: 'assistant' }>): Input[] {
  const items = blocks.flatMap((block): Input[] => {
    if (block.type === 'call') {
      const { id, name, args } = block;
      return [{ type: 'function_call', call_id: id, name, arguments: JSON.stringify(wireArgs(args)) }];
    }
    if (block.type === 'text')
      return block.text === '' ? [] : [{ type: 'message', role: 'assistant', content: block.text }];
    const own = ownData(block.data, endpoint.name);
    return isReasoning(own) ? [own] : [];
  });
  const isSilent = items.every((item) => item.type === 'reasoning');
  // A reasoning item may not stand alone.
  return isSilent ? [{ type: 'message', role: 'assistant', content: '(no text)' }] : items;
}

function encodeResult(endpoint: Endpoint, { id, text, images = [] }: Result): Input {
  const shown = text === '' ? '(no output)' : text;
  const output =
    images.length === 0 ? shown : [encodeText(shown), ...images.map((image) => encodeImage(endpoint, image))];
  return { type: 'function_call_output', call_id: id, output };
}

function encodeText(text: string): OpenAI.Responses.ResponseInputText {
  return { type: 'input_text', text };
}

function encodeImage(endpoint: Endpoint, { mime, data }: Image): Content {
  return endpoint.images
    ? { type: 'input_image', detail: 'auto', image_url: `data:${mime};base64,${data}` }
    : encodeText('(an image, left out: this model takes none)');
}

function isReasoning(value: unknown): value is OpenAI.Responses.ResponseReasoningItem {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'reasoning';
}
