/** The bodies of the generated pages; docusaurus-plugin-openapi-docs writes them to docs/api. */
import {blocks, element, prose, slug} from './mdx';
import type {
  Content,
  InfoPage,
  Operation,
  OperationPage,
  Parameter,
  Response,
  SecurityScheme,
} from './openapi';
import {requestSamples, responseSamples} from './samples';
import {fields, parameterFields, summary} from './schema';

const places: [Parameter['in'], string][] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
  ['cookie', 'Cookie parameters'],
];

function parameters(operation: Operation): string {
  return blocks(
    ...places.map(([place, heading]) => {
      const here = operation.parameters?.filter((parameter) => parameter.in === place) ?? [];
      return here.length > 0 && blocks(`## ${heading}`, parameterFields(here));
    }),
  );
}

function schemeName(name: string, scheme: SecurityScheme | undefined): string {
  switch (scheme?.type) {
    case 'oauth2':
      return `OAuth 2.0 access token (\`${name}\`) in the \`Authorization\` header`;
    case 'http':
      return `HTTP ${scheme.scheme === 'basic' ? 'Basic' : 'bearer token'} (\`${name}\`) in the \`Authorization\` header`;
    case 'apiKey':
      return `API key (\`${name}\`) in the ${scheme.in} \`${scheme.name}\``;
    default:
      return `\`${name}\``;
  }
}

function security({security: alternatives = [], securitySchemes = {}}: Operation): string {
  const lines = alternatives.flatMap((alternative) =>
    Object.entries(alternative).map(([name, scopes]) => {
      const needed = scopes.length ? `, with scope ${scopes.map((scope) => `\`${scope}\``).join(', ')}` : '';
      return `- ${schemeName(name, securitySchemes[name])}${needed}`;
    }),
  );
  return blocks(
    '## Authorisation',
    lines.length ? lines.join('\n') : 'None: anyone may call this operation.',
  );
}

/** Media types that share a schema are described once. */
function bodies(content: Content | undefined, id: string): string {
  const groups = new Map<string, string[]>();
  for (const [type, media] of Object.entries(content ?? {})) {
    const text = media.schema ? fields(media.schema, id) || summary(media.schema) : 'No schema.';
    groups.set(text, [...(groups.get(text) ?? []), `\`${type}\``]);
  }
  return blocks(...[...groups].map(([text, types]) => blocks(`Content type: ${types.join(', ')}`, text)));
}

function requestBody({requestBody: body}: Operation): string | false {
  return (
    !!body &&
    blocks(
      '## Request body',
      `${body.required ? 'Required.' : 'Optional.'} ${prose(body.description)}`.trim(),
      bodies(body.content, 'body'),
    )
  );
}

function responseHeaders(status: string, headers: Response['headers']): string | false {
  const rows = Object.entries(headers ?? {}).map(([name, header]) =>
    element(
      'ApiField',
      {name, id: slug(status, 'header', name), type: header.schema?.type ?? 'string'},
      prose(header.description),
    ),
  );
  return rows.length > 0 && blocks('**Headers**', element('ApiFields', {}, blocks(...rows)));
}

function response(status: string, {description, headers, content}: Response): string {
  const id = slug('response', status);
  const [firstLine = '', ...rest] = prose(description).split('\n');
  return element(
    'ApiResponse',
    {id, status, title: firstLine.replace(/\.$/, '').replaceAll('`', '')},
    blocks(rest.join('\n'), responseHeaders(status, headers), content ? bodies(content, id) : 'No body.'),
  );
}

/** Markdown of the page of one operation. */
export function operationPage({api}: OperationPage): string {
  const answers = responseSamples(api);
  return element(
    'ApiColumns',
    {},
    blocks(
      element(
        'ApiText',
        {},
        blocks(
          element('ApiEndpoint', {
            method: api.method,
            path: api.path,
            server: api.servers?.[0]?.url,
            deprecated: api.deprecated,
          }),
          prose(api.description),
          security(api),
          parameters(api),
          requestBody(api),
          '## Responses',
          ...Object.entries(api.responses ?? {}).map(([status, item]) => response(status, item)),
        ),
      ),
      element(
        'ApiSamples',
        {},
        blocks('## Request sample', requestSamples(), answers && '## Response samples', answers),
      ),
    ),
  );
}

/** Markdown of the introduction page of an API. */
export function infoPage({info, securitySchemes = {}, downloadUrl}: InfoPage): string {
  const schemes = Object.entries(securitySchemes).map(([name, scheme]) =>
    `- ${schemeName(name, scheme)}. ${prose(scheme.description)}`.trim(),
  );
  return blocks(
    `Version ${info.version}${downloadUrl ? ` · [Download the OpenAPI document](pathname://${downloadUrl})` : ''}`,
    prose(info.description),
    schemes.length > 0 && blocks('## Security schemes', schemes.join('\n')),
  );
}
