/** The message of a `<Trans>`: its text, with a number for each element and value. */
import ts from 'typescript';

export type Part = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxExpression;

/** The white space of JSX: lines are trimmed and joined by a space. */
function textOf(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) =>
      line.replace(index ? /^\s+/ : /$^/, '').replace(index < lines.length - 1 ? /\s+$/ : /$^/, ''),
    )
    .filter((line, index) => line || (lines.length === 1 && index === 0))
    .join(' ');
}

/** `{' '}` is a space of the text, and no value. */
const literalIn = (node: ts.JsxExpression) =>
  node.expression && ts.isStringLiteral(node.expression) ? node.expression.text : undefined;

/** @returns the key of a text with elements, and what its numbers stand for */
export function transIn(trans: ts.JsxElement): {key: string; parts: Part[]} {
  const parts: Part[] = [];
  const write = (node: ts.JsxChild): string => {
    if (ts.isJsxText(node)) return textOf(node.text);
    if (ts.isJsxFragment(node)) return node.children.map(write).join('');
    if (ts.isJsxExpression(node)) {
      const literal = literalIn(node);
      if (literal !== undefined) return literal;
      return `{${parts.push(node) - 1}}`;
    }
    const number = parts.push(node) - 1;
    return ts.isJsxSelfClosingElement(node)
      ? `<${number}/>`
      : `<${number}>${node.children.map(write).join('')}</${number}>`;
  };
  return {key: trans.children.map(write).join(''), parts};
}
