import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apiSources} from '../../../src/policy/apiServers';
import {listed} from '../../../src/site/apis';
import {folderWith} from '../../support/folder';

const info = {title: 'Documents', version: '1.0.0'};

/** What documents ask for, which are completed; further files lie beside them. */
function serversOf(documents: object[], beside: Record<string, object> = {}) {
  const all = documents.map((document, index) => [
    `${index}.yaml`,
    {openapi: '3.1.0', info, tags: [{name: 'pet'}], paths: {}, ...document},
  ]) as [string, object][];
  const files = [...all, ...Object.entries(beside)];
  const folder = folderWith(
    Object.fromEntries(files.map(([name, content]) => [name, JSON.stringify(content)])),
  );
  return apiSources(all.map(([name]) => listed({id: name, file: path.join(folder, name), title: name})));
}

const answers = (operationId: string) => ({
  operationId,
  summary: 'Get them',
  tags: ['pet'],
  responses: {'200': {description: 'Done'}},
});

describe('apiSources', () => {
  it('gathers the servers of all documents, operations and token addresses, each once', async () => {
    const found = await serversOf([
      {servers: [{url: 'https://b.example.com/v1'}, {url: 'https://b.example.com/v2'}, {url: '/v3'}]},
      {
        paths: {
          '/pets': {get: {servers: [{url: 'http://a.example.com:8080/v1'}], ...answers('getPets')}},
          '/dogs': {servers: [{url: 'https://dogs.example.com'}], get: answers('getDogs')},
        },
        components: {
          examples: {
            settings: {
              value: {servers: [{url: 'https://no.example.com'}], tokenUrl: 'https://no.example.com'},
            },
          },
          securitySchemes: {
            sign: {
              type: 'oauth2',
              flows: {
                clientCredentials: {tokenUrl: 'https://token.example.com/oauth2/token', scopes: {}},
              },
            },
            person: {
              type: 'oauth2',
              flows: {
                authorizationCode: {
                  authorizationUrl: 'https://not-called.example.com',
                  tokenUrl: 'https://not-called.example.com/oauth2/token',
                  scopes: {},
                },
              },
            },
          },
        },
      },
    ]);
    expect(found).toEqual([
      'http://a.example.com:8080',
      'https://b.example.com',
      'https://dogs.example.com',
      'https://token.example.com',
    ]);
  });

  it('names each listed value of a variable, and covers a free first part of the host', async () => {
    const servers = [
      {
        url: 'https://{region}.example.com/{version}',
        variables: {region: {enum: ['eu', 'us'], default: 'eu'}, version: {default: 'v1'}},
      },
      {url: 'https://{tenant}.api.example.com', variables: {tenant: {default: 'acme'}}},
      {url: 'https://eu.example.com:{port}/v1/', variables: {port: {default: '8443'}}},
    ];
    expect(await serversOf([{servers}])).toEqual([
      'https://*.api.example.com',
      'https://eu.example.com',
      'https://eu.example.com:*',
      'https://us.example.com',
    ]);
  });

  it('stops at a server on any host, with the remedy', async () => {
    const servers = [{url: 'https://{host}/v1', variables: {host: {default: 'a.example'}}}];
    await expect(serversOf([{servers}])).rejects.toThrow(
      /0\.yaml: the server .* on any host\. Remedy: list the values/,
    );
  });
});
