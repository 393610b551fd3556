import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {codeRoles} from '../../../../src/content/code/codeRoles';
import {sampleLanguages} from '../../../../src/api-reference/samples/sampleLanguages';
import type {Operation} from '../../../../src/api-reference/model/openApiTypes';
import {codeSamples, responseSamples, samplesFile} from '../../../../src/api-reference/samples';
import {samplesRule} from '../../../../src/api-reference/samples/samplesRule';
import {highlighted} from '../../../../src/content/code/highlight';
import {responseExamples} from '../../../../src/api-reference/samples/responseExamples';
import {awkwardCases} from '../../../support/samples/awkward';

const text = (html: string) => load(`<pre>${html}</pre>`)('pre').text();

describe('highlighted', () => {
  it('changes no sign of any sample, and knows each language', () => {
    const classes = new Set(codeRoles.map(({role}) => `code-${role}`));
    for (const {operation, name} of awkwardCases) {
      for (const {code, language, label} of codeSamples(operation)) {
        const html = highlighted(code, language);
        expect(text(html).replace(/\r\n?/g, '\n'), `${name} ${label}`).toBe(code.replace(/\r\n?/g, '\n'));
        const used = load(html)('span')
          .toArray()
          .map(({attribs}) => attribs.class ?? '');
        expect(used.length, `${name} ${label}`).toBeGreaterThan(0);
        expect(used.filter((name) => !classes.has(name))).toEqual([]);
      }
    }
  });
});

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

describe('the file beside a page', () => {
  const page = (part: 'request' | 'responses') => load(samplesFile(operation)[part]);

  it('has a disclosure for each language, the first one open', () => {
    const $ = page('request');
    const found = $('details').toArray();
    expect(found.map(({attribs}) => attribs['data-value'])).toEqual(sampleLanguages.map(({value}) => value));
    expect(found.filter(({attribs}) => 'open' in attribs)).toEqual(found.slice(0, 1));
    expect($('summary').eq(1).text()).toBe('JavaScript');
  });

  it('has one for each example of each answer', () => {
    const $ = page('responses');
    expect(
      $('summary')
        .toArray()
        .map((summary) => $(summary).text()),
    ).toEqual([
      '200 · A <cat> · application/json',
      '200 · dog · application/json',
      '200 · application/xml',
      'default',
    ]);
    expect($('pre').first().text()).toBe('{\n  "a": "</pre>"\n}');
    expect($('pre').last().text()).toBe('a<b');
  });
});

describe('responseSamples', () => {
  it('offers the examples in their order', () => {
    const [first] = responseExamples(operation.responses);
    expect(responseSamples(operation)).toContain(
      `choices={[{"value":"0","label":"${first?.label}","status":"200"}`,
    );
  });

  it('is nothing where there is no example', () => {
    expect(responseSamples({...operation, responses: {'204': {description: 'None.'}}})).toBe(false);
  });
});

describe('samplesRule', () => {
  it('gives a page its samples, or their address', () => {
    expect(samplesRule(false)).toMatchObject({type: 'json'});
    expect(samplesRule(true)).toMatchObject({type: 'asset/resource'});
  });

  it('takes samples alone', () => {
    expect(samplesRule(true).test).toEqual(/\.samples\.json$/);
  });
});
