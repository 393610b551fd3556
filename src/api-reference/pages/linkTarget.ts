/** The operation that a link of a response leads to. */
import {segmentsOf} from '../model/jsonPointer';
import type {Link, ReferenceOperation} from '../model/openApiTypes';

/**
 * @param link which names an operation by its id, or by a reference into the document
 * @param operations of the document
 * @returns the operation; undefined for one that is in another document, or nowhere
 */
export function linkTarget(
  {operationId, operationRef = ''}: Pick<Link, 'operationId' | 'operationRef'>,
  operations: readonly ReferenceOperation[],
): ReferenceOperation | undefined {
  if (operationId !== undefined) return operations.find((operation) => operation.operationId === operationId);
  if (!operationRef.startsWith('#/')) return undefined;
  const [list, path, ...rest] = segmentsOf(operationRef);
  const kind = list === 'paths' ? 'operation' : 'webhook';
  const method = rest.at(-1)?.toLowerCase();
  return operations.find(
    (operation) => operation.kind === kind && operation.path === path && operation.method === method,
  );
}
