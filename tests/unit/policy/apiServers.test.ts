import {describe, expect, it} from 'vitest';
import {apiServers} from '../../../src/policy/apiServers';
import {folderWith} from '../../support/folder';

const folderOf = (...documents: object[]) =>
  folderWith(
    Object.fromEntries(documents.map((document, index) => [`${index}.yaml`, JSON.stringify(document)])),
  );

describe('apiServers', () => {
  it('gathers the servers of all documents, operations and token addresses, each once', () => {
    const folder = folderOf(
      {servers: [{url: 'https://b.example.com/v1'}, {url: 'https://b.example.com/v2'}, {url: '/v3'}]},
      {
        paths: {'/pets': {get: {servers: [{url: 'http://a.example.com:8080/v1'}]}}},
        components: {
          examples: {
            settings: {
              value: {servers: [{url: 'https://no.example.com'}], tokenUrl: 'https://no.example.com'},
            },
          },
          securitySchemes: {
            sign: {flows: {clientCredentials: {tokenUrl: 'https://token.example.com/oauth2/token'}}},
            device: {
              flows: {
                deviceAuthorization: {
                  deviceAuthorizationUrl: 'https://device.example.com/code',
                  tokenUrl: 'https://token.example.com/oauth2/token',
                },
                authorizationCode: {authorizationUrl: 'https://opened-not-called.example.com'},
              },
            },
            person: {
              type: 'openIdConnect',
              openIdConnectUrl: 'https://openid.example.com/.well-known/openid-configuration',
            },
          },
        },
      },
    );
    expect(apiServers(folder)).toEqual([
      'http://a.example.com:8080',
      'https://b.example.com',
      'https://device.example.com',
      'https://openid.example.com',
      'https://token.example.com',
    ]);
  });

  it('makes servers of the host and the schemes of Swagger 2.0', () => {
    const paths = {'x-a': null, '/a': {get: {schemes: ['http', 'wss']}, 'x-b': 'text'}};
    expect(apiServers(folderOf({swagger: '2.0', host: 'a.example.com', paths}))).toEqual([
      'http://a.example.com',
      'https://a.example.com',
    ]);
    expect(apiServers(folderOf({swagger: '2.0', host: 'a.example.com:8080', schemes: ['http']}))).toEqual([
      'http://a.example.com:8080',
    ]);
    expect(apiServers(folderOf({swagger: '2.0'}, {openapi: '3.1.0', host: 'a.example.com'}))).toEqual([]);
  });

  it('takes no extension for a server', () => {
    const other = {servers: [null, 1, {}, {url: 1}], tokenUrl: null};
    expect(apiServers(folderOf({servers: 1, info: {'x-a': other}, 'x-b': {servers: other}}))).toEqual([]);
  });

  it('names each listed value of a variable, and covers a free first part of the host', () => {
    const folder = folderOf({
      servers: [
        {
          url: 'https://{region}.example.com/{version}',
          variables: {region: {enum: ['eu', 'us'], default: 'eu'}, version: {default: 'v1'}},
        },
        {url: 'https://{tenant}.api.example.com', variables: {tenant: {default: 'acme'}}},
      ],
    });
    expect(apiServers(folder)).toEqual([
      'https://*.api.example.com',
      'https://eu.example.com',
      'https://us.example.com',
    ]);
  });

  it('stops at a server on any host, with the remedy', () => {
    const folder = folderOf({
      servers: [{url: 'https://{host}/v1', variables: {host: {default: 'a.example'}}}],
    });
    expect(() => apiServers(folder)).toThrow(/0\.yaml: the server .* on any host\. Remedy: list the values/);
  });
});
