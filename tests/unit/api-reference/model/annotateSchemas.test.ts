import {describe, expect, it} from 'vitest';
import {readSpecification} from '../../../../src/api-reference/model/readDocument';
import {PageAnchors} from '../../../../src/api-reference/pages/pageAnchors';
import {fields} from '../../../../src/api-reference/pages/schemaFields';
import {folderWith} from '../../../support/folder';

/** A schema with what it adds to another one. */
const builtOn = (name: string, property: string) => ({
  allOf: [
    {$ref: `#/components/schemas/${name}`},
    {type: 'object', properties: {[property]: {type: 'string'}}},
  ],
});

const schemas = {
  Pet: {
    type: 'object',
    properties: {kind: {type: 'string'}},
    discriminator: {
      propertyName: 'kind',
      mapping: {tom: '#/components/schemas/Cat', queen: 'Cat', gone: 'Gone'},
    },
  },
  Cat: builtOn('Pet', 'claws'),
  Lion: builtOn('Cat', 'mane'),
  Dog: builtOn('Pet', 'tail'),
  Plant: {type: 'object', properties: {leaf: {type: 'string'}}},
};

async function textOf(name: keyof typeof schemas): Promise<string> {
  const paths = Object.fromEntries(
    Object.keys(schemas).map((schema) => [
      `/${schema}`,
      {
        get: {
          responses: {
            200: {
              description: 'Y',
              content: {'application/json': {schema: {$ref: `#/components/schemas/${schema}`}}},
            },
          },
        },
      },
    ]),
  );
  const document = {openapi: '3.1.0', info: {title: 'Pets', version: '1'}, paths, components: {schemas}};
  const folder = folderWith({'spec.json': JSON.stringify(document)});
  const {components} = await readSpecification(`${folder}/spec.json`);
  return fields(components?.schemas?.[name] ?? false, {
    page: new PageAnchors(),
    id: 'body',
    label: 'the body',
  });
}

const namesIn = (text: string) => [...text.matchAll(/<SchemaItem name=\{"(\w+)"\}/g)].map(([, name]) => name);

describe('a schema that others build on', () => {
  it('unfolds each of them, with the values of the discriminator', async () => {
    const text = await textOf('Pet');
    expect(text).toContain('<SchemaTabs label={"One of, as kind says"}>');
    expect(text).toContain('label={"Cat"} when={"kind: tom or queen"}');
    expect(text).toContain('label={"Dog"} when={"kind: Dog"}');
    expect(namesIn(text)).toEqual(['kind', 'kind', 'claws', 'kind', 'tail']);
  });

  it('is no choice of the schemas that build on it, at any depth', async () => {
    expect(namesIn(await textOf('Cat'))).toEqual(['kind', 'claws']);
    expect(namesIn(await textOf('Lion'))).toEqual(['kind', 'claws', 'mane']);
  });

  it('leaves other schemas alone', async () => {
    expect(await textOf('Plant')).not.toContain('ApiChoice');
  });
});
