import {describe, expect, it} from 'vitest';
import {credentialsOf, kindOf, masked} from '../../../../../src/api-reference/ui/TryIt/credentials';
import {tokenRequest} from '../../../../../src/api-reference/ui/TryIt/token';
import {type ConsoleScheme} from '../../../../../src/api-reference/console/consoleData';

const typed: Record<string, string> = {user: 'zoë', password: 'p:w', token: 't', key: 'k'};

const added = (scheme: ConsoleScheme, read = (part: string) => typed[part] ?? '') =>
  credentialsOf([['s', scheme]], (_, part) => read(part));

describe('credentialsOf', () => {
  it.each([
    [
      {type: 'http', scheme: 'Basic'},
      {headers: [['Authorization', 'Basic em/DqzpwOnc=']], query: []},
    ],
    [
      {type: 'http', scheme: 'bearer'},
      {headers: [['Authorization', 'Bearer t']], query: []},
    ],
    [
      {type: 'oauth2', flows: {}},
      {headers: [['Authorization', 'Bearer t']], query: []},
    ],
    [{type: 'openIdConnect'}, {headers: [['Authorization', 'Bearer t']], query: []}],
    [
      {type: 'apiKey', in: 'header', name: 'X-Key'},
      {headers: [['X-Key', 'k']], query: []},
    ],
    [
      {type: 'apiKey', in: 'query', name: 'key'},
      {headers: [], query: [['key', 'k']]},
    ],
    [
      {type: 'apiKey', in: 'cookie', name: 'key'},
      {headers: [], query: []},
    ],
    [{type: 'mutualTLS'}, {headers: [], query: []}],
  ])('%j', (scheme, expected) => expect(added(scheme)).toEqual(expected));

  it('adds nothing that was not typed', () => {
    for (const scheme of [
      {type: 'http', scheme: 'basic'},
      {type: 'oauth2'},
      {type: 'apiKey', in: 'query', name: 'k'},
    ])
      expect(added(scheme, () => '')).toEqual({headers: [], query: []});
  });

  it('is shown with signs in place of the values', () => {
    expect(masked({headers: [['Authorization', 'Bearer t']], query: [['key', 'k']]})).toEqual({
      headers: [['Authorization', '***']],
      query: [['key', '***']],
    });
  });
});

describe('kindOf', () => {
  it('knows what a page cannot send', () => {
    expect(kindOf({type: 'http', scheme: 'digest'})).toBe('unsupported');
    expect(kindOf({type: 'apiKey', in: 'cookie'})).toBe('unsupported');
  });
});

describe('tokenRequest', () => {
  it('authenticates the client with HTTP Basic, both halves form-encoded', () => {
    const request = tokenRequest('https://a.example/token', {id: 'a b', secret: 'c:d', scopes: ['x', 'y']});
    expect(request).toMatchObject({
      method: 'POST',
      url: 'https://a.example/token',
      body: 'grant_type=client_credentials&scope=x+y',
    });
    const sent = Object.fromEntries(request.headers);
    expect(atob(sent.Authorization?.slice(6) ?? '')).toBe('a+b:c%3Ad');
    expect(sent['Content-Type']).toBe('application/x-www-form-urlencoded');
  });

  it('asks for no scope when none is wanted', () => {
    expect(tokenRequest('https://a.example', {id: '', secret: '', scopes: []}).body).toBe(
      'grant_type=client_credentials',
    );
  });
});
