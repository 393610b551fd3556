/** Operations with a mistake each, as documents of others have them. */

const fine = {description: 'Fine'};

const answering = (schema: unknown) => ({
  responses: {200: {...fine, content: {'application/json': {schema}}}},
});

const nowhere = {$ref: '#/components/schemas/Nowhere'};

/** Mistakes of an operation, by what is wrong; each is written into a file of its own, or all into one. */
export const faultyOperations: Record<string, unknown> = {
  'no operation': null,
  'a text for an operation': 'text',
  'no schema': answering(null),
  'a text for a schema': answering('text'),
  'a property without a schema': answering({type: 'object', properties: {name: null}}),
  'a list of properties': answering({type: 'object', properties: [{type: 'string'}]}),
  'a part that is no schema': answering({allOf: [null, {type: 'object'}]}),
  'an object of parts': answering({allOf: {type: 'object'}}),
  'a number for a type': answering({type: 1}),
  'a text for values': answering({type: 'string', enum: 'a'}),
  'a text for examples': answering({type: 'string', examples: 'a'}),
  'a number for a pattern': answering({type: 'string', pattern: 1}),
  'a discriminator of nothing': answering({oneOf: [{type: 'object'}], discriminator: null}),
  'a text for names that are required': answering({type: 'object', required: 'a'}),
  'an object for a limit': answering({type: 'string', maxLength: {}}),
  'a schema that refers to nothing': answering(nowhere),
  'a schema that refers to itself': answering({$ref: '#/components/schemas/Itself'}),
  'a schema that refers to an address in a circle': answering({$ref: '#/components/schemas/There'}),
  'a schema that refers by a number': answering({$ref: 1}),
  'an item that refers to nothing': answering({type: 'array', items: nowhere}),
  'a name that cannot be decoded': answering({$ref: '#/components/schemas/100%'}),
  'a reference under an unknown word': {...answering({type: 'string', unknown: {deep: [nowhere]}})},
  'a sample that cannot be made': answering({type: 'string', minLength: 2 ** 40}),
  'no parameter': {parameters: [null], responses: {200: fine}},
  'an object of parameters': {parameters: {a: {name: 'a', in: 'query'}}, responses: {200: fine}},
  'a parameter without a name': {parameters: [{in: 'query', schema: {}}], responses: {200: fine}},
  'a parameter without a place': {parameters: [{name: 'a'}], responses: {200: fine}},
  'a parameter that refers to nothing': {
    parameters: [{$ref: '#/components/parameters/Nowhere'}],
    responses: {200: fine},
  },
  'a parameter that refers to a schema': {
    parameters: [{$ref: '#/components/schemas/Pet'}],
    responses: {200: fine},
  },
  'a body that refers to nothing': {
    requestBody: {$ref: '#/components/requestBodies/Nowhere'},
    responses: {200: fine},
  },
  'no body': {requestBody: null, responses: {200: fine}},
  'no content': {requestBody: {content: null}, responses: {200: fine}},
  'no media type': {requestBody: {content: {'application/json': null}}, responses: {200: fine}},
  'no encoding': {
    requestBody: {
      content: {'multipart/form-data': {schema: {properties: {a: {type: 'string'}}}, encoding: {a: null}}},
    },
    responses: {200: fine},
  },
  'no responses': {responses: null},
  'no response': {responses: {200: null}},
  'a response that refers to nothing': {responses: {200: {$ref: '#/components/responses/Nowhere'}}},
  'a response that refers to a file that is gone': {responses: {200: {$ref: 'gone.yaml#/a'}}},
  'an example that refers to nothing': {
    responses: {
      200: {
        ...fine,
        content: {
          'application/json': {schema: {}, examples: {a: {$ref: '#/components/examples/Nowhere'}, b: null}},
        },
      },
    },
  },
  'a list of examples': {
    responses: {200: {...fine, content: {'application/json': {schema: {}, examples: ['a']}}}},
  },
  'headers that are none': {
    responses: {200: {...fine, headers: {a: null, b: {$ref: '#/components/headers/B'}}}},
  },
  'links that are none': {responses: {200: {...fine, links: {a: null, b: {parameters: 'a'}}}}},
  'callbacks that are none': {callbacks: {a: null, b: {'{$url}': null}, c: nowhere}, responses: {200: fine}},
  'servers that are none': {servers: [null, {url: 1}, {}], responses: {200: fine}},
  'security that is none': {security: [null, {key: null}], responses: {200: fine}},
  'a text for tags': {tags: 'pets', responses: {200: fine}},
  'tags that are none': {tags: [null, {name: 'pets'}], responses: {200: fine}},
  'a number for a name': {operationId: 7, summary: 7, description: 7, responses: {200: fine}},
  'nothing for facts': {summary: null, description: null, tags: null, security: null, responses: {200: fine}},
  'further reading without an address': {externalDocs: null, responses: {200: fine}},
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
        There: {$ref: '#/components/schemas/Back'},
        Back: {$ref: '#/components/schemas/There'},
      },
      securitySchemes: {key: {type: 'http'}},
    },
  };
}
