/** The data of the 'Try it' consoles: one JSON file an operation, beside its page, which fetches it at a click. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {
  ApiServer,
  ConsoleAnswer,
  ConsoleData,
  ConsoleMedia,
  ConsoleParameter,
  ConsoleScheme,
} from './consoleData';
import {attempted, forgiving} from '../model/faults';
import {joinedParameters} from '../model/parameters';
import {documentOf} from '../model/reading';
import {pageFiles} from '../pages/coverage';
import type {FieldEncoding} from '../request/serialise';
import {parameterExample, resolved, type BundledDocument, type JsonObject} from './parameterExamples';
import {mediaExamples, wireText, type ExampleContext} from '../model/examples';
import {answerSchemas, hasAnswerSchemas} from './answerSchemas';
import {operationOf, resolverOf} from './references';
import {shortText} from './shortText';
import {validationSchemas} from './validationSchema';
import type {Operation} from '../model/openApiTypes';

/**
 * Methods that no browser sends (https://fetch.spec.whatwg.org/#methods), and what pages and their front matter call a
 * webhook; of `TRACE` the console says why not.
 */
const refused = ['connect', 'track', 'event', 'webhook'];

/** @returns whether the console knows how to send a request with this method, in lower case */
export const isCallable = (method: string): boolean =>
  /^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(method) && !refused.includes(method);

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

/**
 * What a reader needs to call one operation; parts that only describe it are left out.
 *
 * @param isDescribed whether schemas keep their descriptions
 */
export function consoleData(
  document: BundledDocument,
  api: string,
  method: string,
  route: string,
  isDescribed = false,
): ConsoleData {
  const {lookup, resolve} = resolverOf(document);
  const {convert, $defs} = validationSchemas(lookup, 'request', isDescribed);
  const entries = <Type>(value: unknown): [string, Type][] =>
    Object.entries((value ?? {}) as JsonObject).map(([name, item]) => [name, resolve<Type>(item)]);

  const examplesOf = (value: JsonObject, mediaType: string, direction: ExampleContext['direction']) =>
    mediaExamples(resolved(value, resolve), {mediaType, direction, document});

  const media = (type: string, value: JsonObject): ConsoleMedia => ({
    ...(value.schema !== undefined && {schema: convert(value.schema)}),
    examples: examplesOf(value, type, 'request'),
    ...(value.encoding !== undefined && {encoding: value.encoding as Record<string, FieldEncoding>}),
  });

  function parameter(value: JsonObject): ConsoleParameter {
    const [mediaType, content] = entries<JsonObject>(value.content)[0] ?? [];
    const {name, in: place, required, style, explode, allowReserved} = value as ConsoleParameter;
    return {
      name,
      in: place,
      required,
      style,
      explode,
      allowReserved,
      mediaType,
      schema: {
        ...convert(content?.schema ?? value.schema ?? {}),
        ...(shortText(value.description) && {description: shortText(value.description)}),
      },
      example: parameterExample(content ?? value, document, resolve),
    };
  }

  function answers([status, response]: [string, JsonObject]): ConsoleAnswer[] {
    const {description = ''} = response as {description?: string};
    const headers = Object.fromEntries(
      entries<JsonObject>(response.headers).map(([name, header]) => [
        name,
        wireText(parameterExample(header, document, resolve) ?? ''),
      ]),
    );
    const found = entries<JsonObject>(response.content).flatMap(([type, content]) =>
      examplesOf(content, type, 'response').map((example) => ({type, ...example})),
    );
    const bodies = found.length ? found : [{}];
    return bodies.map((body) => ({status, description: description.trim(), headers, ...body}));
  }

  const item = resolve<JsonObject>((document.paths as JsonObject)[route]);
  const operation = operationOf(item, method);
  const listed = (value: unknown) => entries<JsonObject>(value).map(([, found]) => found);
  const body = resolve<JsonObject | undefined>(operation.requestBody);
  const security = (operation.security ?? document.security ?? []) as Record<string, string[]>[];
  const used = new Set(security.flatMap(Object.keys));
  const components = (document.components ?? {}) as JsonObject;
  return {
    api,
    method,
    path: route,
    servers: (operation.servers ?? item.servers ?? document.servers ?? [{url: '/'}]) as ApiServer[],
    parameters: joinedParameters(listed(item.parameters), listed(operation.parameters), (found) => found).map(
      parameter,
    ),
    ...(body && {
      body: {
        required: body.required === true,
        content: Object.fromEntries(
          entries<JsonObject>(body.content).map(([type, value]) => [type, media(type, value)]),
        ),
      },
    }),
    answers: entries<JsonObject>(operation.responses).flatMap(answers),
    security,
    schemes: Object.fromEntries(
      entries<ConsoleScheme>(components.securitySchemes).filter(([name]) => used.has(name)),
    ),
    $defs,
  };
}

function write(target: string, data: object): void {
  const text = JSON.stringify(data);
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}

/** @returns what is written for the console of an operation */
export const consoleFiles = (document: BundledDocument, api: string, method: string, route: string) => ({
  console: consoleData(document, api, method, route),
  answers: answerSchemas(document, method, route),
});

type ConsolesEntry = {id: string; file: string; pages: string; isForeign?: boolean};

/**
 * Writes the data of every operation that has a page; a file that is right already keeps its time.
 *
 * @throws Error when a document cannot be read
 */
export async function writeConsoles(specification: ConsolesEntry): Promise<void> {
  const {id, pages} = specification;
  const document = (await documentOf(specification)) as BundledDocument;
  // What fails was told when the pages were made.
  const told = specification.isForeign ? () => undefined : undefined;
  for (const [operation, page] of pageFiles(pages)) {
    const [method = '', route = ''] = operation.split(/ (.*)/);
    if (!isCallable(method)) continue;
    const data = forgiving(told, () =>
      attempted('It has no console', () => consoleFiles(document, id, method, route)),
    );
    if (!data) continue;
    write(path.join(pages, file(page)), data.console);
    write(path.join(pages, schemasFile(page)), data.answers);
  }
}
