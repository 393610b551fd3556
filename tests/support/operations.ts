/** What the typed operations say of a request or an answer: for the small APIs of the tests, and for tests of samples. */
import {entityOf} from '../../src/content/data-dictionary';
import {apis, type Api, type Operation, type Shape} from '../../src/content/operations';

/** @throws Error when the API has no such operation */
export function operationOf(api: Api['id'], id: string): Operation {
  const found = apis.find((one) => one.id === api)?.operations.find((one) => one.id === id);
  if (!found) throw new Error(`${api} has no operation ${id}.`);
  return found;
}

/** @returns names of the fields, those inside an object behind a dot */
export function fieldNames(shape: Shape): string[] {
  if ('like' in shape) return fieldNames(shape.like.answer);
  if ('fields' in shape) return shape.fields.map(({name}) => name);
  return entityOf(shape.entity).fields.map(({name}) => name);
}

/** @returns names of a body's fields that the operation does not have; a field of an object counts with its own name */
export function unknownFields(shape: Shape, body: object): string[] {
  const known = fieldNames(shape);
  const isOpen = (name: string) => !known.some((one) => one.startsWith(`${name}.`));
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    if (!known.includes(name)) return [name];
    if (typeof value !== 'object' || value === null || Array.isArray(value) || isOpen(name)) return [];
    return Object.keys(value)
      .map((member) => `${name}.${member}`)
      .filter((member) => !known.includes(member));
  });
}

/** @returns whether a method and a path, its parameters filled in or not, are those of an operation */
export function isOperation({base, operations}: Api, method: string, path: string): boolean {
  const below = path.replace(new URL(base).pathname, '');
  return operations.some(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(below),
  );
}
