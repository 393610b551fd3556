/** The API reference: documents, pages, samples. */
import {script, spec, test, type Mutation} from '../mutation';

export const api: readonly Mutation[] = [
  {
    name: 'an operation without an operationId',
    plant: [{file: 'openapi/petstore.yaml', from: /^ +operationId: addPet\n/m, to: ''}],
    caughtBy: script('check:content'),
    says: /petstore\.yaml:\d+:\d+.*operationId/,
  },
  {
    name: 'an operation without an example of its answer',
    plant: [
      {
        file: 'openapi/petstore.yaml',
        from: /(The pet was replaced[^]*?) +examples:\n.*\n.*\n/,
        to: '$1',
      },
    ],
    caughtBy: script('check:content'),
    says: /petstore\.yaml:\d+:\d+.*example/,
  },
  {
    name: 'the plugin gets operations as their document names them',
    plant: [
      {
        file: 'src/api-reference/pages/pluginDocument.ts',
        from: "this.items('operation', objectOf(paths))",
        to: 'objectOf(paths)',
      },
    ],
    caughtBy: test(
      'unit/api-reference/pages/pluginDocument.test.ts',
      /loses pages of names that are one in kebab case/,
    ),
    says: /AssertionError/,
  },
  {
    name: 'an answer of a server is not checked',
    plant: [
      {
        file: 'src/api-reference/ui/TryIt/answer/verdict.ts',
        from: '!schemas || answer.cut',
        to: 'schemas || answer.cut',
      },
    ],
    caughtBy: spec('try-it-answers.spec.ts', /what differs from the document is listed/),
    says: /2 things differ/,
  },
  {
    name: 'an example that the console chooses is not told to the page',
    plant: [
      {
        file: 'src/api-reference/ui/TryIt/useSharedBody.ts',
        from: 'if (mediaType && !isSame && !isTold) share',
        to: 'if (!mediaType && !isSame && !isTold) share',
      },
    ],
    caughtBy: spec('chosen-body.spec.ts', /an example that is chosen in one place/),
    says: /toHaveValue/,
  },
  {
    name: 'a sign-in takes what came back for another one',
    plant: [
      {
        file: 'src/api-reference/ui/TryIt/signIn/returned.ts',
        from: "if (parameters.get('state') === state) resolve",
        to: 'resolve',
      },
    ],
    caughtBy: spec('try-it-sign-in.spec.ts', /with another state is nobody/),
    says: /Waiting for you to sign in/,
  },
  {
    name: 'a sign-in without proof of who began it',
    plant: [
      {
        file: 'src/api-reference/ui/TryIt/signIn/oauth.ts',
        from: "code_challenge_method: 'S256',",
        to: "code_challenge_method: 'plain',",
      },
    ],
    caughtBy: spec('try-it-sign-in.spec.ts', /authorisation code with PKCE/),
    says: /Error/,
  },
  {
    name: 'a form sends the fields of every alternative',
    plant: [
      {
        file: 'src/api-reference/ui/TryIt/buildRequest.ts',
        from: 'return visibleFields(media, draft, data.$defs)',
        to: 'return formFields(media.schema, data.$defs)',
      },
      {
        file: 'src/api-reference/ui/TryIt/buildRequest.ts',
        from: "import {fieldId, fileId} from './fieldIds';",
        to: "import {formFields} from './editorSchema';\nimport {fieldId, fileId} from './fieldIds';",
      },
    ],
    caughtBy: spec('try-it-bodies.spec.ts', /fields of the chosen alternative, and sends no others/),
    says: /code_verifier|Error/,
  },
  {
    name: 'the server in the page forgets what was posted',
    plant: [
      {
        file: 'src/api-reference/ui/TryIt/mock/resources.ts',
        from: '!isNamed(each, field, id)), thing]',
        to: '!isNamed(each, field, id))]',
      },
    ],
    caughtBy: test('unit/api-reference/ui/TryIt/mock/mockAnswer.test.ts', /finds again what was posted/),
    says: /AssertionError/,
  },
  {
    name: 'a long stream is given up as if nothing came',
    plant: [
      {
        file: 'src/api-reference/ui/TryIt/sendRequest.ts',
        from: '      ear.heard();\n',
        to: '',
      },
    ],
    caughtBy: spec('try-it-answers.spec.ts', /one of silence, not of the whole/),
    says: /Error/,
  },
  {
    name: 'a page of another operation',
    plant: [{file: 'build/docs/api/petstore/add-pet.html', from: /<h1[^>]*>[^<]+/, to: '<h1>Remove a pet'}],
    caughtBy: spec('api.spec.ts', /petstore: every operation has a page with its method/),
    says: /Received: "Remove a pet"/,
  },
  {
    name: 'a sample that does not parse',
    plant: [
      {
        file: 'src/samples/languages/go.ts',
        from: "'\\tform.Close()'",
        to: "'\\tform.Close('",
      },
    ],
    caughtBy: test('content/openapi/samples-syntax.test.ts', /go/),
    says: /a form with a file/,
  },
  {
    name: 'a sample that sends something else',
    plant: [{file: 'src/samples/languages/python.ts', from: '[`json=', to: '[`data='}],
    caughtBy: test('programs/openapi/samples-wire.test.ts', /python/),
    says: /put \/pet/,
  },
  {
    name: 'a vendor extension that is read as a part of its document',
    plant: [
      {
        file: 'src/api-reference/model/reading.ts',
        from: 'mended(withoutExtensions(withoutDigitsInValues(document)))',
        to: 'mended(withoutDigitsInValues(document))',
      },
    ],
    caughtBy: test('unit/api-reference/extensions.test.ts', /leads nowhere/),
    says: /Missing \$ref pointer "#\/nowhere"/,
  },
  {
    name: 'a keyword of a schema that leaves no trace on its page',
    plant: [
      {
        file: 'src/api-reference/model/displaySchema.ts',
        from: "  contentSchema: 'Its text holds',\n",
        to: '',
      },
    ],
    caughtBy: test('unit/api-reference/keywords.test.ts', /contentSchema leaves a trace/),
    says: /Its text holds/,
  },
  {
    name: 'a sample that does not say which of several schemas it is',
    plant: [
      {
        file: 'src/api-reference/model/discriminators.ts',
        from: 'this.set(chosen, schema.discriminator',
        to: 'this.set(chosen, undefined',
      },
    ],
    caughtBy: test('unit/api-reference/model/discriminators.test.ts', /names the first alternative/),
    says: /feline/,
  },
  {
    name: 'a mistake of a document that nothing leaves out',
    plant: [
      {
        file: 'src/api-reference/model/mend.ts',
        from: 'hollow.has(kind) ? {}',
        to: 'hollow.has(kind) ? value',
      },
    ],
    caughtBy: test('unit/api-reference/faults.test.ts', /with no operation/),
    says: /null/,
  },
  {
    name: 'a mistake of a document that is left out without a word',
    plant: [{file: 'src/api-reference/reference.ts', from: 'logger.warn(line)', to: 'void line'}],
    caughtBy: test('unit/api-reference/faultsInTheLog.test.ts', /told of in the log/),
    says: /leads nowhere/,
  },
  {
    name: 'a document of Swagger 2.0 that is converted without a word',
    plant: [
      {
        file: 'src/api-reference/reference.ts',
        from: 'logger.info(note)',
        to: 'void logger.info',
      },
    ],
    caughtBy: test('unit/api-reference/swagger.test.ts', /told of in the log/),
    says: /was converted to OpenAPI 3\.0/,
  },
  {
    name: 'a style of parameters that is not OpenAPI’s',
    plant: [
      {
        file: 'src/api-reference/request/serialise.ts',
        from: "pipeDelimited: '|'",
        to: "pipeDelimited: ','",
      },
    ],
    caughtBy: test('unit/api-reference/request/serialise.test.ts', /table of OpenAPI/),
    says: /color=blue%7Cblack%7Cbrown/,
  },
  {
    name: 'a sample and a console that send different requests',
    plant: [
      {file: 'src/api-reference/samples/parameters.ts', from: 'style, explode, allow', to: 'style, allow'},
    ],
    caughtBy: test('unit/api-reference/request/oneRequest.test.ts', /sample and console/),
    says: /query joined/,
  },
  {
    name: 'a secret that a reader types, in the code samples',
    plant: [
      {
        file: 'src/api-reference/ui/TryIt/consoleSample.ts',
        from: 'const draft = withoutSecrets(data, typed, initial, placeholder);',
        to: 'const draft = typed;',
      },
    ],
    caughtBy: test('unit/api-reference/request/builtSample.test.ts', /of a JSON body are in no sample/),
    says: /hunter2/,
  },
  {
    name: 'a secret that a reader types, in the link to the request',
    plant: [
      {
        file: 'src/api-reference/ui/TryIt/writtenRequest.ts',
        from: 'const shown = withoutSecrets(data, draft, initial, () => undefined);',
        to: 'const shown = draft;',
      },
    ],
    caughtBy: test('unit/api-reference/ui/TryIt/writtenRequest.test.ts', /holds no secret/),
    says: /hunter2/,
  },
  {
    name: 'an overlay whose action matches nothing, without a word',
    plant: [
      {file: 'src/api-reference/model/overlays.ts', from: 'if (!found.length)', to: 'if (found.length > 9)'},
    ],
    caughtBy: test('unit/api-reference/model/overlays.test.ts', /matches nothing, and another document/),
    says: /matches nothing: \$\.gone/,
  },
  {
    name: 'a tool that does not say that it only reads',
    plant: [
      {file: 'src/api-reference/machines/tools.ts', from: "new Set(['get', 'head',", to: "new Set(['head',"},
    ],
    caughtBy: test('unit/api-reference/machines/tools.test.ts', /what reads, what destroys/),
    says: /readOnlyHint/,
  },
  {
    name: 'an operation alone without what it refers to',
    plant: [
      {
        file: 'src/api-reference/machines/operationDocument.ts',
        from: 'waiting.push(...targetsIn(value))',
        to: 'void waiting',
      },
    ],
    caughtBy: test('unit/api-reference/machines/operationDocument.test.ts', /bring all that they refer to/),
    says: /schemas/,
  },
];
