/** Callbacks: requests that the API sends to the caller's own server. */
import {requestBody, responses} from './bodies';
import {blocks, deprecation, element, slug} from './mdx';
import type {Operation} from '../model/openApiTypes';
import {operationsIn} from '../model/operations';
import type {PageAnchors} from './pageAnchors';
import {parameters} from './parameters';
import {inline, prose} from './descriptionMarkdown';
import {security} from './security';

function callback(name: string, operation: Operation, page: PageAnchors): string {
  const prefix = `${slug('callback', name, operation.method)}-`;
  const heading = (text: string) => `#### ${text} of ${inline(name)}`;
  return blocks(
    `### ${inline(name)}`,
    element('MethodEndpoint', {method: operation.method, path: operation.path}),
    operation.deprecated && deprecation,
    operation.summary && `**${inline(operation.summary)}**`,
    prose(operation.description),
    security(operation, heading),
    parameters(operation, page, heading, prefix),
    requestBody(operation, page, heading, {id: `${prefix}body`, direction: 'response'}),
    `#### Your response to ${inline(name)}`,
    responses(operation.responses, page, {prefix, direction: 'request'}),
  );
}

/** Every callback of an operation, each with its parameters, body and answers; not those that it has itself. */
export function callbacks({securitySchemes, callbacks: all = {}}: Operation, page: PageAnchors): string {
  return blocks(
    ...Object.entries(all).flatMap(([name, expressions]) =>
      operationsIn(expressions, {securitySchemes}).map((called) => callback(name, called, page)),
    ),
  );
}
