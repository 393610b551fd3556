/** Every operation can be understood from its page alone: what it does, what comes back, and an example of it. */
import {describe, expect, it} from 'vitest';
import {specifications} from '../../../src/config/specifications';
import {linesOfOperations, operationsIn, type SpecifiedOperation} from '../../support/openapi';
import {expectNone, type Finding} from '../corpus';

type Judged = Omit<SpecifiedOperation, 'kind' | 'id' | 'title' | 'tags'>;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function bodiesWithoutExample({responses = {}}: Judged): string[] {
  return Object.entries(responses).flatMap(([status, {content = {}}]) =>
    Object.entries(content)
      .filter(
        ([, {example, examples, schema}]) =>
          example === undefined && !Object.keys(examples ?? {}).length && schema?.example === undefined,
      )
      .map(([type]) => `${status} ${type}`),
  );
}

function problemsOf(operation: Judged): [what: string, remedy: string][] {
  const statuses = Object.keys(operation.responses ?? {});
  const without = bodiesWithoutExample(operation);
  return [
    ...(['summary', 'operationId', 'description'] as const)
      .filter((key) => !isText(operation[key]))
      .map((key): [string, string] => [`has no ${key}`, `add "${key}:"`]),
    ...(statuses.some((status) => /^[23]/.test(status))
      ? []
      : [['has no 2xx or 3xx response', 'say what success looks like'] as [string, string]]),
    ...(statuses.some((status) => /^4/.test(status))
      ? []
      : [['has no 4xx response', 'say how it can fail'] as [string, string]]),
    ...without.map((body): [string, string] => [
      `has no example of the body ${body}`,
      'add "example:" or "examples:" beside its schema',
    ]),
  ];
}

function findings(file: string, operations: SpecifiedOperation[]): Finding[] {
  const places = linesOfOperations(file);
  return operations.flatMap((operation) =>
    problemsOf(operation).map(([what, remedy]) => ({
      path: file,
      line: places.get(`${operation.method} ${operation.path}`) ?? 1,
      message: `${operation.method} ${operation.path} ${what}.`,
      remedy: `${remedy}.`,
    })),
  );
}

it('sees an operation without text, responses and examples', () => {
  const bare: Judged = {
    method: 'get',
    path: '/x',
    responses: {500: {description: 'x', content: {'application/json': {schema: {type: 'string'}}}}},
  };
  expect(problemsOf(bare)).toHaveLength(6);
  const good: Judged = {
    ...bare,
    operationId: 'x',
    summary: 'x',
    description: 'x',
    responses: {302: {description: 'x'}, 400: {description: 'x'}},
  };
  expect(problemsOf(good)).toEqual([]);
});

describe.each(specifications)('$file', ({file}) => {
  it('holds for every operation', async () => {
    expectNone(findings(file, await operationsIn(file)));
  });
});
