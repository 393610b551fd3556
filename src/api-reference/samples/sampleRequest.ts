/** The request that the samples of an operation send, before any language. */
import {firstExample, sampleOf} from '../model/examples';
import type {Operation, Parameter} from '../model/openApiTypes';
import {programAddress, serverAddress} from '../request/address';
import {serialise} from '../request/serialise';
import {bodyOf} from './body';
import {credentialsOf} from './credentials';
import type {SampleRequest} from '../../samples/sampleRequest';
import {joinTexts} from '../../samples/textWithVariables';

/** The specification's own example of a parameter. */
function exampleOf({example, examples, schema, content}: Parameter): unknown {
  const [media] = Object.values(content ?? {});
  return (
    example ?? firstExample(examples) ?? media?.example ?? firstExample(media?.examples) ?? schema?.example
  );
}

/** @returns an example of a parameter as it goes over the wire */
function written(parameter: Parameter): string {
  const [[mediaType, media] = []] = Object.entries(parameter.content ?? {});
  const schema = parameter.schema ?? media?.schema;
  const value = exampleOf(parameter) ?? (schema ? sampleOf(schema) : parameter.name);
  return serialise({...parameter, mediaType}, value);
}

function pathOf(operation: Operation, parameters: Parameter[]): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (path, parameter) => path.replaceAll(`{${parameter.name}}`, () => written(parameter)),
      operation.path,
    );
}

/** Headers that OpenAPI describes elsewhere: as bodies, responses and security. */
const described = new Set(['accept', 'authorization', 'content-type']);

const isSent = (parameter: Parameter) => parameter.required === true || exampleOf(parameter) !== undefined;

/**
 * What an operation's samples send: required parameters and those with an example, the credentials of the first
 * security requirement, and the first example of the body.
 *
 * @param operation with references resolved
 */
export function sampleRequest(operation: Operation): SampleRequest {
  const parameters: Parameter[] = operation.parameters ?? [];
  const wanted = (place: Parameter['in']) => parameters.filter((item) => item.in === place && isSent(item));
  const credentials = credentialsOf(operation);
  const query = [
    ...[...wanted('query'), ...wanted('querystring')]
      .map(written)
      .flatMap((pairs) => (pairs ? [[pairs]] : [])),
    ...credentials.query,
  ];
  const cookies = [...wanted('cookie').map((item) => [written(item)]), ...credentials.cookies];
  return {
    method: operation.method.toUpperCase(),
    url: joinTexts([
      ...programAddress(serverAddress(operation.servers?.[0])),
      pathOf(operation, parameters),
      ...query.flatMap((pair, index) => [index ? '&' : '?', ...pair]),
    ]),
    headers: [
      ...wanted('header')
        .filter(({name}) => !described.has(name.toLowerCase()))
        .map((parameter) => ({name: parameter.name, value: [written(parameter)]})),
      ...credentials.headers,
    ],
    ...(cookies.length > 0 && {
      cookie: joinTexts(cookies.flatMap((pair, index) => [index ? '; ' : '', ...pair])),
    }),
    basic: credentials.basic,
    body: bodyOf(operation.requestBody?.content),
  };
}
