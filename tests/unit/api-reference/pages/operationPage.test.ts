import {describe, expect, it} from 'vitest';
import type {Operation} from '../../../../src/api-reference/model/openApiTypes';
import {operationPage} from '../../../../src/api-reference/pages/operationPage';
import {specifications} from '../../../../src/site/apis';
import {liveText} from '../../../support/mdx';
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
      description: 'Updated.\n\nWith {details}.',
      headers: {'X-Rate-Limit': {description: 'Calls left', schema: {type: 'integer'}}},
      content: {'application/json': {schema: pet, examples: {cat: {summary: 'A cat', value: {name: 'Tom'}}}}},
    },
    404: {description: 'No such `pet`.'},
  },
  security: [{auth: ['write:pets']}, {key: []}],
  securitySchemes: {auth: {type: 'oauth2'}, key: {type: 'apiKey', in: 'header', name: 'api_key'}},
};

const page = operationPage({id: 'page', api});

describe('operationPage', () => {
  it('opens with what the operation does, and then says how it is called', () => {
    expect(page).toContain(
      '<MethodEndpoint method={"post"} path={"/pets/{petId}"} server={"https://petstore.example.com/v3"} />\n\n' +
        "<ApiExplorer data={require('./page.console.json')} schemas={require('./page.answers.json')} />\n\n<ApiFold>",
    );
    const order = [
      ':::warning[Deprecated]',
      'Updates ',
      '<ApiContents ',
      '<MethodEndpoint ',
      '## Request sample',
      '## Authorisation',
    ];
    const places = order.map((part) => page.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('lets no text of the specification become markup', () => {
    expect(page).toContain('Updates \\{petId\\} if 1 \\< 2.');
    expect(page).toMatch(/\n\nThe \\<pet>\.\n\n(<ApiBodyChoice \/>\n\n)?<RequestSchema/);
    expect(page).toContain('With \\{details\\}.');
  });
});

it('leads to examples at other addresses, and shows null', () => {
  const examples = {
    far: {summary: 'A far one', externalValue: 'https://a.example.com/x.json'},
    near: {externalValue: 'near.json'},
    none: {value: null},
  };
  const content = {'application/json': {schema: {}, examples}};
  const parameters = [{name: 'q', in: 'query' as const, schema: {}, examples}];
  const text = operationPage({
    id: 'page',
    api: {method: 'put', path: '/', parameters, requestBody: {content}},
  });
  const links = '- Example: [A far one](https://a.example.com/x.json)\n- Example: `near.json`';
  expect(text.split(links)).toHaveLength(3);
  expect(text).toContain('<ApiFacts examples={["null"]} />');
});

describe('operationPage of all that an operation can have', () => {
  it('says of a webhook who calls whom', () => {
    const webhook = operationPage({
      id: 'event',
      api: {...api, kind: 'webhook', path: 'newPet'},
    });
    expect(webhook).toContain('<MethodEndpoint method={"event"} path={"newPet"} />');
    expect(webhook).toContain('as an HTTP POST request.');
    expect(webhook).toContain('## Your response');
    expect(webhook).not.toContain('## Request sample');
    expect(webhook).toContain('## Event sample\n\n<ResponseExamples label="Event" part="request"');
  });
});

describe.each(specifications)('$file', async ({file}) => {
  it.each(await operationsIn(file))('$method $path has a page without live braces or tags', (operation) => {
    const text = liveText(operationPage({id: 'page', api: operation}));
    expect(text).toContain('## Responses');
    expect(text.match(/.*[{}<].*/g)).toBeNull();
  });
});

it('leads from the responses to the catalogue of errors, where there is one', () => {
  const page = (given: object) => operationPage({id: 'page', api, ...given});
  expect(page({hasCatalogue: true})).toMatch(/## Responses\n\n<p data-search-ignore>.*\(\.\/errors\.mdx\)/);
  expect(page({})).not.toContain('errors.mdx');
});

it('shows the first response that is a success, and says what to do about an error', () => {
  const answer = (description: string, remedy?: string) => ({
    description,
    ...(remedy && {'x-remedy': remedy}),
  });
  const page = operationPage({
    id: 'page',
    api: {
      ...api,
      responses: {200: answer('Yes.'), 201: answer('Made.'), 404: answer('Gone.', 'Check the `id`.')},
    },
  });
  expect(page.match(/isOpen/g)).toHaveLength(1);
  expect(page).toContain('<StatusCodes id={"response-200"} status={"200"} title={"Yes"} isOpen={true}>');
  expect(page).toContain('title={"Gone"}>\n\nWhat to do: Check the `id`.\n');
});
