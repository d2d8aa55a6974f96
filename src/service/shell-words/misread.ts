import { forEachChild, type SyntaxNode } from 'unbash';

/** What is left of a text as a literal although bash begins an expansion there: it never ended. */
const BEGUN = /(?:^|[^\\])(?:\\\\)*\$[{([]|(?:^|[^\\])(?:\\\\)*`/;

/**
 * The parser lets some texts pass that bash refuses whole: a stray `(` behind a word, an expansion that does not end.
 * Answers with the place, or undefined where there is none.
 */
export function misread(node: SyntaxNode, source: string): string | undefined {
  let found = misreadHere(node, source);
  forEachChild(node, (child) => {
    found ??= misread(child, source);
  });
  return found;
}

function misreadHere(node: SyntaxNode, source: string): string | undefined {
  if (node.type === 'Command') {
    const pieces = [...node.prefix, ...(node.name ? [node.name] : []), ...node.suffix];
    const stray = pieces.find(({ end }) => /^(?:[ \t]|\\\n)*\(/.test(source.slice(end, end + 200)));
    return stray && source.slice(stray.pos, stray.end + 20);
  }
  if (node.type === 'Word' && !node.parts && BEGUN.test(node.text) && node.text === node.value)
    return node.text;
  if (node.type === 'Literal' && BEGUN.test(node.text)) return node.text;
  const isBraced = node.type === 'ParameterExpansion' || node.type === 'CommandExpansion';
  return isBraced && node.text.startsWith('${') && !node.text.endsWith('}') ? node.text : undefined;
}
