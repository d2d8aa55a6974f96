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

/** The diff so far, and where its next page starts (undefined = this is all). Pages end with a note in brackets. */
export function diffSoFar(past: readonly Past[]): {
  text: string;
  next: number | undefined;
  failed: string | undefined;
} {
  let text = '';
  let next: number | undefined;
  for (const page of past.filter(({ name }) => name === 'diff')) {
    if (!page.ok) return { text, next: undefined, failed: page.text };
    const note = /\n\n\[\d+ characters left: call diff with offset (\d+)\]\s*$/.exec(page.text);
    text += note ? page.text.slice(0, note.index) : page.text;
    next = note?.[1] === undefined ? undefined : Number(note[1]);
  }
  return { text, next, failed: undefined };
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
