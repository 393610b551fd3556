/** The bodies of the generated pages; docusaurus-plugin-openapi-docs writes them to docs/api. */
import {requestBody, responses} from './bodies';
import {callbacks} from './callbacks';
import {isCallable, tryIt} from '../console/writeConsoles';
import {writtenExamples} from '../model/examples';
import {withImports} from './componentsImport';
import {blocks, deprecation, element} from './mdx';
import type {Operation, ReferenceOperation} from '../model/openApiTypes';
import {PageAnchors} from './pageAnchors';
import {parameters} from './parameters';
import {furtherReading, prose} from './descriptionMarkdown';
import {eventSamples, requestSamples, responseSamples, samplesImport} from '../samples';
import {hasHost, noHost, serverAddress} from '../request/address';
import {security} from './security';
import {serverList} from './servers';
import {handiest} from '../../samples/sampleBody';

/** What an operation's page is made from. */
type OperationPage = {
  id: string;
  api: Operation & Partial<Pick<ReferenceOperation, 'kind'>>;
  /** All of the document, whose pages links lead to. */
  operations?: readonly ReferenceOperation[];
  /** Addresses of the named schemas, where they have pages. */
  schemas?: ReadonlyMap<string, string>;
  /** Whether files for programs stand beside the page. */
  hasFiles?: boolean;
  /** Whether the catalogue of errors stands beside the page. */
  hasCatalogue?: boolean;
};

const heading = (text: string) => `## ${text}`;

/** What an operation does, and what its page holds: its address and the console come next. */
function introduction({api}: OperationPage): string {
  return blocks(
    api.deprecated && deprecation,
    api.kind === 'webhook' &&
      `The API sends this event to your server as an HTTP ${api.method.toUpperCase()} request.`,
    prose(api.description, 2),
    furtherReading(api.externalDocs),
    '<ApiContents items={toc} />',
  );
}

/** For readers only: in each operation's text the words would be in the way of a search. */
const toCatalogue = '<p data-search-ignore>[All errors and limits](./errors.mdx)</p>';

/**
 * Everything else that the specification says of it.
 *
 * @param isChoice whether its body may be chosen
 */
function text(
  {api, operations, schemas, hasFiles = false, hasCatalogue = false}: OperationPage,
  isChoice: boolean,
): string {
  const page = new PageAnchors(operations, schemas);
  // An event goes the other way: the API sends it, and the reader answers.
  const [sent, got] =
    api.kind === 'webhook' ? (['response', 'request'] as const) : (['request', 'response'] as const);
  const servers = api.hasOwnServers && api.kind !== 'webhook' ? serverList(api.servers, page) : '';
  return blocks(
    servers && blocks('## Servers', servers),
    security(api, heading),
    parameters(api, page, heading),
    requestBody(api, page, heading, {id: 'body', direction: sent, isChoice}),
    api.kind === 'webhook' ? '## Your response' : '## Responses',
    api.kind !== 'webhook' && hasCatalogue && toCatalogue,
    responses(api.responses, page, {direction: got}),
    Object.keys(api.callbacks ?? {}).length > 0 && blocks('## Callbacks', callbacks(api, page)),
    hasFiles && '<ApiFiles />',
  );
}

/** Code for what the specification says: a request in each language, and the examples of answers. */
function samples({api}: OperationPage): string {
  const isEvent = api.kind === 'webhook';
  const request = isEvent ? eventSamples(api) : requestSamples(api);
  const answers = responseSamples(api);
  return blocks(
    request && blocks(isEvent ? '## Event sample' : '## Request sample', request),
    answers && blocks(isEvent ? '## Samples of your response' : '## Response samples', answers),
  );
}

/** How it is called: its address, the console, and the code. */
function call({id, api}: OperationPage, code: string): string {
  const isEvent = api.kind === 'webhook';
  const server = isEvent ? undefined : serverAddress(api.servers?.[0]);
  return blocks(
    element('MethodEndpoint', {
      method: isEvent ? 'event' : api.method,
      path: api.path,
      server: server || undefined,
    }),
    server !== undefined && !hasHost(server) && noHost,
    !isEvent && tryIt(id, api.method, api.responses),
    code && element('ApiFold', {}, code),
  );
}

/**
 * The bodies of a request of which a reader chooses one, for schema, sample and console alike.
 *
 * @returns titles of the examples that the document has of each media type, as `ApiOperation` takes them; undefined
 *   without a choice, and where no console could make the sample of another choice
 */
function requestBodies({method, kind, requestBody}: OperationPage['api']) {
  const content = requestBody?.content ?? {};
  const first = handiest(Object.keys(content));
  if (first === undefined || kind === 'webhook' || !isCallable(method)) return undefined;
  const types = [first, ...Object.keys(content).filter((type) => type !== first)];
  const bodies = types.map(
    (type) => [type, writtenExamples(content[type] ?? {}).map(({title}) => title)] as const,
  );
  const isChoice = bodies.length > 1 || bodies.some(([, titles]) => titles.length > 1);
  return isChoice ? (Object.fromEntries(bodies) as Record<string, string[]>) : undefined;
}

/** Markdown of the page of one operation. */
export function operationPage(page: OperationPage): string {
  const code = samples(page);
  const bodies = requestBodies(page.api);
  const columns = blocks(
    element('ApiIntro', {}, introduction(page)),
    element('ApiCode', {}, call(page, code)),
    element('ApiText', {}, text(page, Boolean(bodies))),
  );
  return withImports(blocks(code && samplesImport(page.id), element('ApiItemLayout', {bodies}, columns)));
}
