import {describe, expect, it} from 'vitest';
import {mediaExamples, wireText} from '../../../../src/api-reference/model/examples';

describe('mediaExamples', () => {
  it('takes the example of the specification', () => {
    expect(mediaExamples({example: null, schema: {type: 'string'}})).toEqual([
      {title: 'Example', value: null},
    ]);
  });

  it('takes every named example, with its summary', () => {
    expect(mediaExamples({examples: {cat: {summary: 'A cat', value: 1}, dog: {value: 2}}})).toEqual([
      {title: 'A cat', value: 1},
      {title: 'dog', value: 2},
    ]);
  });

  it('makes one from the schema', () => {
    expect(
      mediaExamples({schema: {type: 'object', properties: {id: {type: 'integer', example: 7}}}}),
    ).toEqual([{title: 'Example', value: {id: 7}}]);
  });

  it('leaves out what does not go that way', () => {
    const schema = {
      type: 'object',
      properties: {
        id: {type: 'integer', readOnly: true, example: 7},
        pin: {type: 'string', writeOnly: true, example: '1234'},
      },
    };
    const made = (direction: 'request' | 'response') => mediaExamples({schema}, {direction})[0]?.value;
    expect(made('request')).toEqual({pin: '1234'});
    expect(made('response')).toEqual({id: 7});
  });

  it('makes XML for XML', () => {
    const schema = {type: 'object', xml: {name: 'pet'}, properties: {id: {type: 'integer', example: 7}}};
    const [made] = mediaExamples({schema}, {mediaType: 'application/xml'});
    expect(made?.value).toBe('<pet>\n  <id>7</id>\n</pet>');
  });

  it('has none where there is nothing to go by', () => {
    expect(mediaExamples({})).toEqual([]);
  });
});

describe('wireText', () => {
  it.each([
    ['a=b', 'a=b'],
    [{a: 1}, '{\n  "a": 1\n}'],
    [null, 'null'],
  ])('%j is sent as %j', (value, text) => {
    expect(wireText(value)).toBe(text);
  });
});
