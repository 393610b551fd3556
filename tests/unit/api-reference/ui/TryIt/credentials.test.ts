import {describe, expect, it} from 'vitest';
import {credentialsOf, unsupported} from '../../../../../src/api-reference/ui/TryIt/credentials';
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
});

describe('unsupported', () => {
  it.each([
    [{type: 'apiKey', in: 'cookie', name: 'session'}, /the cookie session/],
    [{type: 'http', scheme: 'Digest'}, /Digest authentication/],
    [{type: 'mutualTLS'}, /certificate/],
    [{type: 'http', scheme: 'hoba'}, /with hoba/],
  ])('%j says why', (scheme, why) => expect(unsupported(scheme)).toMatch(why));
});
