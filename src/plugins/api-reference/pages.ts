/** The bodies of the generated pages; docusaurus-plugin-openapi-docs writes them to docs/api. */
import {requestBody, response, responseExamples} from './bodies';
import {callbacks} from './callbacks';
import {tryIt} from './console';
import {codeSamples} from './examples';
import {blocks, deprecation, element, fence} from './mdx';
import type {Operation, OperationPage} from './openapi';
import {Page} from './page';
import {parameters} from './parameters';
import {prose} from './prose';
import {furtherReading} from './schema';
import {security} from './security';

export {infoPage, tagPage} from './info';

function tabs(operation: Operation): string {
  const items = codeSamples(operation).map(({value, label, code}) =>
    element('TabItem', {value, label}, fence(code, value)),
  );
  return element('Tabs', {groupId: 'language'}, blocks(...items));
}

const heading = (text: string) => `## ${text}`;

/** Everything that the specification says of an operation. */
function text({id, api}: OperationPage): string {
  const page = new Page();
  return blocks(
    element('ApiEndpoint', {
      method: api.kind === 'webhook' ? 'event' : api.method,
      path: api.path,
      server: api.kind === 'webhook' ? undefined : api.servers?.[0]?.url,
    }),
    api.kind !== 'webhook' && tryIt(id, api.method),
    api.deprecated && deprecation,
    api.kind === 'webhook' &&
      `The API sends this event to your server as an HTTP ${api.method.toUpperCase()} request.`,
    prose(api.description, 2),
    furtherReading(api.externalDocs),
    security(api, heading),
    parameters(api, page, heading),
    requestBody(api, page, heading),
    api.kind === 'webhook' ? '## Your answer' : '## Responses',
    ...Object.entries(api.responses ?? {}).map(([status, item]) => response(status, item, page)),
    Object.keys(api.callbacks ?? {}).length > 0 && blocks('## Callbacks', callbacks(api, page)),
  );
}

/** Markdown of the page of one operation. */
export function operationPage(page: OperationPage): string {
  const {api} = page;
  const examples = responseExamples(api.responses);
  const samples = api.kind === 'webhook' ? '' : blocks('## Request sample', tabs(api));
  return element(
    'ApiColumns',
    {},
    blocks(
      element('ApiText', {}, text(page)),
      Boolean(samples || examples.length) &&
        element('ApiSamples', {}, blocks(samples, examples.length > 0 && '## Response samples', ...examples)),
    ),
  );
}
