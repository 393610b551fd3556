/** Reads the families of `src/content/error-codes`, and puts a code into one. */
import ts from 'typescript';
import {append, findNode, parse, propertyOf, valueOf, wanted} from './source';

const folder = 'src/content/error-codes';
export const familiesFile = `${folder}/index.ts`;

type FamilyPlace = {id: string; prefix: string; file: string};

const textOf = (node: ts.Expression | undefined) => (node && ts.isStringLiteral(node) ? node.text : '');

/** @returns the file from which a name is imported, without folder and ending */
function importedFrom(source: ts.SourceFile, name: string): string {
  const statement = source.statements.find(
    (one): one is ts.ImportDeclaration =>
      ts.isImportDeclaration(one) &&
      findNode(one, (node): node is ts.Identifier => ts.isIdentifier(node) && node.text === name) !==
        undefined,
  );
  return textOf(wanted(statement, `import of ${name}`, familiesFile).moduleSpecifier);
}

/** @param text of the file with the families */
export function familiesIn(text: string): FamilyPlace[] {
  const source = parse(familiesFile, text);
  const list = valueOf(source, 'families');
  if (!list || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.filter(ts.isObjectLiteralExpression).map((family) => ({
    id: textOf(propertyOf(family, 'id')),
    prefix: textOf(propertyOf(family, 'prefix')),
    file: `${folder}/${importedFrom(source, propertyOf(family, 'codes')?.getText() ?? '').slice(2)}.ts`,
  }));
}

/** The first list that a file exports. */
function listIn(text: string, file: string): ts.ArrayLiteralExpression {
  const statement = parse(file, text).statements.find(
    (one): one is ts.VariableStatement =>
      ts.isVariableStatement(one) &&
      (one.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) ?? false),
  );
  const name = statement?.declarationList.declarations[0]?.name.getText() ?? '';
  const list = valueOf(parse(file, text), name);
  return wanted(list && ts.isArrayLiteralExpression(list) ? list : undefined, 'exported list of codes', file);
}

/** @returns the codes of a file of a family */
export const codesIn = (text: string): string[] =>
  [...text.matchAll(/code: '(FOC-\d+)'/g)].map(([, code = '']) => code);

/** @param entry of the list, as TypeScript */
export const withCode = (text: string, entry: string, file: string): string =>
  append(text, listIn(text, file), entry);
