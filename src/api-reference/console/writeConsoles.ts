/** The data of the 'Try it' consoles: one JSON file an operation, beside its page, which fetches it at a click. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import pick from 'lodash/pick.js';
import type {ConsoleAnswer, ConsoleData, ConsoleMedia, ConsoleParameter} from './consoleData';
import {displaySchema} from '../model/displaySchema';
import type {ApiDocument, Header, Media, Operation, Parameter, Response} from '../model/openApiTypes';
import {firstExample, mediaExamples, sampleOf, wireText} from '../model/examples';
import {answerSchemas, hasAnswerSchemas} from './answerSchemas';
import {shortText} from './shortText';
import {validationSchemas, type NamedSchemas} from './validationSchema';

/**
 * Methods that no browser sends (https://fetch.spec.whatwg.org/#methods), and what pages and their front matter call a
 * webhook; of `TRACE` the console says why not.
 */
const refused = ['connect', 'track', 'event', 'webhook'];

/** @returns whether the console knows how to send a request with this method, in lower case */
export const isCallable = (method: string): boolean =>
  /^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(method) && !refused.includes(method);

/** What a console knows of a parameter as the document says it. */
const kept = ['name', 'in', 'required', 'allowEmptyValue', 'style', 'explode', 'allowReserved'] as const;

const file = (page: string) => `${page}.console.json`;
const schemasFile = (page: string) => `${page}.answers.json`;

/**
 * The button and console of an operation, as MDX; empty for what no reader can call, such as a webhook.
 *
 * @param id name of the operation's page
 * @param responses what the operation answers
 */
export function tryIt(id: string, method: string, responses?: Operation['responses']): string {
  if (!isCallable(method)) return '';
  const schemas = hasAnswerSchemas(responses) ? ` schemas={require('./${schemasFile(id)}')}` : '';
  return `<ApiExplorer data={require('./${file(id)}')}${schemas} />`;
}

/** The initial value of the editor of a parameter, a header or its content; undefined for an optional one without an example. */
function parameterExample({example, examples, schema, required}: Partial<Header> & Media): unknown {
  const written = [example, firstExample(examples), schema?.example, schema?.default];
  const found = written.find((value) => value !== undefined);
  return found ?? (required === true && schema ? sampleOf(schema) : undefined);
}

type Resolved = Pick<ApiDocument, 'specification'>;

const schemasOf = ({specification}: Resolved): NamedSchemas => specification.components?.schemas ?? {};

/**
 * What a reader needs to call one operation; parts that only describe it are left out.
 *
 * @param document of the operation
 */
export function consoleData(document: Resolved, api: string, operation: Operation): ConsoleData {
  const {convert, $defs} = validationSchemas(schemasOf(document), 'request');

  const media = (type: string, value: Media): ConsoleMedia => ({
    ...(value.schema !== undefined && {schema: convert(value.schema)}),
    examples: mediaExamples(value, {mediaType: type, direction: 'request'}),
    ...(value.encoding !== undefined && {encoding: value.encoding}),
  });

  function parameter(value: Parameter): ConsoleParameter {
    const [[mediaType, content] = []] = Object.entries<Media>(value.content ?? {});
    return {
      ...pick(value as ConsoleParameter, kept),
      mediaType,
      schema: {
        ...convert(content?.schema ?? value.schema ?? {}),
        ...(shortText(value.description) && {description: shortText(value.description)}),
      },
      example: parameterExample(content ?? value),
    };
  }

  function fieldsOf(status: string, {schema}: Media): Pick<ConsoleAnswer, 'fields'> {
    const own = displaySchema(schema);
    const {properties = {}} = own.items ? displaySchema(own.items) : own;
    const names = Object.entries(properties).flatMap(([name, property]) =>
      displaySchema(property).writeOnly ? [] : [name],
    );
    return /^2/.test(status) && names.length ? {fields: names} : {};
  }

  function answers([status, response]: [string, Response]): ConsoleAnswer[] {
    const {description = '', headers = {}, content = {}} = response;
    const shown = Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [name, wireText(parameterExample(header) ?? '')]),
    );
    const found = Object.entries(content).flatMap(([type, body]) =>
      mediaExamples(body, {mediaType: type, direction: 'response'}).map((example) => ({
        type,
        ...example,
        ...fieldsOf(status, body),
      })),
    );
    const bodies = found.length ? found : [{}];
    return bodies.map((body) => ({
      status,
      description: description.trim(),
      headers: shown,
      ...body,
    }));
  }

  const {method, path: route, requestBody, responses = {}, parameters = [], securitySchemes = {}} = operation;
  const security = operation.security ?? [];
  const used = new Set(security.flatMap(Object.keys));
  return {
    api,
    method,
    path: route,
    servers: operation.servers ?? [{url: '/'}],
    parameters: parameters.map(parameter),
    ...(requestBody && {
      body: {
        required: requestBody.required === true,
        content: Object.fromEntries(
          Object.entries(requestBody.content ?? {}).map(([type, value]) => [type, media(type, value)]),
        ),
      },
    }),
    answers: Object.entries(responses).flatMap(answers),
    security,
    schemes: Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => used.has(name))),
    $defs,
  };
}

/** Writes the data of every operation of an API into the folder of its pages. */
export function writeConsoles(api: string, document: ApiDocument, folder: string): void {
  const write = (name: string, data: object) => writeFileSync(path.join(folder, name), JSON.stringify(data));
  for (const operation of document.operations) {
    if (operation.kind === 'webhook' || !isCallable(operation.method)) continue;
    write(file(operation.id), consoleData(document, api, operation));
    write(schemasFile(operation.id), answerSchemas(operation, schemasOf(document)));
  }
}
