/** Example bodies and code samples of an operation, all made at build time. */
import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import {sample} from 'openapi-sampler';
import type {Content, Media, Operation, Parameter, Schema} from './openapi';

/** The languages a reader can choose from; `value` is also the Prism language of the block. */
export const sampleLanguages = [
  {value: 'bash', label: 'curl', target: 'shell', client: 'curl'},
  {value: 'javascript', label: 'JavaScript', target: 'javascript', client: 'fetch'},
  {value: 'python', label: 'Python', target: 'python', client: 'requests'},
  {value: 'csharp', label: 'C#', target: 'csharp', client: 'httpclient'},
  {value: 'java', label: 'Java', target: 'java', client: 'nethttp'},
] as const;

type JsonSchema = Parameters<typeof sample>[0];

/** A value that fits a schema; OpenAPI's schemas are a dialect of JSON Schema that the sampler knows. */
const sampleOf = (schema: Schema): unknown => sample(schema as JsonSchema);

/** The example of a body: the specification's own where it has one, else one made from the schema. */
export function mediaExamples(media: Media): {title: string; value: unknown}[] {
  if (media.example !== undefined) return [{title: 'Example', value: media.example}];
  const named = Object.entries(media.examples ?? {});
  if (named.length) {
    return named.map(([name, example]) => ({title: example.summary ?? name, value: example.value}));
  }
  return media.schema ? [{title: 'Example', value: sampleOf(media.schema)}] : [];
}

/** An example as the text that goes over the wire. */
export function wireText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

const parameterValue = (parameter: Parameter): string => {
  const value =
    parameter.example ??
    Object.values(parameter.examples ?? {})[0]?.value ??
    (parameter.schema ? sampleOf(parameter.schema) : parameter.name);
  return Array.isArray(value) ? value.join(',') : String(value);
};

function authentication(operation: Operation): {headers: [string, string][]; query: [string, string][]} {
  const name = Object.keys(operation.security?.[0] ?? {})[0];
  const scheme = name ? operation.securitySchemes?.[name] : undefined;
  if (!scheme) return {headers: [], query: []};
  if (scheme.type === 'apiKey' && scheme.name) {
    const pair: [string, string] = [scheme.name, 'YOUR_API_KEY'];
    return scheme.in === 'query' ? {headers: [], query: [pair]} : {headers: [pair], query: []};
  }
  const value = scheme.scheme === 'basic' ? 'Basic YOUR_BASE64_CREDENTIALS' : 'Bearer YOUR_ACCESS_TOKEN';
  return {headers: [['Authorization', value]], query: []};
}

function formPairs(value: unknown): {name: string; value: string}[] {
  return Object.entries(typeof value === 'object' && value ? value : {}).map(([name, item]) => ({
    name,
    value: String(item),
  }));
}

function postData(content: Content | undefined): HarRequest['postData'] | undefined {
  const [mimeType, media] = Object.entries(content ?? {})[0] ?? [];
  if (!mimeType || !media) return undefined;
  const value = mediaExamples(media)[0]?.value;
  if (mimeType === 'application/x-www-form-urlencoded') return {mimeType, params: formPairs(value)};
  if (mimeType === 'application/octet-stream') return {mimeType, text: '<contents of the file>'};
  return {mimeType, text: wireText(value ?? '')};
}

/** The operation as an HTTP Archive request (HAR 1.2), the input of the sample generator. */
export function harRequest(operation: Operation): HarRequest {
  const parameters = operation.parameters ?? [];
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (url, parameter) => url.replace(`{${parameter.name}}`, encodeURIComponent(parameterValue(parameter))),
      operation.path,
    );
  const wanted = (place: string) =>
    parameters
      .filter(
        (parameter) => parameter.in === place && (parameter.required || parameter.example !== undefined),
      )
      .map((parameter) => ({name: parameter.name, value: parameterValue(parameter)}));
  const auth = authentication(operation);
  const body = postData(operation.requestBody?.content);
  const pair = ([name, value]: [string, string]) => ({name, value});
  return {
    method: operation.method.toUpperCase(),
    url: `${operation.servers?.[0]?.url ?? 'https://api.example.com'}${path}`,
    httpVersion: 'HTTP/1.1',
    headers: [
      ...wanted('header'),
      ...auth.headers.map(pair),
      ...(body ? [{name: 'Content-Type', value: body.mimeType}] : []),
    ],
    queryString: [...wanted('query'), ...auth.query.map(pair)],
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    ...(body && {postData: body}),
  } as HarRequest;
}

/** The code samples of an operation, one a language. */
export function codeSamples(operation: Operation): {value: string; label: string; code: string}[] {
  const snippet = new HTTPSnippet(harRequest(operation));
  return sampleLanguages.map(({value, label, target, client}) => {
    const [code] = snippet.convert(target, client) || [];
    if (!code) throw new Error(`No ${label} sample for ${operation.method} ${operation.path}`);
    return {value, label, code};
  });
}
