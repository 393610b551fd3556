import {afterEach, describe, expect, it} from 'vitest';
import type {ConsoleAnswer, ConsoleData} from '../../../../../../src/api-reference/console/consoleData';
import {mockAnswer, type MockRequest} from '../../../../../../src/api-reference/ui/TryIt/mock/mockAnswer';
import {forgetThings} from '../../../../../../src/api-reference/ui/TryIt/mock/resources';

const pet = {id: 10, name: 'Biscuit', status: 'available'};
const others = [pet, {id: 11, name: 'Ann', status: 'sold'}];

const answer = (status: string, value?: unknown, title?: string): ConsoleAnswer => ({
  status,
  description: '',
  headers: {},
  value,
  title,
});

function ask(
  method: string,
  path: string,
  answers: ConsoleAnswer[],
  request: Partial<MockRequest> = {},
  changes: Partial<ConsoleData> = {},
) {
  const data: ConsoleData = {
    api: 'pets',
    method,
    path,
    servers: [],
    parameters: [],
    answers,
    security: [],
    schemes: {},
    $defs: {},
    ...changes,
  };
  return mockAnswer(data, {path: {}, query: {}, body: undefined, ...request});
}

const one = [answer('400'), answer('200', pet), answer('404', {error: 'none'})];
const post = (body: unknown) => ask('post', '/pets', one, {body})?.value as typeof pet;
const get = (petId: string) => ask('get', '/pets/{petId}', one, {path: {petId}});
const list = (query: MockRequest['query'] = {}, path = '/pets') =>
  ask('get', path, [answer('200', others)], {query})?.value as (typeof pet)[];

afterEach(() => forgetThings('pets'));

describe('the server in the page', () => {
  it('answers as written where there is no hint', () => {
    expect(ask('get', '/health', [answer('200', {ok: true})])?.value).toEqual({ok: true});
    expect(ask('get', '/text', [answer('200', 'text')])?.value).toBe('text');
    expect(ask('get', '/none', [])).toBeUndefined();
    expect(ask('get', '/pets', [answer('default', 'x')])?.status).toBe('default');
  });

  it('finds again what was posted, by a name of its own', () => {
    const {id} = post({name: 'Rex', colour: 'brown', password: 'x', id: undefined});
    expect(id).toBe(10);
    expect(post({name: 'Tom'}).id).toBe(11);
    expect(get('10')?.value).toEqual({id: 10, name: 'Rex', colour: 'brown', status: 'available'});
    expect(list().map(({name}) => name)).toEqual(['Tom', 'Rex']);
  });

  it('merges what PUT and PATCH change, with and without the name in the path', () => {
    post({name: 'Rex'});
    const patched = ask('patch', '/pets/{petId}', one, {path: {petId: '10'}, body: {status: 'sold'}});
    expect(patched?.value).toEqual({id: 10, name: 'Rex', status: 'sold'});
    ask('put', '/pets', one, {body: {id: 10, name: 'Max'}});
    expect(get('10')?.value).toEqual({id: 10, name: 'Max', status: 'sold'});
    expect(list()).toHaveLength(2);
  });

  it('has nothing where something was deleted, until it is put there again', () => {
    const path = {petId: '10'};
    expect(ask('delete', '/pets/{petId}', [answer('204')], {path})?.status).toBe('204');
    expect(get('10')).toMatchObject({status: '404', value: {error: 'none'}});
    expect(list().map(({id}) => id)).toEqual([11]);
    ask('put', '/pets/{petId}', one, {path, body: {name: 'Rex'}});
    expect(get('10')?.value).toMatchObject({name: 'Rex'});
    ask('delete', '/pets/{petId}', [answer('204')], {path});
    expect(ask('get', '/pets/{petId}', [answer('200', pet)], {path})?.status).toBe('404');
  });
});
