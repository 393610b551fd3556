import {describe, expect, it} from 'vitest';
import {answerSchemas} from '../../../../../../src/api-reference/console/answerSchemas';
import {checkAnswer} from '../../../../../../src/api-reference/ui/TryIt/answer/checkAnswer';

const friends: {type: string; items?: unknown} = {type: 'array'};
const Pet = {
  'x-name': 'Pet',
  required: ['id', 'name', 'secret'],
  properties: {
    id: {type: 'integer', readOnly: true},
    name: {type: 'string'},
    secret: {type: 'string', writeOnly: true},
    friends,
  },
};
friends.items = Pet;
const operation = {
  responses: {
    200: {
      content: {
        'application/json; charset=utf-8': {schema: Pet},
        'text/*': {schema: {type: 'string'}},
      },
    },
    204: {description: 'Nothing.'},
    '4XX': {content: {'application/problem+json': {schema: {required: ['code'], type: 'object'}}}},
  },
};
const schemas = answerSchemas(operation as never, {Pet});

const check = (status: number, type: string, text: string) => checkAnswer(schemas, {status, type, text});

describe('an answer beside its document', () => {
  it('fits, without what only requests hold', () => {
    expect(check(200, 'application/json', '{"id": 1, "name": "Tom"}')).toEqual({kind: 'fits'});
  });

  it('differs, each place with its path', () => {
    expect(
      check(200, 'application/json', '{"name": "Tom", "friends": [{"id": "x", "name": "Ann"}]}'),
    ).toEqual({
      kind: 'differs',
      problems: [
        {path: ['id'], message: 'Is required.'},
        {path: ['friends', '0', 'id'], message: 'Must be a whole number.'},
      ],
    });
  });

  it('has a status or a type that the document has not', () => {
    expect(check(500, 'application/json', '{}')).toEqual({kind: 'status', known: ['200', '204', '4XX']});
    expect(check(404, 'text/html', '<p>')).toEqual({kind: 'type', known: ['application/problem+json']});
    expect(check(200, 'text/csv', 'a')).toEqual({kind: 'none'});
    expect(check(204, '', '')).toEqual({kind: 'none'});
  });
});
