/** Finds places in TypeScript by its syntax, and puts text there. */
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import ts from 'typescript';

export const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** @returns the first node, in the order of the text, that passes the test */
export function findNode<Found extends ts.Node>(
  root: ts.Node,
  isMeant: (node: ts.Node) => node is Found,
): Found | undefined {
  if (isMeant(root)) return root;
  return ts.forEachChild(root, (child) => findNode(child, isMeant));
}

/** @returns what a variable is set to, without `as` and `satisfies`, and whether it is anywhere in the file */
export function valueOf(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const variable = findNode(
    source,
    (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === name,
  );
  let value = variable?.initializer;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  return value;
}

/** @returns the value of a property of an object */
export function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find(
    (one): one is ts.PropertyAssignment =>
      ts.isPropertyAssignment(one) &&
      (ts.isStringLiteral(one.name) || ts.isIdentifier(one.name) ? one.name.text === name : false),
  );
  return property?.initializer;
}

/** @throws Error when it is not there, which says where it was looked for */
export function wanted<Value>(value: Value | undefined, what: string, file: string): Value {
  if (value === undefined)
    throw new Error(`${file} has no ${what} where it was looked for. Remedy: add it there by hand.`);
  return value;
}

/** @returns a text with an addition at an offset */
export const insertAt = (text: string, offset: number, addition: string): string =>
  text.slice(0, offset) + addition + text.slice(offset);

/** @returns the text with one more string among those of a type */
export function withMember(text: string, file: string, type: string, member: string): string {
  const found = findNode(
    parse(file, text),
    (node): node is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(node) && node.name.text === type,
  );
  return insertAt(text, wanted(found, `type ${type}`, file).type.end, ` | ${quoted(member)}`);
}

/** @returns the text without strings among those of a type */
export function withoutMembers(text: string, file: string, type: string, members: readonly string[]): string {
  const found = findNode(
    parse(file, text),
    (node): node is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(node) && node.name.text === type,
  );
  const {type: union} = wanted(found, `type ${type}`, file);
  const parts = ts.isUnionTypeNode(union) ? union.types.map((part) => part.getText()) : [union.getText()];
  const kept = parts.filter((part) => !members.includes(part.slice(1, -1)));
  return text.slice(0, union.getStart()) + kept.join(' | ') + text.slice(union.end);
}

/**
 * @param value as TypeScript, with what it asserts of its type
 * @returns the text with another value of a variable
 */
export function withValue(text: string, file: string, name: string, value: string): string {
  const variable = findNode(
    parse(file, text),
    (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === name,
  );
  const {initializer} = wanted(variable, `variable "${name}"`, file);
  const place = wanted(initializer, `value of "${name}"`, file);
  return text.slice(0, place.getStart()) + value + text.slice(place.end);
}

/**
 * @param name of a variable that holds an object
 * @param value of the property, as TypeScript
 * @returns the text with another value of a property of the object
 */
export function withProperty(
  text: string,
  file: string,
  name: string,
  property: string,
  value: string,
): string {
  const object = valueOf(parse(file, text), name);
  const found = object && ts.isObjectLiteralExpression(object) ? propertyOf(object, property) : undefined;
  const place = wanted(found, `property "${property}" of ${name}`, file);
  return text.slice(0, place.getStart()) + value + text.slice(place.end);
}

/** @returns the text with one more part at the end of a list or an object */
export function append(
  text: string,
  list: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression,
  part: string,
): string {
  const parts = ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
  if (!parts.length) return insertAt(text, list.end - 1, part);
  return parts.hasTrailingComma
    ? insertAt(text, parts.end, `\n${part},`)
    : insertAt(text, parts.end, `, ${part}`);
}

/** @returns the text with one more entry of an object that a variable holds */
export function withEntryOf(text: string, file: string, name: string, key: string, value: string): string {
  const found = valueOf(parse(file, text), name);
  const object = wanted(
    found && ts.isObjectLiteralExpression(found) ? found : undefined,
    `object ${name}`,
    file,
  );
  return append(text, object, `${quoted(key)}: ${value}`);
}

/** @returns a value as an author writes it in TypeScript */
export const quoted = (value: string): string =>
  value.includes("'") && !value.includes('"')
    ? JSON.stringify(value)
    : `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** @returns the text in the format of the house */
export async function formatted(file: string, text: string): Promise<string> {
  const options = await resolveConfig(path.resolve(file));
  return format(text, {...options, filepath: file});
}
