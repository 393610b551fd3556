import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {sampleLanguages} from '../../../../src/samples/sampleLanguages';
import type {Operation} from '../../../../src/api-reference/model/openApiTypes';
import {codeSamples, samplesFile} from '../../../../src/api-reference/samples';

const operation: Operation = {
  method: 'get',
  path: '/pets',
  responses: {
    '200': {
      description: 'The pets.',
      content: {
        'application/json': {examples: {cat: {summary: 'A <cat>', value: {a: '</pre>'}}, dog: {value: 2}}},
        'application/xml': {schema: {type: 'object', properties: {id: {type: 'integer', example: 7}}}},
      },
    },
    '204': {description: 'None.'},
    default: {description: 'Oops.', content: {'text/plain': {example: 'a<b'}}},
  },
};

describe('a part of a multipart body', () => {
  const parts: Operation = {
    method: 'post',
    path: '/pets',
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {type: 'object', properties: {photo: {type: 'string', format: 'binary'}}},
          example: {facts: {a: 1}, table: 'a;b', note: 'plain', photo: ''},
          encoding: {table: {contentType: 'text/csv'}, photo: {contentType: 'image/png'}},
        },
      },
    },
  };

  it.each(codeSamples(parts))('has its type in $label', ({code}) => {
    const types = ['application/json', 'text/csv', 'image/png'];
    expect(types.filter((type) => !code.includes(type))).toEqual([]);
    expect(code).not.toContain('text/plain');
  });
});

describe('the file beside a page', () => {
  const page = (part: 'request' | 'responses') => load(samplesFile(operation)[part]);

  it('has a disclosure for each language, the first one open', () => {
    const $ = page('request');
    const found = $('details').toArray();
    expect(found.map(({attribs}) => attribs['data-value'])).toEqual(sampleLanguages.map(({value}) => value));
    expect(found.filter(({attribs}) => 'open' in attribs)).toEqual(found.slice(0, 1));
    expect($('summary').eq(1).text()).toBe('Node.js');
  });
});
