/** Puts entries into `src/site/products.ts`. */
import ts from 'typescript';
import {append, findNode, parse, propertyOf, quoted, valueOf, wanted, withMember} from './source';

export const productsFile = 'src/site/products.ts';

function list(source: ts.SourceFile): ts.ArrayLiteralExpression {
  const value = valueOf(source, 'products');
  return wanted(
    value && ts.isArrayLiteralExpression(value) ? value : undefined,
    'list "products"',
    productsFile,
  );
}

const isEntryOf =
  (id: string) =>
  (node: ts.Node): node is ts.ObjectLiteralExpression => {
    const value = ts.isObjectLiteralExpression(node) ? propertyOf(node, 'id') : undefined;
    return value !== undefined && ts.isStringLiteral(value) && value.text === id;
  };

/** @returns the text with one more path that belongs to a product */
export function withPath(text: string, product: string, path: string): string {
  const entry = findNode(list(parse(productsFile, text)), isEntryOf(product));
  const paths = entry && propertyOf(entry, 'paths');
  return append(
    text,
    wanted(
      paths && ts.isArrayLiteralExpression(paths) ? paths : undefined,
      `list of the paths of "${product}"`,
      productsFile,
    ),
    quoted(path),
  );
}

/**
 * @param entry of the list, as TypeScript
 * @returns the text with one more product, whose id is a `ProductId`
 */
export function withProductEntry(text: string, id: string, entry: string): string {
  const listed = append(text, list(parse(productsFile, text)), entry);
  return withMember(listed, productsFile, 'ProductId', id);
}
