import {describe, expect, it} from 'vitest';
import {missingCredentials} from '../../../../../src/api-reference/ui/TryIt/credentials';
import {isAllowed} from '../../../../../src/api-reference/ui/TryIt/servers';

describe('isAllowed', () => {
  const sources = [
    "'self'",
    'https://api.example.com',
    'https://*.example.co.uk',
    'http://a.example.com:8080',
    'https://free.example.com:*',
  ];

  it.each([
    ['https://help.example.com/x', true],
    ['/x', true],
    ['https://api.example.com/v1', true],
    ['http://api.example.com/v1', false],
    ['https://api.example.com:8443/v1', false],
    ['https://a.b.example.co.uk', true],
    ['https://example.co.uk', false],
    ['https://notexample.co.uk', false],
    ['http://a.example.com:8080', true],
    ['https://free.example.com:8443/v1', true],
    ['https://free.example.com.evil:8443', false],
    ['http://localhost:4010', false],
  ])('%s: %s', (address, isIt) =>
    expect(isAllowed(address, sources, 'https://help.example.com/docs')).toBe(isIt),
  );
});

describe('missingCredentials', () => {
  const schemes = {
    oauth: {type: 'oauth2'},
    basic: {type: 'http', scheme: 'basic'},
    cookie: {type: 'apiKey', in: 'cookie', name: 'sid'},
  };
  const nothing = () => '';

  it('names each scheme that lacks something, save those that a page cannot send', () => {
    const security = [{oauth: [], basic: [], cookie: []}];
    expect(missingCredentials({security, schemes}, 0, nothing)).toEqual(['oauth', 'basic']);
    expect(missingCredentials({security, schemes}, 0, () => 'x')).toEqual([]);
  });

  it('is quiet where the operation can be called without any', () => {
    expect(missingCredentials({security: [{oauth: []}, {}], schemes}, 0, nothing)).toEqual([]);
    expect(missingCredentials({security: [], schemes}, 0, nothing)).toEqual([]);
  });
});
