/**
 * The parts of an OpenAPI 3.1 or 3.2 document that pages are made of, with the rules of the house. It is a schema of its
 * own because no package here brings one of 3.1: what OpenAPI asks beyond this is told by `npm run api:generate`.
 */
const text = {type: 'string', minLength: 1};
const extensible = (properties: object, required: string[] = []) => ({type: 'object', properties, required});
const ref = (name: string) => ({$ref: `#/definitions/${name}`});
const orReference = (schema: object) => ({
  if: {type: 'object', required: ['$ref']},
  then: extensible({$ref: text}),
  else: schema,
});
const listOf = (items: object) => ({type: 'array', items});
const mapOf = (additionalProperties: object) => ({type: 'object', additionalProperties});

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

const parameter = extensible(
  {
    name: text,
    in: {enum: ['path', 'query', 'querystring', 'header', 'cookie']},
    description: text,
    required: {type: 'boolean'},
    deprecated: {type: 'boolean'},
  },
  ['name', 'in'],
);

const operation = extensible(
  {
    operationId: {
      type: 'string',
      pattern: '^[a-z][A-Za-z0-9]*$',
      description: 'In camel case: the address of its page.',
    },
    summary: {...text, description: 'The title of its page.'},
    description: text,
    tags: listOf(text),
    parameters: listOf(orReference(ref('parameter'))),
    requestBody: orReference(
      extensible({description: {type: 'string'}, content: {type: 'object'}}, ['content']),
    ),
    responses: mapOf(orReference(extensible({description: {type: 'string'}}, ['description']))),
    security: listOf(mapOf(listOf({type: 'string'}))),
    deprecated: {type: 'boolean'},
  },
  ['operationId', 'summary', 'responses'],
);

const pathItem = extensible({
  $ref: text,
  parameters: listOf(orReference(ref('parameter'))),
  ...Object.fromEntries(methods.map((method) => [method, ref('operation')])),
});

export const openapiSchema = {
  ...extensible(
    {
      openapi: {type: 'string', pattern: '^3\\.[012]\\.\\d+$'},
      info: extensible(
        {
          title: text,
          version: {...text, description: 'A change that clients may notice needs a new one.'},
          description: text,
        },
        ['title', 'version'],
      ),
      servers: listOf(extensible({url: text, description: {type: 'string'}}, ['url'])),
      tags: listOf(extensible({name: text, description: {type: 'string'}}, ['name'])),
      paths: {
        type: 'object',
        patternProperties: {'^/': ref('pathItem'), '^x-': {}},
        additionalProperties: false,
      },
      webhooks: mapOf(ref('pathItem')),
      components: {type: 'object'},
      security: listOf(mapOf(listOf({type: 'string'}))),
    },
    ['openapi', 'info'],
  ),
  definitions: {parameter, operation, pathItem},
};
