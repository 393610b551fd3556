/** Callbacks: requests that the API sends to the caller's own server. */
import {requestBody, response} from './bodies';
import {blocks, deprecation, element, slug} from './mdx';
import type {Operation} from '../model/openApiTypes';
import {operationsIn} from '../model/operations';
import type {PageAnchors} from './pageAnchors';
import {parameters} from './parameters';
import {inline, prose} from './descriptionMarkdown';
import {security} from './security';

/** Callbacks of a callback are rare and end here at the latest. */
const maximumDepth = 3;

function callback(name: string, operation: Operation, page: PageAnchors, level: number): string {
  const prefix = `${slug('callback', name, operation.method)}-`;
  const heading = (text: string) => `${'#'.repeat(level + 1)} ${text} of ${inline(name)}`;
  return blocks(
    `${'#'.repeat(level)} ${inline(name)}`,
    element('MethodEndpoint', {method: operation.method, path: operation.path}),
    operation.deprecated && deprecation,
    operation.summary && `**${inline(operation.summary)}**`,
    prose(operation.description),
    security(operation, heading),
    parameters(operation, page, heading, prefix),
    requestBody(operation, page, heading, {id: `${prefix}body`, direction: 'response'}),
    `${'#'.repeat(level + 1)} Your answer to ${inline(name)}`,
    ...Object.entries(operation.responses ?? {}).map(([status, answer]) =>
      response(status, answer, page, prefix, 'request'),
    ),
    callbacks(operation, page, level + 1),
  );
}

/**
 * Every callback of an operation, each with its parameters, body and answers.
 *
 * @param level of the headings inside
 */
export function callbacks(operation: Operation, page: PageAnchors, level = 3): string {
  if (level > 2 + maximumDepth) return '';
  const {securitySchemes, callbacks: all = {}} = operation;
  return blocks(
    ...Object.entries(all).flatMap(([name, expressions]) =>
      operationsIn(expressions, {securitySchemes}).map((called) => callback(name, called, page, level)),
    ),
  );
}
