/**
 * Text that an outsider wrote, set off from everything else. `boundary` is random for each request, so that no text can
 * close its own block; `label` says what the text is. Nothing in the block is an instruction (the system prompt says so).
 */
export function dataBlock(label: string, text: string, boundary: string): string {
  const name = label.replace(/[\n\r"<>]/g, ' ');
  return `<untrusted-data ${boundary} what="${name}">\n${text}\n</untrusted-data ${boundary}>`;
}
