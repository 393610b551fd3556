import {describe, expect, it} from 'vitest';
import {mediaExamples} from '../../../../src/api-reference/model/examples';

describe('mediaExamples', () => {

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
});
