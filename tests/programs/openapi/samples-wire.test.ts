/** The samples of every operation send what the specification asks for, over real HTTP. */
import {expect, it} from 'vitest';
import {specifications} from '../../../src/site/apis';
import {folderWith} from '../../support/folder';
import {operationsIn} from '../../support/openapi';
import {awkwardCases, files, type Case, type Sent} from '../../support/samples/awkward';
import {runnable, runSamples, writeSamples, type Runnable} from '../../support/samples/runners';
import {caseOf} from '../../support/samples/specified';
import {startServer, type Received} from '../../support/server';
import {needs} from '../needs';

needs('bash', 'curl', 'java', 'php', 'curl for PHP', 'python3', 'requests for Python');

/** Documents of the house, which have an example for everything that is sent. */
const own = specifications.filter(({isForeign}) => !isForeign);
const operations = (await Promise.all(own.map(({file}) => operationsIn(file)))).flat();
const cases: Case[] = [
  ...operations.map((operation) => caseOf(operation, files['file.bin'])),
  ...awkwardCases,
];

/** What fetch refuses. */
const beyond: Partial<Record<Runnable, RegExp>> = {javascript: /trace/};

async function bodyOf({headers, body}: Received, wanted: unknown): Promise<unknown> {
  const type = headers['content-type'] ?? '';
  if (/[/+]json/.test(type)) return JSON.parse(body) as unknown;
  if (!Array.isArray(wanted)) return body;
  const form = await new Response(body, {headers: {'Content-Type': type}}).formData();
  const fields: [string, string | Blob][] = [];
  form.forEach((value, name) => fields.push([name, value]));
  return Promise.all(
    fields.map(async ([name, value]) => [name, typeof value === 'string' ? value : await value.text()]),
  );
}

/** The request in the terms of `Sent`, with those headers alone that are wanted. */
async function sentOf(received: Received, wanted: Sent): Promise<Sent> {
  const headers = Object.keys(wanted.headers ?? {}).map((name) => {
    const value = String(received.headers[name]);
    return [name, name === 'content-type' ? value.replace(/;.*/, '') : value];
  });
  return {
    method: received.method,
    target: received.target.replace(/^\/\d+/, ''),
    ...(wanted.headers && {headers: Object.fromEntries(headers) as Sent['headers']}),
    ...('body' in wanted && {body: await bodyOf(received, wanted.body)}),
  };
}

it('there is a case for every operation', () => {
  expect(operations.length).toBeGreaterThan(35);
  expect(cases.length).toBe(operations.length + awkwardCases.length);
});

it.each(runnable)('%s', async (language) => {
  const server = await startServer(() => ({status: 200, body: 'ok'}));
  const folder = folderWith(files);
  const written = writeSamples(folder, language, cases, server.url);
  const able = written.filter((_, index) => !beyond[language]?.test(cases[index]?.name ?? ''));
  const {stderr} = await runSamples(folder, language, able);
  await server.close();
  for (const [index, {name, sent}] of cases.entries()) {
    if (!able.includes(written[index] ?? '')) continue;
    const received = server.requests.filter(({target}) => target.startsWith(`/${index}/`));
    expect(received, `${name} (${stderr})`).toHaveLength(1);
    for (const request of received) expect(await sentOf(request, sent), name).toEqual(sent);
  }
});
