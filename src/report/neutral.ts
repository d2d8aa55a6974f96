/** PROVISIONAL until the policy room's version lands: breaks mentions and closing keywords outside code. */
export function neutralise(markdown: string): string {
  let inside = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (/^ {0,3}(`{3,}|~{3,})/.test(line)) {
        inside = !inside;
        return line;
      }
      if (inside) return line;
      return line
        .replace(/<!--/g, '&lt;!--')
        .replace(/(^|[^\w`])@(?=[\w])/g, '$1@\u200b')
        .replace(/#(?=\d)/g, '#\u200b');
    })
    .join('\n');
}
