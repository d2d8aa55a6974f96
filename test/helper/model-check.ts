import type { Wire } from './model-wire.js';

type Json = Record<string, unknown>;
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** What the conversation of a request breaks of its vendor's rules; undefined when it is in order. */
export function wrongOrder(wire: Wire, body: Json): string | undefined {
  if (body.stream !== true) return 'stream must be true';
  if (wire === 'chat') return chatOrder(list(body.messages));
  return wire === 'responses' ? responsesOrder(list(body.input)) : messagesOrder(list(body.messages));
}

function chatOrder(messages: Json[]): string | undefined {
  let owed: string[] = [];
  let last = '';
  for (const [index, message] of messages.entries()) {
    const role = String(message.role);
    if (role === 'tool') {
      const id = String(message.tool_call_id);
      if (!owed.includes(id)) return `messages[${index}] answers ${id}, which nobody asked (or again)`;
      owed = owed.filter((each) => each !== id);
      if (typeof message.content !== 'string') return `messages[${index}] of a tool must be text`;
    } else {
      if (owed.length > 0) return `messages[${index}] comes before the answers to ${owed.join(', ')}`;
      if (role === 'system' && index > 0) return `messages[${index}]: system must come first`;
      if (role === 'assistant' && last === 'assistant')
        return `messages[${index}]: two assistant messages in a row`;
      if (role === 'user' && last === 'user') return `messages[${index}]: two user messages in a row`;
    }
    if (role === 'assistant') {
      const ids = list(message.tool_calls).map((call) => String(call.id));
      if (new Set(ids).size !== ids.length) return `messages[${index}] repeats a call id`;
      for (const call of list(message.tool_calls)) {
        const args = (call.function as Json).arguments;
        if (typeof args !== 'string' || !isObject(args))
          return `messages[${index}]: arguments are no JSON object`;
      }
      if (ids.length === 0 && !message.content) return `messages[${index}] is empty`;
      owed = ids;
    }
    last = role;
  }
  if (owed.length > 0) return `calls ${owed.join(', ')} have no answer`;
  return last === 'assistant' ? "the last message is the assistant's" : undefined;
}

function responsesOrder(input: Json[]): string | undefined {
  let owed: string[] = [];
  const seen = new Set<string>();
  for (const [index, item] of input.entries()) {
    if (item.type === 'function_call_output') {
      const id = String(item.call_id);
      if (!owed.includes(id))
        return `No tool call found for function call output with call_id ${id} (input[${index}])`;
      owed = owed.filter((each) => each !== id);
      continue;
    }
    if (item.type === 'function_call') {
      const id = String(item.call_id);
      if (seen.has(id)) return `input[${index}] repeats call_id ${id}`;
      seen.add(id);
      owed.push(id);
      if (!isObject(String(item.arguments))) return `input[${index}]: arguments are no JSON object`;
    } else if (item.type === 'reasoning') {
      const next = input[index + 1];
      if (!next || next.role === 'user' || next.type === 'function_call_output')
        return `input[${index}] of type reasoning was provided without its required following item`;
    } else if (item.role === 'user' && owed.length > 0)
      return `No tool output found for function call ${owed[0]}`;
  }
  return owed.length > 0 ? `No tool output found for function call ${owed[0]}` : undefined;
}

function messagesOrder(messages: Json[]): string | undefined {
  for (const [index, message] of messages.entries()) {
    if (message.role !== (index % 2 === 0 ? 'user' : 'assistant'))
      return `messages.${index}: roles must alternate`;
    const content = list(message.content);
    if (content.length === 0) return `messages.${index}: content is empty`;
    if (content.some((block) => block.type === 'text' && String(block.text).trim() === ''))
      return `messages.${index}: text content blocks must be non-empty`;
    if (message.role === 'assistant') continue;
    const asked = list(messages[index - 1]?.content).flatMap((block) =>
      block.type === 'tool_use' ? [String(block.id)] : [],
    );
    const told = content.flatMap((block) =>
      block.type === 'tool_result' ? [String(block.tool_use_id)] : [],
    );
    if (asked.sort().join() !== told.sort().join())
      return `messages.${index}: tool_use ids [${asked}] were answered by [${told}]`;
    if (content.slice(0, told.length).some((block) => block.type !== 'tool_result'))
      return `messages.${index}: tool_result blocks must come first`;
  }
  return messages.at(-1)?.role === 'user' ? undefined : "the last message must be the user's";
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Whether an earlier request's conversation is a prefix of a later one's: all its messages are the same, the last may have grown. */
export function isPrefix(wire: Wire, before: Json, after: Json): boolean {
  const key = wire === 'responses' ? 'input' : 'messages';
  const [a, b] = [list(before[key]), list(after[key])].map((messages) => messages.map(plain)) as [
    string[],
    string[],
  ];
  const last = a.pop();
  if (last === undefined) return true;
  const same = a.every((message, index) => message === b[index]);
  return same && (b[a.length] ?? '').startsWith(last.replace(/["\]}]+$/, ''));
}

/** Cache marks may move. */
function plain(message: Json): string {
  return JSON.stringify(message, (key, value) => (key === 'cache_control' ? undefined : value));
}
