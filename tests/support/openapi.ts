/** Specifications and their operations, as the pages get them. */
import {readFileSync} from 'node:fs';
import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import {readDocument, readSpecification} from '../../src/plugins/api-reference/document';
import {methods, type ReferenceOperation, type Specification} from '../../src/plugins/api-reference/openapi';

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

/** The line of every operation of an OpenAPI document (YAML or JSON), by `method path`. */
export function linesOfOperations(file: string): Map<string, number> {
  const lines = new LineCounter();
  const paths = parseDocument(readFileSync(file, 'utf8'), {lineCounter: lines}).get('paths');
  if (!isMap(paths)) return new Map();
  return new Map(
    paths.items.flatMap(({key: route, value}) =>
      !isMap(value)
        ? []
        : value.items.flatMap(({key: method}): [string, number][] => {
            if (!isScalar(method) || !isScalar(route)) return [];
            if (!(methods as readonly unknown[]).includes(method.value)) return [];
            return [
              [`${String(method.value)} ${String(route.value)}`, lines.linePos(method.range?.[0] ?? 0).line],
            ];
          }),
    ),
  );
}
