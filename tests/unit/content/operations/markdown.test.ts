import {evaluate} from '@mdx-js/mdx';
import {createElement, Fragment} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {blocks} from '../../../../src/content/insertions/blocks';
import {apis, type Api, type Operation} from '../../../../src/content/operations';
import {operationMarkdown} from '../../../../src/content/operations/markdown';

const boil: Operation = {
  id: 'boilKettle',
  method: 'POST',
  path: '/kettles/{id}',
  title: 'Boil a kettle',
  summary: 'Boils it.',
  scope: 'kettles.boil',
  parameters: [
    {name: 'id', in: 'path', type: 'Text', meaning: 'The kettle.', required: true, example: 'a/b'},
    {name: 'lid', in: 'query', type: 'Boolean', meaning: 'Closed or not.', default: '`true`'},
  ],
  body: {
    fields: [
      {name: 'heat', type: 'Integer', meaning: 'Degrees.', required: 'without `power`', limit: '1 to 100'},
    ],
    example: {heat: 99},
  },
  answer: {
    status: 202,
    what: 'the kettle',
    fields: [{name: 'id', type: 'Text', meaning: 'It.'}],
    example: {id: 'a'},
  },
  codes: ['TRN-429', 'TRN-400'],
  repeat: 'key',
  limits: ['One at a time.'],
  events: ['kettle.boiled'],
};

const api: Api = {
  id: 'transact',
  base: 'https://api.example.com/tea/v1',
  page: '/docs/tea/operations',
  headers: [{name: 'X-Tea', value: [{variable: 'TEA'}]}],
  pages: {codes: './codes.md', retries: './retries.mdx'},
  rate: '600 a minute.',
  keyHours: '24',
  events: [{name: 'kettle.boiled', sent: 'When it boils.', see: './tea.md#events'}],
  operations: [boil],
};

describe('operationMarkdown', () => {
  const text = operationMarkdown(api, boil);

  it('says what it does, where, and what to know', () => {
    expect(text).toMatch(
      /^Boils it\.\n\n```http\nPOST https:\/\/api\.example\.com\/tea\/v1\/kettles\/\{id\}\n```/,
    );
    expect(text).toContain('- **Scope**: `kettles.boil`.\n- **Response**: `202`, and the kettle.');
    expect(text).toContain('which stays valid for 24 hours. See [Retries](./retries.mdx).');
    expect(text).toContain('- **Events**: [`kettle.boiled`](./tea.md#events).');
    expect(text).toContain('- **Limits**: One at a time. 600 a minute.');
    expect(text).toContain('[TRN-400](./codes.md#trn-400), [TRN-429](./codes.md#trn-429).');
  });
});

describe.each(apis.map((one) => [one.id, one] as const))('blocks of %s', (id, {operations}) => {
  const own = [...blocks].filter(([name]) => name.startsWith(`operations.${id}`));

  it('are MDX, with every fact in place', async () => {
    expect(own.length).toBeGreaterThan(operations.length);
    for (const [name, markdown] of own) {
      expect(markdown(), name).not.toContain('{{');
      const {default: content} = await evaluate(markdown(), {...runtime, Fragment});
      const parts = {Tabs: 'section', TabItem: 'div'};
      expect(renderToStaticMarkup(createElement(content, {components: parts})), name).not.toMatch(/\*\*\w/);
    }
  });
});
