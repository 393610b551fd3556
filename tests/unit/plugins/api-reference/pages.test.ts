import {describe, expect, it} from 'vitest';
import type {Operation} from '../../../../src/plugins/api-reference/openapi';
import {infoPage, operationPage} from '../../../../src/plugins/api-reference/pages';
import {specifications} from '../../../../src/plugins/api-reference/specifications';
import {operationsIn} from '../../../support/openapi';

const pet = {type: 'object', properties: {name: {type: 'string'}}};

const api: Operation = {
  method: 'post',
  path: '/pets/{petId}',
  description: 'Updates {petId} if 1 < 2.',
  deprecated: true,
  servers: [{url: 'https://petstore.example.com/v3'}],
  parameters: [
    {name: 'petId', in: 'path', required: true, schema: {type: 'integer'}, example: 7},
    {name: 'dry', in: 'query', schema: {type: 'boolean'}},
  ],
  requestBody: {
    required: true,
    description: 'The <pet>.',
    content: {'application/json': {schema: pet}, 'application/xml': {schema: pet}},
  },
  responses: {
    200: {
      description: 'Updated.\nWith {details}.',
      headers: {'X-Rate-Limit': {description: 'Calls left', schema: {type: 'integer'}}},
      content: {'application/json': {schema: pet, examples: {cat: {summary: 'A cat', value: {name: 'Tom'}}}}},
    },
    404: {description: 'No such `pet`.'},
  },
  security: [{auth: ['write:pets']}, {key: []}],
  securitySchemes: {auth: {type: 'oauth2'}, key: {type: 'apiKey', in: 'header', name: 'api_key'}},
};

const page = operationPage({title: 'Update a pet', api});

describe('operationPage', () => {
  it('opens with the endpoint', () => {
    expect(page).toContain(
      '<ApiEndpoint method={"post"} path={"/pets/{petId}"} server={"https://petstore.example.com/v3"} deprecated={true} />',
    );
  });

  it('has its sections in reading order', () => {
    expect(page.match(/^## .*$/gm)).toEqual([
      '## Authorisation',
      '## Path parameters',
      '## Query parameters',
      '## Request body',
      '## Responses',
      '## Request sample',
      '## Response samples',
    ]);
  });

  it('lists the ways to authenticate, with scopes', () => {
    expect(page).toContain(
      '- OAuth 2.0 access token (`auth`) in the `Authorization` header, with scope `write:pets`\n- API key (`key`) in the header `api_key`',
    );
  });

  it('describes media types that share a schema once', () => {
    expect(page).toContain('Content type: `application/json`, `application/xml`');
  });

  it('lets no text of the specification become markup', () => {
    expect(page).toContain('Updates \\{petId\\} if 1 \\< 2.');
    expect(page).toContain('Required. The \\<pet>.');
    expect(page).toContain('With \\{details\\}.');
  });

  it('shows a response with its headers, and says when one has no body', () => {
    expect(page).toContain('<ApiResponse id={"response-200"} status={"200"} title={"Updated"}>');
    expect(page).toContain(
      '<ApiField name={"X-Rate-Limit"} id={"200-header-X-Rate-Limit"} type={"integer"}>',
    );
    expect(page).toMatch(
      /<ApiResponse id=\{"response-404"\} status=\{"404"\} title=\{"No such pet"\}>\n\nNo body\./,
    );
  });

  it('names the examples of responses', () => {
    expect(page).toContain('choices={[{"value":"0","label":"200 · A cat"}]}');
  });

  it('says that an open operation needs nothing', () => {
    expect(operationPage({title: 'Open', api: {...api, security: []}})).toContain(
      'None: anyone may call this operation.',
    );
  });
});

/** What MDX reads as markup or as an expression: everything but code, attributes of our elements and escapes. */
function liveText(mdx: string): string {
  return mdx
    .replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '')
    .replace(/^<\/?Api\w*( .*)?>$/gm, '')
    .replace(/^<(Request|Response)Samples source=\{samples\}.*>$/gm, '')
    .replace(/(`+)[^`\n](?:.*?[^`])?\1(?!`)/g, '')
    .replace(/\\[{}<]/g, '');
}

describe.each(specifications)('$file', async ({file}) => {
  it.each(await operationsIn(file))('$method $path has a page without live braces or tags', (operation) => {
    const text = liveText(operationPage({title: 'T', api: operation}));
    expect(text).toContain('## Responses');
    expect(text.match(/.*[{}<].*/g)).toBeNull();
  });
});

describe('infoPage', () => {
  it('gives the version, the download, the text and the schemes', () => {
    expect(
      infoPage({
        info: {title: 'Pets', version: '1.2.0', description: 'All about {pets}.'},
        downloadUrl: '/openapi/petstore.yaml',
        securitySchemes: {
          basic: {type: 'http', scheme: 'basic', description: 'For <you>.'},
          oidc: {type: 'openIdConnect'},
        },
      }),
    ).toBe(
      [
        'Version 1.2.0 · [Download the OpenAPI document](pathname:///openapi/petstore.yaml)',
        'All about \\{pets\\}.',
        '## Security schemes',
        '- HTTP Basic (`basic`) in the `Authorization` header. For \\<you>.\n- `oidc`.',
      ].join('\n\n'),
    );
  });

  it('is short where the specification is', () => {
    expect(infoPage({info: {title: 'Pets', version: '1'}})).toBe('Version 1');
  });
});
