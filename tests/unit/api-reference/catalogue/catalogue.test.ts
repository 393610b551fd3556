import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {catalogueOf, type Entry} from '../../../../src/api-reference/catalogue';
import {cataloguePage} from '../../../../src/api-reference/catalogue/cataloguePage';

import type {ApiDocument, Specification} from '../../../../src/api-reference/model/openApiTypes';
import {operationsOf, pageNames} from '../../../../src/api-reference/model/operations';

const json = (value: object) => ({content: {'application/json': value}});

const missing = {
  description: 'No *pet* has this number.',
  'x-remedy': 'Check the number.',
  ...json({example: {code: 'pet_not_found', message: 'There is no pet 10.'}}),
};

const tooMany = {
  description: 'More than 60 requests in a minute.',
  headers: {'Retry-After': {description: 'Seconds to wait.'}},
  ...json({
    schema: {
      properties: {error: {type: 'string', enum: ['slow_down', 'unheard']}},
    },
    examples: {a: {value: {error: 'slow_down', error_description: 'Wait.'}}},
  }),
};

const unexpected = {
  description: 'It failed.',
  ...json({
    examples: {
      a: {value: {type: 'https://a.example.com/problems/internal', status: 500, detail: 'Try again.'}},
      b: {value: {type: 'about:blank', status: 503}},
    },
  }),
};

const listed = {
  description: 'Rules are broken.',
  ...json({example: {errors: [{code: 'too_long'}, {code: 7}]}}),
};

const fine = {description: 'Fine', headers: {'X-RateLimit-Limit': {description: 'Requests in an hour.'}}};

const scheme = {
  type: 'oauth2' as const,
  flows: {implicit: {scopes: {'read:pets': 'See pets', 'write:pets': 'Change pets'}}},
};

const specification = {
  info: {title: 'Pets API', version: '1.0.0'},
  components: {securitySchemes: {auth: scheme}},
  paths: {
    '/pets': {
      get: {
        summary: 'List [all] pets',
        security: [{auth: ['read:pets']}],
        responses: {200: fine, 429: tooMany},
      },
      post: {
        summary: 'Add a pet',
        security: [{auth: ['read:pets', 'write:pets']}],
        responses: {404: missing, 422: listed, 429: tooMany, default: unexpected},
      },
    },
    '/pet': {get: {summary: 'Get a pet', responses: {404: missing, '4XX': {description: 'Wrong.'}}}},
  },
  webhooks: {added: {post: {responses: {410: {description: 'Gone.'}}}}},
} as unknown as Specification;

const operations = operationsOf(specification, pageNames([]));
const document: ApiDocument = {file: 'a.yaml', specification, operations, tags: []};
const catalogue = catalogueOf(document);

const named = (entries: Entry[], name: string) => entries.find((entry) => entry.name === name);

const told = (entry: Entry | undefined) =>
  entry && [
    Object.fromEntries([...entry.facts].map(([label, texts]) => [label, [...texts].join(' | ')])),
    entry.places.map(({operation}) => operation.title),
  ];

describe('the catalogue of an API', () => {
  it('finds a code wherever an example of an error has one', () => {
    expect(catalogue.codes.map(({name}) => name)).toEqual([
      '7',
      'internal',
      'pet_not_found',
      'slow_down',
      'too_long',
      'unheard',
    ]);
    expect(told(named(catalogue.codes, 'pet_not_found'))).toEqual([
      {
        Status: '404',
        Meaning: 'No *pet* has this number.',
        'What to do': 'Check the number.',
      },
      ['Add a pet', 'Get a pet'],
    ]);
  });

  it('lists each status of an error; a body may say it where the response does not', () => {
    expect(catalogue.statuses.map(({name}) => name)).toEqual(['4XX', '404', '422', '429', '500', '503']);
    expect(told(named(catalogue.statuses, '500'))).toEqual([{Meaning: 'It failed.'}, ['Add a pet']]);
  });
});

describe('its page', () => {
  const pages = new Map([
    [
      'post /pets',
      {title: 'Add a pet', file: 'add-a-pet.api.mdx', text: '<StatusCodes id={"response-404"} />'},
    ],
    ['get /pets', {title: 'List [all] pets', file: 'list.api.mdx', text: ''}],
  ]);
  const page = cataloguePage(document, pages);

  it('is MDX, and says when there is nothing', async () => {
    await compile(page.replace(/^---[^]*?---/, ''));
    expect(page).toContain(
      '| <a id="code-pet_not_found"></a>`pet_not_found` | <a id="status-404"></a>`404` | No *pet* has this number. | Check the number. |',
    );
    // A status without a code has a row of its own.
    expect(page).toMatch(/\| <a id="status-503"><\/a>Service Unavailable \| `503` \| It failed\. \|/);
    expect(page.match(/id="status-429"/g)).toHaveLength(1);
    expect(cataloguePage({...document, operations: []}, pages)).toContain(
      'names no error, scope or rate limit',
    );
  });
});
