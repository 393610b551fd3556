import {expect, it} from 'vitest';
import type {ConsoleData} from '../../../../../src/api-reference/console/consoleData';
import {firstDraft} from '../../../../../src/api-reference/ui/TryIt/draft';
import {keepDraft, keptDraft} from '../../../../../src/api-reference/ui/TryIt/keptDraft';
import {keep} from '../../../../../src/api-reference/ui/TryIt/visitStorage';

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

const initial = firstDraft(login);
const changed = {...initial, texts: {...initial.texts, 'query.q': 'shown'}, body: '{"a": 2}'};

it('is there again without its secrets and files, until the form is as it was', () => {
  keepDraft(
    login,
    {
      draft: {
        ...changed,
        texts: {...changed.texts, 'header.api_key': 'hunter2'},
        files: {'body.file': [new File(['hunter2'], 'hunter2.txt')]},
        body: '{"password": "hunter2", "a": 2}',
      },
      alternative: 1,
    },
    initial,
  );
  expect(JSON.stringify(keptDraft(login))).not.toContain('hunter2');
  expect(keptDraft(login)).toMatchObject({
    draft: {texts: {'query.q': 'shown'}, body: expect.stringContaining('"a": 2') as string},
    alternative: 1,
  });
  keepDraft(login, {draft: initial, alternative: 1}, initial);
  expect(keptDraft(login)).toBeUndefined();
});

it('is not there when the document has no such body or security any more', () => {
  keepDraft(login, {draft: changed, alternative: 1}, initial);
  expect(keptDraft(login)).toBeDefined();
  expect(keptDraft({...login, security: []})).toBeUndefined();
  expect(keptDraft({...login, body: undefined})).toBeUndefined();
});

it.each(['1.eyJkcmFmdCI6e319', '{"draft": {"body": 1}}', 'null'])(
  'is not there when another version has kept %s',
  (text) => {
    keep('test post /login', text);
    expect(keptDraft(login)).toBeUndefined();
  },
);
