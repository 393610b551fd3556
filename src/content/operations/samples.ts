/** The programs that send an operation's request, written as those of the API reference are. */
import {writers} from '../../samples/languages';
import {sampleLanguages} from '../../samples/sampleLanguages';
import type {SampleRequest} from '../../samples/sampleRequest';
import type {Api, Operation} from '.';

/** @returns the address that the samples ask, with the parameters that have an example */
export function addressOf({base}: Api, {path, parameters = []}: Operation): string {
  let whole: string = path;
  const query = new URLSearchParams();
  for (const {in: place, name, example} of parameters) {
    if (example === undefined) continue;
    if (place === 'path') whole = whole.replace(`{${name}}`, encodeURIComponent(example));
    if (place === 'query') query.append(name, example);
  }
  return `${base}${whole}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** @returns what the samples send: parameters with an example, the headers of the API, the example of the body */
export function requestOf(api: Api, operation: Operation): SampleRequest {
  const {method, parameters = [], repeat, body} = operation;
  const mediaType = 'application/json';
  // A signature is over the bytes of the body, so that they are the same in each language.
  const isSigned = api.headers.some(({name}) => name !== 'Authorization');
  return {
    method,
    url: [addressOf(api, operation)],
    headers: [
      ...parameters.flatMap(({in: place, name, example}) =>
        place === 'header' && example !== undefined ? [{name, value: [example]}] : [],
      ),
      ...api.headers.map(({name, value}) => ({name, value: [...value]})),
      ...(repeat === 'key' ? [{name: 'Idempotency-Key', value: [{variable: 'IDEMPOTENCY_KEY'}]}] : []),
    ],
    body:
      body &&
      (isSigned
        ? {kind: 'text', mediaType, text: JSON.stringify(body.example)}
        : {kind: 'json', mediaType, value: body.example}),
  };
}

/** @returns a program in each language of the guides, in their order */
export function operationSamples(api: Api, operation: Operation) {
  const request = requestOf(api, operation);
  return sampleLanguages
    .filter(({value}) => value !== 'go' && value !== 'php')
    .map(({value, label}) => ({value, label, code: writers[value](request)}));
}
