import {describe, expect, it} from 'vitest';
import {readDocument} from '../../../../src/api-reference/model/readDocument';
import {PageAnchors} from '../../../../src/api-reference/pages/pageAnchors';
import {fields} from '../../../../src/api-reference/pages/schemaFields';
import {folderWith} from '../../../support/folder';

const nameless = {
  openapi: '3.1.0',
  info: {title: 'Pets', version: '1'},
  servers: [{url: 'https://pets.example.com'}],
  tags: [{name: 'Unused'}, {name: 'get pet', 'x-displayName': 'Pets'}],
  paths: {
    '/pets': {
      'x-internal': true,
      summary: 'All pets',
      parameters: [
        {name: 'id', in: 'header'},
        {name: 'page', in: 'query'},
      ],
      get: {operationId: 'getPet', tags: ['get pet'], parameters: [{name: 'id', in: 'query'}]},
      post: {operationId: 'get_pet', summary: 'Add', servers: [{url: 'https://other.example.com'}]},
    },
    '/': {get: {}, delete: {}},
  },
  webhooks: {
    newPet: {post: {}},
    pets: {post: {}},
    changes: {post: {}},
    errors: {post: {}},
    index: {post: {summary: '  '}},
  },
};

const read = (document: object) => {
  const folder = folderWith({'spec.json': JSON.stringify(document)});
  return readDocument(`${folder}/spec.json`);
};

describe('readDocument', () => {
  it('gives every operation and webhook a page of its own, named or not', async () => {
    const {operations} = await read(nameless);
    expect(operations.map(({kind, id, title, method, path}) => [kind, id, title, method, path])).toEqual([
      ['operation', 'get-pet', 'All pets', 'get', '/pets'],
      ['operation', 'get-pet-2', 'Add', 'post', '/pets'],
      ['operation', 'get', 'GET /', 'get', '/'],
      ['operation', 'delete', 'DELETE /', 'delete', '/'],
      ['webhook', 'new-pet', 'newPet', 'post', 'newPet'],
      ['webhook', 'pets-2', 'pets', 'post', 'pets'],
      ['webhook', 'changes-2', 'changes', 'post', 'changes'],
      ['webhook', 'errors-2', 'errors', 'post', 'errors'],
      ['webhook', 'index-2', 'index', 'post', 'index'],
    ]);
  });

  it('resolves references between files, and keeps the names of schemas', async () => {
    const folder = folderWith({
      'spec.yaml': [
        'openapi: 3.0.3',
        'info: {title: T, version: "1"}',
        'paths:',
        '  /a: {$ref: paths.yaml#/a}',
        'components:',
        '  schemas:',
        '    Node: {properties: {next: {$ref: "#/components/schemas/Node"}, value: {$ref: "#/components/schemas/Leaf"}}}',
        '    Leaf: {type: string, nullable: true, example: {$ref: "#/nowhere"}}',
        '    Named: {allOf: [{$ref: "#/components/schemas/Node"}, {properties: {name: {type: string}}, required: [name]}]}',
      ].join('\n'),
      'paths.yaml': 'a: {get: {summary: A}}\n',
    });
    const {paths, components} = (await readDocument(`${folder}/spec.yaml`)).specification;
    expect(paths?.['/a']?.get?.summary).toBe('A');
    const {Node: node, Named: named, Leaf: leaf} = components!.schemas!;
    expect(node?.['x-name']).toBe('Node');
    expect(node?.properties?.next).toBe(node);
    expect(leaf?.example).toEqual({$ref: '#/nowhere'});
    const mdx = fields(named!, {page: new PageAnchors(), id: 'body', label: 'the body'});
    expect(mdx).toContain('<ApiSame href={"#body-next"} label={"Node"} />');
    expect(mdx.match(/<SchemaItem .*>/g)).toEqual([
      '<SchemaItem name={"next"} id={"body-next"} schemaName={"object"}>',
      '<SchemaItem name={"next"} id={"body-next-next"} schemaName={"object"}>',
      '<SchemaItem name={"value"} id={"body-next-value"} schemaName={"string"} nullable={true}>',
      '<SchemaItem name={"value"} id={"body-value"} schemaName={"string"} nullable={true}>',
      '<SchemaItem name={"name"} id={"body-name"} required={true} schemaName={"string"} />',
    ]);
  });
});
