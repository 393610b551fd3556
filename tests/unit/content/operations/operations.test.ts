import {describe, expect, it} from 'vitest';
import {errorCodes, aiApiCodes, transactCodes} from '../../../../src/content/error-codes';
import {apis, type Api, type Operation} from '../../../../src/content/operations';
import {strictly} from '../../../support/dictionary';
import {fieldNames, unknownFields} from '../../../support/operations';

const all = apis.flatMap((api) =>
  api.operations.map((operation): [string, Api, Operation] => [`${api.id}.${operation.id}`, api, operation]),
);
const codes = {
  focus: errorCodes.map(({code}) => code as string),
  transact: Object.keys(transactCodes),
  aiApi: Object.keys(aiApiCodes),
};

describe.each(all)('%s', (_, api, operation) => {
  const {parameters = [], body, answer, path} = operation;

  it('explains each part of its path', () => {
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const explained = parameters.filter((parameter) => parameter.in === 'path');
    expect(explained.map(({name}) => name)).toEqual(parts);
    expect(explained.filter(({example, required}) => !example || required !== true)).toEqual([]);
  });

  it('sends fields that it has, those that are required among them', () => {
    if (!body) return;
    expect(unknownFields(body, body.example)).toEqual([]);
    if ('entity' in body) expect(strictly(body.entity)(body.example)).toEqual([]);
    else if ('fields' in body) {
      const required = body.fields.filter(({name, required: need}) => need === true && !name.includes('.'));
      expect(Object.keys(body.example)).toEqual(expect.arrayContaining(required.map(({name}) => name)));
    }
  });

  it('answers fields that it has', () => {
    const {example} = answer;
    if (example === undefined) return;
    if ('entity' in answer) {
      const items = 'isList' in answer ? (example as {items: unknown[]}).items : [example];
      expect(items.flatMap((item) => strictly(answer.entity)(item))).toEqual([]);
    } else
      expect(Object.keys(example as object).filter((name) => !fieldNames(answer).includes(name))).toEqual([]);
  });

  it('names codes and events that there are', () => {
    expect(operation.codes.filter((code) => !codes[api.id].includes(code))).toEqual([]);
    expect(new Set(operation.codes).size).toBe(operation.codes.length);
    const events = api.events.map(({name}) => name);
    expect((operation.events ?? []).filter((name) => !events.includes(name))).toEqual([]);
  });
});
