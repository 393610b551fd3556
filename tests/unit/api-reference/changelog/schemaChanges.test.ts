/** The rules of the change log for schemas, case by case: who writes the value decides what breaks. */
import {describe, expect, it} from 'vitest';
import {changesOf} from '../../../support/openapi';
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

/** Each change as a line; a breaking one has an exclamation mark. */
const lines = async (before: object, after: object) =>
  (await changesOf(before, after)).map(
    ({kind, breaking, place, what}) =>
      `${breaking ? '!' : ''}${kind} ${place.replace(/^(Request body|Response `200`)(, field )?/, '')} ${what}`,
  );

describe.each([...cases, ...limitCases])('%s', (_name, before, after, whenSent, whenReceived) => {
  it('sent by a client', async () => expect(await lines(sent(before), sent(after))).toEqual(whenSent));
  it('received by a client', async () =>
    expect(await lines(received(before), received(after))).toEqual(whenReceived));
});

describe('references', () => {
  const reference = {$ref: '#/components/schemas/Pet'};

  it('are followed into a component that has changed', async () => {
    const before = sent(object({pet: reference}), {Pet: object({name: text})});
    const after = sent(object({pet: reference}), {Pet: object({name: {...text, maxLength: 3}})});
    expect(await lines(before, after)).toEqual(['!changed `pet.name` `maxLength` is new: `3`']);
  });

  it('end where a schema contains itself, and show its change once', async () => {
    const pet = (more: Schema) => ({Pet: object({parent: reference, ...more})});
    expect(await lines(received(reference, pet({})), received(reference, pet({name: text})))).toEqual([
      'added `name` is new',
    ]);
  });
});
