/** The samples of every operation send what the specification, or the typed operation, asks for, over real HTTP. */
import {describe, expect, it, onTestFinished} from 'vitest';
import {apis} from '../../../src/content/operations';
import {addressOf, requestOf} from '../../../src/content/operations/samples';
import type {SampleRequest} from '../../../src/samples/sampleRequest';
import {specifications} from '../../../src/site/apis';
import {folderWith} from '../../support/folder';
import {operationsIn} from '../../support/openapi';
import {awkwardCases, environment, files, type Case, type Sent} from '../../support/samples/awkward';
import {
  runnable,
  runSamples,
  writePrograms,
  writeSamples,
  type Runnable,
} from '../../support/samples/runners';
import {caseOf} from '../../support/samples/specified';
import {startServer, type Received} from '../../support/server';
import {needs} from '../needs';

const operations = (await Promise.all(specifications.map(({file}) => operationsIn(file)))).flat();
const cases: Case[] = [
  ...operations.map((operation) => caseOf(operation, files['file.bin'])),
  ...awkwardCases,
];

/** What fetch refuses. */
const beyond: Partial<Record<Runnable, RegExp>> = {
  javascript: /trace/,
};

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

/** Languages of the reference of typed operations. */
const reference: readonly Runnable[] = ['bash', 'javascript', 'python', 'java'];

const typed = apis.flatMap((api) => api.operations.map((operation) => ({api, operation})));

const textOf = (value: SampleRequest['headers'][0]['value']) =>
  value.map((part) => (typeof part === 'string' ? part : environment[part.variable])).join('');

const needed: Record<Runnable, string[]> = {
  bash: ['bash', 'curl'],
  javascript: [],
  java: ['java'],
  php: ['php', 'curl for PHP'],
  python: ['python3', 'requests for Python'],
};

describe.each(runnable)('%s', (language) => {
  needs(...needed[language]);

  const start = async (answer = {status: 200, body: 'ok'}) => {
    const server = await startServer(() => answer);
    onTestFinished(() => server.close());
    /** The one request below a number. */
    const receivedAt = (index: number, name: string) => {
      const received = server.requests.filter(({target}) => target.startsWith(`/${index}/`));
      expect(received, name).toHaveLength(1);
      return received[0]!;
    };
    return {...server, receivedAt};
  };

  it('sends what the specification asks for, and awkward values', async () => {
    expect(operations.length).toBeGreaterThan(35);
    const {url, receivedAt} = await start();
    const folder = folderWith(files);
    const written = writeSamples(folder, language, cases, url);
    const able = written.filter((_, index) => !beyond[language]?.test(cases[index]?.name ?? ''));
    const {stderr} = await runSamples(folder, language, able);
    for (const [index, {name, sent}] of cases.entries()) {
      if (!able.includes(written[index] ?? '')) continue;
      expect(await sentOf(receivedAt(index, `${name} (${stderr})`), sent), name).toEqual(sent);
    }
  });

  it('shows an error with its body, and fails', async () => {
    const {url} = await start({status: 422, body: 'No such pet.'});
    const folder = folderWith(files);
    const [file = ''] = writeSamples(folder, language, cases, url);
    const {code, stdout, stderr} = await runSamples(folder, language, [file]);
    expect(code).toBeGreaterThan(0);
    expect(stdout + stderr).toMatch(/422/);
    expect(stdout + stderr).toContain('No such pet.');
  });

  it.runIf(reference.includes(language))('sends what the typed operations say', async () => {
    const {url, receivedAt} = await start();
    const requests = typed.map(({api, operation}, index) =>
      requestOf({...api, base: `${url}/${index}`}, operation),
    );
    const folder = folderWith({});
    const {stderr} = await runSamples(folder, language, writePrograms(folder, language, requests));
    for (const [index, {api, operation}] of typed.entries()) {
      const name = `${api.id}.${operation.id} ${stderr}`;
      const {method, target, headers, body} = receivedAt(index, name);
      expect([method, target], name).toEqual([
        operation.method,
        addressOf({...api, base: `/${index}`}, operation),
      ]);
      for (const {name: header, value} of requests[index]!.headers)
        expect(headers[header.toLowerCase()], name).toBe(textOf(value));
      if (!operation.body) continue;
      expect(headers['content-type'], name).toMatch(/^application\/json/);
      expect(JSON.parse(body), name).toEqual(operation.body.example);
      // A signature is over the bytes.
      if (api.id === 'transact') expect(body, name).toBe(JSON.stringify(operation.body.example));
    }
  });
});
