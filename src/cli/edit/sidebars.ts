/** Puts pages and categories into `sidebars.ts`. */
import ts from 'typescript';
import {append, findNode, insertAt, parse, propertyOf, quoted, valueOf, wanted} from './source';

export const sidebarsFile = 'sidebars.ts';

const isIdOf =
  (id: string) =>
  (node: ts.Node): node is ts.StringLiteral =>
    ts.isStringLiteral(node) && node.text === id && !ts.isPropertyAssignment(node.parent);

/** @returns the ids of pages, in the order of the file: whatever is a string and has the path of a page */
export function listedIds(text: string, known: readonly string[]): string[] {
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && known.includes(node.text) && !ts.isPropertyAssignment(node.parent))
      ids.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(sidebarsFile, text));
  return ids;
}

/**
 * @param text of the file
 * @param after id of the page that it follows, and whose form it takes: with an icon on the page of a category
 * @throws Error when that page is not listed
 */
export function withPage(text: string, id: string, after: string, icon: string): string {
  const neighbour = wanted(
    findNode(parse(sidebarsFile, text), isIdOf(after)),
    `page "${after}"`,
    sidebarsFile,
  );
  const call = ts.isCallExpression(neighbour.parent) ? neighbour.parent : undefined;
  const entry = call ? `${call.expression.getText()}(${quoted(id)}, ${quoted(icon)})` : quoted(id);
  return insertAt(text, (call ?? neighbour).end, `,\n${entry}`);
}

/** The category of a product: a variable with its class. */
function productCategory(source: ts.SourceFile, product: string): ts.ObjectLiteralExpression | undefined {
  return findNode(source, (node): node is ts.ObjectLiteralExpression => {
    if (!ts.isObjectLiteralExpression(node)) return false;
    const className = propertyOf(node, 'className');
    return (
      className !== undefined &&
      ts.isStringLiteral(className) &&
      className.text.split(' ').includes(`product-${product}`)
    );
  });
}

/** @returns the text with one more part at the end of a product */
export function withPartOfProduct(text: string, product: string, part: string): string {
  const category = productCategory(parse(sidebarsFile, text), product);
  const items = category && propertyOf(category, 'items');
  const list = wanted(
    items && ts.isArrayLiteralExpression(items) ? items : undefined,
    `list of the items of "${product}"`,
    sidebarsFile,
  );
  return append(text, list, part);
}

/**
 * @param name of the variable, which goes before the API reference
 * @param category its value, as TypeScript
 */
export function withProduct(text: string, name: string, category: string): string {
  const source = parse(sidebarsFile, text);
  const statement = wanted(
    source.statements.find(
      (one) =>
        ts.isVariableStatement(one) && one.declarationList.declarations[0]?.name.getText() === 'apiReference',
    ),
    'variable apiReference',
    sidebarsFile,
  );
  const sidebars = valueOf(source, 'sidebars');
  const list = wanted(
    sidebars &&
      findNode(
        sidebars,
        (node): node is ts.Identifier =>
          ts.isIdentifier(node) && node.text === 'apiReference' && ts.isArrayLiteralExpression(node.parent),
      ),
    'apiReference in the list "docs"',
    sidebarsFile,
  );
  // The later place first, so that the earlier one stays where it is.
  const listed = insertAt(text, list.getStart(), `${name},\n`);
  return insertAt(listed, statement.getStart(), `const ${name}: SidebarItemConfig = ${category};\n\n`);
}

/** @returns the text without the categories of products, and with the pages at the top that are given */
export function withPagesAtTop(text: string, ids: readonly string[]): string {
  const source = parse(sidebarsFile, text);
  const docs = valueOf(source, 'sidebars');
  const list = docs && ts.isObjectLiteralExpression(docs) ? propertyOf(docs, 'docs') : undefined;
  const found = wanted(
    list && ts.isArrayLiteralExpression(list) ? list : undefined,
    'list "docs"',
    sidebarsFile,
  );
  const [first = '', ...rest] = ids.map(quoted);
  return `${text.slice(0, found.getStart())}[${[first, 'apiReference', ...rest].join(', ')}]${text.slice(found.end)}`;
}

/**
 * Takes a page out of the sidebars: its id, or the call that has it as its first argument.
 *
 * @returns the text; the same when the page is not listed
 */
export function withoutPage(text: string, id: string): string {
  const found = findNode(parse(sidebarsFile, text), isIdOf(id));
  if (!found) return text;
  const entry = ts.isCallExpression(found.parent) ? found.parent : found;
  const [blank = ''] = /[ \t]*$/.exec(text.slice(0, entry.getStart())) ?? [];
  const [comma = ''] = /^,?[ \t]*(?:\n|(?=\S))/.exec(text.slice(entry.end)) ?? [];
  const rest = text.slice(0, entry.getStart() - blank.length) + text.slice(entry.end + comma.length);
  return withoutPage(rest, id);
}
