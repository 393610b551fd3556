import {describe, expect, it} from 'vitest';
import type {Schema} from '../../../../src/api-reference/model/openApiTypes';
import {PageAnchors} from '../../../../src/api-reference/pages/pageAnchors';
import {fields} from '../../../../src/api-reference/pages/schemaFields';

const at = (id: string, page = new PageAnchors()) => ({page, id, label: 'the body'});

describe('a long page', () => {
  const pet: Schema = {'x-name': 'Pet', properties: {name: {type: 'string'}}};

  it('refers to a schema that it has described already', () => {
    const page = new PageAnchors();
    expect(fields(pet, at('body', page))).toContain('id={"body-name"}');
    for (let count = 0; count < 1000; count += 1) page.countField();
    expect(fields(pet, at('response-200', page))).toBe('<ApiSame href={"#body"} label={"Pet"} />');
  });

  it('gives every field an id of its own', () => {
    const properties = {'a.b': {}, a: {properties: {b: {}}}, 'ä ö': {}, '+1': {}, '-1': {}};
    const ids = [...fields({properties}, at('body')).matchAll(/ id=\{"([^"]+)"\}/g)];
    const found = ids.map(([, id]) => id);
    expect(found).toEqual(['body-a-b', 'body-a', 'body-a-b-2', 'body-ä-ö', 'body--1', 'body--1-2']);
  });
});
