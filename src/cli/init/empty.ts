/** Empties typed sources: what holds the data of a product family keeps its name and its type, and loses its entries. */
import ts from 'typescript';
import {findNode, parse, wanted} from '../edit/source';

/** A variable that holds data. */
export type Emptied = {
  name: string;
  /** Where the data itself says it, or where a wider one is meant. */
  type?: string;
  /** As TypeScript; an empty list or object when it is left out. */
  value?: string;
};

type Cut = {from: number; to: number; text: string};

const apply = (text: string, cuts: readonly Cut[]): string =>
  [...cuts]
    .sort((one, other) => other.from - one.from)
    .reduce((result, {from, to, text: by}) => result.slice(0, from) + by + result.slice(to), text);

/** The outermost literal of an initialiser: of `[...a, ...b].sort()` the list. */
const literalIn = (value: ts.Expression) =>
  findNode(
    value,
    (node): node is ts.ArrayLiteralExpression | ts.ObjectLiteralExpression =>
      ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node),
  );

function emptying(source: ts.SourceFile, {name, type, value: given}: Emptied, file: string): Cut {
  const variable = findNode(
    source,
    (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === name,
  );
  const {initializer} = wanted(variable, `variable "${name}"`, file);
  const value = wanted(initializer, `value of "${name}"`, file);
  const literal = wanted(literalIn(value), `list or object in "${name}"`, file);
  const empty = given ?? (ts.isArrayLiteralExpression(literal) ? '[]' : '{}');
  const asserted = ts.isSatisfiesExpression(value) ? value.type.getText() : undefined;
  const written = type ?? (given ? undefined : (variable?.type?.getText() ?? asserted));
  return {from: variable!.name.end, to: variable!.end, text: `${written ? `: ${written}` : ''} = ${empty}`};
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** Names that a statement of the file declares for the file alone. */
function ownNames(statement: ts.Statement): ts.Identifier[] {
  if (ts.isImportDeclaration(statement)) {
    const {name, namedBindings} = statement.importClause ?? {};
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    return [...(name ? [name] : []), ...named.map((element) => element.name)];
  }
  if (isExported(statement)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({name}) => (ts.isIdentifier(name) ? [name] : []));
  if (ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return statement.name ? [statement.name] : [];
  return [];
}

function isUsed(source: ts.SourceFile, name: ts.Identifier, statement: ts.Statement): boolean {
  return source.statements.some(
    (other) =>
      other !== statement &&
      findNode(other, (node): node is ts.Identifier => ts.isIdentifier(node) && node.text === name.text),
  );
}

/** An import loses the names that nothing uses; any other statement goes when nothing uses it. */
function pruning(source: ts.SourceFile): Cut[] {
  return source.statements.flatMap((statement): Cut[] => {
    const names = ownNames(statement);
    const unused = names.filter((name) => !isUsed(source, name, statement));
    if (!unused.length) return [];
    // The comment at the head of a file is that of its first statement as well.
    const from = statement === source.statements[0] ? statement.getStart() : statement.pos;
    if (unused.length === names.length) return [{from, to: statement.end, text: ''}];
    return unused.flatMap((name) => {
      const element = name.parent;
      if (!ts.isImportSpecifier(element)) return [];
      const comma = /^\s*,/.exec(source.text.slice(element.end))?.[0].length ?? 0;
      return [{from: element.pos, to: element.end + comma, text: ''}];
    });
  });
}

/** @returns the text without the imports and the declarations that nothing in it uses */
export function withoutUnused(text: string, file: string): string {
  const cuts = pruning(parse(file, text));
  return cuts.length ? withoutUnused(apply(text, cuts), file) : text;
}

/**
 * @param file its path, for messages
 * @param variables that lose their entries
 * @returns the text, without the imports and the declarations that only those entries used
 * @throws Error when a variable is not there, or holds neither a list nor an object
 */
export function withoutEntries(text: string, file: string, variables: readonly Emptied[]): string {
  const source = parse(file, text);
  const cuts = variables.map((variable) => emptying(source, variable, file));
  return withoutUnused(apply(text, cuts), file);
}
