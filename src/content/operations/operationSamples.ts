/** The programs that send an operation's request, written as those of the API reference are. */
import {writers} from '../../samples/languages';
import type {SampleBody} from '../../samples/sampleBody';
import {sampleLanguages, type SampleLanguage} from '../../samples/sampleLanguages';
import type {SampleRequest} from '../../samples/sampleRequest';
import type {Api, Operation} from './types';

/** Languages of the guides, in their order. */
const shown: readonly SampleLanguage[] = ['bash', 'javascript', 'python', 'csharp', 'java'];

export type OperationSample = {value: SampleLanguage; label: string; code: string};

/** A signature is over the bytes of the body, so that they are the same in each language. */
const isSigned = ({headers}: Api) => headers.some(({name}) => name !== 'Authorization');

function bodyOf(api: Api, {body}: Operation): SampleBody | undefined {
  if (!body) return undefined;
  const mediaType = 'application/json';
  return isSigned(api)
    ? {kind: 'text', mediaType, text: JSON.stringify(body.example)}
    : {kind: 'json', mediaType, value: body.example};
}

/**
 * @param base address of the API, in place of its own
 * @returns the address that the samples ask
 */
export function addressOf(api: Api, {path, parameters = []}: Operation, base = api.base): string {
  const sent = parameters.flatMap(({in: place, name, example}) =>
    example === undefined ? [] : [{place, name, example}],
  );
  const whole = sent
    .filter(({place}) => place === 'path')
    .reduce<string>((text, {name, example}) => text.replace(`{${name}}`, encodeURIComponent(example)), path);
  const query = sent.filter(({place}) => place === 'query').map(({name, example}) => [name, example]);
  return `${base}${whole}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`;
}

/**
 * @param base address of the API, in place of its own
 * @returns what the samples send: parameters with an example, the headers of the API, the example of the body
 */
export function requestOf(api: Api, operation: Operation, base = api.base): SampleRequest {
  const headers = (operation.parameters ?? []).filter((parameter) => parameter.in === 'header');
  return {
    method: operation.method,
    url: [addressOf(api, operation, base)],
    headers: [
      ...headers.flatMap(({name, example}) => (example === undefined ? [] : [{name, value: [example]}])),
      ...api.headers.map(({name, value}) => ({name, value: [...value]})),
      ...(operation.repeat === 'key'
        ? [{name: 'Idempotency-Key', value: [{variable: 'IDEMPOTENCY_KEY'}]}]
        : []),
    ],
    body: bodyOf(api, operation),
  };
}

/** @returns a program in each language of the guides */
export function operationSamples(api: Api, operation: Operation): OperationSample[] {
  const request = requestOf(api, operation);
  return sampleLanguages
    .filter(({value}) => shown.includes(value))
    .map(({value, label}) => ({value, label, code: writers[value](request)}));
}
