/** Which server an operation has: page, samples and console say the same. */
import {expect, it} from 'vitest';
import {consoleData} from '../../../../src/api-reference/console/writeConsoles';
import type {Server} from '../../../../src/api-reference/model/openApiTypes';
import {infoPage} from '../../../../src/api-reference/pages/infoPage';
import {operationPage} from '../../../../src/api-reference/pages/operationPage';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {sampleRequest} from '../../../../src/api-reference/samples/sampleRequest';
import {buildRequest} from '../../../../src/api-reference/ui/TryIt/buildRequest';
import {consoleSample} from '../../../../src/api-reference/ui/TryIt/consoleSample';
import {firstDraft} from '../../../../src/api-reference/ui/TryIt/draft';
import {baseOf} from '../../../../src/api-reference/ui/TryIt/servers';
import {writers} from '../../../../src/samples/languages';

const region = {
  url: 'https://{region}.example.com:{port}/',
  variables: {region: {default: 'eu'}, port: {default: '8443'}},
};

it.each<[string, Server[] | undefined, string]>([
  ['a slash at its end', [{url: 'https://api.example.com/v1/'}], 'https://api.example.com/v1'],
  ['variables', [region], 'https://eu.example.com:8443'],
  ['a path', [{url: '/api/v3'}], '/api/v3'],
  ['a path of few signs', [{url: './v3/'}], '/v3'],
  ['the root', [{url: '/'}], ''],
  ['none', undefined, ''],
  ['an empty list', [], ''],
])('%s is the same everywhere', async (_, servers, address) => {
  const paths = {'/pets': {get: {operationId: 'pets'}}};
  const document = await readDocument('test.json', {openapi: '3.1.0', info: {title: 'T'}, servers, paths});
  const [api] = document.operations;
  const page = operationPage({id: 'pets', api: api!});
  expect(/<MethodEndpoint .*/.exec(page)?.[0]).toBe(
    `<MethodEndpoint method={"get"} path={"/pets"} ${address && `server={"${address}"} `}/>`,
  );
  const isNamed = address.startsWith('https:');
  for (const text of [page, infoPage(document, 'test')])
    expect(text.includes('The document names no host')).toBe(!isNamed);

  const data = consoleData(document, 'test', api!);
  const base = baseOf(data, data.servers[0]);
  const draft = firstDraft(data);
  expect(buildRequest(data, draft, base, {headers: [], query: []}).url).toBe(`${address}/pets`);
  const sample = sampleRequest(api!);
  expect(consoleSample(data, draft, draft, {base, alternative: 0})).toEqual(sample);
  expect(sample.url).toEqual(isNamed ? [`${address}/pets`] : [{variable: 'API_ORIGIN'}, `${address}/pets`]);
  expect(writers.bash(sample)).toContain(isNamed ? address : `"$API_ORIGIN${address}/pets"`);
});
