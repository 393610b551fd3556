/** Specifications and their operations, as the pages get them. */
import type {ConsoleData} from '../../src/api-reference/console/consoleData';
import {consoleData} from '../../src/api-reference/console/writeConsoles';
import {changesBetween, type Change} from '../../src/api-reference/changelog/changes';
import {readDocument} from '../../src/api-reference/model/readDocument';
import type {ReferenceOperation, Specification} from '../../src/api-reference/model/openApiTypes';

export type SpecifiedOperation = ReferenceOperation;

export async function specificationOf(
  file: string,
): Promise<Specification & Required<Pick<Specification, 'paths'>>> {
  const {specification} = await readDocument(file);
  return {...specification, paths: specification.paths ?? {}};
}

export async function operationsIn(file: string): Promise<ReferenceOperation[]> {
  return (await readDocument(file)).operations;
}

/**
 * @param source an OpenAPI document, of which version and title may be missing
 * @returns the data of the console of one operation, its method in lower case
 */
export async function consoleOf(
  source: object,
  api: string,
  method: string,
  path: string,
): Promise<ConsoleData> {
  const whole = {openapi: '3.1.0', info: {title: 'Test', version: '1.0.0'}, ...source};
  const document = await readDocument('test.json', whole);
  const operation = document.operations.find((one) => one.method === method && one.path === path);
  if (!operation) throw new Error(`There is no ${method} ${path}`);
  return consoleData(document, api, operation);
}

/** The changes between two OpenAPI documents, of which version and title may be missing. */
export async function changesOf(before: object, after: object): Promise<Change[]> {
  const read = (document: object) => readDocument('test.json', {info: {title: 'Test'}, ...document});
  return changesBetween(await read(before), await read(after));
}
