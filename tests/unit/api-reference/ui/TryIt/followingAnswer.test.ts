import {expect, it} from 'vitest';
import type {ConsoleAnswer, ConsoleData} from '../../../../../src/api-reference/console/consoleData';
import {firstDraft} from '../../../../../src/api-reference/ui/TryIt/draft';
import {followingAnswer} from '../../../../../src/api-reference/ui/TryIt/exampleAnswers';

const pet = {id: 10, name: 'Biscuit', status: 'available'};

const answer = (status: string, value?: unknown, title?: string, fields?: string[]): ConsoleAnswer => ({
  status,
  description: '',
  headers: {},
  value,
  title,
  fields,
});

const one = [answer('400'), answer('200', pet, '', ['id', 'name', 'status', 'colour'])];

function ask(changes: Partial<ConsoleData>, body?: unknown, texts = {}) {
  const content = {'application/json': {examples: [{title: 'Example', value: body}]}};
  const data: ConsoleData = {
    api: 'pets',
    method: 'post',
    path: '/pets',
    servers: [],
    parameters: [{name: 'petId', in: 'path', schema: {type: 'integer'}}],
    answers: one,
    security: [],
    schemes: {},
    $defs: {},
    ...(body !== undefined && {body: {required: true, content}}),
    ...changes,
  };
  const draft = firstDraft(data);
  return followingAnswer(data, {
    ...draft,
    texts: {...draft.texts, ...texts},
    ...(body !== undefined && {body: JSON.stringify(body)}),
  });
}

it.each([
  [[answer('200', {ok: true})], {ok: true}],
  [[answer('200', [pet])], [pet]],
  [[answer('200', 'text')], 'text'],
  [[answer('404', {error: 'none'})], {error: 'none'}],
  [[], undefined],
])('answers as it is written where nothing was sent: %j', (answers, value) =>
  expect(ask({answers})?.value).toEqual(value),
);

it('has what was sent where the schema names it, and nothing else', () => {
  expect(ask({}, {name: 'Rex', colour: 'brown', secret: 'x'})?.value).toEqual({
    ...pet,
    name: 'Rex',
    colour: 'brown',
  });
});

it('has the name of the path in its field, or else in `id`', () => {
  const path = '/pets/{petId}';
  expect(ask({path}, undefined, {'path.petId': '7'})?.value).toEqual({...pet, id: 7});
  const answers = [answer('200', {petId: 1}, '', ['petId', 'id'])];
  expect(ask({path, answers}, undefined, {'path.petId': '7'})?.value).toEqual({petId: 7});
  expect(ask({path: '/pets/{petId}/photos'}, undefined, {'path.petId': '7'})?.value).toEqual(pet);
});

it('has what the query names in an object, and in each item of a list', () => {
  const parameters = [{name: 'status', in: 'query' as const, schema: {type: 'string'}}];
  const texts = {'query.status': 'sold'};
  expect(ask({parameters}, undefined, texts)?.value).toEqual({...pet, status: 'sold'});
  const answers = [answer('200', [pet, 'text'], '', ['id', 'name', 'status'])];
  expect(ask({parameters, answers}, undefined, texts)?.value).toEqual([{...pet, status: 'sold'}, 'text']);
});

it('is the answer to the example that the request is like', () => {
  const examples = [
    {title: 'Code', value: {grant: 'code'}},
    {title: 'Refresh', value: {grant: 'refresh'}},
  ];
  const body = {required: true, content: {'application/json': {examples}}};
  const answers = [answer('200', {a: 1}, 'Code'), answer('200', {a: 2}, 'Refresh')];
  expect(ask({body, answers}, {grant: 'refresh'})?.value).toEqual({a: 2});
  expect(ask({body, answers}, {grant: 'code'})?.value).toEqual({a: 1});
});
