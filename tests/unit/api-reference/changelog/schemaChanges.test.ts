/** The rules of the change log for schemas, case by case: who writes the value decides what breaks. */
import {describe, expect, it} from 'vitest';
import {changesBetween} from '../../../../src/api-reference/changelog';
import {mended} from '../../../../src/api-reference/model/mend';
import {limitCases} from './limitCases';
import {cases, object, text, type Schema} from './schemaCases';

const document = (operation: object, schemas: Schema = {}) => ({
  openapi: '3.0.3',
  info: {title: 'T', version: '1.0.0'},
  paths: {'/x': {post: {operationId: 'x', ...operation}}},
  components: {schemas},
});

const ok = {description: 'Fine'};
const sent = (schema: Schema, schemas?: Schema) =>
  document({requestBody: {content: {'application/json': {schema}}}, responses: {200: ok}}, schemas);
const received = (schema: Schema, schemas?: Schema) =>
  document({responses: {200: {...ok, content: {'application/json': {schema}}}}}, schemas);

const read = (document: object) => mended(document).document;

/** Each change as a line; a breaking one has an exclamation mark. */
const lines = (before: object, after: object) =>
  changesBetween(read(before), read(after)).map(
    ({kind, breaking, place, what}) =>
      `${breaking ? '!' : ''}${kind} ${place.replace(/^(Request body|Response `200`)(, field )?/, '')} ${what}`,
  );

describe.each([...cases, ...limitCases])('%s', (_name, before, after, whenSent, whenReceived) => {
  it('sent by a client', () => expect(lines(sent(before), sent(after))).toEqual(whenSent));
  it('received by a client', () => expect(lines(received(before), received(after))).toEqual(whenReceived));
});

describe('references', () => {
  const reference = {$ref: '#/components/schemas/Pet'};

  it('are followed into a component that has changed', () => {
    const before = sent(object({pet: reference}), {Pet: object({name: text})});
    const after = sent(object({pet: reference}), {Pet: object({name: {...text, maxLength: 3}})});
    expect(lines(before, after)).toEqual(['!changed `pet.name` `maxLength` is new: `3`']);
  });

  it('may be renamed or written out', () => {
    const before = sent(reference, {Pet: object({name: text})});
    expect(lines(before, sent(object({name: text})))).toEqual([]);
    expect(lines(before, sent({$ref: '#/components/schemas/Dog'}, {Dog: object({name: text})}))).toEqual([]);
  });

  it('end where a schema contains itself, and show its change once', () => {
    const pet = (more: Schema) => ({Pet: object({parent: reference, ...more})});
    expect(lines(received(reference, pet({})), received(reference, pet({name: text})))).toEqual([
      'added `name` is new',
    ]);
  });

  it('below a keyword without a rule are compared by what they mean', () => {
    const schema = {not: reference};
    expect(lines(sent(schema, {Pet: text}), sent(schema, {Pet: {type: 'integer'}}))).toEqual([
      '!changed  `not` has changed',
    ]);
  });
});
