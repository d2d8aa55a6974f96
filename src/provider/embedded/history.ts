import type { Prompt } from '../../contract/provider.js';

/** One call the checklist made, and what came back. */
export interface Past {
  name: string;
  args: Record<string, unknown>;
  ok: boolean;
  text: string;
}

/** Every answered call of the conversation, in order. */
export function pastCalls({ messages }: Prompt): Past[] {
  const results = new Map<string, { ok: boolean; text: string }>();
  for (const message of messages)
    if (message.role === 'user')
      for (const block of message.blocks) if (block.type === 'result') results.set(block.id, block);
  return messages.flatMap((message) =>
    message.role === 'user'
      ? []
      : message.blocks.flatMap((block) => {
          const result = block.type === 'call' ? results.get(block.id) : undefined;
          if (block.type !== 'call' || !result) return [];
          return [
            {
              name: block.name,
              args: block.args as Record<string, unknown>,
              ok: result.ok,
              text: result.text,
            },
          ];
        }),
  );
}

/** Files that were read, without what `read` adds: a heading line, and a number before each line. */
export function filesRead(past: readonly Past[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { name, args, ok, text } of past) {
    const path = Array.isArray(args.paths) ? args.paths[0] : undefined;
    if (name === 'read' && ok && typeof path === 'string') files.set(path, plainText(text));
  }
  return files;
}

function plainText(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, number, content = ''] = /^\s*(\d+)(?::|\t|→|\| ?)(.*)$/.exec(line) ?? [];
    if (number !== undefined) lines[Number(number) - 1] = content;
  }
  return Array.from(lines, (line) => line ?? '').join('\n');
}
