/** What is typed for every operation of the site: the page sends it over HTTP, and so does its code sample. */
import {expect, it, onTestFinished} from 'vitest';
import type {ConsoleData, JsonSchema} from '../../../../src/api-reference/console/consoleData';
import {consoleData} from '../../../../src/api-reference/console/writeConsoles';
import {visibleFields} from '../../../../src/api-reference/ui/TryIt/body/visibleFields';
import {
  bodyKind,
  buildRequest,
  fieldId,
  fileId,
  type Draft,
} from '../../../../src/api-reference/ui/TryIt/buildRequest';
import {consoleSample} from '../../../../src/api-reference/ui/TryIt/consoleSample';
import {credentialsOf} from '../../../../src/api-reference/ui/TryIt/credentials';
import {firstDraft, withExample} from '../../../../src/api-reference/ui/TryIt/draft';
import {choices, editorOf, editorSchema} from '../../../../src/api-reference/ui/TryIt/editorSchema';
import {withoutSecrets} from '../../../../src/api-reference/ui/TryIt/secretFields';
import {specifications} from '../../../../src/site/apis';
import {folderWith} from '../../../support/folder';
import {operationsIn, specificationOf} from '../../../support/openapi';
import {environment} from '../../../support/samples/awkward';
import {runSamples, writePrograms} from '../../../support/samples/runners';
import {startServer, type Received} from '../../../support/server';

const awkward = 'it\'s "q" \\ ${x} 100%&a=b+c/d?e#f;g,h';
const file = new File(['bytes of a picture'], 'mine.png', {type: 'image/png'});

type Case = {name: string; data: ConsoleData; draft: Draft; alternative: number; typed: string[]};

/** Another text than the example's, of the kind that the editor of a value takes. */
function another(schema: JsonSchema, {$defs}: ConsoleData, text: string): string {
  const own = editorSchema(schema, $defs);
  const editor = editorOf(own, $defs);
  if (editor === 'choice') return choices(own).find((choice) => choice !== text) ?? text;
  if (editor === 'number') return String(Number(text) + 9);
  return editor === 'list' ? `${awkward}\nsecond` : editor === 'text' ? awkward : text;
}

/** The same value with every text and number in it changed. */
function changed(value: unknown): unknown {
  if (typeof value === 'string') return `${value} ${awkward} é 日本 😀\nline`;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each)]));
}

function filledIn(data: ConsoleData, start: Draft): {draft: Draft; typed: string[]} {
  const media = data.body?.content[start.mediaType];
  const fieldsOf = (draft: Draft) =>
    media && bodyKind(draft.mediaType, media) === 'form' ? visibleFields(media, draft, data.$defs) : [];
  const texts = {...start.texts};
  for (const {in: place, name, schema} of [
    ...data.parameters,
    ...fieldsOf(start).map((field) => ({in: 'form', ...field})),
  ])
    texts[fieldId(place, name)] = another(schema, data, texts[fieldId(place, name)] ?? '');
  const body = start.body && JSON.stringify(changed(JSON.parse(start.body)));
  const filled = {...start, texts, body, files: {[fileId]: [file]}};
  // Samples hold no secret that is typed (builtSample.test.ts).
  const draft = withoutSecrets(data, filled, firstDraft(data), () => undefined);
  const sent = [
    ...data.parameters.map(({in: place, name}) => fieldId(place, name)),
    ...fieldsOf(draft).map(({name}) => fieldId('form', name)),
  ];
  return {draft, typed: sent.flatMap((id) => draft.texts[id]!.split('\n'))};
}

/** Each example of each body, with each of the alternatives of the security. */
function casesOf(data: ConsoleData): Case[] {
  const first = firstDraft(data);
  const bodies = Object.entries(data.body?.content ?? {}).flatMap(([type, {examples}]) =>
    (examples.length ? examples : [0]).map((_, index) => withExample(data, first, type, index)),
  );
  return (bodies.length ? bodies : [first]).flatMap((start) =>
    (data.security.length ? data.security : [{}]).map((security, alternative) => ({
      name: `${data.method} ${data.path}, body ${start.example}, ${Object.keys(security).join(' and ')}`,
      data,
      alternative,
      ...filledIn(data, start),
    })),
  );
}

const cases = (
  await Promise.all(
    specifications.map(async ({id, file: source}) => {
      const document = {specification: await specificationOf(source)};
      return (await operationsIn(source))
        .filter(({kind}) => kind === 'operation')
        .flatMap((operation) => casesOf(consoleData(document, id, operation)));
    }),
  )
).flat();

async function bodyOf({headers, body}: Received): Promise<unknown> {
  const type = headers['content-type'] ?? '';
  if (/[/+]json/.test(type)) return JSON.parse(body) as unknown;
  if (!/form/.test(type)) return body;
  const form = await new Response(body, {headers: {'Content-Type': type}}).formData();
  const parts = [...form].map(async ([name, part]) => [name, await new Response(part).text()]);
  return Promise.all(parts);
}

/** What each client says of itself and of the connection. */
const ofTheClient = /^(accept.*|connection|content-length|host|sec-fetch-mode|transfer-encoding|user-agent)$/;

async function facts(received: Received) {
  const {method, target, headers} = received;
  const own = Object.entries(headers)
    .filter(([name]) => !ofTheClient.test(name))
    .map(([name, text]) => [name, String(text).replace(/;\s*(charset|boundary)=.*/i, '')]);
  return {method, target, headers: Object.fromEntries(own) as object, body: await bodyOf(received)};
}

it('is the same from the page and from its sample, and all of it', async () => {
  const server = await startServer(() => ({status: 200, body: 'ok'}));
  onTestFinished(() => server.close());
  const samples = cases.map(({data, draft, alternative}, index) =>
    consoleSample(data, draft, firstDraft(data), {base: `${server.url}/sample/${index}`, alternative}),
  );
  for (const [index, {data, draft, alternative}] of cases.entries()) {
    const {user = '', password = ''} = samples[index]!.basic ?? {};
    const names: Record<string, string> = {token: 'ACCESS_TOKEN', key: 'API_KEY', user, password};
    const used = Object.keys(data.security[alternative] ?? {});
    const credentials = credentialsOf(
      Object.entries(data.schemes).filter(([name]) => used.includes(name)),
      (_, part) => environment[names[part] ?? ''] ?? '',
    );
    const {url, ...request} = buildRequest(data, draft, `${server.url}/page/${index}`, credentials);
    await fetch(url, {...request, redirect: 'manual'});
  }
  const folder = folderWith({[file.name]: await file.text()});
  const {stderr} = await runSamples(folder, 'javascript', writePrograms(folder, 'javascript', samples));
  expect(stderr).toBe('');
  for (const [index, {name, draft, typed}] of cases.entries()) {
    const [page, sample] = await Promise.all(
      ['page', 'sample'].map(async (client) => {
        const start = `/${client}/${index}/`;
        const [received] = server.requests.filter(({target}) => target.startsWith(start));
        const {target, ...rest} = await facts(received!);
        return {...rest, target: target.slice(start.length)};
      }),
    );
    expect(page, name).toEqual(sample);
    const {target, headers, body} = page!;
    const texts = [decodeURIComponent(target), ...Object.values(headers), ...[body].flat(2)].join('\n');
    for (const text of typed) expect(texts, name).toContain(text);
    if (draft.body) expect(body, name).toEqual(JSON.parse(draft.body));
    if (draft.mediaType.includes('octet')) expect(body, name).toBe(await file.text());
  }
  expect(cases.length).toBeGreaterThan(50);
});
