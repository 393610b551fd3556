/** Specifications and their operations, as the pages get them. */
import {readDocument, readSpecification} from '../../src/api-reference/model/readDocument';
import type {ReferenceOperation, Specification} from '../../src/api-reference/model/openApiTypes';

export type SpecifiedOperation = ReferenceOperation;

export async function specificationOf(
  file: string,
): Promise<Specification & Required<Pick<Specification, 'paths'>>> {
  const specification = await readSpecification(file);
  return {...specification, paths: specification.paths ?? {}};
}

export async function operationsIn(file: string): Promise<ReferenceOperation[]> {
  return (await readDocument(file)).operations;
}
