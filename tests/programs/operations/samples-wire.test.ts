/** The samples of the reference send what the typed operations say, over real HTTP. */
import {expect, it} from 'vitest';
import {apis} from '../../../src/content/operations';
import {addressOf, requestOf} from '../../../src/content/operations/operationSamples';
import {folderWith} from '../../support/folder';
import {environment} from '../../support/samples/awkward';
import {runSamples, writePrograms, type Runnable} from '../../support/samples/runners';
import {startServer} from '../../support/server';
import {needs} from '../needs';

needs('bash', 'curl', 'java', 'python3', 'requests for Python');

const languages: Runnable[] = ['bash', 'javascript', 'python', 'java'];

const all = apis.flatMap((api) => api.operations.map((operation) => ({api, operation})));

it.each(languages)('%s', async (language) => {
  const server = await startServer(() => ({status: 200, body: 'ok'}));
  const requests = all.map(({api, operation}, index) => requestOf(api, operation, `${server.url}/${index}`));
  const folder = folderWith({});
  const {stderr} = await runSamples(folder, language, writePrograms(folder, language, requests));
  await server.close();
  for (const [index, {api, operation}] of all.entries()) {
    const name = `${api.id}.${operation.id} ${stderr}`;
    const received = server.requests.filter(({target}) => target.startsWith(`/${index}/`));
    expect(received, name).toHaveLength(1);
    const [{method, target, headers, body}] = received as [(typeof received)[0]];
    const {headers: wanted} = requests[index]!;
    expect(`${method} ${target}`, name).toBe(`${operation.method} ${addressOf(api, operation, `/${index}`)}`);
    for (const {name: header, value} of wanted)
      expect(headers[header.toLowerCase()], name).toBe(
        value.map((part) => (typeof part === 'string' ? part : environment[part.variable])).join(''),
      );
    if (!operation.body) continue;
    expect(headers['content-type'], name).toMatch(/^application\/json/);
    expect(JSON.parse(body), name).toEqual(operation.body.example);
    // A signature is over the bytes.
    if (api.id === 'transact') expect(body, name).toBe(JSON.stringify(operation.body.example));
  }
});
