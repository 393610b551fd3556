import {describe, expect, it} from 'vitest';
import type {ConsoleData} from '../../../../../src/api-reference/console/consoleData';
import {consoleData} from '../../../../../src/api-reference/console/writeConsoles';
import {readDocument} from '../../../../../src/api-reference/model/readDocument';
import {firstAlternative} from '../../../../../src/api-reference/ui/TryIt/credentials';
import {firstDraft, withExample} from '../../../../../src/api-reference/ui/TryIt/draft';
import {readRequest, writeRequest} from '../../../../../src/api-reference/ui/TryIt/writtenRequest';
import {specifications} from '../../../../../src/site/apis';

const login: ConsoleData = {
  api: 'test',
  method: 'post',
  path: '/login',
  servers: [{url: 'https://api.example.com'}],
  parameters: [
    {name: 'q', in: 'query', schema: {type: 'string'}},
    {name: 'api_key', in: 'header', schema: {type: 'string'}},
  ],
  body: {
    required: true,
    content: {'application/json': {schema: {type: 'object'}, examples: [{title: 'Example', value: {a: 1}}]}},
  },
  answers: [],
  security: [{}, {key: []}],
  schemes: {},
  $defs: {},
};

const all = (
  await Promise.all(
    specifications.map(async ({id, file}) => {
      const document = await readDocument(file);
      return document.operations
        .filter(({kind}) => kind === 'operation')
        .map((operation) => consoleData(document, id, operation));
    }),
  )
).flat();

const initial = firstDraft(login);
const alternative = firstAlternative(login);
const written = (draft: Partial<typeof initial>) =>
  writeRequest(login, {draft: {...initial, ...draft}, alternative}, initial);

describe('a written request', () => {
  it('is the same when it is read, for each example of each operation', () => {
    expect(all.length).toBeGreaterThan(30);
    for (const data of all) {
      const start = firstDraft(data);
      const first = Object.keys(start.texts).find((id) => !/token|password|secret/i.test(id)) ?? '';
      const bodies: [type: string, count: number][] = Object.entries(data.body?.content ?? {}).map(
        ([type, {examples}]) => [type, examples.length],
      );
      for (const [type, count] of bodies.length ? bodies : [['', 1] as const])
        for (let index = 0; index < count; index++) {
          const example = type ? withExample(data, start, type, index) : start;
          const draft = {...example, texts: {...example.texts, ...(first && {[first]: 'é 日本 & "x"'})}};
          const text = writeRequest(data, {draft, alternative: firstAlternative(data)}, start);
          const back = text ? readRequest(data, text, start)?.draft : start;
          expect({...back, files: {}}, `${data.method} ${data.path} ${type}`).toEqual({...draft, files: {}});
          expect(text).toMatch(/^[\w.-]*$/);
        }
    }
  });

  it('holds no secret and no file', () => {
    const texts = {...initial.texts, 'query.q': 'shown', 'header.api_key': 'hunter2'};
    const files = {'body.file': [new File(['hunter2'], 'hunter2.txt')]};
    const text = written({texts, files, body: '{"password": "hunter2", "a": 2}'});
    const content = Buffer.from(text.slice(2), 'base64url').toString();
    expect(content).not.toContain('hunter2');
    expect(content).toContain('shown');
    expect(JSON.parse(content)).toMatchObject({body: expect.stringContaining('"a": 2') as string});
  });
});
