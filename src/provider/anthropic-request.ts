import type Anthropic from '@anthropic-ai/sdk';
import type { Image, Message, Result } from '../contract/message.js';
import type { Prompt } from '../contract/provider.js';
import type { Endpoint } from './endpoint.js';
import { isClosed, offered, ownData, wireArgs, wireSchema } from './wire.js';

type Param = Anthropic.Messages.MessageParam;
type Block = Anthropic.Messages.ContentBlockParam;
type Body = Anthropic.Messages.MessageCreateParamsStreaming;

/** The API wants a limit; a model's own is used where it is known. */
const MOST_OUTPUT = 32_000;
const CACHE = { cache_control: { type: 'ephemeral' as const } };

/** A prompt in the words of the Messages API, without its `messages`. */
export function anthropicHead(endpoint: Endpoint, prompt: Prompt): Omit<Body, 'messages'> {
  const { tools, none } = offered(prompt);
  const { temperature, model, maxOutput = MOST_OUTPUT } = endpoint;
  return {
    model,
    max_tokens: maxOutput,
    ...(prompt.system !== '' && { system: [{ type: 'text' as const, text: prompt.system, ...CACHE }] }),
    stream: true,
    ...(tools.length > 0 && {
      tools: tools.map(({ name, about, schema }) => ({
        name,
        description: about,
        input_schema: { ...wireSchema(schema), type: 'object' as const },
      })),
    }),
    ...(none && { tool_choice: { type: 'none' as const } }),
    ...(temperature !== undefined && { temperature }),
    ...thinking(endpoint, maxOutput),
    ...outputConfig(endpoint, prompt),
  };
}

/** Before Claude 4.6 a budget of tokens says how much to think: at least 1,024, and below max_tokens. */
function thinking({ effort, model }: Endpoint, maxOutput: number): Partial<Body> {
  if (effort === undefined) return {};
  if (takesEffort(model)) return { thinking: { type: 'adaptive' } };
  const budget = { minimal: 1_024, low: 2_048, medium: 8_192, high: 16_384 }[effort];
  return {
    thinking: { type: 'enabled', budget_tokens: Math.max(1_024, Math.min(budget, maxOutput - 1_024)) },
  };
}

/** A schema with open objects is refused, so it is left to the runner to check. */
function outputConfig({ effort, model }: Endpoint, { answer }: Prompt): Partial<Body> {
  const config: Anthropic.Messages.OutputConfig = {
    ...(effort !== undefined && takesEffort(model) && { effort: effort === 'minimal' ? 'low' : effort }),
    ...(answer !== undefined &&
      isClosed(answer, false) && { format: { type: 'json_schema', schema: wireSchema(answer) } }),
  };
  return Object.keys(config).length > 0 ? { output_config: config } : {};
}

function takesEffort(model: string): boolean {
  const [, major, minor] = /^claude-[a-z]+-(\d{1,2})(?:-(\d{1,2}))?(?!\d)/.exec(model) ?? [];
  return major !== undefined && Number(major) + Number(minor ?? 0) / 100 >= 4.06;
}

/** Which messages are marked: the last two of the user's. This request writes there, the next one reads what the last one wrote. */
export function markedForCache({ messages }: Prompt): Set<Message> {
  return new Set(messages.filter(({ role }) => role === 'user').slice(-2));
}

/** A message with a mark at its end, up to which the vendor keeps the prompt. */
export function withMark(message: Param): Param {
  const last = Array.isArray(message.content) ? message.content.at(-1) : undefined;
  if (last) Object.assign(last, CACHE);
  return message;
}

/** A message in the vendor's words. */
export function anthropicMessage(endpoint: Endpoint, message: Message): Param {
  if (message.role === 'assistant') return encodeAssistant(endpoint, message);
  const content = message.blocks.flatMap((block): Block[] => {
    if (block.type === 'result') return [encodeResult(endpoint, block)];
    return block.type === 'image' ? [encodeImage(endpoint, block)] : encodeText(block.text);
  });
  return { role: 'user', content: content.length > 0 ? content : encodeText('(nothing)') };
}

function encodeAssistant(endpoint: Endpoint, { blocks }: Extract<Message, { role: 'assistant' }>): Param {
  const content = blocks.flatMap((block): Block[] => {
    if (block.type === 'text') return encodeText(block.text);
    if (block.type === 'call')
      return [{ type: 'tool_use', id: wireId(block.id), name: block.name, input: wireArgs(block.args) }];
    const own = ownData(block.data, endpoint.name);
    if (isRedacted(own)) return [{ type: 'redacted_thinking', data: own.redacted }];
    return isSigned(own) ? [{ type: 'thinking', thinking: block.text, signature: own.signature }] : [];
  });
  const isSilent = content.every((block) => block.type === 'thinking' || block.type === 'redacted_thinking');
  return { role: 'assistant', content: isSilent ? [...content, ...encodeText('(no text)')] : content };
}

function encodeResult(endpoint: Endpoint, { id, ok, text, images = [] }: Result): Block {
  const content = [
    ...encodeText(text === '' ? '(no output)' : text),
    ...images.map((image) => encodeImage(endpoint, image)),
  ];
  return { type: 'tool_result', tool_use_id: wireId(id), content, ...(!ok && { is_error: true }) };
}

/** Blank text is refused by the API. */
function encodeText(text: string): Anthropic.Messages.TextBlockParam[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

function encodeImage(
  endpoint: Endpoint,
  { mime, data }: Image,
): Anthropic.Messages.ImageBlockParam | Anthropic.Messages.TextBlockParam {
  if (!endpoint.images || !isKnownMime(mime))
    return { type: 'text', text: '(an image, left out: this model takes none of its kind)' };
  return { type: 'image', source: { type: 'base64', media_type: mime, data } };
}

type Mime = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

function isKnownMime(mime: string): mime is Mime {
  return /^image\/(png|jpeg|gif|webp)$/.test(mime);
}

/** Ids of other vendors may hold characters that this API refuses. */
function wireId(id: string): string {
  return id.replace(/[^a-zA-Z0-9_-]/g, '_');
}

function isSigned(value: unknown): value is { signature: string } {
  return typeof value === 'object' && value !== null && 'signature' in value;
}

function isRedacted(value: unknown): value is { redacted: string } {
  return typeof value === 'object' && value !== null && 'redacted' in value;
}
