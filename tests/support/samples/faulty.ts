/** Operations with a mistake each, as documents of others have them. */

const fine = {description: 'Fine'};

const answering = (schema: unknown) => ({
  responses: {200: {...fine, content: {'application/json': {schema}}}},
});

const nowhere = {$ref: '#/components/schemas/Nowhere'};

/** Mistakes of an operation, by what is wrong; each is written into a file of its own, or all into one. */
export const faultyOperations: Record<string, unknown> = {
  'no operation': null,
  'a text for a schema': answering('text'),
  'a list of properties': answering({type: 'object', properties: [{type: 'string'}]}),
  'a part that is no schema': answering({allOf: [null, {type: 'object'}]}),
  'a schema that refers to nothing': answering(nowhere),
  'a schema that refers to itself': answering({$ref: '#/components/schemas/Itself'}),
  'a sample that cannot be made': answering({type: 'string', minLength: 2 ** 40}),
  'a parameter without a name': {parameters: [{in: 'query', schema: {}}], responses: {200: fine}},
  'no media type': {requestBody: {content: {'application/json': null}}, responses: {200: fine}},
  'no responses': {responses: null},
  'a response that refers to a file that is gone': {responses: {200: {$ref: 'gone.yaml#/a'}}},
  'security that is none': {security: [null, {key: null}], responses: {200: fine}},
};

/** A document of an operation without a mistake, and of those that are given, each at a path of its own. */
export function documentOf(operations: readonly unknown[]): object {
  const paths = operations.map((operation, index): [string, unknown] => [
    `/faulty/${index}`,
    {get: operation},
  ]);
  return {
    openapi: '3.1.0',
    info: {title: 'Pets', version: '1.0.0'},
    paths: {
      ...Object.fromEntries(paths),
      '/sound': {
        get: {
          operationId: 'getSound',
          parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}}],
          ...answering({$ref: '#/components/schemas/Pet'}),
        },
      },
    },
    components: {
      schemas: {
        Pet: {type: 'object', properties: {name: {type: 'string', example: {$ref: '#/nowhere'}}}},
        Itself: {$ref: '#/components/schemas/Itself'},
      },
      securitySchemes: {key: {type: 'http'}},
    },
  };
}
