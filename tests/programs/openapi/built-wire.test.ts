/**
 * What is typed in the console goes over the wire alike from the page and from the programs that the page shows for it.
 *
 * C#, Go, PowerShell, Rust and Swift are left out: the tests run the languages of `runnable`, which need no compiler of
 * their own. The browser's `fetch` is that of Node.js, which follows the same standard.
 */
import {expect, it} from 'vitest';
import type {ConsoleData, JsonSchema} from '../../../src/api-reference/console/consoleData';
import {buildRequest, fieldId, fileId, type Draft} from '../../../src/api-reference/ui/TryIt/buildRequest';
import {consoleSample} from '../../../src/api-reference/ui/TryIt/consoleSample';
import {firstDraft} from '../../../src/api-reference/ui/TryIt/draft';
import {folderWith} from '../../support/folder';
import {lackOf} from '../../support/programs';
import {files} from '../../support/samples/awkward';
import {runnable, runSamples, writePrograms, type Runnable} from '../../support/samples/runners';
import {startServer, type Received} from '../../support/server';

const png = new File([files['file.png']], 'file.png', {type: 'image/png'});

const text: JsonSchema = {type: 'string'};
const file: JsonSchema = {type: 'string', format: 'binary'};
const awkward = 'it\'s "q"; type=x \\ $HOME, é';

type Body = {type: string; properties?: Record<string, JsonSchema>; encoding?: Record<string, object>};

function operation(
  {type, properties, encoding}: Body,
  parameters: ConsoleData['parameters'] = [],
): ConsoleData {
  const schema = properties ? {type: 'object', properties} : file;
  return {
    api: 'test',
    method: 'post',
    path: '/things',
    servers: [],
    parameters,
    body: {required: true, content: {[type]: {schema, examples: [], encoding}}},
    answers: [],
    security: [],
    schemes: {},
    $defs: {},
  };
}

type Case = {name: string; data: ConsoleData; typed: Partial<Draft>};

const field = (name: string) => fieldId('form', name);

const cases: Case[] = [
  {
    name: 'JSON, with parameters in the path, the query and a header',
    data: {
      ...operation({type: 'application/vnd.api+json', properties: {a: text}}, [
        {name: 'id', in: 'path', required: true, schema: text},
        {name: 'tags', in: 'query', schema: {type: 'array', items: text}},
        {name: 'X-Note', in: 'header', schema: text},
      ]),
      path: '/things/{id}',
    },
    typed: {
      texts: {
        [fieldId('path', 'id')]: 'a/b c',
        [fieldId('query', 'tags')]: 'a b\nc,d',
        [fieldId('header', 'X-Note')]: 'it\'s "q"',
      },
      body: JSON.stringify({a: awkward, b: [1, null, {c: true}]}),
    },
  },
  {
    name: 'deepObject',
    data: {
      ...operation({type: ''}, [
        {name: 'filter', in: 'query', style: 'deepObject', explode: true, schema: {type: 'object'}},
      ]),
      method: 'get',
      body: undefined,
    },
    typed: {
      texts: {[fieldId('query', 'filter')]: '{"price": {"from": 1}, "status": ["new", "sold & gone"]}'},
    },
  },
  {
    name: 'a form',
    data: operation({
      type: 'application/x-www-form-urlencoded',
      properties: {note: text, list: {type: 'array', items: text}, point: {type: 'object'}},
      encoding: {point: {style: 'deepObject', explode: true}},
    }),
    typed: {texts: {[field('note')]: awkward, [field('list')]: 'a\nb&c', [field('point')]: '{"x": 1}'}},
  },
  {
    name: 'multipart, whose parts have types of their own',
    data: operation({
      type: 'multipart/form-data',
      properties: {note: text, facts: {type: 'object'}, table: text},
      encoding: {table: {contentType: 'text/csv, text/plain'}},
    }),
    typed: {
      texts: {
        [field('note')]: awkward,
        [field('facts')]: JSON.stringify({a: awkward}),
        [field('table')]: `@a;b,"c" ${awkward}`,
      },
    },
  },
  {
    name: 'multipart with a file',
    data: operation({
      type: 'multipart/form-data',
      properties: {facts: {type: 'object'}, picture: file},
      encoding: {picture: {contentType: 'image/png, image/jpeg'}},
    }),
    typed: {texts: {[field('facts')]: '{"a": 1}'}, files: {[field('picture')]: [png]}},
  },
  {
    name: 'multipart with a list',
    data: operation({
      type: 'multipart/form-data',
      properties: {many: {type: 'array', items: {type: 'object'}}},
    }),
    typed: {texts: {[field('many')]: '[{"a": 1}, {"b": "<"}]'}},
  },
  {
    name: 'multipart with a list of texts',
    data: operation({
      type: 'multipart/form-data',
      properties: {note: text, tags: {type: 'array', items: text}},
    }),
    typed: {texts: {[field('note')]: 'one', [field('tags')]: `${awkward}\n@b\n`}},
  },
  {
    name: 'multipart with several files',
    data: operation({
      type: 'multipart/form-data',
      properties: {note: text, pictures: {type: 'array', items: file}},
      encoding: {pictures: {contentType: 'image/png'}},
    }),
    typed: {texts: {[field('note')]: awkward}, files: {[field('pictures')]: [png, png]}},
  },
  {
    name: 'a file',
    data: operation({type: 'image/*'}),
    typed: {files: {[fileId]: [png]}},
  },
];

const drafts = cases.map(({data, typed}) => {
  const draft = firstDraft(data);
  return {...draft, ...typed, texts: {...draft.texts, ...typed.texts}};
});

/** A part without a file has a name of one where a program cannot give it a type otherwise. */
function partsOf(body: string, boundary: string): unknown[] {
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...content] = part.replace(/^\r\n|\r\n$/g, '').split('\r\n\r\n');
      const find = (pattern: RegExp) => pattern.exec(head)?.[1];
      const name = find(/[; ]filename="(.*?)"/i);
      return {
        name: find(/[; ]name="(.*?)"/i),
        type: find(/^content-type: *(.*)$/im)?.trim(),
        ...(name !== 'blob' && {file: name}),
        content: content.join('\r\n\r\n'),
      };
    });
}

function bodyOf({headers, body}: Received): unknown {
  const type = headers['content-type'] ?? '';
  if (/json/.test(type)) return JSON.parse(body) as unknown;
  if (/urlencoded/.test(type)) return [...new URLSearchParams(body)];
  const [, boundary] = /boundary="?([^";]+)/.exec(type) ?? [];
  return boundary === undefined ? body : partsOf(body, boundary);
}

/** What an API reads of a request. Samples ask for no kind of answer. */
const read = (received: Received) => ({
  method: received.method,
  target: received.target.replace(/^\/\d+/, ''),
  type: received.headers['content-type']?.replace(/;.*/, ''),
  note: received.headers['x-note'],
  body: bodyOf(received),
});

async function sentByPage(): Promise<unknown[]> {
  const server = await startServer(() => ({status: 200}));
  for (const [index, {data}] of cases.entries()) {
    const {url, ...request} = buildRequest(data, drafts[index]!, `${server.url}/${index}`, {
      headers: [],
      query: [],
    });
    await fetch(url, request);
  }
  await server.close();
  return server.requests.map(read);
}

const wanted = await sentByPage();

it('the page sends what is typed, and each part with its type', () => {
  expect(wanted[0]).toMatchObject({target: '/things/a%2Fb%20c?tags=a%20b&tags=c%2Cd', note: 'it\'s "q"'});
  expect(wanted[3]).toMatchObject({
    body: [
      {name: 'note', type: undefined},
      {name: 'facts', type: 'application/json'},
      {name: 'table', type: 'text/csv', content: `@a;b,"c" ${awkward}`},
    ],
  });
  expect(wanted[4]).toMatchObject({body: [{}, {name: 'picture', file: 'file.png', type: 'image/png'}]});
  expect(wanted[5]).toMatchObject({
    body: [
      {name: 'many', type: 'application/json', content: '{"a":1}'},
      {name: 'many', type: 'application/json', content: '{"b":"<"}'},
    ],
  });
  expect(wanted[6]).toMatchObject({body: [{}, {content: awkward}, {content: '@b'}]});
  expect(wanted[7]).toMatchObject({body: [{}, {name: 'pictures'}, {name: 'pictures'}]});
  expect(wanted[8]).toMatchObject({type: 'image/png', body: files['file.png']});
});

const interpreters: Record<Runnable, string[]> = {
  bash: ['bash', 'curl'],
  browser: [],
  javascript: [],
  java: ['java'],
  php: ['php', 'curl for PHP'],
  python: ['python3', 'requests for Python'],
  ruby: ['ruby'],
};

/** A page takes the file that its reader has chosen. */
const beyond: Partial<Record<Runnable, RegExp>> = {browser: /file/};

it.for(runnable)('the program sends the same: %s', async (language, {skip}) => {
  const lack = lackOf(interpreters[language]);
  if (lack) skip(lack);
  const server = await startServer(() => ({status: 200}));
  const folder = folderWith(files);
  const requests = cases.map(({data}, index) =>
    consoleSample(data, drafts[index]!, drafts[index]!, {base: `${server.url}/${index}`, alternative: 0}),
  );
  const programs = writePrograms(folder, language, requests);
  const able = programs.filter((_, index) => !beyond[language]?.test(cases[index]!.name));
  const {stderr} = await runSamples(folder, language, able);
  await server.close();
  for (const [index, {name}] of cases.entries()) {
    if (!able.includes(programs[index]!)) continue;
    const received = server.requests.filter(({target}) => target.startsWith(`/${index}/`));
    expect(received.map(read), `${name} (${stderr})`).toEqual([wanted[index]]);
  }
});
